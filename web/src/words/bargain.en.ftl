## The bargaining table.

bargain-table = Bargaining
bargain-partners = Make an offer to
bargain-requests = What your Jobs lack
bargain-you = you
bargain-to = to
bargain-of = { $name }’s { $what }
bargain-of-you = your { $what }
bargain-marker-on = a marker on { $business }
bargain-marker-off = the marker off { $business }
bargain-for-good = { $what }, for good
bargain-nothing = nothing
bargain-you-give = You give
bargain-you-get = You get
bargain-gives = { $name } gives
bargain-gets = { $name } gets
bargain-accept = Accept
bargain-accept-sure = Accept all the same
bargain-counter = Counter
bargain-reject = No
bargain-withdraw = Withdraw
bargain-waits = Waiting for an answer.
bargain-worry-last = That is your last Gangster. Without one you do nothing any more.
bargain-worry-gift = More than 10k, for nothing. Sure?
bargain-cash = Money
bargain-cash-of = Money, at most { $most }
bargain-less = 1k less
bargain-more = 1k more
bargain-businesses = Businesses
bargain-gangsters = Gangsters
bargain-markers-off = Markers
bargain-offer-to = An offer to { $name }
bargain-counter-to = A counter to { $name }
bargain-hint = Touch a Business once for a marker on it, twice for the Business itself.
bargain-blank = Nothing on the table yet.
bargain-sum = You give { $give }. You get { $get }.
bargain-send = Offer
bargain-send-sure = Offer all the same
bargain-drop = Drop
bargain-drop-half = Drop the half-made offer
bargain-closed = No talks just now. What you wrote stays here.
bargain-closed-short = no talks just now
bargain-left = { $count ->
    [0] No offers left until something happens in the game.
    [one] { $count } more offer until something happens in the game.
   *[other] { $count } more offers until something happens in the game.
}
bargain-talks-end = Talks end when a Job is shown.
bargain-word = { $name } kept { $kept } of { $all } promises.
bargain-only-words = Only words
bargain-words-bind-nobody = they bind nobody
bargain-checked = The table will see whether you keep it towards { $name }.
bargain-share-checked = A third of what your next Job with a marker of { $name } brings. The table will see whether you pay it.
bargain-threat-checked = If { $name } pays, the table will see whether you leave { $name } alone this round. If not, only { $name } will see whether you strike.
bargain-unchecked = Between you and { $name }: nobody checks it.
bargain-tag-peace = peace this round
bargain-tag-share = a share of the profit
bargain-tag-repay = I pay it back
bargain-tag-attack = I attack somebody
bargain-tag-hands_off = hands off your Businesses
bargain-tag-lend_later = I lend you something later
bargain-tag-threat = a threat
bargain-tag-free_text = as said at the table
bargain-open-to = { $count ->
    [0] make an offer
    [one] make an offer; one of theirs waits for you
   *[other] make an offer; { $count } of theirs wait for you
}
bargain-request = { $what }: ask { $name }, { $fee }
bargain-requested = { $what }: { $name } is asked
bargain-request-short = { $what } { $fee }
bargain-request-for = Your { $job } lacks this card. One touch offers { $name } { $fee } for a marker on { $what }; { $name } may refuse.
bargain-partner-help = Write { $name } an offer: money, Businesses, Gangsters, markers, promises. { $count ->
    [0] { $name } has offered you nothing just now.
    [one] An offer by { $name } waits for your answer.
   *[other] { $count } offers by { $name } wait for your answer.
}
bargain-take-back-help = Your marker comes home, free to be used elsewhere. Nobody has to agree; nothing is paid back.
bargain-take-back = Take your marker off { $what }
bargain-open-offers = Open offers
bargain-no-offers = No offers lie on the table.
bargain-vows = Words given
bargain-no-vows = Nobody has promised anything.
bargain-vow = { $name } to { $to }: { $what }
bargain-round = round { $round }
bargain-fate-open = still open
bargain-due = { $amount } due
bargain-fate-kept = kept
bargain-fate-broken = broken
bargain-fate-refused = refused
bargain-fate-carried_out = refused, and carried out
bargain-fate-empty = refused, and empty
