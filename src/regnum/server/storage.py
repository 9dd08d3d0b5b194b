"""Where tables are kept: a table is a row, and what was decided at it are rows that are only ever added."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    Engine,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    create_engine,
    event,
    inspect,
    text,
)
from sqlalchemy.exc import ArgumentError, DatabaseError, NoSuchModuleError, OperationalError

from regnum.engine.errors import RegnumError
from regnum.server.settings import Settings

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("game", String(40), nullable=False),
    Column("rules", String(40), nullable=False),
    Column("cards", String(40), nullable=False),
    Column("format", Integer, nullable=False),  # of the fingerprints, as records have it
    Column("options", Text, nullable=False),
    Column("dealt", Text),  # the options with nothing left to chance: what the match is made from
    Column("tried", String(40)),  # the version that it could not be carried over to
    Column("seed", BigInteger, nullable=False),
    Column("owner", String(22), nullable=False, index=True),
    Column("join_token", String(22), nullable=False, unique=True),
    Column("watch_token", String(22), nullable=False, unique=True),
    Column("created", Float, nullable=False),
    Column("closed", Float),
    Column("rematch_of", String(16), unique=True),
    Column("touched", Integer, nullable=False),  # rises with every change but a choice
)
SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("spec", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("guest", String(22), index=True),
    Index("uq_seats_table_guest", "table_id", "guest", unique=True),  # a guest has one seat at a table
)
CHOICES = Table(
    "choices",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("key", String(100), nullable=False),  # `undo:17` takes back the choice at place 17
    Column("request", String(40)),
    Column("fingerprint", String(16)),
    sqlite_with_rowid=False,
)
WATCHERS = Table(
    "watchers",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("guest", String(22), primary_key=True, index=True),
)
CARRIES = Table(
    "carries",
    METADATA,
    Column("token", String(22), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("guest", String(22), nullable=False),
    Column("expires", Float, nullable=False),
)
REMARKS = Table(
    "remarks",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),  # of a note, the message's id
    Column("request", String(40)),
    Column("at", Float, nullable=False),
    Column("count", Integer, nullable=False),  # how often a note came in a row
    Index("ix_remarks_request", "table_id", "request"),
)

SEEN = Table(
    "seen",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),  # -1 for whoever watches
    Column("version", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

CAMPAIGNS = Table(
    "campaigns",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("guest", String(22), nullable=False, index=True),
    Column("log", Text, nullable=False),  # as its file has it
    Column("created", Float, nullable=False),
)
CAMPAIGN_GAMES = Table(
    "campaign_games",
    METADATA,
    Column("campaign_id", String(16), ForeignKey("campaigns.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # from 0, as the log has them
    Column("table_id", String(16), nullable=False, unique=True),  # which may be gone by now
)
CAMPAIGN_CARRIES = Table(
    "campaign_carries",
    METADATA,
    Column("token", String(22), primary_key=True),
    Column("campaign_id", String(16), ForeignKey("campaigns.id"), nullable=False, unique=True),
    Column("guest", String(22), nullable=False),
    Column("expires", Float, nullable=False),
)
RESULTS = Table(
    "results",
    METADATA,
    Column("table_id", String(16), primary_key=True),  # which may be gone by now
    Column("guest", String(22), nullable=False, index=True),
    Column("game", String(40), nullable=False),
    Column("side", String(80), nullable=False),  # a message reference
    Column("bot", String(40), nullable=False),  # empty where there is none, as is the level
    Column("level", String(40), nullable=False),
    Column("won", Boolean, nullable=False),
    Column("points", Integer, nullable=False),
    Column("reason", String(40), nullable=False),
    Column("ended", Float, nullable=False),
)

HEAD = "0004"
"""The last step of the migrations: a test holds it to the files."""
MIGRATIONS = Path(__file__).parent / "migrations"


def open_engine(settings: Settings) -> Engine:
    """The database, with what each kind needs to be safe and quick."""
    try:
        engine = create_engine(settings.url(), **arguments_for(settings.url()))
    except (ArgumentError, NoSuchModuleError) as wrong:
        raise RegnumError(f"The database address cannot be understood: {wrong}.") from None
    except ModuleNotFoundError as absent:
        raise RegnumError(
            f"This database needs the package {absent.name}: pip install 'regnum[postgres]'."
        ) from None
    if engine.dialect.name == "sqlite":
        keep_to_ourselves(engine.url.database)
        prepare_sqlite(engine, settings.power_safe)
    return engine


def keep_to_ourselves(path: str | None) -> None:
    """The file, readable by nobody else: it holds everybody's links. What lies beside it is made alike."""
    if not path or path == ":memory:":
        return
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        os.chmod(path, 0o600)
    except OSError as refused:
        raise RegnumError(f"The database {path} cannot be opened: {refused.strerror}.") from None


def arguments_for(url: str) -> dict[str, Any]:
    """SQLite connections may wander between threads (one at a time); others are looked at before use."""
    if url.startswith("sqlite"):
        return {"connect_args": {"check_same_thread": False, "timeout": 30.0}, "pool_size": 4}
    return {"pool_pre_ping": True, "pool_size": 4}


def prepare_sqlite(engine: Engine, power_safe: bool) -> None:
    """WAL, and transactions that begin where we say.

    A commit in WAL mode survives the end of the process, however sudden. Against a power cut, `synchronous`
    must be FULL, which waits for the disk; NORMAL may lose the last moments then, but never more than that.
    """

    @event.listens_for(engine, "connect")
    def connected(connection: sqlite3.Connection, _record: object) -> None:
        connection.isolation_level = None  # else the driver begins transactions when it likes
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute(f"PRAGMA synchronous = {'FULL' if power_safe else 'NORMAL'}")
        connection.execute("PRAGMA foreign_keys = ON")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        reading = connection.get_execution_options().get("reading")
        # A writer takes the lock at once: one that reads first may find it taken when it wants to write.
        connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")


@contextmanager
def alone(engine: Engine) -> Iterator[Connection]:
    """A transaction of which there is one at a time, whatever the number of processes."""
    try:
        with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                connection.execute(text("SELECT pg_advisory_xact_lock(8700)"))
            yield connection
    except sqlite3.DatabaseError as refused:  # of what is done to each connection first
        raise RegnumError(f"The database cannot be opened: {refused}.") from None
    except DatabaseError as refused:
        if type(refused) not in (DatabaseError, OperationalError):
            raise  # a fault of ours
        raise RegnumError(f"The database cannot be opened: {refused.orig}.") from None


def reshape(connection: Connection) -> None:
    """Bring the database to this version's shape."""
    if version_of(connection) != HEAD:
        migrate(connection)


def version_of(connection: Connection) -> str | None:
    """The last step that the database has taken."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    version: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return version


def migrate(connection: Connection) -> None:
    """Take the steps that are missing."""
    from alembic import command  # Here, because it is slow to import and seldom needed.
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as unknown:
        raise RegnumError(f"The database is of a newer version than this program: {unknown}.") from None
