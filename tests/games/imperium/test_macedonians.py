"""The Macedonians: what their cards do."""

from typing import Any

import pytest

from regnum.games.imperium.cards import index
from regnum.games.imperium.scoring import value_of
from regnum.testing import Story, rule

from .scene import EXILED, MARKET, SMALL, scene

ALL_MARKET = tuple(sorted(f"card:{key}" for key in MARKET))
ACQUIRE = "choice:to-pay-2-materials-acquire-uncivilised-civilised"


def macedonians(**position: Any) -> Story:
    """The Macedonians in seat 0 at a table whose market is known."""
    laid: dict[str, Any] = {
        "nations": ("macedonians", "romans", "vikings", "greeks"),
        "market": MARKET,
        "small": SMALL,
        "main": "qin, ionians, jungle",
        "exile": EXILED,
    }
    story: Story = scene(**{**laid, **position})
    return story


# --- the power card ------------------------------------------------------------------------------------


@rule("imperium:NATION-MACEDONIANS-1")
def test_side_a_gains_materials_for_a_region_played_from_the_discard_pile() -> None:
    story = macedonians(sides="AB", hands=["glory"], plays=["phalanx"], discards=["pelagonia, orestis"])
    story.choose("card:macedonians-phalanx")
    with story.changes() as changed:
        story.choose("card:macedonians-pelagonia")
    assert changed == {
        "discard:0": "-macedonians-pelagonia",
        "play:0": "+macedonians-pelagonia",
        "actions:0": "3 to 2",
        "materials:0": "6 to 8",
        "population:0": "6 to 7",
    }
    assert story.counter("exhaustion:0") == 4
    with story.changes() as changed:
        story.choose("done")
    assert changed == {}, "without a garrison that is all"


@rule("imperium:NATION-MACEDONIANS-1")
def test_side_a_gains_nothing_for_a_region_from_hand_and_side_b_never() -> None:
    story = macedonians(sides="AB", hands=["pelagonia"])
    story.choose("card:macedonians-pelagonia")
    assert story.counter("materials:0") == 6
    story = macedonians(sides="BB", hands=["glory"], plays=["phalanx"], discards=["pelagonia"])
    story.choose("card:macedonians-phalanx")
    assert "macedonians-pelagonia" in story.cards("play:0")
    assert story.counter("materials:0") == 6


@rule("imperium:SCORE-11")
def test_regions_are_worth_points_wherever_they_are() -> None:
    position: dict[str, Any] = {
        "hands": ["hills, conquer"],
        "decks": ["marsh, coast"],
        "discards": ["forest"],
        "histories": ["steppe, alexander"],
        "plays": ["orestis, phalanx", "dalmatia"],
        "garrisons": {"macedonians-orestis": "pelagonia"},
        "market": (),
        "small": {},
        "main": "",
        "developments": [""],
    }
    worth = {"a": 3, "b": 7, "alexandria-in-ariana": 3}
    for key, value in worth.items():
        assert value_of(macedonians(**position).state, 0, index.NUMBER[f"macedonians-{key}"], "play") == value


# --- the accession card and the developments -----------------------------------------------------------


@pytest.mark.parametrize("empires", [[], [0]])
def test_alexander_draws_and_breaks_through(empires: list[int]) -> None:
    story = macedonians(hands=["alexander, glory"], decks=["philip-ii, phalanx"], empires=empires)
    story.choose("card:macedonians-alexander")
    assert set(story.cards("hand:0")) == {"macedonians-glory", "macedonians-philip-ii"}
    assert set(story.options()) == {"choice:region", "choice:tributary", "done"}
    story.choose("choice:region")
    assert story.options() == ("card:hills", "choice:from-deck")
    with story.changes() as changed:
        story.choose("choice:from-deck")
    assert changed == {
        "hand:0": "+coast",
        "region-deck": "-1",
        "play:0": "-macedonians-alexander",
        "history:0": "+macedonians-alexander",
    }
    assert story.counter("actions:0") == 2


def test_alexander_may_stay_at_home() -> None:
    story = macedonians(hands=["alexander, glory"], decks=["philip-ii, phalanx"])
    with story.changes() as changed:
        story.choose("card:macedonians-alexander", "done")
    assert changed == {
        "hand:0": "-macedonians-alexander +macedonians-philip-ii",
        "deck:0": "-1",
        "history:0": "+macedonians-alexander",
        "actions:0": "3 to 2",
    }


