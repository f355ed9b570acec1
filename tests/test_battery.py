"""All games, all seat counts, all options: the battery."""

from __future__ import annotations

import itertools

import pytest

from sitdown.engine import Game, Option, Value
from sitdown.games import all_games
from tests.battery import random_game
from tests.invariants import INVARIANTS

# A random game of La Cosa Nostra has thousands of moves, most of them talk: how often quick runs look at it.
PACE = {"cosanostra": (0.004, 6)}


def values_of(option: Option, seats: int) -> list[Value]:
    if option.numbers is not None:
        return sorted({option.numbers[0], option.default, option.numbers[1]}, key=str)
    if option.name in ("first_seat", "firstPlacer"):
        return [value for value in option.values if not isinstance(value, int) or value < seats]
    return option.values


def tables(game: Game) -> list[tuple[int, dict[str, Value]]]:
    """Every seat count with defaults, and every value of every option at some seat count."""
    found: list[tuple[int, dict[str, Value]]] = [(seats, {}) for seats in game.seats]
    counts = itertools.cycle(game.seats)
    for option in game.options:
        for value in option.values or values_of(option, 0):
            seats = next(counts)
            if value in values_of(option, seats) and value != option.default:
                found.append((seats, {option.name: value}))
    return found


TABLES = [
    pytest.param(game, seats, options, id=f"{game.slug}-{seats}-{','.join(f'{k}={v}' for k, v in options.items())}")
    for game in all_games()
    for seats, options in tables(game)
]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_a_random_game_keeps_every_promise(game: Game, seats: int, options: dict[str, Value]) -> None:
    looks, every = PACE.get(game.slug, (0.02, 1))
    random_game(game, seats, "quick", options, INVARIANTS[game.slug], looks, every)


@pytest.mark.long
@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_many_random_games_keep_every_promise(game: Game, seats: int, options: dict[str, Value]) -> None:
    for number in range(1 if game.slug in PACE else 6 if game.actions.size < 200 else 2):
        random_game(game, seats, f"long {number}", options, INVARIANTS[game.slug], looks=0.03)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)
def test_every_game_has_an_invariant_and_unique_readable_actions(game: Game) -> None:
    assert game.slug in INVARIANTS
    space = game.actions
    readable = [space.readable(action) for action in range(space.size)]
    assert len({str(form) for form in readable}) == space.size
    assert [space.parse(form) for form in readable] == list(range(space.size))
