"""Lists of the lobby: what is in them, in which order, page by page, and by which index."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from sqlalchemy import Connection, event

from sitdown.server.people.ratings import _best, finish
from sitdown.server.store import queries
from sitdown.server.store.rows import ChairRow, Played, ResultRow
from sitdown.server.store.store import Store, seat_chair
from tests.server.stores import add_person, add_table, append, opened, run


async def furnish(store: Store) -> None:
    """Nine tables of Anna's, three of each status, all made in pairs of the same moment; Bo sits at the third ones."""
    await add_person(store, "anna")
    await add_person(store, "bo")
    for i in range(9):
        status = ("gathering", "playing", "over")[i % 3]
        chairs = [ChairRow(0, "person", "Bo", "bo") if i // 3 == 2 else ChairRow(0, "open"), ChairRow(1, "bot:thumb")]
        moment = {"made": 10 + i // 2, "changed": 100 - i // 2, "due": i or None}
        await add_table(
            store, f"t{i}", "anna", status=status, chairs=chairs, game="capo" if i < 7 else "palermo", **moment
        )
    await add_table(store, "private", "anna", open=False)


def test_lists(database_url: str) -> None:
    async def scenario() -> None:
        async with opened(database_url) as store:
            await furnish(store)
            assert [row.id for row in await store.open_tables()] == ["t6", "t3", "t0"]
            assert [row.id for row in await store.watchable()] == ["t7", "t4", "t1"]
            assert [row.id for row in await store.watchable(game="capo")] == ["t4", "t1"]
            assert [row.id for row in await store.tables_of("bo")] == ["t7", "t6", "t8"]
            assert len(await store.tables_of("anna")) == 10
            assert await store.tables_of("nobody") == []
            assert await store.unfinished_of("anna") == 7
            assert await store.unfinished_of("bo") == 0
            assert (await store.open_tables())[0].chairs == [(0, "person", "Bo", "bo"), (1, "bot:thumb", "", None)]
            assert "secret" not in repr(await store.open_tables())

    run(scenario())


def test_pages_neither_repeat_nor_skip(database_url: str) -> None:
    async def scenario() -> None:
        async with opened(database_url) as store:
            await furnish(store)
            whole = [row.id for row in await store.tables_of("anna")]
            for limit in (1, 2, 3, 7):
                pages: list[str] = []
                before: tuple[int, str] | None = None
                while page := await store.tables_of("anna", limit=limit, before=before):
                    assert len(page) <= limit
                    pages += [row.id for row in page]
                    before = page[-1].changed, page[-1].id
                assert pages == whole
            first = await store.open_tables(limit=1)
            rest = await store.open_tables(before=(first[0].made, first[0].id))
            assert [row.id for row in first + rest] == ["t6", "t3", "t0"]

    run(scenario())


def test_what_is_due_and_what_runs(database_url: str) -> None:
    async def scenario() -> None:
        async with opened(database_url) as store:
            await furnish(store)
            assert await store.due_before(4) == [("t1", 1), ("t2", 2), ("t3", 3)]
            assert await store.due_before(4, limit=1) == [("t1", 1)]
            await append(store, "t1", 1, due=None)
            await append(store, "t2", 1, due=3)
            assert await store.due_before(4) == [("t2", 3), ("t3", 3)]
            assert await store.running(limit=2) == ["t1", "t4"]
            assert await store.running(after="t4") == ["t7"]
            assert await store.running("gathering") == ["private", "t0", "t3", "t6"]

    run(scenario())


def test_games_of_a_person(database_url: str) -> None:
    async def scenario() -> None:
        async with opened(database_url) as store:
            await furnish(store)
            for table, place in (("t7", 1), ("t8", 2)):
                seats = [ResultRow(0, "bo", None, place, 30), ResultRow(1, None, "thumb", 3 - place, 20)]
                await append(
                    store, table, 1, status="over", changed=200 + place, also=[finish(table, "palermo", seats)]
                )
            assert await store.results("t8") == [ResultRow(0, "bo", None, 2, 30), ResultRow(1, None, "thumb", 1, 20)]
            won, lost = Played("t7", "palermo", 0, 2, 1, 30, 201), Played("t8", "palermo", 0, 2, 2, 30, 202)
            assert await store.played_by("bo") == [lost, won]
            assert await store.played_by("bo", before=(202, "t8")) == [won]
            assert await store.played_by("anna") == []
            assert await store.results("t0") == []

    run(scenario())


PLANS: dict[str, tuple[Callable[[Connection], object], list[str]]] = {
    "open tables": (lambda db: queries.listed(db, "gathering", None, 50, None), ["tables_in_lobby"]),
    "open tables, next page": (lambda db: queries.listed(db, "gathering", None, 50, (12, "t4")), ["tables_in_lobby"]),
    "to watch": (lambda db: queries.listed(db, "playing", "capo", 50, None), ["tables_in_lobby"]),
    "of a person": (lambda db: queries.tables_of(db, "bo", 50, None), ["chairs_of_person", "tables_of_owner"]),
    "due": (lambda db: queries.due_before(db, 5, 50), ["tables_by_due"]),
    "running": (lambda db: queries.running(db, "playing", "", 50), ["tables_by_status"]),
    "games of a person": (lambda db: queries.played_by(db, "bo", 50, None), ["results_of_person"]),
    "best": (lambda db: db.execute(_best("capo", 50)), ["ratings_by_level"]),
    "entries": (lambda db: queries.entries_after(db, "t1", 5), ["entries"]),
}
SORTED_BY_INDEX = {"open tables", "open tables, next page", "to watch", "due", "running", "best", "entries"}


@pytest.mark.parametrize("name", PLANS)
def test_every_list_has_its_index(sqlite_url: str, name: str) -> None:
    """SQLite tells how it would go about it: no list reads a whole table, and the lobby's are not even sorted."""
    ask, indexes = PLANS[name]

    def plan(connection: Connection) -> list[str]:
        seen: list[tuple[str, object]] = []

        def note(_connection: object, _cursor: object, statement: str, parameters: object, *_more: object) -> None:
            seen.append((statement, parameters))

        event.listen(connection, "before_cursor_execute", note)
        ask(connection)
        event.remove(connection, "before_cursor_execute", note)
        steps = []
        for statement, parameters in seen:
            rows = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)  # type: ignore[arg-type]
            steps += [str(row[3]) for row in rows]
        return steps

    async def scenario() -> None:
        async with opened(sqlite_url) as store:
            await furnish(store)
            steps = await store.read(plan)
            assert not [step for step in steps if step.startswith("SCAN") and "INDEX" not in step], steps
            for index in indexes:
                assert index in " ".join(steps), steps
            if name in SORTED_BY_INDEX:
                assert not [step for step in steps if "TEMP B-TREE" in step], steps

    run(scenario())


def test_a_chair_may_change_hands(database_url: str) -> None:
    async def scenario() -> None:
        async with opened(database_url) as store:
            await furnish(store)
            await append(store, "t0", 1, also=[seat_chair("t0", ChairRow(0, "person", "Bo", "bo"))])
            assert "t0" in [row.id for row in await store.tables_of("bo")]
            await append(store, "t0", 2, also=[seat_chair("t0", ChairRow(0, "open"))])
            assert "t0" not in [row.id for row in await store.tables_of("bo")]

    run(scenario())