def test_development_develops() -> None:
    story = macedonians(empires=[0], hands=["development, glory"], developments=["mosaics, parmenion"])
    story.choose("card:macedonians-development")
    assert set(story.options()) == {"choice:develop", ACQUIRE}
    story.choose("choice:develop")
    with story.changes() as changed:
        story.choose("card:macedonians-mosaics")
    assert changed == {
        "development:0": "-macedonians-mosaics",
        "discard:0": "+macedonians-development +macedonians-mosaics",
        "play:0": "-macedonians-development",
        "materials:0": "6 to 2",
        "population:0": "6 to 5",
    }


def test_development_acquires_for_two_materials() -> None:
    story = macedonians(empires=[0], hands=["development, glory"])
    story.choose("card:macedonians-development", ACQUIRE)
    assert set(story.options()) == {"card:boats", "card:temple", "card:city-1"}
    story.choose("card:temple")
    assert story.counter("materials:0") == 4
    assert "temple" in story.cards("hand:0")


@rule("imperium:KW-CHOOSE-2", "imperium:Q-56")
def test_development_offers_only_what_can_be_paid() -> None:
    story = macedonians(
        empires=[0], hands=["development, glory"], pools=[(3, 6, 0)], developments=["mosaics"]
    )
    with story.changes() as changed:
        story.choose("card:macedonians-development")
    assert changed["materials:0"] == "3 to 1", "acquiring is all that can be paid for"
    poor = macedonians(empires=[0], hands=["development, orestis"], pools=[(1, 0, 0)])
    assert not poor.offers("card:macedonians-development")
    assert not macedonians(hands=["development, orestis"]).offers("card:macedonians-development")


@rule("imperium:KW-FREEPLAY-3")
def test_parmenion_takes_land_and_settles_it_at_once() -> None:
    story = macedonians(empires=[0], hands=["parmenion, advance"], actions=1)
    story.choose("card:macedonians-parmenion")
    assert set(story.options()) == {"card:hills", "card:armenians", "done"}
    story.choose("card:hills")
    assert set(story.cards("play:0")) == {"macedonians-parmenion", "hills"}
    assert story.counter("population:0") == 7
    story.choose("card:coast")
    with story.changes() as changed:
        story.choose("card:macedonians-advance")
    assert changed == {
        "hand:0": "-macedonians-advance",
        "garrison:0:hills": "+macedonians-advance",
        "play:0": "-macedonians-parmenion",
        "history:0": "+macedonians-parmenion",
    }
    assert story.counter("actions:0") == 0


def test_parmenion_takes_a_tributary_with_its_unrest() -> None:
    story = macedonians(empires=[0], hands=["parmenion, advance"])
    story.choose("card:macedonians-parmenion", "card:armenians")
    assert set(story.options()) == {"card:boats", "card:city-1"}
    story.choose("card:boats")
    assert story.cards("history:0") == ("armenians", "macedonians-parmenion")
    assert sum(key.startswith("unrest") for key in story.cards("hand:0")) == 2
    assert story.counter("actions:0") == 2


@rule("imperium:KW-FREEPLAY-3")
def test_parmenion_keeps_what_an_empire_cannot_play() -> None:
    story = macedonians(empires=[0], hands=["parmenion, advance"], market=("sacred-pass", "", "", "", ""))
    story.choose("card:macedonians-parmenion", "card:sacred-pass")
    assert "sacred-pass" in story.cards("hand:0")
    assert story.cards("history:0") == ("macedonians-parmenion",)


def test_parmenion_may_take_nothing_and_is_for_an_empire() -> None:
    story = macedonians(empires=[0], hands=["parmenion, advance"])
    with story.changes() as changed:
        story.choose("card:macedonians-parmenion", "done")
    assert changed == {
        "hand:0": "-macedonians-parmenion",
        "history:0": "+macedonians-parmenion",
        "actions:0": "3 to 2",
    }
    assert not macedonians(hands=["parmenion, orestis"]).offers("card:macedonians-parmenion")


