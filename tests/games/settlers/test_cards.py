"""Every card: how many there are, what they cost, and what their fields give."""

from collections import Counter
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

import pytest

from regnum.games.settlers.cards import index
from regnum.games.settlers.cards.card import FACTIONS, Card, Category, Deck, Faction
from regnum.games.settlers.cards.register import DECKS, fill, in_order
from regnum.games.settlers.effects import gain
from regnum.testing import rule

from .facts import FACTS
from .scene import GAME, goods, hand, locations, scene, supply, vp


class Fact(NamedTuple):
    """One physical card."""

    key: str
    faction: str
    category: str
    colours: str
    cost: str
    raze: str
    deal: str


def facts() -> list[Fact]:
    """The page of facts, a line for each copy."""
    found, faction = [], ""
    for line in FACTS.strip().splitlines():
        if line.endswith(":"):
            faction = line[:-1]
            continue
        name, *rest = (part.strip() for part in line.split("|"))
        first, _, last = name.partition(" to ")
        stem, _, number = first.rpartition("-")
        keys = [f"{stem}-{copy}" for copy in range(int(number), int(last) + 1)] if last else [first]
        found += [Fact(key, faction, *rest) for key in keys]
    return found


ALL = facts()
DESIGNS = [card for deck in DECKS for card in deck.cards]
KEYS_FILE = Path(__file__).parents[2] / "golden" / "settlers-keys.txt"
EVERY_CARD = pytest.mark.parametrize("fact", ALL, ids=[fact.key for fact in ALL])


def player(fact: Fact) -> str:
    """Two seats; the first may play the card."""
    first = "romans" if fact.faction == "common" else fact.faction
    return f"{first}, {'barbarians' if first != 'barbarians' else 'egyptians'}"


def parts(cost: str) -> list[str]:
    """The single goods of a cost, without the location."""
    words = [word.strip() for word in cost.split(",") if word.strip() not in ("free", "location")]
    return [
        word.split()[-1] for word in words for _ in range(int(word.split()[0]) if word[0].isdigit() else 1)
    ]


# --- how many ----------------------------------------------------------------------------------------


@rule("settlers:SETUP-2", "settlers:SETUP-3", "settlers:SOLO-4")
def test_there_are_84_common_four_times_30_and_16_attack_cards() -> None:
    counts = Counter(face.suit for face in GAME.cards)
    assert counts == {
        "common": 84,
        "barbarians": 30,
        "japanese": 30,
        "romans": 30,
        "egyptians": 30,
        "attack": 16,
    }
    targets = Counter(card.name for card in index.CARD if card.faction is Faction.ATTACK)
    assert {name.removeprefix("attack-"): count for name, count in targets.items()} == {
        "wood": 3,
        "gold": 3,
        "card": 3,
        "stone": 2,
        "worker": 2,
        "vp": 2,
        "food": 1,
    }


def test_126_different_cards_are_listed_copy_by_copy() -> None:
    assert len([card for card in DESIGNS if card.faction is not Faction.ATTACK]) == 126
    attacks = set(index.cards_of(Faction.ATTACK))
    assert [fact.key for fact in ALL] == [key for key, at in index.NUMBER.items() if at not in attacks]


@rule("settlers:DECK-1")
@pytest.mark.parametrize("faction", FACTIONS)
def test_a_faction_deck_has_three_threes_six_twos_and_nine_ones(faction: Faction) -> None:
    assert Counter(card.copies for card in DESIGNS if card.faction is faction) == {3: 3, 2: 6, 1: 9}


CATEGORIES = {
    Faction.COMMON: (28, 17, 39),
    Faction.BARBARIANS: (8, 6, 16),
    Faction.JAPANESE: (10, 7, 13),
    Faction.ROMANS: (12, 8, 10),
    Faction.EGYPTIANS: (9, 4, 17),
}


@rule("settlers:GENERAL-22")
@pytest.mark.parametrize("faction", CATEGORIES)
def test_categories_by_faction(faction: Faction) -> None:
    found = Counter(index.CARD[card].category for card in index.cards_of(faction))
    order = (Category.PRODUCTION, Category.FEATURE, Category.ACTION)
    assert tuple(found[category] for category in order) == CATEGORIES[faction]


COLOURS = {
    Faction.COMMON: "6 black, 1 purple, 8 blue, 16 brown, 10 gold, 12 red, 12 pink, 13 gray",
    Faction.BARBARIANS: "14 black, 1 purple, 3 blue, 3 brown, 4 gold, 1 red, 4 pink",
    Faction.JAPANESE: "5 black, 3 blue, 2 gold, 15 red, 3 pink, 2 gray",
    Faction.ROMANS: "4 black, 7 blue, 5 brown, 2 gold, 5 red, 1 pink, 12 gray",
    Faction.EGYPTIANS: "4 black, 1 blue, 7 gold, 5 pink, 13 gray",
}


