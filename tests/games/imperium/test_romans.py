"""The Romans, card by card."""

import pytest

from regnum.testing import Story, rule

from .scene import scene

NATIONS = ("romans", "romans", "romans", "romans")
MARKET = ("hills", "elders", "coinage", "armenians", "ionians")


def romans(**position: object) -> Story:
    """Seat 0 is Roman, and so are the others: nobody else's powers disturb."""
    return scene(nations=NATIONS, **{"market": MARKET, **position})  # type: ignore[arg-type]


def empire(**position: object) -> Story:
    """Rome as an empire."""
    return romans(empires=[0], **position)


def test_the_power_cards_count_population() -> None:
    for sides, worth in (("AAAA", 2), ("BBBB", 5)):
        story = romans(sides=sides, phase="final", decks=["", ""], pools=[(9, 11, 0), (0, 0, 0)])
        assert story.result.points[0] == worth


def test_julius_caesar_draws_or_acquires() -> None:
    assert not romans(hands=["julius-caesar"], accessions=[False]).offers("card:romans-julius-caesar")
    story = empire(hands=["julius-caesar"], decks=["oasis, marsh"])
    with story.changes() as changed:
        story.choose("card:romans-julius-caesar", "choice:draw-2")
    assert changed == {
        "hand:0": "-romans-julius-caesar +marsh +oasis",
        "deck:0": "-2",
        "history:0": "+romans-julius-caesar",
    }
    story = empire(hands=["julius-caesar"])
    story.choose("card:romans-julius-caesar", "choice:may-acquire-region-tributary")
    assert story.options() == ("card:hills", "card:armenians", "card:ionians", "done")
    with story.changes() as changed:
        story.choose("card:hills")
    assert changed["hand:0"] == "+hills"
    assert changed["history:0"] == "+romans-julius-caesar"


def test_military_engineering_takes_cards_from_the_others() -> None:
    hands = ["military-engineering, forest, steppe", "oasis, marsh, cape", "river"]
    story = empire(hands=hands, exile="temple")
    story.choose("card:romans-military-engineering", "card:oasis", "card:cape")
    assert set(story.cards("hand:0")) == {"forest", "steppe"}, "only the others discard"
    assert story.cards("hand:1") == ("marsh",)
    assert story.count("hand:2") == 0
    assert story.options() == ("card:coinage", "choice:from-deck", "done"), "not from exile"
    with story.changes() as changed:
        story.choose("card:coinage")
    assert changed["hand:0"] == "+coinage"
    assert changed["discard:0"] == "+romans-military-engineering"
    assert not any(" to " in change for change in changed.values()), "no tokens"


def test_roman_invasion_acquires_and_destroys() -> None:
    story = empire(hands=["roman-invasion"], plays=["dalmatia", "oasis, marsh, city-1"], exile="hittites")
    story.choose("card:romans-roman-invasion")
    assert story.options() == ("card:hills", "card:armenians", "card:ionians", "done"), "not from exile"
    story.choose("card:armenians")
    assert story.asked.seat == 1
    assert set(story.options()) == {"card:marsh", "card:oasis"}
    with story.changes() as changed:
        story.choose("card:marsh")
    assert changed == {
        "play:0": "-romans-roman-invasion",
        "discard:0": "+romans-roman-invasion",
        "play:1": "-marsh",
        "discard:1": "+marsh",
    }
    assert story.cards("play:0") == ("romans-dalmatia",)
    assert "armenians" in story.cards("hand:0")


@rule("imperium:KW-PASSIVE-4")
def test_legions_let_an_empire_conquer_and_hold_more_cards() -> None:
    assert not empire(hands=["conquer"]).offers("card:romans-conquer")
    story = empire(hands=["conquer, advance"], plays=["legions"])
    assert story.offers("card:romans-conquer")
    assert not story.offers("card:romans-advance")
    assert story.counter("hand-size:0") == 6


def test_the_senate_acquires_and_makes_history() -> None:
    story = empire(hands=["the-senate, oasis"], discards=["marsh"], exile="temple")
    story.choose("card:romans-the-senate")
    assert story.options() == ("card:coinage", "done"), "not from exile"
    story.choose("done")
    assert story.options() == ("card:oasis", "done"), "from hand only"
    with story.changes() as changed:
        story.choose("card:oasis")
    left = {"play:0": "-romans-the-senate", "discard:0": "+romans-the-senate"}
    assert changed == {"hand:0": "-oasis", "history:0": "+oasis", **left}


@rule("imperium:ACTIVATE-5", "imperium:KW-HISTORY-3")
def test_rome_the_eternal_city_replaces_the_city_with_its_garrison() -> None:
    key = "card:romans-rome-the-eternal-city"
    assert not empire(hands=["rome-the-eternal-city"]).offers(key)
    story = empire(
        hands=["rome-the-eternal-city"],
        plays=["city-of-rome"],
        garrisons={"romans-city-of-rome": "great"},
    )
    with story.changes() as changed:
        story.choose(key)
    assert changed == {
        "hand:0": "-romans-rome-the-eternal-city",
        "play:0": "-romans-city-of-rome +romans-rome-the-eternal-city",
        "garrison:0:romans-city-of-rome": "-great",
        "history:0": "+great +romans-city-of-rome",
        "actions:0": "3 to 2",
    }


