# De lessen van La Cosa Nostra. Dezelfde sleutels staan in en.ftl, in dezelfde volgorde.

first-title = Je eerste ronde
first-about = Plan, voer twee Jobs uit, koop een Monopoly en houd je hand op.
first-no-offers = Onderhandelen komt in een latere les. Deze ronde heb je niemand anders nodig.
first-keep =
    Vijf families willen heel New York, en jij bent de Boss van één ervan: na { $rounds } rondes wint de rijkste. Elke ronde stuur je je Gangsters eropuit, om met Jobs geld te verdienen en om Businesses te kopen, die elke ronde betalen.
    Je hebt vier Jobs gekregen. Houd ze.
first-plan = Nu plant iedereen, één Gangster per beurt. Een Job vraagt de Businesses die erop staan en gooit een dobbelsteen voor elk pistool van wie hem uitvoert. Voor Prijsafspraken heb je een Afvalbedrijf nodig, en dat heb je. Geef de Job aan je sterkste man: kies Big Joey, en dan Prijsafspraken. De kaart ligt dicht, dus niemand weet wat eraan komt.
first-plan-weaker = Hij heeft minder pistolen, dus minder dobbelstenen. Neem Big Joey voor de Job die het meeste oplevert.
first-plan-market = Voor een Aankoop hoef je niet te dobbelen; daar is een man met pistolen te goed voor. Geef hem een Job.
first-plan-job = Deze nu niet. Prijsafspraken betaalt goed, en wat ervoor nodig is heb je zelf.
first-plan-influence = Bewaar je Influence-kaarten: je krijgt er weinig, en nu gaat het zonder ook goed.
first-buy = Volgende beurt, volgende Gangster. Little Joey heeft maar één pistool; laat hem dus iets kopen, daar hoeft niemand voor te schieten. Je hebt { $cash }k, maar je betaalt pas als hij het doet, en dan heb je al verdiend. Je hebt een Woekeraar, en op de markt ligt er nog een: met twee heb je de Monopoly Krediet, die elke ronde extra betaalt. Kies Little Joey, en dan de Woekeraar.
first-buy-stronger = Aan hem heb je meer bij een Job, waar pistolen tellen. Stuur Little Joey uit winkelen.
first-buy-other = Die levert wel iets op, maar het wordt geen paar. Met de Woekeraar heb je een Monopoly.
first-buy-job = Met één dobbelsteen is dat een gok. Laat Little Joey de Woekeraar kopen.
first-second = Er is nog één man over: Jimmy Bananas. Voor Faillissementsprocedure heb je een Woekeraar nodig, en die heb je. Plan die Job voor hem.
first-second-job = Dat kan, maar Faillissementsprocedure betaalt beter, en de Woekeraar daarvoor heb je.
first-act = Alles is gepland, en nu gebeurt het: één kaart per beurt, in de volgorde die jij kiest. Je hebt { $cash }k, te weinig voor de Aankoop; ga dus eerst verdienen. Voer de kaart van Big Joey uit.
first-act-no-money = De Woekeraar moet meteen betaald worden, en dat kun je nog niet. Voer eerst een Job uit.
first-act-first = Dat mag, maar begin met wat het meeste oplevert: Big Joey.
first-act-lapse = Dan was al het plannen voor niets. Voer een kaart uit.
first-dice = Drie dobbelstenen, en elke steen die het getal op de Job haalt is een succes. Met één krijg je betaald, met twee of meer krijg je meer. Je hebt er twee, dus er valt niets te winnen. Je Politieagent kan één keer per ronde een steen opnieuw gooien: bewaar hem, en houd de dobbelstenen.
first-dice-enough = Je hebt twee successen, en meer wordt niet betaald. Bewaar je Politieagent voor een worp die hem nodig heeft.
first-again = { $cash }k! Ondertussen waren de anderen aan de beurt. Nu Jimmy Bananas: voer zijn kaart uit.
first-again-later = Betalen zou nu kunnen. Maar laat Jimmy eerst verdienen: de Woekeraar loopt niet weg, want hij is gepland.
first-reroll = Een 1 en een 6: één succes, dus het lage bedrag. Hier is je Politieagent zijn geld waard: gooi de 1 opnieuw. Het kan alleen maar beter worden.
first-reroll-free = De Politieagent kost niets en mag volgende ronde weer. Gooi de 1 opnieuw.
first-reroll-other = Dat is nu net de goede! Gooi de 1 opnieuw.
first-pay = Je hebt { $cash }k. Tijd voor de Aankoop: voer de kaart van Little Joey uit en betaal de Woekeraar.
first-recruit = Betaaldag! Je Businesses brachten { $income }k op, de Monopoly inbegrepen. Je hebt { $cash }k en mag er een Gangster bij ronselen: meer pistolen zijn meer dobbelstenen, en elke ronde een kaart meer. Ronsel wie je wilt, of bewaar het geld.
first-end = Met { $cash }k en een inkomen van { $income }k ga je de tweede ronde in. De Jobs worden groter, en al snel vragen ze Businesses die een ander heeft: dan ga je onderhandelen. Er wordt ook geroofd, gebrand en geschoten. Onthoud: zeker zijn alleen geld en markers, de rest is praat. Schuif aan bij je vijanden!

