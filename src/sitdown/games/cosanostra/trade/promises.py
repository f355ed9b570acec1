"""Promises: words that go with an accepted offer. They are shown, marked kept or broken, and bind nobody (CN-182)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sitdown.engine.refusal import Fact
from sitdown.games.cosanostra.actions import TAGS
from sitdown.games.cosanostra.state import MOST_PROMISES, CosaState

PEACE: Final = 0
REPAY: Final = 2
HANDS_OFF: Final = 4
LEND_LATER: Final = 5
THREAT: Final = 6

OPEN: Final = 0
KEPT: Final = 1
BROKEN: Final = 2
FATES: Final = ["open", "kept", "broken"]


def code(seat: i64, to: i64, tag: i64, of_round: i64) -> i64:
    return ((of_round * 8 + tag) * 5 + seat) * 5 + to


def promise(state: CosaState, seat: i64, to: i64, tag: i64) -> None:
    """The offer with this tag was accepted. The oldest is forgotten when there are very many."""
    if state.promise_n == MOST_PROMISES:
        i: i64 = 1
        while i < MOST_PROMISES:
            state.promise[i - 1] = state.promise[i]
            state.fate[i - 1] = state.fate[i]
            i += 1
        state.promise_n -= 1
    state.promise[state.promise_n] = code(seat, to, tag, state.round)
    state.fate[state.promise_n] = OPEN
    state.promise_n += 1


def seat_of(promised: i64) -> i64:
    return promised // 5 % 5


def to_of(promised: i64) -> i64:
    return promised % 5


def tag_of(promised: i64) -> i64:
    return promised // 25 % 8


def round_of(promised: i64) -> i64:
    return promised // 200


def settle(state: CosaState, i: i64, fate: i64) -> None:
    state.fate[i] = fate
    if fate == KEPT:
        state.kept[seat_of(state.promise[i])] += 1
    if state.listener is not None:
        promised = state.promise[i]
        name = "kept_promise" if fate == KEPT else "broke_promise"
        facts: dict[str, Fact] = {"seat": seat_of(promised), "to": to_of(promised)}
        state.tell(name, {**facts, "tag": TAGS[tag_of(promised)], "rule": "CN-182"})


def on_attack(state: CosaState, seat: i64, victim: i64) -> None:
    """Peace and "hands off" are for the round in which they were promised. Who attacks has broken his word."""
    i: i64 = 0
    while i < state.promise_n:
        promised = state.promise[i]
        tag = tag_of(promised)
        if state.fate[i] == OPEN and tag in (PEACE, HANDS_OFF, THREAT) and round_of(promised) == state.round:
            gave = seat_of(promised) == seat and to_of(promised) == victim
            if gave or (tag == PEACE and seat_of(promised) == victim and to_of(promised) == seat):
                state.broke[seat] += 1
                if tag != THREAT:  # a paid one: players remember it, but it is no promise that can be checked
                    settle(state, i, BROKEN)
        i += 1


def on_gift(state: CosaState, seat: i64, to: i64, is_lend: bool) -> None:
    """Cash repays; a marker that was promised is lent."""
    i: i64 = 0
    while i < state.promise_n:
        promised = state.promise[i]
        wanted = LEND_LATER if is_lend else REPAY
        mine = seat_of(promised) == seat and to_of(promised) == to
        if mine and state.fate[i] == OPEN and tag_of(promised) == wanted:
            settle(state, i, KEPT)
        i += 1


def on_round_end(state: CosaState) -> None:
    """Peace that lasted the round was kept."""
    i: i64 = 0
    while i < state.promise_n:
        tag = tag_of(state.promise[i])
        if state.fate[i] == OPEN and tag in (PEACE, HANDS_OFF):
            settle(state, i, KEPT)
        i += 1
