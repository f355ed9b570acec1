"""How good each choice of Palermo looks at a glance: which of many are worth trying out."""

from __future__ import annotations

from mypy_extensions import i64

from sitdown.games.palermo.actions import GO, POLICE_PASS, POLICE_TO, STAY
from sitdown.games.palermo.bot.choose import costs_of_goals, entry_of, hurry_of, ratings, worth_of
from sitdown.games.palermo.bot.plan import Plan, doors_of, nearest
from sitdown.games.palermo.bot.tour import IMPOSSIBLE
from sitdown.games.palermo.city import FIELD_OF
from sitdown.games.palermo.fields import ANY_COST, FAR, costs_within
from sitdown.games.palermo.state import BUILD, DEPOT, GANGSTER, POLICE, PalermoState
from sitdown.games.palermo.walk import set_out


def rate(state: PalermoState, seat: i64, legal: list[int]) -> list[float]:
    """By choice, the higher the better; [] where all are alike."""
    if state.phase == GANGSTER:
        return rate_walks(state, seat, legal)
    if state.phase == BUILD:
        by_field = ratings(state, seat)
        return [-float(by_field[entry_of(action)]) for action in legal]
    if state.phase == POLICE:
        return rate_beats(state, seat, legal)
    return []


def rate_walks(state: PalermoState, seat: i64, legal: list[int]) -> list[float]:
    """What the rest of the tour is worth from there."""
    doors = doors_of(state, seat)
    costs = costs_of_goals(state, seat, doors)
    plan = Plan(state, seat, nearest(doors, costs), hurry_of(state, False))
    found: list[float] = []
    for action in legal:
        field = action - GO if action != STAY else state.gangster[seat]
        worth = worth_of(state, seat, field, costs, plan) if field != DEPOT else IMPOSSIBLE
        found.append(float(worth))
    return found


def rate_beats(state: PalermoState, seat: i64, legal: list[int]) -> list[float]:
    """Where a policeman stands close before rivals on their ways to their doors, or home."""
    found: list[float] = [0.0] * len(legal)
    here = state.police[seat]
    state.police[seat] = DEPOT
    other: i64 = 0
    while other < state.seats:
        if other != seat and not state.is_home(other):
            ways = costs_within(set_out(state, other, state.gangster[other]), ANY_COST)
            closest: i64 = ways[FIELD_OF[state.start_place * 4]]
            for door in doors_of(state, other):
                if ways[door] < closest:
                    closest = ways[door]
            weight = 1.0 + 0.02 * float(state.money[other])
            for number, action in enumerate(legal):
                if action != POLICE_PASS:
                    cost = ways[action - POLICE_TO]
                    if cost != FAR and cost <= closest + 2:
                        found[number] += weight / (1.0 + float(cost))
        other += 1
    state.police[seat] = here
    return found
