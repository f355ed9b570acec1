"""What a server process does for all tables beside its requests.

It gives signs of life, looks for what is overdue, and listens to other processes.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging

from sitdown.server.garbage import collect_young
from sitdown.server.live.errors import Busy, NoSuchTable, OldRules
from sitdown.server.live.now import now
from sitdown.server.live.rooms import Rooms, by_old_rules
from sitdown.server.live.scheduler import Scheduler
from sitdown.server.live.tasks import Tasks
from sitdown.server.store.writer import CHANNEL
from sitdown.table.entries import Down, decode_head
from sitdown.table.refusal import TableRefusal
from sitdown.table.table import Table

log = logging.getLogger("sitdown.rooms")
BEAT = 1.0  # seconds between two signs of life
DOWN = 3_000  # milliseconds without one: no server was up
OVERDUE = 3_000  # milliseconds: whoever should have done it is gone
PAGE = 100  # tables whose clocks are set at once
WORTH_A_LOOK = 50  # parked tables, for what they left behind
SWEEP = 2.0  # seconds between two looks for what is overdue


class WasUp(Exception):
    """Somebody served the table just now: its clocks ran rightly."""


class Background:
    """Runs beside the rooms of one process."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.store = rooms.store
        self.tasks = Tasks()
        self.scheduler = Scheduler(rooms, self.tasks)

    async def start(self) -> None:
        if old := await self.store.set_aside(lambda head: by_old_rules(decode_head(head))):
            log.warning("tables of older rules were set aside: they cannot go on", extra={"tables": old})
        await self._let_time_go_on(DOWN if self.store.many_processes else 0)  # alone: nobody was up but we
        self.tasks.add(self._beat_on())
        self.tasks.add(self._sweep_on())
        if self.store.many_processes:
            self.tasks.add(self._listen_on())

    async def stop(self) -> None:
        await self.tasks.stop()
        self.scheduler.stop()

    async def _beat_on(self) -> None:
        """A sign of life now and then. While the database cannot take it nobody can move, and time stands."""
        beaten = now()
        while True:
            await asyncio.sleep(BEAT)
            try:
                if self.scheduler.time_stands or now() - beaten > DOWN:
                    self.scheduler.time_stands = True
                    await self._let_time_go_on(DOWN)
                await self.store.beat(now())
                beaten = now()
            except Exception as error:
                self.scheduler.time_stands = True
                log.warning("no sign of life", extra={"why": repr(error)})

    async def _sweep_on(self) -> None:
        """Now and then: what is overdue and nobody does, after a crash of ours or of another process; and what parked
        tables left behind."""
        late = 0
        while True:
            try:
                for table, _ in await self.store.due_before(now() - late):
                    if table not in self.rooms.by_id:
                        with contextlib.suppress(NoSuchTable, OldRules):
                            await self.rooms.find(table)
                late = OVERDUE
            except Exception as error:
                log.warning("no look for what is overdue", extra={"why": repr(error)})
            if self.scheduler.parked >= WORTH_A_LOOK:
                self.scheduler.parked = 0
                collect_young()
            await asyncio.sleep(SWEEP)

    async def _let_time_go_on(self, least: int) -> None:
        """If there was no sign of life for at least so many milliseconds: no clock ran meanwhile. Only when all tables
        know that, we give one: whoever starts beside us does the same, and nobody's time runs out before."""
        since = await self.store.last_beat()
        if since is not None and now() - since > least:
            await self._stop_time(since, least)
        await self.store.beat(now())
        self.scheduler.time_stands = False
        for room in list(self.rooms.by_id.values()):
            self.scheduler.look_at(room)

    async def _stop_time(self, since: int, least: int) -> None:
        after = ""
        while page := await self.store.running(after=after, limit=PAGE):
            await asyncio.gather(*(self._stop_clocks(table, since, least) for table in page))
            after = page[-1]

    async def _stop_clocks(self, table: str, since: int, least: int) -> None:
        found = await self.store.table(table)
        if found is None or decode_head(found.head).clock.kind == "none":
            return
        room = await self.rooms.find(table)

        def down(table: Table, at: int) -> Down:
            entry = table.down(since, at)
            if entry.at - entry.since <= least:
                raise WasUp
            return entry

        with contextlib.suppress(TableRefusal, Busy, WasUp):
            await self.rooms.act(room, down, while_time_stands=True)

    async def _listen_on(self) -> None:
        """Wake-ups from other processes: ids only, told by the transaction that stored the entry.

        Litestar's backend listens; it does not tell, since it would open a connection for every message.
        """
        from litestar.channels.backends.psycopg import PsycoPgChannelsBackend  # psycopg is not always there

        address = self.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            backend = PsycoPgChannelsBackend(address)
            try:
                await backend.on_startup()
                await backend.subscribe([CHANNEL])
                await self._catch_up_all()  # what was told while we did not listen
                async for _, payload in backend.stream_events():
                    process, _, table = payload.decode().partition(" ")
                    if process != self.rooms.process and self.rooms.is_here(table):
                        self.tasks.add(self._catch_up(table))
            except Exception as error:
                log.warning("listening again", extra={"why": repr(error)})
                with contextlib.suppress(Exception):
                    await backend.on_shutdown()
                await asyncio.sleep(0.5)

    async def _catch_up(self, table: str) -> None:
        await self.rooms.catch_up(await self.rooms.find(table))

    async def _catch_up_all(self) -> None:
        for room in list(self.rooms.by_id.values()):
            await self.rooms.catch_up(room)
