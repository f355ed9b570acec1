"""What rules of thumb keep with a state is no part of it: a copy that kept nothing chooses the same."""

from __future__ import annotations

import pickle

import pytest

from sitdown.engine import Game
from sitdown.engine.rng import Rng
from sitdown.games import all_games


@pytest.mark.parametrize("game", [game for game in all_games() if game.has_thumb], ids=lambda game: game.slug)
def test_what_is_kept_changes_no_choice(game: Game) -> None:
    """Also after choices that no rule of thumb made, of which every seventh here is one, and for a clone."""
    state, luck = game.start(4, "kept"), Rng.seeded("luck")
    for number in range(250):
        seat = state.next_to_ask()
        if seat < 0:
            break
        chosen = game.thumb(state, seat, Rng.seeded(number))
        assert game.thumb(pickle.loads(pickle.dumps(state)), seat, Rng.seeded(number)) == chosen
        assert game.thumb(state.clone(), seat, Rng.seeded(number)) == chosen
        legal = state.legal(seat)
        state.push(seat, legal[luck.below(len(legal))] if number % 7 == 0 else chosen)
