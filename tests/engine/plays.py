"""Random plays of every game here and of a guest, for tests of what the engine does for all of them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sitdown.engine import Game, Rng, State
from sitdown.games import BUILT_IN, game_of
from tests.docs.briefcase import GAME as BRIEFCASE

GAMES = [*[game_of(slug) for slug in BUILT_IN], BRIEFCASE]
__all__ = ["BRIEFCASE", "EACH_GAME", "GAMES", "moments", "started"]
EACH_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)


def started(game: Game, seed: object = "tuesday") -> State:
    return game.start(game.seats[-1], seed)


def moments(game: Game, seed: object, most: int = 60) -> Iterator[State]:
    """The state itself at every choice of a random play, from the first on; and when it is over."""
    state, rng = started(game, seed), Rng.seeded(f"{seed}/moments")
    for _ in range(most):
        yield state
        if state.over:
            return
        choices = state.choices()
        state.play(choices[rng.below(len(choices))])
