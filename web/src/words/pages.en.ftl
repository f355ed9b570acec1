## Home, new table, tables, account.

### What all of these pages say
pages-try-again = Try again
pages-just-now = just now
pages-new-table = New table

### Home
home-welcome = Pull up a chair. { $games ->
    [5] Five families, five games, one table.
   *[other] { $games } games, one table.
}
home-games = Games
home-begin = Begin here
# For ears: "The game: 3 to 5 players, about 40 minutes, easy to learn. Begin here."
home-poster = { $title }: { $facts }.
home-players = { $least ->
    [0] { $most ->
        [one] { $most } player
       *[other] { $most } players
      }
   *[other] { $least } to { $most } players
  }
home-minutes = { $minutes } min
home-minutes-long = about { $minutes } minutes
home-hard-1 = easy
home-hard-2 = medium
home-hard-3 = hard
home-hard-1-long = easy to learn
home-hard-2-long = takes a game to learn
home-hard-3-long = much to learn
home-step-poster = Choose a poster.
home-step-deal = Press “Deal me in”. The house finds you company.
home-step-glow = Whatever glows may be clicked. The top line says what to do.
home-chairs = Who plays
home-chair = chair
home-make-level = Make it { $level }
home-remove = Send { $name } away
home-deal = Deal me in
home-with-friends = With friends
home-continue = Your games
home-watch = To watch
home-all = All
home-all-of = All: { $title }
home-no-account = No account needed. No money changes hands, except on the table.

### Tables
tables-kinds = Which tables
tables-of-game = Game
tables-all-games = All games
tables-free = { $free ->
    [one] 1 chair free
   *[other] { $free } chairs free
}
tables-who-sits = Chairs
tables-continue = Go on
tables-replay = Replay
tables-look = Look
tables-none-open = No table waits for you. Set one up.
tables-none-mine = You sit at no table yet.
tables-none-watch = Nobody plays in the open just now.
tables-paging = Pages of tables
tables-page = { $page } of { $pages }
tables-newer = Newer
tables-older = Older
tables-refreshes = Looks again by itself.

### Clocks
clock-none = No clock
clock-each-move = { $time } a move
clock-whole-game = { $time } for the game
clock-whole-game-more = { $time } for the game, { $more } more each turn

### New table
new-facts = For { $facts }.
new-title = New table: { $game }
new-chairs = Chairs
new-how-many = How many
new-me = Me
new-open-chair = Open chair
new-bot = { $name } · { $level }
new-chairs-help = Several chairs for you: you pass the device round, with a curtain between the hands.
new-nobody = Somebody has to sit here. Give a chair to yourself, or leave one open.
new-hints = Hints
new-hints-none = None among people
new-hints-allowed = Allowed
new-hints-help = Anybody may ask what the strongest bot would do, and all see who did. With bots alone you always may.
new-clock = Clock
new-clock-none = None
new-clock-move = Each move
new-clock-game = Whole game
new-clock-none-help = Everybody thinks as long as it takes.
new-clock-move-help = When a move's time is out a bot does what must be done. Its player may come back.
new-clock-game-help = Everybody has so much time for the whole game. When it is out a bot plays on.
new-clock-time = Time
new-clock-more = More with each turn
new-clock-no-more = nothing
new-door = Door
new-door-link = By link
new-door-open = Open
new-door-link-help = Only who has a link sits down or looks on.
new-door-open-help = The table stands among the open ones. Anybody may sit down or watch.
new-options = House rules
new-options-usual = As the rules have them.
new-options-changed = { $count ->
    [one] 1 changed
   *[other] { $count } changed
}
new-options-reset = As usual again
new-on = On
new-off = Off
new-usual = usual
new-word = A word for the shuffle
new-word-help = Mixed into the deal, so that nobody can have stacked it. Anything will do.
new-make = Set the table
new-made = The table is set
new-made-help = Send each chair its link. The game begins when the last one is taken.
new-to-the-table = To the table
new-link-invite = Chair { $number }: for whoever comes
new-link-key = Chair { $number }: yours, on another device
new-link-watch = To watch
new-link-screen = For a television
new-link-screen-help = Shows the table to the room, with codes for the open chairs.
new-link-key-help = Whoever has this link plays this chair. Keep it to yourself.
new-link-code = Code of the link: { $what }

### Account
account = Account
account-guest = You are a guest
account-hello = Good evening, { $name }
account-guest-help = This browser knows you by a cookie. An account knows you anywhere.
account-name = Name
account-name-help = What the others call you at the table.
account-rename = Call me that
account-renamed = Noted.
account-register = Make an account
account-register-help = Your games and ratings come along.
account-log-in = Log in
account-log-in-help = This browser then plays as that account.
account-log-out = Log out
account-log-out-help = This browser forgets you.
account-password = Password
account-password-help = At least 8 characters, four of them different.
account-ratings = Ratings
account-ratings-none = None yet. Finish a game.
account-game = Game
account-strength = Strength
account-strength-value = { $strength } ± { $doubt }
account-games = Games
account-played = Finished games
account-played-none = None yet.
account-place = Place
account-place-of = { $place } of { $seats }
account-score = Score
account-when = When
account-tokens = Tokens for programs
account-tokens-help = A program that sends a token plays as you. Its key is shown once.
account-tokens-none = No program plays for you.
account-token-name = What is it for?
account-token-make = Make a token
account-token-key = The key. It is not shown again:
account-token-made = made { $when }
account-token-seen = last seen { $when }
account-token-unseen = never seen
account-token-revoke = Revoke
account-token-revoke-which = Revoke { $name }
account-token-unnamed = no name
