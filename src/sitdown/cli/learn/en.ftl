# What the command says around a lesson. The same keys stand in nl.ftl.

list-head = Lessons, each a few minutes. Start one with: sitdown learn GAME, or sitdown learn GAME LESSON.
list-none = There are no lessons for { $game }.
list-line = { $title }, { $minutes } min. { $about }
list-done = done
list-left = left at step { $step } of { $steps }

begin = { $game }. Lesson { $number }: { $title }.
    Answer with a number or a name. There is also: ?, why …, rules, log, table, help, quit. Who leaves comes back to the same step.
resumed = You left at step { $step } of { $steps }; here it goes on. (--again begins anew.)
changed = The lesson has changed since you left it, so it begins anew.
step = [{ $step }/{ $steps }]
more-news = … and before that { $count ->
    [one] one line
   *[other] { $count } lines
}: type log to read them
go-on = Enter: go on
done = That was the lesson “{ $title }”.
next = The next one: sitdown learn { $game } { $name }
play = Now a real game: sitdown play { $game }
first-game = Now a real game, in which everything new is explained once: sitdown play { $game } --first
no-first-game = { $game } declares no first game. Without --first it can be played.
new = New: { $says }
left = You leave the lesson. Next time it goes on here.
unwritten = How far you are cannot be written down ({ $reason }); the lesson goes on.