@rule("settlers:GENERAL-24")
@pytest.mark.parametrize("faction", COLOURS)
def test_colours_by_faction(faction: Faction) -> None:
    found = Counter(colour for card in index.cards_of(faction) for colour in index.CARD[card].colours)
    expected = {word.split()[1]: int(word.split()[0]) for word in COLOURS[faction].split(", ")}
    assert found == expected


# --- decks and numbers -------------------------------------------------------------------------------


def test_no_card_ever_changes_its_number(golden) -> None:  # type: ignore[no-untyped-def]
    """Records and saved games know cards by number and key. A new deck adds lines at the end of this file;
    even when it is written anew, the lines that are there must stay."""
    kept = KEYS_FILE.read_text("utf-8").splitlines()
    assert index.KEY[: len(kept)] == kept
    golden(KEYS_FILE.name, "".join(f"{key}\n" for key in index.KEY))


def test_every_deck_is_found() -> None:
    assert [deck.faction for deck in DECKS] == [Faction.COMMON, *FACTIONS, Faction.ATTACK]
    assert [deck.number for deck in DECKS] == list(range(len(DECKS)))


def deck(number: int) -> Deck:
    """A deck of one card."""
    return Deck(number=number, faction=Faction.ROMANS, cards=(Card("aqueduct"),))


def test_decks_come_in_the_order_of_their_numbers_whatever_they_are_called() -> None:
    decks = {"aquitanians": deck(2), "beginners": deck(1), "common": deck(0)}
    assert [one.number for one in in_order(decks)] == [0, 1, 2]


def test_two_decks_with_one_number_are_refused() -> None:
    with pytest.raises(ValueError, match="the decks huns and vikings both have the number 1"):
        in_order({"vikings": deck(1), "common": deck(0), "huns": deck(1)})


def test_a_deck_that_leaves_a_number_out_is_refused() -> None:
    with pytest.raises(ValueError, match="the deck vikings has the number 2, but there is none with 1"):
        in_order({"vikings": deck(2), "common": deck(0)})


def test_two_cards_with_one_key_are_refused() -> None:
    with pytest.raises(ValueError, match="two cards have the key 'mill'"):
        index.add("mill", Card("mill"))


@pytest.fixture
def another_index() -> Iterator[None]:
    """What a test adds to the index is gone after it."""
    held = [value for name, value in vars(index).items() if name.isupper() and isinstance(value, list | dict)]
    before = [value.copy() for value in held]
    yield
    for value, was in zip(held, before, strict=True):
        value.clear()
        value.extend(was) if isinstance(value, list) else value.update(was)


NEW_DECKS = (
    Deck(number=6, faction=Faction.COMMON, cards=(Card("milestone", copies=60),)),
    Deck(
        number=7,
        faction=Faction.ROMANS,
        cards=(Card("aqueduct", copies=2, production=gain(common_card=1), bonus=gain(faction_card=1)),),
    ),
)


@pytest.mark.usefixtures("another_index")
def test_new_decks_change_nothing_for_who_does_not_choose_them() -> None:
    keys, before = index.KEY.copy(), GAME.start(2, {}, seed=4)
    fill(NEW_DECKS)
    assert index.KEY[: len(keys)] == keys
    assert GAME.start(2, {}, seed=4) == before
    assert index.cards_of(Faction.ROMANS)[30:] == (280, 281)


@pytest.mark.usefixtures("another_index")
def test_the_cards_of_a_new_deck_can_be_played() -> None:
    fill(NEW_DECKS)
    story = scene("romans, barbarians", hands=["aqueduct"])
    story.choose("choice:build", "card:aqueduct-1")
    assert story.asked.text == "settlers-ask-order"
    story.choose("choice:bonus")
    assert len(hand(story)) == 2
    assert locations(story) == ("aqueduct-1",)


def test_all_cards_of_a_deck_are_of_its_faction() -> None:
    assert [(key, card.faction) for key, card in deck(0).copies()] == [("aqueduct", Faction.ROMANS)]


# --- every card --------------------------------------------------------------------------------------


@rule("settlers:GENERAL-21", "settlers:GENERAL-22", "settlers:GENERAL-24")
@EVERY_CARD
def test_category_colours_and_worth(fact: Fact) -> None:
    story = scene(player(fact), empires=[fact.key])
    assert story.cards(f"{fact.category}:0") == (fact.key,)
    assert story.counter("score:0") == (1 if fact.faction == "common" else 2)
    colours = () if fact.colours == "-" else tuple(fact.colours.split())
    assert index.CARD[index.NUMBER[fact.key]].colours == colours


