"""`sitdown arena`: what it prints, writes and refuses."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest

Run = Callable[..., CompletedProcess[str]]
KEYS = [
    "game", "rules", "seats", "options", "seed", "iterations", "seconds", "repeatable", "sitdown", "code", "asked",
    "games", "deals", "games_a_deal", "both_ways", "tables", "bots", "against", "endings", "choices", "times",
]  # fmt: skip
BOT_KEYS = [
    "name", "share", "low", "high", "games", "chairs", "place", "place_low", "place_high", "places", "mu", "sigma",
    "by_chair",
]  # fmt: skip
MATCHES = ("arena", "matches", "--seats", "3", "--games", "12", "--seed", "s", "--workers", "1")


def test_json_is_one_document_with_exactly_these_keys(process: Run) -> None:
    done = process(*MATCHES, "--bots", "thumb,random,random", "--json")
    assert done.stderr == ""
    result = json.loads(done.stdout)
    assert list(result) == KEYS
    assert [list(bot) for bot in result["bots"]] == [BOT_KEYS, BOT_KEYS]
    assert (result["games"], result["deals"], result["games_a_deal"]) == (12, 4, 3)
    assert result["repeatable"]
    assert result["iterations"] == 100
    for bot in result["bots"]:
        assert 0 <= bot["low"] <= bot["share"] <= bot["high"] <= 1
        assert bot["games"] == 12
    assert [bot["name"] for bot in result["times"]["bots"]] == ["thumb", "random"]
    assert result["times"]["bots"][0]["p95"] > 0


def test_the_table_for_people(sitdown: Run) -> None:
    done = sitdown(*MATCHES, "--bots", "thumb,random")
    assert done.returncode == 0
    head = "Matches: 3 seats, 12 games, seed s, 100 iterations a choice\n"
    assert done.stdout.startswith(f"{head}4 deals, each played 3 times with the bots moved on by one chair.\n")
    assert re.search(r"^(thumb|random) +\d+\.\d %  \d+\.\d to \d+\.\d % +12$", done.stdout, re.MULTILINE)
    for part in ("wins", "places", "ratings", "each against each", "by chair", "endings", "choices", "time"):
        assert re.search(rf"^{part} ", done.stdout, re.MULTILINE)


def test_workers_and_folders_change_nothing(sitdown: Run, tmp_path: Path) -> None:
    def told(*more: str) -> object:
        return {**json.loads(sitdown(*MATCHES, "--bots", "thumb,easy,random", "--json", *more).stdout), "times": None}

    assert told() == told("--workers", "2") == told("--resume", str(tmp_path / "kept"))
    assert told() == told("--resume", str(tmp_path / "kept"))


def test_a_folder_made_with_other_arguments_is_refused(sitdown: Run, tmp_path: Path) -> None:
    folder = ("--resume", str(tmp_path / "kept"))
    assert sitdown(*MATCHES, "--bots", "thumb,random", *folder).returncode == 0
    for more, told in {
        ("--seed", "t"): "seed: 's', not 't'",
        ("--iterations", "7"): "iterations: 100, not 7",
        ("--seats", "2"): "seats: 3, not 2",
        ("-o", "bets=on"): "options: {'bets': False}, not {'bets': True}",
    }.items():
        done = sitdown(*MATCHES, "--bots", "thumb,random", *folder, *more)
        assert done.returncode == 2
        assert done.stderr == f"sitdown: resume: {tmp_path / 'kept'} was made with other arguments: {told}\n"
    assert sitdown(*MATCHES, "--bots", "thumb,random", *folder, "--games", "24").returncode == 0


def test_seconds_are_said_to_be_not_repeatable(sitdown: Run, tmp_path: Path) -> None:
    report = tmp_path / "report.md"
    done = sitdown(*MATCHES, "--bots", "thumb,random", "--seconds", "0.5", "--report", str(report))
    assert done.returncode == 0
    assert "0.5 s a choice" in done.stdout
    assert "cannot be repeated" in done.stdout
    assert "cannot be repeated" in report.read_text("utf-8")
    assert "--seconds 0.5" in report.read_text("utf-8")


def test_the_report_names_the_command_that_makes_it_again(sitdown: Run, tmp_path: Path) -> None:
    report = tmp_path / "report.html"
    sitdown("arena", "matches", "--bots", "thumb,random", "--games", "4", "--workers", "1", "--report", str(report))
    (command,) = re.findall("<pre>sitdown (.+)</pre>", report.read_text("utf-8"))
    again = tmp_path / "again.html"
    assert sitdown(*command.split(), "--workers", "1", "--report", str(again)).returncode == 0
    without_times = [
        re.sub(r"<h2>Time</h2>.+", "", page.read_text("utf-8"), flags=re.DOTALL) for page in (report, again)
    ]
    assert without_times[0] == without_times[1]


@pytest.mark.parametrize(
    ("game", "named", "seats"),
    [("matches", "thumb,random", 2), ("matches", "thumb,random,easy", 3), ("capo", "random,easy", 4)],
)
def test_without_seats_there_is_one_for_each_name_if_the_game_is_for_so_many(
    sitdown: Run, game: str, named: str, seats: int
) -> None:
    done = sitdown("arena", game, "--bots", named, "--games", "1", "--workers", "1", "--json")
    assert json.loads(done.stdout)["seats"] == seats
