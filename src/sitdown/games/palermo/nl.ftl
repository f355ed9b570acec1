# Elk woord van Palermo dat een speler leest. In en.ftl staan dezelfde sleutels.

title = Palermo
tagline = Bouw samen de stad en haal dan je eigen inkomsten op.
poster = Tegels & tol
goal = Heb het meeste geld als iedereen thuis is. Houd je deuren dicht bij elkaar, haal op met punten over, en kom vroeg thuis.

option-first-seat = Wie begint
option-first-seat-help = Volgens de spelregels begint de jongste. Kies zijn plaats aan tafel, of laat loten; die plaats begint beide fases.
option-first-seat-is-0 = plaats 1
option-first-seat-is-1 = plaats 2
option-first-seat-is-2 = plaats 3
option-first-seat-is-3 = plaats 4
option-first-seat-is-4 = plaats 5
option-first-seat-is-random = door loting
option-home-bonus = Premie voor wie thuis is
option-home-bonus-help = Miljoenen voor wie thuis is, met 3, 4 en 5 spelers.
option-home-bonus-is-printed = 5, 4, 5, zoals gedrukt
option-home-bonus-is-falling = 5, 4, 3
option-home-bonus-is-flat5 = altijd 5
option-bonus-when = Hoe vaak de premie komt
option-bonus-when-is-every-turn = elke beurt
option-bonus-when-is-every-turn-help = Elke beurt na die van je aankomst, zolang er nog een gangster rondloopt.
option-bonus-when-is-once = één keer
option-bonus-when-is-once-help = Alleen in de eerste beurt na die van je aankomst.
option-after-turn-bonus = Premie in de nabeurten
option-after-turn-bonus-help = Aan: ook als alle gangsters thuis zijn, krijgt wie in die ronde nog aan de beurt komt, de premie.
option-police = Agenten
option-police-help = Uit: er zijn geen agenten, en wie thuis is, heeft niets meer te beslissen.
option-police-on-gangster = Agent op een gangster
option-police-on-gangster-help = Aan: een agent mag stoppen waar een gangster staat; zolang die er staat, is de agent inactief.
option-police-apart = Afstand tussen agenten
option-police-apart-is-all = tot alle agenten
option-police-apart-is-all-help = Een agent mag nooit stoppen naast een andere agent, ook niet als die inactief is.
option-police-apart-is-active = tot actieve agenten
option-police-apart-is-active-help = Naast een inactieve agent mag een agent wel stoppen.
option-ring-rides = Ritten op de wandelstraat
option-ring-rides-help = Waarheen een rit langs de wandelstraat mag gaan.
option-ring-rides-is-side = eigen zijde
option-ring-rides-is-any = elke hoek
option-ring-rides-is-off = geen ritten
option-ride-toll = Tol op ritten
option-ride-toll-help = Aan: een rit kost 1 punt extra voor elke actieve agent van een ander tussen begin en einde.
option-final-tie = Gelijke stand
option-final-tie-is-shared = gedeeld
option-final-tie-is-shared-help = Wie evenveel geld heeft, deelt de plaats.
option-final-tie-is-arrival = op aankomst
option-final-tie-is-arrival-help = Wie in een vroegere ronde thuiskwam, eindigt hoger; was het dezelfde ronde, dan delen ze de plaats.
option-max-rounds = Avondklok
option-max-rounds-help = Het spel eindigt ook na deze ronde.

# Vragen die vooraf te beantwoorden zijn.
window-police = Agent
preset-police-ask = Vraag het elke beurt
preset-police-always = Hij blijft staan

# Hoe de zetten en hun onderdelen heten.
kind-place-start = startkaartje leggen
kind-build = bouwen
kind-police-pass = agent laten staan
kind-police-to = agent verplaatsen
kind-stay = blijven staan
kind-go = lopen
arg-place = plaats
arg-kind = kaartje
arg-turn = stand
arg-field = vakje
turned = { $turn ->
    [0] niet gedraaid
    [1] een kwartslag gedraaid
    [2] een halve slag gedraaid
   *[other] drie kwartslagen gedraaid
}

