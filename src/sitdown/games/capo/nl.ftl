# Elk woord van Capo della Mafia dat een speler leest. Dezelfde sleutels staan in en.ftl, in dezelfde volgorde.

title = Capo della Mafia
tagline = Leg een ploeg gedekt neer, draai de helft open en houd je gezicht in de plooi.
poster = Bluf
goal = Sta na een ronde alleen aan kop met genoeg respect. Doe de opdracht, of doe alsof, en betrap wie bluft.

## De opties

option-target-respect = Respect om te winnen
option-target-respect-help = Wie na een ronde alleen aan kop staat met ten minste zoveel respect, wint. 10 is voor een eerste spel, met 20 en 25 duurt het langer.
option-events = Gebeurtenissen
option-events-help = Uit: geen gebeurtenissen, en enveloppen tellen niet.
option-little-tony = Little Tony
option-little-tony-help = Uit: de drie kaarten van Little Tony blijven in de doos.
option-first-game = Eerste spel
option-first-game-help = Aan: tot 10 respect, zonder gebeurtenissen en zonder Little Tony, wat die drie opties ook zeggen.
option-max-rounds = Laatste ronde
option-max-rounds-help = Na deze ronde eindigt het spel hoe dan ook, en wint wie het meeste respect heeft.
option-envelope-source = Envelop
option-envelope-source-is-next-back = volgende opdracht
option-envelope-source-is-next-back-help = Op de achterkant van de volgende opdracht, boven op de stapel.
option-envelope-source-is-own-back = deze opdracht
option-envelope-source-is-own-back-help = Op de achterkant van de opdracht die net is omgedraaid.
option-giulia = Giulia, gedekt en niet verdacht
option-giulia-is-hidden = ongezien
option-giulia-is-hidden-help = Ze levert respect op en blijft gedekt.
option-giulia-is-auto-show = getoond
option-giulia-is-auto-show-help = Ze levert respect op en wordt als enige getoond.
option-giulia-is-visible-only = alleen als ze openligt
option-giulia-is-visible-only-help = Ze levert alleen respect op als ze is opengedraaid of haar speler wordt verdacht.
option-star-floor = Sterren onder nul
option-star-floor-is-end = aan het einde
option-star-floor-is-end-help = Een totaal onder nul wordt pas helemaal aan het einde 0.
option-star-floor-is-before-rat = vóór de rattensterren
option-star-floor-is-before-rat-help = Een totaal onder nul wordt al 0 vóór de rattensterren erbij komen.
option-settlement = Volgorde van afhandelen
option-settlement-is-clockwise = speler voor speler
option-settlement-is-clockwise-help = Speler voor speler, vanaf de afteller.
option-settlement-is-gains-first = eerst de winst
option-settlement-is-gains-first-help = Eerst alle winst, dan Mario, dan alle verliezen.
option-caller = Afteller
option-caller-is-rotate = schuift door
option-caller-is-rotate-help = Het aftellen schuift elke ronde door.
option-caller-is-fixed = blijft
option-caller-is-fixed-help = Het aftellen blijft bij de eerste afteller.

## De spelers. `you-names`: hoe een tafel de lezer kan noemen

seat = speler { $number }
you = jij
you-object = jou
you-names = jij je you
seat-you = { $name } (jij)
nobody = niemand
list-and = { $first } en { $last }

## Aantallen, symbolen, sterren

sign-I = vuist
sign-B = bankbiljet
sign-S = krat
skill-I = intimidatie
skill-B = omkoping
skill-S = smokkel
need-I = { $count ->
    [one] { $count } vuist
   *[other] { $count } vuisten
}
need-B = { $count ->
    [one] { $count } bankbiljet
   *[other] { $count } bankbiljetten
}
need-S = { $count ->
    [one] { $count } krat
   *[other] { $count } kratten
}
need-any = { $count ->
    [one] { $count } symbool naar keuze
   *[other] { $count } gelijke symbolen naar keuze
}
cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
stars = { $count ->
    [0] geen sterren
    [one] { $count } ster
   *[other] { $count } sterren
}
stars-off = { $count ->
    [one] { $count } ster eraf
   *[other] { $count } sterren eraf
}
stars-allowed = { $count ->
    [0] geen sterren toegestaan
   *[other] ten hoogste { stars }
}
symbols-none = geen symbolen
symbols-any = één symbool naar keuze
mark-rat = rat
short-symbols = { $count ->
    [one] { $count } symbool te weinig
   *[other] { $count } symbolen te weinig
}
short-stars = { $count ->
    [one] { $count } ster te veel
   *[other] { $count } sterren te veel
}

