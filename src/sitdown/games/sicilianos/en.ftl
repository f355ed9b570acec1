# Every word of Sicilianos that a player reads. The same keys stand in nl.ftl, in the same order.

title = Sicilianos
tagline = Six families, one island, and far too much black money.
poster = Gang wars
goal = Launder money and open businesses by winning gang wars. Three businesses of one colour win at once; else the cleanest purse wins on payday.

## The options

option-influence-die = Influence die
option-influence-die-is-222 = two hands
option-influence-die-is-222-help = The die shows 2, 2, 1, 1, hand, hand (how often each is our reconstruction).
option-influence-die-is-321 = one hand
option-influence-die-is-321-help = The die shows 2, 2, 2, 1, 1, hand (our reconstruction as well).
option-turn-cap = Last turn
option-turn-cap-help = After this many turns for each player at the table the game ends with payday in any case.
option-stakes = Stakes
option-stakes-is-open = open
option-stakes-is-open-help = Everybody sees the note.
option-stakes-is-hidden = hidden
option-stakes-is-hidden-help = Until the first cards are turned up the others see only that there is one.
option-lone-war = War with one family left
option-lone-war-is-wins = that family wins
option-lone-war-is-wins-help = The war is over at once.
option-lone-war-is-may-add = more cards
option-lone-war-is-may-add-help = Cards may be added until nobody does so any more.
option-tie-rule = Tie
option-tie-rule-is-next-unique = strongest that is alone
option-tie-rule-is-next-unique-help = The strongest family that is not tied wins.
option-tie-rule-is-second-only = only the second
option-tie-rule-is-second-only-help = If the highest strength is shared, only the next one down can win, and only if it is not shared as well.
option-tied-stakes = Stakes of the tied
option-tied-stakes-is-lost = lost
option-tied-stakes-is-lost-help = The stakes go to the bank.
option-tied-stakes-is-returned = returned
option-tied-stakes-is-returned-help = Who does not win because of a tie, and has an open card, takes the note back.
option-special-order = Turncoats and bombs
option-special-order-is-coats-first = turncoats first
option-special-order-is-coats-first-help = All turncoats are decided before any bomb.
option-special-order-is-single-pass = one pass
option-special-order-is-single-pass-help = In round 1 each 8 and each 5 in one pass round the table.
option-guard-scope = Bodyguard
option-guard-scope-is-family = the family
option-guard-scope-is-family-help = A 1 shields the whole family, a turncoat in its service too.
option-guard-scope-is-player = the player
option-guard-scope-is-player-help = A 1 shields only the cards of its owner.
option-bombed-out = Left without an open card
option-bombed-out-is-continue = go on
option-bombed-out-is-continue-help = You stay in the war and may add cards.
option-bombed-out-is-out = out
option-bombed-out-is-out-help = You drop out at once.
option-bank = Bank
option-bank-is-unlimited = unlimited
option-bank-is-unlimited-help = It always pays.
option-bank-is-notes = its notes only
option-bank-is-notes-help = It pays only with notes it has; if there is none of that value, only your own note is laundered.
option-steal = Stealing
option-steal-is-must = must
option-steal-is-must-help = Who can steal has to.
option-steal-is-may = may
option-steal-is-may-help = You may leave it and end your turn.
option-businesses = Businesses
option-businesses-is-hidden = hidden
option-businesses-is-hidden-help = The others see only the colour until the end of the game.
option-businesses-is-open = open
option-businesses-is-open-help = Everybody sees the type.
option-set-bonus = Bonus for a set
option-set-bonus-is-once = once
option-set-bonus-is-once-help = 50k for a player with a set of three types in three colours.
option-set-bonus-is-per-set = for each set
option-set-bonus-is-per-set-help = 50k for each such set.
option-return-order = Cards after a war
option-return-order-is-placed = as placed
option-return-order-is-placed-help = Under their piles in the order in which they were placed.
option-return-order-is-shuffled = shuffled
option-return-order-is-shuffled-help = Those of a colour in an order that nobody knows.
option-deal = First cards
option-deal-is-draft = chosen
option-deal-is-draft-help = Everybody chooses four in turn.
option-deal-is-random = by lot
option-deal-is-random-help = Chance names the four piles.
option-start-notes = Notes of each value
option-start-notes-is-2 = two
option-start-notes-is-2-help = Everybody starts with 250k of black money.
option-start-notes-is-1 = one
option-start-notes-is-1-help = The quick game, with 125k.
option-hand-duty = After ten cards
option-hand-duty-is-reached = a war is due
option-hand-duty-is-reached-help = Who ends a turn with ten cards must start a war in the next one, even if cards are gone by then.
option-hand-duty-is-holding = only with ten in hand
option-hand-duty-is-holding-help = Only who still holds ten cards when the turn begins must start a war.
option-first-seat = Who begins
option-first-seat-help = The best cook of spaghetti begins, says the rulebook: name the seat, or leave it to chance.
option-first-seat-is-random = by lot
option-first-seat-is-0 = seat 1
option-first-seat-is-1 = seat 2
option-first-seat-is-2 = seat 3
option-first-seat-is-3 = seat 4
option-first-seat-is-4 = seat 5
option-first-seat-is-5 = seat 6
option-final-tie = Equal totals
option-final-tie-is-shared = shared
option-final-tie-is-shared-help = Who has the same total shares the place.
option-final-tie-is-businesses = businesses
option-final-tie-is-businesses-help = More businesses come first, then more laundered money.
option-godfather = Godfather
option-godfather-help = Off: nobody becomes Godfather, and every game ends with payday.

