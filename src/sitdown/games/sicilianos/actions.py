"""Section 12: every choice as one of 254 ints."""

from __future__ import annotations

from typing import Final

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
    Kind("steal", Arg("colour", COLOURS, of="pile"), Arg("offset", MOST_SEATS - 1, first=1, of="seat")),
    Kind("family"),
    Kind("defect"),
    Kind("bomb", Arg("card", CARDS)),
    Kind("split", Arg("share", 2)),
    Kind("shop", Arg("type", TYPES)),
)
DO_ROLL: Final = 0
DO_PASS: Final = 1
DO_PLACE: Final = 2
DO_STAKE: Final = 68
DO_TAKE: Final = 73
DO_PEEK: Final = 79
DO_PICK: Final = 85
DO_STEAL: Final = 151
DO_FAMILY: Final = 181
DO_DEFECT: Final = 182
DO_BOMB: Final = 183
DO_SPLIT: Final = 249
DO_SHOP: Final = 251
SPLIT_BUSINESS: Final = 0
SPLIT_MONEY: Final = 1
