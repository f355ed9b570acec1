"""What bots are called: each level has names of its own, given in their order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

USUAL: Final = "thumb"  # a bot of no level of ours is called as these are
# Levels for programs, called as these are.
ALSO_CALLED: Final = {"random": "easy", "bold": "hard", "careful": "hard", "vengeful": "hard"}
NAMES: Final = {
    "easy": ("Nonna", "Gino", "Pina", "Beppe", "Zia Carmela", "Lo Zio"),
    "thumb": ("Il Contabile", "La Contessa", "Il Padre", "Il Dottore", "La Diva", "Il Notaio"),
    "hard": ("Don Ugo", "La Vedova", "Il Barone", "La Volpe", "Il Lupo", "Don Salvo"),
}
# Some of them have a style of their own, in games in which it costs little; the others play as their level does.
STYLES: Final = {"La Vedova": "vengeful", "Il Barone": "bold", "La Volpe": "careful", "Il Lupo": "bold"}


def names_of_level(level: str, count: int) -> list[str]:
    """The first so many names of a level; when all are taken, the same ones with a number."""
    names = NAMES[_named_as(level)]
    return [names[n % len(names)] + (f" {n // len(names) + 1}" if n >= len(names) else "") for n in range(count)]


def bot_called(name: str, level: str, styles: Sequence[str]) -> str:
    """Which bot plays for the one of that name and level: the style of a name, if it is one of these of the game's."""
    style = STYLES.get(name.rstrip("0123456789").rstrip(), level)
    return style if style in styles and level == "hard" else level


def bot_names(levels: Sequence[str | None]) -> list[str]:
    """A name for each chair by the level of its bot, no two alike; "" where no bot sits."""
    known = [None if level is None else _named_as(level) for level in levels]
    return [
        "" if level is None else names_of_level(level, known[: seat + 1].count(level))[-1]
        for seat, level in enumerate(known)
    ]


def _named_as(level: str) -> str:
    """The level whose names the bots of this one have."""
    level = ALSO_CALLED.get(level, level)
    return level if level in NAMES else USUAL
