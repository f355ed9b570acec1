"""The store keeps what it acknowledges, on both databases alike."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import Connection, insert, text
from sqlalchemy.exc import IntegrityError

from sitdown.server.store import writer
from sitdown.server.store.jobs import Append
from sitdown.server.store.rows import ChairRow, EntryRow, TableRow
from sitdown.server.store.schema import people
from sitdown.server.store.store import Store, seat_chair
from sitdown.server.store.writer import StoreClosed
from tests.server.stores import add_person, add_table, append, entry, opened, run


def test_entries_come_back_in_order_and_after_a_number(database_url: str) -> None:
    async def scenario() -> None:
        async with opened(database_url) as store:
            await add_table(store, "a")
            await add_table(store, "b")
            for number in range(1, 12):
                assert await append(store, "a", number)
            assert await store.entries("a") == [entry(number) for number in range(1, 12)]
            assert await store.entries("a", after=9) == [entry(10), entry(11)]
            assert await store.entries("b") == await store.entries("none") == []

    run(scenario())


def test_everything_is_there_after_a_restart(database_url: str) -> None:
    row = TableRow("t", "capo", b'{"x":1}', "s", "w", "anna", False, "gathering", 5, 6, 7)
    chairs = [ChairRow(0, "person", "Anna", "anna", "k", None), ChairRow(1, "open", invite_hash="i")]
    first = [EntryRow(1, 5, "sat", b"\x00\xff")]

    async def before() -> None:
        async with opened(database_url) as store:
            await add_person(store, "anna")
            await store.make_table(row, chairs, first)
            await store.beat(100)
            await store.beat(90)

    async def after() -> None:
        async with opened(database_url) as store:
            assert await store.load("t") == (row, chairs, first)
            assert await store.table("t") == row
            assert await store.chairs("t") == chairs
            assert await store.last_beat() == 100
            assert await store.load("u") is None

    run(before())
    run(after())


def test_a_new_database_was_never_up(database_url: str) -> None:
    async def scenario() -> None:
        async with opened(database_url) as store:
            assert await store.last_beat() is None

    run(scenario())


def test_a_number_is_given_once(database_url: str) -> None:
    """Of many who append the same number at once, in one batch, exactly one wins, and others are not disturbed."""

    async def scenario() -> None:
        async with opened(database_url) as store:
            for table in "abc":
                await add_table(store, table)
            assert await append(store, "a", 1)
            tries = [store.append(Append("a", EntryRow(2, at, "moved", b"%d" % at))) for at in range(10)]
            others = [append(store, "b", 1), append(store, "c", 1), append(store, "a", 1, status="playing")]
            answers = await asyncio.gather(*tries, *others)
            assert sum(answers[:10]) == 1
            assert answers[10:] == [True, True, False]
            stored = await store.entries("a")
            assert [row.number for row in stored] == [1, 2]
            assert stored[1].at == answers.index(True)
            row = await store.table("a")
            assert row is not None
            assert row.status == "gathering"  # the loser changed nothing

    run(scenario())


def test_two_processes_cannot_both_win(database_url: str) -> None:
    async def scenario() -> None:
        async with opened(database_url) as one, opened(database_url) as two:
            tables = [f"t{i}" for i in range(20)]
            for table in tables:
                await add_table(one, table)
            for number in range(1, 6):
                mine = [append(one, table, number, due=number, changed=number) for table in tables]
                theirs = [append(two, table, number, due=number, changed=number) for table in reversed(tables)]
                answers = await asyncio.gather(*mine, *theirs)
                for i in range(20):
                    assert answers[i] + answers[39 - i] == 1
            for table in tables:
                assert await two.entries(table) == [entry(number) for number in range(1, 6)]

    run(scenario())


def test_what_belongs_to_an_entry_is_stored_with_it(database_url: str) -> None:
    sits = seat_chair("t", ChairRow(0, "person", "Bo", "bo", "key", "invite"))

    async def scenario() -> None:
        async with opened(database_url) as store:
            await add_person(store, "bo")
            await add_table(store, "t", due=5)
            assert await append(store, "t", 1, also=[sits], notify="t")
            assert await append(store, "t", 2, status="playing")
            row = await store.table("t")
            assert row is not None
            assert (row.status, row.due, row.changed) == ("playing", 5, 1)
            assert await append(store, "t", 3, due=None, changed=9)
            row = await store.table("t")
            assert row is not None
            assert (row.status, row.due, row.changed) == ("playing", None, 9)
            assert (await store.chairs("t"))[0] == ChairRow(0, "person", "Bo", "bo", "key", "invite")

    run(scenario())


def test_an_error_reaches_its_caller_alone_and_leaves_nothing(database_url: str) -> None:
    class Odd(Exception):
        pass

    def refuse(_connection: Connection) -> None:
        raise Odd

    twice = insert(people).values(id="x", name="x", made=1)

    async def scenario() -> None:
        async with opened(database_url) as store:
            for table in "abcd":
                await add_table(store, table)
            await add_person(store, "x")
            answers = await asyncio.gather(
                append(store, "a", 1),
                append(store, "b", 1, status="over", also=[refuse]),
                append(store, "c", 1, also=[lambda db: db.execute(twice)]),
                append(store, "none", 1),
                store.write(refuse),
                store.write(lambda db: db.scalar(text("SELECT 7"))),
                append(store, "d", 1),
                return_exceptions=True,
            )
            assert [answers[i] for i in (0, 5, 6)] == [True, 7, True]
            assert [type(answers[i]) for i in (1, 2, 3, 4)] == [Odd, IntegrityError, IntegrityError, Odd]
            assert await store.entries("a") == await store.entries("d") == [entry(1)]
            assert await store.entries("b") == await store.entries("c") == await store.entries("none") == []
            assert [row.id for row in await store.open_tables()] == ["d", "c", "b", "a"]

    run(scenario())


def test_many_share_a_flush(database_url: str) -> None:
    async def scenario() -> None:
        async with opened(database_url) as store:
            tables = [f"t{i}" for i in range(50)]
            await add_person(store, "p")
            await asyncio.gather(*(add_table(store, table, "p") for table in tables))
            batches = store.writer.batches
            for number in range(1, 11):
                assert all(await asyncio.gather(*(append(store, table, number) for table in tables)))
            assert store.writer.batches - batches == 10

    run(scenario())


def test_a_busy_writer_waits_for_more_and_an_idle_one_for_nobody(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    busy = 4
    monkeypatch.setattr(writer, "LINGERS", ((busy, 0.5), (0, 0.0)))

    async def two(store: Store, number: int) -> int:
        """Batches that two entries took, one a little later than the other."""
        batches = store.writer.batches
        first = asyncio.ensure_future(append(store, "t0", number))
        await asyncio.sleep(0.1)
        assert await append(store, "t1", number)
        assert await first
        return store.writer.batches - batches

    async def scenario() -> None:
        async with opened(database_url) as store:
            await add_person(store, "p")
            tables = [f"t{i}" for i in range(busy)]
            for table in tables:
                await add_table(store, table, "p")
            assert await two(store, 1) == 2
            await asyncio.gather(*(append(store, table, 2) for table in tables))
            assert await two(store, 3) == 1
            assert await two(store, 4) == 2

    run(scenario())


def test_the_more_there_is_to_write_the_longer_a_writer_waits_for_more() -> None:
    waits = [writer.linger(jobs) for jobs in (1, 3, 4, 49, 50, 1000)]
    assert waits == sorted(waits)
    assert waits[:2] == [0, 0]
    assert len(set(waits)) == len(writer.LINGERS)


def test_a_full_queue_lets_nobody_in_until_there_is_room(database_url: str) -> None:
    async def scenario() -> None:
        async with opened(database_url, waiting=4) as store:
            await add_person(store, "p")
            tables = [f"t{i}" for i in range(30)]
            await asyncio.gather(*(add_table(store, table, "p") for table in tables))
            waiting = [asyncio.ensure_future(append(store, table, 1)) for table in tables]
            await asyncio.sleep(0)
            assert len(store.writer.gathered) <= 4
            assert all(await asyncio.gather(*waiting))

    run(scenario())


def test_who_gives_up_waiting_disturbs_nobody(database_url: str) -> None:
    async def scenario() -> None:
        async with opened(database_url, waiting=2) as store:
            await add_table(store, "a")
            waiting = [asyncio.ensure_future(append(store, "a", number)) for number in range(1, 8)]
            await asyncio.sleep(0)
            for each in waiting[:5]:
                each.cancel()
            await asyncio.wait(waiting)
            assert await asyncio.wait_for(append(store, "a", 100), 10)
            assert store.writer.in_flight == 0

    run(scenario())


def test_closing_writes_what_waits_and_then_refuses(database_url: str) -> None:
    async def scenario() -> None:
        store = Store(database_url)
        with pytest.raises(StoreClosed):
            await append(store, "a", 1)
        await store.open()
        await add_table(store, "a")
        last = asyncio.ensure_future(append(store, "a", 1))
        await asyncio.sleep(0)
        await store.close()
        assert await last
        await store.close()
        for late in (append(store, "a", 2), store.entries("a"), store.beat(1)):
            with pytest.raises(StoreClosed):
                await late

    run(scenario())


def test_strange_ids_and_numbers_are_just_unknown(database_url: str) -> None:
    async def scenario() -> None:
        async with opened(database_url) as store:
            for strange in ("", "\0", "a\0b", "\ud800", "é" * 1000, "x" * 100_000, "%", "' or 1=1"):
                assert await store.table(strange) is None
                assert await store.load(strange) is None
                assert await store.entries(strange) == []
                assert await store.chairs(strange) == []
                assert await store.open_tables(before=(10**30, strange)) == []
            assert await store.entries("a", after=10**30) == await store.entries("a", after=-(10**30)) == []

    run(scenario())
