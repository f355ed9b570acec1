"""Running a comparison: play what is missing, keep every finished shard, then sum up."""

from __future__ import annotations

import tempfile
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Final

from sitdown.lab.arena.errors import ArenaError
from sitdown.lab.arena.on_ray import on_ray
from sitdown.lab.arena.plan import Plan
from sitdown.lab.arena.play import Played
from sitdown.lab.arena.processes import on_processes
from sitdown.lab.arena.result import Result, games_of, result_of, won
from sitdown.lab.arena.schedule import Schedule
from sitdown.lab.arena.shards import Cutter, Folder, missing

PROCESSES: Final = "processes"
RAY: Final = "ray"
Told = Callable[["Standing"], None]


class Standing:
    """How a run stands: games played, of how many, and who leads."""

    def __init__(self, schedule: Schedule, total: int) -> None:
        self.total = total
        self.done = 0
        self._schedule = schedule
        self._wins: dict[str, Fraction] = {name: Fraction(0) for name in schedule.names}
        self._chairs: Counter[str] = Counter()

    def __repr__(self) -> str:
        return f"<Standing: {self.done} of {self.total} games>"

    def add(self, games: list[Played]) -> None:
        self.done += len(games)
        for game in games:
            for chair, name in enumerate(self._schedule.seatings(game.deal)[game.seating]):
                self._wins[name] += won(game.places, chair)
                self._chairs[name] += 1

    def leader(self) -> tuple[str, float] | None:
        """The bot with the best share so far, and that share; None before the first game."""
        shares = {name: float(self._wins[name] / chairs) for name, chairs in self._chairs.items()}
        best = max(shares, key=lambda name: shares[name], default=None)
        return None if best is None else (best, shares[best])


def compare(
    plan: Plan,
    games: int,
    folder: Path | None = None,
    workers: int | None = 1,
    on: str = PROCESSES,
    told: Told | None = None,
) -> Result:
    """Play at least so many games of the plan, those in the folder not again, and say what they show.

    Without a folder nothing is kept. `workers` play at the same time (None: as many as Ray has cores); `told` hears how
    it stands, once at the start and after each shard. Raises ArenaError, whose message names the field.
    """
    if folder is None:
        with tempfile.TemporaryDirectory(prefix="sitdown-arena-") as passing:
            return compare(plan, games, Path(passing), workers, on, told)
    if on not in (PROCESSES, RAY):
        raise ArenaError(f"on: {on!r} is neither {PROCESSES} nor {RAY}")
    if workers is not None and workers < 1:
        raise ArenaError(f"workers: {workers} is too few; there must be at least 1")
    schedule = Schedule(plan.bots, plan.seats)
    deals = schedule.deals_for(games)
    kept = Folder(folder, plan)
    shards = kept.read()
    standing = Standing(schedule, deals * schedule.games_a_deal)
    standing.add(games_of(shards, deals))
    if told is not None:
        told(standing)
    cutter = Cutter(missing(deals, shards), workers or 1)
    if cutter.left:
        for shard in on_ray(plan, cutter, workers) if on == RAY else on_processes(plan, cutter, workers or 1):
            kept.write(shard)
            shards.append(shard)
            standing.add(shard.games)
            if told is not None:
                told(standing)
    return result_of(plan, games, sorted(shards, key=lambda shard: shard.first))
