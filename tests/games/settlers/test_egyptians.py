"""The cards of the Egyptians."""

import pytest

from regnum.testing import Story, rule

from .scene import card, did, goods, hand, locations, scene, vp

RA = "temple-of-ra"


@rule("settlers:CARD-DESERT-1", "settlers:ACTION-BUILD-8")
def test_desert_is_free_but_costs_the_action() -> None:
    story = scene("egyptians, romans", hands=["desert"])
    story.choose("choice:build", "card:desert", "choice:common", "choice:faction")
    assert locations(story) == ("desert",)
    assert len(hand(story)) == 2
    assert story.asked.seat == 1


@rule("settlers:CARD-DESERT-2")
def test_desert_makes_an_opponent_discard_a_card_of_own_choice() -> None:
    story = scene(
        "egyptians, romans, barbarians", hands=["mill, ruins", "castle, village"], empires=["desert"]
    )
    story.choose("choice:activate", "card:desert", "card:mill", "seat:1")
    assert story.asked == (1, "settlers-ask-made-to-discard", "settlers:CARD-DESERT-2")
    assert story.options() == ("card:village-1", "card:castle-1")
    story.choose("card:castle-1")
    assert story.cards("discard") == ("mill", "castle-1")
    assert vp(story) == 1
    assert goods(story) == ""
    assert not scene("egyptians, romans", empires=["desert"]).offers("choice:activate")


@rule("settlers:CARD-DESERT-2", "settlers:Q-11")
def test_desert_may_name_an_opponent_without_cards() -> None:
    story = scene("egyptians, romans", hands=["mill, ruins"], empires=["desert"])
    story.choose("choice:activate", "card:desert", "card:mill")
    assert vp(story) == 1


@rule("settlers:CARD-CHARIOT-BUILDER-1")
def test_chariot_builder_razes_whatever_protects() -> None:
    story = scene(
        "egyptians, japanese",
        empires=["chariot-builder", "farm, gate"],
        goods=["raze"],
        samurai=(card("farm"),),
    )
    story.choose("choice:activate", "card:chariot-builder")
    assert story.cards("discard:1") == ("farm-1",)
    assert vp(story) == 1
    assert goods(story) == ""
    none = scene("egyptians, romans", empires=["chariot-builder", "ruins, builder"], goods=["raze"])
    assert not none.offers("choice:activate")


@rule("settlers:S-21", "settlers:CARD-OASIS-1")
def test_oasis_gains_a_worker_for_each_pair_up_to_four_a_round() -> None:
    story = scene(
        "romans, egyptians", empires=["", "oasis"], goods=["8 worker"], reacted=(card("oasis"),) * 2
    )
    story.choose("choice:work", "resource:wood")
    assert goods(story, 1) == "1 worker"
    story.choose("resource:wood", "resource:wood", "resource:wood")
    assert goods(story, 1) == "2 worker"


@rule("settlers:CARD-OASIS-1", "settlers:Q-22")
def test_oasis_works_after_its_owner_passed_but_not_for_its_owner() -> None:
    story = scene("romans, egyptians", empires=["", "oasis"], goods=["2 worker"], passed=0b10)
    story.choose("choice:work", "resource:wood")
    assert goods(story, 1) == "1 worker"
    own = scene("egyptians, romans", empires=["oasis"], goods=["2 worker"])
    own.choose("choice:work", "resource:wood")
    assert goods(own) == "1 wood"


@rule("settlers:CARD-OASIS-1")
def test_oasis_gains_nothing_when_two_workers_pay_for_an_activation() -> None:
    story = scene("romans, egyptians", empires=["engineers", "oasis, ruins"], goods=["2 worker"])
    story.choose("choice:activate", "card:engineers", "card:ruins-1")
    assert goods(story) == ""
    assert goods(story, 1) == ""


