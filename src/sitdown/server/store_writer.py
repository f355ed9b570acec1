"""One thread that writes, and many who wait for it: group commit.

Whatever the event loop wants written in one tick is handed over together; the thread takes all that lies there, writes
it in one transaction, commits, and tells the loop once. What comes meanwhile is the next batch. So one flush of the
disk serves as many moves as there are, and nobody is told of a move that is not on the disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final

from sqlalchemy import Connection, Engine, Executable, bindparam, func, insert, select, update
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from sitdown.server.store_schema import entries, tables

# A piece of work inside a transaction. It may be run again after a rollback: it must change nothing but the database.
Work = Callable[[Connection], Any]

WAITING = 10_000  # who comes when so many wait, waits to be let in
REPEATS = 5  # of a batch that the database gave up
GIVEN_UP: Final = {"40001", "40P01"}  # PostgreSQL: serialisation failure, deadlock

ADD_ENTRY = insert(entries)
ROW = {"status": "new_status", "due": "new_due", "changed": "new_changed"}
NOTIFY = select(func.pg_notify(bindparam("channel"), bindparam("payload")))


class StoreClosed(RuntimeError):
    """The store is not open, or not any more."""


class Job:
    """Something to write, and the future that waits for it."""

    __slots__ = ("future", "outcome", "work")

    def __init__(self, work: Sequence[Work]) -> None:
        self.work = work
        self.outcome: Any = None  # an exception is raised to the caller, all else is the answer
        self.future: asyncio.Future[Any]


class Append(Job):
    """An entry, and what changes with it: the table's row, other rows, a wake-up for other processes."""

    __slots__ = ("entry", "notify", "row")

    def __init__(
        self, entry: dict[str, Any], row: dict[str, Any], work: Sequence[Work], notify: tuple[str, str] | None
    ) -> None:
        super().__init__(work)
        self.entry = entry
        self.row = row
        self.notify = notify


