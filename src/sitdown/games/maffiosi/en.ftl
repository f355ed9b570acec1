# Every word of Maffiosi that a player reads. The same keys stand in nl.ftl, in the same order.

title = Maffiosi
tagline = All the gangs of Chicago at one long table, and the cake is not for eating.
poster = Dinner & dynamite
goal = Have the most money when the pot is empty or one gang is left. Sit where money is, and keep your Boss alive.

## The options

option-seating = Seating
option-seating-is-fixed = fixed (our reconstruction)
option-seating-is-fixed-help = Everybody has a fixed place. Which one, we made up ourselves: the printed seatings are lost.
option-seating-is-manual = by hand
option-seating-is-manual-help = The players seat their own gangsters, one at a time.
option-seating-is-random = by lot
option-seating-is-random-help = Chance seats them all.
option-first-placer = First to place
option-first-placer-help = Who places the first gangster when the players seat their own; by the rulebook it is the youngest.
option-first-placer-is-random = by lot
option-first-placer-is-0 = yellow
option-first-placer-is-1 = red
option-first-placer-is-2 = blue
option-first-placer-is-3 = green
option-first-placer-is-4 = orange
option-first-placer-is-5 = purple
option-closing-time = Closing time
option-closing-time-help = After so many full rounds the game is over, and nobody gets the pot.
option-closing-time-is-off = none
option-closing-time-is-5 = after 5 rounds
option-closing-time-is-10 = after 10 rounds
option-closing-time-is-15 = after 15 rounds
option-closing-time-is-20 = after 20 rounds
option-short-pot = Small pot
option-short-pot-help = On: the quick game, with half the money: 60k, 45k, 35k or 30k.
option-no-scram = No Scram!
option-no-scram-help = On: two Moves take the place of the two Scram!s.
option-hidden-money = Hidden money
option-hidden-money-help = On: what the others have is shown only at the end. Pot and payments stay open, so whoever adds up knows it anyway.
option-final-tie = Last tie
option-final-tie-is-shared = shared
option-final-tie-is-shared-help = Who is still tied at the very end shares the victory.
option-final-tie-is-order = by turn order
option-final-tie-is-order-help = Whoever comes later in turn order, counted from the start player, wins.
option-till-doubles-boss = The till doubles the Boss
option-till-doubles-boss-help = Off: the till doubles what businesses bring in, but not the 1k for the Boss.
option-last-note = Last note
option-last-note-is-note = taken whole
option-last-note-is-note-help = The pot is banknotes. When only one is left, whoever is paid takes it whole, even if it is more than the income.
option-last-note-is-exact = changed
option-last-note-is-exact-help = The pot is a sum: nobody ever gets more than the income.
option-empty-cake = Cake at an empty chair
option-empty-cake-is-hits = dangerous
option-empty-cake-is-hits-help = It hits the two neighbours.
option-empty-cake-is-harmless = harmless
option-empty-cake-is-harmless-help = It hits nobody.
option-pass-blocked = Passing a cake to a cake
option-pass-blocked-is-stop = closed
option-pass-blocked-is-stop-help = If the first gangster has a cake already, that way is closed.
option-pass-blocked-is-skip = passed over
option-pass-blocked-is-skip-help = The cake goes on to the first gangster without one.
option-nightcap = Glasses of a Nightcap!
option-nightcap-is-exact = exactly three
option-nightcap-is-exact-help = Three gangsters are drugged, or all if they are fewer.
option-nightcap-is-up-to = up to three
option-nightcap-is-up-to-help = One or two will do.
option-cafe-is-drink = A café is a drink
option-cafe-is-drink-help = On: whoever sits at a café can be drugged too.
option-scram-clears-cakes = Scram! clears the cakes
option-scram-clears-cakes-help = On: after a Scram! every cake goes back to its owner.
option-scram-wakes = Scram! wakes sleepers
option-scram-wakes-help = On: after a Scram! everybody is awake.
option-move-after-discard = Move after a discard
option-move-after-discard-help = On: you may play a Move after a card that you discarded, too.
option-manual-starter = Start after manual seating
option-manual-starter-is-last = the last to place
option-manual-starter-is-last-help = Whoever placed the last gangster starts.
option-manual-starter-is-first = the first to place
option-manual-starter-is-first-help = Whoever placed the first gangster starts.
option-open-discards = Open used pile
option-open-discards-help = Off: only the top card of the used pile is seen, and the hand of a player who is out goes face down under it.
option-stall-rounds = Stalemate
option-stall-rounds-help = After so many rounds in which nothing was paid, nobody was removed and no Scram! was played, the game is over.
option-stall-rounds-is-10 = after 10 rounds
option-stall-rounds-is-5 = after 5 rounds
option-stall-rounds-is-20 = after 20 rounds

