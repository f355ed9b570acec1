"""A room: a table in memory, with its lock, its timer and the clients at it."""

from __future__ import annotations

import asyncio

from sitdown.server.bots.pending import PendingAnswers
from sitdown.server.live.lock import Lock
from sitdown.server.net.client import Client
from sitdown.server.store.rows import ChairRow, TableRow
from sitdown.table.effect import Viewer
from sitdown.table.table import Table


class Room:
    """One live table. Whoever changes it, or sends to its clients, holds the lock."""

    __slots__ = (
        "answers",
        "by_viewer",
        "chairs",
        "due",
        "elsewhere",
        "gone",
        "id",
        "lock",
        "row",
        "status",
        "table",
        "timer",
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
        self.lock = Lock()
        self.answers = PendingAnswers()
        self.timer: asyncio.TimerHandle | None = None
        self.by_viewer: dict[Viewer, list[Client]] = {}  # what all clients of a viewer are shown is the same

    @property
    def clients(self) -> list[Client]:
        return [client for clients in self.by_viewer.values() for client in clients]

    def come(self, client: Client) -> None:
        self.by_viewer.setdefault(client.seat, []).append(client)

    def leave(self, client: Client) -> None:
        alike = self.by_viewer.get(client.seat, [])
        if client in alike:
            alike.remove(client)
            if not alike:
                del self.by_viewer[client.seat]

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
