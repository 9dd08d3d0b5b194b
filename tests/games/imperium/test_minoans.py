"""The Minoans: what their cards do."""

from dataclasses import replace
from typing import Any

import pytest

from regnum.games.imperium.cards import index
from regnum.games.imperium.effects.points import Where
from regnum.games.imperium.scoring import value_of
from regnum.testing import Story, rule

from .scene import EXILED, MARKET, SMALL, scene

ALL_MARKET = tuple(sorted(f"card:{key}" for key in MARKET))
STORE = "choice:then-pay-2-materials-store-1-progress"
CASH_IN = "choice:abandon-for-tokens"
EITHER_STATE = pytest.mark.parametrize("empires", [[], [0]], ids=["barbarian", "empire"])
SOLSTICE = {"phase": "refill", "turn": 1}
FULL = "5 unrest"
"""The hand of a seat that draws nothing more before the solstice."""


def minoans(**position: Any) -> Story:
    """The Minoans in seat 0 at a table whose market is known."""
    laid: dict[str, Any] = {
        "nations": ("minoans", "romans", "romans", "romans"),
        "market": MARKET,
        "small": SMALL,
        "main": "qin, ionians, jungle",
        "exile": EXILED.replace("minoans", "hittites"),
    }
    story: Story = scene(**{**laid, **position})
    return story


def empire(**position: Any) -> Story:
    """The Minoans as an empire."""
    return minoans(empires=[0], **position)


# --- the power card ------------------------------------------------------------------------------------


def test_side_a_turns_a_card_into_progress_at_the_solstice() -> None:
    position: dict[str, Any] = {"sides": "AB", "hands": ["glory, advance", FULL], **SOLSTICE}
    story = minoans(**position)
    assert story.options() == ("card:minoans-glory", "card:minoans-advance", "done")
    with story.changes() as changed:
        story.choose("card:minoans-advance")
    assert changed == {
        "hand:0": "-minoans-advance",
        "discard:0": "+minoans-advance",
        "progress:0": "0 to 1",
        "round": "1 to 2",
    }
    with (story := minoans(**position)).changes() as changed:
        story.choose("done")
    assert changed == {"round": "1 to 2"}
    story = minoans(sides="BB", hands=["glory, advance", FULL], **SOLSTICE)
    assert story.asked.text == "imperium-ask-mode", "side B does nothing"


def test_progress_is_worth_points_on_side_b_and_with_seal_stones() -> None:
    for progress, worth in ((4, 4), (14, 10)):
        state = minoans(pools=[(9, 8, progress)]).state
        for key, value in (("a", 0), ("b", worth), ("seal-stones", worth)):
            assert value_of(state, 0, index.NUMBER[f"minoans-{key}"], "play") == value


@rule(
    "imperium:S-29",
    "imperium:SCORE-3",
    "imperium:SCORE-5",
    "imperium:SCORE-8",
    "imperium:SCORE-9",
    "imperium:SCORE-10",
    "imperium:SCORE-12",
    "imperium:CARD-PROUD-1",
)
def test_limits_of_scoring(monkeypatch: pytest.MonkeyPatch) -> None:
    # Proud is one of the commons of Legends: here a fame card of Classics is worth as much.
    proud = Where(garrison=12, history=8, otherwise=3)
    cards = [replace(card, points=proud) if card.name == "Great" else card for card in index.CARD]
    monkeypatch.setattr(index, "CARD", cards)
    story = scene(
        nations=("minoans", "romans"),
        hands=["2 unrest"],
        decks=["", ""],
        discards=["mercenaries"],
        plays=["crete"],
        garrisons={"minoans-crete": "great"},
        pools=[(7, 4, 14), (0, 0, 0)],
        phase="final",
    )
    assert story.result.points[0] == 14 + 10 + 12 + 1 - 4


# --- the accession card and the developments -----------------------------------------------------------


