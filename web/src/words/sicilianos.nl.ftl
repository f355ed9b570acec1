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

## Hulp: wat iets is en wat het doet

sicilianos-help-plain = { $card }. Telt in een oorlog voor { $value } in de eigen familie.
sicilianos-help-guard = { $card }, de lijfwacht. Telt voor 1; zolang die open ligt, kan een bom geen andere kaart van die familie treffen.
sicilianos-help-bomb = { $card }, de bom. Omgedraaid mag ze een open kaart in { $bombs } opblazen, en dan is ze zelf ook weg; of ze telt voor 5.
sicilianos-help-coat = { $card }, de overloper. Telt voor 8; omgedraaid in de eerste ronde van een oorlog mag hij in plaats daarvan voor 4 tellen bij { $partner }, en dan deelt de eigenaar in wat die familie wint.
sicilianos-help-back = Een kaart waarvan je alleen de kleur kent: { $colour }.
sicilianos-help-face-down = Ze ligt gedekt tot iedereen gelegd heeft.
sicilianos-help-shielded = Ze staat achter de lijfwacht: de bom kan haar niet treffen.
sicilianos-help-pile = { $pile }. Wie een oorlog wint met deze kleur, richt een van haar bedrijven op.
sicilianos-help-eye = Kijk de stapel in en neem een kaart naar keuze.
sicilianos-help-dice = Twee dobbelstenen noemen kleuren, de derde zegt wat je doet: bij 2 van elk een kaart nemen, bij 1 één kaart van een stapel naar keuze nemen of een gegooide stapel inkijken, bij een handje een kaart in een gegooide kleur stelen.
sicilianos-help-bank = De bank: { $notes }. Verloren inzetten gaan erheen; wie alleen een oorlog wint, krijgt er evenveel als zijn inzet.
sicilianos-help-backs = { $backs }. Iedereen ziet de kleuren van een hand, alleen de eigenaar de waarden.
sicilianos-help-hand = { $cards } in de hand. Tien is het meeste, en wie een beurt met tien eindigt, moet een oorlog beginnen.
sicilianos-help-black = Zwart geld, { $amount }k: { $notes }. Daarmee zet je in. Op de uitbetaaldag gaat het eraf; heeft iemand er geen meer, dan eindigt het spel.
sicilianos-help-white = Wit geld, { $amount }k: witgewassen door oorlogen te winnen. Het telt helemaal mee en wordt nooit ingezet.
sicilianos-help-shop = { $shop }. Uitbetaaldag: 100k voor de meeste van een soort, 50k voor drie soorten in drie kleuren. Alle drie van één kleur: Peetvader, en die wint meteen.
sicilianos-help-stake = De inzet: { $stake }. Wie alleen wint, wast die wit met evenveel van de bank; wie verliest, is ze kwijt.
sicilianos-help-strength = Sterkte { $strength }: alle open kaarten van de familie samen. De sterkste familie wint; gelijke winnen niets.
sicilianos-help-standing = Legt niemand nog een kaart bij, dan wint de sterkste familie; gelijke winnen niets.
sicilianos-help-sum = Je kaarten van deze kleur samen: { $sum }.
sicilianos-help-note = { $count } × { $note } zwart geld, om in een oorlog in te zetten.
sicilianos-help-share-0 = Het bedrijf: wie het neemt, laat het geld aan de bondgenoot.
sicilianos-help-share-1 = De inzet van beiden, { $amount }, witgewassen: wie het geld neemt, laat het bedrijf aan de bondgenoot.
sicilianos-help-warning-full = Tien kaarten in de hand is het meeste: de volgende beurt niet dobbelen, maar een oorlog.
sicilianos-help-warning-owes-war = Eindigde een beurt met tien kaarten: de volgende beurt moet een oorlog beginnen.
sicilianos-help-warning-nearly-full = Negen kaarten: tien is het meeste, en dan moet er een oorlog komen.
sicilianos-help-warning-last-note = Nog één zwart biljet: is dat weg, dan eindigt het spel na die oorlog.
sicilianos-help-warning-at-stake = Het laatste zwarte biljet is ingezet: na deze oorlog eindigt het spel.
sicilianos-help-warning-godfather = Nog één bedrijf in { $colour } en deze speler is Peetvader, en die wint meteen.
sicilianos-help-total = Het hoogste bedrag wint.