## De tafel

table-title = ronde { $round } van ten hoogste { $max_rounds } · wie alleen aan kop staat met { $target } respect, wint
table-title-end = afgelopen na ronde { $round }
table-mission = Opdracht
table-mission-is = { $name }. Vraagt { $needs } ({ $spelled }), { stars-allowed }.
table-event = Gebeurtenis
table-event-is = { $name }. { $text }
table-event-none = geen deze ronde
table-next = Hierna
table-next-yes = een opdracht met een envelop op de achterkant
table-next-no = een opdracht zonder envelop op de achterkant
table-next-empty = de opdrachtstapel is leeg en wordt opnieuw geschud
table-piles = Stapels
table-piles-are = { table-piles-are-no-events } · gebeurtenissen { $events_left }
table-piles-are-no-events = trekstapel { $draw } · aflegstapel { $discard } · opdrachten { $missions_left }
table-caller = Afteller
table-signs = Tekens
table-signs-are = I { sign-I } ({ skill-I }), B { sign-B } ({ skill-B }), S { sign-S } ({ skill-S }), ★ politie, ▒ gedekt
table-player = speler
table-respect = respect
table-in-hand = in de hand
table-overview = hoed of cel
table-before = vorige ronde
table-hat = hoed
table-prison = gevangenis
table-now = nu
table-deciding = kiest nog
table-ready = klaar
table-skipped = geen keuze
table-protected = beschermd
table-laid = ploeg op tafel
table-place = plaats
table-your-hand = Je hand
table-your-hand-chosen = Je hand (● gaat mee in de ploeg)
table-your-crew = Je ploeg
table-your-crew-chosen = Je ploeg (● draai je open)
table-your-crew-up = Je ploeg (▲ ligt open)
table-count = { cards }: { $symbols }, { $stars }
table-count-rat = { table-count } (eigen rattenster meegeteld)
table-worth = Waard
table-wanted = Gevraagd
table-wanted-is = { $needs }, { stars-allowed }
table-so = Dus
table-meets = voldoet aan de opdracht, en dat weet alleen jij
table-bluff = bluf ({ $why }), en dat weet alleen jij
table-pistol = Verdenking
table-hand = hand
table-crew = ploeg
table-meets-open = { $worth }: voldoet aan de opdracht
table-bluff-open = { $worth }: bluf ({ $why })
table-suspects = verdenkt
table-draw-pile = Trekstapel
table-discards = Aflegstapel
table-missions = Opdrachten
table-events = Gebeurtenissen

## Wat er moet gebeuren

prompt-play = Leg een ploeg die aan de opdracht voldoet, of bluf: { $event ->
    [E09] één of twee kaarten
   *[other] ten minste één kaart
}, gedekt. { $event ->
    [E03] Straks draai je de helft open, naar boven afgerond.
    [E04] Vóór de verdenkingen draai je er niets van open.
   *[other] Straks draai je de helft open, naar beneden afgerond.
}
prompt-play-more = { cards } gekozen. Kies er nog een bij, of bevestig je ploeg. { prompt-later }
prompt-play-full = { cards } gekozen, en meer kan niet. Bevestig je ploeg. { prompt-later }
prompt-later = { $up ->
    [0] Straks hoef je niets open te draaien.
   *[other] Straks moet je er { $up } opendraaien.
}
prompt-show = Draai { $left } van de { $size } kaarten van je ploeg open, voor iedereen te zien.
prompt-show-more = Draai nog { $left } van de { $size } kaarten van je ploeg open.
prompt-suspect = Drie, twee, één: wie bluft er? Verdenk één speler, of niemand. Heb je gelijk, dan krijg je { $gain } respect; zo niet, dan verlies je er { $loss }.
prompt-protected = Niet te verdenken deze ronde: { $who }.
prompt-wait-play = Je ploeg ligt op tafel.
prompt-wait-show = Je hebt gekozen wat opengaat.
prompt-wait-none = Aan jouw ploeg valt niets te kiezen.
prompt-wait-suspect = Je pistool ligt op tafel.
prompt-wait-for = Nog aan het kiezen: { $who }.
prompt-watch-play = De ploegen worden gelegd.
prompt-watch-show = Van elke ploeg gaat een deel open.
prompt-watch-suspect = De pistolen worden gelegd.
prompt-end = Het spel is afgelopen. { $text }

