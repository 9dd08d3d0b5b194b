"""The rulebooks are read completely and word by word; tests that name clauses are found."""

import os
import re
import subprocess
import sys
import textwrap
from collections import Counter
from pathlib import Path

import pytest

import regnum
from regnum import rulebook
from regnum.engine.errors import RegnumError
from regnum.rulebook import UnknownClause
from regnum.testing import rule

TESTS = Path(__file__).parent.parent

BOOKS = ("civ", "imperium", "imperium-bots", "imperium-solo", "settlers")


# ---------------------------------------------------------------- everything is read


def test_the_books_are_the_files_with_clauses() -> None:
    assert rulebook.books() == BOOKS
    assert (rulebook.folder() / "glossary-hu.md").exists(), "a file without clauses, so not a book"


@pytest.mark.parametrize(
    ("book", "counts"),
    [
        ("imperium", {"clause": 396, "ruling": 81, "scenario": 37}),
        ("imperium-bots", {"clause": 235}),
        ("imperium-solo", {"clause": 142, "ruling": 35, "scenario": 20}),
        ("settlers", {"clause": 225, "ruling": 33, "scenario": 32}),
    ],
)
def test_number_of_clauses(book: str, counts: dict[str, int]) -> None:
    assert Counter(one.kind for one in rulebook.clauses(book)) == counts


def test_number_of_clauses_of_civ() -> None:
    """Its rulings are still being added to, so only their row without gaps is asked for."""
    names = {
        kind: [one.name for one in rulebook.clauses("civ") if one.kind == kind] for kind in rulebook.KINDS
    }
    assert len(names["clause"]) == 45
    assert names["scenario"] == [f"S-{number}" for number in range(1, 18)]
    assert names["ruling"] == [f"Q-{number}" for number in range(1, len(names["ruling"]) + 1)]
    assert len(names["ruling"]) >= 5


@pytest.mark.parametrize("book", BOOKS)
def test_nothing_that_looks_like_a_clause_is_passed_over(book: str) -> None:
    """Whatever begins a line, an item or a row with a name in capitals is a clause."""
    source = (rulebook.folder() / f"{book}.md").read_text(encoding="utf-8")
    begun = set(re.findall(r"^(?:- |\| |[0-9]+\. )?\**([A-Z]+(?:-[A-Z0-9]+)+)\b", source, re.MULTILINE))
    # Imperium's table of differences between its two sources numbers them D-1 to D-12; they are no rules.
    begun -= {f"D-{number}" for number in range(1, 13)}
    assert begun - {one.name for one in rulebook.clauses(book)} == set()


@pytest.mark.parametrize("book", BOOKS)
def test_numbers_have_no_gaps(book: str) -> None:
    numbers: dict[str, set[int]] = {}
    for one in rulebook.clauses(book):
        stem, _, number = one.name.rpartition("-")
        if number.isdigit():
            numbers.setdefault(stem, set()).add(int(number))
    assert {stem: have for stem, have in numbers.items() if have != set(range(1, len(have) + 1))} == {}


@pytest.mark.parametrize("book", BOOKS)
def test_every_scenario_shows_clauses_that_exist(book: str) -> None:
    scenarios = [one for one in rulebook.clauses(book) if one.kind == "scenario"]
    known = {one.id for one in rulebook.clauses(book)}
    assert [one.id for one in scenarios if not one.refs] == []
    assert {ref: one.id for one in scenarios for ref in one.refs if ref not in known} == {}


@pytest.mark.parametrize("book", BOOKS)
def test_texts_are_clean(book: str) -> None:
    for one in rulebook.clauses(book):
        assert not re.search(r"[*`|]|  |---|^[-–:.]|\n", one.text), one
        assert one.text == one.text.strip() != ""
        assert not one.section.startswith("#")
        assert one.section


