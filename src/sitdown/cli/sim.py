"""`sitdown sim`: many games between bots, as a table or as one JSON document."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from sitdown.cli.arguments import bots_for_sim, fresh_seed, game_named, options_from, seats_for, started
from sitdown.cli.errors import INTERRUPTED, CommandError
from sitdown.cli.progress import Progress
from sitdown.engine.game import Game
from sitdown.lab import Report, simulate


def run(args: argparse.Namespace) -> int:
    game = game_named(args.game)
    seats = seats_for(game, args.seats)
    seed = fresh_seed() if args.seed is None else args.seed
    options = options_from(args.option)
    started(game, seats, seed, options)
    bots = bots_for_sim(args.bots, game, seats)
    if args.games < 1:
        raise CommandError(f"games: {args.games} is not a number of games; there must be at least 1")
    folder = None if args.record is None else Path(args.record)
    try:
        with Progress(args.games, sys.stderr) as progress:
            report = simulate(game, seats, args.games, seed, bots, options, folder, progress)
    except OSError as error:
        raise CommandError(f"record: {error.filename or folder} cannot be written: {error.strerror}") from None
    except KeyboardInterrupt:
        raise CommandError("stopped before the last game; nothing is reported", INTERRUPTED) from None
    print(json.dumps(report, ensure_ascii=False) if args.json else table(game, report))
    return 0


def table(game: Game, report: Report) -> str:
    """The report for a person."""
    lines = [f"{game.title}: {report['seats']} seats, {report['games']:,} games, seed {report['seed']}", ""]
    lines.append(f"{'seat':>4}  {'bot':<8} {'wins':>8} {'share':>8}")
    rows = zip(report["bots"], report["wins"], report["shares"], strict=True)
    lines += [f"{seat:>4}  {bot:<8} {wins:>8,} {share:>8.1%}" for seat, (bot, wins, share) in enumerate(rows)]
    lines += ["", f"choices  {report['steps']:,}, {report['steps'] / report['games']:,.1f} a game"]
    lines += _named("endings", {name: f"{count:,}" for name, count in report["endings"].items()})
    lines += _named("figures", {name: f"{mean:,.3g}" for name, mean in report["figures"].items()})
    return "\n".join(lines)


def _named(title: str, values: dict[str, str]) -> list[str]:
    width = max((len(name) for name in values), default=0)
    rows = [f"{name:<{width}}  {value}" for name, value in values.items()]
    return [f"{title if number == 0 else '':<8} {row}" for number, row in enumerate(rows)]
