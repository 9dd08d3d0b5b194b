"""What strangers send: long heads, odd cookies, other sites' pages, and what is hardly HTTP at all."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import httpx
import msgspec
import pytest

from regnum.server.guests import DAY, KEPT_DAYS, RENEWED_DAYS, Guests
from regnum.server.settings import UNLIMITED
from regnum.testing.guests import Guest
from regnum.testing.serving import Server

from .raw import ask, connect, heard, read_to_end, request

# --- cookies and heads --------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [40_000, 200_000])
def test_a_long_cookie_is_refused_before_it_is_read(server: Server, size: int) -> None:
    """One such header used to keep everybody waiting for seconds."""
    answer = ask(server.url, request("/api/tables", b"Cookie: " + b'a="' * (size // 3)))
    assert answer.status == 431
    assert (answer.problem["type"], answer.problem["args"]) == ("oversized", {"limit": 16384})


def test_a_refusal_of_a_long_head_is_in_the_readers_language(server: Server) -> None:
    answer = ask(server.url, request("/", b"Accept-Language: hu", b"X: " + b"x" * 20_000))
    assert answer.problem["message"].startswith("Ez túl hosszú")


def test_many_short_headers_are_as_long_as_a_long_one(server: Server) -> None:
    answer = ask(server.url, request("/", *(b"X-%d: y" % number for number in range(3000))))
    assert answer.status == 431


def test_a_head_that_never_ends_is_cut_off(server: Server) -> None:
    with connect(server.url) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\nX: ")
        connection.sendall(b"x" * 100_000)
        assert heard(read_to_end(connection)).status == 431


ODD_COOKIES = [
    'settings={"a": [1, 2], "b": "c; d"}',
    "a b c",
    "=nothing",
    ";;;",
    "name=árvíztűrő",
    'quoted="unclosed',
    "regnum_guest=forged",
    "x=" + "y" * 9000,
]


@pytest.mark.parametrize("odd", ODD_COOKIES, ids=range(len(ODD_COOKIES)))
def test_cookies_of_other_programs_lock_nobody_out(duel: Any, odd: str) -> None:
    ann = duel.ann.guest
    for cookies in (f"{odd}; {ann.cookies()}", f"{ann.cookies()}; {odd}"):
        header = {"Cookie": cookies.encode()}
        answer = httpx.get(f"{ann.url}/api/tables/{duel.id}", headers=header, verify=False)
        assert (answer.status_code, answer.json()["you"]) == (200, 0)
        assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("odd", ODD_COOKIES, ids=range(len(ODD_COOKIES)))
def test_a_table_opens_with_cookies_of_other_programs(duel: Any, odd: str) -> None:
    ann = duel.ann.guest
    upgrade = (
        b"Upgrade: websocket",
        b"Sec-WebSocket-Version: 13",
        b"Sec-WebSocket-Key: cmVnbnVtLWJlbmNoLWtleQ==",
        f"Cookie: {odd}; {ann.cookies()}".encode(),
    )
    raw = request(f"/api/tables/{duel.id}/live", *upgrade).replace(
        b"Connection: close", b"Connection: Upgrade"
    )
    with connect(ann.url) as connection:
        connection.sendall(raw)
        assert connection.recv(12) == b"HTTP/1.1 101"


def test_a_cookie_is_renewed_before_browsers_forget_it() -> None:
    now = [1_700_000_000.0]
    guests = Guests(b"secret", lambda: now[0])
    guest = guests.new()
    cookie = guests.cookie(guest)
    assert guests.known(cookie) == (guest, True)
    now[0] += (RENEWED_DAYS + 1) * DAY
    assert guests.known(cookie) == (guest, False)
    assert guests.known(guests.cookie(guest)) == (guest, True)
    assert f"Max-Age={KEPT_DAYS * DAY}" in guests.header(guest, secure=False)


def test_cookies_without_a_day_are_known_and_renewed(server: Server) -> None:
    """Those were given before cookies had a day."""
    guests = Guests(server.settings.secret())
    guest = guests.new()
    early = f"{guest}.{guests._sign(guest)}"
    answer = httpx.get(f"{server.url}/api/tables", headers={"Cookie": f"regnum_guest={early}"}, verify=False)
    renewed = answer.headers["set-cookie"].split(";")[0].partition("=")[2]
    assert guests.known(renewed) == (guest, True)


# --- connections that say nothing ---------------------------------------------------------------------


def hasty(serve: Callable[..., Server], **limits: Any) -> Server:
    """A server with little patience."""
    return serve(limits=msgspec.structs.replace(UNLIMITED, **limits))


@pytest.mark.parametrize("said", [b"", b"GET / HTTP/1.1\r\nHost: a\r\n"])
def test_who_does_not_come_to_the_point_is_sent_away(serve: Callable[..., Server], said: bytes) -> None:
    with connect(hasty(serve, head_seconds=0.2).url) as connection:
        connection.sendall(said)
        assert heard(read_to_end(connection)).status == 408


def test_a_body_that_never_comes_is_not_waited_for(serve: Callable[..., Server]) -> None:
    server = hasty(serve, body_seconds=0.2)
    head = request("/api/tables", b"Content-Type: application/json", b"Content-Length: 50", method="POST")
    answer = ask(server.url, head + b"{")
    assert (answer.status, answer.problem["type"]) == (408, "malformed")


def test_an_answer_that_nobody_takes_is_not_kept(serve: Callable[..., Server]) -> None:
    """The reader asks for much and reads nothing; when the server gives up, the connection is dead."""
    server = hasty(serve, answer_seconds=0.2)
    line = b"GET /api/games/imperium/cards HTTP/1.1\r\nHost: a\r\n\r\n"
    with connect(server.url) as connection, pytest.raises(OSError, match=r"reset|Broken pipe"):
        connection.sendall(line * 500_000)


def test_connections_that_say_nothing_are_counted(serve: Callable[..., Server]) -> None:
    server = hasty(serve, waiting=3)
    silent = [connect(server.url) for _ in range(3)]
    answers = []
    while not answers or answers[-1] != 503:
        answers.append(ask(server.url, request("/api/tables")).status)
    for one in silent:
        one.close()
    server.wait_until(lambda: ask(server.url, request("/api/tables")).status == 200, "nobody is let in again")


def test_a_socket_that_never_says_hello_is_closed(serve: Callable[..., Server]) -> None:
    server = hasty(serve, head_seconds=0.5)
    ann = Guest(server.url)
    table = ann.new_table("me", "open")
    assert ann.open(table["id"], hello=False).closed_with() == 4000


# --- pages of other sites -----------------------------------------------------------------------------

FOREIGN = [
    {"Origin": "https://example.org"},
    {"Origin": "null"},
    {"Origin": "http://[bad"},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
]


@pytest.mark.parametrize("headers", FOREIGN, ids=range(len(FOREIGN)))
def test_another_sites_page_changes_nothing(server: Server, headers: dict[str, str]) -> None:
    ann = Guest(server.url)
    table = ann.new_table("me", "open")
    refused = ann.refused("POST", f"/api/tables/{table['id']}/close", headers=headers)
    assert (refused["type"], refused["status"]) == ("foreign", 403)
    assert ann.get(f"/api/tables/{table['id']}")["status"] == "playing"


@pytest.mark.parametrize("headers", FOREIGN, ids=range(len(FOREIGN)))
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_another_sites_page_replaces_no_cookie(server: Server, method: str, headers: dict[str, str]) -> None:
    """A browser sends no cookie along then, and would take a new one in the place of the old."""
    answer = httpx.request(method, f"{server.url}/api/tables", headers=headers, verify=False)
    assert "set-cookie" not in answer.headers


def test_our_own_page_is_let_in(server: Server) -> None:
    ann = Guest(server.url)
    headers = {"Origin": server.url, "Sec-Fetch-Site": "same-origin"}
    answer = ann.http.post("/api/tables", json={"game": "civ", "seats": ["me", "open"]}, headers=headers)
    assert answer.status_code == 201
    assert "set-cookie" in answer.headers


@pytest.mark.parametrize("type", ["text/plain", "application/x-www-form-urlencoded", ""])
def test_what_forms_can_send_is_not_taken(server: Server, type: str) -> None:
    ann = Guest(server.url)
    table = ann.new_table("me", "open")
    refused = ann.refused("POST", f"/api/tables/{table['id']}/close", headers={"Content-Type": type})
    assert (refused["type"], refused["status"]) == ("malformed", 415)
    assert ann.get(f"/api/tables/{table['id']}")["status"] == "playing"


# --- what used to be our own fault --------------------------------------------------------------------

JSON = b"Content-Type: application/json"
BAD = [
    request("/api/tables", JSON, method="POST", body=b"[" * 100_000),
    request("/api/tables", JSON, method="POST", body=b'{"game": "civ", "seats": ' + b"[" * 50_000),
    request("/api/tables", JSON, method="POST", body=b'{"game": "\xff\xfe"}'),
    request("/api/records", JSON, method="POST", body=b'{"format": 2, "options": ' + b'{"a":' * 90_000),
    request("/api/tables?lang=\xff".encode("latin-1")),
    request("/api/rules?q=%ff%fe"),
    request("/api/tables/%ff%fe"),
    request("/api/tables/abc/replay?seat=" + "1" * 5000),
    request("/api/tables/abc/replay?step=" + "9" * 5000),
    request("/" + "a" * 5000),
    request("/" + "a/" * 5000 + "b.js"),
    request("/assets/" + "a" * 300 + ".js"),
    request(b"/\xff\xfe"),
    request("/api/tables", JSON, b"Content-Length: -1", method="POST"),
    b"nonsense\r\n\r\n",
    b"\x00\x01\x02\r\n\r\n",
    b"GET http://[ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
]


@pytest.mark.parametrize("raw", BAD, ids=range(len(BAD)))
def test_bad_requests_are_answered_in_words_and_leave_no_trace(server: Server, raw: bytes) -> None:
    before = server.log()
    answer = ask(server.url, raw)
    assert 200 <= answer.status < 500, answer
    if answer.status >= 400:
        assert answer.problem["message"]
    assert "Traceback" not in server.log().removeprefix(before)


def test_text_that_is_no_utf8_is_answered_in_words(duel: Any, server: Server) -> None:
    before = server.log()
    duel.ann.wire.send(b"\xff\xfe{", text=True)
    assert duel.ann.next("error")["error"]["type"] == "malformed"
    duel.step(random.Random(1))
    assert server.log() == before


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/tables", "/schema"])
def test_a_head_can_be_asked_for(server: Server, path: str) -> None:
    got, head = (ask(server.url, request(path, method=method)) for method in ("GET", "HEAD"))
    assert (head.status, head.body) == (200, b"")
    assert head.headers["content-length"] == str(len(got.body))
