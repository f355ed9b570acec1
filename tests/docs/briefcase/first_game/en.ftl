open = You open a case, the others do the same, and the best one takes it all. The one with the best case begins the next round.
swap = You may still swap a case for one from the pile. You cannot see that one first, so swap a low one.
ahead = Something lies in your bag. With few cases left a low one can be thrown into a round that is lost anyway.
