"""The action phase: build, deal, raze, activate, spend workers, pass, and free moves."""

import pytest

from regnum.engine.match import IllegalChoice, WrongSeat
from regnum.testing import Story, rule

from .scene import card, did, goods, hand, locations, scene, vp

# --- turns -------------------------------------------------------------------------------------------


@rule("settlers:ACTION-1", "settlers:ACTION-2")
def test_each_turn_is_one_action_and_goes_clockwise() -> None:
    story = scene("romans, barbarians, egyptians", goods=["6 worker", "6 worker", "6 worker"])
    seats = []
    for _ in range(4):
        seats.append(story.asked.seat)
        story.choose("choice:work", "resource:wood", "done")
    assert seats == [0, 1, 2, 0]
    assert story.offers("choice:pass")


@rule("settlers:ACTION-2")
def test_all_six_kinds_of_action_are_offered_where_they_are_possible() -> None:
    story = scene(
        "romans, barbarians",
        hands=["ruins, mill, spies"],
        empires=["new-forest", "armorer"],
        goods=["food, 2 worker, 2 raze"],
    )
    assert story.options() == (
        "choice:build",
        "choice:deal",
        "choice:raze-hand",
        "choice:raze",
        "choice:activate",
        "choice:work",
        "choice:pass",
    )


@rule("settlers:ACTION-3", "settlers:ACTION-PASS-1")
def test_a_player_alone_goes_on_until_passing() -> None:
    story = scene(goods=["6 worker"])
    story.choose("choice:work", "resource:wood", "done")
    assert story.asked.seat == 1
    story.choose("choice:pass")
    for _ in range(2):
        assert story.asked.seat == 0
        story.choose("choice:work", "resource:food", *(["done"] if story.state.goods[0][4] > 2 else []))
    assert story.options() == ("choice:pass",)
    story.refuses("choice:work")
    story.choose("choice:pass")
    assert story.view(None).stage != "@settlers-stage-action"


@rule("settlers:ACTION-3", "settlers:GENERAL-19")
def test_without_a_legal_action_passing_is_all_there_is() -> None:
    story = scene(hands=["colossus"], empires=["mill"])
    assert story.options() == ("choice:pass",)
    words = story.refuses("choice:build")
    assert words == "Seat 0 cannot choose 'choice:build' now. It may choose: choice:pass."


def test_nobody_else_can_answer() -> None:
    story = scene(goods=["4 worker", "4 worker"])
    story.refuses("choice:work", seat=1, error=WrongSeat)


@rule("settlers:ACTION-4", "settlers:DEFENSE-2")
def test_free_moves_come_before_or_after_the_action_and_before_a_pass() -> None:
    story = scene(empires=["mill, ruins"], goods=["defense, 4 worker"])
    before = scene(empires=["mill, ruins"], goods=["defense, 4 worker"])
    before.choose("choice:defend", "card:mill")
    assert before.asked == (0, "settlers-ask-turn", "settlers:ACTION-1")  # the action is still to come
    story.choose("choice:work", "resource:wood", "done")
    assert story.asked == (0, "settlers-ask-after", "settlers:ACTION-4")
    assert story.options() == ("choice:defend", "done")
    story.choose("choice:defend", "card:mill")
    assert story.asked.seat == 1
    passing = scene(empires=["mill, ruins"], goods=["defense"])
    passing.choose("choice:defend", "card:ruins-1", "choice:pass")
    assert passing.state.has_passed(0)


@rule("settlers:ACTION-4")
def test_a_new_location_can_be_protected_in_the_same_turn() -> None:
    story = scene(hands=["ruins"], goods=["defense"])
    story.choose("choice:build", "card:ruins-1")
    assert story.asked.text == "settlers-ask-after"
    story.choose("choice:defend")
    assert story.counter("defended:ruins-1") == 1


# --- build -------------------------------------------------------------------------------------------


@rule("settlers:S-05", "settlers:ACTION-BUILD-2", "settlers:GENERAL-2")
def test_gold_may_replace_a_resource() -> None:
    exact = scene(hands=["wood-storage"], goods=["2 wood, stone"])
    exact.choose("choice:build", "card:wood-storage", "choice:common")
    assert goods(exact) == ""
    with_gold = scene(hands=["wood-storage"], goods=["wood, stone, gold"])
    with_gold.choose("choice:build", "card:wood-storage", "choice:common")  # no choice: nothing is asked
    assert goods(with_gold) == ""
    assert not scene(hands=["wood-storage"], goods=["wood, stone"]).offers("choice:build")


