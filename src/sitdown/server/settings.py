"""How a server is set up: what `sitdown serve` was told, and limits that keep it alive."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct
from platformdirs import user_data_path

from sitdown.bots.thinking_time import PONDER_SECONDS

DEFAULT_PORT = 8377


class Limits(Struct, frozen=True):
    """What one client may ask of us. None: no limit (a soak on this machine)."""

    requests_a_minute: int | None = 300
    messages_a_second: int | None = 20
    hints_a_minute: int | None = 20  # of a person; three times as many from one address
    analyses_an_hour: int | None = 20  # of a person; three times as many from one address
    message_bytes: int = 16_384
    unsent_bytes: int = 1_048_576  # that lie here for a client that does not read; then it is dropped
    seconds_to_join: float = 10.0
    seconds_to_send: float = 10.0
    sockets_a_table: int = 64
    tables_a_person: int = 50  # that are not over


class Settings(Struct, frozen=True):
    """All that `make_app` needs."""

    database: str
    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    root_path: str = ""  # behind a reverse proxy
    bot_workers: int = 1  # processes in which bots think
    think_seconds: float = 2.0
    ponder_seconds: float = PONDER_SECONDS  # between two moves at a table, for its bots to think ahead; 0: they do not
    analysis_effort: float = 1.0  # how much an analysis tries, of the usual
    https: bool = False  # cookies only over TLS
    open_metrics: bool = False  # /metrics for everybody
    proxies: str | None = None  # whose word we take for who asks; None: those on this machine
    pages: str | None = None  # the folder of the built pages; None: the one in the package
    limits: Limits = Limits()


def default_database() -> str:
    """A file in the user's data folder."""
    return f"sqlite:///{Path(user_data_path('sitdown', appauthor=False)) / 'sitdown.db'}"
