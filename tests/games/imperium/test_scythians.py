"""The Scythians: what their cards do."""

from typing import Any

import pytest

from regnum.games.imperium.cards import index
from regnum.games.imperium.scoring import value_of
from regnum.testing import Story, rule

from .scene import EXILED, MARKET, SMALL, scene, unrest


def scythians(**position: Any) -> Story:
    """The Scythians in seat 0 at a table whose market is known."""
    laid: dict[str, Any] = {
        "nations": ("scythians", "romans", "greeks", "vikings"),
        "market": MARKET,
        "small": SMALL,
        "main": "hittites, ionians, jungle",
        "exile": EXILED,
    }
    story: Story = scene(**{**laid, **position})
    return story


# --- the nation ----------------------------------------------------------------------------------------


@rule("imperium:NATION-SCYTHIANS-1")
def test_their_accession_card_is_glory_and_they_develop_four_cards() -> None:
    state = scythians(hands=["advance"]).state
    assert index.KEY[state.accession[0]] == "scythians-glory"
    assert [index.CARD[card].name for card in state.development[0]] == [
        "Ateas",
        "Kurgans",
        "City of Gelonus",
        "Jewellery",
    ]


@rule("imperium:NATION-SCYTHIANS-1", "imperium:KW-TAKE-1")
def test_side_a_takes_unrest_to_break_through_for_a_region() -> None:
    story = scythians(sides="AB", hands=["glory"])
    with story.changes() as changed:
        story.choose("card:scythians-a")
    assert changed["actions:0"] == "3 to 2"
    assert changed["exhaustion:0"] == "5 to 4"
    assert unrest(story) == [1, 0]
    assert set(story.options()) == {"card:hills", "choice:from-deck"}
    with story.changes() as changed:
        story.choose("choice:from-deck")
    assert changed == {"hand:0": "+coast", "region-deck": "-1"}
    assert not story.offers("card:scythians-a")


@rule("imperium:NATION-SCYTHIANS-1", "imperium:KW-PAY-9")
@pytest.mark.parametrize("position", [{"actions": 0}, {"exhaustion": 0}, {"sides": "BB"}])
def test_side_a_needs_an_action_and_a_token(position: dict[str, Any]) -> None:
    laid: dict[str, Any] = {"sides": "AB", "hands": ["caucasia"], "actions": 1}
    assert scythians(**laid).offers("card:scythians-a")
    assert not scythians(**{**laid, **position}).offers("card:scythians-a")


LANDS: dict[str, Any] = {
    "hands": ["tian-shan, conquer"],
    "decks": ["marsh, coast"],
    "discards": ["caucasia"],
    "histories": ["tarim-basin"],
    "plays": ["pontic-steppe, tents", "dalmatia"],
    "garrisons": {"scythians-pontic-steppe": "carpathian-mountains"},
    "market": (),
    "small": {},
    "main": "",
}


@rule("imperium:SCORE-11")
@pytest.mark.parametrize(
    ("materials", "worth"),
    [
        (5, {"a": 0, "b": 3, "tamga": 3}),
        (6, {"a": 1, "b": 4, "tamga": 3}),
        (13, {"a": 2, "b": 6, "tamga": 3}),
        (70, {"a": 10, "b": 10, "tamga": 3}),
    ],
)
def test_materials_and_regions_are_worth_points(materials: int, worth: dict[str, int]) -> None:
    state = scythians(**LANDS, pools=[(materials, 9, 9)]).state
    for key, value in worth.items():
        assert value_of(state, 0, index.NUMBER[f"scythians-{key}"], "play") == value


# --- the developments ----------------------------------------------------------------------------------


