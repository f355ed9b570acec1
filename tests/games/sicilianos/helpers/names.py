"""Cards, seats and actions of Sicilianos as tests write them: `K5`, `A`, `place Y3`."""

from __future__ import annotations

from collections.abc import Mapping

from sitdown.engine.refusal import Fact
from sitdown.games.sicilianos import GAME
from sitdown.games.sicilianos.data import (
    FAMILIES,
    LETTERS,
    NOTE_VALUE,
    NOTES,
    TYPE_IDS,
    VALUES,
)
from sitdown.games.sicilianos.play import SicilianosPlay

Lines = list[dict[str, Fact]]
Hands = Mapping[str, str]

SEATS = "ABCDEF"
VALUE_OF_NOTE = [int(NOTE_VALUE[note]) for note in range(NOTES)]
SIGNS = {"H": 0, "1": 1, "2": 2}


def seat_of(letter: str) -> int:
    return SEATS.index(letter)


def face_of(name: str) -> int:
    """`K5` as the number of the face."""
    return LETTERS.index(name[0]) * VALUES + int(name[1:]) - 1


def colour_of(name: str) -> int:
    """A colour by its name or its letter."""
    return LETTERS.index(name) if name in LETTERS else FAMILIES.index(name)


def note_of(value: int | str) -> int:
    return VALUE_OF_NOTE.index(int(value))


def actions_of(state: SicilianosPlay, seat: int, what: str) -> list[int]:
    """`Y3` places, `/20` stakes, `Y3/20` does both; else the action's name, then what it is about."""
    encode = GAME.actions.encode
    if what[0] in LETTERS and what[1].isdigit():
        card, _, value = what.partition("/")
        placed = [encode("place", face_of(card))]
        return [*placed, encode("stake", note_of(value))] if value else placed
    if what[0] == "/":
        return [encode("stake", note_of(what[1:]))]
    kind, *about = what.split()
    if kind in ("business", "money"):
        return [encode("split", 0 if kind == "business" else 1)]
    if kind in ("place", "pick", "bomb"):
        return [encode(kind, face_of(about[0]))]
    if kind in ("take", "peek"):
        return [encode(kind, colour_of(about[0]))]
    if kind == "steal":
        offset = (seat_of(about[1]) - seat) % state.seats
        return [encode(kind, colour_of(about[0]), offset)]
    if kind == "shop":
        return [encode(kind, TYPE_IDS.index(about[0]))]
    return [encode(kind)]
