"""One open socket at a table: what it is owed is sent in order; who reads too slowly is dropped."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Literal, TypeAlias

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from sitdown.server.net.close_codes import TOO_SLOW
from sitdown.server.net.frames import text_frame
from sitdown.server.net.websocket import PROTOCOL, WebSocketProtocol
from sitdown.server.settings import Limits

SECONDS_TO_HANG_UP = 1.0
CLOSED = (WebSocketDisconnect, RuntimeError, OSError)  # what a send meets when the other side has left

Socket: TypeAlias = WebSocket[Any, Any, Any]


class Outbox:
    """Clients of one event loop that have something to be sent. It is sent when everything that can be put now has been
    put: the kernel must wake a client's machine for each message that finds it asleep, and those that come together
    find it awake."""

    __slots__ = ("_queue",)

    def __init__(self) -> None:
        self._queue: list[Client] = []

    def add(self, client: Client) -> None:
        if not self._queue:
            asyncio.get_running_loop().call_soon(self._send)
        self._queue.append(client)

    def _send(self) -> None:
        queue, self._queue = self._queue, []
        for client in queue:
            client.its_turn()


class Client:
    """One open WebSocket at a table, of a seat or an onlooker."""

    __slots__ = (
        "_closing", "_frames", "_hanging_up", "_turns", "_write", "is_full", "lang", "limits", "may_write", "outbox",
        "protocol", "seat", "socket",
    )  # fmt: skip

    def __init__(
        self,
        socket: Socket,
        seat: int | None,
        lang: Literal["en", "nl"] | None,
        limits: Limits,
        outbox: Outbox,
    ) -> None:
        self.socket = socket
        self.protocol: WebSocketProtocol = socket.scope[PROTOCOL]  # type: ignore[literal-required]
        self.seat = seat
        self.lang = lang
        self.limits = limits
        self.outbox = outbox
        self.is_full = False  # does more lie in the transport than it likes?
        self.may_write = False  # is the line open? These two the protocol sets: to ask it for each view would cost more
        self._write: Callable[[bytes], None] = self.protocol.transport.write
        self._closing = False
        self._frames: list[bytes] = []  # to be sent at the end of the loop's turn
        self._turns = 0  # places in the outbox
        self._hanging_up: asyncio.Task[None] | None = None
        self.protocol.serve(self, limits)

    @property
    def is_dropped(self) -> bool:
        return self._closing

    def put(self, message: bytes) -> None:
        """Send it soon, after what was put before; never waits."""
        self.put_frame(text_frame(message))

    def put_frame(self, frame: bytes) -> None:
        if self._turns == 0:
            self._turns = 1
            self.outbox.add(self)
        self._frames.append(frame)

    def put_last(self, message: bytes) -> None:
        """The same, and everybody who was put something until now gets it before: who hears that his move is stored may
        be sure that the others' views are on their way."""
        self._turns += 1
        self.outbox.add(self)
        self._frames.append(text_frame(message))

    def its_turn(self) -> None:
        """In the outbox: at the last of its places there."""
        self._turns -= 1
        if self._turns == 0:
            self.send()

    def send(self) -> None:
        """What was put goes out together: each time that the kernel is asked costs as much as a view."""
        frames, self._frames = self._frames, []
        if self._closing or not frames:
            return
        if self.is_full and self.protocol.unsent() > self.limits.unsent_bytes:
            self.too_slow()
        elif self.may_write:  # what the client does not take at once lies there
            self._write(frames[0] if len(frames) == 1 else b"".join(frames))

    def too_slow(self) -> None:
        self.close(TOO_SLOW, "you read too slowly; come back")

    def close(self, code: int, reason: str) -> None:
        if not self._closing:
            self.send()
            self._closing = True
            self._hanging_up = asyncio.create_task(self._hang_up(code, reason))

    async def hung_up(self) -> None:
        """Wait until it is closed, if it is being closed."""
        if self._hanging_up is not None:
            await self._hanging_up

    async def _hang_up(self, code: int, reason: str) -> None:
        """Say why, if the socket still takes it. Who reads nothing cannot be told: what it is owed is thrown away."""
        try:
            async with asyncio.timeout(SECONDS_TO_HANG_UP):
                await self.socket.close(code=code, reason=reason)
        except (TimeoutError, *CLOSED):
            self.protocol.transport.abort()
