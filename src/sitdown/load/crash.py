"""Crash test: servers are killed with `kill -9` under load, and everything they acknowledged must still be there.

Servers run as child processes on one database; clients play many tables over WebSockets and come back by themselves.
Servers are killed at random moments, in the middle of their start too, one of them or all at once, and started again.
At the end every table is replayed from the database and compared with all that its clients were told
(`crash_check.py`).
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from msgspec import Struct

from sitdown.load.crash_check import Outage, Replayed, check_clocks, check_moves, check_record, check_sight
from sitdown.load.crash_servers import NoServer, Server
from sitdown.load.crash_tables import Sitting, Slot
from sitdown.server.store.store import Store

ALIVE = (0.2, 2.5)  # seconds of load before a kill: the least and the most
DEAD = (0.0, 1.0)  # seconds until it is started again
LONG_DEAD = 5.0  # when all are killed, now and then: long enough to be noticed
ALL_AT_ONCE = 0.25  # of the kills, if there are several servers
WHILE_STARTING = 0.15  # of the kills
LOAD = 3  # acknowledged moves a table between a start and the next kill, at least
SECONDS_TO_SETTLE = 45.0


class CrashOptions(Struct, frozen=True):
    """What `sitdown crash` was asked for."""

    database: str
    folder: Path  # for the servers' logs
    kills: int = 50
    tables: int = 20
    processes: int = 1
    seed: str = "crash"
    play_out: float = 60.0  # seconds for games to end after the last kill; then they are stopped


class Report(Struct):
    """What was found."""

    faults: list[str] = []
    kills: int = 0
    seconds: float = 0.0
    figures: dict[str, float] = {}


Blow = Callable[["Crash"], Awaitable[None]]
Tell = Callable[[int], None]


class Crash:
    """One run: `await Crash(wanted).run()`."""

    def __init__(self, wanted: CrashOptions, tell: Tell = lambda done: None) -> None:
        self.wanted = wanted
        self.tell = tell
        self.chance = random.Random(wanted.seed)
        self.servers = [Server(wanted.database, wanted.folder / f"server-{i}.log") for i in range(wanted.processes)]
        ports = [server.port for server in self.servers]
        self.slots = [Slot(f"{wanted.seed} {i}", i, ports) for i in range(wanted.tables)]
        self.outages: list[Outage] = []
        self.kills = 0

    async def run(self, blow: Blow | None = None) -> Report:
        """Play and kill; `blow` does other harm than ours, as often as there are kills."""
        started, began = time.monotonic(), time.time_ns() // 1_000_000
        faults: list[str] = []
        try:
            await self._start(self.servers)
            playing = [asyncio.create_task(slot.run()) for slot in self.slots]
            for _ in range(self.wanted.kills):
                await self._load()
                await (blow or Crash.kill)(self)
                self.kills += 1
                self.tell(self.kills)
            await self._start([server for server in self.servers if server.process is None])
            await self._play_out(playing)
            faults += await self._settle()
            for slot in self.slots:
                slot.leave()
            for server in self.servers:
                server.stop()
        except NoServer as error:
            faults.append(str(error))
        finally:
            for server in self.servers:
                server.kill()
        return await self._report(faults, time.monotonic() - started, began)

    # -- harm -----------------------------------------------------------------------------------------------------

    async def _start(self, servers: list[Server]) -> None:
        for server in servers:
            server.start()
        await asyncio.gather(*(server.up() for server in servers))

    @property
    def sittings(self) -> list[Sitting]:
        return [sitting for slot in self.slots for sitting in slot.sittings]

    def acknowledged(self) -> int:
        return sum(len(player.acknowledged) for sitting in self.sittings for player in sitting.players)

    async def _load(self) -> None:
        """Play on for a random time, at least until the clients are at it again."""
        before, end = self.acknowledged(), time.monotonic() + 60
        await asyncio.sleep(self.chance.uniform(*ALIVE))
        while self.acknowledged() < before + LOAD * len(self.slots):
            if time.monotonic() > end:
                raise NoServer(f"after kill {self.kills} nothing was played for a minute")
            await asyncio.sleep(0.02)

    async def kill(self) -> None:
        """One server, or all of them; up again, or killed in the middle of its start."""
        several = len(self.servers) > 1
        total = not several or self.chance.random() < ALL_AT_ONCE
        victims = self.servers if total else [self.chance.choice(self.servers)]
        for server in victims:
            server.kill()
        since = time.time_ns() // 1_000_000
        await asyncio.sleep(LONG_DEAD if total and self.kills % 4 == 0 else self.chance.uniform(*DEAD))
        for server in victims:
            server.start()
        if self.chance.random() < WHILE_STARTING:
            await asyncio.sleep(self.chance.uniform(0.1, 2.0))
            for server in victims:
                server.kill()
                server.start()
        await asyncio.gather(*(server.up() for server in victims))
        if total:
            self.outages.append(Outage(since, time.time_ns() // 1_000_000))

    # -- the end --------------------------------------------------------------------------------------------------

    async def _play_out(self, playing: list[asyncio.Task[None]]) -> None:
        """No new games; those that are on get some time to end, then they are stopped."""
        for slot in self.slots:
            slot.last_one = True
        await asyncio.wait(playing, timeout=self.wanted.play_out)
        for slot in self.slots:
            slot.halt()
        for task in playing:
            task.cancel()
        for outcome in await asyncio.gather(*playing, return_exceptions=True):
            if isinstance(outcome, Exception):
                raise outcome

    async def _settle(self) -> list[str]:
        """Pause what is not over and wait until every client has seen all; what is still wrong then."""
        end = time.monotonic() + SECONDS_TO_SETTLE
        store = Store(self.wanted.database)
        await store.open()
        try:
            waiting = [sitting for sitting in self.sittings if not sitting.settled]
            while True:
                faults: list[str] = []
                for sitting in waiting:
                    faults += await self._check_sitting(store, sitting)
                waiting = [sitting for sitting in waiting if not sitting.settled]
                if not faults or time.monotonic() > end:
                    return faults
                await asyncio.sleep(0.5)
        finally:
            await store.close()

    async def _check_sitting(self, store: Store, sitting: Sitting) -> list[str]:
        faults = [f"table {sitting.id} seat {player.seat}: its move was never answered"
                  for player in sitting.players if player.pending is not None]  # fmt: skip
        found = await store.load(sitting.id)
        if found is None:
            return [f"table {sitting.id}: it is gone"]
        replayed = Replayed(found)
        if replayed.table.phase == "playing":  # bots go on for who is away
            sitting.players[0].pause()
            faults.append(f"table {sitting.id}: it cannot be paused")
        for player in sitting.players:
            faults += check_sight(replayed, player)
        sitting.settled = not faults
        return faults

    async def _report(self, faults: list[str], seconds: float, began: int) -> Report:
        store = Store(self.wanted.database)
        await store.open()
        by_id = {sitting.id: sitting for sitting in self.sittings}
        tables = [table for status in ("gathering", "playing", "paused", "over")
                  for table in await store.running(status, limit=100_000)]  # fmt: skip
        count = dict.fromkeys(("tables", "entries", "moves", "bots' moves", "time-outs", "downs", "finished"), 0)
        try:
            for table in tables:
                found = await store.load(table)
                if found is None or found.table.made < began:
                    continue
                replayed = Replayed(found)
                faults += replayed.faults
                _count(count, replayed)
                if table in by_id:  # else its maker never heard of it: the server died before it answered
                    faults += self._check_deep(replayed, by_id[table])
                if replayed.table.phase == "over" and not await store.results(table):
                    faults.append(f"table {table}: it is over and has no results")
        finally:
            await store.close()
        return Report(self._faults(faults), self.kills, seconds, self._figures(count))

    def _check_deep(self, replayed: Replayed, sitting: Sitting) -> list[str]:
        faults = check_moves(replayed, sitting.players) + check_clocks(replayed, self.outages)
        if replayed.table.phase == "over":  # the record as it was handed out, if somebody had the time to ask for it
            faults += check_record(replayed, sitting.record or replayed.table.record().to_json())
        return faults

    def _faults(self, faults: list[str]) -> list[str]:
        for sitting in self.sittings:
            for player in sitting.players:
                faults += player.faults
        for slot in self.slots:
            faults += slot.faults
        for server in self.servers:
            with contextlib.suppress(FileNotFoundError):
                faults += [f"the log of the server at port {server.port}: {line[:600]}" for line in server.errors()]
        return faults

    def _figures(self, count: dict[str, int]) -> dict[str, float]:
        players = [player for sitting in self.sittings for player in sitting.players]
        gaps = sorted(gap for player in players for gap in player.gaps)
        return {
            **count,
            "records fetched": sum(bool(sitting.record) for sitting in self.sittings),
            "clients": len(players),
            "acknowledged": self.acknowledged(),
            "sent again": sum(player.resent for player in players),
            "connections lost": sum(player.lost for player in players),
            "away, median s": round(gaps[len(gaps) // 2], 2) if gaps else 0.0,
            "away, longest s": round(gaps[-1], 2) if gaps else 0.0,
        }


def _count(count: dict[str, int], replayed: Replayed) -> None:
    count["tables"] += 1
    count["entries"] += len(replayed.entries)
    count["moves"] += replayed.moves
    count["bots' moves"] += sum(stored.by != "person" for stored in replayed.answers.values())
    count["time-outs"] += replayed.time_outs
    count["downs"] += replayed.downs
    count["finished"] += replayed.table.phase == "over"