@pytest.mark.parametrize("book", BOOKS)
def test_a_clause_knows_its_line(book: str) -> None:
    lines = (rulebook.folder() / f"{book}.md").read_text(encoding="utf-8").splitlines()
    for one in rulebook.clauses(book):
        block = " ".join(lines[one.line - 1 : one.line + 2])
        number = f"{one.name.removeprefix('S-')}. (" if book == "civ" and one.kind == "scenario" else one.name
        assert number in block, one


# ---------------------------------------------------------------- word by word


# Several clauses in one list item; an item that goes on in the next line; a name inside a sentence, which
# begins nothing; a scenario without a name; bold names, words in italics and marks at the end; a clause that
# goes on in a table; rows of tables, their empty columns left out; a name without a number; scenarios with a
# title, on one line and on several, and with their clauses at the end.
SAMPLES = """
civ:MIL-1 Assassination (level 1): discard 1 card from hand.
civ:MIL-2 Purge (level 2): discard 2 cards from hand.
civ:REL-2 Divine Right (level 2): hand size +4, so 7. They do not add up.
civ:Q-1 Who sees cards put aside in SETUP-2? Nobody.
civ:ECO-2 Monopoly (level 2): discard 2 from the area, then play 2 from hand.
civ:TURN-7 Then check hegemony (END-1). Then the next player, clockwise.
civ:S-17 Partners A and C tie for most Culture: 1 point, not 2.
settlers:SOLO-13 Reveal: the next attack card is put on top of the target line; its good is T1.
settlers:ACTION-WORK-3 Pairs are resolved one by one, so a drawn card is seen before the next choice.
    [ruling] (Q-4)
settlers:SOLO-23 After a win the final score is computed by SCORE-1 and gives a title: below 30, Commoner,
    Közember; 30–39, Servant, Szolga; 40–49, Squire, Apród; 50–59, Knight, Lovag; 60–69, Castellan, Várnagy;
    70–79, King, Király; 80 and more, Emperor, Császár
settlers:Q-4 Several worker pairs: are all choices announced first? Recommended ruling: No, one by one.
    Affects: ACTION-WORK-3.
imperium:ACTIVATE-13 If the ability names a cost you cannot meet, it may not be used. Decides: auto.
    If short: not allowed. Info: public.
imperium:TURN-7 The solstice card never moves, so the same player starts every round. [inf] Decides: auto.
    Info: public.
imperium:TIME-8 "If you do" makes the second part depend on the first having been done in full.
imperium:Q-48 May two players take the same nation? Recommended ruling: No. Why: There is one set of each.
    Confidence: high.
imperium-solo:SOLO-EFFECT-DISCARD The bot ignores every effect that would make it discard a card.
imperium-solo:SOLO-Q-3 Same nation on both sides. Ruling: not allowed; there is one set of cards.
settlers:S-11 No deal with common cards – Given Village in hand and 1 food. When a deal with it is asked.
    Then rejected.
imperium:S-12 Declining to develop – Given an empire player with affordable development cards, no token in the
    development area and 2 exhaustion tokens, who must reshuffle while activating and declines to develop.
    When later in the same turn they reshuffle again. Then no token had been moved by the first reshuffle,
    and developing is offered again.
imperium-solo:SOLO-SC-6 Given slot 1 holds unrest. When it is revealed. Then it goes to the unrest pile, no
    row is used; at Supreme Ruler the bot gains 1 progress.
"""


@pytest.mark.parametrize("sample", SAMPLES.replace("\n    ", " ").strip().splitlines())
def test_word_by_word(sample: str) -> None:
    id, _, text = sample.partition(" ")
    assert rulebook.clause(id).text == text


def test_a_number_at_the_beginning_of_a_line_does_not_end_a_scenario() -> None:
    assert rulebook.clause("imperium-solo:SOLO-SC-17").text.endswith(
        "the regions stay and the player discards 2."
    )


def test_the_fields_of_a_clause() -> None:
    found = rulebook.clause("civ:MIL-2")
    assert (found.id, found.book, found.name, found.kind) == ("civ:MIL-2", "civ", "MIL-2", "clause")
    assert (found.section, found.refs) == ("Effects", ())
    assert rulebook.clause("imperium:KW-DRAW-1").section == "Discard, Draw"
    assert rulebook.clause("imperium-solo:SOLO-SC-1").section == "14. Scenarios"
    with pytest.raises(AttributeError):
        found.text = "changed"  # type: ignore[misc]


