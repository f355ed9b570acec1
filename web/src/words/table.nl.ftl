## De tafel: vraag, spelers, paneel, aanschuiven, einde, gordijn

### Vraag
table-heading = { $round ->
    [0] { $game }
   *[other] { $game }{"\u00A0"}· ronde { $round }
}
table-prompt-label = Wat er te doen is
table-put-back = Terugleggen
table-all-choices = Alle keuzes ({ $count })
table-sending = Verstuurd…
table-paused = Het spel is gepauzeerd. Klokken en bots wachten.
table-preset = { $window } Wanneer je het gevraagd wordt
table-preset-answers = Je vaste antwoord volgt: { $choice }.
table-preset-or-you = Raak aan wat oplicht om zelf te antwoorden, of zet de schakelaar om.
table-look-on = Je kijkt toe.
table-goal = Je doel:

### Bord, spelers
table-board-label = De tafel: { $game }
table-board-loading = De tafel wordt gedekt
table-players = Spelers
table-on-turn = is nu aan zet
table-no-figures = nog niets te zien
table-clock-of = { $name } heeft nog { $time }

### Paneel
table-panel = Verloop, gesprek en keuzes
table-panel-open = Het paneel openen
table-choices = Keuzes
table-choices-none = Je hebt nu niets te kiezen.
table-choices-find = Zoek een keuze
table-choices-found = { $count ->
    [one] Eén keuze
   *[other] { $count } keuzes
}
table-choice-put-back = Terugleggen: { $choice }
table-log-empty = Er is nog niets gebeurd.
table-rule-open = Regel { $rule }
table-chat-empty = Niemand heeft iets gezegd.
table-chat-to = Aan
table-chat-all = de tafel
table-chat-onlookers = toekijkers
table-chat-write = Zeg iets
table-chat-private = aan { $name }, onder vier ogen
table-chat-to-onlookers = aan toekijkers
table-chat-unread = { $count ->
    [one] één nieuwe regel
   *[other] { $count } nieuwe regels
}

### Lade met regels
table-rules-of = Spelregels: { $game }
table-rules-whole = De hele bladzijde met regels
table-rules-example = Voorbeeld

### Waarom niet
table-nothing-to-do-there = Daar valt niets mee te doen.
table-touch-the-lit-first = Dat mag. Kies eerst uit wat oplicht.

### Wat een speler kan vragen
table-menu = Vragen om
table-takeback = Zet terugnemen
table-takeback-asked = { $name } wil een zet terugnemen.
table-takeback-waits = Je wilt een zet terugnemen. Wacht op { $names }.
table-takeback-allow = Toestaan
table-takeback-refuse = Weigeren
table-pause = Pauzeren
table-resume = Verder spelen
table-resign = Opgeven
table-resign-sure = Opgeven? Een bot neemt je stoel over, en de uitslag telt voor jou.
table-back = Ik ben er weer
table-away = Je tijd was op. Een bot speelt voor je door.
table-screen = Tafelscherm

### Aanschuiven
table-gathering = De stoelen raken bezet
table-gathering-what = Het spel begint vanzelf zodra de laatste stoel bezet is.
table-chair-taken = Hier zit { $name }
table-chair-yours = Jouw stoel
table-chair-bot = Een bot van het huis
table-invite-title = Nodig iemand uit op deze stoel
table-invite-lost = Wie de tafel maakte, heeft de link voor deze stoel.
table-watch-title = Laat iemand toekijken
table-invited = Er is een stoel voor je vrijgehouden.
table-word = Een woord voor het delen
table-word-help = Het wordt meegeschud, zodat het nooit doorgestoken kaart kan zijn.
table-stand = Opstaan
table-commitment = Zegel van het delen

### Einde
table-over = Het spel is afgelopen
table-place = { $place }.
table-winner = { $name } wint
table-winners = { $names } winnen
table-account = Hoe het zo kwam
table-record = Verslag bewaren
table-replay = Nog eens bekijken
table-proof = Bewijs van het delen
table-proof-what = Hoe gedeeld werd, lag vast voordat er iemand aanschoof. Dit is het zegel; in het verslag staan het geheim en elk woord dat meegeschud is. Controleer het met:
table-next-table = Naar de volgende tafel
table-show-board = De tafel bekijken

### Samen op één apparaat
table-curtain-pass = Geef het apparaat aan { $name }
table-curtain-what = Niemand anders kijkt nu.
table-curtain-open = Ik ben { $name }

### De lijn
table-closed-4003 = Deze tafel is voor wie een link heeft, en deze link is niet geldig.
table-closed-4410 = Die tafel bestaat niet.
table-closed-other = De server laat deze bladzijde niet binnen. Laad haar opnieuw.

### Het gewone bord
common-things = Wat gekozen kan worden
common-unknown = gedekt
common-nothing = niets

### Vensters om te reageren, en afspraken
table-window = Iedereen heeft evenveel tijd. Niets zeggen is passen.
table-kept = Bewaard tot de tijd om is: { $choice }. Je kunt nog anders kiezen.
table-deals-told = Wat er over afspraken gehoord is
table-talk-private = Onder vier ogen
table-talk-with = Met
table-talk-empty = Onder vier ogen is nog niets gezegd.
table-talk-write = Zeg het alleen aan { $name }
table-deals-waiting = { $count ->
    [one] { $count } bod wacht op je
   *[other] { $count } biedingen wachten op je
}

### Tips
hint-ask = Wat zou jij doen?
hint-title = Wat Don Ugo zou doen
hint-thinks = Hij denkt na…
hint-waits = Hij denkt na; nog { $place } voor je.
hint-failed = Er viel hem deze keer niets in. Vraag het nog eens.
hint-only = Er valt maar één ding te doen.
hint-next = De volgende keuze
hint-take = Doe nummer { $number }
hint-asked = { $count ->
    [one] { $name } heeft één tip gevraagd
   *[other] { $name } heeft { $count } tips gevraagd
}
