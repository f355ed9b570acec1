"""Soak test: many tables at once on this machine, bots over real WebSockets, measured and checked afterwards.

The server is a process of its own, so that its processor time and memory are its own too.
"""

from __future__ import annotations

import asyncio
import os
import resource
from collections.abc import Callable
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any

import msgspec
from msgspec import Struct
from uvicorn.loops.auto import auto_loop_factory

from sitdown.games import game_of
from sitdown.load.server_process import HttpClient, ServerProcess
from sitdown.load.soak_players import Counts, Game
from sitdown.server.garbage import collect_seldom
from sitdown.server.live.rooms import PARK_AFTER
from sitdown.server.settings import Limits, Settings
from sitdown.server.store.store import Store
from sitdown.table.entries import Moved, decode_entry, decode_head
from sitdown.table.table import Table
from sitdown.table.views.snapshot import shown

SEATS = 4
SECONDS_TO_STOP = 20
OPENING = 50  # tables whose sockets are opened at once
NO_LIMITS = Limits(requests_a_minute=None, messages_a_second=None, tables_a_person=10**9)
LONG: dict[str, dict[str, Any]] = {"capo": {"target_respect": 25, "max_rounds": 200}}  # so that few games end
Say = Callable[[str], None]


class SoakOptions(Struct):
    """What to soak with. `rate` 0: every table moves as soon as it can."""

    game: str = "capo"
    tables: int = 1000
    seconds: float = 30.0
    rate: float = 1100.0
    database: str = ""
    onlookers: int = 0  # at each table, beside the seats
    warm_up: float = 5.0
    parked: bool = False  # measure parked tables too


class Report(Struct):
    """What was found."""

    game: str
    tables: int
    seconds: float
    moves: int
    moves_a_second: float
    views_a_move: float
    p50_ms: float
    p99_ms: float
    server_cpu: float  # of one core
    players_cpu: float  # likewise
    cpu_us_a_move: float
    sockets_a_table: int
    kilobytes_a_table: float
    kilobytes_parked: float | None
    failures: dict[str, int]
    checked_tables: int
    checked_moves: int
    finished: int
    faults: list[str]


class Soak:
    """One run."""

    def __init__(self, wanted: SoakOptions, folder: Path, say: Say) -> None:
        self.wanted = wanted
        self.say = say
        self.database = wanted.database or f"sqlite:///{folder / 'soak.db'}"
        self.counts = Counts()
        self.games: list[Game] = []
        self.finished: list[Game] = []
        self.stopping = False
        self.replacing: set[asyncio.Task[None]] = set()
        self.server = ServerProcess(Settings(self.database, port=0, limits=NO_LIMITS))
        self.http = HttpClient(self.server.port)
        self.one_request = asyncio.Lock()

    async def run(self) -> Report:
        wanted = self.wanted
        more_files()
        collect_seldom()  # our own pauses are not the server's
        before = self.server.memory()
        self.say(f"Opening {wanted.tables:,} tables of {SEATS} seats ...")
        for first in range(0, wanted.tables, OPENING):
            await self._open(min(OPENING, wanted.tables - first))
        memory = (self.server.memory() - before) / wanted.tables / 1024
        for game in self.games:
            game.start()
        await asyncio.sleep(wanted.warm_up)
        self.say(f"Playing for {wanted.seconds:g} seconds ...")
        self.counts.clear()
        cpu, own = self.server.cpu(), process_time()
        await asyncio.sleep(wanted.seconds)
        moves, views, latencies = self.counts.moves, self.counts.views, list(self.counts.latencies)
        cpu, own = self.server.cpu() - cpu, process_time() - own
        memory = max(memory, (self.server.memory() - before) / wanted.tables / 1024)
        await self._stop()
        parked = await self._park(before) if wanted.parked else None
        self.say("Checking what was stored against what was seen ...")
        checked, faults = await self._check()
        cut = quantiles(latencies, n=100) if len(latencies) > 1 else [0.0] * 99
        return Report(
            wanted.game, wanted.tables, wanted.seconds, moves, moves / wanted.seconds, views / max(1, moves),
            cut[49] * 1000, cut[98] * 1000, cpu / wanted.seconds, own / wanted.seconds, cpu / max(1, moves) * 1e6,
            SEATS + wanted.onlookers, memory, parked, self.counts.failures,
            len(self.games) + len(self.finished), checked, len(self.finished), faults,
        )  # fmt: skip

    async def _open(self, many: int) -> list[Game]:
        think = self.wanted.tables / self.wanted.rate if self.wanted.rate else 0.0
        options = LONG.get(self.wanted.game, {})
        ask = {"game": self.wanted.game, "chairs": ["me"] * SEATS, "pace": 0, "options": options}
        watch = self.wanted.onlookers
        made = []
        async with self.one_request:  # one request after the other, and meanwhile all others play on
            for _ in range(many):
                table = await asyncio.to_thread(self.http.ask, "POST", "/api/tables/", ask)
                made.append(Game(table, think, self.counts, watch))
        await asyncio.gather(*(game.open(self.server.port) for game in made))
        for game in made:
            game.when_over = self._replace
        self.games += made
        return made

    def _replace(self, game: Game) -> None:
        """A game is over: the next one takes its place."""
        self.games.remove(game)
        self.finished.append(game)
        game.close()
        if self.stopping:
            return
        task = asyncio.create_task(self._open_next())
        self.replacing.add(task)
        task.add_done_callback(self.replacing.discard)

    async def _open_next(self) -> None:
        try:
            for game in await self._open(1):
                game.start()
        except (OSError, RuntimeError) as error:
            self.counts.fail(f"no new table: {error}")

    async def _stop(self) -> None:
        """Let every move that is under way come home."""
        self.stopping = True
        while self.replacing:
            await asyncio.gather(*self.replacing, return_exceptions=True)
        for game in self.games:
            game.stopped = True
        for _ in range(SECONDS_TO_STOP * 10):
            await asyncio.sleep(0.1)
            if not any(game.waiting for game in self.games):
                break
        await asyncio.sleep(0.2)
        for game in self.games:
            game.close()

    async def _park(self, before: int) -> float:
        """Memory that a table keeps when all have left it, in kB: what lies above the empty server when all are parked
        and as many new tables live as did before, less what those took the first time."""
        self.say("Waiting until all tables are parked ...")
        first = self.server.memory() - before
        await asyncio.sleep(PARK_AFTER + 5)
        old, self.games = self.games, []
        for start in range(0, self.wanted.tables, OPENING):
            await self._open(min(OPENING, self.wanted.tables - start))
        second = self.server.memory() - before
        for game in self.games:
            game.close()
        self.games += old
        return max(0.0, second - first) / len(old) / 1024

    # -- afterwards -----------------------------------------------------------------------------------------------

    async def _check(self) -> tuple[int, list[str]]:
        store = Store(self.database)
        await store.open()
        checked = 0
        faults: list[str] = []
        try:
            for game in [*self.games, *self.finished]:
                moves, fault = await check(store, game)
                checked += moves
                faults += [f"{game.id}: {fault}"] if fault else []
        finally:
            await store.close()
        return checked, faults


