"""Text in and out of a terminal: print, ask for a line, clear the screen between two people at one keyboard."""

from __future__ import annotations

from typing import TextIO

CLEAR = "\x1b[2J\x1b[3J\x1b[H"  # the screen, what scrolled off it, and home
BLANK_LINES = 60


class InputClosed(Exception):
    """The person said goodbye, or the input has ended."""


class Terminal:
    """Text in, text out. Keeps no history, so that nobody can leaf back through what another typed."""

    def __init__(self, source: TextIO, out: TextIO) -> None:
        self._source = source
        self._out = out

    def say(self, text: str = "") -> None:
        self._out.write(text + "\n")

    def ask(self, question: str) -> str:
        """One line, stripped; raises InputClosed at the end of input. What is not typed at a keyboard is shown."""
        self._out.write(question)
        self._out.flush()
        line = self._source.readline()
        if not line:
            self._out.write("\n")
            raise InputClosed
        if not self._source.isatty():
            self._out.write(line.rstrip("\r\n") + "\n")
        return line.strip()

    def clear(self) -> None:
        """Nothing that was shown before can be seen any more."""
        self._out.write(CLEAR if self._out.isatty() else "\n" * BLANK_LINES)
        self._out.flush()
