"""One at a time, in the order in which they came; who gives up holds nobody up."""

from __future__ import annotations

import asyncio
import contextlib

from sitdown.server.live.lock import Lock
from tests.server.stores import run


async def pass_through(lock: Lock, name: str, went: list[str]) -> None:
    async with lock:
        went.append(name)
        await asyncio.sleep(0)


def test_one_after_the_other() -> None:
    async def scenario() -> None:
        lock, went = Lock(), list[str]()
        assert lock.try_acquire()
        assert not lock.try_acquire()
        tasks = [asyncio.create_task(pass_through(lock, name, went)) for name in "abc"]
        await asyncio.sleep(0)
        assert went == []
        lock.release()
        assert lock.locked()  # it was handed over: nobody comes between
        assert not lock.try_acquire()
        await asyncio.gather(*tasks)
        assert went == ["a", "b", "c"]
        assert not lock.locked()

    run(scenario())


def test_who_gives_up_is_passed_over_even_in_the_moment_he_is_let_in() -> None:
    async def scenario() -> None:
        lock, went = Lock(), list[str]()
        lock.try_acquire()
        tasks = [asyncio.create_task(pass_through(lock, name, went)) for name in "abc"]
        await asyncio.sleep(0)
        tasks[0].cancel()
        await asyncio.sleep(0)
        lock.release()
        tasks[1].cancel()  # he has been handed the lock, but has not run yet
        for task in tasks[:2]:
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await tasks[2]
        assert went == ["c"]
        assert not lock.locked()

    run(scenario())


def test_an_error_gives_it_back() -> None:
    async def scenario() -> None:
        lock = Lock()
        with contextlib.suppress(ValueError):
            async with lock:
                raise ValueError
        assert not lock.locked()

    run(scenario())
