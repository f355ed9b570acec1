# Every word of La Cosa Nostra that a player reads. The same keys stand in nl.ftl, in the same order.

title = La Cosa Nostra
tagline = Plan in secret, strike, and bargain with everybody for what you lack.
poster = Deals
goal = Be the richest Boss after the last round. Do Jobs, buy Businesses, and bargain for what you lack.

## The options

option-rounds = Rounds
option-rounds-help = 3 is the short game: the action phase of round III is the last.
option-families = Families
option-families-is-random = by lot
option-families-is-random-help = Chance deals them.
option-families-is-choose = chosen
option-families-is-choose-help = The players choose in turn.
option-families-is-beginner = for beginners
option-families-is-beginner-help = Blundetto, DiMaggio and Calmuti take part in any case.
option-first-market = First market
option-first-market-is-company = at most one Company
option-first-market-is-company-help = Four different Businesses, at most one of them a Company.
option-first-market-is-businessman = at most one Businessman
option-first-market-is-businessman-help = Four different Businesses, at most one of them a Businessman.
option-first-market-is-free = as they come
option-first-market-is-free-help = Four different Businesses, as many Companies as come.
option-politician-round-1 = Politicians in round I
option-politician-round-1-help = Off: in round I a Politician gives no Influence card.
option-redeals = Refused Jobs
option-redeals-help = How often in a round the Jobs can be refused and dealt anew; with 0 nobody is asked.
option-influence-from = Influence cards from round
option-influence-from-help = Before that round nobody has Influence cards: a simpler first game.
option-influence-from-is-1 = round I
option-influence-from-is-2 = round II
option-influence-from-is-3 = round III
option-influence-35 = 35 Influence cards
option-influence-35-help = On: one Emergency doc and one Saboteur more.
option-double-assign = Two cards a turn
option-double-assign-help = With five players: from that round on everybody plans two cards in a turn.
option-double-assign-is-off = never
option-double-assign-is-2 = from round II
option-double-assign-is-1 = from round I
option-double-assign-is-3 = from round III
option-plays-after-assign = Influence after planning
option-plays-after-assign-help = On: you may go on with Influence cards and Lawyers after you have planned your card.
option-plays-after-act = Influence after the action
option-plays-after-act-help = On: after your Job or purchase you may go on with Influence cards and Lawyers: look at Jobs, replace the market.
option-property-damage = Property Damage
option-property-damage-help = What it costs the victim with two successes or with one, in thousands.
option-property-damage-is-6-3 = 6 and 3
option-property-damage-is-5-2 = 5 and 2
option-same-card-twice = One card twice
option-same-card-twice-help = On: an opponent's card counts in a Job as often as it carries markers of yours.
option-arson = Arson
option-arson-is-company = Companies
option-arson-is-company-help = Only against a Company.
option-arson-is-any = Businessmen too
option-arson-is-any-help = Against a Businessman too.
option-drive-by = Drive-by Shooting
option-drive-by-help = How many successes it needs, and the return fire too.
option-rob-robber = Robbing the robber
option-rob-robber-help = On: what a Robbery took can be robbed once more, by somebody else.
option-spy-anytime = Spying at any time
option-spy-anytime-help = On: Snitch and Spy may also look before the turn of another player.
option-influence-anytime = Influence at any time
option-influence-anytime-help = On: in the planning phase all Influence cards may be played before the turn of another player, and once more before the action.
option-doc = Emergency doc
option-doc-is-any = everybody
option-doc-is-any-help = Everybody may save anybody.
option-doc-is-owner = only the owner
option-doc-is-owner-help = Only the owner of the card in danger is asked.
option-recruit = Recruits
option-recruit-is-choice = chosen
option-recruit-is-choice-help = You choose who comes.
option-recruit-is-blind = blind
option-recruit-is-blind-help = You turn up the top one, and pay or leave it there.
option-hand-limit-from = Hand limit from round
option-hand-limit-from-help = From the end of that round on nobody keeps more than 3 Jobs and 3 Influence cards.
option-hand-limit-from-is-2 = round II
option-hand-limit-from-is-1 = round I
option-business-bonus = Business bonus
option-business-bonus-help = On: at the end of every round whoever has the highest income gets 5k more.
option-public-offers = Public offers
option-public-offers-help = On: all players see every open offer.
option-trade-planned = Selling busy Gangsters
option-trade-planned-help = On: in the action phase a Gangster with a planned card can change hands. His Job goes back to the seller's hand, his purchase lapses.
option-last-tie = Last tie
option-last-tie-is-dice = a duel
option-last-tie-is-dice-help = A duel decides.
option-last-tie-is-shared = shared
option-last-tie-is-shared-help = Whoever is still tied shares the place.

# Questions that can be answered by presets.
window-redraw = Refuse new Jobs?
preset-redraw-ask = Always ask
preset-redraw-always = Keep what I am dealt
window-spying = Influence before a turn?
preset-spying-once = Ask once a round
preset-spying-ask = Always ask
preset-spying-span = Pass this round
window-scheme = Schemer?
preset-scheme-once = Ask once a round
preset-scheme-ask = Always ask
preset-scheme-span = Pass this round
window-rob = Robbery?
preset-rob-ask = Always ask
preset-rob-span = Pass this round
window-trap = Trap?
preset-trap-ask = Always ask
preset-trap-span = Pass this round
window-doctor = Emergency doc?
preset-doctor-ask = Always ask
preset-doctor-aimed = Pass until one of mine is hit
preset-doctor-span = Pass this round

## The players. `you-names`: what a table may call the reader

seat = seat { $number }
you = you
you-object = you
you-names = you
seat-you = { $name } (you)
partner = the other
everybody = everybody
list-and = { $first } and { $last }

## Families, Businesses, Influence cards

