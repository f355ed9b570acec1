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
palermo-held = { $tile } boven deze plaats, ingang op { $field }. Enter legt, R draait
palermo-start-here = { $place }: leg het startkaartje hier

### Kaartjes
palermo-tile-H1R = klein huis H1R
palermo-tile-H1L = klein huis H1L
palermo-tile-H2R = lang huis H2R
palermo-tile-H2L = lang huis H2L
palermo-tile-H3 = hoekhuis H3
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

### Geld, bereik, de stap die wordt gewogen
palermo-money = Geld
palermo-millions = { $money } miljoen
palermo-range = Bereik
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
palermo-cost-only = kost { $cost }
palermo-cost-gain = kost { $cost } · +{ $gain } miljoen
palermo-left-over = { $left ->
    [one] 1 punt over
   *[other] { $left } punten over
}
palermo-new-range = daarna bereik { $range }
palermo-weigh-gangster = Wijs een vakje aan om de weg te zien.
palermo-weigh-police = Wijs een vakje aan voor je agent.
palermo-reach-of = { $name } komt { $range } punten ver
palermo-round = Ronde { $round } van { $most }
palermo-curfew-in = { $left ->
    [0] Avondklok na deze ronde
    [one] Avondklok over 1 ronde
   *[other] Avondklok over { $left } rondes
}
palermo-bonus = { $when ->
    [once] Premie thuis: { $bonus } miljoen, één keer
   *[every_turn] Thuis levert { $bonus } miljoen per beurt op
}
