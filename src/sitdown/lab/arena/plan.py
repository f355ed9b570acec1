"""The plan of a comparison: everything that decides its games. Two runs of one plan play the same games."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import sitdown
from sitdown.bots import bot_of
from sitdown.engine.budget import Budget
from sitdown.engine.game import Game
from sitdown.engine.options import Value
from sitdown.games import game_of
from sitdown.lab.arena.errors import ArenaError

SHARED = ("engine", "bots")  # the rooms whose code decides every game


@dataclass(frozen=True)
class Plan:
    """Who plays what, from which seed, with how much thought; plain data that JSON can hold."""

    game: str
    rules: str  # the version of the game's rules
    bots: tuple[str, ...]  # as they were named, before chairs are filled
    seats: int
    options: dict[str, Value]  # all of them, the defaults too
    seed: str
    iterations: int  # a choice; 0: the time decides
    seconds: float  # a choice; 0: the iterations decide
    sitdown: str  # the version of the program
    code: str  # a hash of the sources that play: engine, bots, the game

    @staticmethod
    def of(
        game: Game,
        bots: Sequence[str],
        seats: int,
        seed: object,
        options: dict[str, Value] | None = None,
        budget: Budget | None = None,
    ) -> Plan:
        """The plan for a game as it is installed here; without a budget the game's own iterations.

        Raises what `game.start` raises, and UnknownBot for a name that no bot has.
        """
        for name in bots:
            bot_of(name, 0)
        chosen = game.start(seats, 0, options).options
        budget = budget or Budget(iterations=game.iterations)
        seconds = 0.0 if budget.is_repeatable else budget.seconds
        code = code_of(game.slug, tuple(sorted(set(bots))))
        everything = tuple(bots), seats, dict(chosen), str(seed), budget.iterations, seconds
        return Plan(game.slug, game.version, *everything, sitdown.__version__, code)

    @property
    def budget(self) -> Budget:
        return Budget(iterations=self.iterations) if self.iterations else Budget(self.seconds)

    def as_data(self) -> dict[str, Any]:
        return {**asdict(self), "bots": list(self.bots)}

    @staticmethod
    def from_data(data: dict[str, Any]) -> Plan:
        """The plan that `as_data` told; raises KeyError or TypeError for anything else."""
        return Plan(**{field.name: data[field.name] for field in fields(Plan)} | {"bots": tuple(data["bots"])})

    def differs_from(self, other: Plan) -> list[str]:
        """What is not the same, in words: `seed: 'monday', not 'tuesday'`."""
        mine, others = self.as_data(), other.as_data()
        return [f"{name}: {mine[name]!r}, not {others[name]!r}" for name in mine if mine[name] != others[name]]

    def check_code(self) -> None:
        """Raise ArenaError if this process would play by other code than the plan was made with."""
        here = code_of(self.game, tuple(sorted(set(self.bots))))
        if here != self.code:
            raise ArenaError(f"code: a worker has other sources ({here}) than the run was started with ({self.code})")


@cache
def code_of(slug: str, bots: tuple[str, ...]) -> str:
    """A hash of the sources that decide a game: the engine, our bots, the game's folder, the modules of other bots.

    Compiled or not, the sources are the same ones, and so is the hash.
    """
    ours = Path(sitdown.__file__).parent
    folders = [ours / room for room in SHARED]
    files = [path for folder in folders for path in folder.rglob("*.py")]
    game = Path(game_of(slug).folder)
    files += [path for pattern in ("*.py", "*.toml") for path in game.rglob(pattern)]
    each = {hashlib.sha256(path.name.encode() + b"\0" + path.read_bytes()).digest() for path in files}
    each |= {hashlib.sha256(path.read_bytes()).digest() for path in _modules_of(bots)}
    return hashlib.sha256(b"".join(sorted(each))).hexdigest()[:16]  # wherever the files lie


def _modules_of(bots: Sequence[str]) -> list[Path]:
    """The files of the bots that are named `package.module:Class`."""
    modules = [name.partition(":")[0] for name in bots if ":" in name]
    for module in modules:
        import_module(module)
    files = [getattr(sys.modules[module], "__file__", None) for module in modules]
    return [Path(file).with_suffix(".py") for file in files if file and Path(file).with_suffix(".py").is_file()]
