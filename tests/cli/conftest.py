"""Ways to run the command: in this process with typed answers, and as a process of its own."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from sitdown.cli.main import main

GUESTS = Path(__file__).parent / "guests"
Done = subprocess.CompletedProcess[str]


@pytest.fixture(autouse=True)
def _english_with_guests(monkeypatch: pytest.MonkeyPatch) -> None:
    """The guest game `matches` is installed, and the environment says nothing about the language."""
    monkeypatch.syspath_prepend(GUESTS)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(GUESTS), os.environ.get("PYTHONPATH", "")]))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


class Reader:
    """A person who reads what is offered and takes any of it."""

    def __init__(self, out: io.StringIO, seed: int) -> None:
        self._out = out
        self._random = Random(seed)

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        return f"{self._answer()}\n"

    def _answer(self) -> str:
        shown = self._out.getvalue()[-6000:].splitlines()
        hint, menu = shown[-2], _menu_above(shown[:-2])
        exactly = re.search(r"(?:Choose exactly|Kies er precies) (\d+)", hint)
        if exactly:
            return " ".join(self._random.sample(menu, int(exactly[1])))
        if re.search("Type the numbers|Typ de nummers", hint):
            return " ".join(self._random.sample(menu, self._random.randint(1, min(2, len(menu)))))
        return self._random.choice(menu) if menu else ""


def _menu_above(lines: list[str]) -> list[str]:
    """What may be typed: the numbers of the last list or block, or the numbers that are the entries themselves."""
    keys: list[str] = []
    for line in reversed(lines):
        numbered = re.match(r" {2,4}(\d+)  \S", line)
        block = re.findall(r"(?: {2})(\d+) \S", line)
        if numbered:
            keys.append(numbered[1])
        elif block:
            keys += block
        elif re.fullmatch(r"[ \d]{4,}", line):
            keys += line.split()
        else:
            break
    return keys


@pytest.fixture
def sitdown(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Done]:
    """`sitdown("play", "capo", typed="1\\n")` in this process; `reader=7` lets a random person answer."""

    def run(*argv: str, typed: str = "", reader: int | None = None) -> Done:
        out, err = io.StringIO(), io.StringIO()
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed) if reader is None else Reader(out, reader))
        monkeypatch.setattr(sys, "stdout", out)
        monkeypatch.setattr(sys, "stderr", err)
        code = main(list(argv))
        return Done(argv, code, out.getvalue(), err.getvalue())

    return run


@pytest.fixture
def process() -> Callable[..., Done]:
    """The same as a process of its own."""

    def run(*argv: str, typed: str = "") -> Done:
        command = [sys.executable, "-m", "sitdown", *argv]
        return subprocess.run(command, input=typed, capture_output=True, text=True, encoding="utf-8", check=False)

    return run
