"""What a worker does for the analysis of a finished game: makes its parts slice by slice, and says them in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from sitdown.engine import budget
from sitdown.engine.game import Game, State
from sitdown.engine.origin import Stretch
from sitdown.engine.record import Record
from sitdown.engine.rng import Rng
from sitdown.games import game_of
from sitdown.server.bots.sliced import Sliced
from sitdown.teach.analysis import Effort, curve_part, missed_part, tell_curve, tell_missed

PartName: TypeAlias = Literal["curve", "missed"]
UNCOMPILED = 0.05  # of the effort
EVERYBODY = -1  # the seat of a part that is of no seat's choices


class PartAsked(Struct, array_like=True):
    """The chances of all seats, or what the seat of the question missed."""

    name: PartName
    effort: float = 1.0  # of the usual


class TellAsked(Struct, array_like=True):
    """What was found, to be said in this language; `missed`: of the seat of the question."""

    lang: str
    names: list[str]
    curve: dict[str, Any] | None = None
    missed: list[dict[str, Any]] | None = None


class Told(Struct, array_like=True):
    """A sentence for each turning point, each seat's luck and each choice that was missed."""

    turns: list[str] = []
    luck: list[str] = []
    missed: list[str] = []


class Parts:
    """The part that is being made. One at a time: who comes next makes the worker forget the one before."""

    def __init__(self) -> None:
        self._name = ""
        self._work: Sliced[bytes] | None = None

    @property
    def done(self) -> float:
        return self._work.done if self._work else 0.0

    @property
    def found(self) -> bytes:
        """As JSON; empty while it is not whole."""
        return self._work.found if self._work and self._work.over else b""

    def begin(self, name: str, record: Record, seat: int, asked: PartAsked) -> None:
        if self._work is not None:
            self._work.stop()
        game, rng = game_of(record.game), Rng.seeded(f"analysis {record.seed} {asked.name} {seat}")
        effort = effort_of(game, asked.effort)

        def make(progress: Any) -> bytes:
            if asked.name == "curve":
                return msgspec.json.encode(curve_part(game, record, effort, rng, progress))
            return msgspec.json.encode(missed_part(game, record, seat, effort, rng, progress))

        self._name, self._work = name, Sliced(make)

    def go_on(self, name: str, seconds: float) -> bool:
        """Work at it for so long; False: it is not the one that is being made."""
        if self._work is None or self._name != name:
            return False
        self._work.go_on(seconds)
        return True


def effort_of(game: Game, share: float) -> Effort:
    """So much of the usual effort; far less where the rules are not compiled, so that a slice stays short."""
    interpreted = str(budget.__file__).endswith(".py")
    return Effort.usual(game, share * (UNCOMPILED if interpreted else 1.0))


def record_of(end: State, seed: str, moves: list[int], origin: Sequence[Stretch] = ()) -> Record:
    """Of the play that ended so; `moves`: seat and action in turn."""
    record = Record.begin(end, seed, origin)
    for at in range(0, len(moves), 2):
        record.add(moves[at], moves[at + 1])
    record.finish(end)
    return record


def tell(record: Record, seat: int, asked: TellAsked) -> Told:
    game, told = game_of(record.game), Told()
    if asked.curve is not None:
        said = tell_curve(game, record, asked.curve, asked.lang, asked.names)
        told.turns, told.luck = said["turns"], said["luck"]
    if asked.missed is not None:
        told.missed = tell_missed(game, record, seat, asked.missed, asked.lang, asked.names)
    return told
