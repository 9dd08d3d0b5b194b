"""The Egyptians: what their cards do."""

from typing import Any

import pytest

from regnum.engine.rng import Rng
from regnum.games.imperium.cards import index
from regnum.games.imperium.rules.cleanup import hand_size
from regnum.games.imperium.scoring import value_of
from regnum.games.imperium.setup import set_up_nation
from regnum.games.imperium.state import ImperiumState
from regnum.games.imperium.verbs.dealing import take_side
from regnum.testing import Story, rule

from .scene import EXILED, MARKET, SMALL, scene, unrest

ALL_MARKET = tuple(sorted(f"card:{key}" for key in MARKET))
DEVELOP = "choice:to-then-spend-action-take-unrest-develop"
ACT = "choice:to-then-pay-1-population-take-unrest-gain-action"
ACQUIRE = "choice:to-pay-2-materials-acquire-uncivilised-civilised"
BREAK_THROUGH = "choice:only-if-state-is-empire-break-through-uncivilised-civilised"
FIVE_MATERIALS = "choice:gain-5-materials-from_cost"
EITHER_STATE = pytest.mark.parametrize("empires", [[], [0]], ids=["barbarian", "empire"])
SOLSTICE = {"phase": "refill", "turn": 1}
FULL = "5 unrest"
"""The hand of a seat that draws nothing more before the solstice."""


def egyptians(**position: Any) -> Story:
    """The Egyptians in seat 0 at a table whose market is known."""
    laid: dict[str, Any] = {
        "nations": ("egyptians", "romans", "romans", "romans"),
        "market": MARKET,
        "small": SMALL,
        "main": "qin, ionians, jungle",
        "exile": EXILED,
    }
    story: Story = scene(**{**laid, **position})
    return story


def empire(**position: Any) -> Story:
    """Egypt as an empire."""
    return egyptians(empires=[0], **position)


# --- the power card ------------------------------------------------------------------------------------


@rule("imperium:SCORE-13")
def test_civilised_cards_are_worth_points_wherever_they_are() -> None:
    position: dict[str, Any] = {
        "hands": ["coinage, town-1"],
        "decks": ["city-2, steppe"],
        "discards": ["corruption"],
        "plays": ["embalming", "education"],
        "developments": [""],
    }
    worth = {"a": 6, "b": 9, "egyptian-legacy": 3}
    for key, value in worth.items():
        state = egyptians(**position).state
        assert value_of(state, 0, index.NUMBER[f"egyptians-{key}"], "play") == value


@rule("imperium:NATION-EGYPTIANS-1", "imperium:KW-DEVELOP-3", "imperium:Q-50", "imperium:KW-TAKE-2")
@EITHER_STATE
def test_side_a_develops_for_an_action_and_unrest_in_either_state(empires: list[int]) -> None:
    story = egyptians(sides="AB", hands=["glory"], developments=["obelisk, medicine"], empires=empires)
    story.choose("card:egyptians-a")
    assert story.options() == (DEVELOP, ACT)
    with story.changes() as changed:
        story.choose(DEVELOP)
    assert changed["actions:0"] == "3 to 2"
    assert changed["hand:0"].startswith("+unrest-")
    assert not [key for key in changed if key.startswith(("materials", "population", "progress"))]
    assert story.options() == ("card:egyptians-obelisk", "card:egyptians-medicine"), "compulsory"
    with story.changes() as changed:
        story.choose("card:egyptians-medicine")
    assert changed == {
        "development:0": "-egyptians-medicine",
        "discard:0": "+egyptians-medicine",
        "materials:0": "6 to 2",
        "population:0": "6 to 5",
    }
    assert story.counter("exhausted:egyptians-a") == 1
    assert not story.offers("card:egyptians-a")


