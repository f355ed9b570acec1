# Elk woord van La Cosa Nostra dat een speler leest. Dezelfde sleutels staan in en.ftl, in dezelfde volgorde.

title = La Cosa Nostra
tagline = Plan in het geheim, sla toe, en onderhandel met iedereen over wat je mist.
poster = Afspraken
goal = Wees na de laatste ronde de rijkste Boss. Voer Jobs uit, koop Businesses, en onderhandel over wat je mist.

## De opties

option-rounds = Rondes
option-rounds-help = 3 is de korte versie: de Actiefase van ronde III is de laatste.
option-families = Families
option-families-is-random = door loting
option-families-is-random-help = Het lot verdeelt ze.
option-families-is-choose = gekozen
option-families-is-choose-help = De spelers kiezen om de beurt.
option-families-is-beginner = voor beginners
option-families-is-beginner-help = Blundetto, DiMaggio en Calmuti doen in ieder geval mee.
option-first-market = Eerste markt
option-first-market-is-company = hoogstens één Company
option-first-market-is-company-help = Vier verschillende Businesses, waarvan hoogstens één Company.
option-first-market-is-businessman = hoogstens één Businessman
option-first-market-is-businessman-help = Vier verschillende Businesses, waarvan hoogstens één Businessman.
option-first-market-is-free = zoals ze komen
option-first-market-is-free-help = Vier verschillende Businesses, met zoveel Companies als er komen.
option-politician-round-1 = Politici in ronde I
option-politician-round-1-help = Uit: in ronde I geeft een Politicus geen Influence-kaart.
option-redeals = Geweigerde Jobs
option-redeals-help = Hoe vaak de Jobs in een ronde geweigerd en opnieuw gedeeld kunnen worden; met 0 wordt er niets gevraagd.
option-influence-from = Influence-kaarten vanaf ronde
option-influence-from-help = Vóór die ronde heeft niemand Influence-kaarten: een eenvoudiger eerste spel.
option-influence-from-is-1 = ronde I
option-influence-from-is-2 = ronde II
option-influence-from-is-3 = ronde III
option-influence-35 = 35 Influence-kaarten
option-influence-35-help = Aan: één Spoedoperatie en één Saboteur extra.
option-double-assign = Twee kaarten per beurt
option-double-assign-help = Met vijf spelers: vanaf die ronde plant iedereen twee kaarten per beurt.
option-double-assign-is-off = nooit
option-double-assign-is-2 = vanaf ronde II
option-double-assign-is-1 = vanaf ronde I
option-double-assign-is-3 = vanaf ronde III
option-plays-after-assign = Influence na het plannen
option-plays-after-assign-help = Aan: als je je kaart gepland hebt, mag je nog verder met Influence-kaarten en Advocaten.
option-plays-after-act = Influence na de actie
option-plays-after-act-help = Aan: na je Job of Aankoop mag je nog verder met Influence-kaarten en Advocaten: Jobs bekijken, de markt vervangen.
option-property-damage = Vernieling
option-property-damage-help = Wat het slachtoffer betaalt bij twee successen en bij één, in duizenden.
option-property-damage-is-6-3 = 6 en 3
option-property-damage-is-5-2 = 5 en 2
option-same-card-twice = Eén kaart twee keer
option-same-card-twice-help = Aan: een kaart van een tegenspeler telt in een Job zo vaak als er markers van jou op liggen.
option-arson = Brandstichting
option-arson-is-company = Companies
option-arson-is-company-help = Alleen tegen een Company.
option-arson-is-any = ook Businessmen
option-arson-is-any-help = Ook tegen een Businessman.
option-drive-by = Drive-by Shooting
option-drive-by-help = Hoeveel successen ervoor nodig zijn, ook bij het terugschieten.
option-rob-robber = De rover beroven
option-rob-robber-help = Aan: wat een Beroving opbracht, kan nog één keer geroofd worden, door een ander.
option-spy-anytime = Altijd spioneren
option-spy-anytime-help = Aan: met Tipgever en Spion mag je ook vlak vóór de beurt van een ander kijken.
option-influence-anytime = Altijd Influence
option-influence-anytime-help = Aan: in de Planningfase mag je alle Influence-kaarten ook vlak vóór de beurt van een ander spelen, en nog eens vlak vóór de Actiefase.
option-doc = Spoedoperatie
option-doc-is-any = iedereen
option-doc-is-any-help = Iedereen mag iedereen redden.
option-doc-is-owner = alleen de eigenaar
option-doc-is-owner-help = Alleen de eigenaar van de bedreigde kaart mag die redden.
option-recruit = Ronselen
option-recruit-is-choice = gekozen
option-recruit-is-choice-help = Je kiest wie erbij komt.
option-recruit-is-blind = blind
option-recruit-is-blind-help = Je draait de bovenste om en betaalt, of laat hem liggen.
option-hand-limit-from = Handlimiet vanaf ronde
option-hand-limit-from-help = Vanaf het einde van die ronde houdt niemand meer dan 3 Jobs en 3 Influence-kaarten.
option-hand-limit-from-is-2 = ronde II
option-hand-limit-from-is-1 = ronde I
option-business-bonus = Business-bonus
option-business-bonus-help = Aan: aan het einde van elke ronde krijgt wie het hoogste inkomen heeft 5k extra.
option-public-offers = Open biedingen
option-public-offers-help = Aan: iedereen ziet elk open bod.
option-trade-planned = Gangsters met een kaart verkopen
option-trade-planned-help = Aan: in de Actiefase mag ook een Gangster met een geplande kaart van eigenaar wisselen. Zijn Job gaat terug naar de hand van de verkoper, zijn Aankoop vervalt.
option-last-tie = Laatste gelijke stand
option-last-tie-is-dice = een duel
option-last-tie-is-dice-help = Een duel beslist.
option-last-tie-is-shared = gedeeld
option-last-tie-is-shared-help = Wie dan nog gelijkstaat, deelt de plaats.

# Vragen die vooraf te beantwoorden zijn.
window-redraw = Nieuwe Jobs weigeren?
preset-redraw-ask = Vraag het altijd
preset-redraw-always = Ik houd wat ik krijg
window-spying = Influence vóór een beurt?
preset-spying-once = Vraag het één keer per ronde
preset-spying-ask = Vraag het altijd
preset-spying-span = Deze ronde passen
window-scheme = Verklikker?
preset-scheme-once = Vraag het één keer per ronde
preset-scheme-ask = Vraag het altijd
preset-scheme-span = Deze ronde passen
window-rob = Beroving?
preset-rob-ask = Vraag het altijd
preset-rob-span = Deze ronde passen
window-trap = Hinderlaag?
preset-trap-ask = Vraag het altijd
preset-trap-span = Deze ronde passen
window-doctor = Spoedoperatie?
preset-doctor-ask = Vraag het altijd
preset-doctor-aimed = Passen tot er een van mij geraakt wordt
preset-doctor-span = Deze ronde passen

