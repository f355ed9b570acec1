"""Jobs for the thread that writes: entries to append, and work inside the same transaction."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from sqlalchemy import Connection

from sitdown.server.store.rows import EntryRow

# A piece of work inside a transaction. It may be run again after a rollback: it must change nothing but the database.
Work: TypeAlias = Callable[[Connection], Any]


class Job:
    """Something to write, and who is told its outcome."""

    __slots__ = ("outcome", "then", "work")

    def __init__(self, work: Sequence[Work]) -> None:
        self.work = work
        self.outcome: Any = None  # an exception is raised to the caller, all else is the answer
        self.then: Callable[[Any], None]


class Append(Job):
    """An entry, and what is stored with it in one transaction: columns of the table's row (`status`, `due`, `changed`),
    other work, as `seat_chair` or `ratings.finish`, and a wake-up for other processes."""

    __slots__ = ("entry", "notify", "row")

    def __init__(
        self,
        table: str,
        entry: EntryRow,
        row: dict[str, Any] | None = None,
        also: Sequence[Work] = (),
        notify: str | None = None,
    ) -> None:
        super().__init__(also)
        self.entry = (table, *entry)
        self.row = row
        self.notify = notify