@rule("imperium:NATION-EGYPTIANS-1", "imperium:KW-ACTION-2")
@EITHER_STATE
def test_side_a_gains_an_action_for_population_and_unrest(empires: list[int]) -> None:
    story = egyptians(sides="AB", hands=["glory"], actions=0, empires=empires)
    with story.changes() as changed:
        story.choose("card:egyptians-a")
    assert unrest(story) == [1, 0]
    del changed["hand:0"], changed["unrest"]
    assert changed == {
        "actions:0": "0 to 1",
        "population:0": "6 to 5",
        "exhaustion:0": "5 to 4",
        "exhausted:egyptians-a": "0 to 1",
    }, "without an action to spend, it is the only way"
    assert not egyptians(sides="AB", hands=["glory"], actions=0, pools=[(9, 0, 0)]).offers("card:egyptians-a")
    assert egyptians(sides="AB", hands=["glory"], actions=0, pools=[(0, 0, 1)]).offers("card:egyptians-a")


@rule("imperium:KW-PAY-10", "imperium:NATION-EGYPTIANS-1")
def test_side_a_may_be_paid_for_though_nothing_can_be_developed() -> None:
    story = egyptians(sides="AB", hands=["glory"], pools=[(0, 0, 0)])
    with story.changes() as changed:
        story.choose("card:egyptians-a")
    assert changed["actions:0"] == "3 to 2"
    assert unrest(story) == [1, 0]
    assert "development:0" not in changed


@rule("imperium:KW-TAKE-3", "imperium:COLLAPSE-1")
@pytest.mark.parametrize("choice", [DEVELOP, ACT])
def test_the_last_unrest_ends_the_game_before_what_it_would_have_bought(choice: str) -> None:
    story = egyptians(sides="AB", hands=["glory"], unrest=1).choose("card:egyptians-a", choice)
    assert story.over
    assert story.state.actions[0] == (2 if choice == DEVELOP else 3)
    assert len(story.state.development[0]) == 8


@rule("imperium:NATION-EGYPTIANS-1", "imperium:KW-PASSIVE-3")
def test_side_b_has_a_larger_hand_and_nothing_to_exhaust() -> None:
    cards = "hills, marsh, coast, forest, steppe, river, cape"
    story = egyptians(sides="BB", decks=[cards], exile="", small={}, market=(), phase="refill")
    assert story.count("hand:0") == 6
    assert story.counter("hand-size:0") == 6
    assert not egyptians(sides="BB", hands=["glory"]).offers("card:egyptians-b")
    story = egyptians(sides="AB", decks=[cards], exile="", small={}, market=(), phase="refill")
    assert story.count("hand:0") == 5


@rule("imperium:Q-34", "imperium:SETUP-15")
def test_the_first_hand_is_five_cards_whatever_the_side() -> None:
    state = ImperiumState(2)
    number = next(at for at, nation in enumerate(index.NATIONS) if nation.name == "egyptians")
    state.nations = (number, 0)
    set_up_nation(state, 0, Rng(1))
    take_side(state, 0, 1)
    assert hand_size(state, 0) == 6
    assert (len(state.hand[0]), len(state.deck[0])) == (5, 5)


# --- the accession card and the developments -----------------------------------------------------------


@EITHER_STATE
def test_unification_brings_progress_and_is_remembered(empires: list[int]) -> None:
    story = egyptians(hands=["unification, glory"], empires=empires)
    with story.changes() as changed:
        story.choose("card:egyptians-unification")
    assert changed == {
        "hand:0": "-egyptians-unification",
        "history:0": "+egyptians-unification",
        "progress:0": "0 to 2",
        "actions:0": "3 to 2",
    }
    assert story.log(0)[-2:] == ["Seat 1 gains 2 progress.", "Seat 1 moves Unification to the history."]


def test_development_develops_or_acquires() -> None:
    assert not egyptians(hands=["development"]).offers("card:egyptians-development"), "for an empire"
    position: dict[str, Any] = {"hands": ["development, glory"], "developments": ["obelisk, medicine"]}
    story = empire(**position).choose("card:egyptians-development")
    assert set(story.options()) == {"choice:develop", ACQUIRE}
    story.choose("choice:develop")
    assert story.options() == ("card:egyptians-obelisk", "card:egyptians-medicine")
    with story.changes() as changed:
        story.choose("card:egyptians-obelisk")
    assert changed["development:0"] == "-egyptians-obelisk"
    assert (changed["materials:0"], changed["population:0"]) == ("6 to 4", "6 to 4")
    story = empire(**position).choose("card:egyptians-development", ACQUIRE)
    assert story.counter("materials:0") == 4
    assert story.options() == ("card:boats", "card:city-1", "card:temple"), "not from exile"
    with story.changes() as changed:
        story.choose("card:temple")
    assert changed["discard:0"] == "+egyptians-development"
    assert "temple" in story.cards("hand:0")


