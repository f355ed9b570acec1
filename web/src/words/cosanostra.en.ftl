### La Cosa Nostra: the board

cosanostra-table = The table of La Cosa Nostra
cosanostra-yours = Your family
cosanostra-hand = Your hand
cosanostra-hand-empty = Your hand is empty.
cosanostra-market = the market
cosanostra-for-sale = { $name }: price { $price }, earns { $income } a round
cosanostra-empty = nothing for sale here
cosanostra-deck = { $count ->
    [one] one Business in the deck
   *[other] { $count } Businesses in the deck
}
cosanostra-from-deck = From the deck
cosanostra-monopolies = Monopolies: two active ones, and more than all others together
cosanostra-monopoly-drugs = Drugs
cosanostra-monopoly-prostitution = Prostitution
cosanostra-monopoly-credit = Credit
cosanostra-monopoly-free = nobody's
cosanostra-monopoly-of = { $who } has the monopoly: 5k a round
cosanostra-round = round { $round } of { $rounds }
cosanostra-stage-draw = draw
cosanostra-stage-plan = plan
cosanostra-stage-act = act
cosanostra-stage-pay = payday
cosanostra-order = Turn order, from the start player
cosanostra-starts = start player

cosanostra-family-blundetto = Blundetto
cosanostra-family-dimaggio = DiMaggio
cosanostra-family-calmuti = Calmuti
cosanostra-family-laserva = LaServa
cosanostra-family-caruso = Caruso

cosanostra-cash = { $amount } in cash
cosanostra-earns = earns { $amount } a round
cosanostra-laundered = { $amount } laundered
cosanostra-markers-free = { $count ->
    [one] one free marker
   *[other] { $count } free markers
}
cosanostra-jobs-held = { $count ->
    [0] no Jobs in hand
    [one] one Job in hand: { $backs }
   *[other] { $count } Jobs in hand: { $backs }
}
cosanostra-influence-held = { $count ->
    [one] one Influence card in hand
   *[other] { $count } Influence cards in hand
}
cosanostra-kills = { $count ->
    [one] one Gangster killed, worth { $bonus }
   *[other] { $count } Gangsters killed, worth { $bonus }
}

cosanostra-gangster = { $whose }: { $name }, strength { $strength }, { $pistols ->
    [one] one pistol
   *[other] { $pistols } pistols
}
cosanostra-out = out of action
cosanostra-no-plan = no card planned
cosanostra-buys = buys { $what } for { $price }
cosanostra-back = a Job of round { $round }, face down
cosanostra-planned = plans { $what } { $round }
cosanostra-planned-known = plans { $what } { $round }, as you know
cosanostra-business = { $name }, earns { $income }
cosanostra-can-lawyer = looks at two planned Jobs once a round
cosanostra-can-politician = one more Influence card each round
cosanostra-can-cop = rolls a die again once a round
cosanostra-used = used this round
cosanostra-marker = { $count ->
    [one] marker of { $name }
   *[other] { $count } markers of { $name }
}
cosanostra-recruits = Recruits under your Boss
cosanostra-recruit = { $name }, strength { $strength }, for { $price }

cosanostra-job = { $name } { $round }: { $die }, { $effect }
cosanostra-needs = Needs { $what }
cosanostra-need-lent = { $name } (lent)
cosanostra-need-missing = { $name } (missing)
cosanostra-need-missing-where = { $name } (missing: { $where })
cosanostra-chance = One success { $one }, two { $two }
cosanostra-deed-cash = { $high } with two successes, { $low } with one
cosanostra-deed-bash = puts a Businessman out of action
cosanostra-deed-damage = the victim pays the bank { $high } or { $low }
cosanostra-deed-vandalism = puts a Company out of action
cosanostra-deed-theft = the victim pays you { $high } or { $low }
cosanostra-deed-kill = two successes kill a Businessman, one puts him out of action
cosanostra-deed-persuasion = two successes: a Businessman is yours
cosanostra-deed-arson = two successes destroy a Company, one puts it out of action
cosanostra-deed-car_bomb = two successes kill a Gangster, one puts him out of action
cosanostra-deed-assassination = two successes against his strength kill a Gangster
cosanostra-deed-drive_by = one success against his strength kills a Gangster; without any he may shoot back
cosanostra-deed-drive_by-2 = two successes against his strength kill a Gangster; without any he may shoot back
cosanostra-deed-robbery = in answer to a Cash Job: take all of it, or half
cosanostra-deed-trap = in answer to an Attack: it fails, and with two successes the attacker dies
cosanostra-deed-laundering = up to { $high } or { $low } under your Boss, worth double at the end
cosanostra-deed-connections = buy from the deck or the market, 2k less or at full price
cosanostra-deed-offer = buy from the market at half price, or for 1k less
cosanostra-deed-birthday = all others pay you { $high } or { $low }
cosanostra-deed-racing = stake up to 20k: doubled, or lost

cosanostra-card-snitch = look at a planned Job, or change the whole market
cosanostra-card-spy = look at up to two planned Jobs
cosanostra-card-schemer = an extra turn before another's, or be skipped in your own
cosanostra-card-emergency_doc = killed becomes out of action, out of action becomes unharmed
cosanostra-card-henchman = on a Gangster: his Job's die number is 1 lower
cosanostra-card-machine_pistol = on a Gangster: strength 1 higher
cosanostra-card-saboteur = on an opponent's Gangster: his Job's die number is 1 higher
cosanostra-card-distraction = on an opponent's Gangster: strength 1 lower

