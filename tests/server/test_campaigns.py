"""Campaigns and what solo games came to: kept by the server, whatever happens to it."""

from __future__ import annotations

import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from sqlalchemy import create_engine, text

from regnum.cli import campaign as terminal
from regnum.engine.campaign import Campaign
from regnum.engine.record import Record, split
from regnum.server.settings import UNLIMITED, Limits
from regnum.testing import rule
from regnum.testing.guests import Guest, Socket
from regnum.testing.serving import Server

WON = Record.read(Path(__file__).parents[1] / "records" / "imperium-solo-won.json")
"""Romans against Celts, as the first game of a campaign."""
NEW = {"game": "imperium", "nation": "romans", "name": "Anna"}
QUICK = {**NEW, "options": {"rounds": "1"}}
"""A campaign of games that are soon over."""


@pytest.fixture
def ann(server: Server) -> Guest:
    return Guest(server.url)


@pytest.fixture
def bob(server: Server) -> Guest:
    return Guest(server.url)


def begun(guest: Guest, wish: dict[str, Any] = NEW) -> str:
    """A new campaign."""
    return str(guest.post("/api/campaigns", wish)["id"])


def sit(guest: Guest, id: str, bot: str = "celts", seed: int | None = WON.seed) -> str:
    """Begin the next game."""
    return str(guest.post(f"/api/campaigns/{id}/game", {"bot": bot, "seed": seed})["id"])


def look(guest: Guest, id: str, lang: str = "en") -> dict[str, Any]:
    """The campaign as its guest sees it."""
    return guest.get(f"/api/campaigns/{id}?lang={lang}")


def replay(socket: Socket, choices: tuple[str, ...]) -> None:
    """Make recorded choices."""
    for choice in choices:
        assert socket.choose(split(choice)[1])["type"] == "done"


def opened(guest: Guest, table: str) -> Socket:
    """A table on the screen."""
    socket = guest.open(table)
    socket.sees(0)
    return socket


def win(guest: Guest, id: str) -> str:
    """The first game of a campaign, won. Its table."""
    table = sit(guest, id)
    replay(opened(guest, table), WON.choices)
    return table


def finish(guest: Guest, table: str, rng: random.Random) -> None:
    """Play a solo game to its end, somehow."""
    socket = opened(guest, table)
    while socket.update["result"] is None:
        assert socket.choose(rng.choice(socket.options()))["type"] == "done"


def lose(guest: Guest, id: str, bot: str = "greeks") -> str:
    """The next game of a campaign, lost: nobody wins by chance."""
    table = sit(guest, id, bot, seed=1)
    finish(guest, table, random.Random(1))
    return table


def spoil(server: Server, statement: str, **values: Any) -> None:
    """Change the database behind the server's back."""
    engine = create_engine(server.settings.url())
    with engine.begin() as connection:
        connection.execute(text(statement), values)
    engine.dispose()


# --- the chain ----------------------------------------------------------------------------------------


@rule("imperium-solo:CAMPAIGN-1", "imperium-solo:CAMPAIGN-3")
def test_a_campaign_is_begun_and_found_again(ann: Guest, bob: Guest) -> None:
    id = begun(ann)
    found = look(ann, id)
    assert (found["name"], found["nation"], found["stage"]) == (
        "Anna",
        {"key": "romans", "label": "Romans"},
        "choose-bot",
    )
    assert (found["wins"], found["losses"], found["to_win"], found["to_lose"]) == (0, 0, 5, 4)
    assert found["level"]["key"] == "chieftain"
    assert "romans" not in [one["key"] for one in found["opponents"]]
    assert {"key": "celts", "label": "Kelták"} in look(ann, id, "hu")["opponents"]
    assert [one["id"] for one in ann.get("/api/campaigns")["campaigns"]] == [id]
    assert bob.get("/api/campaigns")["campaigns"] == []


