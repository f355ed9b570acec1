# Elk woord van het commando dat een speler leest. Dezelfde sleutels staan in en.ftl.

you = Jij
player = Speler { $number }
bot = { $name } ({ $kind })

welcome = { $game }. Aan tafel: { $players }.
goes-on = Het gaat verder vanaf het moment na zet { $move } van { $record }; wat nog komt is nieuw.
another-game = een ander spel
how-to-answer = Antwoord met een nummer of een naam. Verder: ? (alle keuzes), tip, waarom …, regels, verslag, tafel, hulp, stop.
help =
    Typ het nummer voor een keuze, of de naam ervan. Met een lege regel ga je terug naar de eerste lijst.
      ?             alle keuzes voluit
      tip           wat een sterke speler hier zou doen, en waarom
      waarom …      zegt waarom iets niet mag: noem het erachter
      regels [ID]   de spelregels, of één ervan, bv. regels { $rule }
      verslag       alles wat je tot nu toe gehoord hebt
      tafel         toont de tafel opnieuw
      stop          je verlaat de tafel
curtain = Geef het toetsenbord aan { $name }. Druk op Enter als alleen { $name } kijkt.
your-turn = { $name }, jij bent aan de beurt.

ask-one = Wat kies je?
ask-or-name = Wat kies je? Een { $what } intypen mag ook, bv. { $example }
ask-only = Er is maar één keuze; Enter volstaat.
ask-several = Typ de nummers van alles wat je kiest, bv. 1 3
ask-exactly = Kies er precies { $count }, bv. 1 2
ask-which = Kies een { $what }.
ask-back = (Enter: terug)

not-understood = “{ $text }” zit niet bij de keuzes. Typ ? voor alle keuzes, hulp voor hulp.
no-number = Keuze { $number } bestaat niet.
why-what = Waarom wat? Zet er een keuze achter, bv. waarom 2
why-allowed = Niets verbiedt dat.
no-rule = Regel { $id } bestaat niet.
nothing-yet = Nog niets.

# Wat je behalve het Engelse woord van elk commando kunt typen.
command-help = h hulp
command-hint = tip raad
command-why = waarom waarom?
command-rules = regels regel
command-log = verslag logboek
command-table = tafel bord
command-quit = q stop weg

goodbye = Je staat op van tafel. Niemand stelt vragen. Tot ziens.
the-seed = Seed:
the-record = Spelverslag:
no-record = Het spelverslag kan niet geschreven worden ({ $reason }); het spel gaat door.
unfinished = Het spel is niet uitgespeeld.
place = { $place }. { $name }: { $score }
next = Enter: verder; q: stoppen { "" }
replay-open = { $game }: de hele waarheid.
replay-seat = { $game }, zoals { $name } (plaats { $seat }) het zag en hoorde.

door-welcome = Ga zitten. Wat spelen we?
door-game = { $game }, { $least } tot { $most } spelers.
door-which = Welk spel?
door-no-game = Dat hebben we niet in huis. Typ het nummer.
door-seats = Met hoeveel aan tafel, jijzelf inbegrepen? ({ $least } tot { $most }; Enter voor { $usual })
door-no-seats = Van { $least } tot { $most } ({ $rule }).
door-level = Hoe goed zijn de anderen? (Enter voor { $usual })
door-no-level = Dat niveau is er niet. Typ het nummer.
