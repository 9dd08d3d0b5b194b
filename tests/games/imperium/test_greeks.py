"""The Greeks: what their cards do."""

from typing import Any

import pytest

from regnum.games.imperium.cards import index
from regnum.games.imperium.scoring import value_of
from regnum.testing import Story, rule

from .scene import MARKET, SMALL, scene

ALL_MARKET = tuple(sorted(f"card:{key}" for key in MARKET))


def greeks(**position: Any) -> Story:
    """The Greeks in seat 0 at a table whose market is known."""
    laid: dict[str, Any] = {
        "nations": ("greeks", "romans", "vikings", "carthaginians"),
        "market": MARKET,
        "small": SMALL,
        "main": "hittites, ionians, jungle",
    }
    story: Story = scene(**{**laid, **position})
    return story


# --- the power card ------------------------------------------------------------------------------------


@rule("imperium:NATION-GREEKS-1", "imperium:KW-ACTION-2")
def test_side_a_spends_two_actions_to_break_through() -> None:
    story = greeks(sides="AB", hands=["glory"], actions=3, exile="coinage")
    story.choose("card:greeks-a")
    assert story.options() == ("choice:uncivilised", "choice:civilised")
    assert story.counter("actions:0") == 1
    story.choose("choice:civilised")
    assert set(story.options()) == {"card:temple", "card:city-1", "choice:from-deck"}, "not from exile"
    with story.changes() as changed:
        story.choose("choice:from-deck")
    assert changed == {"hand:0": "+wonder", "civilised-deck": "-1"}
    assert story.counter("exhausted:greeks-a") == 1
    assert story.counter("exhaustion:0") == 4
    assert not story.offers("card:greeks-a")


@rule("imperium:NATION-GREEKS-1", "imperium:KW-PAY-9")
@pytest.mark.parametrize("position", [{"actions": 1}, {"exhaustion": 0}, {"sides": "BB"}])
def test_side_a_needs_two_actions_and_a_token(position: dict[str, Any]) -> None:
    laid: dict[str, Any] = {"sides": "AB", "hands": ["settlers"], "actions": 2}
    assert not greeks(**{**laid, **position}).offers("card:greeks-a")
    assert greeks(**laid).offers("card:greeks-a")


@rule("imperium:Q-36")
def test_all_cards_are_worth_points_also_the_power_card_and_garrisons() -> None:
    position: dict[str, Any] = {
        "hands": ["glory, settlers, unrest, advance, conquer"],
        "decks": ["2 unrest, greek-mercenaries"],
        "discards": ["city-of-sparta"],
        "histories": ["pericles, olympic-games"],
        "plays": ["peloponnese"],
        "garrisons": {"greeks-peloponnese": "philosophy"},
    }
    worth = {"a": 2, "b": 4, "philosophy": 2}  # 13 cards and the power card
    for key, value in worth.items():
        assert value_of(greeks(**position).state, 0, index.NUMBER[f"greeks-{key}"], "hand") == value
    fewer = greeks(**{**position, "garrisons": {}})
    assert value_of(fewer.state, 0, index.NUMBER["greeks-a"], "play") == 1
    assert value_of(fewer.state, 0, index.NUMBER["greeks-b"], "play") == 4


# --- the accession card and the developments -----------------------------------------------------------


def test_olympic_games_draw_two_and_remember_one() -> None:
    story = greeks(hands=["olympic-games, unrest"], decks=["settlers, advance, glory"], discards=["conquer"])
    story.choose("card:greeks-olympic-games")
    assert story.options() == ("card:unrest-1", "card:greeks-advance", "card:greeks-settlers")
    with story.changes() as changed:
        story.choose("card:unrest-1")
    assert changed == {
        "hand:0": "-unrest-1",
        "history:0": "+unrest-1",
        "play:0": "-greeks-olympic-games",
        "discard:0": "+greeks-olympic-games",
    }