@pytest.mark.parametrize(
    ("wish", "type", "english", "hungarian"),
    [
        ({"nation": "picts"}, "illegal", "not in the chosen boxes", "nincs a választott dobozokban"),
        ({"nation": "qin"}, "illegal", "There are: Carthaginians", "Ezek vannak: Karthágóiak"),
        ({"options": {"boxes": "attic"}}, "illegal", "no such boxes", "Nincsenek ilyen dobozok"),
        ({"options": {"level": "warlord"}}, "illegal", "no such option", "nincs ilyen beállítás"),
        ({"options": {"rounds": "0"}}, "illegal", "number of rounds", "A körök száma"),
        ({"game": "civ"}, "missing", "no campaign", "nincs kampánya"),
        ({"game": "chess"}, "missing", "no campaign", "nincs kampánya"),
        ({"name": "A" * 41}, "malformed", "", ""),
        ({"nation": None}, "malformed", "", ""),
    ],
)
def test_what_cannot_be_begun(
    ann: Guest, wish: dict[str, Any], type: str, english: str, hungarian: str
) -> None:
    for lang, words in (("en", english), ("hu", hungarian)):
        problem = ann.refused("POST", "/api/campaigns", json=NEW | wish, headers={"Accept-Language": lang})
        assert problem["type"] == type
        assert words in problem["message"]
    assert ann.get("/api/campaigns")["campaigns"] == []


@rule(
    "imperium-solo:CAMPAIGN-2",
    "imperium-solo:CAMPAIGN-4",
    "imperium-solo:CAMPAIGN-7",
    "imperium-solo:CAMPAIGN-9",
    "imperium-solo:CAMPAIGN-10",
)
def test_a_won_game_is_logged_and_changes_the_deck(ann: Guest) -> None:
    id = begun(ann)
    table = win(ann, id)
    assert ann.get(f"/api/tables/{table}")["campaign"] == id
    found = look(ann, id)
    (chapter,) = found["chapters"]
    assert (chapter["bot"]["label"], chapter["level"]["label"]) == ("Celts", "Chieftain")
    assert (chapter["won"], chapter["points"], chapter["table"]) == (True, [44, 39], table)
    assert chapter["ending"] == "The last card was developed"
    assert (found["stage"], found["wins"], found["playing"]) == ("change-deck", 1, None)
    assert "moneylenders" in [one["key"] for one in found["gained"]]
    assert ann.refused("POST", f"/api/campaigns/{id}/game", json={"bot": "greeks"})["message"].startswith(
        "First choose what your win changes"
    )
    for _ in range(2):  # the answer was lost on the way: asked again, it is done once
        found = ann.post(f"/api/campaigns/{id}/deck", {"removed": "romans-advance"})
    assert found["chapters"][0]["removed"] == {"key": "romans-advance", "label": "Advance"}
    assert (found["stage"], found["level"]["key"], found["doubled"]) == ("choose-bot", "warlord", False)
    assert not {"celts", "romans"} & {one["key"] for one in found["opponents"]}
    assert "romans-advance" not in [one["key"] for one in found["deck"]]
    options = ann.post(f"/api/campaigns/{id}/game", {"bot": "greeks"})["options"]
    assert (options["removed"], options["level"], options["tokens"]) == ("romans-advance", "warlord", "usual")


@rule("imperium-solo:CAMPAIGN-8")
def test_a_gained_card_is_in_the_next_starting_deck(ann: Guest) -> None:
    id = begun(ann)
    win(ann, id)
    found = ann.post(f"/api/campaigns/{id}/deck", {"added": "mountain"})
    assert found["chapters"][0]["added"]["key"] == "mountain"
    assert "mountain" in [one["key"] for one in found["deck"]]
    assert ann.post(f"/api/campaigns/{id}/game", {"bot": "greeks"})["options"]["added"] == "mountain"