@rule("settlers:CARD-SANCTUARY-1", "settlers:FOUNDATION-2")
def test_sanctuary_turns_a_common_hand_card_into_a_foundation() -> None:
    story = scene(
        "egyptians, romans", hands=["mill, oasis"], empires=["sanctuary, pillory"], goods=["worker"]
    )
    assert did(story, "choice:activate", "card:sanctuary-1", "card:mill") == {
        "hand:0": "-mill",
        "foundations:0": "+mill",
        "worker:0": "1 to 0",
        "stone:0": "0 to 1",
        "vp:0": "0 to 1",
        "used:sanctuary-1": "0 to 1",
        "on-worker:sanctuary-1": "0 to 1",
    }
    none = scene("egyptians, romans", hands=["oasis"], empires=["sanctuary"], goods=["worker"])
    assert not none.offers("choice:activate")


# --- Temple of Ra ------------------------------------------------------------------------------------


@rule(
    "settlers:S-27",
    "settlers:CARD-TEMPLE-OF-RA-1",
    "settlers:CARD-TEMPLE-OF-RA-3",
    "settlers:CARD-TEMPLE-OF-RA-4",
)
def test_a_location_taken_over_for_a_round() -> None:
    castle = card("castle")
    story = scene(
        "egyptians, romans",
        hands=["pyramid, golden-bazaar", "builder"],
        empires=[RA, "castle"],
        goods=["2 worker", "stone, 2 worker"],
        used=(castle,),
    )
    assert did(story, "choice:activate", f"card:{RA}") == {f"used:{RA}": "0 to 1", "taken:castle-1": "0 to 1"}
    assert story.asked.seat == 1
    assert not story.offers("choice:build")  # the owner may not discard it
    assert not story.offers("choice:activate")
    story.choose(
        "choice:work",
        "resource:wood",
    )
    story.choose("choice:activate", "card:castle-1", "choice:common")
    assert story.asked.seat == 1  # no third activation
    story.choose("choice:pass")
    story.choose("choice:build", "card:golden-bazaar")  # the only ground is Temple of Ra itself
    assert locations(story) == ("golden-bazaar",)
    story.choose("choice:pass")
    assert story.state.round == 2
    assert story.state.taken == ()
    assert locations(story, 1) == ("castle-1",)


@rule("settlers:CARD-TEMPLE-OF-RA-1", "settlers:GENERAL-22")
def test_features_and_colours_count_for_who_took_the_location_over() -> None:
    story = scene(
        "egyptians, romans",
        hands=["johnny-the-hunter", "brewer"],
        empires=[RA, "mill"],
        goods=["wood", "wood"],
    )
    story.choose("choice:activate", f"card:{RA}")
    story.choose("choice:build", "card:brewer")
    assert goods(story, 1) == ""  # the owner's Mill does not react
    assert vp(story, 1) == 0
    story.choose("choice:build", "card:johnny-the-hunter")
    assert goods(story) == "1 gold"
    assert vp(story) == 1


@rule("settlers:CARD-TEMPLE-OF-RA-2")
def test_a_production_location_does_not_produce_when_taken_over() -> None:
    story = scene("egyptians, romans", empires=[RA, "town"])
    story.choose("choice:activate", f"card:{RA}")
    assert goods(story) == ""
    porters = scene("egyptians, romans", empires=[f"{RA}, porters", "town"], goods=["food"], taken="town")
    porters.choose("choice:activate", "card:porters")
    assert goods(porters) == "2 worker"  # but it is one's own production location now


@rule("settlers:CARD-TEMPLE-OF-RA-4")
def test_a_location_that_was_used_up_cannot_be_activated() -> None:
    joiner = card("joiner")
    story = scene(
        "egyptians, romans", empires=[RA, "joiner"], goods=["wood, worker"], used=(joiner,), taken="joiner"
    )
    assert not story.offers("choice:activate")


@rule("settlers:CARD-TEMPLE-OF-RA-5")
def test_razed_by_a_third_player_the_egyptian_gains_the_wood() -> None:
    story = scene(
        "romans, egyptians, barbarians",
        empires=["", RA, "armorer"],
        goods=["2 raze"],
        taken="armorer",
    )
    assert did(story, "choice:raze") == {
        "production:2": "-armorer-1",
        "foundations:2": "+armorer-1",
        "raze:0": "2 to 0",
        "stone:0": "0 to 1",
        "vp:0": "0 to 1",
        "wood:1": "0 to 1",
        "taken:armorer-1": "2 to 0",
    }


