### Een afgelopen spel nog eens
replay = Herhaling
replay-title = { $game } · herhaling
replay-players = Spelers
replay-at-turn = is aan zet
replay-first = Eerste
replay-place = Plaats
replay-score = Score
replay-eyes = Gezien door
replay-onlooker = een toeschouwer
replay-open = alle kaarten open
replay-controls = Herhaling
replay-to-start = Naar het delen
replay-back = Een stap terug
replay-on = Een stap verder
replay-to-end = Naar het einde
replay-play = Afspelen
replay-pause = Stilzetten
replay-step = Stap
replay-step-of = Stap { $step } van { $steps }
replay-speed = Snelheid
replay-times = { NUMBER($speed) }×
replay-link = Link naar dit moment
replay-link-in-address-bar = De link staat in de adresbalk.
replay-gap = Stap { $first } tot en met { $last }
replay-chose = { $name }: { $what }
replay-deal = Er is gedeeld.
replay-unheard = Er is iets gekozen. Deze ogen zagen er niets van.
replay-won = { $names } { $count ->
    [one] wint.
   *[other] delen de eerste plaats.
  }
replay-not-over = Dit spel is nog bezig
replay-not-over-why = Een herhaling toont elke hand. Daarom wacht hij op het einde.
replay-to-table = Naar de tafel
replay-not-begun = Deze tafel wacht op spelers
replay-all-choose = Iedereen kiest.
replay-must-choose = { $names } { $count ->
    [one] is aan zet.
   *[other] zijn aan zet.
  }
