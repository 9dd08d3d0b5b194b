"""Guests who want everything for themselves, or to know what is not theirs to know."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from regnum.server.levels import LEVELS, computer_name, nearest
from regnum.server.settings import UNLIMITED, Rate
from regnum.server.turns import NOBODY, Crowded, Turns, Who
from regnum.testing.guests import Guest
from regnum.testing.patience import PATIENCE
from regnum.testing.serving import Server

from .conftest import ODD_PLAYERS
from .raw import ask, request

# --- thinking -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("spec", ["search:999999999", "search:101", "search", "search:60000ms"])
def test_only_the_levels_on_offer_may_be_asked_for(serve: Callable[..., Server], spec: str) -> None:
    ann = Guest(serve().url)
    refused = ann.refused("POST", "/api/tables", json={"game": "civ", "seats": ["me", spec]})
    assert refused["type"] == "illegal"
    assert "search:2500ms-turn" in refused["message"]


@pytest.mark.parametrize(
    ("stored", "plays"),
    [
        ("search:999999999", "search:2500ms-turn"),
        ("search:300", "greedy"),
        ("search:7", "greedy"),
        ("search", "search:2500ms-turn"),
        ("search:500ms", "search:2500ms-turn"),
        ("search:400", "greedy"),
        ("search:1500", "search:2500ms-turn"),
        ("search:600ms-turn", "greedy"),
        ("random", "random"),
    ],
)
def test_stored_tables_with_other_budgets_have_the_nearest_level(stored: str, plays: str) -> None:
    assert nearest(stored, LEVELS) == plays


def test_a_computer_of_old_is_called_what_plays_for_it() -> None:
    assert computer_name("search:600ms-turn", "en") == computer_name("greedy", "en") == "Skilled"
    assert computer_name("search:999999999", "hu") == "Mester"


def test_a_stored_table_with_an_endless_budget_goes_on(serve: Callable[..., Server]) -> None:
    server = serve(think_seconds=600.0)
    ann = Guest(server.url)
    table = ann.new_table("me", "random", options={"first": "2"}, seed=1)["id"]
    server.stop()
    with sqlite3.connect(server.settings.database) as database:
        database.execute("UPDATE seats SET spec = 'search:999999999' WHERE seat = 1")
    server.start()
    socket = ann.open(table)
    socket.wait(lambda: bool(socket.options()))
    assert socket.table["seats"][1]["name"] == "Master"


def test_computers_among_themselves_think_only_while_somebody_watches(serve: Callable[..., Server]) -> None:
    server = serve(**ODD_PLAYERS)
    ann = Guest(server.url)
    unseen = ann.new_table("first", "first")["id"]
    watched = ann.new_table("first", "first")["id"]
    socket = ann.open(watched)
    socket.wait(lambda: bool(socket.update) and socket.update["result"] is not None)
    assert ann.get(f"/api/tables/{unseen}")["version"] == 0
    late = ann.open(unseen)
    late.wait(lambda: bool(late.update) and late.update["result"] is not None)


def order_of(work: list[Who], **bounds: int) -> list[Who]:
    """In which order work is done that comes all at once, one piece at a time."""

    async def run() -> list[Who]:
        turns, done = Turns(1, **{"each": 100, "most": 1000} | bounds), []

        async def piece(who: Who) -> None:
            async with turns.turn(who):
                await asyncio.sleep(0)
                done.append(who)

        await asyncio.gather(*(piece(who) for who in work))
        return done

    return asyncio.run(run())


def test_thinking_is_shared_between_guests() -> None:
    eve, ann = Who("6.6.6.6", "eve"), Who("1.1.1.1", "ann")
    assert order_of([eve] * 50 + [ann])[:3].count(ann) == 1


def test_many_guests_of_one_address_delay_other_addresses_by_one() -> None:
    crowd = [Who("6.6.6.6", f"eve-{number}") for number in range(50)]
    ann = Who("1.1.1.1", "ann")
    assert ann in order_of([*crowd, ann])[:3]
    neighbour = Who("6.6.6.6", "bob")
    assert neighbour in order_of([crowd[0]] * 50 + [neighbour])[:3]


def test_what_nobody_watches_comes_last() -> None:
    ann = Who("1.1.1.1", "ann")
    assert order_of([ann, NOBODY, NOBODY, ann, ann])[-2:] == [NOBODY, NOBODY]


@pytest.mark.parametrize("bounds", [{"each": 3}, {"most": 3}])
def test_what_waits_is_bounded(bounds: dict[str, int]) -> None:
    with pytest.raises(Crowded):
        order_of([Who("6.6.6.6", "eve")] * 5, **bounds)


def test_who_no_longer_waits_is_forgotten() -> None:
    async def run() -> None:
        turns = Turns(1, 10, 10)
        async with turns.turn(NOBODY):
            waiting = [asyncio.create_task(turns._take(Who("a", "b"))) for _ in range(3)]
            await asyncio.sleep(0)
            for task in waiting:
                task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
        async with turns.turn(NOBODY):
            assert (turns._count, dict(turns._waiting)) == (0, {})

    asyncio.run(run())


def test_a_guest_who_asks_for_all_the_thinking_does_not_stop_others(serve: Callable[..., Server]) -> None:
    """Eve has four tables at which computers think as long as they may; Ann's answers all the same."""
    server = serve(**ODD_PLAYERS, think_seconds=0.3)
    eve, ann = Guest(server.url), Guest(server.url)
    for _ in range(4):
        eve.open(eve.new_table("me", "sleep", options={"first": "2"}, seed=1)["id"])
    socket = ann.open(ann.new_table("me", "first", options={"first": "2"}, seed=1)["id"])
    socket.until(lambda message: bool(socket.options()), seconds=300)


