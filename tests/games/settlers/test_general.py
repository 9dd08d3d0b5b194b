"""Goods, decks and piles (GENERAL-1 to GENERAL-27)."""

from regnum.testing import rule

from .scene import card, did, goods, hand, locations, scene, vp


@rule("settlers:GENERAL-1")
def test_resources_are_wood_stone_and_food_only() -> None:
    story = scene("barbarians, romans", empires=["barter"], goods=["wood, food, 3 worker, raze"])
    story.choose("choice:activate", "card:barter")
    assert story.options() == ("resource:wood", "resource:food")
    story.choose("resource:wood")  # the food goes by itself
    assert goods(story) == "3 worker, 1 raze"
    assert vp(story) == 2
    assert not scene("barbarians, romans", empires=["barter"], goods=["wood, 9 worker"]).offers(
        "choice:activate"
    )


@rule("settlers:GENERAL-2")
def test_gold_stands_in_for_any_resource() -> None:
    story = scene("barbarians, romans", empires=["barter"], goods=["wood, gold, 2 stone"])
    story.choose("choice:activate", "card:barter", "resource:gold")
    assert story.options() == ("resource:wood", "resource:stone")


@rule("settlers:GENERAL-5", "settlers:ACTION-ACT-3")
def test_goods_paid_go_to_the_supply_or_onto_the_location() -> None:
    story = scene(hands=["town"], empires=["sawmill"], goods=["2 wood, stone"])
    story.choose("choice:build", "card:town")
    assert story.state.on == ()
    story.choose("choice:pass", "choice:activate", "card:sawmill-1")
    assert story.state.on == ((card("sawmill"), 0),)


@rule("settlers:GENERAL-7")
def test_a_plain_card_comes_from_either_deck_chosen_each_time() -> None:
    story = scene(hands=["castle"], goods=["raze"], top="mill", faction_tops=["spies"])
    story.choose("choice:raze-hand", "card:castle-1")
    assert story.options() == ("choice:common", "choice:faction")
    story.choose("choice:faction")
    assert hand(story) == ("spies",)
    assert story.asked.text == "settlers-ask-deck"
    story.choose("choice:common")
    assert hand(story) == ("mill", "spies")


@rule("settlers:S-31", "settlers:GENERAL-7", "settlers:GENERAL-11", "settlers:Q-1", "settlers:LOOKOUT-1")
def test_an_empty_faction_deck_stays_empty() -> None:
    pile = tuple(
        card(key) for key in ("spies", "gardens", "builder-1", "builder-2", "architect", "engineers")
    )
    story = scene(empires=["castle"], goods=["worker"], decks=[(), ()], discards=[pile, ()], top="mill")
    story.choose("choice:activate", "card:castle-1")  # the deck is not asked for
    assert hand(story) == ("mill",)
    lookout = scene(phase="lookout", decks=[(), ()], discards=[pile, ()])
    assert hand(lookout) == ()


@rule("settlers:Q-1", "settlers:GENERAL-11")
def test_a_table_may_choose_to_shuffle_faction_cards_back() -> None:
    pile = tuple(card(key) for key in ("spies", "gardens"))
    story = scene(empires=["castle"], goods=["worker"], decks=[(), ()], discards=[pile, ()], reshuffle=True)
    story.choose("choice:activate", "card:castle-1", "choice:faction")
    assert hand(story)[0] in ("spies", "gardens")
    assert story.count("discard:0") == 0


@rule("settlers:GENERAL-7", "settlers:GENERAL-8")
def test_with_both_decks_empty_a_card_is_lost() -> None:
    story = scene(empires=["castle"], goods=["2 worker"], deck=(), decks=[(), ()])
    story.choose("choice:activate", "card:castle-1")
    assert hand(story) == ()
    assert story.asked.text == "settlers-ask-again"
    legions = scene(empires=["legions"], phase="production", deck=())
    assert hand(legions) == ()
    dojo = scene("japanese, romans", hands=["dojo"], empires=["ruins"], goods=["wood"], decks=[(), ()])
    dojo.choose("choice:build", "card:dojo-1")
    assert hand(dojo) == ()


@rule("settlers:GENERAL-8")
def test_a_named_deck_is_the_only_one() -> None:
    legions = scene(empires=["legions"], phase="production", top="mill")
    assert hand(legions) == ("mill",)
    dojo = scene("japanese, romans", hands=["dojo"], empires=["ruins"], goods=["wood"], faction_tops=["farm"])
    dojo.choose("choice:build", "card:dojo-1")
    assert hand(dojo) == ("farm-1",)


@rule("settlers:GENERAL-9")
def test_a_card_goes_to_the_pile_of_its_own_kind_whoever_discards_it() -> None:
    story = scene("japanese, romans", empires=["ninjas", ""], deals=["", "gardens"], goods=["worker"])
    story.choose("choice:activate", "card:ninjas-1")
    assert story.cards("discard:1") == ("gardens",)
    assert story.cards("discard:0") == ()


@rule("settlers:GENERAL-10")
def test_the_common_pile_is_shuffled_into_a_new_deck_when_a_card_is_needed() -> None:
    story = scene(empires=["castle"], goods=["2 worker"], deck=(), discard="mill, ruins, village")
    story.choose("choice:activate", "card:castle-1", "choice:common")
    assert story.count("discard") == 0
    assert story.count("deck") == 2
    assert hand(story)[0] in ("mill", "ruins-1", "village-1")


