"""Money Laundering: how much is put aside (CN-115)."""

from __future__ import annotations

from mypy_extensions import i64

from sitdown.engine.actions import Choices
from sitdown.games.cosanostra.actions import DO_LAUNDER
from sitdown.games.cosanostra.cards.dice import printed_amount
from sitdown.games.cosanostra.phase_numbers import LAUNDER, TO_DISCARD
from sitdown.games.cosanostra.state import CosaState


def begin(state: CosaState) -> None:
    state.mover = state.active
    state.phase = LAUNDER


def most_with(job: i64, successes: i64, cash: i64) -> i64:
    """CN-115."""
    most = printed_amount(job, successes)
    return most if most < cash else cash


def most_to_launder(state: CosaState) -> i64:
    return most_with(state.deed, state.hits, state.cash[state.active])


def fill(state: CosaState, seat: i64, out: Choices) -> None:
    amount: i64 = 0
    most = most_to_launder(state)
    while amount <= most:
        out.add(DO_LAUNDER + amount)
        amount += 1


def push(state: CosaState, seat: i64, action: i64) -> None:
    amount = action - DO_LAUNDER
    state.cash[state.active] -= amount
    state.laundered[state.active] += amount
    if state.listener is not None:
        state.tell("laundered", {"seat": state.active, "amount": amount, "rule": "CN-115"})
    state.phase = TO_DISCARD
