"""The rules as players read them: complete in both languages, without our marks, with links that lead on."""

import re
import textwrap
from pathlib import Path

import pytest

from regnum import handbook, rulebook
from regnum.engine.errors import RegnumError
from regnum.engine.text import LANGUAGES
from regnum.handbook import Chapter, Handbook
from regnum.rulebook import NAME, UnknownClause

TOLD = [(lang, book) for lang in LANGUAGES for book in rulebook.books()]
"""Language and book of every handbook."""
TAUGHT = [(lang, book) for lang, book in TOLD if book != "imperium-bots"]
"""Those that are written; the tables of the bots are made from the program."""

# What only those who keep the rules need to read.
OURS = re.compile(
    r"Decides:|Else:|If short:|Info:|Confidence|Recommended|Ruling:|\[(inf|EN|HU|card|ruling|DATA)|†"
    r"|\bQ-[0-9]|\brejected\b|\bn/a\b|\bSeed [ABS]\b|\.json|\bGiven\b|\*|`|  "
)


def texts(read: Handbook) -> list[str]:
    told = [one for chapter in read.chapters for one in (*chapter.about, *chapter.examples)]
    return told + [one.text for chapter in read.chapters for one in chapter.clauses]


# ---------------------------------------------------------------- the handbooks that there are


def test_every_book_has_a_handbook_in_every_language() -> None:
    """The English tables of the bots are their own."""
    there = {(path.parent.name, path.stem) for path in rulebook.folder().glob("*/*.md")}
    assert there == set(TOLD) - {("en", "imperium-bots")}


@pytest.mark.parametrize(("lang", "book"), TOLD)
def test_every_clause_is_told_and_none_is_left_over(lang: str, book: str) -> None:
    told = [one.id for one in handbook.clauses(book, lang)]
    assert len(told) == len(set(told))
    assert set(told) == {one.id for one in rulebook.clauses(book)}


@pytest.mark.parametrize(("lang", "book"), TOLD)
def test_no_mark_of_ours_is_shown(lang: str, book: str) -> None:
    assert [
        (match[0], text) for text in texts(handbook.handbook(book, lang)) if (match := OURS.search(text))
    ] == []


@pytest.mark.parametrize(("lang", "book"), TOLD)
def test_every_link_leads_somewhere(lang: str, book: str) -> None:
    named = {name for text in texts(handbook.handbook(book, lang)) for name in re.findall(rf"\b{NAME}", text)}
    assert named - set(handbook.links(book, lang)) == set()
    assert [rulebook.clause(id).id for id in handbook.links(book, lang).values()] != []


@pytest.mark.parametrize(("lang", "book"), TAUGHT)
def test_a_chapter_is_introduced_and_shown_by_an_example(lang: str, book: str) -> None:
    for chapter in handbook.handbook(book, lang).chapters:
        assert chapter.about, chapter.title
        assert chapter.examples or "scenario" in {one.kind for one in chapter.clauses}, chapter.title


@pytest.mark.parametrize("book", rulebook.books())
def test_the_languages_tell_the_same_in_the_same_order(book: str) -> None:
    shapes = [
        [
            (len(chapter.about), len(chapter.examples), [one.name for one in chapter.clauses])
            for chapter in handbook.handbook(book, lang).chapters
        ]
        for lang in LANGUAGES
    ]
    assert shapes[0] == shapes[1]


@pytest.mark.parametrize("book", [book for lang, book in TAUGHT if lang == "hu"])
def test_numbers_are_the_same_in_both_languages(book: str) -> None:
    """A number that differs is the likeliest mistake of a translation."""

    def numbers(text: str) -> list[str]:
        return sorted(re.findall(r"[0-9]+", re.sub(NAME, "", text)))

    english = {one.id: one.text for one in handbook.clauses(book, "en")}
    differing = [
        (english[one.id], one.text)
        for one in handbook.clauses(book, "hu")
        if set(numbers(one.text)) != set(numbers(english[one.id]))
    ]
    assert differing == []


@pytest.mark.parametrize(
    ("books", "wrong"),
    [
        (("civ", "settlers"), r"\bforduló(d|ja)"),  # there a turn is a kör, a round a forduló
        (("imperium", "imperium-solo"), r"\bkör(öd|ében|e\b)"),  # here it is the other way round
    ],
)
def test_a_turn_and_a_round_are_what_the_game_calls_them(books: tuple[str, ...], wrong: str) -> None:
    told = [text for book in books for text in texts(handbook.handbook(book, "hu"))]
    assert [text for text in told if re.search(wrong, text)] == []


def test_a_text_for_players_in_both_languages() -> None:
    assert (
        handbook.clause("civ:MIL-1", "en").text == "Assassination (level 1): discard 1 card from your hand."
    )
    told = handbook.clause("civ:MIL-1", "hu")
    assert (told.text, told.section) == ("Orgyilkosság (1. szint): dobj el 1 lapot a kezedből.", "Katonaság")
    with pytest.raises(UnknownClause, match="no clause civ:MIL-9"):
        handbook.clause("civ:MIL-9", "hu")


