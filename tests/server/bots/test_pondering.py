"""Bots think ahead while others choose: only in spare time, for so long, and nobody waits for it or can tell."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sitdown.bots.thinking_time import BRISK, BRISK_SECONDS
from sitdown.engine import Rng
from sitdown.games import game_of
from sitdown.server.bots.asking import moves_of, question_at
from sitdown.server.bots.pending import OVERHEAD
from sitdown.server.bots.pondering import HURRY, SLICE, Pondering, seats_to_ponder
from sitdown.server.bots.pool import Worker, WorkerPool
from sitdown.server.bots.worker import Forethoughts, Play, Plays, Question, think
from sitdown.table import Table, decode_entry
from sitdown.table.entries import By, Moved
from tests.server.serving import Live, serving, wait_for
from tests.table.plays import SECRET, START, head_of

SICILIANOS = game_of("sicilianos")
HARD = "bot:hard"
PACE = BRISK - 100


def table_of(chairs: list[str], pace: int = 700, slug: str = "sicilianos", name: str = "") -> Table:
    """A table of a person and bots at which the person is asked alone."""
    game = game_of(slug)
    head = msgspec.structs.replace(head_of(game, ["open", *chairs], pace=pace), id=name or "table")
    table = Table(head, game, SECRET)
    table.live(table.sit("p0", "Rosa", 0, "", START))
    table.live(table.begin(START))
    until_asked(table, [0])
    return table


def until_asked(table: Table, turn: list[int]) -> None:
    """By rules of thumb."""
    rng = Rng.seeded(1)
    for _ in range(200):
        if table.turn == turn:
            return
        seat, state = table.turn[0], table.play()
        by: By = "person" if table.chairs[seat].kind == "person" else "bot"
        action = state.game.thumb(state, seat, rng)
        table.live(table.move(seat, table.question[seat], [action], by, table.last_at + 1))
    raise AssertionError(f"never {turn}")


# -- who ponders ------------------------------------------------------------------------------------------------------


def test_bots_that_search_ponder_while_others_are_asked() -> None:
    table = table_of([HARD, "bot:thumb", HARD])
    assert seats_to_ponder(table) == [1, 3]
    until_asked(table, [1])
    assert seats_to_ponder(table) == [3]
    table.live(table.pause(0, table.last_at + 1))
    assert seats_to_ponder(table) == []
    assert seats_to_ponder(table_of(["bot:thumb", "bot:easy", "bot:random"])) == []


def test_at_a_table_in_a_hurry_only_people_are_waited_for() -> None:
    table = table_of([HARD, "bot:thumb", HARD], pace=HURRY - 1)
    assert seats_to_ponder(table) == [1, 3]
    until_asked(table, [2])
    assert seats_to_ponder(table) == []


# -- turns and time ---------------------------------------------------------------------------------------------------


class Slices:
    """In the place of a worker: notes what it is asked."""

    def __init__(self, works: bool = True) -> None:
        self.idle = asyncio.Event()
        self.idle.set()
        self.asked: list[tuple[str, int]] = []
        self.seconds = 0.0
        self.works = works
        self.pondering = Pondering(self.think, self.idle)

    async def think(self, question: Question, moves: list[int]) -> bool:
        assert self.idle.is_set()
        assert question.ahead
        assert question.budget <= SLICE
        self.asked.append((question.table, question.seat))
        self.seconds += question.budget
        await asyncio.sleep(0)
        return self.works

    async def all_done(self) -> None:
        for _ in range(1000):
            await asyncio.sleep(0)
        assert self.pondering._task is None


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 30))


def test_tables_and_seats_take_turns_until_their_time_is_over() -> None:
    async def work() -> None:
        slices = Slices()
        one, two = table_of([HARD, HARD], name="one"), table_of([HARD, HARD], name="two")
        for table, seconds in ((one, 4 * SLICE), (two, 3 * SLICE)):
            slices.pondering.begin(table, [1, 2], seconds)
        await slices.all_done()
        assert slices.asked[:4] == [("one", 1), ("two", 1), ("one", 2), ("two", 2)]
        assert slices.seconds == pytest.approx(7 * SLICE)
        for _ in range(3):
            slices.pondering.begin(one, [1, 2], 4 * SLICE)  # somebody says something: the moment is the same
        await slices.all_done()
        assert len(slices.asked) == 7

    run(work())


def test_a_move_gives_new_time_and_a_forgotten_table_has_none() -> None:
    async def work() -> None:
        slices = Slices()
        table = table_of([HARD, "bot:thumb"])
        slices.pondering.begin(table, [1], 2 * SLICE)
        await slices.all_done()
        until_asked(table, [2])
        slices.pondering.begin(table, [1], 2 * SLICE)
        await slices.all_done()
        assert len(slices.asked) == 4
        until_asked(table, [0])
        slices.pondering.begin(table, [1], 100.0)
        for _ in range(4):
            await asyncio.sleep(0)
        slices.pondering.forget(table.head.id)
        await slices.all_done()
        assert 4 < len(slices.asked) < 10
        assert not slices.pondering._moments

    run(work())


def test_nobody_ponders_while_anybody_is_asked_or_nobody_watches() -> None:
    async def work() -> None:
        slices = Slices()
        table = table_of([HARD, HARD])
        slices.idle.clear()
        slices.pondering.begin(table, [1, 2], 100.0)
        for _ in range(10):
            await asyncio.sleep(0)
        assert not slices.asked
        slices.idle.set()
        for _ in range(10):
            await asyncio.sleep(0)
        assert slices.asked
        slices.pondering.rest(table.head.id)
        await slices.all_done()
        count = len(slices.asked)
        pool = WorkerPool(1)
        pool.workers[0].pondering = slices.pondering
        pool.look_at(table, False, 100.0)
        pool.look_at(table, True, 0.0)
        await slices.all_done()
        assert len(slices.asked) == count
        pool.look_at(table, True, 100.0)
        for _ in range(10):
            await asyncio.sleep(0)
        assert len(slices.asked) > count
        await slices.pondering.stop()
        assert slices.pondering._task is None

    run(work())


def test_who_gives_up_ponders_no_more_in_this_moment() -> None:
    async def work() -> None:
        slices = Slices(works=False)
        slices.pondering.begin(table_of([HARD, HARD]), [1, 2], 100.0)
        await slices.all_done()
        assert len(slices.asked) == 1

    run(work())


# -- the worker -------------------------------------------------------------------------------------------------------


def whole(question: Question, table: Table) -> Question:
    question.moves = moves_of(table)
    return question


def test_what_was_thought_ahead_is_used_and_goes_with_a_takeback() -> None:
    table = table_of([HARD, "bot:thumb"])
    plays, forethoughts = Plays(), Forethoughts()
    for _ in range(3):
        told = table.moves.count if plays.plays else 0
        question = question_at(table, 1, "hard", 0.5, ahead=True)
        question.first, question.moves = told, moves_of(table)[2 * told :]
        assert think(plays, forethoughts, question).actions == []
    told = table.moves.count
    until_asked(table, [1])
    question = question_at(table, 1, "hard", 0.0)
    question.first, question.moves = told, moves_of(table)[2 * told :]
    reply = think(plays, forethoughts, question)
    assert reply.foreseen
    assert reply.actions
    assert not think(plays, forethoughts, whole(question_at(table, 1, "hard", 0.0), table)).foreseen, "told anew"


def test_few_forethoughts_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sitdown.server.bots.worker.FORETHOUGHTS", 2)
    forethoughts = Forethoughts()
    tables = [table_of([HARD, "bot:thumb"], name=f"table {number}") for number in range(3)]
    questions = [whole(question_at(table, 1, "hard", 0.0, ahead=True), table) for table in tables]
    plays = [Play(question) for question in questions]
    for play, question in zip(plays, questions, strict=True):
        forethoughts.think(play, question)
    found = [forethoughts.of(play, question) for play, question in zip(plays, questions, strict=True)]
    assert [one is not None for one in found] == [False, True, True]
    simple = whole(
        question_at(table_of(["bot:thumb", HARD]), 1, "thumb", 0.0, ahead=True), table_of(["bot:thumb", HARD])
    )
    forethoughts.think(Play(simple), simple)
    assert len(forethoughts.kept) == 2


def test_a_question_waits_for_no_more_than_a_slice() -> None:
    """And what it waited comes off its time."""

    async def work() -> None:
        worker = Worker()
        table = table_of([HARD, "bot:thumb"])
        try:
            await worker.ask(question_at(table, 0, "thumb", 0.1), moves_of(table), 0.1)  # the process starts
            worker.pondering.begin(table, [1], 100.0)
            waited: list[float] = []
            told: list[float] = []
            exchange = worker._exchange

            async def timed(question: Question, moves: list[int], first: int) -> Any:
                if not question.ahead:
                    waited.append(time.monotonic() - began)
                    told.append(question.budget)
                return await exchange(question, moves, first)

            worker._exchange = timed  # type: ignore[assignment,method-assign]
            for number in range(12):
                await asyncio.sleep(0.02 * number)
                assert worker.pondering._task is not None
                began = time.monotonic()
                await worker.ask(question_at(table, 0, "thumb", 0.4), moves_of(table), 0.4)
            assert min(told) >= 0.4 - 2 * SLICE, "the machine may be busy now and then"
            assert min(told) < 0.4
            assert sorted(waited)[len(waited) // 2] < 2 * SLICE
        finally:
            await worker.pondering.stop()
            await worker.stop()
        assert worker.process is None

    run(work())


def test_a_takeback_while_it_ponders_is_not_forgotten() -> None:
    """What was told before it is not taken for known when the slice is over."""

    async def work() -> None:
        worker = Worker()
        table = table_of([HARD, "bot:thumb"])
        try:
            asked = asyncio.create_task(worker.ask(question_at(table, 0, "thumb", 0.1), moves_of(table), 0.1))
            while table.head.id not in worker.known:
                await asyncio.sleep(0)
            worker.forget(table.head.id)
            await asked
            assert not worker.known
        finally:
            await worker.stop()

    run(work())


# -- a whole server ---------------------------------------------------------------------------------------------------


def worker_of(live: Live) -> Worker:
    (worker,) = live.services.bots.workers
    return worker


def stands_still(live: Live, seconds: float = 0.4) -> bool:
    """Does nobody ponder, for a while?"""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if worker_of(live).ponders or worker_of(live).pondering._turns:
            return False
        time.sleep(0.01)
    return True


def test_it_ponders_only_while_somebody_watches(tmp_path: Path) -> None:
    with serving(tmp_path, ponder_seconds=600.0) as live:
        person = live.person()
        made = person.make("capo", ["me", "bot:hard", "bot:hard"], pace=200)
        client = person.at(made["id"])
        room = live.room(made["id"])
        wait_for(lambda: room.table.turn == [0] and worker_of(live).ponders, "bots have answered, and think ahead")
        client.leave()
        wait_for(lambda: stands_still(live), "nobody watches")
        client = person.at(made["id"])
        wait_for(lambda: worker_of(live).ponders, "somebody is back")
        process = worker_of(live).process
        assert process is not None
        process.kill()
        wait_for(lambda: worker_of(live).process is not process, "it is found dead")
        wait_for(lambda: stands_still(live), "and does not begin again at once")
        client.leave()
    assert worker_of(live).pondering._task is None
    assert worker_of(live).process is None


def test_nothing_is_left_of_a_table_that_is_over(tmp_path: Path) -> None:
    with serving(tmp_path, ponder_seconds=600.0) as live:
        person = live.person()
        made = person.make("palermo", ["me", "bot:hard", "bot:thumb"], pace=200)
        client = person.at(made["id"])
        wait_for(lambda: worker_of(live).ponders, "somebody is waited for")
        client.leave()
        room = live.room(made["id"])

        async def park() -> None:
            live.services.rooms.park(room)

        live.do(park())
        wait_for(lambda: stands_still(live), "the table is parked")
        assert not worker_of(live).pondering._moments
        assert not worker_of(live).known


@pytest.mark.parametrize("ponder", [0.0, 6.0])
def test_answers_fall_on_the_same_moments(tmp_path: Path, ponder: float) -> None:
    """Two bots that think ahead, among one that does not: each answers a fixed time after it was asked."""
    with serving(tmp_path, ponder_seconds=ponder) as live:
        made = live.person().make("palermo", ["bot:hard", "bot:thumb", "bot:hard"], pace=PACE)
        onlooker = live.person().at(made["id"], made["watch"])
        onlooker.until(lambda message: message.get("number", 0) > 8)
        onlooker.leave()
        entries = [decode_entry(row.data) for row in live.do(live.services.store.entries(made["id"]))]
        took: dict[int, set[int]] = {}
        for before, after in pairwise([entry for entry in entries if isinstance(entry, Moved)]):
            took.setdefault(after.seat, set()).add(after.at - before.at)
    wait = {0: 1000 * BRISK_SECONDS + OVERHEAD, 1: PACE, 2: 1000 * BRISK_SECONDS + OVERHEAD}
    assert len(took) > 1
    for seat, times in took.items():
        assert all(wait[seat] <= time < wait[seat] + 300 for time in times), took
