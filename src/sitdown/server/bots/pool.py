"""A pool of worker processes in which bots think, so that a slow one never slows a table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import msgspec

from sitdown.server.bots.analysis import Told
from sitdown.server.bots.pondering import Pondering, seats_to_ponder
from sitdown.server.bots.turns import Turns, Urgency
from sitdown.server.bots.worker import HintFound, Question, Reply
from sitdown.server.metrics import FORESEEN
from sitdown.table.table import Table

log = logging.getLogger("sitdown.bots")
GRACE = 3.0  # seconds beyond the budget before a bot is given up
STARTING = 30.0  # a new process imports the games first
PATIENCE = 60.0  # likewise for a slice of an analysis, which ends only where it can
ATTEMPTS = 3  # at a part of an analysis whose process has ended
LEAST = 0.1  # seconds that a bot thinks, however long it waited


class GaveUp(Exception):
    """The bot took too long, or its process died."""


class PartFailed(Exception):
    """A part of an analysis cannot be made, however often it is tried."""


class Worker:
    """One worker process, asked one thing at a time; while nobody asks it anything it may ponder."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self.turns = Turns()
        self.parts = Turns()  # of analyses: one is made after the other, in slices that have their turns
        self.known: dict[str, tuple[str, int]] = {}  # table: the seed and how many moves it has been told
        self.warm = False
        self.asked = 0  # questions and hints that it thinks about, or that wait for it
        self.idle = asyncio.Event()  # there are none
        self.idle.set()
        self.ponders = False  # just now
        self.pondering = Pondering(self._ponder, self.idle)

    async def ask(self, question: Question, moves: list[int], within: float) -> list[int]:
        """The bot's choice; `moves` are all of the play, seat and action in turn.

        It waits for who came before and for a hint that is under way; what it waits longer than leaves it its time
        `within` so many seconds comes off that time, so that under load bots think less and are not late.
        """
        came = time.monotonic()
        with self._busy():
            async with self.turns.at(Urgency.MOVE):
                left = max(LEAST, within - (time.monotonic() - came))
                reply = await self._tell(msgspec.structs.replace(question, budget=min(question.budget, left)), moves)
        if reply.foreseen:
            FORESEEN.labels(question.level).inc()
        assert reply.actions is not None
        return reply.actions

    async def hint(self, question: Question, moves: list[int], told: Callable[[int], None]) -> HintFound:
        """A hint; while it waits `told` is called with how many are before it, whenever that changes."""
        with self._busy():
            async with self.turns.at(Urgency.HINT, told):
                reply = await self._tell(question, moves)
        assert reply.hint is not None
        return reply.hint

    async def make_part(
        self, question: Question, moves: list[int], told: Callable[[int], None], done: Callable[[float], None]
    ) -> bytes:
        """A part of an analysis, made slice by slice: between two of them the worker takes whatever is more urgent.

        One part after the other: while it waits, `told` is called with how many are before it; then `done`, with the
        share that is made. If the process ends meanwhile the part is begun anew, a few times.
        """
        with self._busy():
            async with self.parts.at(Urgency.ANALYSIS, told):
                told(0)
                for _ in range(ATTEMPTS):
                    try:
                        return await self._make_part(question, moves, done)
                    except GaveUp as error:
                        log.warning("an analysis begins anew", extra={"table": question.table, "why": str(error)})
        raise GaveUp(f"{question.table}: {ATTEMPTS} attempts")

    async def _make_part(self, question: Question, moves: list[int], done: Callable[[float], None]) -> bytes:
        told = 0
        while True:
            async with self.turns.at(Urgency.ANALYSIS):
                reply = await self._exchange(question, moves, told, PATIENCE)
            if reply.failed:
                raise PartFailed(reply.failed)
            if reply.actions is None:
                raise GaveUp("the process was another one")
            done(reply.done)
            if reply.part:
                return reply.part
            told = len(moves) // 2

    async def tell(self, question: Question, moves: list[int]) -> Told:
        """What an analysis found, in words."""
        with self._busy():
            async with self.turns.at(Urgency.HINT):
                reply = await self._exchange(question, moves, 0, PATIENCE)
        assert reply.told is not None
        return reply.told

    @contextmanager
    def _busy(self) -> Iterator[None]:
        """Nobody thinks ahead meanwhile."""
        self.asked += 1
        self.idle.clear()
        try:
            yield
        finally:
            self.asked -= 1
            if not self.asked:
                self.idle.set()

    def forget(self, table: str) -> None:
        """A take-back, or the end: what was told is no longer so."""
        self.known.pop(table, None)
        self.pondering.forget(table)

    async def _ponder(self, question: Question, moves: list[int]) -> bool:
        """Let a bot think ahead; False: it gave up."""
        async with self.turns.at(Urgency.AHEAD):
            self.ponders = True
            try:
                await self._tell(question, moves)
            except GaveUp as error:
                log.warning("a bot gave up thinking ahead", extra={"table": question.table, "why": str(error)})
                return False
            finally:
                self.ponders = False
        return True

    async def _tell(self, question: Question, moves: list[int]) -> Reply:
        """Ask with as much of the play as it does not know."""
        seed, told = self.known.get(question.table, ("", 0))
        if seed != question.seed or told * 2 > len(moves):
            told = 0
        self.known[question.table] = (question.seed, told)
        reply = await self._exchange(question, moves, told)
        if reply.actions is None:
            reply = await self._exchange(question, moves, 0)
        if reply.actions is None:
            raise GaveUp("the worker does not remember what it was just told")
        if question.table in self.known:  # else it was to be forgotten meanwhile
            self.known[question.table] = (question.seed, len(moves) // 2)
        return reply

    async def _exchange(self, question: Question, moves: list[int], told: int, grace: float = GRACE) -> Reply:
        origin = [] if told else question.origin
        asked = msgspec.structs.replace(question, first=told, moves=moves[told * 2 :], origin=origin)
        limit = question.budget + grace + (0.0 if self.warm else STARTING)
        try:
            answer = await asyncio.wait_for(self._send(msgspec.msgpack.encode(asked)), limit)
        except (TimeoutError, OSError, asyncio.IncompleteReadError) as error:
            await self.stop()
            raise GaveUp(f"{question.level} at {question.game}: {type(error).__name__}") from error
        self.warm = True
        return msgspec.msgpack.decode(answer, type=Reply)

    async def _send(self, frame: bytes) -> bytes:
        process = self.process or await self._start()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(len(frame).to_bytes(4, "big") + frame)
        await process.stdin.drain()
        size = int.from_bytes(await process.stdout.readexactly(4), "big")
        return await process.stdout.readexactly(size)

    async def _start(self) -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "sitdown.server.bots.worker", stdin=pipe, stdout=pipe
        )
        return self.process

    async def stop(self) -> None:
        """The process, at once; the next question starts another one."""
        process, self.process = self.process, None
        self.known.clear()
        self.warm = False
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class WorkerPool:
    """All of them; a table keeps to one, which remembers it."""

    def __init__(self, count: int) -> None:
        self.workers = [Worker() for _ in range(count)]

    async def ask(self, question: Question, moves: list[int], within: float) -> list[int]:
        return await self._of(question.table).ask(question, moves, within)

    async def hint(self, question: Question, moves: list[int], told: Callable[[int], None]) -> HintFound:
        return await self._of(question.table).hint(question, moves, told)

    async def make_part(
        self, question: Question, moves: list[int], told: Callable[[int], None], done: Callable[[float], None]
    ) -> bytes:
        """By the worker for which the fewest wait: it is told all of the play anyway."""
        return await min(self.workers, key=_parts_at).make_part(question, moves, told, done)

    async def tell(self, question: Question, moves: list[int]) -> Told:
        return await self._of(question.table).tell(question, moves)

    def forget(self, table: str) -> None:
        self._of(table).forget(table)

    def look_at(self, table: Table, watched: bool, seconds: float) -> None:
        """Something has changed there: whoever may think ahead now does so, for so long until the next move."""
        pondering = self._of(table.head.id).pondering
        seats = seats_to_ponder(table) if watched and seconds > 0.0 else []
        if seats:
            pondering.begin(table, seats, seconds)
        else:
            pondering.rest(table.head.id)

    async def stop(self) -> None:
        await asyncio.gather(*(worker.pondering.stop() for worker in self.workers))
        await asyncio.gather(*(worker.stop() for worker in self.workers))

    def _of(self, table: str) -> Worker:
        return self.workers[zlib.crc32(table.encode()) % len(self.workers)]


def _parts_at(worker: Worker) -> int:
    return worker.parts.wanted
