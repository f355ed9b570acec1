"""How long bots think: the CPU time of their choices, in a histogram that can be summed over shards."""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil, log2
from typing import Any, Final

STEPS: Final = 16  # bars for each doubling of the time: a bar is 4.4 % wide
MICRO: Final = 1e-6


class Times:
    """The times of many choices: how many, their sum, and how many took about how long."""

    def __init__(self) -> None:
        self.choices = 0
        self.seconds = 0.0
        self.bars: dict[
            int, int
        ] = {}  # choices of at most 2 ** (bar / STEPS) microseconds, and of more than the bar below

    def __repr__(self) -> str:
        return (
            f"<Times of {self.choices} choices: {self.mean * 1000:.3g} ms, 95 % under {self.below(0.95) * 1000:.3g} ms>"
        )

    def add(self, seconds: float) -> None:
        self.choices += 1
        self.seconds += seconds
        bar = ceil(STEPS * log2(seconds / MICRO)) if seconds > MICRO else 0
        self.bars[bar] = self.bars.get(bar, 0) + 1

    @property
    def mean(self) -> float:
        """Seconds a choice; 0 if there was none."""
        return self.seconds / self.choices if self.choices else 0.0

    def below(self, part: float) -> float:
        """The seconds within which this part of the choices was made, to the width of a bar."""
        wanted, seen = part * self.choices, 0
        for bar in sorted(self.bars):
            seen += self.bars[bar]
            if seen >= wanted:
                return float(MICRO * 2 ** (bar / STEPS))
        return 0.0

    def as_data(self) -> dict[str, Any]:
        return {"choices": self.choices, "seconds": self.seconds, "bars": sorted(self.bars.items())}

    @staticmethod
    def from_data(data: dict[str, Any]) -> Times:
        times = Times()
        times.choices, times.seconds, times.bars = data["choices"], data["seconds"], dict(data["bars"])
        return times

    @staticmethod
    def summed(parts: Iterable[Times]) -> Times:
        total = Times()
        for part in parts:
            total.choices += part.choices
            total.seconds += part.seconds
            for bar, count in part.bars.items():
                total.bars[bar] = total.bars.get(bar, 0) + count
        return total