# Questions that can be answered by presets.
window-join = Join a war?
preset-join-ask = Always ask
preset-join-span = Stay out of this war
preset-join-always = Stay out of every war

## The players. `you-names`: what a table may call the reader

seat = seat { $number }
you = you
you-object = you
you-names = you
seat-you = { $name } (you)
list-and = { $first } and { $last }
list-or = { $first } or { $last }
family-of = { $who }'s { $adj } family

## Colours, alone, in short and before a noun; cards, dice, money, businesses

colour-yellow = yellow
colour-red = red
colour-blue = blue
colour-black = black
colour-green = green
colour-purple = purple
letter-yellow = Y
letter-red = R
letter-blue = B
letter-black = K
letter-green = G
letter-purple = P
adj-yellow = yellow
adj-red = red
adj-blue = blue
adj-black = black
adj-green = green
adj-purple = purple
card = the { $adj } { $value }
card-back = a { $adj } card
card-role = { $card } ({ $role })
role-guard = bodyguard
role-bomb = bomb
role-coat = turncoat
hand-plain = { $value }
hand-guard = { $value } (bodyguard)
hand-bomb = { $value } (bomb: { $bombs })
hand-coat = { $value } (or 4 for { $partner })
roll = { $one }, { $other } and { $influence }
roll-double = { $one } twice and { $influence }
influence-2 = a 2 (two cards)
influence-1 = a 1 (one card)
influence-H = a hand (theft)
money = { $amount }k
score = { $amount }k
notes = { $count } × { $note }
type-antique = antique shop
type-pizzeria = pizzeria
type-laundry = laundry
short-antique = antiques
short-pizzeria = pizzeria
short-laundry = laundry
a-antique = a { $adj } antique shop
a-pizzeria = a { $adj } pizzeria
a-laundry = a { $adj } laundry
a-business = a { $adj } business

## The table

