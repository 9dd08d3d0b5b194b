"""A WebSocket for the bench, as light as one can be: what it takes to listen is not what is measured.

Both servers are driven by it. It asks for no compression, and it masks with zeros, which the protocol allows
and which leaves a message as it is.
"""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Mapping
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
LAST = 0x80
MASKED = 0x80
NO_MASK = bytes(4)
MEDIUM, LONG = 126, 127
KEY = "cmVnbnVtLWJlbmNoLWtleQ=="
"""Any will do: it proves that the other side speaks WebSocket, and we started it."""


class Wire(asyncio.Protocol):
    """One connection. Whoever listens overrides `opened`, `heard` and `closed`."""

    def __init__(self, path: str, headers: Mapping[str, str]) -> None:
        self._path = path
        self._headers = headers
        self._buffer = b""
        self._shaken = False
        self._transport: asyncio.Transport

    def opened(self) -> None:
        """Messages can be sent now."""

    def heard(self, message: bytes) -> None:
        """A message has come."""

    def closed(self, reason: str) -> None:
        """Nothing more will come."""

    def say(self, message: bytes, kind: int = TEXT) -> None:
        """Send a message."""
        self._transport.write(framed(message, kind))

    def hang_up(self) -> None:
        """End the connection, without further words."""
        self._transport.abort()

    # --- what the event loop calls -------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        host, port = transport.get_extra_info("peername")[:2]
        lines = {
            "Host": f"{host}:{port}",
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Key": KEY,
            "Sec-WebSocket-Version": "13",
            **self._headers,
        }
        head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        self._transport.write(f"GET {self._path} HTTP/1.1\r\n{head}\r\n".encode())

    def data_received(self, data: bytes) -> None:
        self._buffer = self._buffer + data if self._buffer else data
        if not self._shaken and not self._shake_hands():
            return
        self._buffer = self._read(self._buffer)

    def connection_lost(self, reason: Exception | None) -> None:
        self.closed(str(reason or "the connection was closed"))

    # --- frames --------------------------------------------------------------------------------------

    def _shake_hands(self) -> bool:
        head, end, rest = self._buffer.partition(b"\r\n\r\n")
        if not end:
            return False
        if b" 101 " not in head.split(b"\r\n", 1)[0]:
            self.closed(head.split(b"\r\n", 1)[0].decode())
            self.hang_up()
            return False
        self._shaken, self._buffer = True, rest
        self.opened()
        return True

    def _read(self, buffer: bytes) -> bytes:
        """Hear every whole frame, and return what is left."""
        place = 0
        while (found := frame_at(buffer, place)) is not None:
            first, start, place = found
            if first == LAST | TEXT:
                self.heard(buffer[start:place])
            elif first == LAST | PING:
                self.say(buffer[start:place], PONG)
            else:
                self.closed(f"a frame of kind {first:#x}")
                self.hang_up()
        return buffer[place:]


def frame_at(buffer: bytes, place: int) -> tuple[int, int, int] | None:
    """The first byte of a frame, and where what it says begins and ends; None if not all of it is there."""
    if len(buffer) < place + 2:
        return None
    size, start = buffer[place + 1], place + 2
    if size >= MEDIUM:
        wide = 2 if size == MEDIUM else 8
        if len(buffer) < start + wide:
            return None
        size, start = int.from_bytes(buffer[start : start + wide], "big"), start + wide
    end = start + size
    return (buffer[place], start, end) if end <= len(buffer) else None


def framed(message: bytes, kind: int = TEXT) -> bytes:
    """A message as a client sends it."""
    size = len(message)
    if size < MEDIUM:
        head = struct.pack(">BB", LAST | kind, MASKED | size)
    elif size < 1 << 16:
        head = struct.pack(">BBH", LAST | kind, MASKED | MEDIUM, size)
    else:
        head = struct.pack(">BBQ", LAST | kind, MASKED | LONG, size)
    return head + NO_MASK + message
