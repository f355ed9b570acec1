### La Cosa Nostra: het bord

cosanostra-table = De tafel van La Cosa Nostra
cosanostra-yours = Jouw familie
cosanostra-hand = Je hand
cosanostra-hand-empty = Je hand is leeg.
cosanostra-market = de markt
cosanostra-for-sale = { $name }: prijs { $price }, brengt { $income } per ronde op
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
cosanostra-monopoly-of = { $who } heeft de Monopoly: 5k per ronde
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
cosanostra-out = gedeactiveerd
cosanostra-no-plan = nog geen kaart gepland
cosanostra-buys = koopt { $what } voor { $price }
cosanostra-back = een Job van ronde { $round }, dicht
cosanostra-planned = plant { $what } { $round }
cosanostra-planned-known = plant { $what } { $round }, zoals je weet
cosanostra-business = { $name }, brengt { $income } op
cosanostra-can-lawyer = bekijkt één keer per ronde twee geplande Jobs
cosanostra-can-politician = elke ronde één Influence-kaart extra
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
cosanostra-deed-bash = deactiveert een Businessman
cosanostra-deed-damage = het slachtoffer betaalt de bank { $high } of { $low }
cosanostra-deed-vandalism = deactiveert een Company
cosanostra-deed-theft = het slachtoffer betaalt jou { $high } of { $low }
cosanostra-deed-kill = bij twee successen wordt een Businessman vermoord, bij één gedeactiveerd
cosanostra-deed-persuasion = bij twee successen loopt een Businessman naar je over
cosanostra-deed-arson = bij twee successen wordt een Company vernietigd, bij één gedeactiveerd
cosanostra-deed-car_bomb = bij twee successen wordt een Gangster vermoord, bij één gedeactiveerd
cosanostra-deed-assassination = bij twee successen tegen zijn sterkte wordt een Gangster vermoord
cosanostra-deed-drive_by = bij één succes tegen zijn sterkte wordt een Gangster vermoord; zonder succes mag hij terugschieten
cosanostra-deed-drive_by-2 = bij twee successen tegen zijn sterkte wordt een Gangster vermoord; zonder succes mag hij terugschieten
cosanostra-deed-robbery = als antwoord op een Geldklus: neem alles, of de helft
cosanostra-deed-trap = als antwoord op een Aanval op jou: die wordt verijdeld, en bij twee successen wordt ook de aanvaller vermoord
cosanostra-deed-laundering = tot { $high } of { $low } onder je Boss, telt aan het einde dubbel
cosanostra-deed-connections = koop uit de stapel of van de markt, 2k goedkoper of voor de gewone prijs
cosanostra-deed-offer = koop van de markt voor de halve prijs, of 1k goedkoper
cosanostra-deed-birthday = alle anderen betalen jou { $high } of { $low }
cosanostra-deed-racing = zet tot 20k in: het wordt verdubbeld, of je bent het kwijt

cosanostra-card-snitch = bekijk een geplande Job, of vervang de hele markt
cosanostra-card-spy = bekijk een of twee geplande Jobs
cosanostra-card-schemer = een extra beurt vlak vóór die van een ander, of je eigen beurt overslaan
cosanostra-card-emergency_doc = vermoord wordt gedeactiveerd, gedeactiveerd wordt ongedeerd
cosanostra-card-henchman = op een Gangster: het getal van zijn Job is 1 lager
cosanostra-card-machine_pistol = op een Gangster: sterkte 1 hoger
cosanostra-card-saboteur = op een Gangster van een ander: het getal van zijn Job is 1 hoger
cosanostra-card-distraction = op een Gangster van een ander: sterkte 1 lager

cosanostra-then-card = Nu een Job uit je hand, of een kaart van de markt
cosanostra-then-go = Voer uit, of laat vervallen
cosanostra-then-lapse = Uitvoeren kan nu niet; laat vervallen
cosanostra-then-job = Nu de Gangster die het doet
cosanostra-then-slot = Nu de Gangster die hem koopt
cosanostra-then-influence = Kies nu waar je hem op speelt
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
cosanostra-pays = levert zo { $amount } op
cosanostra-came-earned = verdient { $amount }
cosanostra-came-paid = { $amount } betaald
cosanostra-came-fizzled = er ontbreekt iets: er gebeurt niets
cosanostra-came-killed = vermoord
cosanostra-came-deactivated = gedeactiveerd
cosanostra-came-persuaded = loopt over
cosanostra-came-treated = gered door een Spoedoperatie
cosanostra-came-thwarted = liep in een Hinderlaag
cosanostra-came-laundered = { $amount } witgewassen
cosanostra-came-raced = de race is gelopen
cosanostra-came-shoots_back = schiet terug

