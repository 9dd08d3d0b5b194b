"""Words, in both languages."""

import re
from collections import Counter
from pathlib import Path

import pytest

import regnum
from regnum import games
from regnum.engine.text import (
    ACCUSATIVE,
    COUNT,
    HEADS,
    JOINED,
    LANGUAGES,
    ONE,
    OWN_LOCALE,
    Text,
    UnknownLanguage,
    files,
)

CIV = games.get("civ")
TITLES = "titles.ftl"
"""The titles of cards that are printed in English, in the other languages. Their game's tests miss none."""


def ids(path: Path) -> list[str]:
    """The message ids and attributes of a file."""
    found, message = [], ""
    for line in path.read_text("utf-8").splitlines():
        if named := re.match(r"([a-z][\w-]*) =", line):
            message = named[1]
            found.append(message)
        elif attribute := re.match(r"\s+\.([\w-]+) =", line):
            found.append(f"{message}.{attribute[1]}")
    return found


def messages(path: Path) -> set[str]:
    """What a file says. A form of a word belongs to the grammar of its language alone."""
    grammar = tuple(f".{form}" for form in (ACCUSATIVE, COUNT, ONE, JOINED))
    return {id for id in ids(path) if id != HEADS and not id.endswith(grammar)}


folders = pytest.mark.parametrize(
    "folder", [OWN_LOCALE, *(games.get(name).locale for name in games.names())], ids=str
)


@folders
def test_both_languages_say_the_same_things(folder: Path) -> None:
    english, hungarian = ([file for file in files(lang, folder) if file.name != TITLES] for lang in LANGUAGES)
    assert [file.name for file in english[1:]] == [file.name for file in hungarian[1:]]
    for one, other in zip(english, hungarian, strict=True):
        assert ids(one)
        assert messages(one) == messages(other), one.name


@folders
def test_nothing_is_said_twice(folder: Path) -> None:
    for lang in LANGUAGES:
        said = Counter(id for file in files(lang, folder) for id in ids(file))
        assert [id for id, times in said.items() if times > 1] == [], lang


def test_texts_in_the_folder_of_a_language_are_found_by_themselves(tmp_path: Path) -> None:
    (tmp_path / "hu").mkdir()
    (tmp_path / "hu.ftl").write_text("game-name = Játék", "utf-8")
    (tmp_path / "hu" / "second.ftl").write_text("game-second = Második", "utf-8")
    (tmp_path / "hu" / "first.ftl").write_text("game-first = Első", "utf-8")
    (tmp_path / "hu" / "notes.txt").write_text("game-notes = Jegyzet", "utf-8")
    assert [file.name for file in files("hu", tmp_path)] == ["hu.ftl", "first.ftl", "second.ftl"]
    text = Text("hu", tmp_path)
    assert [text(f"game-{id}") for id in ("name", "first", "second")] == ["Játék", "Első", "Második"]
    assert text("game-notes") == "⟨game-notes⟩"


def goods(tmp_path: Path) -> Text:
    (tmp_path / "hu.ftl").write_text(
        """
game-stone = kő
    .acc = követ
game-wood = fa
    .acc = fát
game-onager = onager
game-gained = { $seat } { $good-acc } kap.
game-has = { $seat } készlete: { $good }.
game-card = { $word-acc }
""",
        "utf-8",
    )
    return Text("hu", tmp_path, ("Béla",), phrases={"game-made": lambda text: "készült szó"})


def test_beside_a_reference_stands_the_word_as_an_object(tmp_path: Path) -> None:
    text = goods(tmp_path)
    assert text("game-gained", seat=0, good="@game-stone") == "Béla követ kap."
    assert text("game-has", seat=0, good="@game-stone") == "Béla készlete: kő."
    assert text("game-gained", seat=0, good=("@game-stone", "@game-wood")) == "Béla követ és fát kap."


def test_a_word_without_a_form_of_its_own_is_an_object_as_it_is(tmp_path: Path) -> None:
    text = goods(tmp_path)
    assert text("game-gained", seat=0, good="@game-onager") == "Béla onager kap."
    assert text("game-card", word="@game-made") == "készült szó"
    assert text("game-gained", seat=0, good=("@game-stone", "sót")) == "Béla követ és sót kap."


