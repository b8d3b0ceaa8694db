"""What every seat adds to the dice."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("secret", sa.String(128), nullable=False, server_default=""))


def downgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("secret")
