# Wat er in het eerste potje Maffiosi wordt uitgelegd. Dezelfde sleutels staan in en.ftl, in dezelfde volgorde.

card = Je mannen in café, restaurant en casino hebben net voor je verdiend, en je Boss ook. Speel nu een kaart, liefst een die een stoel vrijmaakt die betaalt; of leg er een af.
second-card = Na je kaart mag je nog een Verplaatskaart spelen, en alleen die. Een stoel die net vrijkwam en betaalt is een goede reden; en we vragen het ook als je er geen hebt.
cake-on-table = Er staat een taart op tafel. Hij ontploft als de volgende beurt van zijn eigenaar begint, en neemt mee wie daar zit en beide buren: tel wie van jou daarbij is, vooral je Boss.
stab = Een mes reikt tot de stoelen vlak naast je man. Kies wie op een stoel zit die betaalt, of wie met een mes naast je Boss zit.
fire = Een revolver reikt tot de stoel recht aan de overkant. Kies een man op een stoel die betaalt, of de Boss van wie het meeste geld heeft.
order = Je taart blijft een hele ronde staan, dus de anderen kunnen weglopen. Zet hem waar twee van hun mannen een goede stoel moeten verlaten, en geen van jou ernaast zit.
pass-on = De taart gaat naar de eerste man links of rechts, van wie die ook is. Tel drie stoelen rond de nieuwe plaats voor je hem doorschuift.
kaboom = Deze taart gaat meteen af, en neemt mee wie daar zit en beide buren. Kijk of er niemand van jou bij die drie is.
nightcap = Wie drinkt, slaapt: hij verdient niets en doet niemand kwaad tot de beurt van zijn eigenaar voorbij is. Een slaper die nog een glas krijgt, is voorgoed weg.
move-from = Kies een man die gevaar loopt, of een die op een stoel zit waar je niets aan hebt.
move-to = Een café, restaurant of casino betaalt elke beurt, en twee van een soort twee extra. Kijk ook wie er tegenover zit met een revolver, en ernaast met een mes.
scram = Iedereen staat op en gaat weer zitten, om de beurt één man. Neem eerst de beste stoelen, en denk aan je Boss: hij verdient overal, zolang hij leeft.
scram-chair = Eerst de stoelen die betalen; de kassa verdubbelt alles. Let ook op het vak van je man: een mes wil buren, een revolver iemand aan de overkant.
