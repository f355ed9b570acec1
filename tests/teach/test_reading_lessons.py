"""What is wrong in a lesson's file is named by the file, the step and the field."""

from __future__ import annotations

from pathlib import Path

import pytest

from sitdown.engine import Game
from sitdown.games import game_of
from sitdown.teach.lessons import BadLesson, lesson_of, lessons_of, read_lesson
from sitdown.teach.lessons.objects import object_named
from sitdown.teach.lessons.read import pattern_of
from tests.docs.briefcase import GAME

HEAD = 'number = 1\nseats = 2\nseed = "s"\n'
STEP = '[[step]]\nsay = "one"\n'
WRONG = {
    "number: is missing": 'seats = 2\nseed = "s"\n' + STEP,
    "seats: Briefcase is not for 9": HEAD.replace("seats = 2", "seats = 9") + STEP,
    "you: there is no seat 2 among 2": HEAD + "you = 2\n" + STEP,
    "seed: 7 is of the wrong type": HEAD.replace('"s"', "7") + STEP,
    "options: swop: there is no such option": HEAD + "options = { swop = true }\n" + STEP,
    "colour: there is no such field": HEAD + 'colour = "red"\n' + STEP,
    "moves: 'think' is no move": HEAD + 'moves = ["think"]\n' + STEP,
    "moves: there is no seat 4 among 2": HEAD + 'moves = [[4, "open 1"]]\n' + STEP,
    "moves: 'open' leaves open what is done": HEAD + 'moves = [[1, "open"]]\n' + STEP,
    "step 1: say: is missing": HEAD + "[[step]]\npoint = []\n",
    "step 1: hint: there is no such field": HEAD + STEP + 'hint = "x"\n',
    "step 1: accept: kind: there is no action 'steal'": HEAD + STEP + 'accept = ["steal 3"]\n',
    "step 1: accept: worth: 9 is not in 1..8": HEAD + STEP + 'accept = ["open 9"]\n',
    "step 1: accept: colour: there is no such argument": HEAD + STEP + 'accept = ["open colour=9"]\n',
    "step 1: accept: open: takes worth, not 2 value(s)": HEAD + STEP + 'accept = ["open 1 2"]\n',
    "step 1: accept: worth: nothing is called 'best'": HEAD + STEP + 'accept = ["open best"]\n',
    "step 1: accept: [] is neither an action nor a list": HEAD + STEP + "accept = [[]]\n",
    "step 1: wrong: 'open 1' must be written": HEAD + STEP + 'wrong = ["open 1"]\n',
    "step 1: others: must be 'wait' or a list": HEAD + STEP + 'others = "sleep"\n',
    "step 1: point: case:9: there is no such case": HEAD + STEP + 'point = ["case:9"]\n',
    "step 1: point: seat:2: there is no such seat among 2": HEAD + STEP + 'point = ["seat:2"]\n',
    "step 1: point: hat:1: no action names a 'hat'; there are case, seat, view": HEAD + STEP + 'point = ["hat:1"]\n',
    "say: small-two: no such message in en.ftl": HEAD + '[[step]]\nsay = "two"\n',
    "cannot be read: ": HEAD + "[[step\n",
}


@pytest.mark.parametrize("what", WRONG)
def test_a_wrong_field_is_named(what: str, tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("small-title = T\nsmall-about = A\nsmall-one = One\n", "utf-8")
    file = tmp_path / "small.toml"
    file.write_text(WRONG[what], "utf-8")
    with pytest.raises(BadLesson) as bad:
        read_lesson(GAME, file)
    assert str(bad.value).startswith(f"{file}: {what}")


def test_a_lesson_that_there_is_not_is_named_with_those_there_are() -> None:
    with pytest.raises(BadLesson, match="Briefcase has no lesson 'second'; there are first"):
        lesson_of(GAME, "second")


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """Briefcase, whose lessons are looked for in this folder; a copy of a game would be the game itself."""
    monkeypatch.setattr(GAME, "folder", str(tmp_path))
    return GAME


def test_a_game_may_have_no_lessons(elsewhere: Game) -> None:
    assert lessons_of(elsewhere) == []
    with pytest.raises(BadLesson, match="it has no lessons"):
        lesson_of(elsewhere, "first")


def test_lessons_are_numbered_without_a_gap(tmp_path: Path, elsewhere: Game) -> None:
    folder = tmp_path / "lessons"
    folder.mkdir()
    (folder / "en.ftl").write_text("small-title = T\nsmall-about = A\nsmall-one = One\n", "utf-8")
    (folder / "small.toml").write_text(HEAD.replace("number = 1", "number = 2") + STEP, "utf-8")
    with pytest.raises(BadLesson, match=r"small\.toml: number: is 2; lessons are numbered 1, 2, 3"):
        lessons_of(elsewhere)


def test_fields_may_be_called_as_people_call_them() -> None:
    palermo = game_of("palermo")
    name = palermo.name_of("field", 30, "en")
    assert object_named(palermo, 3, f"field:{name}") == "field:30"
    assert pattern_of(palermo, f"go {name}").fits(palermo.actions, palermo.actions.encode("go", 30))