@rule("imperium:KW-DEVELOP-1", "imperium:KW-DEVELOP-3")
@EITHER_STATE
def test_king_minos_may_develop_with_the_progress_he_brings(empires: list[int]) -> None:
    story = minoans(
        hands=["king-minos, glory"],
        developments=["drainage-system, labyrinth"],
        pools=[(3, 3, 0)],
        empires=empires,
    )
    with story.changes() as changed:
        story.choose("card:minoans-king-minos")
    assert changed["progress:0"] == "0 to 1"
    assert changed["actions:0"] == "3 to 2"
    assert story.options() == ("card:minoans-drainage-system", "done")
    with story.changes() as changed:
        story.choose("card:minoans-drainage-system")
    assert changed == {
        "development:0": "-minoans-drainage-system",
        "discard:0": "+minoans-drainage-system",
        "materials:0": "3 to 1",
        "population:0": "3 to 1",
        "progress:0": "1 to 0",
        "play:0": "-minoans-king-minos",
        "history:0": "+minoans-king-minos",
    }


def test_king_minos_may_develop_nothing() -> None:
    story = minoans(hands=["king-minos, glory"]).choose("card:minoans-king-minos")
    with story.changes() as changed:
        story.choose("done")
    assert changed == {"play:0": "-minoans-king-minos", "history:0": "+minoans-king-minos"}
    story = minoans(hands=["king-minos, glory"], pools=[(0, 0, 0)]).choose("card:minoans-king-minos")
    assert story.asked.text == "imperium-ask-activate", "nothing is affordable"
    assert story.cards("history:0") == ("minoans-king-minos",)


TRADE = {
    "choice:gain-1-materials-in-play-production": {"materials:0": "6 to 8"},
    "choice:gain-1-population-in-play-region": {"population:0": "6 to 9"},
    "choice:gain-1-progress-in-play-city-metropolis": {"progress:0": "0 to 2"},
}


@pytest.mark.parametrize("choice", TRADE)
def test_minoan_traders_sell_to_the_others_and_choose_their_profit(choice: str) -> None:
    assert not minoans(hands=["minoan-traders"]).offers("card:minoans-minoan-traders"), "for an empire"
    story = empire(
        hands=["minoan-traders, glory"],
        plays=["crete, cyprus, jungle, knossos, city-2, pottery", "dalmatia"],
        main="qin, ionians",
        seats=3,
    )
    with story.changes() as changed:
        story.choose("card:minoans-minoan-traders")
    assert changed == {
        "hand:0": "-minoans-minoan-traders",
        "play:0": "+minoans-minoan-traders",
        "actions:0": "3 to 2",
        "materials:1": "6 to 8",
        "materials:2": "6 to 8",
    }
    assert set(story.options()) == set(TRADE)
    with story.changes() as changed:
        story.choose(choice)
    left = {"play:0": "-minoans-minoan-traders", "discard:0": "+minoans-minoan-traders"}
    assert changed == {**left, **TRADE[choice]}


def test_the_drainage_system_lets_the_people_grow() -> None:
    assert not minoans(hands=["drainage-system"]).offers("card:minoans-drainage-system")
    story = minoans(plays=["drainage-system"], hands=["glory", FULL], **SOLSTICE)
    assert story.state.pools[0] == (6, 7, 0)
    assert story.counter("round") == 2, "nobody is asked"


@rule("imperium:KW-DEVELOP-5")
def test_architecture_makes_developing_cheaper() -> None:
    assert not minoans(hands=["architecture"]).offers("card:minoans-architecture")
    position: dict[str, Any] = {"hands": ["king-minos, glory"], "plays": ["architecture"]}
    developments = ["labyrinth, seal-stones, minoan-expansion"]
    story = minoans(**position, developments=developments, pools=[(3, 4, 0)]).choose(
        "card:minoans-king-minos"
    )
    assert story.options() == ("card:minoans-labyrinth", "card:minoans-minoan-expansion", "done")
    story.choose("card:minoans-labyrinth")
    assert story.state.pools[0] == (0, 2, 0), "one of two progress"
    story = minoans(**position, developments=developments, pools=[(3, 4, 0)])
    story.choose("card:minoans-king-minos", "card:minoans-minoan-expansion", "number:0")
    assert story.state.pools[0] == (3, 0, 1), "what costs no progress costs as much as ever"
    story = minoans(**position, developments=["seal-stones"], pools=[(3, 4, 0)])
    story.choose("card:minoans-king-minos")
    assert story.asked.text == "imperium-ask-activate", "one less, not two"


