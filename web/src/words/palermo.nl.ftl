## Het bord van Palermo.

palermo-city = De stad, 14 bij 14 vakjes
palermo-tray = Huizen over

### Wat op een vakje of een plaats ligt
palermo-street = straat
palermo-promenade = wandelstraat
palermo-corner = hoek van de wandelstraat
palermo-roof = huis
palermo-lot = startkaartje
palermo-empty = leeg
palermo-your-disc = jouw schijfje
palermo-disc-of = schijfje van { $name }
palermo-your-gangster = jouw gangster
palermo-gangster-of = gangster van { $name }
palermo-your-police = jouw agent
palermo-police-of = agent van { $name }
palermo-police-idle = inactief
palermo-fits = vrij
palermo-fits-not = leeg, nu past er geen huis
palermo-held = { $tile } boven deze plaats, deur aan { $field }. Enter legt, R draait
palermo-start-here = { $place }: leg het startkaartje hier

### Kaartjes
palermo-tile-H1R = klein huis met de deur rechts
palermo-tile-H1L = klein huis met de deur onderaan
palermo-tile-H2R = lang huis met de deur rechts
palermo-tile-H2L = lang huis met de deur links
palermo-tile-H3 = hoekhuis
palermo-tile-ST = kiosk
palermo-tile-START = startkaartje
palermo-tile-STREET = straatkaartje
palermo-tile-left = { $tile }, nog { $left }{ $ours ->
    [count] ; tekening en aantal zijn onze reconstructie
    [drawing] ; de tekening is onze reconstructie
   *[nothing] {""}
}
palermo-kiosk-offer = kiosk: er past geen huis; de spelregels kennen hem niet, hij is onze reconstructie
palermo-turn = Draaien
palermo-turn-key = Kaartje draaien (R)
palermo-lay = Leggen
palermo-take-first = Neem een huis, of raak een plaats aan.
palermo-place-next = Kies nu een plaats die oplicht.
palermo-discs-to-lay = Schijfjes te leggen
palermo-to-lay = te leggen

### Geld, bereik, de stap die wordt gewogen
palermo-money = Geld
palermo-millions = { $money } miljoen
palermo-range = Bereik
palermo-range-short = bereik
palermo-points-of = { $own ->
    [yes] Je punten
   *[no] Punten van { $name }
}
palermo-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
palermo-discs = Schijfjes
palermo-discs-to-fetch = { $left ->
    [0] Alle schijfjes opgehaald
    [one] Nog 1 schijfje te halen
   *[other] Nog { $left } schijfjes te halen
}
palermo-discs-in-hand = { $left ->
    [one] Nog 1 schijfje te leggen
   *[other] Nog { $left } schijfjes te leggen
}
palermo-where = Gangster
palermo-where-depot = startvak
palermo-where-out = op pad
palermo-where-home = thuis
palermo-home-since = thuis sinds ronde { $round }
palermo-is-in-depot = op het startvak
palermo-is-at = op { $field }
palermo-cost = kost
palermo-gain = miljoen
palermo-from-collected = { $times ->
    [one] uit één café
   *[other] uit { $times } cafés
}
palermo-from-home = op weg naar huis
palermo-from-bonus = { $times ->
    [one] voor één beurt thuis
   *[other] voor { $times } beurten thuis
}
palermo-goes-home = thuis
palermo-left-over = { $left ->
    [one] 1 punt over
   *[other] { $left } punten over
}
palermo-new-range = daarna bereik { $range }
palermo-weigh-gangster = Wijs een verlicht vakje aan: je ziet de weg, wat hij kost en wat hij opbrengt.
palermo-weigh-police = Wijs een verlicht vakje aan voor je agent.
palermo-reach-of = { $name } komt { $range } punten ver
palermo-round = Ronde { $round }
palermo-curfew-in = { $left ->
    [0] Avondklok na deze ronde
    [one] Avondklok over 1 ronde
   *[other] Avondklok over { $left } rondes
}
palermo-bonus = { $when ->
    [once] Premie thuis: { $bonus } miljoen, één keer
   *[every_turn] Thuis levert { $bonus } miljoen per beurt op
}

