"""Reads the lessons of a game: `lessons/NAME.toml` in its folder, every field checked."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from sitdown.engine.actions import ActionSpace, Arg, UnknownAction
from sitdown.engine.game import Game
from sitdown.engine.options import BadOption, read_options
from sitdown.engine.words import words_of
from sitdown.teach.lessons.lesson import FOLDER, THUMB, WAIT, BadLesson, Lesson, Pattern, Step, Turns, Way
from sitdown.teach.lessons.objects import BadObject, object_named

HEAD = {"number": int, "seats": int, "you": int, "seed": str, "options": dict, "moves": list, "step": list}
STEP = {
    "say": str, "point": list, "accept": list, "wrong": list, "others": (list, str), "facts": dict, "expect": dict,
}  # fmt: skip
ANY = "any"


def lessons_of(game: Game) -> list[Lesson]:
    """The lessons in the game's folder in their order; raises BadLesson."""
    return list(_lessons_in(game, str(Path(game.folder) / FOLDER))) if game.folder else []


def lesson_of(game: Game, name: str) -> Lesson:
    """The lesson of that name; raises BadLesson with the names there are."""
    found = {lesson.id: lesson for lesson in lessons_of(game)}
    if name not in found:
        known = f"there are {', '.join(found)}" if found else "it has no lessons"
        raise BadLesson(f"lesson: {game.title} has no lesson {name!r}; {known}")
    return found[name]


@cache
def _lessons_in(game: Game, folder: str) -> tuple[Lesson, ...]:
    lessons = [read_lesson(game, path) for path in sorted(Path(folder).glob("*.toml"))]
    lessons.sort(key=lambda lesson: lesson.number)
    for place, lesson in enumerate(lessons, 1):
        if lesson.number != place:
            raise BadLesson(f"{lesson.path}: number: is {lesson.number}; lessons are numbered 1, 2, 3 …")
    return tuple(lessons)