# --- crowds -------------------------------------------------------------------------------------------


def crowded(serve: Callable[..., Server], **limits: Any) -> tuple[Server, Guest, str]:
    """A server with limits, and somebody's table there."""
    server = serve(limits=msgspec.structs.replace(UNLIMITED, **limits))
    ann = Guest(server.url)
    return server, ann, ann.new_table("me", "open")["id"]


def test_a_guest_has_only_so_many_connections(serve: Callable[..., Server]) -> None:
    _, ann, table = crowded(serve, sockets=3, crowd=10)
    first = [ann.open(table) for _ in range(3)]
    for one in first:
        one.sees(0)
    further = ann.open(table)
    assert further.next("error")["error"]["type"] == "flooding"
    assert further.closed_with() == 1013
    first[0].close()
    while True:  # until the server has noticed
        again = ann.open(table)
        if again.until(lambda message: message["type"] in ("error", "table"))["type"] == "table":
            break


def test_an_address_has_only_so_many_connections(serve: Callable[..., Server]) -> None:
    server, ann, table = crowded(serve, sockets=2, crowd=2)
    watch = ann.get(f"/api/tables/{table}")["links"]["watch"]
    others = [Guest(server.url) for _ in range(4)]
    for one in others:
        one.post(f"/api{watch}")
        one.open(table).sees(0)
    assert ann.open(table).closed_with() == 1013


def test_spectators_leave_room_for_those_who_play(serve: Callable[..., Server]) -> None:
    server, ann, table = crowded(serve, watchers=2)
    watch = ann.get(f"/api/tables/{table}")["links"]["watch"]
    eve = Guest(server.url)
    eve.post(f"/api{watch}")
    for _ in range(2):
        eve.open(table).sees(0)
    assert eve.open(table).closed_with() == 1013
    ann.open(table).sees(0)


def test_a_crowd_is_told_of_itself_once_and_not_by_everybody(serve: Callable[..., Server]) -> None:
    """Each arrival used to send the whole table to all who were there: n² messages."""
    server, ann, table = crowded(serve)
    watch = ann.get(f"/api/tables/{table}")["links"]["watch"]
    eve = Guest(server.url)
    eve.post(f"/api{watch}")
    mine = ann.open(table)
    mine.sees(0)
    crowd = 40
    for _ in range(crowd):
        eve.open(table)
    mine.wait(lambda: mine.table["watchers"] == crowd)
    heard = [message for frame in mine.received for message in msgspec.json.decode(frame)]
    assert [message["type"] for message in heard].count("table") == 1
    assert max(len(frame) for frame in mine.received[1:]) < 100


