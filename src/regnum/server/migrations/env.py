"""Run by Alembic for each upgrade, on the connection that `storage.migrate` hands over."""

from alembic import context

from regnum.server.storage import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transactional_ddl=True,  # SQLite too: the connection begins its own transaction
)
with context.begin_transaction():
    context.run_migrations()
