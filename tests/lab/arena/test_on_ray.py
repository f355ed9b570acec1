"""On Ray the arena gives what one process gives, also when a worker of Ray is killed in the middle."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from pathlib import Path

import pytest

from sitdown.games import game_of
from sitdown.lab.arena import RAY, ArenaError, Plan, compare
from sitdown.lab.arena import on_ray as backend
from tests.lab.arena.test_processes import told

if os.environ.get("CI") != "true":
    pytest.importorskip("ray")


def test_ray_is_here_where_it_must_be() -> None:
    assert import_module("ray").__version__


def test_ray_gives_the_same_also_when_a_worker_is_killed() -> None:
    plan = Plan.of(game_of("first_chair"), ["odd_bots:DiesOnce", "random"], 2, "ray")
    died = Path(os.environ["ARENA_TEST_ONCE"])
    assert not died.exists()
    killed = compare(plan, 24, workers=2, on=RAY)
    assert died.exists(), "a worker was killed while it played"
    assert told(killed) == told(compare(plan, 24))


@pytest.mark.long
def test_ray_gives_the_same_in_capo_and_tells_of_a_bot_that_fails() -> None:
    """All on one Ray, which the arena finds running and leaves running."""
    plan = Plan.of(game_of("capo"), ["thumb", "easy", "random"], 3, "ray")
    fails = Plan.of(game_of("first_chair"), ["odd_bots:Fails", "random"], 2, "ray")
    dies = Plan.of(game_of("first_chair"), ["odd_bots:AlwaysDies", "random"], 2, "ray")
    ray = backend._ray()
    assert backend._begin(ray, 2)
    try:
        assert told(compare(plan, 24, workers=None, on=RAY)) == told(compare(plan, 24))
        with pytest.raises(ArenaError, match="bots: odd_bots:Fails at seat 0 failed in deal 0"):
            compare(fails, 2, workers=1, on=RAY)
        with pytest.raises(ArenaError, match="workers: deals 0 to 0 on Ray failed 3 times"):
            compare(dies, 2, workers=1, on=RAY)
        assert ray.is_initialized()
    finally:
        ray.shutdown()


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ArenaError, match=r"on: ray is not installed; install sitdown\[ray\]"):
        backend._ray()
