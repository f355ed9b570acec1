# Every word of Capo della Mafia that a player reads. The same keys stand in nl.ftl, in the same order.

title = Capo della Mafia
tagline = Lay a crew face down, turn up half of it, and keep a straight face.
poster = Bluff
goal = Lead alone, with enough respect, after a round. Do the mission or look as if you did, and catch whoever bluffs.

## The options

option-target-respect = Respect needed to win
option-target-respect-help = Whoever leads alone with at least this much after a round wins. 10 is for a first game, 20 and 25 make it longer.
option-events = Events
option-events-help = Off: no events, and envelopes mean nothing.
option-little-tony = Little Tony
option-little-tony-help = Off: the three Little Tony cards stay in the box.
option-first-game = First game
option-first-game-help = On: to 10 respect, without events and without Little Tony, whatever those three options say.
option-max-rounds = Last round
option-max-rounds-help = After this round the game ends in any case, and most respect wins.
option-envelope-source = Envelope
option-envelope-source-is-next-back = next mission
option-envelope-source-is-next-back-help = On the back of the next mission, on top of the pile.
option-envelope-source-is-own-back = this mission
option-envelope-source-is-own-back-help = On the back of the mission just turned up.
option-giulia = Giulia, face down and unsuspected
option-giulia-is-hidden = unseen
option-giulia-is-hidden-help = She pays and stays face down.
option-giulia-is-auto-show = shown
option-giulia-is-auto-show-help = She pays and she alone is shown.
option-giulia-is-visible-only = only if open
option-giulia-is-visible-only-help = She pays only if she was turned up or her player is suspected.
option-star-floor = Stars below zero
option-star-floor-is-end = at the end
option-star-floor-is-end-help = A total below zero becomes 0 at the very end.
option-star-floor-is-before-rat = before the rat stars
option-star-floor-is-before-rat-help = A total below zero becomes 0 before the rat stars are added.
option-settlement = Order of settling
option-settlement-is-clockwise = player by player
option-settlement-is-clockwise-help = Player by player, from the caller.
option-settlement-is-gains-first = gains first
option-settlement-is-gains-first-help = All gains, then Mario, then all losses.
option-caller = Caller
option-caller-is-rotate = moves on
option-caller-is-rotate-help = The countdown moves on each round.
option-caller-is-fixed = stays
option-caller-is-fixed-help = The countdown stays with the first caller.

## The players. `you-names`: what a table may call the reader

seat = seat { $number }
you = you
you-object = you
you-names = you
seat-you = { $name } (you)
nobody = nobody
list-and = { $first } and { $last }

## Amounts, symbols, stars

sign-I = fist
sign-B = banknote
sign-S = crate
skill-I = intimidation
skill-B = bribery
skill-S = smuggling
need-I = { $count ->
    [one] { $count } fist
   *[other] { $count } fists
}
need-B = { $count ->
    [one] { $count } banknote
   *[other] { $count } banknotes
}
need-S = { $count ->
    [one] { $count } crate
   *[other] { $count } crates
}
need-any = { $count ->
    [one] { $count } symbol of your choice
   *[other] { $count } equal symbols of your choice
}
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
stars = { $count ->
    [0] no stars
    [one] { $count } star
   *[other] { $count } stars
}
stars-off = { $count ->
    [one] { $count } star off
   *[other] { $count } stars off
}
stars-allowed = { $count ->
    [0] no stars allowed
   *[other] at most { stars }
}
symbols-none = no symbols
symbols-any = any one symbol
mark-rat = rat
short-symbols = { $count ->
    [one] { $count } symbol short
   *[other] { $count } symbols short
}
short-stars = { $count ->
    [one] { $count } star too many
   *[other] { $count } stars too many
}

## The table