@rule("imperium-solo:CAMPAIGN-5", "imperium-solo:CAMPAIGN-6")
def test_after_a_loss_the_level_stays_and_the_tokens_are_doubled(ann: Guest) -> None:
    id = begun(ann)
    lose(ann, id)
    found = look(ann, id)
    assert (found["stage"], found["losses"], found["doubled"]) == ("choose-bot", 1, True)
    assert found["level"]["key"] == "chieftain"
    assert "greeks" in [one["key"] for one in found["opponents"]]
    assert ann.post(f"/api/campaigns/{id}/game", {"bot": "greeks"})["options"]["tokens"] == "double"


@rule("imperium-solo:CAMPAIGN-1", "imperium-solo:CAMPAIGN-5", "imperium-solo:CAMPAIGN-12")
def test_a_grand_campaign_is_lost_by_four_losses(ann: Guest) -> None:
    id = begun(ann, {**QUICK, "grand": True})
    for _ in range(4):
        assert look(ann, id)["level"]["label"] == "Supreme Ruler"
        table = sit(ann, id, "vikings", seed=3)
        finish(ann, table, random.Random(2))
    found = look(ann, id)
    assert (found["stage"], found["losses"], found["opponents"]) == ("lost", 4, [])
    assert (
        "there is no further game"
        in ann.refused("POST", f"/api/campaigns/{id}/game", json={"bot": "greeks"})["message"]
    )


@pytest.mark.parametrize(
    ("bot", "english", "hungarian"),
    [
        ("celts", "Celts: beaten already", "Kelták: ebben a kampányban már legyőzted"),
        ("romans", "Romans: this is your own nation", "Rómaiak: ez a saját nemzeted"),
        ("qin", "Nobody of that name", "Ilyen nevű ellenfél nincs"),
        ("@imperium-name", "Nobody of that name", "Ilyen nevű ellenfél nincs"),
    ],
)
@rule("imperium-solo:CAMPAIGN-4")
def test_who_cannot_be_met(ann: Guest, bot: str, english: str, hungarian: str) -> None:
    after = Campaign.from_json(AFTER_A_WIN)
    id = ann.post("/api/campaigns/file", as_json(after))["id"]
    for lang, words in (("en", english), ("hu", hungarian)):
        problem = ann.refused(
            "POST", f"/api/campaigns/{id}/game", json={"bot": bot}, headers={"Accept-Language": lang}
        )
        assert (problem["type"], problem["status"]) == ("illegal", 422)
        assert words in problem["message"]
    assert look(ann, id)["playing"] is None


@pytest.mark.parametrize(
    ("change", "english", "hungarian"),
    [
        ({"added": "boats"}, "You have not gained this card", "Ezt a lapot nem szerezted meg"),
        ({"removed": "town-1"}, "not in your starting deck", "nincs a kezdőpaklidban"),
        ({}, "Either add one card or remove one", "Vagy hozzáadsz egy lapot, vagy kiveszel egyet"),
        ({"added": "town-1", "removed": "romans-advance"}, "Either add one", "Vagy hozzáadsz"),
    ],
)
@rule("imperium-solo:CAMPAIGN-7")
def test_a_change_that_is_not_allowed_changes_nothing(
    ann: Guest, change: dict[str, str], english: str, hungarian: str
) -> None:
    waiting = Campaign.from_json(AFTER_A_WIN.replace('{"removed": "romans-advance"}', "null"))
    id = ann.post("/api/campaigns/file", as_json(waiting))["id"]
    before = look(ann, id)
    for lang, words in (("en", english), ("hu", hungarian)):
        problem = ann.refused(
            "POST", f"/api/campaigns/{id}/deck", json=change, headers={"Accept-Language": lang}
        )
        assert problem["type"] == "illegal"
        assert words in problem["message"]
    assert look(ann, id) == before


def test_the_deck_changes_once(ann: Guest) -> None:
    id = ann.post("/api/campaigns/file", as_json(Campaign.from_json(AFTER_A_WIN)))["id"]
    problem = ann.refused("POST", f"/api/campaigns/{id}/deck", json={"added": "town-1"})
    assert "only after a win, once" in problem["message"]


