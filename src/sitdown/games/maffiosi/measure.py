"""What is told of a world of Maffiosi when choices are compared: the money, and who is left of the gangs."""

from __future__ import annotations

from typing import Final

from sitdown.engine.aspects import Aspect
from sitdown.games.maffiosi.state import MaffiosiState

ASPECTS: Final = [
    Aspect("money", notable=5.0),  # thousands
    Aspect("men", notable=0.2),
    Aspect("out", notable=3.0, less_is_better=True),  # how often the whole gang is gone, in a hundred worlds
    Aspect("rival", notable=8.0, less_is_better=True),  # money of the richest other
    Aspect("enemies", notable=0.3, less_is_better=True),  # men of all others
]


def measure(world: MaffiosiState, seat: int) -> list[float]:
    others = [other for other in range(world.seats) if other != seat]
    rival = max(world.money[other] for other in others)
    enemies = sum([world.alive[other] for other in others])
    men = world.alive[seat]
    return [float(world.money[seat]), float(men), 0.0 if men > 0 else 100.0, float(rival), float(enemies)]
