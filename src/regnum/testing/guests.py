"""People at a table, for tests: they speak HTTP and WebSocket like a browser, and remember every byte."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any
from uuid import uuid4

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from regnum.testing.patience import PATIENCE

Json = dict[str, Any]
JSON = {"Content-Type": "application/json"}
"""What the client says of everything it sends."""


EVERYBODY: list[Guest] = []


def everybody_leaves() -> None:
    """Close all connections of all guests, as a test does at its end."""
    while EVERYBODY:
        guest = EVERYBODY.pop()
        for socket in guest.sockets:
            socket.close()
        guest.http.close()


class Guest:
    """A browser with a cookie jar."""

    def __init__(self, url: str) -> None:
        self.url = url
        # Nobody needs certificates here, and reading them takes long.
        self.http = httpx.Client(base_url=url, timeout=PATIENCE, verify=False, headers=JSON)
        self.sockets: list[Socket] = []
        EVERYBODY.append(self)

    def get(self, path: str) -> Json:
        """What a path holds."""
        answer = self.http.get(path)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def get_until(self, path: str, wanted: Callable[[Json], bool]) -> Json:
        """The same, again and again until it is wanted: news may take a moment."""
        end = time.monotonic() + PATIENCE
        while not wanted(found := self.get(path)):
            assert time.monotonic() < end, f"{path} is still {found}"
            time.sleep(0.02)
        return found

    def post(self, path: str, body: Json | None = None) -> Json:
        """What comes of asking for something."""
        answer = self.http.post(path, json=body)
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def refused(self, method: str, path: str, **rest: Any) -> Json:
        """The problem that an answer holds, with its status."""
        answer = self.http.request(method, path, **rest)
        assert answer.status_code >= 400, answer.text
        return dict(answer.json()) | {"status": answer.status_code}

    def new_table(self, *seats: str, **rest: Any) -> Json:
        """A new table of CIV."""
        return self.post("/api/tables", {"game": "civ", "seats": list(seats), **rest})

    def join(self, link: str, seat: int, name: str) -> Json:
        """Take a seat by a link."""
        return self.post(f"/api{link}", {"seat": seat, "name": name})

    def open(
        self,
        table: str,
        lang: str = "en",
        since: Json | None = None,
        hello: bool = True,
        foresight: bool = False,
    ) -> Socket:
        """Sit down before a table's screen."""
        socket = Socket(self, table)
        if hello:
            with suppress(ConnectionClosed):  # without room, the door may be shut before it
                socket.send(type="hello", lang=lang, since=since, foresight=foresight)
        return socket

    def cookies(self) -> str:
        """The Cookie header."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())


class Socket:
    """One connection to a table: sends requests, and keeps the table as the client would."""

    def __init__(self, guest: Guest, table: str, **headers: str) -> None:
        address = guest.url.replace("http", "ws", 1) + f"/api/tables/{table}/live"
        extra = {"Cookie": guest.cookies(), **headers}
        opened = connect(
            address,
            additional_headers=extra,
            compression=None,
            max_size=None,
            open_timeout=PATIENCE,
            close_timeout=1,
        )
        self.wire: ClientConnection = opened.__enter__()  # closed by `close`
        guest.sockets.append(self)
        self.guest = guest
        self.received: list[str] = []
        self.inbox: list[Json] = []
        self.update: Json = {}
        self.table: Json = {}
        self.events: list[Json] = []
        self.remarks: list[Json] = []
        self.updates: list[Json] = []

    # --- sending -------------------------------------------------------------------------------------

    def send(self, **message: Any) -> None:
        """Send a message."""
        self.wire.send(msgspec.json.encode({"v": 1, **message}).decode())

    def choose(self, *keys: str, id: str = "", **other: Any) -> Json:
        """Answer the open question; what the server says to it."""
        request = id or uuid4().hex
        named = {"version": self.update["version"], "number": self.update["number"], **other}
        self.send(type="choose", id=request, keys=list(keys), **named)
        return self.answer(request)

    def plan(self, *steps: tuple[str, ...], id: str = "", **other: Any) -> Json:
        """Answer several questions: a step is what is expected to be asked, and the keys that answer it."""
        request = id or uuid4().hex
        named = {"version": self.update["version"], "number": self.update["number"], **other}
        said = [{"ask": ask, "keys": list(keys)} for ask, *keys in steps]
        self.send(type="choose", id=request, steps=said, **named)
        return self.answer(request)

    def undo(self, id: str = "", **other: Any) -> Json:
        """Take back a choice."""
        request = id or uuid4().hex
        self.send(type="undo", id=request, **{"version": self.update["version"], **other})
        return self.answer(request)

    def say(self, text: str, id: str = "") -> Json:
        """Say something."""
        request = id or uuid4().hex
        self.send(type="say", id=request, text=text)
        return self.answer(request)

    def close(self) -> None:
        """Leave."""
        self.wire.close()

    # --- hearing -------------------------------------------------------------------------------------

    def answer(self, request: str) -> Json:
        """The `done` or `error` for a request."""
        return self.until(
            lambda message: message.get("id") == request and message["type"] in ("done", "error")
        )

    def next(self, type: str) -> Json:
        """The next message of a type."""
        return self.until(lambda message: message["type"] == type)

    def until(self, wanted: Callable[[Json], bool], seconds: float = PATIENCE) -> Json:
        """Read until a message comes that is wanted."""
        end = time.monotonic() + seconds
        while True:
            for place, message in enumerate(self.inbox):
                if wanted(message):
                    del self.inbox[: place + 1]
                    return message
            self.inbox.clear()
            self.read(max(0.0, end - time.monotonic()))

    def sees(self, version: int) -> Json:
        """Wait for an update of a version, at least."""
        self.wait(lambda: self.update.get("version", -1) >= version)
        return self.update

    def wait(self, there: Callable[[], bool]) -> None:
        """Read until something is so. What came before is not looked at again."""
        while not there():
            self.read(PATIENCE)
        self.inbox.clear()

    def read(self, seconds: float) -> None:
        """Read one frame."""
        frame = self.wire.recv(timeout=seconds)
        assert isinstance(frame, str)
        self.received.append(frame)
        for message in msgspec.json.decode(frame):
            self._keep(message)
            self.inbox.append(message)

    def silent(self, seconds: float = 0.3) -> bool:
        """Does nothing come for a while?"""
        try:
            self.read(seconds)
        except TimeoutError:
            return True
        return False

    def closed_with(self) -> int:
        """Read until the server closes the connection: its code."""
        try:
            while True:
                self.read(PATIENCE)
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else 0

    def _keep(self, message: Json) -> None:
        if message["type"] == "update":
            assert message["first"] <= len(self.events), "a gap in the events"
            self._see(message)
            self.update = message
            self.updates.append(message)
            self.events[message["first"] :] = message["events"]
        elif message["type"] == "table":
            self.table = message["table"]
        elif message["type"] == "present":
            for seat in self.table["seats"]:
                seat["online"] = seat["kind"] == "computer" or seat["seat"] in message["online"]
            self.table["watchers"] = message["watchers"]
        elif message["type"] == "remarks":
            self.remarks[message["first"] :] = message["remarks"]

    def _see(self, update: Json) -> None:
        """Put the whole view into an update that says only what has changed."""
        update.setdefault("result", None)
        if "changes" not in update:
            return
        changed = update.pop("changes")
        lists = {name: patched(self.update["view"], changed, name) for name in ("zones", "counters")}
        update["view"] = self.update["view"] | {name: changed[name] for name in ("turn", "stage")} | lists

    # --- looking -------------------------------------------------------------------------------------

    def since(self) -> Json:
        """What to say at the next hello."""
        return {
            "version": self.update["version"],
            "events": len(self.events),
            "remarks": len(self.remarks),
            "touched": self.table["touched"],
        }

    def options(self) -> list[str]:
        """The keys that this seat may choose now."""
        mine = [one["options"] for one in self.update.get("decisions", []) if one["options"] is not None]
        return [option["key"] for options in mine for option in options]


def patched(view: Json, changed: Json, name: str) -> list[Json]:
    """The zones or counters of a view after changes."""
    gone = changed.get(f"{name}_gone", [])
    kept = [one for at, one in enumerate(view[name]) if at not in gone]
    for change in changed.get(name, []):
        at, whole = change["at"], change.get(name.removesuffix("s"))
        if change.get("came"):
            kept.insert(at, whole)
        elif whole is not None:
            kept[at] = whole
        elif name == "zones":
            kept[at] = kept[at] | {"count": change.get("count", 0), "cards": change.get("cards")}
        else:
            kept[at] = kept[at] | {"value": change.get("value", 0)}
    return kept
