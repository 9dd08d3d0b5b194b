"""The Japanese: razeable locations, samurai, and their cards."""

import pytest

from regnum.games.settlers.terms import GOLD, WOOD
from regnum.testing import rule

from .scene import card, did, goods, hand, locations, scene, vp

# --- razing and samurai ------------------------------------------------------------------------------


@rule("settlers:JAPAN-3", "settlers:JAPAN-4", "settlers:Q-7", "settlers:ACTION-RAZE-OPP-4")
def test_a_razed_japanese_location_is_discarded_and_leaves_no_wood() -> None:
    story = scene("romans, japanese", empires=["", "farm"], goods=["2 raze"])
    assert did(story, "choice:raze") == {
        "production:1": "-farm-1",
        "discard:1": "+farm-1",
        "raze:0": "2 to 0",
        "vp:0": "0 to 1",
    }


@rule("settlers:JAPAN-1", "settlers:CARD-GATE-3", "settlers:CARD-SHRINE-3")
def test_gate_and_shrine_cannot_be_razed() -> None:
    story = scene("romans, japanese", empires=["", "gate, shrine"], goods=["5 raze"])
    assert not story.offers("choice:raze")
    assert not scene("japanese, romans", hands=["gate, shrine"], goods=["5 raze"]).offers("choice:raze-hand")


@rule("settlers:S-17", "settlers:JAPAN-5", "settlers:JAPAN-7", "settlers:JAPAN-8", "settlers:JAPAN-9")
def test_a_samurai_raises_the_price_and_goes_with_its_location() -> None:
    story = scene("romans, japanese", empires=["", "farm"], goods=["2 raze"], samurai=(card("farm"),))
    assert not story.offers("choice:raze")
    story = scene("romans, japanese", empires=["", "farm"], goods=["3 raze", ""], samurai=(card("farm"),))
    story.choose("choice:raze")
    assert goods(story) == ""
    assert vp(story) == 1
    assert story.state.samurai == ()
    assert goods(story, 1) == ""
    assert story.cards("foundations:1") == ()


@rule("settlers:JAPAN-5", "settlers:JAPAN-6", "settlers:JAPAN-7", "settlers:JAPAN-10")
def test_any_number_of_workers_become_samurai_one_on_a_faction_location() -> None:
    story = scene("japanese, romans", empires=["farm, gate, shrine, mill", ""], goods=["4 worker"])
    story.choose("choice:deploy")
    assert story.options() == ("card:farm-1", "card:gate-1", "card:shrine")
    story.refuses("card:mill")
    story.choose("card:farm-1", "choice:deploy", "card:gate-1", "choice:deploy")
    assert goods(story) == "1 worker"
    assert not story.offers("choice:deploy")  # a second one on a location is not possible
    assert story.state.samurai_of(0) == 3


@rule("settlers:JAPAN-5", "settlers:Q-23")
def test_only_the_japanese_have_samurai_and_only_in_their_turn() -> None:
    assert not scene("romans, japanese", empires=["builder"], goods=["4 worker"]).offers("choice:deploy")
    story = scene("japanese, romans", empires=["daimyos-castle"], goods=["2 worker"], phase="production")
    assert vp(story) == 0
    assert story.view(None).stage == "@settlers-stage-action"


@rule("settlers:JAPAN-9")
def test_a_samurai_leaves_with_a_location_that_is_removed() -> None:
    story = scene(
        "romans, japanese", empires=["engineers", "farm"], goods=["2 worker"], samurai=(card("farm"),)
    )
    story.choose("choice:activate", "card:engineers")
    assert story.state.samurai == ()


# --- cards -------------------------------------------------------------------------------------------


@rule("settlers:CARD-GATE-1")
def test_gate_takes_hand_cards_for_a_point_each() -> None:
    story = scene("japanese, romans", hands=["mill, ruins, farm"], empires=["gate"])
    story.choose("choice:gate", "card:mill", "choice:gate", "card:farm-1")
    assert vp(story) == 2
    assert hand(story) == ("ruins-1",)
    assert story.asked.text == "settlers-ask-turn"  # no action was used
    assert story.zone("under:gate-1", seat=0).cards == ("mill", "farm-1")
    assert story.zone("under:gate-1", seat=1).cards is None
    assert story.zone("under:gate-1", seat=1).count == 2


@rule("settlers:CARD-GATE-2")
def test_each_gate_counts_its_own_cards_at_the_end() -> None:
    first, second = card("gate-1"), card("gate-2")
    under = [card(key) for key in ("castle-1", "castle-2", "castle-3", "mill", "ruins-1")]
    story = scene(
        "japanese, romans",
        empires=["gate, gate"],
        gates=tuple((first if at < 3 else second, number, 0) for at, number in enumerate(under)),
        deck=(),
    )
    assert story.counter("score:0") == 4 + 2


