"""The worker's side of the benchmark: plays cases and says how long they took.

A worker stays alive, so that one run can interleave its cases with those of other workers. One JSON request a line
on stdin, one JSON answer a line on stdout:

    {"case": "openspiel-hearts-python", "seconds": 1.0, "seed": 1}
    {"case": "openspiel-hearts-python", "games": 9000, "choices": 468000, "steps": 945000, "cpu": 1.003}
    {"case": "about"}
    {"case": "about", "cases": [...], ...}

What fails answers {"case": ..., "error": ...}. Nothing here knows sitdown or a peer: both sides use it.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
import time
from collections.abc import Callable
from typing import Any, Protocol, TextIO

LEAST_BATCH = 0.005  # CPU seconds between two looks at the clock


class Case(Protocol):
    """One thing to measure, in batches; only `play` is timed."""

    def prepare(self, size: int) -> None:
        """Get ready for a batch of so many games (or whatever the case repeats)."""
        ...

    def play(self) -> None: ...

    def count(self) -> dict[str, float]:
        """How much the last `play` did: games, choices, steps, or calls."""
        ...


Cases = dict[str, Callable[[int], Case]]  # made with a seed


def timed(case: Case, size: int) -> float:
    case.prepare(size)
    start = time.process_time()
    case.play()
    return time.process_time() - start


def batch_size(case: Case) -> int:
    """The games of a batch that is long enough for the clock; finding it also warms up."""
    size = 1
    timed(case, size)
    while timed(case, size) < LEAST_BATCH:
        size *= 2
    return size


def measure(case: Case, seconds: float) -> dict[str, float]:
    """Play for about so many CPU seconds: all that was counted, and `cpu`."""
    size = batch_size(case)
    totals: dict[str, float] = {}
    cpu = 0.0
    while cpu < seconds:
        cpu += timed(case, size)
        for name, number in case.count().items():
            totals[name] = totals.get(name, 0) + number
    return {**totals, "cpu": cpu}


def answer(request: dict[str, Any], cases: Cases, about: Callable[[], dict[str, Any]]) -> dict[str, Any]:
    name = request["case"]
    if name == "about":
        return {"cases": list(cases), **about()}
    if name not in cases:
        raise ValueError(f"There is no case {name!r}.")
    seconds = float(request["seconds"])
    if seconds <= 0:
        raise ValueError("The seconds must be more than none.")
    return measure(cases[name](int(request["seed"])), seconds)


def private_stdout() -> TextIO:
    """Keep stdout for the answers: whatever a library prints, also from C, goes to stderr."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    return answers


def serve(cases: Cases, about: Callable[[], dict[str, Any]]) -> None:
    """Answer requests until stdin closes; `about` tells what needs no clock."""
    answers = private_stdout()
    with contextlib.suppress(KeyboardInterrupt):
        for line in sys.stdin:
            reply: dict[str, Any] = {"case": None}
            try:
                request = json.loads(line)
                reply["case"] = request["case"]
                reply |= answer(request, cases, about)
            except Exception as error:  # the next case may still run
                reply["error"] = f"{type(error).__name__}: {error}"
            print(json.dumps(reply), file=answers, flush=True)
