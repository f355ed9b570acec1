"""One lesson as a player plays it: the example game's, and small ones that are written here."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from sitdown.games import game_of
from sitdown.teach.lessons import BrokenLesson, CannotResume, LessonPlay, Saved, lesson_of, lessons_of, read_lesson
from sitdown.testing import truth
from tests.docs.briefcase import ACTIONS, GAME

Written = Callable[..., LessonPlay]
SWAP, OPEN_8, OPEN_3 = ACTIONS.read("swap 2"), ACTIONS.read("open 8"), ACTIONS.read("open 3")


@pytest.fixture
def written(tmp_path: Path) -> Written:
    """A lesson of Briefcase with these steps; every message is its own key."""

    def write(steps: str, head: str = "") -> LessonPlay:
        names = "title about one two three four"
        (tmp_path / "en.ftl").write_text("".join(f"small-{name} = {name}\n" for name in names.split()), "utf-8")
        file = tmp_path / "small.toml"
        file.write_text(f'number = 1\nseats = 2\nseed = "lesson 8"\n{head}\n{steps}', "utf-8")
        return LessonPlay(read_lesson(GAME, file))

    return write


def first() -> LessonPlay:
    return LessonPlay(lessons_of(GAME)[0])


def test_a_step_says_what_to_do_where_and_with_which_actions() -> None:
    step = first().step("en")
    assert (step.game, step.lesson, step.number, step.steps) == ("briefcase", "first", 1, 3)
    assert "swap it for the top one" in step.says
    assert (step.points, step.accepts) == (["case:2"], [SWAP])
    assert (step.talk, step.finished) == (False, False)


def test_what_is_accepted_leads_to_the_next_step() -> None:
    play = first()
    assert play.try_action(SWAP, "en") is None
    assert play.number == 2


def test_a_wrong_action_is_answered_by_the_lesson() -> None:
    play = first()
    wrong = play.try_action(OPEN_8, "en")
    assert wrong is not None
    assert (wrong.says, wrong.rule) == ("Keep it a little: swap first, while you may.", "")


def test_an_action_that_is_not_legal_is_answered_by_its_rule() -> None:
    wrong = first().try_action(ACTIONS.read("swap 5"), "nl")
    assert wrong is not None
    assert (wrong.says, wrong.rule) == ("Je hebt geen koffertje van 5.", "BR-4")


def test_a_legal_action_that_the_lesson_does_not_name_is_answered_kindly() -> None:
    wrong = first().try_action(ACTIONS.read("swap 3"), "en")
    assert wrong is not None
    assert wrong.says == "That is allowed, but it is not what we are after just now. Do what the step asks."


def test_the_others_move_between_steps_and_the_end_says_what_came_of_it() -> None:
    play = first()
    play.try_action(SWAP, "en")
    play.try_action(OPEN_8, "en")
    assert play.state.scores == [12, 0]
    assert "12 grand" in play.step("en").says
    assert play.is_talk
    assert play.go_on("en") is None
    assert play.finished
    assert play.step("en").finished
    wrong = play.try_action(OPEN_3, "en")
    assert wrong is not None
    assert wrong.says == "The lesson is over. Nothing more has to be done."


def test_nobody_reads_on_where_something_must_be_done() -> None:
    play = first()
    assert play.go_on("en") is not None
    assert play.number == 1


def test_a_choice_of_several_actions_is_done_as_a_whole_or_not_at_all() -> None:
    play = LessonPlay(lesson_of(game_of("capo"), "first"))
    play.go_on("en")
    space, before = play.lesson.game.actions, truth(play.state)
    crew = [space.read(text) for text in ("add_card 2", "add_card 3", "done")]
    wrong = play.try_actions([crew[0], crew[2]], "en")
    assert wrong is not None
    assert "Not yet" in wrong.says
    assert (truth(play.state), play.is_begun) == (before, False)
    assert play.try_actions(crew, "en") is None
    assert play.number == 3


def test_more_than_the_step_wants_is_not_done() -> None:
    play = first()
    before = truth(play.state)
    assert play.try_actions([SWAP, OPEN_8], "en") is not None
    assert (truth(play.state), play.number, play.is_begun) == (before, 1, False)


def test_a_lesson_is_resumed_where_it_was_left() -> None:
    play = first()
    play.try_action(SWAP, "en")
    again = LessonPlay.resume(play.lesson, Saved("first", [["swap 2"]]))
    assert again.saved() == play.saved()
    assert truth(again.state) == truth(play.state)


@pytest.mark.parametrize("steps", [[["open 8"]], [["steal 1"]], [[]], [["swap 2", "open 8"]]])
def test_what_leads_nowhere_cannot_be_resumed(steps: list[list[str]]) -> None:
    with pytest.raises(CannotResume, match="first, step 1"):
        LessonPlay.resume(lessons_of(GAME)[0], Saved("first", steps))


def test_written_moves_lead_to_a_position(written: Written) -> None:
    step = '[[step]]\nsay = "one"\naccept = ["open 8"]\n'
    play = written(step, 'moves = [[0, "open 3"], [1, "thumb"], "thumb"]')
    assert play.state.view(0)["round"] == 2


def test_kinds_and_some_of_the_arguments_are_accepted(written: Written) -> None:
    play = written('[[step]]\nsay = "one"\naccept = ["open", "swap worth=3"]\n')
    assert [ACTIONS.write(action) for action in play.accepted()] == ["open 2", "open 3", "open 8", "swap 3"]


def test_anything_legal_is_accepted(written: Written) -> None:
    play = written('[[step]]\nsay = "one"\naccept = ["any"]\n')
    assert play.accepted() == play.state.legal(0)


def test_the_others_wait_or_do_what_is_written(written: Written) -> None:
    steps = """
        [[step]]
        say = "one"
        accept = ["open 8"]
        [[step]]
        say = "two"
        others = "wait"
        [[step]]
        say = "three"
        others = [[1, "open 5"]]
    """
    play = written(steps)
    play.try_action(OPEN_8, "en")
    assert play.state.turn() == [1]
    play.go_on("en")
    assert play.state.scores == [13, 0]


BROKEN = {
    "accept: nothing like 'open 7' is legal": 'accept = ["open 7"]',
    "accept: nothing like 'open 8' is legal": 'accept = [["open 8", "open 8"]]',
    "expect: round is 1, not 2": "expect = { round = 2 }",
    "expect: rounds: the view has no 'rounds' there": "expect = { rounds = 1 }",
    "point: view:players.7 is not in the view": 'point = ["view:players.7"]',
    "seat 1 may not open 5: BR-3": 'others = [[1, "open 5"]]',
    "seat 1 has nothing to do": 'others = [[1, "thumb"]]',
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_lesson_that_does_not_fit_the_game_says_where(what: str, written: Written) -> None:
    with pytest.raises(BrokenLesson, match=r"small\.toml: step 1: ") as broken:
        written(f'[[step]]\nsay = "one"\n{BROKEN[what]}\n')
    assert what in str(broken.value)


def test_a_fact_that_the_view_does_not_have_is_named(written: Written) -> None:
    play = written('[[step]]\nsay = "one"\nfacts = { much = "players.0.gold" }\n')
    with pytest.raises(BrokenLesson, match=r"step 1: facts: players\.0\.gold: the view has no 'gold' there"):
        play.step("en")
