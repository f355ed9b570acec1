"""What is said at a table, and who may read it."""

from __future__ import annotations

import unicodedata
from collections import deque

from sitdown.table.entries import Audience, Said
from sitdown.table.refusal import TableRefusal

KEPT = 200  # lines of a table in memory
LONGEST = 500
LONGEST_NAME = 40
LONGEST_WORD = 100
TURNS = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"


def readers(said: Said, seats: int, over: bool) -> list[int | None]:
    """Whom a line is shown to. Onlookers talk among themselves until the end: they may have seen more than a seat."""
    if said.to == "seat":
        return [seat for seat in (said.seat, said.other) if seat is not None]
    if said.to == "onlookers" and not over:
        return [None]
    return [*range(seats), None]


class Chat:
    __slots__ = ("_lines",)

    def __init__(self) -> None:
        self._lines: deque[Said] = deque(maxlen=KEPT)

    def add(self, said: Said) -> None:
        self._lines.append(said)

    def read(self, viewer: int | None, seats: int, over: bool) -> list[Said]:
        """The last lines that this viewer may read, oldest first."""
        return [said for said in self._lines if viewer in readers(said, seats, over)]


def clean(text: str, longest: int = LONGEST) -> str:
    """The text as it is shown, refused if it is empty, too long or holds control characters."""
    text = text.strip()
    if not text:
        raise TableRefusal("empty")
    if len(text) > longest:
        raise TableRefusal("too_long")
    if any(_is_control(letter) for letter in text):
        raise TableRefusal("bad_text")
    return text


def _is_control(letter: str) -> bool:
    """Also marks that turn the direction of writing, and halves of letters: neither can be shown safely."""
    kind = unicodedata.category(letter)
    return (kind == "Cc" and letter != "\n") or kind == "Cs" or letter in TURNS


def may_speak_to(seat: int | None, to: Audience) -> bool:
    """Seats talk to the table or to a seat, onlookers to onlookers."""
    return (seat is None) == (to == "onlookers")
