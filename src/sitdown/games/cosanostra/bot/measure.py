"""What is told of a world of La Cosa Nostra when choices are compared: money, Gangsters, what is lacked."""

from __future__ import annotations

from typing import Final

from sitdown.engine.aspects import Aspect
from sitdown.games.cosanostra.bot.evaluate import HELD, KINDS, MEN, PAY, things
from sitdown.games.cosanostra.scoring import total
from sitdown.games.cosanostra.state import CosaState

ASPECTS: Final = [
    Aspect("cash", notable=0.7),  # thousands, as all money here
    Aspect("laundered", notable=0.5),
    Aspect("income", notable=0.4),  # the next one
    Aspect("gangsters", notable=0.1),
    Aspect("kills", notable=0.1),  # pistols of the Gangsters killed
    Aspect("trades", notable=0.2),  # different kinds of Business: what need not be rented
    Aspect("rival", notable=1.5, less_is_better=True),  # what the other who has most would have at the end
]


def measure(world: CosaState, seat: int) -> list[float]:
    found = things(world, seat)
    rival = max(total(world, other) for other in range(world.seats) if other != seat)
    money = [float(world.cash[seat]), float(world.laundered[seat]), found[PAY]]
    return [*money, found[MEN], found[HELD], found[KINDS], float(rival)]
