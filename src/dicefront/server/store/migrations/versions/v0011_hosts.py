"""The matches of a host are found without reading all matches."""

from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_matches_host", "matches", ["host"])


def downgrade() -> None:
    op.drop_index("ix_matches_host", "matches")