prompt-start = Leg het startkaartje op een plaats naar keuze; daar vertrekt straks iedereen. Daarna bouw je meteen.
prompt-build = { $contact ->
    [first] Bouw het eerste huis, waar je wilt.
    [free] Er is geen dak om tegenaan te bouwen: bouw een huis waar je wilt.
    [kiosk] Er past geen huis meer: leg een kiosk op een lege plaats.
   *[roof] Bouw een huis, dak tegen dak met een huis dat er al staat.
} { $discs ->
    [one] Dit is je laatste schijfje.
   *[other] Je hebt nog { $discs } schijfjes te leggen.
}
prompt-police = Verplaats je agent, hoogstens { $range } punten, of laat hem staan: waar hij staat, betalen de anderen { $toll } meer. { $where ->
    [home] Je bent thuis; meer heb je niet te doen.
   *[other] Daarna komt je gangster.
}
prompt-gangster = Loop met je gangster, hoogstens { $range } punten, of blijf staan. { $left ->
    [0] Je hebt alle schijfjes: ga naar huis, naar het startkaartje. Punten die je overhoudt, zijn geld.
    [one] Je laatste schijfje wacht. Punten die je aan zijn deur overhoudt, zijn geld.
   *[other] Nog { $left } schijfjes te halen. Punten die je aan je eigen deur overhoudt, zijn geld.
}
prompt-wait-start = { $name } kiest een plaats voor het startkaartje.
prompt-wait-build = { $name } kiest waar { $contact ->
    [kiosk] de kiosk
   *[other] het huis
} komt.
prompt-wait-police = { $name } beslist waar de agent heen gaat.
prompt-wait-gangster = { $name } beslist waar de gangster heen gaat.
prompt-over = Het spel is afgelopen.

# Een kaartje volgens zijn code, zoals het ongedraaid ligt.
tile = { $tile ->
    [H1R] klein huis met de deur rechts
    [H1L] klein huis met de deur onderaan
    [H2R] lang huis met de deur rechts
    [H2L] lang huis met de deur links
    [H3] hoekhuis
    [ST] kiosk
   *[other] { $tile }
}
# Hetzelfde waar het ook ligt: dak en deur worden met hun vakje genoemd.
house = { $tile ->
    [H1R] klein huis
    [H1L] klein huis
    [H2R] lang huis
    [H2L] lang huis
    [H3] hoekhuis
   *[other] kiosk
}

action-place-start = startkaartje op { $place }
action-build = { house } op { $roof }, deur aan { $field }
action-kiosk = kiosk op { $place }, loket op { $field }
action-police-pass = agent laten staan
action-police-to = agent naar { $field }{ $brings ->
    [unknown] {""}
   *[other] : kost { $cost }
}
action-stay = blijven staan
action-go = naar { $field }{ $brings ->
    [unknown] {""}
    [home] : kost { $cost }, thuis: +{ $gain } miljoen
    [disc] : kost { $cost }, { $gain } miljoen incasseren
   *[nothing] : kost { $cost }
}

# Regels van het logboek. `$me`: is het de lezer?
news-start-laid = { $me ->
    [yes] Jij legt
   *[no] { $who } legt
} het startkaartje op { $place }.
news-built = { $me ->
    [yes] Jij bouwt
   *[no] { $who } bouwt
} een { house } op { $roof }; het schijfje ligt voor de deur, op { $field }.{ $contact ->
    [free] {" "}Er was geen dak vrij.
   *[roof] {""}
}
news-kiosk = { $me ->
    [yes] Jij legt
   *[no] { $who } legt
} een kiosk op { $place }, met het schijfje op { $field }: er past geen huis meer.
news-filled = De stad staat er. { $count ->
    [0] Geen plaats bleef leeg.
    [one] Er komt een straatkaartje op { $places }.
   *[other] Er komen straatkaartjes op { $places }.
} { $unused ->
    [0] Er blijft geen huis over.
    [one] 1 huis gaat terug in de doos.
   *[other] { $unused } huizen gaan terug in de doos.
}
news-round = Ronde { $round } begint.
news-bonus = { $me ->
    [yes] Jij bent thuis en krijgt
   *[no] { $who } is thuis en krijgt
} { $gain } miljoen bij.
news-police-moved = { $me ->
    [yes] Jij stuurt je
   *[no] { $who } stuurt de
} agent naar { $field }, voor { points }{ toll }.
news-police-passed = { $me ->
    [yes] Jij laat je
   *[no] { $who } laat de
} agent staan.
news-walked = { $me ->
    [yes] Jij loopt
   *[no] { $who } loopt
} { $from ->
    [depot] van het startvak
   *[other] van { $from }
} naar { $field }, voor { points }{ toll }.
toll = { $toll ->
    [0] {""}
   *[other] , waarvan { $toll } door agenten
}
points = { $cost ->
    [one] 1 punt
   *[other] { $cost } punten
}
news-stayed = { $me ->
    [yes] Jij blijft
   *[no] { $who } blijft
} staan met de gangster.
news-collected = { $me ->
    [yes] Jij haalt
   *[no] { $who } haalt
} het schijfje van { $field }: { takings }. { $me ->
    [yes] Je
   *[no] Het
} bereik is nu { $range }.
takings = { $gain ->
    [0] geen geld, want er zijn geen punten over
   *[other] { $gain } miljoen voor de punten die over zijn
}
news-home = { $me ->
    [yes] Jij komt
   *[no] { $who } komt
} thuis in ronde { $round }: { takings }.
news-last-home = Alle gangsters zijn thuis. De ronde wordt uitgespeeld.
news-curfew = Ronde { $round } is voorbij: avondklok. Het spel eindigt.
news-end = { $me ->
    [many] { $who } delen de overwinning
    [yes] Jij wint
   *[no] { $who } wint
} met { $money } miljoen.

