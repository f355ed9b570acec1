# Every word of Palermo that a player reads. The same keys stand in nl.ftl.

title = Palermo
tagline = Build the city together, then fetch your own takings.
poster = Tiles & tolls
goal = Have the most money when all are home. Keep your doors close together, collect with points to spare, and come home early.

option-first-seat = Who begins
option-first-seat-help = By the rulebook the youngest begins. Choose that seat, or have one drawn by lot; it begins both phases.
option-first-seat-is-0 = seat 1
option-first-seat-is-1 = seat 2
option-first-seat-is-2 = seat 3
option-first-seat-is-3 = seat 4
option-first-seat-is-4 = seat 5
option-first-seat-is-random = by lot
option-home-bonus = Bonus at home
option-home-bonus-help = Millions for a player who is home, with 3, 4 and 5 players.
option-home-bonus-is-printed = 5, 4, 5, as printed
option-home-bonus-is-falling = 5, 4, 3
option-home-bonus-is-flat5 = always 5
option-bonus-when = How often the bonus is paid
option-bonus-when-is-every-turn = every turn
option-bonus-when-is-every-turn-help = Every turn after the one of arrival, as long as some gangster is still out.
option-bonus-when-is-once = once
option-bonus-when-is-once-help = Only in the first turn after the one of arrival.
option-after-turn-bonus = Bonus in the after-turns
option-after-turn-bonus-help = On: once every gangster is home, those who still have a turn in that round get the bonus too.
option-police = Policemen
option-police-help = Off: there are no policemen, and a player who is home decides nothing any more.
option-police-on-gangster = Policeman on a gangster
option-police-on-gangster-help = On: a policeman may stop where a gangster stands, and is inactive as long as the gangster stands there.
option-police-apart = Distance between policemen
option-police-apart-is-all = from all
option-police-apart-is-all-help = A policeman may never stop next to another one, even if that one is inactive.
option-police-apart-is-active = from active ones
option-police-apart-is-active-help = A policeman may stop next to an inactive one.
option-ring-rides = Rides on the promenade
option-ring-rides-help = Where a ride along the promenade may lead.
option-ring-rides-is-side = own side
option-ring-rides-is-any = any corner
option-ring-rides-is-off = no rides
option-ride-toll = Toll on rides
option-ride-toll-help = On: a ride costs 1 point more for every active policeman of another player between its ends.
option-final-tie = Equal money
option-final-tie-is-shared = shared
option-final-tie-is-shared-help = Who has equal money shares the place.
option-final-tie-is-arrival = by arrival
option-final-tie-is-arrival-help = Who came home in an earlier round is ahead; if it was the same round, the place is shared.
option-max-rounds = Curfew
option-max-rounds-help = The game also ends after this round.

# Questions that can be answered by presets.
window-police = Policeman
preset-police-ask = Ask every turn
preset-police-always = He stays put

# What the actions and their arguments are called.
kind-place-start = put down the start tile
kind-build = build
kind-police-pass = leave the policeman
kind-police-to = move the policeman
kind-stay = stay
kind-go = walk
arg-place = place
arg-kind = tile
arg-turn = turn
arg-field = field
turned = { $turn ->
    [0] unturned
    [1] turned once
    [2] turned twice
   *[other] turned three times
}

