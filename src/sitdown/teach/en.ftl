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
hint-deal = { $line } { $deal }.
hint-then = { $first }, then { $next }

reason-result-more = comes out better
reason-result-less = comes out worse
reason-same = much the same
reason-but = { $reason }, but { $other }

# What a choice that is a deal is worth to both: signs of amounts are told by the last word of the key.
appraisal = { $worth }; { $fair }
appraisal-worth = { $you } and { $other }
appraisal-seat = player { $number }
appraisal-you-gain = worth about { $amount } to you
appraisal-you-loss = costs you about { $amount }
appraisal-you-even = worth next to nothing to you
appraisal-other-gain = worth about { $amount } to { $name }
appraisal-other-gain-too = about { $amount } to { $name }
appraisal-other-loss = costs { $name } about { $amount }
appraisal-other-loss-too = costs { $name } about { $amount }
appraisal-other-even = next to nothing to { $name }
appraisal-other-even-too = next to nothing to { $name }
appraisal-fair-gain = getting about { $amount } would be fair
appraisal-fair-loss = paying about { $amount } would be fair
appraisal-fair-even = without any money it would be fair
appraisal-fair-so = the price is fair
appraisal-fair-never = no price would be good for both

missed = Move { $move }: { $made }. { $gain } points better: { $better } – { $why }.

turn-choice = Move { $move }, { $mover }: { $action }. { $name }'s chance to win goes from { $before } % to { $after } %.
turn-chance = Move { $move }, { $mover }: { $action }. As luck would have it, { $name }'s chance to win goes from { $before } % to { $after } %.
luck = { $name }: { $total } points, from an even chance to the result: the deal { $deal }, luck { $chance }, own choices { $own }, choices of the others { $others } (give or take { $error }).
