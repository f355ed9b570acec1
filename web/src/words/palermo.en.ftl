## Palermo's board.

palermo-city = The city, 14 by 14 fields
palermo-tray = Houses left

### What lies on a field or a place
palermo-street = street
palermo-promenade = promenade
palermo-corner = corner of the promenade
palermo-roof = house
palermo-lot = start tile
palermo-empty = empty
palermo-your-disc = your disc
palermo-disc-of = disc of { $name }
palermo-your-gangster = your gangster
palermo-gangster-of = gangster of { $name }
palermo-your-police = your policeman
palermo-police-of = policeman of { $name }
palermo-police-idle = inactive
palermo-fits = free
palermo-fits-not = empty, no house fits now
palermo-held = { $tile } held here, door at { $field }. Enter lays it, R turns it
palermo-start-here = { $place }: put the start tile here

### Tiles
palermo-tile-H1R = small house H1R
palermo-tile-H1L = small house H1L
palermo-tile-H2R = long house H2R
palermo-tile-H2L = long house H2L
palermo-tile-H3 = corner house H3
palermo-tile-ST = kiosk
palermo-tile-START = start tile
palermo-tile-STREET = street tile
palermo-tile-left = { $tile }, { $left } left{ $ours ->
    [count] ; drawing and number are our reconstruction
    [drawing] ; the drawing is our reconstruction
   *[nothing] {""}
}
palermo-kiosk-offer = kiosk: no house fits; it is not in the rulebook but our reconstruction
palermo-turn = Turn
palermo-turn-key = Turn the tile (R)
palermo-lay = Lay it
palermo-take-first = Take a house, or touch a place.
palermo-place-next = Now a place that is lit.
palermo-discs-to-lay = Discs to lay

### Money, range, the step that is weighed
palermo-money = Money
palermo-millions = { $money } million
palermo-range = Range
palermo-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
palermo-discs = Discs
palermo-discs-to-fetch = { $left ->
    [0] All discs fetched
    [one] 1 disc to fetch
   *[other] { $left } discs to fetch
}
palermo-discs-in-hand = { $left ->
    [one] 1 disc to lay
   *[other] { $left } discs to lay
}
palermo-where = Gangster
palermo-where-depot = depot
palermo-where-out = out
palermo-where-home = home
palermo-home-since = home since round { $round }
palermo-is-in-depot = in the depot
palermo-is-at = on { $field }
palermo-cost = cost
palermo-gain = million
palermo-from-collected = { $times ->
    [one] from one bar
   *[other] from { $times } bars
}
palermo-from-home = on the way home
palermo-from-bonus = { $times ->
    [one] for one turn at home
   *[other] for { $times } turns at home
}
palermo-goes-home = home
palermo-cost-only = cost { $cost }
palermo-cost-gain = cost { $cost } · +{ $gain } million
palermo-left-over = { $left ->
    [one] 1 point unused
   *[other] { $left } points unused
}
palermo-new-range = then range { $range }
palermo-weigh-gangster = Look at a field to see the way.
palermo-weigh-police = Look at a field for your policeman.
palermo-reach-of = { $name } reaches { $range } points
palermo-round = Round { $round } of { $most }
palermo-curfew-in = { $left ->
    [0] Curfew after this round
    [one] Curfew in 1 round
   *[other] Curfew in { $left } rounds
}
palermo-bonus = { $when ->
    [once] Bonus at home: { $bonus } million, once
   *[every_turn] Home pays { $bonus } million a turn
}
