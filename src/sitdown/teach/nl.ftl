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
hint-then = { $first }, daarna { $next }

reason-result-more = pakt beter uit
reason-result-less = pakt slechter uit
reason-same = het scheelt weinig
reason-but = { $reason }, maar { $other }

missed = Zet { $move }: { $made }. { $gain } punten beter: { $better } – { $why }.

turn-choice = Zet { $move }, { $mover }: { $action }. De winstkans van { $name } gaat van { $before } % naar { $after } %.
turn-chance = Zet { $move }, { $mover }: { $action }. Door het toeval gaat de winstkans van { $name } van { $before } % naar { $after } %.
luck = { $name }: { $total } punten, van een gelijke kans naar de uitslag: de start { $deal }, toeval { $chance }, eigen keuzes { $own }, keuzes van de anderen { $others } (speling { $error }).
