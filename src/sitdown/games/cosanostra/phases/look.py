"""A second card for a Spy or a Lawyer, or enough: nothing is shown before the choice is complete (CN-145, CN-151)."""

from __future__ import annotations

from mypy_extensions import i64

from sitdown.engine.actions import Choices
from sitdown.games.cosanostra.actions import DO_ENOUGH, DO_LOOK
from sitdown.games.cosanostra.cards.businesses import unused
from sitdown.games.cosanostra.cards.gangsters import has_job
from sitdown.games.cosanostra.cards.influence_cards import spend_influence
from sitdown.games.cosanostra.data import GANGSTERS, LAWYER, NONE, SPY
from sitdown.games.cosanostra.phase_numbers import LAST_PLAYS, LOOK, TO_ATTACHING
from sitdown.games.cosanostra.state import CosaState

BY_LAWYER: int = 100  # `looking_with` besides SPY


def can_be_looked_at(state: CosaState, seat: i64, gangster: i64) -> bool:
    """CN-145: a face-down planned Job of an opponent."""
    return has_job(state, gangster) and state.g_owner[gangster] != seat


def jobs_to_look_at(state: CosaState, seat: i64) -> bool:
    gangster: i64 = 0
    while gangster < GANGSTERS:
        if can_be_looked_at(state, seat, gangster):
            return True
        gangster += 1
    return False


def fill_looks_at(state: CosaState, seat: i64, first: i64, out: Choices) -> None:
    gangster: i64 = 0
    while gangster < GANGSTERS:
        if can_be_looked_at(state, seat, gangster):
            out.add(first + gangster)
        gangster += 1


def see(state: CosaState, seat: i64, gangster: i64) -> None:
    """The seat looks at what is planned there; that it does is public."""
    token = state.plan[gangster]
    state.jobs.show(token, seat)
    if state.listener is not None:
        state.tell("looked", {"seat": seat, "gangster": gangster, "rule": "CN-145"}, [token])


def begin(state: CosaState, seat: i64, gangster: i64, with_card: i64) -> None:
    """Spy or Lawyer, the first card: nothing is shown before the choice is complete (CN-9)."""
    state.half[seat] = gangster
    state.looking_with = with_card
    state.back_to = state.phase
    state.phase = LOOK
    state.unfinished = True


def fill(state: CosaState, seat: i64, out: Choices) -> None:
    """CN-145, CN-151: another card, or enough."""
    gangster: i64 = 0
    while gangster < GANGSTERS:
        if gangster != state.half[seat] and can_be_looked_at(state, seat, gangster):
            out.add(DO_LOOK + gangster)
        gangster += 1
    out.add(DO_ENOUGH)


def push(state: CosaState, seat: i64, action: i64) -> None:
    """The choice is complete: one card, or two."""
    if state.looking_with == SPY:
        spend_influence(state, seat, SPY)
    else:
        lawyer = unused(state, seat, LAWYER)
        state.b_used[lawyer] = 1
        if state.listener is not None:
            state.tell("lawyer", {"seat": seat, "business": lawyer, "rule": "CN-151"})
    see(state, seat, state.half[seat])
    if action != DO_ENOUGH:
        see(state, seat, action - DO_LOOK)
    state.half[seat] = NONE
    state.looking_with = NONE
    state.phase = state.back_to
    if state.phase == LAST_PLAYS:
        after_last_play(state)


def after_last_play(state: CosaState) -> None:
    """Option `influence_anytime`: in the last window everybody may go on until all have passed in a row."""
    state.passes = 0
    state.phase = TO_ATTACHING
    state.regular = state.after(state.mover)