def read_lesson(game: Game, path: Path) -> Lesson:
    """One file; raises BadLesson, which names the file, the step and the field."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadLesson(f"{path}: cannot be read: {error}") from None
    return _Reader(game, path).lesson(data)


class _Reader:
    """Reads one file. `where` is the field that is being read."""

    def __init__(self, game: Game, path: Path) -> None:
        self.game = game
        self.path = path
        self.where = ""
        self.id = path.stem

    def lesson(self, data: dict[str, Any]) -> Lesson:
        self._check_fields(data, HEAD, ("number", "seats", "seed", "step"), "")
        seats, you = data["seats"], data.get("you", 0)
        self._want("seats", seats in self.game.seats, f"{self.game.title} is not for {seats}")
        self._want("you", 0 <= you < seats, f"there is no seat {you} among {seats}")
        self.seats = seats
        self.where = "options"
        try:
            options = data.get("options", {})
            read_options(self.game.options, options, self.game.options_rule)
        except BadOption as error:
            raise self._bad(str(error)) from None
        self.where = "moves"
        moves = tuple(self._turns(move) for move in data.get("moves", []))
        steps = tuple(self._step(number, step) for number, step in enumerate(data["step"], 1))
        self._want("step", bool(steps), "a lesson has at least one step")
        number, seed = data["number"], data["seed"]
        lesson = Lesson(self.game, self.id, self.path, number, seats, you, seed, options, moves, steps)
        self._check_words(lesson)
        return lesson

    def _step(self, number: int, data: object) -> Step:
        at = f"step {number}"
        if not isinstance(data, dict):
            raise BadLesson(f"{self.path}: {at}: must be a table, [[step]]")
        self._check_fields(data, STEP, ("say",), at)
        self.where = f"{at}: point"
        try:
            points = tuple(object_named(self.game, self.seats, str(point)) for point in data.get("point", []))
        except BadObject as error:
            raise self._bad(str(error)) from None
        self.where = f"{at}: accept"
        accepts = tuple(self._way(way) for way in data.get("accept", []))
        self.where = f"{at}: wrong"
        wrongs = tuple(self._wrong(wrong) for wrong in data.get("wrong", []))
        self.where = f"{at}: others"
        others = data.get("others")
        if isinstance(others, str) and others != WAIT:
            raise self._bad(f"must be {WAIT!r} or a list of moves, not {others!r}")
        turns = None if others is None else tuple(self._turns(move) for move in others if others != WAIT)
        facts = {name: str(path) for name, path in data.get("facts", {}).items()}
        return Step(self._key(data["say"]), points, accepts, wrongs, turns, facts, dict(data.get("expect", {})))

    def _key(self, name: str) -> str:
        return f"{self.id}-{name}"

    def _way(self, way: object) -> Way:
        """One action, or a list of actions that follow one another."""
        if isinstance(way, str):
            return (self._pattern(way),)
        if isinstance(way, list) and way:
            return tuple(self._pattern(one) for one in way)
        raise self._bad(f"{way!r} is neither an action nor a list of actions")

    def _wrong(self, wrong: object) -> tuple[Pattern, str]:
        if not isinstance(wrong, dict) or sorted(wrong) != ["action", "say"]:
            raise self._bad(f"{wrong!r} must be written {{ action = …, say = … }}")
        return self._pattern(wrong["action"]), self._key(str(wrong["say"]))

    def _turns(self, move: object) -> Turns:
        """`[2, "suspect 1"]`, `[2, "thumb"]`, `"thumb"` for whoever is asked, `"thumb 12"` for twelve moves."""
        if isinstance(move, str):
            word, _, count = move.partition(" ")
            if word == THUMB and (not count or count.isdecimal()):
                return Turns(-1, -1, int(count or 1))
        elif isinstance(move, list) and len(move) == 2 and isinstance(move[0], int) and isinstance(move[1], str):
            seat, text = move
            if not 0 <= seat < self.seats:
                raise self._bad(f"there is no seat {seat} among {self.seats}")
            return Turns(seat, -1 if text == THUMB else self._action(text))
        raise self._bad(f'{move!r} is no move; write [2, "{self.game.actions.write(0)}"], [2, "thumb"] or "thumb 12"')

    def _action(self, text: str) -> int:
        pattern = self._pattern(text)
        kind = self.game.actions.kind(pattern.kind) if pattern.kind else None
        if kind is None or len(pattern.values) != len(kind.args):
            raise self._bad(f"{text!r} leaves open what is done")
        return kind.encode([value for _, value in sorted(pattern.values)], {})

    def _pattern(self, text: object) -> Pattern:
        try:
            return pattern_of(self.game, text)
        except UnknownAction as error:
            raise self._bad(str(error)) from None

    def _check_fields(self, data: dict[str, Any], known: dict[str, Any], needed: tuple[str, ...], at: str) -> None:
        self.where = at
        for name, value in data.items():
            if name not in known:
                raise self._bad(f"{name}: there is no such field; there are {', '.join(known)}")
            if not isinstance(value, known[name]) or isinstance(value, bool):
                raise self._bad(f"{name}: {value!r} is of the wrong type")
        for name in needed:
            if name not in data:
                raise self._bad(f"{name}: is missing")

    def _check_words(self, lesson: Lesson) -> None:
        for lang in lesson.languages:
            words = words_of(str(self.path.parent), lang)
            for key in lesson.messages():
                self._want("say", key in words, f"{key}: no such message in {lang}.ftl")

    def _want(self, field: str, kept: bool, otherwise: str) -> None:
        if not kept:
            self.where = field
            raise self._bad(otherwise)

    def _bad(self, what: str) -> BadLesson:
        return BadLesson(f"{self.path}: {self.where}: {what}" if self.where else f"{self.path}: {what}")


def pattern_of(game: Game, text: object) -> Pattern:
    """`any`, a kind (`build`), some of its arguments (`build kind=2`) or all of them (`build 2 14 3`).

    An argument may be called as people call it in English: `go H6`.
    """
    if text == ANY:
        return Pattern(ANY)
    words = text.split() if isinstance(text, str) else []
    if not words:
        raise UnknownAction(f"action: {text!r} is no text with a kind of action")
    space: ActionSpace = game.actions
    kind = space.kind(words[0])
    given = [word for word in words[1:] if "=" not in word]
    if given and len(given) != len(kind.args):
        space.read(" ".join(words))  # which says what is missing
    names = [arg.name for arg in kind.args]
    values: dict[int, int] = {}
    for place, word in enumerate(words[1:]):
        name, equals, value = word.rpartition("=")
        if equals and name not in names:
            raise UnknownAction(f"{name}: there is no such argument in {kind!r}")
        at = names.index(name) if equals else place
        values[at] = value_named(game, kind.args[at], value)
    return Pattern(" ".join(words), kind.name, tuple(sorted(values.items())))


def value_named(game: Game, arg: Arg, text: str) -> int:
    """A number, or what the game calls one of the argument's objects in English."""
    numbers = range(arg.first, arg.last + 1)
    if text.lstrip("-").isdecimal():
        if int(text) not in numbers:
            raise UnknownAction(f"{arg.name}: {text} is not in {arg.first}..{arg.last}")
        return int(text)
    for value in numbers:
        if game.name_of(arg.of, value, "en").casefold() == text.casefold():
            return value
    raise UnknownAction(f"{arg.name}: nothing is called {text!r}")