# Questions that can be answered by presets.
window-second = A second card?
preset-second-ask = Ask every turn
preset-second-always = One card is enough

## The players. `you-names`: what a table may call the reader

seat = seat { $number }
you = you
you-object = you
you-names = you
seat-you = { $name } (you)
list-and = { $first } and { $last }

## Colours, alone and before a noun; gangsters, the letters of both in a drawing, things, chairs, money

colour-yellow = yellow
colour-red = red
colour-blue = blue
colour-green = green
colour-orange = orange
colour-purple = purple
adj-yellow = yellow
adj-red = red
adj-blue = blue
adj-green = green
adj-orange = orange
adj-purple = purple
type-boss = Boss
type-gunman = Gunman
type-knifer = Knifer
type-heavy = Heavy
letter-yellow = y
letter-red = r
letter-blue = b
letter-green = g
letter-orange = o
letter-purple = p
letter-boss = B
letter-gunman = G
letter-knifer = K
letter-heavy = H
man = the { $asleep ->
    [yes] sleeping { $adj }
   *[no] { $adj }
} { $type }
man-yours = your { $asleep ->
    [yes] sleeping { $type }
   *[no] { $type }
}
man-of = { $me ->
    [yes] your
   *[no] { $who }'s
} { $adj } { $type }
piece-boss = the { $asleep ->
    [yes] sleeping Boss
   *[no] Boss
}
piece-gunman = a { $asleep ->
    [yes] sleeping Gunman
   *[no] Gunman
}
piece-knifer = a { $asleep ->
    [yes] sleeping Knifer
   *[no] Knifer
}
piece-heavy = a { $asleep ->
    [yes] sleeping Heavy
   *[no] Heavy
}
object-cafe = café
object-restaurant = restaurant
object-casino = casino
object-till = till
object-revolver = revolver
object-knife = knife
object-drink = drink
cake = { $adj } cake
cake-of = { $me ->
    [yes] your
   *[no] { $who }'s
} { $adj } cake
chair = chair { $chair }
man-on = { $man } on chair { $chair }
chair-with = chair { $chair } ({ $things })
money = { $amount }k
score = { $amount }k

## The cards, and what they do in one line

card-stab = Stab!
card-fire = Fire!
card-order = Order a cake
card-pass = Pass it on!
card-kaboom = Ka-Boom!
card-nightcap = Nightcap!
card-scram = Scram!
card-move = Move
help-stab = removes an opponent's man beside your man with a knife
help-fire = removes an opponent's man opposite your man with a revolver
help-order = puts your cake on the table; it explodes at the start of your next turn
help-pass = moves an opponent's cake to the first gangster on its left or right
help-kaboom = explodes an opponent's cake at once
help-nightcap = puts three gangsters at drinks to sleep, those who sleep already for good
help-scram = everybody leaves the table and sits down again
help-move = puts one of your men on a free chair; also as a second card

## The table. The signs have at most five letters

