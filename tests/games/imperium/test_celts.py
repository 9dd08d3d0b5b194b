"""The Celts: what their cards do, and the unrest that they sow."""

from typing import Any

import pytest

from regnum.games.imperium import GAME
from regnum.games.imperium.cards import index
from regnum.games.imperium.scoring import value_of
from regnum.testing import Story, rule

from .scene import MARKET, SMALL, scene, unrest

ALL_MARKET = tuple(sorted(f"card:{key}" for key in MARKET))
ACQUIRE = "choice:to-pay-3-materials-acquire-uncivilised-civilised"
BREAK = "choice:to-pay-5-materials-break-through-uncivilised-civilised"


def celts(**position: Any) -> Story:
    """The Celts in seat 0 at a table whose market is known."""
    laid: dict[str, Any] = {
        "nations": ("celts", "romans", "vikings", "carthaginians"),
        "market": MARKET,
        "small": SMALL,
        "main": "hittites, ionians, jungle",
    }
    story: Story = scene(**{**laid, **position})
    return story


# --- the power card ------------------------------------------------------------------------------------


@rule("imperium:NATION-CELTS-1", "imperium:KW-EXHAUST-2")
def test_side_a_makes_the_others_take_unrest_when_it_acquires_uncivilised() -> None:
    story = celts(seats=3, sides="ABB", hands=["advance, glory"], nation_decks=["", "", ""])
    story.choose("card:celts-advance", ACQUIRE, "card:boats")
    assert story.asked.clause == "imperium:TIME-10"
    assert story.options() == ("card:celts-a", "done")
    before = unrest(story)
    story.choose("card:celts-a")
    assert [now - was for now, was in zip(unrest(story), before, strict=True)] == [0, 1, 1]
    assert story.counter("exhausted:celts-a") == 1
    assert story.counter("exhaustion:0") == 4


@rule("imperium:NATION-CELTS-1")
def test_side_a_may_keep_the_peace() -> None:
    story = celts(sides="AB", hands=["advance, glory"])
    story.choose("card:celts-advance", ACQUIRE, "card:city-1")
    assert story.options() == ("card:celts-a", "done")
    before = unrest(story)
    story.choose("done")
    assert unrest(story) == before
    assert story.counter("exhaustion:0") == 5


@rule("imperium:NATION-CELTS-1")
@pytest.mark.parametrize("source", ["card:boats", "choice:from-deck"])
def test_side_a_answers_a_break_through_for_uncivilised(source: str) -> None:
    story = celts(sides="AB", hands=["advance, glory"])
    with story.changes() as changed:
        story.choose("card:celts-advance", BREAK, "choice:uncivilised", source, "card:celts-a")
    assert unrest(story) == [0, 1]
    assert changed["exhaustion:0"] == "5 to 4"


@rule("imperium:NATION-CELTS-1", "imperium:Q-61", "imperium:KW-BREAKTHROUGH-9")
def test_side_a_does_not_answer_when_nothing_is_found() -> None:
    story = celts(
        sides="AB",
        hands=["druids, glory"],
        market=("hills", "temple", "wonder", "armenians", "aksumites"),
        small={**SMALL, "uncivilised": "", "civilised": ""},
    )
    with story.changes() as changed:
        story.choose("card:celts-druids", "choice:to-pay-1-population-break-through-uncivilised")
    assert changed["progress:0"] == "0 to 2"
    assert "exhaustion:0" not in changed
    assert story.asked.clause == "imperium:ACTIVATE-1"


@rule("imperium:NATION-CELTS-1")
def test_side_a_does_not_answer_other_suits() -> None:
    story = celts(sides="AB", hands=["advance, glory"])
    story.choose("card:celts-advance", ACQUIRE, "card:temple")
    assert story.asked.clause == "imperium:ACTIVATE-1"
    story = celts(sides="AB", hands=["advance, glory"])
    story.choose("card:celts-advance", BREAK, "choice:civilised", "choice:from-deck")
    assert story.asked.clause == "imperium:ACTIVATE-1"
    story = celts(sides="AB", hands=["conquer, glory"])
    story.choose("card:celts-conquer-1", "choice:to-pay-2-population-acquire-region-tributary", "card:hills")
    assert story.asked.clause == "imperium:ACTIVATE-1"


