"""`python -m benchmarks.bench`: our games, compiled and interpreted, beside those of other libraries, in one run.

Every case runs in a worker process of its kind, one at a time, in turn; what is compared is the CPU time of the
workers. Nothing here fails because something is slow: the table tells.
"""

from __future__ import annotations

import argparse
import dataclasses
import json
import os
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from itertools import zip_longest
from pathlib import Path

from benchmarks.arguments import rounds, seconds
from benchmarks.bars import bars
from benchmarks.figures import COMPILED, INTERPRETED, Figures
from benchmarks.peer_boardgameio import boardgameio_search
from benchmarks.peer_process import Peers
from benchmarks.process import ROOT, BenchError, Worker, say
from benchmarks.report import check_markers, markdown, text, write_into

SEED = 1  # the same in every round: the best round is the least disturbed, not the one with the luckiest games
FOLDERS = {COMPILED: "build/compiled", INTERPRETED: "src"}
COMPILE = "python hatch_build.py build/compiled"


def our_worker(build: str) -> Worker:
    """A worker that plays our games in the one build or the other."""
    folder = ROOT / FOLDERS[build]
    if not folder.is_dir():
        raise BenchError(f"There is no {folder}; run: {COMPILE}")
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    return Worker(build, [sys.executable, "-m", "benchmarks.ours"], environment)


def check_build(worker: Worker) -> None:
    """A build that failed is imported as plain Python without a word, so look."""
    about = worker.about
    wanted = ROOT / FOLDERS[worker.name]
    if not Path(about["folder"]).is_relative_to(wanted):
        raise BenchError(f"The {worker.name} games came from {about['folder']}, not from {wanted}; run: {COMPILE}")
    for slug, game in about["games"].items():
        if game["compiled"] != (worker.name == COMPILED):
            raise BenchError(f"{slug} in {wanted} is not {worker.name}; run: {COMPILE}")


def warn_of_old_copy() -> None:
    copy = ROOT / FOLDERS[COMPILED]
    sources = (ROOT / FOLDERS[INTERPRETED]).rglob("*.py")
    for source in sources:
        copied = copy / source.relative_to(ROOT / FOLDERS[INTERPRETED])
        if not copied.exists() or copied.read_bytes() != source.read_bytes():
            say(f"Warning: {source.relative_to(ROOT)} is not what was compiled; run: {COMPILE}")
            return


def in_turn(workers: Sequence[Worker], figures: Figures) -> list[tuple[Worker, str]]:
    """All cases, one of each worker in turn, so that a busy moment of the machine spares or hits all alike."""
    columns = zip_longest(*([(worker, case) for case in figures.about[worker.name]["cases"]] for worker in workers))
    return [entry for row in columns for entry in row if entry is not None]


def measure(workers: Sequence[Worker], seconds: float, rounds: int) -> Figures:
    figures = Figures(seconds, rounds, {worker.name: worker.about for worker in workers})
    plan = in_turn(workers, figures)
    for number in range(rounds):
        say(f"Round {number + 1} of {rounds}: {len(plan)} cases of {seconds:g} s each ...")
        for worker, case in plan:
            figures.add(worker.name, case, worker.run(case, seconds, SEED))
    return figures


def run(seconds: float, rounds: int) -> Figures:
    with ExitStack() as stack:
        ours = [stack.enter_context(our_worker(build)) for build in (COMPILED, INTERPRETED)]
        for worker in ours:
            check_build(worker)
        warn_of_old_copy()
        compiled, interpreted = ours
        workers = [compiled, stack.enter_context(Peers()), interpreted]
        search = boardgameio_search()
        if search is not None:
            workers.append(stack.enter_context(search))
        return measure(workers, seconds, rounds)


def as_json(figures: Figures) -> str:
    found = [dataclasses.asdict(bar) | {"reached": bar.reached} for bar in bars(figures)]
    return json.dumps({**dataclasses.asdict(figures), "bars": found}, indent=2, ensure_ascii=False) + "\n"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.bench", description="Measure our games and others'.")
    parser.add_argument("--seconds", type=seconds, default=1.0, help="CPU seconds a case and round (1.0)")
    parser.add_argument("--rounds", type=rounds, default=3, help="the best of so many counts (3)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the raw figures there")
    parser.add_argument("--markdown", type=Path, metavar="FILE", help="write the tables between its two markers")
    asked = parser.parse_args(arguments)
    try:
        if asked.markdown:
            check_markers(asked.markdown)
        figures = run(asked.seconds, asked.rounds)
    except BenchError as error:
        say(f"bench: {error}")
        return 1
    except KeyboardInterrupt:
        return 130
    print(text(figures))
    if asked.json:
        asked.json.write_text(as_json(figures), encoding="utf-8")
    if asked.markdown:
        write_into(asked.markdown, markdown(figures))
    return 0


if __name__ == "__main__":
    sys.exit(main())
