"""One process, two or four give the same result, bit for bit; workers may die."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from pathlib import Path

import pytest

from sitdown.games import game_of
from sitdown.lab.arena import ArenaError, Plan, Result, compare


def told(result: Result) -> str:
    """All that must be equal: everything but the times."""
    return json.dumps({**result, "times": None})


def plan(game: str = "capo", bots: Sequence[str] = ("thumb", "easy", "random"), seats: int = 3) -> Plan:
    return Plan.of(game_of(game), bots, seats, "equal")


def test_workers_change_nothing() -> None:
    alone = told(compare(plan(), 24))
    assert alone == told(compare(plan(), 24, workers=2))
    assert alone == told(compare(plan(), 24, workers=4))
    assert alone != told(compare(Plan.of(game_of("capo"), ["thumb", "easy", "random"], 3, "other"), 24))


@pytest.mark.long
@pytest.mark.parametrize("game", ["palermo", "sicilianos", "maffiosi", "cosanostra"])
def test_workers_change_nothing_in_any_game(game: str) -> None:
    found = {told(compare(plan(game, ["thumb", "easy"], 4), 16, workers=workers)) for workers in (1, 2, 4)}
    assert len(found) == 1


def test_a_worker_that_dies_is_replaced(tmp_path: Path) -> None:
    found = compare(plan("first_chair", ["odd_bots:DiesOnce", "random"], 2), 24, workers=2)
    assert Path(os.environ["ARENA_TEST_ONCE"]).exists(), "one has died"
    assert told(found) == told(compare(plan("first_chair", ["odd_bots:DiesOnce", "random"], 2), 24))


def test_a_shard_that_kills_every_worker_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(ArenaError, match=r"workers: 3 processes died over deals 0 to 0 \(exit code -9\)"):
        compare(plan("first_chair", ["odd_bots:AlwaysDies", "random"], 2), 2, tmp_path / "kept", workers=2)
