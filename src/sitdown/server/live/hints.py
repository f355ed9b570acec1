"""Hints: what people ask their seat's strongest bot, thought out beside the bots' own moves."""

from __future__ import annotations

import logging

from sitdown.server.bots.asking import hint_at, moves_of
from sitdown.server.bots.pool import GaveUp, WorkerPool
from sitdown.server.live.room import Room
from sitdown.server.live.tasks import Tasks
from sitdown.server.lookback.allowance import Allowance, Asker
from sitdown.server.metrics import HINTS
from sitdown.server.net.client import Client
from sitdown.server.net.messages import HintTold, encode
from sitdown.server.settings import Limits

log = logging.getLogger("sitdown.rooms")
MINUTE = 60.0


class Hints:
    """Those of one process. A person waits for one at a time, so that the queue is fair to all."""

    def __init__(self, bots: WorkerPool, limits: Limits) -> None:
        self.bots = bots
        self.allowance = Allowance(limits.hints_a_minute, MINUTE)
        self.tasks = Tasks()
        self._waiting: set[str] = set()  # persons

    async def stop(self) -> None:
        await self.tasks.stop()

    def asker(self, room: Room, client: Client, seat: int) -> Asker:
        host = client.socket.client
        return Asker(room.table.chairs[seat].person, "" if host is None else host.host)

    def refusal(self, asker: Asker) -> str:
        """The code that tells why there is none now; "": there is."""
        if asker.person in self._waiting:
            return "hint_open"
        if self.allowance.is_spent(asker):
            return "too_many_hints"
        return ""

    def begin(self, asker: Asker, room: Room, client: Client, seat: int, question: int) -> None:
        """It was granted: let a worker think, and tell the client."""
        self._waiting.add(asker.person)
        self.allowance.spend(asker)
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
