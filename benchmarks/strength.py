"""`python -m benchmarks.strength --resume DIR`: how strong our bots are, measured in the arena against the bars.

Rows are played one after the other; what is finished stays in DIR, and the command goes on there after it was stopped.
A finished row stays as it is, with the commit it was played at: after a change of the bots name a new DIR. After each
row the table in docs/bots.md is written anew; lines of rows that were not asked for stay. Rows against a bot as it was
before a change, `…-before`, are played only when they are named. It wants the compiled copy: PYTHONPATH=build/compiled.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from fnmatch import fnmatch
from pathlib import Path

from benchmarks.process import ROOT, BenchError, commit_of, say
from benchmarks.report import check_markers, write_into
from benchmarks.strength_rows import BEFORE, SEED, Row, rows
from sitdown._build import build
from sitdown.bots import UnknownBot
from sitdown.engine import Budget
from sitdown.games import game_of
from sitdown.lab.arena import PROCESSES, RAY, ArenaError, Plan, Result, Standing, compare
from sitdown.lab.arena.result import BotResult
from sitdown.lab.files import write_whole

PAGE = ROOT / "docs" / "bots.md"
MARKERS = (
    "<!-- strength: begin (written by `python -m benchmarks.strength`, not by hand) -->",
    "<!-- strength: end -->",
)
HEAD = ["row", "who", "share", "95 %", "games", "bar", "", "95 % of choices within", "CPU hours", "commit", "command"]


def cells_of(row: Row, folder: Path, workers: int, on: str) -> list[str]:
    """The line of a row, played now or taken from the folder if it was finished there."""
    row = row.against(share_of(row.beside, folder))
    file = folder / f"{row.name}.json"
    if file.exists():
        stored = json.loads(file.read_text("utf-8"))
        if stored["command"] == command(row):
            return line(row, stored["result"], stored["commit"])
    commit = commit_of()
    result = played(row, folder / row.name, workers, on)
    write_whole(file, json.dumps({"command": command(row), "commit": commit, "result": result}, indent=1), sync=True)
    return line(row, result, commit)


def share_of(name: str, folder: Path) -> float | None:
    """What the bot of a finished row won; None if it is not finished there."""
    file = folder / f"{name}.json"
    if not file.exists():
        return None
    (row,) = (row for row in rows() if row.name == name)
    return bot_in(row, json.loads(file.read_text("utf-8"))["result"])["share"]


def bot_in(row: Row, result: Result) -> BotResult:
    """How the bot of the row did."""
    return next(bot for bot in result["bots"] if bot["name"] == row.bot)


def played(row: Row, folder: Path, workers: int, on: str) -> Result:
    """The result of a row; what is finished in the folder is not played again."""
    budget = Budget(iterations=row.iterations)
    plan = Plan.of(game_of(row.game), [row.bot, row.opponent], row.seats, SEED, budget=budget)

    def told(standing: Standing) -> None:
        leader = standing.leader()
        so_far = f", {leader[0]} {leader[1]:.1%}" if leader else ""
        say(f"{row.name}: {standing.done:,} of {standing.total:,} games{so_far}")

    return compare(plan, row.games, folder, workers, on, told)


def command(row: Row) -> str:
    bots = f"--bots {row.bot},{row.opponent} --seats {row.seats}"
    return f"sitdown arena {row.game} {bots} --games {row.games} --seed {SEED} --iterations {row.iterations}"


def line(row: Row, result: Result, commit: str) -> list[str]:
    """The cells of the row."""
    bot = bot_in(row, result)
    times = next(times for times in result["times"]["bots"] if times["name"] == row.bot)
    reached = row.reached(bot["share"])
    return [
        row.name,
        f"{row.bot} against {row.seats - 1} {row.opponent.rpartition(':')[2]}, {game_of(row.game).title}",
        f"{100 * bot['share']:.2f} %",
        f"{100 * bot['low']:.1f} to {100 * bot['high']:.1f} %",
        f"{result['games']:,}",
        row.bar,
        "" if reached is None else "reached" if reached else "NOT reached",
        f"{1000 * times['p95']:.3g} ms",
        f"{result['times']['cpu'] / 3600:.2f}",
        commit,
        f"`{command(row)}`",
    ]


def lines_on(page: Path) -> dict[str, list[str]]:
    """The rows that stand on the page, by their names."""
    between = page.read_text("utf-8").partition(MARKERS[0])[2].partition(MARKERS[1])[0]
    cells = [
        [cell.strip() for cell in text.strip("|").split("|")] for text in between.splitlines() if text.startswith("|")
    ]
    return {cell[0]: cell for cell in cells[2:] if len(cell) == len(HEAD)}


def write_line(page: Path, cells: list[str]) -> None:
    """Put one row into the table of the page, in the place of the one with its name."""
    lines = lines_on(page) | {cells[0]: cells}
    known = [row.name for row in rows()]
    order = sorted(lines, key=lambda name: (known.index(name) if name in known else len(known), name))
    ruler = ["---"] * len(HEAD)
    table = "\n".join(f"| {' | '.join(each)} |" for each in (HEAD, ruler, *(lines[name] for name in order)))
    write_into(page, [table], MARKERS)


def chosen(patterns: Sequence[str]) -> list[Row]:
    if not patterns:
        return [row for row in rows() if not row.name.endswith(BEFORE)]
    found = [row for row in rows() if any(fnmatch(row.name, pattern) for pattern in patterns)]
    for pattern in patterns:
        if not any(fnmatch(row.name, pattern) for row in found):
            raise BenchError(f"row: there is no {pattern!r}; there are {', '.join(row.name for row in rows())}")
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.strength", description=__doc__)
    parser.add_argument(
        "--resume", type=Path, metavar="DIR", help="keep finished games here, and go on with those there"
    )
    parser.add_argument("--row", action="append", default=[], metavar="NAME", help="only this one; * is anything (all)")
    parser.add_argument("--workers", type=int, default=1, help="processes (1)")
    parser.add_argument("--on", choices=(PROCESSES, RAY), default=PROCESSES, help="what workers are (%(default)s)")
    parser.add_argument("--page", type=Path, default=PAGE, help="the page with the table (docs/bots.md)")
    parser.add_argument("--list", action="store_true", help="name the rows, with their bars and commands, and end")
    asked = parser.parse_args(arguments)
    try:
        wanted = chosen(asked.row)
        if asked.list:
            print("\n".join(f"{row.name:<26} {row.bar:>12}  {command(row)}" for row in wanted))
            return 0
        if asked.resume is None:
            raise BenchError("resume: name a folder for the games: --resume DIR")
        check_markers(asked.page, MARKERS)
        if build() != "compiled":
            say("These are interpreted games, ten times as slow: set PYTHONPATH=build/compiled.")
        for row in wanted:
            write_line(asked.page, cells := cells_of(row, asked.resume, asked.workers, asked.on))
            print("  ".join(cells[:-1]), flush=True)
    except (BenchError, ArenaError, UnknownBot) as error:
        say(f"strength: {error}")
        return 1
    except KeyboardInterrupt:
        say("strength: stopped; what was finished is kept, and the same command goes on")
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