@rule("imperium:KW-ATTACK-7")
def test_side_a_is_no_attack_so_nothing_protects_from_it() -> None:
    story = celts(sides="AB", hands=["advance, glory"], plays=["", "cape"])
    story.choose("card:celts-advance", ACQUIRE, "card:boats", "card:celts-a")
    assert story.asked.seat == 0
    assert unrest(story)[1] == 1


@rule("imperium:NATION-CELTS-1")
def test_side_b_sows_no_unrest() -> None:
    story = celts(sides="BB", hands=["advance, glory"])
    story.choose("card:celts-advance", ACQUIRE, "card:boats")
    assert story.asked.clause == "imperium:ACTIVATE-1"


@rule("imperium:S-24", "imperium:NATION-CELTS-1", "imperium:INNOVATE-3", "imperium:Q-51")
def test_innovating_celts_sow_no_unrest() -> None:
    story = celts(sides="AB", phase="turn", hands=["advance, glory, druids, boudicca"])
    story.choose("choice:innovate")
    assert story.cards("discard:0") == ("celts-druids", "celts-glory", "celts-advance", "celts-boudicca")
    with story.changes() as changed:
        story.choose("choice:uncivilised", "choice:from-deck")
    assert changed == {"hand:0": "+elders", "uncivilised-deck": "-1"}
    assert story.asked.clause == "imperium:CLEANUP-2"
    story.choose("card:hills")
    assert story.options() == ("card:elders", "done")
    story.choose("done")
    assert story.count("hand:0") == 5


@rule("imperium:SETUP-13", "imperium:NATION-CELTS-1")
@pytest.mark.parametrize(("seats", "more"), [(2, 0), (3, 2), (4, 5)])
def test_celts_bring_their_own_unrest_for_three_or_four(seats: int, more: int) -> None:
    nations = ("celts", "romans", "greeks", "carthaginians")[:seats]
    state = GAME.start(seats, {"nations": ",".join(nations), "sides": ",".join("A" * seats)}, seed=1)
    pile = [index.KEY[card] for card in (*state.unrest, *state.tucked) if card >= 0]
    assert sum(key.startswith("celts-unrest") for key in pile) == more
    assert len(pile) == 8 + 2 * (seats - 2) + more


def test_uncivilised_cards_are_worth_points_wherever_they_lie() -> None:
    story = celts(hands=["shaduf, coinage"], decks=["town"], histories=["diplomacy"], plays=["forest, port"])
    worth = [value_of(story.state, 0, index.NUMBER[f"celts-{key}"], "hand") for key in ("a", "b")]
    assert worth == [4, 8]
    assert value_of(story.state, 0, index.NUMBER["celts-vercingetorix"], "discard") == 4


# --- the accession card and the developments -----------------------------------------------------------


def test_celtic_gold_pays_for_fertile_land_and_a_little_to_the_others() -> None:
    story = celts(seats=3, hands=["celtic-gold, glory"], plays=["britannia, hibernia, celtica"])
    with story.changes() as changed:
        story.choose("card:celts-celtic-gold")
    assert changed == {
        "hand:0": "-celts-celtic-gold",
        "discard:0": "+celts-celtic-gold",
        "materials:0": "6 to 14",
        "materials:1": "6 to 7",
        "materials:2": "6 to 7",
        "actions:0": "3 to 2",
    }


def test_celtic_innovation_acquires_and_sows_unrest() -> None:
    story = celts(
        seats=3, empires=[0], hands=["celtic-innovation, glory"], nation_decks=["", "", ""], exile="coinage"
    )
    story.choose("card:celts-celtic-innovation")
    assert set(story.options()) == {"card:boats", "card:temple", "card:city-1", "done"}
    with story.changes() as changed:
        story.choose("card:temple")
    assert unrest(story) == [1, 1, 1]
    assert story.cards("discard:0") == ("celts-celtic-innovation",)
    assert not any(" to " in change for change in changed.values()), "no tokens"


@rule("imperium:KW-ATTACK-3")
def test_celtic_innovation_is_an_attack_for_an_empire() -> None:
    story = celts(empires=[0], hands=["celtic-innovation, glory"], plays=["", "cape"])
    story.choose("card:celts-celtic-innovation", "card:cape", "done", "choice:yes")
    assert unrest(story) == [0, 0]
    assert not celts(hands=["celtic-innovation, druids"]).offers("card:celts-celtic-innovation")


