"""The region commons of Legends, card by card."""

import pytest

from regnum.games.imperium import GAME
from regnum.testing import Story, rule

from .scene import scene, unrest

ROMANS = ("romans",) * 4
MARKET = ("rainforest", "elders", "education", "phoenicians", "etruscans")
TAKEN = {f"legends-{card}": (0, 0, 1) for card in MARKET[:4]}


def legends(**position: object) -> Story:
    """A table with the commons of Legends; nobody looks at a nation deck."""
    position = {"market": MARKET, "pools": [(0, 0, 0)] * 2, **position}
    return scene(box="legends", nations=ROMANS, **position)  # type: ignore[arg-type]


def settle(card: str, **position: object) -> Story:
    """Play a region; only Etruscans can be exiled."""
    story = legends(hands=[f"{card}, unrest-12"], **{"tokens": TAKEN, **position})
    return story.choose(f"card:legends-{card}")


def settles(story: Story, card: str) -> None:
    """Etruscans has been exiled, nothing but the garrison is left to ask, and the region stays in play."""
    assert story.cards("exile") == ("legends-etruscans",)
    assert story.asked.text == "imperium-ask-garrison"
    assert story.offers("done")
    with story.changes() as changed:
        story.choose("card:legends-unrest-12")
    assert changed == {"hand:0": "-legends-unrest-12", f"garrison:0:legends-{card}": "+legends-unrest-12"}
    assert story.cards("play:0") == (f"legends-{card}",)


def solstice(play: str, hand: str = "", **position: object) -> Story:
    """The solstice of seat 0 with these cards in play."""
    return legends(plays=[play], hands=[hand, "5 unrest"], phase="refill", turn=1, **position)


@pytest.mark.parametrize("card", ["highlands", "lowlands", "fortified-region", "grassland"])
def test_a_plain_region_exiles_a_market_card_and_may_hold_a_garrison(card: str) -> None:
    settles(settle(card), card)


@pytest.mark.parametrize(
    ("card", "gained"),
    [
        ("rainforest", {"population:0": "0 to 1"}),
        ("mountain", {"materials:0": "0 to 2"}),
        ("plain", {"progress:0": "0 to 1"}),
    ],
)
def test_regions_that_give_tokens(card: str, gained: dict[str, str]) -> None:
    market = ("moor", "elders", "education", "phoenicians", "etruscans")
    tokens = {"legends-moor": (0, 0, 1), "legends-elders": (0, 0, 1), "legends-education": (0, 0, 1)}
    story = legends(hands=[f"{card}, unrest-12"], market=market, tokens=tokens)
    with story.changes() as changed:
        story.choose(f"card:legends-{card}")
    played = {"hand:0": f"-legends-{card}", "play:0": f"+legends-{card}", "actions:0": "3 to 2"}
    assert changed == {**gained, **played}
    assert story.options() == ("card:legends-etruscans", "card:legends-phoenicians"), "then a card must go"
    story.choose("card:legends-etruscans")
    settles(story, card)


@pytest.mark.parametrize(("card", "drawn"), [("peninsula", ["moor", "plain"]), ("island", ["moor"])])
def test_regions_that_draw(card: str, drawn: list[str]) -> None:
    story = legends(hands=[f"{card}, unrest-12"], decks=["moor, plain, lakes"])
    with story.changes() as changed:
        story.choose(f"card:legends-{card}")
    assert changed["hand:0"].split() == [f"-legends-{card}", *(f"+legends-{one}" for one in drawn)]
    assert changed["deck:0"] == f"-{len(drawn)}"
    assert story.asked.text == "imperium-ask-exile-market"
    assert not story.offers("done")
    story.choose("card:legends-etruscans")
    settles(story, card)


@pytest.mark.parametrize("card", ["lakes", "archipelago"])
def test_regions_that_make_history(card: str) -> None:
    story = settle(card, discards=["moor, plain"])
    assert story.options() == ("card:legends-moor", "card:legends-plain", "done"), (
        "from the discard pile only"
    )
    assert story.cards("exile") == ()
    with story.changes() as changed:
        story.choose("card:legends-plain")
    assert changed["history:0"] == "+legends-plain"
    settles(story, card)
    story = settle(card, discards=["moor"])
    story.choose("done")
    assert story.cards("history:0") == ()


