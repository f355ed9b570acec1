"""The short way of a message: a move at a table where nothing else happens just now needs no task that waits."""

from __future__ import annotations

import asyncio
import logging
import time

import msgspec

from sitdown.engine.actions import UnknownAction
from sitdown.server.deed import QuickDeed
from sitdown.server.hall import Hall, now
from sitdown.server.protocol import Choice, Done, Move, encode, read_asked
from sitdown.server.room import Room
from sitdown.server.viewer import Viewer
from sitdown.table.refusal import TableRefusal
from sitdown.table.table import Table

log = logging.getLogger("sitdown.hall")
UNREADABLE = (msgspec.MsgspecError, RecursionError)  # the latter of brackets in brackets in brackets
ANSWERED_THERE = (UnicodeDecodeError, *UNREADABLE, TableRefusal, UnknownAction)  # faults that the long way answers


class Bucket:
    """So many messages a second, with some to spare; who sends more is read more slowly."""

    def __init__(self, rate: int | None) -> None:
        self.rate = rate
        self.left = 3.0 * (rate or 0)
        self.since = time.monotonic()

    def has_some(self) -> bool:
        """May the next message be heard at once?"""
        return self.rate is None or self.left >= 1.0

    def wait(self) -> float:
        """Seconds until the next message may be heard."""
        if self.rate is None:
            return 0.0
        at = time.monotonic()
        self.left = min(3.0 * self.rate, self.left + (at - self.since) * self.rate) - 1.0
        self.since = at
        return max(0.0, -self.left / self.rate)


class ShortWay:
    """Of one client. Whatever it does not take goes the long way (`Conversation`), and while that is taken, or one
    move is under way here, so does everything: answers come in the order of the questions."""

    def __init__(self, hall: Hall, room: Room, viewer: Viewer) -> None:
        self.hall = hall
        self.room = room
        self.viewer = viewer
        self.bucket = Bucket(hall.settings.limits.messages_a_second)
        self.busy = False  # the long way is taken; the next messages wait
        self.moving = False  # the short way is taken
        self.moved: asyncio.Future[None] | None = None  # who waits for its end
        self.unstored = ""  # a move that came to nothing: before all others it goes the long way
        self._data = b""  # the move under way, as it came
        self._id: int | str | None = None

    def hear(self, data: bytes) -> bool:
        """False: go the long way."""
        viewer, room = self.viewer, self.room
        seat = viewer.seat
        if seat is None or self.busy or self.moving or viewer.is_dropped or not self.bucket.has_some():
            return False
        if room.gone or room.lock.locked():
            return False
        try:
            asked = read_asked(data)
            if not isinstance(asked, Move):
                return False
            actions = numbers(room.table, asked.actions)
            entry = room.table.move(seat, asked.question, actions, "person", now())
        except ANSWERED_THERE:
            return False
        room.lock.take()
        self.moving = True
        self._data, self._id = data, asked.id
        self.bucket.wait()
        try:
            deed = QuickDeed(self.hall, room, entry, viewer, self.heard)
            self.hall.store.append_soon(deed.append(), deed.written)
        except Exception:
            log.exception("a move that could not be made", extra={"table": room.id})
            self.hall.undo(room, viewer, self.heard)
        return True

    def heard(self, stored: bool | None) -> None:
        """What became of it. None: the client was sent away to come back."""
        self.moving = False
        viewer = self.viewer
        if stored:
            seat = viewer.seat
            assert seat is not None
            viewer.put(encode(Done(self.room.table.heard[seat], self._id)))
        elif stored is not None:
            self.unstored = self._data.decode()
            self.busy = True
            viewer.wire.wake()
        if self.moved is not None and not self.moved.done():
            self.moved.set_result(None)


def numbers(table: Table, given: list[Choice]) -> list[int]:
    """Actions by number, or in words as the game's action space has them. Raises UnknownAction."""
    space = table.game.actions
    return [one if isinstance(one, int) else space.parse(one) for one in given]