def test_rome_works_at_the_solstice() -> None:
    story = empire(plays=["rome-the-eternal-city"], hands=["", "5 unrest"], phase="refill", turn=1)
    assert set(story.options()) == {"choice:gain-1-materials", "choice:gain-1-population", "choice:draw"}
    with story.changes() as changed:
        story.choose("choice:gain-1-materials")
    assert changed == {"materials:0": "6 to 7", "round": "1 to 2"}


@rule("imperium:KW-ACQUIRE-9")
def test_emperor_trajan_acquires_anything() -> None:
    story = empire(hands=["emperor-trajan"], exile="hittites")
    story.choose("card:romans-emperor-trajan")
    assert set(story.options()) == {f"card:{key}" for key in MARKET}, "compulsory"
    with story.changes() as changed:
        story.choose("card:hills")
    assert changed["hand:0"] == "+hills"
    assert changed["history:0"] == "+romans-emperor-trajan"
    assert not any(" to " in change for change in changed.values()), "no tokens"


@rule("imperium:CARD-PROSPERITY-1")
def test_prosperity_lets_all_draw_and_counts_icons_or_regions() -> None:
    story = romans(
        hands=["prosperity-1"], plays=["oasis, jungle"], decks=["marsh", "cape"], pools=[(0, 0, 0)]
    )
    story.choose("card:romans-prosperity-1", "choice:yes", "choice:yes")
    assert story.cards("hand:0") == ("marsh",)
    assert story.cards("hand:1") == ("cape",)
    with story.changes() as changed:
        story.choose("choice:gain-1-population-in-play-region")
    left = {"play:0": "-romans-prosperity-1", "discard:0": "+romans-prosperity-1"}
    assert changed == {"population:0": "0 to 2", **left}
    story = romans(hands=["prosperity-2"], plays=["oasis, jungle"], pools=[(0, 0, 0)])
    with story.changes() as changed:
        story.choose("card:romans-prosperity-2", "done", "done", "choice:gain-1-materials-in-play-production")
    assert changed["materials:0"] == "0 to 2"


def test_bread_and_circuses_costs_a_card_and_returns_unrest() -> None:
    story = romans(
        plays=["bread-and-circuses"],
        hands=["oasis, forest, unrest-10, unrest-11", "5 unrest"],
        discards=["unrest-12"],
        phase="refill",
        turn=1,
    )
    assert set(story.options()) == {"card:forest", "card:oasis", "card:unrest-10", "card:unrest-11"}
    story.choose("card:oasis")
    assert story.options() == ("card:unrest-10", "card:unrest-11", "done"), "first from hand"
    story.choose("card:unrest-11")
    assert story.options() == ("card:unrest-12", "done"), "then from the discard pile"
    with story.changes() as changed:
        story.choose("card:unrest-12")
    assert changed == {"discard:0": "-unrest-12", "unrest": "+unrest-12", "round": "1 to 2"}
    assert story.cards("hand:0") == ("forest", "unrest-10")


@pytest.mark.parametrize("card", ["gallia-aquitania", "raetia", "dalmatia"])
def test_roman_regions(card: str) -> None:
    story = romans(hands=[f"{card}, unrest-12"], pools=[(0, 0, 0)])
    with story.changes() as changed:
        story.choose(f"card:romans-{card}")
    gained = {"raetia": {"materials:0": "0 to 1"}, "dalmatia": {"population:0": "0 to 1"}}.get(card, {})
    played = {"hand:0": f"-romans-{card}", "play:0": f"+romans-{card}", "actions:0": "3 to 2"}
    assert changed == {**played, **gained}
    assert story.options() == ("card:unrest-12", "done")
    with story.changes() as changed:
        story.choose("card:unrest-12")
    assert changed == {"hand:0": "-unrest-12", f"garrison:0:romans-{card}": "+unrest-12"}


@rule(
    "imperium:S-19", "imperium:CARD-UNREST-1", "imperium:KW-PAY-1", "imperium:KW-PAY-3", "imperium:KW-PAY-4"
)
@rule("imperium:KW-PAY-5", "imperium:KW-PAY-6", "imperium:KW-CHOOSE-2", "imperium:Q-2")
def test_unrest_is_paid_for_in_one_of_three_ways() -> None:
    story = romans(hands=["romans-unrest-2"], pools=[(1, 0, 2)])
    story.choose("card:romans-unrest-2")
    assert set(story.options()) == {"choice:pay-1-population", "choice:pay-3-materials"}
    story.choose("choice:pay-3-materials")
    assert story.options() == ("number:1", "number:2")
    with story.changes() as changed:
        story.choose("number:2")
    assert changed["progress:0"] == "2 to 0"
    assert "materials:0" not in changed
    assert "+romans-unrest-2" in changed["unrest"]
    story = romans(hands=["romans-unrest-2"], pools=[(5, 0, 0)])
    assert story.choose("card:romans-unrest-2").state.pools[0] == (2, 0, 0), "the only way"


