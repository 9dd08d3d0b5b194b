"""The connections of a table come together at one worker, whichever worker they were made to."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from regnum.server.homes import Homes, address_of, quarter
from regnum.server.hub import Hub, News
from regnum.server.settings import Limits, Settings
from regnum.server.wire import HOMES
from regnum.testing.guests import Guest
from regnum.testing.serving import Server

HEAD = b"GET /api/tables/abc/live HTTP/1.1\r\n\r\n"


class Listener(asyncio.Protocol):
    """Stands for a WebSocket: notes what it was handed and what it hears, and says a word."""

    def __init__(self, head: bytes, told: list[bytes]) -> None:
        self.turned_away: Callable[[], None] = lambda: None
        self._head, self._told = head, told

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._told.append(self._head)
        transport.write(b"welcome")

    def data_received(self, data: bytes) -> None:
        self._told.append(data)


@asynccontextmanager
async def living(folder: Path, workers: int, *told: list[bytes]) -> AsyncIterator[list[Homes]]:
    """Workers that live side by side, and what each is told."""
    async with AsyncExitStack() as stack:
        homes = [Homes(folder, workers, Limits()) for _ in told]
        for one, heard in zip(homes, told, strict=True):
            one._speaks = lambda head, heard=heard: Listener(head, heard)  # type: ignore[assignment,misc]
            await stack.enter_async_context(one.open(None))  # type: ignore[arg-type]
        yield homes


def table_of(homes: Homes, elsewhere: bool = True) -> bytes:
    """The address of a table that is at home elsewhere, or here."""
    urls = (b"/api/tables/%d/live" % number for number in range(100))
    return next(url for url in urls if (homes.home_of(url) is not None) == elsewhere)


async def until(so: Callable[[], bool]) -> None:
    """Wait for something."""
    async with asyncio.timeout(60):
        while not so():
            await asyncio.sleep(0.001)


def connection() -> tuple[socket.socket, socket.socket]:
    """Both ends of a connection on this machine: the client's and the server's."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        client = socket.create_connection(listening.getsockname())
        served, _ = listening.accept()
    return client, served


def test_a_connection_goes_home_and_is_the_same_connection(tmp_path: Path) -> None:
    async def story() -> None:
        told: tuple[list[bytes], list[bytes]] = ([], [])
        async with living(tmp_path, 2, *told) as (first, _):
            home = first.home_of(table_of(first))
            assert home is not None
            client, served = connection()
            with client:
                first.hand_over(home, HEAD, served.fileno())
                served.close()
                client.setblocking(False)
                loop = asyncio.get_running_loop()
                assert await loop.sock_recv(client, 100) == b"welcome"
                await loop.sock_sendall(client, b"I choose")
                await until(lambda: told[1] == [HEAD, b"I choose"])
        assert told[0] == []

    asyncio.run(story())


def test_every_table_has_one_home(tmp_path: Path) -> None:
    async def story() -> None:
        async with living(tmp_path, 3, [], [], []) as homes:
            urls = [b"/api/tables/%d/live" % number for number in range(60)]
            away = [[one.home_of(url) for one in homes] for url in urls]
            # Two of three send it away, and to the same place: that of the third.
            assert {places.count(None) for places in away} == {1}
            assert {len({*places} - {None}) for places in away} == {1}
            assert {places.index(None) for places in away} == {0, 1, 2}
            assert homes[0].home_of(urls[0] + b"?lang=hu") == homes[0].home_of(urls[0])

    asyncio.run(story())


@pytest.mark.parametrize(
    "url", [b"/", b"/api/tables", b"/api/tables/a/b/live", b"/api/tables//live", b"\xff"]
)
def test_what_is_no_table_stays(tmp_path: Path, url: bytes) -> None:
    async def story() -> None:
        async with living(tmp_path, 2, [], []) as homes:
            assert [one.home_of(url) for one in homes] == [None, None]

    asyncio.run(story())


