"""How people fare with puzzles."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "puzzle",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("puzzle", sa.String(length=64), nullable=False),
        sa.Column("tries", sa.Text(), nullable=False),
        sa.Column("shown", sa.Boolean(), nullable=False),
        sa.Column("solved", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_puzzle_person"),
        sa.PrimaryKeyConstraint("person", "game", "puzzle", name="pk_puzzle"),
    )


def downgrade() -> None:
    op.drop_table("puzzle")
