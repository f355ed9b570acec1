"""All games, all seat counts, all options: the battery of `sitdown.testing`."""

from __future__ import annotations

import pytest

from sitdown.engine import Game, Value
from sitdown.games import all_games
from sitdown.testing import Guesses, check_actions, check_guesses, check_secrets, check_words, random_game, tables
from tests.invariants import INVARIANTS

LARGE = ("cosanostra",)  # a random game has thousands of moves, most of them talk
WIDE = pytest.mark.wide


def name_of(options: dict[str, Value]) -> str:
    return ",".join(f"{name}={value}" for name, value in options.items())


TABLES = [
    pytest.param(game, seats, options, id=f"{game.slug}-{seats}-{name_of(options)}", marks=[WIDE] if options else [])
    for game in all_games()
    for seats, options in tables(game)
]
EACH_TABLE = pytest.mark.parametrize(("game", "seats", "options"), TABLES)


@EACH_TABLE
def test_a_random_game_keeps_every_promise(game: Game, seats: int, options: dict[str, Value]) -> None:
    random_game(game, seats, "quick", options, INVARIANTS[game.slug], glances=15)


@EACH_TABLE
def test_nobody_learns_what_they_may_not_know(game: Game, seats: int, options: dict[str, Value]) -> None:
    assert check_secrets(game, seats, "quick", options, 1)["moments"] > 0


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)
def test_no_imagined_world_knows_what_is_hidden(game: Game) -> None:
    guesses = Guesses()
    for seats in game.seats:
        check_secrets(game, seats, "guesses", most=15, guesses=guesses)
    assert bool(guesses.hidden) == (game.slug != "palermo"), "Palermo has no secrets, the others do"
    check_guesses(guesses)


@pytest.mark.long
@EACH_TABLE
def test_many_random_games_keep_every_promise(game: Game, seats: int, options: dict[str, Value]) -> None:
    for number in range(1 if game.slug in LARGE else 6 if game.actions.size < 200 else 2):
        random_game(game, seats, f"long {number}", options, INVARIANTS[game.slug], looks=0.03)
        check_secrets(game, seats, f"long {number}", options, 100)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)
def test_a_random_play_can_be_said_in_both_languages(game: Game) -> None:
    check_words(game)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)
def test_every_game_has_an_invariant_and_unique_readable_actions(game: Game) -> None:
    assert game.slug in INVARIANTS
    check_actions(game)