## De spelers. `you-names`: zoals een tafel de lezer kan noemen

seat = speler { $number }
you = jij
you-object = jou
you-names = jij
seat-you = { $name } (jij)
partner = de ander
everybody = iedereen
list-and = { $first } en { $last }

## Families, Businesses, Influence-kaarten

family-blundetto = Blundetto
family-dimaggio = DiMaggio
family-calmuti = Calmuti
family-laserva = LaServa
family-caruso = Caruso
colour-yellow = geel
colour-green = groen
colour-red = rood
colour-purple = paars
colour-blue = blauw
trade-drug-dealer = Drugsdealer
trade-pimp = Pooier
trade-loan-shark = Woekeraar
trade-lawyer = Advocaat
trade-politician = Politicus
trade-cop = Politieagent
trade-garage = Garage
trade-building-firm = Bouwbedrijf
trade-waste-company = Afvalbedrijf
trade-night-club = Nachtclub
trade-casino = Casino
the-drug-dealer = de Drugsdealer
the-pimp = de Pooier
the-loan-shark = de Woekeraar
the-lawyer = de Advocaat
the-politician = de Politicus
the-cop = de Politieagent
the-garage = de Garage
the-building-firm = het Bouwbedrijf
the-waste-company = het Afvalbedrijf
the-night-club = de Nachtclub
the-casino = het Casino
numbered = { $name } { $number }
business-of = { $me ->
    [yes] jouw { $name }
   *[no] { $the } van { $who }
}
monopoly-drugs = Drugs
monopoly-prostitution = Prostitutie
monopoly-credit = Krediet
influence-snitch = Tipgever
influence-spy = Spion
influence-schemer = Verklikker
influence-emergency-doc = Spoedoperatie
influence-henchman = Handlanger
influence-machine-pistol = Machinegeweer
influence-saboteur = Saboteur
influence-distraction = Afleiding
help-snitch = je beurt: bekijk één geplande Job van een tegenspeler, of vervang de hele markt
help-spy = je beurt: bekijk een of twee geplande Jobs van tegenspelers
help-schemer = actie: een extra beurt vlak vóór die van een ander, of je eigen beurt overslaan
help-emergency-doc = als het zover is: vermoord wordt gedeactiveerd, gedeactiveerd wordt ongedeerd
help-henchman = plannen, op een Gangster naar keuze: het getal van de Job is 1 lager
help-machine-pistol = plannen, op een Gangster naar keuze: sterkte 1 hoger
help-saboteur = plannen, op een Gangster van een ander: het getal van de Job is 1 hoger
help-distraction = plannen, op een Gangster van een ander: sterkte 1 lager, maar minstens 1
effect-henchman = het getal van de Job is 1 lager
effect-machine-pistol = sterkte 1 hoger
effect-saboteur = het getal van de Job is 1 hoger
effect-distraction = sterkte 1 lager, maar minstens 1

## De Jobs

job-drug-delivery = Drugslevering
job-building-scam = Bouwzwendel
job-gas-station-hold-up = Overval op een tankstation
job-threatening-letters = Dreigbrieven
job-escort-service = Escortservice
job-credit-card-scam = Creditcardfraude
job-arms-deal = Wapenhandel
job-red-light-district = Rosse buurt
job-car-theft = Autodiefstal
job-investment-fraud = Investeringsfraude
job-price-rigging = Prijsafspraken
job-cigarette-smuggling = Sigarettensmokkel
job-bankruptcy-proceedings = Faillissementsprocedure
job-casino-fraud = Casinofraude
job-public-contracts = Overheidsopdrachten
job-blackmail = Chantage
job-property-investment-fraud = Beleggingszwendel
job-counterfeiting = Valsemunterij
job-fraudulent-bankruptcy = Faillissementsfraude
job-drug-trafficking = Drugshandel
job-car-theft-ring = Autodievenbende
job-illegal-subsidies = Illegale subsidies
job-drug-smuggling = Drugssmokkel
job-coke-party = Cokefeest
job-vote-rigging = Stembusfraude
job-usury = Woekerrente
job-hazardous-waste-removal = Gevaarlijk afval
job-casino-honey-trap = Lokvogel in het casino
job-illegal-lab = Illegaal lab
job-drug-ring = Drugsbende
job-insurance-fraud = Verzekeringsfraude
job-toxic-dump = Gifbelt
job-fixed-boxing-match = Doorgestoken bokswedstrijd
job-film-production = Filmproductie
job-real-estate-fraud = Vastgoedfraude
job-rigged-gambling = Vals spel
job-senators-party = Feest bij de senator
job-car-smuggling = Autosmokkel
job-debt-trap = Schuldenval
job-bash-a-businessman = Een ondernemer in elkaar slaan
job-property-damage = Vernieling
job-vandalism = Vandalisme
job-theft-easy = Diefstal (makkelijk)
job-theft-hard = Diefstal (moeilijk)
job-kill-a-businessman = Een zakenman vermoorden
job-persuasion = Overlopen
job-arson = Brandstichting
job-car-bomb = Autobom
job-assassination = Moord
job-drive-by-shooting = Drive-by Shooting
job-robbery = Beroving
job-trap = Hinderlaag
job-money-laundering = Witwassen
job-connections = Connecties
job-exceptional-offer = Uitzonderlijk voorstel
job-birthday-party = Verjaardagsfeest
job-horse-racing = Paardenrennen

## Wat een Job doet: met twee successen of meer / met één

