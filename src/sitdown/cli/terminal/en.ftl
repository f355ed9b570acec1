# Every word of the command that a person reads in play. The same keys stand in nl.ftl.

you = You
player = Player { $number }
bot = { $name } ({ $kind })

welcome = { $game }. At the table: { $players }.
goes-on = It goes on from the moment after move { $move } of { $record }; what is still to come is new.
another-game = another game
how-to-answer = Answer with a number or a name. There is also: ? (all choices), hint, why …, rules, log, table, help, quit.
help =
    Type the number in front of a choice, or its name. An empty line goes back to the first list.
      ?             list every choice in full
      hint          what a strong player would do here, and why
      why …         say why something may not be done: name it after the word
      rules [ID]    the rules, or one of them, e.g. rules { $rule }
      log           all that you have heard so far
      table         show the table again
      quit          leave the table
curtain = Pass the keyboard to { $name }. Press Enter when only { $name } is looking.
your-turn = { $name }, your turn.

ask-one = Your choice?
ask-or-name = Your choice? You may also name the { $what }, e.g. { $example }
ask-only = There is only this one; Enter will do.
ask-several = Type the numbers of all you choose, e.g. 1 3
ask-exactly = Choose exactly { $count }, e.g. 1 2
ask-which = Which { $what }?
ask-back = (Enter: back)

not-understood = “{ $text }” is not among the choices. Type ? for all of them, help for help.
no-number = There is no choice { $number }.
why-what = Why what? Name a choice after it, e.g. why 2
why-allowed = Nothing forbids that.
no-rule = There is no rule { $id }.
nothing-yet = Nothing yet.

# What may be typed besides the English word of each command.
command-help = h
command-hint = tip advice
command-why = why?
command-rules = rule
command-log = history
command-table = board
command-quit = q exit bye

goodbye = You leave the table. Nobody asks questions. Goodbye.
the-seed = Seed:
the-record = Record:
no-record = The record cannot be written ({ $reason }); the game goes on.
unfinished = The game was not finished.
place = { $place }. { $name }: { $score }
next = Enter: go on; q: stop { "" }
replay-open = { $game }: the whole truth.
replay-seat = { $game }, as { $name } (seat { $seat }) saw and heard it.

door-welcome = Sit down. What shall we play?
door-game = { $game }, { $least } to { $most } players.
door-which = Which game?
door-no-game = That one is not in the house. Type its number.
door-seats = How many at the table, you included? ({ $least } to { $most }; Enter for { $usual })
door-no-seats = From { $least } to { $most } ({ $rule }).
door-level = How good are the others? (Enter for { $usual })
door-no-level = There is no such level. Type its number.
