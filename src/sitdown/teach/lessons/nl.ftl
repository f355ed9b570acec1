# Wat elke les kan moeten zeggen. Dezelfde sleutels staan in en.ftl.

you = jij
not-asked = Dat mag, maar daar gaat het nu niet om. Doe wat de stap vraagt.
only-talk = Er is nog niets te doen: lees eerst verder.
finished = De les is afgelopen. Er hoeft niets meer.
no-such = Zo'n keuze is er niet.
against-rule = Dat staan de regels niet toe.
