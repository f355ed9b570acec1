### Een afgelopen spel, verder gespeeld vanaf een van zijn momenten
branch-from-here = Speel vanaf hier verder
branch-title = Verder vanaf { $step ->
    [0] het delen
   *[other] stap { $step }
  }
branch-about = Alle handen liggen zoals ze toen lagen. Wat nog niemand had gezien, wordt opnieuw getrokken. Voor je sterkte telt het niet mee.
branch-chair = Jouw stoel
branch-bots = De anderen zijn bots
branch-sit = Ga zitten
branch-of = Dit spel gaat verder vanaf { $step ->
    [0] het delen
   *[other] stap { $step }
  } van een eerder spel.
