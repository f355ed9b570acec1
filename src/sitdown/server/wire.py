"""The server's end of a WebSocket: uvicorn's, with a short way for what nearly every message is, a text in one piece.

uvicorn lets each message go through a parser in Python, a queue and the framework; with many tables that was a third
of the processor's time (docs/performance.md). Here a text is handed to the transport as it is, and one that came in a
single piece to whoever listens. Everything else goes uvicorn's way: handshake, pieces, pings, closing, faults.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeAlias

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from sitdown.server.frames import ends_whole, short_text
from sitdown.server.settings import Limits

WIRE = "sitdown.wire"  # in the scope of a WebSocket: its wire
WAKE = "sitdown.wake"  # in an event: nothing has come
HIGH = 65_536  # bytes in the transport, from which on it is full
Hear: TypeAlias = Callable[[bytes], bool]


class Door(HttpToolsProtocol):
    """A connection speaks HTTP first. When it becomes a WebSocket, what has read the HTTP is of no more use; but it and
    its parser know each other, and a collector that seldom looks would leave five kilobytes for every visitor."""

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]


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
        if self.handshake_initiated and not self.handshake_complete:
            self._at_start = False  # it should have waited
        elif self._at_start and self.handshake_complete:
            if self.hear is not None and (message := short_text(data)) is not None and self.hear(message):
                return
            self._at_start = ends_whole(data)
        super().data_received(data)

    def wake(self) -> None:
        """Whoever waits for the next message shall look around."""
        self.queue.put_nowait({"type": "websocket.receive", WAKE: True})  # type: ignore[arg-type]

    def wait_for(self, limits: Limits, too_slow: Callable[[], None]) -> None:
        """From now on so much may lie here for the client, for so long."""
        self.patience = limits.seconds_to_send
        self.too_slow = too_slow
        self.transport.set_write_buffer_limits(high=min(HIGH, limits.unsent_bytes))

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(high=HIGH)  # the loop's own marks differ, and one is at nothing

    def handle_ping(self) -> None:
        """Who does not read gets no answer: each would lie here."""
        if self.is_full:
            self.conn.data_to_send()
        else:
            super().handle_ping()

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

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """The scope knows the wire: without this nobody would find out for long that both are forgotten."""
        super().on_task_complete(task)
        self.scope.clear()  # type: ignore[attr-defined]

    def _stop_waiting(self) -> None:
        if self._waits is not None:
            self._waits.cancel()
            self._waits = None
