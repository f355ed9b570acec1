# Elk woord van Maffiosi dat een speler leest. Dezelfde sleutels staan in en.ftl, in dezelfde volgorde.

title = Maffiosi
tagline = Alle bendes van Chicago aan één lange tafel, en de taart is niet om op te eten.
poster = Diner & dynamiet
goal = Heb het meeste geld als de pot leeg is of er nog één bende zit. Zit waar het geld is, en houd je Boss in leven.

## De opties

option-seating = Tafelschikking
option-seating-is-fixed = vast (onze reconstructie)
option-seating-is-fixed-help = Iedereen krijgt een vaste plaats. Welke, hebben we zelf bedacht: de gedrukte tafelschikkingen zijn verloren.
option-seating-is-manual = handmatig
option-seating-is-manual-help = De spelers zetten zelf om de beurt hun gangsters neer.
option-seating-is-random = door loting
option-seating-is-random-help = Het lot zet ze allemaal neer.
option-first-placer = Wie het eerst neerzet
option-first-placer-help = Wie de eerste gangster neerzet als de spelers dat zelf doen; volgens de spelregels is dat de jongste.
option-first-placer-is-random = door loting
option-first-placer-is-0 = geel
option-first-placer-is-1 = rood
option-first-placer-is-2 = blauw
option-first-placer-is-3 = groen
option-first-placer-is-4 = oranje
option-first-placer-is-5 = paars
option-closing-time = Sluitingstijd
option-closing-time-help = Na zoveel volle rondes is het spel voorbij, en niemand krijgt de pot.
option-closing-time-is-off = geen
option-closing-time-is-5 = na 5 rondes
option-closing-time-is-10 = na 10 rondes
option-closing-time-is-15 = na 15 rondes
option-closing-time-is-20 = na 20 rondes
option-short-pot = Kleine pot
option-short-pot-help = Aan: het snelle spel, met de helft van het geld: 60k, 45k, 35k of 30k.
option-no-scram = Zonder Smeer 'm!
option-no-scram-help = Aan: in plaats van de twee Smeer 'm!-kaarten komen er twee Verplaatskaarten.
option-hidden-money = Verborgen geld
option-hidden-money-help = Aan: wat de anderen hebben, zie je pas aan het einde. De pot en de betalingen blijven open, dus wie meetelt, weet het toch.
option-final-tie = Laatste gelijke stand
option-final-tie-is-shared = gedeeld
option-final-tie-is-shared-help = Wie dan nog gelijkstaat, deelt de overwinning.
option-final-tie-is-order = op beurtvolgorde
option-final-tie-is-order-help = Wie later aan de beurt komt, geteld vanaf wie begonnen is, wint.
option-till-doubles-boss = De kassa verdubbelt de Boss
option-till-doubles-boss-help = Uit: de kassa verdubbelt wat zaken opbrengen, maar niet de 1k voor de Boss.
option-last-note = Laatste biljet
option-last-note-is-note = in zijn geheel
option-last-note-is-note-help = De pot bestaat uit biljetten. Ligt er nog maar één, dan pakt wie geld krijgt het helemaal, ook als het meer is dan zijn inkomen.
option-last-note-is-exact = gewisseld
option-last-note-is-exact-help = De pot is een bedrag: niemand krijgt ooit meer dan zijn inkomen.
option-empty-cake = Taart bij een lege stoel
option-empty-cake-is-hits = gevaarlijk
option-empty-cake-is-hits-help = Hij treft de twee buren.
option-empty-cake-is-harmless = ongevaarlijk
option-empty-cake-is-harmless-help = Hij treft niemand.
option-pass-blocked = Doorgeven aan wie al een taart heeft
option-pass-blocked-is-stop = kan niet
option-pass-blocked-is-stop-help = Heeft de eerste gangster al een taart voor zich, dan kan de taart die kant niet op.
option-pass-blocked-is-skip = overslaan
option-pass-blocked-is-skip-help = De taart gaat door naar de eerste gangster zonder taart.
option-nightcap = Aantal drankjes bij Slaapmutsje!
option-nightcap-is-exact = precies drie
option-nightcap-is-exact-help = Drie gangsters krijgen een mafkaartje, of allemaal als het er minder zijn.
option-nightcap-is-up-to = hoogstens drie
option-nightcap-is-up-to-help = Eén of twee mag ook.
option-cafe-is-drink = Een café telt als drankje
option-cafe-is-drink-help = Aan: ook wie bij een café zit, kan een mafkaartje krijgen.
option-scram-clears-cakes = Smeer 'm! ruimt de taarten op
option-scram-clears-cakes-help = Aan: bij Smeer 'm! gaat elke taart terug naar zijn eigenaar.
option-scram-wakes = Smeer 'm! maakt wakker
option-scram-wakes-help = Aan: bij Smeer 'm! worden alle slapers wakker.
option-move-after-discard = Verplaatsen na afleggen
option-move-after-discard-help = Aan: ook nadat je een kaart hebt afgelegd, mag je nog een Verplaatskaart spelen.
option-manual-starter = Begin na de handmatige tafelschikking
option-manual-starter-is-last = wie het laatst neerzet
option-manual-starter-is-last-help = Wie de laatste gangster neerzette, begint.
option-manual-starter-is-first = wie het eerst neerzet
option-manual-starter-is-first-help = Wie de eerste gangster neerzette, begint.
option-open-discards = Gebruikte kaarten open
option-open-discards-help = Uit: van de stapel gebruikte kaarten zie je alleen de bovenste, en de hand van wie af is, gaat er gedekt onder.
option-stall-rounds = Patstelling
option-stall-rounds-help = Na zoveel rondes waarin niets uitbetaald is, niemand uitgeschakeld is en geen Smeer 'm! gespeeld is, is het spel voorbij.
option-stall-rounds-is-10 = na 10 rondes
option-stall-rounds-is-5 = na 5 rondes
option-stall-rounds-is-20 = na 20 rondes

