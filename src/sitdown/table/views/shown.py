"""What viewers are shown of a table, as data; `snapshot.py` makes it."""

from __future__ import annotations

from typing import Any

import msgspec

from sitdown.engine.game import View
from sitdown.table.chairs import Kind
from sitdown.table.entries import BranchOf, Clock
from sitdown.table.fold import Phase


class ChairShown(msgspec.Struct, frozen=True):
    kind: Kind
    name: str
    level: str  # of a bot; "" for a person
    away: bool
    resigned: bool
    hints: int  # that it has asked for


class ClockShown(msgspec.Struct, frozen=True):
    """One seat's clock: while it runs `until`, in milliseconds since 1970, says when it is over."""

    left: int | None  # milliseconds, as they were when the clock was last stopped or started
    until: int | None


class TakebackShown(msgspec.Struct, frozen=True):
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
    hints: bool  # may be asked for
    phase: Phase
    chairs: list[ChairShown]
    takeback: TakebackShown | None
    commitment: str
    rematch_of: str | None
    rematch: str | None
    branch_of: BranchOf | None  # the finished game that this play goes on from


class ShownToAll(msgspec.Struct, frozen=True, omit_defaults=True):
    """Of one moment, what is the same for everybody."""

    turn: list[int]  # who must choose
    clocks: list[ClockShown] = []
    over: bool = False
    result: dict[str, object] | None = None


class Shown(
    ShownToAll,
    frozen=True,
    omit_defaults=True,
    kw_only=True,
    tag="shown",
    tag_field="type",
    forbid_unknown_fields=True,
):
    """One moment as one viewer may know it: what `Snapshot.message` writes, and not a field beside."""

    number: int  # how many entries this viewer has noticed; other viewers count otherwise
    question: int  # what a move of this seat answers
    legal: list[int]
    window: str | None = None  # the kind of window that is open for this seat; a preset may answer it
    by_preset: int | None = None  # what the seat's preset answers to this question
    presets: dict[str, str] = {}  # what the seat has set otherwise than is usual, by window
    invited: bool = False  # somebody awaits this viewer's answer to an offer
    events: list[dict[str, Any]] = []  # `Line`s: what happened since the last one
    view: View | None = None