about-cash = { $high } / { $low }
about-cash-needs = { $high } / { $low }, nodig: { $needs }
about-bash = Aanval: een Businessman wordt gedeactiveerd
about-damage = Aanval: een speler betaalt de bank { $high } / { $low }
about-vandalism = Aanval: een Company wordt gedeactiveerd
about-theft = Aanval: een speler betaalt jou { $high } / { $low }
about-kill = Aanval: een Businessman wordt vermoord / gedeactiveerd
about-persuasion = Aanval: een Businessman loopt naar je over / niets
about-arson = Aanval: { $any ->
    [yes] een Business
   *[no] een Company
} wordt vernietigd / gedeactiveerd
about-car-bomb = Aanval: een Gangster wordt vermoord / gedeactiveerd
about-assassination = Aanval: een Gangster wordt vermoord / niets; ? is de sterkte van het doelwit, 1 meer met een geplande kaart
about-drive-by = Aanval: een Gangster wordt vermoord { $two ->
    [yes] / niets; ? is de sterkte van het doelwit, 1 meer met een geplande kaart
   *[no] met één succes; ? zoals bij Moord; zonder succes mag het doelwit terugschieten
}
about-robbery = Response op de Geldklus van een ander: je krijgt alles / de helft
about-trap = Response op een Aanval op jou: de Aanval wordt verijdeld en de aanvaller vermoord / verijdeld
about-laundering = leg tot { $high } / { $low } onder je Boss, waar het aan het einde dubbel telt
about-connections = koop uit de Business-stapel of van de markt, 2k goedkoper / voor de gewone prijs
about-offer = koop van de markt voor de halve prijs / 1k goedkoper
about-birthday = alle anderen betalen je { $high } / { $low }
about-racing = zet tot { $high } van je geld in: het wordt verdubbeld, of je bent het kwijt
need-several = { $count } × { $trade }
need-missing = { $trade } (ontbreekt)
need-missing-some = { $trade } ({ $count } te weinig)
need-missing-where = { $trade } (ontbreekt; zie { $where })
need-missing-some-where = { $trade } ({ $count } te weinig; zie { $where })
where-market = markt
where-planned = { $me ->
    [yes] je eigen Aankoop
   *[no] Aankoop van { $who }
}

## Geld, kaarten, Gangsters

money = { $amount }k
score = { $amount }k
nothing = niets
job-of-round = { $name } { $round }
job-back = Job { $round }
die = { $die }+
die-impossible = dat lukt met geen enkele dobbelsteen
gangster = { $name } ({ $strength })
gangster-of = { $me ->
    [yes] jouw { $name }
   *[no] { $name } van { $who }
}
dice-count = { $count ->
    [one] { $count } dobbelsteen
   *[other] { $count } dobbelstenen
}

## Biedingen. Wat een kant geeft, na "geeft" of "krijgt"

item-lend = een marker op { $business } voor één Job
item-recall = een marker minder op { $business }
terms-gives = { $who } geeft { $things }
terms-gets = { $who } krijgt { $things }
terms = { $gives }; { $gets }
terms-words = { $terms } (alleen woorden: { $tag })
tag-peace = vrede
tag-share = een aandeel in de winst
tag-repay = terugbetalen
tag-attack = een aanval op iemand
tag-hands-off = handen af van een Business
tag-lend-later = later iets uitlenen
tag-threat = een dreigement
tag-free-text = iets wat aan tafel gezegd is

## De tafel

phase-family = de families
phase-redraw = kaarten trekken
phase-plan = Planningfase
phase-spying = spioneren
phase-act = Actiefase
phase-job = Actiefase: een Job
phase-payday = Betaaldag
phase-end = het einde
table-title = ronde { $round } van { $rounds } · { $phase }
table-now = Nu
table-start = Startspeler: { $who }.
table-extra = Dit is een extra beurt.
table-market = Markt
table-slot = { $slot } { $trade } { $price }, inkomen { $income }
table-slot-empty = { $slot } leeg
table-monopolies = Monopolies
table-monopoly = { $name }: { $who } ({ $counts })
table-monopoly-nobody = { $name }: niemand ({ $counts })
table-monopoly-none = { $name }: niemand
table-decks = Stapels
table-deck = Businesses { $count }
table-deck-bottom = Businesses { $count }, van onderen af: { $cards }
table-influence-deck = Influence { $count } (afgelegd { $gone })
table-job = Job
table-job-is = { $gangster } voert { $job } uit
table-job-target = { $text }, tegen { $target }
table-job-stake = { $text }, met een inzet van { $amount }
table-roll = Laatste worp
table-roll-is = { $dice } tegen { $target }: { $count ->
    [0] geen succes
    [one] { $count } succes
   *[other] { $count } successen
}
player-family = { $family } ({ $colour })
table-cash = geld { $amount }
table-laundered = witgewassen { $amount }
table-income = inkomen { $amount }
table-markers = vrije markers { $count }
table-hand = hand
table-hand-jobs = Jobs { $backs }
table-hand-influence = { $count ->
    [one] { $count } Influence-kaart
   *[other] { $count } Influence-kaarten
}
table-recruits = te ronselen { $prices }
table-recruits-top = te ronselen { $prices }, bovenop { $gangster }
table-businesses = Businesses
table-gangsters = Gangsters
table-killed = vermoord
table-power = machtbonus { $amount }
state-deactivated = gedeactiveerd
state-used = gebruikt
state-marker = { $me ->
    [yes] jouw marker
   *[no] marker van { $who }
}
plan-purchase = koopt { $trade } voor { $price }
plan-job-seen = { $job }, gezien door { $who }
table-offers = Biedingen
table-offer-you-gives = jij geeft
table-offer-you-gets = jij krijgt
table-offer-first-gives = de eerste geeft
table-offer-first-gets = de eerste krijgt
table-offer-way = { $giver } aan { $to }
table-offer-draft = { $offer } (nog niet verstuurd)
table-offer-words = alleen woorden: { $tag }
table-promises = Alleen woorden
table-promise = { $giver } aan { $to } in ronde { $round }: { $tag }
table-promise-open = { $promise }
table-promise-due = { $promise }, nog { $amount } te betalen
table-promise-kept = { $promise }, nagekomen
table-promise-broken = { $promise }, GEBROKEN
table-promise-refused = { $promise }, afgewezen
table-promise-carried-out = { $promise }, afgewezen en uitgevoerd
table-promise-empty = { $promise }, afgewezen en LOOS
table-promises-older = { $count } oudere
table-your-jobs = Je Jobs: wat een dobbelsteen moet halen, wat twee successen of meer doen / wat één doet
table-planned-on = gepland op { $gangster }
table-your-influence = Je Influence-kaarten
table-put-away = afgelegd
table-place = plaats
table-player = speler
table-end-cash = geld
table-end-income = inkomen × 2
table-end-gangsters = Gangsters
table-end-power = macht
table-end-laundered = witgewassen × 2
table-end-business = bonus
table-end-total = totaal
table-open-deck = Business-stapel, van boven af
table-open-influence-deck = Influence-stapel, van boven af
table-open-jobs = Jobs { $round }, van boven af

## Wat er moet gebeuren

