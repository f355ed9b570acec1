"""Bots by their names."""

from __future__ import annotations

import importlib

from sitdown.bots.easy import EasyBot
from sitdown.bots.hard import BoldBot, CarefulBot, HardBot, VengefulBot
from sitdown.bots.random import RandomBot
from sitdown.bots.thumb import ThumbBot
from sitdown.engine.rng import Rng
from sitdown.engine.seat import Bot

BOTS: dict[str, type[Bot]] = {
    "random": RandomBot,
    "easy": EasyBot,
    "thumb": ThumbBot,
    "hard": HardBot,
    "bold": BoldBot,
    "careful": CarefulBot,
    "vengeful": VengefulBot,
}


class UnknownBot(ValueError):
    """There is no bot of that name."""


def bot_of(name: str, seed: object) -> Bot:
    """The bot of that name, with a generator that the seed always starts alike.

    A bot of one's own is named by where it stands, `package.module:Class`; it is made with a generator, as ours are.
    """
    return (BOTS[name] if name in BOTS else _guest(name))(Rng.seeded(seed))


def _guest(name: str) -> type[Bot]:
    module, colon, attribute = name.partition(":")
    if not colon:
        raise UnknownBot(f"bots: there is no bot {name!r}; there are {', '.join(BOTS)}, or your own as module:Class")
    try:
        maker = getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise UnknownBot(f"bots: {name!r} cannot be loaded: {error}") from None
    if not (isinstance(maker, type) and issubclass(maker, Bot)):
        raise UnknownBot(f"bots: {name!r} is no class that derives from sitdown.engine.Bot")
    return maker