@rule("settlers:CARD-SHRINE-1", "settlers:Q-18")
def test_shrine_takes_resources_and_gold_in_their_stead() -> None:
    story = scene("japanese, romans", empires=["shrine"], goods=["wood, stone, food, gold, worker"])
    story.choose("choice:shrine")
    assert story.options() == ("resource:wood", "resource:stone", "resource:food", "resource:gold")
    story.choose("resource:gold", "choice:shrine", "resource:wood")
    assert story.state.shrines == ((card("shrine"), WOOD), (card("shrine"), GOLD))
    assert goods(story) == "1 stone, 1 food, 1 worker"
    assert story.asked.text == "settlers-ask-turn"


@rule("settlers:CARD-SHRINE-2")
@pytest.mark.parametrize(
    ("resources", "points"), [(2, 0), (3, 2), (6, 2), (7, 5), (11, 5), (12, 10), (20, 10)]
)
def test_shrine_at_the_end(resources: int, points: int) -> None:
    story = scene("japanese, romans", empires=["shrine"], shrines=((card("shrine"), WOOD),) * resources)
    assert story.counter("score:0") == 2 + points


@rule("settlers:CARD-GARRISON-1", "settlers:CARD-GARRISON-2", "settlers:Q-19", "settlers:Q-20")
def test_garrison_removes_any_location_without_razing_it() -> None:
    story = scene(
        "japanese, barbarians, egyptians",
        empires=["garrison, pillory", "armorer, raid", "ruins"],
        foundations=["", "castle"],
        goods=["2 raze"],
        defended=(card("armorer"),),
    )
    story.choose("choice:activate", "card:garrison")
    assert story.options() == ("card:armorer-1", "card:ruins-1", "card:raid-1")
    assert did(story, "card:armorer-1") == {
        "production:1": "-armorer-1",
        "discard": "+armorer-1",
        "defended:armorer-1": "1 to 0",
    }
    assert goods(story) == ""
    assert not scene("japanese, romans", empires=["garrison"], goods=["2 raze"]).offers("choice:activate")
    protected = scene("romans, japanese", empires=["engineers", "gate"], goods=["2 worker"])
    protected.choose("choice:activate", "card:engineers")
    assert protected.cards("discard:1") == ("gate-1",)


@rule("settlers:CARD-TRADE-ROUTE-1", "settlers:CARD-TRADE-ROUTE-2", "settlers:CARD-DOJO-1", "settlers:Q-10")
def test_trade_route_makes_a_deal_with_a_faction_location() -> None:
    story = scene(
        "japanese, romans",
        empires=["trade-route, dojo", "gardens, mill, warehouses"],
        goods=["food"],
        faction_tops=["farm"],
    )
    story.choose("choice:activate", "card:trade-route-1")
    assert story.options() == ("card:gardens", "card:warehouses")
    assert did(story, "card:gardens") == {
        "routes:0": "+gardens",
        "food:0": "0 to 1",
        "vp:0": "0 to 1",
        "deck:0": "-1",
    }
    assert locations(story, 1) == ("mill", "gardens", "warehouses")
    assert story.state.routes == ((0, card("gardens"), card("farm-1")),)
    assert all(
        zone.cards is None or "farm-1" not in zone.cards for seat in (0, 1) for zone in story.view(seat).zones
    )


@rule("settlers:CARD-TRADE-ROUTE-1")
def test_trade_route_needs_a_faction_location() -> None:
    story = scene("japanese, romans", empires=["trade-route", "mill"], goods=["food"])
    assert not story.offers("choice:activate")


@rule("settlers:CARD-TRADE-ROUTE-2", "settlers:Q-8")
def test_trade_route_with_an_empty_faction_deck() -> None:
    story = scene("japanese, romans", empires=["trade-route", "gardens"], goods=["food"], decks=[(), ()])
    story.choose("choice:activate", "card:trade-route-1")
    assert goods(story) == "1 food"
    assert story.cards("routes:0") == ("gardens",)


@rule("settlers:CARD-TRADE-ROUTE-3")
def test_losing_trade_route_does_not_end_its_deals() -> None:
    story = scene(
        "romans, japanese",
        empires=["gardens", "trade-route"],
        goods=["2 raze"],
        routes=((1, card("gardens"), card("farm-1")),),
    )
    story.choose("choice:raze")
    assert story.cards("routes:1") == ("gardens",)


