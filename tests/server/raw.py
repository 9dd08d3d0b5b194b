"""HTTP by hand, for tests that send what no honest program sends."""

from __future__ import annotations

import contextlib
import json
import socket
from collections.abc import Iterable
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from regnum.testing.patience import PATIENCE


class Heard(NamedTuple):
    """An answer to whatever was sent."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def problem(self) -> dict[str, Any]:
        """What is wrong, in words."""
        return dict(json.loads(self.body))


def connect(url: str) -> socket.socket:
    """A bare connection."""
    address = urlsplit(url)
    return socket.create_connection((address.hostname, address.port), PATIENCE)


def request(path: str | bytes, *headers: bytes, method: str = "GET", body: bytes = b"") -> bytes:
    """The bytes of a request."""
    raw = path if isinstance(path, bytes) else path.encode()
    lines = [method.encode() + b" " + raw + b" HTTP/1.1", b"Host: test", b"Connection: close", *headers]
    if body:
        lines.append(b"Content-Length: %d" % len(body))
    return b"\r\n".join(lines) + b"\r\n\r\n" + body


def ask(url: str, raw: bytes) -> Heard:
    """Send bytes, and read until the other side hangs up."""
    with connect(url) as connection:
        with contextlib.suppress(OSError):  # refused before all was sent: the answer is there all the same
            connection.sendall(raw)
        return heard(read_to_end(connection))


def read_to_end(connection: socket.socket) -> bytes:
    """Everything until the other side hangs up."""
    said = b""
    try:
        while piece := connection.recv(65536):
            said += piece
    except ConnectionResetError:
        pass
    return said


def heard(said: bytes) -> Heard:
    """An answer taken apart."""
    head, _, body = said.partition(b"\r\n\r\n")
    first, *rest = head.decode("latin-1").split("\r\n")
    return Heard(int(first.split()[1]), dict(pairs(rest)), body)


def pairs(lines: Iterable[str]) -> Iterable[tuple[str, str]]:
    for line in lines:
        name, _, value = line.partition(":")
        yield name.lower(), value.strip()
