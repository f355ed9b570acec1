"""Turning points: moves that certainly changed who wins are told, moves that changed nothing are not."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sitdown.engine import Game, Record, Rng
from sitdown.games import game_of
from sitdown.teach.analysis import Effort, curve_part, missed_part
from tests.bots.crossroads import Crossroads
from tests.teach.test_analysis import LITTLE, recorded
from tests.teach.throws import THROW, Throws, chance, played

SOME = Effort(points=3, rollouts=40, changes=2000, turns=300, iterations=40, worlds=40)


def taken(game: Game, road: int) -> Record:
    state = game.start(4, "road")
    record = Record.begin(state, "road")
    state.apply(0, road)
    record.add(0, road)
    return record


def test_the_choice_that_gave_the_game_away_is_told() -> None:
    game = Crossroads(0, [[[1, 2, 3, 4]], [[2, 1, 3, 4]]])
    turns = curve_part(game, taken(game, 1), SOME, Rng.seeded(1))["turns"]
    one = {"move": 1, "seat": 0, "action": 1, "before": [1.0, 0.0, 0.0, 0.0], "after": [0.0, 1.0, 0.0, 0.0]}
    assert turns == [{**one, "chance": False}]
    assert curve_part(game, taken(game, 0), SOME, Rng.seeded(1))["turns"] == [], "the usual choice turns nothing"


def test_dice_that_decided_are_told_as_luck() -> None:
    """In each of these games one throw at least changed a chance by far more than is needed."""
    game = Throws(may_stand=False)
    for seed in range(8):
        record = played(game, str(seed), [THROW] * 4)
        state = game.start(record.seats, record.seed)
        steps = [chance(state.pips, 0)]  # type: ignore[attr-defined]
        for number, (seat, action) in enumerate(record.moves, 1):
            state.apply(seat, action)
            steps.append(chance(state.pips, number))  # type: ignore[attr-defined]
        turns = curve_part(game, record, SOME, Rng.seeded(seed))["turns"]
        told = [turn["move"] for turn in turns]
        for move in range(1, 5):
            gap = abs(steps[move] - steps[move - 1])
            assert gap < 0.22 or move in told
            assert gap > 0.02 or move not in told
        for turn in turns:
            assert turn["chance"]
            assert turn["before"][0] == pytest.approx(steps[turn["move"] - 1], abs=0.12)
            assert turn["after"][0] == pytest.approx(steps[turn["move"]], abs=0.12)


class Enough(Exception):
    """Whoever waits for the analysis has gone."""


@pytest.mark.parametrize("part", ["curve", "missed"])
def test_an_analysis_can_be_stopped(part: str) -> None:
    game = game_of("capo")
    record = recorded(game, 3, "stopped", ["thumb"] * 3)
    told: list[float] = []

    def progress(share: float) -> None:
        told.append(share)
        if share > 0.2:
            raise Enough

    seat: list[int] = [] if part == "curve" else [0]
    make: Callable[..., object] = curve_part if part == "curve" else missed_part
    with pytest.raises(Enough):
        make(game, record, *seat, LITTLE, Rng.seeded(1), progress)
    assert 0.2 < told[-1] < 0.6, "it ended there"
