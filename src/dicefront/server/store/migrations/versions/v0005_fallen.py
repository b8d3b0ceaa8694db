"""Dice that fell on the whole site."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "fallen",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("sides", sa.Integer, primary_key=True),
        sa.Column("face", sa.Integer, primary_key=True),
        sa.Column("times", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("fallen")
