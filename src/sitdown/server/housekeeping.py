"""What happens at tables by itself: bots answer, clocks run out, empty tables are parked, other processes are heard.

Any process may do it for any table: if two do, the number of the entry decides, and the other one loads what it was.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from typing import Any

from sitdown.server.hall import PARK_AFTER, Busy, Hall, NoSuchTable, now
from sitdown.server.memory import collect_young
from sitdown.server.metrics import THOUGHTS
from sitdown.server.room import Room
from sitdown.server.store import NO_ANSWER
from sitdown.server.store_writer import CHANNEL
from sitdown.server.thinker import Question
from sitdown.server.thinkers import GaveUp
from sitdown.server.thoughts import Thought
from sitdown.table.clock import earliest
from sitdown.table.entries import By, Down, decode_head
from sitdown.table.refusal import TableRefusal
from sitdown.table.table import Table

log = logging.getLogger("sitdown.hall")
BEAT = 1.0  # seconds between two signs of life
DOWN = 3_000  # milliseconds without one: no server was up
STAND_BY = 1.0  # seconds that we leave what follows to the process that wrote the last entry
OVERDUE = 3_000  # milliseconds: whoever should have done it is gone
PAGE = 100  # tables whose clocks are set at once
WORTH_A_LOOK = 50  # parked tables, for what they left behind
SWEEP = 2.0  # seconds between two looks for what is overdue


class WasUp(Exception):
    """Somebody served the table just now: its clocks ran rightly."""


class Housekeeping:
    """Runs beside the hall of one process."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = hall.store
        self.tasks: set[asyncio.Task[None]] = set()
        self.at_work: set[str] = set()  # tables at which something is being done just now
        self.parked = 0  # tables, since we last looked what they left behind
        self.stands = True  # time: nothing happens by itself before the clocks are set
        hall.on_change = self.look_at

    async def start(self) -> None:
        await self._let_time_go_on(DOWN if self.store.many_processes else 0)  # alone: nobody was up but we
        self._spawn(self._beat_on())
        self._spawn(self._sweep_on())
        if self.store.many_processes:
            self._spawn(self._listen_on())

    async def stop(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for room in list(self.hall.rooms.values()):
            room.stop()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if task.cancelled() or (error := task.exception()) is None:
            return
        if isinstance(error, NO_ANSWER):
            log.warning("the database does not answer", extra={"why": repr(error.orig)})
        else:
            log.error("housekeeping failed", exc_info=error)

    # -- one table ------------------------------------------------------------------------------------------------

    def look_at(self, room: Room) -> None:
        """Something has changed at this table: who has to think, and when is what due?"""
        if room.eyes and room.due is None and room.timer is None:
            return  # people play, without a clock
        room.stop()
        if room.id in self.at_work or room.gone or self.stands:
            return
        thinking = not room.elsewhere and self._let_think(room)
        due = room.table.due() if room.elsewhere else self._due(room)
        if due is not None:
            wait = max(0.0, (due - now()) / 1000) + STAND_BY * room.elsewhere
            if wait < PARK_AFTER or room.eyes:
                room.timer = asyncio.get_running_loop().call_later(wait, self._spawn_work, room)
                return
        if not room.eyes and not thinking:
            room.timer = asyncio.get_running_loop().call_later(PARK_AFTER, self._park, room)

    def _due(self, room: Room) -> int | None:
        """When something happens next: an answer that is thought of is given, a clock runs out."""
        return earliest([room.thoughts.next_due(room.table), room.table.clock_due()])

    def _let_think(self, room: Room) -> bool:
        """Every bot that is asked begins to think; does one?"""
        table, thinking = room.table, False
        for seat in range(table.head.seats):
            if table.ready(seat) is None:
                continue
            thought = room.thoughts.of(table, seat)
            if thought is None:
                thought = room.thoughts.begin(table, seat)
                self._spawn(self._think(room, seat, thought))
            thinking |= thought.actions is None
        return thinking

    async def _think(self, room: Room, seat: int, thought: Thought) -> None:
        try:
            if room.thoughts.of(room.table, seat) is not thought:
                room.thoughts.forget(seat)  # something has happened before we came to it: it may not be asked any more
                return
            thought.actions = await self._thought(room.table, seat)
            thought.done_at = now()
        except Exception:
            await asyncio.sleep(STAND_BY)
            room.thoughts.forget(seat)
            raise
        finally:
            self.look_at(room)

    def _park(self, room: Room) -> None:
        if not room.eyes and not room.lock.locked():
            self.hall.park(room)
            self.parked += 1

    def _spawn_work(self, room: Room) -> None:
        room.timer = None
        room.elsewhere = False  # whoever wrote the last entry had time enough
        if room.id not in self.at_work:
            self.at_work.add(room.id)
            self._spawn(self._work_at(room))

    async def _work_at(self, room: Room) -> None:
        try:
            while await self._one_thing(room):
                pass
        finally:
            self.at_work.discard(room.id)
            self.look_at(room)

    async def _one_thing(self, room: Room) -> bool:
        """Let one thing happen that is due; False: nothing is."""
        if room.gone or self.stands:
            return False
        at = now()
        late = room.table.timed_out(at)
        given = room.thoughts.given(room.table, at)
        with contextlib.suppress(TableRefusal, Busy):  # somebody was faster: it is no longer due
            if late:
                await self.hall.act(room, lambda table, at: table.time_out(late[0], at))
            elif given is not None:
                await self._answer(room, *given)
        return bool(late or given)

    async def _answer(self, room: Room, seat: int, actions: list[int]) -> None:
        by: By = "bot" if room.table.chairs[seat].kind == "bot" else "clock"
        try:
            await self.hall.act(room, lambda now, at: now.move(seat, now.question[seat], actions, by, at))
        finally:
            room.thoughts.forget(seat)

    async def _thought(self, table: Table, seat: int) -> list[int]:
        level = table.chairs[seat].level
        state = table.play()
        moves = [number for pair in table.moves.pairs() for number in pair]
        question = Question(
            table.head.id, table.head.game, table.head.seats, table.head.options, table.seed, 0, [], seat, level,
            self.hall.settings.think_seconds,
        )  # fmt: skip
        try:
            actions = await self.hall.thinkers.ask(question, moves)
            THOUGHTS.labels(level, "thought").inc()
            return actions
        except GaveUp as error:
            log.warning("a bot gave up", extra={"table": table.head.id, "why": str(error)})
            THOUGHTS.labels(level, "gave_up").inc()
            return state.legal(seat)[:1]

    # -- all tables -----------------------------------------------------------------------------------------------

    async def _beat_on(self) -> None:
        """A sign of life now and then. While the database cannot take it nobody can move, and time stands."""
        beaten = now()
        while True:
            await asyncio.sleep(BEAT)
            try:
                if self.stands or now() - beaten > DOWN:
                    self.stands = True
                    await self._let_time_go_on(DOWN)
                await self.store.beat(now())
                beaten = now()
            except Exception as error:
                self.stands = True
                log.warning("no sign of life", extra={"why": repr(error)})

    async def _sweep_on(self) -> None:
        """Now and then: what is overdue and nobody does, after a crash of ours or of another process; and what parked
        tables left behind."""
        late = 0
        while True:
            try:
                for table, _ in await self.store.due_before(now() - late):
                    if table not in self.hall.rooms:
                        with contextlib.suppress(NoSuchTable):
                            await self.hall.room(table)
                late = OVERDUE
            except Exception as error:
                log.warning("no look for what is overdue", extra={"why": repr(error)})
            if self.parked >= WORTH_A_LOOK:
                self.parked = 0
                collect_young()
            await asyncio.sleep(SWEEP)

    async def _let_time_go_on(self, least: int) -> None:
        """If there was no sign of life for at least so many milliseconds: no clock ran meanwhile. Only when all tables
        know that, we give one: whoever starts beside us does the same, and nobody's time runs out before."""
        since = await self.store.last_beat()
        if since is not None and now() - since > least:
            await self._stop_time(since, least)
        await self.store.beat(now())
        self.stands = False
        for room in list(self.hall.rooms.values()):
            self.look_at(room)

    async def _stop_time(self, since: int, least: int) -> None:
        after = ""
        while page := await self.store.running(after=after, limit=PAGE):
            await asyncio.gather(*(self._stop_clocks(table, since, least) for table in page))
            after = page[-1]

    async def _stop_clocks(self, table: str, since: int, least: int) -> None:
        found = await self.store.table(table)
        if found is None or decode_head(found.head).clock.kind == "none":
            return
        room = await self.hall.room(table)

        def down(table: Table, at: int) -> Down:
            entry = table.down(since, at)
            if entry.at - entry.since <= least:
                raise WasUp
            return entry

        with contextlib.suppress(TableRefusal, Busy, WasUp):
            await self.hall.act(room, down)

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
                    if process != self.hall.process and self.hall.is_here(table):
                        self._spawn(self._catch_up(table))
            except Exception as error:
                log.warning("listening again", extra={"why": repr(error)})
                with contextlib.suppress(Exception):
                    await backend.on_shutdown()
                await asyncio.sleep(0.5)

    async def _catch_up(self, table: str) -> None:
        await self.hall.catch_up(await self.hall.room(table))

    async def _catch_up_all(self) -> None:
        for room in list(self.hall.rooms.values()):
            await self.hall.catch_up(room)