@rule("settlers:GENERAL-2")
def test_the_payer_decides_how_much_is_paid_in_gold() -> None:
    story = scene(hands=["wood-storage"], goods=["2 wood, stone, 2 gold"])
    story.choose("choice:build", "card:wood-storage")
    assert story.asked == (0, "settlers-ask-gold", "settlers:GENERAL-2")
    assert story.options() == ("number:0", "number:1", "number:2")
    story.choose("number:1")
    assert story.options() == ("number:0", "number:1")
    story.choose("number:1", "choice:common")
    assert goods(story) == "1 wood, 1 stone"


@rule("settlers:GENERAL-3")
def test_nothing_stands_in_for_gold_and_gold_for_nothing_but_resources() -> None:
    story = scene("egyptians, romans", empires=["avenue-of-sphinxes"], goods=["wood, stone, food, gold"])
    assert not story.offers("choice:activate")  # 2 gold
    assert not scene(goods=["5 gold"]).offers("choice:work")
    assert not scene(hands=["mill"], goods=["5 gold"]).offers("choice:raze-hand")
    assert not scene(hands=["builder"], goods=["5 gold"]).offers("choice:build")  # no location
    castle = scene(empires=["castle"], goods=["5 gold"])
    assert not castle.offers("choice:activate")  # a worker


@rule("settlers:S-06", "settlers:ACTION-BUILD-3")
def test_the_location_part_of_a_cost() -> None:
    story = scene("barbarians, romans", hands=["dark-chapel"], goods=["wood, 2 stone"])
    assert not story.offers("choice:build")
    story.refuses("choice:build")
    story = scene("barbarians, romans", hands=["dark-chapel"], empires=["mill"], goods=["wood, 2 stone"])
    story.choose("choice:build", "card:dark-chapel-1")
    assert locations(story) == ("dark-chapel-1",)
    assert story.cards("discard") == ("mill",)


@rule("settlers:ACTION-BUILD-3")
def test_the_builder_chooses_what_is_discarded_common_or_faction_location_or_foundation() -> None:
    story = scene(
        hands=["builder"],
        empires=["mill, spies"],
        foundations=["ruins"],
        goods=["stone"],
    )
    story.choose("choice:build", "card:builder-1")
    assert story.options() == ("card:mill", "card:ruins-1", "card:spies")
    story.choose("card:spies")
    assert story.cards("discard:0") == ("spies",)


@rule("settlers:S-07", "settlers:ACTION-BUILD-3", "settlers:ACTION-BUILD-5")
def test_sentry_tower_for_two_wood_and_mill() -> None:
    story = scene("barbarians, romans", hands=["sentry-tower"], empires=["mill"], goods=["2 wood"])
    assert did(story, "choice:build", "card:sentry-tower-1") == {
        "hand:0": "-sentry-tower-1",
        "feature:0": "-mill",
        "production:0": "+sentry-tower-1",
        "discard": "+mill",
        "wood:0": "2 to 0",
        "raze:0": "0 to 1",
        "worker:0": "0 to 1",
    }


@rule("settlers:S-08", "settlers:FOUNDATION-3")
def test_a_foundation_pays_the_location_part() -> None:
    story = scene(hands=["builder"], foundations=["armorer"], goods=["stone"])
    changed = did(story, "choice:build", "card:builder-1")
    assert changed["foundations:0"] == "-armorer-1"
    assert changed["discard"] == "+armorer-1"
    assert locations(story) == ("builder-1",)


@rule("settlers:S-09", "settlers:ACTION-BUILD-4")
def test_a_used_action_location_may_be_discarded_with_all_that_lies_on_it() -> None:
    story = scene(hands=["builder"], empires=["castle"], goods=["worker, stone, defense"])
    story.choose("choice:defend", "choice:activate", "card:castle-1", "choice:common", "choice:pass")
    assert story.counter("on-worker:castle-1") == 1
    story.choose("choice:build", "card:builder-1")
    assert story.state.on == ()
    assert story.state.defended == ()
    assert story.state.used == ()
    assert goods(story) == "1 wood, 1 stone"