def test_chainmail_rewards_every_attack() -> None:
    story = celts(hands=["boudicca, druids, advance"], plays=["chainmail"])
    with story.changes() as changed:
        story.choose("card:celts-boudicca")
    assert changed["progress:0"] == "0 to 2"  # one of the card itself
    with story.changes() as changed:
        story.choose("card:celts-advance", ACQUIRE, "number:0", "card:boats")
    assert "progress:0" not in changed


def test_chariots_reach_exiled_regions_but_no_other_exiled_card() -> None:
    story = celts(empires=[0], hands=["vercingetorix, glory"], plays=["chariots"], exile="forest, assyrians")
    story.choose("card:celts-vercingetorix")
    assert set(story.options()) == {*ALL_MARKET, "card:forest", "done"}
    with story.changes() as changed:
        story.choose("card:forest")
    assert changed == {
        "exile": "-forest",
        "hand:0": "+forest",
        "play:0": "-celts-vercingetorix",
        "history:0": "+celts-vercingetorix",
    }


@rule("imperium:KW-PASSIVE-4")
def test_chariots_let_an_empire_conquer_and_attack() -> None:
    hand = "conquer, boudicca, cattle-raid, advance, glory"
    barred = celts(empires=[0], hands=[hand], plays=["cauldron-of-cerridwen"], pools=[(6, 6, 1)])
    assert barred.options() == ("card:celts-cauldron-of-cerridwen", "done")
    story = celts(empires=[0], hands=[hand], plays=["chariots"])
    assert set(story.options()) == {
        "card:celts-conquer-1",
        "card:celts-boudicca",
        "card:celts-cattle-raid",
        "done",
    }


def test_ogham_script_remembers_a_hand_card_and_a_discarded_one() -> None:
    story = celts(hands=["glory, druids"], discards=["advance, unrest"], plays=["ogham-script"])
    assert story.counter("hand-size:0") == 6
    story.choose("card:celts-ogham-script")
    assert story.options() == ("card:celts-druids", "card:celts-glory", "done")
    with story.changes() as changed:
        story.choose("card:celts-druids")
    assert changed == {"hand:0": "-celts-druids", "history:0": "+celts-druids"}
    assert set(story.options()) == {"card:celts-advance", "card:unrest-1", "done"}
    with story.changes() as changed:
        story.choose("card:celts-advance")
    assert changed == {"discard:0": "-celts-advance", "history:0": "+celts-advance"}
    assert story.counter("actions:0") == 3


def test_ogham_script_may_forget_either() -> None:
    story = celts(hands=["glory, druids"], discards=["advance"], plays=["ogham-script"])
    with story.changes() as changed:
        story.choose("card:celts-ogham-script", "done", "done")
    assert changed == {"exhaustion:0": "5 to 4", "exhausted:celts-ogham-script": "0 to 1"}


def test_vercingetorix_acquires_anything_or_nothing_and_is_remembered() -> None:
    story = celts(empires=[0], hands=["vercingetorix, glory"])
    story.choose("card:celts-vercingetorix")
    assert tuple(sorted(story.options())) == (*ALL_MARKET, "done")
    with story.changes() as changed:
        story.choose("done")
    assert changed == {"play:0": "-celts-vercingetorix", "history:0": "+celts-vercingetorix"}
    assert not celts(hands=["vercingetorix, druids"]).offers("card:celts-vercingetorix")


# --- the nation deck -----------------------------------------------------------------------------------


@pytest.mark.parametrize("region", ["armorica", "britannia"])
def test_regions_take_a_garrison(region: str) -> None:
    story = celts(hands=[f"{region}, unrest, druids, glory"])
    story.choose(f"card:celts-{region}")
    assert set(story.options()) == {"card:unrest-1", "card:celts-druids", "done"}
    with story.changes() as changed:
        story.choose("card:celts-druids")
    assert changed == {"hand:0": "-celts-druids", f"garrison:0:celts-{region}": "+celts-druids"}


