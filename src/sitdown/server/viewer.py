"""One open socket at a table: what it is owed is sent in order; who reads too slowly is dropped."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Literal, TypeAlias

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from sitdown.server.frames import text_frame
from sitdown.server.settings import Limits
from sitdown.server.wire import WIRE, Wire

# Close codes of ours, beside those of the standard (docs/protocol.md).
FAULT = 1011  # of the standard, as the next
TRY_AGAIN = 1013
TOO_SLOW = 4008
GONE = 4410
SECONDS_TO_HANG_UP = 1.0
CLOSED = (WebSocketDisconnect, RuntimeError, OSError)  # what a send meets when the other side has left

Socket: TypeAlias = WebSocket[Any, Any, Any]


class Outbox:
    """What all clients of one event loop are owed, sent when everything that can be told now has been told. The kernel
    must wake a client for each message that finds it asleep: those that come in one go find it awake."""

    __slots__ = ("_owed",)

    def __init__(self) -> None:
        self._owed: list[Viewer] = []

    def add(self, viewer: Viewer) -> None:
        if not self._owed:
            asyncio.get_running_loop().call_soon(self._send)
        self._owed.append(viewer)

    def _send(self) -> None:
        owed, self._owed = self._owed, []
        for viewer in owed:
            viewer.send()


class Viewer:
    """A seat's or an onlooker's eyes: one client."""

    __slots__ = (
        "_closing", "_frames", "_hanging_up", "_last", "_write", "is_full", "lang", "limits", "may_write", "outbox",
        "seat", "socket", "wire",
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
        self.wire: Wire = socket.scope[WIRE]  # type: ignore[literal-required]
        self.seat = seat
        self.lang = lang
        self.limits = limits
        self.outbox = outbox
        self.is_full = False  # does more lie in the transport than it likes?
        self.may_write = False  # is the line open? These two the wire sets: to ask it for each view would cost more
        self._write: Callable[[bytes], None] = self.wire.transport.write
        self._closing = False
        self._frames: list[bytes] = []  # to be sent at the end of the loop's turn
        self._last = False
        self._hanging_up: asyncio.Task[None] | None = None
        self.wire.serve(self, limits)

    @property
    def is_dropped(self) -> bool:
        return self._closing

    def put(self, message: bytes) -> None:
        """Send it soon, after what was put before; never waits."""
        self.put_frame(text_frame(message))

    def put_frame(self, frame: bytes) -> None:
        if not self._frames and not self._last:
            self.outbox.add(self)
        self._frames.append(frame)

    def hold(self) -> None:
        """Whoever is put something from now on gets it before this client does, until `let_go`: who hears that his
        move is stored may be sure that the others' views are on their way."""
        self._last = not self._frames

    def let_go(self) -> None:
        if self._last and self._frames:
            self.outbox.add(self)
        self._last = False

    def send(self) -> None:
        """What was put goes out together: each time that the kernel is asked costs as much as a view."""
        frames, self._frames = self._frames, []
        if self._closing or not frames:
            return
        if self.is_full and self.wire.unsent() > self.limits.unsent_bytes:
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
            self.wire.transport.abort()
