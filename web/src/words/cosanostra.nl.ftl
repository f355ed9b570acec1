### La Cosa Nostra: het bord

cosanostra-table = De tafel van La Cosa Nostra
cosanostra-yours = Jouw familie
cosanostra-hand = Je hand
cosanostra-hand-empty = Je hand is leeg.
cosanostra-market = de markt
cosanostra-for-sale = { $name }: prijs { $price }, verdient { $income } per ronde
cosanostra-empty = hier is niets te koop
cosanostra-deck = { $count ->
    [one] één Business in de stapel
   *[other] { $count } Businesses in de stapel
}
cosanostra-from-deck = Uit de stapel
cosanostra-monopolies = Monopolies: twee actieve, en meer dan alle anderen samen
cosanostra-monopoly-drugs = Drugs
cosanostra-monopoly-prostitution = Prostitutie
cosanostra-monopoly-credit = Krediet
cosanostra-monopoly-free = van niemand
cosanostra-monopoly-of = { $who } heeft het monopolie: 5k per ronde
cosanostra-round = ronde { $round } van { $rounds }
cosanostra-stage-draw = trekken
cosanostra-stage-plan = plannen
cosanostra-stage-act = actie
cosanostra-stage-pay = betaaldag
cosanostra-order = Volgorde, vanaf de startspeler
cosanostra-starts = startspeler

cosanostra-family-blundetto = Blundetto
cosanostra-family-dimaggio = DiMaggio
cosanostra-family-calmuti = Calmuti
cosanostra-family-laserva = LaServa
cosanostra-family-caruso = Caruso

cosanostra-cash = { $amount } contant
cosanostra-earns = verdient { $amount } per ronde
cosanostra-laundered = { $amount } witgewassen
cosanostra-markers-free = { $count ->
    [one] één vrije marker
   *[other] { $count } vrije markers
}
cosanostra-jobs-held = { $count ->
    [0] geen Jobs in de hand
    [one] één Job in de hand: { $backs }
   *[other] { $count } Jobs in de hand: { $backs }
}
cosanostra-influence-held = { $count ->
    [one] één Influence-kaart in de hand
   *[other] { $count } Influence-kaarten in de hand
}
cosanostra-kills = { $count ->
    [one] één Gangster vermoord, goed voor { $bonus }
   *[other] { $count } Gangsters vermoord, goed voor { $bonus }
}

cosanostra-gangster = { $whose }: { $name }, sterkte { $strength }, { $pistols ->
    [one] één pistool
   *[other] { $pistols } pistolen
}
cosanostra-out = buiten dienst
cosanostra-no-plan = nog geen kaart gepland
cosanostra-buys = koopt { $what } voor { $price }
cosanostra-back = een Job van ronde { $round }, gedekt
cosanostra-planned = plant { $what } { $round }
cosanostra-planned-known = plant { $what } { $round }, zoals je weet
cosanostra-business = { $name }, verdient { $income }
cosanostra-can-lawyer = bekijkt één keer per ronde twee geplande Jobs
cosanostra-can-politician = elke ronde één Influence-kaart meer
cosanostra-can-cop = gooit één keer per ronde een dobbelsteen opnieuw
cosanostra-used = deze ronde gebruikt
cosanostra-marker = { $count ->
    [one] marker van { $name }
   *[other] { $count } markers van { $name }
}
cosanostra-recruits = Te ronselen onder je Boss
cosanostra-recruit = { $name }, sterkte { $strength }, voor { $price }

cosanostra-job = { $name } { $round }: { $die }, { $effect }
cosanostra-needs = Nodig: { $what }
cosanostra-need-lent = { $name } (geleend)
cosanostra-need-missing = { $name } (ontbreekt)
cosanostra-need-missing-where = { $name } (ontbreekt: { $where })
cosanostra-chance = Eén succes { $one }, twee { $two }
cosanostra-deed-cash = { $high } bij twee successen, { $low } bij één
cosanostra-deed-bash = stelt een Businessman buiten dienst
cosanostra-deed-damage = het slachtoffer betaalt de bank { $high } of { $low }
cosanostra-deed-vandalism = stelt een Company buiten dienst
cosanostra-deed-theft = het slachtoffer betaalt jou { $high } of { $low }
cosanostra-deed-kill = twee successen doden een Businessman, één stelt hem buiten dienst
cosanostra-deed-persuasion = twee successen: een Businessman is van jou
cosanostra-deed-arson = twee successen vernietigen een Company, één stelt haar buiten dienst
cosanostra-deed-car_bomb = twee successen doden een Gangster, één stelt hem buiten dienst
cosanostra-deed-assassination = twee successen tegen zijn sterkte doden een Gangster
cosanostra-deed-drive_by = één succes tegen zijn sterkte doodt een Gangster; zonder succes mag hij terugschieten
cosanostra-deed-drive_by-2 = twee successen tegen zijn sterkte doden een Gangster; zonder succes mag hij terugschieten
cosanostra-deed-robbery = als antwoord op een Geldklus: neem alles, of de helft
cosanostra-deed-trap = als antwoord op een Aanval: die mislukt, en bij twee successen sterft de aanvaller
cosanostra-deed-laundering = tot { $high } of { $low } onder je Boss, telt aan het einde dubbel
cosanostra-deed-connections = koop uit de stapel of van de markt, 2k goedkoper of voor de gewone prijs
cosanostra-deed-offer = koop van de markt voor de halve prijs, of 1k goedkoper
cosanostra-deed-birthday = alle anderen betalen jou { $high } of { $low }
cosanostra-deed-racing = zet tot 20k in: verdubbeld, of kwijt