@rule("settlers:ACTION-BUILD-4", "settlers:Q-3")
def test_what_lies_under_a_gate_is_lost_with_it() -> None:
    story = scene("japanese, romans", hands=["stalls, mill, ruins"], empires=["gate"], goods=["wood"])
    story.choose("choice:gate", "card:mill", "choice:gate", "card:ruins-1")
    assert vp(story) == 2
    story.choose("choice:build", "card:stalls-1")
    assert story.cards("discard") == ("mill", "ruins-1")
    assert vp(story) == 2
    assert not story.has("under:gate-1")


@rule("settlers:ACTION-BUILD-4", "settlers:Q-3")
def test_what_lies_on_a_shrine_is_lost_with_it() -> None:
    story = scene("japanese, romans", hands=["stalls"], empires=["shrine"], goods=["4 wood"])
    for _ in range(3):
        story.choose("choice:shrine", *(["resource:wood"] if story.state.goods[0][3] else []))
    assert story.counter("score:0") == 4
    story.choose("choice:build", "card:stalls-1")
    assert story.state.shrines == ()
    assert story.counter("score:0") == 2


@rule("settlers:ACTION-BUILD-6", "settlers:GENERAL-20", "settlers:Q-2")
def test_the_builder_orders_production_bonus_and_features() -> None:
    story = scene(hands=["legions"], empires=["administration, ruins"], goods=["food"])
    story.choose("choice:build", "card:legions-1", "card:ruins-1")
    assert story.asked == (0, "settlers-ask-order", "settlers:GENERAL-20")
    assert story.options() == ("card:administration-1", "card:legions-1", "choice:bonus")
    story.choose("choice:bonus")
    assert len(hand(story)) == 1
    story.choose("card:administration-1", "resource:gold")
    assert goods(story) == "1 gold"
    assert len(hand(story)) == 2


@rule("settlers:ACTION-BUILD-7")
def test_the_discarded_location_has_left_before_colours_are_counted() -> None:
    story = scene("barbarians, romans", hands=["hillfort"], empires=["armorer, armorer"], goods=["2 wood"])
    story.choose("choice:build", "card:hillfort", "card:armorer-1")
    assert vp(story) == 2  # the other Armorer, and Hillfort itself


@rule("settlers:ACTION-BUILD-7")
def test_a_discarded_feature_does_not_react() -> None:
    story = scene(hands=["builder"], empires=["supplier, administration"], goods=["stone"])
    story.choose("choice:build", "card:builder-1", "card:administration-1")
    assert story.asked.seat == 1


@rule("settlers:ACTION-BUILD-8", "settlers:CARD-RUINS-1")
def test_a_free_card_uses_up_the_action() -> None:
    story = scene(hands=["ruins, ruins"])
    story.choose("choice:build", "card:ruins-1")
    assert goods(story) == "1 worker"
    assert story.asked.seat == 1


@rule("settlers:ACTION-BUILD-9")
def test_building_by_a_card_triggers_features() -> None:
    story = scene(hands=["builder"], empires=["settlers, administration"], goods=["wood, stone"])
    story.choose("choice:activate", "card:settlers", "card:builder-1", "resource:vp")
    assert vp(story) == 1


@rule("settlers:ACTION-BUILD-1")
def test_only_hand_cards_can_be_built() -> None:
    story = scene(hands=["ruins", "ruins"], goods=["5 gold"])
    story.choose("choice:build")
    assert story.options() == ("card:ruins-1",)
    story.refuses("card:ruins-2")
    story.refuses("card:mill")


# --- deals -------------------------------------------------------------------------------------------


@rule("settlers:S-10", "settlers:ACTION-DEAL-1", "settlers:ACTION-DEAL-2", "settlers:ACTION-DEAL-3")
@rule("settlers:ACTION-DEAL-4")
def test_a_deal_gives_its_good_now_and_in_each_production() -> None:
    story = scene("barbarians, romans", hands=["sentry-tower"], goods=["food"])
    assert did(story, "choice:deal", "card:sentry-tower-1") == {
        "hand:0": "-sentry-tower-1",
        "deals:0": "+sentry-tower-1",
        "food:0": "1 to 0",
        "worker:0": "0 to 1",
    }
    produced = scene("barbarians, romans", deals=["sentry-tower"], phase="production")
    assert goods(produced) == "6 worker, 1 raze, 1 defense"


@rule("settlers:S-11", "settlers:ACTION-DEAL-1")
def test_no_deal_with_common_cards() -> None:
    story = scene(hands=["village"], goods=["food"])
    assert not story.offers("choice:deal")
    story.refuses("choice:deal")
    mixed = scene(hands=["village, spies"], goods=["food"])
    mixed.choose("choice:deal")
    assert mixed.options() == ("card:spies",)


