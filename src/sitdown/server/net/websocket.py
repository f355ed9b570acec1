"""The server's end of a WebSocket: uvicorn's protocol, with a shortcut for a text that comes in one piece.

uvicorn lets each message go through a parser in Python, a queue and the framework; with many tables that was a third
of the processor's time (docs/performance.md). Here a text is handed to the transport as it is, and one that came in a
single piece to whoever listens. Everything else goes uvicorn's way: handshake, pieces, pings, closing, faults.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from sitdown.server.net.frames import ends_whole, short_text
from sitdown.server.settings import Limits

if TYPE_CHECKING:
    from sitdown.server.net.client import Client

PROTOCOL = "sitdown.protocol"  # in the scope of a WebSocket: its protocol
HIGH = 65_536  # bytes in the transport, from which on it is full
OnText: TypeAlias = Callable[[bytes], bool]


class HttpProtocol(HttpToolsProtocol):
    """A connection speaks HTTP first. When it becomes a WebSocket, what has read the HTTP is of no more use; but it and
    its parser know each other, and a collector that seldom looks would leave five kilobytes for every visitor."""

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """One connection. `on_text` may take a message that came whole: False leaves it to the queue of uvicorn."""

    on_text: OnText | None = None
    served: Client | None = None  # writes here past uvicorn; `may_write` tells it whether it may
    patience = 0.0  # seconds that a client may take to read
    _at_start = True  # does what comes next begin with a frame? Not known any more once a frame came in pieces
    _waits: asyncio.TimerHandle | None = None
    _close_sent = False

    @property
    def close_sent(self) -> bool:
        """uvicorn's word for it; nothing may come after."""
        return self._close_sent

    @close_sent.setter
    def close_sent(self, sent: bool) -> None:
        self._close_sent = sent
        if sent:
            self._end()

    def _end(self) -> None:
        if self.served is not None:
            self.served.may_write = False

    def shutdown(self) -> None:
        self._end()
        super().shutdown()

    def handle_close(self, event: Frame) -> None:
        self._end()
        super().handle_close(event)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope[PROTOCOL] = self  # type: ignore[literal-required]

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated and not self.handshake_complete:
            self._at_start = False  # it should have waited
        elif self._at_start and self.handshake_complete:
            if self.on_text is not None and (message := short_text(data)) is not None and self.on_text(message):
                return
            self._at_start = ends_whole(data)
        super().data_received(data)

    def serve(self, client: Client, limits: Limits) -> None:
        """From now on so much may lie here for the client, for so long."""
        self.served = client
        client.may_write = not (self.close_sent or self.transport.is_closing())
        self.patience = limits.seconds_to_send
        self.transport.set_write_buffer_limits(high=min(HIGH, limits.unsent_bytes))

    def forget(self) -> None:
        """Nobody listens or writes here any more."""
        self._end()
        self.on_text = self.served = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(high=HIGH)  # the loop's own marks differ, and one is at nothing

    def handle_ping(self) -> None:
        """Who does not read gets no answer: each would lie here."""
        if self.served is not None and self.served.is_full:
            self.conn.data_to_send()
        else:
            super().handle_ping()

    def unsent(self) -> int:
        """Bytes that the client has not taken."""
        return self.transport.get_write_buffer_size()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.served is not None and self._waits is None:
            self.served.is_full = True
            self._waits = self.loop.call_later(self.patience, self.served.too_slow)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.served is not None:
            self.served.is_full = False
        self._stop_waiting()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._stop_waiting()
        self.forget()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """The scope knows the protocol: without this nobody would find out for long that both are forgotten."""
        super().on_task_complete(task)
        self.scope.clear()  # type: ignore[attr-defined]

    def _stop_waiting(self) -> None:
        if self._waits is not None:
            self._waits.cancel()
            self._waits = None
