"""The store: everything that outlives the process, in SQLite or PostgreSQL.

Nothing here blocks the event loop. Reads run in a few threads with connections of their own; all writes go through one
thread (`store_writer`) that commits what waits together. SQL is written once, for both databases.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

from sqlalchemy import Connection, Engine, Executable, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError

from sitdown.server.store import queries
from sitdown.server.store.jobs import Append, Job, Work
from sitdown.server.store.migrate import migrate
from sitdown.server.store.rows import (
    AnalysisRow,
    ChairRow,
    EntryRow,
    Listed,
    Loaded,
    Played,
    ResultRow,
    TableRow,
)
from sitdown.server.store.schema import alive, analyses, chairs, entries, tables
from sitdown.server.store.url import READERS, BadDatabase, checked_url, reading_engine, writing_engine
from sitdown.server.store.writer import WAITING, StoreClosed, Writer, is_taken

Answer = TypeVar("Answer")
OLD_RULES = "old_rules"  # the status of a table that was not over when the rules of its game changed
NO_ANSWER = (OperationalError, InterfaceError)  # the database is away: try again later


class Store:
    """One for each process; it belongs to the event loop that opened it."""

    def __init__(self, url: str, *, waiting: int = WAITING) -> None:
        """Raises BadDatabase if the address is wrong. `waiting`: writes in flight before the next ones wait."""
        self.url = checked_url(url)
        self.waiting = waiting
        self._writing: Engine | None = None
        self._reading: Engine | None = None
        self._writer: Writer | None = None
        self._threads: ThreadPoolExecutor | None = None

    @property
    def many_processes(self) -> bool:
        """May several servers share this database? (PostgreSQL.)"""
        return self.url.drivername.startswith("postgresql")

    @property
    def writer(self) -> Writer:
        """For metrics: `in_flight`, `written`, `batches`."""
        if self._writer is None:
            raise StoreClosed("the store is not open")
        return self._writer

    async def open(self) -> None:
        """Connect and migrate; raises BadDatabase with what is wrong."""
        self._writing, self._reading = writing_engine(self.url), reading_engine(self.url)
        self._threads = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")
        try:
            await asyncio.get_running_loop().run_in_executor(self._threads, migrate, self._writing)
        except DBAPIError as error:
            await self.close()
            raise BadDatabase(f"{self.url.render_as_string(hide_password=True)}: {error.orig}") from None
        except BadDatabase:
            await self.close()
            raise
        self._writer = Writer(self._writing, self.waiting)
        self._writer.start()

    async def close(self) -> None:
        """Write what waits, then let go. May be called twice."""
        if self._writer is not None:
            await self._writer.stop()
        if self._threads is not None:
            await asyncio.to_thread(self._threads.shutdown)
        for engine in (self._reading, self._writing):
            if engine is not None:
                engine.dispose()
        self._threads = self._reading = self._writing = None

    # -- what everything below is made of ----------------------------------------------------------------------------

    async def read(self, ask: Callable[[Connection], Answer]) -> Answer:
        """Ask in a reader's thread. Each statement sees what is committed by then."""
        engine, threads = self._reading, self._threads
        if engine is None or threads is None:
            raise StoreClosed("the store is not open")

        def in_thread() -> Answer:
            with engine.connect() as connection:
                return ask(connection)

        return await asyncio.get_running_loop().run_in_executor(threads, in_thread)

    async def write(self, work: Callable[[Connection], Answer]) -> Answer:
        """Do it in the writer's next transaction; its answer, or its exception, comes after the commit.

        It may be run twice (after a rollback), so it must change nothing but the database. If it raises, nothing of it
        is stored.
        """
        answer: Answer = await self.writer.write(Job([work]))
        return answer

    # -- tables and their entries ------------------------------------------------------------------------------------

    async def append(self, what: Append) -> bool:
        """Store an entry. True: it is on the disk. False: that number exists already, nothing was stored; reload.

        A table's next append must wait for the answer to this one: it stands on it.
        An exception other than StoreClosed: it is not known whether the entry is stored; reload.
        """
        stored: bool = await self.writer.write(what)
        return stored

    def append_soon(self, what: Append, then: Callable[[object], None]) -> None:
        """As `append`, without waiting: `then` gets the answer or the exception."""
        self.writer.write_soon(what, then)

    async def make_table(self, table: TableRow, seats: Sequence[ChairRow], first: Sequence[EntryRow] = ()) -> None:
        """A new table with its chairs and, if there are, its first entries."""

        def work(connection: Connection) -> None:
            connection.execute(insert(tables), table._asdict())
            connection.execute(insert(chairs), [{"table_id": table.id, **chair._asdict()} for chair in seats])
            if first:
                connection.execute(insert(entries), [{"table_id": table.id, **entry._asdict()} for entry in first])

        await self.write(work)

    async def table(self, table: str) -> TableRow | None:
        return await self.read(lambda connection: queries.table(connection, table))

    async def chairs(self, table: str) -> list[ChairRow]:
        """In the order of the seats; empty if there is no such table."""
        return await self.read(lambda connection: queries.chairs_of(connection, table))

    async def entries(self, table: str, after: int = 0) -> list[EntryRow]:
        """Those with a higher number than `after`, in order."""
        return await self.read(lambda connection: queries.entries_after(connection, table, after))

    async def load(self, table: str) -> Loaded | None:
        """A table whole. Its chairs may be newer than its entries, never older."""
        return await self.read(lambda connection: queries.load(connection, table))

    # -- the lobby ---------------------------------------------------------------------------------------------------

    async def open_tables(
        self, *, game: str | None = None, limit: int = 50, before: tuple[int, str] | None = None
    ) -> list[Listed]:
        """Where anybody may sit down, newest first. `before`: (made, id) of the last one of the page before."""
        return await self.read(lambda connection: queries.listed(connection, "gathering", game, limit, before))

    async def watchable(
        self, *, game: str | None = None, limit: int = 50, before: tuple[int, str] | None = None
    ) -> list[Listed]:
        """Open tables that are being played, newest first."""
        return await self.read(lambda connection: queries.listed(connection, "playing", game, limit, before))

    async def tables_of(self, person: str, *, limit: int = 50, before: tuple[int, str] | None = None) -> list[Listed]:
        """Where this person sits, or which it made, last changed first. `before`: (changed, id)."""
        return await self.read(lambda connection: queries.tables_of(connection, person, limit, before))

    async def unfinished_of(self, owner: str) -> int:
        """How many tables that this person made are not over."""
        return await self.read(lambda connection: queries.unfinished_of(connection, owner))

    async def results(self, table: str) -> list[ResultRow]:
        """In the order of the seats; empty while it is not over."""
        return await self.read(lambda connection: queries.results_of_table(connection, table))

    async def played_by(self, person: str, *, limit: int = 50, before: tuple[int, str] | None = None) -> list[Played]:
        """Finished games of this person, last first. `before`: (changed, table)."""
        return await self.read(lambda connection: queries.played_by(connection, person, limit, before))

    async def analyses(self, table: str, version: str) -> list[AnalysisRow]:
        """What was found of a game by these rules, as far as it is stored."""
        return await self.read(lambda connection: queries.analyses_of(connection, table, version))

    async def keep_analysis(self, table: str, row: AnalysisRow) -> None:
        """Store a part; what another process has stored already stays."""
        try:
            await self.write(partial(_execute, insert(analyses).values(table_id=table, **row._asdict())))
        except IntegrityError as error:
            if not is_taken(error):
                raise

    # -- time --------------------------------------------------------------------------------------------------------

    async def due_before(self, at: int, limit: int = 500) -> list[tuple[str, int]]:
        """(table, due) of tables at which something happens by itself before `at`, first due first."""
        return await self.read(lambda connection: queries.due_before(connection, at, limit))

    async def running(self, status: str = "playing", *, after: str = "", limit: int = 1000) -> list[str]:
        """Ids of tables with that status, in order, beyond `after`: to go through all of them page by page."""
        return await self.read(lambda connection: queries.running(connection, status, after, limit))

    async def set_aside(self, is_old: Callable[[bytes], bool], page: int = 500) -> int:
        """Tables that are not over and whose head is old can never go on: no list offers them, and nothing is due at
        them. How many there were."""
        after, found = "", 0
        while heads := await self.read(partial(queries.heads_of_unfinished, after=after, limit=page)):
            after = heads[-1][0]
            if old := [key for key, head in heads if is_old(head)]:
                aside = update(tables).where(tables.c.id.in_(old)).values(status=OLD_RULES, due=None)
                await self.write(partial(_execute, aside))
                found += len(old)
        return found

    async def beat(self, at: int) -> None:
        """We are up. Never goes back: several servers beat."""
        beaten = update(alive).where(alive.c.id == 1, alive.c.at < at).values(at=at)
        await self.write(lambda connection: connection.execute(beaten) and None)

    async def last_beat(self) -> int | None:
        """When a server was last up; None: never."""
        return await self.read(lambda connection: connection.scalar(select(alive.c.at))) or None


def seat_chair(table: str, chair: ChairRow) -> Work:
    """Work for `append`: who sits on this chair from now on, with all that belongs to it."""
    values = chair._asdict()
    statement = update(chairs).where(chairs.c.table_id == table, chairs.c.seat == values.pop("seat")).values(values)
    return lambda connection: connection.execute(statement) and None


def _execute(what: Executable, connection: Connection) -> None:
    connection.execute(what)
