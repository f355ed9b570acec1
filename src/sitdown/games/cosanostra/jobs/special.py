"""Special Jobs at which nobody is asked again: the races and the birthday (CN-116, CN-117)."""

from __future__ import annotations

from mypy_extensions import i64

from sitdown.games.cosanostra.cards.dice import printed_amount
from sitdown.games.cosanostra.data import NONE
from sitdown.games.cosanostra.phase_numbers import TO_DISCARD
from sitdown.games.cosanostra.state import CosaState


def race(state: CosaState) -> None:
    """CN-116: doubled or lost."""
    won = state.stake if state.hits > 0 else -state.stake
    state.cash[state.active] += won
    if state.listener is not None:
        state.tell("raced", {"seat": state.active, "stake": state.stake, "won": won > 0, "rule": "CN-116"})
    state.phase = TO_DISCARD


def celebrate(state: CosaState) -> None:
    """CN-117: everybody pays, or all he has."""
    wanted = printed_amount(state.deed, state.hits)
    seat: i64 = 0
    while seat < state.seats:
        if seat != state.active:
            pay_to(state, seat, state.active, wanted, "CN-117")
        seat += 1
    state.phase = TO_DISCARD


def pay_to(state: CosaState, payer: i64, to: i64, wanted: i64, rule: str) -> None:
    """As much as there is; to the bank if `to` is NONE."""
    paid = wanted if wanted < state.cash[payer] else state.cash[payer]
    state.cash[payer] -= paid
    if to != NONE:
        state.cash[to] += paid
    if state.listener is not None:
        state.tell("paid", {"seat": payer, "to": None if to == NONE else to, "amount": paid, "rule": rule})
