"""`python -m benchmarks.analysis [GAME …] [--games N]`: how long an analysis takes, and how sure it is.

Games of four seats by the usual bots are analysed as a server and the command do it: the curve with turning points and
luck, and what one seat missed. It wants the compiled copy: PYTHONPATH=build/compiled.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean, median
from typing import Any, Final, NamedTuple

from benchmarks.arguments import rounds
from benchmarks.process import BenchError, say
from benchmarks.report import check_markers, tell
from benchmarks.table import Table
from sitdown.bots import seat_bot
from sitdown.engine import Game, Record, Rng
from sitdown.games import BUILT_IN, game_of
from sitdown.teach.analysis import Effort, curve_part, missed_part

MARKERS: Final = (
    "<!-- analysis: begin (written by `python -m benchmarks.analysis --page`, not by hand) -->",
    "<!-- analysis: end -->",
)
HEAD: Final = ["", "games", "curve, mean", "missed, mean", "both, median", "longest", "bar: 30 s", "turning points",
               "error of luck"]  # fmt: skip
SEATS: Final = 4
BAR: Final = 30.0


class Timed(NamedTuple):
    """Seconds of one core's time for each part, and the curve."""

    curve: float
    missed: float
    part: dict[str, list[dict[str, Any]]]


def recorded(game: Game, seed: str) -> Record:
    """A game by the usual bots."""
    state = game.start(SEATS, seed)
    record = Record.begin(state, seed)
    bots = [seat_bot(seat, game.levels[0], seed) for seat in range(SEATS)]
    while (seat := int(state.next_to_ask())) >= 0:
        action = bots[seat].choose(state)
        state.push(seat, action)
        record.add(seat, action)
    record.finish(state)
    return record


def timed(game: Game, seed: str, seat: int) -> Timed:
    record, effort = recorded(game, seed), Effort.usual(game)
    began = time.process_time()
    part = curve_part(game, record, effort, Rng.seeded(seed))
    between = time.process_time()
    missed_part(game, record, seat, effort, Rng.seeded(seed))
    return Timed(between - began, time.process_time() - between, part)


def row(game: Game, found: list[Timed]) -> list[str]:
    both = [one.curve + one.missed for one in found]
    errors = [luck["error"] for one in found for luck in one.part["luck"]]
    return [
        game.title, str(len(found)), f"{fmean(one.curve for one in found):.1f} s",
        f"{fmean(one.missed for one in found):.1f} s", f"{median(both):.1f} s", f"{max(both):.1f} s",
        "reached" if fmean(both) < BAR else "NOT reached",
        f"{fmean(len(one.part['turns']) for one in found):.1f}", f"{100 * fmean(errors):.0f} points",
    ]  # fmt: skip


def main(arguments: Sequence[str] | None = None) -> int:
    reader = argparse.ArgumentParser(
        prog="python -m benchmarks.analysis", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    reader.add_argument("slugs", metavar="GAME", nargs="*", default=list(BUILT_IN), help="which (default: all)")
    reader.add_argument("--games", type=rounds, default=5, help="of each game (%(default)s)")
    reader.add_argument("--seed", default="analysis")
    reader.add_argument("--page", type=Path, help="write the table into this page, between its markers")
    chosen = reader.parse_args(arguments)
    try:
        if chosen.page:
            check_markers(chosen.page, MARKERS)
        rows = []
        for game in map(game_of, chosen.slugs):
            found = [timed(game, f"{chosen.seed}/{number}", number % SEATS) for number in range(chosen.games)]
            rows.append(row(game, found))
            say(f"{game.slug}: {rows[-1][4]}")
        table = Table(f"Analyses of games by {SEATS} of the usual bots, seconds of one core's time", HEAD, rows)
        tell([table], chosen.page, MARKERS)
    except BenchError as error:
        say(f"analysis: {error}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
