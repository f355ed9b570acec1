"""Tasks that run beside the requests of a server process."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from sitdown.server.store.store import NO_ANSWER

log = logging.getLogger("sitdown.rooms")


class Tasks:
    """Holds them until they end, and logs how they failed."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def add(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if task.cancelled() or (error := task.exception()) is None:
            return
        if isinstance(error, NO_ANSWER):
            log.warning("the database does not answer", extra={"why": repr(error.orig)})
        else:
            log.error("a task in the background failed", exc_info=error)

    async def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
