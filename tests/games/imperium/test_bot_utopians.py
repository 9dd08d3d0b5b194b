"""The table of the Utopians and their journey, row by row (UTO)."""

import re
from typing import Any

import pytest

from regnum.games.imperium.cards import index
from regnum.testing import Story, rule

from .solo import bot_turn, on_deck, resolved, row_used

MARKET = ("sacred-grove", "oracle", "moneylenders", "macedonians", None)
"""One card of each suit, all of the value 5."""
REGION, UNCIVILISED, CIVILISED, TRIBUTARY = SUITS = tuple(f"legends-{card}" for card in MARKET if card)
BARE = (None,) * 5
DECK = ["legends-highlands", "legends-imperial", "legends-phoenicians"]


def utopians(card: str, **position: Any) -> tuple[Story, dict[str, str]]:
    """The Utopian bot resolves a card, up to the first question."""
    usual = {"market": MARKET, "deck": "highlands, imperial, phoenicians", "pool": (4, 5, 6)}
    return resolved(card, bot="utopians", **{**usual, **position})


def sides(changed: dict[str, str]) -> dict[str, str]:
    """What is different for the bot and for the player, but not in the market or on the bot deck."""
    keys = [key for key in changed if re.fullmatch(r"(?!slot|deck|market|tucked)[a-z]+:[01]", key)]
    return {key: changed[key] for key in keys}


def you_draw(story: Story) -> None:
    """You are asked whether you draw a card, and do."""
    assert (story.asked.seat, story.asked.text) == (0, "imperium-ask-may")
    assert story.options() == ("choice:yes", "done")
    with story.changes() as then:
        story.choose("choice:yes")
    assert then["hand:0"] == "+hills"
    assert then["deck:0"] == "-1"


# --- the table -------------------------------------------------------------------------------------------


@rule("imperium-bots:UTO-A-1")
@rule("imperium-solo:SOLO-NATION-UTO-2")
@pytest.mark.parametrize("empire", [False, True])
def test_uto_a_1_fame_brings_population_and_progress_and_goes_into_history(empire: bool) -> None:
    story, changed = utopians("eminent", empire=empire)
    assert row_used(story) == "UTO-A-1"
    assert changed == {
        "slot:1": "-1",
        "history:1": "+legends-eminent",
        "population:1": "5 to 7",
        "progress:1": "6 to 8",
    }


@rule("imperium-bots:UTO-A-2")
@pytest.mark.parametrize("card", ["utopians-sacred-scroll-2", "legends-lost-scroll"])
def test_uto_a_2_a_scroll_discards_two_cards_and_brings_progress_and_lets_you_draw(card: str) -> None:
    story, changed = utopians(card, discard="unrest-3", your_deck="hills, marsh")
    assert row_used(story) == "UTO-A-2"
    assert changed == {
        "slot:1": "-1",
        "deck:1": "-2",
        "discard:1": "+legends-highlands +legends-imperial",
        "progress:1": "6 to 7",
        "resolving": f"+{card}",
    }
    you_draw(story)
    assert card in story.cards("discard:1")


@rule("imperium-bots:UTO-A-2")
def test_uto_a_2_a_scroll_with_an_empty_deck_still_brings_progress_and_you_need_not_draw() -> None:
    story, changed = utopians("sacred-scroll-2", deck="", your_deck="hills, marsh")
    assert row_used(story) == "UTO-A-2"
    assert sides(changed) == {"progress:1": "6 to 7"}
    with story.changes() as then:
        story.choose("done")
    assert then == {"discard:1": "+utopians-sacred-scroll-2", "resolving": "-utopians-sacred-scroll-2"}


@rule("imperium-bots:UTO-A-2")
@pytest.mark.parametrize(("card", "row"), [("sacred-scroll-2", "UTO-A-2"), ("meditation", "UTO-A-8")])
def test_uto_a_2_and_8_with_nothing_to_draw_you_are_not_asked(card: str, row: str) -> None:
    story, changed = utopians(card, exhaustion=0, your_deck="")
    assert row_used(story) == row
    assert f"+utopians-{card}" in changed["discard:1"]
    assert story.asked.text == "imperium-ask-mode"