table-title = turn { $turn } of at most { $most }
table-title-draft = the first cards
table-title-end = over after { $played ->
    [one] { $played } turn
   *[other] { $played } turns
}
table-turn = Turn
table-dice = Dice
table-bank = Bank
table-bank-is = { $notes } · { $total } in all
table-family = family
table-partner = partner
table-bombs = bombs
table-size = pile
table-pile = from the top (? unknown)
table-businesses = businesses
table-player = player
table-hand = hand
table-black = black
table-laundered = laundered
table-now = payday now
owns = { $colour } ({ $types })
about-owns = businesses: { $businesses }
about-known = holds, as you know, { $cards }
about-hand = holds { $cards }
about-nearly = one { $adj } business short of Godfather
about-full = ten cards: may not roll
about-owes = has had ten cards: must start a war
about-notes = { $count ->
    [0] the last black note is at stake
   *[other] one black note left
}
table-war = Gang war { $war }, round { $round } · started by { $who } · ? and (…) lie face down
table-strength = strength
table-leads = leads
table-tied = tied
table-stake = stake
table-state = state
table-cards = cards
status-not-asked = not asked yet
status-asked = deciding
status-stayed-out = stays out
status-skipped = cannot join
status-active = in the war
status-dropped = dropped out
status-turned = serves { $colour }
table-your-hand = Your hand, with the sum of each colour
table-your-hand-may = Your hand, with the sum of each colour (▸ may be placed now)
table-looked-through = { $adj } pile, from the top
table-businesses-left = { $adj } businesses left
table-payday = Payday
table-place = place
table-set = set
table-most-antique = antiques
table-most-pizzeria = pizzerias
table-most-laundry = laundries
table-total = total

## What is to be done

prompt-draft = Card { $number } of { $most }: take the top card of a pile, in a colour you do not hold yet.
prompt-turn = Roll the dice, or place a card and start a gang war.
prompt-turn-full = Ten cards in hand, so no dice: place a card and start a gang war.
prompt-turn-owes = You ended your last turn with ten cards, so no dice now: place a card and start a gang war.
prompt-turn-empty = Your hand is empty: roll the dice.
prompt-take2 = The die shows 2, but your hand has room for only one card. Take the top card of the { $colours } pile.
prompt-take1 = The die shows 1. Take the top card of any pile, or look through the { $colours } pile (the eye) and choose a card.
prompt-take1-only = The die shows 1, and the rolled piles are empty. Take the top card of another pile.
prompt-pick = You have looked through the { $adj } pile. Take one card; the rest goes back as it lay.
prompt-steal = The die shows a hand. Steal a { $colours } card from an opponent; chance decides which.
prompt-steal-may = The die shows a hand. Steal a { $colours } card from an opponent (chance decides which), or leave it.
prompt-stake = Your { $adj } card lies face down. Stake a note of your black money on it: win and it is laundered, lose and the bank has it.
prompt-join = { $who } has started a gang war. Join with a { $colours } card and a note, or stay out.
prompt-coat = Your { $adj } 8 (turncoat) is open: let it count 8 at home, or 4 for { $family } and share what it wins.
prompt-bomb = Your bomb is open. Blow up a card of { $families } (the bomb goes too), or let it count 5.
prompt-round = Your { $adj } family has { $strength }, the strongest other one { $other }: { $rank ->
    [leads] you lead
    [over-tie] you lead, for those above you are tied
    [tied] you are tied, and that wins nothing
   *[behind] you are behind
}. Place another { $adj } card, or drop out.
prompt-round-alone = Your { $adj } family is alone, with { $strength }. Place another { $adj } card, or drop out.
prompt-split = You win together with { $who }. Take the { $adj } business, or launder both stakes, { $amount }; { $who } gets the other.
prompt-shop = You may found a { $adj } business. Choose what the sign will say.
prompt-wait-draft = Waiting for { $who } to take a card.
prompt-wait-turn = Waiting for { $who } to roll the dice or start a gang war.
prompt-wait-take2 = Waiting for { $who } to choose a pile.
prompt-wait-take1 = Waiting for { $who } to choose a pile.
prompt-wait-pick = Waiting for { $who } to take a card from the pile.
prompt-wait-steal = Waiting for { $who } to choose whom to rob.
prompt-wait-stake = Waiting for { $who } to stake a note.
prompt-wait-join = Waiting for { $who } to join the war or stay out.
prompt-wait-coat = Waiting for { $who } to decide which family the 8 belongs to.
prompt-wait-bomb = Waiting for { $who } to decide about the bomb.
prompt-wait-round = Waiting for { $who } to place a card or drop out.
prompt-wait-split = Waiting for { $who } to choose between business and money.
prompt-wait-shop = Waiting for { $who } to found a business.
prompt-end = The game is over. { $text }

