"""The cards of the Barbarians, and Pillory, which is like their Raid."""

import pytest

from regnum.testing import rule

from .scene import card, did, goods, hand, locations, scene, vp


@rule("settlers:CARD-RABBLE-1", "settlers:Q-24", "settlers:Q-15")
def test_rabble_razes_an_own_common_location() -> None:
    story = scene(
        "barbarians, romans",
        hands=["mill"],
        empires=["rabble, armorer, ruins, raid"],
        goods=["2 worker"],
        defended=(card("armorer"),),
    )
    assert did(story, "choice:activate", "card:rabble-1") == {
        "production:0": "-armorer-1",
        "foundations:0": "+armorer-1",
        "worker:0": "2 to 0",
        "stone:0": "0 to 1",
        "wood:0": "0 to 1",
        "vp:0": "0 to 2",  # the raze field, and Raid
        "used:rabble-1": "0 to 1",
        "on-worker:rabble-1": "0 to 2",
        "defended:armorer-1": "1 to 0",
    }
    none = scene("barbarians, romans", hands=["mill"], empires=["rabble, ruins"], goods=["2 worker"])
    assert not none.offers("choice:activate")


@rule("settlers:CARD-RABBLE-1")
def test_rabble_leaves_faction_locations_alone_even_with_a_raze_field() -> None:
    story = scene("barbarians, romans", empires=["rabble, farm, village, armorer"], goods=["2 worker"])
    story.choose("choice:activate", "card:rabble-1")
    assert story.options() == ("card:village-1", "card:armorer-1")
    alone = scene("barbarians, romans", empires=["rabble, farm"], goods=["2 worker"])
    assert not alone.offers("choice:activate")


@rule("settlers:CARD-PACK-1")
def test_pack_takes_one_good_of_a_raze_field() -> None:
    story = scene(
        "barbarians, romans", empires=["pack, raid", "armorer, castle, ruins, builder"], goods=["2 worker"]
    )
    story.choose("choice:activate", "card:pack-1")
    assert story.options() == ("card:armorer-1", "card:castle-1")
    story.choose("card:armorer-1")
    assert story.options() == ("resource:stone", "resource:vp")
    story.choose("resource:stone")
    assert goods(story) == "1 stone, 1 worker"
    assert vp(story) == 0  # nothing was razed
    story.choose("choice:again", "card:castle-1", "choice:common")
    assert len(hand(story)) == 1
    assert locations(story, 1) == ("armorer-1", "castle-1", "ruins-1", "builder-1")
    none = scene("barbarians, romans", empires=["pack", "ruins, builder"], goods=["worker"])
    assert not none.offers("choice:activate")


@rule("settlers:CARD-MISSION-1")
def test_mission_draws_two_and_keeps_one() -> None:
    story = scene(
        "barbarians, romans", empires=["mission"], goods=["worker"], top="mill", faction_tops=["raid"]
    )
    story.choose("choice:activate", "card:mission", "choice:faction", "choice:common")
    assert story.options() == ("card:mill", "card:raid-1")
    assert story.zone("hand:0", seat=1).cards is None
    story.choose("card:mill")
    assert hand(story) == ("mill",)
    assert story.cards("discard:0") == ("raid-1",)
    assert goods(story) == ""
    assert not scene("barbarians, romans", empires=["mission"]).offers("choice:activate")


@rule("settlers:CARD-ROBBERS-1")
def test_robbers_discard_a_board_deal_or_a_route_deal() -> None:
    story = scene(
        "barbarians, japanese, romans",
        empires=["robbers", "", "spies"],
        deals=["", "farm"],
        routes=((1, card("spies"), card("casino")),),
        goods=["2 worker"],
    )
    story.choose("choice:activate", "card:robbers")
    assert story.options() == ("card:farm-1", "card:spies")
    story.choose("card:spies", "choice:common")
    assert story.state.routes == ()
    assert story.cards("discard:1") == ("casino",)
    assert locations(story, 2) == ("spies",)
    assert vp(story) == 1
    assert len(hand(story)) == 1
    assert story.asked.seat == 1  # no second card
    assert goods(story) == ""
    assert not scene("barbarians, romans", empires=["robbers"], goods=["2 worker"]).offers("choice:activate")


