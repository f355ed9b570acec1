## De tafel: vraag, spelers, paneel, aanschuiven, einde, gordijn

### Vraag
table-heading = { $round ->
    [0] { $game }
   *[other] { $game } · ronde { $round }
}
table-prompt-label = Wat er te doen is
table-put-back = Terugleggen
table-all-choices = Alle keuzes ({ $count })
table-sending = Verstuurd…
table-paused = Het spel is gepauzeerd. Klokken en bots wachten.
table-look-on = Je kijkt toe.
table-finish-parade = Doorspoelen

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
table-points = punten
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
table-closed-4003 = Deze tafel is voor wie een link heeft, en deze geldt niet.
table-closed-4410 = Die tafel bestaat niet.
table-closed-other = De server laat deze bladzijde niet binnen. Laad haar opnieuw.

### Het gewone bord
common-also = Ook te kiezen
common-touch-again = raak nog eens aan om te kiezen
common-empty = leeg
common-lit = mag gekozen worden
common-hand = Je hand
common-hand-of = De hand van { $name }
common-cards = kaarten
common-money = geld
common-of-share = Jouw deel
common-of-way = Welke kant op
common-of-asleep = Wakker of in slaap
common-of-cash = Geld, in duizenden
common-of-tag = Alleen woorden
common-of-family = Families
common-of-seat = Spelers
common-of-influence = Influence-kaarten
common-colour-yellow = geel
common-colour-red = rood
common-colour-blue = blauw
common-colour-black = zwart
common-colour-green = groen
common-colour-purple = paars

### Sicilianos op het gewone bord
common-si-back = een kaart, { $colour }
common-si-role-guard = lijfwacht
common-si-role-bomb = bom
common-si-role-coat = overloper
common-si-worth = telt { $worth }
common-si-throw = De worp
common-si-influence-H = een handje: stelen
common-si-influence-1 = pak er één
common-si-influence-2 = pak er twee
common-si-piles = De stapels van de families
common-si-pile = De stapel, van boven af
common-si-types = Bedrijven om uit te kiezen
common-si-businesses = { $count ->
    [one] één bedrijf
   *[other] { $count } bedrijven
}
common-si-type-antique = antiekwinkel
common-si-type-pizzeria = pizzeria
common-si-type-laundry = wasserij
common-si-strength = sterkte { $strength }
common-si-status-not_asked = nog niet gevraagd
common-si-status-stayed_out = doet niet mee
common-si-status-skipped = overgeslagen
common-si-status-active = in de oorlog
common-si-status-dropped = afgehaakt
common-si-status-turned = overgelopen
common-si-stake = inzet { $stake }
common-si-notes = Je zwarte geld
common-si-black = zwart
common-si-black-title = zwart geld: telt aan het einde tegen zijn eigenaar
common-si-white = wit
common-si-white-title = witgewassen geld
common-si-owned = bedrijven
common-si-set = drie soorten, drie kleuren
common-si-most-antique = meeste antiekwinkels
common-si-most-pizzeria = meeste pizzeria's
common-si-most-laundry = meeste wasserijen

### Maffiosi op het gewone bord
common-ma-side-top = De lange kant boven
common-ma-side-right = Het rechtereinde
common-ma-side-bottom = De lange kant onder
common-ma-side-left = Het linkereinde
common-ma-object-cafe = café
common-ma-object-restaurant = restaurant
common-ma-object-casino = casino
common-ma-object-till = kassa
common-ma-object-revolver = revolver
common-ma-object-knife = mes
common-ma-object-drink = drankje
common-ma-asleep = in slaap
common-ma-asleep-count = { $count } in slaap
common-ma-cakes = Taarten
common-ma-cake-of = taart van { $name }
common-ma-cake-home = thuis
common-ma-cake-at = bij stoel { $chair }
common-ma-middle = In het midden
common-ma-pot = op tafel
common-ma-draw = te trekken
common-ma-used = gespeeld
common-ma-tray-of = Wacht op een stoel: { $name }
common-ma-card-stab = een mes doodt ernaast
common-ma-card-fire = een revolver doodt ertegenover
common-ma-card-order = je taart komt eraan
common-ma-card-pass = een taart gaat rond
common-ma-card-kaboom = een taart ontploft
common-ma-card-nightcap = drinkers vallen in slaap
common-ma-card-scram = iedereen gaat opnieuw zitten
common-ma-card-move = een man wisselt van stoel
common-ma-earns = verdient
common-ma-earns-title = wat hij per beurt verdient
common-ma-men = mannen
common-ma-men-title = mannen die nog leven

### La Cosa Nostra op het gewone bord
common-cn-market = De markt
common-cn-price = prijs { $price }k
common-cn-earns = verdient { $income }k
common-cn-earns-title = wat zijn Businesses per ronde verdienen
common-cn-marker = { $count ->
    [one] marker van { $name }
   *[other] { $count } markers van { $name }
}
common-cn-used = gebruikt
common-cn-inactive = buiten dienst
common-cn-buys = koopt { $what }
common-cn-job-back = Job { $round }, gedekt
common-cn-recruits = Te ronselen
common-cn-recruit = { $price }k
common-cn-influence = Influence
common-cn-job = Job
common-cn-jobs = Jobs
common-cn-men = Gangsters
common-cn-markers = markers
common-cn-job-now = { $name }: { $job }, { $target } of meer
common-cn-die = een { $die }
common-cn-hits = gelukt
common-cn-pay = opbrengst
common-cn-promises = Beloften
common-cn-promise = { $name } aan { $to }: { $what }
common-cn-round = ronde { $round }
common-cn-fate-open = staat nog
common-cn-fate-kept = gehouden
common-cn-fate-broken = gebroken
common-cn-tag-peace = vrede
common-cn-tag-share = een aandeel in de winst
common-cn-tag-repay = terugbetalen
common-cn-tag-attack = een aanval op iemand
common-cn-tag-hands_off = handen af van een Business
common-cn-tag-lend_later = later iets uitlenen
common-cn-tag-threat = een dreigement
common-cn-tag-free_text = iets wat aan tafel gezegd is
common-cn-family-blundetto = Blundetto
common-cn-family-dimaggio = DiMaggio
common-cn-family-calmuti = Calmuti
common-cn-family-laserva = LaServa
common-cn-family-caruso = Caruso
common-cn-offer = Bod van { $name } aan { $to }
common-cn-draft = Je bod aan { $to }, { $name }
common-cn-gives = geeft { $what }
common-cn-asks = vraagt { $what }
common-cn-words = alleen woorden: { $what }
common-cn-nothing = niets
common-cn-lent = { $what }, geleend voor één Job
common-cn-recalled = de marker op { $what } terug
common-cn-laundered = witgewassen
common-cn-power = macht
common-cn-gangster-bonus = meeste Gangsters
