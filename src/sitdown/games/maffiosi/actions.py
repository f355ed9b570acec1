"""Section 12: every choice as one of 73 ints."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sitdown.engine.actions import ActionSpace, Arg, Kind
from sitdown.games.maffiosi.data import CHAIRS, KINDS, MOST_SEATS, TYPES

ACTIONS: Final = ActionSpace(
    Kind("play", Arg("card", KINDS)),
    Kind("discard", Arg("card", KINDS)),
    Kind("chair", Arg("chair", CHAIRS, first=1)),
    Kind("pass", Arg("cake", MOST_SEATS), Arg("way", 2)),
    Kind("boom", Arg("cake", MOST_SEATS)),
    Kind("piece", Arg("type", TYPES), Arg("asleep", 2)),
    Kind("finish"),
)
DO_PLAY: Final[i64] = ACTIONS.kind("play").start
DO_DISCARD: Final[i64] = ACTIONS.kind("discard").start
DO_CHAIR: Final[i64] = ACTIONS.kind("chair").start - 1  # + the chair's number, from 1 on
DO_PASS: Final[i64] = ACTIONS.kind("pass").start
DO_BOOM: Final[i64] = ACTIONS.kind("boom").start
DO_PIECE: Final[i64] = ACTIONS.kind("piece").start
DO_FINISH: Final[i64] = ACTIONS.kind("finish").start
LEFT: Final = 0
RIGHT: Final = 1
