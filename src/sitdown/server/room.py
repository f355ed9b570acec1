"""A table in memory, and who looks at it."""

from __future__ import annotations

import asyncio

from sitdown.server.store_rows import ChairRow, TableRow
from sitdown.server.thoughts import Thoughts
from sitdown.server.turnstile import Turnstile
from sitdown.server.viewer import Viewer
from sitdown.table.table import Table


class Room:
    """One live table. Whoever changes it, or tells its viewers, holds the lock."""

    __slots__ = (
        "chairs", "due", "elsewhere", "eyes", "gone", "id", "lock", "row", "status", "table", "thoughts", "timer",
    )  # fmt: skip

    def __init__(self, row: TableRow, chairs: list[ChairRow], table: Table) -> None:
        self.id = row.id
        self.row = row
        self.chairs = chairs
        self.table = table
        self.status = row.status  # as stored, or as it will be with the entry that is being stored
        self.due = row.due  # likewise
        self.elsewhere = False  # did another process write the last entry?
        self.gone = False  # parked, or not to be trusted: not the live one any more
        self.lock = Turnstile()
        self.thoughts = Thoughts()
        self.timer: asyncio.TimerHandle | None = None
        self.eyes: dict[int | None, list[Viewer]] = {}  # by seat: what one is shown all of the same eyes are

    @property
    def viewers(self) -> list[Viewer]:
        return [viewer for viewers in self.eyes.values() for viewer in viewers]

    def come(self, viewer: Viewer) -> None:
        self.eyes.setdefault(viewer.seat, []).append(viewer)

    def leave(self, viewer: Viewer) -> None:
        alike = self.eyes.get(viewer.seat, [])
        if viewer in alike:
            alike.remove(viewer)
            if not alike:
                del self.eyes[viewer.seat]

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
