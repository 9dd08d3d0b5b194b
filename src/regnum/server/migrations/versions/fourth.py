"""Campaigns with their games, and what solo games came to: that outlives their tables."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Solo games that were over before are entered when their guest next looks."""
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("guest", sa.String(22), nullable=False),
        sa.Column("log", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("ix_campaigns_guest", "campaigns", ["guest"])
    op.create_table(
        "campaign_games",
        campaign_id(primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.UniqueConstraint("table_id", name="uq_campaign_games_table_id"),
    )
    op.create_table(
        "campaign_carries",
        sa.Column("token", sa.String(22), primary_key=True),
        campaign_id(),
        sa.Column("guest", sa.String(22), nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
        sa.UniqueConstraint("campaign_id", name="uq_campaign_carries_campaign_id"),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("guest", sa.String(22), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("side", sa.String(80), nullable=False),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("level", sa.String(40), nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("reason", sa.String(40), nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
    )
    op.create_index("ix_results_guest", "results", ["guest"])


def campaign_id(primary_key: bool = False) -> sa.Column[str]:
    """Whose row it is."""
    key = sa.ForeignKey("campaigns.id")
    return sa.Column("campaign_id", sa.String(16), key, primary_key=primary_key, nullable=False)


def downgrade() -> None:
    """Take it away."""
    for name in ("results", "campaign_carries", "campaign_games", "campaigns"):
        op.drop_table(name)
