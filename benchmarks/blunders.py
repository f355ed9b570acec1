"""`python -m benchmarks.blunders [GAME …] [--games N]`: does an analysis find a blunder that was planted?

Hard bots play, and one of them once makes a choice that a search with ten times their iterations puts at least 15
points of the chance to win below the best. Then the analysis of that seat must mark that move, or another part of the
same choice, as one of at most five. Each game is kept as it is done, so that a run can be broken off and gone on with.
It wants the compiled copy: PYTHONPATH=build/compiled.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import count
from pathlib import Path
from statistics import median
from typing import Any, Final

from benchmarks.arguments import rounds
from benchmarks.planting import Planted, planted
from benchmarks.process import BenchError, say
from benchmarks.report import check_markers, tell
from benchmarks.table import Table
from sitdown.engine import Rng, replay
from sitdown.games import BUILT_IN, game_of
from sitdown.lab.arena.intervals import interval
from sitdown.teach.analysis import Effort, missed_part
from sitdown.teach.analysis.finished import whole_choices

MARKERS: Final = (
    "<!-- blunders: begin (written by `python -m benchmarks.blunders --page`, not by hand) -->",
    "<!-- blunders: end -->",
)
HEAD: Final = ["", "games", "marked", "95 %", "bar: 80 %", "loss, median", "marked moves, mean", "seconds, median"]
BAR: Final = 0.8
SEATS: Final = 4

Outcome = dict[str, Any]


def outcome(slug: str, seed: str, deal: int, keep: Path) -> Outcome:
    """One deal: where the blunder is, what it costs, and what the analysis of that seat marks; without `move`: nothing
    could be planted. The game is kept too, so that it can be analysed once more."""
    game, kept = game_of(slug), keep / f"{slug}-{seed}-{deal}.json"
    told: Outcome = {"game": slug, "deal": deal}
    if kept.is_file():
        blunder = Planted.from_json(kept.read_text("utf-8"))
    else:
        blunder = planted(game, SEATS, f"{seed}/{deal}", deal % SEATS)
        keep.mkdir(parents=True, exist_ok=True)
        kept.write_text(blunder.to_json(), "utf-8")
    if not blunder.move:
        return told
    began = time.process_time()
    found = missed_part(game, blunder.record, blunder.seat, Effort.usual(game), Rng.seeded(f"{seed}/{deal}/analysis"))
    spent = time.process_time() - began
    marks = [one["move"] for one in found]
    gains = [round(one["gain"], 3) for one in found]
    about = {"seat": blunder.seat, "move": blunder.move, "action": blunder.record.moves[blunder.move - 1][1]}
    return {**told, **about, "loss": round(blunder.loss, 3), "marks": marks, "gains": gains,
            "marked": is_marked(blunder, marks), "seconds": round(spent, 2)}  # fmt: skip


def is_marked(blunder: Planted, marks: list[int]) -> bool:
    """Is the move, or another part of the same choice, among them?"""
    begins = whole_choices(blunder.record, replay(game_of(blunder.record.game), blunder.record))
    return begins[blunder.move - 1] in [begins[move - 1] for move in marks]


def outcomes(slug: str, chosen: argparse.Namespace) -> list[Outcome]:
    """As many games with a blunder as were asked for, deal after deal; those that are kept are not played again."""
    kept = chosen.keep / f"{slug}-{chosen.seed}.jsonl"
    if chosen.again:
        kept.unlink(missing_ok=True)
    done = {one["deal"]: one for one in _read(kept)}
    found: list[Outcome] = []
    with ProcessPoolExecutor(chosen.workers) as pool:
        for deals in _batches(chosen.workers):
            ahead = [deal for deal in deals if deal not in done]
            waiting = {deal: pool.submit(outcome, slug, chosen.seed, deal, chosen.keep) for deal in ahead}
            for deal in deals:
                if deal in waiting:
                    done[deal] = waiting[deal].result()
                    _add(kept, done[deal])
                one = done[deal]
                if "move" in one:
                    found.append(one)
                    marked = sum(each["marked"] for each in found)
                    say(f"{slug}: {len(found)} of {chosen.games} games, {marked} marked; {json.dumps(one)}")
                if len(found) == chosen.games:
                    return found
    raise AssertionError("there is always another deal")


def _batches(size: int) -> Iterator[range]:
    return (range(begin, begin + size) for begin in count(0, size))


def _read(kept: Path) -> list[Outcome]:
    return [json.loads(line) for line in kept.read_text("utf-8").splitlines()] if kept.is_file() else []


def _add(kept: Path, one: Outcome) -> None:
    with kept.open("a", encoding="utf-8") as file:
        file.write(json.dumps(one) + "\n")


def row(slug: str, found: list[Outcome]) -> list[str]:
    share, low, high = interval([float(one["marked"]) for one in found], len(found))
    return [
        game_of(slug).title, str(len(found)), f"{share:.0%}", f"{low:.0%} to {high:.0%}",
        "reached" if share >= BAR else "NOT reached", f"{median(one['loss'] for one in found):.0%}",
        f"{sum(len(one['marks']) for one in found) / len(found):.1f}",
        f"{median(one['seconds'] for one in found):.1f}",
    ]  # fmt: skip


def main(arguments: Sequence[str] | None = None) -> int:
    reader = argparse.ArgumentParser(
        prog="python -m benchmarks.blunders", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    reader.add_argument("slugs", metavar="GAME", nargs="*", default=list(BUILT_IN), help="which (default: all)")
    reader.add_argument("--games", type=rounds, default=50, help="with a blunder, of each game (%(default)s)")
    reader.add_argument("--workers", type=rounds, default=1, help="processes (%(default)s)")
    reader.add_argument("--seed", default="blunders")
    reader.add_argument("--keep", type=Path, default=Path("build/blunders"), help="finished games (%(default)s)")
    reader.add_argument("--again", action="store_true", help="analyse the kept games anew")
    reader.add_argument("--page", type=Path, help="write the table into this page, between its markers")
    chosen = reader.parse_args(arguments)
    try:
        if chosen.page:
            check_markers(chosen.page, MARKERS)
        rows = [row(slug, outcomes(slug, chosen)) for slug in chosen.slugs]
        table = Table(f"Planted blunders, {SEATS} hard bots, seed {chosen.seed}", HEAD, rows)
        tell([table], chosen.page, MARKERS)
    except BenchError as error:
        say(f"blunders: {error}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
