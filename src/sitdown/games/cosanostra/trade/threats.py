"""Threats that were refused: who was threatened and did not pay knows whether it was carried out or empty (CN-182).

One that was paid is a promise (promises.py), which all have seen. A refused one stays between the two partners, as the
offer was (CN-181): carried out by any attack of the threatener on the other in that round, empty if there is none.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sitdown.games.cosanostra.data import ROUNDS
from sitdown.games.cosanostra.state import CosaState
from sitdown.games.cosanostra.trade.dealings import hearers, pair

UNSAID: Final = 0
REFUSED: Final = 1  # and the round is not over
CARRIED_OUT: Final = 2
EMPTY: Final = 3
OUTCOMES: Final = ["unsaid", "refused", "carried_out", "empty"]


def outcome(state: CosaState, seat: i64, to: i64, of_round: i64) -> i64:
    """Of the threats of this seat that the other refused in a round; two bits of `dared` for each round."""
    return state.dared[pair(seat, to)] >> (2 * of_round) & 3


def become(state: CosaState, seat: i64, to: i64, new: i64) -> None:
    """In this round."""
    old = outcome(state, seat, to, state.round)
    state.dared[pair(seat, to)] += (new - old) << (2 * state.round)
    if state.listener is not None and new in (CARRIED_OUT, EMPTY):
        name = "carried_out_threat" if new == CARRIED_OUT else "empty_threat"
        state.tell_some(name, {"seat": seat, "to": to, "rule": "CN-182"}, hearers(state, seat, to))


def is_dared(state: CosaState, seat: i64, to: i64) -> bool:
    """Has this seat's threat been refused in this round, and not been carried out?"""
    threats = state.dared[pair(seat, to)]
    return threats != 0 and threats >> (2 * state.round) & 3 == REFUSED


def on_refusal(state: CosaState, seat: i64, to: i64) -> None:
    """Who has attacked already, and threatens again, need not do it twice."""
    if outcome(state, seat, to, state.round) == UNSAID:
        become(state, seat, to, REFUSED)


def carry_out(state: CosaState, seat: i64, victim: i64) -> None:
    """The seat attacks."""
    if is_dared(state, seat, victim):
        become(state, seat, victim, CARRIED_OUT)


def forgive(state: CosaState, seat: i64, to: i64) -> None:
    """The two have come to terms after all."""
    if is_dared(state, seat, to):
        become(state, seat, to, UNSAID)


def all_empty(state: CosaState) -> None:
    """At the end of a round: what was not carried out will not be."""
    seat: i64 = 0
    while seat < state.seats:
        to: i64 = 0
        while to < state.seats:
            if is_dared(state, seat, to):
                become(state, seat, to, EMPTY)
            to += 1
        seat += 1


def listed(state: CosaState, hearer: int | None, all_open: bool = False) -> list[dict[str, object]]:
    """For views: those that this seat has heard of; a spectator of none, unless everything lies open."""
    found: list[dict[str, object]] = []
    for of_round in range(1, state.round + 1):
        for seat in range(state.seats):
            for to in range(state.seats):
                fate = outcome(state, seat, to, of_round)
                if fate != UNSAID and (all_open or (hearer is not None and hearer in hearers(state, seat, to))):
                    found.append({"seat": seat, "to": to, "round": of_round, "fate": OUTCOMES[fate]})
    return found


def count(state: CosaState, seat: i64, to: i64, wanted: i64) -> i64:
    """In how many rounds the threats of this seat to the other came to that."""
    if state.dared[pair(seat, to)] == 0:
        return 0
    found: i64 = 0
    of_round: i64 = 1
    while of_round <= ROUNDS:
        if outcome(state, seat, to, of_round) == wanted:
            found += 1
        of_round += 1
    return found
