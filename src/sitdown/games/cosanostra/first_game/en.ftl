# What is explained in the first game of La Cosa Nostra. The same keys stand in nl.ftl, in the same order.

offered = Somebody has an offer for you. Cash, Businesses and markers change hands at once; all else are mere words. Ask yourself who gains more by it.
keep = These are your Jobs. Keep them unless all are Attacks, for Jobs that pay are what you live on; who refuses gives everybody new ones.
plan = Each turn one Gangster gets one card: a Job from your hand, or a Business from the market. Begin with your strongest man and the Job that pays most.
plan-card = A Job needs the Businesses that it names, and throws a die for each pistol. What you lack you must buy first or borrow; a purchase needs only money when it is carried out.
influence = You may lay Influence cards before you plan: a Henchman or a Machine Pistol helps a man of yours, a Saboteur or a Distraction hinders another's. You get few, so keep them for a Job that pays.
bargain = You may bargain at any time: touch another player and make an offer. Does a Job of yours lack a Business? Borrow it for one Job with a marker, now, while nobody knows your plans.
act = Now it happens, one card a turn, in your own order. Do Jobs that pay before purchases that cost, and think of who might rob you when you are paid.
aim = Aim at whoever leads, or at half of a monopoly. But whoever is attacked remembers it, and may answer in the next round.
reroll = Your Cop lets you throw one die again, once a round. Take a die that failed; two successes pay more than one, and more than two pay nothing extra.
scheme = A Schemer gives an extra turn just before somebody else's, or lets you be skipped. Everybody is asked, so that nobody learns who holds one; pass if you have no use for it.
rob = Somebody is about to be paid, and whoever has planned a Robbery may take it now. Everybody is asked, so that nobody learns anything: pass if you have none.
trap = An Attack is about to hit you. If you have planned a Trap, reveal it now; else pass, for all are asked.
doctor = Somebody is about to be hit, and an Emergency doc makes it one step less bad, for anybody. Such help can be sold; pass if you have none.
look = You see a planned Job that nobody else sees. Think of what it aims at, and tell the truth about it only where that pays.
launder = What you launder lies safe under your Boss and counts double at the end, but is never spent again. Keep what you need for purchases.
buy = You may buy a card at a reduced price now, and it works at once. A second Businessman of a kind is worth most: that may be a monopoly.
recruit = Payday is over, and one more Gangster may be recruited. Pistols are dice, and each man is one more card every round: early in the game that pays.
discard = Three Jobs and three Influence cards are all you may keep. Throw away the Jobs whose Businesses you cannot get.
second-round = The second round: Jobs pay more, but want more Businesses, and attacks begin. See which of your Jobs you can do alone, and ask for the rest before you plan.
last-round = The last round. Your income counts double at its end, and most active Gangsters are worth 15k, so what you buy now still counts.
