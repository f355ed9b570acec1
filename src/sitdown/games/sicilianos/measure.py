"""What is told of a world of Sicilianos when choices are compared: both kinds of money, businesses, the hand."""

from __future__ import annotations

from typing import Final

from sitdown.engine.aspects import Aspect
from sitdown.games.sicilianos.state import SicilianosState

ASPECTS: Final = [
    Aspect("laundered", notable=5.0),  # thousands
    Aspect("black", notable=5.0),
    Aspect("businesses", notable=0.1),
    Aspect("hand", notable=0.3),
    Aspect("rival", notable=8.0, less_is_better=True),  # laundered money of the other who has most
]


def measure(world: SicilianosState, seat: int) -> list[float]:
    rival = max(world.laundered(other) for other in range(world.seats) if other != seat)
    money = [float(world.laundered(seat)), float(world.black_money(seat))]
    return [*money, float(world.businesses(seat)), float(world.hand_n[seat]), float(rival)]
