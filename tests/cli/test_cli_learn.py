"""`sitdown learn`: the list, a whole lesson of every game at the keyboard, leaving and coming back."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from sitdown.cli.learn.learned import FILE, Learned, state_folder
from sitdown.engine.words import LANGUAGES
from sitdown.games import all_games, game_of
from sitdown.teach.lessons import Lesson, LessonPlay, Saved, lesson_of, lessons_of
from tests.cli.conftest import Done

Sitdown = Callable[..., Done]
LESSONS = [lesson for game in all_games() for lesson in lessons_of(game)]
EACH_LESSON = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game.slug}-{lesson.id}")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What the command remembers lies here, not in anybody's home."""
    monkeypatch.setenv("SITDOWN_STATE", str(tmp_path / "state"))
    return tmp_path / "state"


def typed_for(lesson: Lesson, lang: str, steps: int | None = None) -> str:
    """What somebody types who does what the lesson says, for so many steps (None: all): names, or numbers of a list."""
    space, play, lines = lesson.game.actions, LessonPlay(lesson), []
    while not play.finished and len(play.saved().steps) != steps:
        if play.is_talk:
            lines.append("")
            assert play.go_on(lang) is None
            continue
        number, gathered = play.number, []
        while play.number == number and not play.finished:
            action = play.accepted()[0]
            kind, values = space.kind_of(action), space.decode(action)[1]
            if kind.several:
                gathered.append(str(values[0] + 1))
            elif not gathered:
                names = [lesson.game.name_of(arg.of, value, lang) for arg, value in zip(kind.args, values, strict=True)]
                lines.append(", ".join([kind.name, *names]))
            assert play.try_action(action, lang) is None
        lines += [" ".join(gathered)] if gathered else []
    return "".join(f"{line}\n" for line in lines)


@pytest.mark.parametrize("lang", LANGUAGES)
@EACH_LESSON
def test_a_lesson_is_taken_at_the_keyboard(lesson: Lesson, lang: str, sitdown: Sitdown, folder: Path) -> None:
    done = sitdown("learn", lesson.game.slug, lesson.id, "--lang", lang, typed=typed_for(lesson, lang))
    assert (done.returncode, done.stderr) == (0, "")
    assert f"[{len(lesson.steps)}/{len(lesson.steps)}]" in done.stdout
    assert f"“{lesson.title(lang)}”" in done.stdout
    kept = json.loads((folder / FILE).read_text("utf-8"))
    assert kept == {"done": [f"{lesson.game.slug}/{lesson.id}"], "left": {}, "told": {}}


def test_the_list_names_every_lesson_and_marks_what_is_done_and_where_one_was_left(sitdown: Sitdown) -> None:
    capo, palermo = lesson_of(game_of("capo"), "first"), lesson_of(game_of("palermo"), "first")
    fresh = sitdown("learn").stdout
    assert all(lesson.title("en") in fresh for lesson in LESSONS)
    assert "[" not in fresh
    sitdown("learn", "capo", "1", typed=typed_for(capo, "en"))
    sitdown("learn", "palermo", "first", typed=typed_for(palermo, "en", 2))
    listed = sitdown("learn").stdout
    assert f"{capo.about('en')}  [done]" in listed
    assert f"{palermo.about('en')}  [left at step 3 of 8]" in listed
    assert "[gebleven bij stap 3 van 8]" in sitdown("learn", "--lang", "nl").stdout


def test_a_wrong_choice_is_answered_in_words_and_asked_again(sitdown: Sitdown) -> None:
    done = sitdown("learn", "capo", "first", typed="\n1 2\n7\n3 4\nquit\n")
    assert "But a card you lay is gone" in done.stdout
    assert "There is no choice 7." in done.stdout
    assert "[3/9]" in done.stdout


def test_an_illegal_choice_is_answered_by_its_rule(sitdown: Sitdown) -> None:
    done = sitdown("learn", "palermo", "first", typed="place_start, F6-G7\nbuild, F6-G7\nquit\n")
    assert "(PA-9)" in done.stdout


def test_who_leaves_comes_back_to_the_same_step(sitdown: Sitdown, folder: Path) -> None:
    lesson = lesson_of(game_of("capo"), "first")
    left = sitdown("learn", "capo", "first", typed=typed_for(lesson, "en", 3) + "quit\n")
    assert left.returncode == 0
    assert "You leave the lesson." in left.stdout
    again = sitdown("learn", "capo", typed="suspect, 2\nquit\n")
    assert "You left at step 4 of 9" in again.stdout
    assert "[1/9]" not in again.stdout
    anew = sitdown("learn", "capo", "--again", typed="quit\n")
    assert "[1/9]" in anew.stdout


def test_a_lesson_that_has_changed_begins_anew(sitdown: Sitdown, folder: Path) -> None:
    lesson = lesson_of(game_of("capo"), "first")
    Learned(folder).leave(lesson, Saved("first", [[], ["add_card 4", "done"]]))
    done = sitdown("learn", "capo", "first", typed="quit\n")
    assert "has changed since you left it" in done.stdout
    assert "[1/9]" in done.stdout


def test_without_a_name_the_next_lesson_is_taken(folder: Path) -> None:
    first, second = lessons_of(game_of("capo"))[0], lessons_of(game_of("capo"))[-1]
    learned = Learned(folder)
    lessons = [first, second]
    assert learned.next_of(lessons) is first
    learned.finish(first)
    assert Learned(folder).next_of(lessons) is second
    Learned(folder).leave(first, Saved("first", [[]]))
    assert Learned(folder).next_of(lessons) is first


def test_a_file_that_cannot_be_read_counts_as_none(sitdown: Sitdown, folder: Path) -> None:
    folder.mkdir()
    (folder / FILE).write_text("{", "utf-8")
    assert sitdown("learn").returncode == 0


def test_a_folder_that_cannot_be_written_spoils_no_lesson(
    sitdown: Sitdown, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    monkeypatch.setenv("SITDOWN_STATE", str(tmp_path / "file"))
    lesson = lesson_of(game_of("capo"), "first")
    done = sitdown("learn", "capo", "first", typed=typed_for(lesson, "en"))
    assert done.returncode == 0
    assert done.stdout.count("cannot be written down") == 1


def test_the_folder_is_the_users_unless_another_is_named() -> None:
    assert state_folder({"SITDOWN_STATE": "/elsewhere"}) == Path("/elsewhere")
    assert state_folder({}).name == "sitdown"


@pytest.mark.parametrize(
    ("argv", "what"),
    [
        (["chess"], "there is no game 'chess'"),
        (["capo", "nothing"], "Capo della Mafia has no lesson 'nothing'; there are first"),
        (["matches"], "There are no lessons for Matches."),
    ],
)
def test_what_there_is_not_is_refused_in_one_line(argv: list[str], what: str, sitdown: Sitdown) -> None:
    done = sitdown("learn", *argv)
    assert done.returncode == 2
    assert what in done.stderr
    assert done.stderr.count("\n") == 1
