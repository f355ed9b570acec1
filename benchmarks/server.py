"""`python -m benchmarks.server`: our server beside a boardgame.io server, the same number of tables and seats, in turn.

Every table always has a move under way; a move counts when it was acknowledged (ours: when it is on the disk). What is
compared is moves for each second of the server's own processor time: on a machine that others use too, wall time tells
little. A game of ours sends a move only to those who may know of it, so both columns also say how many views a move
reached; the ratio of views is the ratio at the same fan-out.
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
WANTED = 3.0  # times the peer's


def ours(tables: int, asked: float, game: str) -> dict[str, Any]:
    """A soak as fast as can be, compiled."""
    command = [sys.executable, "-m", "sitdown", "soak", "--tables", str(tables), "--seconds", str(asked), "--rate", "0",
               "--game", game, "--json"]  # fmt: skip
    environment = {**os.environ, "PYTHONPATH": str(ROOT / FOLDERS[COMPILED])}
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        raise BenchError(f"The soak failed with exit code {done.returncode}: {done.stdout[:500]}")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def row(tables: int, asked: float, game: str) -> dict[str, float]:
    say(f"{tables} tables for {asked:g} s each: ours, then boardgame.io ...")
    here, there = ours(tables, asked, game), measure(tables, asked)
    rate = 1e6 / here["cpu_us_a_move"]
    peer = there["moves_per_server_cpu_second"]
    return {
        "tables": tables,
        "ours": rate,
        "theirs": peer,
        "moves": rate / peer,
        "views": rate * here["views_a_move"] / (peer * SEATS),
        "views_a_move": here["views_a_move"],
        "wall": here["moves_a_second"] / there["moves_per_second"],
        "p99_ms": here["p99_ms"],
        "peer_p99_ms": there["p99_ms"],
    }


def text(game: str, rows: Sequence[dict[str, float]]) -> str:
    named = ", ".join(f"{name} {version}" for name, version in versions().items())
    lines = [
        f"{game}, stored on SQLite, beside boardgame.io in memory ({named})",
        "",
        "tables  moves/CPU s  peer's  ratio  views a move  ratio of views  by the wall  p99 ms  peer's",
    ]
    for one in rows:
        lines.append(
            f"{one['tables']:6.0f}  {one['ours']:11.0f}  {one['theirs']:6.0f}  {one['moves']:5.2f}"
            f"  {one['views_a_move']:12.2f}  {one['views']:14.2f}  {one['wall']:11.2f}  {one['p99_ms']:6.1f}"
            f"  {one['peer_p99_ms']:6.1f}"
        )
    best = max(one["moves"] for one in rows)
    lines += ["", f"The bar is {WANTED:g} times the peer's moves: {'reached' if best >= WANTED else 'NOT reached'}."]
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server", description="Our server beside boardgame.io.")
    parser.add_argument("--tables", type=count, nargs="+", default=[25, 200], help="tables at once (25 200)")
    parser.add_argument("--seconds", type=seconds, default=10.0, help="so long each (10)")
    parser.add_argument("--game", default="capo", help="which game of ours (capo)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    asked = parser.parse_args(arguments)
    try:
        install()
        rows = [row(tables, asked.seconds, asked.game) for tables in asked.tables]
    except BenchError as error:
        say(f"server: {error}")
        return 1
    except KeyboardInterrupt:
        return 130
    print(json.dumps(rows, indent=2) if asked.json else text(asked.game, rows))
    return 0


if __name__ == "__main__":
    sys.exit(main())
