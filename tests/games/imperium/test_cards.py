"""The cards as data: how many there are, what is printed on them, and that every text can be read.

The facts of each box and nation are a file in `facts`. A line is: numbers | name | icons and terrain |
start | players | points | cost. Points are a number, `7 history, 3` for a value that depends on the place, or
`2 per fertile` for a formula; `free` among the icons is free play. The first line of a nation's facts is how
many of its cards begin where, as the rulebook has it.
"""

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import fields, is_dataclass, replace
from pathlib import Path

import pytest

from regnum.engine.text import LANGUAGES
from regnum.games.imperium import GAME
from regnum.games.imperium.cards import index
from regnum.games.imperium.cards.card import Card, CardSet, Nation
from regnum.games.imperium.cards.titles import slug
from regnum.games.imperium.cards.which import Which
from regnum.games.imperium.effects.base import Count
from regnum.games.imperium.effects.counts import (
    CardsOwned,
    Exiled,
    Garrisoned,
    InHistory,
    InPlay,
    NamedInPlay,
    Owned,
    Pool,
    PoorerPlayers,
    UnrestOfOthers,
)
from regnum.games.imperium.effects.points import Per, Sum, Where
from regnum.games.imperium.terms import CIVILISED, EITHER, ICONS, RESOURCES, VARIABLE, icons_in
from regnum.testing import rule

FACTS = Path(__file__).parent / "facts"
SETS = {one.name: one for one in index.SETS}
NATIONS = {nation.name: nation for nation in index.NATIONS}
PLAIN: dict[type, str] = {
    CardsOwned: "cards",
    InHistory: "cards history",
    Garrisoned: "cards here",
    UnrestOfOthers: "unrest others",
    Exiled: "cards exile",
    PoorerPlayers: "poorer others",
}


def facts(name: str) -> str:
    """What is known about a set of cards without looking at the program."""
    path = FACTS / f"{name}.txt"
    assert path.exists(), f"the facts of the {name} are missing: write facts/{name}.txt"
    return path.read_text("utf-8")


def printed(name: str) -> list[list[str]]:
    """The fields of each line that is about a card."""
    return [[field.strip() for field in line.split("|")] for line in facts(name).splitlines() if "|" in line]


def all_cards(one: CardSet) -> tuple[Card, ...]:
    """The cards of a set in the order of their printed numbers; King of Kings apart."""
    return (*one.sides, *one.journey, *one.cards) if isinstance(one, Nation) else tuple(one.cards)


def keys_of(one: CardSet) -> tuple[str, ...]:
    """The keys of all cards of a set."""
    if isinstance(one, Nation):
        number = index.NATIONS.index(one)
        beside = (*index.POWERS[number], *index.JOURNEYS[number])
        return index.keys((*beside, *index.NATION_CARDS[number]))
    return index.keys((*index.COMMONS[one.box], *(index.KINGS if one.kings else ())))


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
    if isinstance(count, NamedInPlay):
        return "/".join([count.which.named, *count.which.also]) + " play"
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
@pytest.mark.parametrize("name", SETS)
def test_cards_are_as_printed(name: str) -> None:
    cards, lines = all_cards(SETS[name]), printed(name)
    assert [told(card) for card in cards] == [expected(fields) for fields in lines]
    assert [card.copies for card in cards] == [copies(fields[0]) for fields in lines]


@pytest.mark.parametrize("box", index.COMMONS)
def test_there_are_eighty_three_commons(box: str) -> None:
    assert len(index.COMMONS[box]) + 1 == 83
    suits = Counter(ICONS[icon] for n in index.COMMONS[box] for icon in icons_in(index.ICONS[n]))
    assert (suits["region"], suits["uncivilised"], suits["tributary"], suits["fame"], suits["unrest"]) == (
        14,
        22,
        11,
        8,
        12,
    )
    late = [n for n in index.COMMONS[box] if index.ICONS[n] & EITHER == CIVILISED]
    assert len(late) == 15


@pytest.mark.parametrize("name", NATIONS)
def test_the_numbers_of_a_nation_show_its_letters(name: str) -> None:
    assert all(fields[0].startswith(NATIONS[name].code) for fields in printed(name))


@rule("imperium:CARD-NOMADS-1")
@pytest.mark.parametrize("name", NATIONS)
def test_the_places_of_a_nation_hold_what_the_rules_say(name: str) -> None:
    count: Counter[str] = Counter()
    for card in NATIONS[name].cards:
        count[card.starts] += card.copies
    places = ("deck", "nation", "accession", "development", "supply")
    assert ", ".join(f"{count[place]} {place}" for place in places) == facts(name).splitlines()[0]


