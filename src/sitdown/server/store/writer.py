"""One thread that writes, and many who wait for it: group commit.

Whatever the event loop wants written in one tick is handed over together; the thread takes all that lies there, writes
it in one transaction, commits, and tells the loop once. What comes meanwhile is the next batch. So one flush of the
disk serves as many moves as there are, and nobody is told of a move that is not on the disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final

from sqlalchemy import Connection, Engine, Executable, bindparam, func, insert, select, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from sitdown.server.store.jobs import Append, Job, Work
from sitdown.server.store.schema import entries, tables

log = logging.getLogger("sitdown.store")

WAITING = 10_000  # who comes when so many wait, waits to be let in
# Seconds that a writer waits for more after a batch of at least so many jobs: a larger batch costs hardly more than a
# small one, and each time that this thread works the event loop has to stand aside for it.
LINGERS = ((50, 0.018), (4, 0.008), (0, 0.0))
REPEATS = 5  # of a batch that the database gave up
GIVEN_UP: Final = {"40001", "40P01"}  # PostgreSQL: serialisation failure, deadlock

ADD_ENTRY = insert(entries)
COLUMNS = ("table_id", "number", "at", "kind", "data")
AT_ONCE = (256, 64, 16, 4, 1)  # rows in one statement; few sizes, so that each is prepared once
ADD_ROWS = {size: str(insert(entries).values([COLUMNS] * size).compile(dialect=sqlite.dialect())) for size in AT_ONCE}
CHANNEL = "sitdown"  # of PostgreSQL's NOTIFY
NOTIFY = select(func.pg_notify(bindparam("channel"), bindparam("payload")))


class StoreClosed(RuntimeError):
    """The store is not open, or not any more."""


class Writer:
    """The thread and its queue. All methods are called in the event loop that started it."""

    def __init__(self, engine: Engine, waiting: int = WAITING) -> None:
        self.engine = engine
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
        answer: asyncio.Future[Any] = self.loop.create_future()

        def told(outcome: Any) -> None:
            self.room.release()
            if answer.done():  # its caller gave up; it is written all the same
                return
            if isinstance(outcome, BaseException):
                answer.set_exception(outcome)
            else:
                answer.set_result(outcome)

        self._put(job, told)
        return await answer

    def write_soon(self, job: Job, then: Callable[[Any], None]) -> None:
        """`then` gets its outcome, after the commit, or an exception. Such jobs do not wait to be let in."""
        if self.loop is None:
            raise StoreClosed("the store is closed")
        self._put(job, then)

    def _put(self, job: Job, then: Callable[[Any], None]) -> None:
        assert self.loop is not None
        job.then = then
        if not self.gathered:
            self.loop.call_soon(self._hand_over)
        self.gathered.append(job)
        self.in_flight += 1

    def _hand_over(self) -> None:
        if self.gathered:
            self.inbox.put(self.gathered)
            self.gathered = []

    def _told(self, batch: list[Job]) -> None:
        self.in_flight -= len(batch)
        self.batches += 1
        self.written += len(batch)
        for job in batch:
            try:
                job.then(job.outcome)
            except Exception:
                log.exception("what was stored could not be told")

    def _run(self) -> None:
        """The thread."""
        loop = self.loop
        assert loop is not None
        closing, last = False, 0
        while not closing:
            batch: list[Job] = []
            part = self.inbox.get()
            if wait := linger(last):
                time.sleep(wait)
            with contextlib.suppress(Empty):
                while part is not None:
                    batch += part
                    part = self.inbox.get_nowait()
                closing = True
            last = len(batch)
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


def linger(last: int) -> float:
    """After a batch of that size."""
    return next(seconds for jobs, seconds in LINGERS if last >= jobs)


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
        _add_entries(connection, [job.entry for job in appends])
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
            _add_entries(connection, [job.entry])
    except SQLAlchemyError as error:
        if is_taken(error):
            return False
        raise
    _change_rows(connection, [job])
    _do(connection, job.work)
    _wake(connection, [job])
    return True


def _add_entries(connection: Connection, rows: list[tuple[Any, ...]]) -> None:
    """Python's SQLite lets other threads run with every statement, and then waits for its turn; so many rows are one
    statement where the driver takes them as they are."""
    if connection.dialect.name != "sqlite":
        connection.execute(ADD_ENTRY, [dict(zip(COLUMNS, row, strict=True)) for row in rows])
        return
    at = 0
    for size in AT_ONCE:
        while len(rows) - at >= size:
            connection.exec_driver_sql(ADD_ROWS[size], tuple(value for row in rows[at : at + size] for value in row))
            at += size


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
            last.setdefault(job.entry[0], {}).update(job.row)
    alike: dict[tuple[str, ...], list[dict[str, Any]]] = {}
    for table, row in last.items():
        changes = {f"new_{column}": value for column, value in row.items()}
        alike.setdefault(tuple(sorted(row)), []).append({"of_table": table, **changes})
    for columns, rows in alike.items():
        connection.execute(_row_update(columns), rows)


def _row_update(columns: tuple[str, ...]) -> Executable:
    """Made once for each set of columns."""
    if columns not in _ROW_UPDATES:
        values: dict[str, Any] = {column: bindparam(f"new_{column}") for column in columns}
        _ROW_UPDATES[columns] = update(tables).where(tables.c.id == bindparam("of_table")).values(values)
    return _ROW_UPDATES[columns]


_ROW_UPDATES: dict[tuple[str, ...], Executable] = {}


def _wake(connection: Connection, appends: Sequence[Append]) -> None:
    """Tell other processes at the moment of the commit. SQLite has no such thing: there is only one process."""
    if connection.dialect.name == "postgresql":
        for payload in dict.fromkeys(job.notify for job in appends if job.notify):
            connection.execute(NOTIFY, {"channel": CHANNEL, "payload": payload})


def _table_and_number(job: Append) -> tuple[str, int]:
    return job.entry[0], job.entry[1]


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
