"""What is asked of the database. Every list has a limit, an order in which no two are equal, and an index."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Column, Connection, Select, func, select, true, tuple_, union_all

from sitdown.server.store.rows import AnalysisRow, ChairRow, EntryRow, Listed, Loaded, Played, ResultRow, TableRow
from sitdown.server.store.schema import analyses, chairs, entries, results, tables

Before = tuple[int, str] | None

TABLE = select(*(tables.c[name] for name in TableRow._fields))
LISTED = select(*(tables.c[name] for name in Listed._fields if name != "chairs"))
CHAIR = select(*(chairs.c[name] for name in ChairRow._fields))
ENTRY = select(*(entries.c[name] for name in EntryRow._fields))
RESULT = select(*(results.c[name] for name in ResultRow._fields))
ANALYSIS = select(*(analyses.c[name] for name in AnalysisRow._fields))
UNFINISHED = ("gathering", "playing", "paused")

LARGEST = 2**31 - 1  # number of an entry: what the column holds
LAST = 2**63 - 1  # moment: likewise. A client may send larger ones.


def is_id(key: str) -> bool:
    """Can it be an id of ours? Databases refuse some texts outright, which would look like an error of the server."""
    return key.isascii() and key.isprintable()


def table(connection: Connection, key: str) -> TableRow | None:
    if not is_id(key):
        return None
    row = connection.execute(TABLE.where(tables.c.id == key)).first()
    return None if row is None else TableRow._make(row)


def chairs_of(connection: Connection, key: str) -> list[ChairRow]:
    if not is_id(key):
        return []
    return [
        ChairRow._make(row) for row in connection.execute(CHAIR.where(chairs.c.table_id == key).order_by(chairs.c.seat))
    ]


def entries_after(connection: Connection, key: str, after: int) -> list[EntryRow]:
    if not is_id(key) or after > LARGEST:
        return []
    after = max(after, 0)
    wanted = ENTRY.where(entries.c.table_id == key, entries.c.number > after).order_by(entries.c.number)
    return [EntryRow._make(row) for row in connection.execute(wanted)]


def load(connection: Connection, key: str) -> Loaded | None:
    log = entries_after(connection, key, 0)  # first, so that chairs are not older than what they are checked against
    row = table(connection, key)
    return None if row is None else Loaded(row, chairs_of(connection, key), log)


def listed(connection: Connection, status: str, game: str | None, limit: int, before: Before) -> list[Listed]:
    wanted = LISTED.where(tables.c.status == status, tables.c.open == true())
    if game is not None:
        wanted = wanted.where(tables.c.game == game)
    return _with_chairs(connection, _page(wanted, tables.c.made, tables.c.id, limit, before))


def tables_of(connection: Connection, person: str, limit: int, before: Before) -> list[Listed]:
    seated = select(chairs.c.table_id).where(chairs.c.person == person)
    made = select(tables.c.id).where(tables.c.owner == person)
    wanted = LISTED.where(tables.c.id.in_(union_all(seated, made)))
    return _with_chairs(connection, _page(wanted, tables.c.changed, tables.c.id, limit, before))


def unfinished_of(connection: Connection, owner: str) -> int:
    wanted = select(func.count()).where(tables.c.owner == owner, tables.c.status.in_(UNFINISHED))
    return connection.scalar(wanted) or 0


def results_of_table(connection: Connection, key: str) -> list[ResultRow]:
    wanted = RESULT.where(results.c.table_id == key).order_by(results.c.seat)
    return [ResultRow._make(row) for row in connection.execute(wanted)]


def analyses_of(connection: Connection, key: str, version: str) -> list[AnalysisRow]:
    wanted = ANALYSIS.where(analyses.c.table_id == key, analyses.c.version == version)
    return [AnalysisRow._make(row) for row in connection.execute(wanted.order_by(analyses.c.part, analyses.c.seat))]


def played_by(connection: Connection, person: str, limit: int, before: Before) -> list[Played]:
    others = results.alias()
    seats = select(func.count()).where(others.c.table_id == results.c.table_id).scalar_subquery()
    mine = results.c
    wanted = (
        select(mine.table_id, tables.c.game, mine.seat, seats, mine.place, mine.score, tables.c.changed)
        .join(tables, tables.c.id == mine.table_id)
        .where(mine.person == person)
    )
    page = _page(wanted, tables.c.changed, mine.table_id, limit, before).order_by(mine.seat)
    return [Played._make(row) for row in connection.execute(page)]


def heads_of_unfinished(connection: Connection, after: str, limit: int) -> list[tuple[str, bytes]]:
    wanted = select(tables.c.id, tables.c.head).where(tables.c.status.in_(UNFINISHED), tables.c.id > after)
    return [(key, head) for key, head in connection.execute(wanted.order_by(tables.c.id).limit(limit))]


def due_before(connection: Connection, at: int, limit: int) -> list[tuple[str, int]]:
    wanted = select(tables.c.id, tables.c.due).where(tables.c.due < at).order_by(tables.c.due, tables.c.id).limit(limit)
    return [(key, due) for key, due in connection.execute(wanted)]


def running(connection: Connection, status: str, after: str, limit: int) -> list[str]:
    wanted = (
        select(tables.c.id).where(tables.c.status == status, tables.c.id > after).order_by(tables.c.id).limit(limit)
    )
    return list(connection.scalars(wanted))


def _page(wanted: Select[Any], time: Column[Any], key: Column[Any], limit: int, before: Before) -> Select[Any]:
    """Last first; beyond the last one of the page before."""
    if before is not None and 0 <= before[0] <= LAST and is_id(before[1]):
        wanted = wanted.where(tuple_(time, key) < before)
    return wanted.order_by(time.desc(), key.desc()).limit(limit)


def _with_chairs(connection: Connection, page: Select[Any]) -> list[Listed]:
    found = {row.id: Listed._make((*row, [])) for row in connection.execute(page)}
    if found:
        seats = select(chairs.c.table_id, chairs.c.seat, chairs.c.kind, chairs.c.name, chairs.c.person)
        of_page = seats.where(chairs.c.table_id.in_(found)).order_by(chairs.c.table_id, chairs.c.seat)
        for key, *chair in connection.execute(of_page):
            found[key].chairs.append((chair[0], chair[1], chair[2], chair[3]))
    return list(found.values())
