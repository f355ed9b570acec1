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
