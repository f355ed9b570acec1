"""How well a seat stands between two rounds: its chance to win, by everybody's respect and hands."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from sitdown.games.capo.state import CapoState

# Fitted to 9,000 rounds of 1,500 games of `thumb`: e to the power of what a seat has more, times a slope, is how much
# likelier it wins. The slope is the steeper, the nearer the target.
STEEP: Final = 1.49
FAR: Final = 1.77
WORTH_OF_HAND: Final[list[float]] = [0.0, 0.0, -1.5, -0.64, -0.26, 0.0]  # in respect; 0 and 1 are drawn up to 5
PLACES: Final = 0.25  # of the value that the places decide, as at the end of a game


def value(world: CapoState, seat: i64) -> float:
    """From 0 to 1."""
    most: i64 = 0
    other: i64 = 0
    while other < world.seats:
        most = max(most, world.respect[other])
        other += 1
    missing = world.switches.target - most
    slope = STEEP / sqrt(FAR + float(missing if missing > 0 else 0))
    mine = holding(world, seat)
    total = 0.0  # of all chances, mine being 1
    behind = 0.0  # how many of the others will be
    other = 0
    while other < world.seats:
        chance = exp(slope * (holding(world, other) - mine))
        total += chance
        if other != seat:
            behind += 1.0 / (1.0 + chance)
        other += 1
    return (1.0 - PLACES) / total + PLACES * behind / float(world.seats - 1)


def holding(world: CapoState, seat: i64) -> float:
    return float(world.respect[seat]) + WORTH_OF_HAND[world.hand_n[seat]]
