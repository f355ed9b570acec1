"""The benchmark of planted blunders: what it plants is bad, and it goes on where it was broken off."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import pytest

from benchmarks.blunders import is_marked, outcomes, row
from benchmarks.planting import Planted, bad_choice
from sitdown.engine import Record, Rng
from sitdown.games import game_of
from tests.bots.crossroads import Crossroads

WINS, LOSES, HALF = [[1, 2, 3, 4]], [[4, 1, 2, 3]], [[1, 2, 3, 4], [2, 1, 3, 4]]


@pytest.mark.parametrize(
    ("roads", "bad", "loss"), [([WINS, LOSES], 1, 1.0), ([LOSES, WINS], 0, 1.0), ([WINS, WINS, HALF], 2, 0.5)]
)
def test_what_is_planted_is_bad(roads: list[list[list[int]]], bad: int, loss: float) -> None:
    action, found = bad_choice(Crossroads(0, roads).start(4, "plant"), 0, Rng.seeded(1))
    assert action == bad
    assert found == pytest.approx(loss, abs=0.1)


def test_where_nothing_is_bad_nothing_is_planted() -> None:
    slightly = [*[[1, 2, 3, 4]] * 19, [2, 1, 3, 4]]
    for roads in ([WINS, WINS], [WINS, slightly]):
        assert bad_choice(Crossroads(0, roads).start(4, "plant"), 0, Rng.seeded(1))[0] == -1


def test_another_part_of_the_same_choice_counts() -> None:
    """The first player of Capo lays a crew card by card, which nobody sees."""
    game = game_of("capo")
    state = game.start(4, "parts")
    record = Record.begin(state, "parts")
    first = state.next_to_ask()
    while state.next_to_ask() == first:
        action = state.legal(first)[0] if len(record.moves) < 2 else state.legal(first)[-1]
        state.push(first, action)
        record.add(first, action)
    parts = len(record.moves)
    assert parts > 1
    other = state.next_to_ask()
    action = state.legal(other)[0]
    state.push(other, action)
    record.add(other, action)
    planted = Planted.from_json(Planted(record, first, 1, 0.2).to_json())
    assert planted.record.moves == record.moves
    assert is_marked(planted, [parts])
    assert not is_marked(planted, [])


def test_a_run_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    found = {"seat": 0, "action": 0, "loss": 0.2, "gains": [0.3], "seconds": 1.0}
    lines = [
        {"game": "capo", "deal": 0, **found, "move": 4, "marks": [4], "marked": True},
        {"game": "capo", "deal": 1},  # nothing could be planted there
        {"game": "capo", "deal": 2, **found, "move": 7, "marks": [], "marked": False},
    ]
    (tmp_path / "capo-x.jsonl").write_text("".join(f"{json.dumps(line)}\n" for line in lines), "utf-8")
    chosen = argparse.Namespace(seed="x", keep=tmp_path, games=2, workers=1, again=False)
    done = outcomes("capo", chosen)
    assert [one["deal"] for one in done] == [0, 2]
    assert row("capo", done)[1:3] == ["2", "50%"]
