"""What if, in the terminal: `play --from RECORD --at N`, and what other commands make of such a record."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from sitdown.engine import read_record, verify
from sitdown.games import game_of
from tests.cli.conftest import Done

Run = Callable[..., Done]


@pytest.fixture
def evening(sitdown: Run, tmp_path: Path) -> Path:
    """The record of a finished game of bots."""
    path = tmp_path / "evening.json"
    bots = ["--bots", "thumb,random,thumb", "--seats", "3", "--seed", "5"]
    assert sitdown("play", "capo", *bots, "-o", "first_game=on", "--record", str(path)).returncode == 0
    return path


def test_a_recorded_game_is_played_on_from_any_moment(sitdown: Run, evening: Path, tmp_path: Path) -> None:
    path = tmp_path / "branch.json"
    done = sitdown("play", "--from", str(evening), "--at", "9", "--seat", "1", "--record", str(path), reader=3)
    assert done.returncode == 0, done.stderr
    assert "At the table: Il Contabile (thumb), You, La Contessa (thumb)." in done.stdout
    assert "after move 9 of evening.json" in done.stdout
    whole, branch = (read_record(file.read_text("utf-8")) for file in (evening, path))
    assert branch.origin == whole.origin_at(9, "evening.json")
    assert branch.origin_hashes == [whole.hashes[:9]]
    assert branch.seed != whole.seed
    assert verify(game_of("capo"), branch).over


def test_other_commands_take_the_record_of_a_branch(sitdown: Run, evening: Path, tmp_path: Path) -> None:
    path, twice = tmp_path / "branch.json", tmp_path / "twice.json"
    bots = ["--bots", "thumb,thumb,random", "--lang", "nl"]
    assert sitdown("play", "--from", str(evening), "--at", "9", *bots, "--record", str(path)).returncode == 0
    assert sitdown("play", "--from", str(path), "--at", "2", *bots, "--record", str(twice)).returncode == 0
    assert sitdown("verify", str(path)).stdout.startswith("valid: Capo della Mafia, 3 seats, ")
    assert " after 11 of its origin, ended by " in sitdown("verify", str(twice)).stdout
    told = sitdown("replay", str(path), "--seat", "0", "--lang", "nl").stdout
    assert "na zet 9 van evening.json" in told
    found = sitdown("analyse", str(path), "--json", "--points", "2", "--effort", "0.02")
    assert found.returncode == 0, found.stderr
    assert json.loads(found.stdout)["curve"]["points"][-1]["moves"] == len(read_record(path.read_text("utf-8")).moves)


def test_a_changed_origin_is_found_and_told(sitdown: Run, evening: Path, tmp_path: Path) -> None:
    path = tmp_path / "branch.json"
    sitdown("play", "--from", str(evening), "--at", "9", "--record", str(path))
    found = json.loads(path.read_text("utf-8"))
    found["origin"][0]["moves"][4][2] = "0" * 32
    path.write_text(json.dumps(found), "utf-8")
    done = sitdown("verify", str(path))
    assert done.returncode == 1
    assert "invalid: head: origin[0]: move 5: the hash is not that of the moves so far" in done.stderr


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["--at", "-1"], "at: say after how many moves of the record, from 0 to"),
        (["--at", "100000"], "at: say after how many moves of the record, from 0 to"),
        ([], "at: say after how many moves of the record, from 0 to"),
        (["--at", "3", "--seat", "3"], "seat: 3 is not in 0..2"),
        (["--at", "3", "--seats", "4"], "from: the record says which game it is"),
        (["--at", "3", "-o", "events=off"], "from: the record says which game it is"),
        (["--at", "3", "--seat", "1", "--bots", "thumb,easy,random"], "bots: 3 named for the 2 other chairs"),
    ],
)
def test_what_cannot_be_is_said(sitdown: Run, evening: Path, asked: list[str], said: str) -> None:
    done = sitdown("play", "--from", str(evening), *asked)
    assert done.returncode != 0
    assert said in done.stderr


def test_a_moment_needs_a_record_and_a_seat_does_not(sitdown: Run) -> None:
    assert "at: of which record?" in sitdown("play", "capo", "--at", "3").stderr
    done = sitdown("play", "capo", "--seats", "3", "--seat", "2", "--bots", "random")
    assert "At the table: Nonna (random), Gino (random), You." in done.stdout