cosanostra-then-card = Now a Job of your hand, or a card of the market
cosanostra-then-go = Execute it, or let it lapse
cosanostra-then-lapse = It cannot be executed now; let it lapse
cosanostra-then-job = Now the Gangster who does it
cosanostra-then-slot = Now the Gangster who buys it
cosanostra-then-influence = Now what it is for
cosanostra-then-business = Now a planned Job to look at
cosanostra-go-execute = Execute
cosanostra-go-job = Execute: talks end now
cosanostra-go-skip = Be skipped
cosanostra-bin = Let lapse
cosanostra-put-back = Put back
cosanostra-sum = How much
cosanostra-less = less
cosanostra-more = more

cosanostra-die = a { $die }
cosanostra-hits = { $count ->
    [0] no success
    [one] one success
   *[other] { $count } successes
}
cosanostra-pays = about to pay { $amount }
cosanostra-came-earned = earns { $amount }
cosanostra-came-paid = { $amount } paid
cosanostra-came-fizzled = something is missing: nothing happens
cosanostra-came-killed = killed
cosanostra-came-deactivated = out of action
cosanostra-came-persuaded = changes sides
cosanostra-came-treated = saved by the doc
cosanostra-came-thwarted = walked into a Trap
cosanostra-came-laundered = { $amount } laundered
cosanostra-came-raced = the race is run
cosanostra-came-shoots_back = shoots back

cosanostra-figure-cash = cash
cosanostra-figure-cash-title = money in hand
cosanostra-figure-income = a round
cosanostra-figure-income-title = what the Businesses and monopolies earn each round
cosanostra-figure-men = { $count ->
    [one] Gangster
   *[other] Gangsters
}
cosanostra-figure-men-title = Gangsters in play
cosanostra-figure-markers = { $count ->
    [one] marker
   *[other] markers
}
cosanostra-figure-markers-title = free Deal markers
cosanostra-figure-laundered = laundered
cosanostra-figure-laundered-title = counts double at the end
cosanostra-figure-kills = killed
cosanostra-figure-kills-title = Gangsters killed, worth { $bonus } at the end
cosanostra-part-cash = cash
cosanostra-part-cash-title = money in hand
cosanostra-part-income = double income
cosanostra-part-income-title = twice what Businesses and monopolies earn
cosanostra-part-most = most Gangsters
cosanostra-part-most-title = alone with the most active Gangsters
cosanostra-part-power = power
cosanostra-part-power-title = for Gangsters killed
cosanostra-part-laundered = laundered, double
cosanostra-part-laundered-title = twice what lies under the Boss
cosanostra-part-business = Business bonus
cosanostra-part-business-title = alone with the highest income

# Help: what a thing is and does now.
cosanostra-help-round = Round { $round } of { $rounds }. Each has four phases: draw, plan, act, payday; the last one ends without a payday. Most money at the end wins.
cosanostra-help-stage-draw = Draw: everybody gets Jobs of this round and Influence cards.
cosanostra-help-stage-plan = Plan: in turn everybody lays one card on one Gangster, a Job face down or a purchase from the market face up, until all have one.
cosanostra-help-stage-act = Act: in turn everybody executes one planned card, or lets it lapse, until none are left.
cosanostra-help-stage-pay = Payday: Businesses and monopolies earn, one Gangster may be recruited, too many cards are put away.
cosanostra-help-order = The turn order, clockwise from the start player. The ring is around whoever has the turn.
cosanostra-help-starts = The start player of this round; in the next round it is the left neighbour.
cosanostra-help-monopoly = The numbers are active cards by player. Who has at least two, and more than all others together, earns 5k more every round.
cosanostra-help-cash = Money to pay and to bargain with; it counts at the end.
cosanostra-help-income = Earned on every payday by active Businesses and monopolies; counted double at the end.
cosanostra-help-laundered = It lies under the Boss: nobody can touch it, and it counts double at the end.
cosanostra-help-markers = Free Deal markers: one on another's Business lends that card for one Job.
cosanostra-help-backs = { $count ->
    [one] One Job of round { $round } in hand
   *[other] { $count } Jobs of round { $round } in hand
}. Only the back is public; Robberies and Traps come in rounds III and IV.
cosanostra-help-influence = Played from the hand beside the action: to look, to help, to hinder, to save.
cosanostra-help-target = A die that shows { $die } or more is a success. One success: the lower effect; two or more: the higher one.
cosanostra-help-family = The family brings these Gangsters and its first Businesses.

cosanostra-several = You have { $count } of them
cosanostra-families = The families
# Long words of card names, with the place where a narrow card may break them.
cosanostra-joints = Business|man Assassin|ation Hench|man Counter|feiting Bank|ruptcy Pro|ceedings Traffick|ing Smug|gling Emer|gency Distrac|tion Laun|dering Threat|ening Cig|arette Invest|ment Haz|ardous Excep|tional Connec|tions Black|mail Con|tracts Fraud|ulent Insur|ance Persua|sion Poli|tician Pro|duction Sub|sidies Vandal|ism Sabo|teur
