"""Records: what the command writes is true, and what was tampered with is found out."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from sitdown.engine.record import Record
from sitdown.engine.record_reader import read_record
from sitdown.games import game_of

Run = Callable[..., CompletedProcess[str]]
GAMES = ("palermo", "capo", "cosanostra", "matches")


def _record(sitdown: Run, folder: Path, game: str = "capo") -> Path:
    bots = ("--bots", "random")
    done = sitdown("sim", game, "--games", "2", "--seed", "s", "--record", str(folder), *bots)
    assert done.returncode == 0
    return folder / "0002.json"


@pytest.mark.parametrize("game", GAMES)
def test_records_of_a_simulation_verify(sitdown: Run, tmp_path: Path, game: str) -> None:
    path = _record(sitdown, tmp_path, game)
    record = read_record(path.read_text("utf-8"))
    done = sitdown("verify", str(path))
    assert done.returncode == 0
    assert done.stdout.startswith("valid: ")
    assert f"{record.seats} seats, {len(record.moves)} moves" in done.stdout


def test_an_illegal_move_is_named_with_its_rule(sitdown: Run, tmp_path: Path) -> None:
    path = _record(sitdown, tmp_path)
    data = json.loads(path.read_text("utf-8"))
    seat = data["moves"][0][0]
    data["moves"][1][:2] = [seat, 17]
    path.write_text(json.dumps(data), encoding="utf-8")
    done = sitdown("verify", str(path))
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert "move 2:" in done.stderr
    assert "(CA-90)" in done.stderr


@pytest.mark.parametrize("action", [-1, 18, 2**40, 2**70, -(2**70)])
@pytest.mark.parametrize("seat", [0, -1, 99, 2**70])
def test_any_number_can_stand_in_a_record(sitdown: Run, tmp_path: Path, seat: int, action: int) -> None:
    path = _record(sitdown, tmp_path)
    data = json.loads(path.read_text("utf-8"))
    data["moves"][0][:2] = [seat, action]
    path.write_text(json.dumps(data), encoding="utf-8")
    done = sitdown("verify", str(path))
    assert done.returncode == 1
    assert "move 1:" in done.stderr
    assert "(CA-" in done.stderr


def test_a_changed_hash_or_result_is_found(sitdown: Run, tmp_path: Path) -> None:
    path = _record(sitdown, tmp_path)
    data = json.loads(path.read_text("utf-8"))
    data["moves"][4][2] = "0" * 32
    path.write_text(json.dumps(data), encoding="utf-8")
    assert "move 5: the hash" in sitdown("verify", str(path)).stderr
    data = json.loads(_record(sitdown, tmp_path).read_text("utf-8"))
    data["result"]["scores"][0] += 1
    path.write_text(json.dumps(data), encoding="utf-8")
    done = sitdown("verify", str(path))
    assert done.returncode == 1
    assert f"move {len(data['moves'])}: result: " in done.stderr


@pytest.mark.parametrize(("field", "value"), [("seed", "t"), ("seats", 5), ("version", "0"), ("seats", 99)])
def test_a_changed_head_is_found(sitdown: Run, tmp_path: Path, field: str, value: object) -> None:
    path = _record(sitdown, tmp_path)
    data = json.loads(path.read_text("utf-8"))
    data[field] = value
    path.write_text(json.dumps(data), encoding="utf-8")
    done = sitdown("verify", str(path))
    assert done.returncode == 1
    assert done.stderr.startswith("sitdown: invalid: ")


def test_replay_refuses_an_invalid_record(sitdown: Run, tmp_path: Path) -> None:
    path = _record(sitdown, tmp_path)
    data = json.loads(path.read_text("utf-8"))
    data["moves"][0][1] = 17
    path.write_text(json.dumps(data), encoding="utf-8")
    done = sitdown("replay", str(path))
    assert done.returncode == 1
    assert done.stdout == ""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "nl"])
def test_replay_tells_every_move_and_the_end(sitdown: Run, tmp_path: Path, game: str, lang: str) -> None:
    path = _record(sitdown, tmp_path, game)
    record = read_record(path.read_text("utf-8"))
    done = sitdown("replay", str(path), "--lang", lang)
    assert done.returncode == 0
    assert done.stdout.count(f"{len(record.moves):>4}. ") >= 1
    assert f"Seed: {record.seed}" in done.stdout


def test_replay_by_steps_waits_and_can_be_left(sitdown: Run, tmp_path: Path) -> None:
    path = _record(sitdown, tmp_path, "matches")
    moves = len(read_record(path.read_text("utf-8")).moves)
    whole = sitdown("replay", str(path), "--step", typed="\n" * moves)
    assert whole.returncode == 0
    assert whole.stdout.count("Enter: go on") == moves
    left = sitdown("replay", str(path), "--step", typed="\nq\n")
    assert left.returncode == 0
    assert left.stdout.count("Enter: go on") == 2
    ended = sitdown("replay", str(path), "--step", typed="")
    assert ended.returncode == 0
    assert "Traceback" not in ended.stderr


def _crews_laid(path: Path, crews: list[list[int]], last: bool) -> Record:
    """The deal of the record, after which seat 0 lays its first two cards and the others these slots.

    Without `last` the last player has not laid a crew yet, so that not even the sizes are known.
    """
    record = read_record(path.read_text("utf-8"))
    state = game_of(record.game).start(record.seats, record.seed, record.options)
    told = Record.begin(state, record.seed)
    others = iter(crews)
    for actor in state.turn()[: None if last else -1]:
        for action in [0, 1, 5] if actor == 0 else [*next(others), 5]:
            state.apply(actor, action)
            told.add(actor, action)
    return told


@pytest.mark.parametrize(
    ("crews", "others", "last"),
    [
        ([[0, 1], [0, 1], [0, 1]], [[0, 2], [1, 2], [3, 4]], True),
        ([[0], [0], [0]], [[0, 1, 2, 3], [0, 2, 4], [1, 2]], False),
    ],
)
def test_replay_for_a_seat_tells_only_what_it_knew(
    sitdown: Run, tmp_path: Path, crews: list[list[int]], others: list[list[int]], last: bool
) -> None:
    """Two plays that differ only in what others did in secret are told alike to the seat, and not to everybody."""
    path = _record(sitdown, tmp_path)
    told: list[list[str]] = []
    for laid in (crews, others):
        path.write_text(_crews_laid(path, laid, last).to_json(), encoding="utf-8")
        ways = [("--seat", "0"), ("--seat", "0", "--step"), ()]
        told.append([sitdown("replay", str(path), *way, typed="\n" * 100).stdout for way in ways])
    assert told[0][0] == told[1][0]
    assert told[0][1] == told[1][1]
    assert told[0][2] != told[1][2]