def taken(story: Story) -> dict[str, int]:
    """The locations with an Egypt token, and the seat that each counts as."""
    markers = [counter for counter in story.view(None).counters if counter.key.startswith("taken:")]
    return {counter.key.removeprefix("taken:"): counter.value - 1 for counter in markers}


@rule("settlers:CARD-TEMPLE-OF-RA-1", "settlers:Q-29", "settlers:CARD-TRAVELLING-JUGGLERS-1")
def test_temple_of_ra_that_was_cleared_takes_over_another_location() -> None:
    story = scene(
        "egyptians, romans, barbarians",
        hands=["johnny-the-hunter"],
        empires=[f"{RA}, travelling-jugglers", "mill, town", "castle"],
        goods=["wood, 2 worker", "8 worker", "8 worker"],
    )
    for mine in ((RA, "mill"), ("travelling-jugglers",), (RA, "castle-1")):
        story.choose("choice:activate", *[f"card:{key}" for key in mine])
        story.choose("choice:work", "resource:food", "done", "choice:work", "resource:food", "done")
    assert taken(story) == {"mill": 0, "castle-1": 0}
    assert story.state.locations(1) == (card("town"),)
    assert story.state.locations(2) == ()
    story.choose("choice:build", "card:johnny-the-hunter")
    assert vp(story) == 1  # from Mill
    story.choose("choice:work", "resource:food", "choice:work", "resource:food")
    story.choose("choice:activate", "card:castle-1", "choice:faction")
    assert len(hand(story)) == 1


@rule("settlers:CARD-TEMPLE-OF-RA-1", "settlers:Q-29", "settlers:CARD-ROYAL-BATHS-1")
def test_there_are_four_egypt_tokens() -> None:
    story = scene(
        "egyptians, romans",
        empires=[f"{RA}, royal-baths", "mill, ruins, castle, joiner, town"],
        goods=["gold", "6 worker"],
        taken="mill, ruins, castle",
    )
    story.choose("choice:activate", f"card:{RA}")
    assert story.options() == ("card:town", "card:joiner-1")  # what is taken over is no opponent's
    story.choose("card:joiner-1")
    assert set(taken(story)) == {"mill", "ruins-1", "castle-1", "joiner-1"}
    story.choose("choice:work", "resource:food", "done", "choice:activate", "card:royal-baths-1")
    story.choose("choice:work", "resource:food", "done")
    assert story.state.used == (card("royal-baths"),)
    assert not story.offers("choice:activate")  # Town is left, but no token


@rule("settlers:CLEANUP-5", "settlers:Q-29")
def test_all_that_was_taken_over_is_given_back_at_cleanup() -> None:
    story = scene(
        "egyptians, romans, barbarians",
        empires=[RA, "mill, castle", "pillory, joiner"],
        taken="mill, castle, pillory, joiner",
        passed=0b110,
    )
    before = scene("egyptians, romans, barbarians", empires=[RA, "mill, castle", "pillory, joiner"]).state
    assert len(taken(story)) == 4
    story.choose("choice:pass")
    assert story.state.round == 2
    assert taken(story) == {}
    assert story.state.listeners == before.listeners
    assert [story.state.locations(seat) for seat in range(3)] == before.empires


@rule("settlers:Q-30", "settlers:CARD-TEMPLE-OF-RA-5")
def test_what_its_owner_razes_gives_back_only_its_own_token() -> None:
    story = scene(
        "romans, egyptians, barbarians",
        empires=["armorer, mill", RA, "castle, joiner, town"],
        goods=["2 raze"],
        taken="armorer, mill, castle, joiner",
    )
    assert did(story, "choice:raze", "card:armorer-1") == {
        "production:0": "-armorer-1",
        "foundations:0": "+armorer-1",
        "raze:0": "2 to 0",
        "stone:0": "0 to 1",
        "vp:0": "0 to 1",
        "wood:1": "0 to 1",
        "taken:armorer-1": "2 to 0",
    }
    assert "Seat 2 takes an Egypt token back." in story.log(0)
    story.choose("choice:activate", f"card:{RA}")  # a token is free again, and Town the only location
    assert taken(story) == {"mill": 1, "castle-1": 1, "joiner-1": 1, "town": 1}


