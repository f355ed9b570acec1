"""Servers as child processes, to be killed: `sitdown serve`, one a port, all on one database."""

from __future__ import annotations

import asyncio
import http.client
import json
import socket
import subprocess
import sys
import time
from pathlib import Path

SECONDS_TO_START = 60.0
SECONDS_TO_STOP = 20.0


class NoServer(Exception):
    """A server does not start, or does not stop when it is asked to."""


class Refused(Exception):
    """An answer over HTTP that is not a success."""

    def __init__(self, status: int, text: str) -> None:
        super().__init__(f"{status} {text[:200]}")
        self.status = status


class Server:
    """One `sitdown serve`; after a kill it starts again at the same port."""

    def __init__(self, database: str, log: Path) -> None:
        self.database = database
        self.log = log
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "sitdown", "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--database", self.database], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=log
            )

    def kill(self) -> None:
        """As `kill -9` does: it gets no time for anything."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    async def up(self) -> None:
        """Wait until it answers."""
        end = time.monotonic() + SECONDS_TO_START
        while True:
            try:
                await asyncio.to_thread(ask, self.port, "GET", "/health")
                return
            except (OSError, http.client.HTTPException, Refused):
                if self.process is None or self.process.poll() is not None or time.monotonic() > end:
                    raise NoServer(f"the server does not start; its log ends:\n{self.last_words()}") from None
                await asyncio.sleep(0.05)

    def stop(self) -> None:
        """Ask it to stop, as a service manager does."""
        if self.process is None:
            return
        process, self.process = self.process, None
        process.terminate()
        try:
            process.wait(SECONDS_TO_STOP)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            raise NoServer(f"the server does not stop; its log ends:\n{self.last_words()}") from None

    def last_words(self) -> str:
        return self.log.read_text(errors="replace")[-2000:]

    def errors(self) -> list[str]:
        """What it wrote down as an error, or wrote without our form: a traceback."""
        return [line for line in self.log.read_text(errors="replace").splitlines() if not _is_harmless(line)]


def _is_harmless(line: str) -> bool:
    try:
        return json.loads(line)["level"] not in ("error", "critical")
    except (ValueError, KeyError, TypeError):
        return False  # the last line of a killed process may be cut, but not one in five hundred is


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def ask(port: int, method: str, path: str, body: object = None) -> str:
    """One request over HTTP; raises Refused, or OSError and HTTPException if nobody answers."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
    try:
        text = None if body is None else json.dumps(body)
        connection.request(method, path, text, {"content-type": "application/json"})
        answer = connection.getresponse()
        read = answer.read().decode()
    finally:
        connection.close()
    if answer.status >= 300:
        raise Refused(answer.status, read)
    return read
