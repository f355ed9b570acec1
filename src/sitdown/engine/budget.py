"""How long a bot may think about one choice."""

from __future__ import annotations

from typing import Final

USUAL_SECONDS: Final = 1.0


class Budget:
    """A number of iterations, or a time in seconds.

    With iterations the same random numbers always lead to the same choice, on every machine; what an iteration is, a
    bot says. Seconds are what people wait; a run with seconds cannot be repeated. Bots that do not search need neither.
    """

    def __init__(self, seconds: float = USUAL_SECONDS, iterations: int = 0) -> None:
        if iterations < 0 or seconds < 0:
            raise ValueError(f"budget: {iterations} iterations and {seconds} seconds; neither can be less than 0")
        self.seconds = seconds
        self.iterations = iterations  # 0: the time decides

    def __repr__(self) -> str:
        return f"<Budget {f'{self.iterations} iterations' if self.iterations else f'{self.seconds:g} s'}>"

    @property
    def is_repeatable(self) -> bool:
        """Does the same seed give the same choice again?"""
        return self.iterations > 0
