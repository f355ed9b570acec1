"""A finished game once more, step by step, as a seat or an onlooker saw it, or with everything face up."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any, Literal

from msgspec import Struct

from sitdown.engine.game import State, View
from sitdown.engine.record import result_of
from sitdown.server.live.broadcast import line_of
from sitdown.table.effect import Line
from sitdown.table.table import Table
from sitdown.table.views.event_log import OpenLog

Eyes = int | Literal["onlooker", "open"]
BREATH = 4  # steps after which others have their turn


class MovedShown(Struct):
    """What a seat did in a step, in its own words."""

    seat: int
    actions: list[int]
    labels: list[str]


class FrameShown(Struct):
    """The game after so many steps; `events` and `moved` are those of the last one."""

    step: int
    view: dict[str, Any]
    turn: list[int]
    events: list[dict[str, Any]]
    lines: list[str]
    moved: MovedShown | None
    over: bool
    result: dict[str, Any] | None


class ReplayShown(Struct):
    """Some of the `steps + 1` frames of a game; the first of all is the deal."""

    steps: int
    frames: list[FrameShown]


class Replay:
    """One pass through the moves that stand at a table whose game is over; `not_over` otherwise.

    A seat sees what it saw then: of others' choices it hears, and only its own are read from the record.
    """

    def __init__(self, table: Table, eyes: Eyes, lang: str) -> None:
        table.result()  # refuses before the end
        self.table = table
        self.eyes = eyes
        self.lang = lang
        self.names = [chair.name for chair in table.chairs]
        self.log = OpenLog()
        self.state: State = table.fresh(self.log)

    async def shown(self, first: int, count: int) -> ReplayShown:
        """So many frames from this one on, while others go on playing."""
        moves = self.table.moves
        frames: list[FrameShown] = []
        for step in range(min(first + count - 1, len(moves)) + 1):
            wanted = step >= first
            if step:
                self.log = OpenLog()
                self.state.listener = self.log if wanted else None
            moved = self._moved(step - 1, wanted) if step else None
            if wanted:
                frames.append(self._frame(step, moved))
            if step % BREATH == 0:
                await asyncio.sleep(0)
        return ReplayShown(len(moves), frames)

    def _moved(self, move: int, wanted: bool) -> MovedShown | None:
        """Do this move; what it was, if whoever looks may read it."""
        seat, actions = self.table.moves.seat(move), self.table.moves.actions(move)
        if not wanted or self.eyes not in (seat, "open"):
            for action in actions:
                self.state.push(seat, action)
            return None
        return MovedShown(seat, actions, list(self._labelled(seat, actions)))

    def _labelled(self, seat: int, actions: list[int]) -> Iterator[str]:
        """Do these; each as the seat would have said it in that moment."""
        for action in actions:
            view = self._named(self.state.view(seat))
            yield self.table.game.say_action(view, action, self.lang)
            self.state.push(seat, action)

    def _frame(self, step: int, moved: MovedShown | None) -> FrameShown:
        state, over = self.state, self.state.over
        events: list[Line] = self.log.open
        if self.eyes != "open":
            events = self.log.lines(None if self.eyes == "onlooker" else self.eyes)
        lines = [line_of(self.table.game, event, self.lang, self.names) for event in events]
        return FrameShown(
            step, self._view(), state.turn(), events, lines, moved, over, result_of(state) if over else None
        )

    def _view(self) -> View:
        if self.eyes == "open":
            return self._named(self.state.open_view())
        return self._named(self.state.view(None if self.eyes == "onlooker" else self.eyes))

    def _named(self, view: View) -> View:
        return {**view, "names": self.names}