@rule("settlers:ACTION-DEAL-2")
def test_a_deal_costs_food_or_gold() -> None:
    assert not scene(hands=["spies"], goods=["5 wood, 5 stone"]).offers("choice:deal")
    gold = scene(hands=["gardens"], goods=["gold"])
    gold.choose("choice:deal", "card:gardens")
    assert goods(gold) == "1 food"
    both = scene(hands=["gardens"], goods=["food, gold"])
    both.choose("choice:deal", "card:gardens", "number:1")
    assert goods(both) == "2 food"


@rule("settlers:ACTION-DEAL-5", "settlers:ACTION-DEAL-3")
def test_deals_are_unlimited_and_no_locations() -> None:
    story = scene(
        deals=["spies, gardens, builder, builder, warehouses, architect"], hands=["engineers"], goods=["food"]
    )
    story.choose("choice:deal", "card:engineers")
    assert story.count("deals:0") == 7
    assert story.counter("score:0") == 0
    assert not scene(deals=["spies"], hands=["builder"], goods=["stone"]).offers("choice:build")


# --- raze from hand ----------------------------------------------------------------------------------


@rule("settlers:S-12", "settlers:ACTION-RAZE-HAND-2", "settlers:ACTION-RAZE-HAND-3")
def test_razing_from_hand() -> None:
    story = scene(hands=["wood-storage"], goods=["raze"])
    assert did(story, "choice:raze-hand", "card:wood-storage") == {
        "hand:0": "-wood-storage",
        "discard": "+wood-storage",
        "raze:0": "1 to 0",
        "wood:0": "0 to 2",
    }
    assert not scene(hands=["wood-storage"]).offers("choice:raze-hand")
    scene(hands=["wood-storage"]).refuses("choice:raze-hand")


@rule("settlers:ACTION-RAZE-HAND-1", "settlers:JAPAN-2")
def test_faction_cards_are_razed_from_hand_by_the_japanese_only() -> None:
    assert not scene(hands=["builder"], goods=["raze"]).offers("choice:raze-hand")
    story = scene("japanese, romans", hands=["farm"], goods=["raze"])
    story.choose("choice:raze-hand", "card:farm-1")
    assert vp(story) == 1
    assert story.cards("discard:0") == ("farm-1",)


@rule("settlers:ACTION-RAZE-HAND-4")
def test_own_locations_cannot_be_razed() -> None:
    story = scene(empires=["armorer"], goods=["5 raze"])
    assert story.options() == ("choice:pass",)


# --- raze an opponent --------------------------------------------------------------------------------


@rule("settlers:S-13", "settlers:ACTION-RAZE-OPP-1", "settlers:ACTION-RAZE-OPP-2")
@rule("settlers:ACTION-RAZE-OPP-3", "settlers:ACTION-RAZE-OPP-4", "settlers:FOUNDATION-1")
def test_razing_an_opponent() -> None:
    story = scene(empires=["", "armorer"], goods=["2 raze"])
    assert did(story, "choice:raze") == {
        "production:1": "-armorer-1",
        "foundations:1": "+armorer-1",
        "raze:0": "2 to 0",
        "stone:0": "0 to 1",
        "vp:0": "0 to 1",
        "wood:1": "0 to 1",
    }


@rule("settlers:S-14", "settlers:DEFENSE-2", "settlers:DEFENSE-3", "settlers:ACTION-RAZE-OPP-2")
@rule("settlers:ACTION-RAZE-OPP-5", "settlers:DEFENSE-4")
def test_a_defense_token_costs_one_more() -> None:
    story = scene(empires=["", "armorer"], goods=["2 raze"], defended=(card("armorer"),))
    assert not story.offers("choice:raze")
    story.refuses("choice:raze")
    story = scene(empires=["", "armorer"], goods=["3 raze"], defended=(card("armorer"),))
    story.choose("choice:raze")
    assert goods(story) == "1 stone"
    assert story.state.defended == ()


@rule("settlers:ACTION-RAZE-OPP-5")
def test_goods_on_a_razed_location_go_to_the_supply() -> None:
    castle = card("castle")
    story = scene(empires=["", "castle"], goods=["2 raze", "worker"], used=(castle,), on=((castle, 4),))
    story.choose("choice:raze", "choice:common", "choice:common")
    assert story.state.on == ()
    assert goods(story, 1) == "1 wood, 1 worker"