def test_moor_puts_a_discarded_card_on_the_deck() -> None:
    story = settle("moor", discards=["island, plain"])
    assert story.options() == ("card:legends-plain", "card:legends-island", "done")
    assert story.cards("exile") == ()
    with story.changes() as changed:
        story.choose("card:legends-plain")
    assert changed["deck-top:0"] == "+legends-plain"
    assert changed["discard:0"] == "-legends-plain"
    settles(story, "moor")
    story = settle("moor", discards=["island"])
    story.choose("done")
    assert story.cards("discard:0") == ("legends-island",)


@rule("imperium:TIME-7", "imperium:SOLSTICE-5")
@pytest.mark.parametrize(
    ("card", "gained"), [("highlands", {"population:0": "0 to 2"}), ("lowlands", {"materials:0": "0 to 3"})]
)
def test_some_regions_give_and_take_at_the_solstice(card: str, gained: dict[str, str]) -> None:
    story = solstice(card, hand="moor, plain")
    assert story.asked.text == "imperium-ask-discard", "the tokens came first"
    assert story.options() == ("card:legends-moor", "card:legends-plain"), "compulsory"
    with story.changes() as changed:
        story.choose("card:legends-plain")
    assert changed == {"hand:0": "-legends-plain", "discard:0": "+legends-plain", "round": "1 to 2"}
    key, change = next(iter(gained.items()))
    assert story.counter(key) == int(change[-1])
    assert sum(story.state.pools[0]) == int(change[-1])
    bare = solstice(card)
    assert bare.counter(key) == int(change[-1]), "and is no cost: without a card the tokens come all the same"


@rule("imperium:TIME-7")
def test_grassland_draws_before_it_discards() -> None:
    story = solstice("grassland", hand="moor", decks=["plain, island"])
    assert story.options() == ("card:legends-moor", "card:legends-plain"), "one card, drawn first; compulsory"
    with story.changes() as changed:
        story.choose("card:legends-moor")
    assert changed == {"hand:0": "-legends-moor", "discard:0": "+legends-moor", "round": "1 to 2"}
    story = solstice("grassland", decks=["plain"])
    assert story.cards("discard:0") == ("legends-plain",)
    story = solstice("grassland", hand="moor", decks=[""], nation_decks=[""], accessions=[False])
    assert story.cards("discard:0") == ("legends-moor",), "though nothing could be drawn"


# --- regions that do not stay -----------------------------------------------------------------------------


@rule("imperium:KW-EXILE-1", "imperium:KW-ACQUIRE-9")
def test_fortunate_isle_acquires_any_card_and_is_exiled() -> None:
    story = legends(hands=["fortunate-isle"], exile="moor")
    story.choose("card:legends-fortunate-isle")
    assert set(story.options()) == {f"card:legends-{card}" for card in MARKET}, "compulsory, not from exile"
    with story.changes() as changed:
        story.choose("card:legends-phoenicians")
    assert changed["hand:0"].startswith("+legends-phoenicians +legends-unrest")
    assert changed["play:0"] == "-legends-fortunate-isle", "it is not pinned"
    assert changed["exile"] == "+legends-fortunate-isle"
    assert "discard:0" not in changed
    assert story.counter("actions:0") == 2
    assert not legends(hands=["fortunate-isle"], empires=[0]).offers("card:legends-fortunate-isle")


@rule("imperium:KW-EXILE-6", "imperium:Q-19")
def test_an_exiled_isle_is_a_region_for_whoever_may_take_it() -> None:
    story = legends(hands=["macedonians"], exile="fortunate-isle")
    story.choose("card:legends-macedonians")
    assert story.options() == ("card:legends-fortunate-isle", "card:legends-rainforest")


