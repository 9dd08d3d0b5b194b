"""Where the connections of a table come together, whichever worker they were made to.

Several workers listen at one port, and the system gives a connection to any of them. Were the seats of a
table at several, each choice would be written by one, and then read, made and rendered again by the others.
So every table has a home among the workers, and a worker hands a connection home as soon as it knows the
table: the open socket itself, and the head that was read from it. Where that cannot be done, as on Windows or
while the home is being started anew, it stays where it is: all workers can serve all tables. Neighbours also
tell each other what has happened.
"""

import asyncio
import contextlib
import re
import socket
from array import array
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO, Any
from zlib import crc32

from litestar import Litestar
from uvicorn.config import Config
from uvicorn.server import ServerState

from regnum.server.settings import Limits
from regnum.server.wire import HOMES, Doors, WebSocket

try:
    import fcntl
except ModuleNotFoundError:  # Windows
    fcntl = None  # type: ignore[assignment]

CAN_HAND_ON = fcntl is not None and hasattr(socket, "AF_UNIX")
"""Can the system hand sockets from one process to another?"""
LIVE = re.compile(rb"/api/tables/([^/?]+)/live(\?.*)?")
"""Where a table's connections are asked for."""
MOST_SAID = 1 << 17
"""So long is a head, or a piece of news, at most."""
SEEK = 1.0
"""Seconds after which a worker looks for a home again."""
FAREWELL = 3.0
"""Seconds for which those are waited for who are told that the worker ends."""


@contextmanager
def quarter() -> Iterator[str]:
    """The folder where workers find each other; none where the system cannot hand sockets on."""
    with TemporaryDirectory(prefix="regnum-") as folder:
        yield folder if CAN_HAND_ON else ""


class Homes:
    """The homes of a server's tables, and this worker's among them."""

    def __init__(self, folder: Path, workers: int, limits: Limits) -> None:
        self._folder = folder
        self._workers = workers
        self._limits = limits
        self._doors = Doors()
        self._state = ServerState()
        self._speaks: Callable[[bytes], WebSocket]
        self._here: socket.socket | None = None
        """Where connections are handed to us; None where we have no home."""
        self._opening: set[asyncio.Task[None]] = set()
        self.heard: Callable[[bytes], None] = lambda news: None
        """Told what the neighbours tell."""

    def serve(self, config: Config, app_state: dict[str, Any]) -> None:
        """Learn how to speak with those who are handed to us."""
        app_state[HOMES] = self
        self._speaks = partial(Arrival, config, self._state, app_state)

    @asynccontextmanager
    async def open(self, app: Litestar) -> AsyncIterator[None]:
        """Move into a home that is empty, and out of it in the end."""
        with contextlib.ExitStack() as stack:
            self._seek(stack, asyncio.get_running_loop())
            try:
                yield
            finally:
                await self._say_goodbye()

    def _seek(self, stack: contextlib.ExitStack, loop: asyncio.AbstractEventLoop) -> None:
        """Move in; or, where a worker is replaced that has not moved out yet, look again soon."""
        found = self._empty_home()
        if found is None:
            stack.callback(loop.call_later(SEEK, self._seek, stack, loop).cancel)
            return
        number, lock = found
        stack.enter_context(lock)
        self._here = here = stack.enter_context(self._bound(number))
        stack.callback(self._move_out)
        loop.add_reader(here, self._receive, here, loop)
        stack.callback(loop.remove_reader, here)

    def _move_out(self) -> None:
        self._here = None

    def _empty_home(self) -> tuple[int, IO[str]] | None:
        """One that nobody has, and its lock: the system opens it again even if we are killed."""
        for number in range(self._workers):
            lock = self._place(number).with_suffix(".lock").open("w")
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                lock.close()
            else:
                return number, lock
        return None

    def _bound(self, number: int) -> socket.socket:
        place = self._place(number)
        place.unlink(missing_ok=True)  # of whoever lived there and was killed
        here = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        here.setblocking(False)
        here.bind(str(place))
        return here

    def _place(self, number: int) -> Path:
        return self._folder / f"home-{number}"

    # --- handing over --------------------------------------------------------------------------------

    def home_of(self, url: bytes) -> Path | None:
        """Where a connection belongs, if that is not here."""
        found = LIVE.fullmatch(url)
        if found is None or self._here is None:
            return None
        home = self._place(crc32(found[1]) % self._workers)
        return None if str(home) == self._here.getsockname() else home

    def hand_over(self, home: Path, head: bytes, file: int) -> None:
        """Hand a connection home. Raises BlockingIOError where too many wait there, or any other OSError
        where nobody lives there now."""
        assert self._here is not None
        files = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [file]))]
        self._here.sendmsg([head], files, 0, str(home))

    def tell(self, news: bytes) -> None:
        """Tell all neighbours something. Who is not there, or has too much to hear, does not hear it."""
        for number in range(self._workers):
            place = str(self._place(number))
            if self._here is not None and place != self._here.getsockname():
                with contextlib.suppress(OSError):
                    self._here.sendto(news, place)

    # --- taking over ---------------------------------------------------------------------------------

    def _receive(self, here: socket.socket, loop: asyncio.AbstractEventLoop) -> None:
        """Hear the news, and take those who have come; they stand at the doors like all others."""
        with contextlib.suppress(BlockingIOError):
            while True:
                said, files, _, _ = socket.recv_fds(here, MOST_SAID, 1)
                if not files:
                    self.heard(said)
                for file in files:
                    came = socket.socket(fileno=file)
                    came.setblocking(False)
                    self._doors.come(address_of(came), partial(self._let_in, said, came), loop)

    def _let_in(self, head: bytes, came: socket.socket) -> None:
        if len(self._state.connections) >= self._limits.connections:
            came.close()
            return
        task = asyncio.create_task(self._welcome(head, came))
        self._opening.add(task)
        task.add_done_callback(self._opening.discard)

    async def _welcome(self, head: bytes, came: socket.socket) -> None:
        loop, address = asyncio.get_running_loop(), address_of(came)
        wire = self._speaks(head)
        wire.turned_away = lambda: self._doors.shut(address, loop.time())
        try:
            await loop.connect_accepted_socket(lambda: wire, came)
        except OSError:
            came.close()  # whoever it was has gone

    async def _say_goodbye(self) -> None:
        """As uvicorn does it for those who came to us directly."""
        for wire in [*self._state.connections]:
            wire.shutdown()
        if self._state.tasks:
            await asyncio.wait([*self._state.tasks], timeout=FAREWELL)


class Arrival(WebSocket):
    """A connection that was handed over, with what another worker has read of it."""

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any], head: bytes
    ) -> None:
        super().__init__(config, server_state, app_state)
        self._head = head

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Go on from where it was read to."""
        super().connection_made(transport)
        self.data_received(self._head)


def address_of(came: socket.socket) -> str:
    """Who speaks there; nobody where they have gone already."""
    try:
        return str(came.getpeername()[0])
    except OSError:
        return ""
