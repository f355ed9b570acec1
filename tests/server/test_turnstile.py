"""One at a time, in the order in which they came; who gives up holds nobody up."""

from __future__ import annotations

import asyncio
import contextlib

from sitdown.server.turnstile import Turnstile
from tests.server.stores import run


async def pass_through(lock: Turnstile, name: str, went: list[str]) -> None:
    async with lock:
        went.append(name)
        await asyncio.sleep(0)


def test_one_after_the_other() -> None:
    async def scenario() -> None:
        lock, went = Turnstile(), list[str]()
        assert lock.take()
        assert not lock.take()
        tasks = [asyncio.create_task(pass_through(lock, name, went)) for name in "abc"]
        await asyncio.sleep(0)
        assert went == []
        lock.give()
        assert lock.locked()  # it was handed over: nobody comes between
        assert not lock.take()
        await asyncio.gather(*tasks)
        assert went == ["a", "b", "c"]
        assert not lock.locked()

    run(scenario())


def test_who_gives_up_is_passed_over_even_in_the_moment_he_is_let_in() -> None:
    async def scenario() -> None:
        lock, went = Turnstile(), list[str]()
        lock.take()
        tasks = [asyncio.create_task(pass_through(lock, name, went)) for name in "abc"]
        await asyncio.sleep(0)
        tasks[0].cancel()
        await asyncio.sleep(0)
        lock.give()
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
        lock = Turnstile()
        with contextlib.suppress(ValueError):
            async with lock:
                raise ValueError
        assert not lock.locked()

    run(scenario())
