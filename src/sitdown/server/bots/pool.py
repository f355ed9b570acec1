"""A pool of worker processes in which bots think, so that a slow one never slows a table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
import zlib

import msgspec

from sitdown.server.bots.worker import Question, Reply

log = logging.getLogger("sitdown.bots")
GRACE = 3.0  # seconds beyond the budget before a bot is given up
STARTING = 30.0  # a new process imports the games first


class GaveUp(Exception):
    """The bot took too long, or its process died."""


class Worker:
    """One worker process, asked one thing at a time."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self.lock = asyncio.Lock()
        self.known: dict[str, tuple[str, int]] = {}  # table: the seed and how many moves it has been told
        self.warm = False

    async def ask(self, question: Question, moves: list[int]) -> list[int]:
        """The bot's choice; `moves` are all of the play, seat and action in turn."""
        async with self.lock:
            seed, told = self.known.get(question.table, ("", 0))
            if seed != question.seed or told * 2 > len(moves):
                told = 0
            reply = await self._exchange(question, moves, told)
            if reply.actions is None:
                reply = await self._exchange(question, moves, 0)
            if reply.actions is None:
                raise GaveUp("the worker does not remember what it was just told")
            self.known[question.table] = (question.seed, len(moves) // 2)
            return reply.actions

    def forget(self, table: str) -> None:
        """A take-back, or the end: what was told is no longer so."""
        self.known.pop(table, None)

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

    async def stop(self) -> None:
        await asyncio.gather(*(worker.stop() for worker in self.workers))

    def _of(self, table: str) -> Worker:
        return self.workers[zlib.crc32(table.encode()) % len(self.workers)]
