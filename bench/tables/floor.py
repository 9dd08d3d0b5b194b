"""`python -m bench.tables.floor`: the least that a server of tables can do: what the machine itself costs.

It counts the choices of a table and tells both seats the number. It judges, keeps and shows nothing.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import os
import signal
import sys
import threading
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import ClassVar, cast

from bench.tables.driver import Seat
from bench.tables.servers import Server, started
from bench.tables.wire import KEY
from regnum.cli.checkout import project_root

GUID = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
ACCEPT = base64.b64encode(hashlib.sha1(KEY.encode() + GUID).digest())
HANDSHAKE = (
    b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Accept: " + ACCEPT + b"\r\n\r\n"
)
CHOICE = b"1"
CHOICE_FRAME = 7
"""Bytes of a masked frame with one sign in it."""


class Counting(asyncio.Protocol):
    """One seat."""

    tables: ClassVar[defaultdict[bytes, list[Counting]]] = defaultdict(list)
    counts: ClassVar[defaultdict[bytes, int]] = defaultdict(int)

    def __init__(self) -> None:
        self._table = b""
        self._buffer = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._table:
            head, found, self._buffer = self._buffer.partition(b"\r\n\r\n")
            if found:
                self._table = head.split(b" ", 2)[1]
                self.tables[self._table].append(self)
                self._transport.write(HANDSHAKE)
                self.tell()
        while len(self._buffer) >= CHOICE_FRAME:
            self._buffer = self._buffer[CHOICE_FRAME:]
            self.counts[self._table] += 1
            for seat in self.tables[self._table]:
                seat.tell()

    def tell(self) -> None:
        """Send the number."""
        text = b"%d" % self.counts[self._table]
        self._transport.write(bytes((0x81, len(text))) + text)

    def connection_lost(self, exc: Exception | None) -> None:
        self.tables[self._table].remove(self)


class FloorSeat(Seat):
    """Somebody who counts."""

    def choose(self) -> None:
        self.say(CHOICE)

    def heard(self, message: bytes) -> None:
        self.shown(int(message))


class Floor(Server):
    """The floor."""

    name = "floor"
    made = 0

    def seats(self) -> tuple[Seat, Seat]:
        self.made += 1
        return FloorSeat(f"/{self.made}"), FloorSeat(f"/{self.made}")


@contextmanager
def serving() -> Iterator[Server]:
    """The floor, as a process of its own."""
    command = [sys.executable, "-m", "bench.tables.floor"]
    with started(command, project_root(), r"^port (\d+)") as (process, port):
        yield Floor(process, port)


async def serve() -> None:
    server = await asyncio.get_running_loop().create_server(Counting, "127.0.0.1", 0)
    print("port", server.sockets[0].getsockname()[1], flush=True)
    await server.serve_forever()


def end_with_input() -> None:
    sys.stdin.buffer.read()
    os.kill(os.getpid(), signal.SIGTERM)


def main() -> None:
    """Serve until standard input ends."""
    import uvloop

    threading.Thread(target=end_with_input, daemon=True).start()
    uvloop.run(serve())


if __name__ == "__main__":
    main()
