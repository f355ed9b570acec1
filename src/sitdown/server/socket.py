"""One client at one table: reads what it asks, answers, and lets go of it when it leaves."""

from __future__ import annotations

import asyncio
import hmac
from hashlib import sha256

import msgspec
from litestar.exceptions import WebSocketDisconnect

from sitdown.engine.actions import UnknownAction
from sitdown.server import protocol
from sitdown.server.hall import Busy, Hall
from sitdown.server.metrics import DROPPED, REFUSED
from sitdown.server.protocol import SOCKET_CODES, Choice, Done, Error, Join, Pong, Welcome, encode
from sitdown.server.room import Room
from sitdown.server.shortway import UNREADABLE, ShortWay, numbers
from sitdown.server.viewer import Socket, Viewer
from sitdown.server.wire import WAKE
from sitdown.server.wording import because, message_of, speak
from sitdown.table.entries import Entry
from sitdown.table.refusal import CODES, TableRefusal
from sitdown.table.table import Table

NOT_JOINED = 4001
BAD_KEY = 4003
CROWDED = 4029
MOST_FAULTS = 20  # messages that cannot be read; then the client is dropped


class BadMessage(Exception):
    """A message that cannot be done, with the code that the client is told."""

    def __init__(self, code: str, message: str) -> None:
        assert code in SOCKET_CODES or code in CODES or code == "bad_key"
        super().__init__(message)
        self.code = code


class Conversation:
    """From `join` until one side hangs up."""

    __slots__ = ("faults", "hall", "name", "room", "short", "viewer")

    def __init__(self, hall: Hall, room: Room, viewer: Viewer, name: str) -> None:
        self.hall = hall
        self.room = room
        self.viewer = viewer
        self.name = name
        self.short = ShortWay(hall, room, viewer)
        self.faults = 0

    async def run(self) -> None:
        viewer, short = self.viewer, self.short
        viewer.wire.hear = short.hear
        try:
            while not viewer.is_dropped:
                text = await receive_text(viewer.socket)
                short.busy = True
                if short.moving:
                    short.moved = asyncio.get_running_loop().create_future()
                    await short.moved
                if short.unstored:
                    again, short.unstored = short.unstored, ""
                    await self._hear(again)
                if text is not None:
                    await self._hear_in_time(text)
                short.busy = False
                if self.faults > MOST_FAULTS:
                    DROPPED.labels("faults").inc()
                    viewer.close(NOT_JOINED, "too many messages that cannot be read")
        except WebSocketDisconnect:
            return
        finally:
            viewer.wire.forget()
            self.hall.leave(self.room, self.viewer)
            await viewer.hung_up()

    async def _hear_in_time(self, text: str) -> None:
        if wait := self.short.bucket.wait():
            await asyncio.sleep(wait)
        await self._hear(text)

    async def _hear(self, text: str) -> None:
        asked: protocol.Asked | None = None
        try:
            asked = protocol.read_asked(text)
            answer: msgspec.Struct = await self._answer(asked)
        except UNREADABLE as error:
            self.faults += 1
            answer = Error("bad_message", str(error))
        except TableRefusal as refused:
            message = message_of(self.room.table.game, refused, self.viewer.lang)
            answer = Error(refused.code, message, refused.rule or None)
        except BadMessage as bad:
            answer = Error(bad.code, str(bad))
        except Busy:
            answer = Error("busy", "try again")
        if isinstance(answer, Error):
            REFUSED.labels(answer.code).inc()
        await asyncio.sleep(0)  # what others were put because of it goes out first, as on the short way
        answer_id = getattr(asked, "id", None)
        self.viewer.put(encode(msgspec.structs.replace(answer, id=answer_id)))

    async def _answer(self, asked: protocol.Asked) -> msgspec.Struct:
        if isinstance(asked, protocol.Ping):
            return Pong()
        if isinstance(asked, Join):
            raise BadMessage("joined", "you have joined already")
        seat = self.viewer.seat
        if isinstance(asked, protocol.Say):
            await self.hall.act(
                self.room, lambda table, at: table.say(seat, self.name, asked.to, asked.other, asked.text, at)
            )
        elif isinstance(asked, protocol.Speak):
            await speak(self.room, self.viewer, asked.lang)
        elif seat is None:
            raise BadMessage("onlooker", "onlookers watch; sit down to play")
        elif isinstance(asked, protocol.Move):
            await self._move(seat, asked)
        elif isinstance(asked, protocol.Why):
            (action,) = self._numbers([asked.action])
            return await because(self.room, seat, action, self.viewer.lang)
        else:
            await self.hall.act(self.room, lambda table, at: command(table, seat, asked, at))
        return Done(self.room.table.heard[-1 if seat is None else seat])

    async def _move(self, seat: int, asked: protocol.Move) -> None:
        actions = self._numbers(asked.actions)
        try:
            await self.hall.act(
                self.room, lambda table, at: table.move(seat, asked.question, actions, "person", at)
            )
        except TableRefusal as refused:
            if refused.code != "done":
                raise

    def _numbers(self, actions: list[Choice]) -> list[int]:
        try:
            return numbers(self.room.table, actions)
        except UnknownAction as error:
            raise BadMessage("bad_action", str(error)) from None