@rule("imperium:Q-56")
def test_development_offers_only_what_can_be_paid() -> None:
    story = empire(hands=["development, glory"], developments=["obelisk"], pools=[(2, 0, 0)])
    story.choose("card:egyptians-development")
    assert story.counter("materials:0") == 0, "only acquiring was left"
    assert story.asked.text == "imperium-ask-acquire"
    poor = empire(hands=["development, glory"], developments=["obelisk"], pools=[(1, 1, 0)])
    assert not poor.offers("card:egyptians-development")


@rule(
    "imperium:S-20",
    "imperium:CARD-EMBALMING-1",
    "imperium:CARD-EMBALMING-2",
    "imperium:KW-PAY-7",
    "imperium:KW-DEVELOP-1",
)
def test_embalming_answers_a_development_that_takes_population() -> None:
    position: dict[str, Any] = {
        "hands": ["glory, advance"],
        "plays": ["embalming"],
        "decks": [""],
        "discards": ["lower-nile"],
        "developments": ["obelisk, medicine"],
        "pools": [(4, 1, 3)],
    }
    story = empire(**position).choose("card:egyptians-embalming")
    assert story.asked == (0, "imperium-ask-develop-reshuffle", "imperium:RESHUFFLE-9")
    story.choose("card:egyptians-obelisk", "number:0", "number:1")
    assert story.state.pools[0] == (2, 0, 2)
    assert story.options() == ("card:egyptians-glory", "card:egyptians-advance", "done")
    with story.changes() as changed:
        story.choose("card:egyptians-glory")
    assert changed["history:0"] == "+egyptians-glory"
    assert story.asked.text == "imperium-ask-activate", "once"
    story = empire(**position).choose("card:egyptians-embalming", "card:egyptians-obelisk")
    story.choose("number:0", "number:2")
    assert story.state.pools[0] == (2, 1, 1)
    assert story.asked.text == "imperium-ask-activate", "progress is no population"
    assert story.cards("history:0") == ()


PAYMENTS: dict[str, tuple[dict[str, Any], tuple[str, ...]]] = {
    "action": ({"hands": ["egyptian-incursion, glory"]}, ("card:egyptians-egyptian-incursion",)),
    "unrest": ({"hands": ["unrest-1, glory"]}, ("card:unrest-1", "choice:pay-1-population")),
    "exhaust": ({"hands": ["glory"], "sides": "AB"}, ("card:egyptians-a", ACT)),
    "develop": (
        {"hands": ["glory"], "sides": "AB", "developments": ["pyramids, medicine"]},
        ("card:egyptians-a", DEVELOP, "card:egyptians-pyramids"),
    ),
    "solstice": (
        {"hands": ["glory", FULL], "plays": ["embalming, minoans-labyrinth"], **SOLSTICE},
        ("choice:yes",),
    ),
}


@rule("imperium:CARD-EMBALMING-1", "imperium:KW-PASSIVE-2")
@pytest.mark.parametrize("payment", PAYMENTS)
def test_embalming_answers_every_payment_once(payment: str) -> None:
    position, choices = PAYMENTS[payment]
    story = egyptians(**{"plays": ["embalming"], "exile": "", "main": "qin, ionians", **position})
    story.choose(*choices)
    assert story.asked == (0, "imperium-ask-into-history", "imperium:KW-HISTORY-1")
    assert "card:egyptians-glory" in story.options()
    assert "done" in story.options()
    paid = story.counter("population:0")
    assert paid < 6
    with story.changes() as changed:
        story.choose("card:egyptians-glory")
    assert changed["history:0"] == "+egyptians-glory"
    assert changed["hand:0"].startswith("-egyptians-glory")
    assert story.asked.text != "imperium-ask-into-history"
    assert story.counter("population:0") == paid
    story = egyptians(**{"plays": ["embalming"], "exile": "", "main": "qin, ionians", **position})
    story.choose(*choices, "done")
    assert story.asked.text != "imperium-ask-into-history"
    assert story.cards("history:0") == ()


