"""`sitdown verify`: is this record true?"""

from __future__ import annotations

import argparse
from pathlib import Path

from sitdown.cli.arguments import game_named, read_file
from sitdown.cli.errors import INVALID, CommandError
from sitdown.engine.game import Game, State
from sitdown.engine.origin import length_of
from sitdown.engine.record import InvalidRecord, Record, verify
from sitdown.engine.record_reader import BrokenRecord, read_record


def run(args: argparse.Namespace) -> int:
    record = load(args.file)
    game = game_named(record.game)
    state = verified(game, record)
    end = f"ended by {state.ending!r}" if state.over else "not finished"
    after = f" after {length_of(record.origin)} of its origin" if record.origin else ""
    print(f"valid: {game.title}, {record.seats} seats, {len(record.moves)} moves{after}, {end}")
    return 0


def load(path: Path) -> Record:
    """The record in a file, not yet judged."""
    try:
        return read_record(read_file(path))
    except BrokenRecord as error:
        raise CommandError(str(error)) from None
    except RecursionError:
        raise CommandError("file: this is not a record, but brackets without end") from None


def true_record(path: Path, seat: int | None) -> tuple[Game, Record]:
    """A record that is true, with its game, in which there is such a seat; `None`: nobody's."""
    record = load(path)
    game = game_named(record.game)
    verified(game, record)
    if seat is not None and not 0 <= seat < record.seats:
        raise CommandError(f"seat: {seat} is not in 0..{record.seats - 1}")
    return game, record


def verified(game: Game, record: Record) -> State:
    """The last moment of a record that is true; else the sentence that says where it is not, and exit code 1."""
    try:
        return verify(game, record)
    except InvalidRecord as error:
        place = f"move {error.move}" if error.move else "head"
        rule = f" ({error.rule})" if error.rule else ""
        raise CommandError(f"invalid: {place}: {error}{rule}", INVALID) from None
