# Woorden van tips en terugblikken. Wat een spel meet, zegt het in eigen woorden. Dezelfde sleutels staan in en.ftl.

hint-only = Er is maar één keuze: { $choice }.
hint-alone = { $choice } – iets anders is hier het vergelijken niet waard.
hint-untried = { $number }. { $choice } – voor een vergelijking was geen tijd.
hint-line = { $number }. { $choice } – { $fate }
hint-best = het best in { $share } % van { $worlds ->
    [one] één wereld
   *[other] { $worlds } werelden
}
hint-level = (gelijk met een andere in { $share } %)
hint-deal = { $line } { $deal }.
hint-then = { $first }, daarna { $next }

reason-result-more = pakt beter uit
reason-result-less = pakt slechter uit
reason-same = het scheelt weinig
reason-but = { $reason }, maar { $other }

# Wat een keuze die een ruil is voor allebei waard is; het laatste woord van de sleutel is het teken van het bedrag.
appraisal = { $worth }; { $fair }
appraisal-worth = { $you } en { $other }
appraisal-seat = speler { $number }
appraisal-you-gain = levert jou ongeveer { $amount } op
appraisal-you-loss = kost jou ongeveer { $amount }
appraisal-you-even = levert jou bijna niets op
appraisal-other-gain = levert { $name } ongeveer { $amount } op
appraisal-other-gain-too = { $name } ongeveer { $amount }
appraisal-other-loss = kost { $name } ongeveer { $amount }
appraisal-other-loss-too = { $name } ongeveer { $amount }
appraisal-other-even = levert { $name } bijna niets op
appraisal-other-even-too = { $name } ook niet
appraisal-fair-gain = ongeveer { $amount } krijgen zou eerlijk zijn
appraisal-fair-loss = ongeveer { $amount } betalen zou eerlijk zijn
appraisal-fair-even = zonder geld zou het eerlijk zijn
appraisal-fair-so = de prijs is eerlijk
appraisal-fair-never = er is geen prijs die goed is voor allebei

missed = Zet { $move }: { $made }. { $gain } punten beter: { $better } – { $why }.

turn-choice = Zet { $move }, { $mover }: { $action }. De winstkans van { $name } gaat van { $before } % naar { $after } %.
turn-chance = Zet { $move }, { $mover }: { $action }. Door het toeval gaat de winstkans van { $name } van { $before } % naar { $after } %.
luck = { $name }: { $total } punten, van een gelijke kans naar de uitslag: de start { $deal }, toeval { $chance }, eigen keuzes { $own }, keuzes van de anderen { $others } (speling { $error }).
