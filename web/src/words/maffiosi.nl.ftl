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
maffiosi-hint-kaboom = Kies de taart die ontploft.
maffiosi-hint-nightcap = Kies de eerste drinker.
maffiosi-hint-scram = Speel hem, en iedereen staat op.
maffiosi-hint-move = Kies een man van jou, en dan een vrije stoel.
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
