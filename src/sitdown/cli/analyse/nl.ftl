# Wat `sitdown analyse` rondom een terugblik zegt. Dezelfde sleutels staan in en.ftl.

chances = { $game }: de kans van elke speler om te winnen, met alle kaarten open / zoals een toeschouwer kon weten.
moves = zetten
turns = Keerpunten:
no-turns = Geen enkele zet heeft het spel gekeerd.
luck = Geluk los van keuzes, in honderdsten van de winstkans:
missed = { $name }: waar een andere keuze duidelijk beter was, naar wat die plaats toen wist (100 punten: van de laatste plaats naar de overwinning).
nothing-missed = { $name }: geen andere keuze was duidelijk beter, naar wat die plaats toen wist.

page-title = { $game }: waar het om ging
page-about = { $seats } spelers, { $moves } zetten. { $winners }
page-won = Gewonnen door { $names }.
page-open = De winstkans, met alle kaarten open
page-open-about = Hoe vaak ieder zou winnen als spelers met vuistregels van daar verder speelden, met de kaarten zoals ze lagen en nieuw geluk. De nummers zijn de keerpunten hieronder.
page-onlooker = De winstkans, zoals een toeschouwer kon weten
page-onlooker-about = Hetzelfde, vanuit werelden zoals iemand ze zich voorstelt die geen kaart heeft gezien.
page-figures = De lijnen in cijfers
page-turns = Keerpunten
page-luck = Geluk los van keuzes
page-luck-about = In honderdsten van de winstkans: van een gelijke kans naar de uitslag. De start is alles wat voor de eerste zet vastlag, ook de volgorde van de stapels; toeval is wat later viel of werd geschud. Elk getal klopt op ongeveer de laatste kolom na.
page-missed = Wat { $name } liet liggen
page-missed-about = Naar wat die plaats toen wist, niet naar hoe het was of wat ervan kwam. 100 punten: van de laatste plaats naar de overwinning.
page-player = Speler
page-deal = Start
page-chance = Toeval
page-own = Eigen keuzes
page-others = Keuzes van de anderen
page-total = Samen
page-error = Speling
page-made = Gemaakt door sitdown { $version }: { $command }