@rule("settlers:CARD-TRADE-ROUTE-4", "settlers:Q-9")
def test_a_route_deal_ends_with_the_location() -> None:
    story = scene(
        "romans, japanese",
        hands=["builder"],
        empires=["gardens", "trade-route"],
        goods=["stone"],
        routes=((1, card("gardens"), card("farm-1")),),
    )
    story.choose("choice:build", "card:builder-1")
    assert story.state.routes == ()
    assert story.cards("discard:1") == ("farm-1",)


@rule("settlers:Q-25", "settlers:CARD-TRADE-ROUTE-1")
def test_two_trade_routes_to_the_same_location() -> None:
    story = scene(
        "japanese, romans",
        empires=["trade-route, trade-route", "gardens"],
        goods=["food", "2 worker"],
    )
    story.choose("choice:activate", "card:trade-route-1")
    story.choose("choice:work", "resource:wood", "choice:activate", "card:trade-route-2")
    assert story.cards("routes:0") == ("gardens", "gardens")


@rule("settlers:CARD-NEGOTIATOR-1")
def test_negotiator_builds_a_board_deal_without_its_location_part() -> None:
    story = scene(
        "japanese, romans",
        empires=["negotiator", "gardens"],
        deals=["stalls, daimyos-castle, farm"],
        routes=((0, card("gardens"), card("shrine")),),
        goods=["worker, wood, stone"],
    )
    story.choose("choice:activate", "card:negotiator")
    # Daimyo's Castle costs 2 stone. The goods are enough for Gardens and Shrine, but that is a route deal.
    assert story.options() == ("card:farm-1", "card:stalls-1")
    story.choose("card:stalls-1")
    assert locations(story) == ("stalls-1", "negotiator")
    assert goods(story) == "1 stone"
    assert story.cards("deals:0") == ("farm-1", "daimyos-castle-1")
    poor = scene("japanese, romans", empires=["negotiator"], deals=["stalls"], goods=["worker"])
    assert not poor.offers("choice:activate")


@rule("settlers:CARD-NEGOTIATOR-1")
def test_a_deal_that_is_built_comes_from_under_the_board() -> None:
    story = scene("japanese, romans", empires=["negotiator"], deals=["farm"], goods=["worker, wood"])
    story.choose("choice:activate", "card:negotiator", "card:farm-1")
    moved = [event.args for event in story.events(1) if event.text == "settlers-built"]
    assert moved == [{"seat": 0, "card": "farm-1", "source": "deals:0", "target": "production:0"}]
    hand_card = scene("japanese, romans", hands=["farm"], goods=["wood"])
    hand_card.choose("choice:build", "card:farm-1")
    moved = [event.args for event in hand_card.events(1) if event.text == "settlers-built"]
    assert moved == [{"seat": 0, "card": "farm-1", "source": "hand:0", "target": "production:0"}]


@rule("settlers:Q-33", "settlers:CARD-NEGOTIATOR-1", "settlers:ACTION-BUILD-1")
def test_negotiator_builds_deals_of_the_own_faction_only() -> None:
    story = scene(
        "egyptians, japanese",
        empires=["temple-of-ra", "negotiator"],
        deals=["caravan, pyramid, rice-fields"],  # the last was taken by Spies
        goods=["worker, food, 2 stone"],
        taken="negotiator",
        used=(card("temple-of-ra"),),
    )
    story.choose("choice:activate", "card:negotiator")
    assert story.options() == ("card:caravan-1", "card:pyramid-1")
    stolen = scene("japanese, romans", empires=["negotiator"], deals=["roman-bank"], goods=["worker, stone"])
    assert not stolen.offers("choice:activate")


@rule("settlers:CARD-NINJAS-1")
def test_ninjas_come_with_two_samurai() -> None:
    story = scene("japanese, romans", hands=["ninjas"], empires=["farm, gate, ruins"], goods=["stone"])
    story.choose("choice:build", "card:ninjas-1", "card:ruins-1")
    assert story.options() == ("card:farm-1", "card:gate-1", "card:ninjas-1")
    story.choose("card:ninjas-1", "card:gate-1")
    assert story.state.samurai == (card("gate-1"), card("ninjas-1"))
    assert goods(story) == ""
    alone = scene("japanese, romans", hands=["ninjas"], foundations=["ruins"], goods=["stone"])
    alone.choose("choice:build", "card:ninjas-1")
    assert alone.state.samurai == (card("ninjas-1"),)  # there is no place for the other