CARDS_OF_SUITS = pytest.mark.parametrize(
    ("card", "row", "population"),
    [
        ("legends-elders", "UTO-A-3", "5 to 6"),
        ("legends-mining", "UTO-A-3", "5 to 6"),
        ("legends-city-1", "UTO-A-3", "5 to 6"),
        ("legends-education", "UTO-A-4", "5 to 7"),
        ("legends-astronomy", "UTO-A-4", "5 to 7"),
    ],
)


@rule("imperium-bots:UTO-A-3", "imperium-bots:UTO-A-4")
@CARDS_OF_SUITS
def test_uto_a_3_and_4_uncivilised_and_civilised_cards_return_the_latest_unrest(
    card: str, row: str, population: str
) -> None:
    story, changed = utopians(card, discard="legends-unrest-2, legends-unrest-3, charity")
    assert row_used(story) == row
    assert changed == {
        "slot:1": "-1",
        "discard:1": f"-legends-unrest-3 +{card}",
        "unrest": "+legends-unrest-3",
    }


@rule("imperium-bots:UTO-A-3")
@CARDS_OF_SUITS
@pytest.mark.parametrize(
    ("deck", "discarded"),
    [("highlands, imperial", {"deck:1": "-1", "discard:1": "+legends-highlands"}), ("", {})],
)
def test_uto_a_3_and_4_without_unrest_they_discard_one_bring_population_and_go_into_history(
    card: str, row: str, population: str, deck: str, discarded: dict[str, str]
) -> None:
    story, changed = utopians(card, deck=deck, discard="charity")
    assert row_used(story) == row
    assert changed == {"slot:1": "-1", "history:1": f"+{card}", "population:1": population, **discarded}


@rule("imperium-bots:UTO-A-5")
@pytest.mark.parametrize("card", ["legends-mountain", "legends-fortunate-isle"])
def test_uto_a_5_a_region_returns_unrest_and_exiles_a_market_card_and_goes_into_history(card: str) -> None:
    story, changed = utopians(card, discard="legends-unrest-5, sacred-scroll-1")
    assert row_used(story) == "UTO-A-5"
    assert sides(changed) == {"discard:1": "-legends-unrest-5", "history:1": f"+{card}"}
    assert changed["exile"] == f"+{CIVILISED}"
    assert on_deck(story) == DECK


@rule("imperium-bots:UTO-A-5")
def test_uto_a_5_a_region_with_no_unrest_and_a_bare_market_only_goes_into_history() -> None:
    story, changed = utopians("mountain", market=BARE, discard="charity")
    assert row_used(story) == "UTO-A-5"
    assert changed == {"slot:1": "-1", "history:1": "+legends-mountain"}


@rule("imperium-bots:UTO-A-6")
@pytest.mark.parametrize("card", ["utopians-portals", "legends-greeks"])
@pytest.mark.parametrize(("taken", "other"), [(CIVILISED, UNCIVILISED), (UNCIVILISED, CIVILISED)])
def test_uto_a_6_without_a_discarded_scroll_a_pinned_card_takes_a_market_card_and_goes_into_history(
    card: str, taken: str, other: str
) -> None:
    tokens = {taken: (0, 0, 2), other: (0, 0, 1), REGION: (0, 0, 3), TRIBUTARY: (0, 0, 3)}
    story, changed = utopians(card, discard="charity, lost-tomes", tokens=tokens)
    assert row_used(story) == "UTO-A-6"
    assert sides(changed) == {"history:1": f"+{card}", "progress:1": "6 to 8"}
    assert on_deck(story)[1:] == [taken, *DECK], "under its unrest"


@rule("imperium-bots:UTO-A-6")
def test_uto_a_6_without_a_scroll_and_a_fitting_market_card_it_only_goes_into_history() -> None:
    market = ("sacred-grove", None, None, "macedonians", None)
    story, changed = utopians("portals", market=market, discard="charity")
    assert row_used(story) == "UTO-A-6"
    assert changed == {"slot:1": "-1", "history:1": "+utopians-portals"}


