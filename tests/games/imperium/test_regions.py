"""The region commons, card by card."""

import pytest

from regnum.testing import Story, rule

from .scene import scene

ROMANS = ("romans",) * 4
MARKET = ("jungle", "elders", "coinage", "armenians", "ionians")
TAKEN = {"jungle": (0, 0, 1), "elders": (0, 0, 1), "coinage": (0, 0, 1), "armenians": (0, 0, 1)}


def settle(card: str, **position: object) -> Story:
    """Play a region; only Ionians can be exiled."""
    position = {"market": MARKET, "tokens": TAKEN, "pools": [(0, 0, 0), (0, 0, 0)], **position}
    story = scene(hands=[f"{card}, unrest-12"], **position)  # type: ignore[arg-type]
    return story.choose(f"card:{card}")


def settles(story: Story, card: str) -> None:
    """Ionians has been exiled, nothing but the garrison is left to ask, and the region stays in play."""
    assert story.cards("exile") == ("ionians",)
    assert story.asked.text == "imperium-ask-garrison"
    assert story.offers("done")
    with story.changes() as changed:
        story.choose("card:unrest-12")
    assert changed == {"hand:0": "-unrest-12", f"garrison:0:{card}": "+unrest-12"}
    assert story.cards("play:0") == (card,)


@rule(
    "imperium:KW-EXILE-2",
    "imperium:KW-EXILE-3",
    "imperium:KW-EXILE-4",
    "imperium:KW-GARRISON-1",
    "imperium:Q-17",
)
@rule(
    "imperium:KW-PINNED-1",
    "imperium:KW-PINNED-2",
    "imperium:MARKET-2",
    "imperium:MARKET-4",
    "imperium:MARKET-5",
)
@pytest.mark.parametrize("card", ["forest", "oasis", "steppe", "cape", "wilderness"])
def test_a_plain_region_exiles_a_market_card_and_may_hold_a_garrison(card: str) -> None:
    story = settle(card, main="hittites, aksumites")
    assert story.asked.text == "imperium-ask-garrison", "only Ionians has no token: it is exiled"
    assert story.cards("market:4") == ("hittites",)
    assert story.cards("tucked:4")
    assert story.options() == ("card:unrest-12", "done")
    settles(story, card)


@rule("imperium:S-17", "imperium:TIME-3")
def test_nothing_is_exiled_where_all_cards_carry_tokens() -> None:
    story = settle("river", tokens={**TAKEN, "ionians": (1, 0, 0)}, discards=["hills"])
    story.choose("card:hills")
    assert story.cards("exile") == ()
    assert story.asked.text == "imperium-ask-garrison"


@pytest.mark.parametrize(
    ("card", "gained"),
    [
        ("jungle", {"population:0": "0 to 1"}),
        ("mountain", {"materials:0": "0 to 3"}),
        ("hills", {"population:0": "0 to 1"}),
        ("marsh", {"materials:0": "0 to 2"}),
    ],
)
def test_regions_that_give_tokens(card: str, gained: dict[str, str]) -> None:
    market = ("coast", "elders", "coinage", "armenians", "ionians")
    tokens = {"coast": (0, 0, 1), "elders": (0, 0, 1), "coinage": (0, 0, 1)}
    story = scene(hands=[f"{card}, unrest-12"], market=market, tokens=tokens, pools=[(0, 0, 0)])
    with story.changes() as changed:
        story.choose(f"card:{card}")
    assert changed == {**gained, "hand:0": f"-{card}", "play:0": f"+{card}", "actions:0": "3 to 2"}
    assert story.options() == ("card:armenians", "card:ionians"), "tokens first, then a card must be exiled"
    story.choose("card:ionians")
    settles(story, card)


def test_coast_draws_a_card() -> None:
    story = scene(hands=["coast, unrest-12"], decks=["marsh, hills"], market=MARKET)
    with story.changes() as changed:
        story.choose("card:coast")
    assert changed["hand:0"] == "-coast +marsh"
    assert story.asked.text == "imperium-ask-exile-market"
    assert not story.offers("done")
    story.choose("card:ionians")
    assert story.options() == ("card:marsh", "card:unrest-12", "done")
    settles(story, "coast")


