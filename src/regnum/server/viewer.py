"""One open connection to a table."""

import asyncio
from typing import Protocol

import msgspec

from regnum.engine.view import View
from regnum.server import render
from regnum.server.messages import Lang
from regnum.server.table import LiveTable

encode = msgspec.json.Encoder().encode

CARRIED, TOO_SLOW, RESTART, FLOODED = 4001, 1013, 1012, 1008
BACKLOG = 4 * 1024 * 1024
"""So many bytes may wait for a viewer that does not read."""


class Wire(Protocol):
    """What a viewer needs of its WebSocket."""

    @property
    def open(self) -> bool:
        """Is anybody there still?"""

    @property
    def takes(self) -> bool:
        """Does it take more, without piling it up?"""

    def push(self, text: bytes) -> None:
        """Send a text frame."""

    def shut(self, code: int) -> None:
        """Close the connection."""


class Viewer:
    """What one connection has been sent, and what waits to be sent. Nobody ever waits for it."""

    def __init__(
        self, wire: Wire, table: LiveTable, guest: str, seat: int | None, lang: Lang, address: str = ""
    ) -> None:
        self.table = table
        self.guest = guest
        self.seat = seat
        self.lang: Lang = lang
        self.address = address
        self.foresight = False
        """It wants to know what would be asked next."""
        self.events = 0
        """How many events it has, of which version."""
        self.version = 0
        self.view: View | None = None
        """The view that it was sent last, on this connection."""
        self.remarks = 0
        self.present: tuple[set[int], int] = (set(), 0)
        """Who it thinks is there."""
        self.closing: int | None = None
        self._wire = wire
        self._loop = asyncio.get_running_loop()
        self._waiting: list[bytes] = []
        self._size = 0
        self._soon = False

    def post(self, message: msgspec.Struct | bytes) -> None:
        """Send a message as soon as may be; those that wait together become one frame."""
        self.lay_by(message)
        self._flush_soon()

    def lay_by(self, message: msgspec.Struct | bytes) -> None:
        """Send a message with the next one."""
        if self.closing is not None:
            return
        raw = message if isinstance(message, bytes) else encode(message)
        self._waiting.append(raw)
        self._size += len(raw)
        if self._size > BACKLOG:
            self._waiting, self._size = [], 0
            self.close(TOO_SLOW)

    def close(self, code: int) -> None:
        """Close the connection after what waits has been sent."""
        self.closing = code
        self._flush_soon()

    def flush(self) -> None:
        """Send what waits, if the connection takes it; when it takes more again, this is called again."""
        self._soon = False
        wire = self._wire
        if not wire.open:
            # The other side has gone. The reading side notices as well, and takes the viewer from the table.
            self.closing = self.closing or RESTART
            return
        if self._waiting and (wire.takes or self.closing is not None):
            messages, self._waiting, self._size = self._waiting, [], 0
            wire.push(render.frame(*messages))
        if self.closing is not None:
            wire.shut(self.closing)

    def _flush_soon(self) -> None:
        if not self._soon:
            self._soon = True
            self._loop.call_soon(self.flush)
