"""A reverse proxy that shows the house under a path and takes the path off, as docs/host.md tells nginx to."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from tests.server.serving import SECONDS

NOT_HERE = b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


class Proxy:
    """One connection for each request: nothing of HTTP but the first line has to be understood."""

    def __init__(self, path: str, port: int) -> None:
        self.path = path.encode()
        self.house = port
        self.port = 0
        self.strayed: list[str] = []  # what was asked for outside the path

    async def serve(self, ready: threading.Event, end: asyncio.Event) -> None:
        server = await asyncio.start_server(self._meet, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        ready.set()
        await end.wait()
        server.close()

    @property
    def http(self) -> str:
        return f"http://127.0.0.1:{self.port}{self.path.decode()}"

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            first, _, rest = (await reader.readuntil(b"\r\n\r\n")).partition(b"\r\n")
            method, target, version = first.split(b" ")
            if not target.startswith(self.path + b"/"):
                self.strayed.append(target.decode())
                writer.write(NOT_HERE)
                return
            if b"upgrade: websocket" not in rest.lower():
                rest = b"Connection: close\r\n" + b"".join(
                    line + b"\r\n" for line in rest.split(b"\r\n")[:-1] if not line.lower().startswith(b"connection:")
                )
            head = b" ".join([method, target.removeprefix(self.path), version]) + b"\r\n" + rest
            await self._pass(head, reader, writer)
        except (asyncio.IncompleteReadError, ConnectionError):
            pass  # the browser thought better of it
        finally:
            writer.close()

    async def _pass(self, head: bytes, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        from_house, to_house = await asyncio.open_connection("127.0.0.1", self.house)
        to_house.write(head)
        ways = [asyncio.create_task(_pour(reader, to_house)), asyncio.create_task(_pour(from_house, writer))]
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        if not ways[1].done() and not ways[0].exception():
            await asyncio.wait(ways[1:], timeout=SECONDS)
        for way in ways:
            way.cancel()
        to_house.close()


async def _pour(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while piece := await reader.read(65536):
        writer.write(piece)
        await writer.drain()


@contextmanager
def proxied(path: str, port: int) -> Iterator[Proxy]:
    proxy, ready, loop, end = Proxy(path, port), threading.Event(), asyncio.new_event_loop(), asyncio.Event()

    def run() -> None:
        with asyncio.Runner(loop_factory=lambda: loop) as runner:
            runner.run(proxy.serve(ready, end))

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    assert ready.wait(SECONDS)
    try:
        yield proxy
    finally:
        loop.call_soon_threadsafe(end.set)
        thread.join(SECONDS)
        assert not thread.is_alive()