family-blundetto = Blundetto
family-dimaggio = DiMaggio
family-calmuti = Calmuti
family-laserva = LaServa
family-caruso = Caruso
colour-yellow = yellow
colour-green = green
colour-red = red
colour-purple = purple
colour-blue = blue
trade-drug-dealer = Drug Dealer
trade-pimp = Pimp
trade-loan-shark = Loan Shark
trade-lawyer = Lawyer
trade-politician = Politician
trade-cop = Cop
trade-garage = Garage
trade-building-firm = Building Firm
trade-waste-company = Waste Company
trade-night-club = Night Club
trade-casino = Casino
the-drug-dealer = the Drug Dealer
the-pimp = the Pimp
the-loan-shark = the Loan Shark
the-lawyer = the Lawyer
the-politician = the Politician
the-cop = the Cop
the-garage = the Garage
the-building-firm = the Building Firm
the-waste-company = the Waste Company
the-night-club = the Night Club
the-casino = the Casino
numbered = { $name } { $number }
business-of = { $me ->
    [yes] your { $name }
   *[no] { $who }'s { $name }
}
monopoly-drugs = Drugs
monopoly-prostitution = Prostitution
monopoly-credit = Credit
influence-snitch = Snitch
influence-spy = Spy
influence-schemer = Schemer
influence-emergency-doc = Emergency doc
influence-henchman = Henchman
influence-machine-pistol = Machine Pistol
influence-saboteur = Saboteur
influence-distraction = Distraction
help-snitch = your turn: look at one planned Job of an opponent, or replace the whole market
help-spy = your turn: look at one or two planned Jobs of opponents
help-schemer = action: an extra turn before an opponent's, or be skipped in your own
help-emergency-doc = when it comes to that: killed becomes deactivated, deactivated becomes unharmed
help-henchman = planning, on any Gangster: the die number of the Job is 1 lower
help-machine-pistol = planning, on any Gangster: strength 1 higher
help-saboteur = planning, on an opponent's Gangster: the die number of the Job is 1 higher
help-distraction = planning, on an opponent's Gangster: strength 1 lower, but at least 1
effect-henchman = the die number of the Job is 1 lower
effect-machine-pistol = strength 1 higher
effect-saboteur = the die number of the Job is 1 higher
effect-distraction = strength 1 lower, but at least 1

## The Jobs

job-drug-delivery = Drug Delivery
job-building-scam = Building Scam
job-gas-station-hold-up = Gas Station Hold-up
job-threatening-letters = Threatening Letters
job-escort-service = Escort Service
job-credit-card-scam = Credit Card Scam
job-arms-deal = Arms Deal
job-red-light-district = Red Light District
job-car-theft = Car Theft
job-investment-fraud = Investment Fraud
job-price-rigging = Price Rigging
job-cigarette-smuggling = Cigarette Smuggling
job-bankruptcy-proceedings = Bankruptcy Proceedings
job-casino-fraud = Casino Fraud
job-public-contracts = Public Contracts
job-blackmail = Blackmail
job-property-investment-fraud = Property Investment Fraud
job-counterfeiting = Counterfeiting
job-fraudulent-bankruptcy = Fraudulent Bankruptcy
job-drug-trafficking = Drug Trafficking
job-car-theft-ring = Car Theft Ring
job-illegal-subsidies = Illegal Subsidies
job-drug-smuggling = Drug Smuggling
job-coke-party = Coke Party
job-vote-rigging = Vote Rigging
job-usury = Usury
job-hazardous-waste-removal = Hazardous Waste Removal
job-casino-honey-trap = Casino Honey Trap
job-illegal-lab = Illegal Lab
job-drug-ring = Drug Ring
job-insurance-fraud = Insurance Fraud
job-toxic-dump = Toxic Dump
job-fixed-boxing-match = Fixed Boxing Match
job-film-production = Film Production
job-real-estate-fraud = Real Estate Fraud
job-rigged-gambling = Rigged Gambling
job-senators-party = Senator's Party
job-car-smuggling = Car Smuggling
job-debt-trap = Debt Trap
job-bash-a-businessman = Bash a Businessman
job-property-damage = Property Damage
job-vandalism = Vandalism
job-theft-easy = Theft (easy)
job-theft-hard = Theft (hard)
job-kill-a-businessman = Kill a Businessman
job-persuasion = Persuasion
job-arson = Arson
job-car-bomb = Car Bomb
job-assassination = Assassination
job-drive-by-shooting = Drive-by Shooting
job-robbery = Robbery
job-trap = Trap
job-money-laundering = Money Laundering
job-connections = Connections
job-exceptional-offer = Exceptional Offer
job-birthday-party = Birthday Party
job-horse-racing = Horse Racing

## What a Job does: with two or more successes / with one

about-cash = { $high } / { $low }
about-cash-needs = { $high } / { $low }, needs { $needs }
about-bash = Attack: a Businessman is deactivated
about-damage = Attack: a player pays the bank { $high } / { $low }
about-vandalism = Attack: a Company is deactivated
about-theft = Attack: a player pays you { $high } / { $low }
about-kill = Attack: a Businessman is killed / deactivated
about-persuasion = Attack: a Businessman becomes yours / nothing
about-arson = Attack: { $any ->
    [yes] a Business
   *[no] a Company
} is destroyed / deactivated
about-car-bomb = Attack: a Gangster is killed / deactivated
about-assassination = Attack: a Gangster is killed / nothing; ? is the strength of the target, 1 more with a planned card
about-drive-by = Attack: a Gangster is killed { $two ->
    [yes] / nothing; ? is the strength of the target, 1 more with a planned card
   *[no] with one success; ? as for Assassination; with none the target may shoot back
}
about-robbery = Response to another's Cash Job: you take all of the pay / half of it
about-trap = Response to an Attack on you: thwarted and the attacker killed / thwarted
about-laundering = put up to { $high } / { $low } under your Boss, where it counts double at the end
about-connections = buy from the Business deck or the market, 2k cheaper / at the full price
about-offer = buy from the market at half price / 1k cheaper
about-birthday = everybody else pays you { $high } / { $low }
about-racing = stake up to { $high } of your cash: doubled, or lost
need-several = { $count } × { $trade }
need-missing = { $trade } (missing)
need-missing-some = { $trade } ({ $count } missing)
need-missing-where = { $trade } (missing; see { $where })
need-missing-some-where = { $trade } ({ $count } missing; see { $where })
where-market = market
where-planned = { $me ->
    [yes] your own purchase
   *[no] { $who }'s purchase
}

