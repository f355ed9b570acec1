# Elk woord van Briefcase dat een speler leest. Dezelfde sleutels staan in en.ftl.

title = Briefcase
tagline = Drie koffertjes, drie ronden, en het beste pakt alles.
poster = De beste koffer wint
goal = Heb na drie ronden het meeste geld in de tas.

option-swap = Een koffertje ruilen
option-swap-help = Uit: iedereen speelt met de drie koffertjes die gedeeld zijn.

seat = Plaats { $number }
table = Ronde { $round } van 3, { $pile } koffertjes op de stapel.
player = geld { $money }, open { $opened }, hand { $hand }
prompt = Open een van je koffertjes. Eén keer per spel mag je er eerst een ruilen.
prompt-wait = Je bent niet aan de beurt.

kind-open = open
kind-swap = ruil
arg-worth = koffertje
action-open = open de { $worth }
action-swap = ruil de { $worth }

event-opens = { $name }: de { $first } is open.
event-swaps = { $name }: de { $first } blijft achter; in de plaats: { $last }.
event-takes = { $name }: { $money } in de tas.

refusal-BR-4 = Je hebt geen koffertje van { $worth }.
refusal-BR-5 = Je hebt al geruild, of aan deze tafel wordt niet geruild.
ending-rounds = Het laatste koffertje is open.
score = { $amount } mille

view-round = ronde
view-pile = op de stapel
view-gone = uit het spel
view-hand = hand
view-opened = open
view-swapped = heeft geruild
view-money = geld

reason-money-more = levert ongeveer { $amount } mille meer op
reason-money-less = levert ongeveer { $amount } mille minder op
reason-hand-more = laat je koffertjes die { $amount } meer waard zijn
reason-hand-less = laat je koffertjes die { $amount } minder waard zijn
