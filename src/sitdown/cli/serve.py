"""`sitdown serve`: tables for friends, over the network."""

from __future__ import annotations

import argparse
import os

import msgspec

from sitdown.cli.errors import BAD_INPUT, CommandError

DATABASE = "SITDOWN_DATABASE"  # so that a password need not stand among the arguments, which others can list


def run(args: argparse.Namespace) -> int:
    """The server's libraries are loaded here, so that no other command waits for them."""
    from sitdown.server.greeting import greeting, kept_in
    from sitdown.server.logs import set_up_logs
    from sitdown.server.run import BadSettings, listening, serve
    from sitdown.server.settings import DEFAULT_PORT, Settings, default_database
    from sitdown.server.store.url import BadDatabase

    if args.workers < 1:
        raise CommandError(f"workers: {args.workers} is not a number of processes; there must be at least 1")
    port = DEFAULT_PORT if args.port is None else args.port
    if not 0 <= port <= 65_535:
        raise CommandError(f"port: {port} is not in 0..65535")
    if not 0.0 <= args.ponder < float("inf"):
        raise CommandError(f"ponder: {args.ponder:g} is not a number of seconds; 0 is the least")
    if args.thinkers < 1:
        raise CommandError(f"thinkers: {args.thinkers} is not a number of processes; there must be at least 1")
    database = args.database or os.environ.get(DATABASE) or default_database()
    settings = Settings(
        database, args.host, port, args.root_path.rstrip("/"),
        bot_workers=args.thinkers, ponder_seconds=args.ponder, https=args.https, open_metrics=args.metrics,
        proxies=args.proxies,
    )  # fmt: skip
    set_up_logs()
    try:
        found = listening(settings.host, port, or_next=args.port is None)
        settings = msgspec.structs.replace(settings, port=found.getsockname()[1])
        hello = greeting(settings.host, settings.port, settings.root_path, kept_in(settings.database))
        return 0 if serve(settings, args.workers, found, lambda: print(hello, flush=True)) else BAD_INPUT
    except (BadSettings, BadDatabase) as error:
        raise CommandError(str(error)) from None