@pytest.mark.parametrize("card", ["floodplain", "river"])
def test_regions_that_make_history(card: str) -> None:
    story = settle(card, discards=["hills, marsh"])
    assert story.options() == ("card:hills", "card:marsh", "done"), "from the discard pile only"
    assert story.cards("exile") == ()
    with story.changes() as changed:
        story.choose("card:marsh")
    assert changed["history:0"] == "+marsh"
    settles(story, card)
    story = settle(card, discards=["hills"])
    story.choose("done")
    assert story.cards("history:0") == ()


def test_woodland_puts_a_discarded_card_on_the_deck() -> None:
    story = settle("woodland", discards=["hills, marsh"])
    assert story.options() == ("card:hills", "card:marsh", "done")
    assert story.cards("exile") == ()
    with story.changes() as changed:
        story.choose("card:marsh")
    assert changed["deck-top:0"] == "+marsh"
    assert changed["discard:0"] == "-marsh"
    settles(story, "woodland")
    story = settle("woodland", discards=["hills"])
    story.choose("done")
    assert story.cards("discard:0") == ("hills",)
    assert story.cards("exile") == ("ionians",)


@rule("imperium:CARD-RECALLSHIELD-1", "imperium:KW-RECALL-2", "imperium:S-21", "imperium:KW-GARRISON-3")
@pytest.mark.parametrize("card", ["wilderness", "cape"])
def test_some_regions_are_recalled_to_avoid_an_attack(card: str) -> None:
    story = scene(
        nations=ROMANS, hands=["corruption"], plays=["", card], garrisons={card: "town-1"}, empires=[0]
    )
    story.choose("card:corruption")
    assert story.asked.seat == 1
    with story.changes() as changed:
        story.choose(f"card:{card}")
    assert set(changed["hand:1"].split()) == {f"+{card}", "+town-1"}
    assert "exhaustion:1" not in changed
    with story.changes() as changed:
        story.choose("choice:yes")
    assert "hand:1" not in changed, "no unrest"
    assert story.counter("materials:1") == 8, "the helpful part is kept"


def test_whoever_does_not_use_a_protection_suffers() -> None:
    story = scene(nations=ROMANS, hands=["corruption"], plays=["", "cape"], empires=[0])
    with story.changes() as changed:
        story.choose("card:corruption", "done")
    assert changed["hand:1"].startswith("+unrest")


@rule("imperium:KW-ATTACK-3")
def test_a_protected_player_may_let_a_part_happen() -> None:
    story = scene(nations=ROMANS, hands=["corruption"], plays=["", "cape"], empires=[0])
    with story.changes() as changed:
        story.choose("card:corruption", "card:cape", "done")
    assert "+unrest" in changed["hand:1"]


@rule("imperium:S-34", "imperium:CARD-SACREDPASS-1", "imperium:CARD-SACREDPASS-2", "imperium:KW-LOOK-1")
@rule("imperium:KW-LOOK-4", "imperium:KW-NATIONDECK-1", "imperium:Q-12")
def test_sacred_pass_swaps_with_the_nation_deck() -> None:
    story = scene(hands=["hills"], plays=["sacred-pass"], nation_decks=["raetia"])
    story.choose("card:sacred-pass", "choice:yes")
    assert story.zone("nation-known:0", seat=0).cards == ("romans-raetia",)
    with story.changes() as changed:
        story.choose("card:hills")
    assert changed["hand:0"] == "-hills +romans-raetia"
    assert changed["discard:0"] == "+sacred-pass"
    assert story.cards("accession:0") == ("romans-julius-caesar",)
    assert story.zone("nation-known:0", seat=0).cards == ("hills",)
    assert "Hills" not in str(story.log(1))

    story = scene(hands=["hills"], plays=["sacred-pass"], nation_decks=[""])
    with story.changes() as changed:
        story.choose("card:sacred-pass")
    assert set(changed) == {"exhaustion:0", "exhausted:sacred-pass"}, "never with the last card"


def test_sacred_pass_may_only_look() -> None:
    story = scene(hands=["hills"], plays=["sacred-pass"], nation_decks=["raetia"])
    story.choose("card:sacred-pass", "choice:yes", "done")
    assert story.cards("play:0") == ("sacred-pass",)
    assert story.asked.text == "imperium-ask-activate"
