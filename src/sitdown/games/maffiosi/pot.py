"""The pot as it lies on the table, in notes (MA-22): what a payment takes out of it, and the change that comes back.

Notes are counted by value, the smallest first. Only the pot's matter: what players have is a plain sum (A3).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.games.maffiosi.data import NOTES
from sitdown.games.maffiosi.state import MaffiosiState

KINDS_OF_NOTE: Final[i64] = len(NOTES)
VALUE: Final = vec[i64](NOTES)
LARGEST_NOTE: Final[i64] = NOTES[-1]


def smaller(one: i64, other: i64) -> i64:
    return one if one < other else other


def take(notes: vec[i64], due: i64) -> i64:
    """MA-22, A3: take what is due out of these notes. How much that is: what is left of them may be less, and one last
    note, which nobody changes, may be more (A4)."""
    paid: i64 = 0
    while paid < due:
        owed = due - paid
        kind = largest_within(notes, owed)
        if kind < 0:
            kind = smallest(notes)
            if kind < 0:
                break
            if how_many_notes(notes) > 1:
                notes[kind] -= 1
                put_back(notes, VALUE[kind] - owed)
                return due
        notes[kind] -= 1
        paid += VALUE[kind]
    return paid


def largest_within(notes: vec[i64], owed: i64) -> i64:
    """The largest note that is not more than this; -1: there is none."""
    kind = KINDS_OF_NOTE - 1
    while kind >= 0 and (notes[kind] == 0 or VALUE[kind] > owed):
        kind -= 1
    return kind


def smallest(notes: vec[i64]) -> i64:
    """-1: the pot is empty."""
    kind: i64 = 0
    while kind < KINDS_OF_NOTE:
        if notes[kind] > 0:
            return kind
        kind += 1
    return -1


def how_many_notes(notes: vec[i64]) -> i64:
    found: i64 = 0
    kind: i64 = 0
    while kind < KINDS_OF_NOTE:
        found += notes[kind]
        kind += 1
    return found


def put_back(notes: vec[i64], change: i64) -> None:
    """A3: in the largest notes that fit."""
    left = change
    kind = KINDS_OF_NOTE - 1
    while kind >= 0:
        while left >= VALUE[kind]:
            notes[kind] += 1
            left -= VALUE[kind]
        kind -= 1


def notes_seen(state: MaffiosiState) -> list[int]:
    """The notes of the pot by value, the smallest first; none are told where the pot is a plain sum."""
    return [state.notes[kind] for kind in range(KINDS_OF_NOTE)] if state.switches.pot_is_notes else []