@rule("imperium:CARD-EMBALMING-1")
def test_embalming_answers_nothing_else() -> None:
    story = egyptians(hands=["advance, glory"], plays=["embalming"])
    story.choose("card:egyptians-advance", "choice:to-pay-3-materials-acquire-uncivilised-civilised")
    assert story.asked.text == "imperium-ask-acquire", "materials are no population"
    story = egyptians(hands=["unrest-1"], plays=["embalming"])
    story.choose("card:unrest-1", "choice:pay-1-population")
    assert story.asked.text == "imperium-ask-activate", "without a card in hand nobody is asked"
    story = egyptians(hands=["glory", "conquer"], plays=["embalming"], turn=1)
    story.choose("card:romans-conquer", "choice:to-pay-2-population-acquire-region-tributary")
    assert story.asked.seat == 1, "what others pay is not its concern"


def test_embalming_draws_when_exhausted_and_is_for_an_empire() -> None:
    assert not egyptians(hands=["embalming"]).offers("card:egyptians-embalming")
    story = empire(hands=["embalming"], decks=["hills, marsh"], exile="", small={}, market=())
    with story.changes() as changed:
        story.choose("card:egyptians-embalming")
    assert changed["play:0"] == "+egyptians-embalming"
    with story.changes() as changed:
        story.choose("card:egyptians-embalming")
    assert changed == {
        "hand:0": "+hills",
        "deck:0": "-1",
        "exhaustion:0": "5 to 4",
        "exhausted:egyptians-embalming": "0 to 1",
    }


@rule("imperium:KW-FREEPLAY-3", "imperium:KW-FREEPLAY-4")
def test_obelisk_free_plays_unrest() -> None:
    story = empire(hands=["unrest-1, glory, lower-nile"], plays=["obelisk"], actions=0, pools=[(6, 6, 0)])
    story.choose("card:egyptians-obelisk")
    assert story.options() == ("card:unrest-1",), "only unrest"
    story.choose("card:unrest-1")
    assert set(story.options()) == {"choice:pay-1-population", "choice:discard-2", "choice:pay-3-materials"}
    with story.changes() as changed:
        story.choose("choice:pay-3-materials")
    assert changed == {"play:0": "-unrest-1", "unrest": "+unrest-1", "materials:0": "6 to 3"}
    assert story.counter("exhausted:egyptians-obelisk") == 1
    assert story.counter("actions:0") == 0


@rule("imperium:SOLSTICE-2")
def test_obelisk_wants_a_card_at_the_solstice_and_brings_progress() -> None:
    story = egyptians(plays=["obelisk"], hands=["glory, advance", FULL], **SOLSTICE)
    assert story.options() == ("card:egyptians-glory", "card:egyptians-advance"), "compulsory"
    with story.changes() as changed:
        story.choose("card:egyptians-advance")
    assert changed == {
        "hand:0": "-egyptians-advance",
        "discard:0": "+egyptians-advance",
        "progress:0": "0 to 1",
        "round": "1 to 2",
    }
    story = egyptians(plays=["obelisk"], hands=["", FULL], **SOLSTICE)
    assert story.counter("progress:0") == 1, "also without a card"
    assert not egyptians(hands=["obelisk"]).offers("card:egyptians-obelisk"), "for an empire"


@rule("imperium:KW-ACQUIRE-9", "imperium:KW-FREEPLAY-1")
def test_ramesses_acquires_anything_and_is_remembered() -> None:
    assert not egyptians(hands=["ramesses-ii"]).offers("card:egyptians-ramesses-ii")
    story = empire(hands=["ramesses-ii, glory"], actions=0)
    story.choose("card:egyptians-ramesses-ii")
    assert tuple(sorted(story.options())) == ALL_MARKET, "compulsory, and not from exile"
    with story.changes() as changed:
        story.choose("card:armenians")
    assert changed["history:0"] == "+egyptians-ramesses-ii"
    assert "+armenians" in changed["hand:0"]
    assert not any(" to " in change for change in changed.values()), "no tokens"