prompt-start = Put the start tile on any place; all set out from it later. You build right after it.
prompt-build = { $contact ->
    [first] Build the first house, wherever you like.
    [free] There is no roof to build against: build a house anywhere.
    [kiosk] No house fits any more: lay a kiosk on an empty place.
   *[roof] Build a house, roof against roof with one that stands already.
} { $discs ->
    [one] This is your last disc.
   *[other] You have { $discs } discs left to lay.
}
prompt-police = Move your policeman, at most { $range } points, or leave him: where he stands, the others pay { $toll } more. { $where ->
    [home] You are home; this is all you do.
   *[other] Your gangster comes next.
}
prompt-gangster = Walk with your gangster, at most { $range } points, or stay. { $left ->
    [0] All discs are collected: go home to the start tile. Points left over are money.
    [one] Your last disc waits. Points left over at its door are money.
   *[other] { $left } of your discs wait. Points left over at a door of yours are money.
}
prompt-wait-start = { $name } is choosing a place for the start tile.
prompt-wait-build = { $name } is choosing where to build { $contact ->
    [kiosk] a kiosk
   *[other] a house
}.
prompt-wait-police = { $name } is deciding where to send the policeman.
prompt-wait-gangster = { $name } is deciding where to go with the gangster.
prompt-over = The game is over.

# A tile by its code, as it lies unturned.
tile = { $tile ->
    [H1R] small house with its door on the right
    [H1L] small house with its door at the bottom
    [H2R] long house with its door on the right
    [H2L] long house with its door on the left
    [H3] corner house
    [ST] kiosk
   *[other] { $tile }
}
# The same wherever it lies: its roof and its door are named by their fields.
house = { $tile ->
    [H1R] small house
    [H1L] small house
    [H2R] long house
    [H2L] long house
    [H3] corner house
   *[other] kiosk
}

action-place-start = start tile on { $place }
action-build = { house } on { $roof }, door at { $field }
action-kiosk = kiosk on { $place }, counter at { $field }
action-police-pass = leave the policeman where he is
action-police-to = policeman to { $field }{ $brings ->
    [unknown] {""}
   *[other] : cost { $cost }
}
action-stay = stay here
action-go = walk to { $field }{ $brings ->
    [unknown] {""}
    [home] : cost { $cost }, home, +{ $gain } million
    [disc] : cost { $cost }, collect { $gain } million
   *[nothing] : cost { $cost }
}

# Lines of the log. `$me`: is it the reader?
news-start-laid = { $me ->
    [yes] You lay
   *[no] { $who } lays
} the start tile on { $place }.
news-built = { $me ->
    [yes] You build
   *[no] { $who } builds
} a { house } on { $roof }; the disc lies at its door, { $field }.{ $contact ->
    [free] {" "}No roof was free.
   *[roof] {""}
}
news-kiosk = { $me ->
    [yes] You lay
   *[no] { $who } lays
} a kiosk on { $place }, with the disc on { $field }: no house fits any more.
news-filled = The city is built. { $count ->
    [0] No place is left empty.
    [one] A street tile fills { $places }.
   *[other] Street tiles fill { $places }.
} { $unused ->
    [0] No house is left over.
    [one] 1 house goes back into the box.
   *[other] { $unused } houses go back into the box.
}
news-round = Round { $round } begins.
news-bonus = { $me ->
    [yes] You are home and get
   *[no] { $who } is home and gets
} { $gain } million more.
news-police-moved = { $me ->
    [yes] You send your
   *[no] { $who } sends the
} policeman to { $field }, for { points }{ toll }.
news-police-passed = { $me ->
    [yes] You leave your
   *[no] { $who } leaves the
} policeman where he is.
news-walked = { $me ->
    [yes] You walk
   *[no] { $who } walks
} { $from ->
    [depot] out of the depot
   *[other] from { $from }
} to { $field }, for { points }{ toll }.
toll = { $toll ->
    [0] {""}
   *[other] , { $toll } of them because of policemen
}
points = { $cost ->
    [one] 1 point
   *[other] { $cost } points
}
news-stayed = { $me ->
    [yes] You stay
   *[no] { $who } stays
} put with the gangster.
news-collected = { $me ->
    [yes] You collect
   *[no] { $who } collects
} the disc at { $field }: { takings }. { $me ->
    [yes] Your
   *[no] The
} range is now { $range }.
takings = { $gain ->
    [0] no money, for no points are left over
   *[other] { $gain } million for the points left over
}
news-home = { $me ->
    [yes] You come
   *[no] { $who } comes
} home in round { $round }: { takings }.
news-last-home = Every gangster is home. The round is played to its end.
news-curfew = Round { $round } is over: curfew. The game ends.
news-end = { $me ->
    [many] { $who } share the victory
    [yes] You win
   *[no] { $who } wins
} with { $money } million.

