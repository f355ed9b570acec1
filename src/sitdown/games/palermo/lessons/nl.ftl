# De lessen van Palermo. Dezelfde sleutels staan in en.ftl, in dezelfde volgorde.

first-title = Je eerste inkomsten
first-about = Sticht de stad, bouw dak aan dak, en haal geld op aan je eigen deuren.
first-start =
    Je bent een kleine gangster met een keten van cafés, en vanavond haal je de inkomsten op. Eerst bouwen jullie samen de stad, ieder met zijn eigen deuren liefst dicht bijeen; daarna is elk bewegingspunt dat je aan een eigen deur overhoudt een miljoen, en wie het meeste geld heeft, wint.
    Jij begint: leg het startkaartje, waar straks iedereen vertrekt, in het midden, op F6-G7.
first-house = Nu je eerste café. Bouw het lange huis op H6-I7 zoals het ligt, zonder te draaien: dan is de deur aan I7, twee stappen van de start. Dichtbij is goed, want lopen kost geld.
first-house-other = De goede plaats, maar niet dit huis, of niet zo. Neem het lange huis met de deur rechts, en draai het niet.
first-house-far = Daar mag je bouwen, maar straks moet je er ook heen lopen. Bouw naast het startkaartje, op H6-I7.
first-roof = De anderen hebben verder gebouwd. Elk nieuw huis moet dak aan dak liggen met een huis dat er al staat: met de hoeken tegen elkaar telt niet. Voor jou kan dat alleen nog op J4-K5. Bouw daar het hoekhuis zoals het ligt: dan is de deur aan K5.
first-roof-other = Daar past het, maar neem het hoekhuis en draai het niet: we willen de deur aan K5.
first-police = Zo ging het door tot de stad vol was: jij hebt er { $discs } deuren in. Nu vertrekt iedereen van het startkaartje, met { $range } punten. Voordat je gangster loopt, mag je je agent verplaatsen. Er is nog niemand op straat die last van hem heeft: laat hem staan.
first-police-later = Daar staat hij voor niets, want er is nog niemand buiten. Laat hem deze keer staan.
first-walk = Een stap kost een punt, en jij hebt er { $range }. Wat je aan je eigen deur overhoudt, krijg je in miljoenen. Drie deuren kun je bereiken: F8 is één stap, E8 en I7 zijn er twee. Ga waar je het meeste overhoudt.
first-walk-dear = Wel je eigen deur, maar één stap verder, en een stap is een miljoen. Er is er een dichterbij.
first-walk-nothing = Alleen je eigen deur betaalt, en alleen als je er stopt. Kies een van de drie deuren die aangewezen zijn.
first-block =
    { $money } miljoen! En elk schijfje dat je ophaalt maakt je sterker: je bereik is nu { $range }. Maar de anderen hebben agenten op straat gezet: wie op zo'n vakje komt, betaalt twee punten in plaats van één.
    Dat kun jij ook. { $who } staat op J7, met een eigen deur vlak naast zich op J8. Zet je agent in die deur.
first-block-now = Op het startkaartje doet hij niets voor je. In de deur op J8 kost hij een ander een miljoen.
first-block-there = Daar mag hij staan, maar daar hoeft nu niemand langs. Zet hem op J8.
first-second = Nu jij. Je deur aan E8 is vlak naast je, en daar staat een agent van { $who }. Die deur kost dus twee punten, maar iets beters is er niet. Ga naar E8.
first-second-dear = Dat levert minder op, of helemaal niets. E8 kost ondanks de agent maar twee punten: ga daarheen.
first-end =
    Kijk: { $who } moest voor één stap twee punten betalen, dus je agent heeft zijn brood verdiend. Jij hebt { $money } miljoen en een bereik van { $range }.
    Zo gaat het door, één deur per beurt. Wie ze allemaal heeft, loopt naar huis, naar het startkaartje, en wie vroeg thuis is krijgt elke beurt geld zolang de anderen nog buiten lopen. Bouw nu zelf een stad!

home-title = Thuiskomen
home-about = Het laatste schijfje, de kortste weg naar huis, en wat een agent dan nog kan.
home-last = De avond is bijna om: je hebt { $money } miljoen, er ligt nog één schijfje in de stad, en met alles wat je hebt opgehaald is je bereik { $range }. Juist nu leveren deuren het meeste op. In de jouwe aan J11 staat een agent, maar het is vlakbij: haal het schijfje op.
home-last-first = Zonder het laatste schijfje komt niemand thuis: het startkaartje zou voor jou gewoon straat zijn. Ga naar J11.
home-home = { $money } miljoen, en geen schijfje meer te gaan: een bereik van { $range }. Nu is het startkaartje je huis, en ook daar is elk punt dat je overhoudt een miljoen. { $who } is al thuis en krijgt daarvoor betaald, dus maak haast. Elk van de vier vakjes is goed: neem het dichtstbijzijnde, G11.
home-home-far = Ook thuis, maar verder weg, en elk punt is een miljoen. G11 is dichterbij.
home-home-out = Dan blijf je nog een beurt buiten, en ondertussen krijgt wie thuis is een premie. Ga naar huis, naar G11.
home-block =
    Thuis! Je hebt nu { $money } miljoen, met de premie van { $bonus } erbij die je aan het begin van elke beurt krijgt zolang er nog iemand buiten loopt. Hoe later de anderen komen, hoe beter dus.
    { $who } heeft alle schijfjes en staat op M11. Je agent loopt nog wel, met je volle bereik: zet hem midden in de weg, op L11.
home-block-now = Dan komt { $who } er goedkoop langs. Elke beurt dat er een gangster buiten is, is een premie voor jou: ga in de weg staan.
home-block-there = Misschien ook een goede plek, maar L11 ligt vlak naast M11, op de kortste weg naar huis. Neem L11.
home-end = Je hebt { $money } miljoen: weer een premie. { $who } is op G9 blijven staan, vlak voor de deur, om de volgende beurt meer punten over te houden. Die truc is het onthouden waard: wacht op een beurt die iets oplevert, maar niet te lang. Is de laatste thuis, dan wordt de ronde uitgespeeld, en het meeste geld wint.