# Vragen die vooraf te beantwoorden zijn.
window-second = Een tweede kaart?
preset-second-ask = Vraag het elke beurt
preset-second-always = Eén kaart volstaat

## De spelers. `you-names`: hoe een tafel de lezer kan noemen

seat = speler { $number }
you = jij
you-object = jou
you-names = jij je you
seat-you = { $name } (jij)
list-and = { $first } en { $last }

## Kleuren, alleen en voor een woord; gangsters, de letters van beide in een tekening, dingen, stoelen, geld

colour-yellow = geel
colour-red = rood
colour-blue = blauw
colour-green = groen
colour-orange = oranje
colour-purple = paars
adj-yellow = gele
adj-red = rode
adj-blue = blauwe
adj-green = groene
adj-orange = oranje
adj-purple = paarse
type-boss = Boss
type-gunman = Revolver Robbie
type-knifer = Jack Stiletto
type-heavy = Sterke Henkie
letter-yellow = g
letter-red = r
letter-blue = b
letter-green = n
letter-orange = o
letter-purple = p
letter-boss = B
letter-gunman = R
letter-knifer = J
letter-heavy = H
man = de { $asleep ->
    [yes] slapende { $adj }
   *[no] { $adj }
} { $type }
man-yours = jouw { $asleep ->
    [yes] slapende { $type }
   *[no] { $type }
}
man-of = { $me ->
    [yes] jouw { $adj } { $type }
   *[no] de { $adj } { $type } van { $who }
}
piece-boss = de { $asleep ->
    [yes] slapende Boss
   *[no] Boss
}
piece-gunman = een { $asleep ->
    [yes] slapende Revolver Robbie
   *[no] Revolver Robbie
}
piece-knifer = een { $asleep ->
    [yes] slapende Jack Stiletto
   *[no] Jack Stiletto
}
piece-heavy = een { $asleep ->
    [yes] slapende Sterke Henkie
   *[no] Sterke Henkie
}
object-cafe = café
object-restaurant = restaurant
object-casino = casino
object-till = kassa
object-revolver = revolver
object-knife = mes
object-drink = drankje
cake = { $adj } taart
cake-of = { $me ->
    [yes] jouw { $adj } taart
   *[no] de { $adj } taart van { $who }
}
chair = stoel { $chair }
man-on = { $man } op stoel { $chair }
chair-with = stoel { $chair } ({ $things })
money = { $amount }k
score = { $amount }k

## De kaarten, en wat ze doen in één regel

