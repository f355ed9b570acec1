"""`kill -9`: whatever was acknowledged is there, in order, without gaps."""

from __future__ import annotations

import random
import subprocess
import sys
import time

from tests.server.store.appender import TABLES
from tests.server.stores import add_person, add_table, opened, run

KILLS = 4


def test_an_acknowledged_entry_survives_the_process(database_url: str) -> None:
    async def furnish() -> None:
        async with opened(database_url) as store:
            await add_person(store, "p")
            for i in range(TABLES):
                await add_table(store, f"t{i}", "p")

    async def check(told: dict[str, int]) -> None:
        async with opened(database_url) as store:
            for table, number in told.items():
                stored = await store.entries(table)
                assert [row.number for row in stored] == list(range(1, len(stored) + 1))
                assert number <= len(stored) <= number + 1 + KILLS  # at most one in flight at each kill

    chance = random.Random("killed")
    told = {f"t{i}": 0 for i in range(TABLES)}
    run(furnish())
    for _ in range(KILLS):
        told |= killed_after(database_url, chance.uniform(0.05, 0.5))
        run(check(told))
    assert min(told.values()) > 0


def killed_after(url: str, seconds: float) -> dict[str, int]:
    """The last number told of each table by a process that is killed so long after its first word."""
    command = [sys.executable, "-m", "tests.server.store.appender", url]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as child:
        assert child.stdout
        lines = [child.stdout.readline()]
        time.sleep(seconds)
        child.kill()
        lines += child.stdout.read().splitlines(keepends=True)
    assert lines[0]
    whole = (line.decode().split() for line in lines if line.endswith(b"\n"))
    return {table: int(number) for table, number in whole}