@rule("settlers:S-16", "settlers:ACTION-RAZE-OPP-6")
def test_faction_locations_of_the_other_factions_are_safe() -> None:
    story = scene("barbarians, romans", empires=["", "trade-colony"], goods=["5 raze"])
    assert not story.offers("choice:raze")
    story.refuses("choice:raze")
    mixed = scene("barbarians, romans", empires=["", "trade-colony, mill, armorer, ruins"], goods=["5 raze"])
    mixed.choose("choice:raze")
    assert mixed.options() == ("card:mill", "card:armorer-1")


# --- activate ----------------------------------------------------------------------------------------


@rule("settlers:S-18", "settlers:ACTION-ACT-1", "settlers:ACTION-ACT-2", "settlers:ACTION-ACT-3")
@rule("settlers:ACTION-ACT-6")
def test_saboteurs_masons_guild_and_castle_in_three_turns() -> None:
    story = scene(
        "barbarians, romans",
        empires=["saboteurs, masons-guild, castle"],
        goods=["3 worker, stone", "stone, 8 worker"],
    )
    story.choose("choice:activate", "card:saboteurs-1")
    assert goods(story) == "2 stone, 2 worker"
    assert goods(story, 1) == "8 worker"
    story.choose("choice:work", "resource:wood", "done")
    story.choose("choice:activate", "card:masons-guild-1")
    assert goods(story) == "1 worker"
    assert vp(story) == 3
    story.choose("choice:work", "resource:wood", "done")
    story.choose("choice:activate", "card:castle-1", "choice:faction")
    assert len(hand(story)) == 1
    assert goods(story) == ""
    assert [story.counter(f"on-worker:{key}") for key in ("saboteurs-1", "masons-guild-1", "castle-1")] == [
        1
    ] * 3
    assert story.counter("on-stone:masons-guild-1") == 2


@rule("settlers:S-19", "settlers:ACTION-ACT-4", "settlers:ACTION-ACT-5")
def test_double_activation_in_one_action() -> None:
    story = scene(empires=["castle"], goods=["3 worker"])
    story.choose(
        "choice:activate", "card:castle-1", "choice:common", "choice:again", "choice:faction", "choice:pass"
    )
    assert len(hand(story)) == 2
    assert story.asked.seat == 0  # the other has passed
    assert goods(story) == "1 worker"
    assert not story.offers("choice:activate")
    assert "cannot choose 'choice:activate'" in story.refuses("choice:activate")


@rule("settlers:ACTION-ACT-5")
def test_or_in_two_actions() -> None:
    story = scene(empires=["castle"], goods=["3 worker"])
    story.choose("choice:activate", "card:castle-1", "choice:common", "done")
    assert story.asked.seat == 1
    story.choose("choice:pass", "choice:activate", "card:castle-1", "choice:common")
    assert story.asked.text == "settlers-ask-turn"  # no third time
    assert story.counter("used:castle-1") == 2


@rule("settlers:ACTION-ACT-1")
def test_only_own_action_locations_are_activated() -> None:
    story = scene(empires=["mill, village", "castle"], goods=["3 worker"])
    assert not story.offers("choice:activate")


@rule("settlers:ACTION-ACT-2")
def test_gold_may_pay_for_an_activation() -> None:
    story = scene(empires=["sawmill"], goods=["gold"])
    story.choose("choice:activate", "card:sawmill-1")
    assert vp(story) == 1
    assert story.counter("on-gold:sawmill-1") == 1


@rule("settlers:ACTION-ACT-7", "settlers:CARD-TAVERN-1")
def test_a_hand_card_as_cost_is_discarded_and_no_worker_is_gained() -> None:
    story = scene(empires=["tavern"], hands=["mill, ruins"])
    assert did(story, "choice:activate", "card:tavern", "card:mill") == {
        "hand:0": "-mill",
        "discard": "+mill",
        "vp:0": "0 to 2",
        "used:tavern": "0 to 1",
    }
    assert not scene(empires=["tavern"]).offers("choice:activate")


# --- workers -----------------------------------------------------------------------------------------


