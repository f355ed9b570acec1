### De tafel op een televisie
screen-title = { $game } op het scherm
screen-scan = Richt je telefoon op een code en schuif aan.
screen-scan-one = Richt je telefoon op de code en schuif aan.
screen-chair-for = Stoel { $number }
screen-code-for = Code om aan te schuiven op stoel { $number }
screen-code-for-any = Code om aan te schuiven
screen-no-code = Wie de tafel heeft gedekt, heeft de code voor deze stoel.
screen-not-from-here = Dit scherm is geopend op { $host }; daar komt een telefoon niet. Open het met de naam of het nummer dat deze machine in jullie netwerk heeft.
screen-all-here = Iedereen is er.
screen-paused = Pauze. Iemand haalt eten.
screen-over = Het spel is afgelopen
screen-your-hand = Je hand zou op het scherm staan
screen-your-hand-why = In deze browser zit je zelf aan deze tafel. Open het scherm met de link om toe te kijken, of in de browser van wie de tafel heeft gedekt.
screen-last = Wat er gebeurde
screen-nothing-yet = Er is nog niets gebeurd.
screen-bot = bot · { $level }
screen-house-rule = Je hand staat op je telefoon. Dit scherm is voor iedereen.
