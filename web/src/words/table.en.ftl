## The table: prompt, players, panel, gathering, ending, curtain

### Prompt
table-heading = { $round ->
    [0] { $game }
   *[other] { $game } · round { $round }
}
table-prompt-label = What is to be done
table-put-back = Put back
table-all-choices = All choices ({ $count })
table-sending = Sent…
table-paused = The game is paused. Clocks and bots wait.
table-look-on = You look on.
table-finish-parade = Skip ahead

### Board, players
table-board-label = The table: { $game }
table-board-loading = The table is being laid
table-players = Players
table-on-turn = must choose now
table-no-figures = nothing to see yet
table-clock-of = { $name } has { $time } left

### Panel
table-panel = Log, chat and choices
table-panel-open = Open the panel
table-choices = Choices
table-choices-none = There is nothing for you to choose now.
table-choices-find = Find a choice
table-choices-found = { $count ->
    [one] One choice
   *[other] { $count } choices
}
table-choice-put-back = Put back: { $choice }
table-log-empty = Nothing has happened yet.
table-rule-open = Rule { $rule }
table-chat-empty = Nobody has said anything.
table-chat-to = To
table-chat-all = the table
table-chat-onlookers = onlookers
table-chat-write = Say something
table-chat-private = to { $name }, in private
table-chat-to-onlookers = to onlookers
table-chat-unread = { $count ->
    [one] one new line
   *[other] { $count } new lines
}

### Rules drawer
table-rules-of = Rules: { $game }
table-rules-whole = The whole rules page
table-rules-example = Example

### Why not
table-nothing-to-do-there = There is nothing to be done with that.
table-touch-the-lit-first = That is allowed. Choose among what is lit first.

### What a player can ask for
table-menu = Ask for
table-takeback = Take back
table-takeback-asked = { $name } asks to take a move back.
table-takeback-waits = You asked to take your move back. Waiting for { $names }.
table-takeback-allow = Allow it
table-takeback-refuse = Refuse
table-pause = Pause
table-resume = Go on
table-resign = Resign
table-resign-sure = Resign? A bot takes your chair, and the game counts as yours.
table-back = I am back
table-away = Your time ran out. A bot plays on for you.
table-screen = Table screen

### Gathering
table-gathering = The chairs fill up
table-gathering-what = The game begins by itself when the last chair is taken.
table-chair-taken = { $name } sits here
table-chair-yours = Your chair
table-chair-bot = A house bot
table-invite-title = Invite somebody to this chair
table-invite-lost = Whoever made the table has the link for this chair.
table-watch-title = Let somebody watch
table-invited = A chair is kept for you.
table-word = A word for the deal
table-word-help = It is mixed into the shuffle, so that nobody can have fixed it.
table-stand = Stand up
table-commitment = Seal of the deal

### Ending
table-over = The game is over
table-place = { $place }.
table-winner = { $name } wins
table-winners = { $names } win
table-points = points
table-account = How it came about
table-record = Save the record
table-replay = Watch it again
table-proof = Proof of the deal
table-proof-what = The deal was fixed before anybody sat down. This is its seal; the record holds the secret and every word that was mixed in. Check it with:
table-next-table = To the next table
table-show-board = Look at the table

### Hot seat
table-curtain-pass = Pass the device to { $name }
table-curtain-what = Nobody else looks now.
table-curtain-open = I am { $name }

### The line
table-closed-4003 = This table is for those who have a link, and this one is not valid.
table-closed-4410 = There is no such table.
table-closed-other = The server does not let this page in. Load it again.

### The common board
common-also = Also to choose
common-touch-again = touch again to choose
common-empty = empty
common-lit = may be chosen
common-hand = Your hand
common-hand-of = The hand of { $name }
common-cards = cards
common-money = money
common-of-share = Your share
common-of-way = Which way
common-of-asleep = Awake or asleep
common-of-cash = Money, in thousands
common-of-tag = Only words
common-of-family = Families
common-of-seat = Players
common-of-influence = Influence cards
common-colour-yellow = yellow
common-colour-red = red
common-colour-blue = blue
common-colour-black = black
common-colour-green = green
common-colour-purple = purple

