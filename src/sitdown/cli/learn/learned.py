"""What this user has learned: lessons done, where others were left, what first games explained. A small file in the
user's state folder."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

import msgspec
from platformdirs import user_state_path

from sitdown.engine.game import Game
from sitdown.teach.lessons import Lesson, Saved

FOLDER = "SITDOWN_STATE"  # the variable that names another folder
FILE = "lessons.json"


def state_folder(environ: Mapping[str, str] = os.environ) -> Path:
    """What the command remembers of this user: `$SITDOWN_STATE`, or the usual folder of the system."""
    return Path(environ.get(FOLDER) or user_state_path("sitdown", appauthor=False))


class Kept(msgspec.Struct):
    """The file. Lessons by `game/lesson`."""

    done: list[str] = []
    left: dict[str, Saved] = {}
    told: dict[str, list[str]] = {}  # by game: the situations that were explained in first games


class Learned:
    """The file as it is now. One that cannot be read counts as none."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        try:
            self.kept = msgspec.json.decode(self.path.read_bytes(), type=Kept)
        except (OSError, msgspec.DecodeError):
            self.kept = Kept()

    def is_done(self, lesson: Lesson) -> bool:
        return _key(lesson) in self.kept.done

    def left(self, lesson: Lesson) -> Saved | None:
        """Where the lesson was left; None if it was not begun, or is done."""
        return self.kept.left.get(_key(lesson))

    def leave(self, lesson: Lesson, saved: Saved) -> None:
        """Remember the step; raises OSError."""
        self.kept.left[_key(lesson)] = saved
        self._write()

    def finish(self, lesson: Lesson) -> None:
        """Remember that it is done; raises OSError."""
        self.kept.left.pop(_key(lesson), None)
        if not self.is_done(lesson):
            self.kept.done.append(_key(lesson))
        self._write()

    def told(self, game: Game) -> list[str]:
        """The situations of first games of this game that were explained."""
        return self.kept.told.get(game.slug, [])

    def tell(self, game: Game, situation: str) -> None:
        """Remember that it was explained; raises OSError."""
        self.kept.told.setdefault(game.slug, []).append(situation)
        self._write()

    def next_of(self, lessons: list[Lesson]) -> Lesson:
        """The one that was left, else the first that is not done, else the first."""
        begun = [lesson for lesson in lessons if self.left(lesson) is not None]
        undone = [lesson for lesson in lessons if not self.is_done(lesson)]
        return [*begun, *undone, *lessons][0]

    def _write(self) -> None:
        """All of it or nothing, so that a crash leaves the old file."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        fresh = self.path.with_suffix(".new")
        fresh.write_bytes(msgspec.json.format(msgspec.json.encode(self.kept)))
        fresh.replace(self.path)


def _key(lesson: Lesson) -> str:
    return f"{lesson.game.slug}/{lesson.id}"
