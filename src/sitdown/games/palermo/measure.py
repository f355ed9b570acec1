"""What is told of a world of Palermo when choices are compared: the money, the discs, the way home."""

from __future__ import annotations

from typing import Final

from sitdown.engine.aspects import Aspect
from sitdown.games.palermo.state import NOT_HOME, PalermoState

ASPECTS: Final = [
    Aspect("money", notable=2.0),  # millions
    Aspect("rival", notable=4.0, less_is_better=True),  # millions of the richest other
    Aspect("discs", notable=0.3),
    Aspect("home", notable=0.3, less_is_better=True),  # the round of coming home
]


def measure(world: PalermoState, seat: int) -> list[float]:
    rival = max(world.money[other] for other in range(world.seats) if other != seat)
    came = world.arrival[seat]
    home = world.round + 1 if came == NOT_HOME else came
    return [float(world.money[seat]), float(rival), float(world.got[seat]), float(home)]
