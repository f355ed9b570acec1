# Every word of Palermo that a player reads. The same keys stand in nl.ftl.

title = Palermo
tagline = Build the city together, then fetch your own takings.
poster = Tiles & tolls
goal = Have the most money when everybody is home. Build your doors close together, collect with points to spare, and be home early for the bonus.

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

prompt-start = Put the start tile on any place; you build right after it.
prompt-build = { $contact ->
    [first] Build the first house, wherever you like.
    [free] No roof to build against: build a house anywhere.
    [kiosk] No house fits any more: lay a kiosk on an empty place.
   *[roof] Build a house, roof to roof with one that lies there already.
} { $discs ->
    [one] This is your last disc.
   *[other] You have { $discs } discs left to lay.
}
prompt-police = Move your policeman, at most { $range } points, or leave him. { $where ->
    [home] You are home; this is all you do.
   *[other] Your gangster comes next.
}
prompt-gangster = Move your gangster, at most { $range } points, or stay. { $left ->
    [0] All discs collected: go home to the start tile.
    [one] One disc to go.
   *[other] { $left } discs to go.
}
prompt-wait = { $name } to choose.
prompt-over = The game is over.

action-place-start = start tile on { $place }
action-build = { $tile } on { $place }, { $turn ->
    [0] unturned
    [1] turned once
    [2] turned twice
   *[other] turned three times
}: { $picture }, door at { $field }
action-kiosk = kiosk on { $place }: { $picture }, counter at { $field }
action-police-pass = leave the policeman where he is
action-police-to = policeman to { $field }{ $brings ->
    [unknown] {""}
   *[other] : cost { $cost }
}
action-stay = stay
action-go = walk to { $field }{ $brings ->
    [unknown] {""}
    [home] : cost { $cost }, home, +{ $gain } million
    [disc] : cost { $cost }, collect { $gain } million
   *[nothing] : cost { $cost }
}

# Lines of the log; a name may be "You", so no verb follows it.
news-start-laid = { $name }: start tile on { $place }.
news-built = { $name }: { $tile } on { $place } ({ $picture }), door at { $field }.{ $contact ->
    [free] {" "}No roof was free.
   *[roof] {""}
}
news-kiosk = { $name }: kiosk on { $place }, counter at { $field }. No house fitted any more.
news-filled = { $count ->
    [0] The city is full.
    [one] A street tile fills { $places }.
   *[other] Street tiles fill { $places }.
} { $unused ->
    [0] No house is left over.
    [one] 1 house goes back into the box.
   *[other] { $unused } houses go back into the box.
}
news-round = Round { $round }.
news-bonus = { $name }: bonus of { $gain } million.
news-police-moved = { $name }: policeman to { $field }, cost { $cost }.
news-police-passed = { $name }: the policeman stays put.
news-walked = { $name }: gangster to { $field }, cost { $cost }.
news-stayed = { $name }: the gangster stays put.
news-collected = { $name }: { $gain } million collected at { $field }; range now { $range }.
news-home = { $name }: home in round { $round }: +{ $gain } million.
news-last-home = Every gangster is home. The round is played to its end.
news-curfew = Round { $round } is over: curfew.
news-end = { $count ->
    [one] { $winners }: first, with { $money } million.
   *[other] { $winners }: joint first, with { $money } million.
}

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
refusal-PA-8 = No { $tile } is left.
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

table-player = Player { $number }
table-and = {" and "}
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