@rule("settlers:CARD-NINJAS-2")
def test_ninjas_discard_a_deal_and_gain_its_good() -> None:
    story = scene(
        "japanese, romans, barbarians",
        empires=["ninjas"],
        deals=["", "gardens, roman-bank", "raid"],
        goods=["worker"],
    )
    story.choose("choice:activate", "card:ninjas-1", "seat:1", "card:roman-bank")
    assert goods(story) == "1 gold"
    assert story.cards("discard:1") == ("roman-bank",)
    assert not scene("japanese, romans", empires=["ninjas"], goods=["worker"]).offers("choice:activate")


@rule("settlers:CARD-NINJAS-2", "settlers:CARD-TRADE-ROUTE-2")
def test_ninjas_end_a_route_deal_too() -> None:
    story = scene(
        "japanese, egyptians, romans",
        empires=["ninjas", "", "gardens"],
        deals=["", "sphinx"],
        routes=((1, card("gardens"), card("pyramid")),),  # made while Trade Route was taken over
        goods=["worker"],
    )
    story.choose("choice:activate", "card:ninjas-1")
    assert story.options() == ("card:gardens", "card:sphinx-1")
    assert did(story, "card:gardens") == {
        "routes:1": "-gardens",
        "discard:1": "+pyramid-1",
        "food:0": "0 to 1",
    }
    assert locations(story, 2) == ("gardens",)


@rule("settlers:CARD-DAIMYOS-CASTLE-1", "settlers:PRODUCTION-5")
@pytest.mark.parametrize(("number", "points"), [(0, 0), (2, 2), (3, 3), (4, 3)])
def test_daimyos_castle_counts_samurai_at_production(number: int, points: int) -> None:
    guarded = [card(key) for key in ("farm-1", "farm-2", "gate-1", "daimyos-castle-1")][:number]
    story = scene(
        "japanese, romans",
        empires=["daimyos-castle, farm, farm, gate"],
        samurai=tuple(sorted(guarded)),
        phase="production",
    )
    assert vp(story) == points


@rule("settlers:CARD-DOJO-1")
def test_dojo_rewards_the_deal_action() -> None:
    story = scene("japanese, romans", hands=["farm"], empires=["dojo, dojo"], goods=["food"])
    story.choose("choice:deal", "card:farm-1")
    assert vp(story) == 2
    assert goods(story) == "1 worker"


@rule("settlers:CARD-DOJO-1", "settlers:GENERAL-8")
def test_dojo_draws_a_faction_card_when_built() -> None:
    story = scene(
        "japanese, romans", hands=["dojo"], empires=["ruins"], goods=["wood"], faction_tops=["farm"]
    )
    story.choose("choice:build", "card:dojo-1")
    assert hand(story) == ("farm-1",)


@rule("settlers:CARD-SCHOOL-OF-DIPLOMACY-1")
def test_school_of_diplomacy_turns_goods_of_deals_into_points() -> None:
    story = scene(
        "japanese, romans",
        empires=["school-of-diplomacy, watchtower"],
        deals=["farm, casino, buddhas-temple, dojo"],  # worker, gold, card, point
        top="mill, ruins",
        phase="production",
    )
    assert vp(story) == 1
    story.choose("choice:common", "choice:common")
    assert story.asked.text == "settlers-ask-exchange"
    drawn = [option for option in story.options() if option.startswith("card:")]
    assert len(drawn) == 1  # only what a deal has drawn
    assert story.options() == (*drawn, "done", "resource:gold", "resource:worker")
    story.choose("resource:worker", drawn[0])
    assert story.options() == ("done", "resource:gold")
    story.choose("done")
    assert vp(story) == 3
    assert goods(story) == "1 wood, 1 gold, 4 worker, 1 raze, 1 defense"
    assert drawn[0].removeprefix("card:") in story.cards("discard")
    assert len(hand(story)) == 1


@rule("settlers:CARD-ARCHITECT-1")
def test_buddhas_temple_keeps_one_of_two_faction_cards() -> None:
    story = scene(
        "japanese, romans", empires=["buddhas-temple"], faction_tops=["farm, casino"], phase="production"
    )
    assert story.options() == ("card:farm-1", "card:casino")
    before = story.count("deck:0")
    story.choose("card:casino")
    assert hand(story) == ("casino",)
    assert story.count("deck:0") == before + 1
    assert card("farm-1") in story.state.decks[0]


@rule("settlers:CARD-ROBBERS-1", "settlers:Q-8")
def test_two_unmarked_routes_to_one_location_end_one_at_a_time() -> None:
    route = (1, card("spies"), -1)
    story = scene(
        "barbarians, japanese, romans",
        empires=["robbers", "", "spies"],
        goods=["2 worker"],
        routes=(route, route),
    )
    story.choose("choice:activate", "card:robbers", "choice:common")
    assert story.state.routes == (route,)
