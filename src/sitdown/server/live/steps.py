"""Generators that handle a message or a change and wait only where they must.

To handle a message and to change a room are steps: a generator that yields what it has to wait for and is sent the
outcome, or has the exception thrown into it. A wait is an `Append` for the store, or anything that can be awaited. The
same steps run in a task (`drive`) or, as far as they need only the store, without one (`net/conversation.py`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Generator
from typing import Any, TypeAlias, TypeVar

from sitdown.server.store.jobs import Append
from sitdown.server.store.store import Store

T = TypeVar("T")
Wait: TypeAlias = Append | Awaitable[Any]
Steps: TypeAlias = Generator[Wait, Any, T]


async def drive(store: Store, steps: Steps[T], wait: Wait | None = None) -> T:
    """Run the steps to their end in this task; with `wait`, from where they wait for that."""
    try:
        if wait is None:
            wait = steps.send(None)
        while True:
            try:
                outcome = await (store.append(wait) if isinstance(wait, Append) else wait)
            except BaseException as error:
                wait = steps.throw(error)
            else:
                wait = steps.send(outcome)
    except StopIteration as end:
        answer: T = end.value
        return answer
