## The words of the board of Sicilianos; the names of cards, colours and businesses are the game's own.

sicilianos-table = The table
sicilianos-piles = The families' piles
sicilianos-hand = Your hand
sicilianos-yours = What is yours
sicilianos-your-notes = Your black notes
sicilianos-bank = Bank
sicilianos-dice = Dice
sicilianos-rolled = rolled
sicilianos-influence-2 = take two
sicilianos-influence-1 = take one
sicilianos-influence-H = a hand: steal
sicilianos-colour-ours = the rulebook does not name this colour: it is our reconstruction
sicilianos-influence-ours = how often each sign is on this die is our reconstruction
sicilianos-unknown = business, face down
sicilianos-back = a { $colour } card, face down
sicilianos-can-guard = bodyguard
sicilianos-can-bomb = bomb for { $bombs }
sicilianos-can-coat = turncoat: or 4 for { $partner }
sicilianos-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
sicilianos-backs = { $count ->
    [one] { $count } { $colour } card
   *[other] { $count } { $colour } cards
}
sicilianos-you-know = you know: { $values }
sicilianos-known-in-pile = known in it, from the top: { $values }
sicilianos-businesses = { $count ->
    [one] { $count } business
   *[other] { $count } businesses
}
sicilianos-businesses-left = { $count ->
    [0] no business left
    [one] { $count } business left
   *[other] { $count } businesses left
}
sicilianos-no-notes = no notes
sicilianos-empty-hand = no cards
sicilianos-black = black
sicilianos-black-is = black { $amount }k
sicilianos-white = white
sicilianos-white-is = laundered { $amount }k
sicilianos-white-title = laundered money
sicilianos-figure-cards = { $count ->
    [one] card
   *[other] cards
}
sicilianos-figure-shops = { $count ->
    [one] business
   *[other] businesses
}
sicilianos-sum = together { $sum }
sicilianos-warning-full = 10 cards: no dice
sicilianos-warning-owes-war = must start a war
sicilianos-warning-nearly-full = 9 cards
sicilianos-warning-last-note = last note
sicilianos-warning-at-stake = last note at stake
sicilianos-warning-godfather = one { $colour } from Godfather
sicilianos-short-full = 10/10
sicilianos-short-owes-war = war
sicilianos-short-nearly-full = 9/10
sicilianos-short-last-note = last note
sicilianos-short-at-stake = last note
sicilianos-short-godfather = 2/3
sicilianos-war = Gang war { $war }, round { $round }
sicilianos-face-down = All cards lie face down.
sicilianos-is-face-down = face down
sicilianos-leads = { $name } leads with { $strength }
sicilianos-tied = { $names } are tied and win nothing
sicilianos-nobody-leads = nobody leads
sicilianos-rank-leads = leads
sicilianos-rank-tied = tied
sicilianos-strength = strength { $strength }
sicilianos-stake = stake { $stake }
sicilianos-serves = serves { $colour }
sicilianos-status-not_asked = not asked yet
sicilianos-status-asked = deciding
sicilianos-status-stayed_out = stays out
sicilianos-status-skipped = cannot join
sicilianos-status-active = in the war
sicilianos-status-dropped = dropped out
sicilianos-of = { $name }'s
sicilianos-counts = counts { $worth }
sicilianos-shielded = behind the bodyguard
sicilianos-look-through = the { $colour } pile, from the top
sicilianos-only-you = only you see this
sicilianos-found = a { $colour } business: what will the sign say?
sicilianos-split = you win together: which share is yours?
sicilianos-payday = Payday
sicilianos-godfather-wins = The Godfather wins
sicilianos-player = player
sicilianos-total = total
sicilianos-part-white = laundered
sicilianos-part-black = black
sicilianos-part-set = set of three
sicilianos-part-antique = antique shops
sicilianos-part-pizzeria = pizzerias
sicilianos-part-laundry = laundries
sicilianos-why-white = laundered money counts in full
sicilianos-why-black = black money counts against its owner
sicilianos-why-set = an antique shop, a pizzeria and a laundry in three colours
sicilianos-why-antique = most antique shops of all, shared with nobody
sicilianos-why-pizzeria = most pizzerias of all, shared with nobody
sicilianos-why-laundry = most laundries of all, shared with nobody
