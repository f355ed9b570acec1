"""`sitdown analyse`: what a finished game was about, as a table, as one JSON document or as a page."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from sitdown.cli.arguments import game_named, language
from sitdown.cli.errors import INTERRUPTED, CommandError
from sitdown.cli.progress import Progress
from sitdown.cli.terminal.names import seat_names, words_for
from sitdown.cli.verify import load, verified
from sitdown.engine import Game, Record, Rng
from sitdown.teach.analysis import Effort, Unfinished, curve_part, missed_part, tell_curve, tell_missed

CURVE = 0.5  # of the work, if a seat is looked into too

Document = dict[str, Any]


def run(args: argparse.Namespace) -> int:
    record = load(args.file)
    game = game_named(record.game)
    verified(game, record)
    if args.seat is not None and not 0 <= args.seat < record.seats:
        raise CommandError(f"seat: {args.seat} is not in 0..{record.seats - 1}")
    effort = _effort(args, game)
    try:
        document = _analysed(game, record, args.seat, effort)
    except Unfinished as error:
        raise CommandError(str(error)) from None
    except KeyboardInterrupt:
        raise CommandError("stopped before the end; nothing is told", INTERRUPTED) from None
    if args.json:
        print(json.dumps(document))
    else:
        lang = language(args.lang)
        print("\n".join(_lines(game, record, document, seat_names(record.seats, lang), lang)))
    return 0


def _effort(args: argparse.Namespace, game: Game) -> Effort:
    """What was asked for, and else what is usual for the game."""
    effort = Effort.usual(game)
    for name in ("points", "rollouts", "changes", "turns", "iterations", "worlds"):
        asked = getattr(args, name)
        if asked is not None and asked < 1:
            raise CommandError(f"{name}: {asked} is too few; there must be at least 1")
        if asked is not None:
            setattr(effort, name, asked)
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
    words, curve = words_for(lang), document["curve"]
    lines = [words.say("analysis-chances", game=game.title), ""]
    lines.append("".join([f"{words.say('analysis-moves'):>8}", *(f"{name:>14}" for name in names)]))
    for point in curve["points"]:
        both = zip(point["open"], point["onlooker"], strict=True)
        cells = (f"{f'{open_cards:.0%} /{onlooker:>5.0%}':>14}" for open_cards, onlooker in both)
        lines.append(f"{point['moves']:>8}" + "".join(cells))
    told = tell_curve(game, record, curve, lang, names)
    lines += ["", words.say("analysis-turns" if told["turns"] else "analysis-no-turns")]
    lines += [f"  {sentence}" for sentence in told["turns"]]
    lines += ["", words.say("analysis-luck"), *(f"  {sentence}" for sentence in told["luck"])]
    if "seat" in document:
        seat, found = document["seat"], document["missed"]
        lines += ["", words.say("analysis-missed" if found else "analysis-nothing-missed", name=names[seat])]
        lines += [f"  {sentence}" for sentence in tell_missed(game, record, seat, found, lang, names)]
    return lines
