"""Tests of a game's lessons: each can be played to its end, answers every wrong touch, and tells no secret."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable, Collection

import msgspec

from sitdown.engine import Game, Rng
from sitdown.teach.lessons import BadLesson, BrokenLesson, Lesson, LessonPlay, Saved, lessons_of
from sitdown.teach.lessons.reading_time import ReadingTime
from sitdown.testing.battery import SMALL_SPACE
from sitdown.testing.promise import as_json, promise, truth
from sitdown.testing.secrets import REFUSALS, same
from sitdown.testing.words import messages

MOST_SECONDS = 300
MOST_SECONDS_TO_ACT = 60  # in the first lesson
TWINS = 2  # worlds that the player could be in, at each moment
WAYS = 4  # random ways through each lesson
Choose = Callable[[list[int]], int]


def check_lessons(game: Game) -> None:
    """Hold every lesson of a game to `check_lesson`; a game without lessons passes."""
    try:
        for lesson in lessons_of(game):
            check_lesson(lesson)
    except (BadLesson, BrokenLesson) as error:
        promise(False, "a lesson is broken", error)


def check_lesson(lesson: Lesson) -> None:
    """Play a lesson to its end in every language it has, and by other ways that it accepts; check every step."""
    for lang in lesson.languages:
        missing = sorted(set(lesson.messages()) - set(messages(str(lesson.path.parent), lang)))
        promise(not missing, "a lesson has no words", lesson.path, lang, missing)
        play_through(lesson, lang, lambda accepted: accepted[0], thoroughly=True)
        check_time(lesson, lang)
    play_through(lesson, lesson.languages[0], lambda accepted: accepted[-1], thoroughly=True)
    for number in range(WAYS):
        play_through(lesson, lesson.languages[0], random.Random(f"{lesson.id} {number}").choice, thoroughly=False)


def check_time(lesson: Lesson, lang: str) -> None:
    """Is it short? Does the first lesson let its player do something soon?"""
    time = ReadingTime(lesson, lang)
    promise(time.whole <= MOST_SECONDS, "a lesson takes too long", lesson.path, lang, f"{time.whole:.0f} s")
    if lesson.number == 1:
        soon = time.until_first_action <= MOST_SECONDS_TO_ACT
        promise(soon, "the first action comes too late", lesson.path, lang, f"{time.until_first_action:.0f} s")


def play_through(lesson: Lesson, lang: str, choose: Choose, thoroughly: bool) -> LessonPlay:
    """Play a lesson to its end, choosing among what it accepts; `thoroughly`: with every check at every moment."""
    dice = random.Random(f"{lesson.id} {lang}")
    play = LessonPlay(lesson)
    moments = 0
    while not play.finished:
        promise(moments <= 1000, "the lesson does not end", lesson.path, play.number)
        moments += 1
        promise(bool(play.step(lang).says), "a step says nothing", lesson.path, play.number)
        if thoroughly:
            check_wrong_touches(play, lang)
            check_resume(play, lang)
            check_untold(play, lang, dice)
        wrong = play.go_on(lang) if play.is_talk else play.try_action(choose(play.accepted()), lang)
        promise(wrong is None, "what a step accepts is refused", lesson.path, play.number, wrong)
    promise(play.saved().lesson == lesson.id, "a lesson saves another one's name", lesson.path)
    check_wrong_touches(play, lang)
    return play


def check_wrong_touches(play: LessonPlay, lang: str) -> None:
    """Every action that the step does not accept is refused in words, and changes nothing."""
    game, lesson = play.lesson.game, play.lesson
    accepted, legal, before = set(play.accepted()), set(play.state.legal(play.you)), _where(play)
    promise(accepted <= legal, "a step accepts what is not legal", lesson.path, play.number)
    promise(play.finished or play.is_talk or bool(accepted), "a step accepts nothing", lesson.path, play.number)
    for action in range(-1, game.actions.size + 1):
        if action in accepted:
            continue
        wrong = play.try_action(action, lang)
        if wrong is None or not wrong.says.strip():
            named = game.actions.write(action) if action in game.actions else action
            what = "a wrong action is done" if wrong is None else "a wrong action is refused without words"
            promise(False, what, lesson.path, f"step {play.number}", named)
    if not play.is_talk:
        promise(play.go_on(lang) is not None, "one can read on without doing it", lesson.path, play.number)
    promise(_where(play) == before, "a wrong action changes something", lesson.path, play.number)


def check_resume(play: LessonPlay, lang: str) -> None:
    """Who leaves here comes back to the beginning of this step, and everything is as it was."""
    saved = msgspec.json.decode(msgspec.json.encode(play.saved()), type=Saved)
    again = LessonPlay.resume(play.lesson, saved)
    promise(again.number == play.number, "a lesson is resumed at another step", play.lesson.path, play.number)
    if play.is_begun:
        return
    alike = truth(again.state) == truth(play.state) and again.log.heard == play.log.heard
    promise(alike, "a lesson is resumed at another table", play.lesson.path, play.number)
    promise(again.step(lang) == play.step(lang), "a resumed step says something else", play.lesson.path, play.number)


def check_untold(play: LessonPlay, lang: str, dice: random.Random) -> None:
    """In every world that the player could be in the step and the answers are the same."""
    size, legal = play.lesson.game.actions.size, play.state.legal(play.you)
    asked = range(-1, size + 1) if size <= SMALL_SPACE else [*dice.sample(range(size), REFUSALS), *legal]
    told = _told(play, lang, asked)
    for _ in range(TWINS):
        twin = copy.copy(play)
        twin.state = play.state.imagine(play.you, Rng.seeded(dice.random()))
        same(told, _told(twin, lang, asked), play.you)


def _told(play: LessonPlay, lang: str, actions: Collection[int]) -> str:
    """What reaches the player at this moment: the step, and the answers to what it does not accept."""
    accepted = set(play.accepted())
    answers = [play.try_action(action, lang) for action in actions if action not in accepted]
    return as_json([play.step(lang), play.names(lang), answers])


def _where(play: LessonPlay) -> list[object]:
    return [truth(play.state), play.number, play.saved(), play.accepted(), {**play.log.heard}]
