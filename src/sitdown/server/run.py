"""Starts the server: `sitdown serve`."""

from __future__ import annotations

import os

import uvicorn

from sitdown.server.app import make_app
from sitdown.server.settings import Settings

WAIT = 10  # seconds for open requests when it is asked to stop
SETTINGS = "SITDOWN_SETTINGS"  # how worker processes are told


def application() -> object:
    """The application of a worker process."""
    import msgspec

    return make_app(msgspec.json.decode(os.environ[SETTINGS], type=Settings))


def config(settings: Settings, workers: int = 1) -> uvicorn.Config:
    import msgspec

    os.environ[SETTINGS] = msgspec.json.encode(settings).decode()
    return uvicorn.Config(
        "sitdown.server.run:application", factory=True, host=settings.host, port=settings.port, workers=workers,
        ws="websockets-sansio", ws_max_size=settings.limits.message_bytes, ws_per_message_deflate=False,
        ws_ping_interval=20.0, ws_ping_timeout=20.0, loop="auto", log_level="warning", access_log=False,
        server_header=False, timeout_graceful_shutdown=WAIT, root_path=settings.root_path, backlog=4096,
        proxy_headers=True,
    )  # fmt: skip
