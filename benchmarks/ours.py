"""Our own worker: random games of sitdown, in whichever build PYTHONPATH names (`python -m benchmarks.ours`).

The cases of each game: `python` and `inner` count `games` and `choices`, `clone` and `imagine` count `calls`, those of
search count `iterations`.
"""

from __future__ import annotations

import sys
import tracemalloc
from collections.abc import Callable
from functools import partial
from typing import Any

from benchmarks.our_cases import Clone, FromPython, Imagine, Inner, middle_states, seats_of
from benchmarks.search_cases import AtRandom, ByHard, ByThumb, searched_seats
from benchmarks.worker import Case, Cases, serve
from sitdown._build import build
from sitdown.engine.game import Game, State
from sitdown.games import all_games

CLONES = 4_000  # to weigh


def bytes_of_a_state(game: Game) -> float:
    """The memory that a clone keeps, as the mean of many."""
    states = middle_states(game, seed=1)
    kept: list[State | None] = [None] * CLONES
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    for number in range(CLONES):
        kept[number] = states[number % len(states)].clone()
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / CLONES


def is_compiled(game: Game) -> bool:
    """The game's own modules too, not only the engine."""
    module = type(game.start(seats_of(game))).__module__
    return build() == "compiled" and not str(sys.modules[module].__file__).endswith(".py")


KINDS: dict[str, Callable[[Game, int], Case]] = {
    "python": FromPython,
    "inner": Inner,
    "clone": Clone,
    "imagine": Imagine,
}
SEARCHES: dict[str, Callable[[Game, int], Case]] = {
    "search-random": AtRandom,
    "search-thumb": ByThumb,
    "search-hard": ByHard,
}  # compiled alone: interpreted, a rollout takes a good part of a second
GAMES = all_games()
CASES: Cases = {
    f"{game.slug}-{name}": partial(kind, game)
    for name, kind in (KINDS | SEARCHES if build() == "compiled" else KINDS).items()
    for game in GAMES
    if game.has_thumb or name not in SEARCHES
}


def about() -> dict[str, Any]:
    """Where it runs from, and of each game what needs no clock."""
    games = {
        game.slug: {
            "title": game.title,
            "seats": seats_of(game),
            "searched_seats": searched_seats(game),
            "compiled": is_compiled(game),
            "bytes": bytes_of_a_state(game),
        }
        for game in GAMES
    }
    return {"folder": str(sys.modules["sitdown"].__file__), "games": games}


if __name__ == "__main__":
    serve(CASES, about)
