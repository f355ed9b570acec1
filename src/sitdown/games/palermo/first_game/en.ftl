# What is explained in the first game of Palermo. The same keys stand in nl.ftl, in the same order.

start = You begin, so you put down the start tile: there everybody sets out, and there everybody must come home. In the middle it is never far.
build = Each house gets a disc of yours before its door, and must touch another one roof to roof. You will walk from door to door: build yours close together, and turn the tile until its door is handy.
last-house = Your last disc. Look where your other doors are: the last one should lie on the way between them, or on the way home.
police = The city stands, and everybody sets out. Before you walk you may move your policeman: where he stands, others pay two points for the step. Put him where they must pass, or leave him.
walk = Now walk. Stop before a door of your own, and every point of movement that you have left is a million; so take the nearest one while your range is small.
stronger = Each disc that you collect adds one to your range, for your policeman too. The longer ways get better every turn: keep your far doors for later.
stay = One door a turn, and only if you stop there. If no door can be reached, walk towards the next one; standing still brings nothing.
homewards = That was your last disc: now the start tile is home, and points left over count there too. Whoever is home is paid while others are out, so do not wait long.
home = You are home, and get a bonus at the start of each turn while somebody is still out. Your policeman still walks: get in the way of whoever is last.
