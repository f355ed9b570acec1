"""What the store gives and takes: rows as named tuples."""

from __future__ import annotations

from typing import NamedTuple


class EntryRow(NamedTuple):
    """One entry of a table's log, as stored."""

    number: int
    at: int
    kind: str
    data: bytes


class ChairRow(NamedTuple):
    """Who sits on a seat, and the hashes of the keys in its links."""

    seat: int
    kind: str  # "open", "person", "bot:thumb", ...
    name: str = ""
    person: str | None = None
    key_hash: str | None = None
    invite_hash: str | None = None


class TableRow(NamedTuple):
    """A table as stored, with its secret: not to be shown."""

    id: str
    game: str
    head: bytes
    secret: str
    watch_hash: str | None
    owner: str
    open: bool
    status: str
    made: int
    changed: int
    due: int | None = None


class Listed(NamedTuple):
    """A table in a list of the lobby: nothing secret."""

    id: str
    game: str
    head: bytes
    owner: str
    open: bool
    status: str
    made: int
    changed: int
    chairs: list[tuple[int, str, str, str | None]]  # seat, kind, name, person


class Loaded(NamedTuple):
    """All that a live table is made from."""

    table: TableRow
    chairs: list[ChairRow]
    entries: list[EntryRow]


class ResultRow(NamedTuple):
    """How a seat ended."""

    seat: int
    person: str | None
    bot: str | None
    place: int
    score: int


class Played(NamedTuple):
    """A finished game of a person."""

    table: str
    game: str
    seat: int
    seats: int
    place: int
    score: int
    changed: int


class AnalysisRow(NamedTuple):
    """A part of the analysis of a finished game."""

    part: str  # "curve" or "missed"
    seat: int  # -1: of no seat
    version: str  # of the game's rules
    at: int
    data: bytes  # JSON