def test_the_game_in_progress_is_one(ann: Guest) -> None:
    id = begun(ann)
    table = sit(ann, id)
    assert sit(ann, id) == table, "asked twice, the same table"
    problem = ann.refused("POST", f"/api/campaigns/{id}/game", json={"bot": "greeks"})
    assert (problem["type"], "in progress" in problem["message"]) == ("refused", True)
    assert look(ann, id)["playing"] == {
        "table": table,
        "bot": {"key": "celts", "label": "Celts"},
        "status": "playing",
    }


def test_two_windows_begin_one_game(ann: Guest) -> None:
    id = begun(ann)
    with ThreadPoolExecutor(4) as windows:
        tables = set(windows.map(lambda _: sit(ann, id), range(8)))
    assert len(tables) == 1
    assert len(ann.get("/api/tables")["tables"]) == 1


def test_a_game_that_was_closed_is_begun_anew(ann: Guest) -> None:
    id = begun(ann)
    table = sit(ann, id)
    ann.post(f"/api/tables/{table}/close")
    found = look(ann, id)
    assert (found["playing"]["status"], found["chapters"]) == ("stopped", [])
    other = sit(ann, id, "greeks")
    assert look(ann, id)["playing"]["table"] == other
    assert ann.get(f"/api/tables/{table}")["campaign"] == ""


def test_a_game_whose_table_is_gone_is_begun_anew(serve: Callable[..., Server]) -> None:
    server = serve()
    ann = Guest(server.url)
    id = begun(ann)
    remove_table(server, sit(ann, id))
    assert look(ann, id)["playing"] is None
    assert look(ann, id)["stage"] == "choose-bot"
    assert look(ann, id)["id"] == id
    sit(ann, id, "greeks")


def remove_table(server: Server, table: str) -> None:
    """An old table is removed, as whoever runs the server may do."""
    server.stop()
    for part in ("seats", "choices", "watchers", "carries", "remarks", "seen"):
        spoil(server, f"DELETE FROM {part} WHERE table_id = :table", table=table)
    spoil(server, "DELETE FROM tables WHERE id = :table", table=table)
    server.start()


# --- whose it is --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "", None),
        ("GET", "/file", None),
        ("POST", "/game", {"bot": "celts"}),
        ("POST", "/deck", {"added": "town-1"}),
        ("POST", "/carry", None),
        ("POST", "/remove", None),
    ],
)
def test_nobody_else_reads_or_changes_it(
    ann: Guest, bob: Guest, method: str, path: str, body: dict[str, str] | None
) -> None:
    id = begun(ann)
    before = look(ann, id)
    assert bob.refused(method, f"/api/campaigns/{id}{path}", json=body)["type"] == "foreign"
    assert bob.refused(method, f"/api/campaigns/nothing{path}", json=body)["type"] == "missing"
    assert look(ann, id) == before


def test_another_sites_page_begins_nothing(ann: Guest) -> None:
    headers = {"Origin": "https://elsewhere.example"}
    assert ann.refused("POST", "/api/campaigns", json=NEW, headers=headers)["type"] == "foreign"
    assert ann.get("/api/campaigns")["campaigns"] == []


def test_only_so_many_are_kept_and_one_removed_makes_room(serve: Callable[..., Server]) -> None:
    ann = Guest(serve(limits=replace(UNLIMITED, campaigns=2)).url)
    first, _ = begun(ann), begun(ann)
    table = sit(ann, first)
    problem = ann.refused("POST", "/api/campaigns", json=NEW)
    assert (problem["type"], "You keep 2 campaigns" in problem["message"]) == ("refused", True)
    assert ann.refused("POST", "/api/campaigns/file", json=as_json(log_of(ann, first)))["type"] == "refused"
    left = ann.post(f"/api/campaigns/{first}/remove")
    assert (len(left["campaigns"]), left["most"]) == (1, 2)
    assert ann.refused("GET", f"/api/campaigns/{first}")["type"] == "missing"
    assert ann.get(f"/api/tables/{table}")["campaign"] == "", "the table stays"
    replay(opened(ann, table), WON.choices[:3])
    begun(ann)


