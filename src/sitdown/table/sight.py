"""What a viewer is shown of a table: a seat, or None for an onlooker.

Everything here depends on nothing but what is public and what this viewer may know; so two truths that he cannot tell
apart give him the same bytes.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from sitdown.engine.game import View
from sitdown.table.entries import Clock, Head, Said
from sitdown.table.fold import Phase
from sitdown.table.table import Table
from sitdown.table.told import Line, Told, Viewer

encode = msgspec.json.Encoder().encode


class ChairShown(msgspec.Struct, frozen=True):
    kind: Literal["open", "person", "bot"]
    name: str
    level: str  # of a bot; "" for a person
    away: bool
    resigned: bool


class ClockShown(msgspec.Struct, frozen=True):
    """One seat's clock: while it runs `until`, in milliseconds since 1970, says when it is over."""

    left: int | None  # milliseconds, as they were when the clock was last stopped or started
    until: int | None


class WishShown(msgspec.Struct, frozen=True):
    seat: int
    waits_for: list[int]


class TableShown(msgspec.Struct, frozen=True):
    """What is the same for everybody."""

    id: str
    game: str
    version: str
    options: dict[str, bool | int | str]
    clock: Clock
    open: bool
    phase: Phase
    chairs: list[ChairShown]
    takeback: WishShown | None
    commitment: str
    rematch_of: str | None
    rematch: str | None


class Shown(msgspec.Struct, frozen=True, omit_defaults=True):
    """One moment as one viewer may know it."""

    number: int  # how many entries this viewer has noticed; other viewers count otherwise
    question: int  # what a move of this seat answers
    view: msgspec.Raw | None  # JSON already: an object of the game's own
    legal: list[int]
    turn: list[int]  # who must choose
    invited: bool = False  # somebody awaits this viewer's answer to an offer
    clocks: list[ClockShown] = []
    over: bool = False
    result: dict[str, object] | None = None
    events: list[Line] = []  # since the last one


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
        self.names = [chair.name for chair in table.chairs]
        self._common: View | None = None
        self._encoded = b""

    def _seen_by_all(self) -> View:
        if self._common is None:
            self._common = self.table.play().seen_by_all()
            self._common["names"] = self.names
        return self._common

    def view(self, viewer: Viewer) -> View | None:
        if self.table.state is None:
            return None
        return {**self._seen_by_all(), **self.table.state.seen_by(viewer)}

    def encoded_view(self, viewer: Viewer) -> msgspec.Raw | None:
        """The same as JSON."""
        if self.table.state is None:
            return None
        if not self._encoded:
            self._encoded = encode(self._seen_by_all())[:-1]
        return msgspec.Raw(b"%b,%b" % (self._encoded, encode(self.table.state.seen_by(viewer))[1:]))

    def shown(self, viewer: Viewer, told: Told | None = None) -> Shown:
        """The table as this viewer sees it; with `told`, what he heard by that entry."""
        table = self.table
        over = table.phase == "over"
        seat = -1 if viewer is None else viewer
        return Shown(
            number=table.heard[seat],
            question=0 if viewer is None else table.question[seat],
            view=self.encoded_view(viewer),
            legal=[] if viewer is None else table.legal[seat],
            turn=table.turn,
            invited=viewer in table.invited,
            clocks=clocks_shown(table),
            over=over,
            result=table.result() if over else None,
            events=told.lines.get(viewer, []) if told is not None else [],
        )


def shown(table: Table, viewer: Viewer, told: Told | None = None) -> Shown:
    """To one viewer alone."""
    return Sight(table).shown(viewer, told)


def clocks_shown(table: Table) -> list[ClockShown]:
    """One a seat; empty without clocks."""
    if table.head.clock.kind == "none":
        return []
    clocks = table.clocks
    return [ClockShown(clocks.remaining(seat), clocks.deadline(seat)) for seat in range(table.head.seats)]


def chat_shown(table: Table, viewer: Viewer) -> list[Said]:
    """The last lines that this viewer may read."""
    return table.chat.read(viewer, table.head.seats, table.phase == "over")
