"""A pool of worker processes in which bots think, so that a slow one never slows a table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
import time
import zlib

import msgspec

from sitdown.server.bots.pondering import SLICE, Pondering, seats_to_ponder
from sitdown.server.bots.worker import Question, Reply
from sitdown.server.metrics import FORESEEN
from sitdown.table.table import Table

log = logging.getLogger("sitdown.bots")
GRACE = 3.0  # seconds beyond the budget before a bot is given up
STARTING = 30.0  # a new process imports the games first


class GaveUp(Exception):
    """The bot took too long, or its process died."""


class Worker:
    """One worker process, asked one thing at a time; while nobody asks it anything it may ponder."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self.lock = asyncio.Lock()
        self.known: dict[str, tuple[str, int]] = {}  # table: the seed and how many moves it has been told
        self.warm = False
        self.asked = 0  # questions that it thinks about, or that wait for it
        self.idle = asyncio.Event()  # there are none
        self.idle.set()
        self.ponders = False  # just now
        self.pondering = Pondering(self._ponder, self.idle)

    async def ask(self, question: Question, moves: list[int]) -> list[int]:
        """The bot's choice; `moves` are all of the play, seat and action in turn."""
        self.asked += 1
        self.idle.clear()
        began, late = time.monotonic(), self.ponders
        try:
            async with self.lock:
                if late:  # what it waited for comes off its time, so that its answer is not late
                    left = max(question.budget / 2, question.budget - min(SLICE, time.monotonic() - began))
                    question = msgspec.structs.replace(question, budget=left)
                reply = await self._tell(question, moves)
        finally:
            self.asked -= 1
            if not self.asked:
                self.idle.set()
        if reply.foreseen:
            FORESEEN.labels(question.level).inc()
        assert reply.actions is not None
        return reply.actions

    def forget(self, table: str) -> None:
        """A take-back, or the end: what was told is no longer so."""
        self.known.pop(table, None)
        self.pondering.forget(table)

    async def _ponder(self, question: Question, moves: list[int]) -> bool:
        """Let a bot think ahead; False: it gave up."""
        async with self.lock:
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

    async def _exchange(self, question: Question, moves: list[int], told: int) -> Reply:
        asked = msgspec.structs.replace(question, first=told, moves=moves[told * 2 :])
        limit = question.budget + GRACE + (0.0 if self.warm else STARTING)
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

    async def ask(self, question: Question, moves: list[int]) -> list[int]:
        return await self._of(question.table).ask(question, moves)

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
