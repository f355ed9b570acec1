## Lessons
learn-title = Never played it? Learn it by playing:
learn-is-done = done
learn-go-on = go on
learn-strip = The lesson
learn-step = Step { $number } of { $steps }
learn-leave = Leave the lesson; you can come back to where you are
learn-on = Go on
learn-done = Well done. That is all of this lesson.
learn-next = Next lesson: { $title }
learn-to-games = To the games
learn-again = Once more
refused-no_such_lesson = The game has no such lesson.
refused-lesson_changed = The lesson has changed since. Begin it anew.
