## The words of the Capo board. Those that the game itself has are the same as in its own file.

capo-need-I = { $count ->
    [one] { $count } fist
   *[other] { $count } fists
}
capo-need-B = { $count ->
    [one] { $count } banknote
   *[other] { $count } banknotes
}
capo-need-S = { $count ->
    [one] { $count } crate
   *[other] { $count } crates
}
capo-need-any = { $count ->
    [one] { $count } symbol of your choice
   *[other] { $count } equal symbols of your choice
}
capo-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
capo-stars = { $count ->
    [0] no stars
    [one] { $count } star
   *[other] { $count } stars
}
capo-stars-off = { $count ->
    [one] { $count } star off
   *[other] { $count } stars off
}
capo-stars-allowed = { $count ->
    [0] no stars allowed
   *[other] at most { capo-stars }
}
capo-symbols-none = no symbols
capo-symbols-any = any one symbol
capo-short-symbols = { $count ->
    [one] { $count } symbol short
   *[other] { $count } symbols short
}
capo-short-stars = { $count ->
    [one] { $count } star too many
   *[other] { $count } stars too many
}
capo-list-and = { $first } and { $last }
capo-table-mission = Mission
capo-table-event = Event
capo-table-event-none = none this round
capo-table-next-yes = a mission with an envelope on its back
capo-table-next-no = a mission without an envelope on its back
capo-table-next-empty = the mission pile is empty and will be shuffled anew
capo-table-caller = Countdown
capo-table-respect = respect
capo-table-in-hand = in hand
capo-table-deciding = deciding
capo-table-ready = ready
capo-table-skipped = no choice
capo-table-protected = protected
capo-table-your-hand = Your hand
capo-table-your-crew = Your crew
capo-table-meets = it meets the mission, and only you know
capo-table-bluff = a bluff ({ $why }), and only you know
capo-table-draw-pile = Draw pile
capo-table-discards = Discards
capo-table-missions = Missions
capo-table-events = Events
capo-nobody = nobody
capo-action-suspect-none = suspect nobody
capo-action-suspect = suspect { $whom }
capo-why-CA-51 = for the hat
capo-why-CA-52 = for Giulia
capo-why-CA-53 = { $gain ->
    [yes] Mario's loot
   *[no] stolen by Mario
}
capo-why-CA-54 = right suspicion
capo-why-CA-55 = wrong suspicion
capo-why-CA-84 = wrong suspicion under the law of silence
capo-why-CA-85 = right suspicion, with a price on the head
capo-why-CA-87 = shame of the family
capo-card-K01 = Ugo the Doorman
capo-card-K02 = Nino Coins
capo-card-K03 = Paperboy Gino
capo-card-K04 = Carlo Knuckles
capo-card-K05 = Silvio the Smile
capo-card-K06 = Beppe Backroad
capo-card-K07 = Bruno the Anvil
capo-card-K08 = Donna Velluto
capo-card-K09 = Skipper Sardo
capo-card-K10 = Big Fausto
capo-card-K11 = Lorenzo Gold-Tooth
capo-card-K12 = Tito Two-Trunks
capo-card-K13 = Rosa the Persuader
capo-card-K14 = Aldo Ledger
capo-card-K15 = Piero Crowbar
capo-card-K16 = Nephew Renzo
capo-card-K17 = Madame Zita
capo-card-K18 = Harbour Moe
capo-card-K19 = Marcello Velvet-Fist
capo-card-K20 = Avvocato Conti
capo-card-K21 = Night Ferry Nico
capo-card-K22 = Dockside Dario
capo-card-K23 = Senator Bellini
capo-card-K24 = Olga Caravan
capo-card-K25 = Iron Ottavio
capo-card-K26 = The Banker
capo-card-K27 = The Ghost of Genoa
capo-card-K28 = Mad Matteo
capo-card-K29 = Contessa Monti
capo-card-K30 = Red Radio Rico
capo-card-K31 = Little Tony, “the rat”
capo-card-K32 = Little Tony, “the rat”
capo-card-K33 = Little Tony, “the rat”
capo-card-K34 = Giulia Napoli, “la prima donna”
capo-card-K35 = Giulia Napoli, “la prima donna”
capo-card-K36 = Giulia Napoli, “la prima donna”
capo-card-K37 = Mario Beretta, “il consigliere”
capo-card-K38 = Mario Beretta, “il consigliere”
capo-card-K39 = Mario Beretta, “il consigliere”
capo-card-K40 = Vincenzo Forza, “mighty Vinnie”
capo-card-K41 = John Malone, “the Brooklyn cop”
capo-card-K42 = Captain Penny, “kickback-Penny”
capo-person-tony = Little Tony
capo-person-giulia = Giulia Napoli
capo-person-mario = Mario Beretta
capo-person-vincenzo = Vincenzo Forza
capo-person-malone = John Malone
capo-person-penny = Captain Penny
capo-power-tony = 1 star more for everybody if you are suspected
capo-power-giulia = 1 more respect if you have the hat
capo-power-mario = he takes 1 respect from each who suspects you
capo-power-vincenzo = 1 symbol of your choice
capo-power-malone = 1 star off your total
capo-power-penny = 2 stars off your total
capo-mission-M01 = A few bucks on the side
capo-mission-M02 = Specialist mission
capo-mission-M03 = Promotion contract
capo-mission-M04 = Lean on the alderman
capo-mission-M05 = Grease the harbour master
capo-mission-M06 = Hijack a lorry
capo-mission-M07 = Protection round
capo-mission-M08 = The blind customs man
capo-mission-M09 = Night run to the docks
capo-mission-M10 = Break the strike
capo-mission-M11 = Rig the election
capo-mission-M12 = The rum convoy
capo-mission-M13 = Fix the title fight
capo-mission-M14 = Casino on the cargo deck
capo-mission-M15 = Empty a rival's warehouse
capo-mission-M16 = Business as usual
capo-event-E01 = Have a sit down
capo-event-E01-text = Two players who suspect each other: neither suspicion counts.
capo-event-E02 = Judge on the payroll
capo-event-E02-text = The mission allows 2 stars more.
capo-event-E03 = Front-page story
capo-event-E03-text = Everybody turns up half of the crew, rounded up.
capo-event-E04 = Power cut
capo-event-E04-text = Nobody turns up a card before the suspicions.
capo-event-E05 = Law of silence
capo-event-E05-text = A wrong suspicion costs 2 instead of 1.
capo-event-E06 = Price on their heads
capo-event-E06-text = A right suspicion pays 3 instead of 2.
capo-event-E07 = Eyes on the top man
capo-event-E07-text = Whoever had the most respect when the round began gets none for the hat, unless all were level.
capo-event-E08 = Shame of the family
capo-event-E08-text = Whoever ends in prison loses 1 respect.
capo-event-E09 = Skeleton crew
capo-event-E09-text = Nobody may play more than 2 cards.
capo-event-E10 = Protected witness
capo-event-E10-text = Whoever had the least respect when the round began cannot be suspected, unless all were level.