def test_beginning_is_counted(serve: Callable[..., Server]) -> None:
    ann = Guest(serve(limits=Limits()).url)
    answers = (ann.http.post("/api/campaigns", json={**NEW, "nation": "x"}).status_code for _ in range(500))
    assert 429 in answers


# --- as a file ----------------------------------------------------------------------------------------


AFTER_A_WIN = """
{"format": 1, "game": "imperium", "name": "Anna", "nation": "romans", "chapters": [{"date": "2026-11-17",
 "bot": "celts", "level": "chieftain", "won": true, "points": [60, 41], "reason": "dynasty",
 "gained": ["town-1"], "change": {"removed": "romans-advance"}}]}
"""


def as_json(log: Campaign) -> dict[str, Any]:
    """A log as a request holds it."""
    return dict(msgspec.json.decode(log.to_json()))


def log_of(guest: Guest, id: str) -> Campaign:
    """The log from its file."""
    return Campaign.from_json(guest.http.get(f"/api/campaigns/{id}/file").text)


def test_a_campaign_goes_from_the_browser_to_the_terminal_and_back(
    ann: Guest, bob: Guest, tmp_path: Path
) -> None:
    id = begun(ann)
    win(ann, id)
    answer = ann.http.get(f"/api/campaigns/{id}/file")
    assert f'filename="campaign-romans-{id}.json"' in answer.headers["content-disposition"]
    file = tmp_path / "anna.json"
    file.write_bytes(answer.content)
    log = terminal.read(file)
    assert (log.chapters[0].bot, log.chapters[0].points) == ("celts", (44, 39))
    changed = terminal.rules_of("imperium").changed(log, terminal.Change(added="mountain"))
    terminal.write(file, changed)
    again = bob.http.post("/api/campaigns/file", content=file.read_bytes()).json()
    assert again["id"] != id
    assert again["chapters"][0]["added"]["key"] == "mountain"
    assert again["chapters"][0]["table"] == "", "it was played elsewhere"
    assert log_of(bob, again["id"]) == changed
    assert look(ann, id)["stage"] == "change-deck", "the other one is as it was"


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('"format": 1', '"format": 2', "format 2"),
        ('"romans"', '"picts"', "not in the chosen boxes"),
        ('"imperium"', '"civ"', "no campaign"),
        ('"celts"', '"romans"', "Game 1 of the log cannot have been played like this"),
        ('"chieftain"', '"overlord"', "Game 1 of the log"),
        ("2026-11-17", "tomorrow", "Game 1 of the log"),
        ("[60, 41]", "[]", "Game 1 of the log"),
        ('["town-1"]', '["romans-advance"]', "Game 1 of the log"),
        ('{"removed": "romans-advance"}', '{"added": "boats"}', "not gained"),
        ('"nation": "romans",', "", "cannot be understood"),
        ("}]}", "", "cannot be understood"),
        ("{", "no campaign at all {", "cannot be understood"),
    ],
)
def test_a_broken_file_is_refused_in_words(ann: Guest, old: str, new: str, words: str) -> None:
    broken = AFTER_A_WIN.replace(old, new, 1)
    for lang in ("en", "hu"):
        answer = ann.http.post("/api/campaigns/file", content=broken, headers={"Accept-Language": lang})
        assert 400 <= answer.status_code < 500
        assert (words in answer.json()["message"]) == (lang == "en")
    assert ann.get("/api/campaigns")["campaigns"] == []


def test_a_file_that_is_too_long_is_refused(ann: Guest) -> None:
    long = AFTER_A_WIN.replace('"Anna"', '"' + "A" * 1024 * 1024 + '"')
    assert ann.refused("POST", "/api/campaigns/file", content=long)["type"] == "oversized"
    wide = AFTER_A_WIN.replace('"Anna"', '"' + "A" * 1000 + '"')
    assert ann.http.post("/api/campaigns/file", content=wide).json()["name"] == "A" * 40


