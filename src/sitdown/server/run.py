"""Starts the server: `sitdown serve`."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Callable

import msgspec
import uvicorn
from litestar import Litestar
from uvicorn.supervisors import Multiprocess

from sitdown.server.app import make_app
from sitdown.server.garbage import collect_seldom
from sitdown.server.net.websocket import HttpProtocol, WebSocketProtocol
from sitdown.server.settings import Settings
from sitdown.server.store.store import Store
from sitdown.server.store.url import checked_url

WAIT = 5  # seconds for open requests when it is asked to stop
SETTINGS = "SITDOWN_SETTINGS"  # how worker processes are told
UNTAKEN = 30_000  # milliseconds
TRIED = 20  # ports after the usual one, if nobody asked for a port


class BadSettings(ValueError):
    """What was asked for cannot be; the message names the field."""


def application() -> Litestar:
    """The application of this process."""
    collect_seldom()
    return make_app(msgspec.json.decode(os.environ[SETTINGS], type=Settings))


def config(settings: Settings, workers: int = 1) -> uvicorn.Config:
    os.environ[SETTINGS] = msgspec.json.encode(settings).decode()
    return uvicorn.Config(
        "sitdown.server.run:application", factory=True, host=settings.host, port=settings.port, workers=workers,
        http=HttpProtocol, ws=WebSocketProtocol, ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False, ws_ping_interval=20.0, ws_ping_timeout=20.0, loop="auto", log_config=None,
        access_log=False,
        server_header=False, timeout_graceful_shutdown=WAIT, root_path=settings.root_path, backlog=4096,
        proxy_headers=True, forwarded_allow_ips=settings.proxies,
    )  # fmt: skip


def listening(host: str, port: int, *, or_next: bool) -> socket.socket:
    """A socket that listens there; with `or_next` at one of the next ports, if that one is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in range(port, port + (TRIED if or_next and port else 1)):
        # TCP by its name: only then does asyncio ask for TCP_NODELAY, without which a view may wait for 40 ms
        found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):  # what a client does not take in this time is thrown away with it
            found.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNTAKEN)
        try:
            found.bind((host, number))
        except OSError as error:
            found.close()
            last = error
        else:
            found.set_inheritable(True)
            return found
    raise BadSettings(f"port: cannot listen at {host} port {port}: {last.strerror}; name another one with --port")


class Server(uvicorn.Server):
    """Says when it is up."""

    def __init__(self, config: uvicorn.Config, when_up: Callable[[], None]) -> None:
        super().__init__(config)
        self.when_up = when_up

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.when_up()


async def _try_database(url: str) -> None:
    """Connect and migrate once, so that what is wrong is told in one sentence, and before several processes start."""
    store = Store(url)
    await store.open()
    await store.close()


def serve(settings: Settings, workers: int, found: socket.socket, when_up: Callable[[], None]) -> bool:
    """Run until it is told to stop; False: it could not start."""
    if workers > 1 and not checked_url(settings.database).drivername.startswith("postgresql"):
        raise BadSettings("workers: several processes share a PostgreSQL database; name one with --database")
    asyncio.run(_try_database(settings.database))
    told = config(settings, workers)
    if workers > 1:
        when_up()
        Multiprocess(told, sockets=[found]).run()
        return True
    server = Server(told, when_up)
    server.run(sockets=[found])
    return server.started


def main() -> None:
    """A server with the settings that the environment holds; says its port when it is up."""
    settings = msgspec.json.decode(os.environ[SETTINGS], type=Settings)
    found = listening(settings.host, settings.port, or_next=False)
    serve(settings, 1, found, lambda: print(found.getsockname()[1], flush=True))


if __name__ == "__main__":
    main()
