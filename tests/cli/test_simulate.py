"""`regnum simulate`."""

import json
from pathlib import Path

import pytest

from regnum.cli import main
from regnum.games.settlers.cards.card import Faction
from regnum.games.settlers.cards.register import DECKS


def simulate(*flags: str) -> int:
    lang = () if "--lang" in flags else ("--lang", "en")
    return main.main(["simulate", *flags, "--workers", "1", *lang])


def test_a_tournament_ends_in_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate("civ", "--players", "greedy,random", "--games", "4", "--seed", "2") == 0
    out, err = capsys.readouterr()
    assert "4 games, seats rotated" in out
    assert "greedy" in out
    assert "95 % interval" in out
    assert "decisions a second" in out
    assert err == ""


def test_the_same_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        simulate("civ", "--players", "random,random,random", "--games", "3", "--start", "draft", "--json")
        == 0
    )
    found = json.loads(capsys.readouterr().out)
    assert found["game"] == "civ"
    assert found["options"] == {"start": "draft"}
    assert [one["player"] for one in found["standings"]] == ["random (1)", "random (2)", "random (3)"]
    assert sum(found["reasons"].values()) == found["games"] == 3
    for one in found["standings"]:
        assert one["low"] <= one["share"] <= one["high"]


def test_options_are_given_by_flag_or_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    four = "random,random,random,random"
    flags = ["--players", four, "--games", "1", "--teams", "on", "--option", "start=draft", "--json"]
    assert simulate("civ", *flags) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["options"] == {"teams": "on", "start": "draft"}
    assert found["decisions"] > found["turns"] > 20


def test_one_player_takes_every_nation_and_the_seats_are_told_apart(
    capsys: pytest.CaptureFixture[str],
) -> None:
    flags = ["--nations", "romans,vikings", "--players", "random", "--rounds", "3", "--games", "2", "--json"]
    assert simulate("imperium", *flags) == 0
    found = json.loads(capsys.readouterr().out)
    assert [one["player"] for one in found["standings"]] == ["random (1)", "random (2)"]
    assert [one["player"] for one in found["seats"]] == ["1 romans", "2 vikings"]
    assert (found["reasons"], found["rounds"], found["turns"]) == ({"rounds": 2}, 3.0, 6.0)
    for one in (*found["standings"], *found["seats"]):
        assert sum(one["sources"].values()) == pytest.approx(one["points"])


