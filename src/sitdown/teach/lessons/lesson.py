"""A lesson as data: where it begins, who is who, and its steps."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from sitdown.engine.actions import ActionSpace
from sitdown.engine.game import Game
from sitdown.engine.options import Value
from sitdown.engine.words import ENGLISH, LANGUAGES, Words, words_of

FOLDER = "lessons"  # in the game's folder
THUMB = "thumb"  # in the place of an action: what a player by rules of thumb does
WAIT = "wait"  # in the place of a step's moves: nobody does anything


class BadLesson(ValueError):
    """A lesson's file is wrong; the message names the file, the step and the field."""


@dataclass(frozen=True)
class Pattern:
    """Actions that are alike: any, all of a kind, or those with these arguments. `text` is how the lesson writes it."""

    text: str
    kind: str = ""  # "": any
    values: tuple[tuple[int, int], ...] = ()  # the place of an argument, and its value

    def fits(self, space: ActionSpace, action: int) -> bool:
        if not self.kind:
            return True
        kind, values = space.decode(action)
        return kind == self.kind and all(values[place] == value for place, value in self.values)


Way = tuple[Pattern, ...]  # actions one after the other


@dataclass(frozen=True)
class Turns:
    """Moves that the lesson makes: so many by `seat` (-1: whoever is asked)."""

    seat: int
    action: int  # -1: by rules of thumb
    count: int = 1


@dataclass(frozen=True)
class Step:
    """What is said, what is pointed at, and what the player may do to go on (nothing: it is only talk)."""

    says: str  # a key of the lessons' words
    points: tuple[str, ...] = ()
    accepts: tuple[Way, ...] = ()
    wrongs: tuple[tuple[Pattern, str], ...] = ()  # actions, and the key of what is said to them
    others: tuple[Turns, ...] | None = None  # before it; None: the others play on until only the player is asked
    facts: dict[str, str] = field(default_factory=dict)  # for the words: name, and where in the view it stands
    expects: dict[str, object] = field(default_factory=dict)  # what must stand in the view, or the lesson is broken


@dataclass(frozen=True)
class Lesson:
    """One lesson of one game. `you` is the player's seat."""

    game: Game
    id: str
    path: Path
    number: int  # its place among the game's lessons; 1 is the first lesson
    seats: int
    you: int
    seed: str
    options: dict[str, Value]
    moves: tuple[Turns, ...]  # that lead from the deal to where it begins
    steps: tuple[Step, ...]

    def words(self, lang: str) -> Words:
        return words_of(str(self.path.parent), lang)

    def title(self, lang: str) -> str:
        return self.words(lang).say(f"{self.id}-title")

    def about(self, lang: str) -> str:
        """What one learns, in a sentence."""
        return self.words(lang).say(f"{self.id}-about")

    @property
    def languages(self) -> list[str]:
        """Those in which its words are written."""
        return [lang for lang in LANGUAGES if lang == ENGLISH or (self.path.parent / f"{lang}.ftl").is_file()]

    def messages(self) -> list[str]:
        """Every message that it may say."""
        said = [key for step in self.steps for key in (step.says, *(key for _, key in step.wrongs))]
        return [f"{self.id}-title", f"{self.id}-about", *dict.fromkeys(said)]
