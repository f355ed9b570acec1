## The words that all pages share. Each part of the page has its own in <part>.en.ftl and <part>.nl.ftl.

### Shell
skip-to-content = Skip to the content
loading = Loading
nav-label = Pages
nav-menu = Menu
nav-open-tables = Open tables
nav-my-games = My games
nav-watch = Watch
nav-rules = Rules
language = Language
language-en = English
language-nl = Dutch
nothing-here = Nobody sits here
nothing-here-what-to-do = There is nothing at this address. The link may be old.
to-the-games = To the games
page-lost = This page did not arrive
page-lost-what-to-do = The line broke, or the house was rebuilt. Load it again.
load-again = Load again

### Settings
settings = Settings
settings-stay-here = These stay on this device.
theme = Lighting
theme-device = As the device
theme-dark = Dark
theme-light = Light
motion = Motion
motion-device = As the device
motion-less = None
motion-full = All
sound = Sound
sound-off = Off
sound-on = On

### Actions
yes = Yes
no = No
close = Close
cancel = Cancel
confirm = Confirm
undo = Undo
change = Change
back = Back
next = Next
skip = Skip
send = Send
save = Save
copy = Copy
copied = Copied
share-link = Share the link
more = More
less = Less
why-not = Why not?
play = Play
watch = Watch
join = Sit down
leave = Leave
rematch = Rematch
rules = Rules
log = Log
chat = Chat
deals = Deals

### Seats
you = You
seat-number = Seat { $number }
seat-open = Open chair
seat-away = away, a bot plays on
seat-resigned = resigned, a bot plays on
bot-easy = easy
bot-random = at random
bot-normal = normal
# One sentence for each, where a bot is chosen.
bot-easy-about = Plays by rules of thumb and makes the mistakes that people make.
bot-normal-about = Plays sensibly, by rules of thumb.
bot-hard-about = Looks ahead, weighs what you may be hiding, and takes a moment for it.
bot-hard = hard
emblem-lemon = lemon
emblem-rose = rose
emblem-anchor = anchor
emblem-raven = raven
emblem-olive = olive
emblem-grape = grape
emblem-orange = orange

### Scores: where a game does not say how it writes them
points = { $amount } { $score ->
    [one] point
   *[other] points
  }

### Turns and phases
your-turn = Your turn.
wait-for = { $names } must choose.
wait-for-all = Others are choosing.
phase-gathering = Waiting for players
phase-playing = Playing
phase-paused = Paused
phase-over = Over
phase-old_rules = Not over
old-rules = Older rules
time-left = { $time } left

### The line to the server
line-connecting = Taking a seat…
line-lost = The line broke. Calling back…
line-back = Back at the table. Nothing was lost.
line-closed = This table is closed to you.
line-full = Too many look at this table. Trying again…
line-restart = The house is being rebuilt. Back in a moment…

### Refusals, by code
refused-bad_seats = The game is not for so many seats.
refused-bad_option = The game has no such option.
refused-bad_chairs = Say who sits in each chair.
refused-bad_clock = The clock cannot be set to that.
refused-not_gathering = The game has begun.
refused-not_playing = The game is not on.
refused-not_over = The game is not over.
refused-nothing_left = At that step nothing is left to choose.
refused-over = The game is over.
refused-no_such_seat = The table has no such seat.
refused-chair_taken = Somebody sits there. Take another chair.
refused-chair_empty = Nobody sits there.
refused-not_full = A chair is still open.
refused-ahead = That has not been asked yet.
refused-stale = Things have changed since. Look again and choose.
refused-done = That was done already.
refused-bad_action = That is no move of this game.
refused-too_many = That is more than one move.
refused-illegal = A rule forbids it.
refused-empty = There is nothing in it.
refused-too_long = That is too long.
refused-bad_text = That text cannot be sent.
refused-not_for_you = Seats talk to the table, onlookers to onlookers.
refused-no_private_talk = Nobody whispers in this game.
refused-takeback_nothing = You have no move to take back.
refused-takeback_revealed = Too late. Something was revealed since.
refused-takeback_open = Somebody asks for a move back already.
refused-takeback_none = Nobody asks you for a move back.
refused-no_hints = There are no hints at this table: whoever made it did not allow them.
refused-not_asked = You are asked nothing now.
refused-no_preset = That cannot be answered beforehand.
refused-paused = The game is paused. Go on first.
refused-not_paused = The game is not paused.
refused-resigned = This seat has resigned.
refused-not_a_person = No person sits there.
refused-not_a_bot = A person sits there, and is present.
refused-time_left = There is time left.
refused-not_timed_out = The seat is not away.
refused-rematched = The next table stands already.
refused-bad_message = The server could not read that. Load the page again.
refused-joined = You sit here already.
refused-hint_open = A hint for you is on its way.
refused-too_many_hints = Those were many hints. Wait a minute.
refused-onlooker = Onlookers watch. Sit down to play.
refused-name_taken = An account has this name. Choose another.
refused-bad_name = A name has 1 to 24 characters and begins with a letter or a digit.
refused-weak_password = A password has at least 8 characters, four of them different, and is not a common one.
refused-bad_login = No account has this name and this password.
refused-has_account = You have an account already.
refused-no_such_person = There is no such person.
refused-no_such_token = You have no such token.
refused-too_many_tokens = You have as many tokens as one may have. Revoke one.
refused-bad_request = The server could not read that. Load the page again.
refused-too_large = That is too large.
refused-not_found = There is nothing at this address.
refused-no_such_table = There is no such table.
refused-no_such_game = There is no such game.
refused-old_rules = This table was begun by older rules of the game. They have changed since, and it cannot go on.
refused-old_rules_over = This game was played by older rules. They have changed since, and it cannot be replayed. You can still save its record.
refused-bad_key = This link is not valid, or not any more.
refused-who_are_you = The server does not know you. Load the page again.
refused-too_many_tables = You sit at too many tables. Finish some first.
refused-too_fast = Too fast. Wait a little.
refused-busy = Others were faster. Try again.
refused-broken = Our fault. It was written down; try again.
refused-no_line = The server does not answer. Try again.

### Where a fact comes from
reconstructed = our reconstruction
# With the help of a piece.
reconstructed-long = ° is our reconstruction: the rulebook does not say it.