class Writer:
    """The thread and its queue. All methods are called in the event loop that started it."""

    def __init__(self, engine: Engine, waiting: int = WAITING, linger: float = 0.0) -> None:
        self.engine = engine
        self.linger = linger  # seconds: fewer, larger batches for a little latency
        self.gathered: list[Job] = []
        self.inbox: SimpleQueue[list[Job] | None] = SimpleQueue()
        self.room = asyncio.Semaphore(waiting)
        self.in_flight = 0  # not yet told
        self.batches = 0  # for metrics: written / batches is what one flush serves
        self.written = 0
        self.loop: asyncio.AbstractEventLoop | None = None
        self.thread = Thread(target=self._run, name="store-writer", daemon=True)

    def start(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.thread.start()

    async def stop(self) -> None:
        """Write what waits, then end."""
        if self.loop is not None:
            self._hand_over()
            loop, self.loop = self.loop, None
            self.inbox.put(None)
            await loop.run_in_executor(None, self.thread.join)
            await asyncio.sleep(0)  # the last answers are told before we return

    async def write(self, job: Job) -> Any:
        """The job's outcome, after the commit."""
        await self.room.acquire()
        if self.loop is None:
            self.room.release()
            raise StoreClosed("the store is closed")
        job.future = self.loop.create_future()
        if not self.gathered:
            self.loop.call_soon(self._hand_over)
        self.gathered.append(job)
        self.in_flight += 1
        return await job.future

    def _hand_over(self) -> None:
        if self.gathered:
            self.inbox.put(self.gathered)
            self.gathered = []

    def _told(self, batch: list[Job]) -> None:
        self.in_flight -= len(batch)
        self.batches += 1
        self.written += len(batch)
        for job in batch:
            self.room.release()
            if job.future.done():  # its caller gave up; it is written all the same
                continue
            if isinstance(job.outcome, BaseException):
                job.future.set_exception(job.outcome)
            else:
                job.future.set_result(job.outcome)

    def _run(self) -> None:
        """The thread."""
        loop = self.loop
        assert loop is not None
        closing = False
        while not closing:
            batch: list[Job] = []
            part = self.inbox.get()
            if self.linger:
                time.sleep(self.linger)
            with contextlib.suppress(Empty):
                while part is not None:
                    batch += part
                    part = self.inbox.get_nowait()
                closing = True
            if batch:
                self._write(batch)
                with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
                    loop.call_soon_threadsafe(self._told, batch)

    def _write(self, batch: list[Job]) -> None:
        """Commit the batch and set every outcome; never raises."""
        try:
            write_batch(self.engine, batch)
        except Exception as error:
            for job in batch:
                job.outcome = error


def write_batch(engine: Engine, batch: list[Job]) -> None:
    """All in one transaction. If something is refused, again one by one, so that only the guilty one fails.

    It is repeated only while nothing can have been committed: who gets an error of the commit itself must look.
    """
    with engine.connect() as connection:
        for attempt in range(REPEATS):
            transaction = connection.begin()
            try:
                if attempt == 0:
                    _at_once(connection, batch)
                else:
                    _one_by_one(connection, batch)
            except Exception:
                transaction.rollback()
                if attempt == REPEATS - 1:
                    raise
            else:
                transaction.commit()
                return


def _at_once(connection: Connection, batch: list[Job]) -> None:
    """Entries and rows in the order of their tables: two processes that lock in one order never wait in a circle."""
    appends = [job for job in batch if isinstance(job, Append)]
    _one_by_one(connection, [job for job in batch if not isinstance(job, Append)])
    if appends:
        appends.sort(key=_table_and_number)
        connection.execute(ADD_ENTRY, [job.entry for job in appends])
        _change_rows(connection, appends)
        for job in appends:
            _do(connection, job.work)
            job.outcome = True
        _wake(connection, appends)


def _one_by_one(connection: Connection, batch: list[Job]) -> None:
    for job in sorted(batch, key=_appends_last):
        try:
            with connection.begin_nested():
                job.outcome = _append(connection, job) if isinstance(job, Append) else _do(connection, job.work)
        except Exception as error:
            if is_given_up(error):
                raise
            job.outcome = error


def _append(connection: Connection, job: Append) -> bool:
    try:
        with connection.begin_nested():
            connection.execute(ADD_ENTRY, job.entry)
    except SQLAlchemyError as error:
        if is_taken(error):
            return False
        raise
    _change_rows(connection, [job])
    _do(connection, job.work)
    _wake(connection, [job])
    return True


def _do(connection: Connection, work: Sequence[Work]) -> Any:
    """The answer of the last one."""
    answer = None
    for each in work:
        answer = each(connection)
    return answer


def _change_rows(connection: Connection, appends: Sequence[Append]) -> None:
    """One update for each table: what came last in the batch stands."""
    last: dict[str, dict[str, Any]] = {}
    for job in appends:
        if job.row:
            last.setdefault(job.entry["table_id"], {}).update(job.row)
    alike: dict[tuple[str, ...], list[dict[str, Any]]] = {}
    for table, row in last.items():
        alike.setdefault(tuple(sorted(row)), []).append({"of_table": table, **row})
    for columns, rows in alike.items():
        connection.execute(_row_update(columns), rows)


def _row_update(columns: tuple[str, ...]) -> Executable:
    """Made once for each set of columns."""
    if columns not in _ROW_UPDATES:
        names = {name: column for column, name in ROW.items()}
        values: dict[str, Any] = {names[name]: bindparam(name) for name in columns}
        _ROW_UPDATES[columns] = update(tables).where(tables.c.id == bindparam("of_table")).values(values)
    return _ROW_UPDATES[columns]


_ROW_UPDATES: dict[tuple[str, ...], Executable] = {}


def _wake(connection: Connection, appends: Sequence[Append]) -> None:
    """Tell other processes at the moment of the commit. SQLite has no such thing: there is only one process."""
    if connection.dialect.name == "postgresql":
        for channel, payload in dict.fromkeys(job.notify for job in appends if job.notify):
            connection.execute(NOTIFY, {"channel": channel, "payload": payload})


def _table_and_number(job: Append) -> tuple[str, int]:
    return job.entry["table_id"], job.entry["number"]


def _appends_last(job: Job) -> tuple[bool, str, int]:
    return (True, *_table_and_number(job)) if isinstance(job, Append) else (False, "", 0)


def is_taken(error: BaseException) -> bool:
    """Is it a unique key that refused?"""
    cause = getattr(error, "orig", None)
    return getattr(cause, "sqlstate", None) == "23505" or getattr(cause, "sqlite_errorname", "") in TAKEN


TAKEN: Final = {"SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE"}


def is_given_up(error: BaseException) -> bool:
    """Is the connection lost, or did PostgreSQL break a circle of waiting processes? Then the same again may do."""
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    return getattr(getattr(error, "orig", None), "sqlstate", None) in GIVEN_UP
