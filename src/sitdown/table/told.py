"""What an entry did, for whoever passes it on: handed over once, kept by nobody."""

from __future__ import annotations

import msgspec

from sitdown.engine.events import Event, Listener
from sitdown.engine.refusal import Fact
from sitdown.table.entries import Entry, Said

Viewer = int | None  # a seat, or an onlooker
Line = dict[str, Fact]


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


class Ear(Listener):
    """Collects the events of one entry for all viewers."""

    def __init__(self) -> None:
        self.lines: dict[Viewer, list[Line]] = {}

    def hear(self, event: Event, cards_as: dict[int | None, list[str]]) -> None:
        for viewer, names in cards_as.items():
            line: Line = {"event": event.name, **event.facts}
            if event.cards:
                line["cards"] = names
            self.lines.setdefault(viewer, []).append(line)

    def heard_beside(self, seat: int) -> int:
        """How many lines others than this seat have heard."""
        return sum(len(lines) for viewer, lines in self.lines.items() if viewer != seat)

    def is_public_beside(self, seat: int) -> bool:
        """Have all others than this seat heard the same?"""
        heard = self.lines.get(None, [])
        return all(lines == heard for viewer, lines in self.lines.items() if viewer != seat)
