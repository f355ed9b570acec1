"""`sitdown play GAME --first`: laid as the game declares it, and everything new is explained once."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from sitdown.cli.learn.learned import FILE
from sitdown.games import all_games, game_of
from sitdown.teach.first_game import FirstGame, first_game_of
from sitdown.teach.lessons import lesson_of
from tests.cli.conftest import Done
from tests.cli.test_cli_learn import typed_for

Sitdown = Callable[..., Done]
GAMES = ("palermo", "capo", "sicilianos", "maffiosi", "cosanostra")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SITDOWN_STATE", str(tmp_path / "state"))
    return tmp_path / "state"


def declared(slug: str) -> FirstGame:
    first = first_game_of(game_of(slug))
    assert first is not None
    return first


@pytest.mark.parametrize("slug", GAMES)
def test_the_first_question_is_explained(slug: str, sitdown: Sitdown, folder: Path) -> None:
    first = declared(slug)
    done = sitdown("play", slug, "--first", "--seed", "1", typed="quit\n")
    assert (done.returncode, done.stderr) == (0, "")
    (told,) = json.loads((folder / FILE).read_text("utf-8"))["told"][slug]
    new = next(one for one in first.situations if one.name == told)
    assert f"New: {first.says(new, 'en')} ({new.rule})" in " ".join(done.stdout.split())
    assert done.stdout.splitlines()[0].count("(easy)") == first.seats - 1


def test_what_was_told_is_not_told_again(sitdown: Sitdown) -> None:
    first = declared("capo")
    typed = "1\n1\nquit\n"
    once = sitdown("play", "capo", "--first", "--seed", "1", "--lang", "nl", typed=typed).stdout
    again = sitdown("play", "capo", "--first", "--seed", "1", "--lang", "nl", typed=typed).stdout
    words = first.says(first.situations[0], "nl")
    assert f"Nieuw: {words}" in " ".join(once.split())
    assert words not in " ".join(again.split())


def test_an_option_of_ones_own_goes_before(sitdown: Sitdown) -> None:
    done = sitdown("play", "capo", "--first", "--seats", "3", "-o", "first_game=off", "--bots", "thumb,thumb",
                   "--seed", "1", typed="quit\n")  # fmt: skip
    assert "15 respect" in done.stdout
    assert done.stdout.splitlines()[0].count("(thumb)") == 2


def test_a_game_is_wanted(sitdown: Sitdown) -> None:
    done = sitdown("play", "--first")
    assert done.returncode == 2
    assert "say which game" in done.stderr


def test_a_game_that_declares_none_says_so(sitdown: Sitdown) -> None:
    none = [game.slug for game in all_games() if first_game_of(game) is None]
    if not none:
        pytest.skip("every game that is installed here declares one")
    done = sitdown("play", none[0], "--first")
    assert done.returncode == 2
    assert "declares no first game" in done.stderr


def test_a_lesson_ends_with_it(sitdown: Sitdown) -> None:
    done = sitdown("learn", "capo", "first", typed=typed_for(lesson_of(game_of("capo"), "first"), "en"))
    assert "sitdown play capo --first" in done.stdout.splitlines()[-1]
