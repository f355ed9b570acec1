"""`sitdown analyse`: what a finished game was about, as a table or as one JSON document."""

from __future__ import annotations

import argparse
import json

from sitdown.cli.arguments import game_named, language
from sitdown.cli.errors import INTERRUPTED, CommandError
from sitdown.cli.terminal.names import seat_names, words_for
from sitdown.cli.verify import load, verified
from sitdown.engine import Game, Rng
from sitdown.teach.analysis import Effort, Missed, Point, Unfinished, curve, missed
from sitdown.teach.say import say_missed


def run(args: argparse.Namespace) -> int:
    record = load(args.file)
    game = game_named(record.game)
    verified(game, record)
    if args.seat is not None and not 0 <= args.seat < record.seats:
        raise CommandError(f"seat: {args.seat} is not in 0..{record.seats - 1}")
    effort = _effort(args, game)
    try:
        points = curve(game, record, effort, Rng.seeded("curve"))
        found = [] if args.seat is None else missed(game, record, args.seat, effort, Rng.seeded(f"seat {args.seat}"))
    except Unfinished as error:
        raise CommandError(str(error)) from None
    except KeyboardInterrupt:
        raise CommandError("stopped before the end; nothing is told", INTERRUPTED) from None
    if args.json:
        print(json.dumps(_document(game, points, found, args.seat)))
    else:
        names = seat_names(record.seats, language(args.lang))
        print("\n".join(_lines(game, points, found, args.seat, names, language(args.lang))))
    return 0


def _effort(args: argparse.Namespace, game: Game) -> Effort:
    """What was asked for, and else what is usual for the game."""
    effort = Effort.usual(game)
    for name in ("points", "rollouts", "iterations", "worlds"):
        asked = getattr(args, name)
        if asked is not None and asked < 1:
            raise CommandError(f"{name}: {asked} is too few; there must be at least 1")
        if asked is not None:
            setattr(effort, name, asked)
    return effort


def _document(game: Game, points: list[Point], found: list[Missed], seat: int | None) -> dict[str, object]:
    chances = [{"moves": one.moves, "open": one.open_cards, "onlooker": one.onlooker} for one in points]
    told: dict[str, object] = {"game": game.slug, "chances": chances}
    return told if seat is None else {**told, "seat": seat, "missed": [one.as_dict() for one in found]}


def _lines(
    game: Game, points: list[Point], found: list[Missed], seat: int | None, names: list[str], lang: str
) -> list[str]:
    words = words_for(lang)
    lines = [words.say("analysis-chances", game=game.title), ""]
    lines.append("".join([f"{words.say('analysis-moves'):>8}", *(f"{name:>14}" for name in names)]))
    for point in points:
        both = zip(point.open_cards, point.onlooker, strict=True)
        cells = (f"{f'{open_cards:.0%} /{onlooker:>5.0%}':>14}" for open_cards, onlooker in both)
        lines.append(f"{point.moves:>8}" + "".join(cells))
    if seat is not None:
        key = "analysis-missed" if found else "analysis-nothing-missed"
        lines += ["", words.say(key, name=names[seat])]
        lines += [f"  {say_missed(one, game, lang, names)}" for one in found]
    return lines