@pytest.mark.parametrize(
    ("id", "names"),
    [
        ("civ:S-4", "REL-1 REL-3 TURN-6"),
        ("settlers:S-04", "PRODUCTION-2 PRODUCTION-3 PRODUCTION-4 PRODUCTION-5 GENERAL-16"),
        ("settlers:S-05", "ACTION-BUILD-2"),  # (GENERAL-2), later in its text, is not what it is about
        ("settlers:S-17", "JAPAN-5 JAPAN-6 JAPAN-7 JAPAN-8 JAPAN-9 JAPAN-4"),
        ("imperium:S-25", "REVOLT-1 REVOLT-2 REVOLT-3 KW-RETURN-1"),
        ("imperium-solo:SOLO-SC-5", "SOLO-CLEANUP-1 SOLO-NATION-CAR-1 SOLO-NATION-QIN-1"),
    ],
)
def test_what_a_scenario_shows(id: str, names: str) -> None:
    found = rulebook.clause(id)
    assert found.kind == "scenario"
    assert found.refs == tuple(f"{found.book}:{name}" for name in names.split())


# ---------------------------------------------------------------- rules of reading, on small documents


def read(source: str) -> dict[str, str]:
    return {one.name: one.text for one in rulebook.parse("toy", textwrap.dedent(source))}


def test_only_the_next_number_after_a_full_stop_begins_a_clause() -> None:
    assert read(
        """\
        - A-1 One, as A-2 says. A-3 Other. A-2 is lower case. A-2 Two.
        - A-3 Three.
        """
    ) == {"A-1": "One, as A-2 says. A-3 Other. A-2 is lower case. A-2 Two.", "A-3": "Three."}
    assert read("- A-1 One. A-2 Two. A-3 Three.") == {"A-1": "One.", "A-2": "Two.", "A-3": "Three."}


def test_prose_and_other_tables_hold_no_clauses() -> None:
    assert (
        read(
            """\
            # Toy
            A-1 is mentioned in prose.

            - **Word**: a definition, see A-1.

            | place | A-1 |
            | --- | --- |
            | A-2 | not a rule |
            """
        )
        == {}
    )


def test_two_tables_each_have_their_own_header() -> None:
    assert read(
        """\
        | Id | Rule | Who |
        | --- | --- | --- |
        | A-1 | One. | you |

        Text.

        | Q | Open point | Ruling |
        | --- | --- | --- |
        | Q-1 | Why? | Because |
        """
    ) == {"A-1": "One. Who: you.", "Q-1": "Why? Ruling: Because."}


def test_a_clause_is_shown_once_even_if_a_range_repeats_it() -> None:
    (scenario,) = rulebook.parse("toy", "1. (A-2..3, A-1..2) Text.")
    assert scenario.refs == ("toy:A-2", "toy:A-3", "toy:A-1")


def test_a_name_given_twice_is_an_error() -> None:
    with pytest.raises(RegnumError, match=r"toy\.md:2: A-1 was already given in line 1\."):
        read("- A-1 One.\n- A-1 Another one.\n")


def test_a_row_that_does_not_fit_its_table_is_an_error() -> None:
    with pytest.raises(RegnumError, match=r"toy\.md:3: 3 cells in a table of 2 columns\."):
        read("| Id | Rule |\n| --- | --- |\n| A-1 | One | or two. |\n")


def test_a_table_under_another_heading_belongs_to_no_clause() -> None:
    table = "| score | title |\n| --- | --- |\n| 9 | King |\n"
    assert read(f"# A\n- A-1 Titles:\n\n{table}") == {"A-1": "Titles: 9, King"}
    assert read(f"# A\n- A-1 Titles:\n# B\n\n{table}") == {"A-1": "Titles:"}


# ---------------------------------------------------------------- where the rulebooks are


