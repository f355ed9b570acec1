"""`sitdown soak`: how much can this machine carry?"""

from __future__ import annotations

import argparse
import sys

import msgspec

from sitdown.cli.arguments import game_named
from sitdown.cli.errors import CommandError

NOT_TRUE = 1  # something that was seen is not what was stored


def run(args: argparse.Namespace) -> int:
    """The server's libraries are loaded here, so that no other command waits for them."""
    from sitdown.load.soak import Report, SoakOptions, soak

    for name, least in (("tables", 1), ("seconds", 1), ("rate", 0), ("onlookers", 0)):
        if getattr(args, name) < least:
            raise CommandError(f"{name}: {getattr(args, name)} is too small; the least is {least}")
    game = game_named(args.game)
    wanted = SoakOptions(
        game.slug, args.tables, args.seconds, args.rate, args.database or "", args.onlookers, parked=args.parked
    )
    report: Report = soak(wanted, lambda line: print(line, file=sys.stderr, flush=True))
    print(msgspec.json.encode(report).decode() if args.json else text(report))
    return NOT_TRUE if report.faults or report.failures else 0


def text(report: object) -> str:
    """The report for a person."""
    from sitdown.load.soak import Report

    assert isinstance(report, Report)
    rows = [
        ("moves stored", f"{report.moves:,}, {report.moves_a_second:,.0f} a second"),
        ("views a move", f"{report.views_a_move:.2f}"),
        ("shown to all, p50", f"{report.p50_ms:.1f} ms"),
        ("shown to all, p99", f"{report.p99_ms:.1f} ms"),
        ("server", f"{report.server_cpu:.0%} of a core, {report.cpu_us_a_move:.0f} µs a move"),
        ("players", f"{report.players_cpu:.0%} of a core"),
        ("memory", f"{report.kilobytes_a_table:.0f} kB a live table with its {report.sockets_a_table} sockets"),
        ("parked", f"{report.kilobytes_parked:.1f} kB a table" if report.kilobytes_parked is not None else "not asked"),
        ("checked", f"{report.checked_moves:,} moves, {report.checked_tables:,} tables, {report.finished:,} finished"),
        ("refused or lost", ", ".join(f"{code} {count}" for code, count in report.failures.items()) or "none"),
        ("not as stored", ", ".join(report.faults[:5]) or "none"),
    ]
    head = f"{report.tables:,} tables of {report.game}, {report.seconds:g} seconds"
    return "\n".join([head, "", *(f"{name:<20}{value}" for name, value in rows)])