def test_ateas_takes_land_and_makes_peace() -> None:
    story = scythians(empires=[0], hands=["ateas, unrest, caucasia"], discards=["unrest"])
    story.choose("card:scythians-ateas")
    assert set(story.options()) == {"card:hills", "done"}
    story.choose("card:hills")
    assert set(story.options()) == {"card:unrest-1", "done"}
    with story.changes() as changed:
        story.choose("card:unrest-1")
    assert changed == {
        "hand:0": "-unrest-1",
        "unrest": "+unrest-1",
        "play:0": "-scythians-ateas",
        "history:0": "+scythians-ateas",
    }
    assert "hills" in story.cards("hand:0")
    assert story.counter("actions:0") == 2


def test_ateas_may_do_neither_and_is_for_an_empire() -> None:
    story = scythians(empires=[0], hands=["ateas, unrest, caucasia"])
    with story.changes() as changed:
        story.choose("card:scythians-ateas", "done", "done")
    assert changed == {
        "hand:0": "-scythians-ateas",
        "history:0": "+scythians-ateas",
        "actions:0": "3 to 2",
    }
    assert not scythians(hands=["ateas, caucasia"]).offers("card:scythians-ateas")


@rule("imperium:KW-PASSIVE-3", "imperium:KW-HISTORY-1")
def test_kurgans_enlarge_the_hand_and_bury_a_card() -> None:
    story = scythians(hands=["caucasia"], plays=["kurgans"], discards=["raiders, tents"])
    assert story.counter("hand-size:0") == 6
    story.choose("card:scythians-kurgans")
    assert set(story.options()) == {"card:scythians-raiders", "card:scythians-tents"}
    with story.changes() as changed:
        story.choose("card:scythians-raiders")
    assert changed == {"discard:0": "-scythians-raiders", "history:0": "+scythians-raiders"}
    assert story.counter("exhausted:scythians-kurgans") == 1
    assert story.counter("actions:0") == 3
    assert scythians(hands=["kurgans, caucasia"]).options() == ("card:scythians-caucasia", "done")
    assert scythians(empires=[0], hands=["kurgans, caucasia"]).offers("card:scythians-kurgans")


@pytest.mark.parametrize(
    ("choice", "gained"),
    [
        ("gain-1-materials", {"materials:0": "6 to 7"}),
        ("gain-1-population", {"population:0": "6 to 7"}),
        ("draw", {"hand:0": "+scythians-tents", "deck:0": "-1"}),
    ],
)
def test_gelonus_turns_a_card_into_something_at_the_solstice(choice: str, gained: dict[str, str]) -> None:
    def story() -> Story:
        return scythians(
            phase="refill", turn=1, plays=["city-of-gelonus"], hands=["raiders"], decks=["tents"]
        )

    told = story()
    assert told.options() == ("card:scythians-raiders", "done")
    with told.changes() as changed:
        told.choose("card:scythians-raiders", f"choice:{choice}")
    hand = f"-scythians-raiders {gained.get('hand:0', '')}".strip()
    assert changed == {"round": "1 to 2", "discard:0": "+scythians-raiders", **gained, "hand:0": hand}
    told = story()
    with told.changes() as changed:
        told.choose("done")
    assert changed == {"round": "1 to 2"}
    assert not scythians(hands=["city-of-gelonus, caucasia"]).offers("card:scythians-city-of-gelonus")


@pytest.mark.parametrize("empires", [[], [0]])
def test_jewellery_is_neither_played_nor_garrisoned(empires: list[int]) -> None:
    story = scythians(empires=empires, hands=["jewellery, caucasia, advance"])
    assert not story.offers("card:scythians-jewellery")
    story.choose("card:scythians-caucasia")
    assert story.options() == ("card:scythians-advance", "done")
    assert value_of(story.state, 0, index.NUMBER["scythians-jewellery"], "hand") == 7


# --- the nation deck -----------------------------------------------------------------------------------


