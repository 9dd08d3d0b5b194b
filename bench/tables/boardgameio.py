"""boardgame.io's own server: its own lobby, its storage in memory, as its documentation sets it up."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from bench.tables.driver import Seat
from bench.tables.servers import Server, ServerTrouble, started
from regnum.cli import client
from regnum.cli.checkout import project_root

FOLDER = Path(__file__).parent / "peer"
PACKAGES = FOLDER / "node_modules"
STAMP = PACKAGES / client.STAMP
PATH = "/socket.io/?EIO=4&transport=websocket"


class BoardgameIO(Server):
    """Theirs."""

    name = "boardgame.io"

    def seats(self) -> tuple[Seat, Seat]:
        match = self.ask("POST", "/games/tally/create", {"numPlayers": 2}).body["matchID"]
        first, second = (self._seat(match, seat) for seat in ("0", "1"))
        return first, second

    def _seat(self, match: str, seat: str) -> Seat:
        wish = {"playerID": seat, "playerName": "Ann" if seat == "0" else "Bob"}
        joined = self.ask("POST", f"/games/tally/{match}/join", wish)
        return TheirSeat(match, seat, joined.body["playerCredentials"])


class State(msgspec.Struct, rename={"version": "_stateID"}):
    """What the bench looks at in a view; the rest is passed over."""

    version: int


class Synced(msgspec.Struct):
    """The first view."""

    state: State


class TheirSeat(Seat):
    """Speaks as boardgame.io's client does: Socket.IO, of which it takes little, over a WebSocket."""

    synced = msgspec.json.Decoder(tuple[str, str, Synced])
    updated = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw])

    def __init__(self, match: str, seat: str, credentials: str) -> None:
        super().__init__(PATH)
        self._match, self._seat, self._credentials = match, seat, credentials

    def choose(self) -> None:
        self.say(
            b'42/tally,["update",{"type":"MAKE_MOVE","payload":{"type":"add","args":[1],"playerID":"%s",'
            b'"credentials":"%s"}},%d,"%s","%s"]' % (*self._names[:2], self.version, *self._names[2:])
        )

    @property
    def _names(self) -> tuple[bytes, bytes, bytes, bytes]:
        seat, match = self._seat.encode(), self._match.encode()
        return seat, self._credentials.encode(), match, seat

    def heard(self, message: bytes) -> None:
        if message.startswith(b'42/tally,["update"'):
            self.shown(self.updated.decode(message[9:])[2].version)
        elif message.startswith(b'42/tally,["sync"'):
            self.shown(self.synced.decode(message[9:])[2].state.version)
        elif message.startswith(b"0"):  # Engine.IO has opened; now the name space of the game
            self.say(b"40/tally,")
        elif message.startswith(b"40/tally,"):
            wish = json.dumps(["sync", self._match, self._seat, self._credentials, 2])
            self.say(b"42/tally," + wish.encode())
        elif message == b"2":  # are you there?
            self.say(b"3")
        elif not message.startswith(b'42/tally,["matchData"'):  # who is there, of which we know
            self.table.fail(message.decode()[:200])


@contextmanager
def serving() -> Iterator[Server]:
    """The server, whose packages are there."""
    command = [node(), "server.cjs"]
    # As its users run it: without checks and messages for developers.
    environment = {**client.environment_for(command), "NODE_ENV": "production"}
    with started(command, FOLDER, r"^port (\d+)", environment) as (process, port):
        yield BoardgameIO(process, port)


def install(progress: Callable[[str], None]) -> None:
    """Fetch its packages when they are not there yet. Raises ServerTrouble in words."""
    lock = client.digest(FOLDER, (client.LOCK,))
    if client.remembered(STAMP) == lock:
        return
    command = [*npm(progress), "ci", "--no-audit", "--no-fund", "--loglevel=error"]
    progress("installing boardgame.io")
    done = subprocess.run(
        command, cwd=FOLDER, env=client.environment_for(command), capture_output=True, text=True
    )
    if done.returncode:
        raise ServerTrouble(f"npm cannot install boardgame.io: {done.stderr.strip()[-500:]}")
    STAMP.write_text(lock)


def npm(progress: Callable[[str], None] = lambda step: None) -> list[str]:
    """The command that runs npm, from where the client's build has it."""
    try:
        return client.find_node(project_root(), progress)
    except client.ClientTrouble:
        raise ServerTrouble("boardgame.io needs Node and npm, which this machine has not") from None


def node() -> str:
    """The program that runs its server: the one beside npm."""
    found = shutil.which("node", path=str(Path(npm()[0]).parent)) or shutil.which("node")
    if found is None:
        raise ServerTrouble("boardgame.io needs Node, and there is only npm")
    return found
