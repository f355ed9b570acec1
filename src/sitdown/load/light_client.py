"""A WebSocket client that costs little: thousands of them run in one process (`sitdown soak`, tests)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.protocol import State
from websockets.uri import parse_uri

from sitdown.server.net.frames import ends_whole, masked_text, whole_texts


class LightClient(asyncio.Protocol):
    """Calls `hear` with each message and `gone` when the connection is lost."""

    def __init__(self, address: str, headers: dict[str, str], hear: Callable[[bytes], None]) -> None:
        self.talk = ClientProtocol(parse_uri(address), max_size=2**22)
        self.headers = headers
        self.hear = hear
        self.gone: Callable[[], None] = lambda: None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.opened.add_done_callback(lambda done: done.cancelled() or done.exception())  # whoever waited may have left
        self.transport: asyncio.Transport | None = None
        self.at_start = True  # does what comes next begin with a frame? Not known any more once one came in pieces

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's is not one by name
        request = self.talk.connect()
        for name, value in self.headers.items():
            request.headers[name] = value
        self.talk.send_request(request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        if self.at_start and self.talk.state is State.OPEN:
            messages = whole_texts(data)
            if messages is not None:
                for message in messages:
                    self.hear(message)
                return
            self.at_start = ends_whole(data)
        self.talk.receive_data(data)
        for event in self.talk.events_received():
            if isinstance(event, Response):
                self._answered()
            elif isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self.hear(bytes(event.data))
        self._flush()

    def _answered(self) -> None:
        if not self.opened.done():
            refused = self.talk.handshake_exc
            if refused is None:
                self.opened.set_result(None)
            else:
                self.opened.set_exception(refused)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionResetError("closed before it was open"))
        self.gone()

    def send(self, message: bytes) -> None:
        if self.talk.state is State.OPEN and self.transport is not None:
            self.transport.write(masked_text(message))

    def close(self) -> None:
        if self.transport is not None:
            self.transport.close()

    def _flush(self) -> None:
        assert self.transport is not None
        for data in self.talk.data_to_send():
            if data:
                self.transport.write(data)


async def connect(address: str, hear: Callable[[bytes], None], headers: dict[str, str] | None = None) -> LightClient:
    """An open socket; raises what kept it from opening."""
    uri = parse_uri(address)
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: LightClient(address, headers or {}, hear), uri.host, uri.port)
    try:
        await asyncio.wait_for(asyncio.shield(socket.opened), 10)
    except BaseException:
        socket.close()
        raise
    return socket