@rule("settlers:ACTION-BUILD-1", "settlers:ACTION-BUILD-2", "settlers:ACTION-BUILD-3")
@EVERY_CARD
def test_building_cost(fact: Fact) -> None:
    needs_ground = "location" in fact.cost
    paid = parts(fact.cost)
    ground = ["ruins"] if needs_ground else [""]
    story = scene(player(fact), hands=[fact.key], empires=ground, goods=[", ".join(paid)])
    story.choose("choice:build", f"card:{fact.key}")
    assert fact.key in locations(story)
    assert ("ruins-1" in locations(story)) == (fact.key == "ruins-1")
    for at in range(len(paid)):
        less = ", ".join(paid[:at] + paid[at + 1 :])
        assert not scene(player(fact), hands=[fact.key], empires=ground, goods=[less]).offers("choice:build")
    if needs_ground:
        bare = scene(player(fact), hands=[fact.key], goods=[", ".join(paid)])
        assert not bare.offers("choice:build")


@rule("settlers:GENERAL-18", "settlers:ACTION-RAZE-HAND-1", "settlers:JAPAN-1", "settlers:JAPAN-2")
@EVERY_CARD
def test_raze_field(fact: Fact) -> None:
    story = scene(player(fact), hands=[fact.key], goods=["raze"])
    if fact.raze == "-":
        assert not story.offers("choice:raze-hand")
        return
    story.choose("choice:raze-hand", f"card:{fact.key}")
    gained = Counter(parts(fact.raze))
    for _ in range(gained.pop("card", 0)):
        story.choose("choice:common")
        assert len(hand(story)) >= 1
    assert len(hand(story)) == parts(fact.raze).count("card")
    assert vp(story) == gained.pop("vp", 0)
    assert story.state.goods[0] == supply(", ".join(f"{n} {good}" for good, n in gained.items()))
    assert fact.key in story.cards("discard" if fact.faction == "common" else "discard:0")


@rule("settlers:GENERAL-18", "settlers:ACTION-DEAL-1", "settlers:ACTION-DEAL-4")
@EVERY_CARD
def test_deal_field(fact: Fact) -> None:
    story = scene(player(fact), hands=[fact.key], goods=["food"])
    if fact.deal == "-":
        assert not story.offers("choice:deal")
        return
    story.choose("choice:deal", f"card:{fact.key}")
    if fact.deal == "card":
        story.choose("choice:faction")
        assert len(hand(story)) == 1
    elif fact.deal == "vp":
        assert vp(story) == 1
    else:
        assert goods(story) == f"1 {fact.deal}"
    assert story.cards("deals:0") == (fact.key,)


def test_both_languages_name_every_design_differently() -> None:
    for lang in ("en", "hu"):
        text = GAME.text(lang)
        titles = [text(f"settlers-card-{card.name}") for card in DESIGNS]
        assert len(set(titles)) == len(titles)
        assert not any("⟨" in face.body(text) for face in GAME.cards)


def test_every_card_in_words(golden) -> None:  # type: ignore[no-untyped-def]
    """The golden file holds each design with its effects and both texts, so that a change shows in review."""
    english, hungarian = GAME.text("en"), GAME.text("hu")
    faces = {face.key: face for face in GAME.cards}
    pages = []
    for name, copies in groupby(zip(index.KEY, index.CARD, strict=True), key=lambda pair: pair[1].name):
        alike: dict[str, list[str]] = {}
        for key, card in copies:
            tree = [
                f"  {part}: {value!r}"
                for part in ("colours", "cost", "raze", "deal", "production", "feature", "action", "bonus")
                if (value := getattr(card, part)) not in (None, ())
            ]
            words = [
                f"  {lang}: {line}"
                for lang, text in (("en", english), ("hu", hungarian))
                for line in (faces[key].title(text), *faces[key].body(text).splitlines())
            ]
            alike.setdefault("\n".join(tree + words), []).append(key)
        pages += [f"{name}: {', '.join(keys)}\n{page}\n" for page, keys in alike.items()]
    golden("settlers-cards.txt", "\n".join(pages))


@rule("settlers:Q-28")
@pytest.mark.parametrize(
    ("key", "english", "hungarian"),
    [
        ("wood-storage", "Wood Storage", "Fatároló"),
        ("lords-fields", "Lord's Fields", "Az uraság földje"),
        ("trade-route-1", "Trade Route", "Kereskedelmi útvonal"),
    ],
)
def test_cards_go_by_the_first_form_of_their_name(key: str, english: str, hungarian: str) -> None:
    assert GAME.text("en").card(key) == english
    assert GAME.text("hu").card(key) == hungarian
