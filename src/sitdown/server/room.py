"""A table in memory, and who looks at it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from sitdown.server.store_rows import ChairRow, TableRow
from sitdown.server.thoughts import Thoughts
from sitdown.server.viewer import Viewer
from sitdown.table.table import Table


class Room:
    """One live table. Whoever changes it, or tells its viewers, holds the lock."""

    __slots__ = (
        "chairs", "due", "elsewhere", "gone", "id", "lock", "row", "status", "table", "thoughts", "timer", "viewers",
    )  # fmt: skip

    def __init__(self, row: TableRow, chairs: list[ChairRow], table: Table) -> None:
        self.id = row.id
        self.row = row
        self.chairs = chairs
        self.table = table
        self.status = row.status  # as stored
        self.due = row.due  # as stored
        self.elsewhere = False  # did another process write the last entry?
        self.gone = False  # parked, or not to be trusted: not the live one any more
        self.lock = asyncio.Lock()
        self.thoughts = Thoughts()
        self.timer: asyncio.TimerHandle | None = None
        self.viewers: list[Viewer] = []

    def looking(self) -> Iterator[tuple[int | None, list[Viewer]]]:
        """Viewers with the same eyes: what one is shown all are."""
        by_seat: dict[int | None, list[Viewer]] = {}
        for viewer in self.viewers:
            by_seat.setdefault(viewer.seat, []).append(viewer)
        yield from by_seat.items()

    def seat_of_key(self, key_hash: str) -> int | None:
        for chair in self.chairs:
            if chair.key_hash is not None and chair.key_hash == key_hash:
                return chair.seat
        return None

    def seat_of_person(self, person: str) -> int | None:
        """The first seat of theirs; several of one person are told apart by their keys."""
        for chair in self.chairs:
            if chair.person == person:
                return chair.seat
        return None

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
