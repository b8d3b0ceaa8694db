"""Reports, friends, and days away."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def person(name: str = "person") -> "sa.Column[str]":
    return sa.Column(name, sa.String(40), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("match", sa.String(40)),
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id", ondelete="SET NULL")),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("ix_reports_person", "reports", ["person"])
    op.create_index("ix_reports_created", "reports", ["created"])
    op.create_table("friends", person(), person("friend"))
    op.create_table("away_days", person(), sa.Column("day", sa.Integer, primary_key=True))


def downgrade() -> None:
    for name in ("away_days", "friends", "reports"):
        op.drop_table(name)
