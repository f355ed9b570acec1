"""Tables in memory and in the database: what happens when writing fails, when processes meet, when a start is late."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from sitdown.games import game_of
from sitdown.server.live import background, commit, scheduler
from sitdown.server.live.errors import Busy
from sitdown.server.live.new_tables import Made, Wanted, make_table
from sitdown.server.live.now import now
from sitdown.server.live.room import Room
from sitdown.server.services import Services
from sitdown.server.settings import Settings
from sitdown.server.store.jobs import Append
from sitdown.server.store.rows import EntryRow, TableRow
from sitdown.table.entries import Began, Clock, Down, Entry, Moved, Sat, TimedOut, decode_entry, encode
from sitdown.table.refusal import TableRefusal
from tests.server.stores import run

AWAY = OperationalError("insert", {}, Exception("the server closed the connection"))


async def away(*_: Any, **__: Any) -> Any:
    """For a method of the store."""
    raise AWAY


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Services]:
    services = Services(Settings(url))
    await services.open()
    try:
        yield services
    finally:
        await services.close()


async def table_at(services: Services, *chairs: str, clock: Clock | None = None) -> tuple[Made, Room]:
    person, _ = await services.people.guest()
    wanted = Wanted("capo", list(chairs), clock=clock or Clock(), pace=0)  # type: ignore[arg-type]
    made = await make_table(services.rooms, wanted, game_of("capo"), person)
    return made, await services.rooms.find(made.id)


async def entries_of(services: Services, table: str) -> list[Entry]:
    rows = await services.store.entries(table)
    assert [row.number for row in rows] == list(range(1, len(rows) + 1))
    return [decode_entry(row.data) for row in rows]


async def move(services: Services, room: Room, which: int = 0) -> None:
    seat = room.table.turn[0]
    action = room.table.legal[seat][which]
    question = room.table.question[seat]
    await services.rooms.act(room, lambda table, at: table.move(seat, question, [action], "person", at))


def test_a_table_is_made_with_all_who_sit_there_or_not_at_all(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with opened(sqlite_url) as services:
            monkeypatch.setattr(services.store, "append", None)  # nothing is added afterwards
            made, room = await table_at(services, "me", "me", "me", clock=Clock("move", 60))
            assert [type(entry) for entry in await entries_of(services, made.id)] == [Sat, Sat, Sat, Began]
            stored = await services.store.load(made.id)
            assert stored is not None
            assert (stored.table.status, stored.table.due) == ("playing", room.table.due())
            assert stored.chairs == room.chairs

    run(scenario())


def test_a_table_found_before_its_maker_knew_is_one_table(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the lobby it stands as soon as it is stored."""

    async def scenario() -> None:
        async with opened(sqlite_url) as services:
            make, seen = services.store.make_table, []

            async def make_and_look(row: TableRow, *rest: Any) -> None:
                await make(row, *rest)
                seen.append(await services.rooms.find(row.id))

            monkeypatch.setattr(services.store, "make_table", make_and_look)
            _, room = await table_at(services, "me", "open", "open")
            assert seen == [room]

    run(scenario())


def test_what_many_parked_tables_leave_behind_is_found(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background, "SWEEP", 0.05)
    monkeypatch.setattr(scheduler, "PARK_AFTER", 0.05)
    monkeypatch.setattr(background, "WORTH_A_LOOK", 2)

    class Left:
        pass

    async def scenario() -> None:
        async with opened(sqlite_url) as services:
            gc.collect()
            gc.disable()
            left = Left()
            left.itself = left  # type: ignore[attr-defined]
            seen = weakref.ref(left)
            del left
            await table_at(services, "me", "open", "open")
            await asyncio.sleep(0.4)
            assert not services.rooms.by_id
            assert seen() is not None
            await table_at(services, "me", "open", "open")
            await asyncio.sleep(0.4)
            assert seen() is None

    try:
        run(scenario())
    finally:
        gc.enable()