@rule("settlers:S-20", "settlers:ACTION-WORK-1", "settlers:ACTION-WORK-2")
def test_four_pairs_in_one_action() -> None:
    story = scene(goods=["8 worker"])
    story.choose("choice:work", "resource:wood", "resource:card", "choice:common")
    story.choose("resource:card", "choice:common", "resource:card", "choice:faction")
    assert story.asked.seat == 1
    assert goods(story) == "1 wood"
    assert len(hand(story)) == 3
    assert len(story.state.commons_in_hand(0)) == 2


@rule("settlers:ACTION-WORK-1", "settlers:ACTION-WORK-2")
def test_a_pair_buys_wood_stone_food_or_a_card_but_no_gold() -> None:
    story = scene(goods=["2 worker"])
    story.choose("choice:work")
    assert story.options() == ("resource:wood", "resource:stone", "resource:food", "resource:card")
    assert not scene(goods=["worker"]).offers("choice:work")
    scene(goods=["worker"]).refuses("choice:work")


@rule("settlers:ACTION-WORK-3", "settlers:Q-4")
def test_a_drawn_card_is_seen_before_the_next_choice() -> None:
    story = scene(goods=["4 worker"], top="mill")
    story.choose("choice:work", "resource:card", "choice:common")
    assert hand(story) == ("mill",)
    assert story.asked.text == "settlers-ask-work"
    assert story.offers("done")


# --- pass --------------------------------------------------------------------------------------------


@rule("settlers:ACTION-PASS-1", "settlers:ACTION-PASS-2")
def test_a_player_who_passed_is_not_asked_again() -> None:
    story = scene("romans, barbarians", empires=["mill", ""], goods=["defense, 9 worker", "4 worker"])
    story.choose("choice:pass")
    for _ in range(2):
        assert story.asked.seat == 1
        story.choose("choice:work", "resource:wood", *(["done"] if story.state.goods[1][4] > 2 else []))
    story.refuses("choice:defend", seat=0, error=WrongSeat)


PASSED = [
    ("raze", "romans", "", "armorer", "5 raze", "choice:raze"),
    ("saboteurs", "barbarians", "saboteurs", "armorer", "worker", "choice:activate"),
    ("spies", "romans", "spies", "armorer", "worker", "choice:activate"),
    ("temple-of-ra", "egyptians", "temple-of-ra", "armorer", "", "choice:activate"),
    ("pack", "barbarians", "pack", "armorer", "worker", "choice:activate"),
    ("robbers", "barbarians", "robbers", "armorer", "2 worker", "choice:activate"),
    ("ninjas", "japanese", "ninjas", "armorer", "worker", "choice:activate"),
    ("desert", "egyptians", "desert", "armorer", "", "choice:activate"),
    ("garrison", "japanese", "garrison", "armorer", "2 raze", "choice:activate"),
    ("engineers", "romans", "engineers", "armorer", "2 worker", "choice:activate"),
    ("chariot-builder", "egyptians", "chariot-builder", "armorer", "raze", "choice:activate"),
    ("scorpion-breeder", "egyptians", "scorpion-breeder", "castle", "worker", "choice:activate"),
    ("trade-route", "japanese", "trade-route", "warehouses, barbarian-altar", "food", "choice:activate"),
]


@rule("settlers:S-15", "settlers:ACTION-PASS-2", "settlers:ACTION-PASS-3", "settlers:Q-21")
@pytest.mark.parametrize(
    ("name", "faction", "own", "other", "supply", "choice"), PASSED, ids=[row[0] for row in PASSED]
)
def test_a_player_who_passed_cannot_be_targeted(
    name: str, faction: str, own: str, other: str, supply: str, choice: str
) -> None:
    rival = "barbarians" if faction != "barbarians" else "romans"
    theirs = other.split(", ")[-1 if rival == "barbarians" else 0]
    deal = {"barbarians": "raid", "romans": "builder"}[rival]

    def at(passed: int) -> Story:
        return scene(
            f"{faction}, {rival}",
            hands=["mill"],
            empires=[own, theirs],
            deals=["", deal],
            goods=[supply, "stone"],
            passed=passed,
        )

    assert at(0).offers(choice)
    assert not at(0b10).offers(choice)
    at(0b10).refuses(choice, error=IllegalChoice)


# --- defense tokens and foundations ------------------------------------------------------------------


@rule("settlers:DEFENSE-2")
def test_the_token_goes_on_common_locations_of_the_own_empire_only() -> None:
    story = scene(
        empires=["mill, armorer, spies", "village"],
        foundations=["ruins"],
        deals=["builder"],
        goods=["defense", "defense"],
    )
    story.choose("choice:defend")
    assert story.options() == ("card:mill", "card:armorer-1")
    story.refuses("card:spies")
    assert not scene(empires=["spies"], goods=["defense"]).offers("choice:defend")


