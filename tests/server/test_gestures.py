"""Several questions as one gesture: what is foreseen is sent, plans are taken, and gestures taken back."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import msgspec
import pytest

import regnum
from regnum import games
from regnum.engine.foresight import Question, foresee
from regnum.engine.match import Match
from regnum.server.render import decisions
from regnum.server.words import words
from regnum.testing.guests import Guest, Json, Socket
from regnum.testing.serving import Server

Steps = tuple[tuple[str, str], ...]


class Alone(NamedTuple):
    """Somebody who plays Imperial Settlers alone, and the same match in the engine."""

    me: Socket
    match: Match

    def choose(self, key: str) -> None:
        """Choose here and there."""
        self.match.choose(0, key)
        done = self.me.choose(key)
        assert done["type"] == "done", done
        self.me.sees(done["version"])

    def go_to_a_gesture(self, steps: int) -> Steps:
        """Play on until something is foreseen so many questions ahead: the answers on the way."""
        rng = random.Random(1)
        while not self.match.over:
            for way in ways(self.match.asked(0).ask.text, foresee(self.match, 0)):
                if len(way) == steps:
                    return way
            self.choose(rng.choice(self.match.asked(0).options).key)
        raise AssertionError("the game ended without a gesture")


def ways(ask: str, then: dict[str, Question]) -> Iterator[Steps]:
    """Every way through what is foreseen, with the first answer to the last question."""
    for key, question in then.items():
        yield ((ask, key), (question.seen.text, question.asked.options[0].key))
        for way in ways(question.seen.text, dict(question.then)):
            yield ((ask, key), *way)


@pytest.fixture
def sit(server: Server) -> Callable[..., Alone]:
    """Sits down alone, at the server of all tests or at another."""

    def begin(at: Server = server, **hello: Any) -> Alone:
        guest = Guest(at.url)
        table = guest.new_table("me", game="settlers", seed=5, name="Ann")
        me = guest.open(table["id"], **hello)
        me.sees(0)
        return Alone(me, Match(games.get("settlers"), 1, {}, 5))

    return begin


def first_question(update: Json) -> Json:
    """The open question."""
    (decision,) = update["decisions"]
    return dict(decision)


# --- foresight ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_who_asks_for_it_is_told_what_would_be_asked_next(sit: Callable[..., Alone], lang: str) -> None:
    alone = sit(lang=lang, foresight=True)
    (_, key), (ask, _) = alone.go_to_a_gesture(2)[:2]
    asked = first_question(alone.me.update)
    said = decisions(alone.match, 0, words("settlers", lang), foresee(alone.match, 0))
    assert [asked] == msgspec.to_builtins(said)
    assert asked["then"][key]["id"] == ask
    before = asked["then"][key]
    alone.choose(key)
    now = first_question(alone.me.update)
    assert now == before | ({"then": now["then"]} if "then" in now else {})


def test_who_does_not_ask_for_it_is_told_nothing_of_it(sit: Callable[..., Alone]) -> None:
    alone = sit()
    alone.go_to_a_gesture(2)
    assert "then" not in "".join(alone.me.received)


def test_only_the_asked_seat_is_told(server: Server) -> None:
    ann, bob = Guest(server.url), Guest(server.url)
    made = ann.new_table("me", "open", name="Ann", seed=5)
    bob.join(made["links"]["join"], 1, "Bob")
    sockets = [one.open(made["id"], foresight=True) for one in (ann, bob)]
    match, rng = regnum.new_match("civ", 2, 5), random.Random(3)
    told = 0
    while not match.over:
        for seat, one in enumerate(sockets):
            for asked in one.sees(len(match.choices))["decisions"]:
                assert seat == asked["seat"] or "then" not in asked
                told += "then" in asked
        seat = match.decisions[0].seat
        key = rng.choice(match.decisions[0].options).key
        match.choose(seat, key)
        sockets[seat].choose(key)
    assert told > 5


def test_a_language_that_is_changed_changes_what_is_foreseen(sit: Callable[..., Alone]) -> None:
    alone = sit(foresight=True)
    way = alone.go_to_a_gesture(2)
    english = first_question(alone.me.update)["then"][way[0][1]]["text"]
    alone.me.send(type="lang", lang="hu")
    alone.me.wait(lambda: first_question(alone.me.update)["then"][way[0][1]]["text"] != english)


# --- plans ----------------------------------------------------------------------------------------------


def test_a_plan_answers_what_was_foreseen(sit: Callable[..., Alone]) -> None:
    alone = sit()
    way = alone.go_to_a_gesture(3)
    version, updates = alone.me.update["version"], len(alone.me.updates)
    done = alone.me.plan(*way)
    assert (done["type"], done["taken"], done["version"], done["error"]) == ("done", 3, version + 3, None)
    alone.me.sees(version + 3)
    assert len(alone.me.updates) == updates + 1, "a gesture is shown at once"
    for _, key in way:
        alone.match.choose(0, key)
    assert alone.me.options() == [option.key for option in alone.match.asked(0).options]


def test_a_plan_stops_where_something_else_is_asked_and_what_was_taken_stands(
    sit: Callable[..., Alone],
) -> None:
    alone = sit()
    first, second, _ = alone.go_to_a_gesture(3)
    version = alone.me.update["version"]
    done = alone.me.plan(first, second, ("settlers-ask-pick", "card:mill"))
    assert (done["type"], done["taken"], done["version"]) == ("done", 2, version + 2)
    assert done["error"]["type"] == "stale"
    assert done["error"]["message"] == (
        "The table asks something else after 2 of your picks. Look at what is asked now."
    )
    alone.match.choose(0, first[1])
    alone.match.choose(0, second[1])
    assert first_question(alone.me.sees(version + 2))["id"] == alone.match.asked(0).ask.text


def test_a_plan_with_a_wrong_answer_keeps_what_came_before_it(sit: Callable[..., Alone]) -> None:
    alone = sit()
    first, (ask, _) = alone.go_to_a_gesture(2)
    done = alone.me.plan(first, (ask, "card:none"))
    assert (done["taken"], done["error"]["type"]) == (1, "illegal")
    alone.match.choose(0, first[1])
    assert done["error"]["args"]["options"] == [one.key for one in alone.match.asked(0).options]


def test_a_plan_that_begins_elsewhere_changes_nothing(sit: Callable[..., Alone]) -> None:
    alone = sit()
    first, second = alone.go_to_a_gesture(2)
    before = alone.me.update
    refused = alone.me.plan(second)
    assert (refused["type"], refused["error"]["type"]) == ("error", "stale")
    assert refused["error"]["args"] == {"number": before["number"], "version": before["version"]}
    late = alone.me.plan(first, second, number=before["number"] + 1)
    assert late["error"]["type"] == "stale"
    early = alone.me.plan(first, second, version=before["version"] + 1)
    assert early["error"]["type"] == "stale"
    assert alone.me.silent()
    assert alone.me.plan(first, second)["taken"] == 2


def test_a_plan_is_carried_out_once(sit: Callable[..., Alone]) -> None:
    alone = sit()
    way = alone.go_to_a_gesture(2)
    version = alone.me.update["version"]
    done = alone.me.plan(*way, id="once")
    assert alone.me.plan(*way, id="once", version=version) == done
    assert alone.me.sees(version + 2)["version"] == version + 2


def test_a_plan_outlives_a_restart(serve: Callable[..., Server], sit: Callable[..., Alone]) -> None:
    server = serve()
    alone = sit(server)
    way = alone.go_to_a_gesture(3)
    done = alone.me.plan(*way, id="lasting")
    server.kill()
    server.start()
    again = alone.me.guest.open(alone.me.table["id"])
    assert again.sees(done["version"])["version"] == done["version"]
    assert again.plan(*way, id="lasting") == done


# --- taking a gesture back ------------------------------------------------------------------------------


def go_to_a_gesture_that_can_be_taken_back(alone: Alone) -> tuple[Json, Json]:
    """Make a gesture of two answers: the table before it, and after it."""
    rng = random.Random(1)
    while not alone.match.over:
        way = alone.go_to_a_gesture(2)
        trial = alone.match.clone()
        for _, key in way:
            trial.choose(0, key)
        number = alone.match.number
        if trial.back_to(0) <= number and not trial.over:
            before = alone.me.update
            done = alone.me.plan(*way)
            for _, key in way:
                alone.match.choose(0, key)
            return before, alone.me.sees(done["version"])
        alone.choose(rng.choice(alone.match.asked(0).options).key)
    raise AssertionError("no gesture could be taken back")


def test_a_gesture_is_taken_back_as_a_whole(sit: Callable[..., Alone]) -> None:
    alone = sit()
    before, after = go_to_a_gesture_that_can_be_taken_back(alone)
    assert after["undo"]
    assert after["back"] <= before["number"]
    undone = alone.me.undo(to=before["number"])
    assert (undone["type"], undone["taken"], undone["version"]) == ("done", 2, after["version"] + 2)
    again = alone.me.sees(undone["version"])
    assert [again[name] for name in ("number", "view", "decisions")] == [
        before[name] for name in ("number", "view", "decisions")
    ]
    alone.me.wait(lambda: any("taken back 2 choices" in one["text"] for one in alone.me.remarks))
    assert alone.me.undo(to=before["number"], id="late", version=after["version"])["error"]["type"] == "stale"


def test_to_take_back_more_than_may_be_forgotten_is_refused_in_words(
    sit: Callable[..., Alone],
) -> None:
    alone = sit()
    _, after = go_to_a_gesture_that_can_be_taken_back(alone)
    assert after["back"] > 0, "cards were drawn before"
    refused = alone.me.undo(to=after["back"] - 1)
    assert refused["error"]["type"] == "refused"
    assert "revealed" in refused["error"]["message"] or "Chance" in refused["error"]["message"]
    ahead = alone.me.undo(to=after["number"])
    assert ahead["error"]["message"] == "Nothing has been decided since that question."
    assert alone.me.silent()


def test_a_gesture_that_was_taken_back_is_gone_after_a_restart(
    serve: Callable[..., Server], sit: Callable[..., Alone]
) -> None:
    server = serve()
    alone = sit(server)
    before, _ = go_to_a_gesture_that_can_be_taken_back(alone)
    done = alone.me.undo(to=before["number"], id="back")
    server.kill()
    server.start()
    again = alone.me.guest.open(alone.me.table["id"])
    update = again.sees(done["version"])
    assert (update["version"], update["number"]) == (done["version"], before["number"])
    assert again.undo(id="back") == done


def test_the_other_server_follows_a_gesture_that_is_taken_back(
    serve: Callable[..., Server], sit: Callable[..., Alone]
) -> None:
    first, second = serve(), serve()
    alone = sit(first)
    there = Guest(second.url)
    there.http.cookies.update(alone.me.guest.http.cookies)
    other = there.open(alone.me.table["id"])
    before, after = go_to_a_gesture_that_can_be_taken_back(alone)
    assert other.sees(after["version"])["view"] == after["view"]
    done = alone.me.undo(to=before["number"])
    assert other.sees(done["version"])["view"] == before["view"]
    assert "read anew" not in second.log()