## Choices

kind-roll = roll
kind-pass = pass
kind-place = place
kind-stake = stake
kind-take = take
kind-peek = look through
kind-pick = pick
kind-steal = steal
kind-family = family
kind-defect = turn coat
kind-bomb = bomb
kind-split = share
kind-shop = found
arg-card = card
arg-note = note
arg-colour = colour
arg-offset = player
arg-share = share
arg-type = type
name-card = { $adj } { $value }
name-seat = { $count ->
    [one] the next player
   *[other] the player { $count } seats on
}
name-business = business
name-money = money
action-roll = roll the dice
action-pass = { $phase ->
    [steal] steal nothing
    [join] stay out
    [round] drop out
   *[other] pass
}
action-place = { $phase ->
    [turn] start a gang war with { $card }
    [join] join with { $card }
   *[other] place { $card }
}
action-stake = stake { $note }
action-take = take the top card of the { $adj } pile
action-take-known = take { $card } from the top of its pile
action-peek = look through the { $adj } pile
action-pick = take { $card }
action-steal = steal a { $adj } card from { $whom }
action-family = { $phase ->
    [coat] let the 8 count 8
    [bomb] let the bomb count 5
   *[other] let it count as a family member
}
action-defect = turn coat
action-defect-to = turn coat: 4 for { $family }
action-bomb = blow up { $card }
action-bomb-of = blow up { $card } of { $whom }
action-split-business = take the business
action-split-money = take the money
action-shop = found { $business }
action-shop-type = found a business: { $business }

## The log. `$me`, `$them`: is it the reader?

