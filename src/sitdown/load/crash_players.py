"""A client for crash tests: it plays a seat at random and reconnects whenever its server has died.

It keeps all that it was promised, so that the promises can be checked: what it tried, what was acknowledged, what it
was told, what it saw last.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from websockets.exceptions import WebSocketException

from sitdown.load.light_client import LightClient, connect

THINKS = (0.005, 0.12)  # seconds before a move: the least and the most
COMES_BACK = (0.02, 0.4)  # seconds after the connection was lost
PATIENCE = 20.0  # seconds without an answer: the server is up and mute, which is a fault
REFUSALS = {"stale", "over", "paused", "busy", "not_playing"}  # that an honest client may meet: others were faster
SENT_AWAY = {4001, 4003, 4029, 4410}  # close codes that tell a client not to come back


class Habits(Struct, frozen=True):
    """How often, of a hundred moves, a player does what clients sometimes do."""

    sends_twice: int = 3
    hangs_up: int = 2  # right after a move was sent
    talks: int = 2
    dozes: int = 0
    doze: float = 0.0  # seconds


class Try(Struct):
    """A move that was sent and not answered yet."""

    question: int
    actions: list[int]
    id: int
    since: float


class Player:
    """One seat."""

    def __init__(self, table: str, seat: int, key: str, ports: Sequence[int], seed: str, habits: Habits) -> None:
        self.table, self.seat, self.key = table, seat, key
        self.ports = ports
        self.port = seat  # index of the one in use: the seats of a table are spread over all servers
        self.chance = random.Random(seed)
        self.habits = habits
        self.socket: LightClient | None = None
        self.shown: dict[str, Any] = {}
        self.number = 0
        self.events: list[Any] = []
        self.tried: dict[int, list[list[int]]] = {}  # by question
        self.acknowledged: dict[int, list[int]] = {}  # by question
        self.said: list[str] = []  # acknowledged lines of talk
        self.saying: dict[int, str] = {}
        self.pending: Try | None = None
        self.thinking = False
        self.halted = False
        self.over = asyncio.Event()
        self.faults: list[str] = []
        self.messages = 0
        self.resent = self.repeated = self.lost = 0
        self.gaps: list[float] = []  # seconds between a lost connection and the next view
        self.lost_at: float | None = None

    # -- coming and going -----------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Until it is cancelled."""
        while True:
            try:
                await self._sitting()
            except (OSError, WebSocketException, TimeoutError):
                pass
            finally:
                if self.socket is not None:
                    self.socket.close()
                    self.socket = None
            await asyncio.sleep(self.chance.uniform(*COMES_BACK))
            self.port += 1  # the others may be up

    async def _sitting(self) -> None:
        """From `join` until the connection is lost."""
        port = self.ports[self.port % len(self.ports)]
        lost = asyncio.Event()
        socket = await connect(f"ws://127.0.0.1:{port}/ws/tables/{self.table}", self._hear)
        socket.gone = lost.set
        if socket.transport is None or socket.transport.is_closing():
            lost.set()  # it was lost before we could ask to be told
        self.socket = socket
        self._send({"type": "join", "key": self.key, "seen": self.number})
        if self.pending is not None:
            self.resent += 1
            self.pending.since = time.monotonic()
            self._send_try(self.pending)
        while not lost.is_set() and not self._is_mute():
            try:
                await asyncio.wait_for(lost.wait(), 1.0)
            except TimeoutError:
                continue
        if socket.talk.close_code in SENT_AWAY:
            self._fault(f"sent away: {socket.talk.close_code} {socket.talk.close_reason}")
        self.lost += 1
        self.lost_at = self.lost_at or time.monotonic()

    def _is_mute(self) -> bool:
        waits = self.pending is not None and time.monotonic() - self.pending.since > PATIENCE
        if waits:
            self._fault(f"no answer in {PATIENCE:.0f} s ({self.socket and self.socket.talk.state})")
        return waits

    def _fault(self, what: str) -> None:
        self.faults.append(f"table {self.table} seat {self.seat}: {what}")

    # -- what it is told ------------------------------------------------------------------------------------------

    def _hear(self, data: bytes) -> None:
        self.messages += 1
        told = json.loads(data)
        kind = told["type"]
        if kind == "shown":
            self._look(told)
        elif kind == "done":
            self._done(told)
        elif kind == "error":
            self._refused(told)

    def _look(self, told: dict[str, Any]) -> None:
        if told["number"] < self.number:
            self._fault(f"went back from {self.number} to {told['number']}")
        self.number = told["number"]
        self.events += told.get("events", [])
        self.shown = told
        if self.lost_at is not None:
            self.gaps.append(time.monotonic() - self.lost_at)
            self.lost_at = None
        if told.get("over"):
            self.over.set()
        self._consider()

    def _done(self, told: dict[str, Any]) -> None:
        line = self.saying.pop(told.get("id", -1), None)
        if line is not None:
            self.said.append(line)
            return
        pending = self.pending
        if pending is None or told.get("id") != pending.id:
            self.repeated += 1  # the second answer to what was sent twice
            return
        self.acknowledged[pending.question] = pending.actions
        self.pending = None
        self._consider()

    def _refused(self, told: dict[str, Any]) -> None:
        if told["code"] not in REFUSALS:
            self._fault(f"refused: {told}")
        self.saying.pop(told.get("id", -1), None)
        if self.pending is not None and told.get("id") == self.pending.id:
            self.pending = None
            asyncio.get_running_loop().call_later(0.05, self._consider)  # what it is asked now comes by itself

    # -- what it does ---------------------------------------------------------------------------------------------

    def _may_move(self) -> bool:
        shown = self.shown
        asked = bool(shown) and bool(shown["legal"]) and (self.seat in shown["turn"] or shown.get("invited", False))
        return asked and self.pending is None and not self.halted and not shown.get("over")

    def _consider(self) -> None:
        if self._may_move() and not self.thinking:
            self.thinking = True
            dozes = self.chance.randrange(100) < self.habits.dozes
            seconds = self.habits.doze if dozes else self.chance.uniform(*THINKS)
            asyncio.get_running_loop().call_later(seconds, self._move)

    def _move(self) -> None:
        self.thinking = False
        if not self._may_move() or self.socket is None:
            return  # the next view asks again
        question, actions = self.shown["question"], [self.chance.choice(self.shown["legal"])]
        self.tried.setdefault(question, []).append(actions)
        self.pending = Try(question, actions, self.messages, time.monotonic())
        self._send_try(self.pending)
        if self.chance.randrange(100) < self.habits.sends_twice:
            self._send_try(self.pending)
        if self.chance.randrange(100) < self.habits.talks:
            self._talk()
        if self.chance.randrange(100) < self.habits.hangs_up and self.socket is not None:
            self.socket.close()

    def _talk(self) -> None:
        line = f"{self.seat} says {self.chance.getrandbits(64):x}"
        number = 2**40 + self.chance.getrandbits(40)
        self.saying[number] = line
        self._send({"type": "say", "text": line, "id": number})

    def pause(self) -> None:
        self._send({"type": "pause"})

    def _send_try(self, move: Try) -> None:
        self._send({"type": "move", "question": move.question, "actions": move.actions, "id": move.id})

    def _send(self, message: dict[str, Any]) -> None:
        if self.socket is not None:
            self.socket.send(json.dumps(message).encode())
