"""The real server on a free port in a temporary folder, and small clients for it."""

from __future__ import annotations

import asyncio
import json
import logging
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from sitdown.server.app import make_app
from sitdown.server.live.room import Room
from sitdown.server.run import config, listening
from sitdown.server.services import Services
from sitdown.server.settings import Limits, Settings

SECONDS = 15.0  # that anything may take
NO_LIMITS = Limits(requests_a_minute=None, messages_a_second=None, analyses_an_hour=None)
Message = dict[str, Any]
T = TypeVar("T")


class Live:
    """A running server. Its own loop runs in a thread, so that a test can look into its rooms."""

    def __init__(self, folder: Path, limits: Limits = NO_LIMITS, **settings: Any) -> None:
        self.socket = listening("127.0.0.1", 0, or_next=False)
        self.port: int = self.socket.getsockname()[1]
        settings.setdefault("pages", f"{folder}/no-pages")  # whether some are built beside the sources or not
        self.settings = Settings(f"sqlite:///{folder}/games.db", port=self.port, limits=limits, **settings)
        app = make_app(self.settings)
        services = app.state["services"]
        assert isinstance(services, Services)
        self.services = services
        told = config(self.settings)
        told.app, told.factory = app, False
        self.server = uvicorn.Server(told)
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.loop: asyncio.AbstractEventLoop | None = None

    def _run(self) -> None:
        with asyncio.Runner() as runner:
            self.loop = runner.get_loop()
            runner.run(self.server.serve(sockets=[self.socket]))

    def start(self) -> Live:
        self.thread.start()
        wait_for(lambda: self.server.started or not self.thread.is_alive(), "the server is up")
        assert self.server.started
        return self

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(SECONDS)
        assert not self.thread.is_alive()

    @property
    def http(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Let the server's own loop do it."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(SECONDS)

    def room(self, table: str) -> Room:
        return self.do(self.services.rooms.find(table))

    def person(self) -> Person:
        return Person(self)


@contextmanager
def serving(folder: Path, limits: Limits = NO_LIMITS, **settings: Any) -> Iterator[Live]:
    live = Live(folder, limits, **settings).start()
    try:
        yield live
    finally:
        live.stop()


def assert_no_fault(caplog: pytest.LogCaptureFixture) -> None:
    """The server had nothing to write down but what others did wrong."""
    errors = [record for record in caplog.get_records("call") if record.levelno >= logging.ERROR]
    faults = [record for record in errors if "Invalid UTF-8" not in record.getMessage()]  # which uvicorn mends
    assert not faults, [(record.getMessage(), record.exc_info) for record in faults]


def wait_for(is_so: Callable[[], bool], what: str, seconds: float = SECONDS) -> None:
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end, f"not within {seconds} seconds: {what}"
        time.sleep(0.005)


class Person:
    """A browser: a cookie jar, and sockets that carry its cookie."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.web = httpx.Client(base_url=live.http, timeout=SECONDS)

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.web.post(f"/api{path}", json=body)

    def get(self, path: str, **query: Any) -> httpx.Response:
        return self.web.get(f"/api{path}", params=query)

    def make(self, game: str, chairs: list[str], **more: Any) -> Message:
        answer = self.post("/tables/", game=game, chairs=chairs, **{"pace": 0, **more})
        assert answer.status_code == 201, answer.text
        made: Message = answer.json()
        return made

    def sit(self, table: str, **how: Any) -> Message:
        answer = self.post(f"/tables/{table}/sit", **how)
        assert answer.status_code == 201, answer.text
        seated: Message = answer.json()
        return seated

    def headers(self) -> dict[str, str]:
        return {"cookie": "; ".join(f"{name}={value}" for name, value in self.web.cookies.items())}

    def at(self, table: str, key: str | None = None, **join: Any) -> Client:
        """Sit at the table's socket and see it."""
        client = Client(self.live, table, self.headers())
        client.join(key, **join)
        return client


def raw_socket(live: Live, table: str, headers: dict[str, str] | None = None, **how: Any) -> ClientConnection:
    sent = {name: value for name, value in (headers or {}).items() if value}
    address = f"ws://127.0.0.1:{live.port}/ws/tables/{table}"
    opened = connect(address, additional_headers=sent, compression=None, open_timeout=SECONDS, ping_interval=None,
                     **how)  # fmt: skip
    socket: ClientConnection = opened.__enter__()
    return socket


class Client:
    """A socket that remembers every message, as the bytes that came."""

    def __init__(self, live: Live, table: str, headers: dict[str, str] | None = None) -> None:
        self.socket = raw_socket(live, table, headers, max_queue=None)  # who reads little can close at once too
        self.heard: list[str] = []
        self.shown: Message = {}
        self.table: Message = {}
        self.chat: list[Message] = []
        self.asked = 0

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def next(self, seconds: float = SECONDS) -> Message:
        text = self.socket.recv(timeout=seconds)
        assert isinstance(text, str)
        self.heard.append(text)
        message: Message = msgspec.json.decode(text)
        if message["type"] == "shown":
            self.shown = message
        elif message["type"] == "table":
            self.table = message
        elif message["type"] == "chat":
            self.chat = message["lines"]
        elif message["type"] == "said":
            self.chat.append(message)
        return message

    def join(self, key: str | None = None, **more: Any) -> None:
        self.send(type="join", **({} if key is None else {"key": key}), **more)
        self.sync()

    def until(self, is_so: Callable[[Message], bool], seconds: float = SECONDS) -> Message:
        """Read on until such a message comes."""
        end = time.monotonic() + seconds
        while True:
            message = self.next(max(0.001, end - time.monotonic()))
            if is_so(message):
                return message

    def ask(self, kind: str, **fields: Any) -> Message:
        """Ask, and read on until it is answered; the answer."""
        self.asked += 1
        self.send(type=kind, id=self.asked, **fields)
        return self.until(lambda message: message.get("id") == self.asked)

    def sync(self) -> None:
        """Read all that was sent until now."""
        assert self.ask("ping")["type"] == "pong"

    def move(self, *actions: Any) -> Message:
        return self.ask("move", question=self.shown["question"], actions=list(actions))

    @property
    def number(self) -> int:
        number = self.shown["number"]
        assert isinstance(number, int)
        return number

    def closed(self, seconds: float = SECONDS) -> tuple[int, str]:
        """Read until the server hangs up: its code and reason."""
        try:
            while True:
                self.next(seconds)
        except ConnectionClosed as end:
            return (end.rcvd.code, end.rcvd.reason) if end.rcvd else (1006, "")

    def leave(self) -> None:
        self.socket.close()
