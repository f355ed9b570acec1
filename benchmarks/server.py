"""`python -m benchmarks.server`: our server beside a boardgame.io server, the same number of tables, in turn.

Every table always has a move under way; a move counts when it was acknowledged (ours: when it is on the disk). A move
there reaches its four seats. A game of ours sends a move only to those who may know of it, so at our tables onlookers
sit beside the four seats, as many as it takes to reach as many views a move. Server and clients share the machine in
both; rounds alternate, and the best of each side is compared, by the clock and by the server's own processor time.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from typing import Any

from benchmarks.bench import FOLDERS, seconds
from benchmarks.bench import rounds as count
from benchmarks.figures import COMPILED
from benchmarks.process import ROOT, BenchError, say
from benchmarks.server_peer import install, measure, versions

SEATS = 4
ONLOOKERS = 2
WANTED = 3.0  # times the peer's


def ours(tables: int, asked: float, game: str) -> dict[str, Any]:
    """A soak as fast as can be, compiled."""
    command = [sys.executable, "-m", "sitdown", "soak", "--tables", str(tables), "--seconds", str(asked), "--rate", "0",
               "--game", game, "--onlookers", str(ONLOOKERS), "--json"]  # fmt: skip
    environment = {**os.environ, "PYTHONPATH": str(ROOT / FOLDERS[COMPILED])}
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        raise BenchError(f"The soak failed with exit code {done.returncode}: {done.stdout[:500]}")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def row(tables: int, asked: float, game: str, rounds: int) -> dict[str, float]:
    here, there = [], []
    for number in range(1, rounds + 1):
        say(f"{tables} tables for {asked:g} s each, round {number} of {rounds}: ours, then boardgame.io ...")
        here.append(ours(tables, asked, game))
        there.append(measure(tables, asked))
    best = max(here, key=lambda one: one["moves_a_second"])
    peer = max(there, key=lambda one: one["moves_per_second"])
    cpu = 1e6 / min(one["cpu_us_a_move"] for one in here)
    peer_cpu = max(one["moves_per_server_cpu_second"] for one in there)
    return {
        "tables": tables,
        "ours": best["moves_a_second"],
        "theirs": peer["moves_per_second"],
        "ratio": best["moves_a_second"] / peer["moves_per_second"],
        "ours_cpu": cpu,
        "theirs_cpu": peer_cpu,
        "ratio_cpu": cpu / peer_cpu,
        "views_a_move": best["views_a_move"],
        "p99_ms": best["p99_ms"],
        "peer_p99_ms": peer["p99_ms"],
    }


def text(game: str, rows: Sequence[dict[str, float]]) -> str:
    named = ", ".join(f"{name} {version}" for name, version in versions().items())
    lines = [
        f"{game} with {ONLOOKERS} onlookers, stored on SQLite, beside boardgame.io in memory ({named})",
        "",
        f"tables  moves/s  peer's  ratio  moves/CPU s  peer's  ratio  views a move ({SEATS})  p99 ms  peer's",
    ]
    for one in rows:
        lines.append(
            f"{one['tables']:6.0f}  {one['ours']:7.0f}  {one['theirs']:6.0f}  {one['ratio']:5.2f}"
            f"  {one['ours_cpu']:11.0f}  {one['theirs_cpu']:6.0f}  {one['ratio_cpu']:5.2f}  {one['views_a_move']:16.2f}"
            f"  {one['p99_ms']:6.1f}  {one['peer_p99_ms']:6.1f}"
        )
    best = max(one["ratio"] for one in rows)
    lines += ["", f"The bar is {WANTED:g} times the peer's moves: {'reached' if best >= WANTED else 'NOT reached'}."]
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server", description="Our server beside boardgame.io.")
    parser.add_argument("--tables", type=count, nargs="+", default=[1000], help="tables at once (1000)")
    parser.add_argument("--rounds", type=count, default=3, help="of each, in turn (3)")
    parser.add_argument("--seconds", type=seconds, default=10.0, help="so long each (10)")
    parser.add_argument("--game", default="capo", help="which game of ours (capo)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    asked = parser.parse_args(arguments)
    try:
        install()
        rows = [row(tables, asked.seconds, asked.game, asked.rounds) for tables in asked.tables]
    except BenchError as error:
        say(f"server: {error}")
        return 1
    except KeyboardInterrupt:
        return 130
    print(json.dumps(rows, indent=2) if asked.json else text(asked.game, rows))
    return 0


if __name__ == "__main__":
    sys.exit(main())
