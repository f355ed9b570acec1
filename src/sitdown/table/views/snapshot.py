"""What a viewer is shown of a table: a seat, or None for an onlooker.

Everything here depends on nothing but what is public and what this viewer may know; so two truths that he cannot tell
apart give him the same bytes.
"""

from __future__ import annotations

import msgspec

from sitdown.engine.game import View
from sitdown.table.effect import Effect, Line, Viewer
from sitdown.table.entries import Head, Said
from sitdown.table.table import Table
from sitdown.table.views.json_parts import encode, joined, members_of
from sitdown.table.views.shown import ChairShown, ClockShown, Shown, ShownToAll, TableShown, TakebackShown


def table_shown(table: Table) -> TableShown:
    head: Head = table.head
    chairs = [
        ChairShown(
            chair.kind, chair.name, chair.level if chair.kind == "bot" else "", chair.away, chair.resigned, chair.hints
        )
        for chair in table.chairs
    ]
    takeback = TakebackShown(table.takeback.seat, table.takeback.waits_for) if table.takeback else None
    return TableShown(
        head.id, head.game, head.version, head.options, head.clock, head.open, table.allows_hints, table.phase,
        chairs, takeback, head.commitment, head.rematch_of, table.rematch,
        head.branch_of,
    )  # fmt: skip


class Snapshot:
    """A table as it is now. What is the same for all who look is made once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._by_all: View | None = None
        self._view_of_all = b""  # parts of JSON
        self._rest_of_all = b""
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

    def message(self, viewer: Viewer, events: list[Line], more: bytes = b"") -> bytes:
        """`Shown` to this viewer, as JSON; `events`: what he has heard since; `more`: members that follow."""
        table = self.table
        seat = -1 if viewer is None else viewer
        question = 0 if viewer is None else table.question[seat]
        legal = encode(table.legal[seat]) if viewer is not None and table.legal[seat] else b"[]"
        parts = [b'{"type":"shown","number":%d,"question":%d,"legal":%b' % (table.numbers[seat], question, legal)]
        if viewer is not None and table.game.windows and table.state is not None:
            parts.append(_window_of(table, viewer))
        if viewer in table.invited:
            parts.append(b',"invited":true')
        if events:
            parts += (b',"events":', self._encoded_events(events))
        if table.state is not None:
            rest = table.public_view().rest if viewer is None else members_of(table.state.seen_by(viewer))
            parts += (b',"view":{', self._view_for_all())  # which has the names, whatever the game shows
            if rest:
                parts += (b",", rest)
            parts.append(b"}")
        for part in (self._rest_for_all(), more):
            if part:
                parts += (b",", part)
        parts.append(b"}")
        return b"".join(parts)

    def _encoded_events(self, events: list[Line]) -> bytes:
        """Most of the time all hear the same."""
        if not self._told or events != self._events:
            self._events, self._told = events, encode(events)
        return self._told

    def _view_for_all(self) -> bytes:
        """What everybody sees of the game, and the names of the chairs."""
        if not self._view_of_all:
            self._view_of_all = joined([self.table.public_view().common, members_of({"names": self.names})])
        return self._view_of_all

    def _rest_for_all(self) -> bytes:
        if not self._rest_of_all:
            table = self.table
            over = table.phase == "over"
            common = ShownToAll(table.turn, clocks_shown(table), over, table.result() if over else None)
            self._rest_of_all = members_of(common)
        return self._rest_of_all


def _window_of(table: Table, seat: int) -> bytes:
    """The seat's own window and presets, as members that follow others."""
    state = table.play()
    opening = state.window(seat) if table.chairs[seat].acts else None
    part = b"" if opening is None else b',"window":"%b"' % opening.name.encode()
    if opening is not None:
        answer = table.by_preset(seat)
        if answer >= 0:
            part += b',"by_preset":%d' % answer
    presets = table.presets.unusual(seat, int(state.span()))
    return part + b',"presets":%b' % encode(presets) if presets else part


def shown(table: Table, viewer: Viewer, effect: Effect | None = None) -> Shown:
    """What one viewer is shown now; with `effect`, with the events of that entry."""
    events = effect.lines.get(viewer, []) if effect is not None else []
    return msgspec.json.decode(Snapshot(table).message(viewer, events), type=Shown)


def clocks_shown(table: Table) -> list[ClockShown]:
    """One a seat; empty without clocks."""
    if table.head.clock.kind == "none":
        return []
    clocks = table.clocks
    return [ClockShown(clocks.remaining(seat), clocks.deadline(seat)) for seat in range(table.head.seats)]


def chat_shown(table: Table, viewer: Viewer) -> list[Said]:
    """The last lines that this viewer may read."""
    return table.chat.read(viewer, table.head.seats, table.phase == "over")