@rule("imperium-bots:UTO-A-6")
@pytest.mark.parametrize("taken", SUITS)
def test_uto_a_6_two_discarded_scrolls_bring_tokens_and_any_market_card(taken: str) -> None:
    discard = "lost-scroll, sacred-scroll-1, sacred-scroll-2, charity"
    story, changed = utopians("portals", discard=discard, tokens={taken: (0, 0, 2)})
    assert row_used(story) == "UTO-A-6"
    assert sides(changed) == {
        "discard:1": "-utopians-sacred-scroll-1 -utopians-sacred-scroll-2 +utopians-portals",
        "history:1": "+utopians-sacred-scroll-1",
        "population:1": "5 to 6",
        "progress:1": "6 to 9",
    }
    assert taken in on_deck(story)[:2]
    assert on_deck(story)[-4:] == ["utopians-sacred-scroll-2", *DECK], "below what was acquired"


@rule("imperium-bots:UTO-A-6")
@pytest.mark.parametrize(
    ("scrolls", "market"), [("sacred-scroll-2", MARKET), ("sacred-scroll-1, sacred-scroll-2", BARE)]
)
def test_uto_a_6_one_scroll_or_a_bare_market_only_brings_tokens(
    scrolls: str, market: tuple[str | None, ...]
) -> None:
    story, changed = utopians("portals", market=market, discard=f"charity, {scrolls}")
    assert row_used(story) == "UTO-A-6"
    assert sides(changed) == {
        "discard:1": "-utopians-sacred-scroll-2 +utopians-portals",
        "population:1": "5 to 6",
        "progress:1": "6 to 7",
    }
    assert on_deck(story) == ["utopians-sacred-scroll-2", *DECK]


@rule("imperium-bots:UTO-A-7")
@pytest.mark.parametrize(
    ("deck", "discarded"),
    [
        ("highlands, imperial", {"deck:1": "-1", "discard:1": "+legends-highlands +utopians-charity"}),
        ("", {"discard:1": "+utopians-charity"}),
    ],
)
def test_uto_a_7_charity_discards_one_card_and_brings_progress_and_materials_for_you(
    deck: str, discarded: dict[str, str]
) -> None:
    story, changed = utopians("charity", deck=deck)
    assert row_used(story) == "UTO-A-7"
    assert changed == {"slot:1": "-1", "progress:1": "6 to 7", "materials:0": "6 to 8", **discarded}


@rule("imperium-bots:UTO-A-8")
def test_uto_a_8_meditation_lays_a_scroll_and_a_region_on_the_deck_and_lets_you_draw() -> None:
    tokens = {REGION: (2, 1, 0), **dict.fromkeys((UNCIVILISED, CIVILISED, TRIBUTARY), (0, 0, 3))}
    discard = "sacred-scroll-1, sacred-scroll-2, charity"
    story, changed = utopians("meditation", discard=discard, tokens=tokens, your_deck="hills, marsh")
    assert row_used(story) == "UTO-A-8"
    assert sides(changed) == {
        "discard:1": "-utopians-sacred-scroll-2",
        "materials:1": "4 to 6",
        "population:1": "5 to 6",
    }
    assert on_deck(story) == [REGION, "utopians-sacred-scroll-2", *DECK]
    you_draw(story)
    assert "utopians-meditation" in story.cards("discard:1")


@rule("imperium-bots:UTO-A-8")
def test_uto_a_8_meditation_without_a_scroll_finds_a_region_that_is_not_in_the_market() -> None:
    market = (None, "oracle", "moneylenders", "macedonians", None)
    story, changed = utopians("meditation", market=market, small={"region": "moor, plain"}, discard="charity")
    assert row_used(story) == "UTO-A-8"
    assert sides(changed) == {}
    assert on_deck(story) == ["legends-moor", *DECK]
    with story.changes() as then:
        story.choose("done")
    assert then == {"discard:1": "+utopians-meditation", "resolving": "-utopians-meditation"}


