"""What happens at one table by itself: bots answer, clocks run out, an empty table is parked.

Any process may do it for any table: if two do, the number of the entry decides, and the other one loads what it was.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging

from sitdown.bots.thinking_time import thinking_seconds
from sitdown.server.bots.asking import bot_at, moves_of, question_at
from sitdown.server.bots.pending import PendingAnswer, thinking_time
from sitdown.server.bots.pool import GaveUp
from sitdown.server.live.errors import Busy
from sitdown.server.live.now import now
from sitdown.server.live.room import Room
from sitdown.server.live.rooms import PARK_AFTER, Rooms
from sitdown.server.live.tasks import Tasks
from sitdown.server.metrics import BOT_ANSWERS
from sitdown.table.clock import earliest
from sitdown.table.entries import By
from sitdown.table.refusal import TableRefusal
from sitdown.table.table import Table

log = logging.getLogger("sitdown.rooms")
STAND_BY = 1.0  # seconds that we leave what follows to the process that wrote the last entry


class Scheduler:
    """Sets the timers of the rooms of one process."""

    def __init__(self, rooms: Rooms, tasks: Tasks) -> None:
        self.rooms = rooms
        self.tasks = tasks
        self.at_work: set[str] = set()  # tables at which something is being done just now
        self.parked = 0  # tables, since the garbage was last collected
        self.time_stands = True  # nothing happens by itself before the clocks are set
        rooms.on_change = self.look_at

    @property
    def time_stands(self) -> bool:
        return not self.rooms.time_goes_on.is_set()

    @time_stands.setter
    def time_stands(self, stands: bool) -> None:
        if stands:
            self.rooms.time_goes_on.clear()
        else:
            self.rooms.time_goes_on.set()

    def stop(self) -> None:
        for room in list(self.rooms.by_id.values()):
            room.stop()

    def look_at(self, room: Room) -> None:
        """Something has changed at this table: who has to think, who may think ahead, and when is what due?"""
        watched = bool(room.by_viewer) and not (room.gone or self.time_stands)
        self.rooms.bots.look_at(room.table, watched, self.rooms.settings.ponder_seconds)
        if room.by_viewer and room.due is None and room.timer is None:
            return  # people play, without a clock
        room.stop()
        if room.id in self.at_work or room.gone or self.time_stands:
            return
        thinking = not room.elsewhere and self._let_think(room)
        due = room.table.due() if room.elsewhere else self._due(room)
        if due is not None:
            wait = max(0.0, (due - now()) / 1000) + STAND_BY * room.elsewhere
            if wait < PARK_AFTER or room.by_viewer:
                room.timer = asyncio.get_running_loop().call_later(wait, self._spawn_work, room)
                return
        if not room.by_viewer and not thinking:
            room.timer = asyncio.get_running_loop().call_later(PARK_AFTER, self._park, room)

    def _due(self, room: Room) -> int | None:
        """When something happens next: an answer that is thought of is given, a preset answers, a clock runs out."""
        return earliest([room.answers.next_due(room.table), room.table.clock_due(), room.table.presets_due()])

    def _let_think(self, room: Room) -> bool:
        """Every bot that is asked begins to think; does one?"""
        table, thinking = room.table, False
        for seat in range(table.head.seats):
            if table.ready(seat) is None:
                continue
            answer = room.answers.of(table, seat)
            if answer is None:
                answer = room.answers.begin(table, seat)
                self.tasks.add(self._think(room, seat, answer))
            thinking |= answer.actions is None
        return thinking

    async def _think(self, room: Room, seat: int, answer: PendingAnswer) -> None:
        try:
            if room.answers.of(room.table, seat) is not answer:
                room.answers.forget(seat)  # something has happened before we came to it: it may not be asked any more
                return
            answer.actions = await self._thought(room.table, seat)
            answer.done_at = now()
        except Exception:
            await asyncio.sleep(STAND_BY)
            room.answers.forget(seat)
            raise
        finally:
            self.look_at(room)

    def _park(self, room: Room) -> None:
        if not room.by_viewer and not room.lock.locked():
            self.rooms.park(room)
            self.parked += 1

    def _spawn_work(self, room: Room) -> None:
        room.timer = None
        room.elsewhere = False  # whoever wrote the last entry had time enough
        if room.id not in self.at_work:
            self.at_work.add(room.id)
            self.tasks.add(self._work_at(room))

    async def _work_at(self, room: Room) -> None:
        try:
            while await self._one_thing(room):
                pass
        finally:
            self.at_work.discard(room.id)
            self.look_at(room)

    async def _one_thing(self, room: Room) -> bool:
        """Let one thing happen that is due; False: nothing is."""
        if room.gone or self.time_stands:
            return False
        at = now()
        late = room.table.timed_out(at)
        given = room.answers.given(room.table, at)
        preset = room.table.preset_given(at)
        with contextlib.suppress(TableRefusal, Busy):  # somebody was faster: it is no longer due
            if late:
                await self.rooms.act(room, lambda table, at: table.time_out(late[0], at))
            elif given is not None:
                await self._answer(room, *given)
            elif preset >= 0:
                await self.rooms.act(room, lambda table, at: table.move_by_preset(preset, at))
        return bool(late or given or preset >= 0)

    async def _answer(self, room: Room, seat: int, actions: list[int]) -> None:
        by: By = "bot" if room.table.chairs[seat].kind == "bot" else "clock"
        try:
            await self.rooms.act(room, lambda now, at: now.move(seat, now.question[seat], actions, by, at))
        finally:
            room.answers.forget(seat)

    async def _thought(self, table: Table, seat: int) -> list[int]:
        """The bot's answer; if it gives up, that of the usual bot of the game, which does not look ahead."""
        state, moves = table.play(), moves_of(table)
        for asked in dict.fromkeys([bot_at(table, seat), table.game.levels[0]]):
            seconds = thinking_seconds(asked, table.head.pace) or self.rooms.settings.think_seconds
            question = question_at(table, seat, asked, seconds)
            try:
                actions = await self.rooms.bots.ask(question, moves, max(seconds, thinking_time(table)))
            except GaveUp as error:
                log.warning("a bot gave up", extra={"table": table.head.id, "why": str(error)})
                BOT_ANSWERS.labels(asked, "gave_up").inc()
            else:
                BOT_ANSWERS.labels(asked, "answer").inc()
                return actions
        return state.legal(seat)[:1]
