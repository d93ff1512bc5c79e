"""Ways to reach people are called channels."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    _move("way", "channel")


def downgrade() -> None:
    _move("channel", "way")


def _move(old: str, new: str) -> None:
    """A new table rather than a new name, so that its keys and its index are named after it on every database."""
    op.create_table(
        new,
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
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=f"fk_{new}_person"),
        sa.PrimaryKeyConstraint("id", name=f"pk_{new}"),
        sa.UniqueConstraint("leave", name=f"uq_{new}_leave"),
    )
    op.create_index(f"ix_{new}_person", new, ["person"])
    op.execute(f"INSERT INTO {new} SELECT * FROM {old}")
    op.drop_table(old)
