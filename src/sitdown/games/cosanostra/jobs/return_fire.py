"""Return fire: the target of a Drive-by without any success may shoot back (CN-111)."""

from __future__ import annotations

from mypy_extensions import i64

from sitdown.engine.actions import Choices
from sitdown.games.cosanostra.actions import DO_NOTHING, DO_RETURN_FIRE
from sitdown.games.cosanostra.cards.dice import roll
from sitdown.games.cosanostra.cards.gangsters import strength
from sitdown.games.cosanostra.jobs.doctor import KILLED_BY_IT, threaten
from sitdown.games.cosanostra.phase_numbers import RETURN_FIRE, TO_DISCARD
from sitdown.games.cosanostra.state import CosaState


def begin(state: CosaState) -> None:
    """The owner of the man shot at is asked."""
    state.mover = state.g_owner[state.target]
    state.phase = RETURN_FIRE


def fill(state: CosaState, seat: i64, out: Choices) -> None:
    out.add(DO_NOTHING)
    out.add(DO_RETURN_FIRE)


def push(state: CosaState, seat: i64, action: i64) -> None:
    if action == DO_NOTHING:
        state.phase = TO_DISCARD
    else:
        shoot_back(state)


def die_back(state: CosaState) -> i64:
    """CN-111: what a die of the man shot at must show."""
    return strength(state, state.doing)


def shoot_back(state: CosaState) -> None:
    """CN-111: strength against strength, nothing else counts."""
    shooter = state.target
    owner = state.g_owner[shooter]
    if state.listener is not None:
        state.tell("shoots_back", {"seat": owner, "gangster": shooter, "rule": "CN-111"})
    roll(state, owner, shooter, die_back(state))
    if state.hits >= state.switches.drive_by:
        threaten(state, state.doing, KILLED_BY_IT, owner, TO_DISCARD)
    else:
        state.phase = TO_DISCARD