table-title = round { $round } of at most { $max_rounds } · lead alone with { $target } respect to win
table-title-end = over after round { $round }
table-mission = Mission
table-mission-is = { $name }. Wants { $needs } ({ $spelled }), { stars-allowed }.
table-event = Event
table-event-is = { $name }. { $text }
table-event-none = none this round
table-next = Next
table-next-yes = a mission with an envelope on its back
table-next-no = a mission without an envelope on its back
table-next-empty = the mission pile is empty and will be shuffled anew
table-piles = Piles
table-piles-are = { table-piles-are-no-events } · events { $events_left }
table-piles-are-no-events = draw { $draw } · discard { $discard } · missions { $missions_left }
table-caller = Countdown
table-signs = Signs
table-signs-are = I { sign-I } ({ skill-I }), B { sign-B } ({ skill-B }), S { sign-S } ({ skill-S }), ★ police, ▒ face down
table-player = player
table-respect = respect
table-in-hand = in hand
table-overview = hat or prison
table-before = last round
table-hat = hat
table-prison = prison
table-now = now
table-deciding = deciding
table-ready = ready
table-skipped = no choice
table-protected = protected
table-laid = crew on the table
table-place = place
table-your-hand = Your hand
table-your-hand-chosen = Your hand (● goes into the crew)
table-your-crew = Your crew
table-your-crew-chosen = Your crew (● will be turned up)
table-your-crew-up = Your crew (▲ lies face up)
table-count = { cards }: { $symbols }, { $stars }
table-count-rat = { table-count } (own rat star included)
table-worth = Worth
table-wanted = Wanted
table-wanted-is = { $needs }, { stars-allowed }
table-so = So
table-meets = it meets the mission, and only you know
table-bluff = a bluff ({ $why }), and only you know
table-pistol = Suspicion
table-hand = hand
table-crew = crew
table-meets-open = { $worth }: meets the mission
table-bluff-open = { $worth }: bluff ({ $why })
table-suspects = suspects
table-draw-pile = Draw pile
table-discards = Discards
table-missions = Missions
table-events = Events

## What is to be done

prompt-play = Lay a crew that meets the mission, or bluff: { $event ->
    [E09] one or two cards
   *[other] at least one card
}, face down. { $event ->
    [E03] Half of it, rounded up, you turn up later.
    [E04] Nothing of it is turned up before the suspicions.
   *[other] Half of it, rounded down, you turn up later.
}
prompt-play-more = { cards } picked. Add another, or confirm your crew. { prompt-later }
prompt-play-full = { cards } picked, and no more can be added. Confirm your crew. { prompt-later }
prompt-later = { $up ->
    [0] Nothing of it will have to be turned up.
    [one] { $up } card of it will have to be turned up.
   *[other] { $up } cards of it will have to be turned up.
}
prompt-show = Turn up { $left } of the { $size } cards of your crew, for all to see.
prompt-show-more = Turn up { $left } more of the { $size } cards of your crew.
prompt-suspect = Three, two, one: who is bluffing? Suspect one player, or nobody. If you are right you get { $gain } respect, if not you lose { $loss }.
prompt-protected = Not to be suspected this round: { $who }.
prompt-wait-play = Your crew is laid.
prompt-wait-show = You have chosen what to turn up.
prompt-wait-none = Of your crew there is nothing to choose.
prompt-wait-suspect = Your pistol is laid.
prompt-wait-for = Still choosing: { $who }.
prompt-watch-play = The crews are being laid.
prompt-watch-show = Part of each crew is being turned up.
prompt-watch-suspect = The pistols are being laid.
prompt-end = The game is over. { $text }

## Choices

kind-add-card = play
kind-done = lay the crew
kind-show-card = turn up
kind-suspect-none = suspect nobody
kind-suspect = suspect
arg-slot = card
arg-position = card
arg-offset = player
name-card = card { $number }
name-crew = card { $number } of the crew
name-seat = { $count ->
    [one] the next player
   *[other] the player { $count } seats on
}
action-add-card = play { $card }
action-done = lay this crew
action-show-card = turn up { $card }
action-suspect-none = suspect nobody
action-suspect = suspect { $whom }
action-card = { $name } ({ $symbols }, { $stars })

## The log. `$me`, `$them`: is it the reader?