## Keuzes

kind-add-card = speel
kind-done = leg de ploeg
kind-show-card = draai open
kind-suspect-none = verdenk niemand
kind-suspect = verdenk
arg-slot = kaart
arg-position = kaart
arg-offset = speler
name-card = kaart { $number }
name-crew = kaart { $number } van de ploeg
name-seat = { $count ->
    [one] de volgende speler
   *[other] de speler { $count } plaatsen verder
}
action-add-card = speel { $card }
action-done = leg deze ploeg
action-show-card = draai { $card } open
action-suspect-none = verdenk niemand
action-suspect = verdenk { $whom }
action-card = { $name } ({ $symbols }, { $stars })

## Het verslag. `$me`, `$them`: gaat het om de lezer?

news-round = Ronde { $round } begint. { $me ->
    [yes] Jij telt
   *[no] { $who } telt
} af naar de verdenkingen.
news-mission = Opdracht: { $name }. Gevraagd: { $spelled }, { stars-allowed }.
news-event = Gebeurtenis: { $event }
news-ready = { $me ->
    [yes] Jij hebt
   *[no] { $who } heeft
} { $phase ->
    [play] een ploeg gekozen
    [show] gekozen wat opengaat
   *[suspect] een pistool gedekt neergelegd
}.
news-crew = { $who } legt gedekt een ploeg van { cards }.
news-turned-up = { $who } draait open: { $cards }.
news-countdown = { $who } telt af: drie, twee, één, nul!
news-suspects = { $who } verdenkt { $whom }.
news-suspects-nobody = { $who } verdenkt niemand.
news-void = { $who } en { $them ->
    [yes] jij
   *[no] { $whom }
} verdenken elkaar: geen van beide verdenkingen geldt.
news-revealed = { $me ->
    [yes] Jij wordt verdacht en draait je
   *[no] { $who } wordt verdacht en draait de
} hele ploeg open: { $cards }.
news-rat = { $me ->
    [yes] Jij hebt
   *[no] { $who } heeft
} de rat: Little Tony praat, en elke ploeg die beoordeeld wordt, krijgt er { $stars } bij.
news-judged-hat = { $who } houdt de hoed: de ploeg voldoet aan de opdracht, met { stars } ({ $limit } toegestaan).
news-judged-prison = { $who } gaat naar de gevangenis: { $why }.
news-respect-gain = { $who } krijgt { $amount } respect ({ $why }) en { $me ->
    [yes] hebt
   *[no] heeft
} er nu { $now }.
news-respect-loss = { $who } verliest { $amount } respect ({ $why }) en { $me ->
    [yes] hebt
   *[no] heeft
} er nu { $now }.
news-respect-none = { $me ->
    [yes] Jij hebt
   *[no] { $who } heeft
} geen respect meer te verliezen ({ $why }).
why-CA-51 = voor de hoed
why-CA-52 = voor Giulia
why-CA-53 = { $gain ->
    [yes] buit van Mario
   *[no] gestolen door Mario
}
why-CA-54 = terechte verdenking
why-CA-55 = onterechte verdenking
why-CA-84 = onterechte verdenking, onder de wet van het zwijgen
why-CA-85 = terechte verdenking, met een prijs op het hoofd
why-CA-87 = de schande van de familie
news-giulia = { $who } toont { $cards }, die onder de hoed betaald wordt.
news-drew = { $who } trekt { $cards }.
news-shuffled = { $pile ->
    [missions] De opdrachten zijn op: ze worden allemaal tot een nieuwe stapel geschud.
    [events] De gebeurtenissen zijn op: ze worden allemaal tot een nieuwe stapel geschud.
   *[discards] De trekstapel is leeg: de aflegstapel wordt geschud en komt in de plaats.
}
news-extra-round = Meerdere spelers staan aan kop met { $respect } respect, niemand alleen: nog een ronde.
news-end = { $me ->
    [many] { $who } delen de overwinning
   *[one] { $who } wint
} met { $respect } respect.

