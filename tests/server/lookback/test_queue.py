"""Analyses in the workers' queue: bots' moves first, then hints; in slices, one after the other, anew after a crash."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from typing import Any

import pytest

from sitdown.server.bots.asking import hint_at, part_at, question_at
from sitdown.server.bots.pool import ATTEMPTS, GaveUp, PartFailed, Worker, WorkerPool
from sitdown.server.bots.worker import HintFound, Question, Reply
from sitdown.table.table import Table
from tests.server.bots.test_pondering import HARD, table_of

SLICE = 0.1  # seconds
SLICES = 6


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 30))


class Planted:
    """A worker process that is slow: it notes what it does, and may lose its memory."""

    def __init__(self) -> None:
        self.did: list[str] = []
        self.made: dict[str, int] = {}
        self.crashes = 0

    async def exchange(self, worker: Worker, asked: Question, moves: list[int], told: int, grace: float = 0) -> Reply:
        if asked.part is None:
            self.did.append("hint" if asked.hint else "move")
            await asyncio.sleep(0.01)
            return Reply([0], hint=HintFound({}, []) if asked.hint else None)
        self.did.append(asked.table)
        await asyncio.sleep(SLICE)
        if self.crashes:
            self.crashes -= 1
            self.made.clear()
            raise GaveUp("planted")
        if told == 0:
            self.made[asked.table] = 0
        if asked.table not in self.made:
            return Reply(None)
        self.made[asked.table] += 1
        count = self.made[asked.table]
        return Reply([], done=count / SLICES, part=b"{}" if count == SLICES else b"")


@pytest.fixture
def planted(monkeypatch: pytest.MonkeyPatch) -> Planted:
    planted = Planted()

    async def exchange(worker: Worker, *asked: Any) -> Reply:
        return await planted.exchange(worker, *asked)

    monkeypatch.setattr(Worker, "_exchange", exchange)
    return planted


def table() -> Table:
    return table_of([HARD, "bot:thumb"])


def part_of(name: str) -> Question:
    question = part_at(table(), "curve", -1, 1.0)
    question.table = name
    return question


def test_a_move_and_a_hint_wait_for_one_slice_at_most(planted: Planted) -> None:
    async def work() -> None:
        worker = Worker()
        shares: list[float] = []
        analysis = asyncio.create_task(worker.make_part(part_of("a"), [0, 0], lambda _: None, shares.append))
        await asyncio.sleep(1.5 * SLICE)
        began = time.monotonic()
        asked = question_at(table(), 1, "hard", 0.1)
        await asyncio.gather(worker.hint(hint_at(table(), 0, "en"), [], lambda _: None), worker.ask(asked, [], 0.2))
        assert time.monotonic() - began < 2 * SLICE
        assert await analysis == b"{}"
        assert planted.did == ["a", "a", "move", "hint", *["a"] * (SLICES - 2)]
        assert shares == pytest.approx([(n + 1) / SLICES for n in range(SLICES)])

    run(work())


def test_one_after_the_other_and_who_waits_knows_its_place(planted: Planted) -> None:
    async def work() -> None:
        worker = Worker()
        places: dict[str, list[int]] = {name: [] for name in "abc"}
        names = list(places)
        await asyncio.gather(
            *(worker.make_part(part_of(name), [0, 0], places[name].append, lambda _: None) for name in names)
        )
        assert planted.did == [name for name in names for _ in range(SLICES)]
        assert places == {"a": [0], "b": [1, 0], "c": [2, 1, 0]}

    run(work())


def test_the_worker_for_which_the_fewest_wait_takes_it(planted: Planted) -> None:
    async def work() -> None:
        pool = WorkerPool(2)
        places: list[int] = []
        parts = [asyncio.create_task(pool.make_part(part_of(name), [0, 0], places.append, lambda _: None))
                 for name in "abcd"]  # fmt: skip
        await asyncio.sleep(SLICE / 2)
        assert [worker.parts.wanted for worker in pool.workers] == [2, 2]
        await asyncio.gather(*parts)
        assert sorted(places) == [0, 0, 0, 0, 1, 1]

    run(work())


def test_a_process_that_ends_lets_it_begin_anew(planted: Planted) -> None:
    async def work() -> None:
        planted.crashes = 1
        assert await Worker().make_part(part_of("a"), [0, 0], lambda _: None, lambda _: None) == b"{}"
        assert planted.did == ["a"] * (SLICES + 1)
        forgetful = asyncio.create_task(Worker().make_part(part_of("b"), [0, 0], lambda _: None, lambda _: None))
        await asyncio.sleep(2.5 * SLICE)
        planted.made.clear()  # another question let it crash meanwhile
        assert await forgetful == b"{}"

    run(work())


def test_after_some_attempts_it_is_given_up(planted: Planted) -> None:
    async def work() -> None:
        worker = Worker()
        planted.crashes = ATTEMPTS
        with pytest.raises(GaveUp):
            await worker.make_part(part_of("a"), [0, 0], lambda _: None, lambda _: None)
        assert planted.did == ["a"] * ATTEMPTS
        assert await worker.make_part(part_of("b"), [0, 0], lambda _: None, lambda _: None) == b"{}", "the next goes on"

    run(work())


def test_what_cannot_be_made_is_not_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    async def fails(worker: Worker, question: Question, *_: Any) -> Reply:
        asked.append(question.table)
        return Reply([], failed="planted")

    async def work() -> None:
        with pytest.raises(PartFailed, match="planted"):
            await Worker().make_part(part_of("a"), [0, 0], lambda _: None, lambda _: None)
        assert asked == ["a"]

    monkeypatch.setattr(Worker, "_exchange", fails)
    run(work())
