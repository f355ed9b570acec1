"""One open socket at a table: what it is owed is sent in order; who reads too slowly is dropped."""

from __future__ import annotations

import asyncio
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


class Viewer:
    """A seat's or an onlooker's eyes: one client."""

    __slots__ = ("_closing", "_hanging_up", "_held", "lang", "limits", "seat", "socket", "wire")

    def __init__(
        self,
        socket: Socket,
        seat: int | None,
        lang: Literal["en", "nl"] | None,
        limits: Limits,
    ) -> None:
        self.socket = socket
        self.wire: Wire = socket.scope[WIRE]  # type: ignore[literal-required]
        self.seat = seat
        self.lang = lang
        self.limits = limits
        self._closing = False
        self._held: list[bytes] | None = None
        self._hanging_up: asyncio.Task[None] | None = None
        self.wire.wait_for(limits, self._too_slow)

    @property
    def is_dropped(self) -> bool:
        return self._closing

    def put(self, message: bytes) -> None:
        """Send it; never waits."""
        if self._held is not None:
            self._held.append(text_frame(message))
        else:
            self._send(text_frame(message))

    def hold(self) -> None:
        """What is put from now on goes out together: each time that the kernel is asked costs as much as a view."""
        self._held = []

    def let_go(self) -> None:
        held, self._held = self._held, None
        if held:
            self._send(b"".join(held))

    def _send(self, frames: bytes) -> None:
        if self._closing:
            return
        wire = self.wire
        if wire.is_full and wire.unsent() > self.limits.unsent_bytes:
            self._too_slow()
        elif not (wire.close_sent or wire.transport.is_closing()):
            wire.transport.write(frames)  # never waits: what the client does not take at once lies there

    def _too_slow(self) -> None:
        self.close(TOO_SLOW, "you read too slowly; come back")

    def close(self, code: int, reason: str) -> None:
        if not self._closing:
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
