"""The bot for people who want an easy evening: rules of thumb with human mistakes."""

from __future__ import annotations

from typing import Final

from sitdown.engine.budget import Budget
from sitdown.engine.game import ANY_SLIP, NO_SLIP
from sitdown.engine.seat import Bot, Seat

SLIPS: Final = 6  # one choice in so many is any at all, in a game that names no mistakes of its own


class EasyBot(Bot):
    """Plays as the game's rules of thumb say, but for the slips that the game names; at random where it has neither."""

    name = "easy"

    def choose(self, seat: Seat, budget: Budget) -> int:
        game = seat.game
        if not game.has_thumb:
            return self._any(seat)
        world = seat.world()
        slip = game.slip(world, seat.number, self.rng)
        if slip == ANY_SLIP:
            return game.thumb(world, seat.number, self.rng) if self.rng.below(SLIPS) else self._any(seat)
        return game.thumb(world, seat.number, self.rng) if slip == NO_SLIP else slip

    def _any(self, seat: Seat) -> int:
        legal = seat.legal()
        return legal[self.rng.below(len(legal))]
