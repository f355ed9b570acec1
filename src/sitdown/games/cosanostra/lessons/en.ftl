# The lessons of La Cosa Nostra. The same keys stand in nl.ftl, in the same order.

first-title = Your first round
first-about = Plan, do two Jobs, buy a monopoly and hold out your hand on payday.
first-no-offers = Bargaining comes in a later lesson. This round you need nobody else.
first-keep =
    Five families want all of New York, and you are the Boss of one: after { $rounds } rounds the richest wins. Each round you send your Gangsters out, to do Jobs for money and to buy Businesses, which pay every round.
    You have been dealt four Jobs. Keep them.
first-plan = Now everybody plans, one Gangster a turn. A Job wants the Businesses that it names and throws a die for each pistol of the man who does it. Price Rigging needs a Waste Company, and you own one. Give it to your strongest man: choose Big Joey, then Price Rigging. It lies face down, so nobody knows what is coming.
first-plan-weaker = He has fewer pistols, so fewer dice. For the Job that pays most take Big Joey.
first-plan-market = A purchase needs no dice, so it would be a waste of a man with pistols. Give him a Job.
first-plan-job = Not this one now. Price Rigging pays well, and you own what it needs.
first-plan-influence = Keep your Influence cards: you get few of them, and now everything goes well without.
first-buy = Next turn, next Gangster. Little Joey has a single pistol, so let him buy something: for that nobody has to shoot. You have { $cash }k, but you pay only when he does it, and by then you have earned. You own a Loan Shark, and on the market lies another: two make the monopoly Credit, which pays extra every round. Choose Little Joey, then the Loan Shark.
first-buy-stronger = He is worth more in a Job, where pistols count. Send Little Joey shopping.
first-buy-other = It earns something, but it makes no pair. The Loan Shark gives you a monopoly.
first-buy-job = With one die that is risky. Let Little Joey buy the Loan Shark.
first-second = One man is left: Jimmy Bananas. Bankruptcy Proceedings needs a Loan Shark, and you have one. Plan it for him.
first-second-job = That can be done, but Bankruptcy Proceedings pays better, and you own the Loan Shark for it.
first-act = All has been planned, and now it happens, one card a turn in an order that you choose. You have { $cash }k, too little for the purchase, so earn first: execute the card of Big Joey.
first-act-no-money = The Loan Shark must be paid at once, and you cannot do that yet. Do a Job first.
first-act-first = He may, but start with what pays most: Big Joey.
first-act-lapse = Then all the planning was for nothing. Execute a card.
first-dice = Three dice, and each that reaches the number on the Job is a success. One is enough to be paid; two or more pay better. You have two, so nothing is to be gained. Your Cop could throw one die again, once a round: save him, and keep the dice.
first-dice-enough = You have two successes, and more is not paid. Save your Cop for a throw that needs him.
first-again = { $cash }k! Meanwhile the others had their turn. Now Jimmy Bananas: execute his card.
first-again-later = You could pay now. But let Jimmy earn first: the Loan Shark does not run away, for it is planned.
first-reroll = A 1 and a 6: one success, so the lower amount. Here your Cop is worth his money: throw the 1 again. It can only get better.
first-reroll-free = The Cop costs nothing and is fresh again next round. Throw the 1 again.
first-reroll-other = That is the good one! Throw the 1 again.
first-pay = You have { $cash }k. Time for the purchase: execute the card of Little Joey and pay for the Loan Shark.
first-recruit = Payday! Your Businesses brought { $income }k, the monopoly included. You have { $cash }k and may recruit one more Gangster: more pistols are more dice, and one more card each round. Recruit whom you like, or save the money.
first-end = With { $cash }k and an income of { $income }k you go into the second round. The Jobs grow, and soon they want Businesses that others own: then you bargain. There will also be robbing, burning and shooting. Remember: only cash and markers are sure, all else is words. Sit down with your enemies!

