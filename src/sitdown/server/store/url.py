"""Database addresses: from a URL to engines that are set as the store needs them."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

BUSY_MS = 10_000  # how long one process waits while another writes the same SQLite file
READERS = 4
CONNECT_SECONDS = 10
POSTGRES = {"postgresql", "postgres", "postgresql+psycopg"}
SQLITE = {"sqlite", "sqlite+pysqlite"}
EXAMPLES = "sqlite:///games.db, sqlite:////var/lib/sitdown/games.db or postgresql://user:password@host/name"


class BadDatabase(ValueError):
    """The address of the database is wrong, or nothing answers there. The message names the field."""

    field = "database"

    def __init__(self, why: str) -> None:
        super().__init__(f"{self.field}: {why}")


def checked_url(text: str) -> URL:
    """The address, with the driver that we use; the folder of a SQLite file is made."""
    if "://" not in text:
        raise BadDatabase(f"{text!r} is no address of a database; write for instance {EXAMPLES}")
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):  # the text itself is not told on: it may hold a password
        raise BadDatabase(f"the address cannot be read; write for instance {EXAMPLES}") from None
    if url.drivername in SQLITE:
        return _sqlite(url)
    if url.drivername in POSTGRES:
        return _postgres(url)
    raise BadDatabase(f"{url.drivername!r} is not supported; write for instance {EXAMPLES}")


def _sqlite(url: URL) -> URL:
    if url.host or not url.database or url.database.startswith((":memory:", "file:")):
        raise BadDatabase("SQLite needs a file: three slashes and a path, four for one from the root; " + EXAMPLES)
    path = Path(url.database).expanduser().absolute()
    if path.is_dir():
        raise BadDatabase(f"{path} is a folder, not a file")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadDatabase(f"the folder {path.parent} cannot be made: {error.strerror}") from None
    return url.set(drivername="sqlite+pysqlite", database=str(path))


def _postgres(url: URL) -> URL:
    if importlib.util.find_spec("psycopg") is None:
        raise BadDatabase("PostgreSQL needs the package psycopg: pip install 'sitdown[postgres]'")
    if not url.database:
        raise BadDatabase("the address of PostgreSQL lacks the database's name: postgresql://user:password@host/name")
    return url.set(drivername="postgresql+psycopg")


def writing_engine(url: URL) -> Engine:
    """For one connection that writes. On SQLite a transaction holds the write lock from its first statement on:
    a lock taken later may be refused at once, without waiting for the other process."""
    engine = create_engine(_patient(url), pool_size=1, max_overflow=0)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _set_writer)
        event.listen(engine, "begin", _begin_immediate)
    return engine


def reading_engine(url: URL) -> Engine:
    """For a few connections that only read; every statement sees what is committed by then."""
    postgres = url.drivername in POSTGRES  # its connections may break while they lie idle
    engine = create_engine(
        _patient(url), pool_size=READERS, max_overflow=0, isolation_level="AUTOCOMMIT", pool_pre_ping=postgres
    )
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _set_reader)
    return engine


def _patient(url: URL) -> URL:
    """A host that does not answer is given up, not waited for without end."""
    if url.drivername in SQLITE or "connect_timeout" in url.query:
        return url
    return url.update_query_dict({"connect_timeout": str(CONNECT_SECONDS)})


def _set_writer(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # the driver begins nothing by itself: _begin_immediate does
    connection.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")  # a commit returns when it is on the disk
    connection.execute("PRAGMA fullfsync = ON")  # really, where the system makes a difference (macOS)
    connection.execute("PRAGMA foreign_keys = ON")


def _set_reader(connection: Any, _record: object) -> None:
    connection.isolation_level = None
    connection.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
    connection.execute("PRAGMA query_only = ON")


def _begin_immediate(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
