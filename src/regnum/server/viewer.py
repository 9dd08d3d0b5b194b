"""One open connection to a table."""

import asyncio
from collections.abc import Coroutine, Generator
from types import coroutine
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from regnum.server import render
from regnum.server.messages import Lang
from regnum.server.table import LiveTable

encode = msgspec.json.Encoder().encode

CARRIED, TOO_SLOW, RESTART, FLOODED = 4001, 1013, 1012, 1008
BACKLOG = 4 * 1024 * 1024
"""So many bytes may wait for a viewer that does not read."""


class Viewer:
    """What one connection has been sent, and what waits to be sent. Sending never waits for it."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], table: LiveTable, guest: str, seat: int | None, lang: Lang
    ) -> None:
        self.table = table
        self.guest = guest
        self.seat = seat
        self.lang: Lang = lang
        self.events = 0
        """How many events it has, of which version."""
        self.version = 0
        self.remarks = 0
        self.closing: int | None = None
        self._socket = socket
        self._loop = asyncio.get_running_loop()
        self._waiting: list[bytes] = []
        self._size = 0
        self._sending = False
        self._rest: asyncio.Task[None] | None = None
        """Sends the rest, where the socket does not take all at once."""

    def post(self, message: msgspec.Struct | bytes) -> None:
        """Send a message as soon as may be; those that wait together become one frame."""
        if self.closing is not None:
            return
        raw = message if isinstance(message, bytes) else encode(message)
        self._waiting.append(raw)
        self._size += len(raw)
        if self._size > BACKLOG:
            self._waiting, self._size = [], 0
            self.close(TOO_SLOW)
        else:
            self._send_soon()

    def close(self, code: int) -> None:
        """Close the connection after what waits has been sent."""
        self.closing = code
        self._send_soon()

    async def drained(self) -> None:
        """Wait until all is sent."""
        await asyncio.sleep(0)  # what was to begin soon has begun then
        if self._rest is not None:
            await asyncio.wait([self._rest])

    def _send_soon(self) -> None:
        if not self._sending:
            self._sending = True
            self._loop.call_soon(self._begin)

    def _begin(self) -> None:
        self._rest = begin(self._send())

    async def _send(self) -> None:
        try:
            while self._waiting:
                messages, self._waiting, self._size = self._waiting, [], 0
                text = render.frame(*messages).decode()
                await self._socket.send({"type": "websocket.send", "bytes": None, "text": text})
            if self.closing is not None:
                await self._socket.send({"type": "websocket.close", "code": self.closing, "reason": ""})
        except (OSError, RuntimeError, WebSocketDisconnect):
            # The other side has gone. The reading side notices as well, and takes the viewer from the table.
            self.closing = RESTART
        finally:
            self._sending, self._rest = False, None


def begin(work: Coroutine[Any, None, None]) -> asyncio.Task[None] | None:
    """Do what can be done without waiting, and return a task for the rest, if there is any.

    A socket takes most of what is sent at once. A task for each frame would take longer than the sending.
    """
    try:
        waits_for = work.send(None)
    except StopIteration:
        return None
    return asyncio.create_task(carry_on(work, waits_for))


async def carry_on(work: Coroutine[Any, None, None], waits_for: object) -> None:
    """Wait for what some work has stopped at, and go on with it."""
    await from_there(work, waits_for)


@coroutine
def from_there(work: Coroutine[Any, None, None], waits_for: object) -> Generator[Any, None, None]:
    yield waits_for
    yield from work  # `await` would refuse work that has begun
