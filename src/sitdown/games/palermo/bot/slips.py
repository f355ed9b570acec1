"""The mistakes of an easygoing player: a hasty house, a forgotten policeman, the nearest money first."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sitdown.engine.game import NO_SLIP
from sitdown.engine.rng import Rng
from sitdown.games.palermo.actions import GO, POLICE_PASS, STAY
from sitdown.games.palermo.bot.choose import entry_of, is_door, ratings
from sitdown.games.palermo.bot.plan import doors_of
from sitdown.games.palermo.fields import ANY_COST, costs_within
from sitdown.games.palermo.state import BUILD, GANGSTER, POLICE, PalermoState
from sitdown.games.palermo.walk import set_out

# How often, in a hundred.
HASTY: Final = 30
FORGETFUL: Final = 30
GREEDY: Final = 25
GOOD_PLACES: Final = 12  # a hasty builder takes one of so many that look well


def slip(world: PalermoState, seat: i64, rng: Rng) -> int:
    """A mistake, or NO_SLIP. Who has fetched everything goes home without one."""
    phase = world.phase
    luck = rng.below(100)
    if phase == BUILD and luck < HASTY:
        return hasty_house(world, seat, rng)
    if phase == POLICE and luck < FORGETFUL:
        return POLICE_PASS
    if phase == GANGSTER and luck < GREEDY and len(doors_of(world, seat)) > 0:
        return nearest_money(world, seat)
    return NO_SLIP


def hasty_house(world: PalermoState, seat: i64, rng: Rng) -> int:
    """A place that looks well, without a thought for the tour."""
    rating = ratings(world, seat)
    legal = world.legal(seat)
    ranked = sorted(legal, key=lambda action: (rating[entry_of(action)], rng.below(len(legal))))
    return ranked[rng.below(min(GOOD_PLACES, len(ranked)))]


def nearest_money(world: PalermoState, seat: i64) -> int:
    """The nearest door in reach, whatever comes after it; where there is none, no mistake."""
    costs = costs_within(set_out(world, seat, world.gangster[seat]), ANY_COST)
    best: i64 = NO_SLIP
    least: i64 = ANY_COST
    for action in world.legal(seat):
        if action != STAY and is_door(world, seat, action - GO) and costs[action - GO] < least:
            least = costs[action - GO]
            best = action
    return best