@pytest.mark.parametrize(
    ("choice", "changed_to"),
    [
        ("gain-1-materials-in-play-production", {"materials:0": "6 to 8"}),
        ("gain-1-population-in-play-region", {"population:0": "6 to 8"}),
    ],
)
def test_greek_prosperity_counts_land(choice: str, changed_to: dict[str, str]) -> None:
    story = greeks(
        empires=[0],
        hands=["greek-prosperity, glory"],
        plays=["peloponnese, forest-of-pholoe, city-of-athens", "dalmatia"],
    )
    with story.changes() as changed:
        story.choose("card:greeks-greek-prosperity", f"choice:{choice}")
    assert changed == {
        "hand:0": "-greeks-greek-prosperity",
        "discard:0": "+greeks-greek-prosperity",
        "actions:0": "3 to 2",
        **changed_to,
    }


def test_greek_prosperity_draws_for_cities_and_metropolises() -> None:
    story = greeks(
        empires=[0],
        hands=["greek-prosperity, glory"],
        plays=["peloponnese, city-of-athens, city-of-sparta, metropolis-1"],
        decks=["settlers, advance, conquer, greek-mercenaries"],
    )
    with story.changes() as changed:
        story.choose("card:greeks-greek-prosperity", "choice:draw-in-play-city-metropolis")
    assert changed["deck:0"] == "-3"
    assert changed["hand:0"] == "-greeks-greek-prosperity +greeks-advance +greeks-conquer +greeks-settlers"
    assert not greeks(hands=["greek-prosperity, settlers"]).offers("card:greeks-greek-prosperity")


def test_pericles_acquires_anything_without_an_action() -> None:
    story = greeks(
        empires=[0], hands=["pericles, glory"], actions=0, plays=["direct-democracy"], exile="coinage"
    )
    story.choose("card:greeks-pericles")
    assert tuple(sorted(story.options())) == ALL_MARKET
    with story.changes() as changed:
        story.choose("card:hills")
    assert changed == {
        "market:0": "-hills +coast",
        "region-deck": "-1",
        "hand:0": "+hills",
        "play:0": "-greeks-pericles",
        "history:0": "+greeks-pericles",
    }
    assert not greeks(hands=["pericles, settlers"]).offers("card:greeks-pericles")


@pytest.mark.parametrize("name", ["city-of-corinth", "city-of-athens", "city-of-sparta"])
def test_greek_cities_turn_a_card_into_something_at_the_solstice(name: str) -> None:
    def story() -> Story:
        return greeks(phase="refill", turn=1, plays=[name], hands=["glory, unrest"], decks=["settlers"])

    told = story()
    assert told.options() == ("card:unrest-1", "card:greeks-glory", "done")
    for choice, gained in (
        ("gain-1-materials", {"materials:0": "6 to 7"}),
        ("gain-1-population", {"population:0": "6 to 7"}),
    ):
        told = story()
        with told.changes() as changed:
            told.choose("card:unrest-1", f"choice:{choice}")
        assert changed == {"hand:0": "-unrest-1", "discard:0": "+unrest-1", "round": "1 to 2", **gained}
    told = story()
    with told.changes() as changed:
        told.choose("card:unrest-1", "choice:draw")
    assert changed["hand:0"] == "-unrest-1 +greeks-settlers"
    told = story()
    with told.changes() as changed:
        told.choose("done")
    assert changed == {"round": "1 to 2"}


@rule("imperium:KW-BARBARIAN-1", "imperium:KW-EMPIRE-1")
def test_sparta_is_a_city_of_barbarians_and_corinth_of_an_empire() -> None:
    hand = "city-of-sparta, city-of-athens, city-of-corinth"
    barbarians, empire = greeks(hands=[hand]), greeks(hands=[hand], empires=[0])
    assert barbarians.options() == ("card:greeks-city-of-athens", "card:greeks-city-of-sparta", "done")
    assert empire.options() == ("card:greeks-city-of-corinth", "card:greeks-city-of-athens", "done")


