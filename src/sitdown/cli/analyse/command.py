"""`sitdown analyse`: what a finished game was about, as a table, as one JSON document or as a page."""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from pathlib import Path
from typing import Any

from sitdown.cli.analyse.page import page
from sitdown.cli.analyse.words import analysis_words
from sitdown.cli.arguments import language
from sitdown.cli.errors import INTERRUPTED, CommandError
from sitdown.cli.progress import Progress
from sitdown.cli.terminal.names import seat_names
from sitdown.cli.verify import true_record
from sitdown.engine import Game, Record, Rng
from sitdown.lab.files import write_whole
from sitdown.teach.analysis import Effort, Unfinished, curve_part, missed_part, tell_curve, tell_missed

CURVE = 0.5  # of the work, if a seat is looked into too

MOST_EFFORT = 1000.0
OUTPUT = Path("-")  # standard output

Document = dict[str, Any]


def run(args: argparse.Namespace) -> int:
    game, record = true_record(args.file, args.seat)
    effort = _effort(args, game)
    _check_page(args.html)
    try:
        document = _analysed(game, record, args.seat, effort)
    except Unfinished as error:
        raise CommandError(str(error)) from None
    except KeyboardInterrupt:
        raise CommandError("stopped before the end; nothing is told", INTERRUPTED) from None
    lang = language(args.lang)
    names = seat_names(record.seats, lang)
    if args.json:
        print(json.dumps(document))
    elif args.html is not None:
        _write(args.html, page(game, record, document, names, lang, _command(args)))
    else:
        print("\n".join(_lines(game, record, document, names, lang)))
    return 0


def _check_page(path: Path | None) -> None:
    """Before the work, not after it."""
    if path not in (None, OUTPUT) and (path.is_dir() or not path.absolute().parent.is_dir()):
        raise CommandError(f"html: {path} cannot be written: there is no such folder, or it is one")


def _write(path: Path, text: str) -> None:
    if path == OUTPUT:
        print(text, end="")
        return
    try:
        write_whole(path, text)
    except OSError as error:
        raise CommandError(f"html: {path} cannot be written: {error.strerror}") from None


def _command(args: argparse.Namespace) -> str:
    """What makes the same analysis again."""
    words = ["sitdown", "analyse", str(args.file)]
    for name, usual in (("seat", None), ("points", None), ("effort", 1.0), ("lang", None)):
        asked = getattr(args, name)
        words += [f"--{name}", f"{asked:g}" if isinstance(asked, float) else str(asked)] if asked != usual else []
    return shlex.join([*words, "--html"])


def _effort(args: argparse.Namespace, game: Game) -> Effort:
    """What was asked for, and else what is usual for the game."""
    if not 0.0 < args.effort <= MOST_EFFORT:
        raise CommandError(f"effort: {args.effort:g} must be more than 0 and no more than {MOST_EFFORT:g}; 1 is usual")
    effort = Effort.usual(game, args.effort)
    if args.points is not None:
        if args.points < 2:
            raise CommandError(f"points: {args.points} is too few; there must be at least 2, the start and the end")
        effort.points = args.points
    return effort


def _analysed(game: Game, record: Record, seat: int | None, effort: Effort) -> Document:
    """The parts of the analysis; `missed` only of a seat."""
    with Progress(100, sys.stderr) as progress:
        whole = 1.0 if seat is None else CURVE
        told: Document = {"game": game.slug}
        told["curve"] = curve_part(
            game, record, effort, Rng.seeded("curve"), lambda share: progress(int(100 * share * whole))
        )
        if seat is not None:
            told["seat"] = seat
            told["missed"] = missed_part(
                game, record, seat, effort, Rng.seeded(f"seat {seat}"),
                lambda share: progress(int(100 * (whole + share * (1.0 - whole)))),
            )  # fmt: skip
    return told


def _lines(game: Game, record: Record, document: Document, names: list[str], lang: str) -> list[str]:
    words, curve = analysis_words(lang), document["curve"]
    lines = [words.say("chances", game=game.title), ""]
    lines.append("".join([f"{words.say('moves'):>8}", *(f"{name:>14}" for name in names)]))
    for point in curve["points"]:
        both = zip(point["open"], point["onlooker"], strict=True)
        cells = (f"{f'{open_cards:.0%} /{onlooker:>5.0%}':>14}" for open_cards, onlooker in both)
        lines.append(f"{point['moves']:>8}" + "".join(cells))
    told = tell_curve(game, record, curve, lang, names)
    lines += ["", words.say("turns" if told["turns"] else "no-turns")]
    lines += [f"  {sentence}" for sentence in told["turns"]]
    lines += ["", words.say("luck"), *(f"  {sentence}" for sentence in told["luck"])]
    if "seat" in document:
        seat, found = document["seat"], document["missed"]
        lines += ["", words.say("missed" if found else "nothing-missed", name=names[seat])]
        lines += [f"  {sentence}" for sentence in tell_missed(game, record, seat, found, lang, names)]
    return lines
