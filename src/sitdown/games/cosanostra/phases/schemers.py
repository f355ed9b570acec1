"""Schemers: the window before a regular turn, and the extra turns that they buy (CN-147, CN-148)."""

from __future__ import annotations

from mypy_extensions import i64

from sitdown.engine.actions import Choices
from sitdown.engine.cards import BIT
from sitdown.games.cosanostra.actions import DO_NOTHING, DO_SCHEMER
from sitdown.games.cosanostra.cards.gangsters import has_plan
from sitdown.games.cosanostra.cards.influence_cards import all_played, holds, spend_influence
from sitdown.games.cosanostra.data import SCHEMER
from sitdown.games.cosanostra.phase_numbers import SCHEME, TO_EXTRA, TO_WINDOW
from sitdown.games.cosanostra.phases import spying
from sitdown.games.cosanostra.phases.action import begin_turn, to_regular
from sitdown.games.cosanostra.phases.sealed import PASSED, ask, resolved
from sitdown.games.cosanostra.state import CosaState


def begin(state: CosaState) -> None:
    """CN-147, section 8: before every regular turn every other seat that could by public knowledge is asked."""
    if not has_plan(state, state.regular):  # CN-148: lost in an extra turn
        to_regular(state)
        return
    if state.switches.spy_anytime and not state.spied and spying.begin(state, state.regular, planning=False):
        return
    state.spied = True
    seats: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        if seat != state.regular and state.i_hand_n[seat] > 0 and has_plan(state, seat):
            seats |= BIT[seat]
        seat += 1
    if seats == 0 or all_played(state, SCHEMER):
        begin_turn(state, state.regular)
    else:
        ask(state, SCHEME, seats)


def fill(state: CosaState, seat: i64, out: Choices) -> None:
    if has_plan(state, seat) and holds(state, seat, SCHEMER):  # an exchange may have taken the plan (`trade_planned`)
        out.add(DO_SCHEMER)
    out.add(DO_NOTHING)


def push(state: CosaState, seat: i64, action: i64) -> None:
    """CN-148: every Schemer is spent; extra turns follow in turn order from the start player."""
    if not resolved(state, seat, 1 if action == DO_SCHEMER else 0):
        return
    state.extras = 0
    seat = state.start_player
    asked: i64 = 0
    while asked < state.seats:
        if state.answer[seat] > PASSED:
            state.extras |= BIT[seat]
            spend_influence(state, seat, SCHEMER)
        seat = state.after(seat)
        asked += 1
    if state.extras != 0:
        state.phase = TO_EXTRA
    elif has_plan(state, state.regular):
        begin_turn(state, state.regular)
    else:  # lost in an exchange (`trade_planned`)
        to_regular(state)


def next_extra(state: CosaState) -> None:
    """The next extra turn; who has lost his planned cards loses it. None left: the window again."""
    seat = state.start_player
    asked: i64 = 0
    while asked < state.seats:
        if state.extras & BIT[seat] != 0:
            state.extras &= ~BIT[seat]
            if has_plan(state, seat):
                state.is_extra = True
                begin_turn(state, seat)
                return
        seat = state.after(seat)
        asked += 1
    state.phase = TO_WINDOW
