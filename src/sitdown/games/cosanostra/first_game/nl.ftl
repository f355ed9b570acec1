# Wat er in het eerste potje La Cosa Nostra wordt uitgelegd. Dezelfde sleutels staan in en.ftl, in dezelfde volgorde.

offered = Iemand doet je een bod. Geld, Businesses en markers gaan meteen over; al het andere is maar praat. Vraag je af wie er het meeste aan heeft.
keep = Dit zijn je Jobs. Houd ze, tenzij het allemaal Aanvallen zijn: je leeft van Jobs die betalen. Wie weigert, geeft iedereen nieuwe.
plan = Elke beurt krijgt één Gangster één kaart: een Job uit je hand, of een Business van de markt. Begin met je sterkste man en de Job die het meeste betaalt.
plan-card = Een Job vraagt de Businesses die erop staan, en gooit een dobbelsteen per pistool. Wat je mist moet je eerst kopen of lenen; een Aankoop vraagt alleen geld als je hem uitvoert.
influence = Voor je plant mag je Influence-kaarten leggen: een Handlanger of Machinepistool helpt een man van jou, een Saboteur of Afleiding hindert die van een ander. Je krijgt er weinig; bewaar ze voor een goede Job.
bargain = Onderhandelen mag altijd: kies een speler en doe een bod. Mist een Job van jou een Business? Leen die voor één Job met een marker, nu nog niemand je plannen kent.
act = Nu gebeurt het: één kaart per beurt, in je eigen volgorde. Doe Jobs die betalen vóór Aankopen die geld kosten, en bedenk wie je kan beroven als je betaald krijgt.
aim = Richt op wie voorstaat, of op een halve Monopoly. Maar wie aangevallen wordt, onthoudt dat, en kan de volgende ronde terugslaan.
reroll = Met je Politieagent gooi je één steen opnieuw, één keer per ronde. Neem een steen die mislukt is; twee successen betalen meer dan één, en meer dan twee helpt niet.
scheme = Een Verklikker geeft een extra beurt vlak vóór die van een ander, of slaat jou over. Iedereen wordt gevraagd, zodat niemand weet wie er een heeft; pas als je er niets aan hebt.
rob = Iemand krijgt zo betaald, en wie een Beroving gepland heeft mag nu toeslaan. Iedereen wordt gevraagd, zodat niemand iets te weten komt: pas als je er geen hebt.
trap = Een Aanval gaat jou treffen. Heb je een Hinderlaag gepland, onthul die dan nu; anders pas je, want het wordt altijd gevraagd.
doctor = Iemand wordt zo geraakt, en een Spoedoperatie maakt het één stap minder erg, voor wie dan ook. Zulke hulp kun je verkopen; pas als je er geen hebt.
look = Je ziet een geplande Job die verder niemand ziet. Bedenk op wie die gericht is, en zeg alleen de waarheid als dat iets oplevert.
launder = Wat je witwast ligt veilig onder je Boss en telt aan het einde dubbel, maar uitgeven kan niet meer. Houd over wat je voor Aankopen nodig hebt.
buy = Je mag nu een kaart goedkoper kopen, en die werkt meteen. Een tweede Zakenman van een soort is het meeste waard: dat kan een Monopoly zijn.
recruit = De betaaldag is voorbij, en je mag er een Gangster bij ronselen. Pistolen zijn dobbelstenen, en elke man is elke ronde een kaart meer: vroeg in het spel loont dat.
discard = Drie Jobs en drie Influence-kaarten mag je houden. Leg de Jobs af waarvan je de Businesses toch niet krijgt.
second-round = De tweede ronde: Jobs betalen meer, maar vragen meer Businesses, en er wordt aangevallen. Kijk welke Jobs je alleen kunt doen, en vraag de rest voor je plant.
last-round = De laatste ronde. Je inkomen telt aan het einde dubbel, en de meeste actieve Gangsters zijn 15k waard; wat je nu koopt, telt dus nog mee.
