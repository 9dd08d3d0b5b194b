"""Strangers: a guest has one seat at a table, and notes that repeat are counted."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

TWICE = """
UPDATE seats SET kind = 'open', guest = NULL
WHERE guest IS NOT NULL AND EXISTS (
    SELECT 1 FROM seats AS other
    WHERE other.table_id = seats.table_id AND other.guest = seats.guest AND other.seat < seats.seat
)
"""


def upgrade() -> None:
    """Who has come to several seats keeps the first. Nobody could decide for the others: they are free."""
    op.execute(TWICE)
    op.create_index("uq_seats_table_guest", "seats", ["table_id", "guest"], unique=True)
    op.add_column("remarks", sa.Column("count", sa.Integer, nullable=False, server_default="1"))
    op.create_index("ix_remarks_request", "remarks", ["table_id", "request"])


def downgrade() -> None:
    """Take it away."""
    op.drop_index("ix_remarks_request", "remarks")
    op.drop_column("remarks", "count")
    op.drop_index("uq_seats_table_guest", "seats")
