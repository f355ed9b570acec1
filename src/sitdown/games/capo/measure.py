"""What is told of a world of Capo when choices are compared: respect, and cards in hand."""

from __future__ import annotations

from typing import Final

from sitdown.engine.aspects import Aspect
from sitdown.games.capo.state import CapoState

ASPECTS: Final = [
    Aspect("respect", notable=0.2),
    Aspect("rival", notable=0.3, less_is_better=True),  # respect of the other who has most
    Aspect("hand", notable=0.3),
]


def measure(world: CapoState, seat: int) -> list[float]:
    rival = max(world.respect[other] for other in range(world.seats) if other != seat)
    return [float(world.respect[seat]), float(rival), float(world.hand_n[seat])]
