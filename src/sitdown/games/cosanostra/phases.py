"""What is being decided (section 4), and what runs by itself in between."""

from __future__ import annotations

from typing import Final

FAMILY: Final = 0
REDRAW: Final = 1  # sealed
PLAN: Final = 2
PLAN_CARD: Final = 3  # the second half of an assignment
PLAN_MORE: Final = 4  # option playsAfterAssign
SPYING: Final = 5  # options spyAnytime, influenceAnytime: sealed, before a turn
LAST_PLAYS: Final = 6  # option influenceAnytime: the last window before the action phase
LOOK: Final = 7  # the second card of a Spy or Lawyer
SCHEME: Final = 8  # sealed
ACT: Final = 9
AIM: Final = 10
REROLL: Final = 11
ROB: Final = 12  # sealed
TRAPPING: Final = 13
DOCTOR: Final = 14  # sealed
LAUNDER: Final = 15
BUY: Final = 16
RETURN_FIRE: Final = 17
RECRUIT: Final = 18
DISCARD: Final = 19  # sealed
END: Final = 20

# -- what runs by itself between decisions, until somebody is asked ----------------------------------------------------
TO_ROUND: Final = 32
TO_PLANNING: Final = 33
TO_PLANNER: Final = 34  # the next seat with work
TO_ACTION: Final = 35
TO_TURN: Final = 36  # the next regular action turn
TO_WINDOW: Final = 37  # the windows before a turn
TO_EXTRA: Final = 38  # the next extra turn
TO_ROLL: Final = 39  # a Job is revealed and rolled
TO_COP: Final = 40
TO_PAY: Final = 41  # a Cash Job has succeeded
TO_TRAP: Final = 42  # an Attack has an effect
TO_EFFECT: Final = 43
TO_HARM: Final = 44  # somebody is about to be killed or deactivated
TO_DISCARD: Final = 45  # the Job is done
TO_PAYDAY: Final = 46
TO_RECRUIT: Final = 47
TO_LIMIT: Final = 48
TO_NEXT_ROUND: Final = 49
TO_ATTACHING: Final = 50  # option influenceAnytime: the last window
_PLANNING: Final = ["family", "redraw", "plan", "plan_card", "plan_more", "spying", "last_plays", "look"]
_ACTION: Final = ["scheme", "act", "aim", "reroll", "rob", "trap", "doctor", "launder", "buy", "return_fire"]
PHASES: Final = _PLANNING + _ACTION + ["recruit", "discard", "end"]