sign-cafe = CAFÉ
sign-restaurant = REST
sign-casino = CASI
sign-till = TILL
sign-revolver = gun
sign-knife = knife
sign-drink = drink
legend-men = men
legend-men-is = { letter-boss } { type-boss } · { letter-gunman } { type-gunman } (revolver) · { letter-knifer } { type-knifer } (knife) · { letter-heavy } { type-heavy } · z sleeps
legend-money = money
legend-money-is = CAFÉ café, REST restaurant, CASI casino: 1k a turn, both of a kind 2k more · TILL till: × 2
legend-things = things
legend-things-is = gun revolver: shoots across · knife: stabs left and right · { $cafe ->
    [yes] drink and CAFÉ
   *[no] drink
}: can be drugged
legend-cakes = cakes
legend-cakes-is = *{ letter-yellow } the yellow cake · ! sits in the blast of a cake
table-title = round { $round }, turn { $turn }
table-title-of = round { $round } of { $last }, turn { $turn }
table-title-seating = the seating
table-title-end = over after { $turn ->
    [one] { $turn } turn
   *[other] { $turn } turns
}
table-pot = pot { $amount }
table-pot-notes = pot { $amount } ({ $notes })
table-piles = draw pile { $draw } · used pile { $used }
table-piles-top = draw pile { $draw } · used pile { $used }, on top { $top }
table-piles-hidden = draw pile { $draw } · used pile { $used }, the top one face down
table-step = { $who } ({ $colour }): { $what }
step-setup-piece = seats a man
step-setup-chair = seats { $man }
step-card = chooses a card
step-stab = stabs
step-fire = shoots
step-order = orders a cake
step-pass = passes a cake on
step-kaboom = explodes a cake
step-nightcap = fills { $left ->
    [one] one more glass
   *[other] { $left } more glasses
}
step-move-from = moves a man
step-move-to = moves { $man }
step-scram-piece = seats a man
step-scram-chair = seats { $man }
step-second = may move as well
step-end = the game is over
table-place = place
table-colour = colour
table-player = player
table-money = money
table-men = men
table-hand = hand
table-cake = cake
table-income = income
table-out = out
cake-home = at home
cake-gone = gone
cake-at = chair { $chair }
income-till = TILL
income-both = both { $signs }
about-hand = holds { $cards }
table-standing = To be seated
table-used = Used pile
table-gone = Out of the game
table-draw = Draw pile, from the top
table-stalemate = Stalemate
table-stalemate-in = { $turns ->
    [one] after one more turn in which nothing happens
   *[other] after { $turns } more turns in which nothing happens
}
table-your-hand = Your hand

## What is to be done

prompt-setup-piece = Which of your gangsters takes a seat now?
prompt-setup-chair = On which free chair does { $man } sit down?
prompt-card = Play a card, or discard one.
prompt-stab = Stab whom? The victim sits beside an awake man of yours who is a Knifer or has a knife before him.
prompt-fire = Shoot whom? The victim sits opposite an awake man of yours who is a Gunman or has a revolver before him.
prompt-order = Where does your cake go? At the start of your next turn it takes whoever sits there and on either side.
prompt-pass = Which cake goes which way? It stops at the first gangster, who may be anybody's.
prompt-kaboom = Which cake explodes? It takes whoever sits there and on either side.
prompt-nightcap = Who gets a nightcap? { $left ->
    [one] One more glass.
   *[other] { $left } more glasses.
}
prompt-nightcap-enough = Who else gets a nightcap? { $left ->
    [one] One more glass, or leave it at that.
   *[other] Up to { $left } more glasses, or leave it at that.
}
prompt-move-from = Which of your gangsters moves?
prompt-move-to = Where to? { $man } leaves chair { $chair }.
prompt-scram-piece = Everybody sits down again. Which of your gangsters takes a seat now?
prompt-scram-chair = On which free chair does { $man } sit down?
prompt-second = You may play a Move as well, or leave it at that.
prompt-second-none = You hold no Move, so leave it at that. You are asked all the same, so that nobody learns what you hold.
prompt-wait-setup-piece = Waiting for { $who } to seat a gangster.
prompt-wait-setup-chair = Waiting for { $who } to seat a gangster.
prompt-wait-card = Waiting for { $who } to play or discard a card.
prompt-wait-stab = Waiting for { $who } to stab somebody.
prompt-wait-fire = Waiting for { $who } to shoot somebody.
prompt-wait-order = Waiting for { $who } to put a cake on the table.
prompt-wait-pass = Waiting for { $who } to pass a cake on.
prompt-wait-kaboom = Waiting for { $who } to explode a cake.
prompt-wait-nightcap = Waiting for { $who } to fill the glasses.
prompt-wait-move-from = Waiting for { $who } to move a gangster.
prompt-wait-move-to = Waiting for { $who } to move a gangster.
prompt-wait-scram-piece = Waiting for { $who } to seat a gangster.
prompt-wait-scram-chair = Waiting for { $who } to seat a gangster.
prompt-wait-second = Waiting for { $who } to play a Move as well, or to leave it at that.
prompt-end = The game is over. { $text }
victory = { $me ->
    [many] { $who } share the victory
    [yes] You win
   *[no] { $who } wins
} with { $amount }{ $grave ->
    [yes] , from beyond the grave
   *[no] { "" }
}.