def test_a_table_never_runs_ahead_of_what_is_stored(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with opened(sqlite_url) as services:
            made, room = await table_at(services, "me", "me", "me")
            stored = room.table.number

            with monkeypatch.context() as broken:
                broken.setattr(services.store, "append", away)
                broken.setattr(services.store, "entries", away)
                with pytest.raises(OperationalError):
                    await move(services, room)
            with pytest.raises(Busy):  # whoever still holds the room cannot write a number too far
                await move(services, room)
            again = await services.rooms.find(made.id)
            assert again is not room
            assert again.table.number == stored
            await move(services, again)
            assert len(await entries_of(services, made.id)) == stored + 1

    run(scenario())


def test_a_move_of_which_it_is_not_known_whether_it_was_stored_is_looked_up(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with opened(sqlite_url) as services:
            made, room = await table_at(services, "me", "me", "me")
            stored, append = room.table.number, services.store.append

            async def lost_answer(*given: Any, **more: Any) -> bool:
                await append(*given, **more)
                raise AWAY

            with monkeypatch.context() as broken:
                broken.setattr(services.store, "append", lost_answer)
                with pytest.raises(OperationalError):
                    await move(services, room)
            assert room.table.number == stored + 1
            await move(services, room)
            assert len(await entries_of(services, made.id)) == stored + 2

    run(scenario())


def test_two_processes_write_to_one_table(postgres_url: str) -> None:
    async def scenario() -> None:
        async with opened(postgres_url) as one, opened(postgres_url) as other:
            made, here = await table_at(one, "me", "me", "me")
            there = await other.rooms.find(made.id)
            for _ in range(10):
                for services, room, beside in ((one, here, there), (other, there, here)):
                    await move(services, room)
                    async with asyncio.timeout(5):
                        while beside.table.number < room.table.number:
                            await asyncio.sleep(0.01)
            assert here.table.play().view(0) == there.table.play().view(0)
            seat = here.table.turn[0]
            question, action = here.table.question[seat], here.table.legal[seat][0]
            outcomes = await asyncio.gather(
                *(services.rooms.act(room, lambda table, at: table.move(seat, question, [action], "person", at))
                  for services, room in ((one, here), (other, there))),
                return_exceptions=True,
            )  # fmt: skip
            refused = [outcome for outcome in outcomes if isinstance(outcome, TableRefusal)]
            assert [refusal.code for refusal in refused] == ["done"]
            await entries_of(one, made.id)

    run(scenario())


def test_who_asks_for_the_newest_is_not_told_what_was(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wake-ups may come late: here they do not come at all."""

    async def deaf(self: background.Background) -> None:
        pass

    monkeypatch.setattr(background.Background, "_listen_on", deaf)

    async def scenario() -> None:
        async with opened(postgres_url) as one, opened(postgres_url) as other:
            made, here = await table_at(one, "me", "me", "me")
            there = await other.rooms.find(made.id)
            await move(one, here)
            assert (await other.rooms.find(made.id)).table.number < here.table.number
            assert (await other.rooms.find_newest(made.id)).table.number == here.table.number
            assert there.table.play().view(None) == here.table.play().view(None)

    run(scenario())


def test_a_wake_up_while_the_table_is_loaded_is_heard(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with opened(postgres_url) as one, opened(postgres_url) as other:
            made, here = await table_at(one, "me", "me", "me")
            load = other.store.load

            async def slow_load(table: str) -> Any:
                found = await load(table)
                await move(one, here)  # stored after we have read, told before we are done
                await asyncio.sleep(0.5)
                return found

            monkeypatch.setattr(other.store, "load", slow_load)
            there = await other.rooms.find(made.id)
            async with asyncio.timeout(5):
                while there.table.number < here.table.number:
                    await asyncio.sleep(0.01)

    run(scenario())


def test_a_full_table_whose_server_died_begins_when_it_is_loaded(sqlite_url: str) -> None:
    async def scenario() -> None:
        async with opened(sqlite_url) as services:
            made, room = await table_at(services, "me", "me", "open")
            number = room.table.number + 1
            sat = Sat(now(), 2, "x", "Rosa")
            assert await services.store.append(Append(made.id, EntryRow(number, sat.at, "sat", encode(sat))))
        async with opened(sqlite_url) as services:
            room = await services.rooms.find(made.id)
            assert room.table.phase == "playing"
            await entries_of(services, made.id)

    run(scenario())


def test_clocks_stand_while_no_server_is_up(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also when two start together, each of which finds the clocks too late: time is given once, and nobody's runs out
    before it is."""
    monkeypatch.setattr(background, "DOWN", 300)

    async def scenario() -> None:
        async with opened(database_url) as services:
            made, room = await table_at(services, "me", "me", "me", clock=Clock("move", 2))
        await asyncio.sleep(2.5)  # longer than the clock has
        async with opened(database_url) as one:
            many = one.store.many_processes
            async with opened(database_url if many else f"{database_url}.other"):
                await asyncio.sleep(0.2)
                entries = await entries_of(one, made.id)
                downs = [entry for entry in entries if isinstance(entry, Down)]
                assert len(downs) == 1
                assert downs[0].at - downs[0].since > 2000
                assert not any(isinstance(entry, TimedOut) for entry in entries)
                room = await one.rooms.find(made.id)
                assert (room.table.due() or 0) > now()

    run(scenario())


def test_a_database_that_is_away_for_a_while_stops_nothing_for_ever(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(background, "BEAT", 0.05)
    monkeypatch.setattr(background, "SWEEP", 0.05)

    async def scenario() -> None:
        async with opened(sqlite_url) as services:
            with monkeypatch.context() as broken:
                for name in ("beat", "last_beat", "due_before"):
                    broken.setattr(services.store, name, away)
                await asyncio.sleep(0.3)
                assert services.background.scheduler.time_stands
            before = await services.store.last_beat() or 0
            async with asyncio.timeout(5):
                while services.background.scheduler.time_stands or (await services.store.last_beat() or 0) <= before:
                    await asyncio.sleep(0.02)

    run(scenario())


def test_who_moves_right_after_an_outage_is_not_charged_for_it(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """His table is told first that no clock ran. A table without clocks need not wait for that."""
    monkeypatch.setattr(background, "BEAT", 0.05)
    monkeypatch.setattr(background, "DOWN", 300)

    async def scenario() -> None:
        async with opened(sqlite_url) as services:
            made, room = await table_at(services, "me", "me", "me", clock=Clock("game", 60))
            _, free = await table_at(services, "me", "me", "me")

            with monkeypatch.context() as broken:
                for name in ("beat", "last_beat"):
                    broken.setattr(services.store, name, away)
                await asyncio.sleep(0.8)
                await asyncio.wait_for(move(services, free), 1)
                moving = asyncio.create_task(move(services, room))
                await asyncio.sleep(0.1)
                assert not moving.done()
            await asyncio.wait_for(moving, 5)
            down, moved = (await entries_of(services, made.id))[-2:]
            assert isinstance(down, Down)
            assert isinstance(moved, Moved)
            assert down.at - down.since > 600
            monkeypatch.setattr(commit, "PATIENCE", 0.05)
            services.rooms.time_goes_on.clear()
            with monkeypatch.context() as broken:
                broken.setattr(services.store, "beat", away)
                broken.setattr(services.store, "last_beat", away)
                with pytest.raises(Busy):
                    await move(services, room)

    run(scenario())


def test_a_repeated_last_move_is_done_also_when_the_game_is_over(sqlite_url: str) -> None:
    async def scenario() -> None:
        async with opened(sqlite_url) as services:
            _, room = await table_at(services, "me", "me", "me")
            table = room.table
            while table.phase == "playing":
                seat = table.turn[0]
                question, action = table.question[seat], table.legal[seat][-1]
                await move(services, room, -1)
            with pytest.raises(TableRefusal, match="done"):
                table.move(seat, question, [action], "person", now())

    run(scenario())
