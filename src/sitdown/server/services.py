"""Services: everything that a request handler may need, made once for the process."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

from litestar.connection import ASGIConnection

from sitdown.server.bots.pool import WorkerPool
from sitdown.server.live.background import Background
from sitdown.server.live.rooms import Rooms
from sitdown.server.lookback.analyses import Analyses
from sitdown.server.pages.files import Pages, packaged
from sitdown.server.people.people import People
from sitdown.server.settings import Settings
from sitdown.server.store.store import Store


class Services:
    """One server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.pages = Pages(Path(settings.pages) if settings.pages else packaged(), settings.root_path)
        self.store = Store(settings.database)
        self.people = People(self.store)
        self.bots = WorkerPool(settings.bot_workers)
        self.rooms = Rooms(self.store, self.bots, settings, secrets.token_hex(8))
        self.analyses = Analyses(self.store, self.bots, settings)
        self.background = Background(self.rooms)

    async def open(self) -> None:
        await self.store.open()
        await self.background.start()

    async def close(self) -> None:
        await self.background.stop()
        await self.rooms.hints.stop()
        await self.analyses.stop()
        await self.bots.stop()
        self.people.close()
        await self.store.close()


def services_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Services:
    services = connection.app.state["services"]
    assert isinstance(services, Services)
    return services
