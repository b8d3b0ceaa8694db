"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("login", sa.String(40), unique=True),
        sa.Column("password", sa.Text),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "keys",
        sa.Column("fingerprint", sa.String(64), primary_key=True),
        sa.Column(
            "person",
            sa.String(40),
            sa.ForeignKey("people.id", ondelete="CASCADE"),
            nullable=False,
            index=True,
        ),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.String(40), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("host", sa.String(40), sa.ForeignKey("people.id", ondelete="SET NULL")),
        sa.Column("host_name", sa.String(40), nullable=False),
        sa.Column("dice", sa.LargeBinary, nullable=False),
        sa.Column("state", sa.String(12), nullable=False),
        sa.Column("watch_key", sa.String(64), unique=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("entries", sa.Integer, nullable=False),
        sa.Column("asked", sa.String(20), nullable=False),
        sa.Column("outcome", sa.Text),
        sa.Column("practice", sa.Boolean, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
    )
    op.create_index("matches_by_state", "matches", ["state", "listed", "changed"])
    op.create_table(
        "seats",
        sa.Column("match", sa.String(40), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id", ondelete="SET NULL"), index=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("level", sa.String(40), nullable=False),
        sa.Column("here", sa.Boolean, nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("link_key", sa.String(64), unique=True),
        sa.Column("roster", sa.Text, nullable=False),
    )
    op.create_table(
        "acts",
        sa.Column("match", sa.String(40), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("match", sa.String(40), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "rosters",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column(
            "person",
            sa.String(40),
            sa.ForeignKey("people.id", ondelete="CASCADE"),
            nullable=False,
            index=True,
        ),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("roster", sa.Text, nullable=False),
        sa.Column("options", sa.Text),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_table(
        "roster_versions",
        sa.Column("id", sa.String(40), sa.ForeignKey("rosters.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("roster", sa.Text, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for name in ("roster_versions", "rosters", "chat", "acts", "seats", "matches", "keys", "people"):
        op.drop_table(name)