def test_a_reference_with_a_number_behind_it_is_so_many(tmp_path: Path) -> None:
    text = goods(tmp_path)
    assert text("game-has", seat=0, good="@game-stone 3") == "Béla készlete: 3 kő."
    assert (
        text("game-gained", seat=0, good=("@game-stone 1", "@game-wood 12")) == "Béla 1 követ és 12 fát kap."
    )
    assert text("game-gained", seat=0, good="@game-onager 2") == "Béla 2 onager kap."


@pytest.mark.parametrize(
    ("number", "said"), [(0, "0 workers"), (1, "1 worker"), (2, "2 workers"), (5, "5 workers")]
)
def test_where_a_language_has_plurals_the_word_says_them(number: int, said: str) -> None:
    text = games.get("settlers").text("en")
    assert text.refer(f"@settlers-good-worker {number}") == said
    assert text.accusative(f"@settlers-good-worker {number}") == said
    assert text.refer(f"@settlers-good-wood {number}") == f"{number} wood"


@pytest.mark.parametrize(("number", "said"), [(1, "1 material"), (2, "2 materials")])
def test_beside_a_number_stands_so_many_of_a_reference(number: int, said: str) -> None:
    text = games.get("imperium").text("en")
    asked = text("imperium-ask-clean-up-token", count=number, what="@imperium-materials")
    assert asked == f"Put {said} on a market card"


@pytest.mark.parametrize(("drawn", "read"), [("1 [worker]", "1 worker"), ("3 [worker]", "3 workers")])
def test_a_mark_behind_a_number_is_read_as_so_many(drawn: str, read: str) -> None:
    game = games.get("settlers")
    text = Text("en", game.locale, marks=game.marks)
    assert text.read_out(f"Pay {drawn}.") == f"Pay {read}."


def test_only_a_reference_has_an_object(tmp_path: Path) -> None:
    assert goods(tmp_path)("game-card", word="kő").startswith("⟨game-card")


def test_a_text_may_speak_of_somebody_else(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(
        """
game-draw = { $who ->
    [they] draws
   *[do] draw
}
game-made = { game-draw } a card
""",
        "utf-8",
    )
    text = Text("en", tmp_path, phrases={"game-deed": lambda text: f"{text('game-draw')} twice"})
    theirs = text.speaking_of("they")
    assert (text("game-draw"), theirs("game-draw")) == ("draw", "draws")
    assert theirs("game-made") == "draws a card", "also where one message stands within another"
    assert theirs("game-deed") == "draws twice"
    assert text("game-draw") == "draw", "the first one has not changed"


def test_marks_are_drawn_or_read(tmp_path: Path) -> None:
    (tmp_path / "hu.ftl").write_text(
        "game-wood = fa\ngame-pay = fizess 2 [wood] és 1 [stone] jelölőt", "utf-8"
    )
    drawn, read = Text("hu", tmp_path), Text("hu", tmp_path, marks={"wood": "game-wood"})
    assert drawn("game-pay") == "fizess 2 [wood] és 1 [stone] jelölőt"
    assert read("game-pay") == "fizess 2 fa és 1 [stone] jelölőt", "a mark without words stays as it is"
    assert drawn.icons(("wood", "wood")) == "[wood] [wood]"
    assert read.icons(("wood", "wood")) == "fa, fa"


@pytest.mark.parametrize(
    ("lang", "drawn", "read"),
    [
        ("en", "an [uncivilised] card", "an uncivilised card"),
        ("en", "2 [region]/[city]/[tributary] cards", "2 region, city, or tributary cards"),
        ("en", "pay 3 [materials] and 1 [population]", "pay 3 materials and 1 population"),
        ("hu", "egy [region] lapot", "egy régiólapot"),
        ("hu", "egy [civilised] lapot", "egy civilizált lapot"),
        ("hu", "2 [region]/[tributary] lapért", "2 régió- vagy adófizető lapért"),
        ("hu", "[city]/[metropolis] lapod", "város- vagy metropoliszlapod"),
        ("hu", "1 [progress] jelölőt", "1 előrehaladás-jelölőt"),
        ("hu", "3 [materials], 2 [population] jelölőt", "3 alapanyag-, 2 népességjelölőt"),
        ("hu", "3 [materials] és 1 [population] jelölőt", "3 alapanyag- és 1 népességjelölőt"),
        ("hu", "ha [empire] vagy", "ha birodalom vagy"),
        ("hu", "a [attack].", "a támadás."),
    ],
)
def test_marks_that_stand_together_are_read_as_a_person_would_write_them(
    lang: str, drawn: str, read: str
) -> None:
    game = games.get("imperium")
    assert Text(lang, game.locale, marks=game.marks).read_out(drawn) == read


def test_an_unknown_language_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownLanguage, match=r"There are no texts in 'xx'\. Languages: en, hu"):
        CIV.text("xx")