renting-title = Renting what a Job lacks
renting-about = Make an offer, borrow a Business with a marker, and answer an offer.
renting-offer =
    Investment Fraud is the best Job in your hand, but it needs a Loan Shark and a Lawyer, and you have no Lawyer. { $who } has one. You need not buy it: for one Job you may borrow it. Ask now, while nobody knows what you are up to, for then it is cheap.
    Make an offer to { $who }: you give { $cash }k, and you may use the Lawyer for one Job. Then send it.
renting-offer-other = The Lawyer is with the family that is pointed at. Ask there.
renting-offer-dear = It need not be yours for good: for one Job a loan is enough.
renting-offer-lawyer = That one does not help Investment Fraud. Borrow the Lawyer.
renting-offer-cash = Offer all of your 2k: it is a lot to others now, and little against what the Job brings.
renting-offer-unfinished = The offer is not complete: 2k from you, and the Lawyer for one Job. Then send it.
renting-offer-first = First the Lawyer, then the plan: once the Job lies on a Gangster everybody guesses that you need something.
renting-plan = { $who } agreed. Your cash is gone, and a marker of yours lies on the Lawyer: that is sure, for its owner cannot take it off. You have { $markers } markers left. Now plan Investment Fraud for Big Joey, your strongest man.
renting-plan-strong = More pistols, more dice: take Big Joey.
renting-plan-fraud = You have paid for Investment Fraud. Plan that.
renting-plan-marker = You paid for that marker and need it. Leave it on the Lawyer.
renting-act = The rest of the planning is done: your other men will buy something later. It is your turn. Execute Big Joey's card: your marker makes the Lawyer of { $who } count as yours, and then it goes home.
renting-act-money = For that you must pay first, and you have nothing. Earn with Big Joey.
renting-act-lapse = Then the Job and the money for the Lawyer are lost. Execute it.
renting-dice = A 4, a 1 and a 6, and each from 3 up is a success: two, so the full amount. Keep the dice.
renting-dice-enough = More than two successes do not pay more. Keep them.
renting-answer = From nothing to { $cash }k, and all for a small loan. Now it is the other way round: { $who } offers you 3k for your Loan Shark, for one Job. You do not need it yourself any more this round, but it helps a rival. Accept or reject: nobody can tell you what is right, for that is the game.
renting-answer-first = First the offer. Accept it or reject it.
renting-end = You have { $cash }k. Remember: cash, Businesses and markers change hands at once and for sure. Whatever else somebody promises, that he will not rob you, that he will pay you later, is only words. As soon as a Job is turned up, all talking stops: so ask before.

attacks-title = Attacks and answers
attacks-about = Rob who has just been paid, break a monopoly, and be asked for a doctor.
attacks-theft =
    An Attack is a Job like any other, but it is aimed at somebody. You have planned two of them. The hardest thing is the moment: you see everybody's cash, and you choose the order of your cards.
    { $rich } has just been paid and has { $cash }k in hand, { $poor } has nothing. Execute the Theft of Big Joey now, against { $rich }.
attacks-theft-first = That one can wait, the money cannot: it will be spent in a moment. First the Theft.
attacks-theft-lapse = Then the plan was for nothing. Execute the card.
attacks-theft-poor = Who has nothing pays nothing. Aim at the other one.
attacks-bash =
    { $cash }k! And look what else it did: { $rich } had planned to buy a Businessman, could not pay any more, and had to let him go.
    Now Little Joey, with Bash a Businessman. { $dealer } owns a Drug Dealer and has planned to buy a second one: two would make the monopoly Drugs, on this very payday. Execute the card and aim at that Drug Dealer.
attacks-bash-other = That one earns too, but nothing depends on him. The Drug Dealer is half a monopoly: aim at him.
attacks-doctor = It worked. Before a card goes down everybody with Influence cards is asked, secretly, for an Emergency doc: that one saves it. You are asked as well, though you have none, so that nobody learns who has what. The doctor may save anybody's card, so such help can be sold. Pass.
attacks-end = The Drug Dealer is out until next round. So { $dealer } has two of them and no monopoly this payday, { $rich } bought nothing, and you have { $cash }k. But who attacks makes enemies, and they will answer: from round III on a planned card may be a Trap for your Gangster, or a Robbery when you are paid. So threaten more often than you strike, and let them pay you not to.
