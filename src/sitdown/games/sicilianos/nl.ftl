# Elk woord van Sicilianos dat een speler leest. Dezelfde sleutels staan in en.ftl, in dezelfde volgorde.

title = Sicilianos
tagline = Zes families, één eiland en veel te veel zwart geld.
poster = Bendeoorlog
goal = Was geld wit en open bedrijven door bendeoorlogen te winnen. Drie bedrijven van één kleur: meteen gewonnen. Anders wint wie het witst uit de was komt.

## De opties

option-influence-die = Invloedsdobbelsteen
option-influence-die-is-222 = twee handjes
option-influence-die-is-222-help = Op de steen staan 2, 2, 1, 1, handje, handje (hoe vaak elk teken, is onze reconstructie).
option-influence-die-is-321 = één handje
option-influence-die-is-321-help = Op de steen staan 2, 2, 2, 1, 1, handje (ook onze reconstructie).
option-turn-cap = Laatste beurt
option-turn-cap-help = Na zoveel beurten per speler aan tafel eindigt het spel hoe dan ook met de uitbetaaldag.
option-stakes = Inzet
option-stakes-is-open = open
option-stakes-is-open-help = Iedereen ziet het biljet.
option-stakes-is-hidden = gedekt
option-stakes-is-hidden-help = Tot de eerste kaarten omgedraaid worden, zien de anderen alleen dát er een ligt.
option-lone-war = Nog maar één familie over
option-lone-war-is-wins = die familie wint
option-lone-war-is-wins-help = De oorlog is meteen voorbij.
option-lone-war-is-may-add = meer kaarten
option-lone-war-is-may-add-help = Er mogen kaarten bij tot niemand er nog een legt.
option-tie-rule = Gelijke stand
option-tie-rule-is-next-unique = sterkste zonder gelijke
option-tie-rule-is-next-unique-help = De sterkste familie die met geen andere gelijkstaat, wint.
option-tie-rule-is-second-only = alleen de tweede
option-tie-rule-is-second-only-help = Is de hoogste sterkte gedeeld, dan kan alleen de eerstvolgende lagere winnen, en alleen als die niet ook gedeeld is.
option-tied-stakes = Inzet bij gelijke stand
option-tied-stakes-is-lost = verloren
option-tied-stakes-is-lost-help = De inzet gaat naar de bank.
option-tied-stakes-is-returned = terug
option-tied-stakes-is-returned-help = Wie door een gelijke stand niet wint en nog een openliggende kaart heeft, neemt zijn biljet terug.
option-special-order = Overlopers en bommen
option-special-order-is-coats-first = eerst de overlopers
option-special-order-is-coats-first-help = Over alle overlopers wordt beslist vóór de eerste bom.
option-special-order-is-single-pass = één rondgang
option-special-order-is-single-pass-help = In ronde 1 komen elke 8 en elke 5 in één rondgang aan de beurt.
option-guard-scope = Lijfwacht
option-guard-scope-is-family = de familie
option-guard-scope-is-family-help = Een 1 beschermt de hele familie, ook een overloper die haar dient.
option-guard-scope-is-player = de speler
option-guard-scope-is-player-help = Een 1 beschermt alleen de kaarten van zijn eigenaar.
option-bombed-out = Zonder openliggende kaart
option-bombed-out-is-continue = doorgaan
option-bombed-out-is-continue-help = Je blijft in de oorlog en mag kaarten bijleggen.
option-bombed-out-is-out = eruit
option-bombed-out-is-out-help = Je stapt meteen uit.
option-bank = Bank
option-bank-is-unlimited = onbeperkt
option-bank-is-unlimited-help = Ze betaalt altijd.
option-bank-is-notes = alleen haar biljetten
option-bank-is-notes-help = Ze betaalt alleen met biljetten die ze heeft; is er geen van die waarde, dan wordt alleen je eigen biljet witgewassen.
option-steal = Stelen
option-steal-is-must = moet
option-steal-is-must-help = Wie kan stelen, moet.
option-steal-is-may = mag
option-steal-is-may-help = Je mag ervan afzien en zo je beurt beëindigen.
option-businesses = Bedrijven
option-businesses-is-hidden = gedekt
option-businesses-is-hidden-help = De anderen zien tot het einde van het spel alleen de kleur.
option-businesses-is-open = open
option-businesses-is-open-help = Iedereen ziet de soort.
option-set-bonus = Bonus voor een drietal
option-set-bonus-is-once = één keer
option-set-bonus-is-once-help = 50k voor wie drie soorten in drie kleuren bezit.
option-set-bonus-is-per-set = per drietal
option-set-bonus-is-per-set-help = 50k voor elk drietal dat je kunt maken.
option-return-order = Kaarten na een oorlog
option-return-order-is-placed = zoals gelegd
option-return-order-is-placed-help = Onder hun stapel in de volgorde waarin ze gelegd zijn.
option-return-order-is-shuffled = geschud
option-return-order-is-shuffled-help = Per kleur in een volgorde die niemand kent.
option-deal = Startkaarten
option-deal-is-draft = gekozen
option-deal-is-draft-help = Iedereen kiest er om beurt vier.
option-deal-is-random = door loting
option-deal-is-random-help = Het lot wijst de vier stapels aan.
option-start-notes = Biljetten van elke waarde
option-start-notes-is-2 = twee
option-start-notes-is-2-help = Iedereen begint met 250k zwart geld.
option-start-notes-is-1 = één
option-start-notes-is-1-help = Het snelle spel, met 125k.
option-hand-duty = Na tien kaarten
option-hand-duty-is-reached = een oorlog is verplicht
option-hand-duty-is-reached-help = Wie een beurt eindigt met tien kaarten, moet in zijn volgende beurt een oorlog beginnen, ook als hij er dan minder heeft.
option-hand-duty-is-holding = alleen met tien in de hand
option-hand-duty-is-holding-help = Alleen wie aan het begin van zijn beurt nog tien kaarten heeft, moet een oorlog beginnen.
option-first-seat = Wie begint
option-first-seat-help = De beste spaghettikok begint, zeggen de spelregels: kies zijn plaats aan tafel, of laat het lot beslissen.
option-first-seat-is-random = door loting
option-first-seat-is-0 = plaats 1
option-first-seat-is-1 = plaats 2
option-first-seat-is-2 = plaats 3
option-first-seat-is-3 = plaats 4
option-first-seat-is-4 = plaats 5
option-first-seat-is-5 = plaats 6
option-final-tie = Gelijke eindbedragen
option-final-tie-is-shared = gedeeld
option-final-tie-is-shared-help = Wie hetzelfde bedrag heeft, deelt de plaats.
option-final-tie-is-businesses = bedrijven
option-final-tie-is-businesses-help = Meer bedrijven gaan voor, daarna meer witgewassen geld.
option-godfather = Peetvader
option-godfather-help = Uit: niemand wordt Peetvader, elk spel eindigt met de uitbetaaldag.

