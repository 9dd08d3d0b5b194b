"""The production phase (PRODUCTION-1 to PRODUCTION-9)."""

import pytest

from regnum.testing import Story, rule

from .scene import GAME, card, did, goods, hand, scene, vp


@rule("settlers:S-04", "settlers:PRODUCTION-2", "settlers:PRODUCTION-3", "settlers:PRODUCTION-4")
@rule("settlers:PRODUCTION-5", "settlers:GENERAL-16", "settlers:JAPAN-11")
def test_board_deals_and_locations_produce() -> None:
    story = scene(
        "japanese, romans",
        deals=["farm, casino"],  # a worker and a gold
        empires=["lords-fields, armorer"],
        phase="production",
    )
    assert goods(story) == "1 wood, 1 food, 1 gold, 5 worker, 2 raze, 1 defense"


@rule("settlers:PRODUCTION-3", "settlers:DEFENSE-1", "settlers:JAPAN-11", "settlers:PRODUCTION-7")
@pytest.mark.parametrize(
    ("faction", "board"),
    [
        ("barbarians", "5 worker, 1 raze, 1 defense"),
        ("japanese", "1 wood, 4 worker, 1 raze, 1 defense"),
        ("romans", "1 wood, 1 stone, 2 worker, 1 raze, 1 defense"),
        ("egyptians", "1 gold, 3 worker, 1 raze, 1 defense"),
    ],
)
def test_in_round_one_only_the_board_produces(faction: str, board: str) -> None:
    other = "romans" if faction != "romans" else "egyptians"
    story = Story.start(GAME, 2, seed=1, factions=f"{faction},{other}")
    while story.view(None).stage != "@settlers-stage-action":
        story.choose(story.options()[0])
    assert goods(story) == board


@rule("settlers:PRODUCTION-1", "settlers:ACTION-1", "settlers:GENERAL-26")
def test_every_phase_begins_with_the_first_player() -> None:
    factions = "romans, barbarians, egyptians"
    story = scene(factions, empires=["watchtower"] * 3, phase="lookout", queue=(), first=1)
    producing, acting, storing = [], [], []
    while story.asked.text == "settlers-ask-deck":
        producing.append(story.asked.seat)
        story.choose("choice:common")
    while story.asked.text == "settlers-ask-turn":
        acting.append(story.asked.seat)
        story.choose("choice:pass")
    while story.asked.text == "settlers-ask-store":
        storing.append(story.asked.seat)
        story.choose("number:0")
    assert producing == acting == storing == [1, 2, 0]


@rule("settlers:PRODUCTION-2", "settlers:PRODUCTION-4")
def test_route_deals_produce_too() -> None:
    story = scene(
        "japanese, romans",
        empires=["", "spies, gardens"],
        routes=((0, card("gardens"), card("farm-1")),),
        phase="production",
    )
    assert goods(story) == "1 wood, 1 food, 4 worker, 1 raze, 1 defense"


@rule("settlers:PRODUCTION-6", "settlers:GENERAL-20")
def test_the_producer_chooses_the_order_of_sources_that_ask_or_draw() -> None:
    story = scene("romans, barbarians", empires=["architect, watchtower, village"], phase="production")
    assert story.asked == (0, "settlers-ask-order", "settlers:GENERAL-20")
    assert story.options() == ("card:watchtower-1", "card:architect")
    assert goods(story) == "1 wood, 1 stone, 3 worker, 1 raze, 1 defense"  # what cannot matter is done
    story.choose("card:architect")
    assert story.asked.text == "settlers-ask-keep-looked"
    story.choose(story.options()[0])
    assert story.asked.text == "settlers-ask-deck"
    story.choose("choice:common")
    assert len(hand(story)) == 2


@rule("settlers:PRODUCTION-6")
def test_the_order_of_like_sources_is_not_asked() -> None:
    story = scene("romans, barbarians", empires=["watchtower-1, watchtower-2"], phase="production")
    assert story.asked.text == "settlers-ask-deck"
    story.choose("choice:common", "choice:faction")
    assert len(hand(story)) == 2
    assert story.view(None).stage == "@settlers-stage-action"


@rule("settlers:PRODUCTION-8", "settlers:CLEANUP-3")
def test_goods_last_until_cleanup_but_cards_and_points_stay() -> None:
    story = scene("romans, barbarians", empires=["monument, town"], phase="production")
    assert vp(story) == 1
    story.choose(
        "choice:pass", "choice:pass", "number:0", "number:0"
    )  # both pass; Romans store no raze, Barbarians no workers
    assert goods(story) == ""
    assert vp(story) == 1


@rule("settlers:PRODUCTION-9", "settlers:ACTION-BUILD-5")
def test_a_location_and_a_deal_produce_at_once() -> None:
    story = scene("barbarians, romans", hands=["town, settlement"], goods=["wood, stone, food"])
    assert did(story, "choice:build", "card:town")["worker:0"] == "0 to 2"
    story.choose("choice:pass")  # the Romans pass
    assert did(story, "choice:deal", "card:settlement-1")["worker:0"] == "2 to 3"


@rule("settlers:GENERAL-4")
def test_the_supply_has_no_limit() -> None:
    story = scene("barbarians, romans", goods=["95 worker"], phase="production")
    assert goods(story) == "100 worker, 1 raze, 1 defense"


@rule("settlers:GENERAL-13")
def test_supplies_are_open_and_hands_are_secret() -> None:
    story = scene(goods=["2 gold"], hands=["mill, ruins"])
    counters = {counter.key: counter.value for counter in story.view(1).counters}
    assert counters["gold:0"] == 2
    assert story.zone("hand:0", seat=1).cards is None
    assert story.zone("hand:0", seat=1).count == 2
    assert story.zone("hand:0", seat=0).cards == ("mill", "ruins-1")
