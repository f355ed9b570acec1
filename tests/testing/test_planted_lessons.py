"""`check_lessons` finds what is wrong with a lesson, or with the way it is played."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from sitdown.engine import Game, State, View
from sitdown.teach.lessons import LessonPlay, StepShown, Wrong
from sitdown.testing import Broken, Leak, check_game, check_lessons
from tests.docs.briefcase import FOLDER, GAME, BriefcaseState

Plant = Callable[..., Game]


@pytest.fixture
def planted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Plant:
    """Briefcase with its lesson changed: text of a file, and what stands there instead. A copy of a game would be the
    game itself."""

    def plant(*changes: tuple[str, str, str]) -> Game:
        shutil.copytree(Path(FOLDER) / "lessons", tmp_path / "lessons")
        for name, old, new in changes:
            file = tmp_path / "lessons" / name
            text = file.read_text("utf-8")
            assert old in text
            file.write_text(text.replace(old, new), "utf-8")
        for lang in ("en", "nl"):
            shutil.copy(Path(FOLDER) / f"{lang}.ftl", tmp_path)
        monkeypatch.setattr(GAME, "folder", str(tmp_path))
        return GAME

    return plant


def test_a_sound_lesson_passes(planted: Plant) -> None:
    check_lessons(planted())


def test_a_game_without_lessons_passes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "folder", str(tmp_path))
    check_lessons(GAME)


FAULTS = {
    "an action that is not legal": ("first.toml", '"swap 2"', '"swap 7"', "nothing like 'swap 7' is legal"),
    "another deal": ("first.toml", '"lesson 8"', '"lesson 9"', "is not legal|expect"),
    "what the text says is not so": ("first.toml", '"players.0.money" = 12', '"players.0.money" = 13', "is 12, not 13"),
    "a part of the view that is not there": ("first.toml", "view:players.0.money", "view:players.0.gold", "point: "),
    "a message that is missing": (
        "nl.ftl",
        "first-open =",
        "first-opens =",
        r"a lesson has no words: .*nl: \['first-open'\]",
    ),
    "a fact that is missing": ("nl.ftl", "{ $money }", "{ $gold }", "say: first-end: .*gold"),
    "too long": ("nl.ftl", "Een 8, ", "Een " * 1000, "takes too long: .*nl"),
    "nothing to do for too long": ("en.ftl", "Everybody ", "Everybody " * 200, "first action comes too late: .*en"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_in_a_file_is_found(fault: str, planted: Plant) -> None:
    name, old, new, message = FAULTS[fault]
    with pytest.raises(Broken, match=message):
        check_lessons(planted((name, old, new)))


def test_the_whole_test_of_a_game_finds_it_too(planted: Plant) -> None:
    with pytest.raises(Broken, match="a lesson is broken"):
        check_game(planted(("first.toml", '"swap 2"', '"swap 7"')))


def test_a_change_of_the_rules_breaks_a_lesson(monkeypatch: pytest.MonkeyPatch, planted: Plant) -> None:
    """The worst case takes all."""
    end_round = BriefcaseState.end_round

    def worst_takes_all(state: BriefcaseState) -> None:
        end_round(state)
        state.money.reverse()

    monkeypatch.setattr(BriefcaseState, "end_round", worst_takes_all)
    with pytest.raises(Broken, match=r"step 3: expect: players\.0\.money is 0, not 12"):
        check_lessons(planted())


# -- faults in the way that lessons are played


def test_a_wrong_action_that_is_done_is_found(monkeypatch: pytest.MonkeyPatch, planted: Plant) -> None:
    judge = LessonPlay._judge

    def lenient(play: LessonPlay, state: State, action: int, lang: str) -> Wrong | None:
        wrong = judge(play, state, action, lang)
        return None if wrong is not None and not wrong.rule and action in state.legal(play.you) else wrong

    monkeypatch.setattr(LessonPlay, "_judge", lenient)
    with pytest.raises(Broken, match=r"a wrong action is done: .*first\.toml: step 1: open"):
        check_lessons(planted())


def test_a_refusal_without_words_is_found(monkeypatch: pytest.MonkeyPatch, planted: Plant) -> None:
    monkeypatch.setattr(LessonPlay, "_generic", lambda play, key, lang: Wrong(""))
    with pytest.raises(Broken, match="a wrong action is refused without words"):
        check_lessons(planted())


def test_a_refusal_that_changes_something_is_found(monkeypatch: pytest.MonkeyPatch, planted: Plant) -> None:
    def forgets(play: LessonPlay, key: str, lang: str) -> Wrong:
        play._now.append(0)
        return Wrong("no")

    monkeypatch.setattr(LessonPlay, "_generic", forgets)
    with pytest.raises(Broken, match="wrong action"):
        check_lessons(planted())


def test_what_the_seat_may_not_know_is_found_in_a_step(monkeypatch: pytest.MonkeyPatch, planted: Plant) -> None:
    """The lesson fills its words from the truth, not from the player's view."""
    game = planted(("first.toml", 'point = ["case:2"]', 'point = ["case:2"]\nfacts = { theirs = "players.1.hand.0" }'),
                   ("en.ftl", "Everybody opens", "They hold { $theirs }. Everybody opens"))  # fmt: skip
    check_lessons(game)  # the player's own view names it "?"

    def from_the_truth(play: LessonPlay, view: View, lang: str) -> dict[str, object]:
        players = play.state.open_view()["players"]
        assert isinstance(players, list)
        return {"theirs": " ".join(players[1]["hand"]), "money": 12, "other": "Gino"}

    monkeypatch.setattr(LessonPlay, "_facts", from_the_truth)
    with pytest.raises(Leak):
        check_lessons(game)