## Choices

kind-play = play
kind-discard = discard
kind-chair = chair
kind-pass = pass on
kind-boom = explode
kind-piece = seat
kind-finish = finish
arg-card = card
arg-chair = chair
arg-cake = cake
arg-way = way
arg-type = gangster
arg-asleep = state
way-left = left
way-right = right
state-awake = awake
state-asleep = asleep
action-play = play { $card }
action-discard = discard { $card }
action-chair = choose { $chair }
action-chair-stab = stab { $man } on { $chair }
action-chair-fire = shoot { $man } on { $chair }
action-chair-order = put your cake before { $man } on { $chair }
action-chair-order-empty = put your cake at the empty { $chair }
action-chair-nightcap = give { $man } on { $chair } a nightcap
action-chair-nightcap-last = give { $man } on { $chair } one more nightcap: he never wakes up
action-chair-move-from = move { $man } from { $chair }
action-chair-move-to = move { $man } from chair { $from } to { $chair }
action-chair-seat = seat { $man } on { $chair }
action-pass-left = pass the { $adj } cake to the left
action-pass-right = pass the { $adj } cake to the right
action-pass-left-to = pass the { $adj } cake to the left: to { $man } on { $chair }
action-pass-right-to = pass the { $adj } cake to the right: to { $man } on { $chair }
action-boom = explode the { $adj } cake
action-boom-hits = explode the { $adj } cake at chair { $chair }: it hits { $men }
action-boom-nobody = explode the { $adj } cake at chair { $chair }: it hits nobody
action-piece = seat { $man }
action-finish = leave it at that

## The log. `$me`: is it the reader?