@rule("settlers:Q-30", "settlers:CARD-TEMPLE-OF-RA-5")
def test_the_owner_may_raze_what_was_taken_over() -> None:
    story = scene("romans, egyptians", empires=["armorer", RA], goods=["2 raze"], taken="armorer")
    story.choose("choice:raze")
    assert story.cards("foundations:0") == ("armorer-1",)
    assert goods(story) == "1 stone"
    assert goods(story, 1) == "1 wood"


@rule("settlers:Q-30", "settlers:CARD-DAIMYOS-CASTLE-1")
def test_a_samurai_counts_for_who_took_its_location_over() -> None:
    castle, farm = card("daimyos-castle"), card("farm")
    taken = scene(
        "egyptians, japanese",
        empires=[f"{RA}, porters", "daimyos-castle, farm"],
        goods=["food"],
        samurai=(farm, castle),
        taken="daimyos-castle",
    )
    taken.choose("choice:activate", "card:porters")
    assert vp(taken) == 1  # the one on the castle; that on Farm is the opponent's
    left = scene(
        "japanese, egyptians",
        empires=["porters, daimyos-castle, farm", RA],
        goods=["food"],
        samurai=(farm,),
        taken="farm",
    )
    left.choose("choice:activate", "card:porters")
    assert vp(left) == 0


@rule("settlers:Q-26")
def test_free_moves_of_a_location_taken_over() -> None:
    story = scene("egyptians, japanese", hands=["mill"], empires=[RA, "gate"])
    story.choose("choice:activate", f"card:{RA}")
    assert story.offers("choice:gate")
    story.choose("choice:gate", "card:mill")
    assert vp(story) == 1
    assert story.state.gates == ((card("gate"), card("mill"), 0),)
    assert story.zone("under:gate-1", seat=0).cards == ("mill",)
    assert story.zone("under:gate-1", seat=1).cards is None


# --- others ------------------------------------------------------------------------------------------


@rule("settlers:S-28", "settlers:CARD-SPHINX-1", "settlers:CARD-SPHINX-2", "settlers:CARD-PHARAOHS-GUARD-1")
def test_two_sphinxes_and_pharaohs_guard() -> None:
    story = scene(
        "egyptians, romans", empires=["sphinx, sphinx, pharaohs-guard, monument"], phase="production"
    )
    assert vp(story) == 1  # Monument gives 1 point: no Sphinx looks up
    assert story.options() == ("resource:raze", "resource:vp")
    story.choose("resource:vp")
    assert vp(story) == 5
    raze = scene("egyptians, romans", empires=["sphinx, pharaohs-guard"], phase="production")
    raze.choose("resource:raze")
    assert vp(raze) == 0
    assert goods(raze) == "1 gold, 3 worker, 2 raze, 1 defense"


@rule("settlers:CARD-SPHINX-2", "settlers:Q-12")
def test_each_activation_is_a_gain_of_its_own() -> None:
    story = scene("egyptians, romans", empires=["sphinx, avenue-of-sphinxes"], goods=["4 gold"])
    story.choose("choice:activate", "card:avenue-of-sphinxes-1", "choice:again")
    assert vp(story) == 6
    end = scene("egyptians, romans", empires=["sphinx, oasis"], round=5, passed=0b11)
    assert end.result.points[0] == 4  # what scores at the end is no gain


@rule("settlers:CARD-ROYAL-BATHS-1", "settlers:Q-13")
def test_royal_baths_clear_another_action_location() -> None:
    castle = card("castle")
    story = scene(
        "egyptians, romans",
        empires=["royal-baths, castle, joiner"],
        goods=["2 gold, worker"],
        used=(castle, castle),
        on=((castle, 4), (castle, 4)),
    )
    story.choose("choice:activate", "card:royal-baths-1")  # Castle is the only other one that was used
    assert story.state.on == ((card("royal-baths-1"), 3),)
    assert story.asked.seat == 1  # not activated at once, and nothing left to clear
    story.choose("choice:pass", "choice:activate", "card:castle-1", "choice:common")
    assert story.counter("used:castle-1") == 1
    assert goods(story) == "1 gold"
    unused = scene("egyptians, romans", empires=["royal-baths, castle"], goods=["gold"])
    assert not unused.offers("choice:activate")


