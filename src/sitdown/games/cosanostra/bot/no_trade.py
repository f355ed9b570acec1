"""Players for comparison: by the same rules of thumb, but one never trades and one never asks.

sitdown sim cosanostra --bots thumb,sitdown.games.cosanostra.bot.no_trade:Silent,...
"""

from __future__ import annotations

from sitdown.engine.budget import Budget
from sitdown.engine.seat import Bot, Seat
from sitdown.games.cosanostra.bot.choose import choose_passive, choose_silent
from sitdown.games.cosanostra.state import CosaState


class Silent(Bot):
    """Never proposes a deal and rejects every one."""

    name = "silent"

    def choose(self, seat: Seat, budget: Budget) -> int:
        world = seat.world()
        assert isinstance(world, CosaState)
        return choose_silent(world, seat.number, self.rng)


class Passive(Bot):
    """Never proposes a deal, but accepts what is good for it."""

    name = "passive"

    def choose(self, seat: Seat, budget: Budget) -> int:
        world = seat.world()
        assert isinstance(world, CosaState)
        return choose_passive(world, seat.number, self.rng)
