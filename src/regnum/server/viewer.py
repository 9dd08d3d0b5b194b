"""One open connection to a table."""

import asyncio
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
        self._waiting: list[bytes] = []
        self._size = 0
        self._sending: asyncio.Task[None] | None = None

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
        elif self._sending is None:
            self._sending = asyncio.create_task(self._send())

    def close(self, code: int) -> None:
        """Close the connection after what waits has been sent."""
        self.closing = code
        if self._sending is None:
            self._sending = asyncio.create_task(self._send())

    async def drained(self) -> None:
        """Wait until all is sent."""
        if self._sending is not None:
            await asyncio.wait([self._sending])

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
            self._sending = None