def test_tamga_turns_one_card_into_two() -> None:
    story = scythians(hands=["advance, raiders"], plays=["tamga"], decks=["tents, nomads, conquer"])
    story.choose("card:scythians-tamga")
    assert set(story.options()) == {"card:scythians-advance", "card:scythians-raiders"}
    with story.changes() as changed:
        story.choose("card:scythians-raiders")
    assert changed == {
        "hand:0": "-scythians-raiders +scythians-nomads-1 +scythians-tents",
        "discard:0": "+scythians-raiders",
        "deck:0": "-2",
    }
    assert story.counter("exhaustion:0") == 4


@rule("imperium:KW-PAY-9")
def test_tamga_needs_a_card_to_discard() -> None:
    story = scythians(plays=["tamga, kurgans"], decks=["tents, nomads"], discards=["advance"])
    assert story.offers("card:scythians-kurgans")
    assert not story.offers("card:scythians-tamga")
    assert scythians(hands=["tamga"]).offers("card:scythians-tamga")
    assert scythians(hands=["tamga"], empires=[0]).offers("card:scythians-tamga")


@pytest.mark.parametrize("region", ["pontic-steppe", "caucasia", "carpathian-mountains", "tian-shan"])
def test_regions_bring_population_and_take_a_garrison(region: str) -> None:
    story = scythians(hands=[f"{region}, unrest, advance, glory"])
    story.choose(f"card:scythians-{region}")
    assert (story.counter("materials:0"), story.counter("population:0")) == (6, 7)
    assert story.options() == ("card:unrest-1", "card:scythians-advance", "done")
    with story.changes() as changed:
        story.choose("card:scythians-advance")
    assert changed == {
        "hand:0": "-scythians-advance",
        f"garrison:0:scythians-{region}": "+scythians-advance",
    }


@rule("imperium:KW-BARBARIAN-1")
def test_an_empire_does_not_settle_in_the_mountains() -> None:
    hand = "carpathian-mountains, tian-shan, pontic-steppe, caucasia"
    assert len(scythians(hands=[hand]).options()) == 5
    assert set(scythians(hands=[hand], empires=[0]).options()) == {
        "card:scythians-pontic-steppe",
        "card:scythians-caucasia",
        "done",
    }


def test_tarim_basin_may_draw_before_it_takes_a_garrison() -> None:
    story = scythians(hands=["tarim-basin, advance"], decks=["tents, nomads"])
    story.choose("card:scythians-tarim-basin", "choice:yes")
    assert set(story.options()) == {"card:scythians-advance", "card:scythians-tents", "done"}
    with story.changes() as changed:
        story.choose("card:scythians-tents")
    assert changed == {"hand:0": "-scythians-tents", "garrison:0:scythians-tarim-basin": "+scythians-tents"}
    story = scythians(hands=["tarim-basin, advance"], decks=["tents, nomads"])
    story.choose("card:scythians-tarim-basin", "done", "done")
    assert story.cards("hand:0") == ("scythians-advance",)
    assert story.counter("population:0") == 6


@rule("imperium:KW-STEAL-1", "imperium:KW-RECALL-1")
def test_raiders_draw_drive_settlers_home_and_rob_empires() -> None:
    story = scythians(
        seats=3,
        hands=["raiders, advance"],
        decks=["tents, nomads, conquer"],
        plays=["caucasia", "dalmatia, city-of-rome", "peloponnese, forest-of-pholoe"],
        empires=[2],
        actions=0,
    )
    story.choose("card:scythians-raiders")
    assert set(story.cards("hand:0")) == {"scythians-advance", "scythians-tents", "scythians-nomads-1"}
    assert story.cards("hand:1") == ("romans-dalmatia",)
    assert story.asked.seat == 2
    assert set(story.options()) == {"card:greeks-peloponnese", "card:greeks-forest-of-pholoe"}
    assert story.counter("population:0") == 6, "they are robbed at the end"
    story.choose("card:greeks-peloponnese")
    assert story.cards("hand:2") == ("greeks-peloponnese",)
    assert story.state.pools == [(6, 7, 0), (6, 6, 0), (6, 5, 0)]
    assert story.counter("actions:0") == 0
    assert story.cards("play:0") == ("scythians-caucasia",)
    assert story.cards("discard:0") == ("scythians-raiders",)
    pools = [(6, 6, 0), (6, 0, 0)]
    story = scythians(hands=["raiders, advance"], decks=["tents, nomads"], pools=pools, empires=[1])
    story.choose("card:scythians-raiders")
    assert story.counter("population:0") == 6
    assert unrest(story) == [0, 0], "nor do they sow unrest where nothing is left"