news-turn = Turn { $turn } is { $me ->
    [yes] yours
   *[no] { $who }'s
}.
news-income = { $me ->
    [yes] You earn
   *[no] { $who } earns
} { $amount }; { $pot } is left in the pot.
news-income-less = { $me ->
    [yes] You are due { $due } but get
   *[no] { $who } is due { $due } but gets
} what is left in the pot: { $amount }.
news-income-note = { $me ->
    [yes] You are due { $due } and get
   *[no] { $who } is due { $due } and gets
} { $amount }, for the last note is not changed.
news-played = { $me ->
    [yes] You play
   *[no] { $who } plays
} { $card }.
news-discarded = { $me ->
    [yes] You play nothing and discard
   *[no] { $who } plays nothing and discards
} { $card }.
news-finished = { $me ->
    [yes] You play
   *[no] { $who } plays
} no second card.
news-drew = { $me ->
    [yes] You draw
   *[no] { $who } draws
} { $cards }.
news-drew-hidden = { $me ->
    [yes] You draw
   *[no] { $who } draws
} { $count ->
    [one] a card
   *[other] { $count } cards
}.
news-shuffled = The draw pile is used up: the { $count } used cards are shuffled and make a new one.
news-removed-stab = { $me ->
    [yes] You stab
   *[no] { $doer } stabs
} { $man } on { $chair }: gone for good.
news-removed-fire = { $me ->
    [yes] You shoot
   *[no] { $doer } shoots
} { $man } on { $chair }, across the table: gone for good.
news-removed-own-cake = { $man } on { $chair } is blown up.
news-removed-kaboom = { $man } on { $chair } is blown up.
news-removed-nightcap = { $me ->
    [yes] You give
   *[no] { $doer } gives
} { $man } on { $chair } one nightcap too many: he never wakes up again.
news-out = { $me ->
    [yes] You have
   *[no] { $who } has
} no men left and { $me ->
    [yes] are
   *[no] is
} out. The money still counts.
news-gave-up-hand = { $me ->
    [yes] Your
   *[no] { $who }'s
} hand goes to the used pile: { $cards }.
news-gave-up-hand-hidden = { $me ->
    [yes] Your
   *[no] { $who }'s
} hand goes face down under the used pile.
news-exploded = { $me ->
    [yes] Your
   *[no] { $who }'s
} turn begins, and { $cake } explodes at { $chair }: { $hits ->
    [0] nobody is hit
    [one] one man is hit
   *[other] { $hits } men are hit
}.
news-exploded-kaboom = { $me ->
    [yes] You set
   *[no] { $who } sets
} off { $cake } at { $chair }: { $hits ->
    [0] nobody is hit
    [one] one man is hit
   *[other] { $hits } men are hit
}.
news-ordered = { $me ->
    [yes] You put your { $adj } cake at { $chair }: it explodes when your
   *[no] { $who } puts the { $adj } cake at { $chair }: it explodes when { $who }'s
} next turn begins.
news-passed-on-left = { $me ->
    [yes] You pass
   *[no] { $who } passes
} { $cake } to the left, from { $from } to { $man } on { $chair }.
news-passed-on-right = { $me ->
    [yes] You pass
   *[no] { $who } passes
} { $cake } to the right, from { $from } to { $man } on { $chair }.
news-fell-asleep = { $man } on { $chair } falls asleep: until { $me ->
    [yes] your
   *[no] { $who }'s
} turn ends he neither earns nor attacks nor moves.
news-woke-up = { $me ->
    [yes] Your
   *[no] { $who }'s
} { $count ->
    [one] man on chair { $chairs } wakes up
   *[other] men on chairs { $chairs } wake up
}.
news-scrammed = Everybody stands up. All sit down again in turn, one man at a time; { $me ->
    [yes] you begin
   *[no] { $who } begins
}.
news-cake-back = { $cake } goes back from { $chair }.
news-sat-down = { $me ->
    [yes] You seat
   *[no] { $who } seats
} { $man } on { $chair }.
news-moved = { $me ->
    [yes] You move
   *[no] { $who } moves
} { $man } from { $from } to { $chair }.
news-took-pot = { $me ->
    [yes] You are the last at the table and take
   *[no] { $who } is the last at the table and takes
} the whole pot: { $amount }.
news-ended-last-gang = Only one gang is left: the game is over.
news-ended-pot-empty = The pot is empty: the game is over.
news-ended-all-dead = Nobody is left at the table: the game is over, and nobody gets the { $pot }.
news-ended-stalemate = Nothing has happened for too long: the game is over, and nobody gets the { $pot }.
news-ended-closing-time = Closing time: the game is over, and nobody gets the { $pot }.

ending-last_gang = The game is over: only one gang is left at the table, and it took the pot.
ending-pot_empty = The game is over: the pot is empty.
ending-all_dead = The game is over: the last gangsters went together, and nobody gets the pot.
ending-stalemate = The game is over: nothing happened any more, and nobody gets the pot.
ending-closing_time = The game is over: it is closing time, and nobody gets the pot.
figure-turns = turns
figure-rounds = rounds
figure-removed = gangsters removed
figure-stabbed = … stabbed
figure-shot = … shot
figure-own-cake = … by a cake in its owner's turn
figure-kaboom = … by Ka-Boom!
figure-drugged = … by Nightcap!
figure-out = players who were out
figure-first-out = round in which the first player was out
figure-moves = Moves played
figure-discards = cards discarded
figure-won-from-outside = won by a player who was out
figure-shared = shared victories
figure-final = money at the end, on average, in thousands
figure-winner = most money at the end, in thousands

## Refusals. `this-…`: what a fact is called, for the sentences below

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
    [true] sleeping { this-type }
   *[false] { this-type }
}
this-type = { $type ->
    [boss] { type-boss }
    [gunman] { type-gunman }
    [knifer] { type-knifer }
   *[heavy] { type-heavy }
}
this-question = { $phase ->
    [setup_piece] name one of your gangsters who still stands
    [setup_chair] choose a free chair
    [card] play a card, or discard one
    [stab] choose whom to stab
    [fire] choose whom to shoot
    [order] choose a place for your cake
    [pass] choose a cake and which way it goes
    [kaboom] choose a cake that explodes
    [nightcap] choose who gets a glass
    [move_from] choose which of your gangsters moves
    [move_to] choose a free chair
    [scram_piece] name one of your gangsters who still stands
    [scram_chair] choose a free chair
   *[second] play a Move, or leave it at that
}