def test_an_installed_package_brings_its_rulebooks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulebook, "__file__", str(tmp_path / "lib" / "regnum" / "rulebook.py"))
    with pytest.raises(RegnumError, match="The rulebooks are missing"):
        rulebook.folder()
    docs = tmp_path / "docs" / "rules"
    docs.mkdir(parents=True)
    assert rulebook.folder() == docs.resolve()
    package = tmp_path / "lib" / "regnum" / "rulebooks"
    package.mkdir(parents=True)
    assert rulebook.folder() == package.resolve()
    (package / "toy.md").write_text("- A-1 One.\n", encoding="utf-8")
    assert rulebook.books() == ("toy",)
    assert rulebook.clause("toy:A-1").text == "One."


# ---------------------------------------------------------------- unknown ids


@pytest.mark.parametrize(
    ("id", "message"),
    [
        ("civ:MIL-33", "There is no clause civ:MIL-33. Did you mean civ:MIL-3 or civ:MIL-1 or civ:MIL-2?"),
        ("settlers:S-1", "There is no clause settlers:S-1. Did you mean settlers:S-01 or"),
        ("civ:XYZZY", "There is no clause civ:XYZZY."),
        (
            "chess:E-4",
            "There is no rulebook 'chess'; "
            "the rulebooks are civ, imperium, imperium-bots, imperium-solo, settlers.",
        ),
        ("SETUP-1", "SETUP-1 does not say its book: civ:SETUP-1 or imperium:SETUP-1 or settlers:SETUP-1?"),
        ("KW-DRAW-77", "No rulebook has a clause KW-DRAW-77. Did you mean KW-DRAW-1 or"),
    ],
)
def test_an_unknown_id_is_told_in_one_line(id: str, message: str) -> None:
    with pytest.raises(UnknownClause) as caught:
        rulebook.clause(id)
    assert str(caught.value).startswith(message)
    assert "\n" not in str(caught.value)
    assert isinstance(caught.value, RegnumError)


def test_an_unknown_book_has_no_clauses() -> None:
    with pytest.raises(UnknownClause, match="no rulebook 'chess'"):
        rulebook.clauses("chess")


# ---------------------------------------------------------------- search


def ids(words: str, book: str | None = None) -> list[str]:
    return [one.id for one in rulebook.search(words, book)]


def test_search_wants_all_words() -> None:
    found = rulebook.search("Utopia FACE down", "civ")
    assert [one.id for one in found] == ["civ:UTO-3"]
    assert ids("utopia xyzzy") == []
    assert ids("") == []


def test_search_puts_a_named_clause_first() -> None:
    """PART-3 and Q-2 speak of MIL-3; the clause itself does not, yet it is the best answer."""
    assert ids("mil-3") == ["civ:MIL-3", "civ:PART-3", "civ:Q-2"]
    assert set(ids("MIL", "civ")[:3]) == {"civ:MIL-1", "civ:MIL-2", "civ:MIL-3"}


def test_search_ranks_by_occurrences_then_by_order() -> None:
    found = rulebook.search("religion", "civ")
    occurrences = [one.text.lower().count("religion") for one in found]
    assert occurrences == sorted(occurrences, reverse=True)
    assert occurrences[0] > occurrences[-1]
    once = [one.line for one in found if one.text.lower().count("religion") == 1]
    assert once == sorted(once)
    assert len(once) > 1


def test_search_counts_ids_and_keeps_to_its_book() -> None:
    assert {id.partition(":")[0] for id in ids("setup", "settlers")} == {"settlers"}
    assert {id.partition(":")[0] for id in ids("civ hegemony")} == {"civ"}
    with pytest.raises(UnknownClause):
        rulebook.search("setup", "chess")


@pytest.mark.parametrize("word", ["közember", "KOZEMBER", "ko\u0308zember"])
def test_search_ignores_case_and_accents(word: str) -> None:
    assert ids(word) == ["settlers:SOLO-23"]


