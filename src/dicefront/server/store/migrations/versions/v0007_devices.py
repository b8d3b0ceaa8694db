"""Links of players to other devices of theirs; a line of chat that is sent twice is said once."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("device_key", sa.String(64)))
        seats.create_index("seats_by_device", ["device_key"])
    with op.batch_alter_table("chat") as chat:
        chat.add_column(sa.Column("command", sa.String(128), nullable=False, server_default=""))


def downgrade() -> None:
    with op.batch_alter_table("chat") as chat:
        chat.drop_column("command")
    with op.batch_alter_table("seats") as seats:
        seats.drop_index("seats_by_device")
        seats.drop_column("device_key")