# Vragen die vooraf te beantwoorden zijn.
window-join = Meedoen aan een oorlog?
preset-join-ask = Vraag het altijd
preset-join-span = Niet aan deze oorlog
preset-join-always = Aan geen enkele oorlog

## De spelers. `you-names`: hoe een tafel de lezer kan noemen

seat = speler { $number }
you = jij
you-object = jou
you-names = jij je you
seat-you = { $name } (jij)
list-and = { $first } en { $last }
list-or = { $first } of { $last }
family-of = de { $adj } familie van { $who }

## Kleuren, alleen, afgekort en voor een woord; kaarten, dobbelstenen, geld, bedrijven

colour-yellow = geel
colour-red = rood
colour-blue = blauw
colour-black = zwart
colour-green = groen
colour-purple = paars
letter-yellow = ge
letter-red = ro
letter-blue = bl
letter-black = zw
letter-green = gr
letter-purple = pa
adj-yellow = gele
adj-red = rode
adj-blue = blauwe
adj-black = zwarte
adj-green = groene
adj-purple = paarse
card = de { $adj } { $value }
card-back = een { $adj } kaart
card-role = { $card } ({ $role })
role-guard = lijfwacht
role-bomb = bom
role-coat = overloper
hand-plain = { $value }
hand-guard = { $value } (lijfwacht)
hand-bomb = { $value } (bom: { $bombs })
hand-coat = { $value } (of 4 voor { $partner })
roll = { $one }, { $other } en { $influence }
roll-double = twee keer { $one } en { $influence }
influence-2 = een 2 (twee kaarten)
influence-1 = een 1 (één kaart)
influence-H = een handje (diefstal)
money = { $amount }k
score = { $amount }k
notes = { $count } × { $note }
type-antique = antiekwinkel
type-pizzeria = pizzeria
type-laundry = wasserij
short-antique = antiek
short-pizzeria = pizzeria
short-laundry = wasserij
a-antique = een { $adj } antiekwinkel
a-pizzeria = een { $adj } pizzeria
a-laundry = een { $adj } wasserij
a-business = een { $colour } bedrijf