prompt-family = Kies je familie. Ze brengt haar Gangsters en haar eerste Businesses mee.
prompt-redraw = Al je nieuwe Jobs zijn Aanvallen: houd je ze, of weiger je ze en krijgt iedereen nieuwe?
prompt-redraw-keep = Houd je nieuwe Jobs. Weigeren kan alleen als het allemaal Aanvallen zijn. We vragen het toch, zodat niemand weet wat je kreeg.
prompt-plan = Plannen: kies een Gangster voor een Job of een Aankoop. Influence-kaarten speel je eerst.
prompt-plan-card = Wat gaat { $gangster } doen? Een Job uit je hand, dicht, of een Aankoop van de markt, open.
prompt-plan-more = Je mag nog Influence-kaarten spelen of een Advocaat gebruiken. Pas als je klaar bent.
prompt-spying = Speel een Influence-kaart vlak vóór de beurt van { $who }, of pas.
prompt-last-plays = Speel nog één Influence-kaart voordat de Actiefase begint, of pas.
prompt-look = Je bekijkt wat { $gangster } gepland heeft. Ook een tweede Job?
prompt-scheme = Verklikker? Een extra beurt vlak vóór die van { $who }: speel hem of pas.
prompt-scheme-none = Je hebt geen Verklikker, dus pas. We vragen het toch, zodat niemand weet wat je in de hand hebt.
prompt-act = Voer een kaart uit of laat er een vervallen. Zodra een Job openligt, stopt het overleg.
prompt-act-extra = Jouw extra beurt: voer een geplande kaart uit, of laat er een vervallen.
prompt-act-more = Je mag nog Jobs bekijken, de markt vervangen of een Advocaat gebruiken. Pas als je klaar bent.
prompt-aim-seat = { $job }: tegen wie?
prompt-aim-business = { $job }: tegen welke Business?
prompt-aim-gangster = { $job }: tegen welke Gangster?
prompt-aim-stake = { $job }: hoeveel zet je in? Het wordt verdubbeld, of je bent het kwijt.
prompt-aim-use = { $job }: welke van je markers gebruik je?
prompt-reroll = { $dice } tegen { $target }: gooi je er een opnieuw met je Politieagent, of houd je ze?
prompt-rob = Beroving? { $job } van { $who } levert zo { $amount } op. Onthul een Beroving die je gepland hebt, of pas.
prompt-rob-none = { $job } van { $who } levert zo { $amount } op. Je hebt geen Beroving gepland, dus pas. Het wordt je toch gevraagd, zodat niemand weet wat je gepland hebt.
prompt-trap = Hinderlaag? { $job } van { $who } treft jou zo. Onthul een Hinderlaag die je gepland hebt, of pas.
prompt-trap-none = { $job } van { $who } treft jou zo. Je hebt geen Hinderlaag gepland, dus pas. Het wordt je toch gevraagd, zodat niemand weet wat je gepland hebt.
prompt-doctor = Spoedoperatie? { $victim } wordt zo { $harm ->
    [2] vermoord
   *[1] gedeactiveerd
}. Speel er een, of pas.
prompt-doctor-none = { $victim } wordt zo { $harm ->
    [2] vermoord
   *[1] gedeactiveerd
}. Je hebt geen Spoedoperatie, dus pas. Het wordt je toch gevraagd, zodat niemand weet wat je in de hand hebt.
prompt-launder = Hoeveel geld was je wit? Hoogstens { $amount }: het gaat voorgoed onder je Boss en telt aan het einde dubbel.
prompt-buy = Wil je een Business kopen? Je betaalt meteen; je hebt { $amount }.
prompt-return-fire = { $gangster } is niet geraakt. Schiet je terug?
prompt-recruit = Ronsel je een Gangster, of niet? Je hebt { $amount }.
prompt-recruit-blind = Draai je de bovenste Gangster onder je Boss om, of niet? Je hebt { $amount }.
prompt-discard = Je hebt te veel kaarten. Leg ongezien af: { $what }.
discard-jobs = { $count ->
    [one] { $count } Job
   *[other] { $count } Jobs
}
discard-influence = { $count ->
    [one] { $count } Influence-kaart
   *[other] { $count } Influence-kaarten
}
prompt-draft = Je bod aan { $who }: { $terms }. Voeg iets toe, verstuur het of schrap het.
prompt-draft-empty = Je bod aan { $who } is nog leeg. Voeg toe wat je geeft en wat je krijgt.
prompt-invited = { $who } heeft een bod voor jou.
prompt-talk = Je mag een bod doen.
wait-family = Wachten op { $who }: een familie kiezen.
wait-redraw = Wachten op { $who }: de nieuwe Jobs houden of weigeren.
wait-plan = Wachten op { $who }: plannen.
wait-plan-card = Wachten op { $who }: plannen.
wait-plan-more = Wachten op { $who }: Influence-kaarten spelen of passen.
wait-spying = Wachten op { $who }: een Influence-kaart spelen of passen.
wait-last-plays = Wachten op { $who }: een laatste Influence-kaart spelen of passen.
wait-look = Wachten op { $who }: een tweede Job bekijken of niet.
wait-scheme = Wachten op { $who }: een Verklikker of niet?
wait-act = Wachten op { $who }: een geplande kaart uitvoeren of laten vervallen.
wait-act-more = Wachten op { $who }: Influence-kaarten spelen of passen.
wait-aim = Wachten op { $who }: een doelwit kiezen.
wait-reroll = Wachten op { $who }: een dobbelsteen opnieuw gooien of niet.
wait-rob = Wachten op { $who }: een Beroving of niet?
wait-trap = Wachten op { $who }: een Hinderlaag of niet?
wait-doctor = Wachten op { $who }: een Spoedoperatie of niet?
wait-launder = Wachten op { $who }: geld witwassen.
wait-buy = Wachten op { $who }: een Business kopen of niet.
wait-return-fire = Wachten op { $who }: terugschieten of niet.
wait-recruit = Wachten op { $who }: een Gangster ronselen of niet.
wait-discard = Wachten op { $who }: kaarten afleggen.
prompt-end = Het spel is afgelopen. { $text }
victory = { $me ->
    [many] { $who } delen de overwinning
   *[one] { $who } wint
} met { $amount }.

## Keuzes