card-stab = Steek!
card-fire = Vuur!
card-order = Taart bestellen
card-pass = Doorgeven!
card-kaboom = Ka-Boem!
card-nightcap = Slaapmutsje!
card-scram = Smeer 'm!
card-move = Verplaatsen
help-stab = schakelt een tegenstander uit die naast jouw man met een mes zit
help-fire = schakelt een tegenstander uit die tegenover jouw man met een revolver zit
help-order = zet jouw taart op tafel; die ontploft aan het begin van je volgende beurt
help-pass = verplaatst de taart van een ander naar de eerste gangster links of rechts
help-kaboom = laat de taart van een ander meteen ontploffen
help-nightcap = brengt drie gangsters met een drankje in slaap, wie al slaapt voorgoed
help-scram = iedereen gaat van tafel en weer zitten
help-move = zet een van je gangsters op een vrije stoel; mag ook als tweede kaart

## De tafel. De tekens hebben hoogstens vijf letters

sign-cafe = CAFÉ
sign-restaurant = REST
sign-casino = CASI
sign-till = KASSA
sign-revolver = rev.
sign-knife = mes
sign-drink = drank
legend-men = mannen
legend-men-is = { letter-boss } { type-boss } · { letter-gunman } { type-gunman } (revolver) · { letter-knifer } { type-knifer } (mes) · { letter-heavy } { type-heavy } · z slaapt
legend-money = poen
legend-money-is = CAFÉ, REST(aurant), CASI(no): 1k per beurt, allebei van één soort: 2k extra · KASSA: × 2
legend-things = dingen
legend-things-is = rev. revolver: schiet naar de overkant · mes: steekt opzij · { $cafe ->
    [yes] drank en CAFÉ
   *[no] drank
}: kan in slaap vallen
legend-cakes = taarten
legend-cakes-is = *{ letter-yellow } de gele taart · ! gaat eraan als er een taart ontploft
table-title = ronde { $round }, beurt { $turn }
table-title-of = ronde { $round } van { $last }, beurt { $turn }
table-title-seating = de tafelschikking
table-title-end = afgelopen na { $turn ->
    [one] { $turn } beurt
   *[other] { $turn } beurten
}
table-pot = pot { $amount }
table-pot-notes = pot { $amount } ({ $notes })
table-piles = trekstapel { $draw } · gebruikt { $used }
table-piles-top = trekstapel { $draw } · gebruikt { $used }, bovenop { $top }
table-piles-hidden = trekstapel { $draw } · gebruikt { $used }, de bovenste gedekt
table-step = { $who } ({ $colour }): { $what }
step-setup-piece = zet een man neer
step-setup-chair = zet { $man } neer
step-card = kiest een kaart
step-stab = steekt
step-fire = schiet
step-order = bestelt een taart
step-pass = geeft een taart door
step-kaboom = laat een taart ontploffen
step-nightcap = vult nog { $left ->
    [one] één glas
   *[other] { $left } glazen
}
step-move-from = verplaatst een man
step-move-to = verplaatst { $man }
step-scram-piece = zet een man neer
step-scram-chair = zet { $man } neer
step-second = mag ook nog verplaatsen
step-end = het spel is afgelopen
table-place = plaats
table-colour = kleur
table-player = speler
table-money = geld
table-men = man
table-hand = hand
table-cake = taart
table-income = inkomen
table-out = af
cake-home = thuis
cake-gone = weg
cake-at = stoel { $chair }
income-till = KASSA
income-both = beide { $signs }
about-hand = heeft { $cards }
table-standing = Moet nog zitten
table-used = Gebruikte kaarten
table-gone = Uit het spel
table-draw = Trekstapel, van boven af
table-stalemate = Patstelling
table-stalemate-in = { $turns ->
    [one] na nog één beurt waarin niets gebeurt
   *[other] na nog { $turns } beurten waarin niets gebeurt
}
table-your-hand = Je hand

## Wat er moet gebeuren

