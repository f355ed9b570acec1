"""A server in a process of its own, watched from outside: for `sitdown soak`."""

from __future__ import annotations

import http.client
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec

from sitdown.server.run import SETTINGS
from sitdown.server.settings import Settings

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


class ServerProcess:
    """The process; its port once it is up."""

    def __init__(self, settings: Settings) -> None:
        environment = {**os.environ, SETTINGS: msgspec.json.encode(settings).decode()}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "sitdown.server.run"], env=environment, stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline().strip()
        if not said:
            raise RuntimeError(f"the server did not start; its exit code is {self.process.wait()}")
        self.port = int(said)

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> int:
        """Resident bytes."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * PAGE

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


class HttpClient:
    """The server's HTTP, one request after the other on one connection."""

    def __init__(self, port: int) -> None:
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
        self.cookie = ""

    def ask(self, method: str, path: str, body: object = None) -> Any:
        answer = self._answer(method, path, None if body is None else json.dumps(body))
        text = answer.read()
        if answer.status >= 300:
            raise RuntimeError(f"{method} {path}: {answer.status} {text.decode()[:200]}")
        if given := answer.getheader("set-cookie"):
            self.cookie = given.split(";")[0]
        return json.loads(text) if text else None

    def _answer(self, method: str, path: str, body: str | None) -> http.client.HTTPResponse:
        headers = {"content-type": "application/json", "cookie": self.cookie}
        try:
            self.connection.request(method, path, body, headers)
            return self.connection.getresponse()
        except (http.client.RemoteDisconnected, ConnectionError):  # it has been idle for too long
            self.connection.close()
            self.connection.request(method, path, body, headers)
            return self.connection.getresponse()