## Money, cards, Gangsters

money = { $amount }k
score = { $amount }k
nothing = nothing
job-of-round = { $name } { $round }
job-back = Job { $round }
die = { $die }+
die-impossible = no die can do it
gangster = { $name } ({ $strength })
gangster-of = { $me ->
    [yes] your { $name }
   *[no] { $who }'s { $name }
}
dice-count = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}

## Offers. What one side gives, after "gives" or "get"

item-lend = a marker on { $business } for one Job
item-recall = a marker off { $business }
terms-gives = { $me ->
    [yes] you give
   *[no] { $who } gives
} { $things }
terms-gets = { $me ->
    [yes] you get
   *[no] { $who } gets
} { $things }
terms = { $gives }; { $gets }
terms-words = { $terms } (only words: { $tag })
tag-peace = peace
tag-share = a share of the profit
tag-repay = repayment
tag-attack = an attack on somebody
tag-hands-off = hands off a Business
tag-lend-later = lending something later
tag-threat = a threat
tag-free-text = something said at the table

## The table

phase-family = the families
phase-redraw = drawing cards
phase-plan = planning
phase-spying = spying
phase-act = action
phase-job = action: a Job is executed
phase-payday = payday
phase-end = the end
table-title = round { $round } of { $rounds } · { $phase }
table-now = Now
table-start = Start player: { $who }.
table-extra = This is an extra turn.
table-market = Market
table-slot = { $slot } { $trade } { $price }, income { $income }
table-slot-empty = { $slot } empty
table-monopolies = Monopolies
table-monopoly = { $name }: { $who } ({ $counts })
table-monopoly-nobody = { $name }: nobody ({ $counts })
table-monopoly-none = { $name }: nobody
table-decks = Decks
table-deck = Businesses { $count }
table-deck-bottom = Businesses { $count }, from the bottom up: { $cards }
table-influence-deck = Influence { $count } (discarded { $gone })
table-job = Job
table-job-is = { $gangster } executes { $job }
table-job-target = { $text } against { $target }
table-job-stake = { $text } with a stake of { $amount }
table-roll = Last roll
table-roll-is = { $dice } against { $target }: { $count ->
    [0] no success
    [one] { $count } success
   *[other] { $count } successes
}
player-family = { $family } ({ $colour })
table-cash = cash { $amount }
table-laundered = laundered { $amount }
table-income = income { $amount }
table-markers = free markers { $count }
table-hand = hand
table-hand-jobs = Jobs { $backs }
table-hand-influence = { $count ->
    [one] { $count } Influence card
   *[other] { $count } Influence cards
}
table-recruits = recruits { $prices }
table-recruits-top = recruits { $prices }, on top { $gangster }
table-businesses = Businesses
table-gangsters = Gangsters
table-killed = killed
table-power = power bonus { $amount }
state-deactivated = deactivated
state-used = used
state-marker = { $me ->
    [yes] your marker
   *[no] marker of { $who }
}
plan-purchase = buys { $trade } for { $price }
plan-job-seen = { $job }, seen by { $who }
table-offers = Offers
table-offer-you-gives = you give
table-offer-you-gets = you get
table-offer-first-gives = the first gives
table-offer-first-gets = the first gets
table-offer-way = { $giver } to { $to }
table-offer-draft = { $offer } (draft)
table-offer-words = only words: { $tag }
table-promises = Only words
table-promise = { $giver } to { $to } in round { $round }: { $tag }
table-promise-open = { $promise }
table-promise-due = { $promise }, { $amount } due
table-promise-kept = { $promise }, kept
table-promise-broken = { $promise }, BROKEN
table-promise-refused = { $promise }, refused
table-promise-carried-out = { $promise }, refused and carried out
table-promise-empty = { $promise }, refused and EMPTY
table-promises-older = { $count } older
table-your-jobs = Your Jobs: what a die must show, what two successes or more bring / what one brings
table-planned-on = planned on { $gangster }
table-your-influence = Your Influence cards
table-put-away = put away
table-place = place
table-player = player
table-end-cash = cash
table-end-income = income × 2
table-end-gangsters = Gangsters
table-end-power = power
table-end-laundered = laundered × 2
table-end-business = bonus
table-end-total = total
table-open-deck = Business deck, from the top
table-open-influence-deck = Influence deck, from the top
table-open-jobs = Jobs { $round }, from the top

## What is to be done

