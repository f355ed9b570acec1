"""The random bot: any legal choice, each as likely as the others."""

from __future__ import annotations

from sitdown.engine.budget import Budget
from sitdown.engine.seat import Bot, Seat


class RandomBot(Bot):
    """Every legal choice is equally likely."""

    name = "random"

    def choose(self, seat: Seat, budget: Budget) -> int:
        return self.pick(seat.legal())

    def pick(self, legal: list[int]) -> int:
        """One of these; the same one whether the list came from a Seat or from the state itself."""
        return legal[self.rng.below(len(legal))]
