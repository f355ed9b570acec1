"""The arena: bots compared over the same deals, seats rotated, with intervals; on processes or on Ray; resumable."""

from sitdown.lab.arena.errors import ArenaError
from sitdown.lab.arena.plan import Plan
from sitdown.lab.arena.result import Result
from sitdown.lab.arena.run import PROCESSES, RAY, Standing, compare
from sitdown.lab.arena.schedule import Schedule

__all__ = ["PROCESSES", "RAY", "ArenaError", "Plan", "Result", "Schedule", "Standing", "compare"]
