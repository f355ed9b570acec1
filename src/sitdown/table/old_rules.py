"""A table that was played by an older version of the rules: its record, made from its entries alone.

The rules of today cannot fold it. So this follows who sits there and which moves were taken back, and no game.
"""

from __future__ import annotations

from collections.abc import Sequence

from sitdown.engine.fairness import Proof, commitment_of, seed_of
from sitdown.engine.record import Record
from sitdown.table.chairs import Chair, chairs_of
from sitdown.table.entries import (
    Began,
    Entry,
    Head,
    Moved,
    Resigned,
    Returned,
    Sat,
    Stood,
    TakebackAnswered,
    TakebackAsked,
    TimedOut,
    origin_of,
)
from sitdown.table.moves import Moves


class OldTable:
    """The moves that stand, and the words that the seed was mixed from."""

    def __init__(self, head: Head, entries: Sequence[Entry]) -> None:
        self.head = head
        self.chairs: list[Chair] = chairs_of(head.chairs)
        self.words: list[str] = [""] * head.seats
        self.moves = Moves()
        self.asks = -1  # the seat that wants its last move back; -1: none does
        self.waits_for: set[int] = set()
        for place, entry in enumerate(entries):
            self._apply(entry, entries[place + 1 :])

    def record(self, secret: str, scores: Sequence[int], ranking: Sequence[int]) -> Record:
        """The play as it was, with the proof of its deal. What ended it is not stored."""
        head = self.head
        seed = seed_of(secret, self.words)
        record = Record(head.game, head.version, head.seats, dict(head.options), seed, origin_of(head.origin))
        for seat, action in self.moves.pairs():
            record.add(seat, action)
        record.result = {"ending": None, "scores": list(scores), "ranking": list(ranking)}
        record.proof = Proof(secret, commitment_of(secret), self.words)
        return record

    def _apply(self, entry: Entry, later: Sequence[Entry]) -> None:
        self._happen(entry, later)
        for seat, action in entry.answered:
            self.moves.add(seat, 0, [action], chosen=False)

    def _happen(self, entry: Entry, later: Sequence[Entry]) -> None:
        if isinstance(entry, Moved):
            self.asks = -1
            self.moves.add(entry.seat, 0, entry.actions, entry.by != "preset")
            if entry.by == "person":
                self.chairs[entry.seat].away = False
        elif isinstance(entry, TakebackAsked):
            self._asked(entry, later)
        elif isinstance(entry, TakebackAnswered):
            self._answered(entry)
        elif isinstance(entry, Began):
            self.words = entry.words
        elif isinstance(entry, Sat):
            self.chairs[entry.seat] = Chair("person")
        elif isinstance(entry, Stood):
            self.chairs[entry.seat] = Chair()
        elif isinstance(entry, Resigned | TimedOut | Returned):
            self.asks = -1
            self.chairs[entry.seat].away = isinstance(entry, TimedOut)
            if isinstance(entry, Resigned):
                self.chairs[entry.seat].kind = "bot"

    def _asked(self, entry: TakebackAsked, later: Sequence[Entry]) -> None:
        own = _went_unanswered(later) if entry.own is None else entry.own
        self.waits_for = {seat for seat, chair in enumerate(self.chairs) if chair.acts and seat != entry.seat}
        if own and (entry.own or self.waits_for):
            self.moves = self.moves.without(self.moves.last_of(entry.seat))
            return
        self.asks = entry.seat
        self._take_back_if_all_agree()

    def _answered(self, entry: TakebackAnswered) -> None:
        self.waits_for.discard(entry.seat)
        if not entry.yes:
            self.asks = -1
        self._take_back_if_all_agree()

    def _take_back_if_all_agree(self) -> None:
        if self.asks >= 0 and not self.waits_for:
            self.moves = self.moves.upto(self.moves.last_of(self.asks))
            self.asks = -1


def _went_unanswered(later: Sequence[Entry]) -> bool:
    """Entries did not always say whether a take-back only changed an answer that was still sealed. One to which nobody
    said anything before the game went on is taken for that: of the others somebody was asked."""
    for entry in later:
        if isinstance(entry, TakebackAnswered):
            return False
        if isinstance(entry, Moved | TakebackAsked):
            return True
    return True