@rule("imperium:KW-HISTORY-1")
def test_sacred_grove_gives_progress_and_goes_into_history() -> None:
    story = legends(hands=["sacred-grove, moor, plain"], discards=["island"])
    story.choose("card:legends-sacred-grove")
    assert story.counter("progress:0") == 1
    assert story.options() == ("card:legends-moor", "card:legends-plain", "done"), "from hand, if you like"
    with story.changes() as changed:
        story.choose("card:legends-moor")
    moved = {"hand:0": "-legends-moor", "play:0": "-legends-sacred-grove"}
    assert changed == {**moved, "history:0": "+legends-moor +legends-sacred-grove"}
    story = legends(hands=["sacred-grove, moor"])
    with story.changes() as changed:
        story.choose("card:legends-sacred-grove", "done")
    assert changed == {
        "hand:0": "-legends-sacred-grove",
        "history:0": "+legends-sacred-grove",
        "progress:0": "0 to 1",
        "actions:0": "3 to 2",
    }


@pytest.mark.parametrize(
    ("pools", "worth"),
    [
        ([(0, 0, 3), (9, 1, 2), (0, 0, 0)], 3 + 4),
        ([(0, 0, 3), (9, 1, 3), (0, 0, 2)], 3 + 2),
        ([(9, 1, 0), (0, 0, 0), (0, 0, 1)], 0),
    ],
)
def test_sacred_grove_counts_players_with_less_progress(
    pools: list[tuple[int, int, int]], worth: int
) -> None:
    story = legends(phase="final", decks=["", "", ""], pools=pools, histories=["sacred-grove", "", ""])
    assert story.result.points[0] == worth


def test_points_of_regions() -> None:
    position = {"phase": "final", "decks": ["", ""]}
    assert legends(hands=["fortunate-isle"], **position).result.points[0] == 2
    assert legends(hands=["fortified-region"], **position).result.points[0] == 1
    nothing = "mountain, plain, moor, island, lakes, highlands, lowlands, grassland, peninsula, archipelago"
    assert legends(hands=[nothing], **position).result.points[0] == 0


# --- protection -------------------------------------------------------------------------------------------


def corruption(**position: object) -> Story:
    """Seat 0 attacks seat 1, who has a Fortified Region."""
    position = {"pools": [(0, 0, 0), (0, 1, 0)], **position}
    story = legends(hands=["corruption"], plays=["", "fortified-region"], empires=[0], **position)
    return story.choose("card:legends-corruption")


@rule("imperium:KW-ATTACK-3", "imperium:KW-ATTACK-6")
def test_fortified_region_protects_for_population_and_exhaustion() -> None:
    story = corruption()
    assert story.asked == (1, "imperium-ask-shield", "imperium:KW-ATTACK-4")
    assert story.options() == ("card:legends-fortified-region", "done")
    with story.changes() as changed:
        story.choose("card:legends-fortified-region", "choice:yes")
    assert changed["exhaustion:1"] == "5 to 4"
    assert changed["exhausted:legends-fortified-region"] == "0 to 1"
    assert changed["population:1"] == "1 to 0"
    assert unrest(story) == [0, 0]
    assert story.cards("play:1") == ("legends-fortified-region",), "it stays"
    assert unrest(corruption().choose("done")) == [0, 1]


@rule("imperium:KW-ATTACK-6", "imperium:KW-PAY-2")
@pytest.mark.parametrize(
    "position",
    [
        {"pools": [(0, 0, 0), (9, 0, 0)]},
        {"exhaustion": 0},
        {"exhausted": "legends-fortified-region"},
    ],
)
def test_fortified_region_needs_its_whole_price(position: dict[str, object]) -> None:
    assert unrest(corruption(**position)) == [0, 1], "nobody is asked"


@rule("imperium:KW-PAY-3")
def test_fortified_region_takes_progress_for_population() -> None:
    story = corruption(pools=[(0, 0, 0), (0, 0, 1)])
    with story.changes() as changed:
        story.choose("card:legends-fortified-region", "choice:yes")
    assert changed["progress:1"] == "1 to 0"


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "pay 1 [population] and exhaust this card"),
        ("hu", "fizess 1 [population] jelölőt, és merítsd ki ezt a lapot"),
    ],
)
def test_the_words_of_fortified_region_say_its_whole_price(lang: str, said: str) -> None:
    text = GAME.text(lang)
    assert said in GAME.faces["legends-fortified-region"].body(text)