def test_fold_keeps_positions() -> None:
    text = "Tenochtitlán – İß Őŕ"
    assert len(rulebook.fold(text)) == len(text)
    assert rulebook.fold("Tenochtitlán Őr") == "tenochtitlan or"


# ---------------------------------------------------------------- coverage

EVERY_FORM = """
import pytest
from regnum import testing
from regnum.testing import rule

utopian = rule("civ:UTO-1")
CASES: list = [pytest.param(1, marks=rule("civ:ECO-1")), pytest.param(2, marks=[rule("civ:ECO-2")])]


@rule("civ:MIL-3", "civ:S-6")
def test_two(): ...


@rule("civ:MIL-3")
@rule("civ:S-7")
def test_stacked(): ...


@testing.rule("civ:CUL-1")
async def test_by_its_module(): ...


@utopian
def test_by_another_name(): ...


@rule("civ:REL-1")
class TestReligion:
    pytestmark = rule("civ:REL-3")

    @rule("civ:REL-2")
    def test_inside(self): ...

    def test_only_by_its_class(self): ...

    @rule("civ:REL-4")
    def helper(self): ...

    class TestDeeper:
        def test_deep(self): ...


@pytest.mark.parametrize("n", [1, pytest.param(2, marks=rule("civ:SCI-1"))])
@pytest.mark.parametrize("m", [*CASES, pytest.param(3, marks=(rule("civ:ECO-3"),))])
def test_parameters(n, m): ...


@rule("civ:TEAM-1")
class NoTests:
    def test_never_collected(self): ...


@rule("civ:TEAM-1")
def not_a_test():
    rule("civ:TEAM-2")


def test_without_a_mark():
    rule("civ:TEAM-3")
"""


def write(root: Path, place: str, source: str) -> Path:
    path = root / place
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(source, encoding="utf-8")
    return root / "tests"


def test_coverage_finds_every_form(tmp_path: Path) -> None:
    tests = write(tmp_path, "tests/games/civ/test_x.py", EVERY_FORM)
    here = "tests/games/civ/test_x.py"
    religion = (
        f"{here}::TestReligion::test_inside",
        f"{here}::TestReligion::test_only_by_its_class",
        f"{here}::TestReligion::TestDeeper::test_deep",
    )
    found = rulebook.coverage(tests)
    assert found.tests == {
        "civ:MIL-3": (f"{here}::test_two", f"{here}::test_stacked"),
        "civ:S-6": (f"{here}::test_two",),
        "civ:S-7": (f"{here}::test_stacked",),
        "civ:CUL-1": (f"{here}::test_by_its_module",),
        "civ:UTO-1": (f"{here}::test_by_another_name",),
        "civ:REL-1": religion,
        "civ:REL-2": religion[:1],
        "civ:REL-3": religion,
        "civ:SCI-1": (f"{here}::test_parameters",),
        "civ:ECO-1": (f"{here}::test_parameters",),
        "civ:ECO-2": (f"{here}::test_parameters",),
        "civ:ECO-3": (f"{here}::test_parameters",),
    }
    assert found.unknown == {}


def test_coverage_survives_a_name_that_speaks_of_itself(tmp_path: Path) -> None:
    tests = write(tmp_path, "tests/test_x.py", "A = B\nB = A\n@A\ndef test_it(): ...\n")
    assert rulebook.coverage(tests).tests == {}


@pytest.mark.parametrize("marks", ['rule("civ:END-1")', '[rule("civ:END-1"), pytest.mark.slow]'])
def test_coverage_reads_the_marks_of_a_module(tmp_path: Path, marks: str) -> None:
    tests = write(
        tmp_path, "tests/test_x.py", f"pytestmark = {marks}\ndef test_a(): ...\ndef test_b(): ...\n"
    )
    found = rulebook.coverage(tests)
    assert found.tests == {"civ:END-1": ("tests/test_x.py::test_a", "tests/test_x.py::test_b")}
    assert "civ:END-1" in [one.id for one in found.covered("civ")]
    assert "civ:END-1" not in [one.id for one in found.missing("civ")]
    assert len(found.covered("civ")) + len(found.missing("civ")) == len(rulebook.clauses("civ"))


