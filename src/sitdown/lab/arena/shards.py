"""Shards: how the deals of a run are cut into pieces, and the folder in which finished ones lie.

    DIR/arena.json               the plan: what this folder was made with
    DIR/shards/0000000-0000012.json   the games of deals 0 to 11

A file is there whole or not at all. How deals are cut is free and may differ from run to run: what counts is which
deals are there, and the result is made from single games in the order of their deals.
"""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Final

from sitdown.lab.arena.errors import ArenaError
from sitdown.lab.arena.plan import Plan
from sitdown.lab.arena.play import Shard
from sitdown.lab.files import write_whole

PLAN: Final = "arena.json"
SHARDS: Final = "shards"
SHORTEST, LONGEST = 1.0, 20.0  # seconds that a shard should take, in the beginning and in a long run
PART: Final = 50  # a shard should take one part in so many of the time that has passed


class Folder:
    """Where the finished shards of one plan are kept. Raises ArenaError if it was made for another plan."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        try:
            self._enter(plan)
        except OSError as error:
            raise ArenaError(f"resume: {error.filename or path} cannot be used: {error.strerror}") from None

    def _enter(self, plan: Plan) -> None:
        file = self.path / PLAN
        if not file.exists():
            if self.path.exists() and any(self.path.iterdir()):
                raise ArenaError(f"resume: {self.path} holds other things; name a new folder, or one of the arena's")
            (self.path / SHARDS).mkdir(parents=True, exist_ok=True)
            write_whole(file, json.dumps(plan.as_data(), indent=1, ensure_ascii=False), sync=True)
            return
        try:
            made_with = Plan.from_data(json.loads(file.read_text("utf-8")))
        except (ValueError, KeyError, TypeError):
            raise ArenaError(f"resume: {file} is no plan of an arena") from None
        if different := made_with.differs_from(plan):
            raise ArenaError(f"resume: {self.path} was made with other arguments: {'; '.join(different)}")
        (self.path / SHARDS).mkdir(exist_ok=True)

    def write(self, shard: Shard) -> None:
        """Keep a finished shard."""
        file = self.path / SHARDS / f"{shard.first:07}-{shard.stop:07}.json"
        try:
            write_whole(file, json.dumps(shard.as_data(), separators=(",", ":")), sync=True)
        except OSError as error:
            raise ArenaError(f"resume: {error.filename or file} cannot be written: {error.strerror}") from None

    def read(self) -> list[Shard]:
        """All finished shards, in the order of their deals."""
        found = []
        for file in sorted((self.path / SHARDS).glob("[0-9]*.json")):
            try:
                found.append(Shard.from_data(json.loads(file.read_text("utf-8"))))
            except (OSError, ValueError, KeyError, TypeError) as error:
                raise ArenaError(
                    f"resume: {file} cannot be read ({error}); delete it, and its games are played again"
                ) from None
        return sorted(found, key=lambda shard: (shard.first, shard.stop))


def missing(deals: int, shards: list[Shard]) -> list[range]:
    """Of so many deals, those that no shard has."""
    gaps, next_deal = [], 0
    for shard in sorted(shards, key=lambda shard: shard.first):
        if shard.first > next_deal:
            gaps.append(range(next_deal, min(shard.first, deals)))
        next_deal = max(next_deal, shard.stop)
    gaps.append(range(next_deal, deals))
    return [gap for gap in gaps if gap]


class Cutter:
    """Cuts what is to be played into shards as it is asked for: short ones first, and again towards the end, so that
    all workers end at about the same time; in between long enough to cost nothing to start and to keep."""

    def __init__(self, gaps: list[range], workers: int) -> None:
        self.gaps = list(gaps)
        self.workers = workers
        self._began = time.monotonic()
        self._deals = 0
        self._seconds = 0.0

    def __repr__(self) -> str:
        return f"<Cutter with {self.left} deals left>"

    @property
    def left(self) -> int:
        """Deals that nobody has taken."""
        return sum(map(len, self.gaps))

    def learn(self, shard: Shard) -> None:
        """How long a shard took."""
        self._deals += shard.stop - shard.first
        self._seconds += shard.seconds

    def take(self) -> range | None:
        """The next shard; None if nothing is left."""
        if not self.gaps:
            return None
        gap = self.gaps[0]
        size = min(len(gap), self._size())
        self.gaps[0] = gap[size:]
        if not self.gaps[0]:
            del self.gaps[0]
        return gap[:size]

    def _size(self) -> int:
        if not self._deals:
            return 1
        aim = min(LONGEST, max(SHORTEST, (time.monotonic() - self._began) / PART))
        fitting = aim * self._deals / max(self._seconds, 1e-9)
        return max(1, int(min(fitting, self.left / (2 * self.workers))))
