"""Devices of people, logins that look alike, and the time that runs while a server does."""

import sqlalchemy as sa
from alembic import op

from dicefront.server.names import skeleton

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("people") as people:
        people.add_column(sa.Column("skeleton", sa.String(80)))
        people.create_unique_constraint("people_skeleton_key", ["skeleton"])
    with op.batch_alter_table("keys") as keys:
        keys.add_column(sa.Column("seen", sa.Float, nullable=False, server_default="0"))
        keys.add_column(sa.Column("device", sa.String(40), nullable=False, server_default=""))
    op.create_table(
        "served",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.execute("UPDATE keys SET seen = created")
    give_skeletons()


def give_skeletons() -> None:
    """Of accounts that look alike already the oldest keeps its look to itself; nobody loses an account."""
    connection = op.get_bind()
    taken: set[str] = set()
    accounts = sa.text("SELECT id, login FROM people WHERE login IS NOT NULL ORDER BY created")
    for id_, login in list(connection.execute(accounts)):
        look = skeleton(login)
        if look not in taken:
            taken.add(look)
            connection.execute(
                sa.text("UPDATE people SET skeleton = :look WHERE id = :id"), {"look": look, "id": id_}
            )


def downgrade() -> None:
    op.drop_table("served")
    with op.batch_alter_table("keys") as keys:
        keys.drop_column("device")
        keys.drop_column("seen")
    with op.batch_alter_table("people") as people:
        people.drop_constraint("people_skeleton_key", type_="unique")
        people.drop_column("skeleton")
