"""What one run found: every answer of every worker, and the best of the rounds."""

from __future__ import annotations

import os
import platform
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from statistics import median
from typing import Any

COMPILED = "compiled"
INTERPRETED = "interpreted"
PEERS = "peers"
BOARDGAMEIO = "boardgame.io"


def cpu_model() -> str:
    """What the machine calls its processor, where it says so."""
    listing = Path("/proc/cpuinfo")
    lines = listing.read_text(encoding="utf-8").splitlines() if listing.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def machine() -> str:
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{python}, {platform.system()} {platform.machine()}, {os.cpu_count()} x {cpu_model()}"


@dataclass
class Figures:
    """`answers[worker][case]` has one answer a round; `about[worker]` is what it told without a clock."""

    seconds: float
    rounds: int
    about: dict[str, dict[str, Any]]
    answers: dict[str, dict[str, list[dict[str, float]]]] = field(default_factory=dict)
    machine: str = field(default_factory=machine)
    day: str = field(default_factory=lambda: date.today().isoformat())

    def add(self, worker: str, case: str, answer: dict[str, float]) -> None:
        self.answers.setdefault(worker, {}).setdefault(case, []).append(answer)

    def rate(self, worker: str, case: str, what: str = "choices") -> float:
        """So many choices (or steps, calls, iterations) a CPU second, in the best round."""
        return max(answer[what] / answer["cpu"] for answer in self.answers[worker][case])

    def has(self, worker: str, case: str) -> bool:
        """Was it measured?"""
        return case in self.answers.get(worker, {})

    def micros(self, worker: str, case: str) -> float:
        """The microseconds of one call, in the best round."""
        return 1e6 / self.rate(worker, case, "calls")

    def choices_a_game(self, worker: str, case: str) -> float:
        answers = self.answers[worker][case]
        return sum(answer["choices"] for answer in answers) / sum(answer["games"] for answer in answers)

    def noise(self) -> tuple[float, float]:
        """By how much the best round beat the worst: the median of all cases, and the noisiest case."""
        found = []
        for cases in self.answers.values():
            for answers in cases.values():
                what = next(name for name in ("choices", "iterations", "calls") if name in answers[0])
                rates = [answer[what] / answer["cpu"] for answer in answers]
                found.append(max(rates) / min(rates) - 1)
        return median(found), max(found)

    @property
    def games(self) -> dict[str, dict[str, Any]]:
        """Our games by slug: title, seats, bytes of a compiled state."""
        found: dict[str, dict[str, Any]] = self.about[COMPILED]["games"]
        return found

    @property
    def versions(self) -> dict[str, str]:
        found: dict[str, str] = self.about[PEERS]["versions"]
        return found
