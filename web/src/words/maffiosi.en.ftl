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
maffiosi-hint-pass-then = Now touch the man who gets it.
maffiosi-hint-kaboom = Touch the cake that goes off.
maffiosi-hint-nightcap = Touch the first drinker.
maffiosi-hint-scram = Play it, and everybody stands up.
maffiosi-hint-move = Touch a man of yours, then a free chair.
maffiosi-hint-move-then = Now touch a free chair, or another man of yours.
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

## What everything is and does

maffiosi-about-boss = A Boss brings his gang 1k a turn while he is awake, wherever he sits.
maffiosi-about-gunman = A Gunman can shoot the man opposite, also without a revolver before him.
maffiosi-about-knifer = A Knifer can stab the man on either side, also without a knife before him.
maffiosi-about-heavy = A Heavy has no weapon of his own: he uses what lies before him.
maffiosi-about-asleep = Asleep he earns nothing, attacks nobody and cannot move; one more nightcap and he never wakes up. He wakes when his gang's turn ends.
maffiosi-about-cafe = Brings 1k a turn to the gang that sits here, and 2k more if it holds both cafés.
maffiosi-about-restaurant = Brings 1k a turn to the gang that sits here, and 2k more if it holds both restaurants.
maffiosi-about-casino = Brings 1k a turn to the gang that sits here, and 2k more if it holds both casinos.
maffiosi-about-till = Doubles what the gang that sits here earns.
maffiosi-about-revolver = Whoever sits here can shoot the man opposite; it needs the card Fire!
maffiosi-about-knife = Whoever sits here can stab the man on either side; it needs the card Stab!
maffiosi-about-drink = Whoever sits here can be put to sleep by the card Nightcap!
maffiosi-about-crossed = Nobody sits opposite: no shot comes from here or gets here.
maffiosi-about-ours = (Where the chairs stand is our reconstruction.)
maffiosi-about-cake = It takes whoever sits there and on either side, and goes back to its owner.
maffiosi-about-cake-home = The card Order a cake puts it on the table.
maffiosi-about-card-stab = removes an opponent's man beside a man of yours who is a Knifer or has a knife before him.
maffiosi-about-card-fire = removes an opponent's man opposite a man of yours who is a Gunman or has a revolver before him.
maffiosi-about-card-order = puts your cake before any chair. When your next turn begins it takes whoever sits there and on either side.
maffiosi-about-card-pass = moves somebody else's cake to the first man on its left or right.
maffiosi-about-card-kaboom = somebody else's cake goes off at once and takes whoever sits there and on either side.
maffiosi-about-card-nightcap = puts three men at drinks to sleep; who sleeps already never wakes up.
maffiosi-about-card-scram = everybody stands up, and all sit down again in turn, you first. The card is then out of the game.
maffiosi-about-card-move = puts a man of yours who is awake on any free chair. You may play it as a second card, too.
maffiosi-about-no-target = It has no target now; it can only be discarded.
maffiosi-about-tally = { $count ->
    [one] One of them was used.
   *[other] { $count } of them were used.
}
maffiosi-about-draw = At the end of a turn its player draws up to five cards. When the pile is empty, the used cards are shuffled.
maffiosi-about-used = Played and discarded cards. They are shuffled when the draw pile is empty.
maffiosi-about-discard = Discard the card that you hold, instead of playing one. Your turn is then over.
maffiosi-about-scrams = A Scram! that was played never comes back.
maffiosi-about-money = { $name } has { $money }. Whoever has most at the end wins, also if his gang is gone.
maffiosi-about-earns = { $name } would earn { $income }k now: 1k for the Boss, 1k for each business, more for both of a kind, and twice as much with the till.
maffiosi-about-monopoly = Both chairs ({ $thing }): 2k more a turn.
maffiosi-about-men = { $count ->
    [one] { $name } has one man left. Whoever has none is out, but keeps his money.
   *[other] { $name } has { $count } men left. Whoever has none is out, but keeps his money.
}
maffiosi-about-hand = Everybody draws up to five at the end of his turn.
maffiosi-about-out = { $name } has no men any more and plays no turns; the money still counts.
maffiosi-about-wall = They are out of the game for good.
maffiosi-pot-is = { $pot } in the pot.
