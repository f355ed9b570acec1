## De woorden van het bord van Capo. Wat het spel zelf zegt, staat er net zo in zijn eigen bestand.

capo-need-I = { $count ->
    [one] { $count } vuist
   *[other] { $count } vuisten
}
capo-need-B = { $count ->
    [one] { $count } bankbiljet
   *[other] { $count } bankbiljetten
}
capo-need-S = { $count ->
    [one] { $count } krat
   *[other] { $count } kratten
}
capo-need-any = { $count ->
    [one] { $count } symbool naar keuze
   *[other] { $count } gelijke symbolen naar keuze
}
capo-cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
capo-stars = { $count ->
    [0] geen sterren
    [one] { $count } ster
   *[other] { $count } sterren
}
capo-stars-off = { $count ->
    [one] { $count } ster eraf
   *[other] { $count } sterren eraf
}
capo-stars-allowed = { $count ->
    [0] geen sterren toegestaan
   *[other] ten hoogste { capo-stars }
}
capo-symbols-none = geen symbolen
capo-symbols-any = één symbool naar keuze
capo-short-symbols = { $count ->
    [one] { $count } symbool te weinig
   *[other] { $count } symbolen te weinig
}
capo-short-stars = { $count ->
    [one] { $count } ster te veel
   *[other] { $count } sterren te veel
}
capo-list-and = { $first } en { $last }
capo-table-mission = Opdracht
capo-table-event = Gebeurtenis
capo-table-event-none = geen deze ronde
capo-table-next-yes = een opdracht met een envelop op de achterkant
capo-table-next-no = een opdracht zonder envelop op de achterkant
capo-table-next-empty = de opdrachtstapel is leeg en wordt opnieuw geschud
capo-table-caller = Afteller
capo-table-respect = respect
capo-table-in-hand = in de hand
capo-table-deciding = kiest nog
capo-table-ready = klaar
capo-table-skipped = geen keuze
capo-table-protected = beschermd
capo-table-your-hand = Je hand
capo-table-your-crew = Je ploeg
capo-table-meets = voldoet aan de opdracht, en dat weet alleen jij
capo-table-bluff = bluf ({ $why }), en dat weet alleen jij
capo-table-draw-pile = Trekstapel
capo-table-discards = Aflegstapel
capo-table-missions = Opdrachten
capo-table-events = Gebeurtenissen
capo-nobody = niemand
capo-action-suspect-none = verdenk niemand
capo-action-suspect = verdenk { $whom }
capo-why-CA-51 = voor de hoed
capo-why-CA-52 = voor Giulia
capo-why-CA-53 = { $gain ->
    [yes] buit van Mario
   *[no] gestolen door Mario
}
capo-why-CA-54 = terechte verdenking
capo-why-CA-55 = onterechte verdenking
capo-why-CA-84 = onterechte verdenking, onder de wet van het zwijgen
capo-why-CA-85 = terechte verdenking, met een prijs op het hoofd
capo-why-CA-87 = de schande van de familie
capo-card-K01 = Ugo de Portier
capo-card-K02 = Nino Kleingeld
capo-card-K03 = Gino de Krantenjongen
capo-card-K04 = Carlo Knokkels
capo-card-K05 = Silvio de Glimlach
capo-card-K06 = Beppe Binnenweg
capo-card-K07 = Bruno het Aambeeld
capo-card-K08 = Donna Velluto
capo-card-K09 = Schipper Sardo
capo-card-K10 = Grote Fausto
capo-card-K11 = Lorenzo Goudtand
capo-card-K12 = Tito Twee Koffers
capo-card-K13 = Overtuigende Rosa
capo-card-K14 = Aldo Kasboek
capo-card-K15 = Piero Koevoet
capo-card-K16 = Neef Renzo
capo-card-K17 = Madame Zita
capo-card-K18 = Moe de Dokwerker
capo-card-K19 = Marcello Fluwelen Vuist
capo-card-K20 = Avvocato Conti
capo-card-K21 = Nico van de Nachtboot
capo-card-K22 = Dario van de Dokken
capo-card-K23 = Senator Bellini
capo-card-K24 = Olga Karavaan
capo-card-K25 = IJzeren Ottavio
capo-card-K26 = De Bankier
capo-card-K27 = Het Spook van Genua
capo-card-K28 = Dolle Matteo
capo-card-K29 = Contessa Monti
capo-card-K30 = Rode Rico van de Radio
capo-card-K31 = Little Tony, “the rat”
capo-card-K32 = Little Tony, “the rat”
capo-card-K33 = Little Tony, “the rat”
capo-card-K34 = Giulia Napoli, “la prima donna”
capo-card-K35 = Giulia Napoli, “la prima donna”
capo-card-K36 = Giulia Napoli, “la prima donna”
capo-card-K37 = Mario Beretta, “il consigliere”
capo-card-K38 = Mario Beretta, “il consigliere”
capo-card-K39 = Mario Beretta, “il consigliere”
capo-card-K40 = Vincenzo Forza, “mighty Vinnie”
capo-card-K41 = John Malone, “the Brooklyn cop”
capo-card-K42 = Captain Penny, “kickback-Penny”
capo-person-tony = Little Tony
capo-person-giulia = Giulia Napoli
capo-person-mario = Mario Beretta
capo-person-vincenzo = Vincenzo Forza
capo-person-malone = John Malone
capo-person-penny = Captain Penny
capo-power-tony = voor iedereen 1 ster erbij als je wordt verdacht
capo-power-giulia = 1 extra respect als je de hoed hebt
capo-power-mario = hij steelt 1 respect van wie jou verdenkt
capo-power-vincenzo = 1 symbool naar keuze
capo-power-malone = 1 ster van je totaal af
capo-power-penny = 2 sterren van je totaal af
capo-mission-M01 = A few bucks on the side
capo-mission-M02 = Specialist mission
capo-mission-M03 = Promotion contract
capo-mission-M04 = De wethouder onder druk
capo-mission-M05 = Smeergeld voor de havenmeester
capo-mission-M06 = Een vrachtwagen kapen
capo-mission-M07 = Rondje bescherming
capo-mission-M08 = De blinde douanier
capo-mission-M09 = Nachtrit naar de dokken
capo-mission-M10 = De staking breken
capo-mission-M11 = De verkiezingen vervalsen
capo-mission-M12 = Het rumkonvooi
capo-mission-M13 = Het titelgevecht regelen
capo-mission-M14 = Casino op het laaddek
capo-mission-M15 = Het pakhuis van een rivaal leeghalen
capo-mission-M16 = Een dag als alle andere
capo-event-E01 = Have a sit down
capo-event-E01-text = Verdenken twee spelers elkaar, dan gelden beide verdenkingen niet.
capo-event-E02 = Rechter op de loonlijst
capo-event-E02-text = De opdracht laat 2 sterren meer toe.
capo-event-E03 = Voorpaginanieuws
capo-event-E03-text = Iedereen draait de helft van zijn ploeg open, naar boven afgerond.
capo-event-E04 = Stroomuitval
capo-event-E04-text = Niemand draait een kaart open vóór de verdenkingen.
capo-event-E05 = De wet van het zwijgen
capo-event-E05-text = Een onterechte verdenking kost 2 in plaats van 1.
capo-event-E06 = Prijs op hun hoofd
capo-event-E06-text = Een terechte verdenking levert 3 op in plaats van 2.
capo-event-E07 = Alle ogen op de topman
capo-event-E07-text = Wie bij het begin van de ronde het meeste respect had, krijgt niets voor de hoed, tenzij iedereen gelijk stond.
capo-event-E08 = De schande van de familie
capo-event-E08-text = Wie in de gevangenis belandt, verliest 1 respect.
capo-event-E09 = Minimale bezetting
capo-event-E09-text = Niemand mag meer dan 2 kaarten spelen.
capo-event-E10 = Beschermde getuige
capo-event-E10-text = Wie bij het begin van de ronde het minste respect had, mag niet worden verdacht, tenzij iedereen gelijk stond.

