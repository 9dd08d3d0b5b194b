"""The cards of the Romans."""

import pytest

from regnum.testing import rule

from .scene import card, did, goods, hand, locations, scene, vp


@rule("settlers:CARD-SPIES-1", "settlers:CARD-SPIES-2")
def test_spies_move_a_board_deal() -> None:
    story = scene(
        "romans, japanese",
        empires=["spies, gardens", "dojo"],
        deals=["", "farm, casino"],
        routes=((1, card("gardens"), card("shrine")),),
        goods=["worker"],
    )
    story.choose("choice:activate", "card:spies")
    assert story.options() == ("card:farm-1", "card:casino")  # no route deal
    assert did(story, "card:casino") == {"deals:0": "+casino", "deals:1": "-casino", "vp:0": "0 to 1"}
    assert goods(story) == ""


@rule("settlers:CARD-SPIES-1")
def test_a_stolen_deal_produces_for_the_thief() -> None:
    story = scene("romans, japanese", deals=["casino"], phase="production")
    assert goods(story) == "1 wood, 1 stone, 1 gold, 2 worker, 1 raze, 1 defense"
    none = scene("romans, japanese", empires=["spies"], goods=["worker"])
    assert not none.offers("choice:activate")


@rule("settlers:CARD-ENGINEERS-1", "settlers:CARD-GARRISON-1")
def test_engineers_remove_a_location_for_a_point() -> None:
    story = scene(
        "romans, barbarians",
        empires=["engineers", "dark-chapel"],
        goods=["2 worker"],
    )
    assert did(story, "choice:activate", "card:engineers") == {
        "action:1": "-dark-chapel-1",
        "discard:1": "+dark-chapel-1",
        "worker:0": "2 to 0",
        "vp:0": "0 to 1",
        "used:engineers": "0 to 1",
        "on-worker:engineers": "0 to 2",
    }


@rule("settlers:CARD-WAREHOUSES-1", "settlers:CLEANUP-1")
def test_warehouses_store_wood_stone_and_food() -> None:
    story = scene(
        empires=["warehouses"], goods=["3 wood, 2 stone, food, 2 gold, worker, 2 raze"], passed=0b11
    )
    story.choose("number:3", "number:1", "number:1", "number:2")
    assert goods(story) == "3 wood, 1 stone, 1 food, 2 raze"


@rule("settlers:CARD-WAREHOUSES-2")
def test_what_was_stored_stays_when_warehouses_are_lost() -> None:
    story = scene("japanese, romans", empires=["garrison", "warehouses"], goods=["2 raze", "3 wood"])
    story.choose("choice:activate", "card:garrison")
    assert goods(story, 1) == "3 wood"
    story.choose("choice:pass", "choice:pass")
    assert goods(story, 1) == ""


@rule("settlers:CARD-ADMINISTRATION-1", "settlers:GENERAL-15")
def test_administration_rewards_every_faction_location_itself_included() -> None:
    story = scene(hands=["administration"], empires=["ruins"], goods=["2 stone"])
    story.choose("choice:build", "card:administration-1")
    assert story.options() == ("resource:gold", "resource:vp")
    story.choose("resource:vp")
    assert vp(story) == 1
    again = scene(hands=["builder, ruins"], empires=["administration, administration, mill"], goods=["stone"])
    again.choose("choice:build", "card:builder-1", "card:mill", "resource:gold", "resource:vp")
    assert goods(again) == "1 wood, 1 stone, 1 gold"
    assert vp(again) == 1
    common = scene(hands=["ruins"], empires=["administration"])
    common.choose("choice:build", "card:ruins-1")
    assert common.asked.seat == 1


def test_headquarters_reward_gray_locations() -> None:
    story = scene(hands=["headquarters"], empires=["ruins"], goods=["2 stone"])
    story.choose("choice:build", "card:headquarters-1", "resource:gold")  # gray itself
    assert goods(story) == "1 gold"
    brown = scene(hands=["builder"], empires=["headquarters, ruins"], goods=["stone"])
    brown.choose("choice:build", "card:builder-1", "card:ruins-1")
    assert brown.asked.seat == 1


@rule("settlers:CARD-ARCHITECT-1")
@pytest.mark.parametrize(
    ("deck", "kept"),
    [
        ("engineers, spies, gardens", "gardens"),
        ("spies, gardens", "gardens"),
        ("gardens", "gardens"),
        ("", ""),
    ],
)
def test_architect_keeps_one_of_two(deck: str, kept: str) -> None:
    cards = tuple(card(key) for key in deck.split(", ") if key)
    story = scene(empires=["architect"], phase="production", decks=[cards, ()])
    if len(cards) >= 2:
        assert story.options() == ("card:gardens", "card:spies")  # the top two
        assert story.asked == (0, "settlers-ask-keep-looked", "settlers:CARD-ARCHITECT-1")
        assert story.zone("looked", seat=1).cards is None
        story.choose(f"card:{kept}")
    assert hand(story) == tuple(filter(None, [kept]))
    assert len(story.state.decks[0]) == max(0, len(cards) - 1)
    assert locations(story) == ("architect",)