def test_no_common_of_legends_has_a_rule_that_its_facts_do_not_tell() -> None:
    """Triumphant, which cannot be garrisoned, is in Classics; and no Sumerians wait for the end."""
    for card in SETS["legends"].cards:
        plain = replace(card, garrisonable=True, movable=True, regions=1, needs=None, final=None)
        assert plain == card, card.name
        assert card.playable is (card.name != "Proud")


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
@pytest.mark.parametrize("name", SETS)
def test_every_card_has_words(name: str, lang: str, golden: Callable[[str, str], None]) -> None:
    text = GAME.text(lang)
    faces = [GAME.faces[key] for key in keys_of(SETS[name])]
    whole = "\n".join(f"{face.key}: {face.title(text)}\n{face.body(text)}\n" for face in faces)
    assert "⟨" not in whole
    golden(f"imperium-{name}-{lang}.txt", whole)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_has_words(lang: str) -> None:
    text = GAME.text(lang)
    for id in GAME.phrases:
        assert "⟨" not in text(id), id


def test_a_card_reads_as_its_effects_do() -> None:
    text = GAME.text("en")
    body = GAME.faces["romans-rome-the-eternal-city"].body(text)
    assert "You may play it only if you have City of Rome in play." in body
    assert "Move City of Rome to your history." in body
    assert "Development cost: 3 [materials] and 3 [population]." in body
    assert "Points: 4" in body


def said(key: str, lang: str = "en") -> str:
    return GAME.faces[key].body(GAME.text(lang))


def test_what_others_do_is_told_of_them() -> None:
    assert "Every other player takes an [unrest] card." in said("invasion")
    assert (
        "Every player may discard a card from their hand → return an [unrest] card from their hand."
        in said("drama-and-poetry")
    )
    assert "Every player may return an [unrest] card from their hand or their discard pile." in said(
        "olmecs-cacao"
    )
    assert "Minden más játékos elvesz egy [unrest] lapot." in said("invasion", "hu")
    assert "Minden játékos eldobhat egy lapot a kezéből → visszatehet egy [unrest] lapot a kezéből." in said(
        "drama-and-poetry", "hu"
    )
    assert "a kezéből vagy a dobópaklijából" in said("olmecs-cacao", "hu")


@rule("imperium:SCORE-9", "imperium:SCORE-10")
def test_a_formula_says_that_it_is_limited() -> None:
    assert "Points: 2 per [fertile] icon, at most 10" in said("agriculture")
    assert "Points: 1 per 3 [materials] and 1 per 3 [region] cards, at most 10" in said("scythians-b")
    assert "at most" not in said("praiseworthy")


def test_no_card_speaks_of_an_icon_that_no_card_shows() -> None:
    for lang in LANGUAGES:
        assert not [face.key for face in GAME.cards if "[variable]" in face.body(GAME.text(lang))]
    assert "2 per card with a points formula" in said("vikings-b")


@rule("imperium:CARD-UNREST-1")
def test_unrest_begins_as_a_sentence() -> None:
    assert "\nPay 1 [population], discard 2 cards from your hand, or pay 3 [materials] → return" in said(
        "unrest-1"
    )
    assert "\nFizess 1 [population] jelölőt, dobj el 2 lapot a kezedből, vagy fizess 3" in said(
        "unrest-1", "hu"
    )


@rule("imperium:CARD-SUMERIANS-1")
def test_sumerians_say_from_where() -> None:
    assert "from your hand, draw deck, discard pile, play area or history" in said("sumerians")


@rule("imperium:END-5", "imperium:RESHUFFLE-6")
def test_the_last_nation_card_says_when_it_does_what() -> None:
    assert "It triggers the end of the game when it goes from your nation deck to your discard pile." in said(
        "vikings-harald-hardrada"
    )
    assert "It enters play when it would go" in said("arthurians-gwaith-camlan")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_two_sides_of_a_card_are_told_apart_by_their_titles(lang: str) -> None:
    text = GAME.text(lang)
    titles = [text.card(index.KEY[side]) for pair in (*index.POWERS, index.KINGS) for side in pair]
    assert len(set(titles)) == len(titles) == 2 * (len(index.NATIONS) + 1)
    assert text.card("vikings-a") == {"en": "Vikings (side A)", "hu": "Vikingek (A oldal)"}[lang]


def test_every_card_has_a_hungarian_title_and_no_title_is_left_over() -> None:
    ids = re.findall(
        r"^imperium-title-([a-z0-9-]+) = ", (GAME.locale / "hu" / "titles.ftl").read_text(), re.M
    )
    called = {part.called for card in index.CARD for part in kinds_of(card) if part.called}
    assert sorted(ids) == sorted({slug(card.name) for card in index.CARD} | set(map(slug, called)))


def kinds_of(card: Card) -> list[Which]:
    """All kinds of cards that a card speaks of."""
    found: list[Which] = []

    def look(value: object) -> None:
        if isinstance(value, Which):
            found.append(value)
        elif isinstance(value, tuple | list):
            for one in value:
                look(one)
        elif is_dataclass(value):
            for part in fields(value):
                look(getattr(value, part.name))

    look(card)
    return found
