"""What a player by rules of thumb has reckoned so far: wanted when a card is chosen, again for the man, for his chair.

All of it follows from what lies open on the table, so it is no part of a play and holds for any seat.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.games.maffiosi.bot.threats import Threats
from sitdown.games.maffiosi.data import CHAIRS, PIECES

ROOM: Final = CHAIRS + 1
NO_CHAIRS: Final = vec[i64]([0])


class Notebook:
    """The scores of what can be done at one table, of which it keeps a copy; and what threatens each player's men."""

    def __init__(self, seats: int, till_doubles_boss: bool) -> None:
        self.threats: list[Threats] = [Threats(till_doubles_boss) for _ in range(seats)]
        self.me: i64 = -1
        self.asleep: i64 = 0
        self.pot: i64 = 0
        self.men: vec[i64] = NO_CHAIRS
        self.kin: vec[i64] = NO_CHAIRS
        self.cake: vec[i64] = NO_CHAIRS
        self.money: vec[i64] = NO_CHAIRS
        self.notes: vec[i64] = NO_CHAIRS
        self.movers: i64 = 0  # the chairs of men whose moves are scored
        self.move: vec[float] = vec[float]([0.0] * (ROOM * ROOM))  # [chair * ROOM + new chair]
        self.pieces: i64 = 0  # pieces whose seats are scored
        self.seat: vec[float] = vec[float]([0.0] * (PIECES * ROOM))  # [piece * ROOM + chair]
        self.is_ordered = False  # are the chairs for a cake scored?
        self.order: vec[float] = vec[float]([0.0] * ROOM)

    def is_of(self, me: i64, asleep: i64, pot: i64) -> bool:
        return self.me == me and self.asleep == asleep and self.pot == pot

    def turn_page(self, me: i64, asleep: i64, pot: i64) -> None:
        """Another table: the caller writes down the rest of it."""
        self.me = me
        self.asleep = asleep
        self.pot = pot
        self.movers = 0
        self.pieces = 0
        self.is_ordered = False


def same(one: vec[i64], other: vec[i64]) -> bool:
    if len(one) != len(other):
        return False
    i: i64 = 0
    while i < len(one):
        if one[i] != other[i]:
            return False
        i += 1
    return True