@rule("settlers:DEFENSE-4")
def test_a_placed_token_stays_where_it_is() -> None:
    story = scene(empires=["mill, armorer"], goods=["defense, 2 worker"])
    story.choose("choice:defend", "card:mill")
    assert goods(story) == "2 worker"
    assert not story.offers("choice:defend")


@rule("settlers:DEFENSE-1", "settlers:CLEANUP-3")
def test_unused_tokens_do_not_add_up() -> None:
    story = scene(empires=["mill"], goods=["defense", ""])
    story.choose("choice:pass", "choice:pass")
    while story.view(None).stage != "@settlers-stage-action":
        story.choose(story.options()[0])
    assert story.state.goods[0][6] == 1


@rule("settlers:DEFENSE-5", "settlers:CARD-GARRISON-2")
def test_protection_stops_nothing_but_razing() -> None:
    story = scene(
        "japanese, romans", empires=["garrison", "armorer"], goods=["2 raze"], defended=(card("armorer"),)
    )
    story.choose("choice:activate", "card:garrison")
    assert locations(story, 1) == ()


@rule("settlers:FOUNDATION-2", "settlers:FOUNDATION-4", "settlers:SCORE-2")
def test_a_foundation_is_good_for_nothing_but_ground() -> None:
    story = scene(
        "japanese, barbarians",
        empires=["garrison", ""],
        foundations=["armorer", "castle"],
        goods=["5 raze, defense", "worker"],
    )
    assert story.options() == ("choice:pass",)  # cannot be protected, razed, removed
    assert story.counter("score:0") == 2
    assert scene(foundations=["castle"], goods=["worker"]).options() == ("choice:pass",)
    black = scene(
        "barbarians, romans", hands=["hillfort"], foundations=["armorer, armorer"], goods=["2 wood"]
    )
    black.choose("choice:build", "card:hillfort", "card:armorer-1")
    assert vp(black) == 1  # a foundation has no colour


@rule("settlers:FOUNDATION-4")
def test_foundations_stay_over_rounds() -> None:
    story = scene(foundations=["armorer"])
    story.choose("choice:pass", "choice:pass")
    assert story.state.round == 2
    assert story.cards("foundations:0") == ("armorer-1",)


# --- what needs no asking ------------------------------------------------------------------------------


def warned(story: Story) -> dict[str, str]:
    """What the seat is warned of, by option."""
    text = story.game.text("en")
    return {key: text(said.text, **dict(said.args)) for key, said in story.match.warnings(0).items()}


@rule("settlers:ACTION-BUILD-3")
def test_building_over_the_only_location_is_announced_and_told() -> None:
    story = scene("romans, barbarians", hands=["spies, mill"], empires=["ruins"], goods=["2 wood, 2 stone"])
    story.choose("choice:build")
    assert warned(story) == {"card:spies": "You would lose Ruins: there is nothing else to choose"}
    story.choose("card:spies")
    assert "Seat 1 can build Spies only over Ruins." in story.log(None)


@rule("settlers:ACTION-BUILD-3")
def test_with_a_choice_of_ground_nothing_is_announced() -> None:
    story = scene("romans, barbarians", hands=["spies"], empires=["ruins, mill"], goods=["2 wood, 2 stone"])
    story.choose("choice:build")
    assert warned(story) == {}
    story.choose("card:spies")
    assert story.asked.text == "settlers-ask-ground"


@rule("settlers:CARD-RABBLE-1")
def test_razing_the_only_own_location_is_announced_and_told() -> None:
    story = scene("barbarians, romans", empires=["rabble, mill"], goods=["2 worker"])
    story.choose("choice:activate")
    assert list(warned(story)) == ["card:rabble-1"]
    story.choose("card:rabble-1")
    assert any("has only Mill to raze" in line for line in story.log(None))


@rule("settlers:CLEANUP-3", "settlers:CLEANUP-6")
def test_whoever_passes_is_told_what_cannot_be_stored() -> None:
    goods = ["2 wood, 1 worker, 3 raze"]
    assert warned(scene("romans, barbarians", goods=goods)) == {
        "choice:pass": "2 wood and 1 worker cannot be stored and would be lost"
    }
    assert warned(scene("romans, barbarians", goods=goods, round=5)) == {}
