"""Luck apart from choices, in games whose chances can be computed."""

from __future__ import annotations

from math import sqrt

import pytest

from sitdown.engine import Record, Rng
from sitdown.teach.analysis import Effort, curve_part, points_of
from sitdown.teach.analysis.luck import PARTS
from tests.bots.crossroads import Crossroads
from tests.teach.throws import STAND, THROW, Throws, played, true_parts

MUCH = Effort(points=3, rollouts=50, changes=6000, turns=400, iterations=8, worlds=8)
GAMES = 12


def test_where_everything_is_luck_nothing_else_is_told() -> None:
    game = Throws(may_stand=False)
    for seed in range(GAMES):
        record = played(game, str(seed), [THROW] * 4)
        luck = curve_part(game, record, MUCH, Rng.seeded(seed))["luck"]
        won = true_parts(game, record)["chance"]
        for parts, total in zip(luck, (won, -won), strict=True):
            assert parts["own"] == parts["others"] == 0.0
            assert parts["deal"] + parts["chance"] == pytest.approx(total)
            assert abs(parts["chance"] - total) <= 4 * parts["error"]
            assert parts["error"] < 0.03


def test_luck_and_choices_are_told_apart() -> None:
    """Seat 0 stands now and then; both parts are known by counting all falls of the dice."""
    game, strayed = Throws(may_stand=True), []
    for seed in range(GAMES):
        record = played(game, str(seed), [STAND if seed & 1 << move else THROW for move in range(4)])
        told = curve_part(game, record, MUCH, Rng.seeded(seed))["luck"][0]
        true = true_parts(game, record)
        for part in PARTS:
            assert abs(told[part] - true[part]) <= 4 * told["error"], (seed, part)
        strayed += [(told[part] - true[part]) / told["error"] for part in PARTS]
        assert sum(told[part] for part in PARTS) == pytest.approx(sum(true.values()))
    spread = sqrt(sum(one * one for one in strayed) / len(strayed))
    assert 0.2 < spread < 1.3, "the error that is told is about as large as the errors are"


def test_without_chance_all_is_deal_and_choices() -> None:
    """The rules of thumb take the road on which seat 0 wins; the record has the one on which seat 1 does."""
    game = Crossroads(0, [[[1, 2, 3, 4]], [[2, 1, 3, 4]]])
    state = game.start(4, "road")
    record = Record.begin(state, "road")
    state.apply(0, 1)
    record.add(0, 1)
    luck = curve_part(game, record, MUCH, Rng.seeded(1))["luck"]
    expected = [(0.75, 0.0, -1.0, 0.0), (-0.25, 0.0, 0.0, 1.0), (-0.25, 0.0, 0.0, 0.0), (-0.25, 0.0, 0.0, 0.0)]
    for parts, truth in zip(luck, expected, strict=True):
        assert [parts[name] for name in PARTS] == pytest.approx(truth, abs=1e-9)


def test_whole_points_still_add_up() -> None:
    rng = Rng.seeded("points")
    for _ in range(200):
        parts = {part: rng.below(2000) / 1000 - 1 for part in PARTS}
        shown = points_of(parts)
        assert sum(shown[part] for part in PARTS) == shown["total"]
        assert abs(shown["total"] - 100 * sum(parts.values())) < 0.51
        assert all(abs(shown[part] - 100 * parts[part]) <= 1.0 for part in PARTS)