@rule("imperium:KW-PASSIVE-4")
def test_companion_cavalry_lets_an_empire_conquer() -> None:
    hand = "conquer, advance, philip-ii"
    story = macedonians(empires=[0], hands=[hand], plays=["companion-cavalry"])
    assert story.options() == ("card:macedonians-conquer-1", "done")
    without = macedonians(empires=[0], hands=[f"{hand}, orestis"], plays=["mosaics"])
    assert not without.offers("card:macedonians-conquer-1")


@rule("imperium:KW-EXHAUST-2", "imperium:Q-55")
def test_companion_cavalry_draws_when_a_region_is_played() -> None:
    story = macedonians(hands=["orestis, pelagonia"], plays=["companion-cavalry"], decks=["advance, glory"])
    story.choose("card:macedonians-orestis")
    assert story.options() == ("card:macedonians-companion-cavalry", "done")
    with story.changes() as changed:
        story.choose("card:macedonians-companion-cavalry")
    assert changed["hand:0"] == "+macedonians-advance"
    assert changed["exhaustion:0"] == "5 to 4"
    story.choose("done")
    story.choose("card:macedonians-pelagonia")
    assert story.asked.clause == "imperium:KW-GARRISON-1"


def test_companion_cavalry_may_rest_and_does_not_ride_for_other_cards() -> None:
    story = macedonians(hands=["orestis, glory"], plays=["companion-cavalry"], decks=["advance"])
    story.choose("card:macedonians-orestis", "done")
    assert story.counter("exhaustion:0") == 5
    assert story.cards("hand:0") == ("macedonians-glory",)
    story = macedonians(hands=["phalanx, glory"], plays=["companion-cavalry"], decks=["advance"])
    story.choose("card:macedonians-phalanx")
    assert story.asked.clause == "imperium:ACTIVATE-1"


@rule("imperium:NATION-MACEDONIANS-1", "imperium:TIME-10")
def test_a_region_from_the_discard_pile_may_call_the_cavalry_too() -> None:
    story = macedonians(
        sides="AB",
        hands=["glory"],
        plays=["phalanx, companion-cavalry"],
        discards=["orestis"],
        decks=["advance"],
    )
    story.choose("card:macedonians-phalanx")
    assert set(story.options()) == {"card:macedonians-a", "card:macedonians-companion-cavalry"}
    story.choose("card:macedonians-a")
    assert story.options() == ("card:macedonians-companion-cavalry", "done")
    story.choose("card:macedonians-companion-cavalry")
    assert story.counter("materials:0") == 10
    assert story.counter("exhaustion:0") == 3


@rule("imperium:KW-ACQUIRE-1")
def test_alexander_the_great_takes_two_regions_also_from_exile() -> None:
    story = macedonians(
        empires=[0],
        hands=["alexander-the-great, glory"],
        histories=["alexander"],
        exile="forest, steppe, shaduf",
        actions=0,
    )
    story.choose("card:macedonians-alexander-the-great")
    assert set(story.options()) == {"card:hills", "card:forest", "card:steppe", "done"}
    story.choose("card:forest")
    assert set(story.options()) == {"card:hills", "card:steppe", "done"}
    assert story.cards("history:0") == ("macedonians-alexander",)
    story.choose("card:hills")
    assert set(story.cards("hand:0")) == {"macedonians-glory", "hills", "forest"}
    assert set(story.cards("exile")) == {"steppe", "shaduf"}
    assert story.state.pools[0] == (6, 6, 0)
    assert set(story.cards("history:0")) == {"macedonians-alexander", "macedonians-alexander-the-great"}


def test_alexander_the_great_may_take_less() -> None:
    story = macedonians(empires=[0], hands=["alexander-the-great, glory"], histories=["alexander"])
    story.choose("card:macedonians-alexander-the-great", "card:hills", "done")
    assert set(story.cards("hand:0")) == {"macedonians-glory", "hills"}
    assert story.counter("actions:0") == 3


def test_alexander_the_great_needs_alexander_in_the_history() -> None:
    key = "card:macedonians-alexander-the-great"
    hand = ["alexander-the-great, orestis"]
    assert macedonians(empires=[0], hands=hand, histories=["alexander"]).offers(key)
    assert not macedonians(empires=[0], hands=hand, discards=["alexander"]).offers(key)
    assert not macedonians(hands=hand, histories=["alexander"]).offers(key)