def test_what_the_seat_may_not_know_is_found_in_an_answer(monkeypatch: pytest.MonkeyPatch, planted: Plant) -> None:
    def tells(play: LessonPlay, key: str, lang: str) -> Wrong:
        assert isinstance(play.state, BriefcaseState)
        return Wrong(f"no, for they have a {play.state.worths(1)[-1]}")

    monkeypatch.setattr(LessonPlay, "_generic", tells)
    with pytest.raises(Leak):
        check_lessons(planted())


def test_a_step_that_accepts_what_is_not_legal_is_found(monkeypatch: pytest.MonkeyPatch, planted: Plant) -> None:
    monkeypatch.setattr(LessonPlay, "accepted", lambda play: [0])
    with pytest.raises(Broken, match="accepts what is not legal"):
        check_lessons(planted())


def test_a_lesson_that_is_resumed_at_another_table_is_found(monkeypatch: pytest.MonkeyPatch, planted: Plant) -> None:
    """The others' choices come from a chance that is not the lesson's."""
    begun: list[int] = []

    def by_the_clock(play: LessonPlay, seat: int) -> None:
        begun.append(seat)
        legal = play.state.legal(seat)
        play.state.push(seat, legal[len(begun) % len(legal)])

    monkeypatch.setattr(LessonPlay, "_play_bot", by_the_clock)
    game = planted(("first.toml", 'expect = { "players.0.money" = 12, "players.1.money" = 0 }', ""))
    with pytest.raises(Broken, match="resumed"):
        check_lessons(game)


def test_a_lesson_that_is_resumed_at_another_step_is_found(monkeypatch: pytest.MonkeyPatch, planted: Plant) -> None:
    monkeypatch.setattr(LessonPlay, "resume", classmethod(lambda cls, lesson, saved: cls(lesson)))
    with pytest.raises(Broken, match="resumed at another step"):
        check_lessons(planted())


def test_a_step_that_says_nothing_is_found(monkeypatch: pytest.MonkeyPatch, planted: Plant) -> None:
    step = LessonPlay.step

    def silent(play: LessonPlay, lang: str) -> StepShown:
        shown = step(play, lang)
        return StepShown(
            shown.game, shown.lesson, shown.number, shown.steps, "", shown.points, shown.accepts, shown.talk,
            shown.finished,
        )  # fmt: skip

    monkeypatch.setattr(LessonPlay, "step", silent)
    with pytest.raises(Broken, match="a step says nothing"):
        check_lessons(planted())
