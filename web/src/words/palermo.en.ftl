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
palermo-tile-H1R = small house with its door on the right
palermo-tile-H1L = small house with its door at the bottom
palermo-tile-H2R = long house with its door on the right
palermo-tile-H2L = long house with its door on the left
palermo-tile-H3 = corner house
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
palermo-to-lay = to lay

### Money, range, the step that is weighed
palermo-money = Money
palermo-millions = { $money } million
palermo-range = Range
palermo-range-short = range
palermo-points-of = { $own ->
    [yes] Your points
   *[no] Points of { $name }
}
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
palermo-left-over = { $left ->
    [one] 1 point unused
   *[other] { $left } points unused
}
palermo-new-range = then range { $range }
palermo-weigh-gangster = Point at a lit field to see the way, its cost and what it brings.
palermo-weigh-police = Point at a lit field for your policeman.
palermo-reach-of = { $name } reaches { $range } points
palermo-round = Round { $round }
palermo-curfew-in = { $left ->
    [0] Curfew after this round
    [one] Curfew in 1 round
   *[other] Curfew in { $left } rounds
}
palermo-bonus = { $when ->
    [once] Bonus at home: { $bonus } million, once
   *[every_turn] Home pays { $bonus } million a turn
}

### The mats
palermo-mat-building = { $name }: { palermo-discs-in-hand }
palermo-mat-walking = { $name }: { palermo-millions }{ $where ->
    [home] , home. The gangster has left the board, and every further turn pays a bonus.
   *[other] . Range { $range }: the points for a move of gangster or policeman. { palermo-discs-to-fetch }.
}

### What a thing is and does
palermo-help-street = Street: a step on it costs 1 point.
palermo-help-promenade = Promenade: walk it field by field, or ride to a corner of this side for 1 point.
palermo-help-corner = Corner of the promenade: from here you ride to the next corner for 1 point.
palermo-help-roof = House: nobody walks over it.
palermo-help-lot = Start tile: gangsters and policemen set out from here. Whoever has all discs comes home here; being home pays { $bonus } million a turn.
palermo-help-empty = An empty place.
palermo-help-disc = { $own ->
    [yes] Your disc: end a move here with your gangster to collect it. The points you have left become millions, and your range grows by 1.
   *[no] Disc of { $name }: only { $name } can collect it.
}
palermo-help-police = { $own ->
    [yes] Your policeman: he costs you nothing, the others pay 1 point more to enter.
   *[no] Policeman of { $name }: to enter here costs 2 points instead of 1.
}
palermo-help-police-idle = { $own ->
    [yes] Your policeman
   *[no] Policeman of { $name }
}, inactive: as long as a gangster stands here he costs nobody anything.
palermo-help-gangster = { $own ->
    [yes] Your gangster: he has { palermo-range-points } a turn to walk to your discs.
   *[no] Gangster of { $name }, with { palermo-range-points } a turn: pass him if you like, but do not stop here.
}
palermo-range-points = { $range ->
    [one] 1 point
   *[other] { $range } points
}
palermo-help-cost = { $pays ->
    [yes] To go here costs { $cost } and brings { $gain } million.
   *[no] To go here costs { $cost }.
}
palermo-help-place-start = Put the start tile here: everybody sets out from it and comes home to it.
palermo-help-place-fits = A house can be built here, roof against roof with another.
palermo-help-place-full = No house fits here now: it would touch no roof, or cut off a street.
palermo-help-house = { $tile }, built by { $own ->
    [yes] you
   *[no] { $name }
}. The disc waits at { $field }.
palermo-help-pile = Take it, choose a place that is lit, and turn it.
palermo-help-turn = A tile can be turned four ways, until it is laid.
palermo-help-range = Your range: { palermo-range-points } a move, 3 and one more for each disc collected. { palermo-discs-to-fetch }.
palermo-help-weigh = What the step you point at costs and brings: your range minus the cost, if you stop at a disc of yours.
palermo-help-round = The game ends when every gangster is home, or by curfew after round { $most }. The curfew is our reconstruction.
palermo-help-bonus = Whoever is home early gets this at the start of each turn, as long as another gangster is out.
palermo-help-track = The money track: each player's disc shows the millions, { $lap } to a lap. Most money wins.
palermo-help-marker = { $name }: { palermo-millions }. Most money wins.
