# De lessen van Sicilianos. Dezelfde sleutels staan in en.ftl, in dezelfde volgorde.

first-title = Je eerste bendeoorlog
first-about = Dobbel om kaarten, win een oorlog, was een biljet wit en open een bedrijf.
first-roll =
    Je hebt veel te veel zwart geld, en alleen een bendeoorlog wast het wit: de sterkste familie krijgt haar biljet dubbel terug, witgewassen, en opent een bedrijf. Met drie bedrijven van één kleur ben je meteen de Peetvader; anders wint wie het witst uit de was komt.
    In je beurt dobbel je om kaarten of begin je een oorlog. Je vier kaarten hebben vier kleuren, dus dobbel.
first-roll-thin = Dat mag, maar één kaart is een magere familie. Dobbel eerst om meer.
first-war =
    De steen gaf twee kaarten, en er zat een gele bij. Nu heb je { $low } en { $high }: samen een sterke familie. In een oorlog mag je alleen kaarten van je eerste kleur bijleggen; twee van één kleur zijn dus meer waard dan één hoge.
    Begin de oorlog met de gele 7. Die ligt gedekt: de anderen zien de kleur, niet de waarde.
first-war-keep = Bewaar de hoogste voor straks. Wat open ligt kan door een bom worden opgeblazen, en laat de anderen zien hoe sterk je bent. Begin met de 7.
first-war-alone = Van die kleur heb je maar één kaart, dus daar kun je niets bijleggen. Neem geel.
first-war-roll = Je zou nog kunnen sparen, maar iedereen ziet je twee gele kaarten, en iemand kan er een stelen. Sla nu toe.
first-stake = Zet er een biljet van je zwarte geld op in. Win je, dan krijg je het wit terug, met evenveel erbij van de bank; verlies je, dan houdt de bank het. Al het zwarte geld dat je op de uitbetaaldag nog hebt, telt tegen je, nu { $black }k. Met een sterke familie zet je een groot biljet in: 50k.
first-stake-more = Dat is voorzichtig, maar met een goede kans wil je zoveel mogelijk wassen. Zet de 50k in.
first-tied = Twee anderen deden mee, elk met een andere kleur, en de kaarten gingen open: jij hebt { $mine }, en { $who } ook { $theirs }. Even sterke families winnen niets! Maar de oorlog gaat door, ronde na ronde, met meer kaarten van je eigen kleur. Leg nu { $high }.
first-tied-pass = Dan blijft je 7 gelijk staan, en wie gelijk staat wint niets. Je hebt de beste kaart nog in de hand: leg die.
first-shop = Je gele familie was de sterkste, wat er ook tegenover kwam. Je biljet kwam dubbel terug: { $laundered }k, spierwit, en de inzet van de anderen is weg. En je mag een geel bedrijf openen: een antiekwinkel, een pizzeria of een wasserij. Kies maar!
first-end = { $laundered }k wit, nog { $black }k zwart, en het eerste van drie gele bedrijven. Nog twee en je bent de Peetvader. Haalt niemand dat, dan komt de uitbetaaldag zodra iemand geen zwart geld meer heeft: wit min zwart, plus premies voor bedrijven. Was de rest nu aan een echte tafel.

specials-title = Overlopers en bommen
specials-about = Een 8 die kan overlopen, en een 5 die een hoge kaart opblaast.
specials-join =
    { $first } is met een gele kaart een oorlog begonnen, { $second } deed mee met een groene. Twee waarden zijn in een oorlog meer dan ze lijken: een 8 kan overlopen, een 5 kan ontploffen. Jij hebt ze allebei in het zwart.
    Doe mee: leg de zwarte 8, en zet er 40k bij.
