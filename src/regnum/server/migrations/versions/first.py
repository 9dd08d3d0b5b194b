"""Tables, seats, choices, watchers, carried seats and remarks."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make everything that the first version has."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.String(40), nullable=False),
        sa.Column("cards", sa.String(40), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("owner", sa.String(22), nullable=False),
        sa.Column("join_token", sa.String(22), nullable=False),
        sa.Column("watch_token", sa.String(22), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("closed", sa.Float),
        sa.Column("rematch_of", sa.String(16)),
        sa.Column("touched", sa.Integer, nullable=False),
        sa.UniqueConstraint("join_token", name="uq_tables_join_token"),
        sa.UniqueConstraint("watch_token", name="uq_tables_watch_token"),
        sa.UniqueConstraint("rematch_of", name="uq_tables_rematch_of"),
    )
    op.create_index("ix_tables_owner", "tables", ["owner"])
    op.create_table(
        "seats",
        table_id(),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("spec", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("guest", sa.String(22)),
    )
    op.create_index("ix_seats_guest", "seats", ["guest"])
    op.create_table(
        "choices",
        table_id(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("key", sa.String(100), nullable=False),
        sa.Column("request", sa.String(40)),
        sa.Column("fingerprint", sa.String(16)),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "watchers",
        table_id(),
        sa.Column("guest", sa.String(22), primary_key=True),
    )
    op.create_index("ix_watchers_guest", "watchers", ["guest"])
    op.create_table(
        "carries",
        sa.Column("token", sa.String(22), primary_key=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("guest", sa.String(22), nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_table(
        "remarks",
        table_id(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("request", sa.String(40)),
        sa.Column("at", sa.Float, nullable=False),
    )


def table_id() -> sa.Column[str]:
    """Whose row it is: the first part of the key."""
    return sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True)


def downgrade() -> None:
    """Take it all away."""
    for name in ("remarks", "carries", "watchers", "choices", "seats", "tables"):
        op.drop_table(name)
