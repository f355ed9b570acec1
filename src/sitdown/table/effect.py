"""The effect of an entry: which viewers notice it, and what each of them hears."""

from __future__ import annotations

from sitdown.engine.refusal import Fact
from sitdown.table.entries import Entry, Said

Viewer = int | None  # a seat, or an onlooker
Line = dict[str, Fact]


class TakebackRequest:
    """A take-back that is being asked for."""

    __slots__ = ("seat", "waits_for")

    def __init__(self, seat: int, waits_for: list[int]) -> None:
        self.seat = seat
        self.waits_for = waits_for


class Effect:
    """Only who is in `noticed` may be sent anything: to the others nothing has happened that they may know of.

    To send them even an empty message would tell how many cards somebody lays aside, or who talks to whom.
    """

    __slots__ = ("entry", "game", "lines", "noticed", "said", "table")

    def __init__(self, entry: Entry) -> None:
        self.entry = entry
        self.noticed: list[Viewer] = []
        self.lines: dict[Viewer, list[Line]] = {}  # events, as each viewer may hear them
        self.game = False  # views, legal actions, turns may have changed
        self.table = False  # chairs, phase, clock or take-back have changed: the same for everybody
        self.said: Said | None = None  # for those who noticed

    def hear(self, heard: dict[Viewer, list[Line]]) -> None:
        """More that was heard of it."""
        if not self.lines:
            self.lines = heard
            return
        for viewer, lines in heard.items():
            self.lines[viewer] = self.lines.get(viewer, []) + lines