## Wat alleen het beeld van de tafel zegt

capo-table = De tafel van Capo
capo-round = Ronde { $round }
capo-aim = { $target } respect wint
capo-aim-long = wie alleen aan kop staat met { $target } respect, wint
capo-counts = { $who } telt af
capo-crew-of = { $who }: ploeg van { capo-cards }
capo-turned-up = open: { $cards }
capo-nothing-up = niets open
capo-no-crew = nog geen ploeg
capo-in-hand = { capo-cards } in de hand
capo-respect-is = { $count } respect
capo-suspects = verdenkt { $whom }
capo-suspected-by = verdacht door { $who }
capo-void = deze verdenking geldt niet
capo-keeps-hat = houdt de hoed
capo-goes-to-prison = naar de cel
capo-star-count = { $count } van { $limit } sterren
capo-rat = De rat praat: { capo-stars } erbij voor iedereen
capo-last-round = vorige ronde: { $change } respect
capo-card-says = { $name }: { $symbols }, { $stars }
capo-secret = Alleen jij ziet dit
capo-meets = Voldoet aan de opdracht
capo-bluff = Bluf: { $why }
capo-nothing-picked = Kies de kaarten van je ploeg
capo-skeleton-full = { capo-event-E09 }: ten hoogste twee kaarten. Leg er eerst een terug.
capo-shown-full = Dat is genoeg. Leg er eerst een terug.
capo-lay-none = Leg een ploeg
capo-lay = Leg { capo-cards }
capo-lay-up = { $up ->
    [0] niets open
   *[other] { $up } open
}
capo-turn-up = Draai { capo-cards } open
capo-turn-up-left = Kies er nog { $count } om open te draaien
capo-put-back = leg { $card } terug
capo-pick = speel { $card }
capo-show-card = draai { $card } open
capo-face-up = ligt open
capo-left = Nog te komen
capo-used = Al geweest
capo-known = Door jou gezien, sinds het laatste schudden
capo-unseen = { $count ->
    [0] niets ongezien
    [one] { $count } kaart ongezien
   *[other] { $count } kaarten ongezien
}
capo-pile = { $name }: { $count }
capo-close = Sluit
capo-look-through = bekijken
capo-from-start = bij het begin

