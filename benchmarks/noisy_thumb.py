"""An opponent of another kind: rules of thumb, but one choice in ten is any at all."""

from __future__ import annotations

from sitdown.bots import ThumbBot
from sitdown.engine import Budget, Seat


class NoisyThumb(ThumbBot):
    """Thumb with a tremor: nobody can count on what it will do."""

    name = "noisy"

    def choose(self, seat: Seat, budget: Budget) -> int:
        if self.rng.below(10):
            return super().choose(seat, budget)
        legal = seat.legal()
        return legal[self.rng.below(len(legal))]
