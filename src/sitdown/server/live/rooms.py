"""The rooms: every table that is live in this process, loaded when somebody comes and parked when all have left.

A table changes in one way only (`commit`): the entry of a command is applied, stored, and only then shown. Other
processes may do the same to the same table; the number of an entry is the lock, and who comes too late loads what the
other one stored and tries again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence

from sitdown.games import UnknownGame, game_of
from sitdown.server.bots.pool import WorkerPool
from sitdown.server.live.broadcast import broadcast, frames_for, show_all
from sitdown.server.live.commit import Command, commit
from sitdown.server.live.errors import Busy, NoSuchTable, OldRules
from sitdown.server.live.hints import Hints
from sitdown.server.live.room import Room
from sitdown.server.live.steps import drive
from sitdown.server.metrics import TABLES
from sitdown.server.net.client import Client, Outbox
from sitdown.server.net.close_codes import TRY_AGAIN
from sitdown.server.settings import Settings
from sitdown.server.store.rows import ChairRow, EntryRow, TableRow
from sitdown.server.store.store import Store
from sitdown.table.effect import Effect, Line
from sitdown.table.entries import (
    Entry,
    Head,
    Rematched,
    Sat,
    Stood,
    TakebackAnswered,
    TakebackAsked,
    decode_entry,
    decode_head,
)
from sitdown.table.refusal import TableRefusal
from sitdown.table.table import Table

log = logging.getLogger("sitdown.rooms")
PARK_AFTER = 20.0  # seconds without a client


class Rooms:
    """The tables of one process."""

    def __init__(self, store: Store, bots: WorkerPool, settings: Settings, process: str) -> None:
        self.store = store
        self.bots = bots
        self.settings = settings
        self.process = process  # told with a wake-up, so that we do not wake ourselves
        self.by_id: dict[str, Room] = {}
        self.outbox = Outbox()
        self.hints = Hints(bots, settings.limits)
        self.time_goes_on = asyncio.Event()  # not while the database is away, see background.py
        self.time_goes_on.set()
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self.on_change: Callable[[Room], None] = lambda room: None  # bots and clocks, see scheduler.py

    # -- finding a table ------------------------------------------------------------------------------------------

    async def find(self, table: str) -> Room:
        """The live table; raises NoSuchTable or OldRules."""
        room = self.by_id.get(table)
        if room is not None:
            if not room.by_viewer:
                self.on_change(room)  # somebody wants it: it is not parked just now
            return room
        loading = self._loading.get(table)
        if loading is None:
            loading = asyncio.create_task(self._load(table))
            self._loading[table] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def find_newest(self, table: str) -> Room:
        """The same with all that is stored: who saw a game end at another process may ask this one for its record."""
        room = await self.find(table)
        if self.store.many_processes:
            await self.catch_up(room)
        return room

    async def _load(self, table: str) -> Room:
        found = await self.store.load(table)
        if found is None:
            raise NoSuchTable(table)
        if by_old_rules(decode_head(found.table.head)):
            raise OldRules(table, found.table.status == "over")
        room = Room(found.table, found.chairs, folded(found.table, found.entries))
        room.elsewhere = self.store.many_processes
        self.add(room)
        if room.table.phase == "gathering" and room.table.full:  # whoever filled it died before it could begin
            with contextlib.suppress(TableRefusal):
                await self.act(room, lambda table, at: table.begin(at))
        return room

    def add(self, room: Room) -> None:
        """A table that is stored, and lives here from now on."""
        self.by_id[room.id] = room
        TABLES.set(len(self.by_id))
        self.on_change(room)

    def is_here(self, table: str) -> bool:
        return table in self.by_id or table in self._loading

    def park(self, room: Room) -> None:
        """Nobody looks and nothing is due: the database knows all of it."""
        room.gone = True
        room.stop()
        self.bots.forget(room.id)
        if self.by_id.get(room.id) is room:
            del self.by_id[room.id]
            TABLES.set(len(self.by_id))

    def _drop(self, room: Room) -> None:
        """What is in memory may not be what is stored, and the database cannot be asked: everybody must come anew."""
        self.park(room)
        for client in room.clients:
            client.close(TRY_AGAIN, "the database does not answer; come back")

    # -- changing a table -----------------------------------------------------------------------------------------

    async def act(
        self, room: Room, command: Command, chairs: Sequence[ChairRow] = (), *, while_time_stands: bool = False
    ) -> Entry:
        """Check, apply, store, show (`commit`), in this task."""
        return await drive(self.store, commit(self, room, command, chairs, while_time_stands))

    # -- what others did ------------------------------------------------------------------------------------------

    async def catch_up(self, room: Room) -> None:
        """Another process has stored something: let it have happened here."""
        async with room.lock:
            await self._read_on(room)

    async def _read_on(self, room: Room) -> None:
        await self._go_on(room, await self.store.entries(room.id, room.table.number))

    async def rebuild(self, room: Room) -> None:
        """Our own entry was not stored: back to what was, then on with what others stored."""
        number = room.table.number - 1
        try:
            entries = await self.store.entries(room.id)
            room.table = folded(room.row, [entry for entry in entries if entry.number <= number])
            self.bots.forget(room.id)
            await self._go_on(room, [entry for entry in entries if entry.number > number])
        except Exception as error:
            log.warning("dropped a table", extra={"table": room.id, "why": repr(error)})
            self._drop(room)
            raise

    async def _go_on(self, room: Room, entries: Sequence[EntryRow]) -> None:
        decoded = [decode_entry(row.data) for row in entries]
        if any(isinstance(entry, Sat | Stood | Rematched) for entry in decoded):
            room.chairs = await self.store.chairs(room.id)
        for entry in decoded:
            if isinstance(entry, TakebackAsked | TakebackAnswered):
                self.bots.forget(room.id)
            broadcast(frames_for(room, room.table.apply(entry)))
        room.status, room.due = room.table.phase, room.table.due()
        if entries:
            room.elsewhere = True
            self.on_change(room)

    # -- clients --------------------------------------------------------------------------------------------------

    async def look(self, room: Room, client: Client, seen: int) -> None:
        """Show the table to one who comes, with what he missed since he was last here."""
        async with room.lock:
            if room.gone:
                raise Busy(room.id)
            if self.store.many_processes:  # he may have seen more elsewhere than we know
                await self._read_on(room)
            missed = await self.missed(room, client.seat, seen)
            room.come(client)
            show_all(room, client, missed)
            self.on_change(room)  # somebody watches: bots may think ahead

    def leave(self, room: Room, client: Client) -> None:
        room.leave(client)
        self.on_change(room)

    async def missed(self, room: Room, seat: int | None, seen: int) -> list[Line]:
        """What this client heard since; all of it for one who is new."""
        if room.table.number_for(seat) == seen:
            return []
        lines: list[Line] = []
        fresh = Table(room.table.head, room.table.game, room.table.secret)
        for row in await self.store.entries(room.id):
            if row.number > room.table.number:
                break  # another process stored it just now: it is told when we are woken
            effect: Effect = fresh.apply(decode_entry(row.data))
            if fresh.number_for(seat) > seen:
                lines += effect.lines.get(seat, [])
        return lines


def by_old_rules(head: Head) -> bool:
    """Was the table made by another version of its game's rules than ours?"""
    try:
        return head.version != game_of(head.game).version
    except UnknownGame:  # it is not installed any more
        return False


def folded(row: TableRow, entries: Sequence[EntryRow]) -> Table:
    head = decode_head(row.head)
    return Table.load(head, game_of(head.game), row.secret, [decode_entry(entry.data) for entry in entries])