@rule("settlers:GENERAL-14", "settlers:CARD-CHARIOT-BUILDER-1")
def test_a_card_overrides_the_general_rules() -> None:
    story = scene(
        "egyptians, romans",
        empires=["chariot-builder", "armorer"],
        goods=["raze"],
        defended=(card("armorer"),),
    )
    assert not story.offers("choice:raze")
    story.choose("choice:activate", "card:chariot-builder")
    assert story.cards("foundations:1") == ("armorer-1",)


@rule("settlers:S-24", "settlers:GENERAL-15")
def test_roman_fortifications_reward_themselves() -> None:
    story = scene(hands=["roman-fortifications"], empires=["ruins"], goods=["2 stone"])
    story.choose("choice:build", "card:roman-fortifications")
    assert vp(story) == 2


@rule("settlers:S-25", "settlers:GENERAL-16", "settlers:ACTION-BUILD-7")
def test_statue_counts_gray_locations_with_itself() -> None:
    three = scene(hands=["statue"], empires=["coal-mine, mason, court-sculptor"], goods=["wood, 2 stone"])
    three.choose("choice:build", "card:statue", "choice:common")
    assert vp(three) == 4
    assert len(hand(three)) == 1
    seven = scene(
        hands=["statue"],
        empires=["coal-mine, mason, mason, court-sculptor, masons-guild, masons-guild, surface-mine"],
        goods=["wood, 2 stone"],
    )
    seven.choose("choice:build", "card:statue", "choice:common")
    assert vp(seven) == 6
    assert len(hand(seven)) == 1


@rule("settlers:S-26", "settlers:GENERAL-17", "settlers:CARD-TRADE-COLONY-1")
def test_trade_colony_counts_once_for_each_of_its_colours() -> None:
    story = scene(
        hands=["trade-colony"],
        empires=["administration, headquarters, gardens, ruins"],
        goods=["wood, 2 stone"],
    )
    story.choose("choice:build", "card:trade-colony-1", "card:ruins-1")
    assert goods(story) == "1 gold, 1 worker"
    assert vp(story) == 2  # Gardens
    assert story.asked.text == "settlers-ask-one-of"  # both give the same choice: their order is not asked
    story.choose("resource:gold", "resource:vp")
    assert goods(story) == "2 gold, 1 worker"
    assert vp(story) == 3


@rule("settlers:GENERAL-17", "settlers:CARD-RUINS-1")
def test_a_location_without_colour_counts_for_none() -> None:
    story = scene(empires=["rubble, ruins, ruins"], phase="production")
    assert goods(story) == "1 wood, 2 stone, 2 worker, 1 raze, 1 defense"


@rule("settlers:GENERAL-21", "settlers:FOUNDATION-4")
def test_common_locations_are_worth_one_and_faction_locations_two() -> None:
    story = scene(empires=["mill, ruins, spies"], foundations=["castle"], deals=["gardens"])
    assert story.counter("score:0") == 4


@rule("settlers:GENERAL-22")
def test_three_rows_by_category() -> None:
    story = scene(empires=["mill, castle, village"])
    rows = [story.cards(f"{row}:0") for row in ("production", "feature", "action")]
    assert rows == [("village-1",), ("mill",), ("castle-1",)]


@rule("settlers:GENERAL-23")
def test_a_bonus_does_not_repeat_and_tells_nothing_of_the_category() -> None:
    story = scene(empires=["oasis, tavern"], factions="egyptians, romans", phase="production")
    assert goods(story) == "1 gold, 3 worker, 1 raze, 1 defense"
    assert hand(story) == ()
    assert story.cards("action:0") == ("tavern",)


@rule("settlers:GENERAL-24")
def test_the_colour_gold_is_not_the_good() -> None:
    story = scene(hands=["golden-brook, marketplace"], empires=["merchant-matthias"], goods=["3 wood, stone"])
    assert did(story, "choice:build", "card:marketplace")["gold:0"] == "0 to 1"
    assert vp(story) == 1


@rule("settlers:GENERAL-27")
def test_copies_of_a_feature_react_each_on_their_own() -> None:
    story = scene("barbarians, romans", hands=["mill"], empires=["raid, raid, raid"], goods=["raze"])
    story.choose("choice:raze-hand", "card:mill")
    assert vp(story) == 3


@rule("settlers:GENERAL-27")
def test_copies_of_an_action_location_have_activations_of_their_own() -> None:
    story = scene(empires=["joiner, joiner"], goods=["2 wood, 2 worker"])
    story.choose("choice:activate", "card:joiner-1", "choice:pass")
    assert story.offers("choice:activate")
    story.choose("choice:activate", "card:joiner-2")
    assert vp(story) == 4


@rule("settlers:GENERAL-19", "settlers:GENERAL-20")
def test_a_gain_is_compulsory() -> None:
    story = scene(hands=["village"], goods=["wood"])
    story.choose("choice:build", "card:village-1")
    assert goods(story) == "2 worker"
    assert locations(story) == ("village-1",)
    assert story.asked.seat == 1