renting-title = Lenen wat een Job mist
renting-about = Doe een bod, leen een Business met een marker, en beantwoord een bod.
renting-offer =
    Investeringsfraude is de beste Job in je hand, maar daar heb je een Woekeraar en een Advocaat voor nodig, en een Advocaat heb je niet. { $who } heeft er een. Kopen hoeft niet: voor één Job mag je hem lenen. Vraag het nu niemand nog weet wat je van plan bent, want dan is het goedkoop.
    Doe { $who } een bod: jij geeft { $cash }k, en jij mag de Advocaat gebruiken voor één Job. Verstuur het daarna.
renting-offer-other = De Advocaat is bij de familie die aangewezen is. Vraag het daar.
renting-offer-dear = Voorgoed hoeft niet: voor één Job is lenen genoeg.
renting-offer-lawyer = Daar heb je voor Investeringsfraude niets aan. Leen de Advocaat.
renting-offer-cash = Bied je hele 2k: voor een ander is dat nu veel, en weinig tegenover wat de Job opbrengt.
renting-offer-unfinished = Het bod is niet af: 2k van jou, en de Advocaat voor één Job. Verstuur het dan.
renting-offer-first = Eerst de Advocaat, dan het plan: ligt de Job eenmaal op een Gangster, dan raadt iedereen dat je iets nodig hebt.
renting-plan = { $who } ging akkoord. Je geld is op, en er ligt een marker van jou op de Advocaat: dat staat vast, want de eigenaar kan hem er niet afhalen. Je hebt nog { $markers } markers. Plan nu Investeringsfraude voor Big Joey, je sterkste man.
renting-plan-strong = Meer pistolen, meer dobbelstenen: neem Big Joey.
renting-plan-fraud = Je hebt voor Investeringsfraude betaald. Plan die.
renting-plan-marker = Voor die marker heb je betaald, en je hebt hem nodig. Laat hem op de Advocaat liggen.
renting-act = De rest is gepland: je andere mannen kopen straks iets. Jij bent aan de beurt. Voer de kaart van Big Joey uit: door je marker telt de Advocaat van { $who } als de jouwe, en daarna gaat de marker naar huis.
renting-act-money = Daarvoor moet je eerst betalen, en je hebt niets. Verdien met Big Joey.
renting-act-lapse = Dan ben je de Job kwijt, en het geld voor de Advocaat ook. Voer hem uit.
renting-dice = Een 4, een 1 en een 6, en elke steen vanaf 3 is een succes: twee dus, het volle bedrag. Houd de dobbelstenen.
renting-dice-enough = Meer dan twee successen betalen niet meer. Houd ze.
renting-answer = Van niets naar { $cash }k, en dat met een kleine lening. Nu is het andersom: { $who } biedt je 3k voor je Woekeraar, voor één Job. Zelf heb je hem deze ronde niet meer nodig, maar je helpt er een rivaal mee. Neem het aan of wijs het af: niemand kan je zeggen wat goed is, want dat is het spel.
renting-answer-first = Eerst het bod. Neem het aan of wijs het af.
renting-end = Je hebt { $cash }k. Onthoud: geld, Businesses en markers wisselen meteen van eigenaar, en dat staat vast. Wat iemand verder belooft, dat hij je niet berooft of later betaalt, is maar praat. Zodra er een Job openligt, stopt het overleg: vraag het dus op tijd.

attacks-title = Aanvallen en antwoorden
attacks-about = Beroof wie net betaald is, breek een Monopoly, en laat je om een dokter vragen.
attacks-theft =
    Een Aanval is een Job als elke andere, maar hij is tegen iemand gericht. Je hebt er twee gepland. Het moeilijkste is het moment: je ziet van iedereen hoeveel geld hij heeft, en je kiest zelf de volgorde van je kaarten.
    { $rich } is net betaald en heeft { $cash }k in de hand, { $poor } heeft niets. Voer nu de Diefstal van Big Joey uit, tegen { $rich }.
attacks-theft-first = Die kan wachten, het geld niet: dat is zo uitgegeven. Eerst de Diefstal.
attacks-theft-lapse = Dan was het plan voor niets. Voer de kaart uit.
attacks-theft-poor = Wie niets heeft, betaalt niets. Richt je op de ander.
attacks-bash =
    { $cash }k! En kijk wat het nog meer deed: { $rich } wilde een Businessman kopen, kon niet meer betalen en moest hem laten gaan.
    Nu Little Joey, met “Een ondernemer in elkaar slaan”. { $dealer } heeft een Drugsdealer en heeft de Aankoop van een tweede gepland: met twee is er de Monopoly Drugs, nog deze betaaldag. Voer de kaart uit en richt hem op die Drugsdealer.
attacks-bash-other = Die verdient ook wat, maar er hangt niets van af. De Drugsdealer is een halve Monopoly: richt je op hem.
attacks-doctor = Het is gelukt. Voordat een kaart eraan gaat, wordt iedereen met Influence-kaarten in het geheim om een Spoedoperatie gevraagd: die redt de kaart. Jij ook, al heb je er geen, zodat niemand te weten komt wie wat heeft. Een Spoedoperatie mag de kaart van ieder ander redden, dus die hulp kun je verkopen. Pas.
attacks-end = De Drugsdealer doet tot de volgende ronde niet mee. { $dealer } heeft er dus twee, en deze betaaldag toch geen Monopoly, { $rich } kocht niets, en jij hebt { $cash }k. Maar wie aanvalt maakt vijanden, en die antwoorden: vanaf ronde III kan een geplande kaart een Hinderlaag voor je Gangster zijn, of een Beroving als jij betaald wordt. Dreig dus vaker dan je slaat, en laat je betalen om het niet te doen.
