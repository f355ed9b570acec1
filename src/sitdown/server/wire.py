"""The server's end of a WebSocket: uvicorn's, with a short way for what nearly every message is, a text in one piece.

uvicorn lets each message go through a parser in Python, a queue and the framework; at a busy table that was half of the
processor's time (docs/performance.md). Here a text is handed to the transport as it is, and one that came in a single
piece to whoever listens. Everything else goes uvicorn's way: handshake, pieces, pings, closing, faults.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import getrandbits
from struct import pack
from typing import TypeAlias

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

try:
    from websockets.speedups import apply_mask
except ImportError:  # a platform without its C part
    from websockets.utils import apply_mask

WIRE = "sitdown.wire"  # in the scope of a WebSocket: its wire
TEXT = 0x81  # a frame that is a whole text
MASKED = 0x80
SHORT = 126  # sizes below stand in one byte
MASK = 4  # bytes

Hear: TypeAlias = Callable[[bytes], bool]


def text_frame(message: bytes) -> bytes:
    """What a server sends: not masked."""
    size = len(message)
    if size < SHORT:
        return pack("!BB", TEXT, size) + message
    if size < 1 << 16:
        return pack("!BBH", TEXT, SHORT, size) + message
    return pack("!BBQ", TEXT, SHORT + 1, size) + message


def short_text(data: bytes) -> bytes | None:
    """The message, if these bytes are exactly one short text of a client, which is always masked."""
    if len(data) < 2 + MASK or data[0] != TEXT:
        return None
    size = data[1] - MASKED
    if not 0 <= size < SHORT or len(data) != 2 + MASK + size:
        return None
    return apply_mask(data[2 + MASK :], data[2 : 2 + MASK])


def ends_whole(data: bytes) -> bool:
    """Do these bytes, which begin with a frame, end with the end of one?"""
    at = 0
    while at + 2 <= len(data):
        size = data[at + 1] & (MASKED - 1)
        head = 2 + MASK * (data[at + 1] >= MASKED)
        if size >= SHORT:
            more = 2 if size == SHORT else 8
            size = more + int.from_bytes(data[at + 2 : at + 2 + more], "big")
        at += head + size
    return at == len(data)


def masked_text(message: bytes) -> bytes:
    """What a client sends: masked."""
    size, mask = len(message), pack("!I", getrandbits(32))
    head = pack("!BB", TEXT, MASKED + size) if size < SHORT else pack("!BBH", TEXT, MASKED + SHORT, size)
    return head + mask + apply_mask(message, mask)


def whole_texts(data: bytes) -> list[bytes] | None:
    """The messages of a server, if these bytes are nothing but whole texts."""
    found, at, end = [], 0, len(data)
    while at < end:
        if end - at < 2 or data[at] != TEXT:
            return None
        size, at = data[at + 1], at + 2
        if size >= SHORT:
            more = 2 if size == SHORT else 8
            size, at = int.from_bytes(data[at : at + more], "big"), at + more
        found.append(data[at : at + size])
        at += size
    return found if at == end else None


class Wire(WebSocketsSansIOProtocol):
    """One connection. `hear` may take a message that came whole: False leaves it to the queue of uvicorn."""

    hear: Hear | None = None
    too_slow: Callable[[], None] | None = None  # when the client has not read for so long
    patience = 0.0  # seconds
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
        if self.too_slow is not None and self._waits is None:
            self._waits = self.loop.call_later(self.patience, self.too_slow)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_waiting()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._stop_waiting()
        self.hear = self.too_slow = None

    def _stop_waiting(self) -> None:
        if self._waits is not None:
            self._waits.cancel()
            self._waits = None