## Ours: what only the picture of the table says

capo-table = The table of Capo
capo-round = Round { $round }
capo-aim = { $target } respect wins
capo-aim-long = to win, lead alone with at least { $target } respect
capo-counts = { $who } counts down
capo-crew-of = { $who }: crew of { capo-cards }
capo-turned-up = face up: { $cards }
capo-nothing-up = nothing face up
capo-no-crew = no crew yet
capo-in-hand = { capo-cards } in hand
capo-respect-is = { $count } respect
capo-suspects = suspects { $whom }
capo-suspected-by = suspected by { $who }
capo-void = this suspicion does not count
capo-keeps-hat = keeps the hat
capo-goes-to-prison = to prison
capo-star-count = { $count } of { $limit } stars
capo-rat = The rat talks: { capo-stars } more for everybody
capo-last-round = last round: { $change } respect
capo-card-says = { $name }: { $symbols }, { $stars }
capo-secret = Only you see this
capo-meets = Meets the mission
capo-bluff = Bluff: { $why }
capo-nothing-picked = Pick the cards of your crew
capo-skeleton-full = { capo-event-E09 }: two cards at most. Put one back first.
capo-shown-full = That is enough. Put one back first.
capo-lay-none = Lay a crew
capo-lay = Lay { capo-cards }
capo-lay-up = { $up ->
    [0] none turned up
   *[other] { $up } turned up
}
capo-turn-up = Turn up { capo-cards }
capo-turn-up-left = Choose { $count } more to turn up
capo-put-back = put back { $card }
capo-pick = play { $card }
capo-show-card = turn up { $card }
capo-face-up = lies face up
capo-left = Still to come
capo-used = Been
capo-known = Seen by you, since the last shuffle
capo-unseen = { $count ->
    [0] nothing unseen
    [one] { $count } card unseen
   *[other] { $count } cards unseen
}
capo-pile = { $name }: { $count }
capo-close = Close
capo-look-through = look through
capo-from-start = at the start

## What a thing is and does

capo-standing = stands
capo-standing-hat = free
capo-standing-prison = in prison
capo-help-hat = { $who } wears the hat: not caught in a bluff. After the suspicions the hat pays 1 respect.
capo-help-prison = { $who } was caught in a bluff and sits in prison: nothing for the mission. The next suspicions begin with the hat again.
capo-help-respect = { $who } has { $count } respect. Whoever leads alone with at least { $target } after a round wins.
capo-help-hand = { $who } has { capo-cards } in hand. A hand of 0 or 1 is drawn up to 5 after the round.
capo-help-pistol = The pistol of { $who }: on zero everybody points it at one player, or lays it face down for nobody.
capo-help-nobody = Suspect nobody: you can win and lose nothing by it.
capo-help-aim = Suspect { $who } of a bluff: if the crew does not meet the mission you get { $gain } respect, if it does you lose { $loss }.
capo-help-caller = { $who } counts down this round. Next round it is the next player.
capo-help-protected = Cannot be suspected this round.
capo-help-back = A card of the crew that lies face down. If its player is suspected, all of the crew is turned up.
capo-help-mission = A crew meets it with all these symbols, and no more stars than allowed. Only the suspected are checked.
capo-help-no-event = No event this round. An envelope on the back of the next mission brings one.
capo-help-aim-of-game = To win, lead alone with at least { $target } respect after a round. After round { $most } the game ends in any case.
capo-help-missions = { $count } missions to come{ $more ->
    [none] .
   *[other] ; next is { $more }.
} Look through them.
capo-help-events = { $count } events to come. Look through them.
capo-help-discards = { $count } cards discarded. Look through what you have seen of them.
capo-help-draw = { $count } cards to draw from.
capo-help-confirm-card = Lay the chosen cards face down as your crew. It cannot be changed afterwards.
capo-help-confirm-crew = Turn these cards up for all to see. The rest stays face down.
capo-help-wanted = What the mission asks for, and what of it your crew has. Only you see this.
capo-help-stars = The stars of your crew, and how many the mission allows.