## De tafel

table-title = beurt { $turn } van ten hoogste { $most }
table-title-draft = de startkaarten
table-title-end = afgelopen na { $played ->
    [one] { $played } beurt
   *[other] { $played } beurten
}
table-turn = Beurt
table-dice = Worp
table-bank = Bank
table-bank-is = { $notes } · samen { $total }
table-family = kleur
table-partner = partner
table-bombs = bom op
table-size = stapel
table-pile = van boven af (? onbekend)
table-businesses = bedrijven
table-player = speler
table-hand = hand
table-black = zwart
table-laundered = wit
table-now = nu waard
owns = { $colour } ({ $types })
about-owns = bedrijven: { $businesses }
about-known = heeft, zoals je weet, { $cards }
about-hand = heeft { $cards }
about-nearly = nog één { $colour } bedrijf tot Peetvader
about-full = tien kaarten: mag niet dobbelen
about-owes = had tien kaarten: moet een oorlog beginnen
about-notes = { $count ->
    [0] het laatste zwarte biljet staat op het spel
   *[other] nog één zwart biljet
}
table-war = Bendeoorlog { $war }, ronde { $round } · begonnen door { $who } · ? en (…) liggen gedekt
table-strength = sterkte
table-leads = aan kop
table-tied = gelijk
table-stake = inzet
table-state = status
table-cards = kaarten
status-not-asked = nog niet gevraagd
status-asked = moet beslissen
status-stayed-out = doet niet mee
status-skipped = kan niet meedoen
status-active = in oorlog
status-dropped = uitgestapt
status-turned = dient { $colour }
table-your-hand = Je hand, met de som van elke kleur
table-your-hand-may = Je hand, met de som van elke kleur (▸ mag je nu leggen)
table-looked-through = { $adj } stapel, van boven af
table-businesses-left = { $adj } bedrijven die er nog zijn
table-payday = Uitbetaaldag
table-place = plaats
table-set = drietal
table-most-antique = antiek
table-most-pizzeria = pizzeria's
table-most-laundry = wasserijen
table-total = samen

## Wat er moet gebeuren

prompt-draft = Startkaart { $number } van { $most }: neem de bovenste kaart van een stapel, in een kleur die je nog niet hebt.
prompt-turn = Dobbel, of leg een kaart en begin een bendeoorlog.
prompt-turn-full = Tien kaarten in de hand, dus dobbelen mag niet: leg een kaart en begin een bendeoorlog.
prompt-turn-owes = Je had na je vorige beurt tien kaarten, dus nu mag je niet dobbelen: leg een kaart en begin een bendeoorlog.
prompt-turn-empty = Je hand is leeg: dobbel.
prompt-take2 = De steen toont 2, maar je hebt nog maar plaats voor één kaart. Neem de bovenste van de { $colours } stapel.
prompt-take1 = De steen toont 1. Neem de bovenste kaart van een stapel naar keuze, of kijk de { $colours } stapel in (het oog) en kies er een kaart uit.
prompt-take1-only = De steen toont 1, maar de gegooide stapels zijn leeg. Neem de bovenste kaart van een andere stapel.
prompt-pick = Je hebt de { $adj } stapel ingekeken. Neem er één kaart uit; de andere gaan terug zoals ze lagen.
prompt-steal = De steen toont een handje. Steel een { $colours } kaart van een tegenspeler; het lot bepaalt welke.
prompt-steal-may = De steen toont een handje. Steel een { $colours } kaart van een tegenspeler (het lot bepaalt welke), of laat het.
prompt-stake = Je { $adj } kaart ligt gedekt. Zet een biljet van je zwarte geld in: win je, dan wordt het witgewassen; verlies je, dan is het voor de bank.
prompt-join = { $who } is een bendeoorlog begonnen. Doe mee met een { $colours } kaart en een biljet, of blijf erbuiten.
prompt-coat = Je { $adj } overloper: telt hij thuis voor 8, of voor 4 bij { $family }?
prompt-bomb = Je bom ligt open. Blaas een kaart van { $families } op (de bom gaat mee), of laat de bom voor 5 tellen.
prompt-round = Je { $adj } familie heeft { $strength }, de sterkste andere { $other }: { $rank ->
    [leads] je staat aan kop
    [over-tie] je staat aan kop, want boven jou is het gelijk
    [tied] gelijke stand, en daar win je niets mee
   *[behind] je ligt achter
}. Leg nog een { $adj } kaart, of stap uit.
prompt-round-alone = Je { $adj } familie is alleen, met { $strength }. Leg nog een { $adj } kaart, of stap uit.
prompt-split = Je wint samen met { $who }. Neem het { $adj } bedrijf, of was de inzet van beiden wit, { $amount }; { $who } krijgt het andere.
prompt-shop = Je mag een { $colour } bedrijf oprichten. Kies wat er op het uithangbord komt.
prompt-wait-draft = Wachten op { $who }: een startkaart kiezen.
prompt-wait-turn = Wachten op { $who }: dobbelen of een bendeoorlog beginnen.
prompt-wait-take2 = Wachten op { $who }: een stapel kiezen.
prompt-wait-take1 = Wachten op { $who }: een stapel kiezen.
prompt-wait-pick = Wachten op { $who }: een kaart uit de stapel kiezen.
prompt-wait-steal = Wachten op { $who }: een slachtoffer kiezen.
prompt-wait-stake = Wachten op { $who }: een biljet inzetten.
prompt-wait-join = Wachten op { $who }: meedoen of niet.
prompt-wait-coat = Wachten op { $who }: bij welke familie hoort de 8?
prompt-wait-bomb = Wachten op { $who }: ontploft de bom?
prompt-wait-round = Wachten op { $who }: een kaart leggen of uitstappen.
prompt-wait-split = Wachten op { $who }: het bedrijf of het geld.
prompt-wait-shop = Wachten op { $who }: een bedrijf oprichten.
prompt-end = Het spel is afgelopen. { $text }