@rule("imperium:KW-DRAW-5")
def test_mosaics_buy_a_discarded_card_back() -> None:
    story = macedonians(hands=["glory"], plays=["mosaics"], discards=["advance, orestis"])
    story.choose("card:macedonians-mosaics")
    assert set(story.options()) == {"card:macedonians-advance", "card:macedonians-orestis"}
    assert story.counter("materials:0") == 5
    with story.changes() as changed:
        story.choose("card:macedonians-advance")
    assert changed == {"discard:0": "-macedonians-advance", "hand:0": "+macedonians-advance"}
    assert story.counter("actions:0") == 3
    assert story.counter("exhausted:macedonians-mosaics") == 1


@rule("imperium:KW-PAY-9")
def test_mosaics_need_a_material_and_are_for_an_empire() -> None:
    poor = macedonians(hands=["orestis"], plays=["mosaics"], discards=["advance"], pools=[(0, 6, 0)])
    assert not poor.offers("card:macedonians-mosaics")
    assert not macedonians(hands=["mosaics, orestis"]).offers("card:macedonians-mosaics")
    assert macedonians(empires=[0], hands=["mosaics, orestis"]).offers("card:macedonians-mosaics")


SOLSTICE: tuple[tuple[str, dict[str, str]], ...] = (
    ("gain-1-materials", {"materials:0": "6 to 7"}),
    ("gain-1-population", {"population:0": "6 to 7"}),
    ("draw", {"hand:0": "+macedonians-phalanx", "deck:0": "-1"}),
)


@rule("imperium:SOLSTICE-3")
@pytest.mark.parametrize(("choice", "gained"), SOLSTICE)
def test_alexandria_in_egypt_gives_something_at_the_solstice(choice: str, gained: dict[str, str]) -> None:
    story = macedonians(
        phase="refill", turn=1, plays=["alexandria-in-egypt"], hands=["glory"], decks=["phalanx"]
    )
    assert len(story.options()) == 3
    with story.changes() as changed:
        story.choose(f"choice:{choice}")
    assert changed == {"round": "1 to 2", **gained}


@pytest.mark.parametrize(("choice", "gained"), SOLSTICE)
def test_alexandria_in_ariana_wants_a_card_for_it(choice: str, gained: dict[str, str]) -> None:
    def story() -> Story:
        return macedonians(
            phase="refill", turn=1, plays=["alexandria-in-ariana"], hands=["glory"], decks=["phalanx"]
        )

    told = story()
    assert told.options() == ("card:macedonians-glory", "done")
    with told.changes() as changed:
        told.choose("card:macedonians-glory", f"choice:{choice}")
    hand = f"-macedonians-glory {gained.get('hand:0', '')}".strip()
    assert changed == {"round": "1 to 2", "discard:0": "+macedonians-glory", **gained, "hand:0": hand}
    told = story()
    with told.changes() as changed:
        told.choose("done")
    assert changed == {"round": "1 to 2"}


@rule("imperium:KW-EMPIRE-1", "imperium:KW-CITY-1", "imperium:KW-METROPOLIS-1")
def test_both_alexandrias_are_for_an_empire() -> None:
    hand = ["alexandria-in-egypt, alexandria-in-ariana, orestis"]
    assert macedonians(hands=hand).options() == ("card:macedonians-orestis", "done")
    assert len(macedonians(hands=hand, empires=[0]).options()) == 4


# --- the nation deck -----------------------------------------------------------------------------------


@rule("imperium:KW-STEAL-1", "imperium:KW-EXHAUST-3", "imperium:Q-54")
@pytest.mark.parametrize("empires", [[], [0]])
def test_uxians_rob_everybody_and_give_a_token_back(empires: list[int]) -> None:
    story = macedonians(
        seats=3,
        empires=empires,
        hands=["uxians, glory"],
        plays=["phalanx, mosaics"],
        pools=[(0, 0, 0), (3, 3, 0), (1, 3, 2)],
        exhausted="macedonians-phalanx, macedonians-mosaics",
        exhaustion=3,
    )
    story.choose("card:macedonians-uxians")
    assert story.state.pools == [(3, 0, 0), (1, 3, 0), (0, 3, 2)]
    assert set(story.options()) == {"card:macedonians-phalanx", "card:macedonians-mosaics", "done"}
    with story.changes() as changed:
        story.choose("card:macedonians-phalanx")
    assert changed == {
        "exhaustion:0": "3 to 4",
        "exhausted:macedonians-phalanx": "1 to 0",
        "play:0": "-macedonians-uxians",
        "discard:0": "+macedonians-uxians",
    }


