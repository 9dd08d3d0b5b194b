"""Regnum's own server, as `regnum serve` runs it: one process, each choice in SQLite before it is shown."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from tempfile import TemporaryDirectory

import msgspec

from bench.tables.driver import Seat
from bench.tables.servers import Server, started
from regnum.cli.checkout import project_root


class Regnum(Server):
    """Ours."""

    name = "Regnum"

    def seats(self) -> tuple[Seat, Seat]:
        new = {"v": 1, "game": "tally", "seats": ["me", "open"], "name": "Ann"}
        table = self.ask("POST", "/api/tables", new, 201)
        link = table.body["links"]["join"]
        join = self.ask("POST", f"/api{link}", {"v": 1, "seat": 1, "name": "Bob"}, 201)
        # Without a cookie everybody is a new guest, and is given one.
        cookies = (one.headers["set-cookie"].partition(";")[0] for one in (table, join))
        path = f"/api/tables/{table.body['id']}/live"
        ann, bob = (OurSeat(path, {"Cookie": cookie}) for cookie in cookies)
        return ann, bob


class Problem(msgspec.Struct):
    """What was refused."""

    type: str
    message: str


class Heard(msgspec.Struct):
    """What the bench looks at in a message; the rest is passed over."""

    type: str
    version: int = -1
    number: int = -1
    error: Problem | None = None


class OurSeat(Seat):
    """Speaks as docs/protocol.md has it."""

    decoder = msgspec.json.Decoder(list[Heard])
    number = 0
    made = 0

    def opened(self) -> None:
        self.say(b'{"v":1,"type":"hello","lang":"en"}')

    def choose(self) -> None:
        self.made += 1
        self.say(
            b'{"v":1,"type":"choose","id":"%d","version":%d,"number":%d,"keys":["number:1"]}'
            % (self.made, self.version, self.number)
        )

    def heard(self, message: bytes) -> None:
        for one in self.decoder.decode(message):
            if one.error is not None:
                self.table.fail(f"{one.error.type}: {one.error.message}")
            elif one.type == "update":
                self.number = one.number
                self.shown(one.version)


@contextmanager
def serving() -> Iterator[Server]:
    """The server, with its database in a folder that goes with it."""
    with TemporaryDirectory(prefix="regnum-bench-") as folder:
        command = [sys.executable, "-m", "bench.tables.serving", folder]
        with started(command, project_root(), r"served at http://127\.0\.0\.1:(\d+)") as (process, port):
            yield Regnum(process, port)
