"""Pondering: while others choose, bots that search think ahead, in whatever time their worker process has to spare.

They do it in short slices, the tables of a worker in turn, and only while nobody is asked there: a question waits for
one slice at most. What a bot holds changes neither when it ponders nor for how long.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from sitdown.bots.thinking_time import thinking_seconds
from sitdown.server.bots.asking import bot_at, moves_of, question_at
from sitdown.server.bots.worker import Question
from sitdown.server.metrics import PONDERED
from sitdown.table.table import Table

SLICE: Final = 0.05  # seconds
SHORTEST: Final = 0.005
HURRY: Final = 100  # milliseconds: at a table with a smaller pace a slice would be felt
Slice: TypeAlias = Callable[[Question, list[int]], Awaitable[bool]]  # False: it failed


def seats_to_ponder(table: Table) -> list[int]:
    """Those of bots that search and are not asked, while others are."""
    if table.phase != "playing":
        return []
    pace = table.head.pace
    bots = [(seat, chair.level) for seat, chair in enumerate(table.chairs) if not chair.acts]
    found = [seat for seat, level in bots if thinking_seconds(level, pace) and table.ready(seat) is None]
    if found and pace < HURRY and any(table.ready(seat) is not None for seat, _ in bots):
        return []
    return found


class Moment:
    """A table between two moves, and how much its bots may still ponder over it."""

    __slots__ = ("count", "left", "moves", "seats", "table")

    def __init__(self, table: Table, seconds: float) -> None:
        self.table = table
        self.moves = table.moves
        self.count = table.moves.count
        self.left = seconds  # of all seats together
        self.seats: list[int] = []  # that have a turn, the next one first

    def is_now(self, table: Table) -> bool:
        return self.table is table and self.moves is table.moves and self.count == table.moves.count


class Pondering:
    """The tables of one worker at which bots may think ahead."""

    def __init__(self, think: Slice, idle: asyncio.Event) -> None:
        self._think = think
        self._idle = idle  # nobody is asked, and nobody waits to be
        self._moments: dict[str, Moment] = {}
        self._turns: OrderedDict[str, Moment] = OrderedDict()  # of them, those with something to do
        self._task: asyncio.Task[None] | None = None

    def begin(self, table: Table, seats: list[int], seconds: float) -> None:
        """The bots at these seats may ponder, for so long until the next move."""
        key = table.head.id
        moment = self._moments.get(key)
        if moment is None or not moment.is_now(table):
            moment = self._moments[key] = Moment(table, seconds)
            self._turns.pop(key, None)
        moment.seats = seats
        if moment.left > SHORTEST:
            self._turns.setdefault(key, moment)
            if self._task is None:
                self._task = asyncio.create_task(self._go_on())

    def rest(self, table: str) -> None:
        """Nobody is to ponder there now."""
        self._turns.pop(table, None)
        moment = self._moments.get(table)
        if moment is not None:
            moment.seats = []

    def forget(self, table: str) -> None:
        """The table is gone, or goes on from another move."""
        self.rest(table)
        self._moments.pop(table, None)

    async def stop(self) -> None:
        self._moments.clear()
        self._turns.clear()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _go_on(self) -> None:
        try:
            while self._turns:
                if not self._idle.is_set():
                    await self._idle.wait()
                else:
                    await self._one_slice(*self._turns.popitem(last=False))
        finally:
            self._task = None

    async def _one_slice(self, key: str, moment: Moment) -> None:
        """Of the table and the seat whose turn it is; then others have theirs."""
        if not moment.seats or not moment.is_now(moment.table):
            return
        seat = moment.seats.pop(0)
        moment.seats.append(seat)
        budget = min(SLICE, moment.left)
        question = question_at(moment.table, seat, bot_at(moment.table, seat), budget, ahead=True)
        began = time.monotonic()
        worked = await self._think(question, moves_of(moment.table))
        took = time.monotonic() - began
        PONDERED.inc(took)
        moment.left = moment.left - max(took, budget) if worked else 0.0
        if moment.left > SHORTEST and moment.seats and self._moments.get(key) is moment:
            self._turns[key] = moment