kind-family = neem een familie
kind-keep = houd
kind-refuse = weiger
kind-assign = plan een kaart voor
kind-job = plan een Job
kind-market = plan een Aankoop
kind-attach = leg een Influence-kaart
kind-snitch = Tipgever: bekijk
kind-swap = Tipgever: vervang de markt
kind-spy = Spion: bekijk
kind-lawyer = Advocaat: bekijk
kind-look = bekijk
kind-enough = genoeg
kind-schemer = Verklikker
kind-pass = pas
kind-execute = voer uit
kind-lapse = laat vervallen
kind-skip = laat je overslaan
kind-aim-seat = tegen een speler
kind-aim-business = tegen een Business
kind-aim-gangster = tegen een Gangster
kind-stake = zet in
kind-use = gebruik een marker
kind-reroll = gooi opnieuw
kind-reveal = onthul
kind-doc = Spoedoperatie
kind-launder = was wit
kind-buy = koop
kind-return-fire = schiet terug
kind-recruit = ronsel
kind-discard-job = leg een Job af
kind-discard-influence = leg een Influence-kaart af
kind-take-back = neem een marker terug
kind-offer-open = doe een bod
kind-give-cash = jij geeft geld
kind-ask-cash = jij krijgt geld
kind-give-business = jij geeft een Business
kind-ask-business = jij krijgt een Business
kind-give-gangster = jij geeft een Gangster
kind-ask-gangster = jij krijgt een Gangster
kind-give-lend = jij leent een Business uit voor één Job
kind-ask-lend = jij leent een Business voor één Job
kind-give-recall = jij neemt een marker van je terug
kind-ask-recall = de ander neemt een marker terug
kind-tag = voeg een opmerking toe (alleen woorden)
kind-offer-send = verstuur het bod
kind-offer-drop = schrap het bod
kind-accept = neem aan
kind-reject = wijs af
kind-withdraw = trek in
arg-family = familie
arg-gangster = Gangster
arg-job = Job
arg-slot = plaats op de markt
arg-attachment = Influence-kaart
arg-influence = Influence-kaart
arg-seat = speler
arg-business = Business
arg-cash = bedrag in duizenden
arg-die = dobbelsteen
arg-tag = opmerking
action-family = neem de familie { $family } ({ $colour }): { $businesses }
action-keep = houd je nieuwe Jobs
action-refuse = weiger je nieuwe Jobs: iedereen krijgt nieuwe
action-assign = plan een kaart voor { $gangster }
action-job = plan { $job }: { $about }
action-market = plan de Aankoop van { $the } (plaats { $slot }): { $price }, inkomen { $income }
action-market-empty = plan een Aankoop van plaats { $slot } op de markt
action-attach = { $card } op { $gangster }: { $effect }
action-snitch = Tipgever: bekijk { $job } van { $gangster }
action-swap = Tipgever: vervang de hele markt
action-spy = Spion: bekijk { $job } van { $gangster }, en nog een als je wilt
action-lawyer = Advocaat: bekijk { $job } van { $gangster }, en nog een als je wilt
action-look = bekijk ook { $job } van { $gangster }
action-enough = houd het bij die ene
action-schemer = speel een Verklikker: neem nu een extra beurt
action-pass = pas
action-pass-reroll = houd de dobbelstenen
action-pass-buy = koop niets
action-pass-return-fire = schiet niet terug
action-pass-recruit = ronsel niemand
action-execute = { $gangster } voert { $job } uit: { $about }
action-execute-purchase = { $gangster } koopt { $the } voor { $price }
action-execute-none = voer de kaart van { $gangster } uit
action-lapse = laat { $job } van { $gangster } vervallen
action-lapse-purchase = laat de Aankoop van { $the } ({ $price }) door { $gangster } vervallen
action-lapse-none = laat de kaart van { $gangster } vervallen
action-skip = speel een Verklikker: laat je overslaan
action-aim-seat = tegen { $who }, met { $amount }
action-aim-business = tegen { $business }, inkomen { $income }
action-aim-business-deactivated = tegen { $business } (gedeactiveerd), inkomen { $income }
action-aim-gangster = tegen { $gangster }
action-aim-gangster-die = tegen { $gangster }: { $die }
action-stake = zet { $amount } in
action-use = gebruik je marker op { $business }
action-reroll = gooi de { $value } opnieuw (dobbelsteen { $number })
action-reroll-none = gooi dobbelsteen { $number } opnieuw
action-reveal = onthul { $job } van { $gangster }: { $dice }, { $die }
action-reveal-none = onthul de kaart van { $gangster }
action-doc = speel een Spoedoperatie
action-doc-2 = speel een Spoedoperatie: gedeactiveerd in plaats van vermoord
action-doc-1 = speel een Spoedoperatie: ongedeerd
action-launder = was { $amount } wit
action-launder-none = was niets wit
action-buy = koop { $business } voor { $price }, inkomen { $income }
action-return-fire = schiet terug
action-return-fire-dice = schiet terug: { $dice }, { $die } vermoordt { $gangster }
action-recruit = ronsel { $gangster } voor { $price }
action-recruit-blind = draai de bovenste onder je Boss om: { $prices }
action-discard-job = leg { $job } af
action-discard-influence = leg { $card } af
action-take-back = neem je marker terug van { $business }
action-offer-open = doe { $who } een bod
action-give-cash = jij geeft { $amount }
action-ask-cash = jij krijgt { $amount }
action-give-business = jij geeft { $business }, voorgoed
action-ask-business = jij krijgt { $business }, voorgoed
action-give-gangster = jij geeft { $gangster }, voorgoed
action-ask-gangster = jij krijgt { $gangster }, voorgoed
action-give-lend = { $who } mag { $business } gebruiken voor één Job (een marker erop)
action-ask-lend = jij mag { $business } gebruiken voor één Job (een marker erop)
action-give-recall = jij neemt je marker terug van { $business }
action-ask-recall = { $who } neemt een marker terug van { $business }
action-tag = voeg een opmerking toe, alleen woorden: { $tag }
action-offer-send = verstuur het bod
action-offer-send-terms = doe { $who } dit bod: { $terms }
action-offer-drop = schrap het bod
action-accept = neem het bod van { $who } aan
action-accept-terms = neem het bod van { $who } aan: { $terms }
action-reject = wijs het bod van { $who } af
action-withdraw = trek je bod aan { $who } in

## Het verslag. `$me`: gaat het om de lezer?