def test_coverage_reports_ids_that_no_rulebook_has(tmp_path: Path) -> None:
    source = '@rule("civ:MIL-3", "civ:MIL-4", "cvi:MIL-3", "settlers:S-99")\ndef test_it(): ...\n'
    tests = write(tmp_path, "tests/test_x.py", source)
    it = ("tests/test_x.py::test_it",)
    found = rulebook.coverage(tests)
    assert (found.tests, list(found.unknown)) == (
        {"civ:MIL-3": it},
        ["civ:MIL-4", "cvi:MIL-3", "settlers:S-99"],
    )
    only = rulebook.coverage(tests, ["settlers"])
    assert (only.tests, only.unknown) == ({}, {"cvi:MIL-3": it, "settlers:S-99": it})


def test_coverage_reads_only_files_of_tests(tmp_path: Path) -> None:
    write(tmp_path, "tests/helpers.py", '@rule("civ:MIL-3")\ndef test_it(): ...\n')
    tests = write(tmp_path, "tests/deep/er/test_x.py", '@rule("civ:MIL-1")\ndef test_it(): ...\n')
    assert list(rulebook.coverage(tests).tests) == ["civ:MIL-1"]


@pytest.mark.parametrize("argument", ['f"civ:MIL-{n}"', "*IDS", "NAME", "3", "ids=NAME"])
def test_an_id_that_is_not_written_out_is_an_error(tmp_path: Path, argument: str) -> None:
    tests = write(tmp_path, "tests/test_x.py", f"\n\n@rule({argument})\ndef test_it(): ...\n")
    with pytest.raises(RegnumError) as caught:
        rulebook.coverage(tests)
    told = argument.removeprefix("ids=").replace('"', "'")
    assert str(caught.value) == f"tests/test_x.py:3: rule() takes ids as plain strings, not {told}."


def test_a_broken_test_file_is_told_by_place(tmp_path: Path) -> None:
    tests = write(tmp_path, "tests/test_x.py", "x = 1\ndef test_it(:\n")
    with pytest.raises(RegnumError, match=r"^tests/test_x\.py:2: "):
        rulebook.coverage(tests)
    with pytest.raises(RegnumError, match="no folder of tests"):
        rulebook.coverage(tmp_path / "nowhere")


# ---------------------------------------------------------------- the mark itself


def test_rule_marks_a_test_with_its_ids() -> None:
    mark = rule("civ:MIL-3", "civ:S-6").mark
    assert (mark.name, mark.args, mark.kwargs) == ("rule", ("civ:MIL-3", "civ:S-6"), {})


def test_rule_refuses_a_clause_that_does_not_exist() -> None:
    with pytest.raises(UnknownClause, match=r"no clause civ:MIL-4\. Did you mean civ:MIL-"):
        rule("civ:MIL-3", "civ:MIL-4")


def test_a_test_of_an_unknown_clause_stops_the_collection(tmp_path: Path) -> None:
    write(tmp_path, "test_x.py", 'from regnum.testing import rule\n@rule("civ:MIL-4")\ndef test_it(): ...\n')
    source = Path(regnum.__file__).parents[1]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "test_x.py"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(source)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 2, done.stdout
    assert "There is no clause civ:MIL-4. Did you mean civ:MIL-" in done.stdout


def test_what_waits_is_neither_unknown_nor_tested() -> None:
    found = rulebook.coverage(TESTS)
    for book in rulebook.books():
        put_off = rulebook.waiting(book)
        ids = {one.id for one in rulebook.clauses(book)}
        assert set(put_off) <= ids, "waiting.toml names what no rulebook has"
        assert not set(put_off) & set(found.tests), "waiting.toml names what is tested by now"


@pytest.mark.parametrize("book", ["civ", "settlers", "imperium"])
def test_every_clause_of_a_game_has_a_test_or_waits_for_something(book: str) -> None:
    assert [one.id for one in rulebook.coverage(TESTS, [book]).missing(book)] == []
