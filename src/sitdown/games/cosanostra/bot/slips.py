"""The mistakes of an easygoing player: too shy to ask, the wrong man for a Job, a Response forgotten."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sitdown.engine.game import NO_SLIP
from sitdown.engine.rng import Rng
from sitdown.games.cosanostra.actions import (
    DO_DISCARD_JOB,
    DO_JOB,
    DO_MARKET,
    DO_NOTHING,
    DO_RECRUIT,
    DO_REJECT,
)
from sitdown.games.cosanostra.bot.answers import offer_to_answer
from sitdown.games.cosanostra.bot.choose import choose_passive
from sitdown.games.cosanostra.data import NONE
from sitdown.games.cosanostra.phase_numbers import (
    ACT,
    BUY,
    DOCTOR,
    PLAN,
    PLAN_CARD,
    RECRUIT,
    REROLL,
    ROB,
    TRAPPING,
)
from sitdown.games.cosanostra.state import CosaState
from sitdown.games.cosanostra.trade.negotiation import is_open, may_talk

# How often, in a hundred.
SUSPICIOUS: Final = 30
SHY: Final = 40
MUDDLED: Final = 45
FORGETFUL: Final = 45


def slip(world: CosaState, seat: i64, rng: Rng) -> int:
    """A mistake, or NO_SLIP. An offer is drafted as the rules of thumb say, or not begun."""
    luck = rng.below(100)
    if may_talk(world, seat) and is_open(world):
        if world.draft_to[seat] != NONE:
            return NO_SLIP
        other = offer_to_answer(world, seat)
        if other != NONE:
            return DO_REJECT + other if luck < SUSPICIOUS else NO_SLIP
    phase = world.phase
    if phase in (PLAN, ACT):
        return choose_passive(world, seat, rng) if luck < SHY else NO_SLIP
    if phase == PLAN_CARD:
        return one_of(world, seat, DO_JOB, DO_MARKET, rng) if luck < MUDDLED else NO_SLIP
    if phase == RECRUIT:
        return one_of(world, seat, DO_RECRUIT, DO_DISCARD_JOB, rng) if luck < MUDDLED else NO_SLIP
    if phase in (REROLL, ROB, TRAPPING, DOCTOR, BUY):
        return DO_NOTHING if luck < FORGETFUL else NO_SLIP
    return NO_SLIP


def one_of(world: CosaState, seat: i64, start: i64, stop: i64, rng: Rng) -> int:
    """Any legal choice of one kind; where there is none, no mistake."""
    found = [action for action in world.legal(seat) if start <= action < stop]
    return found[rng.below(len(found))] if found else NO_SLIP
