"""The fame cards of Legends, card by card."""

import pytest

from regnum.games.imperium.cards import index
from regnum.testing import Story, rule

from .scene import scene

ROMANS = ("romans",) * 4
MARKET = ("rainforest", "elders", "exports", "phoenicians", "xiongnu")


def legends(**position: object) -> Story:
    """A table with the commons of Legends; nobody looks at a nation deck."""
    return scene(box="legends", nations=ROMANS, **position)  # type: ignore[arg-type]


@rule("imperium:KW-BREAKTHROUGH-1", "imperium:KW-BREAKTHROUGH-10")
def test_imperial_breaks_through_for_anything_exiled_cards_too() -> None:
    story = legends(hands=["imperial"], market=MARKET, exile="moor, celts, jade-mask, onager")
    story.choose("card:legends-imperial")
    assert len(story.options()) == 2
    story.choose("choice:break-through-region-uncivilised-civilised-tributary-exiled")
    assert set(story.options()) == {
        "choice:region",
        "choice:uncivilised",
        "choice:civilised",
        "choice:tributary",
    }
    story.choose("choice:tributary")
    tributaries = {"card:legends-phoenicians", "card:legends-xiongnu", "card:legends-celts"}
    assert set(story.options()) == {*tributaries, "choice:from-deck"}
    with story.changes() as changed:
        story.choose("card:legends-celts")
    assert changed == {
        "hand:0": "+legends-celts",
        "exile": "-legends-celts",
        "play:0": "-legends-imperial",
        "discard:0": "+legends-imperial",
    }, "without unrest, and Imperial is not in history"


def test_imperial_may_go_into_history_instead() -> None:
    story = legends(hands=["imperial"])
    with story.changes() as changed:
        story.choose("card:legends-imperial", "choice:this-into-history")
    assert changed == {
        "hand:0": "-legends-imperial",
        "history:0": "+legends-imperial",
        "actions:0": "3 to 2",
    }


def test_independent_brings_materials_and_population_for_free() -> None:
    story = legends(hands=["independent"], pools=[(0, 0, 0)])
    with story.changes() as changed:
        story.choose("card:legends-independent")
    played = {"hand:0": "-legends-independent", "discard:0": "+legends-independent"}
    assert changed == {**played, "materials:0": "0 to 3", "population:0": "0 to 2"}


def test_magnificent_draws_and_may_return_unrest() -> None:
    position = {"hands": ["magnificent, unrest-12"], "decks": ["unrest-11, moor"], "discards": ["unrest-10"]}
    story = legends(**position)
    story.choose("card:legends-magnificent")
    options = ("card:legends-unrest-11", "card:legends-unrest-12", "done")
    assert story.options() == options, "from hand, the card just drawn too"
    with story.changes() as changed:
        story.choose("card:legends-unrest-11")
    assert changed == {
        "hand:0": "-legends-unrest-11",
        "unrest": "+legends-unrest-11",
        "play:0": "-legends-magnificent",
        "discard:0": "+legends-magnificent",
    }
    assert story.counter("actions:0") == 3
    story = legends(**position)
    with story.changes() as changed:
        story.choose("card:legends-magnificent", "done")
    assert changed["deck:0"] == "-1"
    assert "unrest" not in changed


def test_outstanding_puts_up_to_two_discarded_cards_into_history() -> None:
    position = {"hands": ["outstanding, island"], "discards": ["moor, plain, lakes"]}
    story = legends(**position)
    story.choose("card:legends-outstanding")
    options = ("card:legends-lakes", "card:legends-moor", "card:legends-plain", "done")
    assert story.options() == options, "from the discard pile"
    story.choose("card:legends-moor")
    assert story.offers("done")
    with story.changes() as changed:
        story.choose("card:legends-lakes")
    assert changed == {
        "play:0": "-legends-outstanding",
        "discard:0": "-legends-lakes +legends-outstanding",
        "history:0": "+legends-lakes",
    }, "no third"
    assert story.counter("actions:0") == 3
    story = legends(**position)
    story.choose("card:legends-outstanding", "done")
    assert story.cards("history:0") == ()
    story = legends(**position)
    story.choose("card:legends-outstanding", "card:legends-plain", "done")
    assert story.cards("history:0") == ("legends-plain",)


@rule("imperium:KW-GARRISON-8", "imperium:ACTIVATE-5")
def test_proud_cannot_be_played_but_may_be_garrisoned() -> None:
    assert not legends(hands=["proud-1"]).offers("card:legends-proud-1")
    assert legends(hands=["proud-1"]).match.refusals(0)["legends-proud-1"] == "@imperium-why-unplayable"
    story = legends(hands=["proud-1, highlands"], market=MARKET)
    with story.changes() as changed:
        story.choose("card:legends-highlands", "card:legends-xiongnu", "card:legends-proud-1")
    assert changed["garrison:0:legends-highlands"] == "+legends-proud-1"


@rule("imperium:CARD-PROUD-1", "imperium:SCORE-5", "imperium:SCORE-8")
def test_proud_counts_by_its_place() -> None:
    assert score(plays=["highlands"], garrisons={"legends-highlands": "proud-1"}) == 12, "more than ten"
    assert score(histories=["proud-1"]) == 8
    assert score(hands=["proud-1"], discards=["proud-2"]) == 6


