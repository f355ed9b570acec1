"""What a bot will answer, thought of before it is time to.

A bot that began to think when its answer is due would answer later with a hand that takes more thought. So it thinks
from the moment it is asked, and its answer is given a whole number of paces after that: the first one, unless the
thought took longer.
"""

from __future__ import annotations

from sitdown.engine.game import View
from sitdown.table.moves import Moves
from sitdown.table.sealed import NONE
from sitdown.table.table import Table


class Thought:
    """The answer of one seat to what it is asked now; `actions` is None while the bot thinks."""

    __slots__ = ("_asked", "_count", "_moves", "_sealed", "_view", "actions", "asked_at", "done_at")

    def __init__(self, table: Table, seat: int) -> None:
        self.actions: list[int] | None = None
        self.asked_at = (table.ready(seat) or 0) - table.head.pace
        self.done_at = 0
        self._asked = asked_of(table, seat)
        self._moves: Moves = table.moves
        self._count = table.moves.count
        self._sealed = table.sealed.since
        self._view: View = table.play().view(seat)

    def fits(self, table: Table, seat: int) -> bool:
        """Is the seat still asked the same, and knows no more than when it began to think?"""
        if self._moves is not table.moves or self._asked != asked_of(table, seat):
            return False
        if self._count == table.moves.count or NONE != self._sealed == table.sealed.since:
            return True  # while all answer in secret nobody learns anything
        return self._view == table.play().view(seat)

    def due(self, pace: int) -> int:
        """When the answer is given."""
        paces = -(-(self.done_at - self.asked_at) // pace) if pace else 0
        return self.asked_at + pace * max(1, paces)


def asked_of(table: Table, seat: int) -> tuple[int, int, int, str]:
    return table.clocks.since[seat], table.asked_after[seat], table.question[seat], table.chairs[seat].level


class Thoughts:
    """Of the seats of one table."""

    __slots__ = ("_by_seat",)

    def __init__(self) -> None:
        self._by_seat: dict[int, Thought] = {}

    def of(self, table: Table, seat: int) -> Thought | None:
        """What the seat thinks of what it is asked now; None: it has not begun."""
        thought = self._by_seat.get(seat)
        return thought if thought is not None and thought.fits(table, seat) else None

    def begin(self, table: Table, seat: int) -> Thought:
        thought = self._by_seat[seat] = Thought(table, seat)
        return thought

    def forget(self, seat: int) -> None:
        self._by_seat.pop(seat, None)

    def given(self, table: Table, at: int) -> tuple[int, list[int]] | None:
        """A seat whose answer is due now, and the answer."""
        for seat in table.bots_due(at):
            thought = self.of(table, seat)
            if thought is not None and thought.actions is not None and thought.due(table.head.pace) <= at:
                return seat, thought.actions
        return None

    def next_due(self, table: Table) -> int | None:
        """When the next of the answers that are thought of is due."""
        thoughts = [self.of(table, seat) for seat in self._by_seat]
        return min(
            (one.due(table.head.pace) for one in thoughts if one is not None and one.actions is not None), default=None
        )