def test_frescos_exchange_a_card_at_the_solstice() -> None:
    assert not minoans(hands=["frescos"]).offers("card:minoans-frescos")
    position: dict[str, Any] = {
        "plays": ["frescos"],
        "hands": ["glory, advance", FULL],
        "decks": ["crete, cyprus"],
        **SOLSTICE,
    }
    story = minoans(**position)
    assert story.options() == ("card:minoans-glory", "card:minoans-advance", "done")
    with story.changes() as changed:
        story.choose("card:minoans-advance")
    assert changed == {
        "hand:0": "-minoans-advance +minoans-crete",
        "discard:0": "+minoans-advance",
        "deck:0": "-1",
        "progress:0": "0 to 1",
        "round": "1 to 2",
    }
    log = story.log(0)
    assert log.index("Seat 1 draws Crete.") < log.index("Seat 1 gains 1 progress."), "in this order"
    with (story := minoans(**position)).changes() as changed:
        story.choose("done")
    assert changed == {"round": "1 to 2"}


@rule("imperium:SOLSTICE-5")
def test_the_labyrinth_takes_population_for_progress() -> None:
    assert not minoans(hands=["labyrinth"]).offers("card:minoans-labyrinth")
    position: dict[str, Any] = {"plays": ["labyrinth"], "hands": ["glory", FULL], **SOLSTICE}
    story = minoans(**position)
    assert story.options() == ("choice:yes", "done")
    with story.changes() as changed:
        story.choose("choice:yes")
    assert changed == {"population:0": "6 to 5", "progress:0": "0 to 1", "round": "1 to 2"}
    with (story := minoans(**position)).changes() as changed:
        story.choose("done")
    assert changed == {"round": "1 to 2"}
    story = minoans(**position, pools=[(9, 0, 0)])
    assert story.asked.text == "imperium-ask-mode", "it cannot be paid"


def test_minoan_expansion_drives_the_others_out() -> None:
    key = "card:minoans-minoan-expansion"
    assert not minoans(hands=["minoan-expansion"]).offers(key)
    story = empire(
        hands=["minoan-expansion, glory"],
        plays=["cyprus", "oasis, forest, city-2, mauryans", "city-of-rome"],
        seats=3,
    )
    story.choose(key)
    assert story.asked.seat == 1
    assert set(story.options()) == {"card:forest", "card:oasis"}
    with story.changes() as changed:
        story.choose("card:forest")
    assert changed == {"play:1": "-forest", "discard:1": "+forest"}
    assert tuple(sorted(story.options())) == tuple(sorted((*ALL_MARKET, "done"))), "not from exile"
    with story.changes() as changed:
        story.choose("card:hills")
    assert changed["hand:0"] == "+hills"
    assert changed["discard:0"] == "+minoans-minoan-expansion"
    assert story.cards("play:0") == ("minoans-cyprus",)
    story = empire(hands=["minoan-expansion, glory"], plays=["", "cape"])
    story.choose(key)
    assert story.asked.text == "imperium-ask-shield", "it is an attack"


@rule("imperium:ACTIVATE-5")
@EITHER_STATE
def test_seal_stones_cannot_be_played_but_garrisoned(empires: list[int]) -> None:
    story = minoans(hands=["seal-stones, crete"], empires=empires)
    assert not story.offers("card:minoans-seal-stones")
    assert story.match.refusals(0) == {"minoans-seal-stones": "@imperium-why-unplayable"}
    story.choose("card:minoans-crete")
    with story.changes() as changed:
        story.choose("card:minoans-seal-stones")
    assert changed == {"hand:0": "-minoans-seal-stones", "garrison:0:minoans-crete": "+minoans-seal-stones"}