prompt-family = Choose your family. It brings its Gangsters and its first Businesses.
prompt-redraw = All your new Jobs are Attacks: keep them, or refuse them and have everybody dealt new ones?
prompt-redraw-keep = Keep your new Jobs. You could refuse them only if all were Attacks; you are asked all the same.
prompt-plan = Plan: choose a Gangster for a Job or a purchase. Influence cards come before that.
prompt-plan-card = What does { $gangster } do? A Job from your hand, face down, or a purchase from the market.
prompt-plan-more = You may still play Influence cards or use a Lawyer. Pass when you are done.
prompt-spying = Play an Influence card before the turn of { $who }, or pass.
prompt-last-plays = Play one more Influence card before the action begins, or pass.
prompt-look = You look at what { $gangster } has planned. At a second Job as well?
prompt-scheme = Schemer? An extra turn before the turn of { $who }: play it or pass.
prompt-scheme-none = You hold no Schemer, so pass. You are asked all the same, so that nobody learns what you hold.
prompt-act = Execute a planned card, or let one lapse. Once a Job is shown, all talks end.
prompt-act-extra = Your extra turn: execute a planned card, or let one lapse.
prompt-act-more = You may still look at Jobs, replace the market or use a Lawyer. Pass when you are done.
prompt-aim-seat = { $job }: against whom?
prompt-aim-business = { $job }: against which Business?
prompt-aim-gangster = { $job }: against which Gangster?
prompt-aim-stake = { $job }: how much do you stake? It is doubled, or lost.
prompt-aim-use = { $job }: which of your markers do you use?
prompt-reroll = { $dice } against { $target }: re-roll a die with your Cop, or keep them?
prompt-rob = Robbery? { $job } of { $who } is about to pay { $amount }. Reveal a Robbery that you have planned, or pass.
prompt-rob-none = { $job } of { $who } is about to pay { $amount }. You have planned no Robbery, so pass. You are asked all the same, so that nobody learns what you have planned.
prompt-trap = Trap? { $job } of { $who } is about to hit you. Reveal a Trap that you have planned, or pass.
prompt-trap-none = { $job } of { $who } is about to hit you. You have planned no Trap, so pass. You are asked all the same, so that nobody learns what you have planned.
prompt-doctor = Emergency doc? { $victim } is about to be { $harm ->
    [2] killed
   *[1] deactivated
}. Play one, or pass.
prompt-doctor-none = { $victim } is about to be { $harm ->
    [2] killed
   *[1] deactivated
}. You hold no Emergency doc, so pass. You are asked all the same, so that nobody learns what you hold.
prompt-launder = How much do you launder? At most { $amount }: it goes under your Boss for good and counts double at the end.
prompt-buy = Buy one Business for cash, or nothing? You have { $amount }.
prompt-return-fire = The shots missed { $gangster }. Shoot back?
prompt-recruit = Recruit a Gangster, or nobody? You have { $amount }.
prompt-recruit-blind = Turn up your top recruit, or not? You have { $amount }.
prompt-discard = You hold too many cards. Put away, unseen: { $what }.
discard-jobs = { $count ->
    [one] { $count } Job
   *[other] { $count } Jobs
}
discard-influence = { $count ->
    [one] { $count } Influence card
   *[other] { $count } Influence cards
}
prompt-draft = Your offer to { $who }: { $terms }. Add to it, send it or drop it.
prompt-draft-empty = Your offer to { $who } is still empty. Add what you give and what you get.
prompt-invited = { $who } has an offer for you.
prompt-talk = You may make offers.
wait-family = Waiting for { $who } to choose a family.
wait-redraw = Waiting for { $who } to keep the new Jobs or to refuse them.
wait-plan = Waiting for { $who } to plan.
wait-plan-card = Waiting for { $who } to plan.
wait-plan-more = Waiting for { $who } to play Influence cards or to pass.
wait-spying = Waiting for { $who } to play an Influence card or to pass.
wait-last-plays = Waiting for { $who } to play a last Influence card or to pass.
wait-look = Waiting for { $who } to look at a second Job or not.
wait-scheme = Waiting for { $who }: a Schemer, or not?
wait-act = Waiting for { $who } to execute a planned card or to let one lapse.
wait-act-more = Waiting for { $who } to play Influence cards or to pass.
wait-aim = Waiting for { $who } to aim.
wait-reroll = Waiting for { $who } to re-roll a die or not.
wait-rob = Waiting for { $who }: a Robbery, or not?
wait-trap = Waiting for { $who }: a Trap, or not?
wait-doctor = Waiting for { $who }: an Emergency doc, or not?
wait-launder = Waiting for { $who } to launder money.
wait-buy = Waiting for { $who } to buy a Business or not.
wait-return-fire = Waiting for { $who } to shoot back or not.
wait-recruit = Waiting for { $who } to recruit a Gangster or not.
wait-discard = Waiting for { $who } to put cards away.
prompt-end = The game is over. { $text }
victory = { $me ->
    [many] { $who } share the victory
    [yes] You win
   *[no] { $who } wins
} with { $amount }.

## Choices