## Keuzes

kind-roll = dobbel
kind-pass = pas
kind-place = leg
kind-stake = zet in
kind-take = neem
kind-peek = kijk in
kind-pick = kies
kind-steal = steel
kind-family = familie
kind-defect = loop over
kind-bomb = bom
kind-split = deel
kind-shop = richt op
arg-card = kaart
arg-note = biljet
arg-colour = kleur
arg-offset = speler
arg-share = deel
arg-type = soort
name-card = { $adj } { $value }
name-seat = { $count ->
    [one] de volgende speler
   *[other] de speler { $count } plaatsen verder
}
name-business = bedrijf
name-money = geld
action-roll = dobbel
action-pass = { $phase ->
    [steal] steel niets
    [join] doe niet mee
    [round] stap uit
   *[other] pas
}
action-place = { $phase ->
    [turn] begin een bendeoorlog met { $card }
    [join] doe mee met { $card }
   *[other] leg { $card }
}
action-stake = zet { $note } in
action-take = neem de bovenste kaart van de { $adj } stapel
action-take-known = neem { $card }, de bovenste van de stapel
action-peek = kijk de { $adj } stapel in
action-pick = neem { $card }
action-steal = steel een { $adj } kaart van { $whom }
action-family = { $phase ->
    [coat] laat de 8 voor 8 tellen
    [bomb] laat de bom voor 5 tellen
   *[other] laat ze als familielid tellen
}
action-defect = loop over
action-defect-to = loop over: 4 voor { $family }
action-bomb = blaas { $card } op
action-bomb-of = blaas { $card } van { $whom } op
action-split-business = neem het bedrijf
action-split-money = neem het geld
action-shop = richt { $business } op
action-shop-type = richt een bedrijf op: { $business }

## Het verslag. `$me`, `$them`: gaat het om de lezer?

