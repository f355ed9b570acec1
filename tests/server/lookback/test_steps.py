"""Moves of a record and steps of a replay: a step may hold several moves."""

from __future__ import annotations

import random

from sitdown.games import game_of
from sitdown.server.lookback.shown import ReplaySteps
from sitdown.table.moves import Moves
from tests.table.plays import begun


def test_a_step_holds_all_that_a_seat_did_at_once() -> None:
    moves = Moves()
    for seat, actions in ((0, [5, 6, 7]), (1, [3]), (2, [1, 2])):
        moves.add(seat, 0, actions)
    steps = ReplaySteps(moves)
    assert [steps.after(number) for number in range(7)] == [0, 1, 1, 1, 2, 3, 3]


def test_every_move_of_a_game_is_in_the_step_that_holds_it() -> None:
    life = begun(game_of("capo"), 3, target_respect=10)
    dice = random.Random(5)
    while life.table.phase != "over":
        life.step(dice)
    table = life.table
    steps, number = ReplaySteps(table.moves), 0
    record = table.record().moves
    for step in range(1, len(table.moves) + 1):
        for action in table.moves.actions(step - 1):
            number += 1
            assert steps.after(number) == step
            assert record[number - 1] == (table.moves.seat(step - 1), action)
    assert number == len(record)
    assert steps.after(0) == 0
