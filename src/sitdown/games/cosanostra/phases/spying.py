"""Options `spy_anytime` and `influence_anytime`: a sealed window before others' turns.

A sealed answer is one number: PASSED, or what will be carried out, in turn order from the start player.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sitdown.engine.actions import Choices
from sitdown.engine.cards import BIT
from sitdown.games.cosanostra.actions import DO_ATTACH, DO_ENOUGH, DO_LOOK, DO_NOTHING, DO_SNITCH, DO_SPY, DO_SWAP
from sitdown.games.cosanostra.cards.influence_cards import spend_influence
from sitdown.games.cosanostra.data import GANGSTERS, HENCHMAN, NONE, SNITCH, SPY
from sitdown.games.cosanostra.phase_numbers import SPYING, TO_WINDOW
from sitdown.games.cosanostra.phases import look
from sitdown.games.cosanostra.phases.influence_plays import attach_one, fill_attachments, may_attach, snitch, types_held
from sitdown.games.cosanostra.phases.look import can_be_looked_at, fill_looks_at, jobs_to_look_at, see
from sitdown.games.cosanostra.phases.sealed import PASSED, ask, resolved
from sitdown.games.cosanostra.state import CosaState

_SNITCH: Final = 1000
_SPY: Final = 2000  # + 31 * first + second + 1
_ATTACH: Final = 4000


def begin(state: CosaState, in_turn: i64, planning: bool) -> bool:
    """Ask who may spy now; False if nobody passes the public test."""
    seats: i64 = 0
    attaching = planning and state.switches.influence_anytime
    seat: i64 = 0
    while seat < state.seats:
        if seat != in_turn and state.i_hand_n[seat] > 0 and (attaching or jobs_to_look_at(state, seat)):
            seats |= BIT[seat]
        seat += 1
    if seats == 0:
        return False
    state.back_to = state.phase
    ask(state, SPYING, seats)
    return True


def in_planning(state: CosaState) -> bool:
    return state.back_to != TO_WINDOW


def fill(state: CosaState, seat: i64, out: Choices) -> None:
    if state.half[seat] != NONE:
        look.fill(state, seat, out)
        return
    held = types_held(state, seat)
    if state.switches.influence_anytime and in_planning(state):
        fill_attachments(state, seat, held, out)
    if held & BIT[SNITCH] != 0:
        fill_looks_at(state, seat, DO_SNITCH, out)
    if held & BIT[SPY] != 0:
        fill_looks_at(state, seat, DO_SPY, out)
    out.add(DO_NOTHING)


def push(state: CosaState, seat: i64, action: i64) -> None:
    """CN-9: a Spy's answer has two parts."""
    if DO_SPY <= action < DO_SPY + GANGSTERS:
        state.half[seat] = action - DO_SPY
        state.unfinished = True
        return
    answer: i64 = PASSED
    if action < DO_SNITCH:
        answer = _ATTACH + action - DO_ATTACH
    elif action < DO_SWAP:
        answer = _SNITCH + action - DO_SNITCH
    elif action <= DO_ENOUGH:
        second = NONE if action == DO_ENOUGH else action - DO_LOOK
        answer = _SPY + 31 * state.half[seat] + second + 1
        state.half[seat] = NONE
    if resolved(state, seat, answer):
        carry_out(state)


def carry_out(state: CosaState) -> None:
    """In turn order from the start player; then the window opens again, until all pass."""
    state.phase = state.back_to
    anybody = False
    seat = state.start_player
    asked: i64 = 0
    while asked < state.seats:
        if state.answer[seat] > PASSED:
            anybody = True
            carry_out_one(state, seat, state.answer[seat])
        seat = state.after(seat)
        asked += 1
    state.spied = not anybody


def carry_out_one(state: CosaState, seat: i64, answer: i64) -> None:
    """What has become impossible since the answer stays in the hand: an attachment, or a look at what was sold."""
    if answer >= _ATTACH:
        place = answer - _ATTACH
        if may_attach(state, seat, HENCHMAN + place // GANGSTERS, place % GANGSTERS):
            attach_one(state, seat, place)
    elif answer >= _SPY:
        first = (answer - _SPY) // 31
        second = (answer - _SPY) % 31 - 1
        spy(state, seat, first, second)
    elif can_be_looked_at(state, seat, answer - _SNITCH):
        snitch(state, seat, answer - _SNITCH)


def spy(state: CosaState, seat: i64, first: i64, second: i64) -> None:
    sees_first = can_be_looked_at(state, seat, first)
    sees_second = second != NONE and can_be_looked_at(state, seat, second)
    if sees_first or sees_second:
        spend_influence(state, seat, SPY)
    if sees_first:
        see(state, seat, first)
    if sees_second:
        see(state, seat, second)