@rule("imperium:KW-PASSIVE-4", "imperium:KW-PASSIVE-3")
def test_science_enlarges_the_hand_and_lets_an_empire_advance() -> None:
    hand = "advance, conquer, settlers, glory"
    story = greeks(empires=[0], hands=[hand], plays=["science"])
    assert story.options() == ("card:greeks-advance", "done")
    assert story.counter("hand-size:0") == 6
    without = greeks(empires=[0], hands=[hand], plays=["lighthouse"])
    assert without.options() == ("card:greeks-lighthouse", "done")
    assert without.counter("hand-size:0") == 5


def test_greek_innovation_puts_two_cards_back_to_acquire_anything() -> None:
    story = greeks(
        seats=3,
        empires=[0],
        hands=["greek-innovation, glory, unrest, settlers"],
        plays=["science", "dalmatia, legions", ""],
        garrisons={"romans-dalmatia": "advance"},
        decks=["conquer"],
        exile="coinage",
    )
    story.choose("card:greeks-greek-innovation", "card:greeks-glory", "card:greeks-settlers")
    assert story.cards("deck-top:0") == ("greeks-glory", "greeks-settlers")
    assert tuple(sorted(story.options())) == ALL_MARKET
    story.choose("card:temple")
    assert "temple" in story.cards("hand:0")
    assert story.asked.seat == 1
    assert story.options() == ("card:romans-legions", "card:romans-dalmatia")
    with story.changes() as changed:
        story.choose("card:romans-dalmatia")
    assert changed == {
        "play:1": "-romans-dalmatia",
        "garrison:1:romans-dalmatia": "-romans-advance",
        "hand:1": "+romans-advance +romans-dalmatia",
        "play:0": "-greeks-greek-innovation",
        "discard:0": "+greeks-greek-innovation",
    }
    assert story.cards("play:0") == ("greeks-science",)


@rule("imperium:KW-PAY-9")
def test_greek_innovation_needs_two_other_cards_in_hand() -> None:
    story = greeks(empires=[0], hands=["greek-innovation, glory"], plays=["lighthouse"])
    assert not story.offers("card:greeks-greek-innovation")
    story = greeks(empires=[0], hands=["greek-innovation, glory, unrest"])
    assert story.offers("card:greeks-greek-innovation")
    story = greeks(hands=["greek-innovation, glory, unrest"])
    assert not story.offers("card:greeks-greek-innovation")


@rule("imperium:CARD-RECALLSHIELD-1")
def test_greek_innovation_is_an_attack() -> None:
    story = greeks(empires=[0], hands=["greek-innovation, glory, unrest"], plays=["", "cape, legions"])
    story.choose("card:greeks-greek-innovation")
    assert story.asked.clause == "imperium:KW-ATTACK-4"
    story.choose("card:cape", "card:greeks-glory", "card:temple", "choice:yes")
    assert story.asked.clause == "imperium:ACTIVATE-1", "nothing of theirs is recalled"
    assert story.cards("play:1") == ("romans-legions",)


@rule("imperium:CARD-UNREST-2")
def test_direct_democracy_makes_unrest_cheaper() -> None:
    story = greeks(hands=["unrest, glory"], plays=["direct-democracy"], pools=[(2, 1, 0)])
    story.choose("card:unrest-1")
    assert story.options() == ("choice:pay-1-population", "choice:discard", "choice:pay-2-materials")
    with story.changes() as changed:
        story.choose("choice:discard")
    assert changed["unrest"] == "+unrest-1"
    assert changed["discard:0"] == "+greeks-glory"
    assert story.counter("actions:0") == 2
    dear = greeks(hands=["unrest, glory"], plays=["lighthouse"], pools=[(2, 0, 0)])
    assert not dear.offers("card:unrest-1")


@rule("imperium:CARD-UNREST-2")
def test_direct_democracy_takes_one_material_off() -> None:
    story = greeks(hands=["unrest, glory"], plays=["direct-democracy"])
    with story.changes() as changed:
        story.choose("card:unrest-1", "choice:pay-2-materials")
    assert changed["materials:0"] == "6 to 4"