async def check(store: Store, game: Game) -> tuple[int, str]:
    """Does the store hold what the players were told? How many acknowledged moves were found, and what is wrong."""
    found = await store.load(game.id)
    if found is None:
        return 0, "not stored"
    head = decode_head(found.table.head)
    table = Table(head, game_of(head.game), found.table.secret)
    stored: list[list[tuple[int, int]]] = [[] for _ in game.players]
    for row in found.entries:
        entry = decode_entry(row.data)
        if isinstance(entry, Moved):
            stored[entry.seat].append((table.question[entry.seat], entry.actions[0]))
        table.apply(entry)
    for seat, player in enumerate(game.players):
        mine = stored[seat]
        if player.acknowledged != mine[: len(player.acknowledged)]:
            return 0, f"seat {seat} was told of moves that are not there"
        if len(mine) > len(player.acknowledged) + 1:
            return 0, f"seat {seat} has moves that it never made"
    for player in [*game.players, *game.onlookers]:
        seen = shown(table, player.seat).view
        last = player.last
        if last is not None and bytes(last.view) and msgspec.json.decode(last.view) != _plain(seen):
            return 0, f"{'an onlooker' if player.seat is None else f'seat {player.seat}'} last saw another table"
    if table.phase == "over":
        table.record()
    return sum(len(player.acknowledged) for player in game.players), ""


def _plain(view: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(view))


def more_files() -> None:
    """Sockets are files; as many as this user may have."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def keep_to_one_core() -> set[int]:
    """Players who wander from core to core drive the server out of its own, again and again. The cores we had."""
    if not hasattr(os, "sched_getaffinity"):
        return set()
    cores: set[int] = os.sched_getaffinity(0)
    keep_to({max(cores)})
    return cores


def keep_to(cores: set[int]) -> None:
    if cores:
        os.sched_setaffinity(0, cores)


def soak(wanted: SoakOptions, say: Say) -> Report:
    """Start a server, soak it, stop it; the report."""
    more_files()
    with TemporaryDirectory(prefix="sitdown-soak-") as folder:
        run = Soak(wanted, Path(folder), say)
        cores = keep_to_one_core()
        try:
            with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:  # the server's
                return runner.run(run.run())
        finally:
            keep_to(cores)
            run.server.stop()
