"""The mistakes of an easygoing player: the first card at hand, the second-best chair, a MOVE forgotten."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sitdown.engine.game import NO_SLIP
from sitdown.engine.rng import Rng
from sitdown.games.maffiosi.actions import DO_FINISH
from sitdown.games.maffiosi.state import CARD, SECOND, MaffiosiState

# How often, in a hundred.
RASH: Final = 42
FORGETFUL: Final = 45
CARELESS: Final = 25


def slip(world: MaffiosiState, seat: i64, rng: Rng) -> int:
    """A mistake, or NO_SLIP."""
    phase = world.phase
    luck = rng.below(100)
    if phase == SECOND:
        return DO_FINISH if luck < FORGETFUL else NO_SLIP
    if luck >= (RASH if phase == CARD else CARELESS):
        return NO_SLIP
    legal = world.legal(seat)
    return legal[rng.below(len(legal))]
