"""The server's end of a WebSocket: uvicorn's, with a short way for what nearly every message is, a text in one piece.

uvicorn lets each message go through a parser in Python, a queue and the framework; at a busy table that was half of the
processor's time (docs/performance.md). Here a text is handed to the transport as it is, and one that came in a single
piece to whoever listens. Everything else goes uvicorn's way: handshake, pieces, pings, closing, faults.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeAlias

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from sitdown.server.frames import ends_whole, short_text

WIRE = "sitdown.wire"  # in the scope of a WebSocket: its wire
Hear: TypeAlias = Callable[[bytes], bool]


class Wire(WebSocketsSansIOProtocol):
    """One connection. `hear` may take a message that came whole: False leaves it to the queue of uvicorn."""

    hear: Hear | None = None
    too_slow: Callable[[], None] | None = None  # when the client has not read for so long
    patience = 0.0  # seconds
    is_full = False  # does more lie in the transport than it likes?
    _at_start = True  # does what comes next begin with a frame? Not known any more once a frame came in pieces
    _waits: asyncio.TimerHandle | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope[WIRE] = self  # type: ignore[literal-required]

    def data_received(self, data: bytes) -> None:
        if self._at_start and self.handshake_complete:
            if self.hear is not None and (message := short_text(data)) is not None and self.hear(message):
                return
            self._at_start = ends_whole(data)
        super().data_received(data)

    def hear_later(self, message: bytes) -> None:
        """As if it had come uvicorn's way."""
        self.queue.put_nowait({"type": "websocket.receive", "text": message.decode(errors="replace")})

    def write(self, frames: bytes) -> None:
        """Never waits: what the client does not take at once lies in the transport."""
        if not (self.close_sent or self.transport.is_closing()):
            self.transport.write(frames)

    def unsent(self) -> int:
        """Bytes that the client has not taken."""
        return self.transport.get_write_buffer_size()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.is_full = True
        if self.too_slow is not None and self._waits is None:
            self._waits = self.loop.call_later(self.patience, self.too_slow)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.is_full = False
        self._stop_waiting()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._stop_waiting()
        self.hear = self.too_slow = None

    def _stop_waiting(self) -> None:
        if self._waits is not None:
            self._waits.cancel()
            self._waits = None
