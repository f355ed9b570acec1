# De lessen van Maffiosi. Dezelfde sleutels staan in en.ftl, in dezelfde volgorde.

first-title = Je eerste slachtoffers
first-about = Verdien, schiet, ga op een warme stoel zitten, en pas op voor de taart.
first-fire =
    Alle bendes van Chicago zitten aan één tafel, en iedereen heeft een rekening te vereffenen. Elke beurt krijg je geld voor je Boss en voor elk café, restaurant of casino dat je in je macht hebt; is het geld midden op tafel op, dan wint wie het meeste heeft.
    Je beurt bracht { $money }k op: één voor de Boss, één voor je man in het casino. Nu speel je een kaart. Je man op stoel 3 heeft een revolver, en aan de overkant, op 25, zit iemand in een restaurant. Speel Vuur! en schiet hem neer.
first-fire-discard = Je hebt wel betere kaarten. Wie aflegt, doet deze beurt niets: speel er een.
first-fire-later = Die kaart komt later. Maak eerst een stoel vrij die geld oplevert: speel Vuur!
first-fire-other = Die kun je ook raken, maar zijn stoel levert je niets op. Neem de man op 25.
first-take = Het restaurant is vrij. Na je kaart mag je nog een Verplaatskaart spelen. Haal je Jack Stiletto van stoel 5, waar iemand iets in zijn drankje kan doen, en laat hem op 25 plaatsnemen. Dat levert je elke beurt wat op.
first-take-now = Dan gaat er straks een ander zitten, voordat het je iets heeft opgeleverd. Speel nu Verplaatsen.
first-take-other = Dat kan, maar het plan is: van het drankje op 5 naar het restaurant op 25.
first-stab =
    Iedereen is aan de beurt geweest, het was bloedig, en je restaurant betaalt: je hebt nu { $money }k. Er is er nog een, op stoel 10, en wie ze allebei heeft, krijgt elke beurt twee extra.
    Ernaast, op 9, zit een man van jou met een mes voor zich. Speel Steek! en ruim de man op 10 uit de weg.
first-stab-later = Die nog niet. Eerst moet de man op 10 weg, en daar heb je Steek! voor nodig.
first-stab-other = Bij hem kun je ook, maar het geld zit op stoel 10.
first-both = Nog eens hetzelfde: neem de stoel voordat een ander het doet. Speel Verplaatsen en breng je Jack Stiletto van 18 naar het restaurant op 10.
first-both-now = Een vrij restaurant blijft niet lang vrij. Speel Verplaatsen.
first-both-other = Dat mag, maar de anderen zitten goed waar ze zitten. Breng Jack Stiletto van 18 naar 10.
first-cake =
    Beide restaurants zijn van jou, en je hebt { $money }k. Maar wie verdient, wordt gehaat: { $who } heeft een taart neergezet voor je man op 25. Begint de beurt van die speler, dan ontploft de taart en neemt mee wie daar zit, met zijn beide buren. Eén van die buren, op 24, is je Boss!
    Speel Verplaatsen en breng hem naar het café op 17, want dat is leeg. Daar zit hij veilig, en hij verdient er nog wat ook.
first-cake-save = Mooi, maar zo ben je je Boss kwijt, en die verdient elke beurt. Haal hem weg met Verplaatsen.
first-cake-other = De Boss loopt gevaar op 24. Breng hem vandaar naar het café op 17.
first-more = De Boss is veilig. Er staat nog een taart, van { $who }, bij je restaurant op 10. Met je laatste Verplaatskaart kun je nog één man voor een ontploffing behoeden, naar welke vrije stoel je maar wilt. Of laat het hierbij en houd de kaart: jij beslist.
first-more-safe = Die loopt geen gevaar. Red er een die bij een taart zit, of ernaast.
first-end = Boem! De taart van { $who } ging meteen af, maar jouw Boss zit in het café achter een kop koffie. Je hebt { $money }k, en er ligt nog { $pot }k op tafel. Dat is het spel: ga zitten waar het geld is, laat een ander opstaan, en let op wat er voor je neus op tafel staat. Aan een echte tafel hebben de anderen ook met jou nog iets te vereffenen.

cakes-title = Taarten
cakes-about = Bestel er een, geef er een door, en ga er een uit de weg.
cakes-order =
    Een taart staat een hele ronde op tafel, waar iedereen hem ziet, en ontploft als de volgende beurt van zijn eigenaar begint: weg is wie daar zit, met zijn beide buren. Een taart is dus evengoed een dreigement als een bom.
    Op 6 zit de Boss van { $red }, op 8 de Boss van { $green }. Speel Taart bestellen en zet hem ertussenin, op 7.
