"""What an entry did, for whoever passes it on: handed over once, kept by nobody."""

from __future__ import annotations

import msgspec

from sitdown.engine.refusal import Fact
from sitdown.table.entries import Entry, Said

Viewer = int | None  # a seat, or an onlooker
Line = dict[str, Fact]


class Wish(msgspec.Struct):
    """A take-back that is being asked for."""

    seat: int
    to_moves: int
    waits_for: list[int]


class Told(msgspec.Struct):
    """Only who is in `noticed` may be sent anything: to the others nothing has happened that they may know of.

    To send them even an empty message would tell how many cards somebody lays aside, or who talks to whom.
    """

    entry: Entry
    noticed: list[Viewer] = msgspec.field(default_factory=list)
    lines: dict[Viewer, list[Line]] = msgspec.field(default_factory=dict)  # events, as each viewer may hear them
    game: bool = False  # views, legal actions, turns may have changed
    table: bool = False  # chairs, phase, clock or take-back have changed: the same for everybody
    said: Said | None = None  # for those who noticed