@rule("settlers:CARD-DARK-CHAPEL-1")
def test_dark_chapel_needs_one_token_for_the_hand_and_more_for_locations() -> None:
    def offered(tokens: int) -> tuple[str, ...]:
        story = scene(
            "barbarians, japanese",
            hands=["mill, raid"],
            empires=["dark-chapel", "armorer, farm, gate, village"],
            goods=[f"{tokens} raze"],
            defended=(card("armorer"),),
            samurai=(card("farm"),),
        )
        return story.choose("choice:activate", "card:dark-chapel-1").options()

    assert offered(1) == ("card:mill",)
    assert offered(2) == ("card:mill", "card:village-1")
    assert offered(3) == ("card:mill", "card:village-1", "card:armorer-1", "card:farm-1")
    assert not scene("barbarians, romans", hands=["mill"], empires=["dark-chapel"]).offers("choice:activate")


@rule("settlers:CARD-DARK-CHAPEL-1", "settlers:CARD-DARK-CHAPEL-2", "settlers:Q-14")
def test_dark_chapel_exchanges_goods_received() -> None:
    story = scene(
        "barbarians, romans",
        empires=["dark-chapel, raid", "armorer"],
        goods=["3 raze"],
        defended=(card("armorer"),),
    )
    story.choose("choice:activate", "card:dark-chapel-1")
    target = "card:armorer-1"
    assert story.options() == (target,)
    story.choose(target)
    assert vp(story) == 2  # the raze field, and Raid
    assert story.options() == ("done", "resource:stone", "resource:vp")
    story.choose("resource:vp", "resource:stone")
    assert vp(story) == 2 - 1 + 4
    assert goods(story) == ""
    assert story.counter("on-raze:dark-chapel-1") == 3
    assert story.cards("foundations:1") == ("armorer-1",)


@rule("settlers:CARD-DARK-CHAPEL-2", "settlers:Q-14")
def test_dark_chapel_exchanges_drawn_cards_too() -> None:
    story = scene(
        "barbarians, romans",
        hands=["castle, ruins"],
        empires=["dark-chapel"],
        goods=["raze"],
        top="mill, village",
    )
    story.choose("choice:activate", "card:dark-chapel-1", "card:castle-1", "choice:common", "choice:common")
    assert story.options() == ("card:mill", "card:village-1", "done")  # not Ruins, which was there before
    story.choose("card:mill", "done")
    assert vp(story) == 2
    assert hand(story) == ("village-1", "ruins-1")
    assert story.cards("discard") == ("castle-1", "mill")


@rule("settlers:CARD-SABOTEURS-1")
def test_saboteurs_take_a_resource_from_a_supply() -> None:
    story = scene(
        "barbarians, romans, egyptians",
        empires=["saboteurs", "sawmill"],
        goods=["worker", "wood, stone, 3 gold", "5 gold, 5 worker"],
        on=((card("sawmill"), 2),),
    )
    story.choose("choice:activate", "card:saboteurs-1")
    assert story.options() == ("resource:wood", "resource:stone")
    story.choose("resource:stone")
    assert goods(story) == "1 stone"
    assert goods(story, 1) == "1 wood, 3 gold"
    poor = scene("barbarians, romans", empires=["saboteurs"], goods=["worker", "5 gold"])
    assert not poor.offers("choice:activate")


@rule("settlers:CARD-RAID-1")
@pytest.mark.parametrize("feature", ["raid", "pillory"])
def test_raid_and_pillory_reward_every_razing(feature: str) -> None:
    from_hand = scene("barbarians, romans", hands=["village"], empires=[feature], goods=["raze"])
    from_hand.choose("choice:raze-hand", "card:village-1")
    assert vp(from_hand) == 1
    opponent = scene("barbarians, romans", empires=[feature, "village"], goods=["2 raze"])
    opponent.choose("choice:raze")
    assert vp(opponent) == 1
    chapel = scene(
        "barbarians, romans", hands=["village"], empires=[f"{feature}, dark-chapel"], goods=["raze"]
    )
    chapel.choose("choice:activate", "card:dark-chapel-1", "card:village-1", "done")
    assert vp(chapel) == 1


@rule("settlers:CARD-RAID-1", "settlers:Q-15")
def test_pillory_rewards_chariot_builder_but_neither_removal_nor_sanctuary() -> None:
    chariot = scene("egyptians, romans", empires=["pillory, chariot-builder", "village"], goods=["raze"])
    chariot.choose("choice:activate", "card:chariot-builder")
    assert vp(chariot) == 1
    engineers = scene("romans, barbarians", empires=["pillory, engineers", "village"], goods=["2 worker"])
    engineers.choose("choice:activate", "card:engineers")
    assert vp(engineers) == 1  # that of Engineers itself
    sanctuary = scene("egyptians, romans", hands=["mill"], empires=["pillory, sanctuary"], goods=["worker"])
    sanctuary.choose("choice:activate", "card:sanctuary-1", "card:mill")
    assert vp(sanctuary) == 1  # that of Sanctuary itself
