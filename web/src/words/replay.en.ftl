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

about = What it was about
about-why = Each seat’s chance to win as the game went, where it turned, what luck had to do with it, and what could have been better.
about-begin = Look back
about-waits = { $place ->
    [0] Next in line.
    [one] One is before it.
   *[other] { $place } are before it.
  }
about-works = Playing it over: { $done } %
about-progress = How far it is
about-failed = It could not be worked out this time.
about-chances = Chances to win
about-open = all cards open
about-onlooker = what an onlooker knew
about-at = { $name } { $chance } %
about-now = Chances at this step
about-figures = The figures
about-turns = Where it turned
about-no-turns = Nowhere all at once: it went step by step.
about-luck = Luck and choices
about-luck-deal = the deal
about-luck-chance = chance
about-luck-own = own choices
about-luck-others = the others
about-missed = What could have been better
about-whose = Whose choices
about-look-into = Look into the choices of { $name }
about-no-missed = Nothing that was clearly better: { $name } missed little.
about-show = Show me
about-show-step = , step { $step }
about-show-end = Enough seen
refused-analysis_open = You are waiting for one look back already. Ask again when it is there.
refused-too_many_analyses = That was a lot of looking back. Ask again in a while.
