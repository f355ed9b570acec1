"""Analyses of finished games: asked for over HTTP, made part by part in the bots' processes, stored with the game."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from sitdown.server.bots.analysis import EVERYBODY, PartName, TellAsked, Told
from sitdown.server.bots.asking import moves_of, part_at, tell_at
from sitdown.server.bots.pool import GaveUp, PartFailed, WorkerPool
from sitdown.server.live.now import now
from sitdown.server.live.room import Room
from sitdown.server.live.tasks import Tasks
from sitdown.server.lookback.allowance import Allowance, Asker
from sitdown.server.lookback.shown import AnalysisShown, ReplaySteps, curve_shown, missed_shown
from sitdown.server.metrics import ANALYSES
from sitdown.server.settings import Settings
from sitdown.server.store.rows import AnalysisRow
from sitdown.server.store.store import Store
from sitdown.table.table import Table

log = logging.getLogger("sitdown.analyses")
HOUR = 3600.0
REMEMBERED = 200  # analyses in words, and failures

Seat = int | None  # whose choices are looked into; None: nobody's


class Part(NamedTuple):
    """What is made and stored as one."""

    table: str
    name: PartName
    seat: int


class Making:
    """A part that waits for a worker, or that one works at."""

    def __init__(self, person: str) -> None:
        self.person = person  # who asked first
        self.place = 0
        self.done = 0.0
        self.works = False
        self.failed = False


class Analyses:
    """Those of one process. A person waits for one at a time, so that the queue is fair to all."""

    def __init__(self, store: Store, bots: WorkerPool, settings: Settings) -> None:
        self.store = store
        self.bots = bots
        self.effort = settings.analysis_effort
        self.allowance = Allowance(settings.limits.analyses_an_hour, HOUR)
        self.tasks = Tasks()
        self._making: dict[Part, Making] = {}
        self._failed: OrderedDict[Part, None] = OrderedDict()
        self._told: OrderedDict[tuple[str, Seat, str, int], Told] = OrderedDict()

    async def stop(self) -> None:
        await self.tasks.stop()

    # -- asking ---------------------------------------------------------------------------------------------------

    async def lacking(self, table: Table, seat: Seat) -> list[Part]:
        """The parts that are neither stored nor under way."""
        stored = await self._stored(table)
        return [part for part in parts_of(table, seat) if part not in stored and part not in self._making]

    def refusal(self, asker: Asker) -> str:
        """The code that tells why none is begun now; "": one may be."""
        if any(making.person == asker.person for making in self._making.values()):
            return "analysis_open"
        return "too_many_analyses" if self.allowance.is_spent(asker) else ""

    def begin(self, asker: Asker, table: Table, parts: Iterable[Part]) -> None:
        """It was granted: let workers make these."""
        self.allowance.spend(asker)
        moves = moves_of(table)
        for part in parts:
            if part not in self._making:
                self._making[part] = Making(asker.person)
                self._failed.pop(part, None)
                self.tasks.add(self._make(part, table, moves))

    async def _make(self, part: Part, table: Table, moves: list[int]) -> None:
        making = self._making[part]

        def told(place: int) -> None:
            making.place, making.works = place, place == 0

        def done(share: float) -> None:
            making.done = share

        how = "failed"
        try:
            question = part_at(table, part.name, part.seat, self.effort)
            found = await self.bots.make_part(question, moves, told, done)
            row = AnalysisRow(part.name, part.seat, table.head.version, now(), found)
            await self.store.keep_analysis(part.table, row)
            how = "made"
        except (GaveUp, PartFailed) as error:
            log.warning("no analysis", extra={"table": part.table, "part": part.name, "why": str(error)})
        finally:
            ANALYSES.labels(how).inc()
            del self._making[part]
            if how == "failed":
                _remember(self._failed, part, None)

    # -- reading --------------------------------------------------------------------------------------------------

    async def shown(self, room: Room, seat: Seat, lang: str, person: str | None) -> AnalysisShown:
        """How far it is, and what is there of it, in words."""
        table = room.table
        wanted = parts_of(table, seat)
        making = [self._making.get(part) for part in wanted]  # before the store is asked: what ends meanwhile is there
        stored = await self._stored(table)
        shown = self._progress(wanted, making, stored)
        shown.mine = None if person is None else room.seat_of_person(person)
        found = {part.name: stored[part] for part in wanted if part in stored}
        told, steps = await self._tell(table, seat, lang, found), ReplaySteps(table.moves)
        if "curve" in found:
            shown.curve = curve_shown(found["curve"], steps, told)
        if "missed" in found:
            shown.missed = missed_shown(found["missed"], steps, told)
        return shown

    def _progress(self, wanted: list[Part], making: list[Making | None], stored: dict[Part, Any]) -> AnalysisShown:
        left = [(part, one) for part, one in zip(wanted, making, strict=True) if part not in stored]
        under_way = [one for _, one in left if one is not None]
        progress = (len(wanted) - len(left) + sum(one.done for one in under_way)) / len(wanted)
        shown = AnalysisShown("ready", 0, progress, None, None, None)
        if under_way:
            shown.status = "working" if any(one.works for one in under_way) else "waiting"
            shown.place = 0 if shown.status == "working" else min(one.place for one in under_way)
        elif left:
            shown.status = "failed" if any(part in self._failed for part, _ in left) else "none"
        return shown

    async def _stored(self, table: Table) -> dict[Part, Any]:
        rows = await self.store.analyses(table.head.id, table.head.version)
        return {Part(table.head.id, _named(row.part), row.seat): msgspec.json.decode(row.data) for row in rows}

    async def _tell(self, table: Table, seat: Seat, lang: str, found: dict[PartName, Any]) -> Told:
        """By a worker: whoever tells it goes through the whole game once more."""
        if not found:
            return Told()
        key = table.head.id, seat, lang, len(found)
        told = self._told.get(key)
        if told is None:
            asked = TellAsked(lang, [chair.name for chair in table.chairs], found.get("curve"), found.get("missed"))
            told = await self.bots.tell(tell_at(table, 0 if seat is None else seat, asked), moves_of(table))
        _remember(self._told, key, told)
        return told


def parts_of(table: Table, seat: Seat) -> list[Part]:
    parts = [Part(table.head.id, "curve", EVERYBODY)]
    return parts if seat is None else [*parts, Part(table.head.id, "missed", seat)]


def _named(name: str) -> PartName:
    return "curve" if name == "curve" else "missed"


def _remember(kept: OrderedDict[Any, Any], key: Any, value: Any) -> None:
    kept[key] = value
    kept.move_to_end(key)
    if len(kept) > REMEMBERED:
        kept.popitem(last=False)
