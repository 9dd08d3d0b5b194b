"""How texts are written: what every message must keep to, whatever game it belongs to."""

from pathlib import Path

import pytest

from regnum import games
from regnum.engine.text import LANGUAGES, OWN_LOCALE
from regnum.testing import wording

SOURCES = Path(wording.__file__).parents[1]
EVERYWHERE = {
    "engine": OWN_LOCALE,
    **{name: SOURCES / name / "locale" for name in ("cli", "lab", "server")},
    **{name: games.get(name).locale for name in games.names()},
}
ROUND_AND_TURN = {"civ": ("forduló", "kör"), "settlers": ("forduló", "kör"), "imperium": ("kör", "forduló")}
"""The Hungarian rulebook of Imperium has them the other way round than the others."""

everywhere = pytest.mark.parametrize("folder", EVERYWHERE.values(), ids=EVERYWHERE)
of_games = pytest.mark.parametrize("name", ROUND_AND_TURN)
with_marks = pytest.mark.parametrize("name", [name for name in ROUND_AND_TURN if games.get(name).marks])
languages = pytest.mark.parametrize("lang", LANGUAGES)


@everywhere
@languages
def test_whatever_counts_has_words_for_none_one_two_and_many(folder: Path, lang: str) -> None:
    assert wording.number_law(lang, folder) or folder == OWN_LOCALE


@everywhere
@languages
def test_what_is_counted_stands_in_the_right_number(folder: Path, lang: str) -> None:
    wording.plural_law(lang, folder)


@of_games
@languages
def test_every_question_is_a_heading_and_says_what_the_others_wait_for(name: str, lang: str) -> None:
    assert wording.question_law(lang, EVERYWHERE[name], name) > 15


@everywhere
@languages
def test_no_colon_follows_another_at_once(folder: Path, lang: str) -> None:
    for one in wording.written(lang, folder):
        for saying in one.sayings:
            wording.colon_law(saying)


@of_games
@languages
def test_no_card_has_a_colon_behind_a_colon(name: str, lang: str) -> None:
    game = games.get(name)
    text = game.text(lang)
    for face in game.cards:
        for line in face.body(text).splitlines():
            wording.colon_law(line)


@everywhere
def test_in_english_there_is_one_kind_of_apostrophe(folder: Path) -> None:
    """That of the cards' names."""
    for one in wording.written("en", folder):
        for saying in one.sayings:
            assert "’" not in saying


@everywhere
def test_in_hungarian_no_article_stands_before_a_variable(folder: Path) -> None:
    for one in wording.written("hu", folder):
        for saying in one.sayings:
            wording.article_law(saying)


@with_marks
def test_in_hungarian_the_article_before_an_icon_fits_its_word(name: str) -> None:
    game = games.get(name)
    text = game.text("hu")
    marks = {mark: text(id) for mark, id in game.marks.items()}
    for one in wording.written("hu", game.locale):
        for saying in one.sayings:
            wording.marked_article_law(saying, marks)


@of_games
def test_round_and_turn_are_those_of_the_rulebook(name: str) -> None:
    folder = EVERYWHERE[name]
    english = {one.id: " ".join(one.sayings) for one in wording.written("en", folder)}
    for one in wording.written("hu", folder):
        wording.round_law(english.get(one.id, ""), " ".join(one.sayings), *ROUND_AND_TURN[name])


# --- the laws themselves -----------------------------------------------------------------------------------


def folder_with(tmp_path: Path, lang: str, text: str) -> Path:
    (tmp_path / f"{lang}.ftl").write_text(text, "utf-8")
    return tmp_path


ONE_CARD = """g-drew = { $count ->
    [one] %s
   *[other] %s
}
"""


@pytest.mark.parametrize(
    "text",
    [
        ONE_CARD % ("a card", "{ g-nothing }"),
        ONE_CARD % ("a card", '{""}'),
        "g-drew = Done\n    .help = { $count } { g-nothing }",
    ],
)
def test_a_number_without_words_is_found(text: str, tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="g-drew"):
        wording.number_law("en", folder_with(tmp_path, "en", text))


