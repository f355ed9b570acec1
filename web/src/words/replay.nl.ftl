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

about = Waar het om ging
about-why = Ieders kans om te winnen zoals het spel liep, waar het keerde, wat het geluk deed en wat beter had gekund.
about-begin = Kijk terug
about-waits = { $place ->
    [0] Als volgende aan de beurt.
    [one] Er is er nog één voor.
   *[other] Er zijn er nog { $place } voor.
  }
about-works = Wordt nagespeeld: { $done } %
about-progress = Hoever het is
about-failed = Deze keer is het niet gelukt.
about-chances = Kansen om te winnen
about-open = alle kaarten open
about-onlooker = wat een toeschouwer wist
about-at = { $name } { $chance } %
about-now = Kansen bij deze stap
about-figures = De cijfers
about-turns = Waar het keerde
about-no-turns = Nergens ineens: het ging stap voor stap.
about-luck = Geluk en keuzes
about-luck-deal = het delen
about-luck-chance = het toeval
about-luck-own = eigen keuzes
about-luck-others = de anderen
about-missed = Wat beter had gekund
about-whose = Wiens keuzes
about-look-into = Bekijk de keuzes van { $name }
about-no-missed = Niets was duidelijk beter: { $name } liet weinig liggen.
about-show = Laat zien
about-show-step = , stap { $step }
about-show-end = Genoeg gezien
refused-analysis_open = Je wacht al op een terugblik. Vraag opnieuw als die er is.
refused-too_many_analyses = Dat was veel terugkijken. Vraag het over een tijdje opnieuw.
