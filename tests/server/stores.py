"""A store in one line, for tests: open, with a person, a table and what they need."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import insert

from sitdown.server.store.jobs import Append
from sitdown.server.store.rows import ChairRow, EntryRow, TableRow
from sitdown.server.store.schema import people
from sitdown.server.store.store import Store

SECONDS = 60


def run(scenario: Coroutine[Any, Any, None]) -> None:
    """Run it; a test that hangs fails."""
    asyncio.run(asyncio.wait_for(scenario, SECONDS))


@asynccontextmanager
async def opened(url: str, **settings: Any) -> AsyncIterator[Store]:
    store = Store(url, **settings)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def add_person(store: Store, person: str) -> None:
    await store.write(lambda db: db.execute(insert(people), {"id": person, "name": person, "made": 1}) and None)


async def add_table(store: Store, table: str, owner: str = "", **columns: Any) -> None:
    """A table of two chairs; its owner is made with it unless there is one."""
    if not owner:
        owner = f"owner of {table}"
        await add_person(store, owner)
    row = TableRow(table, "capo", b"{}", "secret", None, owner, True, "gathering", 1, 1)
    chairs = columns.pop("chairs", [ChairRow(0, "open"), ChairRow(1, "bot:thumb", "Thumb")])
    await store.make_table(row._replace(**columns), chairs)


async def append(store: Store, table: str, number: int, **more: Any) -> bool:
    row: dict[str, Any] = {column: more.pop(column) for column in ("status", "due", "changed") if column in more}
    return await store.append(Append(table, entry(number), row, **more))


def entry(number: int) -> EntryRow:
    """What `append` stored."""
    return EntryRow(number, 1000 + number, "moved", b"%d" % number)
