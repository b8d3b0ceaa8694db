"""Mail and webhooks, and since when people in a match are waited for."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("matches") as matches:
        matches.add_column(sa.Column("waits", sa.Text, nullable=False, server_default="[]"))
    op.create_table(
        "channels",
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("kind", sa.String(4), primary_key=True),
        sa.Column("target", sa.String(500), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("key", sa.String(64), unique=True),
        sa.Column("state", sa.String(3), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("games", sa.Text, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("claimed", sa.Float, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("problem", sa.String(200), nullable=False),
        sa.Column("sent", sa.Text, nullable=False),
    )
    op.create_table(
        "told",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("kind", sa.String(4), primary_key=True),
        sa.Column("match", sa.String(40), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("question", sa.Integer, nullable=False),
        sa.Column("stage", sa.Integer, nullable=False),
        sa.Column("ended", sa.Boolean, nullable=False),
        sa.ForeignKeyConstraint(
            ["person", "kind"],
            ["channels.person", "channels.kind"],
            ondelete="CASCADE",
            name="told_by_channel",
        ),
    )
    op.create_table(
        "mail_codes",
        sa.Column("fingerprint", sa.String(64), primary_key=True),
        sa.Column("at", sa.Float, primary_key=True),
    )


def downgrade() -> None:
    for name in ("mail_codes", "told", "channels"):
        op.drop_table(name)
    with op.batch_alter_table("matches") as matches:
        matches.drop_column("waits")