@pytest.mark.parametrize(
    "text",
    [
        "g-drew = { $count } cards",
        ONE_CARD % ("{ $count } cards", "{ $count } cards"),
        ONE_CARD % ("a card", "{ $count } card"),
        "g-drew = Done\n    .help = { $count } card",
    ],
)
def test_a_message_that_cannot_count_is_found(text: str, tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="g-drew"):
        wording.plural_law("en", folder_with(tmp_path, "en", text))


def test_a_message_that_can_count_is_counted(tmp_path: Path) -> None:
    text = ONE_CARD % ("a card for { $seat }", "{ $count } cards for { $seat }") + "g-plain = { $seat }"
    assert wording.number_law("en", folder_with(tmp_path, "en", text)) == 1


def test_what_is_no_message_is_found(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="cannot be read"):
        list(wording.written("en", folder_with(tmp_path, "en", "g-drew = { $count -> [one] a *[other] b }")))


@pytest.mark.parametrize(
    "waiting",
    ["", "    .waiting = Somebody draws.", "    .waiting = { $seat } draws { $secret }."],
    ids=["none", "nobody", "too much"],
)
def test_a_question_that_leaves_the_others_waiting_for_nothing_is_found(waiting: str, tmp_path: Path) -> None:
    text = "g-ask-draw = Draw { $count }?\n" + waiting + "\ng-ask-draw-forced = { $seat } draws.\n"
    with pytest.raises(AssertionError, match="g-ask-draw"):
        wording.question_law("en", folder_with(tmp_path, "en", text), "g")


def test_a_question_that_tells_the_others_what_is_decided_is_left_alone(tmp_path: Path) -> None:
    text = "g-ask-draw = Draw { $what-acc }?\n    .waiting = { $seat } may draw { $what }.\n"
    assert wording.question_law("en", folder_with(tmp_path, "en", text), "g") == 1


def test_a_question_that_ends_like_a_sentence_is_found() -> None:
    for question in ("Which card?", "Draw a card", "Pay 2. How much of it?", "Do this? Draw a card."):
        wording.heading_law(question)
    with pytest.raises(AssertionError):
        wording.heading_law("Draw a card.")


@pytest.mark.parametrize("words", ["Attack: Attack: wood.", "{ $reason }: two winners: { $names }", "a:: b"])
def test_two_colons_in_a_row_are_found(words: str) -> None:
    with pytest.raises(AssertionError):
        wording.colon_law(words)


def test_colons_apart_are_left_alone() -> None:
    wording.colon_law("Solstice: you may discard a card and do one of these: draw; or gain")


@pytest.mark.parametrize("source", ["a { $card } lap", "Az { $seat } köre", "mind a(z) { $count } lap"])
def test_an_article_before_a_variable_is_found(source: str) -> None:
    with pytest.raises(AssertionError):
        wording.article_law(source)


def test_other_words_before_a_variable_are_left_alone() -> None:
    wording.article_law("egy { $icons } lapot, ha { $condition }")


def test_an_article_that_does_not_fit_an_icon_is_found() -> None:
    wording.marked_article_law("nem hat rád a [attack]", {"attack": "támadás"})
    with pytest.raises(AssertionError):
        wording.marked_article_law("nem hat rád az [attack]", {"attack": "támadás"})


def test_a_round_that_is_called_a_turn_is_found() -> None:
    wording.round_law("One more round after this one.", "A mostani kör után még egy.", "kör", "forduló")
    wording.round_law("It is your turn.", "A te fordulód, nem a napfordulóé.", "kör", "forduló")
    with pytest.raises(AssertionError):
        wording.round_law("One more round after this one.", "Még egy forduló.", "kör", "forduló")
    with pytest.raises(AssertionError):
        wording.round_law("{ $seat } begins a turn.", "{ $seat } köre kezdődik.", "kör", "forduló")
