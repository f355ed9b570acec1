"""A PostgreSQL of the tests' own: on a free port, in a temporary folder, with its flushes on."""

from __future__ import annotations

import glob
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import psycopg

SECONDS_TO_START = 60.0
OWNER = "sitdown"


class Postgres:
    """A running server; `database()` makes a new empty database and gives its address."""

    def __init__(self, port: int, start: Callable[[], subprocess.Popen[bytes]], log: Path) -> None:
        self.port = port
        self.numbers = count(1)
        self._start = start
        self._log = log
        self.start()

    def start(self) -> None:
        self.server = self._start()
        _wait(self.server, self, self._log)

    def stop(self) -> None:
        """At once: nothing is flushed, everybody is thrown out, the next start recovers."""
        self.server.send_signal(signal.SIGQUIT)
        self.server.wait(30)

    def url(self, name: str) -> str:
        return f"postgresql://{OWNER}@127.0.0.1:{self.port}/{name}"

    def database(self) -> str:
        name = f"t{next(self.numbers)}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)


def program(name: str) -> str | None:
    """Where PostgreSQL's program of that name is; Debian keeps them out of PATH."""
    installed = sorted(glob.glob(f"/usr/lib/postgresql/*/bin/{name}"), key=lambda path: int(path.split("/")[4]))
    return shutil.which(name) or (installed[-1] if installed else None)


def found() -> bool:
    return program("initdb") is not None and program("postgres") is not None


def _other_user() -> pwd.struct_passwd | None:
    """PostgreSQL refuses to run as root; then somebody else must own it."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    raise RuntimeError("run as root, and there is neither a user postgres nor a user nobody to run PostgreSQL")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def running() -> Iterator[Postgres]:
    """Started here, stopped and removed at the end."""
    initdb, postgres = program("initdb"), program("postgres")
    assert initdb
    assert postgres
    folder = Path(tempfile.mkdtemp(prefix="sitdown-postgres-"))
    user = _other_user()
    if user is not None:
        os.chown(folder, user.pw_uid, user.pw_gid)
    uid, gid, groups = (None, None, None) if user is None else (user.pw_uid, user.pw_gid, [user.pw_gid])
    make = [initdb, "-D", str(folder / "data"), "-U", OWNER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
    subprocess.run(make, check=True, capture_output=True, cwd=folder, user=uid, group=gid, extra_groups=groups)
    port = _free_port()
    run = [postgres, "-D", str(folder / "data"), "-p", str(port), "-k", str(folder)]
    run += ["-c", "listen_addresses=127.0.0.1", "-c", "fsync=on", "-c", "max_connections=100"]

    def start() -> subprocess.Popen[bytes]:
        with open(folder / "log", "a", encoding="utf-8") as log:
            return subprocess.Popen(run, cwd=folder, stdout=log, stderr=log, user=uid, group=gid, extra_groups=groups)

    answer = Postgres(port, start, folder / "log")
    try:
        yield answer
    finally:
        answer.stop()
        shutil.rmtree(folder, ignore_errors=True)


def _wait(server: subprocess.Popen[bytes], postgres: Postgres, log: Path) -> None:
    end = time.monotonic() + SECONDS_TO_START
    while True:
        try:
            psycopg.connect(postgres.url("postgres"), connect_timeout=5).close()
            return
        except psycopg.OperationalError:
            if server.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"PostgreSQL does not start:\n{log.read_text()}") from None
            time.sleep(0.05)
