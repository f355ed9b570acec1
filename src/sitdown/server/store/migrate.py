"""Bring a database to the schema of this program, at every start."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text

from sitdown.server.store.url import BadDatabase

LOCK = 0x51_7D_0E_4E  # PostgreSQL's advisory lock: of processes that start together one migrates, the others wait


def migrate(engine: Engine) -> None:
    """All missing steps in one transaction (on SQLite it holds the write lock from its beginning)."""
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
        config = alembic_config(connection)
        steps = ScriptDirectory.from_config(config)
        known = {step.revision for step in steps.walk_revisions()}
        found = MigrationContext.configure(connection).get_current_revision()
        if found is not None and found not in known:
            raise BadDatabase("it was made by a newer version of sitdown; upgrade sitdown to use it")
        if found != steps.get_current_head():
            command.upgrade(config, "head")


def alembic_config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