cosanostra-card-snitch = bekijk een geplande Job, of ververs de hele markt
cosanostra-card-spy = bekijk tot twee geplande Jobs
cosanostra-card-schemer = een extra beurt vóór die van een ander, of sla je eigen beurt over
cosanostra-card-emergency_doc = vermoord wordt buiten dienst, buiten dienst wordt ongedeerd
cosanostra-card-henchman = op een Gangster: het getal van zijn Job is 1 lager
cosanostra-card-machine_pistol = op een Gangster: sterkte 1 hoger
cosanostra-card-saboteur = op een Gangster van een ander: het getal van zijn Job is 1 hoger
cosanostra-card-distraction = op een Gangster van een ander: sterkte 1 lager

cosanostra-then-card = Nu een Job uit je hand, of een kaart van de markt
cosanostra-then-go = Voer uit, of laat vervallen
cosanostra-then-lapse = Uitvoeren kan nu niet; laat vervallen
cosanostra-then-job = Nu de Gangster die het doet
cosanostra-then-slot = Nu de Gangster die hem koopt
cosanostra-then-influence = Nu waarvoor hij is
cosanostra-then-business = Nu een geplande Job om te bekijken
cosanostra-go-execute = Voer uit
cosanostra-go-job = Voer uit: het praten stopt nu
cosanostra-go-skip = Sla over
cosanostra-bin = Laat vervallen
cosanostra-put-back = Terugleggen
cosanostra-sum = Hoeveel
cosanostra-less = minder
cosanostra-more = meer

cosanostra-die = een { $die }
cosanostra-hits = { $count ->
    [0] geen succes
    [one] één succes
   *[other] { $count } successen
}
cosanostra-pays = gaat { $amount } opbrengen
cosanostra-came-earned = verdient { $amount }
cosanostra-came-paid = { $amount } betaald
cosanostra-came-fizzled = er ontbreekt iets: er gebeurt niets
cosanostra-came-killed = vermoord
cosanostra-came-deactivated = buiten dienst
cosanostra-came-persuaded = loopt over
cosanostra-came-treated = gered door een spoedoperatie
cosanostra-came-thwarted = liep in een Valstrik
cosanostra-came-laundered = { $amount } witgewassen
cosanostra-came-raced = de race is gelopen
cosanostra-came-shoots_back = schiet terug

cosanostra-figure-cash = contant
cosanostra-figure-cash-title = geld in de hand
cosanostra-figure-income = per ronde
cosanostra-figure-income-title = wat de Businesses en monopolies per ronde verdienen
cosanostra-figure-men = { $count ->
    [one] Gangster
   *[other] Gangsters
}
cosanostra-figure-men-title = Gangsters in het spel
cosanostra-figure-markers = { $count ->
    [one] marker
   *[other] markers
}
cosanostra-figure-markers-title = vrije markers
cosanostra-figure-laundered = witgewassen
cosanostra-figure-laundered-title = telt aan het einde dubbel
cosanostra-figure-kills = vermoord
cosanostra-figure-kills-title = vermoorde Gangsters, aan het einde goed voor { $bonus }
cosanostra-part-cash = contant
cosanostra-part-cash-title = geld in de hand
cosanostra-part-income = dubbel inkomen
cosanostra-part-income-title = twee keer wat Businesses en monopolies verdienen
cosanostra-part-most = meeste Gangsters
cosanostra-part-most-title = als enige de meeste actieve Gangsters
cosanostra-part-power = macht
cosanostra-part-power-title = voor vermoorde Gangsters
cosanostra-part-laundered = witgewassen, dubbel
cosanostra-part-laundered-title = twee keer wat onder de Boss ligt
cosanostra-several = Je hebt er { $count } van
cosanostra-families = De families
# Long words of card names, with the place where a narrow card may break them.
cosanostra-joints = Drugs|levering Bouw|zwendel tank|station Dreig|brieven Escort|service Creditcard|fraude Wapen|handel Auto|diefstal Investerings|fraude Prijs|afspraken Sigaretten|smokkel Faillissements|procedure Casino|fraude Overheids|opdrachten Beleggings|zwendel Valse|munterij Faillissements|fraude Drugs|handel Auto|dievenbende sub|sidies Drugs|smokkel Coke|feest Stembus|fraude Woeker|rente Drugs|bende Verzekerings|fraude boks|wedstrijd Film|productie Vastgoed|fraude Auto|smokkel Schulden|val onder|nemer ver|moorden Brand|stichting Hinder|laag Uitzonder|lijk Verjaardags|feest Paarden|rennen Spoed|operatie Hand|langer Machine|geweer Ver|klikker
