"""Something that was done at a table: in force there already, on its way to the disk, and seen by nobody before it is
stored."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from sitdown.server.metrics import MOVED, STORED
from sitdown.server.ratings import finish
from sitdown.server.room import Room
from sitdown.server.store import seat_chair
from sitdown.server.store_jobs import Append, Work
from sitdown.server.store_rows import ChairRow, EntryRow, ResultRow
from sitdown.server.telling import news_of, tell
from sitdown.server.viewer import TRY_AGAIN, Viewer
from sitdown.table.entries import Entry, Moved, TakebackAnswered, TakebackAsked, encode
from sitdown.table.table import Table

if TYPE_CHECKING:
    from sitdown.server.hall import Hall

log = logging.getLogger("sitdown.hall")
Then: TypeAlias = Callable[[bool | None], None]  # was it stored? None: the client was sent away to come back
SAMPLE = 16  # moves, of which one is timed


class Deed:
    """An entry, applied when this is made. Whoever makes one holds the room's lock.

    What everybody will be shown is made now too, while all of the table is in the processor's cache: when it is stored
    a thousand others have been there.
    """

    def __init__(self, hall: Hall, room: Room, entry: Entry, chairs: Sequence[ChairRow] = ()) -> None:
        self.began = time.perf_counter()
        self.hall = hall
        self.room = room
        self.entry = entry
        self.chairs = chairs
        self.news = news_of(room, room.table.apply(entry))

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
                also.append(finish(room.id, table.head.game, results_of(table)))
        due = table.due()
        if due != room.due:
            room.due = row["due"] = due
        wake = f"{self.hall.process} {room.id}" if self.hall.store.many_processes else None
        return Append(room.id, EntryRow(table.number, entry.at, kind_of(entry), encode(entry)), row, also, wake)

    def show(self) -> None:
        """It is stored: now it may be seen."""
        room, entry = self.room, self.entry
        room.elsewhere = False
        for chair in self.chairs:
            room.chairs[chair.seat] = chair
        tell(self.news)
        if isinstance(entry, Moved):
            MOVED[entry.by].inc(len(entry.actions))
            if room.table.number % SAMPLE == 0:
                STORED.observe(time.perf_counter() - self.began)
        elif isinstance(entry, TakebackAsked | TakebackAnswered):
            self.hall.thinkers.forget(room.id)
        self.hall.on_change(room)


class QuickDeed(Deed):
    """One that nobody waits for: when all is done the lock is given back, and `then` is told."""

    def __init__(self, hall: Hall, room: Room, entry: Entry, asker: Viewer, then: Then) -> None:
        super().__init__(hall, room, entry)
        self.asker = asker
        self.then = then

    def written(self, outcome: object) -> None:
        """The store's answer."""
        if outcome is not True:
            self.hall.undo(self.room, self.asker, self.then)
            return
        stored: bool | None = True
        self.asker.hold()
        try:
            self.show()
        except Exception:
            log.exception("what was stored could not be shown", extra={"table": self.room.id})
            self.asker.close(TRY_AGAIN, "something went wrong; come back")
            stored = None
        try:
            self.then(stored)
        finally:
            self.room.lock.give()
            self.asker.let_go()


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
