### A finished game, played on from one of its moments
branch-from-here = Play on from here
branch-title = Play on from { $step ->
    [0] the deal
   *[other] step { $step }
  }
branch-about = All hands lie as they lay then. What nobody had seen yet is drawn anew. It does not count for your rating.
branch-chair = Your chair
branch-bots = The others are bots
branch-sit = Sit down
branch-of = This game goes on from { $step ->
    [0] the deal
   *[other] step { $step }
  } of an earlier one.
