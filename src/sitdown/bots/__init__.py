"""The bots' room: players that are programs. Each is given a Seat and has no way to what that seat has not seen."""

from __future__ import annotations

from sitdown.bots.chair import Chair
from sitdown.bots.random import RandomBot
from sitdown.bots.thumb import ThumbBot
from sitdown.engine.rng import Rng
from sitdown.engine.seat import Bot

BOTS: dict[str, type[RandomBot] | type[ThumbBot]] = {"random": RandomBot, "thumb": ThumbBot}


class UnknownBot(ValueError):
    """There is no bot of that name."""


def bot_of(name: str, seed: object) -> Bot:
    """The bot of that name, with a generator that the seed always starts alike."""
    if name not in BOTS:
        raise UnknownBot(f"bots: there is no bot {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name](Rng.seeded(seed))


__all__ = ["BOTS", "Bot", "Chair", "RandomBot", "ThumbBot", "UnknownBot", "bot_of"]
