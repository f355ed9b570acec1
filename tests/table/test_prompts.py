"""How often a person among bots is asked, and how often for nothing."""

from __future__ import annotations

import pytest

from sitdown.engine import Game, verify
from sitdown.games import all_games, game_of
from sitdown.table import Table
from tests.table.prompts import Prompts, played

MOST_EMPTY = 0.05
MOST_PROMPTS = 75  # at four seats
SEEDS = 20
EACH_GAME = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)


@EACH_GAME
def test_a_person_among_bots_is_asked_nothing_empty(game: Game) -> None:
    """And what the table answered stands in the record like any move, and in the entries for whoever loads them."""
    prompts = Prompts()
    table, entries = played(game, 4, 1, prompts)
    assert prompts.asked > 10
    assert prompts.asked <= MOST_PROMPTS
    assert prompts.empty <= MOST_EMPTY * prompts.steps
    assert verify(game, table.record()).scores == table.play().scores
    again = Table.load(table.head, game, table.secret, entries)
    assert again.record().to_json() == table.record().to_json()
    assert (again.numbers, again.question) == (table.numbers, table.question)


def test_without_the_table_many_questions_are_empty() -> None:
    """Else the count above would count nothing."""
    prompts = Prompts()
    played(game_of("maffiosi"), 4, 1, prompts, answers=False)
    assert prompts.empty > MOST_EMPTY * prompts.steps


@pytest.mark.long
@EACH_GAME
def test_how_often_a_person_is_asked(game: Game) -> None:
    """The mean of many games; most of all in La Cosa Nostra."""
    prompts = Prompts()
    for seed in range(SEEDS):
        played(game, 4, seed, prompts)
    assert prompts.asked <= MOST_PROMPTS * SEEDS
    assert prompts.empty <= MOST_EMPTY * prompts.steps