prompt-setup-piece = Wie van je gangsters gaat er nu zitten?
prompt-setup-chair = Op welke vrije stoel gaat { $man } zitten?
prompt-card = Speel een kaart, of leg er een af.
prompt-stab = Wie steek je neer? Het slachtoffer zit naast een wakkere man van jou die Jack Stiletto is of een mes voor zich heeft.
prompt-fire = Wie schiet je neer? Het slachtoffer zit tegenover een wakkere man van jou die Revolver Robbie is of een revolver voor zich heeft.
prompt-order = Waar komt je taart? Aan het begin van je volgende beurt ontploft hij: wie daar zit en zijn buren gaan eraan.
prompt-pass = Welke taart gaat welke kant op? Hij stopt bij de eerste gangster, van wie dan ook.
prompt-kaboom = Welke taart ontploft? Wie daar zit en zijn buren gaan eraan.
prompt-nightcap = Wie krijgt er een slaapmutsje? { $left ->
    [one] Nog één glas.
   *[other] Nog { $left } glazen.
}
prompt-nightcap-enough = Wie krijgt er nog een slaapmutsje? { $left ->
    [one] Nog één glas, of laat het hierbij.
   *[other] Nog hoogstens { $left } glazen, of laat het hierbij.
}
prompt-move-from = Welke gangster verplaats je?
prompt-move-to = Waarheen? { $man } gaat weg van stoel { $chair }.
prompt-scram-piece = Iedereen gaat weer zitten. Wie van je gangsters is er nu aan de beurt?
prompt-scram-chair = Op welke vrije stoel gaat { $man } zitten?
prompt-second = Je mag ook nog een Verplaatskaart spelen, of het hierbij laten.
prompt-second-none = Je hebt geen Verplaatskaart, dus laat het hierbij. We vragen het toch, zodat niemand weet wat je in de hand hebt.
prompt-wait-setup-piece = Wachten op { $who }: een gangster neerzetten.
prompt-wait-setup-chair = Wachten op { $who }: een gangster neerzetten.
prompt-wait-card = Wachten op { $who }: een kaart spelen of afleggen.
prompt-wait-stab = Wachten op { $who }: iemand neersteken.
prompt-wait-fire = Wachten op { $who }: iemand neerschieten.
prompt-wait-order = Wachten op { $who }: een taart op tafel zetten.
prompt-wait-pass = Wachten op { $who }: een taart doorgeven.
prompt-wait-kaboom = Wachten op { $who }: een taart laten ontploffen.
prompt-wait-nightcap = Wachten op { $who }: glazen vullen.
prompt-wait-move-from = Wachten op { $who }: een gangster verplaatsen.
prompt-wait-move-to = Wachten op { $who }: een gangster verplaatsen.
prompt-wait-scram-piece = Wachten op { $who }: een gangster neerzetten.
prompt-wait-scram-chair = Wachten op { $who }: een gangster neerzetten.
prompt-wait-second = Wachten op { $who }: ook nog verplaatsen, of het hierbij laten.
prompt-end = Het spel is afgelopen. { $text }
victory = { $me ->
    [many] { $who } delen de overwinning
   *[one] { $who } wint
} met { $amount }{ $grave ->
    [yes] , vanuit het graf
   *[no] { "" }
}.

## Keuzes

kind-play = speel
kind-discard = leg af
kind-chair = stoel
kind-pass = geef door
kind-boom = laat ontploffen
kind-piece = zet neer
kind-finish = het hierbij laten
arg-card = kaart
arg-chair = stoel
arg-cake = taart
arg-way = kant
arg-type = gangster
arg-asleep = toestand
way-left = links
way-right = rechts
state-awake = wakker
state-asleep = in slaap
action-play = speel { $card }
action-discard = leg { $card } af
action-chair = kies { $chair }
action-chair-stab = steek { $man } op { $chair } neer
action-chair-fire = schiet { $man } op { $chair } neer
action-chair-order = zet je taart voor { $man } op { $chair }
action-chair-order-empty = zet je taart bij de lege { $chair }
action-chair-nightcap = geef { $man } op { $chair } een slaapmutsje
action-chair-nightcap-last = geef { $man } op { $chair } nog een slaapmutsje: hij wordt nooit meer wakker
action-chair-move-from = verplaats { $man } van { $chair }
action-chair-move-to = verplaats { $man } van stoel { $from } naar { $chair }
action-chair-seat = zet { $man } op { $chair }
action-pass-left = geef de { $adj } taart naar links door
action-pass-right = geef de { $adj } taart naar rechts door
action-pass-left-to = geef de { $adj } taart naar links door: aan { $man } op { $chair }
action-pass-right-to = geef de { $adj } taart naar rechts door: aan { $man } op { $chair }
action-boom = laat de { $adj } taart ontploffen
action-boom-hits = laat de { $adj } taart bij stoel { $chair } ontploffen: hij treft { $men }
action-boom-nobody = laat de { $adj } taart bij stoel { $chair } ontploffen: hij treft niemand
action-piece = zet { $man } neer
action-finish = het hierbij laten

