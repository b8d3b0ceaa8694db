"""Experiments are claimed by the server that works on them."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("experiments") as experiments:
        experiments.add_column(sa.Column("claimed", sa.Float, nullable=False, server_default="0"))


def downgrade() -> None:
    with op.batch_alter_table("experiments") as experiments:
        experiments.drop_column("claimed")