def test_a_book_is_read_in_the_order_of_a_printed_one() -> None:
    titles = [chapter.title for chapter in handbook.handbook("civ", "en").chapters]
    assert titles[:4] == ["Goal of the game", "Components and words", "Set-up", "A turn"]
    assert titles.index("A turn") < titles.index("End of the game") < titles.index("Teams")


# ---------------------------------------------------------------- search


def names(words: str, book: str = "civ", lang: str = "hu") -> list[str]:
    return [one.name for one in handbook.search(words, book, lang)]


def test_search_finds_hungarian_words_with_and_without_accents() -> None:
    assert names("Orgyilkosság") == names("orgyilkossag") == ["MIL-1"]
    assert names("kétharmad") == []


def test_search_finds_a_word_whatever_its_ending() -> None:
    assert "END-1" in names("hegemóniájukat")
    assert names("Orgyilkossággal") == ["MIL-1"]
    assert names("orgy") == ["MIL-1"]
    assert names("orgx") == []


def test_what_is_found_as_it_was_typed_is_not_looked_for_by_its_beginning() -> None:
    exact = names("embargók")
    assert exact != names("embargó")
    assert all("embargók" in handbook.clause(f"civ:{name}", "hu").text for name in exact)


def test_search_in_all_books() -> None:
    assert {one.book for one in handbook.search("the", None, "en")} == set(rulebook.books())
    with pytest.raises(UnknownClause, match="no rulebook 'chess'"):
        handbook.search("the", "chess", "en")


# ---------------------------------------------------------------- links


def test_a_further_book_of_a_game_links_to_the_first() -> None:
    assert handbook.books_of("imperium-solo") == ("imperium", "imperium-bots", "imperium-solo")
    assert handbook.books_of("civ") == ("civ",)


def test_what_a_scenario_shows_can_be_followed() -> None:
    assert handbook.links("civ", "hu")["TEAM-3"] == "civ:TEAM-3"


# ---------------------------------------------------------------- reading, on small documents

CLAUSES = {
    one.name: one
    for one in rulebook.parse(
        "toy",
        textwrap.dedent(
            """\
            ## Ours
            | Id | Rule | Decides | Info |
            | --- | --- | --- | --- |
            | A-1 | Draw a card. [inf] (Q-1) | auto | public |
            | A-2 | Play it. | owner | public |

            1. (A-1) Given a deck.
            """
        ),
    )
}


def read(source: str, lang: str = "en") -> Handbook:
    return handbook.parse(textwrap.dedent(source), lang, CLAUSES, f"{lang}/toy.md")


def test_a_handbook_is_read() -> None:
    found = read(
        """\
        # Toy

        ## Goal
        You win
        by drawing.
        - first
        - second

        > Anna wins.

        ## Turn

        Short.

        - A-2 Play the card.
        - A-1
        - S-1 Anna draws.
        """
    )
    goal, turn = found.chapters
    assert found.title == "Toy"
    assert goal == Chapter("Goal", ("You win by drawing.", "- first", "- second"), (), ("Anna wins.",))
    assert [(one.id, one.text, one.section) for one in turn.clauses] == [
        ("toy:A-2", "Play the card.", "Turn"),
        ("toy:A-1", "Draw a card.", "Turn"),
        ("toy:S-1", "Anna draws.", "Turn"),
    ]
    assert turn.clauses[2].refs == ("toy:A-1",)


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("## A\n- B-1 Text.\n", "en/toy.md:2: The rulebook has no clause B-1."),
        ("## A\n- A-1 Text.\n## B\n- A-1 Text.\n", "en/toy.md:4: A-1 was told in line 2."),
        ("- A-1 Text.\n", "en/toy.md:1: Before the first chapter there is only the title."),
        (
            "## A\n- A-1 Text.\n\nMore.\n",
            "en/toy.md:4: An introduction stands before the clauses of its chapter.",
        ),
    ],
)
def test_a_mistake_is_told_by_its_place(source: str, message: str) -> None:
    with pytest.raises(RegnumError) as caught:
        read(source)
    assert str(caught.value) == message


def test_only_english_may_take_a_clause_as_it_is() -> None:
    with pytest.raises(RegnumError, match=r"^hu/toy\.md:2: A-1 has no text\.$"):
        read("## A\n- A-1\n", "hu")


def test_a_book_that_is_fit_for_players_is_its_own_handbook(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "toy.md").write_text("## One\n- A-1 First.\n## Two\n- A-2 Second.\n", encoding="utf-8")
    monkeypatch.setattr(rulebook, "folder", lambda: tmp_path)
    shown = handbook.handbook("toy", "hu")
    assert [(one.title, one.clauses[0].text) for one in shown.chapters] == [
        ("One", "First."),
        ("Two", "Second."),
    ]


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(RegnumError, match=r"^There are no rules in 'de'\. Languages: en, hu\.$"):
        handbook.handbook("civ", "de")
