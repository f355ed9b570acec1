## Lessen
learn-title = Nog nooit gespeeld? Leer het al spelend:
learn-is-done = gedaan
learn-go-on = ga verder
learn-strip = De les
learn-step = Stap { $number } van { $steps }
learn-leave = Verlaat de les; je kunt later verder waar je bent
learn-on = Verder
learn-done = Goed gedaan. Dat is alles van deze les.
learn-next = Volgende les: { $title }
learn-to-games = Naar de spellen
learn-again = Nog een keer
refused-no_such_lesson = Het spel heeft zo'n les niet.
refused-lesson_changed = De les is intussen veranderd. Begin opnieuw.