def test_points_are_shown_by_source(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate("settlers", "--factions", "romans,egyptians", "--games", "2") == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "greedy scored by: Gained in play" in out
    assert "│ 2 Egyptians │" in out
    assert "5.0 rounds" in out


def test_a_tournament_is_told_in_hungarian(capsys: pytest.CaptureFixture[str]) -> None:
    flags = ["--factions", "romans,egyptians", "--games", "2", "--lang", "hu"]
    assert simulate("settlers", *flags) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "2 játszma, helycserékkel" in out
    assert "│ 2 Egyiptomiak │" in out
    assert "greedy pontjai: Játék közben" in out
    assert "Játszmánként 5,0 forduló," in out
    assert "Így értek véget: A legtöbb pont 2." in out
    assert simulate("imperium", "--players", "random", "--rounds", "3", "--games", "1", "--lang", "hu") == 0
    assert "3,0 kör," in " ".join(capsys.readouterr().out.split())


def test_programs_get_the_same_in_every_language(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for lang in ("en", "hu"):
        assert simulate("civ", "--games", "2", "--json", "--lang", lang) == 0
        found = json.loads(capsys.readouterr().out)
        told.append([one["sources"] for one in found["standings"]])
    assert told[0] == told[1]
    assert "Military" in {source for one in told[0] for source in one}


def test_a_language_without_texts_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate("civ", "--games", "1", "--lang", "xx") == 2
    assert "There are no texts in 'xx'" in capsys.readouterr().err


def test_a_deck_is_read_from_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deck = tmp_path / "romans.txt"
    flags = ["settlers", "--factions", "romans,japanese", "--players", "random", "--games", "1"]
    assert simulate(*flags, "--deck", str(deck)) == 2
    assert "cannot be read: No such file" in capsys.readouterr().err
    deck.write_text("romans\n3 administration\n1 palace\n")
    assert simulate(*flags, "--deck", str(deck)) == 2
    err = capsys.readouterr().err
    assert "there is no card 'palace'; romans: a deck has 30 cards, not 4" in err
    assert "romans: a deck has 9 different cards with 1 copy, not 1." in err
    deck.write_text(roman_deck())
    assert simulate(*flags, "--deck", str(deck), "--records", str(tmp_path)) == 0
    capsys.readouterr()
    assert main.main(["replay", "--check", str(tmp_path / "settlers-00001.json")]) == 0


def roman_deck() -> str:
    romans = [card for deck in DECKS for card in deck.cards if deck.faction is Faction.ROMANS]
    return "\n".join(["# as printed", "romans", *(f"{card.copies} {card.name}" for card in romans)])


def test_records_are_kept_and_hold(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "games"
    assert simulate("civ", "--players", "random,random", "--games", "2", "--records", str(folder)) == 0
    files = sorted(map(str, folder.iterdir()))
    assert [Path(file).name for file in files] == ["civ-00001.json", "civ-00002.json"]
    assert main.main(["replay", "--check", *files]) == 0


@pytest.mark.parametrize(
    ("flags", "complaint"),
    [
        (["chess"], "There is no game 'chess'"),
        (["civ", "--players", "greedy,wizard"], "There is no player 'wizard'"),
        (["civ", "--players", "greedy", "--seats", "1"], "civ is for 2 to 4 seats, not 1"),
        (["civ", "--players", "greedy,random", "--seats", "3"], "--seats 3 and 2 players do not fit"),
        (["civ", "--out", "x", "--records", "y"], "--records and --out do not go together"),
        (["civ", "--games", "0"], "at least 1 game"),
        (["civ", "--start", "never"], "start cannot be 'never'"),
        (["civ", "--seed", "-1"], "Seeds are whole numbers"),
        (["civ", "--option", "start"], "--option start is no option"),
        (["civ", "--option", "colour=red"], "civ has no option 'colour'"),
        (["civ", "--start", "draft", "--option", "start=classic"], "start is given twice"),
    ],
)
def test_bad_input_gets_one_line(
    flags: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert simulate(*flags) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert complaint in err


@pytest.mark.parametrize(("flags", "seats"), [([], 2), (["--seats", "3"], 3), (["--seats", "1"], 1)])
def test_one_player_takes_all_seats(flags: list[str], seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate("settlers", "--players", "random", "--games", "2", *flags, "--json") == 0
    assert len(json.loads(capsys.readouterr().out)["standings"]) == seats


def test_a_run_is_kept_gone_on_with_and_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = str(tmp_path / "run")
    flags = ["settlers", "--players", "greedy,random", "--out", out]
    assert simulate(*flags, "--games", "10", "--json") == 0
    assert simulate(*flags, "--games", "12", "--json") == 0
    last = capsys.readouterr().out.rpartition("\n{\n")
    assert json.loads("{" + last[2])["games"] == 12
    assert main.main(["report", out, "--lang", "en"]) == 0
    told, err = capsys.readouterr()
    assert "Imperial Settlers: 12 games" in told
    assert "⟨" not in told
    assert err == ""
    page = (tmp_path / "run" / "report.html").read_text("utf-8")
    assert "vegaEmbed" in page
    assert not [mark for mark in ('src="http', "src='http", 'href="http', "⟨") if mark in page]
    assert main.main(["report", out, "--lang", "hu", "--html", str(tmp_path / "hu.html")]) == 0
    told = capsys.readouterr().out
    assert "12 játszma" in told
    assert "⟨" not in told + (tmp_path / "hu.html").read_text("utf-8")
    assert main.main(["report", out, "--json", "--by", "side"]) == 0
    assert list(json.loads(capsys.readouterr().out)["groups"]) == ["side"]


@pytest.mark.parametrize(
    ("flags", "complaint"),
    [
        (["nowhere"], "is no run: it has no run.json"),
        (["RUN", "--by", "nation"], "cannot be told apart by 'nation'. Columns: player, side, seat, order"),
        (["RUN", "--html", "no/such/folder/page.html"], "cannot be written: No such file or directory"),
    ],
)
def test_a_report_that_cannot_be_made_is_refused_in_words(
    flags: list[str], complaint: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = str(tmp_path / "run")
    assert simulate("civ", "--players", "random", "--games", "1", "--out", out) == 0
    capsys.readouterr()
    assert main.main(["report", *[out if flag == "RUN" else flag for flag in flags]]) == 2
    assert complaint in capsys.readouterr().err
