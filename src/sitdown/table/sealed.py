"""Sealed questions: since when several seats are asked in secret, and when such a question was last closed."""

from __future__ import annotations

NONE = -1


class Sealed:
    """A sealed question is open from when `turn()` first names several seats until the last of them has answered.

    The engine gives questions no names, so this is read off the turns. While somebody else still has to answer, the
    question is open. When the last seat acts and is asked again, it has either chosen a part of its answer, which
    nobody else notices, or closed the question, which others hear.
    """

    __slots__ = ("closed", "since")

    def __init__(self) -> None:
        self.since = NONE  # how many actions stood when the open one was asked
        self.closed = NONE  # how many stood when one was closed last

    def step(self, seat: int, before: list[int], after: list[int], heard: bool, count: int) -> None:
        """The seat acted; `heard`: somebody else heard of it; `count`: how many actions stand now."""
        if self.since != NONE and not self._is_open(seat, before, after, heard):
            self.since = NONE
            self.closed = count
        if self.since == NONE and len(after) > 1:
            self.since = count

    def _is_open(self, seat: int, before: list[int], after: list[int], heard: bool) -> bool:
        if before == [seat]:
            return after == before and not heard
        return bool(after) and set(after) <= set(before)
