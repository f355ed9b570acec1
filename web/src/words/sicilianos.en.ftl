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

## Help: what a thing is and what it does

sicilianos-help-plain = { $card }. It counts { $value } for its family in a war.
sicilianos-help-guard = { $card }, the bodyguard. It counts 1; while it lies open, a bomb can hit no other card of its family.
sicilianos-help-bomb = { $card }, the bomb. Turned up, it may blow up an open card in { $bombs } and is gone with it; or it counts 5.
sicilianos-help-coat = { $card }, the turncoat. It counts 8; turned up in the first round of a war it may count 4 for { $partner } instead, and its owner shares what that family wins.
sicilianos-help-back = A card of which you know only the colour: { $colour }.
sicilianos-help-face-down = It lies face down until all have placed theirs.
sicilianos-help-shielded = It stands behind the bodyguard: the bomb cannot hit it.
sicilianos-help-pile = { $pile }. Whoever wins a war with this colour founds one of its businesses.
sicilianos-help-eye = Look through the pile and take a card of your choice.
sicilianos-help-dice = Two dice name colours, the third says what to do: with 2 take a card of each, with 1 take one from any pile or look through a rolled one, with a hand steal a card of a rolled colour.
sicilianos-help-bank = The bank: { $notes }. Lost stakes go there; whoever wins a war alone gets as much as he staked.
sicilianos-help-backs = { $backs }. Everybody sees the colours of a hand, only its owner the values.
sicilianos-help-hand = { $cards } in hand. Ten is the most, and whoever ends a turn with ten must start a war.
sicilianos-help-black = Black money, { $amount }k: { $notes }. Stakes are paid with it. At payday it counts against its owner; when somebody has none left, the game ends.
sicilianos-help-white = White money, { $amount }k: laundered by winning wars. It counts in full and is never staked.
sicilianos-help-shop = { $shop }. Payday: 100k for the most of a kind, 50k for three kinds in three colours. All three of one colour make a Godfather, who wins at once.
sicilianos-help-stake = The stake: { $stake }. Whoever wins alone launders it with as much from the bank; whoever loses, loses it.
sicilianos-help-strength = Strength { $strength }: all open cards of the family together. The strongest family wins; equal ones win nothing.
sicilianos-help-standing = When nobody adds a card any more, the strongest family wins; equal ones win nothing.
sicilianos-help-sum = Your cards of this colour together: { $sum }.
sicilianos-help-note = { $count } × { $note } of black money, to stake in a war.
sicilianos-help-share-0 = The business: whoever takes it leaves the money to the ally.
sicilianos-help-share-1 = Both stakes, { $amount }, laundered: whoever takes them leaves the business to the ally.
sicilianos-help-warning-full = Ten cards in hand is the most: no dice in the next turn, but a war.
sicilianos-help-warning-owes-war = Has ended a turn with ten cards: the next turn must start a war.
sicilianos-help-warning-nearly-full = Nine cards: ten is the most, and then a war is due.
sicilianos-help-warning-last-note = One black note is left: once it is gone, the game ends after that war.
sicilianos-help-warning-at-stake = The last black note is at stake: the game ends after this war.
sicilianos-help-warning-godfather = One { $colour } business more makes this player Godfather, who wins at once.
sicilianos-help-total = The highest total wins.
