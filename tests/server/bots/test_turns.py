"""Who uses a worker next."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from sitdown.server.bots.turns import Turns, Urgency


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 30))


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


class Users:
    """They note who has the turn, and give it back when told to."""

    def __init__(self) -> None:
        self.turns = Turns()
        self.had: list[str] = []
        self.places: dict[str, list[int]] = {}
        self.done = asyncio.Event()

    def come(self, name: str, urgency: Urgency) -> asyncio.Task[None]:
        places = self.places.setdefault(name, [])

        async def use() -> None:
            async with self.turns.at(urgency, places.append):
                self.had.append(name)
                await self.done.wait()
                self.done.clear()

        return asyncio.create_task(use())

    async def next(self) -> None:
        self.done.set()
        await settle()


def test_a_move_comes_before_a_hint_and_a_hint_before_thinking_ahead() -> None:
    async def work() -> None:
        users = Users()
        for name, urgency in [
            ("first", Urgency.AHEAD), ("ahead", Urgency.AHEAD), ("hint", Urgency.HINT), ("move", Urgency.MOVE),
            ("later hint", Urgency.HINT), ("later move", Urgency.MOVE),
        ]:  # fmt: skip
            users.come(name, urgency)
            await settle()
        assert users.had == ["first"], "who has the turn keeps it"
        for _ in range(5):
            await users.next()
        assert users.had == ["first", "move", "later move", "hint", "later hint", "ahead"]
        assert users.places["first"] == []
        await users.next()
        assert not users.turns._taken

    run(work())


def test_who_waits_is_told_its_place_whenever_that_changes() -> None:
    async def work() -> None:
        users = Users()
        users.come("first", Urgency.HINT)
        await settle()
        users.come("second", Urgency.HINT)
        await settle()
        waits = users.come("third", Urgency.HINT)
        await settle()
        users.come("fourth", Urgency.HINT)
        await settle()
        assert (users.places["second"], users.places["third"], users.places["fourth"]) == ([1], [2], [3])
        users.come("move", Urgency.MOVE)
        await settle()
        assert users.places["fourth"] == [3, 4]
        waits.cancel()
        await settle()
        assert users.places["fourth"] == [3, 4, 3]
        for _ in range(3):
            await users.next()
        assert users.had == ["first", "move", "second", "fourth"]
        assert users.places["fourth"] == [3, 4, 3, 2, 1]

    run(work())


@pytest.mark.parametrize("when", ["it waits", "it was just called", "it has its turn"])
def test_who_leaves_keeps_nobody_waiting(when: str) -> None:
    async def work() -> None:
        users = Users()
        users.come("first", Urgency.MOVE)
        await settle()
        leaves = users.come("leaves", Urgency.MOVE)
        await settle()
        users.come("last", Urgency.HINT)
        await settle()
        if when == "it waits":
            leaves.cancel()
            await settle()
            await users.next()
        elif when == "it was just called":
            users.done.set()
            while not users.turns._waiting or users.turns._waiting[0].urgency == Urgency.MOVE:
                await asyncio.sleep(0)
            leaves.cancel()
            await settle()
        else:
            await users.next()
            assert users.had[-1] == "leaves"
            leaves.cancel()
            await settle()
        assert users.had[-1] == "last"
        await users.next()
        assert not users.turns._taken

    run(work())


def test_whoever_comes_while_it_is_handed_on_does_not_push_in() -> None:
    async def work() -> None:
        users = Users()
        users.come("first", Urgency.MOVE)
        await settle()
        users.come("second", Urgency.AHEAD)
        await settle()
        users.done.set()
        while users.turns._waiting:
            await asyncio.sleep(0)
        users.come("third", Urgency.MOVE)
        await settle()
        assert users.had == ["first", "second"]

    run(work())
