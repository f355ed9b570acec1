# What is explained in the first game of Maffiosi. The same keys stand in nl.ftl, in the same order.

card = Your men on café, restaurant and casino chairs have just earned for you, and so has your Boss. Now play a card, best one that frees a paying chair; or throw one away.
second-card = After your card you may still play a Move, and only that. A paying chair that was just freed is a good reason; and you are asked whether or not you hold one.
cake-on-table = A cake stands on the table. It explodes when its owner's next turn begins and takes who sits there and both neighbours: count who of yours is within, above all your Boss.
stab = A knife reaches the chairs directly beside your man. Choose who sits on a paying chair, or next to your Boss with a knife of his own.
fire = A revolver reaches the chair straight across the table. Choose a man on a paying chair, or the Boss of whoever has most money.
order = Your cake stays a whole round, so the others can run. Put it where two of their men must leave good chairs, and none of yours sits beside it.
pass-on = The cake goes to the first man on its left or right, whoever's he is. Count three chairs around the new place before you push.
kaboom = This cake explodes at once, and takes who sits there and both neighbours. Look that none of yours is among the three.
nightcap = Whoever drinks sleeps: he earns nothing and hurts nobody until his owner's turn ends. A sleeper who gets another glass is gone for good.
move-from = Choose a man who is in danger, or one who sits on a chair that is worth nothing to you.
move-to = A café, restaurant or casino pays each turn, both of a kind pay two more. Look also who sits opposite with a revolver, and beside with a knife.
scram = Everybody stands up and sits down again, one man each in turn. Take the best chairs first, and think of your Boss: he earns wherever he sits, as long as he lives.
scram-chair = Paying chairs first; the till doubles all you earn. Your man's trade counts too: a knife wants neighbours, a revolver somebody opposite.
