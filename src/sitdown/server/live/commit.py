"""The one way in which a room changes: a command is checked, its entry is applied, stored, and then shown."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from sitdown.server.live.broadcast import broadcast, frames_for
from sitdown.server.live.errors import Busy, NotShown
from sitdown.server.live.now import now
from sitdown.server.live.room import Room
from sitdown.server.live.steps import Steps
from sitdown.server.metrics import MOVED, STORED
from sitdown.server.people.ratings import finish
from sitdown.server.store.jobs import Append, Work
from sitdown.server.store.rows import ChairRow, EntryRow, ResultRow
from sitdown.server.store.store import seat_chair
from sitdown.table.entries import Entry, Moved, TakebackAnswered, TakebackAsked, encode
from sitdown.table.table import Table

if TYPE_CHECKING:
    from sitdown.server.live.rooms import Rooms

log = logging.getLogger("sitdown.rooms")
Command: TypeAlias = Callable[[Table, int], Entry]
SAMPLE = 16  # moves, of which one is timed
TRIES = 20  # against other processes
PATIENCE = 5.0  # seconds that we wait until time goes on


def commit(
    rooms: Rooms, room: Room, command: Command, chairs: Sequence[ChairRow] = (), while_time_stands: bool = False
) -> Steps[Entry]:
    """Check, apply, store, show; what is not stored is undone. Another process that was faster is a reason to try
    again with what it stored. Raises TableRefusal, Busy, NotShown, or what the store raised."""
    if not (rooms.time_goes_on.is_set() or while_time_stands or room.table.head.clock.kind == "none"):
        yield time_goes_on(rooms, room)
    if not room.lock.try_acquire():
        yield room.lock.acquire()
    try:
        for _ in range(TRIES):
            if room.gone:
                break
            entry = command(room.table, now())
            stored, failed = False, None
            try:
                change = Change(rooms, room, entry, chairs)
                stored = yield change.append()
            except (Exception, asyncio.CancelledError) as error:
                failed = error
            if stored:
                change.show()
                return change.entry
            yield rooms.rebuild(room)
            if failed is not None:
                raise failed
        raise Busy(room.id)
    finally:
        room.lock.release()


async def time_goes_on(rooms: Rooms, room: Room) -> None:
    """Wait until this table knows how long no clock ran: a move before that would be charged for the outage."""
    try:
        async with asyncio.timeout(PATIENCE):
            await rooms.time_goes_on.wait()
    except TimeoutError:
        raise Busy(room.id) from None


class Change:
    """An entry, applied when this is made. Whoever makes one holds the room's lock.

    The frames for all clients are made now too, while all of the table is in the processor's cache: when it is stored
    a thousand others have been there.
    """

    def __init__(self, rooms: Rooms, room: Room, entry: Entry, chairs: Sequence[ChairRow]) -> None:
        self.began = time.perf_counter()
        self.rooms = rooms
        self.room = room
        self.chairs = chairs
        effect = room.table.live(entry)
        self.entry: Entry = effect.entry  # with what the table answered
        self.frames = frames_for(room, effect)

    def append(self) -> Append:
        """What is to be stored."""
        room, entry = self.room, self.entry
        table = room.table
        row: dict[str, Any] = {}
        also: list[Work] = [seat_chair(room.id, chair) for chair in self.chairs]
        if table.phase != room.status:
            room.status = row["status"] = table.phase
            row["changed"] = entry.at
            if table.phase == "over":
                also.append(finish(room.id, table.head.game, results_of(table), table.head.branch_of is None))
        due = table.due()
        if due != room.due:
            room.due = row["due"] = due
        wake = f"{self.rooms.process} {room.id}" if self.rooms.store.many_processes else None
        return Append(room.id, EntryRow(table.number, entry.at, kind_of(entry), encode(entry)), row, also, wake)

    def show(self) -> None:
        """It is stored: now it may be seen."""
        try:
            self._show()
        except Exception:
            log.exception("what was stored could not be shown", extra={"table": self.room.id})
            raise NotShown(self.room.id) from None

    def _show(self) -> None:
        room, entry = self.room, self.entry
        room.elsewhere = False
        for chair in self.chairs:
            room.chairs[chair.seat] = chair
        broadcast(self.frames)
        if isinstance(entry, Moved):
            MOVED[entry.by].inc(len(entry.actions))
            if entry.answered:
                MOVED["preset"].inc(len(entry.answered))
            if room.table.number % SAMPLE == 0:
                STORED.observe(time.perf_counter() - self.began)
        elif isinstance(entry, TakebackAsked | TakebackAnswered):
            self.rooms.bots.forget(room.id)
        self.rooms.on_change(room)


def kind_of(entry: Entry) -> str:
    return type(entry).__name__.lower()


def results_of(table: Table) -> list[ResultRow]:
    """How each seat ended. Who resigned is rated with what the bot made of it."""
    state = table.play()
    return [
        ResultRow(seat, chair.person or None, None if chair.person else chair.level, state.ranking[seat],
                  state.scores[seat])
        for seat, chair in enumerate(table.chairs)
    ]  # fmt: skip
