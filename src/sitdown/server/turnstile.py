"""A lock that can be taken without waiting, if it is free: one at a time, in the order in which they came."""

from __future__ import annotations

import asyncio
from collections import deque


class Turnstile:
    """`async with turnstile:` waits; `take()` does not."""

    __slots__ = ("_taken", "_waiting")

    def __init__(self) -> None:
        self._taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        return self._taken

    def take(self) -> bool:
        """False: somebody else has it."""
        if self._taken:
            return False
        self._taken = True
        return True

    def give(self) -> None:
        """To who waits longest; whoever waits is handed it, so nobody comes between."""
        while self._waiting:
            first = self._waiting.popleft()
            if not first.done():
                first.set_result(None)
                return
        self._taken = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # it was handed to us in the same moment
                self.give()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.give()