def test_egyptian_expansion_drives_the_others_out() -> None:
    key = "card:egyptians-egyptian-expansion"
    assert not egyptians(hands=["egyptian-expansion"]).offers(key)
    story = empire(
        hands=["egyptian-expansion, glory"],
        plays=["lower-nile", "oasis, forest, city-2, mauryans", "city-of-rome"],
        seats=3,
    )
    story.choose(key)
    assert story.asked.seat == 1
    assert set(story.options()) == {"card:forest", "card:oasis"}
    with story.changes() as changed:
        story.choose("card:forest")
    assert changed == {"play:1": "-forest", "discard:1": "+forest"}
    assert story.options() == ("card:hills", "card:armenians", "done"), "not from exile"
    with story.changes() as changed:
        story.choose("card:hills")
    assert changed["hand:0"] == "+hills"
    assert changed["discard:0"] == "+egyptians-egyptian-expansion"
    assert story.cards("play:0") == ("egyptians-lower-nile",)
    assert story.cards("play:2") == ("romans-city-of-rome",)
    story = empire(hands=["egyptian-expansion, glory"], plays=["", "cape"])
    story.choose(key)
    assert story.asked.text == "imperium-ask-shield", "it is an attack"


@rule("imperium:KW-DEVELOP-5")
def test_medicine_makes_developing_cheaper_but_never_less_than_nothing() -> None:
    assert not egyptians(hands=["medicine"]).offers("card:egyptians-medicine")
    position: dict[str, Any] = {"hands": ["development, glory"], "plays": ["medicine"]}
    story = empire(**position, developments=["obelisk, ramesses-ii"], pools=[(2, 1, 0)])
    story.choose("card:egyptians-development", "choice:develop")
    assert story.cards("discard:0") == ("egyptians-development", "egyptians-obelisk")
    assert story.state.pools[0] == (0, 0, 0)
    story = empire(**position, developments=["embalming, ramesses-ii"], pools=[(4, 0, 0)])
    story.choose("card:egyptians-development", "choice:develop")
    assert story.state.pools[0] == (0, 0, 0), "what costs no population costs as much as ever"
    story = empire(**position, developments=["obelisk"], pools=[(2, 0, 0)])
    story.choose("card:egyptians-development")
    assert story.asked.text == "imperium-ask-acquire", "one less, not two"


@rule("imperium:CARD-UNREST-2")
def test_pyramids_draw_and_make_unrest_cheaper() -> None:
    assert not egyptians(hands=["pyramids"]).offers("card:egyptians-pyramids")
    story = empire(hands=["unrest-1, glory"], plays=["pyramids"], pools=[(2, 0, 0)])
    story.choose("card:unrest-1")
    assert set(story.options()) == {"choice:discard", "choice:pay-2-materials"}
    story = empire(hands=["unrest-1, glory"], plays=["pyramids"], pools=[(1, 1, 0)])
    story.choose("card:unrest-1")
    assert set(story.options()) == {"choice:discard", "choice:pay-1-population"}
    story = empire(hands=["glory"], plays=["pyramids"], decks=["lower-nile, advance"])
    with story.changes() as changed:
        story.choose("card:egyptians-pyramids")
    assert changed == {
        "hand:0": "+egyptians-lower-nile",
        "deck:0": "-1",
        "exhaustion:0": "5 to 4",
        "exhausted:egyptians-pyramids": "0 to 1",
    }