# --- to another device --------------------------------------------------------------------------------


def test_a_campaign_is_carried_to_another_device_once(ann: Guest, bob: Guest) -> None:
    id = begun(ann)
    first = win(ann, id)
    ann.post(f"/api/campaigns/{id}/deck", {"added": "mountain"})
    second = sit(ann, id, "greeks")
    link = ann.post(f"/api/campaigns/{id}/carry")["path"]
    assert link.startswith("/carry-campaign/")
    assert bob.post(f"/api{link}")["id"] == id
    assert ann.refused("POST", f"/api{link}")["type"] == "missing"
    assert ann.refused("GET", f"/api/campaigns/{id}")["type"] == "foreign"
    for table in (first, second):
        assert ann.refused("GET", f"/api/tables/{table}")["type"] == "foreign"
        assert bob.get(f"/api/tables/{table}")["you"] == 0
    assert opened(bob, second).options()
    assert ann.get("/api/solo")["results"] == ann.get("/api/bests")["bests"] == []
    assert [one["wins"] for one in bob.get("/api/solo")["results"]] == [1]
    assert bob.get("/api/bests")["bests"][0]["table"] == first


def test_a_newer_link_ends_the_older(ann: Guest, bob: Guest) -> None:
    id = begun(ann)
    old, new = (ann.post(f"/api/campaigns/{id}/carry")["path"] for _ in range(2))
    assert bob.refused("POST", f"/api{old}")["type"] == "missing"
    assert bob.post(f"/api{new}")["id"] == id


def test_a_link_opened_at_home_changes_nothing(ann: Guest) -> None:
    id = begun(ann)
    link = ann.post(f"/api/campaigns/{id}/carry")["path"]
    assert ann.post(f"/api{link}")["id"] == id
    assert look(ann, id)["id"] == id


def test_a_carried_seat_takes_its_campaign_along(ann: Guest, bob: Guest) -> None:
    id = begun(ann)
    table = sit(ann, id)
    link = ann.post(f"/api/tables/{table}/carry")["path"]
    assert bob.post(f"/api{link}")["campaign"] == id
    assert ann.refused("GET", f"/api/campaigns/{id}")["type"] == "foreign"
    replay(opened(bob, table), WON.choices)
    assert look(bob, id)["stage"] == "change-deck"


# --- what it survives ---------------------------------------------------------------------------------


def test_a_campaign_survives_a_killed_server(serve: Callable[..., Server]) -> None:
    """Between games, in the middle of one, and while a win waits for its change."""
    server = serve()
    ann = Guest(server.url)
    id = begun(ann)

    def kill() -> None:
        server.kill()
        server.start()

    kill()
    table = sit(ann, id)
    replay(opened(ann, table), WON.choices[:100])
    kill()
    socket = ann.open(table)
    socket.sees(100)
    replay(socket, WON.choices[100:])
    kill()
    waiting = look(ann, id)
    assert (waiting["stage"], len(waiting["chapters"])) == ("change-deck", 1)
    kill()
    assert look(ann, id) == waiting
    changed = ann.post(f"/api/campaigns/{id}/deck", {"added": "mountain"})
    kill()
    assert look(ann, id) == changed
    next = sit(ann, id, "greeks")
    kill()
    assert look(ann, id)["playing"]["table"] == next
    assert [one["wins"] for one in ann.get("/api/solo")["results"]] == [1]


