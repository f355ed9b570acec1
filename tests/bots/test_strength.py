"""The rules of thumb are clearly better than chance: the bars that each game's bot must clear."""

from __future__ import annotations

import pytest

from sitdown.games import game_of
from sitdown.lab import simulate


@pytest.mark.parametrize(
    ("slug", "seats", "bar", "games"),
    [
        pytest.param("capo", 5, 0.50, 60, id="capo"),
        pytest.param("capo", 5, 0.50, 400, id="capo-many", marks=pytest.mark.long),
        pytest.param("sicilianos", 4, 0.80, 40, id="sicilianos"),
        pytest.param("sicilianos", 4, 0.80, 400, id="sicilianos-many", marks=pytest.mark.long),
        pytest.param("maffiosi", 4, 0.85, 30, id="maffiosi"),
        pytest.param("maffiosi", 4, 0.85, 400, id="maffiosi-many", marks=pytest.mark.long),
        pytest.param("cosanostra", 4, 0.95, 10, id="cosanostra"),
        pytest.param("cosanostra", 4, 0.95, 200, id="cosanostra-many", marks=pytest.mark.long),
        pytest.param("palermo", 4, 0.95, 10, id="palermo"),
        pytest.param("palermo", 4, 0.95, 200, id="palermo-many", marks=pytest.mark.long),
    ],
)
def test_one_thumb_among_random_players_wins_its_share(slug: str, seats: int, bar: float, games: int) -> None:
    bots = ["thumb"] + ["random"] * (seats - 1)
    shares = simulate(game_of(slug), seats, games, "strength", bots)["shares"]
    assert shares[0] >= bar
