"""A game over WebSockets: everybody sees it happen, and nothing happens twice or too late."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any
from uuid import uuid4

import msgspec
import pytest
from websockets.exceptions import InvalidStatus

import regnum
from regnum.server.run import MOST_FRAME
from regnum.testing.guests import Guest, Socket
from regnum.testing.serving import Server


def test_a_whole_game_between_two_with_a_spectator(new_duel: Callable[..., Any], server: Server) -> None:
    duel = new_duel(server.url, langs=("en", "hu", "en"))
    rng = random.Random(1)
    while duel.ann.update["result"] is None:
        duel.step(rng)
    for one in duel.all:
        one.wait(lambda one=one: one.table["status"] == "over")
        assert one.update["result"] is not None
        assert one.update["decisions"] == []
        assert "⟨" not in "".join(one.received)
    assert len(duel.ann.events) == len(duel.bob.events) == len(duel.eve.events)
    assert duel.ann.events[0]["text"] != duel.bob.events[0]["text"]


def test_the_views_are_those_of_the_engine(duel: Any) -> None:
    rng = random.Random(2)
    match = regnum.new_match("civ", 2, 5)
    for _ in range(30):
        seat = 0 if duel.asked() is duel.ann else 1
        key = rng.choice(duel.asked().options())
        match.choose(seat, key)
        version = duel.asked().choose(key)["version"]
        for viewer, one in zip((0, 1, None), duel.all, strict=True):
            shown = one.sees(version)
            assert shown["view"] == msgspec.json.decode(msgspec.json.encode(match.view(viewer)))
            assert len(one.events) == len(match.events)
            assert [event["id"] for event in one.events] == [e.text for e in match.events_for(viewer)]


def test_a_question_is_told_in_words_with_its_clause(duel: Any) -> None:
    (asked,) = duel.asked().update["decisions"]
    (seen,) = duel.eve.update["decisions"]
    assert asked["text"] == "Play a card from your hand"
    assert asked["clause"].startswith("civ:")
    assert ("least" in asked, "most" in asked) == (False, False), "one pick goes without saying"
    assert {"key", "kind", "value", "label", "zone"} == set(asked["options"][0])
    assert {option["zone"] for option in asked["options"]} == {f"hand:{asked['seat']}"}
    assert asked["options"][0]["label"][0].isupper()
    name = duel.eve.table["seats"][asked["seat"]]["name"]
    assert seen == asked | {"options": None, "waiting": f"{name} chooses a card to play."}


def test_what_is_refused_changes_nothing(duel: Any) -> None:
    me, other = duel.asked(), duel.other(duel.asked())
    good = me.options()[0]
    illegal = me.choose("card:none")
    assert illegal["error"]["type"] == "illegal"
    assert illegal["error"]["args"]["options"] == me.options()
    assert other.choose(good)["error"]["type"] == "foreign"
    assert duel.eve.choose(good)["error"]["type"] == "foreign"
    assert me.choose(good, number=7)["error"]["type"] == "stale"
    assert me.choose(good, version=7)["error"]["type"] == "stale"
    assert me.update["version"] == 0
    assert me.choose(good)["type"] == "done"
    late = me.choose(good, number=0, version=0)
    assert (late["error"]["type"], late["error"]["args"]["number"]) == ("stale", 1)


def test_the_same_request_is_carried_out_once(duel: Any) -> None:
    me = duel.asked()
    before = me.update
    first = me.choose(me.options()[0], id="once")
    again = me.choose("card:other", id="once", number=before["number"], version=before["version"])
    assert again == first
    assert me.update["version"] == 1
    assert me.silent()


def test_the_same_request_of_another_seat_is_another(duel: Any) -> None:
    rng = random.Random(12)
    for _ in range(30):
        me = duel.asked()
        version = me.choose(me.options()[0], id=f"{me.update['version']}")["version"]
        other = duel.other(me)
        other.sees(version)
        if other.options():
            assert other.choose(rng.choice(other.options()), id=f"{version - 1}")["version"] == version + 1
            return
        me.sees(version)
    pytest.fail("the turn never changed")


def test_undo_takes_back_and_the_version_rises(duel: Any) -> None:
    rng = random.Random(3)
    me, key, before = None, "", {}
    for _ in range(300):
        me = duel.asked()
        before = dict(me.update)
        key = me.options()[0]
        done = me.choose(key)
        for one in duel.all:
            one.sees(done["version"])
        if me.update["undo"]:
            break
    assert me is not None
    events = len(me.events)
    undone = me.undo()
    assert (undone["type"], undone["version"]) == ("done", before["version"] + 2)
    for one in duel.all:
        one.sees(undone["version"])
        assert len(one.events) <= events
    assert me.update["view"] == before["view"]
    assert me.update["decisions"] == before["decisions"]
    assert me.update["number"] == before["number"]
    old = me.choose(key, version=before["version"])
    assert old["error"]["type"] == "stale", "an answer from before the undo"
    duel.eve.wait(lambda: duel.eve.remarks[-1]["text"].endswith("has taken back a choice."))
    assert me.choose(rng.choice(me.options()))["type"] == "done"


def test_undo_is_refused_with_the_reason(duel: Any) -> None:
    refused = duel.ann.undo()
    assert refused["error"]["type"] == "refused"
    assert refused["error"]["message"] == "Ann has not decided anything yet."
    rng = random.Random(4)
    while duel.asked() is not duel.bob:
        duel.step(rng)
    duel.step(rng)
    assert "Bob" in duel.ann.undo()["error"]["message"]


def test_who_was_away_during_an_undo_learns_of_it(duel: Any) -> None:
    """The events of the client that reconnects end up as those of one that stayed."""
    rng = random.Random(5)
    while True:
        me = duel.asked()
        duel.step(rng)
        if me.update["undo"]:
            break
    since, known = duel.eve.since(), duel.eve.events[:]
    duel.eve.close()
    me.undo()
    version = me.choose(me.options()[-1])["version"]
    duel.ann.sees(version)
    back = duel.eve.guest.open(duel.id, since=since)
    back.events = known
    back.sees(version)
    fresh = duel.eve.guest.open(duel.id)
    fresh.sees(version)
    assert back.events == fresh.events


def test_a_reconnect_costs_one_small_message(duel: Any) -> None:
    rng = random.Random(6)
    for _ in range(20):
        duel.step(rng)
    bob = duel.bob
    bob.wait(lambda: bob.table["watchers"] == 1)
    bob.close()
    duel.ann.until(lambda message: message["type"] == "present" and 1 not in message["online"])
    back = bob.guest.open(duel.id, since=bob.since())
    same = back.next("same")
    assert (same["version"], same["events"], same["online"]) == (20, len(bob.events), [0, 1])
    assert back.silent()
    assert len(back.received) == 1
    assert len(back.received[0]) < 200


def test_a_reconnect_brings_only_what_is_new(duel: Any) -> None:
    rng = random.Random(7)
    for _ in range(20):
        duel.step(rng)
    since, seen = duel.eve.since(), duel.eve.events[:]
    duel.eve.close()
    me = duel.asked()
    version = me.choose(me.options()[0])["version"]
    back = duel.eve.guest.open(duel.id, since=since)
    back.events = seen[:]
    update = back.sees(version)
    assert (update["version"], update["first"]) == (version, len(seen))
    fresh = duel.eve.guest.open(duel.id)
    fresh.sees(version)
    assert back.events == fresh.events


def test_who_claims_to_know_the_future_gets_everything(duel: Any) -> None:
    since = {"version": 10**9, "events": 10**9, "remarks": 10**9, "touched": 10**9}
    duel.step(random.Random(20))
    again = duel.ann.guest.open(duel.id, since=since)
    assert again.next("update")["first"] == 0
    assert again.events == duel.ann.events


def test_a_spectator_who_takes_a_seat_is_seated(server: Server) -> None:
    ann, eve = Guest(server.url), Guest(server.url)
    table = ann.new_table("me", "open", name="Ann")
    eve.post(f"/api{table['links']['watch']}")
    watching = eve.open(table["id"])
    watching.sees(0)
    eve.join(table["links"]["join"], 1, "Eve")
    assert watching.closed_with() == 1012
    assert eve.open(table["id"]).next("table")["table"]["you"] == 1


def test_the_language_changes_at_any_time(duel: Any) -> None:
    duel.step(random.Random(8))
    english = [event["text"] for event in duel.ann.events]
    duel.ann.send(type="lang", lang="hu")
    update = duel.ann.next("update")
    assert update["first"] == 0
    hungarian = [event["text"] for event in update["events"]]
    assert len(hungarian) == len(english)
    assert hungarian != english
    refused = duel.ann.choose("card:none", number=99)
    assert refused["error"]["message"].startswith("A játék")


def test_chat_is_data_and_said_once(duel: Any) -> None:
    line = "<img src=x onerror=alert(1)> @civ-zone-hand { $seat }"
    duel.ann.say(line, id="hello-1")
    duel.ann.say(line, id="hello-1")
    for one in duel.all:
        one.wait(lambda one=one: one.remarks[-1]["kind"] == "said")
        said = [remark for remark in one.remarks if remark["kind"] == "said"]
        assert [(remark["seat"], remark["name"], remark["text"]) for remark in said] == [(0, "Ann", line)]
    assert duel.eve.say("hello")["error"]["type"] == "foreign"
    duel.ann.send(type="say", id="long", text="x" * 501)
    assert duel.ann.next("error")["error"]["type"] == "malformed"


def who_is_there(table: Any) -> tuple[list[bool], int]:
    return [seat["online"] for seat in table["seats"]], table["watchers"]


def test_who_is_there_is_shown(duel: Any) -> None:
    # Another process may answer than the one that they came to, and it hears of them a little later.
    duel.eve.guest.get_until(f"/api/tables/{duel.id}", lambda table: who_is_there(table) == ([True, True], 1))
    duel.ann.wait(lambda: duel.ann.table["seats"][1]["online"] and duel.ann.table["watchers"] == 1)
    duel.bob.close()
    duel.ann.wait(lambda: not duel.ann.table["seats"][1]["online"])
    assert duel.ann.table["watchers"] == 1


BAD_MESSAGES = [
    "",
    "nonsense",
    "[]",
    "{}",
    '{"type": "dance"}',
    '{"v": 2, "type": "lang", "lang": "hu"}',
    '{"type": "choose", "id": "", "version": 0, "number": 0, "keys": ["a"]}',
    '{"type": "choose", "id": "1", "version": 0, "number": 0, "keys": []}',
    '{"type": "choose", "id": "1", "version": -1, "number": 0, "keys": ["a"]}',
    '{"type": "choose", "id": "1", "version": 0, "number": 0, "keys": ["a"], "more": 1}',
    '{"type": "choose", "id": "1", "version": 1e400, "number": 0, "keys": ["a"]}',
    '{"type": "choose", "id": "1", "version": 0, "number": 0}',
    '{"type": "choose", "id": "1", "version": 0, "number": 0, "steps": []}',
    '{"type": "choose", "id": "1", "version": 0, "number": 0, "steps": [{"ask": "a", "keys": []}]}',
    '{"type": "choose", "id": "1", "version": 0, "number": 0, "steps": [{"keys": ["a"]}]}',
    '{"type": "choose", "id": "1", "version": 0, "number": 0, "keys": ["a"],'
    ' "steps": [{"ask": "a", "keys": ["a"]}]}',
    '{"type": "choose", "id": "1", "version": 0, "number": 0, "steps": ['
    + ",".join(['{"ask": "a", "keys": ["a"]}'] * 61)
    + "]}",
    '{"type": "undo", "id": "1", "version": 0, "to": -1}',
    '{"type": "hello", "foresight": "yes"}',
    '{"type": "lang", "lang": "tlh"}',
    '{"type": "hello"}',
    "[" * 4000,
    b"\xff\xfe\x00",
]


@pytest.mark.parametrize("message", BAD_MESSAGES, ids=range(len(BAD_MESSAGES)))
def test_malformed_messages_are_answered_in_words(duel: Any, message: str | bytes) -> None:
    duel.ann.wire.send(message)
    error = duel.ann.next("error")
    assert (error["id"], error["error"]["type"]) == (None, "malformed")
    assert error["error"]["message"]
    duel.step(random.Random(9))


def test_a_message_that_is_too_long(duel: Any) -> None:
    duel.ann.wire.send('{"type": "say", "id": "1", "text": "' + "x" * 9000 + '"}')
    assert duel.ann.next("error")["error"]["type"] == "oversized"
    duel.ann.wire.send('{"type": "say", "id": "1", "text": "' + "ű" * 4500 + '"}')
    assert duel.ann.next("error")["error"]["type"] == "oversized"
    duel.step(random.Random(10))
    # In two parts, so that the server has read all of it when it shuts the door.
    duel.ann.wire.send(["x" * MOST_FRAME, "x"])
    assert duel.ann.closed_with() == 1009


def test_the_first_message_must_be_hello(duel: Any) -> None:
    socket = duel.ann.guest.open(duel.id, hello=False)
    socket.send(type="lang", lang="hu")
    assert socket.next("error")["error"]["type"] == "malformed"
    assert socket.closed_with() == 4000


def test_strangers_are_turned_away(duel: Any, server: Server) -> None:
    stranger = Guest(server.url)
    socket = stranger.open(duel.id)
    assert socket.next("error")["error"]["type"] == "foreign"
    assert socket.closed_with() == 4003
    nowhere = stranger.open("nothing")
    assert nowhere.next("error")["error"]["type"] == "missing"
    assert nowhere.closed_with() == 4004


def test_a_forged_cookie_is_a_stranger(duel: Any, server: Server) -> None:
    name, value = next(iter(duel.ann.guest.http.cookies.items()))
    forger = Guest(server.url)
    forger.http.cookies.set(name, value[:-1] + ("0" if value[-1] != "0" else "1"))
    assert forger.refused("GET", f"/api/tables/{duel.id}")["type"] == "foreign"


def test_pages_of_other_sites_cannot_connect(duel: Any) -> None:
    with pytest.raises(InvalidStatus) as refused:
        Socket(duel.ann.guest, duel.id, Origin="https://example.org")
    assert refused.value.response.status_code == 403
    Socket(duel.ann.guest, duel.id, Origin=duel.ann.guest.url)


def test_a_series_of_picks_is_one_request(new_duel: Callable[..., Any], server: Server) -> None:
    """Where several cards are asked for, their keys may come together."""
    rng = random.Random(11)
    for seed in range(40):
        duel = new_duel(server.url, seed=seed)
        while duel.ann.update["result"] is None:
            me = duel.asked()
            (decision,) = me.update["decisions"]
            if decision["id"] == "civ-ask-discard" and "cards" in decision["text"]:
                keys = [option for option in me.options() if option.startswith("card:")]
                answer = me.choose(keys[0], keys[1], "card:none")
                assert (answer["type"], answer["taken"]) == ("done", 2)
                assert answer["error"]["type"] in ("illegal", "stale")
                assert me.sees(answer["version"])["version"] == answer["version"]
                return
            duel.step(rng)
    pytest.fail("nobody was asked for two cards")


def test_a_series_does_not_run_into_the_next_question(duel: Any) -> None:
    me = duel.asked()
    key = me.options()[0]
    answer = me.choose(key, key, "done", id=uuid4().hex)
    assert (answer["type"], answer["taken"]) == ("done", 1)
    assert answer["error"]["type"] == "stale"