def test_belgica_draws_and_garrisons() -> None:
    story = celts(hands=["belgica, glory"], decks=["advance"])
    story.choose("card:celts-belgica")
    with story.changes() as changed:
        story.choose("choice:yes")
    assert changed == {"hand:0": "+celts-advance", "deck:0": "-1"}
    with story.changes() as changed:
        story.choose("card:celts-advance")
    assert changed == {"hand:0": "-celts-advance", "garrison:0:celts-belgica": "+celts-advance"}
    story = celts(hands=["belgica, druids"], decks=["advance"])
    story.choose("card:celts-belgica", "done", "done")
    assert story.count("hand:0") == 1


def test_hibernia_takes_a_card_back_from_the_discard_pile() -> None:
    story = celts(hands=["hibernia, glory"], discards=["advance, druids"])
    story.choose("card:celts-hibernia")
    assert story.options() == ("card:celts-druids", "card:celts-advance", "done")
    with story.changes() as changed:
        story.choose("card:celts-advance")
    assert changed == {"discard:0": "-celts-advance", "hand:0": "+celts-advance"}
    assert story.options() == ("card:celts-advance", "done"), "Glory cannot be garrisoned"
    with story.changes() as changed:
        story.choose("card:celts-advance")
    assert changed == {"hand:0": "-celts-advance", "garrison:0:celts-hibernia": "+celts-advance"}
    story = celts(hands=["hibernia, glory"], discards=["advance, druids"])
    story.choose("card:celts-hibernia", "done", "done")
    assert story.count("discard:0") == 2


# --- the draw deck -------------------------------------------------------------------------------------


def test_druids_gain_progress() -> None:
    story = celts(hands=["druids, glory"])
    with story.changes() as changed:
        story.choose("card:celts-druids", "choice:gain-1-progress")
    assert changed == {
        "hand:0": "-celts-druids",
        "discard:0": "+celts-druids",
        "progress:0": "0 to 1",
        "actions:0": "3 to 2",
    }


def test_druids_pay_population_to_break_through_for_uncivilised() -> None:
    story = celts(hands=["druids, glory"])
    story.choose("card:celts-druids", "choice:to-pay-1-population-break-through-uncivilised")
    assert set(story.options()) == {"card:boats", "card:city-1", "choice:from-deck"}
    assert story.counter("population:0") == 5
    with story.changes() as changed:
        story.choose("choice:from-deck")
    assert changed["hand:0"] == "+elders"


def test_druids_calm_unrest_and_grow() -> None:
    story = celts(hands=["druids, unrest, glory"])
    with story.changes() as changed:
        story.choose("card:celts-druids", "choice:to-return-unrest-gain-1-population", "card:unrest-1")
    assert changed["unrest"] == "+unrest-1"
    assert changed["population:0"] == "6 to 7"


@rule("imperium:KW-CHOOSE-2")
def test_druids_do_not_offer_what_cannot_be_paid() -> None:
    story = celts(hands=["druids, glory"], discards=["unrest"], pools=[(6, 0, 0)])
    story.choose("card:celts-druids")
    assert story.options() == ("choice:gain-1-progress",)


def test_boudicca_gains_progress_and_burns_regions() -> None:
    plays = ["celtica", "dalmatia, raetia, legions", "scandinavia"]
    story = celts(seats=3, hands=["boudicca, druids"], plays=plays)
    with story.changes() as changed:
        story.choose("card:celts-boudicca")
    assert changed == {
        "hand:0": "-celts-boudicca",
        "play:0": "+celts-boudicca",
        "progress:0": "0 to 1",
        "actions:0": "3 to 2",
    }
    assert story.asked.seat == 1
    assert set(story.options()) == {"card:romans-dalmatia", "card:romans-raetia"}
    with story.changes() as changed:
        story.choose("card:romans-dalmatia")
    assert changed == {
        "play:0": "-celts-boudicca",
        "history:0": "+celts-boudicca",
        "play:1": "-romans-dalmatia",
        "discard:1": "+romans-dalmatia",
        "play:2": "-vikings-scandinavia",
        "discard:2": "+vikings-scandinavia",
    }
    assert not celts(empires=[0], hands=["boudicca, druids"]).offers("card:celts-boudicca")


