"""Tables are set up, found, joined, watched, carried away, closed and played again."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from regnum.engine.record import Record, split
from regnum.testing.guests import Guest
from regnum.testing.serving import Server

RECORDS = Path(__file__).parent.parent / "records"


@pytest.fixture
def ann(server: Server) -> Guest:
    return Guest(server.url)


@pytest.fixture
def bob(server: Server) -> Guest:
    return Guest(server.url)


def test_games_are_offered_in_both_languages(ann: Guest) -> None:
    english = {game["name"]: game for game in ann.get("/api/games")["games"]}["civ"]
    hungarian = {game["name"]: game for game in ann.get("/api/games?lang=hu")["games"]}["civ"]
    assert (english["min_seats"], english["max_seats"]) == (2, 4)
    starts = {option["name"]: option for option in english["options"]}["start"]
    assert [value["value"] for value in starts["values"]] == ["classic", "draft"]
    assert english["options"][0]["label"] != hungarian["options"][0]["label"]
    assert english["options"][0]["help"] != hungarian["options"][0]["help"]
    assert all(option["help"] for option in english["options"] + hungarian["options"])
    assert all(value["help"] for value in starts["values"])
    assert [level["spec"] for level in english["players"]][:2] == ["random", "greedy"]
    assert "⟨" not in str(english) + str(hungarian)


def test_words_and_cards_can_be_read(ann: Guest) -> None:
    words = ann.get("/api/games/civ/words?lang=hu")["words"]
    assert words["@civ-zone-hand"] == "Kéz"
    cards = ann.get("/api/games/civ/cards")["cards"]
    assert {"key": "military-1", "title": "Military I"}.items() <= cards[0].items()
    assert ann.refused("GET", "/api/games/chess/cards")["type"] == "missing"


def test_cards_are_found_by_both_titles_and_by_their_text(ann: Guest) -> None:
    def found(words: str, more: str = "&lang=hu") -> list[str]:
        cards = ann.get(f"/api/games/imperium/cards?q={words}{more}")["cards"]
        return [
            f"{card['title']} [{card['printed']}]" if card["printed"] else card["title"] for card in cards
        ]

    assert found("gemeskut") == found("Shaduf") == ["Gémeskút [Shaduf]"]
    assert found("sh%C3%A1duf+materials") == ["Gémeskút [Shaduf]"]
    assert found("Shaduf", "&lang=en") == ["Shaduf"]
    assert found("Boudicca") == ["Boudicca"], "a title that is the same is not said twice"
    assert found("Longships", "&lang=hu&of=vikings")[0] == "Hosszúhajók [Longships]"
    assert "Hosszúhajók [Longships]" not in found("Longships", "&lang=hu&of=romans")
    assert found("no+such+words") == []


def test_a_nation_is_told_of_before_it_is_chosen(ann: Guest) -> None:
    imperium = {game["name"]: game for game in ann.get("/api/games")["games"]}["imperium"]
    (nations,) = [option for option in imperium["options"] if option["name"] == "nations"]
    vikings = {value["value"]: value for value in nations["values"]}["vikings"]
    assert vikings["difficulty"] == 4
    assert "imperium:NATION-VIKINGS-2" in vikings["clauses"]
    assert vikings["help"]
    assert vikings["special"]
    assert vikings["has_cards"]
    assert vikings["only"]["option"] == "boxes"
    assert "classics" in vikings["only"]["values"]
    cards = ann.get("/api/games/imperium/cards?of=vikings")["cards"]
    assert cards[0]["key"] == "vikings-a"
    assert sum(card["count"] for card in cards) == 26 + 1, "both sides of the power card"
    assert all(card["key"].startswith("vikings-") for card in cards)
    for nobody in ("huns", "seed", "A"):
        assert ann.refused("GET", f"/api/games/imperium/cards?of={nobody}")["type"] == "missing"


def test_rules_are_listed_searched_and_read(ann: Guest) -> None:
    everything = ann.get("/api/rules?book=civ")["clauses"]
    found = ann.get("/api/rules?q=hegemony&book=civ")["clauses"]
    assert 0 < len(found) < len(everything)
    assert ann.get(f"/api/rules/{found[0]['id']}")["id"] == found[0]["id"]
    assert ann.refused("GET", "/api/rules/civ:NONE-1")["type"] == "missing"
    assert ann.refused("GET", "/api/rules?book=chess")["type"] == "missing"
    assert ann.refused("GET", "/api/rules?lang=de")["type"] == "malformed"


def test_rules_are_sent_in_the_words_for_players(ann: Guest) -> None:
    book = ann.get("/api/rules?book=civ&lang=hu")
    assert book["books"] == [{"book": "civ", "title": "CIV: Carta Impera Victoria"}]
    assert book["chapters"][0]["title"] == "A játék célja"
    assert {one["section"] for one in book["clauses"]} <= {chapter["title"] for chapter in book["chapters"]}
    assert book["links"]["END-1"] == "civ:END-1"
    found = ann.get("/api/rules?q=orgyilkossaggal&lang=hu")
    assert [one["id"] for one in found["clauses"]] == ["civ:MIL-1"]
    assert ann.get("/api/rules/civ:MIL-1?lang=hu") == found["clauses"][0]
    assert ann.get("/api/rules/civ:MIL-1")["text"].startswith("Assassination")


def test_the_tables_of_bots_are_read_in_the_readers_language(ann: Guest) -> None:
    english, hungarian = (ann.get(f"/api/rules?book=imperium-bots&lang={lang}") for lang in ("en", "hu"))
    assert [one["id"] for one in english["clauses"]] == [one["id"] for one in hungarian["clauses"]]
    rows = {one["id"]: one for one in hungarian["clauses"]}
    assert rows["imperium-bots:ROM-B-5"]["section"] == "Rómaiak: barbár"
    assert rows["imperium-bots:ROM-B-5"]["text"].startswith("[pinned] lap: kap 1 [population] jelölőt")
    assert [one["book"] for one in hungarian["books"]] == ["imperium", "imperium-bots", "imperium-solo"]


def test_a_table_is_mine_and_nobody_elses(ann: Guest, bob: Guest) -> None:
    table = ann.new_table("me", "open", name="Ann")
    assert [seat["kind"] for seat in table["seats"]] == ["person", "open"]
    assert (table["you"], table["owner"], table["status"]) == (0, True, "playing")
    assert [one["id"] for one in ann.get("/api/tables")["tables"]] == [table["id"]]
    assert bob.get("/api/tables")["tables"] == []
    assert bob.refused("GET", f"/api/tables/{table['id']}")["type"] == "foreign"
    assert bob.refused("GET", "/api/tables/nothing")["type"] == "missing"


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("civ", {}),
        ("settlers", {}),
        ("imperium", {}),
        ("imperium", {"boxes": "legends"}),
        ("imperium", {"boxes": "both-classics", "nations": "romans,utopians"}),
    ],
)
def test_every_game_is_played_at_a_table(ann: Guest, game: str, options: dict[str, str]) -> None:
    table = ann.new_table("me", "open", game=game, options=options)
    assert (table["game"], table["status"]) == (game, "playing")
    assert ann.get(f"/api/tables/{table['id']}")["options"].items() >= options.items()


@pytest.mark.parametrize(("lang", "bot"), [("en", "Celtic bot"), ("hu", "Kelta bot")])
def test_a_solo_game_has_a_bot_at_its_table(ann: Guest, lang: str, bot: str) -> None:
    options = {"nations": "romans", "bot": "celts", "level": "warlord", "sides": "A"}
    table = ann.new_table("me", game="imperium", name="Ann", options=options)
    seen = ann.get(f"/api/tables/{table['id']}?lang={lang}")["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seen] == [("person", "Ann"), ("bot", bot)]
    socket = ann.open(table["id"], lang)
    socket.wait(lambda: bool(socket.update))
    assert socket.update["view"]["seats"] == 2
    socket.choose("choice:revolt")
    while socket.update["decisions"][0]["id"] != "imperium-ask-mode":
        asked = socket.update["decisions"][0]
        assert asked["seat"] == 0
        socket.choose(asked["options"][-1]["key"])
    assert any(bot in event["text"] for event in socket.events), "what the bot did is told by its name"


def test_my_tables_say_whose_turn_it_is(ann: Guest) -> None:
    ann.new_table("me", "open", options={"first": "2"})
    ann.new_table("me", "open", options={"first": "1"})
    assert [table["asked"] for table in ann.get("/api/tables")["tables"]] == [[0], [1]]


@pytest.mark.parametrize(
    ("change", "type"),
    [
        ({"game": "chess"}, "missing"),
        ({"seats": ["me"]}, "illegal"),
        ({"seats": ["me", "me"]}, "illegal"),
        ({"seats": ["me", "no such player"]}, "illegal"),
        ({"options": {"start": "never"}}, "illegal"),
        ({"options": {"nonsense": "yes"}}, "illegal"),
        ({"seed": -1}, "malformed"),
        ({"seats": "me"}, "malformed"),
        ({"unknown": 1}, "malformed"),
        ({"name": "x" * 41}, "malformed"),
        ({"v": 2}, "malformed"),
    ],
)
def test_a_table_that_cannot_be(ann: Guest, change: dict[str, Any], type: str) -> None:
    body = {"game": "civ", "seats": ["me", "open"], **change}
    refused = ann.refused("POST", "/api/tables", json=body)
    assert refused["type"] == type
    assert refused["message"]
    assert ann.get("/api/tables")["tables"] == []


def test_refusals_speak_the_readers_language(ann: Guest) -> None:
    english = ann.refused("GET", "/api/tables/nothing")
    hungarian = ann.refused("GET", "/api/tables/nothing", headers={"Accept-Language": "hu-HU,hu;q=0.9"})
    assert english["message"] == "There is no such table. Check the link, or set up a table."
    assert hungarian["message"] == "Nincs ilyen asztal. Ellenőrizd a linket, vagy nyiss új asztalt."


def test_friends_join_by_link(ann: Guest, bob: Guest) -> None:
    table = ann.new_table("open", "me", "open", name="Ann")
    link = table["links"]["join"]
    shown = bob.get(f"/api{link}")["table"]
    assert [seat["kind"] for seat in shown["seats"]] == ["open", "person", "open"]
    assert shown["you"] is None
    joined = bob.join(link, 2, "  Bob\u202e \n the <b>Bold</b>  ")
    assert joined["you"] == 2
    assert joined["seats"][2]["name"] == "Bob the <b>Bold</b>"
    assert [one["id"] for one in bob.get("/api/tables")["tables"]] == [table["id"]]
    assert bob.refused("POST", f"/api{link}", json={"seat": 0})["type"] == "refused"
    late = Guest(ann.url)
    assert late.refused("POST", f"/api{link}", json={"seat": 2})["type"] == "refused"
    assert late.refused("POST", f"/api{link}", json={"seat": 1})["type"] == "refused"
    assert late.join(link, 0, "Cleo")["links"]["join"] == ""
    assert late.refused("POST", "/api/join/nothing", json={"seat": 0})["type"] == "missing"


def test_whoever_comes_too_late_to_sit_down_may_watch(ann: Guest, bob: Guest) -> None:
    table = ann.new_table("me", "open")
    link = table["links"]["join"]
    late = Guest(ann.url)
    assert late.get(f"/api{link}")["watch"] == ""
    bob.join(link, 1, "Bob")
    watch = late.get(f"/api{link}")["watch"]
    assert late.post(f"/api{watch}")["id"] == table["id"]
    assert late.get(f"/api/tables/{table['id']}")["you"] is None


def test_only_those_who_sit_there_get_the_links(ann: Guest, bob: Guest) -> None:
    table = ann.new_table("me", "open")
    watching = bob.post(f"/api{table['links']['watch']}")
    assert (watching["you"], watching["links"]) == (None, {"join": "", "watch": ""})
    assert bob.get(f"/api/tables/{table['id']}")["id"] == table["id"]
    assert bob.get("/api/tables")["tables"] == []


def test_a_seat_is_carried_to_another_device_once(ann: Guest) -> None:
    table = ann.new_table("me", "open", name="Ann")
    here = ann.open(table["id"])
    here.sees(0)
    link = ann.post(f"/api/tables/{table['id']}/carry")["path"]
    phone, thief = Guest(ann.url), Guest(ann.url)
    carried = phone.post(f"/api{link}")
    assert (carried["you"], carried["seats"][0]["name"]) == (0, "Ann")
    assert here.closed_with() == 4001
    assert thief.refused("POST", f"/api{link}")["type"] == "missing"
    assert ann.get(f"/api/tables/{table['id']}")["you"] is None
    there = phone.open(table["id"])
    there.sees(0)


def test_a_newer_carry_link_ends_the_older(ann: Guest, bob: Guest) -> None:
    table = ann.new_table("me", "open")
    old = ann.post(f"/api/tables/{table['id']}/carry")["path"]
    new = ann.post(f"/api/tables/{table['id']}/carry")["path"]
    assert bob.refused("POST", f"/api{old}")["type"] == "missing"
    assert bob.post(f"/api{new}")["you"] == 0


def test_nobody_carries_a_second_seat_to_the_same_table(ann: Guest, bob: Guest) -> None:
    table = ann.new_table("me", "open")
    bob.join(table["links"]["join"], 1, "Bob")
    link = ann.post(f"/api/tables/{table['id']}/carry")["path"]
    assert bob.refused("POST", f"/api{link}")["type"] == "refused"
    assert Guest(ann.url).post(f"/api{link}")["you"] == 0


def test_closing_ends_a_table_for_all(ann: Guest, bob: Guest) -> None:
    table = ann.new_table("me", "open", name="Ann", options={"first": "1"})
    bob.join(table["links"]["join"], 1, "Bob")
    assert bob.refused("POST", f"/api/tables/{table['id']}/close")["type"] == "foreign"
    socket = ann.open(table["id"])
    socket.sees(0)
    key = socket.options()[0]
    assert ann.post(f"/api/tables/{table['id']}/close")["status"] == "closed"
    socket.until(lambda message: message["type"] == "update" and not message["decisions"])
    assert socket.choose(key)["error"]["type"] == "refused"
    assert bob.get(f"/api/tables/{table['id']}")["status"] == "closed"


def finish(guest: Guest, id: str, rng: random.Random) -> None:
    """Play a table of one person and a computer to its end."""
    socket = guest.open(id)
    socket.sees(0)
    while socket.update["result"] is None:
        if socket.options():
            assert socket.choose(rng.choice(socket.options()))["type"] == "done"
        else:
            socket.next("update")


def test_how_the_points_grew_is_told_when_a_game_is_over(ann: Guest, bob: Guest) -> None:
    id = ann.new_table("me", "first", game="settlers", seed=3)["id"]
    assert ann.refused("GET", f"/api/tables/{id}/growth")["type"] == "refused"
    finish(ann, id, random.Random(1))
    rounds = ann.get(f"/api/tables/{id}/growth")["rounds"]
    assert [one["round"] for one in rounds] == [1, 2, 3, 4, 5]
    (last,) = ann.get(f"/api/tables/{id}/replay?step={ann.get(f'/api/tables/{id}/replay')['steps']}")[
        "frames"
    ]
    assert rounds[-1]["points"] == last["result"]["points"]
    assert bob.refused("GET", f"/api/tables/{id}/growth")["type"] == "foreign"


def test_the_turns_of_a_game_that_is_over_are_told_with_where_they_begin(ann: Guest, bob: Guest) -> None:
    id = ann.new_table("me", "first", game="settlers", seed=3)["id"]
    assert ann.refused("GET", f"/api/tables/{id}/turns")["type"] == "refused"
    finish(ann, id, random.Random(1))
    turns = ann.get(f"/api/tables/{id}/turns")["turns"]
    steps = [turn["step"] for turn in turns]
    assert steps == sorted(set(steps)), "each begins at a position of its own"
    assert sorted({turn["round"] for turn in turns}) == [1, 2, 3, 4, 5]
    for turn in turns[::7]:
        (frame,) = ann.get(f"/api/tables/{id}/replay?step={turn['step']}&count=1")["frames"]
        assert frame["view"]["turn"] == turn["seat"]
        (rounds,) = (one["value"] for one in frame["view"]["counters"] if one["key"] == "round")
        assert rounds == turn["round"]
        assert frame["first"] <= turn["event"] <= frame["first"] + len(frame["events"])
    assert bob.refused("GET", f"/api/tables/{id}/turns")["type"] == "foreign"


def test_the_turns_of_a_side_that_nobody_sits_at_are_where_they_are_shown(ann: Guest) -> None:
    record = json.loads((RECORDS / "told-imperium-solo-egyptians-olmecs.json").read_text())
    id = ann.post("/api/records", record)["id"]
    turns = ann.get(f"/api/tables/{id}/turns")["turns"]
    assert len({(turn["step"], turn["seat"]) for turn in turns}) == len(turns), "also where a bot asks"
    (bots,) = {turn["seat"] for turn in turns} - {0}
    theirs = [at for at, turn in enumerate(turns) if turn["seat"] == bots]
    assert len(theirs) > 5
    for at in theirs[:5]:
        assert turns[at]["round"] == turns[at - 1]["round"], "the bot follows in the same round"
        (frame,) = ann.get(f"/api/tables/{id}/replay?step={turns[at]['step']}&count=1")["frames"]
        first = frame["events"][turns[at]["event"] - frame["first"]]
        assert first["turn"]["seat"] == bots


def test_record_rematch_and_replay_of_a_finished_table(ann: Guest, bob: Guest) -> None:
    table = ann.new_table("me", "first", name="Ann", seed=3)
    id = table["id"]
    assert ann.refused("POST", f"/api/tables/{id}/rematch")["type"] == "refused"
    assert ann.refused("GET", f"/api/tables/{id}/replay")["type"] == "refused"
    finish(ann, id, random.Random(1))
    assert ann.get(f"/api/tables/{id}")["status"] == "over"

    again = ann.post(f"/api/tables/{id}/rematch")
    assert again["id"] != id
    assert [seat["spec"] for seat in again["seats"]] == ["", "first"]
    assert ann.post(f"/api/tables/{id}/rematch")["id"] == again["id"]

    record = ann.http.get(f"/api/tables/{id}/record")
    assert "attachment" in record.headers["content-disposition"]
    replay = bob.http.post("/api/records", content=record.content).json()
    assert (replay["kind"], replay["you"], replay["seats"][0]["name"]) == ("replay", None, "Ann")

    played = ann.get(f"/api/tables/{id}/replay?seat=0")
    shown = bob.get(f"/api/tables/{replay['id']}/replay?seat=0")
    assert played == shown
    steps = played["steps"]
    assert [frame["step"] for frame in played["frames"]] == list(range(50))
    last = ann.get(f"/api/tables/{id}/replay?step={steps}&seat=1&lang=hu")["frames"]
    assert [frame["step"] for frame in last] == [steps]
    assert last[0]["result"] is not None
    assert last[0]["view"]["seat"] == 1
    assert ann.get(f"/api/tables/{id}/replay?step={steps + 1}")["frames"] == []


def test_nothing_is_decided_at_a_replay(ann: Guest) -> None:
    table = ann.new_table("me", "open")
    ann.post(f"/api/tables/{table['id']}/close")
    record = ann.http.get(f"/api/tables/{table['id']}/record").content
    replay = ann.http.post("/api/records", content=record).json()
    socket = ann.open(replay["id"])
    assert socket.next("table")["table"]["kind"] == "replay"
    socket.send(type="choose", id="1", version=0, number=0, keys=["done"])
    assert socket.answer("1")["error"]["type"] == "foreign"


def test_the_record_of_a_running_game_stays_here(ann: Guest, bob: Guest) -> None:
    table = ann.new_table("me", "open")
    bob.join(table["links"]["join"], 1, "Bob")
    for guest in (ann, bob):
        assert guest.get(f"/api/tables/{table['id']}")["record"] is False
        assert guest.refused("GET", f"/api/tables/{table['id']}/record")["type"] == "refused"
    alone = ann.new_table("me", "first")
    assert ann.http.get(f"/api/tables/{alone['id']}/record").status_code == 200
    bob.post(f"/api{alone['links']['watch']}")
    assert bob.refused("GET", f"/api/tables/{alone['id']}/record")["type"] == "refused"


def test_bad_records_are_refused(ann: Guest) -> None:
    table = ann.new_table("me", "first")
    good = ann.http.get(f"/api/tables/{table['id']}/record").json()
    bent = good | {"choices": ["0 card:none"], "fingerprints": {"1": "x"}}
    assert ann.refused("POST", "/api/records", json=bent)["type"] == "illegal"
    assert ann.refused("POST", "/api/records", json=bent | {"rules": "0"})["type"] == "illegal"
    assert ann.refused("POST", "/api/records", json=good | {"seats": 99})["type"] == "illegal"
    assert ann.refused("POST", "/api/records", json=good | {"game": "chess"})["type"] == "illegal"
    assert ann.refused("POST", "/api/records", json={"format": 1})["type"] == "malformed"


def test_personal_bests_are_kept(ann: Guest, bob: Guest) -> None:
    won = Record.read(RECORDS / "settlers-solo-won.json")
    assert ann.get("/api/bests")["bests"] == []
    lost = ann.new_table("me", game="settlers", seed=won.seed)["id"]
    finish(ann, lost, random.Random(1))
    assert ann.get("/api/bests")["bests"] == []
    table = ann.new_table("me", game="settlers", seed=won.seed)["id"]
    seat = ann.open(table)
    seat.sees(0)
    for choice in won.choices:
        assert seat.choose(split(choice)[1])["type"] == "done"
    (best,) = ann.get("/api/bests?lang=hu")["bests"]
    assert best == {
        "game": "settlers",
        "side": "Barbárok",
        "points": 29,
        "title": best["title"],
        "table": table,
    }
    assert "⟨" not in best["title"]
    assert bob.get("/api/bests")["bests"] == []
