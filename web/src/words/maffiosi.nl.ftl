# De woorden van Maffiosi's tafel. Hoe kaarten en mannen heten, komt van de server.

maffiosi-table = De eettafel
maffiosi-chairs = Dertig stoelen rond de tafel; waar ze staan, is onze reconstructie
maffiosi-chair = stoel { $chair }
maffiosi-free = vrij
maffiosi-crossed = kop van de tafel, hier wordt niet geschoten
maffiosi-object-cafe = café
maffiosi-object-restaurant = restaurant
maffiosi-object-casino = casino
maffiosi-object-till = kassa
maffiosi-object-revolver = revolver
maffiosi-object-knife = mes
maffiosi-object-drink = drankje
maffiosi-man-yours = jouw { $type }
maffiosi-man-of = { $type } van { $name }
maffiosi-asleep = in slaap
maffiosi-cake-yours = jouw taart
maffiosi-cake-of = taart van { $name }
maffiosi-cake-home = taart nog niet besteld
maffiosi-endangers = bedreigt de stoelen { $chairs }
maffiosi-fuse = { $turns ->
    [one] ontploft als de volgende beurt begint
   *[other] ontploft over { $turns } beurten
}
maffiosi-fuse-never = ontploft niet meer vanzelf
maffiosi-threatened = { $count ->
    [one] één man kan hem raken
   *[other] { $count } mannen kunnen hem raken
}
maffiosi-would-earn = verdient daar { $income }k
maffiosi-glasses = { $filled } van { $all } glazen gevuld

## De bendes in het midden

maffiosi-money = geld
maffiosi-earns = verdient
maffiosi-earns-title = wat de bende nu zou verdienen
maffiosi-till-doubles = kassa: verdubbelt het inkomen
maffiosi-monopoly = monopolie: { $thing }
maffiosi-men = { $count ->
    [one] man
   *[other] mannen
}
maffiosi-men-title = mannen die nog leven
maffiosi-men-left = mannen over
maffiosi-men-lost = aan de muur
maffiosi-out = af
maffiosi-cards = { $count ->
    [one] kaart
   *[other] kaarten
}
maffiosi-in-hand = { $count ->
    [one] één kaart in de hand
   *[other] { $count } kaarten in de hand
}
maffiosi-waiting = { $count ->
    [one] één man wacht op een stoel
   *[other] { $count } mannen wachten op een stoel
}
maffiosi-wall = portretten aan de muur
maffiosi-wall-of = { $count ->
    [one] één portret aan de muur: { $men }
   *[other] { $count } portretten aan de muur: { $men }
}
maffiosi-pot = in de pot
maffiosi-pot-title = wat er nog te verdienen valt; is de pot leeg, dan is het afgelopen
maffiosi-pot-last = het laatste biljet; wie nu geld krijgt, pakt het helemaal, en dan is het afgelopen
maffiosi-draw = { $count } kaarten op de stapel
maffiosi-used = { $count } kaarten gebruikt
maffiosi-used-top = { $count } kaarten gebruikt, de laatste is { $card }
maffiosi-discard-here = leg hem hier af
maffiosi-scrams = { $count } van { $all } nog niet gespeeld
maffiosi-from-income = { $turns ->
    [one] inkomen van één beurt
   *[other] inkomen van { $turns } beurten
}
maffiosi-from-pot = de rest van de pot

## De hand

maffiosi-hand = Jouw hand
maffiosi-hand-of = hand van { $name }: { $cards }
maffiosi-hand-empty = Geen kaarten meer. Je geld telt nog wel.
maffiosi-no-target = nu geen doelwit
maffiosi-tray = Jouw mannen die op een stoel wachten
maffiosi-piece = { $name }, nog { $count } te plaatsen
maffiosi-drag-cake = sleep je taart naar een stoel
maffiosi-card-stab = een mes raakt de man ernaast
maffiosi-card-fire = een revolver raakt de man ertegenover
maffiosi-card-order = jouw taart komt op tafel
maffiosi-card-pass = andermans taart gaat door naar de volgende man
maffiosi-card-kaboom = andermans taart ontploft meteen
maffiosi-card-nightcap = drie drinkers vallen in slaap
maffiosi-card-scram = iedereen staat op en gaat opnieuw zitten
maffiosi-card-move = een man van jou neemt een vrije stoel
maffiosi-hint-stab = Kies wie een mes van jou kan raken.
maffiosi-hint-fire = Kies wie tegenover een revolver van jou zit.
maffiosi-hint-order = Kies de plaats voor je taart.
maffiosi-hint-pass = Kies een taart, en dan wie hem krijgt.
maffiosi-hint-pass-then = Kies nu wie hem krijgt.
maffiosi-hint-kaboom = Kies de taart die ontploft.
maffiosi-hint-nightcap = Kies de eerste drinker.
maffiosi-hint-scram = Speel hem, en iedereen staat op.
maffiosi-hint-move = Kies een man van jou, en dan een vrije stoel.
maffiosi-hint-move-then = Kies nu een vrije stoel, of een andere man van jou.
maffiosi-hint-discard = Nu geen doelwit. Kies de gebruikte kaarten om hem af te leggen.
maffiosi-hint-seat = Kies een vrije stoel voor de man die klaarstaat, of eerst een ander.
maffiosi-costs-own = { $count ->
    [one] Dit kost je een eigen man.
   *[other] Dit kost je { $count } eigen mannen.
}
maffiosi-rather-not = Liever niet
maffiosi-do-it = Toch doen

