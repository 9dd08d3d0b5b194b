"""`regnum cards`: reading the cards of a game."""

import json

import pytest

from regnum import games
from regnum.cli import main


@pytest.fixture(autouse=True)
def _plain_window(monkeypatch: pytest.MonkeyPatch) -> None:
    """Eighty columns without colours, and an English system."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    for name in ("FORCE_COLOR", "NO_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)


def told(capsys: pytest.CaptureFixture[str], *flags: str) -> str:
    assert main.main(["cards", "civ", *flags]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_every_card_is_there_and_every_word_exists(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    out = told(capsys, "--lang", lang)
    game = games.get("civ")
    assert "⟨" not in out
    assert all(f"{face.title(game.text(lang))} ×{face.count}" in out for face in game.cards)
    assert max(map(len, out.splitlines())) <= 80


def test_a_text_that_cards_share_is_printed_once(capsys: pytest.CaptureFixture[str]) -> None:
    out = told(capsys, "science")
    assert out.startswith("Science I ×4, Science II ×8, Science III ×8\n  Level 1, Experiment: ")
    assert out.count("Experiment") == 1


@pytest.mark.parametrize(
    ("flags", "titles"),
    [
        (["Science II"], ["Science II"]),
        (["science-2"], ["Science II"]),
        (["III", "--suit", "Culture"], ["Culture III"]),
        (["sci"], ["Science I", "Science II", "Science III"]),
        (["tudomany ii", "--lang", "hu"], ["Tudomány II"]),
        (["--text", "REPUBLIC"], ["Utopia III"]),
        (["--suit", "military", "--text", "republic"], []),
    ],
)
def test_picking_out(flags: list[str], titles: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert [card["title"] for card in json.loads(told(capsys, *flags, "--json"))] == titles


def test_json_has_all_of_a_card(capsys: pytest.CaptureFixture[str]) -> None:
    (card,) = json.loads(told(capsys, "culture iii", "--json"))
    assert (card["key"], card["suit"], card["count"]) == ("culture-3", "culture", 8)
    assert card["body"].startswith("Inspiration: ")


def test_nothing_found_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert told(capsys, "--text", "unicorn", "--lang", "hu") == "Nincs ilyen lap. Próbáld kevesebb szóval.\n"


@pytest.mark.parametrize(
    ("flags", "named"),
    [
        (["chess"], "civ"),
        (["civ", "Sciense"], "Did you mean Science"),
        (["civ", "xyzzy"], "regnum cards civ"),
        (["civ", "--suit", "hearts"], "Military"),
        (["civ", "--lang", "xx"], "hu"),
    ],
)
def test_what_there_is_not(flags: list[str], named: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["cards", *flags]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert named in err


@pytest.mark.parametrize(
    ("game", "flags", "titles"),
    [
        ("settlers", ["--faction", "romans", "--category", "action"], {"Engineers", "Spies"}),
        ("settlers", ["--colour", "black", "--faction", "japanese"], {"Ninjas", "Sumo School"}),
        ("imperium", ["--nation", "romans", "--suit", "region"], {"Gallia Aquitania", "Raetia"}),
        (
            "imperium",
            ["--box", "legends", "--suit", "fame"],
            {"Imperial", "King of Kings (side A)"},
        ),
        ("imperium", ["--box", "legends", "--icon", "metropolis"], {"Greeks", "Metropolis"}),
        ("imperium", ["--nation", "Rómaiak", "--text", "szerezz", "--lang", "hu"], {"Julius Caesar"}),
        ("civ", ["--age", "iii", "--domain", "science"], {"Science III"}),
    ],
)
def test_what_cards_are_picks_them_out(
    game: str, flags: list[str], titles: set[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main.main(["cards", game, *flags, "--json"]) == 0
    assert {card["title"] for card in json.loads(capsys.readouterr().out)} >= titles


def test_a_box_is_picked_out_whole(capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["cards", "imperium", "--box", "legends", "--nation", "commons", "--json"]) == 0
    found = {card["key"]: card["box"] for card in json.loads(capsys.readouterr().out)}
    assert len(found) == 82 + 2, "with both sides of King of Kings"
    assert found["king-of-kings-a"] == ["classics", "legends"], "which is in every box"
    assert all(boxes == ["legends"] for key, boxes in found.items() if key.startswith("legends-"))


@pytest.mark.parametrize(
    ("game", "flags", "complaint"),
    [
        ("settlers", ["--faction", "picts"], "settlers has no faction 'picts'. It is one of: Common,"),
        ("civ", ["--nation", "romans"], "The cards of civ have no nation."),
    ],
)
def test_what_no_card_is_gets_one_line(
    game: str, flags: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main.main(["cards", game, *flags]) == 2
    assert complaint in capsys.readouterr().err


def test_a_card_for_programs_says_what_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["cards", "imperium", "Julius Caesar", "--json"]) == 0
    (card,) = json.loads(capsys.readouterr().out)
    assert (card["nation"], card["icon"]) == (["romans"], ["empire"])


@pytest.mark.parametrize("name", ["Gémeskút", "gemes", "Shaduf", "shaduf"])
def test_a_card_is_found_by_the_readers_title_and_by_the_printed_one(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main.main(["cards", "imperium", name, "--lang", "hu"]) == 0
    assert capsys.readouterr().out.startswith("Gémeskút [Shaduf] ×1\n")


def test_a_title_that_is_printed_so_stands_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["cards", "imperium", "Shaduf", "--lang", "en"]) == 0
    assert capsys.readouterr().out.startswith("Shaduf ×1\n")
    assert main.main(["cards", "imperium", "Boudicca", "--lang", "hu"]) == 0
    assert capsys.readouterr().out.startswith("Boudicca ×1\n")


@pytest.mark.parametrize(
    ("lang", "icons"), [("en", "uncivilised, pinned"), ("hu", "civilizálatlan, rögzített")]
)
def test_icons_are_read_as_words(lang: str, icons: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["cards", "imperium", "Shaduf", "--lang", lang]) == 0
    told = capsys.readouterr().out
    assert f"\n  {icons} " in told
    assert "[materials]" not in told
    assert {"en": "gain 1 progress", "hu": "1 előrehaladás-jelölőt"}[lang] in told


def test_programs_get_marks_and_the_printed_title(capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["cards", "imperium", "Shaduf", "--lang", "hu", "--json"]) == 0
    (card,) = json.loads(capsys.readouterr().out)
    assert (card["title"], card["printed"]) == ("Gémeskút", "Shaduf")
    assert "[progress]" in card["body"]
