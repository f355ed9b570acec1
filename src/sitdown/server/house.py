"""All that a request may need, in one place."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

from litestar.connection import ASGIConnection

from sitdown.server.hall import Hall
from sitdown.server.housekeeping import Housekeeping
from sitdown.server.pages import Pages, packaged
from sitdown.server.people import People
from sitdown.server.settings import Settings
from sitdown.server.store import Store
from sitdown.server.thinkers import Thinkers


class House:
    """One server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.pages = Pages(Path(settings.pages) if settings.pages else packaged(), settings.root_path)
        self.store = Store(settings.database)
        self.people = People(self.store)
        self.thinkers = Thinkers(settings.thinkers)
        self.hall = Hall(self.store, self.thinkers, settings, secrets.token_hex(8))
        self.housekeeping = Housekeeping(self.hall)

    async def open(self) -> None:
        await self.store.open()
        await self.housekeeping.start()

    async def close(self) -> None:
        await self.housekeeping.stop()
        await self.thinkers.stop()
        self.people.close()
        await self.store.close()


def house_of(connection: ASGIConnection[Any, Any, Any, Any]) -> House:
    house = connection.app.state["house"]
    assert isinstance(house, House)
    return house
