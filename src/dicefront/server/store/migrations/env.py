"""How Alembic reaches the database: over the connection it is given."""

from alembic import context
from sqlalchemy import Connection

from dicefront.server.store.schema import metadata

connection = context.config.attributes["connection"]
assert isinstance(connection, Connection)
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