def test_seats_cards_lists_and_references_become_words() -> None:
    text = CIV.text("en", names=("Anna",))
    assert text("civ-played", seat=0, card="science-2") == "Anna plays Science II."
    assert (
        text("civ-drew-known", seat=1, cards=("science-1", "culture-3"))
        == "Seat 2 draws Science I and Culture III."
    )
    assert text("civ-used", seat=0, effect="@civ-effect-purge") == "Anna uses Purge."


def test_hungarian_is_hungarian() -> None:
    text = CIV.text("hu", names=("Béla",))
    assert text("civ-played", seat=0, card="science-2") == "Béla kijátssza: Tudomány II."


@pytest.mark.parametrize(("count", "said"), [(1, "Seat 1 draws a card."), (3, "Seat 1 draws 3 cards.")])
def test_numbers_are_declined(count: int, said: str) -> None:
    assert CIV.text("en")("civ-drew", seat=0, count=count) == said


def test_a_missing_message_is_marked_so_that_tests_find_it() -> None:
    text = CIV.text("en")
    assert text("civ-no-such-message") == "⟨civ-no-such-message⟩"
    assert text("civ-played", seat=0).startswith("⟨civ-played")
    assert text.card("no-such-card") == "⟨no-such-card⟩"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_everything_about_a_game_has_words(name: str, lang: str) -> None:
    game = games.get(name)
    text = game.text(lang)
    words = [text(f"{name}-name"), text(f"{name}-word-round"), text(f"{name}-word-turn")]
    for option in game.options:
        words.append(text(f"{name}-option-{option.name}"))
        words += [text(f"{name}-option-{option.name}-{value}") for value in option.values]
    for card in game.cards:
        words += [card.title(text), card.body(text)]
    assert [said for said in words if "⟨" in said or not said.strip()] == []


def test_what_ends_a_series_of_picks_has_words_of_its_own() -> None:
    match = regnum.new_match("civ", seed=1)
    match.choose(match.decisions[0].seat, match.decisions[0].options[0].key)
    while match.decisions[0].ask.text != "civ-ask-effect":
        match.choose(match.decisions[0].seat, match.decisions[0].options[0].key)
    decision = match.decisions[0]
    assert CIV.text("en").option("civ", decision, decision.options[-1]) == "End the turn"


@pytest.mark.parametrize(
    ("name", "round", "turn"),
    [("civ", "forduló", "kör"), ("settlers", "forduló", "kör"), ("imperium", "kör", "forduló")],
)
def test_round_and_turn_are_called_as_in_the_rulebook(name: str, round: str, turn: str) -> None:
    """The Hungarian rulebook of Imperium has them the other way round than the others."""
    text = games.get(name).text("hu")
    assert (text(f"{name}-word-round"), text(f"{name}-word-turn")) == (round, turn)


@pytest.mark.parametrize("name", ["civ", "settlers"])
def test_what_happens_in_a_turn_and_in_a_round_is_said_so(name: str) -> None:
    text = games.get(name).text("hu", names=("Anna",))
    assert text(f"{name}-turn", seat=0) == "Anna köre kezdődik."
    done = {"civ": "civ-ask-effect.done", "settlers": "settlers-ask-after.done"}[name]
    assert text(done) == "A kör vége"
    once = {"civ": "civ-deck-empty", "settlers": "settlers-choice-pass"}[name]
    assert "forduló" in text(once)
    assert " kör" not in text(once)