## Het verslag. `$me`: gaat het om de lezer?

news-turn = Beurt { $turn } is voor { $me ->
    [yes] jou
   *[no] { $who }
}.
news-income = { $who } verdient { $amount }; in de pot blijft { $pot } over.
news-income-less = { $who } { $me ->
    [yes] hebt
   *[no] heeft
} recht op { $due }, maar krijgt wat er nog in de pot zit: { $amount }.
news-income-note = { $who } { $me ->
    [yes] hebt
   *[no] heeft
} recht op { $due } en krijgt { $amount }, want het laatste biljet wordt niet gewisseld.
news-played = { $who } speelt { $card }.
news-discarded = { $who } speelt niets en legt { $card } af.
news-finished = { $who } speelt geen tweede kaart.
news-drew = { $who } pakt { $cards }.
news-drew-hidden = { $who } pakt { $count ->
    [one] een kaart
   *[other] { $count } kaarten
}.
news-shuffled = De trekstapel is op: de { $count } gebruikte kaarten worden geschud en vormen de nieuwe trekstapel.
news-removed-stab = { $doer } steekt { $man } op { $chair } neer: voorgoed weg.
news-removed-fire = { $doer } schiet { $man } op { $chair } neer, over de tafel heen: voorgoed weg.
news-removed-own-cake = { $man } op { $chair } wordt opgeblazen.
news-removed-kaboom = { $man } op { $chair } wordt opgeblazen.
news-removed-nightcap = { $doer } geeft { $man } op { $chair } een slaapmutsje te veel: hij wordt nooit meer wakker.
news-out = { $me ->
    [yes] Jij hebt geen mannen meer en bent
   *[no] { $who } heeft geen mannen meer en is
} af. Het geld telt nog wel.
news-gave-up-hand = { $me ->
    [yes] Jouw kaarten
   *[no] De kaarten van { $who }
} gaan naar de stapel gebruikte kaarten: { $cards }.
news-gave-up-hand-hidden = { $me ->
    [yes] Jouw kaarten
   *[no] De kaarten van { $who }
} gaan gedekt onder de stapel gebruikte kaarten.
news-exploded = { $me ->
    [yes] Jouw beurt
   *[no] De beurt van { $who }
} begint, en { $cake } ontploft bij { $chair }: { $hits ->
    [0] niemand wordt geraakt
    [one] één man wordt geraakt
   *[other] { $hits } mannen worden geraakt
}.
news-exploded-kaboom = { $who } laat { $cake } bij { $chair } ontploffen: { $hits ->
    [0] niemand wordt geraakt
    [one] één man wordt geraakt
   *[other] { $hits } mannen worden geraakt
}.
news-ordered = { $me ->
    [yes] Jij zet jouw { $adj } taart bij { $chair }: die ontploft als jouw volgende beurt begint
   *[no] { $who } zet de { $adj } taart bij { $chair }: die ontploft als de volgende beurt van { $who } begint
}.
news-passed-on-left = { $who } geeft { $cake } naar links door, van { $from } naar { $man } op { $chair }.
news-passed-on-right = { $who } geeft { $cake } naar rechts door, van { $from } naar { $man } op { $chair }.
news-fell-asleep = { $man } op { $chair } valt in slaap: tot het einde van { $me ->
    [yes] jouw beurt
   *[no] de beurt van { $who }
} verdient hij niets, valt hij niemand aan en kan hij niet weg.
news-woke-up = { $count ->
    [one] { $me ->
        [yes] Jouw man
       *[no] De man van { $who }
    } op stoel { $chairs } wordt wakker
   *[other] { $me ->
        [yes] Jouw mannen
       *[no] De mannen van { $who }
    } op de stoelen { $chairs } worden wakker
}.
news-scrammed = Iedereen staat op. Allen gaan om de beurt weer zitten, man voor man; { $who } begint.
news-cake-back = { $cake } gaat terug van { $chair }.
news-sat-down = { $who } zet { $man } op { $chair }.
news-moved = { $who } verplaatst { $man } van { $from } naar { $chair }.
news-took-pot = { $who } { $me ->
    [yes] bent
   *[no] is
} als laatste over en krijgt de hele pot: { $amount }.
news-ended-last-gang = Er is nog maar één bende over: het spel is afgelopen.
news-ended-pot-empty = De pot is leeg: het spel is afgelopen.
news-ended-all-dead = Er zit niemand meer aan tafel: het spel is afgelopen, en niemand krijgt de { $pot }.
news-ended-stalemate = Er is te lang niets gebeurd: het spel is afgelopen, en niemand krijgt de { $pot }.
news-ended-closing-time = Sluitingstijd: het spel is afgelopen, en niemand krijgt de { $pot }.

