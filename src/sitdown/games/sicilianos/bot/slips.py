"""The mistakes of an easygoing player: a card that glitters, a war for fun, pride, a bomb forgotten."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sitdown.engine.game import NO_SLIP
from sitdown.engine.rng import Rng
from sitdown.games.sicilianos.actions import DO_FAMILY, DO_PLACE
from sitdown.games.sicilianos.bot.war import best_family, first_card
from sitdown.games.sicilianos.state import (
    BOMB,
    COAT,
    JOIN,
    NOBODY,
    PICK,
    ROUND,
    TURN,
    SicilianosState,
)

# How often, in a hundred.
WARLIKE: Final = 5
ROUSED: Final = 15
PROUD: Final = 20
CARELESS: Final = 25


def slip(world: SicilianosState, seat: i64, rng: Rng) -> int:
    """A mistake, or NO_SLIP."""
    phase = world.phase
    luck = rng.below(100)
    if phase == TURN:
        return war_for_fun(world, seat, 0) if luck < WARLIKE else NO_SLIP
    if phase == JOIN:
        return war_for_fun(world, seat, world.colours_in_war()) if luck < ROUSED else NO_SLIP
    if phase == ROUND:
        return too_proud(world, seat) if luck < PROUD else NO_SLIP
    if phase in (BOMB, COAT):
        return DO_FAMILY if luck < CARELESS else NO_SLIP
    if phase == PICK or luck >= CARELESS:
        return NO_SLIP
    legal = world.legal(seat)
    return legal[rng.below(len(legal))]


def war_for_fun(world: SicilianosState, seat: i64, taken: i64) -> int:
    """Go in with the best family there is, however it will end."""
    colour, _ = best_family(world, seat, taken)
    return NO_SLIP if colour == NOBODY else DO_PLACE + first_card(world, seat, colour)


def too_proud(world: SicilianosState, seat: i64) -> int:
    """The highest card, needed or not."""
    legal = world.legal(seat)
    return legal[-1] if legal[-1] >= DO_PLACE else NO_SLIP
