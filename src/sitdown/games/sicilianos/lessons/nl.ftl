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
