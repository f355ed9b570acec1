"""`make bench-server`: what one machine carries, and our server beside a boardgame.io server.

The first table is a soak (`sitdown soak`): real WebSockets, every move on the disk before it is acknowledged. In the
second every table always has a move under way, as fast as can be, and a move counts when it was acknowledged. Both
servers play the same small card game first, ours as a guest (benchmarks/guests/); then ours plays the five games. A
move of boardgame.io reaches its four seats, and so does a move in that game and in most of our own; in Capo, where many
choices are secret, onlookers sit beside the four seats, as many as it takes to reach as many views a move. A match of
boardgame.io never ends; so rounds are short enough that our games do not either, and no tables are opened while it is
measured. Servers and clients share the machine, the clients of both keep to one core; rounds alternate, and the best of
each side is compared, by the clock and by the server's own processor time.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from benchmarks.arguments import rounds as count
from benchmarks.arguments import seconds
from benchmarks.bench import FOLDERS
from benchmarks.figures import COMPILED
from benchmarks.process import ROOT, BenchError, say
from benchmarks.report import check_markers, write_into
from benchmarks.server_peer import install, measure, versions
from benchmarks.table import Table
from sitdown.games import BUILT_IN, game_of

SERVER = ("<!-- server: begin (written by `make bench-server`, not by hand) -->", "<!-- server: end -->")
GUESTS = ROOT / "benchmarks" / "guests"
SAME_GAME = "highest_card"  # what boardgame.io plays
SEATS = 4
ONLOOKERS = {"capo": 2}  # at each table, for as many views a move as seats
ROUND_SECONDS = 8.0  # beside boardgame.io, at most
FEW_TABLES_SECONDS = 5.0  # of their soak, at most
WANTED = 3.0  # times the peer's moves
RATE = 1.1  # moves a second for each of the tables, in the soak
Found = dict[str, Any]


def soak(tables: int, asked: float, *more: str) -> Found:
    """`sitdown soak`, compiled, in a process of its own."""
    asking = ["--tables", str(tables), "--seconds", str(asked), "--json", *more]
    command = [sys.executable, "-m", "sitdown", "soak", *asking]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / FOLDERS[COMPILED]), str(GUESTS)])}
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        raise BenchError(f"The soak failed with exit code {done.returncode}: {done.stdout[:500]}")
    found: Found = json.loads(done.stdout)
    return found


# -- what one machine carries -----------------------------------------------------------------------------------------


def carried(tables: int, asked: float) -> list[Found]:
    """A tenth of the tables and all of them, with as many moves a second: so at a tenth of them a game is over sooner,
    and they are soaked for less long, since opening new ones is no part of a move."""
    found, brief = [], min(FEW_TABLES_SECONDS, asked)
    for number, time, more in ((max(1, tables // 10), brief, []), (tables, asked, ["--parked"])):
        say(f"A soak of {number} tables for {time:g} s ...")
        found.append(soak(number, time, "--rate", str(RATE * tables), *more))
    return found


def carried_table(runs: list[Found]) -> Table:
    few, many = runs
    head = ["", *(f"{run['tables']:,} tables" for run in runs), "bar"]
    cost = many["cpu_us_a_move"] / few["cpu_us_a_move"]
    rows = [
        ["moves a second, all stored", *(f"{run['moves_a_second']:,.0f}" for run in runs), "1,000"],
        ["from a move sent to all views received, p50 / p99, ms",
         *(f"{run['p50_ms']:.1f} / {run['p99_ms']:.1f}" for run in runs), "p99 under 100"],
        ["the server's processor time a move, µs", *(f"{run['cpu_us_a_move']:.0f}" for run in runs),
         f"within a quarter: {cost - 1:+.0%}"],
        ["memory a live table with its sockets, kB", *(f"{run['kilobytes_a_table']:.0f}" for run in runs), "150"],
        ["memory a parked table, kB", "", f"{many['kilobytes_parked']:.1f}", "8"],
        ["moves checked against the store; lost, doubled or refused",
         *(f"{run['checked_moves']:,}; {len(run['faults']) + len(run['failures'])}" for run in runs), "0"],
    ]  # fmt: skip
    return Table("What one machine carries: four seats a table, SQLite", head, rows)


# -- beside boardgame.io ----------------------------------------------------------------------------------------------


def beside(tables: int, asked: float, rounds: int) -> Found:
    """Runs of each game, and of the peer."""
    here: dict[str, list[Found]] = {game: [] for game in (SAME_GAME, *BUILT_IN)}
    there = []
    for number in range(1, rounds + 1):
        say(f"{tables} tables for {asked:g} s each, round {number} of {rounds}: boardgame.io, then ours ...")
        there.append(measure(tables, asked))
        for game, runs in here.items():
            more = ["--game", game, "--onlookers", str(ONLOOKERS.get(game, 0))]
            runs.append(soak(tables, asked, "--rate", "0", *more))
    return {"tables": tables, "here": here, "there": there}


def best(runs: list[Found], figure: str) -> float:
    return max(float(run[figure]) for run in runs)


def game_row(game: str, runs: list[Found], there: list[Found]) -> list[str]:
    pace, cpu = best(runs, "moves_a_second"), 1e6 / min(run["cpu_us_a_move"] for run in runs)
    ratio = pace / best(there, "moves_per_second")
    each = [ours["moves_a_second"] / theirs["moves_per_second"] for ours, theirs in zip(runs, there, strict=True)]
    return [
        "the same game" if game == SAME_GAME else game_of(game).title,
        f"{pace:,.0f}",
        f"{ratio:.2f}, {'reached' if ratio >= WANTED else 'NOT reached'}",
        " ".join(f"{one:.2f}" for one in each),
        f"{cpu:,.0f}",
        f"{cpu / best(there, 'moves_per_server_cpu_second'):.2f}",
        f"{best(runs, 'views_a_move'):.2f}",
        f"{min(run['p99_ms'] for run in runs):.0f}",
        str(max(run["finished"] for run in runs)),
    ]


def beside_table(found: Found) -> Table:
    there = found["there"]
    head = [
        "", "moves a second", f"times boardgame.io's: bar {WANTED:g}", "of each round",
        "moves a second of the server's processor time", "times boardgame.io's", "views a move", "p99, ms",
        "games that ended",
    ]  # fmt: skip
    cpu = best(there, "moves_per_server_cpu_second")
    late = min(run["p99_ms"] for run in there)
    peer = ["boardgame.io, in memory", f"{best(there, 'moves_per_second'):,.0f}", "", "", f"{cpu:,.0f}", "",
            f"{SEATS:.2f}", f"{late:.0f}", "0"]  # fmt: skip
    rows = [game_row(game, runs, there) for game, runs in found["here"].items()]
    return Table(f"{found['tables']:,} tables as fast as can be, ours on the disk", head, [peer, *rows])


def heading() -> str:
    named = ", ".join(f"{name} {version}" for name, version in versions().items())
    return f"{datetime.now(UTC):%Y-%m-%d}. Python {sys.version.split()[0]}, {os.cpu_count()} cores, {named}."


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="make bench-server", description="The server, measured.")
    parser.add_argument("--tables", type=count, default=1000, help="tables at once (1000)")
    parser.add_argument("--seconds", type=seconds, default=15.0, help="so long each (15)")
    parser.add_argument("--rounds", type=count, default=3, help="beside boardgame.io, in turn (3)")
    parser.add_argument("--no-soak", action="store_true", help="only beside boardgame.io")
    parser.add_argument("--markdown", type=Path, metavar="FILE", help="write the tables between its two markers")
    asked = parser.parse_args(arguments)
    try:
        if asked.markdown is not None:
            check_markers(asked.markdown, SERVER)
        install()
        tables = [] if asked.no_soak else [carried_table(carried(asked.tables, asked.seconds))]
        tables.append(beside_table(beside(asked.tables, min(ROUND_SECONDS, asked.seconds), asked.rounds)))
    except BenchError as error:
        say(f"bench-server: {error}")
        return 1
    except KeyboardInterrupt:
        return 130
    print("\n\n".join([heading(), *(table.text() for table in tables)]))
    if asked.markdown is not None:
        write_into(asked.markdown, [heading(), *(table.markdown() for table in tables)], SERVER)
    return 0


if __name__ == "__main__":
    sys.exit(main())
