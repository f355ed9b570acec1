"""Bots: players that are programs. Each is given a Seat and has no way to what that seat has not seen."""

from sitdown.bots.easy import EasyBot
from sitdown.bots.hard import HardBot
from sitdown.bots.named import BOTS, UnknownBot, bot_of
from sitdown.bots.random import RandomBot
from sitdown.bots.seated import BadChoice, SeatedBot, play, seat_bot
from sitdown.bots.thumb import ThumbBot
from sitdown.engine.seat import Bot

__all__ = [
    "BOTS",
    "BadChoice",
    "Bot",
    "EasyBot",
    "HardBot",
    "RandomBot",
    "SeatedBot",
    "ThumbBot",
    "UnknownBot",
    "bot_of",
    "play",
    "seat_bot",
]
