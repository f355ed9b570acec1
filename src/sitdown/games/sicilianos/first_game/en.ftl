# What is explained in the first game of Sicilianos. The same keys stand in nl.ftl, in the same order.

turn = Roll for cards, or start a gang war with one of your cards. In a war only cards of its colour can be added, so gather two or three of one colour first, high ones best.
full = You ended your turn with ten cards, so now you must start a war. Choose the colour of which you have most, and begin with a middling card: it will lie open.
free-choice = The influence die shows 1: take the top card of any pile, blindly, or look through a rolled pile and pick one. Pick a high card of the colour that you gather.
looked-through = You alone see this pile. Take what makes your strongest colour stronger; an 8 may change sides in a war and a 5 may blow something up.
steal = A hand: you take a card from somebody, of a rolled colour. Everybody's colours can be seen: take one that helps you, from the player who gathers it.
stake = Stake a black note. If you win, it comes back white, doubled; if you lose, it is gone. With a strong family stake a big note, else a small one.
join = Somebody has started a war. You may join with a colour that nobody has laid yet, and a note; whoever stays out risks nothing. Have you a second card of that colour?
round = The cards are open: add one of your own colour, or drop out. What lies there still counts if you drop out, and a card added to a lost war is wasted.
turncoat = Your 8 may change sides: then it counts 4 for a partner's family, and you win or lose together and share. Good if you cannot win alone.
bomb = Your 5 may explode: it takes one enemy card with it and is gone too. Count first who leads without those two cards; an open 1 must be hit before others.
split = You win together: one of you gets the business, the other washes both stakes. Much black money left? Take the money. Two businesses of that colour? Take the third.
business = You won! Found a business of your winning colour. Most antique shops, most pizzerias, most laundries: each is worth 100k, so look what the others have.
business-two = Your second business. Three of one colour make you Godfather, and the game is yours at once; three different signs in three colours are worth 50k.