ending-target = Het spel is afgelopen: het doel is gehaald en één speler staat alleen aan kop.
ending-rounds = Het spel is afgelopen: de laatste ronde is gespeeld, en het meeste respect wint.
score = { $amount } respect
figure-rounds = rondes
figure-final = respect aan het einde, gemiddeld
figure-winner = respect van de winnaar
figure-reshuffles = aantal keren dat de aflegstapel werd geschud

## Weigeringen

refusal-CA-1 = Dit spel is voor { $least } tot en met { $most } spelers, niet voor { $seats }. Kies een ander aantal.
refusal-CA-20 = Een ploeg telt ten minste één kaart. Kies er eerst een.
refusal-CA-21 = Kaart { $number } kan er niet bij: ze zit al in je ploeg, of je hebt die kaart niet. Kies een andere.
refusal-CA-22 = Je ploeg ligt al op tafel en blijft zoals ze is. Wacht op de anderen.
refusal-CA-24 = Draai precies zoveel kaarten open als gevraagd, elke kaart één keer en uit je eigen ploeg. Een voltooide keuze blijft staan.
refusal-CA-31 = Jezelf verdenken mag niet. Kies iemand anders, of niemand.
refusal-CA-32 = Daar zit niemand. Kies één speler aan deze tafel, of niemand.
refusal-CA-33 = Je pistool ligt al op tafel en blijft zo liggen. Wacht op de anderen.
refusal-CA-72 = Het spel is afgelopen. Begin een nieuw spel.
refusal-CA-88 = Minimale bezetting: deze ronde ten hoogste twee kaarten. Bevestig de twee die je hebt.
refusal-CA-89 = Beschermde getuige: die speler had bij het begin van de ronde het minste respect. Verdenk iemand anders, of niemand.
refusal-CA-90 = Dat hoort bij een ander deel van de ronde. Doe wat nu wordt gevraagd.
refusal-CA-91 = Jij hebt nu niets te beslissen. Wacht op de anderen.
refusal-CA-92 = Zet { $action } bestaat niet. Zetten zijn gehele getallen van 0 tot en met 17.
refusal-CA-93 = Kies de kaarten in de volgorde waarin ze liggen, en houd er genoeg over om de keuze af te maken.
refusal-CA-94 = Die optie of die waarde heeft het spel niet. Ze staan allemaal in de spelregels, onder Opties.

## De maffiosokaarten; `person-…`: hoe een speciale persoon in een opsomming heet

