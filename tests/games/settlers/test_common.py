"""The common cards that do more than exchange goods."""

from regnum.games.settlers.terms import WORKER
from regnum.testing import rule

from .scene import card, did, goods, hand, locations, scene, vp


@rule("settlers:CARD-IMPERIAL-MESSENGER-1")
def test_imperial_messenger_uses_an_own_deal_once_more() -> None:
    story = scene(
        "japanese, romans",
        empires=["imperial-messenger", "gardens"],
        deals=["casino"],
        routes=((0, card("gardens"), card("shrine")),),
        goods=["worker"],
    )
    story.choose("choice:activate", "card:imperial-messenger")
    assert story.options() == ("card:casino", "card:gardens")
    story.choose("card:gardens")
    assert goods(story) == "1 food"
    assert story.cards("deals:0") == ("casino",)
    assert not scene(empires=["imperial-messenger"], goods=["worker"]).offers("choice:activate")


@rule("settlers:CARD-TAVERN-1")
def test_tavern_draws_a_card_when_built() -> None:
    story = scene(hands=["tavern"], goods=["wood, stone"], top="mill")
    story.choose("choice:build", "card:tavern", "choice:common")
    assert hand(story) == ("mill",)


@rule("settlers:CARD-HANSEATIC-LEAGUE-1")
def test_hanseatic_league_discards_own_deals_for_points() -> None:
    story = scene(
        "japanese, romans",
        empires=["hanseatic-league", "gardens"],
        deals=["casino"],
        routes=((0, card("gardens"), card("farm-1")),),
        goods=["3 worker"],
    )
    story.choose("choice:activate", "card:hanseatic-league", "card:gardens")
    assert vp(story) == 2
    assert goods(story) == "2 worker"
    assert story.cards("discard:0") == ("farm-1",)
    story.choose("choice:again")
    assert vp(story) == 4
    assert story.cards("deals:0") == ()
    assert goods(story) == "1 worker"
    assert story.cards("discard:0") == ("farm-1", "casino")
    assert not scene(empires=["hanseatic-league"], goods=["worker"]).offers("choice:activate")


@rule("settlers:CARD-PORTERS-1")
def test_porters_make_one_production_location_produce() -> None:
    story = scene(empires=["porters, town, builder, castle"], goods=["food"])
    story.choose("choice:activate", "card:porters")
    assert story.options() == ("card:town", "card:builder-1")
    story.choose("card:builder-1")
    assert goods(story) == "1 wood, 1 stone"
    assert not scene(empires=["porters, castle"], goods=["food"]).offers("choice:activate")


@rule("settlers:CARD-PORTERS-1", "settlers:CARD-ARCHITECT-1")
def test_porters_may_carry_cards() -> None:
    story = scene(empires=["porters, architect"], goods=["food"], faction_tops=["spies, gardens"])
    story.choose("choice:activate", "card:porters", "card:gardens")
    assert hand(story) == ("gardens",)


@rule("settlers:CARD-RUINS-1")
def test_ruins_are_free_colourless_and_safe_but_good_ground() -> None:
    story = scene(hands=["ruins"], goods=["5 raze"])
    assert not story.offers("choice:raze-hand")
    assert not scene(empires=["", "ruins"], goods=["5 raze"]).offers("choice:raze")
    ground = scene(hands=["builder"], empires=["ruins"], goods=["stone"])
    ground.choose("choice:build", "card:builder-1")
    assert ground.cards("discard") == ("ruins-1",)


@rule("settlers:CARD-SETTLERS-1", "settlers:ACTION-BUILD-9", "settlers:Q-32")
def test_settlers_build_a_faction_card_without_its_location_part() -> None:
    story = scene(hands=["mill, builder, colossus"], empires=["settlers"], goods=["wood, stone"])
    story.choose("choice:activate", "card:settlers")
    # Colossus costs 2 stone, and Mill is common. The wood is paid: now something has to be built.
    assert story.options() == ("card:builder-1",)
    story.refuses("done")
    story.choose("card:builder-1")
    assert locations(story) == ("settlers", "builder-1")
    assert goods(story) == "1 wood, 1 stone"  # what Builder produces
    poor = scene(hands=["builder"], empires=["settlers"], goods=["5 wood"])
    assert not poor.offers("choice:activate")
    assert not scene(hands=["mill"], empires=["settlers"], goods=["5 wood"]).offers("choice:activate")


