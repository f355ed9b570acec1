"""Playing shards on Ray: one task for a shard, on one machine or many.

With RAY_ADDRESS set the tasks go to that cluster, whose machines need the same version of sitdown installed; without it
Ray is started on this machine for the run. Tasks write nothing: finished shards come back to the one who asked.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Any, Final

from sitdown.lab.arena.errors import ArenaError
from sitdown.lab.arena.plan import Plan
from sitdown.lab.arena.play import Shard, play_shard
from sitdown.lab.arena.shards import Cutter

TRIES: Final = 3  # of a task whose worker dies
ADDRESS: Final = "RAY_ADDRESS"


def on_ray(plan: Plan, cutter: Cutter, workers: int | None) -> Iterator[Shard]:
    """Play all that the cutter has; the shards as they are finished. Without `workers`, as many as Ray has cores.

    Raises ArenaError if Ray is not installed or does not start, if a bot fails, or if a task's workers die every time.
    """
    ray = _ray()
    began = _begin(ray, workers)
    try:
        crew = workers or max(1, int(ray.cluster_resources().get("CPU", 1)))
        cutter.workers = crew
        task = ray.remote(num_cpus=1, max_retries=TRIES - 1)(_task)
        waiting: dict[Any, range] = {}
        while True:
            while len(waiting) < crew and (deals := cutter.take()) is not None:
                waiting[task.remote(plan.as_data(), deals.start, deals.stop)] = deals
            if not waiting:
                return
            (done,), _ = ray.wait(list(waiting), num_returns=1)
            shard = _fetched(ray, done, waiting.pop(done))
            cutter.learn(shard)
            yield shard
    finally:
        if began:
            ray.shutdown()


def _ray() -> ModuleType:
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # Ray warns if it is not told
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # it tells nobody that it is used
    try:
        import ray
    except ImportError:
        raise ArenaError("on: ray is not installed; install sitdown[ray]") from None
    return ray


def _begin(ray: ModuleType, workers: int | None) -> bool:
    """Connect, or start Ray here; False if it ran already in this process."""
    if ray.is_initialized():
        return False
    quiet = {"log_to_driver": False, "logging_level": "error"}
    try:
        if os.environ.get(ADDRESS):
            ray.init(**quiet)
        else:
            with _same_path():
                ray.init(num_cpus=workers, include_dashboard=False, **quiet)
    except Exception as error:  # whatever keeps it from starting
        raise ArenaError(f"on: Ray does not start: {error}") from None
    return True


@contextmanager
def _same_path() -> Iterator[None]:
    """Let what is started here find the modules that this process finds. Ray's own way, a `runtime_env`, would have
    every worker start seconds later."""
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join(entry for entry in sys.path if entry)
    try:
        yield
    finally:
        if before is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = before


def _fetched(ray: ModuleType, done: Any, deals: range) -> Shard:
    try:
        answer: dict[str, Any] | str = ray.get(done)
    except ray.exceptions.RayError as error:
        what = f"deals {deals.start} to {deals.stop - 1} on Ray"
        raise ArenaError(f"workers: {what} failed {TRIES} times ({type(error).__name__})") from None
    if isinstance(answer, str):
        raise ArenaError(answer)
    return Shard.from_data(answer)


def _task(plan_data: dict[str, Any], first: int, stop: int) -> dict[str, Any] | str:
    """What a worker of Ray does: a shard, or in words why not."""
    plan = Plan.from_data(plan_data)
    try:
        plan.check_code()
        return play_shard(plan, range(first, stop)).as_data()
    except ArenaError as error:
        return str(error)