def test_a_server_that_dies_between_the_last_choice_and_the_log_enters_it_later(
    serve: Callable[..., Server],
) -> None:
    server = serve()
    ann = Guest(server.url)
    id = begun(ann)
    table = sit(ann, id)
    replay(opened(ann, table), WON.choices[:-1])
    server.kill()
    seat, key = split(WON.choices[-1])
    spoil(
        server,
        "INSERT INTO choices (table_id, number, seat, key) VALUES (:table, :number, :seat, :key)",
        table=table,
        number=len(WON.choices) - 1,
        seat=seat,
        key=key,
    )
    server.start()
    for _ in range(3):
        assert [one["points"] for one in look(ann, id)["chapters"]] == [[44, 39]]
    assert [one["games"] for one in ann.get("/api/solo")["results"]] == [1]


def test_a_game_that_nobody_asks_about_is_entered_by_itself(serve: Callable[..., Server]) -> None:
    server = serve(keep_seconds=0.1)
    ann = Guest(server.url)
    id = begun(ann)
    table = win(ann, id)

    def entered() -> bool:
        engine = create_engine(server.settings.url())
        with engine.connect() as connection:
            found = connection.scalar(text("SELECT won FROM results WHERE table_id = :id"), {"id": table})
        engine.dispose()
        return bool(found)

    server.wait_until(entered, "nothing is entered")
    remove_table(server, table)
    found = look(ann, id)
    assert (found["stage"], found["chapters"][0]["table"]) == ("change-deck", "")


def test_several_processes_enter_a_game_once(serve: Callable[..., Server]) -> None:
    first, second = serve(keep_seconds=0.1), serve(keep_seconds=0.1)
    ann = Guest(first.url)
    id = begun(ann)
    other = Guest(second.url)
    other.http.cookies = ann.http.cookies
    table = sit(ann, id)
    socket = opened(ann, table)
    replay(socket, WON.choices[:-1])
    other.open(table).sees(len(WON.choices) - 1)
    replay(socket, WON.choices[-1:])
    with ThreadPoolExecutor(8) as windows:
        seen = list(windows.map(lambda at: look((ann, other)[at % 2], id), range(16)))
    assert {(one["stage"], len(one["chapters"])) for one in seen} == {("change-deck", 1)}


# --- what solo games came to --------------------------------------------------------------------------


def test_solo_games_are_added_up_by_nation_bot_and_level(ann: Guest, bob: Guest) -> None:
    assert ann.get("/api/solo")["results"] == []
    wish = {"game": "imperium", "options": {"nations": "romans", "bot": "celts"}, "seed": WON.seed}
    table = ann.new_table("me", **wish)["id"]
    replay(opened(ann, table), WON.choices)
    for seed in (1, 2):
        options = {"nations": "greeks", "bot": "celts", "level": "warlord", "rounds": "1"}
        lost = ann.new_table("me", game="imperium", options=options, seed=seed)["id"]
        finish(ann, lost, random.Random(seed))
    ann.new_table("me", **wish)  # only begun
    found = ann.get("/api/solo?lang=hu")["results"]
    assert [(one["side"], one["bot"], one["level"], one["games"]) for one in found] == [
        ("Görögök", "celts", "warlord", 2),
        ("Rómaiak", "celts", "chieftain", 1),
    ]
    assert (found[1]["wins"], found[1]["best"]) == (1, 44)
    assert bob.get("/api/solo")["results"] == []


def test_results_and_bests_outlive_their_tables(serve: Callable[..., Server]) -> None:
    server = serve()
    ann = Guest(server.url)
    table = win(ann, begun(ann))
    before = ann.get("/api/solo"), ann.get("/api/bests")
    assert before[1]["bests"][0]["table"] == table
    remove_table(server, table)
    assert ann.get("/api/solo") == before[0]
    (best,) = ann.get("/api/bests")["bests"]
    assert best == before[1]["bests"][0] | {"table": ""}


def test_games_from_before_there_was_a_ledger_are_entered(serve: Callable[..., Server]) -> None:
    server = serve()
    ann = Guest(server.url)
    win(ann, begun(ann))
    server.stop()
    spoil(server, "DELETE FROM results")
    server.start()
    assert [one["wins"] for one in ann.get("/api/solo")["results"]] == [1]
    assert len(ann.get("/api/bests")["bests"]) == 1
