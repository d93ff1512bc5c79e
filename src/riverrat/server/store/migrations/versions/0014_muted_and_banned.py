"""People whom the house mutes or does not let in."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("person", schema=None) as batch_op:
        for name in ("muted", "banned"):
            batch_op.add_column(sa.Column(name, sa.Boolean(), server_default="0", nullable=False))


def downgrade() -> None:
    with op.batch_alter_table("person", schema=None) as batch_op:
        for name in ("muted", "banned"):
            batch_op.drop_column(name)
