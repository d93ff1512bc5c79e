"""Who is asked to play again; what people at a shared screen are called."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("seat", schema=None) as batch_op:
        batch_op.add_column(sa.Column("called", sa.String(length=60), nullable=True))
        batch_op.add_column(sa.Column("asked", sa.String(length=10), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("seat", schema=None) as batch_op:
        batch_op.drop_column("asked")
        batch_op.drop_column("called")
