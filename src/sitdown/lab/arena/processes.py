"""Playing shards on the cores of this machine: worker processes, each with one shard at a time.

A worker that dies (killed, out of memory, a crash in somebody's extension) is replaced and its shard played again.
Workers write nothing: finished shards come back through a pipe. They leave when the process that started them is gone.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from multiprocessing import connection, get_context, parent_process
from threading import Thread
from typing import Any, Final

from sitdown.lab.arena.errors import ArenaError
from sitdown.lab.arena.plan import Plan
from sitdown.lab.arena.play import Shard, play_shard
from sitdown.lab.arena.shards import Cutter

TRIES: Final = 3  # of a shard whose workers die
_SPAWN: Final = get_context("spawn")  # alike on every platform; nothing is inherited by accident


def on_processes(plan: Plan, cutter: Cutter, workers: int) -> Iterator[Shard]:
    """Play all that the cutter has; the shards as they are finished. One worker is this very process.

    Raises ArenaError if a bot fails, or if the workers of one shard die again and again.
    """
    if workers == 1:
        while (deals := cutter.take()) is not None:
            shard = play_shard(plan, deals)
            cutter.learn(shard)
            yield shard
        return
    crew = [_Worker(plan) for _ in range(min(workers, cutter.left))]
    try:
        for worker in crew:
            worker.begin(cutter.take())
        while busy := [worker for worker in crew if worker.deals is not None]:
            ready = connection.wait([worker.connection for worker in busy])
            for worker in busy:
                found = worker.finished() if worker.connection in ready else None
                if found is not None:
                    cutter.learn(found)
                    worker.begin(cutter.take())
                    yield found
    finally:
        for worker in crew:
            worker.end()


class _Worker:
    """A place for a process that plays shards; the process is replaced when it dies."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.deals: range | None = None  # what it is playing
        self._deaths = 0  # over this shard
        self._start()

    def __repr__(self) -> str:
        return f"<Worker {self.process.pid} at {self.deals}>"

    def _start(self) -> None:
        self.connection, theirs = _SPAWN.Pipe()
        self.process = _SPAWN.Process(target=_work, args=(theirs, self.plan.as_data()))
        self.process.start()
        theirs.close()

    def begin(self, deals: range | None) -> None:
        """Play these deals, or nothing."""
        self.deals, self._deaths = deals, 0
        if deals is not None:
            self._send()

    def _send(self) -> None:
        try:
            self.connection.send(self.deals)
        except OSError:
            self._replace()  # it has died while it had nothing to do

    def finished(self) -> Shard | None:
        """The shard, once its connection is ready; None if the process died and another tries again."""
        try:
            answer: dict[str, Any] | str = self.connection.recv()
        except (EOFError, OSError):
            self._replace()
            return None
        if isinstance(answer, str):
            raise ArenaError(answer)
        return Shard.from_data(answer)

    def _replace(self) -> None:
        self.end()
        self._deaths += 1
        if self._deaths >= TRIES:
            assert self.deals is not None
            deals, code = f"deals {self.deals[0]} to {self.deals[-1]}", self.process.exitcode
            raise ArenaError(f"workers: {TRIES} processes died over {deals} (exit code {code})")
        self._start()
        self._send()

    def end(self) -> None:
        self.connection.close()
        self.process.kill()  # it has nothing to put in order
        self.process.join()


def _work(pipe: connection.Connection, plan_data: dict[str, Any]) -> None:
    """What a worker process does: shards, until nobody asks for more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all; the one who started us decides
    Thread(target=_leave_with_parent, daemon=True).start()
    try:
        plan = Plan.from_data(plan_data)
        plan.check_code()
        while (deals := pipe.recv()) is not None:
            pipe.send(play_shard(plan, deals).as_data())
    except (EOFError, BrokenPipeError):
        return
    except Exception as error:
        pipe.send(str(error) if isinstance(error, ArenaError) else f"workers: {type(error).__name__}: {error}")


def _leave_with_parent() -> None:
    """End this process when the one that started it is gone, in whatever way."""
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)