def test_neighbours_tell_each_other_what_happens(tmp_path: Path) -> None:
    async def story() -> None:
        async with living(tmp_path, 4, [], [], []) as homes:  # and one home is empty
            heard: list[tuple[int, bytes]] = []
            for number, one in enumerate(homes):
                one.heard = lambda raw, number=number: heard.append((number, raw))  # type: ignore[misc]
            homes[1].tell(b"news")
            await until(lambda: len(heard) == 2)
            assert sorted(heard) == [(0, b"news"), (2, b"news")]

    asyncio.run(story())


def hub_of(table: Any) -> tuple[Hub, list[News]]:
    """A hub with one table, and what it tells the neighbours."""
    told: list[News] = []
    tables = SimpleNamespace(writer=SimpleNamespace(tells=True), at_hand=lambda id: table)
    neighbours = SimpleNamespace(tell=lambda raw: told.append(msgspec.json.decode(raw, type=News)))
    return Hub(Settings(homes="somewhere"), tables, None, neighbours), told  # type: ignore[arg-type]


def test_how_far_an_analysis_has_come_is_heard_by_the_neighbours() -> None:
    heard: list[object] = []
    hub, _ = hub_of(None)
    hub.looked = lambda game, looked: heard.append((game, looked))
    asyncio.run(hub._hear(News("another", looked={"a": (7, 3, 5)})))
    assert heard == [(("a", 7), (3, 5))]


def test_a_choice_is_told_only_where_somebody_is_elsewhere() -> None:
    table = SimpleNamespace(elsewhere={}, viewers=set(), version=7)
    hub, told = hub_of(table)
    hub._committed({"a": 7})
    assert told == []
    hub._note_present("another", "a", ([1], 0))
    assert [news.versions for news in told] == [{"a": 7}], "they may have missed what was decided meanwhile"
    hub._committed({"a": 8})
    hub._note_present("another", "a", ([1], 2))
    assert [news.versions for news in told] == [{"a": 7}, {"a": 8}]
    hub._note_present("another", "a", ([], 0))
    hub._committed({"a": 9})
    assert len(told) == 2


def test_where_nobody_lives_nothing_is_handed_over(tmp_path: Path) -> None:
    """Who moved out, however suddenly, is not sent anybody; and whoever comes next has the same home."""

    async def story() -> None:
        async with living(tmp_path, 2, []) as (alone,):
            home = alone.home_of(table_of(alone))
            assert home is not None
            client, served = connection()
            with client, served:
                with pytest.raises(OSError, match="No such file"):
                    alone.hand_over(home, HEAD, served.fileno())
                with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as killed:
                    killed.bind(str(home))
                with pytest.raises(ConnectionRefusedError):
                    alone.hand_over(home, HEAD, served.fileno())
                told: list[bytes] = []
                async with living(tmp_path, 2, told):
                    alone.hand_over(home, HEAD, served.fileno())
                    await until(lambda: told == [HEAD])

    asyncio.run(story())


