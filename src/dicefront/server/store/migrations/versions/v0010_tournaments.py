"""Tournaments and who plays in them."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("host", sa.String(40), sa.ForeignKey("people.id", ondelete="SET NULL")),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("system", sa.String(12), nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("meetings", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_index("tournaments_by_state", "tournaments", ["state", "changed"])
    op.create_index("ix_tournaments_host", "tournaments", ["host"])
    op.create_table(
        "tournament_players",
        sa.Column(
            "tournament",
            sa.String(40),
            sa.ForeignKey("tournaments.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id", ondelete="SET NULL")),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("level", sa.String(40), nullable=False),
        sa.Column("gone", sa.Boolean, nullable=False),
    )
    op.create_index("ix_tournament_players_person", "tournament_players", ["person"])


def downgrade() -> None:
    op.drop_table("tournament_players")
    op.drop_table("tournaments")
