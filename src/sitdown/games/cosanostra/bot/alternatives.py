"""What a bot that looks ahead tries beside the choice by rules of thumb: what may matter, not all that is legal."""

from __future__ import annotations

from typing import Final

from sitdown.games.cosanostra.actions import (
    DO_ACCEPT,
    DO_EXECUTE,
    DO_LAPSE,
    DO_REJECT,
    DO_SKIP,
    DO_TAKE_BACK,
    DO_WITHDRAW,
)
from sitdown.games.cosanostra.data import CASH, DEED, RACING
from sitdown.games.cosanostra.phase_numbers import ACT, AIM, FAMILY, LAUNDER, LOOK, PLAN, REDRAW, REROLL, SCHEME
from sitdown.games.cosanostra.state import CosaState

# In a hundred games (seed `tune-c`) nothing else was ever found better here; what goes on whom is chosen with the card.
NO_THOUGHT: Final = (FAMILY, REDRAW, PLAN, LOOK, SCHEME, REROLL, LAUNDER)


def alternatives(world: CosaState, legal: list[int], usual: int) -> list[int]:
    """Of what is legal, without the usual choice; nothing if that need not be thought about."""
    if usual >= DO_TAKE_BACK:
        return to_an_offer(legal, usual)
    phase = world.phase
    if phase in NO_THOUGHT:
        return []
    if phase == ACT:
        return in_turn(legal, usual)
    if phase == AIM and DEED[world.deed] in (CASH, RACING):
        return []
    return [action for action in legal if action < DO_TAKE_BACK and action != usual]


def to_an_offer(legal: list[int], usual: int) -> list[int]:
    """The other answer."""
    if DO_ACCEPT <= usual < DO_WITHDRAW:
        other = usual + DO_REJECT - DO_ACCEPT if usual < DO_REJECT else usual - DO_REJECT + DO_ACCEPT
        return [other] if other in legal else []
    return []


def in_turn(legal: list[int], usual: int) -> list[int]:
    """Who acts, or a wait by a Schemer; who does nothing, only if somebody must. A look is just taken."""
    if not DO_EXECUTE <= usual <= DO_SKIP:
        return []
    last = DO_SKIP if DO_LAPSE <= usual < DO_SKIP else DO_LAPSE - 1
    return [a for a in legal if a != usual and (DO_EXECUTE <= a <= last or a == DO_SKIP)]