news-family = { $who } neemt de familie { $family }.
news-round = Ronde { $round } begint; { $who } { $me ->
    [yes] bent
   *[no] is
} startspeler.
news-dealt-jobs = { $who } krijgt { $cards }.
news-dealt-jobs-hidden = { $who } krijgt { $count } Jobs.
news-refused = { $who } weigert de nieuwe Jobs: het zijn allemaal Aanvallen. Iedereen krijgt nieuwe.
news-dealt-influence = { $who } krijgt { $cards }.
news-dealt-influence-hidden = { $who } krijgt { $count ->
    [one] een Influence-kaart
   *[other] { $count } Influence-kaarten
}.
news-planned-job = { $who } plant { $cards } voor { $gangster }.
news-planned-job-hidden = { $who } plant een { $cards } voor { $gangster }, dicht.
news-planned-purchase = { $who } plant de Aankoop van { $the } met { $gangster }.
news-influence = { $who } speelt { $card }.
news-attached = { $who } legt { $card } op { $gangster }: { $effect }.
news-looked = { $who } bekijkt wat { $gangster } gepland heeft: { $cards }.
news-looked-hidden = { $who } bekijkt wat { $gangster } gepland heeft.
news-swapped = { $who } laat de hele markt vervangen.
news-lawyer = { $who } gebruikt een Advocaat.
news-market = { $the } is te koop op plaats { $place } van de markt.
news-shuffled-influence = De Influence-stapel is op: { $count ->
    [one] de ene afgelegde kaart is
   *[other] de { $count } afgelegde kaarten worden geschud en vormen
} de nieuwe stapel.
news-shuffled-business = De Business-stapel wordt geschud ({ $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}).
news-bought = { $who } betaalt { $amount } voor { $the }, goed voor { $income } per ronde.
news-lapsed-purchase = { $who } laat de Aankoop van { $the } vervallen: de kaart gaat onder de Business-stapel.
news-lapsed-job = { $who } laat { $cards } van { $gangster } vervallen: de kaart is weg, er gebeurt niets.
news-lapsed-job-hidden = { $who } laat { $cards } van { $gangster } vervallen: de kaart is ongezien weg, er gebeurt niets.
news-returned-job = { $who } neemt { $cards } van { $gangster } terug.
news-returned-job-hidden = { $who } neemt { $cards } van { $gangster } terug, ongezien.
news-skipped = { $who } wordt deze keer overgeslagen, met een eigen Verklikker.
news-revealed = { $who } voert { $job } uit met { $gangster }.
news-revealed-response = { $who } onthult { $job } met { $gangster }.
news-revealed-against = { $who } voert { $job } uit met { $gangster }, tegen { $target }.
news-revealed-stake = { $who } voert { $job } uit met { $gangster } en zet { $stake } in.
news-spent-markers = De markers van { $whom } op { $things } tellen mee voor deze Job en gaan naar huis.
news-fizzled = Een Business die { $job } nodig heeft, ontbreekt: het levert niets op.
news-rolled = { $gangster } gooit { $dice }, { $target } is nodig: { $count ->
    [0] geen succes
    [one] { $count } succes
   *[other] { $count } successen
}.
news-rerolled = Met een Politieagent gooit { $who } een dobbelsteen opnieuw: nu { $dice }, { $target } is nodig, { $count ->
    [0] geen succes
    [one] { $count } succes
   *[other] { $count } successen
}.
news-raced-won = { $me ->
    [yes] Jouw paard
   *[no] Het paard van { $who }
} wint: { $stake } erbij.
news-raced-lost = { $me ->
    [yes] Jouw paard
   *[no] Het paard van { $who }
} verliest: { $stake } kwijt.
news-paid = { $who } betaalt { $amount } aan { $whom }.
news-paid-bank = { $who } betaalt { $amount } aan de bank.
news-laundered = { $who } wast { $amount } wit: het ligt nu onder de Boss en telt aan het einde dubbel.
news-earned = { $who } krijgt { $amount } van de bank.
news-earned-loot = { $who } krijgt { $amount } van de buit.
news-thwarted = De Hinderlaag van { $whom } verijdelt wat { $gangster } van plan was.
news-persuaded = { $victim } loopt over naar { $by }.
news-treated = De Spoedoperatie van { $whom } redt { $victim }: { $harm ->
    [0] ongedeerd
   *[other] gedeactiveerd in plaats van vermoord
}.
news-killed = { $victim } is vermoord; { $who } neemt de kaart, die aan het einde geld waard is.
news-killed-business = { $victim } is { $company ->
    [yes] vernietigd
   *[no] vermoord
} en gaat onder de Business-stapel.
news-deactivated = { $victim } is gedeactiveerd: uitgeschakeld tot de volgende ronde.
news-shoots-back = { $who } schiet terug met { $gangster }.
news-income = { $who } verdient { $amount } op de betaaldag.
news-too-dear = { $who } draait { $gangster } om; die is te duur en blijft liggen.
news-recruited = { $who } ronselt { $gangster } voor { $amount }.
news-put-away = { $who } legt af: { $cards }.
news-bonus = { $who } { $me ->
    [yes] hebt
   *[no] heeft
} het hoogste inkomen: { $amount } erbij.
news-duel = { $who } gooit { $die } in het duel.
news-monopoly = De Monopoly { $kind } is nu van { $whom }: { $pay } per ronde erbij.
news-monopoly-nobody = Niemand heeft de Monopoly { $kind } nog.
news-offered = { $who } doet { $whom } een bod: { $terms }.
news-rejected = { $second } wijst { $me ->
    [yes] jouw bod
   *[no] het bod van { $whom }
} af: { $terms }.
news-rejected-why = { $second } wijst { $me ->
    [yes] jouw bod
   *[no] het bod van { $whom }
} af: { $terms }; { $why }.
why-too-little = te weinig voor { $thing } deze ronde, voor { $amount } mag het
why-too-much = te veel voor { $thing } deze ronde, { $amount } is genoeg
why-bid-less = voor { $thing } is al { $amount } geboden, en geweigerd
news-withdrawn = { $who } trekt het bod aan { $whom } in: { $terms }.
news-expired = { $me ->
    [yes] Jouw bod
   *[no] Het bod van { $who }
} aan { $whom } staat niet meer open: { $terms }.
news-exchanged = Een ruil tussen { $from } en { $whom }: { $terms }.
news-took-back = { $who } neemt een marker terug van { $the }.
news-kept-promise = { $who } { $me ->
    [yes] bent
   *[no] is
} een belofte aan { $whom } nagekomen: { $tag }.
news-broke-promise = { $who } { $me ->
    [yes] hebt
   *[no] heeft
} een belofte aan { $whom } gebroken: { $tag }.
news-carried-out-threat = { $who } { $me ->
    [yes] hebt
   *[no] heeft
} het dreigement uitgevoerd waarop { $second } niet inging.
news-empty-threat = { $me ->
    [yes] Jouw dreigement
   *[no] Het dreigement van { $who }
} waarop { $second } niet inging, was loos.
news-ended = De laatste Actiefase is voorbij: { $totals }.
ended-total = { $who } { $amount }