news-turn = Beurt { $turn } is voor { $me ->
    [yes] jou
   *[no] { $who }
}.
news-took = { $who } neemt de bovenste kaart van de { $adj } stapel.
news-took-known = { $who } neemt de bovenste kaart van de { $adj } stapel: { $card }.
news-rolled = { $who } gooit { $roll }.
news-nothing-to-take = De gegooide stapels zijn leeg: er valt niets te nemen.
news-nothing-to-steal = Niemand anders heeft een gegooide kleur: er valt niets te stelen.
news-peeked = { $who } kijkt de { $adj } stapel in, van boven af: { $values }.
news-peeked-hidden = { $who } kijkt de { $adj } stapel in.
news-picked = { $who } neemt er { $card } uit; de rest gaat terug zoals hij lag.
news-picked-hidden = { $who } neemt er één kaart uit en laat ze aan niemand zien.
news-stole = { $who } steelt { $card } van { $whom }.
news-declined = { $who } steelt niets.
news-war = { $who } begint bendeoorlog { $war }.
news-placed-starts = { $who } legt { $card } voor de oorlog, gedekt.
news-placed-joins = { $who } doet mee met { $card }, gedekt.
news-placed-adds = { $who } legt { $card } bij, gedekt.
news-staked = { $who } zet een zwart biljet van { $note } in.
news-staked-hidden = { $who } zet een zwart biljet in, met de waarde verborgen.
news-stake-shown = { $me ->
    [yes] Jij hebt
   *[no] { $who } heeft
} { $note } ingezet.
news-stays-out = { $who } doet niet mee aan deze oorlog.
news-skipped = { $me ->
    [yes] Jij kunt
   *[no] { $who } kan
} niet meedoen: elke kleur in de hand is al in oorlog.
news-revealed = { $who } draait { $card } om: sterkte { $strength }.
news-kept-coat = { $who } houdt de overloper thuis: hij telt voor 8.
news-kept-bomb = { $who } steekt de bom niet aan: ze telt voor 5.
news-defected = { $who } loopt over: de 8 telt voor 4 bij { $them ->
    [yes] jouw { $adj } familie
   *[no] de { $adj } familie van { $whom }
}; de winst wordt gedeeld.
news-bombed = { $me ->
    [yes] Jouw { $bomb } bom
   *[no] De { $bomb } bom van { $who }
} blaast { $them ->
    [yes] jouw { $adj } { $value }
   *[no] de { $adj } { $value } van { $whom }
} op; beide kaarten gaan onder hun stapel.
news-dropped = { $who } stapt uit; de kaarten op tafel tellen nog mee.
news-dropped-no-card = { $me ->
    [yes] Jij hebt
   *[no] { $who } heeft
} geen { $adj } kaart meer en stapt uit; de kaarten op tafel tellen nog mee.
news-dropped-bombed = { $me ->
    [yes] Jij hebt
   *[no] { $who } heeft
} geen open kaart meer en stapt uit.
news-strength = { $me ->
    [yes] Jouw { $adj } familie
   *[no] De { $adj } familie van { $who }
} heeft sterkte { $strength }.
news-strength-tied = { $me ->
    [yes] Jouw { $adj } familie
   *[no] De { $adj } familie van { $who }
} heeft sterkte { $strength }: gelijk, dus ze wint niets.
news-nobody-wins = Niemand wint deze oorlog.
news-wins = { $who } wint de oorlog met de { $adj } familie.
news-wins-alone = { $who } wint de oorlog alleen, met de overloper voor de { $adj } familie: het hoofd ervan heeft geen open kaart meer.
news-allies-win = { $who } en { $them ->
    [yes] jij
   *[no] { $whom }
} winnen de oorlog samen, met de { $adj } familie.
news-stake-lost = { $who } verliest de inzet: { $note } naar de bank.
news-stake-back = Gelijke stand: { $who } neemt { $note } terug.
news-laundered = { $who } wast { $amount } wit: de inzet van { $own }, en { $paid } van de bank.
news-laundered-unpaid = { $who } wast de inzet van { $amount } wit; de bank heeft geen biljet van die waarde om bij te leggen.
news-laundered-both = { $who } wast de inzet van beide bondgenoten wit: { $amount }.
news-returned = De kaarten van de oorlog gaan terug onder hun stapel.
news-split-business = { $who } kiest het bedrijf; het geld is voor { $whom }.
news-split-money = { $who } kiest het geld; het bedrijf is voor { $whom }.
news-no-business = { $who } richt niets op: er is geen { $colour } bedrijf meer.
news-founded = { $who } richt { $business } op.
news-founded-hidden = { $who } richt { $business } op; wat er op het uithangbord staat, blijft geheim.
news-over-black-money = Een speler heeft geen zwart biljet meer: uitbetaaldag.
news-over-cap = De laatste beurt is gespeeld: uitbetaaldag.
news-end = { $me ->
    [many] { $who } delen de overwinning
   *[one] { $who } wint
} met { $amount }.
news-end-godfather = { $me ->
    [yes] Jij bent de Peetvader en wint.
   *[no] { $who } is de Peetvader en wint.
}

ending-godfather = Het spel is afgelopen: één speler bezit de drie bedrijven van één kleur en is de Peetvader.
ending-black_money = Het spel is afgelopen: bij een speler is het zwarte geld op, en de uitbetaaldag beslist.
ending-cap = Het spel is afgelopen: de laatste beurt is gespeeld, en de uitbetaaldag beslist.
figure-turns = beurten
figure-wars = bendeoorlogen
figure-participants = deelnemers aan een oorlog
figure-cards = kaarten gelegd in een oorlog
figure-lone = oorlogen met één deelnemer, in procent
figure-ties = oorlogen met een gelijke stand bovenaan, in procent
figure-starter = oorlogen gewonnen door de beginner, in procent
figure-bombs = bommen die ontploften
figure-defections = overlopers
figure-final = eindbedrag, gemiddeld, in duizenden
figure-winner = hoogste eindbedrag, in duizenden

