"""The hall: every table that is live in this process, loaded when somebody comes and parked when all have left.

A table changes in one way only: a command makes an entry, the entry is stored, and only then is it shown. Other
processes may do the same to the same table; the number of an entry is the lock, and who comes too late loads what the
other one stored and tries again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Sequence

from sitdown.games import game_of
from sitdown.server.deed import Deed, Then
from sitdown.server.metrics import TABLES
from sitdown.server.room import Room
from sitdown.server.settings import Settings
from sitdown.server.store import Store
from sitdown.server.store_rows import ChairRow, EntryRow, TableRow
from sitdown.server.telling import news_of, show_all, tell
from sitdown.server.thinkers import Thinkers
from sitdown.server.viewer import TRY_AGAIN, Outbox, Viewer
from sitdown.table.entries import (
    Entry,
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
from sitdown.table.told import Line, Told

log = logging.getLogger("sitdown.hall")
Command = Callable[[Table, int], Entry]
PARK_AFTER = 20.0  # seconds without a viewer
TRIES = 20  # against other processes


class NoSuchTable(Exception):
    """There is no table of that id."""


class Busy(Exception):
    """Others were faster again and again."""


def now() -> int:
    return time.time_ns() // 1_000_000


class Hall:
    """The tables of one process."""

    def __init__(self, store: Store, thinkers: Thinkers, settings: Settings, process: str) -> None:
        self.store = store
        self.thinkers = thinkers
        self.settings = settings
        self.process = process  # told with a wake-up, so that we do not wake ourselves
        self.rooms: dict[str, Room] = {}
        self.outbox = Outbox()
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._undoing: set[asyncio.Task[None]] = set()
        self.on_change: Callable[[Room], None] = lambda room: None  # bots and clocks, see housekeeping.py

    # -- finding a table ------------------------------------------------------------------------------------------

    async def room(self, table: str) -> Room:
        """The live table; raises NoSuchTable."""
        room = self.rooms.get(table)
        if room is not None:
            if not room.eyes:
                self.on_change(room)  # somebody wants it: it is not parked just now
            return room
        loading = self._loading.get(table)
        if loading is None:
            loading = asyncio.create_task(self._load(table))
            self._loading[table] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def newest(self, table: str) -> Room:
        """The same with all that is stored: who saw a game end at another process may ask this one for its record."""
        room = await self.room(table)
        if self.store.many_processes:
            await self.catch_up(room)
        return room

    async def _load(self, table: str) -> Room:
        found = await self.store.load(table)
        if found is None:
            raise NoSuchTable(table)
        room = Room(found.table, found.chairs, folded(found.table, found.entries))
        room.elsewhere = self.store.many_processes
        self.add(room)
        if room.table.phase == "gathering" and room.table.full:  # whoever filled it died before it could begin
            with contextlib.suppress(TableRefusal):
                await self.act(room, lambda table, at: table.begin(at))
        return room

    def add(self, room: Room) -> None:
        """A table that is stored, and lives here from now on."""
        self.rooms[room.id] = room
        TABLES.set(len(self.rooms))
        self.on_change(room)

    def is_here(self, table: str) -> bool:
        return table in self.rooms or table in self._loading

    def park(self, room: Room) -> None:
        """Nobody looks and nothing is due: the database knows all of it."""
        room.gone = True
        room.stop()
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
            TABLES.set(len(self.rooms))

    def _drop(self, room: Room) -> None:
        """What is in memory may not be what is stored, and the database cannot be asked: everybody must come anew."""
        self.park(room)
        for viewer in room.viewers:
            viewer.close(TRY_AGAIN, "the database does not answer; come back")

    # -- changing a table -----------------------------------------------------------------------------------------

    async def act(self, room: Room, command: Command, chairs: Sequence[ChairRow] = ()) -> Entry:
        """Check, store, let it have happened, show."""
        async with room.lock:
            for _ in range(TRIES):
                if room.gone:
                    break
                entry = command(room.table, now())
                try:
                    deed = Deed(self, room, entry, chairs)
                    stored = await self.store.append(deed.append())
                except BaseException:
                    await self._rebuild(room)
                    raise
                if stored:
                    deed.show()
                    return entry
                await self._rebuild(room)
            raise Busy(room.id)

    def undo(self, room: Room, asker: Viewer, then: Then) -> None:
        """A quick deed was not stored."""
        self._undoing.add(task := asyncio.create_task(self._undo(room, asker, then)))
        task.add_done_callback(self._undoing.discard)

    async def _undo(self, room: Room, asker: Viewer, then: Then) -> None:
        stored: bool | None = False
        try:
            await self._rebuild(room)
        except Exception as error:
            log.warning("dropped a table", extra={"table": room.id, "why": repr(error)})
            asker.close(TRY_AGAIN, "the database does not answer; come back")
            stored = None
        finally:
            room.lock.give()
            then(stored)

    # -- what others did ------------------------------------------------------------------------------------------

    async def catch_up(self, room: Room) -> None:
        """Another process has stored something: let it have happened here."""
        async with room.lock:
            await self._read_on(room)

    async def _read_on(self, room: Room) -> None:
        await self._go_on(room, await self.store.entries(room.id, room.table.number))

    async def _rebuild(self, room: Room) -> None:
        """Our own entry did not make it: back to what was, then on with what others stored."""
        number = room.table.number - 1
        try:
            entries = await self.store.entries(room.id)
            room.table = folded(room.row, [entry for entry in entries if entry.number <= number])
            self.thinkers.forget(room.id)
            await self._go_on(room, [entry for entry in entries if entry.number > number])
        except Exception:
            self._drop(room)
            raise

    async def _go_on(self, room: Room, entries: Sequence[EntryRow]) -> None:
        decoded = [decode_entry(row.data) for row in entries]
        if any(isinstance(entry, Sat | Stood | Rematched) for entry in decoded):
            room.chairs = await self.store.chairs(room.id)
        for entry in decoded:
            if isinstance(entry, TakebackAsked | TakebackAnswered):
                self.thinkers.forget(room.id)
            tell(news_of(room, room.table.apply(entry)))
        room.status, room.due = room.table.phase, room.table.due()
        if entries:
            room.elsewhere = True
            self.on_change(room)

    # -- viewers --------------------------------------------------------------------------------------------------

    async def look(self, room: Room, viewer: Viewer, seen: int) -> None:
        """Show the table to one who comes, with what he missed since he was last here."""
        async with room.lock:
            if room.gone:
                raise Busy(room.id)
            if self.store.many_processes:  # he may have seen more elsewhere than we know
                await self._read_on(room)
            missed = await self.missed(room, viewer.seat, seen)
            room.come(viewer)
            show_all(room, viewer, missed)

    def leave(self, room: Room, viewer: Viewer) -> None:
        room.leave(viewer)
        self.on_change(room)

    async def missed(self, room: Room, seat: int | None, seen: int) -> list[Line]:
        """What this viewer heard since; all of it for one who is new."""
        if room.table.heard[-1 if seat is None else seat] == seen:
            return []
        lines: list[Line] = []
        fresh = Table(room.table.head, room.table.game, room.table.secret)
        for row in await self.store.entries(room.id):
            if row.number > room.table.number:
                break  # another process stored it just now: it is told when we are woken
            told: Told = fresh.apply(decode_entry(row.data))
            if fresh.heard[-1 if seat is None else seat] > seen:
                lines += told.lines.get(seat, [])
        return lines


def folded(row: TableRow, entries: Sequence[EntryRow]) -> Table:
    head = decode_head(row.head)
    return Table.load(head, game_of(head.game), row.secret, [decode_entry(entry.data) for entry in entries])
