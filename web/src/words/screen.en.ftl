### The table on a television
screen-title = { $game } on the screen
screen-scan = Point your phone at a code and sit down.
screen-scan-one = Point your phone at the code and sit down.
screen-chair-for = Chair { $number }
screen-code-for = Code to sit down on chair { $number }
screen-code-for-any = Code to sit down
screen-no-code = Whoever made the table has the code for this chair.
screen-not-from-here = This screen was opened at { $host }, which a phone cannot reach. Open it by the name or number that this machine has in your network.
screen-all-here = All are here.
screen-paused = Paused. Somebody is fetching dinner.
screen-over = The game is over
screen-your-hand = Your hand would be on the screen
screen-your-hand-why = In this browser you sit at this table. Open the screen with the link to watch, or from the browser of whoever made the table.
screen-last = What happened
screen-nothing-yet = Nothing has happened yet.
screen-bot = bot · { $level }
screen-house-rule = Phones hold the hands. This screen is for everybody.
