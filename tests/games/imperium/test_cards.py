"""The cards as data: how many there are, what is printed on them, and that every text can be read."""

import re
from collections import Counter
from collections.abc import Callable

import pytest

from regnum.engine.text import LANGUAGES
from regnum.games.imperium import GAME
from regnum.games.imperium.cards import index
from regnum.games.imperium.cards.card import Card, Nation
from regnum.games.imperium.cards.register import COMMONS
from regnum.games.imperium.effects.base import Count
from regnum.games.imperium.effects.counts import (
    CardsOwned,
    Garrisoned,
    InHistory,
    InPlay,
    Owned,
    Pool,
    UnrestOfOthers,
)
from regnum.games.imperium.effects.points import Per, Sum, Where
from regnum.games.imperium.terms import ICONS, RESOURCES, VARIABLE, icons_in
from regnum.testing import rule

from . import facts

NATIONS = {nation.name: nation for nation in index.NATIONS}
PLAIN: dict[type, str] = {
    CardsOwned: "cards",
    InHistory: "cards history",
    Garrisoned: "cards here",
    UnrestOfOthers: "unrest others",
}


def lines(text: str) -> list[list[str]]:
    """The fields of each line."""
    return [[field.strip() for field in line.split("|")] for line in text.strip().splitlines()]


def told(card: Card) -> list[str]:
    """A card as its line of facts, without the number."""
    icons = [ICONS[icon] for icon in icons_in(card.icons)]
    icons += [ICONS[icon] for icon in card.terrain]
    icons += ["free"] if card.free else []
    cost = "/".join(map(str, card.cost)) if any(card.cost) else ""
    return [card.name, " ".join(sorted(icons)), card.starts, str(card.players), points(card), cost]


def points(card: Card) -> str:
    """Points as the facts write them."""
    held = card.points
    if isinstance(held, int):
        return str(held)
    if isinstance(held, Where):
        values = {"garrisoned": held.garrison, "history": held.history, "play": held.play}
        said = [f"{value} {place}" for place, value in values.items() if value is not None]
        return ", ".join(said + ([str(held.otherwise)] if held.otherwise else []))
    if isinstance(held, Sum):
        return " and ".join(map(formula, held.formulas))
    assert isinstance(held, Per)
    return formula(held)


def formula(per: Per) -> str:
    each = f"{per.each} " if per.each > 1 else ""
    return f"{per.points} per {each}{counted(per.per)}"


def counted(count: Count) -> str:
    if isinstance(count, Pool):
        return RESOURCES[count.resource]
    if isinstance(count, Owned):
        return "/".join(sorted(ICONS[icon] for icon in icons_in(count.icons)))
    if isinstance(count, InPlay):
        barred = "".join(f" not {ICONS[icon]}" for icon in icons_in(count.without))
        return "/".join(ICONS[icon] for icon in icons_in(count.icons)) + " play" + barred
    return PLAIN[type(count)]


def expected(fields: list[str]) -> list[str]:
    _, name, icons, starts, players, worth, *cost = fields
    return [name, " ".join(sorted(icons.split())), starts, players, worth, *(cost or [""])]


def copies(number: str) -> int:
    """How many cards `UNC15-17` are."""
    first, _, last = re.sub(r"^[A-Z]+", "", number).rstrip("AB").partition("-")
    return int(last) - int(first) + 1 if last else 1


@rule("imperium:SETUP-18", "imperium:KW-CITY-1", "imperium:KW-METROPOLIS-1", "imperium:KW-KNIGHT-1")
@rule("imperium:KW-MASK-1", "imperium:KW-SCROLL-1", "imperium:KW-REGIONTYPE-1", "imperium:Q-42")
def test_the_commons_are_as_printed() -> None:
    printed = lines(facts.COMMONS)
    assert [told(card) for card in COMMONS] == [expected(fields) for fields in printed]
    assert [card.copies for card in COMMONS] == [copies(fields[0]) for fields in printed]


def test_there_are_eighty_three_commons() -> None:
    assert len(index.COMMONS) + 1 == 83
    suits = Counter(ICONS[icon] for n in index.COMMONS for icon in icons_in(index.ICONS[n]))
    assert (suits["region"], suits["uncivilised"], suits["tributary"], suits["fame"], suits["unrest"]) == (
        14,
        22,
        11,
        8,
        12,
    )
    assert suits["civilised"] == 15 + 9


@pytest.mark.parametrize("name", NATIONS)
def test_a_nation_is_as_printed(name: str) -> None:
    nation: Nation = NATIONS[name]
    printed = lines(facts.NATIONS[name])
    cards = (*nation.sides, *nation.cards)
    assert [told(card) for card in cards] == [expected(fields) for fields in printed]
    assert [card.copies for card in cards] == [copies(fields[0]) for fields in printed]
    assert all(fields[0].startswith(nation.code) for fields in printed)


@rule("imperium:CARD-NOMADS-1")
@pytest.mark.parametrize("name", NATIONS)
def test_the_places_of_a_nation_hold_what_the_rules_say(name: str) -> None:
    held = {
        # draw deck, nation deck, accession, development, supply
        "carthaginians": (10, 5, 1, 6, 0),
        "celts": (10, 6, 1, 5, 5),
        "greeks": (10, 3, 1, 8, 0),
        "macedonians": (11, 3, 1, 7, 0),
        "persians": (10, 4, 1, 7, 0),
        "romans": (10, 5, 1, 6, 0),
        "scythians": (11, 7, 1, 4, 0),
        "vikings": (9, 13, 1, 0, 2),
    }
    count: Counter[str] = Counter()
    for card in NATIONS[name].cards:
        count[card.starts] += card.copies
    places = ("deck", "nation", "accession", "development", "supply")
    assert tuple(count[place] for place in places) == held[name]


def test_keys_are_unique_and_readable() -> None:
    assert len(set(index.KEY)) == len(index.KEY)
    assert all(re.fullmatch(r"[a-z0-9-]+", key) for key in index.KEY)
    assert "town-2" in index.NUMBER
    assert "romans-rome-the-eternal-city" in index.NUMBER
    assert index.KEY[index.KINGS[0]] == "king-of-kings-a"


def test_variable_points_show_their_icon() -> None:
    for number, card in enumerate(index.CARD):
        formula = not isinstance(card.points, int | Where)
        assert bool(index.ICONS[number] & VARIABLE) is formula, card.name


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("part", ["commons", *NATIONS])
def test_every_card_has_words(part: str, lang: str, golden: Callable[[str, str], None]) -> None:
    text = GAME.text(lang)
    keys = [index.KEY[n] for n in (*index.COMMONS, *index.KINGS)]
    if part in NATIONS:
        keys = [key for key in index.KEY if key.startswith(f"{part}-")]
    faces = [GAME.faces[key] for key in keys]
    whole = "\n".join(f"{face.key}: {face.title(text)}\n{face.body(text)}\n" for face in faces)
    assert "⟨" not in whole
    golden(f"imperium-{part}-{lang}.txt", whole)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_has_words(lang: str) -> None:
    text = GAME.text(lang)
    for id in GAME.phrases:
        assert "⟨" not in text(id), id


def test_a_card_reads_as_its_effects_do() -> None:
    text = GAME.text("en")
    body = GAME.faces["romans-rome-the-eternal-city"].body(text)
    assert "Played only if City of Rome is in play." in body
    assert "Move City of Rome to your history." in body
    assert "Development: 3 [materials] and 3 [population]." in body
    assert "Points: 4" in body
