"""A guest with no Dutch words and no rules of thumb: the command says what it has, in English, and offers no more."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import GUESTS, Done

Sitdown = Callable[..., Done]


@pytest.fixture(autouse=True)
def _plain(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches once more, under another name, with less."""
    package = tmp_path / "plain"
    package.mkdir()
    for name in ("en.ftl", "rules.en.md"):
        shutil.copy(GUESTS / "matches" / name, package)
    code = (GUESTS / "matches" / "__init__.py").read_text("utf-8")
    start = code.index("    def thumb")
    code = code[:start] + code[code.index("\n\nGAME = ", start) :]
    (package / "__init__.py").write_text(code.replace('"matches"', '"plain"'), "utf-8")
    info = tmp_path / "plain-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: plain\nVersion: 1\n", "utf-8")
    (info / "entry_points.txt").write_text("[sitdown.games]\nplain = plain:GAME\n", "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))


def test_what_has_no_dutch_words_is_said_in_english(sitdown: Sitdown) -> None:
    assert (
        "MA-3  Take from one row, at most what lies there." in sitdown("rules", "plain", "MA-3", "--lang", "nl").stdout
    )
    done = sitdown("play", "plain", "--lang", "nl", "--seats", "2", "--seed", "1", reader=3)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Take from one row." in done.stdout


def test_a_game_without_rules_of_thumb_is_played_by_random_bots(sitdown: Sitdown) -> None:
    done = sitdown("play", "plain", "--seats", "2", "--seed", "1", reader=3)
    assert (done.returncode, done.stderr) == (0, "")
    for argv in (("sim", "plain", "--games", "1"), ("play", "plain")):
        refused = sitdown(*argv, "--bots", "thumb")
        assert refused.returncode == 2
        assert "bots: Matches has no rules of thumb; there are easy, hard, random" in refused.stderr