@rule("settlers:CARD-ROYAL-BATHS-1", "settlers:ACTION-ACT-4", "settlers:ACTION-ACT-5")
def test_royal_baths_clear_two_locations_a_round() -> None:
    castle, joiner, barracks = card("castle"), card("joiner"), card("barracks")
    story = scene(
        "egyptians, romans",
        empires=["royal-baths, castle, joiner, barracks"],
        goods=["3 gold"],
        used=(joiner, castle, barracks),
    )
    story.choose("choice:activate", "card:royal-baths-1", "card:castle-1", "choice:again", "card:joiner-1")
    assert story.asked.seat == 1
    assert goods(story) == "1 gold"
    assert story.state.used == (barracks, *[card("royal-baths-1")] * 2)
    story.choose("choice:pass")
    assert not story.offers("choice:activate")


@rule("settlers:CARD-SCORPION-BREEDER-1", "settlers:Q-13")
def test_scorpion_breeder_blocks_an_action_location_for_the_round() -> None:
    story = scene(
        "egyptians, romans",
        empires=["scorpion-breeder", "castle, travelling-jugglers, mill"],
        goods=["worker", "4 worker"],
        used=(card("castle"),),
    )
    story.choose("choice:activate", "card:scorpion-breeder")
    assert story.options() == ("card:travelling-jugglers", "card:castle-1")
    assert goods(story) == ""
    story.choose("card:castle-1")
    story.choose("choice:activate")
    assert story.options() == ("card:travelling-jugglers",)
    story.choose("card:travelling-jugglers")  # clears Castle, but the block stays
    assert story.state.used == tuple(sorted((card("scorpion-breeder"), card("travelling-jugglers"))))
    story.choose("choice:pass")
    assert not story.offers("choice:activate")


@rule("settlers:CARD-SLAVER-1")
def test_slaver_offers_one_of_two_payments_for_each_faction_building() -> None:
    story = scene("egyptians, romans", hands=["slaver"], empires=["ruins"], goods=["2 stone, gold"])
    story.choose("choice:build", "card:slaver", "number:0")
    assert story.asked == (0, "settlers-ask-may-pay", "settlers:CARD-SLAVER-1")
    assert story.options() == ("done", "resource:stone", "resource:gold")
    story.choose("resource:gold")
    assert vp(story) == 2
    assert goods(story) == "1 stone"
    assert story.asked.seat == 1


@rule("settlers:CARD-SLAVER-1")
@pytest.mark.parametrize(("choice", "points"), [("resource:stone", 1), ("done", 0)])
def test_slaver_takes_a_stone_or_nothing(choice: str, points: int) -> None:
    story = scene("egyptians, romans", hands=["caravan"], empires=["slaver"], goods=["food, stone"])
    story.choose("choice:build", "card:caravan-1", choice)
    assert vp(story) == points
    common = scene("egyptians, romans", hands=["ruins"], empires=["slaver"], goods=["stone, gold"])
    common.choose("choice:build", "card:ruins-1")
    assert common.asked.seat == 1  # a common location is none of its business


@rule("settlers:CARD-PHARAOHS-GUARD-1")
def test_pharaohs_guard_asks_at_every_production_and_when_built() -> None:
    story = scene("egyptians, romans", hands=["pharaohs-guard"], empires=["ruins"], goods=["2 food"])
    story.choose("choice:build", "card:pharaohs-guard", "resource:raze")
    assert goods(story) == "1 raze"


@rule("settlers:Q-31", "settlers:CARD-SANCTUARY-1")
def test_everybody_sees_what_sanctuary_lays_down() -> None:
    story = scene("egyptians, romans", hands=["mill, castle"], empires=["sanctuary"], goods=["worker"])
    story.choose("choice:activate", "card:sanctuary-1", "card:mill")
    assert story.zone("foundations:0", seat=1).cards == ("mill",)