@rule("imperium:KW-FREEPLAY-3", "imperium:KW-FREEPLAY-4")
def test_direct_democracy_free_plays_an_unrest_that_is_still_paid_for() -> None:
    story = greeks(hands=["unrest, settlers"], plays=["direct-democracy"], actions=0)
    assert story.options() == ("card:greeks-direct-democracy", "done")
    story.choose("card:greeks-direct-democracy")
    assert story.options() == ("card:unrest-1",)
    with story.changes() as changed:
        story.choose("card:unrest-1", "choice:pay-1-population")
    assert changed == {"hand:0": "-unrest-1", "unrest": "+unrest-1", "population:0": "6 to 5"}
    assert story.counter("exhausted:greeks-direct-democracy") == 1


def test_lighthouse_brings_an_attack_back_on_the_deck() -> None:
    story = greeks(
        hands=["settlers"],
        plays=["lighthouse"],
        discards=["greek-mercenaries, advance, greek-innovation"],
    )
    story.choose("card:greeks-lighthouse", "choice:discard-to-top-which-attack")
    assert story.options() == ("card:greeks-greek-innovation", "card:greeks-greek-mercenaries")
    with story.changes() as changed:
        story.choose("card:greeks-greek-mercenaries")
    assert changed == {
        "discard:0": "-greeks-greek-mercenaries",
        "deck:0": "+1",
        "deck-top:0": "+greeks-greek-mercenaries",
    }
    assert story.counter("actions:0") == 3


@rule("imperium:KW-SWAP-1", "imperium:KW-SWAP-2", "imperium:KW-SWAP-3")
def test_lighthouse_swaps_an_exiled_card_with_a_market_card() -> None:
    story = greeks(
        hands=["settlers"], plays=["lighthouse"], exile="forest, shaduf", tokens={"hills": (1, 0, 2)}
    )
    story.choose("card:greeks-lighthouse", "choice:swap")
    assert set(story.options()) == {"card:forest", "card:shaduf"}
    story.choose("card:shaduf")
    assert tuple(sorted(story.options())) == ALL_MARKET
    with story.changes() as changed:
        story.choose("card:hills")
    assert changed["market:0"] == "-hills +shaduf"
    assert changed["exile"] == "-shaduf +hills"
    assert changed["tucked:0"].startswith("+unrest-")
    assert story.counter("materials:market:0") == 1
    assert story.counter("progress:market:0") == 2


def test_philosophy_gives_up_something_pinned_that_is_no_region() -> None:
    plays = ["peloponnese, city-of-athens, science"]
    story = greeks(empires=[0], hands=["philosophy, glory"], plays=plays, exile="town-1")
    story.choose("card:greeks-philosophy")
    assert story.options() == ("card:greeks-science", "card:greeks-city-of-athens")
    with story.changes() as changed:
        story.choose("card:greeks-city-of-athens")
    assert changed == {"play:0": "-greeks-city-of-athens", "discard:0": "+greeks-city-of-athens"}
    assert story.options() == ("choice:uncivilised", "choice:civilised")
    story.choose("choice:uncivilised")
    assert set(story.options()) == {"card:boats", "card:city-1", "choice:from-deck"}, "not from exile"
    with story.changes() as changed:
        story.choose("choice:from-deck")
    assert changed == {
        "hand:0": "+elders",
        "uncivilised-deck": "-1",
        "play:0": "-greeks-philosophy",
        "discard:0": "+greeks-philosophy",
    }


@rule("imperium:KW-PAY-9")
def test_philosophy_cannot_be_played_with_regions_alone() -> None:
    story = greeks(empires=[0], hands=["philosophy, unrest"], plays=["peloponnese, forest"])
    assert not story.offers("card:greeks-philosophy")
    assert not greeks(hands=["philosophy, unrest"], plays=["science"]).offers("card:greeks-philosophy")