def test_egyptian_legacy_troubles_the_others() -> None:
    key = "card:egyptians-egyptian-legacy"
    assert not egyptians(hands=["egyptian-legacy"]).offers(key)
    story = empire(hands=["egyptian-legacy, glory", "oasis, forest", ""])
    with story.changes() as changed:
        story.choose(key)
    assert changed["hand:1"].startswith("+unrest-")
    assert story.asked == (1, "imperium-ask-discard", "imperium:KW-DISCARD-1")
    assert story.options()[:2] == ("card:forest", "card:oasis")
    assert len(story.options()) == 3, "also the unrest just taken"
    with story.changes() as changed:
        story.choose("card:forest")
    assert changed["discard:1"] == "+forest"
    assert changed["discard:2"].startswith("+unrest-"), "the only card left"
    assert story.state.pools[0] == (6, 6, 2)
    assert changed["discard:0"] == "+egyptians-egyptian-legacy"
    assert story.cards("hand:0") == ("egyptians-glory",)
    story = empire(hands=["egyptian-legacy, glory"], plays=["", "cape"])
    story.choose(key)
    assert story.asked.text == "imperium-ask-shield", "it is an attack"


# --- the nation deck and the first cards ---------------------------------------------------------------


@EITHER_STATE
@pytest.mark.parametrize(
    ("region", "gained"),
    [("red-land", {"progress:0": "0 to 1"}), ("lower-nile", {}), ("nile-valley", {})],
)
def test_regions_take_a_garrison(region: str, gained: dict[str, str], empires: list[int]) -> None:
    story = egyptians(hands=[f"{region}, unrest, advance, glory"], empires=empires)
    with story.changes() as changed:
        story.choose(f"card:egyptians-{region}")
    played = {"hand:0": f"-egyptians-{region}", "play:0": f"+egyptians-{region}", "actions:0": "3 to 2"}
    assert changed == {**played, **gained}
    assert story.options() == ("card:unrest-1", "card:egyptians-advance", "done"), "Glory cannot"
    with story.changes() as changed:
        story.choose("card:egyptians-advance")
    assert changed == {
        "hand:0": "-egyptians-advance",
        f"garrison:0:egyptians-{region}": "+egyptians-advance",
    }


def test_kushites_bring_progress_to_barbarians() -> None:
    assert not empire(hands=["kushites"]).offers("card:egyptians-kushites")
    story = egyptians(hands=["kushites, glory"])
    with story.changes() as changed:
        story.choose("card:egyptians-kushites")
    assert changed == {
        "hand:0": "-egyptians-kushites",
        "discard:0": "+egyptians-kushites",
        "progress:0": "0 to 2",
        "actions:0": "3 to 2",
    }


@rule("imperium:KW-PAY-9", "imperium:KW-EMPIRE-3")
def test_the_flood_of_the_nile_leaves_five_materials() -> None:
    key = "card:egyptians-flood-of-the-nile"
    assert not egyptians(hands=["flood-of-the-nile"], plays=["red-land, forest"]).offers(key), "no river"
    story = egyptians(hands=["flood-of-the-nile, glory"], plays=["lower-nile, nile-valley, red-land"])
    story.choose(key)
    assert story.options() == ("card:egyptians-lower-nile", "card:egyptians-nile-valley")
    with story.changes() as changed:
        story.choose("card:egyptians-nile-valley")
    assert changed == {
        "play:0": "-egyptians-flood-of-the-nile -egyptians-nile-valley",
        "discard:0": "+egyptians-flood-of-the-nile +egyptians-nile-valley",
        "materials:0": "6 to 11",
    }, "barbarians have no other choice"


@rule("imperium:KW-EMPIRE-3", "imperium:KW-CHOOSE-2")
def test_an_empire_may_break_through_on_the_flood() -> None:
    story = empire(hands=["flood-of-the-nile, glory"], plays=["lower-nile"])
    story.choose("card:egyptians-flood-of-the-nile")
    assert set(story.options()) == {FIVE_MATERIALS, BREAK_THROUGH}
    story.choose(BREAK_THROUGH)
    assert set(story.options()) == {"choice:uncivilised", "choice:civilised"}
    story.choose("choice:civilised")
    assert story.options() == ("card:city-1", "card:temple", "choice:from-deck"), "not from exile"
    with story.changes() as changed:
        story.choose("card:temple")
    assert changed["hand:0"] == "+temple"
    assert "materials:0" not in changed
    story = empire(hands=["flood-of-the-nile, glory"], plays=["lower-nile"])
    story.choose("card:egyptians-flood-of-the-nile")
    with story.changes() as changed:
        story.choose(FIVE_MATERIALS)
    assert changed["materials:0"] == "6 to 11"


