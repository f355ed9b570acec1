## De woorden van het bord van Sicilianos; de namen van kaarten, kleuren en bedrijven zijn die van het spel.

sicilianos-table = De tafel
sicilianos-piles = De stapels van de families
sicilianos-hand = Je hand
sicilianos-yours = Wat van jou is
sicilianos-your-notes = Je zwarte biljetten
sicilianos-bank = Bank
sicilianos-dice = Dobbelstenen
sicilianos-rolled = gegooid
sicilianos-influence-2 = neem er twee
sicilianos-influence-1 = neem er één
sicilianos-influence-H = een handje: stelen
sicilianos-colour-ours = de spelregels noemen deze kleur niet: ze is onze reconstructie
sicilianos-influence-ours = hoe vaak elk teken op deze steen staat, is onze reconstructie
sicilianos-unknown = bedrijf, gedekt
sicilianos-back = een kaart, { $colour }, gedekt
sicilianos-can-guard = lijfwacht
sicilianos-can-bomb = bom op { $bombs }
sicilianos-can-coat = overloper: of 4 voor { $partner }
sicilianos-cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
sicilianos-backs = { $count ->
    [one] { $count } kaart, { $colour }
   *[other] { $count } kaarten, { $colour }
}
sicilianos-you-know = je weet: { $values }
sicilianos-known-in-pile = bekend, van boven af: { $values }
sicilianos-businesses = { $count ->
    [one] { $count } bedrijf
   *[other] { $count } bedrijven
}
sicilianos-businesses-left = { $count ->
    [0] geen bedrijf meer
    [one] nog { $count } bedrijf
   *[other] nog { $count } bedrijven
}
sicilianos-no-notes = geen biljetten
sicilianos-empty-hand = geen kaarten
sicilianos-black = zwart
sicilianos-black-is = zwart { $amount }k
sicilianos-white = wit
sicilianos-white-is = witgewassen { $amount }k
sicilianos-white-title = witgewassen geld
sicilianos-figure-cards = { $count ->
    [one] kaart
   *[other] kaarten
}
sicilianos-figure-shops = { $count ->
    [one] bedrijf
   *[other] bedrijven
}
sicilianos-sum = samen { $sum }
sicilianos-warning-full = 10 kaarten: niet dobbelen
sicilianos-warning-owes-war = moet een oorlog beginnen
sicilianos-warning-nearly-full = 9 kaarten
sicilianos-warning-last-note = laatste biljet
sicilianos-warning-at-stake = laatste biljet ingezet
sicilianos-warning-godfather = nog één { $colour } tot Peetvader
sicilianos-short-full = 10/10
sicilianos-short-owes-war = oorlog
sicilianos-short-nearly-full = 9/10
sicilianos-short-last-note = laatste
sicilianos-short-at-stake = laatste
sicilianos-short-godfather = 2/3
sicilianos-war = Bendeoorlog { $war }, ronde { $round }
sicilianos-face-down = Alle kaarten liggen gedekt.
sicilianos-is-face-down = gedekt
sicilianos-leads = { $name } aan kop met { $strength }
sicilianos-tied = { $names } gelijk: dat levert niets op
sicilianos-nobody-leads = niemand aan kop
sicilianos-rank-leads = aan kop
sicilianos-rank-tied = gelijk
sicilianos-strength = sterkte { $strength }
sicilianos-stake = inzet { $stake }
sicilianos-serves = dient { $colour }
sicilianos-status-not_asked = nog niet gevraagd
sicilianos-status-asked = moet beslissen
sicilianos-status-stayed_out = doet niet mee
sicilianos-status-skipped = kan niet meedoen
sicilianos-status-active = in oorlog
sicilianos-status-dropped = uitgestapt
sicilianos-of = van { $name }
sicilianos-counts = telt { $worth }
sicilianos-shielded = achter de lijfwacht
sicilianos-look-through = de stapel { $colour }, van boven af
sicilianos-only-you = alleen jij ziet dit
sicilianos-found = een bedrijf, { $colour }: wat komt er op het uithangbord?
sicilianos-split = jullie winnen samen: welk deel neem jij?
sicilianos-payday = Uitbetaaldag
sicilianos-godfather-wins = De Peetvader wint
sicilianos-player = speler
sicilianos-total = samen
sicilianos-part-white = wit
sicilianos-part-black = zwart
sicilianos-part-set = drietal
sicilianos-part-antique = antiekwinkels
sicilianos-part-pizzeria = pizzeria's
sicilianos-part-laundry = wasserijen
sicilianos-why-white = witgewassen geld telt helemaal mee
sicilianos-why-black = zwart geld gaat eraf
sicilianos-why-set = een antiekwinkel, een pizzeria en een wasserij in drie kleuren
sicilianos-why-antique = als enige de meeste antiekwinkels
sicilianos-why-pizzeria = als enige de meeste pizzeria's
sicilianos-why-laundry = als enige de meeste wasserijen
