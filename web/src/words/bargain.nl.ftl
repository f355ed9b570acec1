## De onderhandelingstafel.

bargain-table = Onderhandelen
bargain-partners = Doe een bod aan
bargain-requests = Wat je Jobs missen
bargain-you = jij
bargain-to = aan
bargain-of = { $what } van { $name }
bargain-of-you = je { $what }
bargain-marker-on = een marker op { $business }
bargain-marker-off = de marker van { $business } af
bargain-for-good = { $what }, voorgoed
bargain-nothing = niets
bargain-you-give = Jij geeft
bargain-you-get = Jij krijgt
bargain-gives = { $name } geeft
bargain-gets = { $name } krijgt
bargain-accept = Akkoord
bargain-accept-sure = Toch akkoord
bargain-counter = Tegenbod
bargain-reject = Nee
bargain-withdraw = Intrekken
bargain-waits = Wacht op antwoord.
bargain-worry-last = Dat is je laatste Gangster. Zonder doe je niets meer.
bargain-worry-gift = Meer dan 10k, voor niets. Zeker?
bargain-cash = Geld
bargain-cash-of = Geld, hoogstens { $most }
bargain-less = 1k minder
bargain-more = 1k meer
bargain-businesses = Businesses
bargain-gangsters = Gangsters
bargain-markers-off = Markers
bargain-offer-to = Een bod aan { $name }
bargain-counter-to = Een tegenbod aan { $name }
bargain-hint = Raak een Business één keer aan voor een marker erop, twee keer voor de Business zelf.
bargain-blank = Er ligt nog niets op tafel.
bargain-sum = Jij geeft { $give }. Jij krijgt { $get }.
bargain-send = Bied
bargain-send-sure = Bied toch
bargain-drop = Schrap
bargain-drop-half = Schrap het halve bod
bargain-closed = Nu wordt er niet gepraat. Wat je schreef, blijft staan.
bargain-closed-short = nu wordt er niet gepraat
bargain-left = { $count ->
    [0] Geen bod meer tot er in het spel iets gebeurt.
    [one] Nog { $count } keer bieden tot er in het spel iets gebeurt.
   *[other] Nog { $count } keer bieden tot er in het spel iets gebeurt.
}
bargain-talks-end = Wie een Job laat zien, maakt een eind aan het praten.
bargain-word = { $name } kwam { $kept } van { $all } beloftes na.
bargain-only-words = Alleen woorden
bargain-words-bind-nobody = ze binden niemand
bargain-checked = De tafel ziet of je het nakomt tegenover { $name }.
bargain-share-checked = Een derde van wat je volgende Job met een marker van { $name } opbrengt. De tafel ziet of je het betaalt.
bargain-threat-checked = Betaalt { $name }, dan ziet de tafel of je { $name } deze ronde met rust laat. Zo niet, dan ziet alleen { $name } of je toeslaat.
bargain-unchecked = Tussen jou en { $name }: niemand controleert het.
bargain-tag-peace = vrede deze ronde
bargain-tag-share = een deel van de winst
bargain-tag-repay = ik betaal het terug
bargain-tag-attack = ik val iemand aan
bargain-tag-hands_off = handen af van je Businesses
bargain-tag-lend_later = ik leen je later iets
bargain-tag-threat = een dreigement
bargain-tag-free_text = zoals aan tafel gezegd
bargain-open-to = { $count ->
    [0] doe een bod
    [one] doe een bod; er wacht er een op jou
   *[other] doe een bod; er wachten er { $count } op jou
}
bargain-request = { $what }: vraag { $name }, { $fee }
bargain-requested = { $what }: gevraagd aan { $name }
bargain-request-short = { $what } { $fee }
bargain-request-for = Je { $job } mist deze kaart. Met één tik bied je { $name } { $fee } voor een marker op { $what }; { $name } mag weigeren.
bargain-partner-help = Doe { $name } een bod: geld, Businesses, Gangsters, markers, beloften. { $count ->
    [0] { $name } biedt je nu niets.
    [one] Een bod van { $name } wacht op je antwoord.
   *[other] { $count } biedingen van { $name } wachten op je antwoord.
}
bargain-take-back-help = Je marker komt terug en is weer vrij. Niemand hoeft in te stemmen; er wordt niets terugbetaald.
bargain-take-back = Haal je marker van { $what } af
bargain-open-offers = Open biedingen
bargain-no-offers = Er ligt geen bod op tafel.
bargain-vows = Beloftes
bargain-no-vows = Niemand heeft iets beloofd.
bargain-vow = { $name } aan { $to }: { $what }
bargain-round = ronde { $round }
bargain-fate-open = nog open
bargain-due = nog { $amount } te betalen
bargain-fate-kept = nagekomen
bargain-fate-broken = gebroken
bargain-fate-refused = afgewezen
bargain-fate-carried_out = afgewezen, en uitgevoerd
bargain-fate-empty = afgewezen, maar loos