## Wat een ding is en doet

capo-standing = is
capo-standing-hat = vrij
capo-standing-prison = in de cel
capo-help-hat = { $who } draagt de hoed: niet op bluf betrapt. Na de verdenkingen levert de hoed 1 respect op.
capo-help-prison = { $who } werd op bluf betrapt en zit in de gevangenis: niets voor de opdracht. De volgende verdenkingen beginnen weer met de hoed.
capo-help-respect = { $who } heeft { $count } respect. Wie na een ronde alleen aan kop staat met ten minste { $target }, wint.
capo-help-hand = { $who } heeft { capo-cards } in de hand. Een hand van 0 of 1 wordt na de ronde aangevuld tot 5.
capo-help-pistol = Het pistool van { $who }: op nul richt iedereen het op één speler, of legt het gedekt voor niemand.
capo-help-nobody = Verdenk niemand: je kunt er niets mee winnen en niets mee verliezen.
capo-help-aim = Verdenk { $who } van bluf: voldoet de ploeg niet aan de opdracht, dan krijg je { $gain } respect; voldoet ze wel, dan verlies je er { $loss }.
capo-help-caller = { $who } telt deze ronde af. De volgende ronde is het de volgende speler.
capo-help-protected = Mag deze ronde niet worden verdacht.
capo-help-back = Een kaart van de ploeg die gedekt ligt. Wordt de speler verdacht, dan gaat de hele ploeg open.
capo-help-mission = Een ploeg voldoet met al deze symbolen, en niet meer sterren dan toegestaan. Alleen verdachten worden gecontroleerd.
capo-help-no-event = Geen gebeurtenis deze ronde. Een envelop op de achterkant van de volgende opdracht brengt er een.
capo-help-aim-of-game = Om te winnen sta je na een ronde alleen aan kop met ten minste { $target } respect. Na ronde { $most } eindigt het spel in elk geval.
capo-help-missions = Nog { $count } opdrachten{ $more ->
    [none] .
   *[other] ; nu volgt { $more }.
} Blader erdoor.
capo-help-events = Nog { $count } gebeurtenissen. Blader erdoor.
capo-help-discards = { $count } kaarten afgelegd. Bekijk wat je ervan gezien hebt.
capo-help-draw = { $count } kaarten om uit te trekken.
capo-help-confirm-card = Leg de gekozen kaarten gedekt als je ploeg. Daarna verandert er niets meer aan.
capo-help-confirm-crew = Draai deze kaarten open, voor iedereen te zien. De rest blijft gedekt.
capo-help-wanted = Wat de opdracht vraagt, en wat je ploeg ervan heeft. Alleen jij ziet dit.
capo-help-stars = De sterren van je ploeg, en hoeveel de opdracht er toelaat.
