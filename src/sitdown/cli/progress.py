"""A progress bar that keeps out of the way of whatever is printed."""

from __future__ import annotations

import time
from types import TracebackType
from typing import TextIO

WIDTH = 30
EVERY = 0.1


class Progress:
    """`with Progress(total, sys.stderr) as progress:`, then call it with how many are done; silent off a terminal.

    Those that were `done` before it began do not count for the time that is left.
    """

    def __init__(self, total: int, out: TextIO, done: int = 0) -> None:
        self._total = total
        self._before = done
        self._out = out
        self._shown = out.isatty()
        self._next = 0.0
        self._began = time.monotonic()

    def __call__(self, done: int, note: str = "") -> None:
        if not self._shown:
            return
        now = time.monotonic()
        if now < self._next and done < self._total:
            return
        self._next = now + EVERY
        filled = WIDTH * done // self._total
        bar = "#" * filled + "." * (WIDTH - filled)
        parts = [f"{done:,} of {self._total:,}"]
        if done > self._before:
            left = (now - self._began) / (done - self._before) * (self._total - done)
            parts.append(f"{left:.0f} s left")
        if note:
            parts.append(note)
        self._out.write(f"\r{bar} {', '.join(parts)} \x1b[K")
        self._out.flush()

    def __enter__(self) -> Progress:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._shown:
            self._out.write("\r\x1b[K")
            self._out.flush()