## Weigeringen

refusal-SI-1 = Dit spel is voor { $least } tot en met { $most } spelers, niet voor { $seats }. Kies een ander aantal.
refusal-SI-2 = Nu moet iemand anders beslissen. Wacht tot het aan jou is.
refusal-SI-6 = Die kleur heb je al: de vier startkaarten hebben vier verschillende kleuren. Neem een andere stapel.
refusal-SI-7 = Die stapel is leeg. Kies een andere.
refusal-SI-8 = Dat wordt nu niet gevraagd. Doe wat er gevraagd wordt.
refusal-SI-9 = Het spel is afgelopen. Begin een nieuw spel.
refusal-SI-12 = Je hebt tien kaarten bereikt, dus nu mag je niet dobbelen. Begin een bendeoorlog.
refusal-SI-13 = Die kaart heb je niet. Leg er een uit je hand.
refusal-SI-22 = Er is plaats voor één kaart, en die moet een gegooide kleur hebben. Neem een van die twee stapels.
refusal-SI-25 = Inkijken mag alleen bij een gegooide kleur, en alleen als de stapel niet leeg is. Kies zo'n stapel, of neem de bovenste kaart van een stapel.
refusal-SI-26 = Je hebt een stapel ingekeken: neem er nu één kaart uit die erin zit.
refusal-SI-28 = Steel een kaart van een gegooide kleur, van een tegenspeler die ze heeft. Niet stelen mag alleen als dat aan deze tafel afgesproken is.
refusal-SI-41 = Een inzet is precies één biljet dat je als zwart geld hebt.
refusal-SI-43 = Die kleur is al in de oorlog. Doe mee met een andere, of doe niet mee.
refusal-SI-44 = Je hebt geen vrije kleur in de hand, dus je kunt niet aan deze oorlog meedoen.
refusal-SI-45 = Je doet niet mee aan deze oorlog. Wacht op de volgende.
refusal-SI-47 = Dat is niet je oorlogskleur. Leg een kaart van je eigen familie, of stap uit.
refusal-SI-50 = Jij legt in deze oorlog geen kaarten meer. Wacht op de uitslag.
refusal-SI-60 = Wat je 8 is, heb je al gezegd.
refusal-SI-61 = Alleen een 8 die in ronde 1 omgedraaid is, kan overlopen. Deze telt voor 8.
refusal-SI-62 = Er is geen gastheer voor je 8: niemand vecht voor haar andere kleur. Ze telt voor 8.
refusal-SI-70 = Er ligt geen bom van jou waarover nu beslist wordt: ze moet deze ronde omgedraaid zijn.
refusal-SI-71 = Je bom kan die kaart niet treffen. Kies een openliggende kaart van een vijandige familie in een van de drie bomkleuren, of laat de bom voor 5 tellen.
refusal-SI-72 = Die familie heeft een lijfwacht. Tref de 1, of kies een andere familie.
refusal-SI-85 = Die soort ligt niet meer in de stapel. Kies er een die er nog is.

# Waarom een keuze beter is, in tips: wat ze oplevert, vergeleken met een andere, twee bendeoorlogen later.
reason-laundered-more = wast ongeveer { $amount }k meer wit
reason-laundered-less = wast ongeveer { $amount }k minder wit
reason-black-more = laat je ongeveer { $amount }k meer zwart geld
reason-black-less = laat je ongeveer { $amount }k minder zwart geld
reason-businesses-more = opent ongeveer { $amount ->
    [one] één bedrijf
   *[other] { $amount } bedrijven
} meer
reason-businesses-less = opent ongeveer { $amount ->
    [one] één bedrijf
   *[other] { $amount } bedrijven
} minder
reason-hand-more = laat je ongeveer { $amount ->
    [one] één kaart
   *[other] { $amount } kaarten
} meer in de hand
reason-hand-less = laat je ongeveer { $amount ->
    [one] één kaart
   *[other] { $amount } kaarten
} minder in de hand
reason-rival-more = laat wie van de anderen het witst is ongeveer { $amount }k meer
reason-rival-less = laat wie van de anderen het witst is ongeveer { $amount }k minder
