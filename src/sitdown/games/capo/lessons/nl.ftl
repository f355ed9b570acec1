# De lessen van Capo della Mafia. Dezelfde sleutels staan in en.ftl, in dezelfde volgorde.

first-title = Je eerste ploeg
first-about = Eén eerlijke klus, één bluffer betrapt, en zelf één keer bluffen.
first-hello = Jullie zijn allemaal capo bij dezelfde familie, en iedereen wil hogerop. Elke ronde geeft de grote baas iedereen dezelfde opdracht: doe hem, of doe alsof. Wie na een ronde alleen aan kop staat met { $target } respect, wint.
first-crew =
    De opdracht: { $mission } De symbolen doen het werk. De sterren zijn wat de politie van je ziet.
    Leg gedekt twee mensen neer: { $first } en { $second }. Samen hebben ze alle symbolen, en precies zoveel sterren als er mogen.
first-crew-ugo = Kwaad zou hij niet doen. Maar wat je legt ben je kwijt, en nieuwe kaarten zijn schaars. Bewaar hem voor de volgende opdracht.
first-crew-fausto = Met zijn twee sterren erbij worden het er te veel: dat valt de politie op. Laat hem thuis.
first-crew-giulia = Haar ster is er naast deze twee één te veel. Zij verdient haar geld straks.
first-crew-too-few = Nog niet. Er moeten twee mensen mee voordat je de ploeg legt.
first-show = Nu draait iedereen de helft van zijn ploeg open, naar beneden afgerond: bij jou is dat één kaart. De andere blijft je geheim. Welke, dat mag je zelf weten: wat jij laat zien is alles waarop ze je kunnen beoordelen.
first-suspect =
    Kijk nu naar { $who }: twee kaarten, en open ligt { $card }. Dat zijn alle sterren die mogen. De gedekte kaart zou dus nog een vuist én een bankbiljet moeten hebben en geen enkele ster, en zo iemand bestaat niet. Het is bluf!
    Verdenk { $who }. Heb je gelijk, dan krijg je { $gain } respect; zo niet, dan kost het je { $loss }.
first-suspect-nobody = Veilig, maar zo laat je respect op tafel liggen. Hier weet je het zeker: verdenk de speler met de twee kaarten.
first-suspect-honest = Daar liggen twee gedekte kaarten, en die kunnen best hebben wat er nog ontbreekt. Dat is gokken. De ander weet je zeker.
first-paid = Raak. { $who } gaat naar de gevangenis en krijgt niets, en houdt dus { $other } respect. Jij had niets te vrezen: niemand verdacht je, dus je houdt de hoed, en ook de hoed betaalt. Met je goede verdenking erbij heb je er nu { $now }.
first-bluff =
    De volgende opdracht: { $mission } Je hebt niemand met een krat, dus dit kun je niet. Doe dan alsof: wie niet verdacht wordt, geldt als geslaagd.
    Leg { $first } en { $second }. Giulia betaalt extra als je de hoed houdt, bluf of geen bluf.
first-bluff-fausto = Hij kost twee sterren en levert je niets op. Een bluf moet er goedkoop en onschuldig uitzien. Neem de andere twee.
first-face = Nu je gezicht. Draai Ugo open: een vuist zonder ster, precies wat de opdracht vraagt. Iedereen zal denken dat de ander de krat bij zich heeft.
first-face-giulia = Wie Giulia laat zien, laat zien dat er iets te halen valt, en ook zij heeft alleen een vuist te bieden. Draai Ugo open en houd haar geheim.
first-guess =
    Je bluf ligt. Nu de anderen: { $single } heeft één kaart, en van één kaart gaat er niets open. { $who } laat { $card } zien en houdt de andere verborgen. Zeker weet je het bij geen van beiden.
    Verdenk iemand voor { $gain } respect, met kans op een verlies van { $loss }, of verdenk niemand. Deze keer beslist je eigen neus.
first-end = Niemand wees naar jou, dus je bluf was zo goed als de waarheid: respect voor de hoed, en nog één voor Giulia. Je hebt er { $now }. Dat is het hele spel: tel wat een ander kan hebben, en zorg dat ze het van jou nooit zeker weten. Schuif nu aan bij een echte tafel.

counting-title = Een ploeg natellen
counting-about = De smeris in je ploeg, en wat een ploeg niet kan zijn.
counting-crew =
    De opdracht: { $mission } Je kunt haar op twee manieren doen. De ene is met drie mensen die net weinig genoeg sterren hebben, Giulia is erbij. De andere is met { $two } en { $three }: één ster te veel, maar met { $cop } erbij is die ster weg.
    Zo iemand brengt dus niets mee, maar maakt plaats voor anderen. Leg een van die twee ploegen van drie.
counting-crew-short = Tel nog eens: er worden twee bankbiljetten, een krat en een vuist gevraagd, en niet meer sterren dan er staat. Er ontbreekt iets.
counting-crew-other = Zo wordt het geen van die twee ploegen. Neem je eerste, tweede en vierde kaart, of de tweede, derde en vijfde.
counting-show = Van drie kaarten gaat er één open. Wie hem ziet, telt: wat moeten de twee gedekte kaarten dan nog hebben, en kunnen twee kaarten dat? Draai open welke je wilt.
counting-suspect =
    Tel nu zelf. De opdracht vraagt vier symbolen. { $two } heeft twee kaarten, waaronder { $card }: dan hoeft de andere alleen nog een krat en een vuist te hebben, en zulke mensen zijn er genoeg. { $one } heeft één kaart gelegd, en daarvan ligt niets open. Maar geen enkele kaart heeft vier symbolen!
    Verdenk degene van wie je het zeker weet.
counting-suspect-none = Je hoeft geen kaart te zien om het zeker te weten. Hoeveel symbolen heeft één kaart op zijn hoogst?
counting-suspect-two = Met twee kaarten kun je vier symbolen hebben, dus dat zou gokken zijn. Met één kaart is het onmogelijk.
counting-end = { $one } kón het niet gedaan hebben, en jij hebt { $now } respect. Kijk dus eerst hoeveel kaarten er liggen, dan wat er open ligt, en dan naar de sterren. En draai het om: leg ook als je bluft genoeg kaarten voor de opdracht, anders telt een ander jou na.
