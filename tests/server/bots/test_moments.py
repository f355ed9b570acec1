"""The moment of an answer depends on public facts alone: two tables that differ only in what onlookers do not know."""

from __future__ import annotations

import random

import pytest

from sitdown.engine import Rng
from sitdown.games import BUILT_IN, game_of
from sitdown.server.bots.pending import PendingAnswer
from sitdown.table import Table
from tests.table.plays import SECRET, Life, head_of

CHAIRS = ["open", "bot:hard", "bot:thumb", "bot:hard"]
MOMENTS = 30


def twin_of(life: Life, seed: int) -> Table:
    """The same table, moves and times, in another truth."""
    table = life.table
    twin = Table.load(table.head, table.game, SECRET, life.entries)
    state = table.play()
    twin.state = state.imagine(None, Rng.seeded(seed))
    twin.state.rng = state.rng.clone()
    twin._ask()
    twin.question = list(table.question)
    return twin


def moments(kind: type[PendingAnswer], table: Table) -> list[tuple[int, int]]:
    """When each bot that is asked answers if it has thought for so many milliseconds."""
    found = []
    for seat in range(table.head.seats):
        if table.ready(seat) is not None:
            for thought in (0, 100, 400, 1600, 6400):
                answer = kind(table, seat)
                answer.done_at = answer.asked_at + thought
                found.append((seat, answer.due()))
    return found


def differences(kind: type[PendingAnswer], slug: str) -> int:
    """At how many moments of a random life answers are given at other times in the other truth."""
    game, dice = game_of(slug), random.Random(slug)
    life = Life(head_of(game, CHAIRS, pace=dice.choice([0, 700])), game)
    life.sit_all()
    asked = found = 0
    for number in range(10 * MOMENTS):
        if asked == MOMENTS or not life.table.turn:
            break
        life.at += dice.randrange(5000)
        life.step(dice)
        here, there = (moments(kind, table) for table in (life.table, twin_of(life, number)))
        asked += bool(here)
        found += here != there
    assert asked
    return found


@pytest.mark.parametrize("slug", BUILT_IN)
def test_answers_are_given_at_the_same_moments_whatever_is_hidden(slug: str) -> None:
    assert differences(PendingAnswer, slug) == 0


class Eager(PendingAnswer):
    """Waits no longer than the seat has choices for."""

    def __init__(self, table: Table, seat: int) -> None:
        super().__init__(table, seat)
        self.wait = min(self.wait, 40 * len(table.play().legal(seat)))


def test_an_answer_that_comes_early_with_few_choices_is_found() -> None:
    assert differences(Eager, "capo") > 0
    assert differences(Eager, "palermo") == 0, "a game without secrets has no other truth"
