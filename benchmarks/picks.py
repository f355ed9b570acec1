"""The random picks of every loop driven from Python: drawn beforehand, the same for all.

Python's own generator costs as much as a step of a fast engine. So the numbers are drawn before the clock
starts, and a loop does no more than `actions[pick() % len(actions)]`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from itertools import cycle, islice
from random import Random

HOW_MANY = 10_007
BELOW = 2**30  # one digit of a Python int, whose remainder is the cheapest


class Picks:
    """Drawn anew for each batch, so that no game is played twice."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.numbers: list[int] = []

    def draw(self) -> Callable[[], int]:
        """New numbers: a function that answers them one by one, round and round."""
        self.numbers = self.random.choices(range(BELOW), k=HOW_MANY)
        return self.again()

    def again(self) -> Callable[[], int]:
        """The same numbers from the first: to play a batch once more, untimed, and count."""
        numbers = cycle(self.numbers)
        deque(islice(numbers, HOW_MANY), maxlen=0)  # a cycle is slower the first time round
        return numbers.__next__
