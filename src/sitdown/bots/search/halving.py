"""Sequential halving: the choices that do worse in the same worlds are given up, half of them at a time.

What is compared is each choice with one reference, that of the rules of thumb, world by world: what a world brings to
both falls out of the difference, so few worlds tell much.
"""

from __future__ import annotations

import time
from math import sqrt
from typing import Final

from sitdown.bots.search.rollout import LATE, Rollouts
from sitdown.bots.search.styles import PLAIN, Style
from sitdown.bots.search.worlds import draw_world
from sitdown.engine.budget import Budget
from sitdown.engine.game import State
from sitdown.engine.rng import Rng

CLEAR: Final = 2.5  # standard errors by which a choice is given up before its time
FEWEST: Final = 6  # worlds before anything is clear


class Candidate:
    """A choice, and how much better than the reference it did in the worlds in which it was tried."""

    def __init__(self, action: int) -> None:
        self.action = action
        self.tried = 0
        self.sum = 0.0
        self.squares = 0.0

    def add(self, difference: float) -> None:
        self.tried += 1
        self.sum += difference
        self.squares += difference * difference

    def copy(self) -> Candidate:
        other = Candidate(self.action)
        other.tried, other.sum, other.squares = self.tried, self.sum, self.squares
        return other

    @property
    def mean(self) -> float:
        return self.sum / self.tried if self.tried else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean; never 0, for worlds in which nothing differed may be followed by others."""
        n = float(self.tried)
        if n < 2.0:
            return 1.0
        spread = max(0.0, self.squares / n - (self.sum / n) * (self.sum / n)) + 0.01 / n
        return sqrt(spread / (n - 1.0))


class Halving:
    """One search at one moment."""

    def __init__(
        self, state: State, seat: int, rng: Rng, reference: int, others: list[int], style: Style = PLAIN
    ) -> None:
        self.state = state
        self.seat = seat
        self.rng = rng
        self.reference = reference
        self.settings = state.game.search
        self.rollouts = Rollouts(state.game, self.settings.stops)
        self.alive = [Candidate(action) for action in others]
        self.candidates: list[Candidate] = self.alive[:]  # the same, and those that were given up
        self.iterations = 0  # rollouts so far
        self.style = style
        self.rival = -1  # whose results count too; -1: nobody's
        self.ends_at = 0.0  # by the clock; 0: the iterations decide

    def stop_at(self, ends_at: float) -> None:
        """At that time by the clock, wherever it is; 0: at none."""
        self.ends_at = ends_at
        self.rollouts.ends_at = ends_at

    def recall(self, tried: list[Candidate], rival: int) -> None:
        """Begin with how choices did against the same reference when the question was foreseen."""
        known = {one.action: one for one in tried}
        self.alive = [known[one.action].copy() if one.action in known else one for one in self.alive]
        self.candidates = self.alive[:]
        self.rival = rival

    def ranked(self) -> list[int]:
        """The choices beside the reference: what stayed longest in the search first, then what did best in it."""
        order = sorted(self.candidates, key=lambda one: (-one.tried, -one.mean, one.action))
        return [one.action for one in order]

    def run(self, budget: Budget) -> int:
        """The best choice: the reference, unless another is better beyond doubt."""
        started = time.perf_counter()
        self.stop_at(0.0 if budget.is_repeatable else started + budget.seconds)
        self._give_up_the_clear_ones()  # by what is recalled
        if not self.alive:
            return self.reference
        rounds = 1
        while 2**rounds < len(self.alive) + 1:
            rounds += 1
        self.find_rival()
        for number in range(1, rounds + 1):
            self._try_all(budget, number / rounds, started)
            self._give_up_the_clear_ones()
            if not self.alive:
                return self.reference
            if number < rounds:
                self.alive.sort(key=lambda one: (-one.mean, one.action))
                del self.alive[(len(self.alive) + 1) // 2 :]
        best = max(self.alive, key=lambda one: (one.mean, -one.action))
        is_better = best.tried >= FEWEST and best.mean > self.settings.caution * best.error
        return best.action if is_better else self.reference

    def _try_all(self, budget: Budget, part: float, started: float) -> None:
        """Try those that are left in new worlds, until this part of the budget is spent; in one world at least, if
        there is any time."""
        while not self._is_late():
            self._try_in_one_world(self.alive)
            if budget.is_repeatable:
                if self.iterations + len(self.alive) + 1 > budget.iterations * part:
                    return
            elif time.perf_counter() - started >= budget.seconds * part:
                return

    def try_likely(self, most: int) -> None:
        """In one more world, no more than so many: those that may still turn out best."""
        order = sorted(self.alive, key=lambda one: (-one.mean - CLEAR * one.error, one.tried, one.action))
        self._try_in_one_world(order[:most])

    def _try_in_one_world(self, candidates: list[Candidate]) -> None:
        world = draw_world(self.state, self.seat, self.rng, self.settings.worlds)
        chance = self.rng.split()
        usual = self._value(world, self.reference, chance)
        for one in candidates:
            if self._is_late():
                return  # in the middle of a world, for a single rollout may take long
            value = self._value(world, one.action, chance)
            if value == LATE:
                return
            one.add(value - usual)
        self.iterations += len(candidates) + 1

    def _is_late(self) -> bool:
        return self.ends_at > 0.0 and time.perf_counter() >= self.ends_at

    def _value(self, world: State, action: int, chance: Rng) -> float:
        trial = world.clone()
        trial.push(self.seat, action)
        result = self.rollouts.value(trial, self.seat, chance.clone())
        if result == LATE:
            return LATE
        value = self.style.worth(result)
        if self.rival < 0:
            return value
        return value - self.style.grudge * self.rollouts.result(trial, self.rival)

    def find_rival(self) -> None:
        """The other seat that gets most, in a few worlds, if this one does as the rules of thumb say; none if there is
        no time, and for a style without a grudge."""
        if self.style.grudge == 0.0 or self.rival >= 0:
            return
        results = [0.0] * self.state.seats
        for _ in range(FEWEST):
            if self._is_late():
                return
            world = draw_world(self.state, self.seat, self.rng, self.settings.worlds)
            world.push(self.seat, self.reference)
            if self.rollouts.value(world, self.seat, self.rng.split()) == LATE:
                return
            for other in range(self.state.seats):
                results[other] += self.rollouts.result(world, other)
            self.iterations += 1
        results[self.seat] = -1.0
        self.rival = results.index(max(results))

    def _give_up_the_clear_ones(self) -> None:
        """A choice that is worse beyond doubt is tried no more: a clear question takes little time."""
        self.alive = [one for one in self.alive if one.tried < FEWEST or one.mean > -CLEAR * one.error]