# --- the nation deck and the first cards ---------------------------------------------------------------


@rule("imperium:KW-PAY-9")
def test_writing_systems_write_the_discard_pile_down() -> None:
    position: dict[str, Any] = {"plays": ["writing-systems"], "hands": ["glory"], "decks": ["crete, cyprus"]}
    story = minoans(**position, discards=["advance, thera"])
    story.choose("card:minoans-writing-systems")
    assert story.options() == ("card:minoans-advance", "card:minoans-thera"), "only discarded cards"
    with story.changes() as changed:
        story.choose("card:minoans-thera")
    assert changed == {
        "discard:0": "-minoans-thera",
        "history:0": "+minoans-thera",
        "hand:0": "+minoans-crete",
        "deck:0": "-1",
    }
    assert story.counter("exhausted:minoans-writing-systems") == 1
    story = minoans(**position)
    assert not story.offers("card:minoans-writing-systems"), "the cost cannot be met"
    assert story.match.refusals(0)["minoans-writing-systems"] == "@imperium-why-cost"


@EITHER_STATE
@pytest.mark.parametrize("card", ["writing-systems", "knossos"])
def test_cards_that_stay_in_either_state(card: str, empires: list[int]) -> None:
    story = minoans(hands=[f"{card}, glory"], empires=empires)
    with story.changes() as changed:
        story.choose(f"card:minoans-{card}")
    assert changed == {
        "hand:0": f"-minoans-{card}",
        "play:0": f"+minoans-{card}",
        "actions:0": "3 to 2",
    }


KNOSSOS = {
    "choice:gain-1-materials": {"materials:0": "6 to 7"},
    "choice:gain-1-population": {"population:0": "6 to 7"},
    "choice:draw": {"hand:0": "+minoans-crete", "deck:0": "-1"},
}


@pytest.mark.parametrize("choice", KNOSSOS)
def test_knossos_works_at_the_solstice(choice: str) -> None:
    story = minoans(plays=["knossos"], hands=["glory", FULL], decks=["crete, cyprus"], **SOLSTICE)
    assert set(story.options()) == set(KNOSSOS), "compulsory, and for nothing"
    with story.changes() as changed:
        story.choose(choice)
    assert changed == {**KNOSSOS[choice], "round": "1 to 2"}


def pottery(rounds: int, **position: Any) -> Story:
    """A solstice with Pottery in play, on which progress was put in so many solstices before."""
    story = minoans(**{"plays": ["pottery"], "hands": ["glory", FULL], **SOLSTICE, **position})
    for _ in range(rounds):
        story.choose(STORE)
        for _ in range(2):
            story.choose("choice:revolt", "done", "card:hills", "done")
    return story


@rule("imperium:NATION-MINOANS-1", "imperium:CLEANUP-10")
@EITHER_STATE
def test_pottery_is_filled_at_the_solstice(empires: list[int]) -> None:
    story = pottery(0, empires=empires)
    assert set(story.options()) == {STORE, CASH_IN}
    with story.changes() as changed:
        story.choose(STORE)
    assert changed == {
        "materials:0": "6 to 4",
        "progress:stored:minoans-pottery": "0 to 1",
        "round": "1 to 2",
    }
    assert story.log(1, "en")[-3:-2] == ["Seat 1 puts 1 progress on Pottery."]
    story = pottery(1, empires=empires)
    with story.changes() as changed:
        story.choose(STORE)
    assert changed["progress:stored:minoans-pottery"] == "1 to 2"


@rule("imperium:NATION-MINOANS-1", "imperium:Q-31")
@EITHER_STATE
def test_pottery_is_abandoned_for_what_is_on_it(empires: list[int]) -> None:
    story = pottery(2, empires=empires)
    with story.changes() as changed:
        story.choose(CASH_IN)
    assert changed["play:0"] == "-minoans-pottery"
    assert changed["discard:0"] == "+minoans-pottery"
    assert changed["progress:0"] == "0 to 2"
    assert changed["progress:stored:minoans-pottery"] == "2 to 0"