news-round = Round { $round } begins. { $me ->
    [yes] You count
   *[no] { $who } counts
} down to the suspicions.
news-mission = Mission: { $name }. It asks for { $spelled }, { stars-allowed }.
news-event = Event: { $event }
news-ready = { $me ->
    [yes] You have
   *[no] { $who } has
} { $phase ->
    [play] chosen a crew
    [show] chosen what to turn up
   *[suspect] laid a pistol face down
}.
news-crew = { $me ->
    [yes] You lay
   *[no] { $who } lays
} a crew of { cards }, face down.
news-turned-up = { $me ->
    [yes] You turn up
   *[no] { $who } turns up
} { $cards }.
news-countdown = { $me ->
    [yes] You count
   *[no] { $who } counts
}: three, two, one, zero!
news-suspects = { $me ->
    [yes] You suspect
   *[no] { $who } suspects
} { $whom }.
news-suspects-nobody = { $me ->
    [yes] You suspect
   *[no] { $who } suspects
} nobody.
news-void = { $who } and { $whom } suspect each other: neither suspicion counts.
news-revealed = { $me ->
    [yes] You are suspected and turn
   *[no] { $who } is suspected and turns
} up the whole crew: { $cards }.
news-rat = { $me ->
    [yes] You have
   *[no] { $who } has
} the rat: Little Tony talks, and every crew that is judged gets { $stars } more.
news-judged-hat = { $me ->
    [yes] You keep
   *[no] { $who } keeps
} the hat: the crew meets the mission, with { stars } ({ $limit } allowed).
news-judged-prison = { $me ->
    [yes] You go
   *[no] { $who } goes
} to prison: { $why }.
news-respect-gain = { $me ->
    [yes] You get { $amount } respect ({ $why }) and now have
   *[no] { $who } gets { $amount } respect ({ $why }) and now has
} { $now }.
news-respect-loss = { $me ->
    [yes] You lose { $amount } respect ({ $why }) and now have
   *[no] { $who } loses { $amount } respect ({ $why }) and now has
} { $now }.
news-respect-none = { $me ->
    [yes] You have
   *[no] { $who } has
} no respect left to lose ({ $why }).
why-CA-51 = for the hat
why-CA-52 = for Giulia
why-CA-53 = { $gain ->
    [yes] Mario's loot
   *[no] stolen by Mario
}
why-CA-54 = right suspicion
why-CA-55 = wrong suspicion
why-CA-84 = wrong suspicion under the law of silence
why-CA-85 = right suspicion, with a price on the head
why-CA-87 = shame of the family
news-giulia = { $me ->
    [yes] You show
   *[no] { $who } shows
} { $cards }, who pays under the hat.
news-drew = { $me ->
    [yes] You draw
   *[no] { $who } draws
} { $cards }.
news-shuffled = { $pile ->
    [missions] The missions are used up: all of them are shuffled into a new pile.
    [events] The events are used up: all of them are shuffled into a new pile.
   *[discards] The draw pile is empty: the discards are shuffled and take its place.
}
news-extra-round = Several lead with { $respect } respect, nobody alone: another round.
news-end = { $me ->
    [many] { $who } share the victory
    [yes] You win
   *[no] { $who } wins
} with { $respect } respect.

ending-target = The game is over: the target is reached, and one player leads alone.
ending-rounds = The game is over: the last round has been played, and most respect wins.
score = { $amount } respect
figure-rounds = rounds
figure-final = respect at the end, on average
figure-winner = respect of the winner
figure-reshuffles = reshuffles of the discards

## Refusals

refusal-CA-1 = This game is for { $least } to { $most } players, not for { $seats }. Choose another number.
refusal-CA-20 = A crew needs at least one card. Add one first.
refusal-CA-21 = Card { $number } cannot be added: it is in your crew already, or you have no such card. Choose another one.
refusal-CA-22 = Your crew is laid and stays as it is. Wait for the others.
refusal-CA-24 = Turn up exactly as many cards as asked, each of them once and from your own crew. A completed choice stands.
refusal-CA-31 = You cannot suspect yourself. Choose somebody else, or nobody.
refusal-CA-32 = Nobody sits there. Choose one player at this table, or nobody.
refusal-CA-33 = Your pistol is laid and stays as it is. Wait for the others.
refusal-CA-72 = The game is over. Start a new one.
refusal-CA-88 = Skeleton crew: two cards at most this round. Confirm the two you have.
refusal-CA-89 = Protected witness: that player had the least respect when the round began. Suspect somebody else, or nobody.
refusal-CA-90 = That belongs to another part of the round. Do what is asked now.
refusal-CA-91 = You have nothing to decide now. Wait for the others.
refusal-CA-92 = There is no action { $action }. Actions are whole numbers from 0 to 17.
refusal-CA-93 = Choose the cards in the order in which they lie, and leave enough of them to complete the choice.
refusal-CA-94 = The game has no such option or value. They are all in the rules, under Options.

