"""Section 12: every choice as one of 73 ints."""

from __future__ import annotations

from typing import Final

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
DO_PLAY: Final = 0
DO_DISCARD: Final = 8
DO_CHAIR: Final = 15  # + the chair's number, from 1 on
DO_PASS: Final = 46
DO_BOOM: Final = 58
DO_PIECE: Final = 64
DO_FINISH: Final = 72
LEFT: Final = 0
RIGHT: Final = 1
