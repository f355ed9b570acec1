"""The moves that stand, stored compactly: thousands of tables with thousands of moves fit in memory."""

from __future__ import annotations

from array import array
from collections.abc import Iterator


class Moves:
    """Moves in order. One move is what a seat did at once: one or more actions, in answer to a numbered question."""

    __slots__ = ("_actions", "_chosen", "_questions", "_quiet", "_seats", "_starts")

    def __init__(self) -> None:
        self._seats = array("b")
        self._starts = array("i")  # where the actions of each move begin
        self._questions = array("i")
        self._quiet = array("b")
        self._chosen = array("b")
        self._actions = array("i")

    def __len__(self) -> int:
        """How many moves; `count` is how many actions."""
        return len(self._seats)

    @property
    def count(self) -> int:
        return len(self._actions)

    def add(self, seat: int, question: int, actions: list[int], chosen: bool = True) -> None:
        """`chosen`: the seat chose it itself; else the table or a preset answered for it."""
        self._seats.append(seat)
        self._starts.append(len(self._actions))
        self._questions.append(question)
        self._quiet.append(False)
        self._chosen.append(chosen)
        self._actions.extend(actions)

    def mark_quiet(self, quiet: bool) -> None:
        """Did the last move show others nothing but, at most, that the seat has answered?"""
        self._quiet[-1] = quiet

    def seat(self, move: int) -> int:
        return self._seats[move]

    def start(self, move: int) -> int:
        """How many actions stood before it."""
        return self._starts[move]

    def actions(self, move: int) -> list[int]:
        after = self._starts[move + 1] if move + 1 < len(self._starts) else len(self._actions)
        return list(self._actions[self._starts[move] : after])

    def last_of(self, seat: int) -> int:
        """The last move that the seat chose itself, -1 if it has made none."""
        move = len(self._seats) - 1
        while move >= 0 and not (self._seats[move] == seat and self._chosen[move]):
            move -= 1
        return move

    def are_quiet(self, seat: int, move: int) -> bool:
        """Are this move and all that was answered for the seat since quiet?"""
        for later in range(move, len(self._seats)):
            if self._seats[later] == seat and not self._quiet[later]:
                return False
        return True

    def answer_to(self, seat: int, question: int) -> list[int]:
        """What the seat did when it was asked this; empty if that does not stand."""
        for move in range(len(self._seats) - 1, -1, -1):
            if self._seats[move] == seat and self._questions[move] <= question:
                return self.actions(move) if self._questions[move] == question else []
        return []

    def pairs(self, first: int = 0) -> Iterator[tuple[int, int]]:
        """Every (seat, action) from this move on."""
        for move in range(first, len(self._seats)):
            for action in self.actions(move):
                yield self._seats[move], action

    def upto(self, move: int) -> Moves:
        """A copy of the moves before this one."""
        copy = Moves()
        end = self._starts[move] if move < len(self._starts) else len(self._actions)
        copy._seats = self._seats[:move]
        copy._starts = self._starts[:move]
        copy._questions = self._questions[:move]
        copy._quiet = self._quiet[:move]
        copy._chosen = self._chosen[:move]
        copy._actions = self._actions[:end]
        return copy

    def without(self, move: int) -> Moves:
        """A copy without this one, the seat's last, and without what was answered for the seat since."""
        copy = self.upto(move)
        for later in range(move + 1, len(self._seats)):
            if self._seats[later] != self._seats[move]:
                copy.add(self._seats[later], self._questions[later], self.actions(later), bool(self._chosen[later]))
                copy.mark_quiet(bool(self._quiet[later]))
        return copy
