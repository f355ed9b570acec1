"""`sitdown arena`: bots compared over the same deals, as a table, as one JSON document, as a report."""

from __future__ import annotations

import argparse
import json
import os
import shlex
import shutil
import sys
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

from sitdown.cli.arguments import bots_named, fresh_seed, game_named, options_from, seats_for_arena, started
from sitdown.cli.errors import INTERRUPTED, CommandError
from sitdown.cli.progress import Progress
from sitdown.engine.budget import Budget
from sitdown.engine.game import Game
from sitdown.lab.arena import PROCESSES, RAY, ArenaError, Plan, Result, Schedule, Standing, compare
from sitdown.lab.arena.report import check_report, write_report
from sitdown.lab.arena.report.sections import Section, budget_of, how_played, repeatable, sections_of

ABOUT = """\
Which bot is stronger? Every deal is played once for each way to turn the table, so that all bots sit on every chair
with the same cards. Shares of wins and places with 95 % intervals, ratings, each against each, time a choice.

--bots names who takes part; a bot named twice sits on two chairs and has one row. As many names as seats are one table.
Two names are the first against the rest, one name takes all chairs. More names than seats, all different, make every
table of so many of them, which take the deals in turn. Games are rounded up so that every bot sits on every chair as
often.

With iterations the same arguments give the same result on any number of workers; with seconds they do not. Finished
games are kept in the folder of --resume, as they are finished: a run that was stopped goes on there, and more games can
be added later."""


def run(args: argparse.Namespace) -> int:
    game = game_named(args.game)
    try:
        plan = _plan(args, game)
        Schedule(plan.bots, plan.seats).deals_for(args.games)  # refuses what cannot be seated
        if args.report is not None:
            check_report(args.report)
        result = _played(args, plan)
        if args.report is not None:
            write_report(args.report, game.title, result, _command(args, plan))
    except ArenaError as error:
        raise CommandError(str(error)) from None
    print(json.dumps(result, ensure_ascii=False) if args.json else table(game, result))
    return 0


def _plan(args: argparse.Namespace, game: Game) -> Plan:
    if args.bots is None:
        raise CommandError("bots: name who takes part: --bots A,B,…")
    bots = bots_named(args.bots, game)
    seats = seats_for_arena(game, args.seats, len(bots))
    seed = fresh_seed() if args.seed is None else args.seed
    options = options_from(args.option)
    started(game, seats, seed, options)
    return Plan.of(game, bots, seats, seed, options, _budget(args))


def _budget(args: argparse.Namespace) -> Budget | None:
    """What was asked for; None: the game's own iterations."""
    if args.iterations is not None and args.seconds is not None:
        raise CommandError("seconds: a choice has so many iterations or so many seconds, not both")
    for name in ("iterations", "seconds"):
        given = getattr(args, name)
        if given is not None and not 0 < given < float("inf"):
            raise CommandError(f"{name}: {given} is too few to think with; it must be more than 0")
    if args.seconds is not None:
        return Budget(args.seconds)
    return None if args.iterations is None else Budget(iterations=args.iterations)


def _workers(args: argparse.Namespace) -> int | None:
    if args.workers is not None and args.workers < 1:
        raise CommandError(f"workers: {args.workers} is too few; there must be at least 1")
    if args.workers is not None or args.on == RAY:
        return int(args.workers) if args.workers is not None else None
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return cores or 1


def _played(args: argparse.Namespace, plan: Plan) -> Result:
    """The result; a folder that nobody named is kept only if the run is stopped."""
    workers = _workers(args)
    folder = Path(tempfile.mkdtemp(prefix="sitdown-arena-")) if args.resume is None else args.resume
    stopped = False
    try:
        with ExitStack() as stack:
            return compare(plan, args.games, folder, workers, args.on, _shown(stack))
    except KeyboardInterrupt:
        stopped = True
        go_on = _command(args, plan, folder)
        raise CommandError(f"stopped; what was finished is kept. To go on: {go_on}", INTERRUPTED) from None
    finally:
        if args.resume is None and not stopped:
            shutil.rmtree(folder, ignore_errors=True)


def _shown(stack: ExitStack) -> Callable[[Standing], None]:
    """Shows how a run stands in a progress bar, which begins with what was there already."""
    bars: list[Progress] = []

    def told(standing: Standing) -> None:
        if not bars:
            bars.append(stack.enter_context(Progress(standing.total, sys.stderr, standing.done)))
        leader = standing.leader()
        bars[0](standing.done, f"{leader[0]} {leader[1]:.1%}" if leader else "")

    return told


def _command(args: argparse.Namespace, plan: Plan, folder: Path | None = None) -> str:
    """The command that makes the same run, or goes on with it in that folder."""
    words = ["sitdown", "arena", plan.game, "--bots", ",".join(plan.bots), "--seats", str(plan.seats)]
    words += ["--games", str(args.games), "--seed", plan.seed]
    words += ["--iterations", str(plan.iterations)] if plan.iterations else ["--seconds", f"{plan.seconds:g}"]
    for pair in args.option:
        words += ["-o", pair]
    if folder is not None:
        words += ["--workers", str(args.workers)] if args.workers is not None else []
        words += ["--on", args.on] if args.on != PROCESSES else []
        words += ["--report", str(args.report)] if args.report is not None else []
        words += ["--json"] if args.json else []
        words += ["--resume", str(folder)]
    return shlex.join(words)


def table(game: Game, result: Result) -> str:
    """The result for a person."""
    seed = f"seed {result['seed']}, {budget_of(result)}"
    lines = [f"{game.title}: {result['seats']} seats, {result['games']:,} games, {seed}", how_played(result)]
    if not result["repeatable"]:
        lines.append(repeatable(result))
    for section in sections_of(result):
        lines += ["", *_lines(section)]
        if section.title == "Endings":
            lines.append(f"choices  {result['choices']:,.1f} a game")
    return "\n".join(lines)


def _lines(section: Section) -> list[str]:
    rows = [[section.title.lower(), *section.head[1:]], *section.rows]
    widths = [max(len(row[column]) for row in rows) for column in range(len(section.head))]
    lines = []
    for first, *figures in rows:
        cells = [figure.rjust(width) for figure, width in zip(figures, widths[1:], strict=True)]
        lines.append("  ".join([first.ljust(widths[0]), *cells]).rstrip())
    return lines