@rule("imperium:KW-ATTACK-3")
def test_raiders_are_an_attack_of_barbarians() -> None:
    story = scythians(hands=["raiders, advance"], plays=["", "cape, dalmatia"], empires=[1])
    story.choose("card:scythians-raiders", "card:cape", "choice:yes", "choice:yes")
    assert story.cards("play:1") == ("romans-dalmatia",)
    assert story.counter("population:0") == 6
    assert not scythians(empires=[0], hands=["raiders, caucasia"]).offers("card:scythians-raiders")


# --- the draw deck -------------------------------------------------------------------------------------


@rule("imperium:CARD-NOMADS-1")
@pytest.mark.parametrize("nomads", ["nomads-1", "nomads-2"])
def test_nomads_let_all_draw_and_count_production(nomads: str) -> None:
    story = scythians(
        hands=[f"{nomads}, advance"],
        decks=["tents, conquer", "glory, advance"],
        plays=["pontic-steppe, tarim-basin, tian-shan", "dalmatia"],
    )
    story.choose(f"card:scythians-{nomads}", "choice:yes")
    assert story.asked.seat == 1
    with story.changes() as changed:
        story.choose("choice:yes")
    assert changed["hand:1"] == "+romans-glory"
    assert {key: change for key, change in changed.items() if " to " in change} == {"materials:0": "6 to 8"}
    assert set(story.cards("hand:0")) == {"scythians-advance", "scythians-tents"}
    assert story.cards("discard:0") == (f"scythians-{nomads}",)


@rule("imperium:CARD-NOMADS-1", "imperium:KW-ALLPLAYERS-1")
def test_nobody_has_to_draw_for_nomads_and_only_one_of_them_is_barbarian() -> None:
    story = scythians(hands=["nomads-2, advance"], plays=["caucasia"])
    with story.changes() as changed:
        story.choose("card:scythians-nomads-2", "done", "done")
    assert changed == {
        "hand:0": "-scythians-nomads-2",
        "discard:0": "+scythians-nomads-2",
        "actions:0": "3 to 2",
        "materials:0": "6 to 7",
    }
    hand = ["nomads-1, nomads-2"]
    assert set(scythians(hands=hand, empires=[0]).options()) == {"card:scythians-nomads-1", "done"}
    assert len(scythians(hands=hand).options()) == 3


def attacked(**position: Any) -> Story:
    """Romans are about to expand into the land of the Scythians."""
    laid: dict[str, Any] = {
        "nations": ("romans", "scythians"),
        "hands": ["roman-expansion, glory", "advance"],
        "plays": ["", "mounted-archers, caucasia"],
        "market": MARKET,
    }
    story: Story = scene(**{**laid, **position})
    story.choose("card:romans-roman-expansion")
    return story


@rule("imperium:KW-ATTACK-4", "imperium:KW-ATTACK-6")
def test_mounted_archers_avoid_an_attack_on_anothers_turn() -> None:
    story = attacked()
    assert story.asked.seat == 1
    assert story.options() == ("card:scythians-mounted-archers", "done")
    with story.changes() as changed:
        story.choose("card:scythians-mounted-archers")
    assert changed["exhaustion:1"] == "5 to 4"
    assert changed["exhausted:scythians-mounted-archers"] == "0 to 1"
    while story.asked.seat == 0:
        story.choose("done")
    story.choose("choice:yes")
    assert "scythians-caucasia" in story.cards("play:1")


