"""`regnum rules`: what it prints, and its exit codes."""

import argparse
import json
from pathlib import Path

import pytest

from regnum import rulebook
from regnum.cli import rules
from regnum.engine.errors import RegnumError


@pytest.fixture(autouse=True)
def _plain_window(monkeypatch: pytest.MonkeyPatch) -> None:
    """Eighty columns without colours, in English, wherever the tests run."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    for name in ("FORCE_COLOR", "NO_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout in which only the game civ exists, with one file of tests."""
    package = tmp_path / "src" / "regnum"
    (package / "games" / "civ").mkdir(parents=True)
    (package / "games" / "civ" / "__init__.py").touch()
    (package / "games" / "imperium").mkdir()  # an empty folder is no game
    write_test(tmp_path, "civ:MIL-1", "civ:MIL-3", "civ:S-6")
    monkeypatch.setattr(rules, "PACKAGE", package)
    return tmp_path


def write_test(root: Path, *ids: str) -> None:
    (root / "tests").mkdir(exist_ok=True)
    (root / "tests" / "test_x.py").write_text(f"@rule{ids!r}\ndef test_it(): ...\n", encoding="utf-8")


def call(*words: str) -> int:
    parser = argparse.ArgumentParser(prog="regnum rules")
    rules.configure(parser)
    return rules.run(parser.parse_args(words))


def lines(capsys: pytest.CaptureFixture[str]) -> list[str]:
    out = [line.rstrip() for line in capsys.readouterr().out.splitlines()]
    assert max(map(len, out)) <= 80
    return out


# ---------------------------------------------------------------- read


def test_read_prints_a_book_as_players_read_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert call("read", "civ", "--lang", "hu") == 0
    out = lines(capsys)
    assert out[:3] == ["CIV: Carta Impera Victoria", "", "A játék célja"]
    assert "  MIL-1  Orgyilkosság (1. szint): dobj el 1 lapot a kezedből." in out
    assert [line for line in out if line.startswith(("  Példa, S-6", "  Példa  Béla"))] == [
        "  Példa  Béla játékterületén három Katonaság és egy Kultúra lap fekszik. A",
        "  Példa, S-6  Annának két Katonaság és egy Tudomány lapja van. Támadásra a",
    ]


def test_read_wants_a_book_that_there_is() -> None:
    with pytest.raises(RegnumError, match="no rulebook 'chess'; the rulebooks are civ, "):
        call("read", "chess")


# ---------------------------------------------------------------- show


def test_show_prints_the_words_for_players(capsys: pytest.CaptureFixture[str]) -> None:
    assert call("show", "mil-2", "civ:S-7", "--lang", "hu") == 0
    assert lines(capsys) == [
        "civ:MIL-2  Katonaság",
        "  Tisztogatás (2. szint): dobj el 2 lapot a kezedből.",
        "",
        "civ:S-7  Katonaság",
        "  Egyetlen Katonaság lappal nem választhatod a Katonaságot: a fizetés után nem",
        "  marad belőle. Olyan területet sem nevezhetsz meg, amelyből nincs lapod.",
        "  Erről szól: civ:MIL-3",
    ]