ending-rounds = De laatste ronde is voorbij: geld, dubbel inkomen, bonussen en witgewassen geld zijn geteld.
figure-final = geld aan het einde, gemiddeld, in duizenden
figure-winner = meeste geld aan het einde, in duizenden
figure-lead = voorsprong van de winnaar, in duizenden
figure-turns = beurten in de Actiefase
figure-bought = gekochte Businesses
figure-kills = vermoorde Gangsters
figure-robberies = geprobeerde Berovingen
figure-robbed = … die lukten
figure-traps = gebruikte Hinderlagen
figure-offers = biedingen
figure-deals = deals
figure-dealt-cash = geld in deals, in duizenden
figure-cash = van het einde, gemiddeld: geld
figure-double-income = … dubbel inkomen
figure-gangster-bonus = … voor de meeste Gangsters
figure-power = … machtbonus
figure-laundered = … witgewassen geld, verdubbeld

## Weigeringen. `this-…`: hoe iets heet, voor de zinnen hieronder

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
that-trade = { $trade ->
    [building_firm] dat { this-trade }
    [waste_company] dat { this-trade }
    [casino] dat { this-trade }
   *[other] die { this-trade }
}
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
    [theft] Diefstal
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
   *[cash] een Geldklus
}

refusal-CN-4 = { $why ->
    [seat] Daar zit niemand.
    [action] Zo'n keuze bestaat niet.
    [over] Het spel is afgelopen. Begin een nieuw spel.
    [kind] Dat wordt nu niet gevraagd. Beantwoord de vraag die er ligt.
   *[wait] Het wordt jou nu niet gevraagd. Wacht op je beurt; intussen mag je een bod doen.
}
refusal-CN-9 = { $why ->
    [draft] Verstuur eerst het bod waaraan je werkt, of schrap het.
    [unfinished] Maak eerst af wat je aan het kiezen bent.
    [other] Iemand maakt net een keuze. Wacht tot die af is.
   *[begin] Dat is het tweede deel van een keuze. Begin met het eerste.
}
refusal-CN-10 = Het spel is voor 3 tot en met 5 spelers, ieder met een eigen familie. Kies een ander aantal, of een familie die nog vrij is.
refusal-CN-23 = Niet al je nieuwe Jobs zijn Aanvallen, dus je moet ze houden.
refusal-CN-33 = { $why ->
    [away] { $name } doet niet mee.
    [other] { $name } werkt voor een ander.
    [deactivated] { $name } is gedeactiveerd tot de volgende ronde.
   *[planned] { $name } heeft al een kaart.
} Kies een actieve Gangster van jou zonder kaart.
refusal-CN-34 = Die Job heb je niet in de hand. Kies er een die je wel hebt.
refusal-CN-35 = Plaats { $number } op de markt is leeg. Kies een kaart die er ligt.
refusal-CN-36 = Passen mag niet: een van je Gangsters heeft nog geen kaart. Plan er een.
refusal-CN-39 = Die Job ligt al op { $name }, en daar blijft hij.
refusal-CN-51 = Passen mag niet: voer een geplande kaart uit, laat er een vervallen, of speel een Verklikker om overgeslagen te worden.
refusal-CN-53 = { $why ->
    [away] { $name } doet niet mee.
    [other] { $name } werkt voor een ander.
    [deactivated] { $name } is gedeactiveerd tot de volgende ronde.
   *[empty] { $name } heeft geen geplande kaart.
} Kies een actieve Gangster van jou met een geplande kaart.
refusal-CN-55 = Een { this-trade } kost { $amount }k, en je hebt { $cash }k. Zorg eerst voor de rest, of laat de Aankoop vervallen.
refusal-CN-58 = { this-deed } is een Response-kaart: die wacht op de beurt van een ander. In je eigen beurt kun je die alleen laten vervallen.
refusal-CN-61 = Er wordt een Job uitgevoerd: tot die klaar is, onderhandelt niemand en neemt niemand markers terug.
refusal-CN-62 = { $deed ->
    [racing] Je hebt geen geld om in te zetten, dus { this-deed } kan niet.
   *[other] Er is nu geen doelwit voor { this-deed }.
} Laat de kaart vervallen, of kies een andere Gangster.
refusal-CN-74 = Er is geen dobbelsteen { $number }: je gooide er { $most }.
refusal-CN-84 = { $why ->
    [trade] Voor deze Job hoef je geen { this-trade } meer aan te wijzen.
    [named] Je hebt { that-trade } al aangewezen.
   *[card] Je kunt { that-trade } niet gebruiken: er is een actieve kaart van een tegenspeler nodig, met een marker van jou.
} Kies een kaart die past.
refusal-CN-100 = { $what ->
    [seat] Jezelf kun je niet aanvallen.
    [gangster] Die Gangster is van jezelf.
   *[business] Die Business is van jezelf.
} Kies een tegenspeler, of iets van een tegenspeler.
refusal-CN-101 = { $why ->
    [away] Dat is niet in het spel.
   *[kind] Dat is geen doelwit voor { this-deed }.
} Kies { $wanted ->
    [seat] een andere speler
    [businessman] een Businessman van een tegenspeler
    [company] een Company van een tegenspeler
    [business] een Business van een tegenspeler
   *[gangster] een Gangster van een tegenspeler
}.
refusal-CN-102 = Dat heeft geen zin: { that-trade } is al gedeactiveerd, en meer doet { this-deed } niet. Kies een actief doelwit.
refusal-CN-115 = Je kunt nu hoogstens { $most }k witwassen, geen { $amount }k.
refusal-CN-116 = Je kunt hoogstens { $most }k inzetten, geen { $amount }k.
refusal-CN-118 = { $why ->
    [away] Op de markt ligt { that-trade } niet.
   *[price] Een { this-trade } kost nu { $amount }k, en je hebt { $cash }k.
} Kies een andere kaart, of koop niets.
refusal-CN-119 = { $why ->
    [away] Op de markt en in de Business-stapel ligt { that-trade } niet.
   *[price] Een { this-trade } kost nu { $amount }k, en je hebt { $cash }k.
} Kies een andere kaart, of koop niets.
refusal-CN-130 = { $why ->
    [other] { $name } is niet van jou.
    [empty] Op { $name } ligt geen dichte Job.
   *[job] De Job op { $name } is geen Beroving.
} Onthul een Beroving die je gepland hebt, of pas.
refusal-CN-133 = { $why ->
    [other] { $name } is niet van jou.
    [empty] Op { $name } ligt geen dichte Job.
   *[job] De Job op { $name } is geen Hinderlaag.
} Onthul een Hinderlaag die je gepland hebt, of pas.
refusal-CN-140 = { $why ->
    [hand] Je hebt geen { this-card } in de hand.
   *[turn] { this-card } kun je nu niet spelen. Influence-kaarten speel je in je eigen beurt, voordat je een kaart toewijst of uitvoert.
}
refusal-CN-141 = { $why ->
    [away] { $name } doet niet mee.
    [deactivated] { $name } is gedeactiveerd.
   *[phase] { this-card } speel je alleen in de Planningfase.
}
refusal-CN-142 = { $name } is van jezelf, en { this-card } is voor een Gangster van een tegenspeler.
refusal-CN-143 = Op { $name } ligt al een { this-card }. Kies een andere Gangster.
refusal-CN-145 = { $why ->
    [own] { $name } is van jezelf.
    [purchase] Wat { $name } wil kopen, ligt open.
    [same] De Job van { $name } bekijk je al.
   *[empty] { $name } heeft niets gepland.
} Kies een dichte Job van een tegenspeler.
refusal-CN-146 = De markt is leeg: er valt niets te vervangen.
refusal-CN-147 = Een Verklikker kun je nu niet spelen. Dat doe je in de Actiefase, vlak vóór de beurt van een tegenspeler, en alleen als je zelf een geplande kaart hebt.
refusal-CN-149 = { $why ->
    [extra] In een extra beurt kun je je niet laten overslaan.
   *[turn] Je kunt je alleen laten overslaan in je eigen beurt in de Actiefase.
}
refusal-CN-150 = Een Spoedoperatie kun je nu niet spelen. Dat doe je als iemand vermoord of gedeactiveerd dreigt te worden.
refusal-CN-151 = { $why ->
    [turn] Een Advocaat gebruik je in je eigen beurt, voordat je een kaart toewijst of uitvoert.
    [none] Je hebt geen actieve Advocaat.
    [used] Je Advocaten zijn in deze ronde al gebruikt.
    [own] { $name } is van jezelf.
    [purchase] Wat { $name } wil kopen, ligt open.
    [same] De Job van { $name } bekijk je al.
   *[empty] { $name } heeft niets gepland.
}
refusal-CN-161 = { $why ->
    [turn] Het wordt jou nu niet gevraagd. Ronselen komt na de betaaldag, één keer voor iedere speler.
    [away] { $name } ligt niet onder je Boss.
    [blind] Kiezen kun je niet: de bovenste wordt omgedraaid.
   *[price] { $name } kost { $amount }k, en je hebt { $cash }k.
}
refusal-CN-162 = { $why ->
    [hand] Die kaart heb je niet in de hand.
   *[limit] Je mag { $most } { $what ->
    [job] Jobs
   *[influence] Influence-kaarten
} houden: daarvan hoef je er geen meer af te leggen.
}
refusal-CN-180 = { $why ->
    [early] Voordat de eerste Jobs gedeeld zijn, onderhandelt niemand.
   *[over] Het spel is afgelopen, en het praten ook.
}
refusal-CN-183 = { $what ->
    [cash] { $side ->
        [give] Jij hebt
       *[ask] De ander heeft
    } { $cash }k, geen { $amount }k.
   *[other] { $side ->
        [give] Dat is niet van jou.
       *[ask] Dat is niet van de ander.
    }
}
refusal-CN-184 = { $what ->
    [purchase] Een geplande Aankoop
    [recruit] Een Gangster onder de Boss
   *[killed] Een vermoorde Gangster
} kun je niet verhandelen.
refusal-CN-185 = { $name } heeft een geplande kaart en verandert niet van eigenaar voordat die weg is.
refusal-CN-186 = { $why ->
    [markers] { $side ->
        [give] De ander heeft
       *[ask] Je hebt
    } geen vrije marker.
   *[deactivated] Er kan geen marker op: { that-trade } is gedeactiveerd. Een marker ligt alleen op een actieve Business of een geplande Aankoop.
}
refusal-CN-187 = Van je eigen { this-trade } kun je geen marker wegnemen: dat mag alleen de eigenaar van de marker.
refusal-CN-188 = { $side ->
    [ask] De ander heeft
   *[give] Je hebt
} geen marker op { that-trade }.
refusal-CN-191 = { $why ->
    [self] Jezelf kun je geen bod doen.
    [seat] Daar zit niemand.
    [open] Je hebt al een bod aan die speler open. Trek het eerst in.
    [drafts] Je bent { $most } keer aan een bod begonnen. Wacht tot er in het spel iets gebeurd is.
    [empty] Het bod is leeg. Voeg eerst iets toe.
    [tag] Er staat al een opmerking bij het bod.
    [side] Een kant heeft hoogstens { $most } dingen.
    [cash] Aan die kant staat al een bedrag.
   *[named] Die kaart staat al in dit bod.
}
refusal-CN-192 = { $kind ->
    [withdraw] Je hebt geen open bod aan die speler.
   *[answer] Er is geen open bod van die speler aan jou.
}

