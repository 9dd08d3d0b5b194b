"""Regnum's own server, as `regnum serve` runs it: each choice in SQLite before it is shown."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from tempfile import TemporaryDirectory

import msgspec

from bench.tables.driver import Seat
from bench.tables.servers import Server, started
from regnum.cli.checkout import project_root
from regnum.server.run import usual_workers
from regnum.testing.services import postgres, redis


class Regnum(Server):
    """Ours."""

    name = "Regnum"
    game = "tally"

    def seats(self) -> tuple[Seat, Seat]:
        new = {"v": 1, "game": self.game, "seats": ["me", "open"], "name": "Ann"}
        table = self.ask("POST", "/api/tables", new, 201)
        link = table.body["links"]["join"]
        join = self.ask("POST", f"/api{link}", {"v": 1, "seat": 1, "name": "Bob"}, 201)
        # Without a cookie everybody is a new guest, and is given one.
        cookies = (one.headers["set-cookie"].partition(";")[0] for one in (table, join))
        path = f"/api/tables/{table.body['id']}/live"
        kind = OurSeat if self.game == "tally" else PlayingSeat
        ann, bob = (kind(path, {"Cookie": cookie}) for cookie in cookies)
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


class Offered(msgspec.Struct):
    """An answer that may be chosen."""

    key: str


class Question(msgspec.Struct):
    """What somebody is asked."""

    options: list[Offered] | None


class Seen(Heard):
    """Of a real game one must look at what is asked."""

    decisions: list[Question] = []
    result: msgspec.Raw = msgspec.Raw(b"null")


class PlayingSeat(OurSeat):
    """Plays a real game by chance."""

    looker = msgspec.json.Decoder(list[Seen])
    chance = random.Random(1)
    keys: list[str]

    def choose(self) -> None:
        self.made += 1
        key = self.chance.choice(self.keys)
        self.say(
            b'{"v":1,"type":"choose","id":"%d","version":%d,"number":%d,"keys":["%s"]}'
            % (self.made, self.version, self.number, key.encode())
        )

    def heard(self, message: bytes) -> None:
        for one in self.looker.decode(message):
            if one.error is not None:
                self.table.fail(f"{one.error.type}: {one.error.message}")
            elif one.type == "update":
                self.number = one.number
                offered = [question.options for question in one.decisions if question.options]
                self.keys = [option.key for options in offered for option in options]
                self.asked, self.over = bool(self.keys), bytes(one.result) != b"null"
                self.shown(one.version)


@contextmanager
def serving(
    game: str = "tally", workers: int | None = None, shared: bool = False, limits: bool = False
) -> Iterator[Server]:
    """The server, with its database in a folder that goes with it, or on PostgreSQL and Redis."""
    with TemporaryDirectory(prefix="regnum-bench-") as folder, ExitStack() as stack:
        where = [stack.enter_context(service()) for service in (postgres, redis)] if shared else []
        kept = ["--limits"] if limits else []
        command = [
            sys.executable,
            "-m",
            "bench.tables.serving",
            *kept,
            str(workers or usual_workers()),
            folder,
            *where,
        ]
        with started(command, project_root(), r"served at http://127\.0\.0\.1:(\d+)") as (process, port):
            server = Regnum(process, port)
            server.game = game
            yield server