def test_show_speaks_the_language_of_the_system(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    call("show", "civ:MIL-1")
    monkeypatch.setenv("LC_ALL", "hu_HU.UTF-8")
    call("show", "civ:MIL-1")
    assert [line for line in lines(capsys) if line.startswith("civ")] == [
        "civ:MIL-1  Military",
        "civ:MIL-1  Katonaság",
    ]


def test_show_prints_clauses(capsys: pytest.CaptureFixture[str]) -> None:
    assert call("show", "--clause", "civ:MIL-1", "mil-3") == 0
    assert lines(capsys) == [
        "civ:MIL-1  clause · Effects",
        "  Assassination (level 1): discard 1 card from hand.",
        "",
        "civ:MIL-3  clause · Effects",
        "  Attack (sacrifice): discard 1 Military card from the area, choose a domain,",
        "  discard 1 own card of that domain from the area; every other player then",
        "  discards 1 card of that domain from their area if they have one. The user must",
        "  own a card of the chosen domain (after the sacrifice is paid); otherwise that",
        "  domain cannot be chosen.",
        "  Shown by civ:S-6, civ:S-7",
    ]


def test_show_prints_what_a_scenario_shows(capsys: pytest.CaptureFixture[str]) -> None:
    assert call("show", "--clause", "settlers:s-32") == 0
    out = " ".join(line.strip() for line in lines(capsys))
    ids = "settlers:LOOKOUT-PEACE-1, settlers:LOOKOUT-PEACE-2, settlers:LOOKOUT-PEACE-3"
    assert out.startswith("settlers:S-32  scenario · 18. Scenarios Peaceful – Given the peaceful variant.")
    assert out.endswith(f"Shows {ids}")


def test_show_keeps_square_brackets(capsys: pytest.CaptureFixture[str]) -> None:
    """The marks [inf], [card] and [ruling] are part of the text, no markup."""
    call("show", "--clause", "settlers:LOOKOUT-PEACE-4")
    assert "[ruling]" in capsys.readouterr().out


def test_show_asks_for_the_book_of_an_ambiguous_name() -> None:
    with pytest.raises(RegnumError) as caught:
        call("show", "turn-1")
    assert str(caught.value) == "TURN-1 is in civ and imperium: write civ:TURN-1 or imperium:TURN-1."


@pytest.mark.parametrize("id", ["civ:MIL-9", "MIL-9"])
def test_show_suggests_what_was_meant(id: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(RegnumError, match=r"Did you mean (civ:)?MIL-1"):
        call("show", "civ:MIL-1", id)
    assert capsys.readouterr().out == ""


# ---------------------------------------------------------------- search


def test_search_prints_the_best_first(capsys: pytest.CaptureFixture[str]) -> None:
    assert call("search", "--clause", "mil-3", "--book", "civ", "--limit", "2") == 0
    out = lines(capsys)
    assert [line for line in out if line.startswith("civ:")] == [
        "civ:MIL-3  clause · Effects",
        "civ:PART-3  clause · Partial effects",
    ]
    assert out[-1] == "… and 1 more; --limit 3 shows them all."


def test_search_finds_the_words_for_players(capsys: pytest.CaptureFixture[str]) -> None:
    assert call("search", "orgyilkossaggal", "--lang", "hu", "--limit", "1") == 0
    assert lines(capsys)[0] == "civ:MIL-1  Katonaság"
    assert call("search", "xyzzy", "--lang", "hu") == 0
    assert lines(capsys) == ["Egyik szabályban sincs meg mindegyik szó, próbáld kevesebbel: xyzzy"]


def test_search_shows_the_part_of_a_long_text_with_the_hit(capsys: pytest.CaptureFixture[str]) -> None:
    assert call("search", "--clause", "glyphs", "elsewhere") == 0
    head, *text = lines(capsys)
    excerpt = " ".join(line.strip() for line in text)
    assert head == "imperium:Q-2  ruling · 4.1 Lost icons and wording"
    assert excerpt.startswith("… ")
    assert excerpt.endswith(" …")
    assert excerpt.index("glyphs elsewhere") > 40, "some words before the hit make it readable"
    assert excerpt.strip("… ") in rulebook.clause("imperium:Q-2").text


def test_search_shows_a_short_text_whole(capsys: pytest.CaptureFixture[str]) -> None:
    call("search", "--clause", "hegemony", "clockwise", "--book", "civ")
    assert "  Then check hegemony (END-1). Then the next player, clockwise." in lines(capsys)


def test_search_marks_the_hits(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    assert call("search", "KOZEMBER", "--lang", "hu") == 0
    assert "\x1b[1;7mKözember\x1b[0m" in capsys.readouterr().out


def test_search_without_a_hit_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert call("search", "[bold]", "xyzzy") == 0
    assert lines(capsys) == ["No clause has all of these words, so try fewer: [bold] xyzzy"]


@pytest.mark.parametrize("limit", ["0", "-1", "many"])
def test_search_wants_a_sensible_limit(limit: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        call("search", "card", f"--limit={limit}")
    assert "is not a number of clauses" in capsys.readouterr().err


# ---------------------------------------------------------------- coverage


@pytest.mark.usefixtures("checkout")
def test_coverage_shows_a_table_and_the_games_to_come(capsys: pytest.CaptureFixture[str]) -> None:
    assert call("coverage") == 0
    out = lines(capsys)
    total = len(rulebook.clauses("civ"))
    assert out[0] == f"civ  3 of {total} have a test"
    assert out[1].split() == ["kind", "number", "tested", "without", "a", "test"]
    assert out[2].split()[:3] == ["clause", "45", "2"]
    assert " MIL-2, REL-1..4, " in " ".join(line.strip() for line in out)
    assert next(line.split() for line in out if line.startswith("  scenario")) == [
        "scenario", "17", "1", "S-1..5,", "S-7..17",
    ]  # fmt: skip
    assert out[-4:] == [
        "imperium  no game yet: 396 clauses",
        "imperium-bots  no game yet: 235 clauses",
        "imperium-solo  no game yet: 142 clauses",
        "settlers  no game yet: 225 clauses",
    ]


@pytest.mark.usefixtures("checkout")
def test_coverage_of_a_book_asked_for_is_shown_in_full(capsys: pytest.CaptureFixture[str]) -> None:
    assert call("coverage", "imperium-solo") == 0
    out = lines(capsys)
    assert out[0] == "imperium-solo  0 of 197 have a test"
    assert "no game yet" not in "".join(out)
    assert "SOLO-EFFECT-DRAW, SOLO-EFFECT-DECK," in " ".join(line.strip() for line in out)
    assert "SOLO-SC-1..20" in out[-2]


@pytest.mark.usefixtures("checkout")
def test_coverage_prints_the_missing_clauses(capsys: pytest.CaptureFixture[str]) -> None:
    assert call("coverage", "civ", "--missing") == 0
    out = lines(capsys)
    assert "civ:MIL-2  Purge (level 2): discard 2 cards from hand." in out
    assert not [line for line in out if line.startswith(("civ:MIL-1 ", "civ:MIL-3 ", "civ:S-6 "))]
    assert sum(line.startswith("civ:") for line in out) == len(rulebook.clauses("civ")) - 3


def test_coverage_is_complete_when_all_have_a_test(
    checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_test(checkout, *(one.id for one in rulebook.clauses("civ")))
    assert call("coverage", "civ", "--missing") == 0
    assert [line.split()[-1] for line in lines(capsys)[2:5]] == ["none"] * 3


def test_coverage_joins_only_numbers_of_one_chapter(
    checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    left = {"civ:TURN-1", "civ:MIL-2", "civ:MIL-3", "civ:REL-4"}
    write_test(checkout, *(one.id for one in rulebook.clauses("civ") if one.id not in left))
    assert call("coverage", "civ") == 0
    assert lines(capsys)[2].split()[3:] == ["TURN-1,", "MIL-2..3,", "REL-4"]


@pytest.mark.usefixtures("checkout")
def test_coverage_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert call("coverage", "--json") == 0
    report = json.loads(capsys.readouterr().out)
    assert list(report) == list(rulebook.books())
    civ = report["civ"]
    it = ["tests/test_x.py::test_it"]
    assert civ["totals"]["clause"] == {"clauses": 45, "covered": 2}
    assert civ["totals"]["scenario"] == {"clauses": 17, "covered": 1}
    assert civ["covered"] == {"civ:MIL-1": it, "civ:MIL-3": it, "civ:S-6": it}
    assert len(civ["missing"]) == len(rulebook.clauses("civ")) - 3
    assert "civ:MIL-2" in civ["missing"]
    assert civ["unknown"] == []
    assert report["settlers"]["totals"]["clause"] == {"clauses": 225, "covered": 0}


def test_coverage_fails_for_an_id_in_no_rulebook(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_test(checkout, "civ:MIL-3", "civ:MIL-4", "cvi:MIL-3")
    assert call("coverage", "civ") == 1
    out = lines(capsys)
    assert out[0].startswith("civ  1 of ")
    assert out[-4:] == [
        "civ:MIL-4  is in no rulebook, but a test names it:",
        "  tests/test_x.py::test_it",
        "cvi:MIL-3  is in no rulebook, but a test names it:",
        "  tests/test_x.py::test_it",
    ]
    assert call("coverage", "civ", "--json") == 1
    report = json.loads(capsys.readouterr().out)
    assert {book: entry["unknown"] for book, entry in report.items()} == {
        "civ": ["civ:MIL-4"],
        "cvi": ["cvi:MIL-3"],
    }


def test_coverage_of_tests_elsewhere(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_test(tmp_path, "civ:Q-1")
    assert call("coverage", "civ", "--json", "--tests", str(tmp_path / "tests")) == 0
    assert list(json.loads(capsys.readouterr().out)["civ"]["covered"]) == ["civ:Q-1"]


@pytest.mark.usefixtures("checkout")
def test_coverage_of_an_unknown_book() -> None:
    with pytest.raises(RegnumError, match="no rulebook 'chess'; the rulebooks are civ, "):
        call("coverage", "chess")


def test_the_tests_of_this_checkout_name_only_clauses_that_exist() -> None:
    tests = Path(__file__).parents[1]
    assert rulebook.coverage(tests).unknown == {}