def test_who_finds_no_home_serves_what_comes_until_there_is_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker that replaces another begins before the other ends."""
    monkeypatch.setattr("regnum.server.homes.SEEK", 0.001)
    urls = [b"/api/tables/%d/live" % number for number in range(20)]

    async def story() -> None:
        async with living(tmp_path, 2, []), AsyncExitStack() as others:
            (old,) = await others.enter_async_context(living(tmp_path, 2, []))
            async with living(tmp_path, 2, []) as (new,):
                expected = [old.home_of(url) for url in urls]
                assert {new.home_of(url) for url in urls} == {None}
                await others.aclose()
                await until(lambda: [new.home_of(url) for url in urls] == expected)

    asyncio.run(story())


def until_refused(hand_over: Callable[[int], None]) -> int:
    """How many are handed over while nobody takes them."""
    for number in range(100_000):
        try:
            hand_over(number)
        except BlockingIOError:
            return number
    raise AssertionError("any number of them may wait")


def test_a_crowd_is_told_to_wait(tmp_path: Path) -> None:
    """More than the system lets wait: whoever hands over is told at once, and nothing is lost."""

    async def story() -> None:
        told: list[bytes] = []
        async with living(tmp_path, 2, [], told) as (first, _):
            home = first.home_of(table_of(first))
            assert home is not None
            client, served = connection()
            with client, served:
                handed = until_refused(lambda number: first.hand_over(home, b"%d" % number, served.fileno()))
            await until(lambda: len(told) == handed)
            assert told == [b"%d" % number for number in range(handed)]

    asyncio.run(story())


def test_who_has_gone_has_no_address() -> None:
    client, served = connection()
    with client, served:
        assert address_of(served) == "127.0.0.1"
    assert address_of(served) == ""


def test_a_quarter_is_for_our_eyes_only_and_goes_with_its_server() -> None:
    with quarter() as folder:
        assert Path(folder).stat().st_mode & 0o077 == 0
    assert not Path(folder).exists()


def test_all_connections_know_the_homes() -> None:
    state: dict[str, Any] = {}
    homes = Homes(Path("nowhere"), 2, Limits())
    homes.serve(None, state)  # type: ignore[arg-type]
    assert state == {HOMES: homes}


# --- whole servers -----------------------------------------------------------------------------------------


def test_the_seats_of_a_table_meet_at_one_worker(
    serve: Callable[..., Server], new_duel: Callable[..., Any]
) -> None:
    """Without Redis workers tell each other nothing: who sees the others come is at the same one."""
    server = serve(workers=3, redis="")
    rng = random.Random(3)
    for seed in range(4):
        duel = new_duel(server.url, greet=True, seed=seed)
        for _ in range(15):
            duel.step(rng)


def workers_of(server: Server) -> list[int]:
    """The processes that serve."""
    children = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text()
    named = [int(pid) for pid in children.split()]
    return [pid for pid in named if b"resource_tracker" not in Path(f"/proc/{pid}/cmdline").read_bytes()]


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="the system does not list processes there")
@pytest.mark.parametrize("victim", [0, 1])
def test_a_worker_that_is_killed_costs_nobody_their_game(
    serve: Callable[..., Server], new_duel: Callable[..., Any], victim: int
) -> None:
    """Whoever sat there comes again, and is served by whoever is there. One of the two is their home."""
    server = serve(workers=2)
    rng, duel = random.Random(5), new_duel(server.url, greet=False)
    for _ in range(5):
        duel.step(rng)
    killed = workers_of(server)[victim]
    os.kill(killed, signal.SIGKILL)
    server.wait_until(lambda: has_ended(killed), "the worker lives on")
    again = [guest_again(server, one.guest).open(duel.id) for one in duel.all]
    for one in again:
        one.sees(5)
    duel = type(duel)(duel.id, *again)
    for _ in range(5):
        duel.step(rng)
    server.wait_until(lambda: len({*workers_of(server)} - {killed}) == 2, "nobody has taken its place")


def has_ended(pid: int) -> bool:
    """Have all threads of a process let go of its sockets, even if nobody has taken note of its end?"""
    try:
        threads = [*Path(f"/proc/{pid}/task").iterdir()]
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return True
    return state == "Z" and len(threads) == 1


def guest_again(server: Server, guest: Guest) -> Guest:
    """The same guest, with new connections."""
    again = Guest(server.url)
    again.http.cookies = guest.http.cookies
    return again


def test_what_is_done_at_one_worker_is_seen_at_the_others(serve: Callable[..., Server]) -> None:
    """Whoever closes a table may ask any worker for it; those who sit there are at its home."""
    server = serve(workers=3, redis="")
    for seed in range(3):
        ann, bob = Guest(server.url), Guest(server.url)
        made = ann.new_table("me", "open", name="Ann", seed=seed)
        here = ann.open(made["id"])
        here.sees(0)
        bob.join(made["links"]["join"], 1, "Bob")
        here.wait(lambda here=here: here.table["seats"][1]["name"] == "Bob")
        ann.post(f"/api/tables/{made['id']}/close")
        here.wait(lambda here=here: here.table["status"] == "closed")