@rule("settlers:CARD-SETTLERS-1", "settlers:GENERAL-2", "settlers:GENERAL-19")
def test_the_activation_leaves_enough_for_the_building() -> None:
    story = scene(hands=["builder"], empires=["settlers"], goods=["wood, gold"])
    story.choose("choice:activate", "card:settlers", "card:builder-1")  # the wood has to pay for Settlers
    assert goods(story) == "1 wood, 1 stone"
    assert story.state.on == ((card("settlers"), 0),)
    open_choice = scene(hands=["builder"], empires=["settlers"], goods=["wood, stone, gold"])
    open_choice.choose("choice:activate", "card:settlers")
    assert open_choice.asked.text == "settlers-ask-gold"
    assert open_choice.options() == ("number:0", "number:1")


@rule("settlers:CARD-WORKING-PEASANTS-1")
def test_working_peasants_copy_another_production() -> None:
    story = scene(empires=["working-peasants, town, old-forest, castle"], phase="production")
    assert story.asked.text == "settlers-ask-copy"
    assert story.options() == ("card:old-forest", "card:town")
    story.choose("card:town")
    assert goods(story) == "3 wood, 1 stone, 6 worker, 1 raze, 1 defense"
    alone = scene(empires=["working-peasants"], phase="production")
    assert goods(alone) == "1 wood, 1 stone, 2 worker, 1 raze, 1 defense"


@rule("settlers:CARD-WORKING-PEASANTS-1", "settlers:ACTION-BUILD-6")
def test_working_peasants_copy_when_built_and_draw_a_card() -> None:
    story = scene(hands=["working-peasants"], empires=["town"], goods=["3 wood"], top="mill")
    story.choose("choice:build", "card:working-peasants")
    assert story.options() == ("card:working-peasants", "choice:bonus")
    story.choose("choice:bonus", "choice:common")
    assert hand(story) == ("mill",)
    assert goods(story) == "2 worker"  # Town is the only one to copy


@rule("settlers:CARD-TRAVELLING-JUGGLERS-1", "settlers:CARD-ROYAL-BATHS-1")
def test_travelling_jugglers_clear_an_action_location_once_a_round() -> None:
    castle, joiner = card("castle"), card("joiner")
    story = scene(
        empires=["travelling-jugglers, castle, joiner"],
        goods=["3 worker"],
        used=(joiner, castle),
        on=((castle, WORKER), (joiner, WORKER)),
    )
    story.choose("choice:activate", "card:travelling-jugglers")
    assert goods(story) == "2 worker"
    assert story.options() == ("card:joiner-1", "card:castle-1")
    assert did(story, "card:castle-1") == {"used:castle-1": "1 to 0", "on-worker:castle-1": "1 to 0"}
    story.choose("choice:pass", "choice:activate")
    assert story.options() == (
        "card:castle-1",
    )  # the Jugglers themselves are used up, Joiner was not cleared


@rule("settlers:CARD-TRAVELLING-JUGGLERS-1")
def test_travelling_jugglers_clear_used_locations_only_common_or_faction() -> None:
    castle, colossus = card("castle"), card("colossus")
    story = scene(
        empires=["travelling-jugglers, castle, sawmill, colossus, gladiator-school"],
        goods=["worker"],
        used=(castle, colossus),
    )
    story.choose("choice:activate", "card:travelling-jugglers")
    assert story.options() == ("card:castle-1", "card:colossus")
    assert did(story, "card:colossus") == {"used:colossus": "1 to 0"}
    unused = scene(empires=["travelling-jugglers, colossus"], goods=["worker"])
    assert not unused.offers("choice:activate")
