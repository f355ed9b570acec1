"""Simulations count right and repeat exactly."""

from __future__ import annotations

from pathlib import Path

import pytest

from sitdown.bots import UnknownBot
from sitdown.engine.options import BadOption
from sitdown.engine.record import verify
from sitdown.engine.record_reader import read_record
from sitdown.engine.refusal import Illegal
from sitdown.games import game_of
from sitdown.lab import simulate

GAMES = ("palermo", "capo", "cosanostra")
MIXED = ["thumb", "random", "random", "thumb"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bots", [["random"] * 4, MIXED])
def test_the_report_is_the_sum_of_its_records(game: str, bots: list[str], tmp_path: Path) -> None:
    report = simulate(game_of(game), 4, 4, "sum", bots, record_dir=tmp_path)
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == ["0001.json", "0002.json", "0003.json", "0004.json"]
    steps, wins, final = 0, [0] * 4, 0.0
    for number, file in enumerate(files, 1):
        record = read_record(file.read_text("utf-8"))
        state = verify(game_of(game), record)
        assert state.over
        assert record.seed == f"sum/{number}"
        steps += len(record.moves)
        wins = [count + (place == 1) for count, place in zip(wins, state.ranking, strict=True)]
        final += state.figures()["final"]
    assert report["steps"] == steps
    assert report["wins"] == wins
    assert report["figures"]["final"] == pytest.approx(final / 4)
    assert sum(report["shares"]) == pytest.approx(1)
    assert sum(report["endings"].values()) == 4


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bots", [["random"] * 4, MIXED])
def test_it_repeats_exactly_with_records_or_without(game: str, bots: list[str], tmp_path: Path) -> None:
    reports = [simulate(game_of(game), 4, 2, 7, bots, record_dir=folder) for folder in (None, None, tmp_path)]
    assert reports[0] == reports[1] == reports[2]
    assert reports[0] != simulate(game_of(game), 4, 2, 8, bots)


def test_a_game_does_not_depend_on_how_many_are_played() -> None:
    few = simulate(game_of("capo"), 3, 1, "n", ["random"] * 3)
    told: list[int] = []
    simulate(game_of("capo"), 3, 5, "n", ["random"] * 3, progress=told.append)
    assert told == [1, 2, 3, 4, 5]
    assert simulate(game_of("capo"), 3, 1, "n", ["random"] * 3) == few


def test_shared_victories_are_split() -> None:
    """Nobody can win alone in so short a Capo, so that shared first places are common enough to be seen."""
    report = simulate(game_of("capo"), 3, 60, "ties", ["random"] * 3, {"target_respect": 25, "max_rounds": 20})
    assert sum(report["shares"]) == pytest.approx(1)
    assert sum(report["wins"]) >= report["games"]


def test_what_cannot_be_simulated_is_refused() -> None:
    capo = game_of("capo")
    with pytest.raises(ValueError, match="games: 0"):
        simulate(capo, 3, 0, 1, ["random"] * 3)
    with pytest.raises(ValueError, match="bots: 2 named for 3 seats"):
        simulate(capo, 3, 1, 1, ["random"] * 2)
    with pytest.raises(UnknownBot):
        simulate(capo, 3, 1, 1, ["random", "random", "hal"])
    with pytest.raises(Illegal, match="CA-1"):
        simulate(capo, 2, 1, 1, ["random"] * 2)
    with pytest.raises(BadOption):
        simulate(capo, 3, 1, 1, ["random"] * 3, {"colour": "red"})
