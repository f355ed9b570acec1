"""Sealed answers: several seats are asked at the same time, and nothing is shown before the last has answered."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.engine.cards import BIT
from sitdown.games.cosanostra.data import MOST_SEATS, NONE
from sitdown.games.cosanostra.state import CosaState

_NO_ANSWERS: vec[i64] = vec[i64]([NONE] * MOST_SEATS)
PASSED = 0


def ask(state: CosaState, phase: i64, seats: i64) -> None:
    """Open a window for these seats (bits)."""
    state.phase = phase
    state.must = seats
    state.done = 0
    state.answer = _NO_ANSWERS[:]
    state.mover = first_asked(state)


def first_asked(state: CosaState) -> i64:
    """The first seat clockwise from the start player that has still to answer; NONE if all have."""
    waiting = state.must & ~state.done
    seat = state.start_player
    asked: i64 = 0
    while asked < state.seats:
        if waiting & BIT[seat] != 0:
            return seat
        seat = state.after(seat)
        asked += 1
    return NONE


def resolved(state: CosaState, seat: i64, answer: i64) -> bool:
    """Take an answer; True when it was the last."""
    state.answer[seat] = answer
    state.done |= BIT[seat]
    state.mover = first_asked(state)
    state.unfinished = state.mover != NONE
    if state.unfinished:
        return False
    state.must = 0
    state.done = 0
    return True


def first_who(state: CosaState, first: i64) -> i64:
    """Of those who did not pass: `first`, if it is one, else the first in turn order from the start player."""
    if first != NONE and state.answer[first] > PASSED:
        return first
    seat = state.start_player
    asked: i64 = 0
    while asked < state.seats:
        if state.answer[seat] > PASSED:
            return seat
        seat = state.after(seat)
        asked += 1
    return NONE