def test_uxians_may_leave_the_token() -> None:
    story = macedonians(
        hands=["uxians, glory"], plays=["phalanx"], exhausted="macedonians-phalanx", exhaustion=4
    )
    story.choose("card:macedonians-uxians", "done")
    assert story.counter("exhaustion:0") == 4


@rule("imperium:KW-ATTACK-3")
def test_uxians_are_an_attack() -> None:
    story = macedonians(hands=["uxians, glory"], plays=["", "cape"])
    story.choose("card:macedonians-uxians", "card:cape", "choice:yes")
    assert story.counter("materials:1") == 6
    assert story.counter("materials:0") == 6


# --- the draw deck -------------------------------------------------------------------------------------


def test_philip_takes_anything_and_is_remembered() -> None:
    story = macedonians(hands=["philip-ii, glory"])
    story.choose("card:macedonians-philip-ii")
    assert tuple(sorted(story.options())) == ALL_MARKET
    with story.changes() as changed:
        story.choose("card:hills")
    assert changed["hand:0"] == "+hills"
    assert changed["history:0"] == "+macedonians-philip-ii"
    assert not any(" to " in change for change in changed.values()), "no tokens"
    assert story.counter("actions:0") == 2
    assert not macedonians(empires=[0], hands=["philip-ii, orestis"]).offers("card:macedonians-philip-ii")


@rule("imperium:KW-PAY-9", "imperium:ACTIVATE-3")
def test_phalanx_plays_only_regions_and_needs_an_action() -> None:
    key = "card:macedonians-phalanx"
    story = macedonians(hands=["glory"], plays=["phalanx"], discards=["orestis, uxians, pelagonia"])
    story.choose(key)
    assert set(story.options()) == {"card:macedonians-orestis", "card:macedonians-pelagonia"}
    assert not macedonians(hands=["orestis"], plays=["phalanx"], discards=["uxians"]).offers(key)
    laid: dict[str, Any] = {"plays": ["phalanx, mosaics"], "discards": ["orestis"]}
    idle = macedonians(hands=["glory"], actions=0, **laid)
    assert idle.offers("card:macedonians-mosaics")
    assert not idle.offers(key)
    tired = macedonians(hands=["pelagonia"], exhaustion=0, **laid)
    assert not tired.offers(key)


@pytest.mark.parametrize(
    ("region", "materials", "population"),
    [("haliacmon-valley", 6, 7), ("orestis", 8, 6), ("pelagonia", 6, 7)],
)
def test_regions_bring_something_and_take_a_garrison(region: str, materials: int, population: int) -> None:
    story = macedonians(hands=[f"{region}, unrest, advance, glory"])
    story.choose(f"card:macedonians-{region}")
    assert (story.counter("materials:0"), story.counter("population:0")) == (materials, population)
    assert story.options() == ("card:unrest-1", "card:macedonians-advance", "done")
    with story.changes() as changed:
        story.choose("card:macedonians-advance")
    assert changed == {
        "hand:0": "-macedonians-advance",
        f"garrison:0:macedonians-{region}": "+macedonians-advance",
    }


def test_what_many_nations_have_is_the_same_for_macedonians() -> None:
    shared = {"advance": ("advance",), "conquer": ("conquer-1", "conquer-2"), "glory": ("glory",)}
    shared["prosperity-1"] = ("prosperity",)
    shared["unrest-1"] = ("unrest-1", "unrest-2", "unrest-3")
    for roman, own in shared.items():
        assert {index.KIND[index.NUMBER[f"macedonians-{key}"]] for key in own} == {
            index.KIND[index.NUMBER[f"romans-{roman}"]]
        }
