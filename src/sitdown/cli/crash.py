"""`sitdown crash`: does anything get lost when servers die?"""

from __future__ import annotations

import argparse
import asyncio
import secrets
import sys
import tempfile
from pathlib import Path

import msgspec

from sitdown.cli.errors import CommandError
from sitdown.cli.progress import Progress

NOT_TRUE = 1  # a promise was broken
SHOWN = 20  # faults


def run(args: argparse.Namespace) -> int:
    """The server's libraries are loaded here, so that no other command waits for them."""
    from sitdown.load.crash import Crash, CrashOptions
    from sitdown.server.store.url import BadDatabase, checked_url

    for name, least in (("kills", 1), ("tables", 1), ("processes", 1), ("play_out", 0)):
        if getattr(args, name) < least:
            raise CommandError(f"{name.replace('_', '-')}: {getattr(args, name)} is too small; the least is {least}")
    with tempfile.TemporaryDirectory(prefix="sitdown-crash-") as folder:
        database = args.database or f"sqlite:///{folder}/games.db"
        try:
            alone = not checked_url(database).drivername.startswith("postgresql")
        except BadDatabase as error:
            raise CommandError(str(error)) from None
        if alone and args.processes > 1:
            raise CommandError("processes: several servers share a PostgreSQL database; name one with --database")
        seed = args.seed or secrets.token_hex(4)
        wanted = CrashOptions(database, Path(folder), args.kills, args.tables, args.processes, seed, args.play_out)
        with Progress(args.kills, sys.stderr) as progress:
            report = asyncio.run(Crash(wanted, progress).run())
    head = f"{report.kills} kills of {args.processes} server(s) in {report.seconds:.0f} s, seed {seed}"
    print(msgspec.json.encode(report).decode() if args.json else text(head, report.figures, report.faults))
    return NOT_TRUE if report.faults else 0


def text(head: str, figures: dict[str, float], faults: list[str]) -> str:
    """The report for a person."""
    lines = [head, "", *(f"{name:<20}{value:,}" for name, value in figures.items()), ""]
    if not faults:
        return "\n".join([*lines, "nothing acknowledged was lost, nothing was doubled, everybody came back"])
    more = [f"and {len(faults) - SHOWN:,} more"] if len(faults) > SHOWN else []
    return "\n".join([*lines, f"{len(faults):,} faults:", *faults[:SHOWN], *more])
