"""A lock that can be taken without waiting if it is free: one holder at a time, in the order in which they asked."""

from __future__ import annotations

import asyncio


class Lock:
    """`async with lock:` and `acquire()` wait; `try_acquire()` does not."""

    __slots__ = ("_taken", "_waiting")

    def __init__(self) -> None:
        self._taken = False
        self._waiting: list[asyncio.Future[None]] = []  # seldom many; thousands of locks lie in memory

    def locked(self) -> bool:
        return self._taken

    def try_acquire(self) -> bool:
        """False: somebody else has it."""
        if self._taken:
            return False
        self._taken = True
        return True

    def release(self) -> None:
        """To who waits longest; whoever waits is handed it, so nobody comes between."""
        while self._waiting:
            first = self._waiting.pop(0)
            if not first.done():
                first.set_result(None)
                return
        self._taken = False

    async def acquire(self) -> None:
        if self.try_acquire():
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # it was handed to us in the same moment
                self.release()
            raise

    async def __aenter__(self) -> None:
        await self.acquire()

    async def __aexit__(self, *_: object) -> None:
        self.release()
