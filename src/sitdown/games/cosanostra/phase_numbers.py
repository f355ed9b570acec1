"""What is being decided (section 4), and what runs by itself in between."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

FAMILY: Final = 0
REDRAW: Final = 1  # sealed
PLAN: Final = 2
PLAN_CARD: Final = 3  # the second half of an assignment
PLAN_MORE: Final = 4  # option plays_after_assign
SPYING: Final = 5  # options spy_anytime, influence_anytime: sealed, before a turn
LAST_PLAYS: Final = 6  # option influence_anytime: the last window before the action phase
LOOK: Final = 7  # the second card of a Spy or Lawyer
SCHEME: Final = 8  # sealed
ACT: Final = 9
ACT_MORE: Final = 10  # option plays_after_act
AIM: Final = 11
REROLL: Final = 12
ROB: Final = 13  # sealed
TRAPPING: Final = 14
DOCTOR: Final = 15  # sealed
LAUNDER: Final = 16
BUY: Final = 17
RETURN_FIRE: Final = 18
RECRUIT: Final = 19
DISCARD: Final = 20  # sealed
END: Final = 21

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
TO_ATTACHING: Final = 50  # option influence_anytime: the last window
_PLANNING: Final = ["family", "redraw", "plan", "plan_card", "plan_more", "spying", "last_plays", "look"]
_ACTION: Final = ["scheme", "act", "act_more", "aim"]
_JOB: Final = ["reroll", "rob", "trap", "doctor", "launder", "buy", "return_fire"]
PHASES: Final = _PLANNING + _ACTION + _JOB + ["recruit", "discard", "end"]


def is_sealed(phase: i64) -> bool:
    """Are several seats asked at the same time?"""
    return phase in (REDRAW, SPYING, SCHEME, ROB, DOCTOR, DISCARD)


def is_half_made(phase: i64) -> bool:
    """CN-9: is the seat in turn in the middle of a choice of several parts?"""
    return phase in (PLAN_CARD, LOOK, AIM)
