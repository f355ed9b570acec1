"""What Alembic runs: the missing steps, in the transaction that `store_migrate` opened."""

from __future__ import annotations

from alembic import context

from sitdown.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
