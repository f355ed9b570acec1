"""One open socket at a table: what it is owed is sent in order; who reads too slowly is dropped."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any, Literal, TypeAlias

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from sitdown.server.settings import Limits

# Close codes of ours, beside those of the standard (docs/protocol.md).
TOO_SLOW = 4008
GONE = 4410
CLOSED = (WebSocketDisconnect, RuntimeError, OSError)  # what a send meets when the other side has left

Socket: TypeAlias = WebSocket[Any, Any, Any]


class Viewer:
    """A seat's or an onlooker's eyes: one client."""

    __slots__ = ("_closing", "_pump", "_unsent", "lang", "limits", "person", "seat", "socket")

    def __init__(
        self,
        socket: Socket,
        seat: int | None,
        person: str | None,
        lang: Literal["en", "nl"] | None,
        limits: Limits,
    ) -> None:
        self.socket = socket
        self.seat = seat
        self.person = person
        self.lang = lang
        self.limits = limits
        self._unsent: deque[str] = deque()
        self._pump: asyncio.Task[None] | None = None
        self._closing = False

    def put(self, message: str) -> None:
        """Send it when the socket takes it; never waits."""
        if self._closing:
            return
        if len(self._unsent) >= self.limits.unsent_messages:
            self.close(TOO_SLOW, "you read too slowly; come back")
            return
        self._unsent.append(message)
        if self._pump is None:
            self._pump = asyncio.create_task(self._send_all())

    async def _send_all(self) -> None:
        """Lives only while something is owed: an idle socket costs no task."""
        try:
            while self._unsent:
                async with asyncio.timeout(self.limits.seconds_to_send):
                    await self.socket.send_data(self._unsent.popleft(), mode="text")
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
            self._unsent.clear()
            self._pump = asyncio.create_task(self._hang_up(code, reason))

    async def _hang_up(self, code: int, reason: str) -> None:
        try:
            async with asyncio.timeout(1.0):
                await self.socket.close(code=code, reason=reason)
        except (TimeoutError, *CLOSED):
            return