def command(table: Table, seat: int, asked: protocol.Asked, at: int) -> Entry:
    if isinstance(asked, protocol.Takeback):
        return table.ask_takeback(seat, at)
    if isinstance(asked, protocol.Answer):
        return table.answer_takeback(seat, asked.yes, at)
    if isinstance(asked, protocol.Pause):
        return table.pause(seat, at)
    if isinstance(asked, protocol.Resume):
        return table.resume(seat, at)
    if isinstance(asked, protocol.Resign):
        return table.resign(seat, at)
    assert isinstance(asked, protocol.Back)
    return table.come_back(seat, at)


async def receive_text(socket: Socket) -> str | None:
    """The next message; of bytes, something that is no message of ours; None: only a wake-up. Raises
    WebSocketDisconnect at the end."""
    event = await socket.receive()
    if WAKE in event:
        return None
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="gone", code=event.get("code", 1006))
    return event.get("text") or "bytes"  # type: ignore[return-value]


async def join(socket: Socket, hall: Hall, room: Room, person: str | None, name: str) -> Conversation | None:
    """Read the first message and seat the client; None: it was sent away."""
    limits = hall.settings.limits
    try:
        async with asyncio.timeout(limits.seconds_to_join):
            asked = protocol.read_asked(await socket.receive_data(mode="text"))
    except (TimeoutError, *UNREADABLE):
        asked = protocol.Ping()
    if not isinstance(asked, Join):
        await socket.close(code=NOT_JOINED, reason="the first message must be a join")
        return None
    if len(room.viewers) >= limits.sockets_a_table:
        await socket.close(code=CROWDED, reason="too many look at this table")
        return None
    try:
        seat = seat_for(room, asked.key, person)
    except BadMessage as bad:
        await socket.close(code=BAD_KEY, reason=str(bad))
        return None
    room = await hall.room(room.id)  # it may have been parked while we waited for the message
    viewer = Viewer(socket, seat, asked.lang, limits, hall.outbox)
    viewer.put(encode(Welcome(protocol.VERSION, room.id, seat)))
    await hall.look(room, viewer, asked.seen)
    return Conversation(hall, room, viewer, name)


def seat_for(room: Room, key: str | None, person: str | None) -> int | None:
    """A seat's key opens the seat; an onlooker's key, or an open table, lets one look."""
    if key is not None:
        hashed = sha256(key.encode()).hexdigest()
        seat = room.seat_of_key(hashed)
        if seat is None and not hmac.compare_digest(hashed, room.row.watch_hash or ""):
            raise BadMessage("bad_key", "this link is not valid any more")
        return seat
    seat = None if person is None else room.seat_of_person(person)
    if seat is None and not room.row.open and person != room.row.owner:
        raise BadMessage("bad_key", "this table is for those who have its link")
    return seat