### Sicilianos on the common board
common-si-back = a { $colour } card
common-si-role-guard = bodyguard
common-si-role-bomb = bomb
common-si-role-coat = turncoat
common-si-worth = counts { $worth }
common-si-throw = The throw
common-si-influence-H = a hand: steal
common-si-influence-1 = take one
common-si-influence-2 = take two
common-si-piles = The families' piles
common-si-pile = The pile, from the top
common-si-types = Businesses to choose from
common-si-businesses = { $count ->
    [one] one business
   *[other] { $count } businesses
}
common-si-type-antique = antique shop
common-si-type-pizzeria = pizzeria
common-si-type-laundry = laundry
common-si-strength = strength { $strength }
common-si-status-not_asked = not asked yet
common-si-status-stayed_out = stays out
common-si-status-skipped = was passed over
common-si-status-active = in the war
common-si-status-dropped = dropped out
common-si-status-turned = turned
common-si-stake = stake { $stake }
common-si-notes = Your black money
common-si-black = black
common-si-black-title = black money: counts against its owner at the end
common-si-white = white
common-si-white-title = laundered money
common-si-owned = businesses
common-si-set = three kinds, three colours
common-si-most-antique = most antique shops
common-si-most-pizzeria = most pizzerias
common-si-most-laundry = most laundries

### Maffiosi on the common board
common-ma-side-top = The long side above
common-ma-side-right = The right end
common-ma-side-bottom = The long side below
common-ma-side-left = The left end
common-ma-object-cafe = café
common-ma-object-restaurant = restaurant
common-ma-object-casino = casino
common-ma-object-till = till
common-ma-object-revolver = revolver
common-ma-object-knife = knife
common-ma-object-drink = drink
common-ma-asleep = asleep
common-ma-asleep-count = { $count } asleep
common-ma-cakes = Cakes
common-ma-cake-of = cake of { $name }
common-ma-cake-home = at home
common-ma-cake-at = at chair { $chair }
common-ma-middle = In the middle
common-ma-pot = on the table
common-ma-draw = to draw
common-ma-used = played
common-ma-tray-of = Waiting for a chair: { $name }
common-ma-card-stab = a knife kills beside it
common-ma-card-fire = a revolver kills opposite
common-ma-card-order = your cake comes
common-ma-card-pass = a cake goes round
common-ma-card-kaboom = a cake goes off
common-ma-card-nightcap = drinkers fall asleep
common-ma-card-scram = all sit down anew
common-ma-card-move = a man changes chairs
common-ma-earns = earns
common-ma-earns-title = what he earns each turn
common-ma-men = men
common-ma-men-title = men still alive

### La Cosa Nostra on the common board
common-cn-market = The market
common-cn-price = price { $price }k
common-cn-earns = earns { $income }k
common-cn-earns-title = what his Businesses earn each round
common-cn-marker = { $count ->
    [one] marker of { $name }
   *[other] { $count } markers of { $name }
}
common-cn-used = used
common-cn-inactive = out of action
common-cn-buys = buys { $what }
common-cn-job-back = Job { $round }, face down
common-cn-recruits = Recruits
common-cn-recruit = { $price }k
common-cn-influence = Influence
common-cn-job = Job
common-cn-jobs = Jobs
common-cn-men = Gangsters
common-cn-markers = markers
common-cn-job-now = { $name }: { $job }, { $target } or more
common-cn-die = a { $die }
common-cn-hits = successes
common-cn-pay = pay
common-cn-promises = Promises
common-cn-promise = { $name } to { $to }: { $what }
common-cn-round = round { $round }
common-cn-fate-open = open
common-cn-fate-kept = kept
common-cn-fate-broken = broken
common-cn-tag-peace = peace
common-cn-tag-share = a share of the profit
common-cn-tag-repay = repayment
common-cn-tag-attack = an attack on somebody
common-cn-tag-hands_off = hands off a Business
common-cn-tag-lend_later = lending something later
common-cn-tag-threat = a threat
common-cn-tag-free_text = something said at the table
common-cn-family-blundetto = Blundetto
common-cn-family-dimaggio = DiMaggio
common-cn-family-calmuti = Calmuti
common-cn-family-laserva = LaServa
common-cn-family-caruso = Caruso
common-cn-offer = { $name } offers { $to }
common-cn-draft = Your offer to { $to }, { $name }
common-cn-gives = gives { $what }
common-cn-asks = asks { $what }
common-cn-words = only words: { $what }
common-cn-nothing = nothing
common-cn-lent = { $what }, lent for one Job
common-cn-recalled = the marker on { $what } taken back
common-cn-laundered = laundered
common-cn-power = power
common-cn-gangster-bonus = most Gangsters