cakes-order-second = Verplaatsen kan ook als tweede kaart. Bestel eerst de taart.
cakes-order-other = Bewaar die voor later. Bestel een taart: rond stoel 7 zitten twee Bosses.
cakes-order-chair = Daar zou hij wel iemand raken, maar nergens twee Bosses tegelijk. Zet hem op 7.
cakes-pass =
    Kijk eens hoe ze renden: 6, 7 en 8 zijn leeg. Je taart trof niemand, maar twee Bosses moesten van hun stoel, en een van de twee liep zo in een mes. Alleen: de Jack Stiletto van { $blue } rende naar 17, en daar heeft { $green } meteen een taart neergezet. Ernaast, op 18, zit jouw Jack Stiletto!
    Met Doorgeven! schuif je de taart van een ander naar de eerste man links of rechts. Schuif deze naar rechts, naar 16: dan is jouw man eruit, en zit op 15 een man van { $green } erin.
cakes-pass-boom = Met Ka-Boem! gaat hij meteen af, met je eigen man ernaast. Geef hem liever door.
cakes-pass-other = Red eerst je man op 18: Doorgeven!
cakes-pass-left = Links zit je eigen man. Naar rechts, bij hem vandaan!
cakes-pass-red = Daar zitten aan beide kanten mannen van jou; wat de een helpt, treft de ander. Neem de groene taart op 17.
cakes-run = Er is er nog een: de rode taart van { $red } op 25, met je Boss ernaast op 24, en die speler is straks aan de beurt. Als tweede kaart heb je nog Verplaatsen. Breng de Boss naar 6, 7 of 8: die stoelen zijn net vrijgekomen.
cakes-run-stay = Dan vliegt je Boss zo meteen de lucht in, en die verdient elke beurt. Verplaats hem.
cakes-run-boss = Dat is je Boss niet, of het is geen van de vrije stoelen 6, 7 en 8. Breng de Boss van 24 daarheen.
cakes-end = Boem, op 25: de man daar is weg en je Revolver Robbie op 26 ook, maar de Boss zit veilig. En op 16 wacht nog de groene taart op de beurt van { $green }. Onthoud: kijk voor het einde van je beurt naar elke taart en tel drie stoelen. Wie is er het eerst aan de beurt?

scram-title = Smeer 'm!
scram-about = Iedereen staat op, en jij kiest als eerste de beste stoelen.
scram-play = Soms begint de avond slecht: één man van jou in het casino, en verder niets dan drankjes en messen. Je hebt de zeldzaamste kaart. Met Smeer 'm! gaat iedereen van tafel en weer zitten, man voor man, en jij gaat als eerste zitten. Speel die kaart.
scram-play-other = Die komt later van pas. Nu heb je iets beters: Smeer 'm!
scram-boss = Iedereen staat. Om de beurt zet ieder een man neer, dus neem eerst wat het meeste waard is. Een restaurant betaalt wie er zit, en je Boss verdient sowieso. Maar de Boss moet blijven leven: tegenover 25 is stoel 3, met een revolver, dus houd die in de gaten. Kies de Boss, en zet hem op 25.
scram-boss-first = Begin met de Boss: hem verliezen kost je het meeste.
scram-boss-chair = Zet hem in het restaurant op 25: een zaak betaalt elke beurt, een andere stoel niet.
scram-till = Alle Bosses zitten nu in een zaak. Maar één stoel heeft nog niemand genomen, en die is evenveel waard als alle andere samen: de kassa op 29 verdubbelt je hele inkomen. Er zit niemand tegenover, dus geen revolver reikt tot daar. Zet er een Revolver Robbie neer.
scram-till-gunman = Neem een Revolver Robbie: elders schiet hij ook zonder revolver, maar hier doet hij de boeken.
scram-till-chair = De kassa is op 29, en nog vrij. Die verdubbelt alles wat je verdient.
scram-gun = De anderen hebben de rest van het geld genomen. Nu dus een dreigement: de Boss van { $red } zit op 10, en ertegenover, op 18, ligt een revolver. Vuur! heb je al. Zet een Jack Stiletto op 18. En kijk naar stoel 3: dat is wat { $green } net met jouw Boss heeft gedaan.
scram-gun-knifer = Neem een Jack Stiletto: met een revolver voor zich kan hij allebei.
scram-gun-chair = Vandaar raak je niemand die ertoe doet. Tegenover de Boss op 10 is stoel 18.
scram-end = Iedereen zit. Je hebt een restaurant, een Boss en de kassa, die allebei verdubbelt. Maar aan weerskanten ligt een mes, op 28 en 30, en je ziet wie daar is gaan zitten: { $red } en { $green }. De volgende Smeer 'm! kan lang duren: schiet dus voordat zij steken.
