"""Parts of analyses in the database."""

from __future__ import annotations

import asyncio

from sitdown.server.store.rows import AnalysisRow
from tests.server.stores import add_table, opened, run

CURVE = AnalysisRow("curve", -1, "1", 1000, b'{"points": []}')
MISSED = AnalysisRow("missed", 2, "1", 1001, b"[]")


def test_what_is_stored_first_stays(database_url: str) -> None:
    async def scenario() -> None:
        async with opened(database_url) as store, opened(database_url) as other:
            await add_table(store, "a")
            assert await store.analyses("a", "1") == []
            later = CURVE._replace(data=b"{}", at=2000)
            await store.keep_analysis("a", CURVE)
            await asyncio.gather(other.keep_analysis("a", later), store.keep_analysis("a", MISSED))
            assert await other.analyses("a", "1") == [CURVE, MISSED]
            assert await store.analyses("a", "2") == [], "by other rules it was another game"
            assert await store.analyses("b", "1") == []

    run(scenario())
