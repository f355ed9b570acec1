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

    @property
    def names(self) -> list[str]:
        return [chair.name for chair in self.table.chairs]

    def view(self, viewer: Viewer) -> View | None:
        if self.table.state is None:
            return None
        return {**self._seen_by_all(), **self.table.state.seen_by(viewer), "names": self.names}

    def _seen_by_all(self) -> View:
        if self._by_all is None:
            table = self.table
            self._by_all = table.play().seen_by_all() if table.public is None else table.public.by_all
        return self._by_all

    def message(self, viewer: Viewer, events: list[Line]) -> bytes:
        """`Shown` to this viewer, as JSON; `events`: what he has heard since."""
        table = self.table
        seat = -1 if viewer is None else viewer
        question, legal = (0, b"[]") if viewer is None else (table.question[seat], encode(table.legal[seat]))
        parts = [b'{"type":"shown","number":%d,"question":%d,"legal":%b' % (table.heard[seat], question, legal)]
        if viewer in table.invited:
            parts.append(b',"invited":true')
        if events:
            parts += (b',"events":', encode(events))
        if table.state is not None:
            parts += (b',"view":', self._encoded_by_all(), b",", encode(table.state.seen_by(viewer))[1:])
        parts += (b",", self._the_same_for_all())
        return b"".join(parts)

    def _encoded_by_all(self) -> bytes:
        """With the names of the chairs, and without its last bracket."""
        if not self._encoded:
            public = self.table.public
            seen = encode(self._seen_by_all()) if public is None else public.encoded()
            self._encoded = b'%b,"names":%b' % (seen[:-1], encode(self.names))
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
