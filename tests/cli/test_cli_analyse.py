"""`sitdown analyse`: chances and missed choices of a finished game, for people and as JSON."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess
from xml.etree import ElementTree

import pytest

Run = Callable[..., CompletedProcess[str]]
LITTLE = ("--points", "3", "--effort", "0.003")


@pytest.fixture
def record(sitdown: Run, tmp_path: Path) -> Path:
    sitdown("sim", "capo", "--seats", "3", "--games", "1", "--seed", "3", "--bots", "random,thumb,thumb",
            "--record", str(tmp_path))  # fmt: skip
    return next(tmp_path.glob("*.json"))


@pytest.mark.parametrize(
    ("lang", "heading", "missed"),
    [
        ("en", "Capo della Mafia: each player's chance", "points better: "),
        ("nl", "Capo della Mafia: de kans", "punten beter: "),
    ],
)
def test_chances_and_missed_choices_are_told(sitdown: Run, record: Path, lang: str, heading: str, missed: str) -> None:
    done = sitdown("analyse", str(record), "--seat", "0", "--lang", lang, *LITTLE)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(heading)
    assert len(re.findall(r"^ +\d+( +\d+% / +\d+%){3}$", done.stdout, re.MULTILINE)) == 3
    assert 1 <= done.stdout.count(missed) <= 5, "who plays at random misses something"


def test_as_json(sitdown: Run, record: Path) -> None:
    told = json.loads(sitdown("analyse", str(record), "--json", *LITTLE).stdout)
    assert told.keys() == {"game", "curve"}
    assert told["curve"].keys() == {"points", "turns", "luck"}
    assert [len(one["open"]) for one in told["curve"]["points"]] == [3, 3, 3]
    told = json.loads(sitdown("analyse", str(record), "--json", "--seat", "0", *LITTLE).stdout)
    assert told["seat"] == 0
    assert all(one["gain"] > 0 for one in told["missed"])


@pytest.mark.parametrize(("lang", "title"), [("en", "what it was about"), ("nl", "waar het om ging")])
def test_as_a_page(sitdown: Run, record: Path, tmp_path: Path, lang: str, title: str) -> None:
    argv = ("analyse", str(record), "--seat", "0", "--lang", lang, *LITTLE, "--html")
    printed = sitdown(*argv).stdout
    page = tmp_path / "page.html"
    done = sitdown(*argv, str(page))
    assert (done.returncode, done.stdout) == (0, "")
    assert page.read_text("utf-8") == printed, "the same analysis, on the same page"
    assert f"<title>Capo della Mafia: {title}</title>" in printed
    assert f'<html lang="{lang}">' in printed
    assert not re.search(r"<script|https?://(?!www\.w3\.org/2000/svg)", printed), "it needs nothing else"
    assert printed.count("<polyline") == 2 * 3
    assert printed.count("<li>") >= 2 * 3 + 1, "legends, and what the seat missed"
    assert f"--seat 0 --points 3 --effort 0.003 --lang {lang} --html</code>" in printed
    tree = ElementTree.fromstring(re.sub(r"<meta[^>]*>|<!DOCTYPE html>", "", printed))
    assert tree.find("body/h1") is not None


def test_what_cannot_be_analysed_is_refused_with_a_reason(sitdown: Run, record: Path, tmp_path: Path) -> None:
    open_game = tmp_path / "open.json"
    sitdown("play", "capo", "--seats", "3", "--seed", "3", "--record", str(open_game), typed="quit\n")
    for argv, reason in (
        ([str(open_game)], "file: the game is not finished"),
        ([str(record), "--seat", "3"], "seat: 3 is not in 0..2"),
        ([str(record), "--points", "1"], "points: 1 is too few"),
        ([str(record), "--effort", "0"], "effort: 0 must be more than 0"),
        ([str(record), "--html", str(tmp_path / "no" / "page.html")], "cannot be written"),
        ([str(record), "--html", "--json"], "not allowed with argument"),
    ):
        done = sitdown("analyse", *argv)
        assert done.returncode == 2
        assert reason in done.stderr
        assert done.stdout == ""
