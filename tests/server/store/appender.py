"""A process to be killed: appends as fast as it can and prints each `table number` once it is acknowledged."""

from __future__ import annotations

import asyncio
import os
import sys

from sitdown.server.store.jobs import Append
from sitdown.server.store.rows import EntryRow
from sitdown.server.store.store import Store

TABLES = 20


async def main(url: str) -> None:
    store = Store(url)
    await store.open()

    async def play(table: str) -> None:
        number = len(await store.entries(table))
        while True:
            number += 1
            if not await store.append(Append(table, EntryRow(number, number, "moved", b"x" * 60), {"changed": number})):
                raise SystemExit(f"{table} {number} was there already")
            os.write(1, f"{table} {number}\n".encode())  # no buffer of ours: what was told stays told

    await asyncio.gather(*(play(f"t{i}") for i in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
