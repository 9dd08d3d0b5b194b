"""Several processes serve the same tables."""

from __future__ import annotations

import random
import socket
import threading
from collections.abc import Callable
from typing import Any

from regnum.testing.guests import Guest, Socket
from regnum.testing.serving import Server


def meet(first: Server, second: Server, **table: Any) -> tuple[str, Socket, Socket]:
    """Ann at one server and Bob at the other, at one table."""
    ann, bob = Guest(first.url), Guest(second.url)
    made = ann.new_table("me", "open", **({"name": "Ann", "seed": 5} | table))
    bob.join(made["links"]["join"], 1, "Bob")
    sockets = ann.open(made["id"]), bob.open(made["id"])
    for one in sockets:
        one.sees(0)
    return made["id"], *sockets


def test_two_servers_play_one_game(serve: Callable[..., Server]) -> None:
    _, ann, bob = meet(serve(), serve())
    rng = random.Random(1)
    while ann.update["result"] is None:
        me = ann if ann.options() else bob
        version = me.choose(rng.choice(me.options()))["version"]
        ann.sees(version)
        bob.sees(version)
    assert [event["id"].removesuffix("-known") for event in ann.events] == [
        event["id"].removesuffix("-known") for event in bob.events
    ]


def test_chat_and_seats_reach_the_other_server(serve: Callable[..., Server]) -> None:
    first, second = serve(), serve()
    id, ann, bob = meet(first, second, seed=6)
    bob.say("over here")
    ann.wait(lambda: [remark["text"] for remark in ann.remarks][-1:] == ["over here"])
    assert ann.table["seats"][1]["name"] == "Bob"
    ann.guest.post(f"/api/tables/{id}/close")
    bob.wait(lambda: bob.table["status"] == "closed")


def test_undo_reaches_the_other_server(serve: Callable[..., Server]) -> None:
    _, ann, bob = meet(serve(), serve())
    rng = random.Random(2)
    while True:
        me = ann if ann.options() else bob
        version = me.choose(rng.choice(me.options()))["version"]
        ann.sees(version)
        bob.sees(version)
        if me.update["undo"]:
            break
    version = me.undo()["version"]
    assert ann.sees(version)["number"] == bob.sees(version)["number"] == version - 2
    assert len(ann.events) == len(bob.events)


def test_both_answer_the_same_question_at_the_same_moment(serve: Callable[..., Server]) -> None:
    """In a draft both seats are asked at once: two processes write to one log, and both answers count."""
    first, second = serve(), serve()
    for seed in range(5):
        _, ann, bob = meet(first, second, options={"start": "draft"}, seed=seed)
        while len(ann.update["decisions"]) == 2:
            answers: dict[Socket, dict[str, Any]] = {}

            def answer(one: Socket, answers: dict[Socket, dict[str, Any]] = answers) -> None:
                answers[one] = one.choose(one.options()[0])

            threads = [threading.Thread(target=answer, args=(one,)) for one in (ann, bob)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            assert [answers[one]["type"] for one in (ann, bob)] == ["done", "done"]
            versions = sorted(answers[one]["version"] for one in (ann, bob))
            assert versions[1] - versions[0] == 1
            for one in (ann, bob):
                one.sees(versions[1])


def test_one_seat_at_two_servers_decides_once(serve: Callable[..., Server]) -> None:
    """Two windows of one person at two processes answer the same question: one answer counts."""
    first, second = serve(), serve()
    _, ann, bob = meet(first, second)
    me = ann if ann.options() else bob
    twin_guest = Guest(second.url if me is ann else first.url)
    twin_guest.http.cookies = me.guest.http.cookies
    twin = twin_guest.open(me.table["id"])
    twin.sees(0)
    key = me.options()[0]
    answers = []
    threads = [threading.Thread(target=lambda one=one: answers.append(one.choose(key))) for one in (me, twin)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answer["type"] for answer in answers) == ["done", "error"]
    refused = next(answer for answer in answers if answer["type"] == "error")
    assert refused["error"]["type"] == "stale"
    assert me.sees(1)["version"] == twin.sees(1)["version"] == 1


def test_workers_of_one_server(serve: Callable[..., Server], new_duel: Callable[..., Any]) -> None:
    server = serve(workers=2)
    rng = random.Random(3)
    for seed in range(3):
        duel = new_duel(server.url, greet=False, seed=seed)  # without Redis they do not see each other
        for _ in range(15):
            duel.step(rng)


def test_workers_end_with_their_supervisor(serve: Callable[..., Server]) -> None:
    """Even if it is killed: the port is free again, and a new server can have it."""
    server = serve(workers=2)
    server.kill()
    server.wait_until(lambda: is_free(server.settings.port), "the workers go on without their supervisor")
    server.start()
    assert Guest(server.url).get("/api/games")["games"]


def is_free(port: int) -> bool:
    """Does nobody listen on the port?"""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
        return True
