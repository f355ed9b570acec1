"""A small network in plain Python: one layer of tanh, one number out."""

from __future__ import annotations

from math import sqrt, tanh
from typing import Any

from sitdown.engine import Rng

DIGITS = 4  # that are stored


class Network:
    """What comes of an option, by its features."""

    def __init__(self, into: list[list[float]], out: list[float]) -> None:
        self.into = into  # for each hidden unit a weight for each feature, and the last one for itself
        self.out = out  # a weight for each hidden unit, and the last one for itself

    @staticmethod
    def fresh(features: int, hidden: int, rng: Rng) -> Network:
        def small() -> float:
            return (rng.below(2001) / 1000 - 1) / sqrt(features)

        return Network([[small() for _ in range(features + 1)] for _ in range(hidden)], [0.0] * (hidden + 1))

    @staticmethod
    def stored(data: dict[str, Any]) -> Network:
        return Network(data["into"], data["out"])

    def to_store(self) -> dict[str, Any]:
        return {
            "into": [[round(weight, DIGITS) for weight in unit] for unit in self.into],
            "out": [round(weight, DIGITS) for weight in self.out],
        }

    def value(self, features: list[float]) -> float:
        return self._answer(self._hidden([(i, x) for i, x in enumerate(features) if x]))

    def _hidden(self, given: list[tuple[int, float]]) -> list[float]:
        return [tanh(unit[-1] + sum([unit[i] * x for i, x in given])) for unit in self.into]

    def _answer(self, hidden: list[float]) -> float:
        return self.out[-1] + sum([weight * unit for weight, unit in zip(self.out, hidden, strict=False)])

    def learn(self, features: list[float], target: float, rate: float) -> None:
        """One step down the slope of the squared error."""
        given = [(i, x) for i, x in enumerate(features) if x]
        hidden = self._hidden(given)
        step = rate * (target - self._answer(hidden))
        self.out[-1] += step
        for number, unit in enumerate(self.into):
            active = hidden[number]
            slope = step * self.out[number] * (1.0 - active * active)
            self.out[number] += step * active
            unit[-1] += slope
            for i, x in given:
                unit[i] += slope * x
