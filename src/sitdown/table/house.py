"""What the bots of the house are called: each level has its own people, who sit down in their order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

USUAL: Final = "thumb"  # a bot of no level of ours is called as these are
HOUSE: Final = {
    "random": ("Nonna", "Gino", "Pina", "Beppe", "Zia Carmela", "Lo Zio"),
    "thumb": ("Il Contabile", "La Contessa", "Il Padre", "Il Dottore", "La Diva", "Il Notaio"),
}


def house_names(level: str, count: int) -> list[str]:
    """The first so many people of a level; when all have sat down, their namesakes come."""
    people = HOUSE.get(level, HOUSE[USUAL])
    return [people[n % len(people)] + (f" {n // len(people) + 1}" if n >= len(people) else "") for n in range(count)]


def bot_names(levels: Sequence[str | None]) -> list[str]:
    """A name for each chair by the level of its bot, no two alike; "" where no bot sits."""
    houses = [None if level is None else level if level in HOUSE else USUAL for level in levels]
    return [
        "" if level is None else house_names(level, houses[: seat + 1].count(level))[-1]
        for seat, level in enumerate(houses)
    ]