@rule("imperium-bots:UTO-A-9")
@pytest.mark.parametrize("taken", SUITS)
def test_uto_a_9_any_other_card_takes_a_market_card_brings_progress_and_lets_you_return_unrest(
    taken: str,
) -> None:
    yours = {"your_hand": "unrest-7, hills", "your_discard": "unrest-8"}
    story, changed = utopians("persians", discard="unrest-2", tokens={taken: (0, 0, 2)}, **yours)
    assert row_used(story) == "UTO-A-9"
    assert sides(changed) == {"history:1": "+legends-persians", "progress:1": "6 to 9"}
    assert taken in on_deck(story)[:2]
    assert story.asked == (0, "imperium-ask-return-unrest", "imperium:KW-RETURN-1")
    assert story.options() == ("card:legends-unrest-7", "done")
    with story.changes() as then:
        story.choose("card:legends-unrest-7")
    assert then == {"hand:0": "-legends-unrest-7", "unrest": "+legends-unrest-7"}


@rule("imperium-bots:UTO-A-9")
def test_uto_a_9_with_a_bare_market_it_brings_progress_and_you_need_not_return_unrest() -> None:
    story, changed = utopians("persians", market=BARE, your_hand="unrest-7")
    assert row_used(story) == "UTO-A-9"
    assert changed == {"slot:1": "-1", "history:1": "+legends-persians", "progress:1": "6 to 7"}
    with story.changes() as then:
        story.choose("done")
    assert then == {}


# --- the journey -----------------------------------------------------------------------------------------

FACES = ("visions-of-shangri-la", "path-to-shangri-la", "gates-of-shangri-la", "shangri-la")
FILLED = "charity, meditation, portals, daochang"
DISCARDED = ("utopians-lost-tomes", "utopians-monastery")


def journey(at: int, **position: Any) -> tuple[Story, dict[str, str]]:
    """The Utopian bot fills its last slot while its deck is empty and this face of the journey lies up."""
    usual = {"market": MARKET, "pool": (4, 5, 6), "discard": "lost-tomes, monastery", "die": 6}
    filled = {"slots": FILLED, "journey": at, **usual, **position}
    story = bot_turn(phase="bot-clean-up", bot="utopians", **filled)
    with story.changes() as changed:
        story.choose("done")
    return story, changed


def travelled(changed: dict[str, str]) -> str:
    """The faces that lie up no more, and now."""
    return changed.get("extra:1", "").replace("utopians-", "")


def own(changed: dict[str, str]) -> dict[str, str]:
    """What is different for both sides, the journey left out."""
    return {key: how for key, how in sides(changed).items() if key not in ("extra:1", "journey:1")}


RESHUFFLED = {"discard:1": "-utopians-lost-tomes -utopians-monastery"}


@rule("imperium-bots:UTO-J-1")
@rule("imperium-solo:SOLO-NATION-UTO-3", "imperium-solo:SOLO-NATION-UTO-4", "imperium-solo:SOLO-NATION-UTO-5")
@pytest.mark.parametrize("progress", [5, 7])
def test_uto_j_1_five_progress_lead_from_visions_to_the_path_and_bring_a_region(progress: int) -> None:
    tokens = {REGION: (2, 1, 1), **dict.fromkeys((UNCIVILISED, CIVILISED, TRIBUTARY), (0, 0, 3))}
    story, changed = journey(0, pool=(4, 5, progress), tokens=tokens)
    assert row_used(story) == "UTO-J-1"
    assert travelled(changed) == "-visions-of-shangri-la +path-to-shangri-la"
    assert own(changed) == {
        **RESHUFFLED,
        "materials:1": "4 to 6",
        "population:1": "5 to 6",
        "progress:1": f"{progress} to 1",
    }
    assert changed["slot:5"] == f"+{REGION}", "it lay on the new deck"
    assert sorted(on_deck(story)) == [*DISCARDED]


@rule("imperium-bots:UTO-J-1")
def test_uto_j_1_the_path_is_reached_though_no_region_is_in_the_market() -> None:
    market = (None, "oracle", "moneylenders", "macedonians", None)
    story, changed = journey(0, market=market)
    assert row_used(story) == "UTO-J-1"
    assert travelled(changed) == "-visions-of-shangri-la +path-to-shangri-la"
    assert own(changed) == {**RESHUFFLED, "progress:1": "6 to 0"}
    assert story.count("deck:1") == 1