@rule("imperium:KW-ATTACK-6")
def test_mounted_archers_may_look_on_and_need_a_token() -> None:
    story = attacked()
    story.choose("done")
    assert story.asked.seat == 0
    story.choose("done")
    assert story.cards("play:1") == ("scythians-mounted-archers",)
    for tired in ({"exhaustion": 0}, {"exhausted": "scythians-mounted-archers"}):
        assert attacked(**tired).asked.seat == 0


def test_mounted_archers_turn_materials_into_population_at_the_solstice() -> None:
    def story(materials: int) -> Story:
        return scythians(phase="refill", turn=1, plays=["mounted-archers"], pools=[(materials, 6, 0)])

    told = story(1)
    with told.changes() as changed:
        told.choose("choice:yes")
    assert changed == {"round": "1 to 2", "materials:0": "1 to 0", "population:0": "6 to 7"}
    told = story(1)
    with told.changes() as changed:
        told.choose("done")
    assert changed == {"round": "1 to 2"}
    assert story(0).asked.clause != "imperium:TIME-7"


@rule("imperium:KW-EXHAUST-2")
def test_tents_shelter_settlers() -> None:
    story = scythians(hands=["caucasia, tian-shan"], plays=["tents"])
    story.choose("card:scythians-caucasia")
    assert story.options() == ("card:scythians-tents", "done")
    with story.changes() as changed:
        story.choose("card:scythians-tents")
    assert changed == {
        "population:0": "6 to 8",
        "exhaustion:0": "5 to 4",
        "exhausted:scythians-tents": "0 to 1",
    }
    story.choose("done", "card:scythians-tian-shan")
    assert story.counter("population:0") == 9
    story = scythians(hands=["caucasia, tian-shan"], plays=["tents"])
    story.choose("card:scythians-caucasia", "done", "done")
    assert story.counter("population:0") == 7
    assert story.counter("exhaustion:0") == 5


@rule("imperium:KW-BARBARIAN-1")
def test_tents_answer_only_regions_and_are_put_up_by_barbarians() -> None:
    story = scythians(hands=["tamga, caucasia"], plays=["tents"])
    story.choose("card:scythians-tamga")
    assert story.asked.clause == "imperium:ACTIVATE-1"
    assert scythians(hands=["tents, caucasia"]).offers("card:scythians-tents")
    assert not scythians(hands=["tents, caucasia"], empires=[0]).offers("card:scythians-tents")


@rule("imperium:SOLSTICE-3", "imperium:KW-RECALL-1")
def test_tents_may_call_settlers_home_at_the_solstice() -> None:
    def story() -> Story:
        return scythians(
            phase="refill",
            turn=1,
            plays=["tents, caucasia, tamga, tian-shan"],
            garrisons={"scythians-caucasia": "advance"},
        )

    told = story()
    assert set(told.options()) == {"card:scythians-caucasia", "card:scythians-tian-shan", "done"}
    with told.changes() as changed:
        told.choose("card:scythians-caucasia")
    assert changed["play:0"] == "-scythians-caucasia"
    assert changed["hand:0"] == "+scythians-advance +scythians-caucasia"
    told = story()
    with told.changes() as changed:
        told.choose("done")
    assert changed == {"round": "1 to 2"}


def test_what_many_nations_have_is_the_same_for_scythians() -> None:
    shared: dict[str, tuple[str, ...]] = {
        "advance": ("advance",),
        "conquer": ("conquer",),
        "glory": ("glory",),
        "unrest-1": tuple(f"unrest-{number}" for number in range(1, 6)),
    }
    for roman, own in shared.items():
        assert {index.KIND[index.NUMBER[f"scythians-{key}"]] for key in own} == {
            index.KIND[index.NUMBER[f"romans-{roman}"]]
        }