ending-home = Everybody came home.
ending-curfew = The curfew ended the game.

refusal-PA-1 = Palermo is for { $least } to { $most } players, not for { $seats }.
refusal-PA-2 = { $why ->
    [over] The game is over.
    [seat] It is not this player's turn.
    [action] There is no such move.
   *[kind] That is not what is asked for now.
}
refusal-PA-7 = You must build; nobody may pass.
refusal-PA-8 = No { tile } is left.
refusal-PA-9 = A tile lies there already.
refusal-PA-11 = The house must lie roof to roof with another one.
refusal-PA-12 = The roofs would touch at a corner only, and that does not count.
refusal-PA-14 = That would cut a street off from the promenade.
refusal-PA-16 = A house can still be built, so no kiosk.
refusal-PA-22 = A house stands there.
refusal-PA-29 = That costs { $cost } points, and you have { $range }.
refusal-PA-31 = Another gangster stands there.
refusal-PA-32 = Your gangster stands there already; choose to stay.
refusal-PA-37 = { $why ->
    [here] Your policeman stands there already; choose to leave him.
    [none] There are no policemen in this game.
   *[late] The policeman moves before the gangster, not after.
}
refusal-PA-42 = { $whose ->
    [there] Another policeman stands there.
   *[beside] Another policeman stands right beside it.
}
refusal-PA-43 = { $whose ->
    [own] Your own gangster stands there.
   *[other] A gangster stands there.
}
refusal-PA-47 = Your gangster is home and walks no more.

you = you
you-names = you
list-and = { $first } and { $last }
table-player = Player { $number }
table-now-start = Palermo. An empty board. To put down the start tile: { $name }.
table-now-build = Palermo. The city is being built. To build: { $name }.
table-now-police = Palermo. Round { $round } of at most { $most }. To move the policeman: { $name }.
table-now-gangster = Palermo. Round { $round } of at most { $most }. To move the gangster: { $name }.
table-now-over = Palermo. { $ending }
table-kind = { $tile } x{ $left }
table-takings = Pays now: { $list }.
table-pays = { $field } +{ $gain }
table-discs = discs in hand
table-money = money
table-range = range
table-doors = discs to go
table-gangster = gangster
table-police = policeman
table-millions = { $money } mln
score = { $amount } mln
table-doors-left = { $left } of { $all }
table-home = home, r. { $round }
table-depot = depot
table-legend-build = ██ roof   · street   ░ promenade   ⌂ start tile   { $disc }1 disc of player 1
table-legend-walk = ██ roof   · street   ░ promenade   ⌂ start tile
table-legend-figures = { $disc }1 disc   G1 gangster   P1 policeman (p1: inactive)
table-legend-costs = 3 costs 3 points

figure-rounds = rounds
figure-turns = turns
figure-final = money at the end
figure-discs = discs collected
figure-kiosks = kiosks
figure-house-fields = fields with a house

# Why a choice is better, in hints: what it brings compared with another.
reason-money-more = brings about { $amount } million more
reason-money-less = brings about { $amount } million less
reason-rival-more = leaves the richest other with about { $amount } million more
reason-rival-less = leaves the richest other with about { $amount } million less
reason-discs-more = collects about { $amount } more of your discs, so you get further
reason-discs-less = collects about { $amount } fewer of your discs, so you get less far
reason-home-more = brings you home about { $amount ->
    [one] 1 round later
   *[other] { $amount } rounds later
}
reason-home-less = brings you home about { $amount ->
    [one] 1 round sooner
   *[other] { $amount } rounds sooner
}
