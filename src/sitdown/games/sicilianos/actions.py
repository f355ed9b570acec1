"""Section 12: every choice as one of 254 ints."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sitdown.engine.actions import ActionSpace, Arg, Kind
from sitdown.games.sicilianos.data import CARDS, COLOURS, MOST_SEATS, NOTES, TYPES

ACTIONS: Final = ActionSpace(
    Kind("roll"),
    Kind("pass"),
    Kind("place", Arg("card", CARDS)),
    Kind("stake", Arg("note", NOTES)),
    Kind("take", Arg("colour", COLOURS, of="pile")),
    Kind("peek", Arg("colour", COLOURS, of="pile")),
    Kind("pick", Arg("card", CARDS)),
    Kind("steal", Arg("colour", COLOURS, of="pile"), Arg("offset", MOST_SEATS - 1, first=1, of="seat", relative=True)),
    Kind("family"),
    Kind("defect"),
    Kind("bomb", Arg("card", CARDS)),
    Kind("split", Arg("share", 2)),
    Kind("shop", Arg("type", TYPES)),
)
DO_ROLL: Final[i64] = ACTIONS.kind("roll").start
DO_PASS: Final[i64] = ACTIONS.kind("pass").start
DO_PLACE: Final[i64] = ACTIONS.kind("place").start
DO_STAKE: Final[i64] = ACTIONS.kind("stake").start
DO_TAKE: Final[i64] = ACTIONS.kind("take").start
DO_PEEK: Final[i64] = ACTIONS.kind("peek").start
DO_PICK: Final[i64] = ACTIONS.kind("pick").start
DO_STEAL: Final[i64] = ACTIONS.kind("steal").start
DO_FAMILY: Final[i64] = ACTIONS.kind("family").start
DO_DEFECT: Final[i64] = ACTIONS.kind("defect").start
DO_BOMB: Final[i64] = ACTIONS.kind("bomb").start
DO_SPLIT: Final[i64] = ACTIONS.kind("split").start
DO_SHOP: Final[i64] = ACTIONS.kind("shop").start
SPLIT_BUSINESS: Final = 0
SPLIT_MONEY: Final = 1
