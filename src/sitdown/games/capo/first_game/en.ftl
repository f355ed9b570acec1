# What is explained in the first game of Capo della Mafia. The same keys stand in nl.ftl, in the same order.

crew = Everybody gets the same job. Lay people who together have its symbols and no more stars than it allows; or lay some who only look like it, and bluff. Nobody sees them yet.
show = Half of your crew is turned up, rounded down, and the others judge you by that. Show what fits the job, and keep hidden what could give you away.
suspect = Now everybody points at somebody at once, or at nobody. Count: can the hidden cards have what is still missing? A bluffer caught earns you two respect, an honest player costs you one.
again = A new job. What you laid is gone, and you draw only when you have no more than one card left; so spend no more people than the job needs.
second-suspicion = Before you point at somebody, look at the size of the crew: three symbols on one card are rare, four there are none. If you are unsure, pointing at nobody costs nothing.
two-left = You have two cards left. Lay at least one of them and you may draw up to five after this round; a small crew is harder to believe, but a new hand is worth something.
end = After each round whoever leads alone with the respect that is needed wins. See who is near it: that is the player to point at, and the one who will be careful.
