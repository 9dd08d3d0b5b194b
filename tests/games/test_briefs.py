"""Cards in one line: made from their effects, kept in golden files, in marks where there are any."""

import re
from collections.abc import Callable

import pytest
from fluent.runtime import FluentBundle

from regnum import games
from regnum.engine.text import LANGUAGES, at_a_glance, bundle

TELLING = ("imperium", "settlers")


@pytest.mark.parametrize("name", TELLING)
def test_every_card_in_one_line(name: str, golden: Callable[[str, str], None]) -> None:
    """Cards that say the same share a line, so that a change shows once."""
    game, texts = games.get(name), [games.get(name).text(lang) for lang in LANGUAGES]
    said: dict[tuple[str, ...], list[str]] = {}
    for face in game.cards:
        said.setdefault(tuple(face.brief(text) for text in texts), []).append(face.key)
    pages = [
        "\n".join(
            [" ".join(keys), *(f"  {lang}: {line}" for lang, line in zip(LANGUAGES, lines, strict=True))]
        )
        for lines, keys in said.items()
    ]
    golden(f"{name}-briefs.txt", "\n".join(pages) + "\n")
    assert not [lines for lines in said if "⟨" in "".join(lines) or "\n" in "".join(lines)]


@pytest.mark.parametrize("name", TELLING)
def test_a_brief_is_shorter_than_the_text_it_is_made_with(name: str) -> None:
    game = games.get(name)
    for lang in LANGUAGES:
        text = game.text(lang)
        longer = [face.key for face in game.cards if len(face.brief(text)) > len(face.body(text))]
        assert longer == []


def test_the_cards_of_civ_have_nothing_to_tell_in_one_line() -> None:
    text = games.get("civ").text("en")
    assert {face.brief(text) for face in games.get("civ").cards} == {""}


def messages(name: str, lang: str) -> FluentBundle:
    """All messages of a game."""
    return bundle(lang, games.get(name).locale)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", TELLING)
def test_every_short_message_has_a_long_twin(name: str, lang: str) -> None:
    known = messages(name, lang)
    short = [id for id in known._messages if id.endswith("-brief")]
    assert len(short) > 30
    assert [id for id in short if not known.has_message(id.removesuffix("-brief"))] == []


@pytest.mark.parametrize(
    ("name", "key", "brief"),
    [
        ("settlers", "brewer", "2×: 1[food] → 1[vp]"),
        ("settlers", "marketplace", "1[wood], 1[stone], 1[food] → 3[vp]"),
        ("imperium", "mercenaries", "−1[population] → 1[action] · 1[vp] per 4[population]"),
        ("imperium", "city-1", "[solstice] (−1[card] → 1[population] or 1[materials] or 1[card]) · 1[vp]"),
        ("imperium", "jade-mask", "max. 3[card]; 1[card] onto the deck · 1[vp] in [history]"),
        ("imperium", "wonder", "returning [unrest]: [exhaust] → 2[progress] · 2[vp]"),
    ],
)
def test_marks_stand_for_words(name: str, key: str, brief: str) -> None:
    game = games.get(name)
    assert game.faces[key].brief(game.text("en")) == brief


@pytest.mark.parametrize(
    ("key", "brief"),
    [
        ("unrest-1", "−1[population] or −2[card] or −3[materials] → return this · −2[vp]"),
        ("greeks-settlers", "−1[population] → acquire 1[region]; or 1[progress]; or −1[unrest]"),
        (
            "vikings-jomsviking",
            "−2[materials], −1[population] → acquire 1[region]/[tributary]; others: −1[card]",
        ),
        ("vikings-althing", "steal 1[materials]; 1[progress] or −1[unrest]"),
    ],
)
def test_signs_tell_what_belongs_together(key: str, brief: str) -> None:
    """A comma binds closest, then "or", then the arrow, then a semicolon; every token paid has its minus."""
    game = games.get("imperium")
    assert game.faces[key].brief(game.text("en")) == brief


def test_a_card_has_all_its_suits() -> None:
    faces = games.get("imperium").faces
    assert faces["wonder"].suits == tuple(faces["wonder"].facets["suit"])
    both = [face.suits for face in faces.values() if len(face.suits) > 1]
    assert both
    assert all(face.suit == face.suits[0] for face in faces.values())


def test_numbers_stand_close_to_their_marks() -> None:
    assert at_a_glance(["1 [food] → 2 [vp]", "-2 [vp]"]) == "1[food] → 2[vp] · −2[vp]"
    assert re.search(r"\d \[", at_a_glance(["10 [food]"])) is None