### De spelers
palermo-mat-building = { $name }: { palermo-discs-in-hand }
palermo-mat-walking = { $name }: { palermo-millions }{ $where ->
    [home] , thuis. De gangster is van het bord, en elke volgende beurt levert een premie op.
   *[other] . Bereik { $range }: de punten voor een zet van gangster of agent. { palermo-discs-to-fetch }.
}

### Wat een ding is en doet
palermo-help-street = Straat: een stap erop kost 1 punt.
palermo-help-promenade = Wandelstraat: loop vakje voor vakje, of rijd voor 1 punt naar een hoek van deze zijde.
palermo-help-corner = Hoek van de wandelstraat: van hier rijd je voor 1 punt naar de volgende hoek.
palermo-help-roof = Huis: daar loopt niemand over.
palermo-help-lot = Startkaartje: hier vertrekken gangsters en agenten. Wie al zijn schijfjes heeft, komt hier thuis; thuis zijn levert { $bonus } miljoen per beurt op.
palermo-help-empty = Een lege plaats.
palermo-help-disc = { $own ->
    [yes] Jouw schijfje: eindig hier met je gangster om het op te halen. De punten die je overhoudt, worden miljoenen, en je bereik groeit met 1.
   *[no] Schijfje van { $name }: alleen { $name } kan het ophalen.
}
palermo-help-police = { $own ->
    [yes] Jouw agent: hij kost jou niets, de anderen betalen 1 punt meer om hier te komen.
   *[no] Agent van { $name }: hier komen kost 2 punten in plaats van 1.
}
palermo-help-police-idle = { $own ->
    [yes] Jouw agent
   *[no] Agent van { $name }
}, inactief: zolang er een gangster staat, kost hij niemand iets.
palermo-help-gangster = { $own ->
    [yes] Jouw gangster: hij heeft { palermo-range-points } per beurt om naar je schijfjes te lopen.
   *[no] Gangster van { $name }, met { palermo-range-points } per beurt: je mag voorbij, maar hier niet stoppen.
}
palermo-range-points = { $range ->
    [one] 1 punt
   *[other] { $range } punten
}
palermo-help-cost = { $pays ->
    [yes] Hierheen kost { $cost } en brengt { $gain } miljoen op.
   *[no] Hierheen kost { $cost }.
}
palermo-help-place-start = Leg het startkaartje hier: iedereen vertrekt ervan en komt er weer thuis.
palermo-help-place-fits = Hier past een huis, dak tegen dak met een ander.
palermo-help-place-full = Hier past nu geen huis: het zou geen dak raken, of een straat afsnijden.
palermo-help-house = { $tile }, gebouwd door { $own ->
    [yes] jou
   *[no] { $name }
}. Het schijfje wacht op { $field }.
palermo-help-pile = Neem het, kies een plaats die oplicht, en draai het.
palermo-help-turn = Een kaartje kan op vier manieren liggen, tot het gelegd is.
palermo-help-range = Je bereik: { palermo-range-points } per zet, 3 en één erbij voor elk opgehaald schijfje. { palermo-discs-to-fetch }.
palermo-help-weigh = Wat de stap die je aanwijst, kost en opbrengt: je bereik min de kosten, als je bij een eigen schijfje stopt.
palermo-help-round = Het spel eindigt als alle gangsters thuis zijn, of door de avondklok na ronde { $most }. De avondklok is onze reconstructie.
palermo-help-bonus = Wie vroeg thuis is, krijgt dit bij het begin van elke beurt, zolang er nog een gangster rondloopt.
palermo-help-track = Het geldspoor: het schijfje van elke speler staat bij zijn miljoenen, { $lap } per ronde. Het meeste geld wint.
palermo-help-marker = { $name }: { palermo-millions }. Het meeste geld wint.
