"""Promises: words that go with an accepted offer. They are shown, marked kept or broken, and bind nobody (CN-182).

Tags have no amounts. A share is a third of what the promiser has of the next Cash Job for which he uses a marker on a
card of the other; nothing is owed if it brings nothing. It is due by the end of the round after the promise, or of the
Job's own round if that is later: who was paid with his last man in a round cannot speak again in it. Who was paid for
a threat has promised to leave the other alone in that round; what becomes of a refused one is in threats.py.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sitdown.engine.cards import BIT
from sitdown.engine.refusal import Fact
from sitdown.games.cosanostra.actions import TAGS
from sitdown.games.cosanostra.data import BUSINESSES, NONE
from sitdown.games.cosanostra.state import MOST_PROMISES, CosaState
from sitdown.games.cosanostra.trade.threats import all_empty, carry_out, forgive

PEACE: Final = 0
SHARE: Final = 1
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
            state.owed[i - 1] = state.owed[i]
            i += 1
        state.promise_n -= 1
    state.promise[state.promise_n] = code(seat, to, tag, state.round)
    state.fate[state.promise_n] = OPEN
    state.owed[state.promise_n] = NONE
    state.promise_n += 1
    if tag in (PEACE, THREAT):
        forgive(state, seat, to)
    if tag == PEACE:
        forgive(state, to, seat)


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
    """Peace, "hands off" and a threat that was paid are for their round. Who attacks has broken his word."""
    carry_out(state, seat, victim)
    i: i64 = 0
    while i < state.promise_n:
        promised = state.promise[i]
        tag = tag_of(promised)
        if state.fate[i] == OPEN and tag in (PEACE, HANDS_OFF, THREAT) and round_of(promised) == state.round:
            gave = seat_of(promised) == seat and to_of(promised) == victim
            if gave or (tag == PEACE and seat_of(promised) == victim and to_of(promised) == seat):
                state.broke[seat] += 1
                settle(state, i, BROKEN)
        i += 1


def on_gift(state: CosaState, seat: i64, to: i64, cash: i64, alone: bool) -> None:
    """Cash repays; a share only if it is given for nothing else, and at least half of what is due: who knows on which
    part the two have agreed?"""
    i: i64 = 0
    while i < state.promise_n:
        promised = state.promise[i]
        if state.fate[i] == OPEN and seat_of(promised) == seat and to_of(promised) == to:
            tag = tag_of(promised)
            if tag == REPAY or (tag == SHARE and alone and 0 < state.owed[i] <= 2 * cash):
                settle(state, i, KEPT)
        i += 1


def on_lend(state: CosaState, seat: i64, to: i64) -> None:
    """A marker that was promised is lent."""
    i: i64 = 0
    while i < state.promise_n:
        promised = state.promise[i]
        mine = seat_of(promised) == seat and to_of(promised) == to
        if mine and state.fate[i] == OPEN and tag_of(promised) == LEND_LATER:
            settle(state, i, KEPT)
        i += 1


def owed_share(pay: i64) -> i64:
    """A third, rounded to whole thousands."""
    return (pay + 1) // 3


def on_pay(state: CosaState, seat: i64, pay: i64) -> None:
    """A Cash Job has paid, or failed: who lent what was used for it and was promised a share has it to come.

    The promise was for that Job alone, also if it brought nothing.
    """
    lenders: i64 = 0
    i: i64 = 0
    while i < state.promise_n:
        promised = state.promise[i]
        to = to_of(promised)
        waits = state.fate[i] == OPEN and state.owed[i] == NONE and tag_of(promised) == SHARE
        if waits and seat_of(promised) == seat and lenders & BIT[to] == 0 and has_used(state, to):
            state.owed[i] = owed_share(pay)
            lenders |= BIT[to]
        i += 1


def has_used(state: CosaState, lender: i64) -> bool:
    """Was a card of this seat used for the Job that is executed?"""
    business: i64 = 0
    while business < BUSINESSES:
        if state.uses[business] > 0 and state.b_owner[business] == lender:
            return True
        business += 1
    return False


def is_overdue(state: CosaState, i: i64) -> bool:
    """A loan or a due share of an earlier round, not paid."""
    promised = state.promise[i]
    if state.fate[i] != OPEN or round_of(promised) >= state.round:
        return False
    return tag_of(promised) == REPAY or (tag_of(promised) == SHARE and state.owed[i] > 0)


def on_round_end(state: CosaState) -> None:
    """Peace that lasted the round was kept, bought by a threat too; a share that should have been paid was not."""
    all_empty(state)
    i: i64 = 0
    while i < state.promise_n:
        promised = state.promise[i]
        tag = tag_of(promised)
        if state.fate[i] == OPEN and tag in (PEACE, HANDS_OFF, THREAT):
            settle(state, i, KEPT)
        elif tag == SHARE and (is_overdue(state, i) or is_last_chance(state, i)):
            state.broke[seat_of(promised)] += 1
            settle(state, i, BROKEN)
        i += 1


def is_last_chance(state: CosaState, i: i64) -> bool:
    """The play is over, and the share is due. Who acted last of all could not speak any more (CN-180)."""
    if state.round < state.switches.rounds or state.fate[i] != OPEN or state.owed[i] <= 0:
        return False
    return seat_of(state.promise[i]) != state.active