specials-join-bomb = Bewaar de bom voor later, als er iets is dat de moeite waard is. Leg eerst de 8.
specials-join-single = Met één kaart van een kleur kun je niet verder. Van zwart heb je er twee, en bijzondere ook.
specials-join-out = Erbuiten blijven mag. Maar met twee bijzondere kaarten heb je een goede kans: doe mee.
specials-join-stake = Zet met een goede kans meer in: wat je wint wordt verdubbeld. Neem de 40k.
specials-coat = Alles ligt open: je zwarte familie heeft { $mine }, de gele van { $who } heeft { $theirs }. Geel en zwart zijn partners, dus je 8 mag overlopen: dan telt hij voor 4 bij geel, en winnen of verliezen jullie samen. Maar dan moet je delen, en zo ben jij de sterkste. Houd hem in je eigen familie.
specials-coat-no = Dat is iets voor een oorlog die je zelf niet kunt winnen. Hier sta je voor: houd de 8 thuis.
specials-round = Verder met zwart, tot nu toe { $mine }. { $who } heeft er gedekt een gele kaart bij gelegd, en dat kan best een hoge zijn. Leg je zwarte 5.
specials-round-pass = Dan houd je op met wat je hebt, en gaat een ander door. Je hebt de 5 nog: leg die.
specials-bomb = Daar ligt hij: { $theirs } voor { $who }, { $mine } voor jou als de 5 gewoon meetelt. Maar een zwarte 5 kan ontploffen bij groen, paars of geel, en neemt dan één open kaart van een vijand mee. De bom is dan zelf ook weg, dus reken het eerst na: blaas de gele 11 op.
specials-bomb-keep = Dan heb je minder dan geel, en verlies je. Laat hem ontploffen.
specials-bomb-six = Dan blijft de 11 liggen, en die is meer dan jouw 8. Neem de hoge.
specials-bomb-green = Groen kan geen kwaad. Het gevaar is geel: neem de 11.
specials-shop = Boem! Tegenover je 8 ligt alleen nog de gele 6, en niemand kon er nog iets bij leggen. Je hebt { $laundered }k wit. Open je zwarte bedrijf.
specials-end = Nog één ding: in je hand zitten twee kaarten met een 1. Een 1 is een lijfwacht: zolang hij open in een familie ligt, moet een bom hém nemen en niet de hoge kaarten. Een lage kaart kan dus veel waard zijn. Denk aan alle drie als iemand een kaart legt die te zwak lijkt.

payday-title = Witwassen en de uitbetaaldag
payday-about = Het laatste zwarte biljet, en een uithangbord dat meer waard is dan de oorlog.
payday-war =
    De avond is voorbij na de oorlog waarin iemands zwarte geld opraakt, en jullie hebben allemaal nog één biljet. Jij hebt { $white }k wit, en { $black }k zwart dat tegen je telt: was het nu.
    Met welke kleur? In een oorlog heeft elke familie een andere. { $yellow } heeft alleen maar geel, dus als jij met geel begint is die deur dicht; { $purple } heeft één paarse kaart. Begin met een gele kaart, en zet je biljet in.
payday-war-roll = Sparen kan, maar dan begint een ander de laatste oorlog, en misschien eindigt de avond zonder jou. Nu ben je bijna alleen: begin hem.
payday-war-yellow = Bij die kleur kan { $yellow } meedoen met geel, met twee kaarten. Begin met geel, dan kan alleen { $purple } nog meedoen.
payday-shop =
    Niemand deed mee, dus de oorlog was meteen van jou: { $white }k wit en geen zwart geld meer, en dat is het einde. Maar eerst open je een geel bedrijf, en het uithangbord telt. Een antiekwinkel, een pizzeria en een wasserij in drie verschillende kleuren zijn samen een drietal van 50k, en de meeste van één soort is 100k waard.
    Je hebt een antiekwinkel en een pizzeria. { $purple } heeft er een die niemand heeft gezien. Kies wat het drietal volmaakt.
payday-shop-set = Zo een heb je al. Voor het drietal ontbreekt een wasserij, en wasserijen heeft nog niemand laten zien.
payday-end = Uitbetaaldag: { $total }k tegen { $second }k. Daarvan heb je { $white }k in oorlogen gewassen, en de rest is premie: het drietal, de meeste pizzeria's, de meeste wasserijen. Let dus op drie dingen: hoeveel zwart geld de anderen nog hebben, wat er met een oorlog afgelopen is, en welk bord je nog mist.