cosanostra-figure-cash = contant
cosanostra-figure-cash-title = geld in de hand
cosanostra-figure-income = per ronde
cosanostra-figure-income-title = wat de Businesses en Monopolies per ronde opbrengen
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
cosanostra-part-income-title = twee keer wat Businesses en Monopolies opbrengen
cosanostra-part-most = meeste Gangsters
cosanostra-part-most-title = als enige de meeste actieve Gangsters
cosanostra-part-power = macht
cosanostra-part-power-title = voor vermoorde Gangsters
cosanostra-part-laundered = witgewassen, dubbel
cosanostra-part-laundered-title = twee keer wat onder de Boss ligt
cosanostra-part-business = Business-bonus
cosanostra-part-business-title = als enige het hoogste inkomen

# Hulp: wat een ding is en nu doet.
cosanostra-help-round = Ronde { $round } van { $rounds }. Elke ronde heeft vier fasen: trekken, plannen, actie, betaaldag; de laatste eindigt zonder betaaldag. Wie aan het einde het meeste geld heeft, wint.
cosanostra-help-stage-draw = Trekken: iedereen krijgt Jobs van deze ronde en Influence-kaarten.
cosanostra-help-stage-plan = Plannen: om de beurt legt iedereen één kaart op één Gangster, een Job dicht of een Aankoop van de markt open, tot ze er allemaal een hebben.
cosanostra-help-stage-act = Actie: om de beurt voert iedereen één geplande kaart uit of laat ze vervallen, tot er geen meer zijn.
cosanostra-help-stage-pay = Betaaldag: Businesses en Monopolies brengen geld op, je mag één Gangster ronselen, en wie te veel kaarten heeft, legt af.
cosanostra-help-order = De volgorde, met de klok mee vanaf de startspeler. De ring staat om wie aan de beurt is.
cosanostra-help-starts = De startspeler van deze ronde; in de volgende ronde is het de linkerbuur.
cosanostra-help-monopoly = De getallen zijn actieve kaarten per speler. Wie er minstens twee heeft, en meer dan alle anderen samen, verdient elke ronde 5k extra.
cosanostra-help-cash = Geld om te betalen en te onderhandelen; het telt aan het einde mee.
cosanostra-help-income = Actieve Businesses en Monopolies brengen dit op elke betaaldag op; aan het einde telt het dubbel.
cosanostra-help-laundered = Het ligt onder de Boss: niemand kan eraan, en aan het einde telt het dubbel.
cosanostra-help-markers = Vrije markers: met een marker op de Business van een ander leen je die kaart voor één Job.
cosanostra-help-backs = { $count ->
    [one] Eén Job van ronde { $round } in de hand
   *[other] { $count } Jobs van ronde { $round } in de hand
}. Alleen de achterkant is openbaar; Berovingen en Hinderlagen komen in ronde III en IV.
cosanostra-help-influence = Je speelt ze uit de hand, naast de actie: om te kijken, te helpen, te hinderen of te redden.
cosanostra-help-target = Een dobbelsteen met { $die } of meer is een succes. Eén succes: het lagere effect; twee of meer: het hogere.
cosanostra-help-family = De familie brengt deze Gangsters en haar eerste Businesses mee.

cosanostra-several = Je hebt er { $count } van
cosanostra-families = De families
# Long words of card names, with the place where a narrow card may break them.
cosanostra-joints = Drugs|levering Bouw|zwendel tank|station Dreig|brieven Escort|service Creditcard|fraude Wapen|handel Auto|diefstal Investerings|fraude Prijs|afspraken Sigaretten|smokkel Faillissements|procedure Casino|fraude Overheids|opdrachten Beleggings|zwendel Valse|munterij Faillissements|fraude Drugs|handel Auto|dievenbende sub|sidies Drugs|smokkel Coke|feest Stembus|fraude Woeker|rente Drugs|bende Verzekerings|fraude Door|gestoken boks|wedstrijd Film|productie Vastgoed|fraude Auto|smokkel Schulden|val onder|nemer ver|moorden Brand|stichting Hinder|laag Uitzonder|lijk Verjaardags|feest Paarden|rennen Spoed|operatie Hand|langer Machine|geweer Ver|klikker Over|lopen Af|leiding Ma|chine Afval|bedrijf Bouw|bedrijf Connec|ties Drugs|dealer Gevaar|lijk Nacht|club Poli|ticus Politie|agent Vanda|lisme Vernie|ling Wit|wassen Woeke|raar af|spraken dieven|bende op|drachten proce|dure pro|ductie stich|ting wed|strijd Beleg|gings Faillis|sements Investe|rings Over|heids Siga|retten Uit|zonder Verjaar|dags Verzeke|rings Sabo|teur
