# The lessons of Maffiosi. The same keys stand in nl.ftl, in the same order.

first-title = Your first killings
first-about = Earn, shoot, sit down in a warm chair, and mind the cake.
first-fire =
    All the gangs of Chicago sit at one table, and everybody has a score to settle. Each turn you earn for your Boss and for every café, restaurant or casino that you hold; when the money in the middle is gone, whoever has most has won.
    Your turn brought in { $money }k: one for the Boss, one for your man in the casino. Now play a card. Your man on chair 3 has a revolver, and opposite, on 25, somebody sits in a restaurant. Play Fire! and shoot him.
first-fire-discard = You hold better cards than that. Who discards does nothing this turn: play one.
first-fire-later = That card is for later. First make room on a chair that pays: play Fire!
first-fire-other = He is in range too, but he does not sit on a chair that is worth anything to you. Take the man on 25.
first-take = The restaurant is free. After your card you may play a Move as well. Take your Knifer from chair 5, where somebody might put something in his drink, and let him sit down on 25. It will pay you every turn.
first-take-now = Then somebody else will sit down there, before it has paid you anything. Play the Move now.
first-take-other = That can be done, but the plan is: from the drink on 5 to the restaurant on 25.
first-stab =
    Everybody has had a turn, it was bloody, and your restaurant pays: you now have { $money }k. There is one more, on chair 10, and who holds both of a kind gets two extra each turn.
    A man of yours sits beside it, on 9, with a knife before him. Play Stab! and remove the man on 10.
first-stab-later = Not this one yet. First the man on 10 has to go, and you need Stab! for that.
first-stab-other = You can reach him, but the money is on chair 10.
first-both = Same again: take the chair before somebody else does. Play a Move and bring your Knifer from 18 to the restaurant on 10.
first-both-now = A free restaurant does not stay free for long. Play the Move.
first-both-other = You may, but others are better where they are. Bring the Knifer from 18 to 10.
first-cake =
    Both restaurants are yours, and you have { $money }k. But who earns is hated: { $who } has put a cake before your man on 25. When that player's turn begins it goes off, and takes along whoever sits there and both neighbours. One of those, on 24, is your Boss!
    Play a Move and bring him to the café on 17, which is empty. There he is safe, and he earns as well.
first-cake-save = Fine, but then you lose your Boss, and he earns every turn. Get him out with a Move.
first-cake-other = The Boss is in danger on 24. Take him from there to the café on 17.
first-more = The Boss is safe. There is another cake, of { $who }, at your restaurant on 10. With your last Move you can save one more man from a blast, and take him to any free chair. Or finish and keep the card: your choice.
first-more-safe = He is in no danger there. Save one who sits at a cake or beside one.
first-end = Boom! { $who } set off the cake at once, but your Boss sits in the café with a cup of coffee. You have { $money }k, and { $pot }k is still on the table. That is the game: sit where the money is, make others leave, and watch what stands on the table before you. At a real table the others have a score to settle with you too.

cakes-title = Cakes
cakes-about = Order one, pass one on, and get out of the way of one.
cakes-order =
    A cake stands on the table for a whole round, where everybody sees it, and goes off when its owner's next turn begins: who sits there is gone, and both neighbours too. So a cake is a threat as much as a bomb.
    On 6 sits the Boss of { $red }, on 8 the Boss of { $green }. Order a cake and put it between them, on 7.
cakes-order-second = A Move may also come second. Order the cake first.
cakes-order-other = Keep that for now. Order a cake: two Bosses sit around chair 7.
cakes-order-chair = It would hit somebody there, but nowhere two Bosses at once. Put it on 7.
cakes-pass =
    See how they ran: 6, 7 and 8 are empty. Your cake hit nobody, yet two Bosses had to leave their chairs, and one of them ran straight into a knife. Only, the Knifer of { $blue } ran to 17, and there { $green } has put a cake at once. Beside it, on 18, sits your Knifer!
    Pass it on! moves somebody else's cake to the first man on its left or right. Push this one to the right, to 16: then your man is out of it, and on 15 a man of { $green } is in it.
cakes-pass-boom = Ka-Boom! sets it off at once, with your own Knifer beside it. Pass it on instead.
cakes-pass-other = First save your Knifer on 18: Pass it on!
cakes-pass-left = To the left sits your own Knifer. To the right, away from him!
cakes-pass-red = That one has your men on both sides; pushing it helps one and hurts the other. Take the green cake on 17.
cakes-run = There is another: the red cake of { $red } on 25, with your Boss beside it on 24, and that player's turn comes next. For your second card you have a Move. Bring the Boss to 6, 7 or 8: those chairs have just become free.
cakes-run-stay = Then your Boss blows up in a moment, and he earns every turn. Move him.
cakes-run-boss = He is not your Boss, or it is not one of the free chairs 6, 7 and 8. Take the Boss from 24 there.
cakes-end = Boom, on 25: the man there is gone and your Gunman on 26 as well, but the Boss sits safe. And the green cake is still waiting on 16, for the turn of { $green }. Remember: before your own turn ends look at every cake and count three chairs. Whose turn comes first?

scram-title = Scram!
scram-about = Everybody stands up, and you choose the best chairs first.
scram-play = Some evenings begin badly: a man of yours in the casino, and otherwise nothing but drinks and knives. You hold the rarest card. Scram! makes everybody leave the table and sit down again, one man at a time, and you sit down first. Play it.
scram-play-other = You will use that later. Now there is something better: Scram!
scram-boss = Everybody stands. One by one you all seat a man, in turn, so take first what is worth most. A restaurant pays whoever sits there, and your Boss earns anyway. But the Boss must live: opposite 25 is chair 3, with a revolver, so keep an eye on it. Name the Boss, and seat him on 25.
scram-boss-first = Begin with the Boss: he is the one whom it would cost most to lose.
scram-boss-chair = Seat him in the restaurant on 25: a business pays every turn, other chairs do not.
scram-till = All Bosses sit in a business now. But one chair nobody has taken, and it is worth as much as all others together: the till on 29 doubles your whole income. Nobody sits opposite, so no revolver reaches it. Seat a Gunman there.
scram-till-gunman = Take a Gunman: he can shoot elsewhere without a revolver, but here he does the books.
scram-till-chair = The till is on 29, and still free. It doubles everything that you earn.
scram-gun = The others have taken the rest of the money. So now a threat: the Boss of { $red } sits on 10, and opposite, on 18, lies a revolver. You hold Fire! already. Seat a Knifer on 18. And look at chair 3: that is what { $green } has just done to your Boss.
scram-gun-knifer = Take a Knifer: with a revolver before him he is both.
scram-gun-chair = From there nobody is in range who matters. Opposite the Boss on 10 is chair 18.
scram-end = All sit. You have a restaurant, a Boss and the till, which doubles both. But it has a knife on either side, on 28 and 30, and you see who went to sit there: { $red } and { $green }. Your next Scram! may be a while: so shoot before they stab.
