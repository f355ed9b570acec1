"""A comparison: a few whole choices, tried in the same worlds one after the other, and what comes of each."""

from __future__ import annotations

import time
from math import sqrt

from sitdown.bots.search.chain import Chain
from sitdown.bots.search.rollout import LATE, Rollouts
from sitdown.bots.search.worlds import draw_world
from sitdown.engine.game import State
from sitdown.engine.rng import Rng


class Finalist:
    """One choice, and what came of it world by world."""

    def __init__(self, chain: Chain) -> None:
        self.chain = chain
        self.values: list[float] = []  # from 0, the last place, to 1, a victory
        self.measures: list[list[float]] = []  # `Game.measure`; empty for a game that declares no aspects
        self.best = 0  # worlds in which it did better than all others
        self.level = 0  # worlds in which it did best together with another

    def mean(self) -> float:
        return sum(self.values) / float(len(self.values)) if self.values else 0.0

    def measured(self, aspect: int) -> list[float]:
        """One aspect, world by world."""
        return [measures[aspect] for measures in self.measures]


class Comparison:
    """Choices of one seat at one moment."""

    def __init__(self, state: State, seat: int, rng: Rng, chains: list[Chain]) -> None:
        self.state = state
        self.seat = seat
        self.rng = rng
        self.finalists = [Finalist(chain) for chain in chains]
        self.worlds = 0
        self.rollouts = Rollouts(state.game, state.game.search.stops)

    def run(self, worlds: int, ends_at: float = 0.0) -> None:
        """In so many more worlds, or until that time by the clock; a world that it cuts short does not count."""
        self.rollouts.ends_at = ends_at
        for _ in range(worlds):
            if (ends_at > 0.0 and time.perf_counter() >= ends_at) or not self._compare_in_one_world():
                return

    def _compare_in_one_world(self) -> bool:
        game = self.state.game
        world = draw_world(self.state, self.seat, self.rng, game.search.worlds)
        chance = self.rng.split()
        values: list[float] = []
        measures: list[list[float]] = []
        for one in self.finalists:
            trial = world.clone()
            one.chain.play(trial, self.seat)
            value = self.rollouts.value(trial, self.seat, chance.clone())
            if value == LATE:
                return False
            values.append(value)
            measures.append(game.measure(trial, self.seat) if game.aspects else [])
        self._count(values)
        for i, one in enumerate(self.finalists):
            one.values.append(values[i])
            one.measures.append(measures[i])
        return True

    def _count(self, values: list[float]) -> None:
        self.worlds += 1
        most = max(values)
        is_shared = values.count(most) > 1
        for i, one in enumerate(self.finalists):
            if values[i] == most:
                one.best += 0 if is_shared else 1
                one.level += 1 if is_shared else 0


def difference(one: list[float], other: list[float]) -> tuple[float, float]:
    """By how much the first is more in the same worlds, and the standard error of that; never 0, as in the search."""
    n = float(len(one))
    if n < 2.0:
        return 0.0, 1.0
    gaps = [here - there for here, there in zip(one, other, strict=True)]
    mean = sum(gaps) / n
    spread = sum((gap - mean) * (gap - mean) for gap in gaps) / n
    largest = max(abs(gap) for gap in gaps)
    return mean, sqrt((spread + 0.01 * largest * largest / n) / (n - 1.0))