ending-last_gang = Het spel is afgelopen: er zit nog maar één bende aan tafel, en die kreeg de pot.
ending-pot_empty = Het spel is afgelopen: de pot is leeg.
ending-all_dead = Het spel is afgelopen: de laatste gangsters gingen tegelijk, en niemand krijgt de pot.
ending-stalemate = Het spel is afgelopen: er gebeurde niets meer, en niemand krijgt de pot.
ending-closing_time = Het spel is afgelopen: het is sluitingstijd, en niemand krijgt de pot.
figure-turns = beurten
figure-rounds = rondes
figure-removed = uitgeschakelde gangsters
figure-stabbed = … neergestoken
figure-shot = … neergeschoten
figure-own-cake = … door een taart in de beurt van zijn eigenaar
figure-kaboom = … door Ka-Boem!
figure-drugged = … door Slaapmutsje!
figure-out = spelers die af waren
figure-first-out = ronde waarin de eerste speler af was
figure-moves = gespeelde Verplaatskaarten
figure-discards = afgelegde kaarten
figure-won-from-outside = gewonnen door een speler die af was
figure-shared = gedeelde overwinningen
figure-final = geld aan het einde, gemiddeld, in duizenden
figure-winner = meeste geld aan het einde, in duizenden

## Weigeringen. `this-…`: hoe een feit heet, voor de zinnen hieronder

this-card = { $card ->
    [stab] { card-stab }
    [fire] { card-fire }
    [order] { card-order }
    [pass] { card-pass }
    [kaboom] { card-kaboom }
    [nightcap] { card-nightcap }
    [scram] { card-scram }
   *[move] { card-move }
}
this-adj = { $colour ->
    [yellow] { adj-yellow }
    [red] { adj-red }
    [blue] { adj-blue }
    [green] { adj-green }
    [orange] { adj-orange }
   *[purple] { adj-purple }
}
this-piece = { $asleep ->
    [true] slapende { this-type }
   *[false] { this-type }
}
this-type = { $type ->
    [boss] { type-boss }
    [gunman] { type-gunman }
    [knifer] { type-knifer }
   *[heavy] { type-heavy }
}
this-question = { $phase ->
    [setup_piece] noem een van je gangsters die nog niet zit
    [setup_chair] kies een vrije stoel
    [card] speel een kaart, of leg er een af
    [stab] kies wie je neersteekt
    [fire] kies wie je neerschiet
    [order] kies een vakje voor je taart
    [pass] kies een taart en welke kant hij op gaat
    [kaboom] kies een taart die ontploft
    [nightcap] kies wie er een glas krijgt
    [move_from] kies welke gangster je verplaatst
    [move_to] kies een vrije stoel
    [scram_piece] noem een van je gangsters die nog niet zit
    [scram_chair] kies een vrije stoel
   *[second] speel een Verplaatskaart, of laat het hierbij
}