kind-family = take a family
kind-keep = keep
kind-refuse = refuse
kind-assign = plan a card for
kind-job = plan a Job
kind-market = plan a purchase
kind-attach = lay an Influence card
kind-snitch = Snitch: look
kind-swap = Snitch: replace the market
kind-spy = Spy: look
kind-lawyer = Lawyer: look
kind-look = look
kind-enough = enough
kind-schemer = Schemer
kind-pass = pass
kind-execute = execute
kind-lapse = let lapse
kind-skip = be skipped
kind-aim-seat = against a player
kind-aim-business = against a Business
kind-aim-gangster = against a Gangster
kind-stake = stake
kind-use = use a marker
kind-reroll = re-roll
kind-reveal = reveal
kind-doc = Emergency doc
kind-launder = launder
kind-buy = buy
kind-return-fire = shoot back
kind-recruit = recruit
kind-discard-job = put away a Job
kind-discard-influence = put away an Influence card
kind-take-back = take back a marker
kind-offer-open = make an offer
kind-give-cash = you give cash
kind-ask-cash = you get cash
kind-give-business = you give a Business
kind-ask-business = you get a Business
kind-give-gangster = you give a Gangster
kind-ask-gangster = you get a Gangster
kind-give-lend = you lend a Business for one Job
kind-ask-lend = you borrow a Business for one Job
kind-give-recall = you take back a marker of yours
kind-ask-recall = the other takes back a marker
kind-tag = add a remark (only words)
kind-offer-send = send the offer
kind-offer-drop = drop the offer
kind-accept = accept
kind-reject = reject
kind-withdraw = withdraw
arg-family = family
arg-gangster = Gangster
arg-job = Job
arg-slot = place in the market
arg-attachment = Influence card
arg-influence = Influence card
arg-seat = player
arg-business = Business
arg-cash = amount in thousands
arg-die = die
arg-tag = remark
action-family = take the family { $family } ({ $colour }): { $businesses }
action-keep = keep your new Jobs
action-refuse = refuse your new Jobs: everybody is dealt new ones
action-assign = plan a card for { $gangster }
action-job = plan { $job }: { $about }
action-market = plan to buy { $the } (place { $slot }): { $price }, income { $income }
action-market-empty = plan to buy from place { $slot } of the market
action-attach = { $card } on { $gangster }: { $effect }
action-snitch = Snitch: look at the { $job } of { $gangster }
action-swap = Snitch: replace the whole market
action-spy = Spy: look at the { $job } of { $gangster }, and at one more if you like
action-lawyer = Lawyer: look at the { $job } of { $gangster }, and at one more if you like
action-look = look at the { $job } of { $gangster } as well
action-enough = leave it at that one
action-schemer = play a Schemer: take an extra turn now
action-pass = pass
action-pass-reroll = keep the dice
action-pass-buy = buy nothing
action-pass-return-fire = do not shoot back
action-pass-recruit = recruit nobody
action-execute = { $gangster } executes { $job }: { $about }
action-execute-purchase = { $gangster } buys { $the } for { $price }
action-execute-none = execute the card of { $gangster }
action-lapse = let { $job } of { $gangster } lapse
action-lapse-purchase = let the purchase of { $the } ({ $price }) by { $gangster } lapse
action-lapse-none = let the card of { $gangster } lapse
action-skip = play a Schemer: be skipped
action-aim-seat = against { $who }, who has { $amount }
action-aim-business = against { $business }, income { $income }
action-aim-business-deactivated = against { $business }, which is deactivated, income { $income }
action-aim-gangster = against { $gangster }
action-aim-gangster-die = against { $gangster }: { $die }
action-stake = stake { $amount }
action-use = use your marker on { $business }
action-reroll = re-roll the { $value } (die { $number })
action-reroll-none = re-roll die { $number }
action-reveal = reveal { $job } of { $gangster }: { $dice }, { $die }
action-reveal-none = reveal the card of { $gangster }
action-doc = play an Emergency doc
action-doc-2 = play an Emergency doc: deactivated instead of killed
action-doc-1 = play an Emergency doc: unharmed
action-launder = launder { $amount }
action-launder-none = launder nothing
action-buy = buy { $business } for { $price }, income { $income }
action-return-fire = shoot back
action-return-fire-dice = shoot back: { $dice }, { $die } kills { $gangster }
action-recruit = recruit { $gangster } for { $price }
action-recruit-blind = turn up your top recruit: { $prices }
action-discard-job = put away { $job }
action-discard-influence = put away { $card }
action-take-back = take your marker back from { $business }
action-offer-open = make an offer to { $who }
action-give-cash = you give { $amount }
action-ask-cash = you get { $amount }
action-give-business = you give { $business } for good
action-ask-business = you get { $business } for good
action-give-gangster = you give { $gangster } for good
action-ask-gangster = you get { $gangster } for good
action-give-lend = { $who } may use { $business } for one Job (a marker on it)
action-ask-lend = you may use { $business } for one Job (a marker on it)
action-give-recall = you take your marker back from { $business }
action-ask-recall = { $who } takes a marker back from { $business }
action-tag = add a remark, only words: { $tag }
action-offer-send = send the offer
action-offer-send-terms = send { $who } this offer: { $terms }
action-offer-drop = drop the offer
action-accept = accept the offer of { $who }
action-accept-terms = accept the offer of { $who }: { $terms }
action-reject = reject the offer of { $who }
action-withdraw = withdraw your offer to { $who }

## The log. `$me`: is it the reader?

