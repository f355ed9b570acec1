"""The bot that plays by the rules of thumb in the game's own folder."""

from __future__ import annotations

from sitdown.engine.budget import Budget
from sitdown.engine.seat import Bot, Seat


class ThumbBot(Bot):
    """Asks the game what a sensible player would do, in the world that its seat imagines."""

    name = "thumb"

    def choose(self, seat: Seat, budget: Budget) -> int:
        return seat.game.thumb(seat.world(), seat.number, self.rng)
