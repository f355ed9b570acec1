# Wat er in het eerste potje Sicilianos wordt uitgelegd. Dezelfde sleutels staan in en.ftl, in dezelfde volgorde.

turn = Dobbel om kaarten, of begin een bendeoorlog met een van je kaarten. In een oorlog mag je alleen dezelfde kleur bijleggen; verzamel dus eerst twee of drie van één kleur, liefst hoge.
full = Je had na je beurt tien kaarten, dus nu moet je een oorlog beginnen. Kies de kleur waarvan je het meeste hebt, en begin met een middelmatige kaart: die komt open te liggen.
free-choice = De steen toont 1: neem blind de bovenste kaart van een stapel naar keuze, of kijk een gegooide stapel in en kies er een uit. Kies een hoge in de kleur die je spaart.
looked-through = Alleen jij ziet deze stapel. Neem wat je sterkste kleur sterker maakt; een 8 kan in een oorlog overlopen, en een 5 kan iets opblazen.
steal = Een handje: je pakt iemand een kaart van een gegooide kleur af. Ieders kleuren zijn te zien: neem er een die jou helpt, van wie die kleur spaart.
stake = Zet een zwart biljet in. Win je, dan komt het wit en dubbel terug; verlies je, dan ben je het kwijt. Met een sterke familie een groot biljet, anders een klein.
join = Iemand is een oorlog begonnen. Je mag meedoen met een kleur die er nog niet ligt, en een biljet; wie erbuiten blijft, waagt niets. Heb je van die kleur nog een tweede kaart?
round = De kaarten liggen open: leg er een van je eigen kleur bij, of stap uit. Wat er ligt telt ook dan nog mee, en een kaart bij een verloren oorlog is weggegooid.
turncoat = Je 8 mag overlopen: dan telt hij voor 4 bij een andere familie, en winnen of verliezen jullie samen, en delen jullie. Goed als je het alleen niet redt.
bomb = Je 5 kan ontploffen: hij neemt een kaart van een vijand mee en is zelf ook weg. Reken eerst uit wie er dan voorstaat; een open 1 moet als eerste geraakt worden.
split = Jullie winnen samen: de een krijgt het bedrijf, de ander wast beide inzetten wit. Nog veel zwart geld? Neem het geld. Al twee bedrijven van die kleur? Neem het derde.
business = Gewonnen! Open een bedrijf in je winnende kleur. De meeste antiekwinkels, de meeste pizzeria's, de meeste wasserijen: elk is 100k waard, dus kijk wat de anderen hebben.
business-two = Je tweede bedrijf. Met drie van één kleur ben je Peetvader, en is het spel meteen van jou; drie verschillende uithangborden in drie kleuren zijn 50k waard.
