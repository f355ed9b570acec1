# Words of hints and analyses. What a game measures is said in its own words. The same keys stand in nl.ftl.

hint-only = There is only this: { $choice }.
hint-alone = { $choice } – nothing else is worth a comparison here.
hint-untried = { $number }. { $choice } – there was no time for a comparison.
hint-line = { $number }. { $choice } – { $fate }
hint-best = best in { $share } % of { $worlds ->
    [one] one world
   *[other] { $worlds } worlds
}
hint-level = (level with another in { $share } %)
hint-then = { $first }, then { $next }

reason-result-more = comes out better
reason-result-less = comes out worse
reason-same = much the same
reason-but = { $reason }, but { $other }

missed = Move { $move }: { $made }. { $gain } points better: { $better } – { $why }.

turn-choice = Move { $move }, { $mover }: { $action }. { $name }'s chance to win goes from { $before } % to { $after } %.
turn-chance = Move { $move }, { $mover }: { $action }. As luck would have it, { $name }'s chance to win goes from { $before } % to { $after } %.
luck = { $name }: { $total } points, from an even chance to the result: the deal { $deal }, luck { $chance }, own choices { $own }, choices of the others { $others } (give or take { $error }).
