## The table: prompt, players, panel, gathering, ending, curtain

### Prompt
table-heading = { $round ->
    [0] { $game }
   *[other] { $game }{"\u00A0"}· round { $round }
}
table-prompt-label = What is to be done
table-put-back = Put back
table-all-choices = All choices ({ $count })
table-sending = Sent…
table-paused = The game is paused. Clocks and bots wait.
table-look-on = You look on.
table-preset = { $window } When to ask me
table-preset-answers = Your preset answers: { $choice }.
table-preset-or-you = Touch something lit to answer yourself, or change the switch.
table-goal = Your goal:

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
common-things = What can be chosen
common-unknown = face down
common-nothing = nothing

### Windows to react, and deals
table-window = Everybody has the same time. Saying nothing is a pass.
table-kept = Kept until the time is over: { $choice }. You can still choose otherwise.
table-deals-told = What was heard of deals
table-talk-private = In private
table-talk-with = With
table-talk-empty = Nothing said in private yet.
table-talk-write = Say it to { $name } alone
table-deals-waiting = { $count ->
    [one] { $count } offer waits for you
   *[other] { $count } offers wait for you
}

### Hints
hint-ask = What would you do?
hint-title = What Don Ugo would do
hint-thinks = He is thinking…
hint-waits = He is thinking; { $place } before you.
hint-failed = Nothing came to him this time. Ask again.
hint-only = There is but one thing to do.
hint-next = The next choice
hint-take = Do number { $number }
hint-asked = { $count ->
    [one] { $name } has asked for one hint
   *[other] { $name } has asked for { $count } hints
}