news-turn = Turn { $turn } is { $me ->
    [yes] yours
   *[no] { $who }'s
}.
news-took = { $me ->
    [yes] You take
   *[no] { $who } takes
} the top card of the { $adj } pile.
news-took-known = { $me ->
    [yes] You take
   *[no] { $who } takes
} the top card of the { $adj } pile: { $card }.
news-rolled = { $me ->
    [yes] You roll
   *[no] { $who } rolls
} { $roll }.
news-nothing-to-take = The rolled piles are empty: nothing to take.
news-nothing-to-steal = Nobody else holds a rolled colour: nothing to steal.
news-peeked = { $me ->
    [yes] You look
   *[no] { $who } looks
} through the { $adj } pile, from the top: { $values }.
news-peeked-hidden = { $me ->
    [yes] You look
   *[no] { $who } looks
} through the { $adj } pile.
news-picked = { $me ->
    [yes] You take
   *[no] { $who } takes
} { $card } out of it; the rest goes back as it lay.
news-picked-hidden = { $me ->
    [yes] You take
   *[no] { $who } takes
} one card out of it and shows it to nobody.
news-stole = { $me ->
    [yes] You steal
   *[no] { $who } steals
} { $card } from { $whom }.
news-declined = { $me ->
    [yes] You steal
   *[no] { $who } steals
} nothing.
news-war = { $me ->
    [yes] You start
   *[no] { $who } starts
} gang war { $war }.
news-placed-starts = { $me ->
    [yes] You place
   *[no] { $who } places
} { $card } for the war, face down.
news-placed-joins = { $me ->
    [yes] You join
   *[no] { $who } joins
} the war with { $card }, face down.
news-placed-adds = { $me ->
    [yes] You add
   *[no] { $who } adds
} { $card }, face down.
news-staked = { $me ->
    [yes] You stake
   *[no] { $who } stakes
} a black note of { $note }.
news-staked-hidden = { $me ->
    [yes] You stake
   *[no] { $who } stakes
} a black note, its value hidden.
news-stake-shown = { $me ->
    [yes] You have staked
   *[no] { $who } has staked
} { $note }.
news-stays-out = { $me ->
    [yes] You stay
   *[no] { $who } stays
} out of this war.
news-skipped = { $who } cannot join: every colour in hand is in the war already.
news-revealed = { $me ->
    [yes] You turn
   *[no] { $who } turns
} up { $card }: strength { $strength }.
news-kept-coat = { $me ->
    [yes] You keep your turncoat
   *[no] { $who } keeps the turncoat
} at home: it counts 8.
news-kept-bomb = { $me ->
    [yes] You do not light your
   *[no] { $who } does not light the
} bomb: it counts 5.
news-defected = { $me ->
    [yes] You turn coat: your
   *[no] { $who } turns coat: the
} 8 counts 4 for { $them ->
    [yes] your
   *[no] { $whom }'s
} { $adj } family; what it wins is shared.
news-bombed = { $me ->
    [yes] Your
   *[no] { $who }'s
} { $bomb } bomb blows up { $them ->
    [yes] your
   *[no] { $whom }'s
} { $adj } { $value }; both cards go under their piles.
news-dropped = { $me ->
    [yes] You drop
   *[no] { $who } drops
} out; the cards on the table still count.
news-dropped-no-card = { $me ->
    [yes] You have no { $adj } card left and drop
   *[no] { $who } has no { $adj } card left and drops
} out; the cards on the table still count.
news-dropped-bombed = { $me ->
    [yes] You have no open card left and drop
   *[no] { $who } has no open card left and drops
} out.
news-strength = { $me ->
    [yes] Your
   *[no] { $who }'s
} { $adj } family has strength { $strength }.
news-strength-tied = { $me ->
    [yes] Your
   *[no] { $who }'s
} { $adj } family has strength { $strength }: tied, so it wins nothing.
news-nobody-wins = Nobody wins this war.
news-wins = { $me ->
    [yes] You win
   *[no] { $who } wins
} the war with the { $adj } family.
news-wins-alone = { $me ->
    [yes] You win
   *[no] { $who } wins
} the war alone with the turncoat, for the { $adj } family: its head has no open card left.
news-allies-win = { $who } and { $whom } win the war together with the { $adj } family.
news-stake-lost = { $me ->
    [yes] You lose your stake
   *[no] { $who } loses the stake
}: { $note } to the bank.
news-stake-back = { $me ->
    [yes] You are tied and take your
   *[no] { $who } is tied and takes the
} { $note } back.
news-laundered = { $me ->
    [yes] You launder { $amount }: your stake of { $own }, and { $paid } from the bank.
   *[no] { $who } launders { $amount }: the stake of { $own }, and { $paid } from the bank.
}
news-laundered-unpaid = { $me ->
    [yes] You launder your stake of { $amount }; the bank has no such note to add.
   *[no] { $who } launders the stake of { $amount }; the bank has no such note to add.
}
news-laundered-both = { $me ->
    [yes] You launder
   *[no] { $who } launders
} the stakes of both allies: { $amount }.
news-returned = The cards of the war go back under their piles.
news-split-business = { $me ->
    [yes] You choose
   *[no] { $who } chooses
} the business; the money goes to { $whom }.
news-split-money = { $me ->
    [yes] You choose
   *[no] { $who } chooses
} the money; the business goes to { $whom }.
news-no-business = { $me ->
    [yes] You found
   *[no] { $who } founds
} nothing: no { $adj } business is left.
news-founded = { $me ->
    [yes] You found
   *[no] { $who } founds
} { $business }.
news-founded-hidden = { $me ->
    [yes] You found
   *[no] { $who } founds
} { $business }; what the sign says stays secret.
news-over-black-money = A player's last black note is gone: payday.
news-over-cap = The last turn has been played: payday.
news-end = { $me ->
    [many] { $who } share the victory
    [yes] You win
   *[no] { $who } wins
} with { $amount }.
news-end-godfather = { $me ->
    [yes] You are the Godfather and win.
   *[no] { $who } is the Godfather and wins.
}