refusal-MA-1 = Dit spel is voor { $least } tot en met { $most } spelers, niet voor { $seats }. Kies een ander aantal.
refusal-MA-6 = Op stoel { $chair } zit al iemand. Kies een vrije.
refusal-MA-7 = Je hebt geen { this-piece } die nog moet gaan zitten. Noem een van je gangsters die nog niet zit.
refusal-MA-10 = Nu beslist de { this-adj } speler. Wacht tot het je gevraagd wordt.
refusal-MA-11 = Dat wordt nu niet gevraagd: { this-question }.
refusal-MA-12 = Het spel is afgelopen. Begin een nieuw spel.
refusal-MA-23 = { $why ->
    [discard] Je hebt je kaart al gespeeld, dus je mag { this-card } niet ook nog afleggen. Speel een Verplaatskaart, of laat het hierbij.
   *[finish] Je moet elke beurt één kaart spelen of afleggen.
}
refusal-MA-24 = { this-card } heb je niet in de hand. Kies een kaart die je hebt.
refusal-MA-25 = { this-card } heeft nu geen doel: { $card ->
    [stab] naast geen van je wakkere mannen met een mes zit een tegenstander
    [fire] tegenover geen van je wakkere mannen met een revolver zit een tegenstander
    [pass] geen taart van een tegenstander kan doorgegeven worden
    [kaboom] er staat geen taart van een tegenstander op tafel
    [nightcap] er zit niemand met een drankje
   *[move] geen van je mannen is wakker, of er is geen stoel vrij
}. Afleggen mag wel.
refusal-MA-27 = Als tweede kaart mag alleen een Verplaatskaart, niet { this-card }. Speel een Verplaatskaart, of laat het hierbij.
refusal-MA-33 = { $why ->
    [empty] Op stoel { $chair } zit niemand. Kies een man van een tegenstander.
   *[own] Op stoel { $chair } zit je eigen man. Kies er een van een tegenstander.
}
refusal-MA-34 = Stoel { $chair } is buiten bereik van je messen: daarnaast moet een wakkere man van jou zitten die Jack Stiletto is of een mes voor zich heeft.
refusal-MA-36 = Stoel { $chair } is buiten bereik van je revolvers: daartegenover moet een wakkere man van jou zitten die Revolver Robbie is of een revolver voor zich heeft.
refusal-MA-37 = Stoel { $chair } heeft een kruisje: daar zit niemand tegenover, dus daar komt geen kogel.
refusal-MA-40 = { $why ->
    [order] Bij stoel { $chair } staat al een taart. Kies een ander vakje.
    [pass] De eerste gangster aan die kant, op stoel { $chair }, heeft al een taart voor zich. Kies de andere kant of een andere taart.
   *[all] Alle anderen hebben al een taart: deze blijft bij stoel { $chair }. Kies een andere taart.
}
refusal-MA-41 = Je taart staat al op tafel, bij stoel { $chair }.
refusal-MA-44 = De { this-adj } taart is van jezelf. Kies er een van een tegenstander.
refusal-MA-45 = De { this-adj } taart staat niet op tafel. Kies er een die er wel staat.
refusal-MA-47 = { $why ->
    [empty] Op stoel { $chair } zit niemand. Kies iemand met een drankje.
   *[dry] Bij stoel { $chair } staat geen drankje. Kies iemand met een drankje.
}
refusal-MA-48 = De man op stoel { $chair } heeft zijn glas al. Kies iemand anders.
refusal-MA-55 = { $why ->
    [empty] Op stoel { $chair } zit niemand. Kies een van je eigen mannen.
   *[other] De man op stoel { $chair } is niet van jou. Kies een van je eigen mannen.
}
refusal-MA-56 = Jouw man op stoel { $chair } slaapt en kan niet weg. Kies er een die wakker is.
refusal-MA-57 = { $why ->
    [same] Op stoel { $chair } zit hij al. Kies een andere die vrij is.
   *[taken] Op stoel { $chair } zit al iemand. Kies een vrije.
}

# Waarom een keuze beter is, in tips: wat ze oplevert, vergeleken met een andere.
reason-money-more = levert ongeveer { $amount }k meer op
reason-money-less = levert ongeveer { $amount }k minder op
reason-men-more = houdt ongeveer { $amount } man meer van je bende in leven
reason-men-less = houdt ongeveer { $amount } man minder van je bende in leven
reason-out-more = kost je hele bende het leven in { $amount } op de honderd spellen meer
reason-out-less = kost je hele bende het leven in { $amount } op de honderd spellen minder
reason-rival-more = laat de rijkste ander ongeveer { $amount }k meer
reason-rival-less = laat de rijkste ander ongeveer { $amount }k minder
reason-enemies-more = laat ongeveer { $amount } man meer van de anderen in leven
reason-enemies-less = laat ongeveer { $amount } man minder van de anderen in leven
