"""Each command does what its help says."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from sitdown import __version__
from sitdown._build import build
from sitdown.cli.arguments import language, players_for_play
from sitdown.games import game_of

Run = Callable[..., CompletedProcess[str]]
COMMANDS = ("games", "learn", "play", "sim", "arena", "replay", "analyse", "verify", "rules", "serve", "soak", "crash")
KEYS = ["game", "seats", "games", "seed", "bots", "wins", "shares", "steps", "endings", "figures"]


def test_the_version_says_which_build_it_is(process: Run) -> None:
    done = process("--version")
    assert done.stdout == f"sitdown {__version__} ({build()})\n"
    assert build() in ("compiled", "interpreted")
    if os.environ.get("SITDOWN_EXPECT"):
        assert build() == os.environ["SITDOWN_EXPECT"]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(sitdown: Run, command: str) -> None:
    done = sitdown(command, "--help")
    assert done.returncode == 0
    assert re.search(rf"examples?:\n  sitdown {command}", done.stdout)


def test_help_names_every_command(sitdown: Run) -> None:
    done = sitdown("--help")
    assert done.returncode == 0
    for command in COMMANDS:
        assert re.search(rf"^    {command} +\S", done.stdout, re.MULTILINE)


def test_games_are_listed_with_seats_and_options(sitdown: Run) -> None:
    done = sitdown("games")
    assert done.returncode == 0
    assert "capo       Capo della Mafia, 3 to 7 players" in done.stdout
    assert "palermo    Palermo, 3 to 5 players" in done.stdout
    assert "cosanostra La Cosa Nostra, 3 to 5 players" in done.stdout
    assert re.search(r"-o target_respect +10, 15, 20, 25  \[15, CA-60\]", done.stdout)
    assert re.search(r"-o police +on, off  \[on, PA-37\]", done.stdout)


def test_a_guest_package_brings_its_own_game(process: Run) -> None:
    assert "matches    Matches, 2 to 3 players" in process("games").stdout


def test_rules_are_a_page_or_one_rule(sitdown: Run) -> None:
    assert sitdown("rules", "capo").stdout.startswith("# Capo della Mafia")
    one = sitdown("rules", "capo", "ca-20").stdout
    assert one.startswith("CA-20  ")
    assert one.count("\n") == 1
    dutch = sitdown("rules", "capo", "CA-20", "--lang", "nl").stdout
    assert dutch.startswith("CA-20  ")
    assert dutch != one


def test_sim_prints_one_json_document_with_exactly_these_keys(process: Run) -> None:
    done = process("sim", "capo", "--seats", "4", "--games", "5", "--seed", "s", "--json")
    report = json.loads(done.stdout)
    assert list(report) == KEYS
    assert done.stderr == ""
    assert report["game"] == "capo"
    assert report["bots"] == ["random"] * 4
    assert report["seed"] == "s"
    assert sum(report["endings"].values()) == report["games"] == 5


def test_sim_prints_a_table(sitdown: Run) -> None:
    bots = ("--bots", "thumb,random,random")
    done = sitdown("sim", "matches", "--seats", "3", "--games", "30", "--seed", "s", *bots)
    assert done.returncode == 0
    assert done.stdout.startswith("Matches: 3 seats, 30 games, seed s\n")
    assert re.search(r"^   0  thumb +\d+ +\d+\.\d%$", done.stdout, re.MULTILINE)


def test_sim_repeats_exactly_and_records_change_nothing(sitdown: Run, tmp_path: Path) -> None:
    argv = ("sim", "capo", "--seats", "3", "--games", "6", "--seed", "again", "--json", "--bots")
    for bots in ("random", "thumb,random,random"):
        first = sitdown(*argv, bots)
        recorded = sitdown(*argv, bots, "--record", str(tmp_path / bots))
        assert first.stdout == sitdown(*argv, bots).stdout == recorded.stdout
        assert sorted(path.name for path in (tmp_path / bots).iterdir()) == [f"{n:04}.json" for n in range(1, 7)]


def test_options_reach_the_game(sitdown: Run) -> None:
    argv = ("sim", "capo", "--games", "5", "--seed", "s", "--json")
    short = json.loads(sitdown(*argv, "-o", "first_game=on").stdout)
    long = json.loads(sitdown(*argv, "-o", "target_respect=25", "-o", "events=off").stdout)
    assert short["figures"]["rounds"] < long["figures"]["rounds"]


def test_the_language_comes_from_the_environment() -> None:
    assert language(None, {}) == "en"
    assert language(None, {"LANG": "nl_BE.UTF-8"}) == "nl"
    assert language(None, {"LANG": "nl_NL", "LC_ALL": "de_AT"}) == "en"
    assert language("en", {"LANG": "nl_BE.UTF-8"}) == "en"


def test_the_bots_named_sit_on_the_last_chairs() -> None:
    game = game_of("capo")
    assert players_for_play(None, game, 3) == ["person", "thumb", "thumb"]
    assert players_for_play("random", game, 3) == ["person", "person", "random"]
    assert players_for_play("person,thumb,person,thumb", game, 4) == ["person", "thumb", "person", "thumb"]
    assert players_for_play("thumb,thumb,Random", game, 3) == ["thumb", "thumb", "random"]


def test_words_for_people_are_the_same_in_both_languages() -> None:
    folder = Path(__file__).parents[2] / "src" / "sitdown" / "cli" / "terminal"
    texts = [(folder / f"{lang}.ftl").read_text("utf-8") for lang in ("en", "nl")]
    keys = [re.findall(r"^([\w-]+) =", text, re.MULTILINE) for text in texts]
    assert keys[0] == keys[1]
    code = "".join(path.read_text("utf-8") for path in folder.parent.rglob("*.py"))
    for key in keys[0]:
        assert f'"{key}"' in code or f"'{key}'" in code or key.startswith("command-"), key
