"""`sitdown learn`: list the lessons, or take one."""

from __future__ import annotations

import argparse
import math
import sys

from sitdown.cli.arguments import game_named, language
from sitdown.cli.errors import INTERRUPTED, CommandError
from sitdown.cli.learn.learned import Learned, state_folder
from sitdown.cli.learn.lesson import TerminalLesson, learn_words
from sitdown.cli.terminal.console import InputClosed, Terminal
from sitdown.games import all_games
from sitdown.teach.first_game import BadFirstGame, first_game_of
from sitdown.teach.lessons import BadLesson, BrokenLesson, CannotResume, Lesson, LessonPlay, lesson_of, lessons_of
from sitdown.teach.lessons.reading_time import ReadingTime


def run(args: argparse.Namespace) -> int:
    """List the lessons, or play the one that was asked for."""
    lang = language(args.lang)
    learned = Learned(state_folder())
    try:
        if args.game is None:
            print(_listed(learned, lang))
            return 0
        return _take(_asked_for(args.game, args.lesson, learned, lang), learned, lang, args.again)
    except (BadFirstGame, BadLesson, BrokenLesson) as error:
        raise CommandError(str(error)) from None


def _asked_for(slug: str, name: str | None, learned: Learned, lang: str) -> Lesson:
    """The lesson by its name or number; without one the next that is not done."""
    game = game_named(slug)
    lessons = lessons_of(game)
    if not lessons:
        raise CommandError(f"learn: {learn_words(lang).say('list-none', game=game.title)}")
    if name is None:
        return learned.next_of(lessons)
    for lesson in lessons:
        if name == str(lesson.number):
            return lesson
    return lesson_of(game, name.lower())


def _take(lesson: Lesson, learned: Learned, lang: str, again: bool) -> int:
    """Play it; whoever leaves comes back to the same step."""
    words = learn_words(lang)
    terminal = Terminal(sys.stdin, sys.stdout)
    game, title = lesson.game, lesson.title(lang)
    terminal.say(words.say("begin", game=game.title, number=str(lesson.number), title=title))
    play = _begun(lesson, learned, terminal, lang, again)
    try:
        TerminalLesson(terminal, play, learned, lang).run()
    except InputClosed:
        terminal.say(words.say("left"))
        return 0
    except KeyboardInterrupt:
        terminal.say()
        terminal.say(words.say("left"))
        return INTERRUPTED
    terminal.say()
    terminal.say(words.say("done", title=title))
    after = [other for other in lessons_of(game) if other.number == lesson.number + 1]
    for other in after:
        terminal.say(words.say("next", game=game.slug, name=other.id))
    terminal.say(words.say("play" if first_game_of(game) is None else "first-game", game=game.slug))
    return 0


def _begun(lesson: Lesson, learned: Learned, terminal: Terminal, lang: str, again: bool) -> LessonPlay:
    """Where it was left, unless it shall begin anew or has changed since."""
    saved = learned.left(lesson)
    if again or saved is None or not saved.steps:
        return LessonPlay(lesson)
    words = learn_words(lang)
    try:
        play = LessonPlay.resume(lesson, saved)
    except CannotResume:
        terminal.say(words.say("changed"))
        return LessonPlay(lesson)
    terminal.say(words.say("resumed", step=str(play.number), steps=str(len(lesson.steps))))
    return play


def _listed(learned: Learned, lang: str) -> str:
    """All lessons of all games, with what is done."""
    words = learn_words(lang)
    parts = [words.say("list-head")]
    for game in all_games():
        lessons = lessons_of(game)
        if lessons:
            lines = [_line(lesson, learned, lang) for lesson in lessons]
            parts.append("\n".join([f"{game.slug}  {game.title}", *lines]))
    return "\n\n".join(parts)


def _line(lesson: Lesson, learned: Learned, lang: str) -> str:
    words, left = learn_words(lang), learned.left(lesson)
    mark = words.say("list-done") if learned.is_done(lesson) else ""
    if left is not None and left.steps:
        mark = words.say("list-left", step=str(len(left.steps) + 1), steps=str(len(lesson.steps)))
    minutes = math.ceil(ReadingTime(lesson, lang).whole / 60)
    about = words.say("list-line", title=lesson.title(lang), minutes=str(minutes), about=lesson.about(lang))
    return f"  {lesson.number} {lesson.id:<12} {about}{f'  [{mark}]' if mark else ''}"
