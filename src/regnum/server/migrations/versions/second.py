"""Tables that outlive the code: the kind of their fingerprints, who was drawn by lot, how they were seen."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables made before this have fingerprints of the first format."""
    op.add_column("tables", sa.Column("format", sa.Integer, nullable=False, server_default="1"))
    op.add_column("tables", sa.Column("dealt", sa.Text))
    op.add_column("tables", sa.Column("tried", sa.String(40)))
    op.create_table(
        "seen",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """Take it away."""
    op.drop_table("seen")
    op.drop_column("tables", "tried")
    op.drop_column("tables", "dealt")
    op.drop_column("tables", "format")