card-K01 = Ugo de Portier
card-K02 = Nino Kleingeld
card-K03 = Gino de Krantenjongen
card-K04 = Carlo Knokkels
card-K05 = Silvio de Glimlach
card-K06 = Beppe Binnenweg
card-K07 = Bruno het Aambeeld
card-K08 = Donna Velluto
card-K09 = Schipper Sardo
card-K10 = Grote Fausto
card-K11 = Lorenzo Goudtand
card-K12 = Tito Twee Koffers
card-K13 = Overtuigende Rosa
card-K14 = Aldo Kasboek
card-K15 = Piero Koevoet
card-K16 = Neef Renzo
card-K17 = Madame Zita
card-K18 = Moe de Dokwerker
card-K19 = Marcello Fluwelen Vuist
card-K20 = Avvocato Conti
card-K21 = Nico van de Nachtboot
card-K22 = Dario van de Dokken
card-K23 = Senator Bellini
card-K24 = Olga Karavaan
card-K25 = IJzeren Ottavio
card-K26 = De Bankier
card-K27 = Het Spook van Genua
card-K28 = Dolle Matteo
card-K29 = Contessa Monti
card-K30 = Rode Rico van de Radio
card-K31 = Little Tony, “the rat”
card-K32 = Little Tony, “the rat”
card-K33 = Little Tony, “the rat”
card-K34 = Giulia Napoli, “la prima donna”
card-K35 = Giulia Napoli, “la prima donna”
card-K36 = Giulia Napoli, “la prima donna”
card-K37 = Mario Beretta, “il consigliere”
card-K38 = Mario Beretta, “il consigliere”
card-K39 = Mario Beretta, “il consigliere”
card-K40 = Vincenzo Forza, “mighty Vinnie”
card-K41 = John Malone, “the Brooklyn cop”
card-K42 = Captain Penny, “kickback-Penny”
person-tony = Little Tony
person-giulia = Giulia Napoli
person-mario = Mario Beretta
person-vincenzo = Vincenzo Forza
person-malone = John Malone
person-penny = Captain Penny
power-tony = voor iedereen 1 ster erbij als je wordt verdacht
power-giulia = 1 extra respect als je de hoed hebt
power-mario = hij steelt 1 respect van wie jou verdenkt
power-vincenzo = 1 symbool naar keuze
power-malone = 1 ster van je totaal af
power-penny = 2 sterren van je totaal af

## Opdrachten en gebeurtenissen

mission-M01 = A few bucks on the side
mission-M02 = Specialist mission
mission-M03 = Promotion contract
mission-M04 = De wethouder onder druk
mission-M05 = Smeergeld voor de havenmeester
mission-M06 = Een vrachtwagen kapen
mission-M07 = Rondje bescherming
mission-M08 = De blinde douanier
mission-M09 = Nachtrit naar de dokken
mission-M10 = De staking breken
mission-M11 = De verkiezingen vervalsen
mission-M12 = Het rumkonvooi
mission-M13 = Het titelgevecht regelen
mission-M14 = Casino op het laaddek
mission-M15 = Het pakhuis van een rivaal leeghalen
mission-M16 = Een dag als alle andere
event-E01 = Have a sit down
event-E01-text = Verdenken twee spelers elkaar, dan gelden beide verdenkingen niet.
event-E02 = Rechter op de loonlijst
event-E02-text = De opdracht laat 2 sterren meer toe.
event-E03 = Voorpaginanieuws
event-E03-text = Iedereen draait de helft van zijn ploeg open, naar boven afgerond.
event-E04 = Stroomuitval
event-E04-text = Niemand draait een kaart open vóór de verdenkingen.
event-E05 = De wet van het zwijgen
event-E05-text = Een onterechte verdenking kost 2 in plaats van 1.
event-E06 = Prijs op hun hoofd
event-E06-text = Een terechte verdenking levert 3 op in plaats van 2.
event-E07 = Alle ogen op de topman
event-E07-text = Wie bij het begin van de ronde het meeste respect had, krijgt niets voor de hoed, tenzij iedereen gelijk stond.
event-E08 = De schande van de familie
event-E08-text = Wie in de gevangenis belandt, verliest 1 respect.
event-E09 = Minimale bezetting
event-E09-text = Niemand mag meer dan 2 kaarten spelen.
event-E10 = Beschermde getuige
event-E10-text = Wie bij het begin van de ronde het minste respect had, mag niet worden verdacht, tenzij iedereen gelijk stond.

# Waarom een keuze beter is, in tips: wat ze oplevert, vergeleken met een andere.
reason-respect-more = levert ongeveer { $amount } respect meer op
reason-respect-less = levert ongeveer { $amount } respect minder op
reason-rival-more = laat de beste van de anderen ongeveer { $amount } respect meer
reason-rival-less = laat de beste van de anderen ongeveer { $amount } respect minder
reason-hand-more = laat je ongeveer { $amount ->
    [one] één kaart
   *[other] { $amount } kaarten
} meer in de hand
reason-hand-less = laat je ongeveer { $amount ->
    [one] één kaart
   *[other] { $amount } kaarten
} minder in de hand
