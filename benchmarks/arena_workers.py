"""`python -m benchmarks.arena_workers`: how much sooner two workers of the arena are done than one, median of three.

By the clock, which means something only if nothing else runs; and by CPU time: that of the single process over that of
the busier of two workers, which is what the clock would say on two free cores. It wants PYTHONPATH=build/compiled.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from multiprocessing import active_children
from pathlib import Path
from statistics import median

from benchmarks.process import say
from sitdown._build import build
from sitdown.games import game_of
from sitdown.lab.arena import Plan, Standing, compare

WANTED = 1.75
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


def cpu_of(pid: int) -> float:
    """Seconds of CPU of a process (Linux)."""
    fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def measured(plan: Plan, games: int, workers: int) -> tuple[float, float]:
    """Seconds by the clock, and of CPU in the busiest process that plays."""
    busiest = [0.0]

    def told(standing: Standing) -> None:
        busiest.extend(cpu_of(child.pid) for child in active_children() if child.pid is not None)

    own, began = time.process_time(), time.monotonic()
    compare(plan, games, workers=workers, told=told if workers > 1 else None)
    took = time.monotonic() - began
    return took, max(busiest) if workers > 1 else time.process_time() - own


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.arena_workers", description=__doc__)
    parser.add_argument("--game", default="palermo")
    parser.add_argument("--games", type=int, default=9600)  # some seconds each: workers take a moment to start
    parser.add_argument("--rounds", type=int, default=3)
    asked = parser.parse_args()
    plan = Plan.of(game_of(asked.game), ["thumb", "easy"], 4, "workers")
    ratios: list[tuple[float, float]] = []
    for number in range(1, asked.rounds + 1):
        one, two = measured(plan, asked.games, 1), measured(plan, asked.games, 2)
        ratios.append((one[0] / two[0], one[1] / two[1]))
        load = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
        say(f"round {number}: {one[0]:.1f} s and {two[0]:.1f} s, CPU {one[1]:.1f} s and {two[1]:.1f} s{load}")
    clock, cpu = (median(values) for values in zip(*ratios, strict=True))
    print(f"two workers over one, {build()}: {clock:.2f} by the clock, {cpu:.2f} by CPU time; bar {WANTED}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