## Waarom een kaart daar niet heen kan

maffiosi-no-MA-42 = Een taart gaat naar de eerste man links of rechts ervan.
maffiosi-no-MA-45 = Daar staat geen taart.
maffiosi-no-MA-51 = Eerst staat iedereen op: speel de kaart.

## Wat alles is en doet

maffiosi-about-boss = Een Boss levert zijn bende 1k per beurt op zolang hij wakker is, waar hij ook zit.
maffiosi-about-gunman = Een Revolver Robbie kan de man tegenover hem neerschieten, ook zonder revolver voor zich.
maffiosi-about-knifer = Een Jack Stiletto kan de man links of rechts van hem neersteken, ook zonder mes voor zich.
maffiosi-about-heavy = Een Sterke Henkie heeft zelf geen wapen: hij gebruikt wat er voor hem ligt.
maffiosi-about-asleep = Wie slaapt, verdient niets, valt niemand aan en kan niet weg; nog een slaapmutsje en hij wordt nooit meer wakker. Aan het einde van de beurt van zijn bende wordt hij wakker.
maffiosi-about-cafe = Levert de bende die hier zit 1k per beurt op, en 2k extra als ze beide cafés heeft.
maffiosi-about-restaurant = Levert de bende die hier zit 1k per beurt op, en 2k extra als ze beide restaurants heeft.
maffiosi-about-casino = Levert de bende die hier zit 1k per beurt op, en 2k extra als ze beide casino's heeft.
maffiosi-about-till = Verdubbelt wat de bende die hier zit verdient.
maffiosi-about-revolver = Wie hier zit, kan de man tegenover hem neerschieten, met de kaart Vuur!
maffiosi-about-knife = Wie hier zit, kan de man links of rechts van hem neersteken, met de kaart Steek!
maffiosi-about-drink = Wie hier zit, kan in slaap vallen door de kaart Slaapmutsje!
maffiosi-about-crossed = Er zit niemand tegenover: hier komt geen kogel vandaan en ook geen aan.
maffiosi-about-ours = (Waar de stoelen staan, is onze reconstructie.)
maffiosi-about-cake = Wie daar zit en zijn twee buren gaan eraan; de taart gaat terug naar zijn eigenaar.
maffiosi-about-cake-home = Met de kaart Taart bestellen komt hij op tafel.
maffiosi-about-card-stab = schakelt een tegenstander uit naast een man van jou die Jack Stiletto is of een mes voor zich heeft.
maffiosi-about-card-fire = schakelt een tegenstander uit tegenover een man van jou die Revolver Robbie is of een revolver voor zich heeft.
maffiosi-about-card-order = zet jouw taart voor een stoel naar keuze. Als je volgende beurt begint, gaan wie daar zit en zijn buren eraan.
maffiosi-about-card-pass = verplaatst andermans taart naar de eerste man links of rechts ervan.
maffiosi-about-card-kaboom = andermans taart ontploft meteen: wie daar zit en zijn buren gaan eraan.
maffiosi-about-card-nightcap = brengt drie mannen met een drankje in slaap; wie al slaapt, wordt nooit meer wakker.
maffiosi-about-card-scram = iedereen staat op en gaat om de beurt weer zitten, jij eerst. De kaart is daarna uit het spel.
maffiosi-about-card-move = zet een wakkere man van jou op een vrije stoel naar keuze. Mag ook als tweede kaart.
maffiosi-about-no-target = Nu is er geen doelwit; je kunt hem alleen afleggen.
maffiosi-about-tally = { $count ->
    [one] Er is er één gebruikt.
   *[other] Er zijn er { $count } gebruikt.
}
maffiosi-about-draw = Aan het einde van een beurt vul je je hand aan tot vijf kaarten. Is de stapel op, dan worden de gebruikte kaarten geschud.
maffiosi-about-used = Gespeelde en afgelegde kaarten. Ze worden geschud als de trekstapel op is.
maffiosi-about-discard = Leg de kaart in je hand af in plaats van er een te spelen. Je beurt is dan voorbij.
maffiosi-about-scrams = Een gespeelde Smeer 'm! komt nooit terug.
maffiosi-about-money = { $name } heeft { $money }. Wie aan het einde het meeste heeft, wint, ook zonder bende.
maffiosi-about-earns = { $name } zou nu { $income }k verdienen: 1k voor de Boss, 1k per zaak, meer voor beide van één soort, en het dubbele met de kassa.
maffiosi-about-monopoly = Beide stoelen ({ $thing }): 2k extra per beurt.
maffiosi-about-men = { $count ->
    [one] { $name } heeft nog één man. Wie er geen meer heeft, is af, maar houdt zijn geld.
   *[other] { $name } heeft nog { $count } mannen. Wie er geen meer heeft, is af, maar houdt zijn geld.
}
maffiosi-about-hand = Iedereen vult zijn hand aan tot vijf aan het einde van zijn beurt.
maffiosi-about-out = { $name } heeft geen mannen meer en komt niet meer aan de beurt; het geld telt nog wel.
maffiosi-about-wall = Ze zijn voorgoed uit het spel.
maffiosi-pot-is = { $pot } in de pot.
