"""`kill -9` under load: nothing acknowledged is lost, nothing is doubled, everybody comes back by himself."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from sitdown.load.crash import Crash, CrashOptions, Report
from sitdown.load.crash_check import Outage, Replayed, check_clocks, check_moves, check_record, check_sight
from sitdown.load.crash_players import Player
from sitdown.load.crash_servers import ask
from sitdown.load.crash_tables import Sitting
from sitdown.server.live.now import now
from sitdown.server.store.rows import EntryRow, Loaded
from sitdown.table.entries import Moved, Said, decode_entry, encode
from tests.server.postgres import Postgres
from tests.server.stores import opened


def crashed(url: str, folder: Path, kills: int, tables: int, processes: int, play_out: float) -> tuple[Crash, Report]:
    async def run() -> tuple[Crash, Report]:
        crash = Crash(CrashOptions(url, folder, kills, tables, processes, "test", play_out))
        return crash, await crash.run()

    return asyncio.run(run())


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> tuple[Crash, Report]:
    folder = tmp_path_factory.mktemp("crash")
    return crashed(f"sqlite:///{folder}/games.db", folder, kills=2, tables=5, processes=1, play_out=3.0)


def test_nothing_is_lost_when_the_server_is_killed(small: tuple[Crash, Report]) -> None:
    _, report = small
    assert report.faults == []
    assert report.kills == 2
    assert report.figures["connections lost"] >= 2 * report.figures["clients"] / 3
    assert report.figures["acknowledged"] > 30


@pytest.mark.long
def test_nothing_is_lost_on_sqlite(sqlite_url: str, tmp_path: Path) -> None:
    _, report = crashed(sqlite_url, tmp_path, kills=5, tables=10, processes=1, play_out=20.0)
    assert report.faults == []
    assert report.figures["finished"] > 0
    assert report.figures["downs"] > 0


@pytest.mark.long
def test_nothing_is_lost_on_postgresql_with_two_servers(postgres_url: str, tmp_path: Path) -> None:
    _, report = crashed(postgres_url, tmp_path, kills=5, tables=10, processes=2, play_out=20.0)
    assert report.faults == []
    assert report.figures["finished"] > 0
    assert report.figures["sent again"] > 0


def test_two_servers_write_to_the_same_tables_and_everybody_sees_everything(postgres_url: str, tmp_path: Path) -> None:
    """Nobody is killed. The seats of a table are spread over the servers, so each hears of the other's moves only by
    the wake-ups of the database."""

    async def no_harm(crash: Crash) -> None:
        async with asyncio.timeout(60):
            while min([await asyncio.to_thread(moves_by_people, server.port) for server in crash.servers]) < 20:
                await asyncio.sleep(0.2)

    async def run() -> None:
        report = await Crash(CrashOptions(postgres_url, tmp_path, 1, 5, 2, "together", 2.0)).run(no_harm)
        assert report.faults == []

    asyncio.run(run())


def moves_by_people(port: int) -> float:
    lines = ask(port, "GET", "/metrics").splitlines()
    return sum(float(line.split()[-1]) for line in lines if line.startswith("sitdown_moves") and 'by="person"' in line)


@pytest.mark.long
def test_servers_outlive_a_restart_of_postgresql(postgres: Postgres, tmp_path: Path) -> None:
    async def restart(crash: Crash) -> None:
        await asyncio.to_thread(postgres.stop)
        since = now()
        await asyncio.sleep(6.2)  # so long that it is noticed: clocks must stand
        crash.outages.append(Outage(since, now()))
        await asyncio.to_thread(postgres.start)

    async def run() -> None:
        crash = Crash(CrashOptions(postgres.database(), tmp_path, 2, 8, 2, "restart", 10.0))
        report = await crash.run(restart)
        assert report.faults == []  # also: no error in the logs, no answer over HTTP but 503, and that not for ever
        assert report.figures["downs"] > 0

    asyncio.run(run())


# -- the check itself can fail ----------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def table(small: tuple[Crash, Report]) -> tuple[Loaded, Sitting]:
    """A table with many moves of people, at which no bot has gone on since the people stopped."""
    crash, _ = small

    async def load() -> list[tuple[Loaded, Sitting]]:
        async with opened(crash.wanted.database) as store:
            return [(found, one) for one in crash.sittings if (found := await store.load(one.id)) is not None]

    loaded = asyncio.run(load())
    still = [(found, one) for found, one in loaded if not any(check_sight(Replayed(found), p) for p in one.players)]
    return max(still, key=lambda pair: sum(len(player.acknowledged) for player in pair[1].players))


def numbered(rows: list[EntryRow]) -> list[EntryRow]:
    return [row._replace(number=number) for number, row in enumerate(rows, 1)]


def last_of_a_person(found: Loaded) -> int:
    entries = [decode_entry(row.data) for row in found.entries]
    return max(i for i, entry in enumerate(entries) if isinstance(entry, Moved) and entry.by == "person")


def test_a_gap_is_found(table: tuple[Loaded, Sitting]) -> None:
    found, _ = table
    assert Replayed(found).faults == []
    gap = found._replace(entries=[*found.entries[:9], *found.entries[10:]])
    assert any("entry 10 is missing" in fault for fault in Replayed(gap).faults)


def test_a_lost_move_is_found(table: tuple[Loaded, Sitting]) -> None:
    found, sitting = table
    last = last_of_a_person(found)
    cut = Replayed(found._replace(entries=found.entries[:last]))
    assert check_moves(Replayed(found), sitting.players) == []
    assert any("was acknowledged" in fault for fault in check_moves(cut, sitting.players))
    assert any(check_sight(cut, player) for player in sitting.players)


def test_a_move_that_was_never_sent_is_found(table: tuple[Loaded, Sitting]) -> None:
    found, sitting = table
    last = last_of_a_person(found)
    moved = decode_entry(found.entries[last].data)
    assert isinstance(moved, Moved)
    other = found.entries[last]._replace(data=encode(Moved(moved.at, moved.seat, [moved.actions[0] + 1])))
    wrong = Replayed(found._replace(entries=[*found.entries[:last], other]))
    assert any("never sent as that" in fault for fault in check_moves(wrong, sitting.players))


def test_a_line_that_is_there_twice_is_found(table: tuple[Loaded, Sitting]) -> None:
    found, sitting = table
    said = found.entries[-1]._replace(data=encode(Said(1, "table", "Rosa", "again", 0)))
    twice = Replayed(found._replace(entries=numbered([*found.entries, said, said])))
    assert any("is there 2 times" in fault for fault in check_moves(twice, sitting.players))


def test_an_event_that_was_told_twice_is_found(table: tuple[Loaded, Sitting]) -> None:
    found, sitting = table
    player = sitting.players[0]
    other = Player(sitting.id, player.seat, "", player.ports, "", player.habits)
    other.shown, other.events = player.shown, player.events
    assert check_sight(Replayed(found), other) == []
    other.events = [*player.events, player.events[-1]]
    assert any("events" in fault for fault in check_sight(Replayed(found), other))


def test_clocks_that_ran_while_no_server_was_up_are_found(small: tuple[Crash, Report]) -> None:
    crash, _ = small

    async def check() -> None:
        async with opened(crash.wanted.database) as store:
            loaded = [await store.load(sitting.id) for sitting in crash.sittings]
        replayed = [Replayed(found) for found in loaded if found is not None]
        timed = [one for one in replayed if one.downs and one.table.phase != "over"]
        assert timed
        for one in timed:
            at = one.entries[-1].at
            assert check_clocks(one, crash.outages) == []
            assert check_clocks(one, [Outage(at, at + 60_000)]) != []

    asyncio.run(check())


def test_a_record_that_is_not_of_the_table_is_found(small: tuple[Crash, Report], table: tuple[Loaded, Sitting]) -> None:
    found, _ = table
    assert check_record(Replayed(found), "{}") != []
