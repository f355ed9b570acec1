"""A whole choice within a time: all its parts share it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Final

from sitdown.bots.seated import SeatedBot
from sitdown.engine.budget import Budget
from sitdown.engine.game import State

MOST_PARTS: Final = 40  # of one choice
FIRST_PART: Final = 0.6  # of the time that is left goes to each part of a choice: the first is the weightiest
LEAST: Final = 0.01  # seconds for a part


def parts_of_choice(seated: SeatedBot, state: State, seconds: float) -> Iterator[int]:
    """The parts that nobody else can see and that follow each other, so that their number takes no time.

    Whoever is given one does it in this state before asking for the next.
    """
    seat, shown = seated.number, state.view(None)
    started = time.perf_counter()
    for _ in range(MOST_PARTS):
        left = seconds - (time.perf_counter() - started)
        yield seated.choose(state, Budget(max(LEAST, FIRST_PART * left)))
        if state.over or seat not in state.turn() or state.view(None) != shown:
            return
