### A finished game once more
replay = Replay
replay-title = { $game } · replay
replay-players = Players
replay-at-turn = must choose
replay-first = First
replay-place = Place
replay-score = Score
replay-eyes = Seen by
replay-onlooker = an onlooker
replay-open = all cards open
replay-controls = Replay
replay-to-start = To the deal
replay-back = One step back
replay-on = One step on
replay-to-end = To the end
replay-play = Play
replay-pause = Pause
replay-step = Step
replay-step-of = Step { $step } of { $steps }
replay-speed = Speed
replay-times = { NUMBER($speed) }×
replay-link = Link to this moment
replay-link-in-address-bar = The link is in the address bar.
replay-gap = Steps { $first } to { $last }
replay-chose = { $name }: { $what }
replay-deal = The deal.
replay-unheard = Something was chosen. These eyes saw nothing of it.
replay-won = { $names } { $count ->
    [one] wins.
   *[other] share the first place.
  }
replay-not-over = This game is still on
replay-not-over-why = A replay shows every hand, so it waits for the end.
replay-to-table = To the table
replay-not-begun = This table is waiting for players
replay-all-choose = All choose.
replay-must-choose = { $names } { $count ->
    [one] must choose.
   *[other] must choose.
  }