@rule("imperium:CARD-UNREST-1", "imperium:KW-DISCARD-1")
def test_unrest_may_cost_two_other_cards() -> None:
    story = romans(hands=["romans-unrest-2, oasis, marsh"], pools=[(0, 0, 0)])
    with story.changes() as changed:
        story.choose("card:romans-unrest-2", "card:oasis")
    assert set(changed["discard:0"].split()) == {"+oasis", "+marsh"}
    assert changed["actions:0"] == "3 to 2"
    assert not romans(hands=["romans-unrest-2, oasis"], pools=[(2, 0, 0)]).offers("card:romans-unrest-2")


@rule("imperium:KW-PAY-2", "imperium:KW-BREAKTHROUGH-1")
def test_advance() -> None:
    assert not romans(hands=["advance"], pools=[(2, 9, 0)]).offers("card:romans-advance")
    story = romans(hands=["advance"], pools=[(3, 0, 0)], exile="temple")
    story.choose("card:romans-advance")
    assert story.options() == ("card:elders", "card:coinage"), "not from exile"
    assert story.counter("materials:0") == 0
    story = romans(hands=["advance"], pools=[(5, 0, 0)], exile="temple")
    story.choose("card:romans-advance", "choice:to-pay-5-materials-break-through-uncivilised-civilised")
    assert story.options() == ("choice:uncivilised", "choice:civilised")
    story.choose("choice:civilised")
    assert story.options() == ("card:coinage", "choice:from-deck")
    with story.changes() as changed:
        story.choose("card:coinage")
    assert changed["hand:0"] == "+coinage"
    assert changed["discard:0"] == "+romans-advance"
    assert not any(" to " in change for change in changed.values()), "no tokens"
    assert story.counter("materials:0") == 0


def test_conquer() -> None:
    assert not romans(hands=["conquer"], pools=[(9, 1, 0)]).offers("card:romans-conquer")
    story = romans(hands=["conquer"], pools=[(0, 2, 0)], exile="hittites")
    story.choose("card:romans-conquer")
    assert story.options() == ("card:hills", "card:armenians", "card:ionians"), "not from exile"
    assert story.counter("population:0") == 0
    story = romans(hands=["conquer"], pools=[(0, 3, 0)], exile="hittites")
    story.choose("card:romans-conquer", "choice:to-pay-3-population-break-through-region-tributary")
    assert set(story.options()) == {"choice:region", "choice:tributary"}
    story.choose("choice:tributary")
    assert story.options() == ("card:armenians", "card:ionians", "choice:from-deck")
    with story.changes() as changed:
        story.choose("card:ionians")
    assert changed["hand:0"] == "+ionians"
    assert changed["discard:0"] == "+romans-conquer"
    assert not any(" to " in change for change in changed.values()), "no tokens"
    assert story.counter("population:0") == 0


def test_triumvirate() -> None:
    story = romans(hands=["triumvirate"], exile="town-1")
    story.choose("card:romans-triumvirate")
    assert story.options() == ("card:elders", "choice:from-deck"), "compulsory"
    with story.changes() as changed:
        story.choose("card:elders")
    assert changed["hand:0"] == "+elders"
    assert changed["history:0"] == "+romans-triumvirate"
    assert not any(" to " in change for change in changed.values()), "no tokens"


def test_city_of_rome() -> None:
    story = romans(plays=["city-of-rome"], hands=["oasis", "5 unrest"], phase="refill", turn=1)
    assert story.options() == ("card:oasis", "done")
    with story.changes() as changed:
        story.choose("card:oasis")
    assert changed == {"hand:0": "-oasis", "discard:0": "+oasis"}
    assert set(story.options()) == {"choice:gain-1-materials", "choice:gain-1-population", "choice:draw"}
    with story.changes() as changed:
        story.choose("choice:gain-1-materials")
    assert changed == {"materials:0": "6 to 7", "round": "1 to 2"}


@rule("imperium:KW-ACQUIRE-5", "imperium:KW-RECALL-3")
def test_roman_expansion_acquires_twice_and_drives_back_the_others() -> None:
    story = romans(
        hands=["roman-expansion"],
        plays=["dalmatia", "oasis, marsh, city-1"],
        small={"region": "jungle, cape"},
        exile="forest",
    )
    story.choose("card:romans-roman-expansion")
    assert story.cards("hand:0") == ("hills",), "compulsory, and only one could be acquired"
    assert story.options() == ("card:jungle", "done"), "a newly revealed card may be next"
    story.choose("card:jungle")
    assert story.asked.seat == 1
    assert set(story.options()) == {"card:marsh", "card:oasis"}
    with story.changes() as changed:
        story.choose("card:marsh")
    assert changed == {
        "play:0": "-romans-roman-expansion",
        "history:0": "+romans-roman-expansion",
        "play:1": "-marsh",
        "hand:1": "+marsh",
    }
    assert story.cards("play:0") == ("romans-dalmatia",)