@rule("imperium:SOLSTICE-5", "imperium:KW-CHOOSE-2")
def test_pottery_that_cannot_be_paid_for_is_abandoned() -> None:
    story = pottery(0, pools=[(1, 6, 0)])
    assert story.cards("discard:0") == ("minoans-pottery",)
    assert story.state.pools[0] == (1, 6, 0)
    assert story.asked.text == "imperium-ask-mode", "nobody was asked"


@rule("imperium:Q-31", "imperium:NATION-MINOANS-1")
def test_the_tokens_on_pottery_come_back_however_it_leaves() -> None:
    nations = ("minoans", "greeks")
    story = pottery(0, nations=nations, hands=["glory", "greek-innovation, 4 unrest"], empires=[1])
    story.choose(STORE, "choice:revolt", "done", "card:hills", "done")
    story.choose("choice:activate", "card:greeks-greek-innovation", "card:unrest-1", "card:unrest-2")
    with story.changes() as changed:
        story.choose("card:armenians")
    assert changed["play:0"] == "-minoans-pottery"
    assert changed["hand:0"] == "+minoans-pottery", "recalled by another player"
    assert changed["progress:0"] == "0 to 1"
    assert changed["progress:stored:minoans-pottery"] == "1 to 0"


@rule("imperium:SCORE-14", "imperium:Q-31")
def test_the_tokens_on_pottery_are_not_scored() -> None:
    story = pottery(0, limit=1).choose(STORE)
    assert story.over
    assert story.counter("progress:stored:minoans-pottery") == 1
    mine = {line.source for line in story.result.lines if line.seat == 0}
    assert mine.isdisjoint({"@imperium-progress", "Minoans"})


@rule("imperium:NATION-MINOANS-1")
def test_pottery_is_for_barbarians() -> None:
    assert not empire(hands=["pottery, glory"]).offers("card:minoans-pottery")
    story = minoans(hands=["pottery, glory"])
    with story.changes() as changed:
        story.choose("card:minoans-pottery")
    assert changed == {"hand:0": "-minoans-pottery", "play:0": "+minoans-pottery", "actions:0": "3 to 2"}


@EITHER_STATE
@pytest.mark.parametrize(
    ("region", "gained"),
    [("thera", {"progress:0": "0 to 1"}), ("crete", {}), ("cyprus", {})],
)
def test_islands_take_a_garrison(region: str, gained: dict[str, str], empires: list[int]) -> None:
    story = minoans(hands=[f"{region}, unrest, advance, glory"], empires=empires)
    if region == "thera" and empires:
        assert not story.offers("card:minoans-thera"), "for barbarians"
        return
    with story.changes() as changed:
        story.choose(f"card:minoans-{region}")
    played = {"hand:0": f"-minoans-{region}", "play:0": f"+minoans-{region}", "actions:0": "3 to 2"}
    assert changed == {**played, **gained}
    assert story.options() == ("card:unrest-1", "card:minoans-advance", "done"), "Glory cannot"
    with story.changes() as changed:
        story.choose("card:minoans-advance")
    assert changed == {
        "hand:0": "-minoans-advance",
        f"garrison:0:minoans-{region}": "+minoans-advance",
    }


def test_what_many_nations_have_is_the_same_for_minoans() -> None:
    shared: dict[str, tuple[str, ...]] = {
        "advance": ("advance",),
        "conquer": ("conquer",),
        "glory": ("glory",),
        "prosperity-1": ("prosperity",),
        "unrest-1": tuple(f"unrest-{number}" for number in range(1, 5)),
    }
    for roman, own in shared.items():
        assert {index.KIND[index.NUMBER[f"minoans-{key}"]] for key in own} == {
            index.KIND[index.NUMBER[f"romans-{roman}"]]
        }