news-family = { $me ->
    [yes] You take
   *[no] { $who } takes
} the family { $family }.
news-round = Round { $round } begins; { $me ->
    [yes] you are
   *[no] { $who } is
} the start player.
news-dealt-jobs = { $me ->
    [yes] You are dealt
   *[no] { $who } is dealt
} { $cards }.
news-dealt-jobs-hidden = { $me ->
    [yes] You are dealt
   *[no] { $who } is dealt
} { $count } Jobs.
news-refused = { $me ->
    [yes] You refuse your
   *[no] { $who } refuses the
} new Jobs: all of them are Attacks. Everybody is dealt new ones.
news-dealt-influence = { $me ->
    [yes] You get
   *[no] { $who } gets
} { $cards }.
news-dealt-influence-hidden = { $me ->
    [yes] You get
   *[no] { $who } gets
} { $count ->
    [one] an Influence card
   *[other] { $count } Influence cards
}.
news-planned-job = { $me ->
    [yes] You plan
   *[no] { $who } plans
} { $cards } for { $gangster }.
news-planned-job-hidden = { $me ->
    [yes] You plan
   *[no] { $who } plans
} a { $cards } for { $gangster }, face down.
news-planned-purchase = { $me ->
    [yes] You plan
   *[no] { $who } plans
} to buy { $the } with { $gangster }.
news-influence = { $me ->
    [yes] You play
   *[no] { $who } plays
} { $card }.
news-attached = { $me ->
    [yes] You lay
   *[no] { $who } lays
} { $card } on { $gangster }: { $effect }.
news-looked = { $me ->
    [yes] You look
   *[no] { $who } looks
} at what { $gangster } has planned: { $cards }.
news-looked-hidden = { $me ->
    [yes] You look
   *[no] { $who } looks
} at what { $gangster } has planned.
news-swapped = { $me ->
    [yes] You have
   *[no] { $who } has
} the whole market replaced.
news-lawyer = { $me ->
    [yes] You ask your
   *[no] { $who } asks a
} Lawyer.
news-market = { $the } is for sale in place { $place } of the market.
news-shuffled-influence = The Influence deck is used up: { $count ->
    [one] the one discarded card makes
   *[other] the { $count } discarded cards are shuffled and make
} a new one.
news-shuffled-business = The Business deck is shuffled ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
}).
news-bought = { $me ->
    [yes] You pay
   *[no] { $who } pays
} { $amount } for { $the }, which earns { $income } every round.
news-lapsed-purchase = { $me ->
    [yes] You let
   *[no] { $who } lets
} the purchase of { $the } lapse: it goes under the Business deck.
news-lapsed-job = { $me ->
    [yes] You let
   *[no] { $who } lets
} { $cards } of { $gangster } lapse: the card is gone, nothing happens.
news-lapsed-job-hidden = { $me ->
    [yes] You let
   *[no] { $who } lets
} the { $cards } of { $gangster } lapse: the card is gone unseen, nothing happens.
news-returned-job = { $me ->
    [yes] You take
   *[no] { $who } takes
} { $cards } of { $gangster } back.
news-returned-job-hidden = { $me ->
    [yes] You take
   *[no] { $who } takes
} the { $cards } of { $gangster } back, unseen.
news-skipped = { $me ->
    [yes] You are
   *[no] { $who } is
} skipped this time, by a Schemer of { $me ->
    [yes] your
   *[no] their
} own.
news-revealed = { $me ->
    [yes] You execute
   *[no] { $who } executes
} { $job } with { $gangster }.
news-revealed-response = { $me ->
    [yes] You reveal
   *[no] { $who } reveals
} { $job } with { $gangster }.
news-revealed-against = { $me ->
    [yes] You execute
   *[no] { $who } executes
} { $job } with { $gangster }, against { $target }.
news-revealed-stake = { $me ->
    [yes] You execute
   *[no] { $who } executes
} { $job } with { $gangster } and { $me ->
    [yes] stake
   *[no] stakes
} { $stake }.
news-spent-markers = { $me ->
    [yes] Your markers
   *[no] The markers of { $who }
} on { $things } count for this Job and go home.
news-fizzled = A Business that { $job } needs is missing: it pays nothing.
news-rolled = { $gangster } rolls { $dice }, { $target } needed: { $count ->
    [0] no success
    [one] { $count } success
   *[other] { $count } successes
}.
news-rerolled = With a Cop { $me ->
    [yes] you re-roll
   *[no] { $who } re-rolls
} a die: now { $dice }, { $target } needed, { $count ->
    [0] no success
    [one] { $count } success
   *[other] { $count } successes
}.
news-raced-won = { $me ->
    [yes] Your horse wins: you get
   *[no] { $who }'s horse wins: { $who } gets
} { $stake }.
news-raced-lost = { $me ->
    [yes] Your horse loses: you are
   *[no] { $who }'s horse loses: { $who } is
} rid of { $stake }.
news-paid = { $me ->
    [yes] You pay
   *[no] { $who } pays
} { $whom } { $amount }.
news-paid-bank = { $me ->
    [yes] You pay
   *[no] { $who } pays
} the bank { $amount }.
news-laundered = { $me ->
    [yes] You launder
   *[no] { $who } launders
} { $amount }: it lies under the Boss now and counts double at the end.
news-earned = { $me ->
    [yes] You get
   *[no] { $who } gets
} { $amount } from the bank.
news-earned-loot = { $me ->
    [yes] You get
   *[no] { $who } gets
} { $amount } of the loot.
news-thwarted = { $me ->
    [yes] Your
   *[no] { $who }'s
} Trap thwarts what { $gangster } was about to do.
news-persuaded = { $victim } goes over to { $by }.
news-treated = { $me ->
    [yes] Your
   *[no] { $who }'s
} Emergency doc saves { $victim }: { $harm ->
    [0] unharmed
   *[other] deactivated instead of killed
}.
news-killed = { $victim } is killed; { $me ->
    [yes] you take
   *[no] { $who } takes
} the card, which is worth money at the end.
news-killed-business = { $victim } is { $company ->
    [yes] destroyed
   *[no] killed
} and goes under the Business deck.
news-deactivated = { $victim } is deactivated: out of action until the next round.
news-shoots-back = { $me ->
    [yes] You shoot
   *[no] { $who } shoots
} back with { $gangster }.
news-income = { $me ->
    [yes] You earn
   *[no] { $who } earns
} { $amount } on payday.
news-too-dear = { $me ->
    [yes] You turn
   *[no] { $who } turns
} up { $gangster }, who is too dear and stays.
news-recruited = { $me ->
    [yes] You recruit
   *[no] { $who } recruits
} { $gangster } for { $amount }.
news-put-away = { $me ->
    [yes] You put
   *[no] { $who } puts
} away { $cards }.
news-bonus = { $me ->
    [yes] You have
   *[no] { $who } has
} the highest income: { $amount } more.
news-duel = { $me ->
    [yes] You throw
   *[no] { $who } throws
} a { $die } in the duel.
news-monopoly = The monopoly { $kind } is { $me ->
    [yes] yours
   *[no] { $who }'s
} now: { $pay } more every round.
news-monopoly-nobody = Nobody holds the monopoly { $kind } any more.
news-offered = { $me ->
    [yes] You make
   *[no] { $who } makes
} { $whom } an offer: { $terms }.
news-rejected = { $them ->
    [yes] You reject
   *[no] { $second } rejects
} { $me ->
    [yes] your offer
   *[no] the offer of { $whom }
}: { $terms }.
news-rejected-why = { $them ->
    [yes] You reject
   *[no] { $second } rejects
} { $me ->
    [yes] your offer
   *[no] the offer of { $whom }
}: { $terms }; { $why }.
why-too-little = too little for { $thing } this round, { $amount } would do
why-too-much = too much for { $thing } this round, { $amount } would do
why-bid-less = { $amount } was bid for { $thing } before, and refused
news-withdrawn = { $me ->
    [yes] You withdraw
   *[no] { $who } withdraws
} the offer to { $whom }: { $terms }.
news-expired = { $me ->
    [yes] Your offer
   *[no] The offer of { $who }
} to { $whom } is no longer open: { $terms }.
news-exchanged = A deal between { $from } and { $whom }: { $terms }.
news-took-back = { $me ->
    [yes] You take your
   *[no] { $who } takes a
} marker back from { $the }.
news-kept-promise = { $me ->
    [yes] You have
   *[no] { $who } has
} kept a promise to { $whom }: { $tag }.
news-broke-promise = { $me ->
    [yes] You have
   *[no] { $who } has
} broken a promise to { $whom }: { $tag }.
news-carried-out-threat = { $me ->
    [yes] You have
   *[no] { $who } has
} carried out the threat that { $second } refused.
news-empty-threat = { $me ->
    [yes] Your threat
   *[no] The threat of { $who }
} that { $second } refused was empty.
news-ended = The last action phase is over: { $totals }.
ended-total = { $who } { $amount }

