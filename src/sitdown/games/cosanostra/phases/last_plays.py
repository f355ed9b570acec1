"""Option `influence_anytime`: the last window for Influence cards before the action phase, seat by seat."""

from __future__ import annotations

from mypy_extensions import i64

from sitdown.engine.actions import Choices
from sitdown.engine.cards import BIT
from sitdown.games.cosanostra.actions import DO_NOTHING, DO_SNITCH, DO_SPY
from sitdown.games.cosanostra.data import SNITCH, SPY
from sitdown.games.cosanostra.phase_numbers import LAST_PLAYS, TO_ACTION, TO_ATTACHING
from sitdown.games.cosanostra.phases import influence_plays
from sitdown.games.cosanostra.phases.influence_plays import fill_attachments, types_held
from sitdown.games.cosanostra.phases.look import after_last_play, fill_looks_at
from sitdown.games.cosanostra.state import CosaState


def begin(state: CosaState) -> None:
    """The next seat is asked; when all have passed in a row, the action phase begins."""
    if not next_last_player(state, state.regular):
        state.phase = TO_ACTION


def next_last_player(state: CosaState, after: i64) -> bool:
    """The next seat clockwise with an Influence card; False if all have passed in a row."""
    seat = after
    tried: i64 = 0
    while tried < state.seats:
        if state.passes >= state.seats:
            return False
        if state.i_hand_n[seat] > 0:
            state.mover = seat
            state.phase = LAST_PLAYS
            return True
        state.passes += 1
        seat = state.after(seat)
        tried += 1
    return False


def fill(state: CosaState, seat: i64, out: Choices) -> None:
    held = types_held(state, seat)
    fill_attachments(state, seat, held, out)
    if held & BIT[SNITCH] != 0:
        fill_looks_at(state, seat, DO_SNITCH, out)
    if held & BIT[SPY] != 0:
        fill_looks_at(state, seat, DO_SPY, out)
    out.add(DO_NOTHING)


def push(state: CosaState, seat: i64, action: i64) -> None:
    if action == DO_NOTHING:
        state.passes += 1
        state.regular = state.after(state.mover)
        state.phase = TO_ATTACHING
        return
    influence_plays.push(state, seat, action)
    if state.phase == LAST_PLAYS:  # else a look has begun
        after_last_play(state)
