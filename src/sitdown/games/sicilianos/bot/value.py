"""How well a seat stands between two wars, with all cards open: what search cuts its rollouts with.

Each seat has an appeal, a sum of what it has by weights that change as the end comes near; the chance to win is its
part of all appeals (a logit). The weights were fitted to who won 7,200 games of rules of thumb at 3 to 6 seats, looked
at after each of their wars. Of games kept aside at 4 seats they guess the winner with a loss of 0.97 (1.39: at random).
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.engine.places import BITS_IN, LOWEST_IN
from sitdown.games.sicilianos.bot.plan import fewest_notes
from sitdown.games.sicilianos.data import COLOURS, MOST_SEATS, TYPES, VALUES, WORTH_OF
from sitdown.games.sicilianos.state import SicilianosState

PLACES: Final = 0.25  # of the value that the place decides; the rest is for who wins

# Each weight, and what is added to it as the end comes near.
LAUNDERED: Final = [0.9, 1.56]  # a hundred thousand
BLACK: Final = [0.6, 0.05]
NOTE: Final = [-0.145, -0.042]  # each that is still to be staked
MAJORITY: Final = [-0.24, 0.99]  # of a type of business, alone
LEAD: Final = [0.18, 1.27]  # in businesses of a type
STRENGTH: Final = [0.045, 0.029]  # of the strongest family in hand
CARD: Final = [0.153, -0.005]  # in hand
HEIR: Final = [0.042, 0.03]  # strength in a colour that lacks one business
SOON: Final = [0.3, 0.17]  # next on turn, against last
MOST_LEAD: Final = 1.5  # in businesses of one type that counts


def evaluate(world: SicilianosState, seat: i64) -> float:
    """From 0, the last place for sure, to 1, a victory for sure."""
    late = 1.0 / (1.0 + float(fewest_notes(world)))
    kinds = shops_by_kind(world)
    mine = appeal(world, seat, kinds, late)
    rivals = 0.0
    behind = 0.0
    other: i64 = 0
    while other < world.seats:
        if other != seat:
            more = exp(appeal(world, other, kinds, late) - mine)
            rivals += more
            behind += 1.0 / (1.0 + more)
        other += 1
    return (1.0 - PLACES) / (1.0 + rivals) + PLACES * behind / float(world.seats - 1)


def weighted(weight: list[float], late: float) -> float:
    return weight[0] + weight[1] * late


def appeal(world: SicilianosState, seat: i64, kinds: vec[i64], late: float) -> float:
    """How much speaks for the seat; only differences between seats mean anything."""
    total = weighted(LAUNDERED, late) * float(world.laundered(seat)) / 100.0
    total += weighted(BLACK, late) * float(world.black_money(seat)) / 100.0
    total += weighted(NOTE, late) * float(world.notes_left(seat))
    total += weighted(CARD, late) * float(world.hand_n[seat])
    wait = seat - world.mover
    wait = wait + world.seats if wait < 0 else wait
    total += weighted(SOON, late) * float(world.seats - 1 - wait) / float(world.seats - 1)
    return total + appeal_of_hand(world, seat, late) + appeal_of_shops(world, seat, kinds, late)


def appeal_of_hand(world: SicilianosState, seat: i64, late: float) -> float:
    """The strongest family, and the one that could make a Godfather."""
    best: i64 = 0
    heir: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        power = family_in_hand(world, seat, colour)
        if power > best:
            best = power
        lacks_one = BITS_IN[world.owned[seat * COLOURS + colour]] == TYPES - 1 and world.shop_pile[colour] != 0
        if lacks_one and power > heir:
            heir = power
        colour += 1
    return weighted(STRENGTH, late) * float(best) + weighted(HEIR, late) * float(heir)


def family_in_hand(world: SicilianosState, seat: i64, colour: i64) -> i64:
    """The strength of all cards of a colour in a hand."""
    held = world.held[seat * COLOURS + colour]
    power: i64 = 0
    while held != 0:
        power += WORTH_OF[world.cards.face[colour * VALUES + LOWEST_IN[held]]]
        held &= held - 1
    return power


def shops_by_kind(world: SicilianosState) -> vec[i64]:
    """How many businesses of each type each seat owns, by seat and type."""
    kinds = vec[i64]([0] * (MOST_SEATS * TYPES))
    seat: i64 = 0
    while seat < world.seats:
        colour: i64 = 0
        while colour < COLOURS:
            owned = world.owned[seat * COLOURS + colour]
            while owned != 0:
                token = colour * TYPES + LOWEST_IN[owned]
                kinds[seat * TYPES + world.shops.face[token] - colour * TYPES] += 1
                owned &= owned - 1
            colour += 1
        seat += 1
    return kinds


def appeal_of_shops(world: SicilianosState, seat: i64, kinds: vec[i64], late: float) -> float:
    """For each type, how far the seat leads, and whether it does."""
    total = 0.0
    kind: i64 = 0
    while kind < TYPES:
        most: i64 = 0
        other: i64 = 0
        while other < world.seats:
            if other != seat and kinds[other * TYPES + kind] > most:
                most = kinds[other * TYPES + kind]
            other += 1
        lead = float(kinds[seat * TYPES + kind] - most)
        if lead > 0.0:
            total += weighted(MAJORITY, late)
        lead = MOST_LEAD if lead > MOST_LEAD else -MOST_LEAD if lead < -MOST_LEAD else lead
        total += weighted(LEAD, late) * lead
        kind += 1
    return total
