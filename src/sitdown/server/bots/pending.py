"""Pending answers of bots: thought of as soon as a bot is asked, given when they are due.

A bot that began to think when its answer is due would answer later with a hand that takes more thought. So it thinks
from the moment it is asked, and its answer is given a fixed time after that, however soon it was found: the table's
pace, or the whole time that it may think if that is longer. Bots that are asked together think one after the other,
so the time covers all of them. An answer that comes later all the same is given after twice that time, and so on.
"""

from __future__ import annotations

from sitdown.bots.thinking_time import thinking_seconds
from sitdown.engine.game import View
from sitdown.table.moves import Moves
from sitdown.table.sealed import NONE
from sitdown.table.table import Table

OVERHEAD = 150  # milliseconds beside the thinking: to ask, to begin, to finish the last rollout


class PendingAnswer:
    """The answer of one seat to what it is asked now; `actions` is None while the bot thinks."""

    __slots__ = ("_asked", "_count", "_moves", "_sealed", "_view", "actions", "asked_at", "done_at", "wait")

    def __init__(self, table: Table, seat: int) -> None:
        self.actions: list[int] | None = None
        self.asked_at = (table.ready(seat) or 0) - table.head.pace
        self.done_at = 0
        self.wait = fixed_wait(table)
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

    def due(self) -> int:
        """When the answer is given."""
        waits = -(-(self.done_at - self.asked_at) // self.wait) if self.wait else 0
        return self.asked_at + self.wait * max(1, waits)


def fixed_wait(table: Table) -> int:
    """Milliseconds from question to answer, from public facts alone: the pace, and which bots are asked now."""
    thinking = thinking_time(table)
    return max(table.head.pace, int(thinking * 1000) + OVERHEAD) if thinking else table.head.pace


def thinking_time(table: Table) -> float:
    """Seconds that all bots that are asked now need together."""
    asked = [table.chairs[seat].level for seat in range(table.head.seats) if table.ready(seat) is not None]
    return sum(thinking_seconds(level, table.head.pace) for level in asked)


def asked_of(table: Table, seat: int) -> tuple[int, int, int, str]:
    return table.clocks.since[seat], table.asked_after[seat], table.question[seat], table.chairs[seat].level


class PendingAnswers:
    """Of the seats of one table."""

    __slots__ = ("_by_seat",)

    def __init__(self) -> None:
        self._by_seat: dict[int, PendingAnswer] = {}

    def of(self, table: Table, seat: int) -> PendingAnswer | None:
        """What the seat thinks of what it is asked now; None: it has not begun."""
        answer = self._by_seat.get(seat)
        return answer if answer is not None and answer.fits(table, seat) else None

    def begin(self, table: Table, seat: int) -> PendingAnswer:
        answer = self._by_seat[seat] = PendingAnswer(table, seat)
        return answer

    def forget(self, seat: int) -> None:
        self._by_seat.pop(seat, None)

    def given(self, table: Table, at: int) -> tuple[int, list[int]] | None:
        """A seat whose answer is due now, and the answer."""
        for seat in table.bots_due(at):
            answer = self.of(table, seat)
            if answer is not None and answer.actions is not None and answer.due() <= at:
                return seat, answer.actions
        return None

    def next_due(self, table: Table) -> int | None:
        """When the next of the answers that are thought of is due."""
        answers = [self.of(table, seat) for seat in self._by_seat]
        return min((one.due() for one in answers if one is not None and one.actions is not None), default=None)
