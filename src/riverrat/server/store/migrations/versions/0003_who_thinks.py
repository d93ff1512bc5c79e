"""Which process thinks about an opponent's move."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("game_table", schema=None) as batch_op:
        batch_op.add_column(sa.Column("thinker", sa.String(length=16), nullable=True))
        batch_op.add_column(sa.Column("thinks_at", sa.Integer(), nullable=True))
        batch_op.add_column(sa.Column("thinks_until", sa.BigInteger(), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("game_table", schema=None) as batch_op:
        batch_op.drop_column("thinks_until")
        batch_op.drop_column("thinks_at")
        batch_op.drop_column("thinker")