ending-rounds = The last round is over: cash, double income, bonuses and laundered money are counted.
figure-final = money at the end, on average, in thousands
figure-winner = most money at the end, in thousands
figure-lead = lead of the winner, in thousands
figure-turns = action turns
figure-bought = Businesses bought
figure-kills = Gangsters killed
figure-robberies = Robberies tried
figure-robbed = … that succeeded
figure-traps = Traps used
figure-offers = offers
figure-deals = deals
figure-dealt-cash = cash in deals, in thousands
figure-cash = of the end, on average: cash
figure-double-income = … double income
figure-gangster-bonus = … for the most Gangsters
figure-power = … power bonus
figure-laundered = … laundered money, doubled

## Refusals. `this-…`: what a fact is called, for the sentences below

this-trade = { $trade ->
    [drug_dealer] { trade-drug-dealer }
    [pimp] { trade-pimp }
    [loan_shark] { trade-loan-shark }
    [lawyer] { trade-lawyer }
    [politician] { trade-politician }
    [cop] { trade-cop }
    [garage] { trade-garage }
    [building_firm] { trade-building-firm }
    [waste_company] { trade-waste-company }
    [night_club] { trade-night-club }
   *[casino] { trade-casino }
}
that-trade = that { this-trade }
this-card = { $card ->
    [snitch] { influence-snitch }
    [spy] { influence-spy }
    [schemer] { influence-schemer }
    [emergency_doc] { influence-emergency-doc }
    [henchman] { influence-henchman }
    [machine_pistol] { influence-machine-pistol }
    [saboteur] { influence-saboteur }
   *[distraction] { influence-distraction }
}
this-deed = { $deed ->
    [bash] { job-bash-a-businessman }
    [damage] { job-property-damage }
    [vandalism] { job-vandalism }
    [theft] Theft
    [kill] { job-kill-a-businessman }
    [persuasion] { job-persuasion }
    [arson] { job-arson }
    [car_bomb] { job-car-bomb }
    [assassination] { job-assassination }
    [drive_by] { job-drive-by-shooting }
    [robbery] { job-robbery }
    [trap] { job-trap }
    [laundering] { job-money-laundering }
    [connections] { job-connections }
    [offer] { job-exceptional-offer }
    [birthday] { job-birthday-party }
    [racing] { job-horse-racing }
   *[cash] a Cash Job
}

