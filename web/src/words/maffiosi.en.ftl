# The words of Maffiosi's table. The game's own names for cards and men come from the server.

maffiosi-table = The dinner table
maffiosi-chairs = Thirty chairs round the table; where each stands is our reconstruction
maffiosi-chair = chair { $chair }
maffiosi-free = free
maffiosi-crossed = end of the table, no shots
maffiosi-object-cafe = café
maffiosi-object-restaurant = restaurant
maffiosi-object-casino = casino
maffiosi-object-till = till
maffiosi-object-revolver = revolver
maffiosi-object-knife = knife
maffiosi-object-drink = drink
maffiosi-man-yours = your { $type }
maffiosi-man-of = { $type } of { $name }
maffiosi-asleep = asleep
maffiosi-cake-yours = your cake
maffiosi-cake-of = cake of { $name }
maffiosi-cake-home = cake not ordered yet
maffiosi-endangers = endangers chairs { $chairs }
maffiosi-fuse = { $turns ->
    [one] goes off when the next turn begins
   *[other] goes off in { $turns } turns
}
maffiosi-fuse-never = goes off for no turn any more
maffiosi-threatened = { $count ->
    [one] one man has him in reach
   *[other] { $count } men have him in reach
}
maffiosi-would-earn = earns { $income }k from there
maffiosi-glasses = { $filled } of { $all } glasses filled

## The gangs in the middle

maffiosi-money = money
maffiosi-earns = earns
maffiosi-earns-title = what the gang would earn now
maffiosi-till-doubles = till: doubles the income
maffiosi-monopoly = both chairs of: { $thing }
maffiosi-men = { $count ->
    [one] man
   *[other] men
}
maffiosi-men-title = men still alive
maffiosi-men-left = men left
maffiosi-men-lost = on the wall
maffiosi-out = out
maffiosi-cards = { $count ->
    [one] card
   *[other] cards
}
maffiosi-in-hand = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
maffiosi-waiting = { $count ->
    [one] one man waits for a chair
   *[other] { $count } men wait for a chair
}
maffiosi-wall = portraits on the wall
maffiosi-wall-of = { $count ->
    [one] one portrait on the wall: { $men }
   *[other] { $count } portraits on the wall: { $men }
}
maffiosi-pot = in the pot
maffiosi-pot-title = what is left to earn; the game ends when it is empty
maffiosi-pot-last = the last note; whoever is paid now takes it whole, and the game ends
maffiosi-draw = { $count } cards to draw
maffiosi-used = { $count } cards used
maffiosi-used-top = { $count } cards used, the last one { $card }
maffiosi-discard-here = discard it here
maffiosi-scrams = { $count } of { $all } not played yet
maffiosi-from-income = { $turns ->
    [one] income of one turn
   *[other] income of { $turns } turns
}
maffiosi-from-pot = the rest of the pot

## The hand

maffiosi-hand = Your hand
maffiosi-hand-of = hand of { $name }: { $cards }
maffiosi-hand-empty = No cards any more. Your money still counts.
maffiosi-no-target = no target now
maffiosi-tray = Your men who wait for a chair
maffiosi-piece = { $name }, { $count } to seat
maffiosi-drag-cake = drag your cake to a chair
maffiosi-card-stab = a knife reaches the man beside it
maffiosi-card-fire = a revolver reaches the man opposite
maffiosi-card-order = your cake comes to the table
maffiosi-card-pass = somebody else's cake goes on to the next man
maffiosi-card-kaboom = somebody else's cake goes off at once
maffiosi-card-nightcap = three drinkers fall asleep
maffiosi-card-scram = all stand up and sit down anew
maffiosi-card-move = a man of yours takes a free chair
maffiosi-hint-stab = Touch whom a knife of yours reaches.
maffiosi-hint-fire = Touch whom a revolver of yours faces.
maffiosi-hint-order = Touch the place for your cake.
maffiosi-hint-pass = Touch a cake, then the man who gets it.
maffiosi-hint-kaboom = Touch the cake that goes off.
maffiosi-hint-nightcap = Touch the first drinker.
maffiosi-hint-scram = Play it, and everybody stands up.
maffiosi-hint-move = Touch a man of yours, then a free chair.
maffiosi-hint-discard = It has no target now. Touch the used pile to discard it.
maffiosi-hint-seat = Touch a free chair to seat the raised man, or raise another.
maffiosi-costs-own = { $count ->
    [one] This costs you a man of your own.
   *[other] This costs you { $count } men of your own.
}
maffiosi-rather-not = Rather not
maffiosi-do-it = Do it all the same

## Why a held card does not go there

maffiosi-no-MA-42 = A cake goes to the first man on its left or right.
maffiosi-no-MA-45 = There is no cake.
maffiosi-no-MA-51 = Everybody stands up first: play the card.
