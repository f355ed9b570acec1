# The lessons of Capo della Mafia. The same keys stand in nl.ftl, in the same order.

first-title = Your first crew
first-about = One honest job, one bluffer caught, one bluff of your own.
first-hello = You are all captains of one family, and every captain wants a better chair. Each round the boss gives everybody the same job: do it, or look as if you did. Whoever leads alone with { $target } respect after a round wins.
first-crew =
    The job: { $mission } Symbols do the work. Stars are what the police see of you.
    Lay two people face down: { $first } and { $second }. Together they have every symbol and just as many stars as the job allows.
first-crew-ugo = He would do no harm. But a card you lay is gone, and new ones are rare. Keep him for the next job.
first-crew-fausto = With his two stars you would have too many: the police would notice. Leave him at home.
first-crew-giulia = Her star is one too many next to these two. She earns her money later.
first-crew-too-few = Not yet. The job needs both people before the crew is laid.
first-show = Now everybody turns up half a crew, rounded down: for you that is one card. The other one stays your secret. Which one is up to you: what you show is all the others have to judge you by.
first-suspect =
    Now look at { $who }: two cards, and the open one is { $card }. That is every star the job allows. The hidden card would still need a fist and a banknote and not one star, and nobody like that exists. It is a bluff!
    Suspect { $who }. If you are right you get { $gain } respect; if you are wrong it costs you { $loss }.
first-suspect-nobody = Safe, but you would let respect lie on the table. You can be sure here: suspect the player with the two cards.
first-suspect-honest = There are two hidden cards over there, and they can easily hold what is missing. That would be a guess. The other one is certain.
first-paid = Right. { $who } goes to prison and is paid nothing, so it is still { $other } respect there. You had nothing to fear: nobody suspected you, so you keep the hat, and the hat pays too. With your good suspicion you now have { $now }.
first-bluff =
    The next job: { $mission } You have nobody with a crate, so you cannot do it. Then look as if you can: who is not suspected counts as having done it.
    Lay { $first } and { $second }. Giulia pays extra if you keep the hat, bluff or no bluff.
first-bluff-fausto = He costs two stars and earns you nothing. A bluff should look cheap and harmless. Take the other two.
first-face = Now your face. Turn up Ugo: a fist without a star, just what the job wants. Everybody will think that the other one carries the crate.
first-face-giulia = Who shows Giulia shows that there is more to earn, and has only the same fist to offer. Turn up Ugo and let her stay a secret.
first-guess =
    Your bluff lies there. Now the others: { $single } has one card, and of one card nothing is turned up. { $who } shows { $card } and hides the other one. Neither is certain now.
    Suspect somebody for { $gain } respect, at the risk of { $loss }, or suspect nobody. This time it is your own nose.
first-end = Nobody pointed at you, so your bluff was as good as the truth: respect for the hat, and one more for Giulia. You have { $now }. That is the whole game: count what others can have, and never let them be sure of you. Now sit down at a real table.

counting-title = Counting a crew
counting-about = The cop in your crew, and what a crew cannot be.
counting-crew =
    The job: { $mission } You can do it in two ways. One is three people whose stars are just few enough, with Giulia among them. The other has { $two } and { $three }: one star too many, but with { $cop } that star is gone.
    So a cop brings nothing and makes room for others. Lay one of the two crews of three.
counting-crew-short = Count again: the job asks for two banknotes, a crate and a fist, and not more stars than it says. Something is missing.
counting-crew-other = That makes neither of the two crews. Take your first, second and fourth card, or the second, third and fifth.
counting-show = Of three cards one is turned up. Whoever looks at it counts: what do the two hidden cards still have to bring, and can two cards do that? Turn up whichever you like.
counting-suspect =
    Now count for yourself. The job asks for four symbols. { $two } has two cards, one of them { $card }: then the other one needs only a crate and a fist, and several people have those. { $one } has laid a single card, and nothing of it is open. But no card at all has four symbols!
    Suspect whom you can be sure of.
counting-suspect-none = You do not need to see a card to be sure. How many symbols has a single card at most?
counting-suspect-two = Two cards are enough for four symbols, so that would be a guess. With one card it is impossible.
counting-end = { $one } could not have done it, and you have { $now } respect. So look first at how many cards lie there, then at what is open, and then at the stars. And turn it round: lay enough cards for a job even when you bluff, or somebody counts you.
