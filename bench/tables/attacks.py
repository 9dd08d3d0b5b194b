"""`python -m bench.tables.attacks PORT NAME SECONDS`: a guest who does one hostile thing all the time."""

from __future__ import annotations

import json
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from http.client import HTTPConnection
from time import monotonic, sleep

PATIENCE = 5.0


class Guest:
    """A guest with a cookie, on one connection that is made anew when it was closed."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.http = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
        self.cookie = ""

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> dict[str, object]:
        """Ask for something, and pass over a refusal."""
        raw = b"" if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        given = {"Content-Type": "application/json", "Cookie": self.cookie, **headers}
        try:
            self.http.request(method, path, raw, given)
            answer = self.http.getresponse()
            said = answer.read()
        except (OSError, ValueError):
            self.http.close()
            return {}
        self.cookie = (answer.headers.get("set-cookie") or self.cookie).partition(";")[0]
        with suppress(ValueError):
            return dict(json.loads(said))
        return {}

    def table(self, *seats: str) -> dict[str, object]:
        """A table of this guest's."""
        return self.ask("POST", "/api/tables", {"game": "civ", "seats": list(seats)})


def long_cookies(guest: Guest) -> None:
    """Cookie headers of 40 kB."""
    guest.ask("GET", "/api/tables", Cookie='a="' * 13_000)


def thinking(guest: Guest) -> None:
    """Tables at which computers think."""
    guest.table("me", "search:1500", "search:1500", "search:1500")
    guest.table("me", "search:999999999")


def replays(guest: Guest) -> None:
    """A closed table, looked back at from its end."""
    made = guest.table("me", "open")
    guest.ask("POST", f"/api/tables/{made.get('id', 'x')}/close")
    for step in range(20):
        guest.ask("GET", f"/api/tables/{made.get('id', 'x')}/replay?step={step}")


def crowds(guest: Guest) -> None:
    """Connections that look on at a table."""
    path = f"/api/tables/{guest.table('me', 'open').get('id', 'x')}/live"
    sockets = []
    for _ in range(50):
        with suppress(OSError):
            one = socket.create_connection(("127.0.0.1", guest.port), PATIENCE)
            one.sendall(upgrade(path, guest.cookie))
            sockets.append(one)
    for one in sockets:
        one.close()


def half_open(guest: Guest) -> None:
    """Connections that never say what they want."""
    sockets = []
    for _ in range(50):
        with suppress(OSError):
            one = socket.create_connection(("127.0.0.1", guest.port), PATIENCE)
            one.sendall(b"GET / HTTP/1.1\r\n")
            sockets.append(one)
    sleep(0.2)
    for one in sockets:
        one.close()


def bad_requests(guest: Guest) -> None:
    """Nested JSON, and numbers and paths without end."""
    guest.ask("POST", "/api/tables", b"[" * 500_000)
    guest.ask("GET", "/api/tables/x/replay?seat=" + "1" * 5000)
    guest.ask("GET", "/" + "a" * 8000)


def rules(guest: Guest) -> None:
    """Searches of the rules, and the schema."""
    guest.ask("GET", f"/api/rules?q=card+{monotonic()}")
    guest.ask("GET", "/schema/openapi.json")


def lists(guest: Guest) -> None:
    """My tables, again and again."""
    guest.ask("GET", "/api/tables")


ATTACKS: dict[str, Callable[[Guest], None]] = {
    attack.__name__: attack
    for attack in (long_cookies, thinking, replays, crowds, half_open, bad_requests, rules, lists)
}


def upgrade(path: str, cookie: str) -> bytes:
    """The head of a WebSocket."""
    lines = ["Host: 127.0.0.1", "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
    lines += ["Sec-WebSocket-Key: cmVnbnVtLWJlbmNoLWtleQ==", f"Cookie: {cookie}"]
    hello = b'{"v":1,"type":"hello"}'
    frame = bytes((0x81, 0x80 | len(hello))) + bytes(4) + hello
    return (f"GET {path} HTTP/1.1\r\n" + "\r\n".join(lines) + "\r\n\r\n").encode() + frame


def main() -> None:
    """Attack until the time is up."""
    port, name, seconds = int(sys.argv[1]), sys.argv[2], float(sys.argv[3])
    guest, end = Guest(port), monotonic() + seconds
    while monotonic() < end:
        ATTACKS[name](guest)


if __name__ == "__main__":
    main()
