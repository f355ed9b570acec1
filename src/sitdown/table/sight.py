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
    view: View | None
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


def shown(table: Table, viewer: Viewer, told: Told | None = None) -> Shown:
    """The table as this viewer sees it now; with `told`, what he heard by that entry."""
    over = table.phase == "over"
    seated = viewer is not None
    return Shown(
        number=table.heard[-1 if viewer is None else viewer],
        question=table.question[viewer] if viewer is not None else 0,
        view=_view(table, viewer),
        legal=table.legal[viewer] if viewer is not None else [],
        turn=table.turn,
        invited=seated and viewer in table.invited,
        clocks=clocks_shown(table),
        over=over,
        result=table.result() if over else None,
        events=told.lines.get(viewer, []) if told is not None else [],
    )


def _view(table: Table, viewer: Viewer) -> View | None:
    if table.state is None:
        return None
    view = table.state.view(viewer)
    view["names"] = [chair.name for chair in table.chairs]
    return view


def clocks_shown(table: Table) -> list[ClockShown]:
    """One a seat; empty without clocks."""
    if table.head.clock.kind == "none":
        return []
    clocks = table.clocks
    return [ClockShown(clocks.remaining(seat), clocks.deadline(seat)) for seat in range(table.head.seats)]


def chat_shown(table: Table, viewer: Viewer) -> list[Said]:
    """The last lines that this viewer may read."""
    return table.chat.read(viewer, table.head.seats, table.phase == "over")