ending-godfather = The game is over: all three businesses of one colour are in one hand: the Godfather's.
ending-black_money = The game is over: somebody's black money is gone, and payday decides.
ending-cap = The game is over: the last turn has been played, and payday decides.
figure-turns = turns
figure-wars = gang wars
figure-participants = participants in a war
figure-cards = cards placed in a war
figure-lone = wars with one participant, in percent
figure-ties = wars with a tie for strongest, in percent
figure-starter = wars won by their starter, in percent
figure-bombs = bombs that exploded
figure-defections = turncoats
figure-final = payday total, on average, in thousands
figure-winner = highest payday total, in thousands

## Refusals

refusal-SI-1 = This game is for { $least } to { $most } players, not for { $seats }. Choose another number.
refusal-SI-2 = Somebody else has to decide now. Wait for your turn.
refusal-SI-6 = You hold that colour already: the first four cards are of four colours. Take another pile.
refusal-SI-7 = That pile is empty. Choose another one.
refusal-SI-8 = That is not asked now. Do what is asked.
refusal-SI-9 = The game is over. Start a new one.
refusal-SI-12 = You have reached ten cards, so you may not roll now. Start a gang war.
refusal-SI-13 = You do not hold that card. Place one from your hand.
refusal-SI-22 = There is room for one card, and it must have a rolled colour. Take one of those two piles.
refusal-SI-25 = You may look only through a pile of a rolled colour, and only if it is not empty. Choose such a pile, or take a top card.
refusal-SI-26 = You have looked through a pile: now take one card that is in it.
refusal-SI-28 = Steal a card of a rolled colour, from an opponent who holds it. You may leave it only if the table plays that way.
refusal-SI-41 = A stake is exactly one note that you hold in black money.
refusal-SI-43 = That colour is in the war already. Join with another one, or stay out.
refusal-SI-44 = You hold no colour that is free, so you cannot join this war.
refusal-SI-45 = You stayed out of this war. Wait for the next one.
refusal-SI-47 = That is not your war colour. Place a card of your own family, or drop out.
refusal-SI-50 = You are done placing cards in this war. Wait for the outcome.
refusal-SI-60 = You have already said what your 8 is.
refusal-SI-61 = Only an 8 revealed in round 1 can turn coat. This one counts 8.
refusal-SI-62 = There is no host for your 8: nobody fights for its other colour. It counts 8.
refusal-SI-70 = No bomb of yours is waiting for a decision: it must have been revealed this round.
refusal-SI-71 = Your bomb cannot hit that card. Choose an open card of an enemy family in one of its three colours, or let the bomb count 5.
refusal-SI-72 = That family has a bodyguard. Hit its 1, or choose another family.
refusal-SI-85 = That type is not in the pile any more. Choose one that is left.

# Why a choice is better, in hints: what it brings compared with another, two gang wars later.
reason-laundered-more = launders about { $amount }k more
reason-laundered-less = launders about { $amount }k less
reason-black-more = leaves you about { $amount }k more black money
reason-black-less = leaves you about { $amount }k less black money
reason-businesses-more = opens about { $amount ->
    [one] 1 more business
   *[other] { $amount } more businesses
}
reason-businesses-less = opens about { $amount ->
    [one] 1 fewer business
   *[other] { $amount } fewer businesses
}
reason-hand-more = leaves you about { $amount ->
    [one] 1 more card in hand
   *[other] { $amount } more cards in hand
}
reason-hand-less = leaves you about { $amount ->
    [one] 1 fewer card in hand
   *[other] { $amount } fewer cards in hand
}
reason-rival-more = lets the best launderer of the others have about { $amount }k more
reason-rival-less = lets the best launderer of the others have about { $amount }k less
