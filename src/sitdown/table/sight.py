"""What a viewer is shown of a table: a seat, or None for an onlooker.

Everything here depends on nothing but what is public and what this viewer may know; so two truths that he cannot tell
apart give him the same bytes.
"""

from __future__ import annotations

import msgspec

from sitdown.engine.game import View
from sitdown.table.entries import Head, Said
from sitdown.table.shown import ChairShown, ClockShown, Shown, ShownToAll, TableShown, WishShown
from sitdown.table.table import Table
from sitdown.table.told import Line, Told, Viewer

encode = msgspec.json.Encoder().encode


def table_shown(table: Table) -> TableShown:
    head: Head = table.head
    chairs = [
        ChairShown(chair.kind, chair.name, chair.level if chair.kind == "bot" else "", chair.away, chair.resigned)
        for chair in table.chairs
    ]
    wish = WishShown(table.wish.seat, table.wish.waits_for) if table.wish else None
    return TableShown(
        head.id, head.game, head.version, head.options, head.clock, head.open, table.phase, chairs, wish,
        head.commitment, head.rematch_of, table.rematch,
    )  # fmt: skip


class Sight:
    """A table as it is now. What is the same for all who look is made once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._by_all: View | None = None
        self._encoded = b""
        self._end = b""
        self._events: list[Line] = []  # of the last message, and as JSON
        self._told = b""

    @property
    def names(self) -> list[str]:
        return [chair.name for chair in self.table.chairs]

    def view(self, viewer: Viewer) -> View | None:
        if self.table.state is None:
            return None
        if self._by_all is None:
            self._by_all = self.table.state.seen_by_all()
        return {**self._by_all, **self.table.state.seen_by(viewer), "names": self.names}

    def message(self, viewer: Viewer, events: list[Line]) -> bytes:
        """`Shown` to this viewer, as JSON; `events`: what he has heard since."""
        table = self.table
        seat = -1 if viewer is None else viewer
        question = 0 if viewer is None else table.question[seat]
        legal = encode(table.legal[seat]) if viewer is not None and table.legal[seat] else b"[]"
        parts = [b'{"type":"shown","number":%d,"question":%d,"legal":%b' % (table.heard[seat], question, legal)]
        if viewer in table.invited:
            parts.append(b',"invited":true')
        if events:
            parts += (b',"events":', self._encoded_events(events))
        if table.state is not None:
            beside = table.seen_by_all().beside if viewer is None else encode(table.state.seen_by(viewer))
            parts += (b',"view":', self._encoded_by_all(), b",", beside[1:])
        parts += (b",", self._the_same_for_all())
        return b"".join(parts)

    def _encoded_events(self, events: list[Line]) -> bytes:
        """Most of the time all hear the same."""
        if not self._told or events != self._events:
            self._events, self._told = events, encode(events)
        return self._told

    def _encoded_by_all(self) -> bytes:
        """With the names of the chairs, and without its last bracket."""
        if not self._encoded:
            self._encoded = b'%b,"names":%b' % (self.table.seen_by_all().by_all[:-1], encode(self.names))
        return self._encoded

    def _the_same_for_all(self) -> bytes:
        """Without its first bracket."""
        if not self._end:
            table = self.table
            over = table.phase == "over"
            common = ShownToAll(table.turn, clocks_shown(table), over, table.result() if over else None)
            self._end = encode(common)[1:]
        return self._end


def shown(table: Table, viewer: Viewer, told: Told | None = None) -> Shown:
    """What one viewer is shown now; with `told`, what he heard by that entry."""
    events = told.lines.get(viewer, []) if told is not None else []
    return msgspec.json.decode(Sight(table).message(viewer, events), type=Shown)


def clocks_shown(table: Table) -> list[ClockShown]:
    """One a seat; empty without clocks."""
    if table.head.clock.kind == "none":
        return []
    clocks = table.clocks
    return [ClockShown(clocks.remaining(seat), clocks.deadline(seat)) for seat in range(table.head.seats)]


def chat_shown(table: Table, viewer: Viewer) -> list[Said]:
    """The last lines that this viewer may read."""
    return table.chat.read(viewer, table.head.seats, table.phase == "over")