ending-home = Iedereen is thuis.
ending-curfew = De avondklok heeft het spel beëindigd.

refusal-PA-1 = Palermo is voor { $least } tot { $most } spelers, niet voor { $seats }.
refusal-PA-2 = { $why ->
    [over] Het spel is afgelopen.
    [seat] Deze speler is niet aan de beurt.
    [action] Zo'n zet bestaat niet.
   *[kind] Dat wordt nu niet gevraagd.
}
refusal-PA-7 = Je moet bouwen; passen mag niet.
refusal-PA-8 = Er is geen { tile } meer.
refusal-PA-9 = Daar ligt al een kaartje.
refusal-PA-11 = Het huis moet dak aan dak liggen met een huis dat er al ligt.
refusal-PA-12 = De daken zouden elkaar alleen met een hoek raken, en dat telt niet.
refusal-PA-14 = Zo wordt een straat afgesneden van de wandelstraat.
refusal-PA-16 = Er past nog een huis, dus geen kiosk.
refusal-PA-22 = Daar staat een huis.
refusal-PA-29 = Dat kost { $cost } punten en je hebt er { $range }.
refusal-PA-31 = Daar staat een andere gangster.
refusal-PA-32 = Je gangster staat daar al; kies voor blijven staan.
refusal-PA-37 = { $why ->
    [here] Je agent staat daar al; kies voor laten staan.
    [none] In dit spel zijn er geen agenten.
   *[late] De agent komt vóór de gangster, niet erna.
}
refusal-PA-42 = { $whose ->
    [there] Daar staat een andere agent.
   *[beside] Vlak ernaast staat een andere agent.
}
refusal-PA-43 = { $whose ->
    [own] Daar staat je eigen gangster.
   *[other] Daar staat een gangster.
}
refusal-PA-47 = Je gangster is thuis en loopt niet meer.

you = jij
you-names = jij je you
list-and = { $first } en { $last }
table-player = Speler { $number }
table-now-start = Palermo. Een leeg bord. Aan de beurt: { $name }.
table-now-build = Palermo. De stad in opbouw. Aan de beurt: { $name }.
table-now-police = Palermo. Ronde { $round } van hoogstens { $most }. Aan zet met de agent: { $name }.
table-now-gangster = Palermo. Ronde { $round } van hoogstens { $most }. Aan zet met de gangster: { $name }.
table-now-over = Palermo. { $ending }
table-kind = { $tile } x{ $left }
table-takings = Nu te verdienen: { $list }.
table-pays = { $field } +{ $gain }
table-discs = te leggen
table-money = geld
table-range = bereik
table-doors = op te halen
table-gangster = gangster
table-police = agent
table-millions = { $money } mln
score = { $amount } mln
table-doors-left = { $left } van { $all }
table-home = thuis, r. { $round }
table-depot = startvak
table-legend-build = ██ dak   · straat   ░ wandelstraat   ⌂ startkaartje   { $disc }1 schijfje van speler 1
table-legend-walk = ██ dak   · straat   ░ wandelstraat   ⌂ startkaartje
table-legend-figures = { $disc }1 schijfje   G1 gangster   P1 agent (p1: inactief)
table-legend-costs = 3 kost 3 punten

figure-rounds = rondes
figure-turns = beurten
figure-final = geld aan het einde
figure-discs = opgehaalde schijfjes
figure-kiosks = kiosken
figure-house-fields = vakjes met een huis

# Waarom een keuze beter is, in tips: wat ze oplevert, vergeleken met een andere.
reason-money-more = levert ongeveer { $amount } miljoen meer op
reason-money-less = levert ongeveer { $amount } miljoen minder op
reason-rival-more = laat de rijkste ander ongeveer { $amount } miljoen meer
reason-rival-less = laat de rijkste ander ongeveer { $amount } miljoen minder
reason-discs-more = haalt ongeveer { $amount ->
    [one] één schijfje
   *[other] { $amount } schijfjes
} meer op, en zo kom je verder
reason-discs-less = haalt ongeveer { $amount ->
    [one] één schijfje
   *[other] { $amount } schijfjes
} minder op, en zo kom je minder ver
reason-home-more = brengt je ongeveer { $amount ->
    [one] één ronde
   *[other] { $amount } rondes
} later thuis
reason-home-less = brengt je ongeveer { $amount ->
    [one] één ronde
   *[other] { $amount } rondes
} eerder thuis