# Waarom een keuze beter is, in tips: wat ze oplevert tot aan de volgende betaaldag, vergeleken met een andere.
appraisal-amount = { $amount }k
reason-cash-more = levert ongeveer { $amount }k meer geld op
reason-cash-less = levert ongeveer { $amount }k minder geld op
reason-laundered-more = wast ongeveer { $amount }k meer wit
reason-laundered-less = wast ongeveer { $amount }k minder wit
reason-income-more = verhoogt je inkomen met ongeveer { $amount }k
reason-income-less = verlaagt je inkomen met ongeveer { $amount }k
reason-gangsters-more = houdt ongeveer { $amount } van je Gangsters meer in leven
reason-gangsters-less = houdt ongeveer { $amount } van je Gangsters minder in leven
reason-kills-more = levert ongeveer { $amount ->
    [one] één pistool
   *[other] { $amount } pistolen
} van vermoorde Gangsters meer op
reason-kills-less = levert ongeveer { $amount ->
    [one] één pistool
   *[other] { $amount } pistolen
} van vermoorde Gangsters minder op
reason-trades-more = geeft je ongeveer { $amount ->
    [one] één soort
   *[other] { $amount } soorten
} Businesses meer, en dus minder om te huren
reason-trades-less = geeft je ongeveer { $amount ->
    [one] één soort
   *[other] { $amount } soorten
} Businesses minder, en dus meer om te huren
reason-rival-more = laat de rijkste ander ongeveer { $amount }k meer
reason-rival-less = laat de rijkste ander ongeveer { $amount }k minder
