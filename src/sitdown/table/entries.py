"""What happens at a table, as data: a head that never changes, and entries that are only ever added.

A table is the fold of its entries. `at` is the time in milliseconds since 1970, given by whoever writes the entry.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from sitdown.engine.options import Value
from sitdown.engine.origin import Stretch

By = Literal["person", "bot", "clock", "preset"]
Audience = Literal["table", "onlookers", "seat"]


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`move`: so many seconds for each move. `game`: so many for the whole game, and more with each turn."""

    kind: Literal["none", "move", "game"] = "none"
    seconds: int = 0
    increment: int = 0


class StoredStretch(msgspec.Struct, frozen=True):
    """A `Stretch` as it is stored and sent: of a compiled named tuple decoders cannot see that its moves are pairs."""

    seed: str
    moves: list[tuple[int, int]]
    of: str = ""


def stored_origin(origin: Sequence[Stretch]) -> list[StoredStretch]:
    return [StoredStretch(stretch.seed, stretch.moves, stretch.of) for stretch in origin]


def origin_of(stored: Sequence[StoredStretch]) -> list[Stretch]:
    return [Stretch(stretch.seed, stretch.moves, stretch.of) for stretch in stored]


class BranchOf(msgspec.Struct, frozen=True):
    """The finished game that a table's play branched off from: its table, and after which of its steps."""

    table: str
    step: int  # as a replay counts them


class Head(msgspec.Struct, frozen=True):
    """What a table was made for."""

    id: str
    game: str
    version: str
    seats: int
    options: dict[str, Value]
    chairs: list[str]  # by seat: "open", or "bot:" and its level; whoever made the table sits down like everybody
    commitment: str  # the hash of the secret; the secret itself is kept apart
    owner: str
    made: int
    clock: Clock = Clock()
    open: bool = False  # listed in the lobby
    pace: int = 0  # milliseconds that a bot takes for an answer, whatever it holds
    rematch_of: str | None = None
    hints: bool = False  # may people ask for hints, though other people play too?
    origin: list[StoredStretch] = []  # of a branch: what its play goes on from
    branch_of: BranchOf | None = None


class Timed(msgspec.Struct, frozen=True, tag_field="kind", tag=str.lower, omit_defaults=True):
    at: int


class Base(Timed, frozen=True, kw_only=True):
    """`answered`: the seats and actions that the table answered for persons when this had happened (`empty.py`)."""

    answered: list[tuple[int, int]] = []


class Sat(Base, frozen=True):
    seat: int
    person: str
    name: str
    word: str = ""  # mixed into the seed


class Stood(Base, frozen=True):
    seat: int


class Began(Base, frozen=True):
    words: list[str]  # by seat; of bots ""


class Moved(Base, frozen=True):
    seat: int
    actions: list[int]
    by: By = "person"


class Said(Base, frozen=True):
    to: Audience
    name: str
    text: str
    seat: int | None = None  # who speaks; None: an onlooker
    other: int | None = None  # to whom, if it is said between two


class TakebackAsked(Base, frozen=True):
    seat: int
    to_moves: int  # how many actions stood before the move that is to be taken back
    own: bool | None = None  # it only changes an answer that is still sealed; None: stored before this was told


class TakebackAnswered(Base, frozen=True):
    seat: int
    yes: bool


class Paused(Base, frozen=True):
    seat: int


class Resumed(Base, frozen=True):
    seat: int


class Resigned(Base, frozen=True):
    seat: int


class TimedOut(Base, frozen=True):
    seat: int


class Returned(Base, frozen=True):
    seat: int


class Hinted(Base, frozen=True):
    """A seat has asked what the strongest bot would do."""

    seat: int


class Preset(Base, frozen=True):
    """A seat answers a kind of window so from now on."""

    seat: int
    window: str
    preset: str


class Down(Base, frozen=True):
    """Nobody served the table from `since` until now."""

    since: int


class Rematched(Base, frozen=True):
    table: str


Entry = (
    Sat
    | Stood
    | Began
    | Moved
    | Said
    | TakebackAsked
    | TakebackAnswered
    | Paused
    | Resumed
    | Resigned
    | TimedOut
    | Returned
    | Preset
    | Hinted
    | Down
    | Rematched
)

_encoder = msgspec.json.Encoder()
_entries: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)
_heads = msgspec.json.Decoder(Head)


def encode(what: Head | Entry) -> bytes:
    """As it is stored."""
    return _encoder.encode(what)


def decode_entry(data: bytes | str) -> Entry:
    return _entries.decode(data)


def decode_head(data: bytes | str) -> Head:
    return _heads.decode(data)
