"""`check_words` finds what a game cannot say."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from sitdown.engine.words import words_of
from sitdown.testing import Broken, check_words
from tests.docs import briefcase


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the words of Briefcase that the game speaks by."""
    for lang in ("en", "nl"):
        shutil.copy(Path(briefcase.FOLDER) / f"{lang}.ftl", tmp_path)
    monkeypatch.setattr(briefcase, "FOLDER", str(tmp_path))
    monkeypatch.setattr(briefcase.GAME, "folder", str(tmp_path))
    words_of.cache_clear()
    return tmp_path


def leave_out(file: Path, key: str) -> None:
    lines = file.read_text("utf-8").splitlines(keepends=True)
    assert any(line.startswith(f"{key} =") for line in lines)
    file.write_text("".join(line for line in lines if not line.startswith(f"{key} =")), "utf-8")


def test_all_words_are_there(folder: Path) -> None:
    check_words(briefcase.GAME)


@pytest.mark.parametrize("key", ["action-open", "event-takes", "prompt", "table"])
def test_missing_words_are_found(folder: Path, key: str) -> None:
    for lang in ("en", "nl"):
        leave_out(folder / f"{lang}.ftl", key)
    with pytest.raises(Broken, match=f"no words.*{key}"):
        check_words(briefcase.GAME)


def test_a_message_of_one_language_is_found(folder: Path) -> None:
    leave_out(folder / "nl.ftl", "action-open")
    with pytest.raises(Broken, match="action-open"):
        check_words(briefcase.GAME)


def test_a_game_with_one_language_is_said_in_it(folder: Path) -> None:
    (folder / "nl.ftl").unlink()
    check_words(briefcase.GAME)


@pytest.mark.parametrize("dutch", ["| one | two |", "| one | two° |"], ids=["nowhere", "elsewhere"])
def test_a_mark_that_the_other_language_has_not_there_is_found(folder: Path, dutch: str) -> None:
    for lang, row in (("en", "| one° | two |"), ("nl", dutch)):
        (folder / f"rules.{lang}.md").write_text(f"# Rules\n\n| a | b |\n|---|---|\n{row}\n", "utf-8")
    with pytest.raises(Broken, match="mark"):
        check_words(briefcase.GAME)