refusal-CN-4 = { $why ->
    [seat] Nobody sits there.
    [action] There is no such choice.
    [over] The game is over. Start a new one.
    [kind] That is not asked now. Answer the question that is.
   *[wait] You are not asked now. Wait for your turn; meanwhile you may make offers.
}
refusal-CN-9 = { $why ->
    [draft] First send or drop the offer that you are putting together.
    [unfinished] First finish what you have begun to choose.
    [other] Somebody is just making a choice. Wait until it is complete.
   *[begin] That is the second part of a choice. Begin with the first.
}
refusal-CN-10 = The game is for 3 to 5 players, and each has a family of their own. Choose another number, or a family that is free.
refusal-CN-23 = Not all of your new Jobs are Attacks, so you must keep them.
refusal-CN-33 = { $why ->
    [away] { $name } is not in play.
    [other] { $name } works for somebody else.
    [deactivated] { $name } is deactivated until the next round.
   *[planned] { $name } has a card already.
} Choose an active Gangster of yours without a card.
refusal-CN-34 = You do not hold that Job. Choose one from your hand.
refusal-CN-35 = Place { $number } of the market is empty. Choose a card that lies there.
refusal-CN-36 = You may not pass: one of your Gangsters has no card yet. Plan one.
refusal-CN-39 = That Job lies on { $name } already, and stays there.
refusal-CN-51 = You may not pass: execute a planned card, let one lapse, or play a Schemer to be skipped.
refusal-CN-53 = { $why ->
    [away] { $name } is not in play.
    [other] { $name } works for somebody else.
    [deactivated] { $name } is deactivated until the next round.
   *[empty] { $name } has no planned card.
} Choose an active Gangster of yours with a planned card.
refusal-CN-55 = A { this-trade } costs { $amount }k, and you have { $cash }k. Find the rest first, or let the purchase lapse.
refusal-CN-58 = A { this-deed } is a Response: it waits for the turn of somebody else. In your own turn you can only let it lapse.
refusal-CN-61 = A Job is being executed: until it is over nobody negotiates or takes back markers.
refusal-CN-62 = { $deed ->
    [racing] You have no cash to stake, so { this-deed } cannot be executed.
   *[other] There is no target for { this-deed } now.
} You can let it lapse, or choose another Gangster.
refusal-CN-74 = There is no die { $number }: you rolled { $most }.
refusal-CN-84 = { $why ->
    [trade] No { this-trade } has to be named for this Job any more.
    [named] You have named { that-trade } already.
   *[card] You cannot use { that-trade }: it takes an active card of an opponent with a marker of yours.
} Choose a card that fits.
refusal-CN-100 = { $what ->
    [seat] You cannot attack yourself.
    [gangster] That Gangster is your own.
   *[business] That Business is your own.
} Choose an opponent's.
refusal-CN-101 = { $why ->
    [away] That is not in play.
   *[kind] { this-deed } does not hit that.
} Choose { $wanted ->
    [seat] another player
    [businessman] an opponent's Businessman
    [company] an opponent's Company
    [business] an opponent's Business
   *[gangster] an opponent's Gangster
}.
refusal-CN-102 = There is nothing left to do: { that-trade } is deactivated already, and { this-deed } does no more. Choose an active target.
refusal-CN-115 = You can launder at most { $most }k now, not { $amount }k.
refusal-CN-116 = You can stake at most { $most }k, not { $amount }k.
refusal-CN-118 = { $why ->
    [away] You do not find { that-trade } in the market.
   *[price] The { this-trade } costs { $amount }k now, and you have { $cash }k.
} Choose another, or buy nothing.
refusal-CN-119 = { $why ->
    [away] You do not find { that-trade } in the market or in the Business deck.
   *[price] The { this-trade } costs { $amount }k now, and you have { $cash }k.
} Choose another, or buy nothing.
refusal-CN-130 = { $why ->
    [other] { $name } is not yours.
    [empty] No Job lies face down on { $name }.
   *[job] The Job on { $name } is no Robbery.
} Reveal a Robbery that you have planned, or pass.
refusal-CN-133 = { $why ->
    [other] { $name } is not yours.
    [empty] No Job lies face down on { $name }.
   *[job] The Job on { $name } is no Trap.
} Reveal a Trap that you have planned, or pass.
refusal-CN-140 = { $why ->
    [hand] You hold no { this-card }.
   *[turn] { this-card } cannot be played now. You play Influence cards in your own turn, before you plan or execute a card.
}
refusal-CN-141 = { $why ->
    [away] { $name } is not in play.
    [deactivated] { $name } is deactivated.
   *[phase] { this-card } is for the planning phase only.
}
refusal-CN-142 = { $name } is your own, and { this-card } is for a Gangster of an opponent.
refusal-CN-143 = { $name } carries a { this-card } already. Choose another Gangster.
refusal-CN-145 = { $why ->
    [own] { $name } is your own.
    [purchase] What { $name } wants to buy lies open.
    [same] You look at the Job of { $name } already.
   *[empty] { $name } has nothing planned.
} Choose an opponent's Job that lies face down.
refusal-CN-146 = The market is empty: there is nothing to replace.
refusal-CN-147 = You are not asked for a Schemer now. It is played just before the action turn of an opponent, with a planned card of your own.
refusal-CN-149 = { $why ->
    [extra] In an extra turn you cannot be skipped.
   *[turn] You can be skipped only in your own action turn.
}
refusal-CN-150 = You are not asked for an Emergency doc now. It is played when somebody is about to be killed or deactivated.
refusal-CN-151 = { $why ->
    [turn] You use a Lawyer in your own turn, before you plan or execute a card.
    [none] You have no active Lawyer.
    [used] Your Lawyers have been used in this round.
    [own] { $name } is your own.
    [purchase] What { $name } wants to buy lies open.
    [same] You look at the Job of { $name } already.
   *[empty] { $name } has nothing planned.
}
refusal-CN-161 = { $why ->
    [turn] You are not asked now. Recruiting comes after payday, once for each player.
    [away] { $name } is not under your Boss.
    [blind] You cannot choose: the top one is turned up.
   *[price] { $name } costs { $amount }k, and you have { $cash }k.
}
refusal-CN-162 = { $why ->
    [hand] You do not hold that card.
   *[limit] You may keep { $most } { $what ->
    [job] Jobs
   *[influence] Influence cards
}: no more of them has to go.
}
refusal-CN-180 = { $why ->
    [early] Nobody negotiates before the first Jobs are dealt.
   *[over] The game is over, and so is the talking.
}
refusal-CN-183 = { $what ->
    [cash] { $side ->
        [give] You have
       *[ask] The other has
    } { $cash }k, not { $amount }k.
   *[other] { $side ->
        [give] That is not yours to give.
       *[ask] That does not belong to the other.
    }
}
refusal-CN-184 = { $what ->
    [purchase] A planned purchase
    [recruit] A recruit under the Boss
   *[killed] A killed Gangster
} cannot be traded.
refusal-CN-185 = { $name } has a planned card and cannot change hands before it is gone.
refusal-CN-186 = { $why ->
    [markers] { $side ->
        [give] The other has
       *[ask] You have
    } no free marker.
   *[deactivated] No marker can lie there: { that-trade } is deactivated. It takes an active Business or a planned purchase.
}
refusal-CN-187 = You cannot remove a marker from your own { this-trade }: only its owner may take it back.
refusal-CN-188 = { $side ->
    [ask] The other has
   *[give] You have
} no marker on { that-trade }.
refusal-CN-191 = { $why ->
    [self] You cannot make yourself an offer.
    [seat] Nobody sits there.
    [open] You have an offer to that player open already. Withdraw it first.
    [drafts] You have begun { $most } offers. Wait until something has happened in the game.
    [empty] The offer is empty. Add something first.
    [tag] The offer has a remark already.
    [side] A side has at most { $most } items.
    [cash] Cash is named already on that side.
   *[named] That card is named already in this offer.
}
refusal-CN-192 = { $kind ->
    [withdraw] You have no open offer to that player.
   *[answer] There is no open offer of that player to you.
}

# Why a choice is better, in hints: what it brings compared with another, by the next payday.
appraisal-amount = { $amount }k
reason-cash-more = brings about { $amount }k more cash
reason-cash-less = brings about { $amount }k less cash
reason-laundered-more = launders about { $amount }k more
reason-laundered-less = launders about { $amount }k less
reason-income-more = raises your income by about { $amount }k
reason-income-less = lowers your income by about { $amount }k
reason-gangsters-more = keeps about { $amount } more of your Gangsters alive
reason-gangsters-less = keeps about { $amount } fewer of your Gangsters alive
reason-kills-more = brings about { $amount ->
    [one] 1 more pistol of
   *[other] { $amount } more pistols of
} killed Gangsters
reason-kills-less = brings about { $amount ->
    [one] 1 fewer pistol of
   *[other] { $amount } fewer pistols of
} killed Gangsters
reason-trades-more = gives you about { $amount ->
    [one] 1 more kind of
   *[other] { $amount } more kinds of
} Business, so you need to rent less
reason-trades-less = gives you about { $amount ->
    [one] 1 fewer kind of
   *[other] { $amount } fewer kinds of
} Business, so you need to rent more
reason-rival-more = leaves the richest other with about { $amount }k more
reason-rival-less = leaves the richest other with about { $amount }k less