def test_eminent_draws_two_cards_for_free() -> None:
    story = legends(hands=["eminent"], decks=["moor, plain, island"])
    with story.changes() as changed:
        story.choose("card:legends-eminent")
    assert changed == {
        "hand:0": "-legends-eminent +legends-moor +legends-plain",
        "deck:0": "-2",
        "discard:0": "+legends-eminent",
    }


# --- Acclaimed --------------------------------------------------------------------------------------------


@rule("imperium:CARD-ACCLAIMED-1", "imperium:KW-BREAKTHROUGH-2")
def test_acclaimed_breaks_through_for_a_formula_in_the_market() -> None:
    story = legends(
        hands=["acclaimed"],
        market=MARKET,
        tokens={"legends-exports": (0, 0, 2)},
        small={"civilised": "moneylenders"},
        exile="persians",
    )
    story.choose("card:legends-acclaimed")
    assert story.asked == (0, "imperium-ask-break-variable", "imperium:CARD-ACCLAIMED-1")
    formulas = ("card:legends-exports", "card:legends-xiongnu", "choice:from-deck")
    assert story.options() == formulas, "any suit, not from exile, and you must"
    assert story.cards("history:0") == (), "at the end"
    with story.changes() as changed:
        story.choose("card:legends-exports")
    assert changed["hand:0"] == "+legends-exports", "without its unrest"
    assert "unrest" not in changed, "which goes back to the pile, and under the next card"
    assert changed["progress:0"] == "0 to 2"
    assert changed["market:2"] == "-legends-exports +legends-moneylenders"
    assert changed["history:0"] == "+legends-acclaimed"


@rule("imperium:CARD-ACCLAIMED-1", "imperium:KW-BREAKTHROUGH-4", "imperium:KW-BREAKTHROUGH-9")
def test_acclaimed_reveals_the_main_deck_and_never_a_small_one() -> None:
    position = {"hands": ["acclaimed"], "market": MARKET, "small": {"uncivilised": "qanat, water-mill"}}
    story = legends(main="celts, moor, urban-development, greeks", **position)
    with story.changes() as changed:
        story.choose("card:legends-acclaimed", "choice:from-deck")
    assert changed["hand:0"] == "-legends-acclaimed +legends-urban-development", "the first with a formula"
    assert changed["main-deck"] == "-1"
    assert "small:1" not in changed
    assert sorted(story.state.known_main) == sorted(
        index.NUMBER[f"legends-{name}"] for name in ("celts", "moor")
    )
    story = legends(main="celts, moor", **position)
    with story.changes() as changed:
        story.choose("card:legends-acclaimed", "choice:from-deck")
    assert changed["progress:0"] == "0 to 2", "none found"
    assert changed["hand:0"] == "-legends-acclaimed"
    assert changed["history:0"] == "+legends-acclaimed"


@rule("imperium:Q-79", "imperium:Q-59")
@pytest.mark.parametrize("way", ["card:legends-water-mill", "choice:from-deck"])
def test_acclaimed_declares_no_suit(way: str) -> None:
    def celts(hand: str) -> Story:
        market = ("plain", "water-mill", "exports", "phoenicians", "xiongnu")
        nations = ("celts", "romans")
        return scene(
            box="legends", nations=nations, sides="AB", hands=[hand], market=market, main="qanat, moor"
        )

    story = celts("acclaimed").choose("card:legends-acclaimed", way)
    assert story.asked.text == "imperium-ask-activate", "the Celts do not answer"
    story = celts("elders").choose("card:legends-elders", "choice:acquire-uncivilised")
    assert story.offers("card:celts-a"), "as they do for Elders"


@rule("imperium:Q-78", "imperium:SCORE-11", "imperium:SCORE-12")
def test_acclaimed_counts_formulas_itself_and_the_power_card() -> None:
    assert score(histories=["acclaimed"]) == 2, "itself and the power card"
    assert score(hands=["acclaimed, carthaginians"], discards=["moneylenders"]) == 4
    assert score(hands=["acclaimed, jade-mask"], discards=["lost-scroll"]) == 2, "a place is no formula"
    formulas = "carthaginians, moneylenders, amphitheatre, mercenaries, domestication, qanat, water-mill"
    assert score(hands=["acclaimed"], discards=[formulas]) == 9
    assert score(hands=["acclaimed"], discards=[f"{formulas}, masonry"]) == 10
    assert score(hands=["acclaimed"], discards=[f"{formulas}, masonry, greeks"]) == 10 + 1, "ten at most"


@pytest.mark.parametrize(
    ("card", "elsewhere", "in_history"),
    [
        ("imperial", 2, 8),
        ("independent", 3, 3),
        ("magnificent", 5, 5),
        ("outstanding", 7, 7),
        ("proud-2", 3, 8),
        ("eminent", 8, 8),
    ],
)
def test_points_of_fame(card: str, elsewhere: int, in_history: int) -> None:
    assert score(hands=[card]) == elsewhere
    assert score(histories=[card]) == in_history


def score(**position: object) -> int:
    """The points of seat 0 in a game that ends here."""
    position = {"decks": ["", ""], "pools": [(0, 0, 0), (0, 0, 0)], **position}
    return legends(phase="final", **position).result.points[0]