## The mafioso cards; `person-…`: what a special person is called in a list

card-K01 = Ugo the Doorman
card-K02 = Nino Coins
card-K03 = Paperboy Gino
card-K04 = Carlo Knuckles
card-K05 = Silvio the Smile
card-K06 = Beppe Backroad
card-K07 = Bruno the Anvil
card-K08 = Donna Velluto
card-K09 = Skipper Sardo
card-K10 = Big Fausto
card-K11 = Lorenzo Gold-Tooth
card-K12 = Tito Two-Trunks
card-K13 = Rosa the Persuader
card-K14 = Aldo Ledger
card-K15 = Piero Crowbar
card-K16 = Nephew Renzo
card-K17 = Madame Zita
card-K18 = Harbour Moe
card-K19 = Marcello Velvet-Fist
card-K20 = Avvocato Conti
card-K21 = Night Ferry Nico
card-K22 = Dockside Dario
card-K23 = Senator Bellini
card-K24 = Olga Caravan
card-K25 = Iron Ottavio
card-K26 = The Banker
card-K27 = The Ghost of Genoa
card-K28 = Mad Matteo
card-K29 = Contessa Monti
card-K30 = Red Radio Rico
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
power-tony = 1 star more for everybody if you are suspected
power-giulia = 1 more respect if you have the hat
power-mario = he takes 1 respect from each who suspects you
power-vincenzo = 1 symbol of your choice
power-malone = 1 star off your total
power-penny = 2 stars off your total

## Missions and events

mission-M01 = A few bucks on the side
mission-M02 = Specialist mission
mission-M03 = Promotion contract
mission-M04 = Lean on the alderman
mission-M05 = Grease the harbour master
mission-M06 = Hijack a lorry
mission-M07 = Protection round
mission-M08 = The blind customs man
mission-M09 = Night run to the docks
mission-M10 = Break the strike
mission-M11 = Rig the election
mission-M12 = The rum convoy
mission-M13 = Fix the title fight
mission-M14 = Casino on the cargo deck
mission-M15 = Empty a rival's warehouse
mission-M16 = Business as usual
event-E01 = Have a sit down
event-E01-text = Two players who suspect each other: neither suspicion counts.
event-E02 = Judge on the payroll
event-E02-text = The mission allows 2 stars more.
event-E03 = Front-page story
event-E03-text = Everybody turns up half of the crew, rounded up.
event-E04 = Power cut
event-E04-text = Nobody turns up a card before the suspicions.
event-E05 = Law of silence
event-E05-text = A wrong suspicion costs 2 instead of 1.
event-E06 = Price on their heads
event-E06-text = A right suspicion pays 3 instead of 2.
event-E07 = Eyes on the top man
event-E07-text = Whoever had the most respect when the round began gets none for the hat, unless all were level.
event-E08 = Shame of the family
event-E08-text = Whoever ends in prison loses 1 respect.
event-E09 = Skeleton crew
event-E09-text = Nobody may play more than 2 cards.
event-E10 = Protected witness
event-E10-text = Whoever had the least respect when the round began cannot be suspected, unless all were level.

# Why a choice is better, in hints: what it brings compared with another.
reason-respect-more = brings about { $amount } more respect
reason-respect-less = brings about { $amount } less respect
reason-rival-more = leaves the best of the others with about { $amount } more respect
reason-rival-less = leaves the best of the others with about { $amount } less respect
reason-hand-more = leaves you about { $amount ->
    [one] 1 more card in hand
   *[other] { $amount } more cards in hand
}
reason-hand-less = leaves you about { $amount ->
    [one] 1 fewer card in hand
   *[other] { $amount } fewer cards in hand
}
