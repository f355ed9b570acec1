"""Hints: what people ask their seat's strongest bot, thought out beside the bots' own moves."""

from __future__ import annotations

import logging
import time
from typing import NamedTuple

from sitdown.server.bots.asking import hint_at, moves_of
from sitdown.server.bots.pool import GaveUp, WorkerPool
from sitdown.server.live.room import Room
from sitdown.server.live.tasks import Tasks
from sitdown.server.metrics import HINTS
from sitdown.server.net.client import Client
from sitdown.server.net.messages import HintTold, encode
from sitdown.server.settings import Limits

log = logging.getLogger("sitdown.rooms")
MINUTE = 60.0
OF_AN_ADDRESS = 3  # times as many as of a person: a club behind one address


class Asker(NamedTuple):
    """Who asks for a hint, as limits know him."""

    person: str
    address: str


class Hints:
    """Those of one process. A person waits for one at a time, so that the queue is fair to all."""

    def __init__(self, bots: WorkerPool, limits: Limits) -> None:
        self.bots = bots
        self.limits = limits
        self.tasks = Tasks()
        self._waiting: set[str] = set()  # persons
        self._given: dict[str, list[float]] = {}  # by person and by address: when, in the last minute

    async def stop(self) -> None:
        await self.tasks.stop()

    def asker(self, room: Room, client: Client, seat: int) -> Asker:
        host = client.socket.client
        return Asker(room.table.chairs[seat].person, "" if host is None else host.host)

    def refusal(self, asker: Asker) -> str:
        """The code that tells why there is none now; "": there is."""
        if asker.person in self._waiting:
            return "hint_open"
        most = self.limits.hints_a_minute
        if most is not None:
            self._forget_old_ones()
            for key, times in ((asker.person, most), (_address(asker), OF_AN_ADDRESS * most)):
                if len(self._given.get(key, [])) >= times:
                    return "too_many_hints"
        return ""

    def begin(self, asker: Asker, room: Room, client: Client, seat: int, question: int) -> None:
        """It was granted: let a worker think, and tell the client."""
        self._waiting.add(asker.person)
        at = time.monotonic()
        for key in (asker.person, _address(asker)):
            self._given.setdefault(key, []).append(at)
        asked, moves = hint_at(room.table, seat, client.lang), moves_of(room.table)  # as they are now

        def told(place: int) -> None:
            client.put(encode(HintTold(question, place)))

        async def find() -> None:
            try:
                found = await self.bots.hint(asked, moves, told)
            except GaveUp as error:
                log.warning("no hint", extra={"table": room.id, "why": str(error)})
                HINTS.labels("gave_up").inc()
                client.put(encode(HintTold(question, failed=True)))
            else:
                HINTS.labels("given").inc()
                client.put(encode(HintTold(question, hint=found.hint, told=found.told)))
            finally:
                self._waiting.discard(asker.person)

        self.tasks.add(find())

    def _forget_old_ones(self) -> None:
        since = time.monotonic() - MINUTE
        self._given = {key: kept for key, times in self._given.items() if (kept := [at for at in times if at > since])}


def _address(asker: Asker) -> str:
    return f"address {asker.address}"