# --- looking back -------------------------------------------------------------------------------------


def test_looking_back_costs_more_than_other_looks(serve: Callable[..., Server]) -> None:
    _, ann, table = crowded(serve, reads=Rate(35, 0.001), crowd=10)
    ann.post(f"/api/tables/{table}/close")
    paths = [f"/api/tables/{table}/replay?step=0"] * 3 + ["/api/rules?q=hegemony"]
    answers = [ann.http.get(path).status_code for path in paths]
    assert answers[0] == 200
    assert answers[-1] == 429


@pytest.mark.parametrize(
    "path", ["/api/rules", "/api/games", "/schema", "/schema/openapi.json", "/schema/messages.json"]
)
def test_everything_that_can_be_read_is_counted(serve: Callable[..., Server], path: str) -> None:
    _, ann, _ = crowded(serve, reads=Rate(1, 0.001), crowd=10)
    assert [ann.http.get(path).status_code for _ in range(2)] == [200, 429]


def test_frames_are_the_same_wherever_one_begins(server: Server) -> None:
    """Copies of the match along the way lead to the same frames as playing from the start."""
    ann = Guest(server.url)
    table = ann.new_table("me", "first", seed=3)["id"]
    socket = ann.open(table)
    socket.sees(0)
    rng = random.Random(3)
    while socket.update["result"] is None:
        if socket.options():
            socket.choose(rng.choice(socket.options()))
        else:
            socket.next("update")
    path = f"/api/tables/{table}/replay?seat=0&count=50"
    steps = ann.get(path)["steps"]
    assert steps > 60
    backwards = {}
    for step in range(steps, -1, -7):
        backwards |= {one["step"]: one for one in ann.get(f"{path}&step={step}")["frames"]}
    forwards = {}
    for step in range(0, steps + 1, 50):
        forwards |= {one["step"]: one for one in ann.get(f"{path}&step={step}")["frames"]}
    assert len(forwards) == steps + 1
    assert {step: forwards[step] for step in backwards} == backwards


