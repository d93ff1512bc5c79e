"""Letters to people whose turn it is, how long a turn may take, and holidays."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("person", schema=None) as batch_op:
        batch_op.add_column(sa.Column("away_until", sa.BigInteger(), nullable=True))
    with op.batch_alter_table("game_table", schema=None) as batch_op:
        batch_op.add_column(sa.Column("since", sa.BigInteger(), nullable=False, server_default="0"))
        batch_op.add_column(sa.Column("minutes", sa.Integer(), nullable=False, server_default="0"))
        batch_op.add_column(sa.Column("late", sa.String(length=10), nullable=False, server_default="opponent"))
        batch_op.create_index("ix_game_table_over_since", ["over", "since"])
    op.execute("UPDATE game_table SET since = updated")
    with op.batch_alter_table("seat", schema=None) as batch_op:
        batch_op.add_column(sa.Column("told", sa.BigInteger(), nullable=True))
    op.create_table(
        "way",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("form", sa.String(length=10), nullable=False),
        sa.Column("target", sa.Text(), nullable=False),
        sa.Column("keys", sa.Text(), nullable=False),
        sa.Column("language", sa.String(length=2), nullable=False),
        sa.Column("hours", sa.Integer(), nullable=False),
        sa.Column("leave", sa.String(length=64), nullable=False),
        sa.Column("confirm", sa.String(length=64), nullable=True),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.Column("sent", sa.BigInteger(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_way_person"),
        sa.PrimaryKeyConstraint("id", name="pk_way"),
        sa.UniqueConstraint("leave", name="uq_way_leave"),
    )
    op.create_index("ix_way_person", "way", ["person"])
    op.create_table(
        "house_key",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_house_key"),
    )


def downgrade() -> None:
    op.drop_table("house_key")
    op.drop_table("way")
    with op.batch_alter_table("seat", schema=None) as batch_op:
        batch_op.drop_column("told")
    with op.batch_alter_table("game_table", schema=None) as batch_op:
        batch_op.drop_index("ix_game_table_over_since")
        batch_op.drop_column("late")
        batch_op.drop_column("minutes")
        batch_op.drop_column("since")
    with op.batch_alter_table("person", schema=None) as batch_op:
        batch_op.drop_column("away_until")
