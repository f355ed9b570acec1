"""Origins: a play may go on from the middle of another one, with a new seed for what is still to come.

The origin of such a branch is a list of stretches: the first seed with the moves that were made by it, and, where that
play was a branch itself, the next seed with its moves, and so on. Where a stretch ends, chance is renewed from the seed
that follows; after the last one from the branch's own seed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from sitdown.engine.rng import Rng
from sitdown.engine.state import State


class Stretch(NamedTuple):
    """A part of the play that a branch goes on from."""

    seed: str
    moves: list[tuple[int, int]]  # seat and action
    of: str = ""  # the table or file of that play, if it is known


class Step(NamedTuple):
    """A move of an origin that is about to be made: counted from 1 within its stretch."""

    stretch: int
    number: int
    seat: int
    action: int


def first_seed(origin: Sequence[Stretch], seed: str) -> str:
    """The seed that the cards were dealt by."""
    return origin[0].seed if origin else seed


def walk(state: State, origin: Sequence[Stretch], seed: str) -> Iterator[Step]:
    """Take a fresh state to where the branch begins; each move is told before it is made, for those who check it."""
    for place, stretch in enumerate(origin):
        for number, (seat, action) in enumerate(stretch.moves, 1):
            yield Step(place, number, seat, action)
            state.push(seat, action)
        state.renew(Rng.seeded(first_seed(origin[place + 1 :], seed)))


def length_of(origin: Sequence[Stretch]) -> int:
    """How many moves stood before the branch."""
    return sum(len(stretch.moves) for stretch in origin)
