"""Payday: totals, bonuses and the ranking (SI-100, SI-103 to SI-106)."""

from __future__ import annotations

from sitdown.engine.cards import BIT
from sitdown.games.sicilianos.data import COLOURS, MAJORITY_BONUS, SET_BONUS, TYPES
from sitdown.games.sicilianos.outcome import godfather
from sitdown.games.sicilianos.state import END, GODFATHER, SicilianosState


def owned_by(state: SicilianosState, seat: int) -> list[tuple[int, int]]:
    """The businesses of a player as (type, colour)."""
    found = []
    for colour in range(COLOURS):
        for place in range(TYPES):
            if state.owned[seat * COLOURS + colour] & BIT[place]:
                found.append((state.shops.face[colour * TYPES + place] - colour * TYPES, colour))
    return sorted(found)


def sets_in(owned: list[tuple[int, int]]) -> int:
    """SI-104: the largest number of sets of three types in three colours with no card in two of them."""
    by_type = [[colour for kind, colour in owned if kind == wanted] for wanted in range(TYPES)]
    best = 0
    for antique in by_type[0]:
        for pizzeria in by_type[1]:
            for laundry in by_type[2]:
                if len({antique, pizzeria, laundry}) == TYPES:
                    used = [(0, antique), (1, pizzeria), (2, laundry)]
                    best = max(best, 1 + sets_in([card for card in owned if card not in used]))
    return best


def bonuses(state: SicilianosState) -> list[dict[str, int]]:
    """SI-104, SI-105: for each seat `set` and one entry a type, in thousands."""
    owned = [owned_by(state, seat) for seat in range(state.seats)]
    paid = []
    for mine in owned:
        sets = sets_in(mine)
        paid.append({"set": SET_BONUS * (sets if state.switches.bonus_per_set else min(sets, 1))})
    for kind in range(TYPES):
        counts = [sum(card[0] == kind for card in mine) for mine in owned]
        most = max(counts)
        for seat in range(state.seats):
            alone = most > 0 and counts[seat] == most and counts.count(most) == 1
            paid[seat][f"type{kind}"] = MAJORITY_BONUS if alone else 0
    return paid


def totals(state: SicilianosState) -> list[int]:
    """SI-103: laundered money minus black money plus bonuses, in thousands; may be negative."""
    paid = bonuses(state)
    return [state.laundered(seat) - state.black_money(seat) + sum(paid[seat].values()) for seat in range(state.seats)]


def ranking(state: SicilianosState) -> list[int]:
    """SI-106: by total, and equal totals share a place; a Godfather is first whatever the totals (SI-100).

    With `final_tie=businesses` more businesses, then more laundered money come first among equals.
    """
    boss = godfather(state) if state.phase == END and state.ended == GODFATHER else -1
    keys = [(seat == boss, total, *_more(state, seat)) for seat, total in enumerate(totals(state))]
    return [1 + sum(other > key for other in keys) for key in keys]


def _more(state: SicilianosState, seat: int) -> tuple[int, int]:
    """What parts equal totals."""
    return (state.businesses(seat), state.laundered(seat)) if state.switches.tie_by_businesses else (0, 0)
