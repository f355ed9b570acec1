"""One open socket at a table: what it is owed is sent in order; who reads too slowly is dropped."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Coroutine, Generator
from types import coroutine
from typing import Any, Literal, TypeAlias, cast

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from sitdown.server.settings import Limits

# Close codes of ours, beside those of the standard (docs/protocol.md).
TRY_AGAIN = 1013  # of the standard
TOO_SLOW = 4008
GONE = 4410
SECONDS_TO_HANG_UP = 1.0
CLOSED = (WebSocketDisconnect, RuntimeError, OSError)  # what a send meets when the other side has left

SEND = "sitdown.send"  # in the scope: the socket's own `send`, without the framework's wrappers
Socket: TypeAlias = WebSocket[Any, Any, Any]
Sending: TypeAlias = Coroutine[Any, Any, None]


class Viewer:
    """A seat's or an onlooker's eyes: one client."""

    __slots__ = ("_closing", "_pump", "_unsent", "is_dropped", "lang", "limits", "person", "reader", "seat", "send",
                 "socket")  # fmt: skip

    def __init__(
        self,
        socket: Socket,
        seat: int | None,
        person: str | None,
        lang: Literal["en", "nl"] | None,
        limits: Limits,
    ) -> None:
        self.socket = socket
        self.send: Any = socket.scope.get(SEND, socket.send)
        self.seat = seat
        self.person = person
        self.lang = lang
        self.limits = limits
        self._unsent: deque[str] = deque()
        self._pump: asyncio.Task[None] | None = None
        self._closing = False
        self.is_dropped = False
        self.reader: asyncio.Task[Any] | None = None  # who waits for the next message of this client

    def put(self, message: str) -> None:
        """Send it when the socket takes it; never waits."""
        if self._closing:
            return
        if self._pump is None:
            self._send_now(message)
        elif len(self._unsent) < self.limits.unsent_messages:
            self._unsent.append(message)
        else:
            self.close(TOO_SLOW, "you read too slowly; come back")

    def _send_now(self, message: str) -> None:
        """A socket that takes it at once, as nearly all do, costs no task; for another one a task waits."""
        sending = self._sending(message)
        try:
            awaited = sending.send(None)
        except StopIteration:
            return
        except CLOSED:
            self._closing = True
        else:
            self._pump = asyncio.create_task(self._send_rest(sending, awaited))

    def _sending(self, message: str) -> Sending:
        return cast("Sending", self.send({"type": "websocket.send", "text": message, "bytes": None}))

    async def _send_rest(self, sending: Sending, awaited: object) -> None:
        """Lives only while something is owed."""
        try:
            async with asyncio.timeout(self.limits.seconds_to_send):
                await _go_on(sending, awaited)
            while self._unsent:
                async with asyncio.timeout(self.limits.seconds_to_send):
                    await self._sending(self._unsent.popleft())
        except TimeoutError:
            self.close(TOO_SLOW, "you read too slowly; come back")
        except CLOSED:
            self._closing = True
            self._unsent.clear()
        finally:
            self._pump = None

    def close(self, code: int, reason: str) -> None:
        if not self._closing:
            self._closing = True
            self._pump = asyncio.create_task(self.hang_up(code, reason))

    async def hang_up(self, code: int, reason: str) -> None:
        """Say why, if the socket still takes it. Who reads nothing cannot be told: whoever listens to him goes home."""
        self._closing = self.is_dropped = True
        self._unsent.clear()
        try:
            async with asyncio.timeout(SECONDS_TO_HANG_UP):
                await self.socket.close(code=code, reason=reason)
        except (TimeoutError, *CLOSED):
            if self.reader is not None:
                self.reader.cancel()


@coroutine
def _go_on(sending: Sending, awaited: object) -> Generator[object, object, None]:
    """Await what has been started already and now waits for `awaited`."""
    try:
        while True:
            try:
                answer = yield awaited
            except BaseException as error:
                awaited = sending.throw(error)
            else:
                awaited = sending.send(answer)
    except StopIteration:
        return