def test_the_same_answer_is_not_sent_twice(server: Server) -> None:
    with httpx.Client(base_url=server.url, verify=False, timeout=PATIENCE) as http:
        for path in (
            "/api/games",
            "/api/games/imperium/cards",
            "/api/games/imperium/words",
            "/api/rules?book=civ",
            "/api/rules?book=civ&lang=hu",
        ):
            first = http.get(path)
            assert first.headers["content-encoding"] == "gzip"
            again = http.get(path, headers={"If-None-Match": first.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
            plain = http.get(path, headers={"Accept-Encoding": "identity"})
            assert plain.json() == first.json()


def test_long_answers_are_packed_for_who_takes_them(server: Server) -> None:
    ann = Guest(server.url)
    for _ in range(3):
        ann.new_table("me", "open")
    answer = ann.http.get("/api/tables")
    assert answer.headers["content-encoding"] == "gzip"
    assert len(answer.json()["tables"]) == 3


# --- seeds --------------------------------------------------------------------------------------------


def test_nobody_names_the_seed_where_others_play(serve: Callable[..., Server]) -> None:
    ann = Guest(serve(named_seeds=False).url)
    refused = ann.refused("POST", "/api/tables", json={"game": "civ", "seats": ["me", "open"], "seed": 7})
    assert (refused["type"], "seed" in refused["message"]) == ("illegal", True)
    assert ann.new_table("me", "random", seed=7)["you"] == 0
    assert ann.new_table("me", "open")["you"] == 0


def test_no_two_tables_of_people_are_dealt_alike(serve: Callable[..., Server]) -> None:
    server = serve(named_seeds=False)
    ann = Guest(server.url)
    for _ in range(20):
        ann.new_table("me", "open")
    with sqlite3.connect(server.settings.database) as database:
        seeds = [seed for (seed,) in database.execute("SELECT seed FROM tables")]
    assert len(set(seeds)) == 20
    assert max(seeds) > 2**45, "drawn from all seeds there are"


# --- remarks ------------------------------------------------------------------------------------------


def test_a_table_with_very_many_remarks_opens(
    serve: Callable[..., Server], new_duel: Callable[..., Any]
) -> None:
    server = serve()
    duel = new_duel(server.url)
    server.stop()
    with sqlite3.connect(server.settings.database) as database:
        database.execute("DELETE FROM remarks")
        database.executemany(
            "INSERT INTO remarks VALUES (?, ?, 'said', 0, 'Ann', ?, NULL, 0, 1)",
            [(duel.id, number, f"{number} " + "ű" * 490) for number in range(10_000)],
        )
    server.start()
    ann = duel.ann.guest.open(duel.id)
    ann.wait(lambda: bool(ann.remarks))
    assert len(ann.remarks) == 100
    assert ann.remarks[-1]["text"].startswith("9999 ")
    page = ann.guest.get(f"/api/tables/{duel.id}/remarks?before=9900")
    assert (page["first"], len(page["remarks"])) == (9800, 100)
    assert page["remarks"][-1]["text"].startswith("9899 ")
    assert ann.guest.get(f"/api/tables/{duel.id}/remarks?before=0")["remarks"] == []
    assert ann.say("one more")["type"] == "done"
    ann.wait(lambda: ann.remarks[-1]["text"] == "one more")


def test_undos_in_a_row_are_counted_in_one_note(server: Server, new_duel: Callable[..., Any]) -> None:
    """Against a person, who waits: a computer may have decided before a choice is taken back."""
    duel = new_duel(server.url, game="imperium")
    asked = duel.asked()
    for _ in range(4):
        done = asked.choose(asked.options()[0])
        assert done["type"] == "done", done
        assert asked.sees(done["version"])["undo"]
        undone = asked.undo()
        assert undone["type"] == "done", undone
        asked.sees(undone["version"])
    asked.wait(lambda: bool(asked.remarks) and "4" in asked.remarks[-1]["text"])
    notes = [remark["text"] for remark in asked.remarks if "taken back" in remark["text"]]
    assert len(notes) == 1
    assert notes[0].endswith("has taken back 4 choices.")
    fresh = asked.guest.open(duel.id)
    fresh.wait(lambda: bool(fresh.remarks))
    assert fresh.remarks == asked.remarks


def test_undo_is_dearer_than_a_choice(serve: Callable[..., Server], new_duel: Callable[..., Any]) -> None:
    duel = new_duel(serve(limits=msgspec.structs.replace(UNLIMITED, undos=Rate(2, 0.001))).url)
    answers = [duel.ann.undo()["error"]["type"] for _ in range(3)]
    assert answers == ["refused", "refused", "flooding"]


def test_chat_is_answered_when_it_is_kept(serve: Callable[..., Server], new_duel: Callable[..., Any]) -> None:
    """The server is killed the moment it has said `done`."""
    server = serve()
    duel = new_duel(server.url)
    for number in range(5):
        assert duel.ann.say(f"line {number}")["type"] == "done"
        server.kill()
        server.start()
        duel = duel._replace(ann=duel.ann.guest.open(duel.id))
        duel.ann.sees(0)
    duel.ann.wait(lambda: bool(duel.ann.remarks))
    said = [remark["text"] for remark in duel.ann.remarks if remark["kind"] == "said"]
    assert said == [f"line {number}" for number in range(5)]


def test_chat_that_cannot_be_kept_is_not_acknowledged(
    serve: Callable[..., Server], new_duel: Callable[..., Any]
) -> None:
    server = serve()
    duel = new_duel(server.url)
    with sqlite3.connect(server.settings.database) as database:
        database.execute("CREATE TRIGGER f BEFORE INSERT ON remarks BEGIN SELECT RAISE(ABORT, 'no'); END")
    refused = duel.ann.say("is anybody there?")
    assert (refused["type"], refused["error"]["type"]) == ("error", "unwell")


# --- seats --------------------------------------------------------------------------------------------


def test_nobody_takes_several_seats_by_joining_at_once(server: Server) -> None:
    ann, bob = Guest(server.url), Guest(server.url)
    bob.new_table("me", "greedy")  # for a cookie
    for _ in range(5):
        link = ann.new_table("me", "open", "open", "open")["links"]["join"]

        def join(seat: int, link: str = link) -> int:
            body = b'{"seat": %d}' % seat
            headers = (b"Content-Type: application/json", f"Cookie: {bob.cookies()}".encode())
            return ask(server.url, request(f"/api{link}", *headers, method="POST", body=body)).status

        with ThreadPoolExecutor(6) as threads:
            answers = sorted(threads.map(join, [1, 2, 3, 1, 2, 3]))
        assert answers == [201, 409, 409, 409, 409, 409]


def test_guests_with_several_seats_keep_the_first(serve: Callable[..., Server]) -> None:
    """Tables from before the key are carried over: the other seats can be taken by link."""
    server = serve()
    ann, bob = Guest(server.url), Guest(server.url)
    table = ann.new_table("me", "open", "open")
    bob.join(table["links"]["join"], 1, "Bob")
    server.stop()
    with sqlite3.connect(server.settings.database) as database:
        (guest,) = database.execute("SELECT guest FROM seats WHERE name = 'Bob'").fetchone()
        for later in ("campaigns", "campaign_games", "campaign_carries", "results"):
            database.execute(f"DROP TABLE {later}")
        database.execute("DROP INDEX uq_seats_table_guest")
        database.execute("DROP INDEX ix_remarks_request")
        database.execute("ALTER TABLE remarks DROP COLUMN count")
        database.execute("UPDATE seats SET guest = ?, kind = 'person' WHERE seat = 2", [guest])
        database.execute("UPDATE alembic_version SET version_num = '0002'")
    server.start()
    shown = bob.get(f"/api/tables/{table['id']}")
    assert (shown["you"], [seat["kind"] for seat in shown["seats"]]) == (1, ["person", "person", "open"])
    assert Guest(server.url).join(table["links"]["join"], 2, "Cleo")["you"] == 2


# --- more tables than there is room for ---------------------------------------------------------------


def test_tables_that_are_held_are_never_dropped(serve: Callable[..., Server]) -> None:
    """With more tables watched than are kept in memory, every one of them goes on."""
    server = serve(live_tables=2, keep_seconds=0.05)
    ann = Guest(server.url)
    tables = [ann.new_table("me", "open", options={"first": "1"})["id"] for _ in range(8)]
    sockets = [ann.open(table) for table in tables]
    for _ in range(3):
        for socket in sockets:
            socket.wait(lambda socket=socket: bool(socket.update))
            if socket.options():
                answer = socket.choose(socket.options()[0])
                assert answer["type"] == "done", answer
                socket.sees(answer["version"])
    assert "Traceback" not in server.log()


def test_idle_tables_are_let_go_and_found_again(serve: Callable[..., Server]) -> None:
    server = serve(live_tables=2)
    ann = Guest(server.url)
    tables = [ann.new_table("me", "open", options={"first": "1"})["id"] for _ in range(6)]
    for table in [*tables, *tables]:
        socket = ann.open(table)
        socket.sees(0)
        if socket.options():
            assert socket.choose(socket.options()[0])["type"] == "done"
        socket.close()


# --- trouble that lasts -------------------------------------------------------------------------------


def test_a_disk_that_takes_nothing_does_not_fill_the_log(
    serve: Callable[..., Server], new_duel: Callable[..., Any]
) -> None:
    server = serve()
    duel = new_duel(server.url)
    with sqlite3.connect(server.settings.database) as database:
        database.execute("ALTER TABLE remarks RENAME TO away")
    answers = [duel.ann.say(f"line {number}")["error"]["type"] for number in range(60)]
    assert set(answers) == {"unwell"}
    assert 0 < server.log().count("Traceback (most recent") < 30
    with sqlite3.connect(server.settings.database) as database:
        database.execute("ALTER TABLE away RENAME TO remarks")
    assert duel.ann.say("at last")["type"] == "done"
    duel.step(random.Random(1))


def test_who_opens_connections_all_the_time_is_refused_before_they_open(serve: Callable[..., Server]) -> None:
    _, ann, table = crowded(serve, opens=Rate(2, 0.001), crowd=10)
    for _ in range(2):
        ann.open(table).sees(0)
    with pytest.raises(InvalidStatus) as refused:
        ann.open(table)
    assert refused.value.response.status_code == 429
    assert msgspec.json.decode(refused.value.response.body)["type"] == "flooding"
