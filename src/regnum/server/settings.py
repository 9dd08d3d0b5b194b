"""How a server is set up, where it keeps its things, and the secret that signs its cookies."""

import contextlib
import os
import secrets
from pathlib import Path

import msgspec

from regnum.engine.errors import RegnumError
from regnum.home import user_data
from regnum.server.levels import LEVELS

ENVIRONMENT = "REGNUM_SETTINGS"
"""How the settings reach further worker processes."""
SHORTEST_SECRET = 16
PLAYERS = "regnum.players:make"


class Rate(msgspec.Struct, frozen=True):
    """A token bucket: so many at once, and so many a second in the long run."""

    burst: float
    per_second: float


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """What one guest may ask of us. An address may ask `crowd` times as much: many guests share one."""

    tables: Rate = Rate(20, 0.1)
    joins: Rate = Rate(30, 0.5)
    choices: Rate = Rate(100, 30)
    undos: Rate = Rate(20, 0.5)
    words: Rate = Rate(10, 0.5)
    hints: Rate = Rate(10, 0.5)
    reads: Rate = Rate(300, 50)
    opens: Rate = Rate(60, 2)
    """Connections to tables."""
    crowd: float = 10.0
    message: int = 8 * 1024
    """The longest message over a WebSocket, in bytes."""
    body: int = 1024 * 1024
    """The longest body of a request: a record."""
    head: int = 16 * 1024
    """The longest head of a request, cookies of other programs on this host included."""
    head_seconds: float = 10.0
    """Within this time a connection must have said what it wants,"""
    body_seconds: float = 30.0
    """within this it must have sent the body,"""
    answer_seconds: float = 120.0
    """and within this it must have taken the answer."""
    connections: int = 20_000
    """Connections of a process at any time."""
    sockets: int = 20
    """Tables that a guest has open at any time."""
    campaigns: int = 30
    """Campaigns that a guest keeps."""
    watchers: int = 300
    """Spectators of one table, at one process."""
    waiting: int = 100
    """Connections of one address that have not yet said what they want."""
    patience: int = 50
    """A connection is closed after so many refusals for flooding in a row."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """One server, all its processes alike."""

    host: str = "127.0.0.1"
    port: int = 8700
    database: str = ""
    """A SQLAlchemy URL or the path of a SQLite file; empty for one in the data folder."""
    redis: str = ""
    workers: int = 1
    homes: str = ""
    """The folder where the workers find each other; empty where there is one, or where they cannot."""
    data: str = ""
    """The data folder; empty for the user's own."""
    browser: bool = False
    power_safe: bool = False
    """SQLite waits for the disk at each commit, so that not even a power cut takes a choice back."""
    limits: Limits = Limits()
    players: str = PLAYERS
    """Who makes computer players: `module:function`, as `regnum.players.make`."""
    thinkers: int = 0
    """Processes for computer players of each worker; 0 for those of all together to leave a core free."""
    think_seconds: float = 10.0
    """A computer player that takes longer is replaced by the quickest that looks at anything."""
    levels: tuple[str, ...] = LEVELS
    """The computer players on offer."""
    named_seeds: bool = False
    """Whoever sets up a table may name its seed though others will sit there: for tests only."""
    hint: str = "search:1000ms"
    live_tables: int = 500
    """Tables kept in memory when nobody is looking at them."""
    keep_seconds: float = 120.0
    """Between two times that the tables are kept as they are seen; all are when the server ends, and one that
    is over is kept at once. Two hundred long games take four seconds of processor time."""
    client: str = ""
    """The folder of the built client; empty to look for it."""

    @property
    def thinking(self) -> int:
        """How many processes of each worker think for computer players."""
        return self.thinkers or max(1, (cores() - 1) // self.workers)

    def folder(self) -> Path:
        """The data folder, made if need be, readable by nobody else."""
        folder = Path(self.data) if self.data else user_data()
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as refused:
            raise RegnumError(f"The data folder {folder} cannot be made: {refused.strerror}.") from None
        return folder

    def file(self) -> Path:
        """The SQLite file."""
        path = Path(self.database) if self.database else self.folder() / "regnum.sqlite3"
        try:
            str(path).encode()
        except UnicodeEncodeError:
            shown = os.fsencode(path).decode(errors="replace")
            raise RegnumError(
                f"The name of {shown} cannot be read in this locale. Set LC_ALL to one with UTF-8."
            ) from None
        return path.absolute()

    def url(self) -> str:
        """Where the tables are kept, as SQLAlchemy says it."""
        if "://" not in self.database:
            return f"sqlite:///{self.file()}"
        # The driver is ours to know; people write the URL as every other PostgreSQL program takes it.
        for plain in ("postgresql://", "postgres://"):
            if self.database.startswith(plain):
                return "postgresql+psycopg://" + self.database.removeprefix(plain)
        if self.database.startswith(("sqlite:", "postgresql+")):
            return self.database
        kind = self.database.partition(":")[0]
        raise RegnumError(f"Tables are kept in a SQLite file or in PostgreSQL (postgresql://…), not {kind}.")

    def secret(self) -> bytes:
        """What cookies are signed with: made once, and kept in the data folder for this user's eyes only."""
        path = self.folder() / "secret"
        try:
            if not path.exists():
                make_secret(path)
            secret = path.read_bytes()
        except OSError as refused:
            raise RegnumError(f"The secret {path} cannot be kept: {refused.strerror}.") from None
        if len(secret) < SHORTEST_SECRET:
            raise RegnumError(
                f"The secret {path} is too short to keep guests apart. Bring back the one that was there, or "
                "remove the file: then a new one is made, and guests are no longer known."
            )
        return secret

    def to_environment(self) -> None:
        """Hand the settings to processes that are yet to start."""
        os.environ[ENVIRONMENT] = msgspec.json.encode(self).decode()

    @classmethod
    def from_environment(cls) -> "Settings":
        """The settings of the process that started this one."""
        return msgspec.json.decode(os.environ[ENVIRONMENT], type=cls)


def cores() -> int:
    """How many this machine has."""
    return os.cpu_count() or 1


def make_secret(path: Path) -> None:
    """A new secret: whole or not at all, and only once, even if two processes are at it."""
    draft = path.with_name(f"secret-{secrets.token_hex(4)}")
    try:
        handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "wb") as file:
            file.write(secrets.token_hex(32).encode())
            file.flush()
            os.fsync(file.fileno())
        with contextlib.suppress(FileExistsError):
            os.link(draft, path)
    finally:
        draft.unlink(missing_ok=True)


ENDLESS = Rate(1e9, 1e9)
UNLIMITED = Limits(
    tables=ENDLESS,
    joins=ENDLESS,
    choices=ENDLESS,
    undos=ENDLESS,
    words=ENDLESS,
    hints=ENDLESS,
    reads=ENDLESS,
    opens=ENDLESS,
    crowd=1.0,
    sockets=1_000_000,
    watchers=1_000_000,
)
"""For measuring, and for friends."""