@rule("imperium-bots:UTO-J-1", "imperium-bots:UTO-J-2")
@rule("imperium-solo:SOLO-NATION-UTO-5")
@pytest.mark.parametrize(
    ("at", "row", "gained"),
    [(0, "UTO-J-1", {}), (1, "UTO-J-2", {}), (2, "UTO-J-3", {"population:1": "5 to 6"})],
)
def test_uto_j_1_and_j_2_and_j_3_with_four_progress_unrest_waits_in_the_new_discard_pile(
    at: int, row: str, gained: dict[str, str]
) -> None:
    story, changed = journey(at, pool=(4, 5, 4))
    assert row_used(story) == row
    assert travelled(changed) == ""
    assert own(changed) == {"discard:1": f"{RESHUFFLED['discard:1']} +legends-unrest-12", **gained}
    assert changed["unrest"] == "-legends-unrest-12"
    assert story.count("deck:1") == 1


@rule("imperium-bots:UTO-J-2", "imperium-bots:UTO-J-3")
@rule("imperium-solo:SOLO-NATION-UTO-4", "imperium-solo:SOLO-Q-15")
@pytest.mark.parametrize("progress", [5, 7])
@pytest.mark.parametrize(("at", "row"), [(1, "UTO-J-2"), (2, "UTO-J-3")])
def test_uto_j_2_and_j_3_five_progress_lead_on_and_bring_fame(at: int, row: str, progress: int) -> None:
    story, changed = journey(at, pool=(4, 5, progress), fame="proud-1, eminent")
    assert row_used(story) == row
    assert travelled(changed) == f"-{FACES[at]} +{FACES[at + 1]}"
    assert own(changed) == {**RESHUFFLED, "progress:1": f"{progress} to 0"}
    assert changed["fame-deck"] == "-1"
    assert (changed["slot:5"], story.state.slots[4]) == ("+1", index.NUMBER["legends-proud-1"])
    assert sorted(on_deck(story)) == [*DISCARDED]
    assert not story.state.empire[1]


@rule("imperium-bots:UTO-J-2", "imperium-bots:UTO-J-3")
@rule("imperium-solo:SOLO-Q-15", "imperium-solo:SOLO-EFFECT-KOK-1")
@pytest.mark.parametrize(("at", "row"), [(1, "UTO-J-2"), (2, "UTO-J-3")])
def test_uto_j_2_and_j_3_without_fame_the_bot_is_king_of_kings_as_a_barbarian(at: int, row: str) -> None:
    story, changed = journey(at, pool=(4, 5, 8), fame="")
    assert row_used(story) == row
    assert travelled(changed) == f"-{FACES[at]} +{FACES[at + 1]}"
    assert own(changed) == {**RESHUFFLED, "progress:1": "8 to 6"}
    assert changed["last-round"] == "0 to 2"


@rule("imperium-bots:UTO-J-4")
@rule("imperium-solo:SOLO-NATION-UTO-6", "imperium-solo:SOLO-END-8")
def test_uto_j_4_in_shangri_la_24_population_bring_fame_and_trigger_scoring() -> None:
    story, changed = journey(3, pool=(4, 24, 6), fame="proud-1, eminent")
    assert row_used(story) == "UTO-J-4"
    assert own(changed) == RESHUFFLED
    assert travelled(changed) == ""
    assert (changed["fame-deck"], story.state.slots[4]) == ("-1", index.NUMBER["legends-proud-1"])
    assert (changed["last-round"], story.state.reason) == ("0 to 2", "shangri-la")


@rule("imperium-bots:UTO-J-4")
def test_uto_j_4_in_shangri_la_with_23_population_it_grows_and_you_gain_progress() -> None:
    story, changed = journey(3, pool=(4, 23, 6))
    assert row_used(story) == "UTO-J-4"
    assert own(changed) == {
        "discard:1": f"{RESHUFFLED['discard:1']} +legends-unrest-12",
        "population:1": "23 to 25",
        "progress:0": "0 to 1",
    }
    assert "fame-deck" not in changed
    assert "last-round" not in changed
    assert changed["unrest"] == "-legends-unrest-12"
