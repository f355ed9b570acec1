"""Who uses a worker next: of those who wait the most urgent, and of equally urgent ones who came first."""

from __future__ import annotations

import asyncio
from bisect import insort
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from enum import IntEnum


class Urgency(IntEnum):
    """What is thought about, the most urgent first."""

    MOVE = 0
    HINT = 1
    ANALYSIS = 2
    AHEAD = 3


class Waiter:
    """Somebody who waits, and how many are before him, the one whose turn it is included."""

    __slots__ = ("called", "place", "told", "urgency")

    def __init__(self, urgency: Urgency, told: Callable[[int], None] | None) -> None:
        self.urgency = urgency
        self.told = told  # called with each new place
        self.place = 0
        self.called: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Turns:
    """A lock with an order of its own."""

    def __init__(self) -> None:
        self._taken = False
        self._waiting: list[Waiter] = []

    @property
    def wanted(self) -> int:
        """By how many, the one whose turn it is included."""
        return len(self._waiting) + self._taken

    @asynccontextmanager
    async def at(self, urgency: Urgency, told: Callable[[int], None] | None = None) -> AsyncIterator[None]:
        """Wait for a turn, have it, and give it back."""
        if self._taken:
            await self._wait(Waiter(urgency, told))
        self._taken = True
        try:
            yield
        finally:
            self._call_next()

    async def _wait(self, waiter: Waiter) -> None:
        insort(self._waiting, waiter, key=lambda one: one.urgency)
        self._tell_places()
        try:
            await waiter.called
        except asyncio.CancelledError:
            if waiter in self._waiting:
                self._waiting.remove(waiter)
                self._tell_places()
            elif not waiter.called.cancelled():
                self._call_next()  # it was called, and has left meanwhile
            raise

    def _call_next(self) -> None:
        """The turn is over. It is never free in between, so that nobody who comes now is before those who wait."""
        while self._waiting:
            waiter = self._waiting.pop(0)
            if not waiter.called.done():
                waiter.called.set_result(None)
                self._tell_places()
                return
        self._taken = False

    def _tell_places(self) -> None:
        for place, waiter in enumerate(self._waiting, 1):
            if waiter.place != place:
                waiter.place = place
                if waiter.told is not None:
                    waiter.told(place)