@rule("imperium:Q-77", "imperium:CARD-SHADUF-1", "imperium:CARD-SHADUF-2")
def test_the_materials_of_the_flood_come_from_the_river() -> None:
    story = egyptians(hands=["flood-of-the-nile, glory"], plays=["lower-nile, shaduf"])
    story.choose("card:egyptians-flood-of-the-nile")
    assert story.options() == ("card:shaduf", "done")
    with story.changes() as changed:
        story.choose("card:shaduf")
    assert changed["progress:0"] == "0 to 1"


@rule("imperium:KW-RECALL-3")
def test_egyptian_incursion_conquers_and_drives_back() -> None:
    key = "card:egyptians-egyptian-incursion"
    assert not empire(hands=["egyptian-incursion"]).offers(key), "for barbarians"
    for pool in ((1, 6, 0), (6, 0, 0)):
        assert not egyptians(hands=["egyptian-incursion"], pools=[pool]).offers(key)
    plays = ["red-land", "oasis, forest, city-2, mauryans"]
    story = egyptians(hands=["egyptian-incursion, glory"], plays=plays)
    with story.changes() as changed:
        story.choose(key)
    assert (changed["materials:0"], changed["population:0"]) == ("6 to 4", "6 to 5")
    assert story.options() == ("card:hills", "card:armenians"), "compulsory, and not from exile"
    story.choose("card:hills")
    assert story.asked.seat == 1
    assert set(story.options()) == {"card:forest", "card:oasis"}
    with story.changes() as changed:
        story.choose("card:forest")
    assert changed["hand:1"] == "+forest"
    assert changed["discard:0"] == "+egyptians-egyptian-incursion"
    assert story.cards("play:0") == ("egyptians-red-land",)
    assert "hills" in story.cards("hand:0")
    story = egyptians(hands=["egyptian-incursion, glory"], plays=["", "cape"])
    story.choose(key)
    assert story.asked.text == "imperium-ask-shield", "it is an attack"


def test_hieroglyphics_write_history_at_the_solstice() -> None:
    position: dict[str, Any] = {
        "plays": ["egyptian-hieroglyphics, red-land"],
        "hands": ["glory", FULL],
        "discards": ["advance"],
        **SOLSTICE,
    }
    for chosen, zone in (("glory", "hand:0"), ("advance", "discard:0")):
        story = egyptians(**position)
        assert story.options() == ("card:egyptians-glory", "card:egyptians-advance", "done")
        with story.changes() as changed:
            story.choose(f"card:egyptians-{chosen}")
        assert changed == {
            zone: f"-egyptians-{chosen}",
            "history:0": f"+egyptians-{chosen}",
            "round": "1 to 2",
        }
    story = egyptians(**position).choose("done")
    assert story.cards("history:0") == ()


@EITHER_STATE
def test_hieroglyphics_are_written_in_either_state(empires: list[int]) -> None:
    story = egyptians(hands=["egyptian-hieroglyphics, glory"], empires=empires)
    with story.changes() as changed:
        story.choose("card:egyptians-egyptian-hieroglyphics")
    assert changed == {
        "hand:0": "-egyptians-egyptian-hieroglyphics",
        "play:0": "+egyptians-egyptian-hieroglyphics",
        "actions:0": "3 to 2",
    }


def test_what_many_nations_have_is_the_same_for_egyptians() -> None:
    shared: dict[str, tuple[str, ...]] = {
        "advance": ("advance",),
        "glory": ("glory",),
        "prosperity-1": ("prosperity",),
        "unrest-1": ("unrest-1", "unrest-2", "unrest-3"),
    }
    for roman, own in shared.items():
        assert {index.KIND[index.NUMBER[f"egyptians-{key}"]] for key in own} == {
            index.KIND[index.NUMBER[f"romans-{roman}"]]
        }