# --- regions -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("region", "materials", "population"),
    [("plains-of-thessaly", 7, 6), ("peloponnese", 6, 7), ("forest-of-pholoe", 6, 6)],
)
def test_regions_bring_something_and_take_a_garrison(region: str, materials: int, population: int) -> None:
    story = greeks(hands=[f"{region}, unrest, settlers, glory"])
    story.choose(f"card:greeks-{region}")
    assert (story.counter("materials:0"), story.counter("population:0")) == (materials, population)
    assert story.options() == ("card:unrest-1", "card:greeks-settlers", "done")
    with story.changes() as changed:
        story.choose("card:greeks-settlers")
    assert changed == {"hand:0": "-greeks-settlers", f"garrison:0:greeks-{region}": "+greeks-settlers"}


# --- the draw deck -------------------------------------------------------------------------------------


@rule("imperium:KW-STEAL-1")
@pytest.mark.parametrize("empires", [[], [0]])
def test_greek_mercenaries_rob_the_others_and_leave_settlers(empires: list[int]) -> None:
    story = greeks(
        seats=3,
        empires=empires,
        hands=["greek-mercenaries, unrest"],
        decks=["settlers"],
        pools=[(0, 0, 0), (3, 0, 0), (1, 0, 4)],
        discards=["glory"],
    )
    story.choose("card:greeks-greek-mercenaries")
    assert story.state.pools == [(3, 0, 1), (1, 1, 0), (0, 1, 4)]
    assert set(story.cards("hand:0")) == {"unrest-1", "greeks-settlers"}
    assert set(story.cards("discard:0")) == {"greeks-glory", "greeks-greek-mercenaries"}
    assert story.counter("actions:0") == 2


@rule("imperium:KW-ATTACK-3")
def test_who_is_protected_from_greek_mercenaries_may_still_gain() -> None:
    story = greeks(hands=["greek-mercenaries, unrest"], decks=["settlers"], plays=["", "cape"])
    story.choose("card:greeks-greek-mercenaries", "card:cape")
    assert story.counter("progress:0") == 1, "what is yours comes first"
    assert "greeks-settlers" in story.cards("hand:0")
    assert story.counter("population:1") == 6
    story.choose("choice:yes")
    assert story.counter("materials:1") == 6
    assert story.counter("population:1") == 7


def test_settlers_find_land_progress_or_peace() -> None:
    def story() -> Story:
        return greeks(hands=["settlers, unrest, glory"])

    told = story()
    told.choose("card:greeks-settlers")
    assert set(told.options()) == {
        "choice:to-pay-1-population-acquire-region",
        "choice:gain-1-progress",
        "choice:return-unrest",
    }
    with told.changes() as changed:
        told.choose("choice:to-pay-1-population-acquire-region")
    assert changed["population:0"] == "6 to 5"
    assert changed["hand:0"] == "+hills"
    told = story()
    with told.changes() as changed:
        told.choose("card:greeks-settlers", "choice:gain-1-progress")
    played = {"hand:0": "-greeks-settlers", "discard:0": "+greeks-settlers", "actions:0": "3 to 2"}
    assert changed == {**played, "progress:0": "0 to 1"}
    told = story()
    with told.changes() as changed:
        told.choose("card:greeks-settlers", "choice:return-unrest", "card:unrest-1")
    assert changed["unrest"] == "+unrest-1"
    assert "population:0" not in changed


@rule("imperium:KW-CHOOSE-2", "imperium:KW-CHOOSE-3")
def test_settlers_without_population_cannot_take_land() -> None:
    story = greeks(hands=["settlers, glory"], pools=[(6, 0, 0)])
    story.choose("card:greeks-settlers")
    assert set(story.options()) == {"choice:gain-1-progress", "choice:return-unrest"}
    assert not greeks(empires=[0], hands=["settlers, unrest"]).offers("card:greeks-settlers")


def test_what_many_nations_have_is_the_same_for_greeks() -> None:
    shared = {"advance": ("advance",), "conquer": ("conquer",), "glory": ("glory",)}
    shared["unrest-1"] = ("unrest-1", "unrest-2", "unrest-3")
    for roman, own in shared.items():
        assert {index.KIND[index.NUMBER[f"greeks-{key}"]] for key in own} == {
            index.KIND[index.NUMBER[f"romans-{roman}"]]
        }