refusal-MA-1 = This game is for { $least } to { $most } players, not for { $seats }. Choose another number.
refusal-MA-6 = Somebody sits on chair { $chair } already. Choose a free one.
refusal-MA-7 = You have no { this-piece } off the table. Name a gangster of yours who still stands.
refusal-MA-10 = Now the { this-adj } player decides. Wait until you are asked.
refusal-MA-11 = That is not asked now: { this-question }.
refusal-MA-12 = The game is over. Start a new one.
refusal-MA-23 = { $why ->
    [discard] You have played your card already, so you may not discard { this-card } as well. Play a Move, or leave it at that.
   *[finish] You must play or discard one card every turn.
}
refusal-MA-24 = { this-card } is not in your hand. Choose a card that is.
refusal-MA-25 = { this-card } has no target now: { $card ->
    [stab] no opponent sits beside an awake man of yours with a knife
    [fire] no opponent sits opposite an awake man of yours with a revolver
    [pass] no opponent's cake can be passed on
    [kaboom] no opponent's cake is on the table
    [nightcap] nobody sits at a drink
   *[move] none of your men is awake, or no chair is free
}. You may discard it.
refusal-MA-27 = As a second card you may play only a Move, not { this-card }. Play a Move, or leave it at that.
refusal-MA-33 = { $why ->
    [empty] Nobody sits on chair { $chair }. Choose an opponent's man.
   *[own] Your own man sits on chair { $chair }. Choose an opponent's.
}
refusal-MA-34 = No knife of yours reaches chair { $chair }: beside it you need an awake man who is a Knifer or has a knife before him.
refusal-MA-36 = No revolver of yours reaches chair { $chair }: opposite it you need an awake man who is a Gunman or has a revolver before him.
refusal-MA-37 = Chair { $chair } is at an end of the table: nobody sits opposite, so no bullet gets there.
refusal-MA-40 = { $why ->
    [order] There is a cake at chair { $chair } already. Choose another place.
    [pass] The first gangster that way, on chair { $chair }, has a cake already. Choose the other way or another cake.
   *[all] Everybody else has a cake already: this one stays at chair { $chair }. Choose another cake.
}
refusal-MA-41 = Your cake is on the table already, at chair { $chair }.
refusal-MA-44 = The { this-adj } cake is your own. Choose an opponent's.
refusal-MA-45 = The { this-adj } cake is not on the table. Choose one that is.
refusal-MA-47 = { $why ->
    [empty] Nobody sits on chair { $chair }. Choose somebody at a drink.
   *[dry] There is no drink at chair { $chair }. Choose somebody at a drink.
}
refusal-MA-48 = The man on chair { $chair } has his glass already. Choose somebody else.
refusal-MA-55 = { $why ->
    [empty] Nobody sits on chair { $chair }. Choose one of your own men.
   *[other] The man on chair { $chair } is not yours. Choose one of your own.
}
refusal-MA-56 = Your man on chair { $chair } sleeps and cannot move. Choose one who is awake.
refusal-MA-57 = { $why ->
    [same] He sits on chair { $chair } already. Choose another one that is free.
   *[taken] Somebody sits on chair { $chair } already. Choose a free one.
}

# Why a choice is better, in hints: what it brings compared with another.
reason-money-more = brings about { $amount }k more
reason-money-less = brings about { $amount }k less
reason-men-more = keeps about { $amount } more of your men alive
reason-men-less = keeps about { $amount } fewer of your men alive
reason-out-more = has your whole gang wiped out in { $amount } more of a hundred games
reason-out-less = has your whole gang wiped out in { $amount } fewer of a hundred games
reason-rival-more = leaves the richest other with about { $amount }k more
reason-rival-less = leaves the richest other with about { $amount }k less
reason-enemies-more = leaves about { $amount ->
    [one] 1 more man of the others
   *[other] { $amount } more men of the others
} alive
reason-enemies-less = leaves about { $amount ->
    [one] 1 fewer man of the others
   *[other] { $amount } fewer men of the others
} alive
