## Begin, nieuwe tafel, tafels, account.

### Wat al deze bladzijden zeggen
pages-try-again = Opnieuw proberen
pages-just-now = zojuist
pages-new-table = Nieuwe tafel

### Begin
home-welcome = Schuif aan. { $games ->
    [5] Vijf families, vijf spellen, één tafel.
   *[other] { $games } spellen, één tafel.
}
home-games = Spellen
home-begin = Begin hier
# Voor wie het hoort: "Het spel: 3 tot 5 spelers, ongeveer 40 minuten, makkelijk te leren. Begin hier."
home-poster = { $title }: { $facts }.
home-players = { $least ->
    [0] { $most ->
        [one] { $most } speler
       *[other] { $most } spelers
      }
   *[other] { $least } tot { $most } spelers
  }
home-minutes = { $minutes } min
home-minutes-long = ongeveer { $minutes } minuten
home-hard-1 = makkelijk
home-hard-2 = gemiddeld
home-hard-3 = pittig
home-hard-1-long = makkelijk te leren
home-hard-2-long = na één spel ken je het
home-hard-3-long = veel te leren
home-step-poster = Kies een affiche.
home-step-deal = Druk op ‘Ik doe mee’. Het huis zorgt voor gezelschap.
home-step-glow = Wat oplicht, mag je aanklikken. De bovenste regel zegt wat er te doen is.
home-chairs = Wie er spelen
home-chair = stoel
home-make-level = Maak het { $level }
home-remove = Stuur { $name } weg
home-deal = Ik doe mee
home-with-friends = Met vrienden
home-continue = Jouw spellen
home-watch = Om toe te kijken
home-all = Alle
home-all-of = Alle: { $title }
home-no-account = Geen account nodig. Er gaat geen geld om, behalve op tafel.

### Tafels
tables-kinds = Welke tafels
tables-of-game = Spel
tables-all-games = Alle spellen
tables-free = { $free ->
    [one] 1 stoel vrij
   *[other] { $free } stoelen vrij
}
tables-who-sits = Stoelen
tables-continue = Verder
tables-replay = Terugzien
tables-look = Bekijk
tables-none-open = Er wacht geen tafel op je. Zet er een klaar.
tables-none-mine = Je zit nog aan geen tafel.
tables-none-watch = Niemand speelt nu in het openbaar.
tables-paging = Bladzijden met tafels
tables-page = { $page } van { $pages }
tables-newer = Nieuwere
tables-older = Oudere
tables-refreshes = Kijkt vanzelf opnieuw.

### Klokken
clock-none = Geen klok
clock-each-move = { $time } per zet
clock-whole-game = { $time } voor het spel
clock-whole-game-more = { $time } voor het spel, { $more } erbij per beurt

### Nieuwe tafel
new-facts = Voor { $facts }.
new-title = Nieuwe tafel: { $game }
new-chairs = Stoelen
new-how-many = Hoeveel
new-me = Ik
new-open-chair = Vrije stoel
new-bot = { $name } · { $level }
new-chairs-help = Meer stoelen voor jou: jullie geven het apparaat door, met een gordijn tussen de handen.
new-nobody = Er moet iemand zitten. Neem zelf een stoel, of laat er een vrij.
new-hints = Tips
new-hints-none = Niet onder mensen
new-hints-allowed = Toegestaan
new-hints-help = Ieder mag vragen wat de sterkste bot zou doen, en iedereen ziet wie dat deed. Met alleen bots mag het altijd.
new-clock = Klok
new-clock-none = Geen
new-clock-move = Per zet
new-clock-game = Hele spel
new-clock-none-help = Ieder denkt zo lang als nodig is.
new-clock-move-help = Is de tijd van een zet om, dan doet een bot wat gedaan moet worden. De speler kan terugkomen.
new-clock-game-help = Ieder heeft zoveel tijd voor het hele spel. Is die op, dan speelt een bot door.
new-clock-time = Tijd
new-clock-more = Erbij per beurt
new-clock-no-more = niets
new-door = Deur
new-door-link = Met een link
new-door-open = Open
new-door-link-help = Alleen wie een link heeft, schuift aan of kijkt toe.
new-door-open-help = De tafel staat bij de open tafels. Iedereen mag aanschuiven of toekijken.
new-options = Huisregels
new-options-usual = Zoals de spelregels zeggen.
new-options-changed = { $count ->
    [one] 1 gewijzigd
   *[other] { $count } gewijzigd
}
new-options-reset = Terug naar standaard
new-on = Aan
new-off = Uit
new-usual = standaard
new-word = Een woord voor het schudden
new-word-help = Het wordt meegeschud, zodat het nooit doorgestoken kaart kan zijn. Alles mag.
new-make = Tafel dekken
new-made = De tafel staat klaar
new-made-help = Stuur elke stoel zijn link. Het spel begint als de laatste bezet is.
new-to-the-table = Naar de tafel
new-link-invite = Stoel { $number }: voor wie er komt
new-link-key = Stoel { $number }: van jou, op een ander apparaat
new-link-watch = Om toe te kijken
new-link-screen = Voor een televisie
new-link-screen-help = Toont de tafel aan de kamer, met codes voor de vrije stoelen.
new-link-key-help = Wie deze link heeft, speelt deze stoel. Houd hem voor jezelf.
new-link-code = Code van de link: { $what }

### Account
account = Account
account-guest = Je bent gast
account-hello = Goedenavond, { $name }
account-guest-help = Deze browser herkent je aan een cookie. Met een account word je overal herkend.
account-name = Naam
account-name-help = Hoe de anderen je aan tafel noemen.
account-rename = Noem me zo
account-renamed = Genoteerd.
account-register = Account maken
account-register-help = Je spellen en sterkte gaan mee.
account-log-in = Inloggen
account-log-in-help = Deze browser speelt dan als dat account.
account-log-out = Uitloggen
account-log-out-help = Deze browser vergeet je.
account-password = Wachtwoord
account-password-help = Minstens 8 tekens, waarvan vier verschillende.
account-ratings = Sterkte
account-ratings-none = Nog geen. Speel een spel uit.
account-game = Spel
account-strength = Sterkte
account-strength-value = { $strength } ± { $doubt }
account-games = Spellen
account-played = Uitgespeelde spellen
account-played-none = Nog geen.
account-place = Plaats
account-place-of = { $place } van { $seats }
account-score = Score
account-when = Wanneer
account-tokens = Sleutels voor programma's
account-tokens-help = Een programma dat een sleutel stuurt, speelt als jij. De sleutel wordt één keer getoond.
account-tokens-none = Er speelt geen programma voor jou.
account-token-name = Waar is hij voor?
account-token-make = Sleutel maken
account-token-key = De sleutel. Hij wordt niet nog eens getoond:
account-token-made = gemaakt { $when }
account-token-seen = laatst gezien { $when }
account-token-unseen = nooit gezien
account-token-revoke = Intrekken
account-token-revoke-which = { $name } intrekken
account-token-unnamed = zonder naam
