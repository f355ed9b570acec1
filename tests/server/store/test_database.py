"""Addresses of databases, migrations, and what a SQLite file is set to."""

from __future__ import annotations

import asyncio
from pathlib import Path

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text

from sitdown.server.store.schema import metadata
from sitdown.server.store.store import Store
from sitdown.server.store.url import BadDatabase, checked_url, writing_engine
from sitdown.server.store.writer import CHANNEL
from tests.server.stores import add_table, append, opened, run


@pytest.mark.parametrize(
    ("url", "says"),
    [
        ("games.db", "sqlite:///games.db"),
        ("", "no address"),
        ("://", "cannot be read"),
        ("postgresql://u:hunter2@host:port/x", "cannot be read"),
        ("mysql://u:hunter2@host/x", "'mysql' is not supported"),
        ("sqlite://", "needs a file"),
        ("sqlite:///:memory:", "needs a file"),
        ("sqlite://games.db", "three slashes"),
        ("sqlite:////", "is a folder"),
        ("sqlite:////dev/null/x/games.db", "cannot be made"),
        ("postgresql://u:hunter2@host", "lacks the database's name"),
    ],
)
def test_a_wrong_address_is_refused_in_a_sentence(url: str, says: str) -> None:
    with pytest.raises(BadDatabase) as refused:
        checked_url(url)
    assert str(refused.value).startswith("database: ")
    assert says in str(refused.value)
    assert "hunter2" not in str(refused.value)


@pytest.mark.parametrize("scheme", ["postgresql", "postgres", "postgresql+psycopg"])
def test_all_spellings_of_postgresql(scheme: str) -> None:
    url = checked_url(f"{scheme}://u:p@host/x")
    assert url.render_as_string(hide_password=False) == "postgresql+psycopg://u:p@host/x"


def test_a_relative_path_with_new_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    store = Store("sqlite:///a b/ü%20x/games.db")
    monkeypatch.chdir("/")  # the place is settled when it is named, not when it is opened

    async def scenario() -> None:
        await store.open()
        await store.close()

    run(scenario())
    assert (tmp_path / "a b" / "ü x" / "games.db").exists()


def test_nobody_answers() -> None:
    async def scenario() -> None:
        with pytest.raises(BadDatabase, match="database: postgresql") as refused:
            await Store("postgresql://u:hunter2@127.0.0.1:1/x").open()
        assert "hunter2" not in str(refused.value)

    run(scenario())


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "x.db").write_text("not a database, but long enough to be taken for one " * 100)

    async def scenario() -> None:
        with pytest.raises(BadDatabase, match="not a database"):
            await Store(f"sqlite:///{tmp_path}/x.db").open()

    run(scenario())


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="needs a folder in which even root makes no file")
def test_a_folder_that_may_not_be_written() -> None:
    async def scenario() -> None:
        with pytest.raises(BadDatabase, match="unable to open"):
            await Store("sqlite:////proc/games.db").open()

    run(scenario())


def test_the_steps_lead_to_the_schema(database_url: str) -> None:
    def difference(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def scenario() -> None:
        async with opened(database_url) as store:
            assert await store.write(difference) == []

    run(scenario())


def test_a_newer_database_is_left_alone(database_url: str) -> None:
    async def scenario() -> None:
        async with opened(database_url) as store:
            await store.write(lambda db: db.execute(text("UPDATE alembic_version SET version_num = '9999'")) and None)
        with pytest.raises(BadDatabase, match="newer version"):
            await Store(database_url).open()

    run(scenario())


def test_processes_that_start_together(database_url: str) -> None:
    """One makes the tables, the others wait for it."""

    async def scenario() -> None:
        stores = [Store(database_url) for _ in range(4)]
        await asyncio.gather(*(store.open() for store in stores))
        await add_table(stores[0], "a")
        assert await append(stores[3], "a", 1)
        for store in stores:
            await store.close()

    run(scenario())


def test_sqlite_flushes_every_commit(sqlite_url: str) -> None:
    names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")

    def settings(connection: Connection) -> list[object]:
        return [connection.scalar(text(f"PRAGMA {name}")) for name in names]

    async def scenario() -> None:
        async with opened(sqlite_url) as store:
            assert await store.write(settings) == ["wal", 2, 1, 10_000]

    run(scenario())


def test_postgresql_flushes_every_commit(postgres_url: str) -> None:
    engine = writing_engine(checked_url(postgres_url))
    with engine.connect() as connection:
        assert connection.scalar(text("SHOW fsync")) == "on"
        assert connection.scalar(text("SHOW synchronous_commit")) == "on"
    engine.dispose()


def test_others_are_woken_when_it_is_stored(postgres_url: str) -> None:
    async def scenario() -> None:
        async with opened(postgres_url) as store:
            await add_table(store, "a")
            with psycopg.connect(postgres_url, autocommit=True) as other:
                other.execute(f"LISTEN {CHANNEL}")
                assert await append(store, "a", 1, notify="a")
                assert not await append(store, "a", 1, notify="never")
                assert await append(store, "a", 2, notify="b")
                heard = [note.payload for note in other.notifies(timeout=5, stop_after=2)]
                assert heard == ["a", "b"]

    run(scenario())


def test_a_lost_connection_is_made_anew(postgres_url: str) -> None:
    """Nothing can have been committed before the first statement failed, so the batch is simply repeated."""
    others = "pid <> pg_backend_pid() AND datname = current_database()"
    end = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}"

    async def scenario() -> None:
        async with opened(postgres_url) as store:
            await add_table(store, "a")
            for number in range(1, 4):
                with psycopg.connect(postgres_url, autocommit=True) as other:
                    other.execute(end.encode())
                assert await append(store, "a", number)
                assert len(await store.entries("a")) == number

    run(scenario())
