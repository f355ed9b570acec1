"""`sitdown play --from RECORD --at N`: a recorded game, played on from one of its moments with a new seed."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import NamedTuple

from sitdown.cli.arguments import game_named, seats_for, started
from sitdown.cli.errors import CommandError
from sitdown.cli.verify import load, verified
from sitdown.engine.events import Listener
from sitdown.engine.game import Game, State
from sitdown.engine.options import Value
from sitdown.engine.origin import Stretch
from sitdown.engine.record import Record
from sitdown.engine.words import Words


class Beginning(NamedTuple):
    """Where a play begins: at the deal if the origin is empty."""

    state: State
    origin: list[Stretch]


def beginning(
    args: argparse.Namespace, game: Game, seats: int | None, options: dict[str, Value], seed: str, listener: Listener
) -> Beginning:
    """The first moment of what the command line asks for; with `--from` that of a branch."""
    if args.origin is None:
        if args.at is not None:
            raise CommandError("at: of which record? Name it with --from")
        return Beginning(started(game, seats_for(game, seats), seed, options, listener), [])
    record = recorded(args)
    origin = record.origin_at(_moment(args.at, game, record), args.origin.name)
    return Beginning(game.start(record.seats, seed, record.options, listener, origin), origin)


def game_of_play(args: argparse.Namespace) -> Game:
    """The game of the record, or the one that is named."""
    if args.origin is None:
        return game_named(args.game)
    record = recorded(args)
    if args.game not in (None, record.game) or args.seats is not None or args.option:
        raise CommandError("from: the record says which game it is, how many sit there and by which options")
    return game_named(record.game)


def recorded(args: argparse.Namespace) -> Record:
    assert isinstance(args.origin, Path)
    return load(args.origin)


def _moment(at: int | None, game: Game, record: Record) -> int:
    """After so many moves of a record that is true."""
    over = verified(game, record).over
    last = len(record.moves) - over
    if at is None or not 0 <= at <= last:
        raise CommandError(f"at: say after how many moves of the record, from 0 to {last}")
    return at


def say_origin(origin: list[Stretch], words: Words) -> str:
    """From where a branch goes on."""
    last = origin[-1]
    return words.say("goes-on", move=str(len(last.moves)), record=last.of or words.say("another-game"))