@rule("imperium:KW-STEAL-1")
def test_cattle_raid_robs_landowners_of_materials_and_empires_of_progress() -> None:
    story = celts(
        seats=4,
        hands=["cattle-raid, druids"],
        plays=["celtica", "dalmatia", "", "iberia"],
        pools=[(0, 0, 0), (3, 3, 3), (3, 3, 3), (3, 3, 3)],
        empires=[2, 3],
    )
    with story.changes() as changed:
        story.choose("card:celts-cattle-raid")
    assert changed == {
        "hand:0": "-celts-cattle-raid",
        "discard:0": "+celts-cattle-raid",
        "actions:0": "3 to 2",
        "materials:0": "0 to 4",
        "progress:0": "0 to 2",
        "materials:1": "3 to 2",
        "progress:2": "3 to 2",
        "materials:3": "3 to 2",
        "progress:3": "3 to 2",
    }
    story = celts(hands=["cattle-raid, druids"], plays=["", "dalmatia"], pools=[(0, 0, 0)] * 2, empires=[1])
    with story.changes() as changed:
        story.choose("card:celts-cattle-raid")
    assert changed["materials:0"] == "0 to 2"
    assert "hand:1" not in changed, "no unrest for who has nothing"


@rule("imperium:KW-ATTACK-3")
def test_cattle_raid_is_an_attack_of_barbarians() -> None:
    story = celts(hands=["cattle-raid, druids"], plays=["", "cape, dalmatia"], empires=[1])
    story.choose("card:celts-cattle-raid", "card:cape")
    assert story.counter("materials:0") == 8, "what is gained comes first"
    with story.changes() as changed:
        story.choose("choice:yes", "choice:yes")
    assert "materials:1" not in changed
    assert story.counter("materials:0") == 8
    story = celts(hands=["cattle-raid, druids"], plays=["", "cape, dalmatia"], empires=[1])
    story.choose("card:celts-cattle-raid", "card:cape")
    with story.changes() as changed:
        story.choose("done")
    assert changed == {"materials:0": "8 to 9", "materials:1": "6 to 5"}, "materials before progress"
    assert not celts(empires=[0], hands=["cattle-raid, druids"]).offers("card:celts-cattle-raid")


def test_cauldron_of_cerridwen_boils_progress_into_population() -> None:
    story = celts(hands=["druids"], plays=["cauldron-of-cerridwen"], pools=[(6, 6, 1)])
    with story.changes() as changed:
        story.choose("card:celts-cauldron-of-cerridwen")
    assert changed == {
        "progress:0": "1 to 0",
        "population:0": "6 to 8",
        "exhaustion:0": "5 to 4",
        "exhausted:celts-cauldron-of-cerridwen": "0 to 1",
    }
    story = celts(hands=["druids"], plays=["cauldron-of-cerridwen"])
    assert not story.offers("card:celts-cauldron-of-cerridwen")


def test_celtica_puts_a_discarded_card_on_top_of_the_deck() -> None:
    story = celts(hands=["celtica, glory"], discards=["advance, druids"], decks=["boudicca"])
    story.choose("card:celts-celtica")
    assert story.options() == ("card:celts-druids", "card:celts-advance", "done")
    story.choose("card:celts-advance")
    assert story.cards("deck-top:0") == ("celts-advance",)
    assert story.cards("discard:0") == ("celts-druids",)
    assert story.asked.clause == "imperium:KW-GARRISON-1"
    story = celts(hands=["celtica, druids"], discards=["advance"])
    with story.changes() as changed:
        story.choose("card:celts-celtica", "done")
        assert story.options() == ("card:celts-druids", "done")
        story.choose("card:celts-druids")
    assert changed == {
        "hand:0": "-celts-celtica -celts-druids",
        "play:0": "+celts-celtica",
        "garrison:0:celts-celtica": "+celts-druids",
        "actions:0": "3 to 2",
    }


def test_what_many_nations_have_is_the_same_for_celts() -> None:
    shared = {"advance": ("advance",), "conquer": ("conquer-1", "conquer-2"), "glory": ("glory",)}
    shared["unrest-1"] = tuple(f"unrest-{number}" for number in range(1, 9))
    for roman, own in shared.items():
        assert {index.KIND[index.NUMBER[f"celts-{key}"]] for key in own} == {
            index.KIND[index.NUMBER[f"romans-{roman}"]]
        }
