"""Every lesson of every game is played to its end, in every language, with every wrong touch tried."""

from __future__ import annotations

import pytest

from sitdown.engine import Game
from sitdown.engine.words import LANGUAGES
from sitdown.games import all_games
from sitdown.teach.lessons import Lesson, lessons_of
from sitdown.testing.lessons import check_lesson
from sitdown.testing.words import messages, variables

LESSONS = [lesson for game in all_games() for lesson in lessons_of(game)]
EACH_LESSON = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game.slug}-{lesson.id}")
EACH_GAME = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)


@EACH_LESSON
def test_it_can_be_played_answers_every_wrong_touch_and_tells_no_secret(lesson: Lesson) -> None:
    check_lesson(lesson)


@EACH_GAME
def test_every_game_of_ours_has_a_first_lesson(game: Game) -> None:
    assert [lesson.id for lesson in lessons_of(game)][:1] == ["first"]


@EACH_LESSON
def test_it_is_written_in_every_language(lesson: Lesson) -> None:
    assert lesson.languages == list(LANGUAGES)


@EACH_GAME
def test_no_words_are_for_nothing(game: Game) -> None:
    said = {key for lesson in lessons_of(game) for key in lesson.messages()}
    written = {key for lesson in lessons_of(game) for key in messages(str(lesson.path.parent), "en")}
    assert written == said


@EACH_LESSON
def test_every_fact_is_said(lesson: Lesson) -> None:
    """A fact that no language speaks of was forgotten in a text, or in the file."""
    texts = [messages(str(lesson.path.parent), lang) for lang in LANGUAGES]
    for step in lesson.steps:
        keys = [step.says, *(key for _, key in step.wrongs)]
        said = set().union(*(variables(text[key]) for text in texts for key in keys))
        assert said == set(step.facts), step.says


@EACH_LESSON
def test_one_acts_in_most_steps(lesson: Lesson) -> None:
    """A lesson is a game, not a talk: never more than two steps without doing something."""
    talk = 0
    for step in lesson.steps:
        talk = 0 if step.accepts else talk + 1
        assert talk <= 2, step.says
