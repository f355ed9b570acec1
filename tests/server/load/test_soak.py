"""A short soak: everything that was acknowledged and seen is what was stored."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from sitdown.load.soak import SoakOptions, soak


@pytest.mark.parametrize("game", ["capo", "cosanostra"])
def test_what_was_seen_is_what_was_stored(game: str) -> None:
    report = soak(SoakOptions(game, tables=6, seconds=2.0, rate=0, warm_up=0.5), lambda line: None)
    assert report.faults == []
    assert report.failures == {}
    assert report.moves > 20
    assert report.checked_moves >= report.moves
    assert 0 < report.p50_ms <= report.p99_ms


def test_the_command_prints_its_report() -> None:
    asked = [sys.executable, "-m", "sitdown", "soak", "--tables", "4", "--seconds", "1", "--rate", "40", "--json"]
    done = subprocess.run(asked, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert report["tables"] == 4
    assert 20 <= report["moves_a_second"] <= 60
    assert "Checking" in done.stderr


def test_bad_numbers_are_refused_by_name() -> None:
    done = subprocess.run([sys.executable, "-m", "sitdown", "soak", "--tables", "0"], capture_output=True, text=True)
    assert done.returncode == 2
    assert "tables: 0" in done.stderr


@pytest.mark.long
def test_a_hundred_tables_of_each_game() -> None:
    for game in ("palermo", "capo", "sicilianos", "maffiosi", "cosanostra"):
        report = soak(SoakOptions(game, tables=100, seconds=4.0, rate=200, warm_up=1.0), lambda line: None)
        assert (report.faults, report.failures) == ([], {}), game
