# The lessons of Sicilianos. The same keys stand in nl.ftl, in the same order.

first-title = Your first gang war
first-about = Roll for cards, win a war, launder a note and open a business.
first-roll =
    You have far too much black money, and only a gang war washes it white: the strongest family gets its note back laundered, doubled, and opens a business. Three businesses of one colour make you the Godfather at once; otherwise the whitest purse wins.
    On your turn you roll for cards or start a war. Your four cards are of four colours, so roll.
first-roll-thin = You may, but a single card is a thin family. Roll for more first.
first-war =
    The die said two cards, and one of them was yellow. Now you have { $low } and { $high }: together a strong family. In a war you may only add cards of your first colour, so two of one colour are worth more than one big one.
    Start the war with the yellow 7. It lies face down: the others see the colour, not the value.
first-war-keep = Keep the biggest for later. What lies open can be blown up by a bomb, and it shows the others how strong you are. Begin with the 7.
first-war-alone = Of that colour you have but one card, so you could not add anything. Take yellow.
first-war-roll = You could gather more, but everybody sees your two yellow backs, and somebody may steal one. Strike now.
first-stake = Stake a note of your black money on it. If you win you get it back white, and the same again from the bank; if you lose the bank keeps it. On payday all the black money that you have left counts against you, now { $black }k. With a strong family stake a big note: 50k.
first-stake-more = That is careful, but with a good chance you want to wash as much as you can. Stake the 50k.
first-tied = Two joined, each with another colour, and the cards were turned up: you have { $mine }, and { $who } has { $theirs } too. Equal families win nothing! But the war goes on, round by round, with more cards of your own colour. Now place { $high }.
first-tied-pass = Then your 7 stays tied, and a tie wins nothing. You still have the best card of all: place it.
first-shop = Your yellow family was the strongest, whatever came against it. Your note came back with as much again: { $laundered }k, white as snow, and the stakes of the others are gone. And you may open a yellow business: an antique shop, a pizzeria or a laundry. Choose!
first-end = { $laundered }k white, { $black }k still black, and the first of three yellow businesses. Two more and you are the Godfather. If nobody gets there, payday comes when somebody has no black money left: white minus black, plus bonuses for businesses. Now wash the rest at a real table.

specials-title = Turncoats and bombs
specials-about = An 8 that could change sides, and a 5 that blows up a big one.
specials-join =
    { $first } has started a war with a yellow card, { $second } joined with a green one. Two values in a war are more than they seem: an 8 can be a turncoat, a 5 a bomb. You hold both of them in black.
    Join: place the black 8, and stake 40k on it.
specials-join-bomb = Keep the bomb for later, when there is something worth blowing up. Place the 8 first.
specials-join-single = With one card of a colour you cannot go on. Black has two, and special ones.
specials-join-out = You may stay out. But with two special cards you have a good chance: join.
specials-join-stake = With a good chance stake more: what you win is doubled. Take the 40k.
specials-coat = All cards are up: your black family has { $mine }, the yellow one of { $who } has { $theirs }. Yellow and black are partners, so your 8 may change sides: then it adds 4 to yellow, and the two of you win or lose together. But then you share, and you are strongest as it is. Keep it in your own family.
specials-coat-no = That would be for a war that you cannot win yourself. Here you lead: keep the 8 at home.
specials-round = On it goes with black for you, { $mine } so far. { $who } has added a yellow card, face down, and it may well be a big one. Place your black 5.
specials-round-pass = Then you stop at what you have, and somebody else goes on. You still have the 5: place it.
specials-bomb = There it is: { $theirs } for { $who }, { $mine } for you, if the 5 simply counts. But a black 5 can explode on green, purple or yellow, and takes one open card of an enemy with it. The bomb is gone then too, so count before you throw: blow up the yellow 11.
specials-bomb-keep = Then you have less than yellow, and lose. Let it explode.
specials-bomb-six = That leaves the 11 lying, and it is more than your 8. Take the big one.
specials-bomb-green = Green is harmless. The danger is yellow: take the 11.
specials-shop = Boom! Only the yellow 6 is left against your 8, and nobody could add a card. You have { $laundered }k white. Open your black business.
specials-end = One thing more: in your hand there are two cards with a 1. A 1 is a bodyguard: as long as it lies open in a family, a bomb must take it and not the big ones. So a poor card may be worth a lot. Remember all three when somebody lays a card that seems too weak.

payday-title = Laundering and payday
payday-about = The last black note, and a sign that is worth more than the war.
payday-war =
    The evening ends after the war in which somebody runs out of black money, and all of you have a single note left. You have { $white }k white, and { $black }k black that would count against you: wash it now.
    With which colour? In a war every family has another one. { $yellow } holds nothing but yellow, so if you start with yellow that door is shut; { $purple } has a single purple card. Start with a yellow card, and stake your note.
payday-war-roll = You could gather more, but then another begins the last war and may end the evening without you. Now you are nearly alone: start it.
payday-war-yellow = With that colour { $yellow } can join with yellow, from two cards. Start with yellow, and only { $purple } still can.
payday-shop =
    Nobody joined, so the war was yours at once: { $white }k white and no black money, and that is the end. But first you open a yellow business, and its sign matters. An antique shop, a pizzeria and a laundry in three different colours are a set, worth 50k, and most of one kind is worth 100k.
    You have an antique shop and a pizzeria. { $purple } has one that nobody has seen. Choose what makes the set.
payday-shop-set = That one you have already. You lack a laundry for the set, and of laundries none has been seen yet.
payday-end = Payday: { $total }k against { $second }k. Of that { $white }k you washed in wars, and the rest are bonuses: the set, most pizzerias, most laundries. So watch three things: how much black money the others still have, what each war would end, and which signs you are missing.
