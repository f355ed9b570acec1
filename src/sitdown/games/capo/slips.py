"""The mistakes of an easygoing player: a card too many, the wrong half turned up, envy, a blind eye."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sitdown.engine.game import NO_SLIP
from sitdown.engine.rng import Rng
from sitdown.games.capo.rules import SUSPECT_FIRST, SUSPECT_NONE, is_protected
from sitdown.games.capo.state import PLAY, SHOW, CapoState

# How often, in a hundred.
CARELESS: Final = 10  # with each card of a crew
OPEN_HANDED: Final = 30
BLIND: Final = 5
ENVIOUS: Final = 20


def slip(world: CapoState, seat: i64, rng: Rng) -> int:
    """A mistake, or NO_SLIP."""
    luck = rng.below(100)
    if world.phase == PLAY:
        return one_of(world.legal(seat), rng) if luck < CARELESS else NO_SLIP
    if world.phase == SHOW:
        return one_of(world.legal(seat), rng) if luck < OPEN_HANDED else NO_SLIP
    if luck < BLIND:
        return SUSPECT_NONE
    return envy(world, seat) if luck < BLIND + ENVIOUS else NO_SLIP


def one_of(legal: list[int], rng: Rng) -> int:
    return legal[rng.below(len(legal))]


def envy(world: CapoState, seat: i64) -> int:
    """Suspect who has most respect, whatever lies there."""
    best: i64 = NO_SLIP
    most: i64 = -1
    offset: i64 = 1
    while offset < world.seats:
        other = world.after(seat, offset)
        if world.respect[other] > most and not is_protected(world, other):
            most = world.respect[other]
            best = SUSPECT_FIRST + offset
        offset += 1
    return best
