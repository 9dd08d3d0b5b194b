"""The Atlanteans, card by card."""

import pytest

from regnum.engine.rng import Rng
from regnum.games.imperium.cards import index
from regnum.games.imperium.effects import (
    Abandon,
    Draw,
    Effect,
    Exile,
    Gain,
    IntoHistory,
    LookAtNation,
    NationToBottom,
    NationToDiscard,
    Recall,
    ReturnUnrest,
    ShuffleNation,
    Sink,
    To,
    named,
)
from regnum.games.imperium.setup import set_up_nation
from regnum.games.imperium.state import ImperiumState
from regnum.games.imperium.terms import NONE
from regnum.testing import Story, rule

from .scene import resolving, scene, unrest

NATIONS = ("atlanteans", "romans", "romans", "romans")
MARKET = ("woodland", "boats", "exports", "aksumites", "ionians")
EXILED = "river, leadership, moneylenders, minoans"
"""One card of each suit: nobody may take them."""
MOUNTAIN, PALACE = "atlanteans-mountain-of-atlantis", "atlanteans-palace-of-poseidon"
NOTHING = (0, 0, 0)


def atlanteans(**position: object) -> Story:
    """Seat 0 is Atlantean."""
    position = {"market": MARKET, "exile": EXILED, **position}
    return scene(nations=NATIONS, empires=[0], **position)  # type: ignore[arg-type]


def resolve(effect: Effect, **position: object) -> Story:
    """Seat 0, Atlantean, resolves an effect."""
    return resolving(effect, "oasis", nations=NATIONS, empires=[0], **position)


def numbers(changed: dict[str, str]) -> dict[str, str]:
    """What has changed of tokens."""
    return {key: change for key, change in changed.items() if " to " in change}


# --- the nation -------------------------------------------------------------------------------------------


@rule(
    "imperium:NATION-ATLANTEANS-1", "imperium:NATION-ATLANTEANS-2", "imperium:SETUP-12", "imperium:SETUP-11"
)
def test_how_atlanteans_begin() -> None:
    state = ImperiumState(2)
    state.nations = (next(at for at, one in enumerate(index.NATIONS) if one.name == "atlanteans"),) * 2
    assert set_up_nation(state, 0, Rng(1)) == [], "they add no unrest"
    assert state.empire[0]
    assert (state.nation[0], state.accession[0], state.extra[0]) == ((), NONE, ())
    assert (len(state.development[0]), len(state.hand[0]), len(state.deck[0])) == (10, 5, 6)
    assert state.exhaustion[0] == 5


@rule("imperium:KW-BARBARIAN-4", "imperium:NATION-ATLANTEANS-1")
def test_atlanteans_never_play_what_is_for_barbarians() -> None:
    story = atlanteans(hands=["town-1, leadership, temple"], exile="")
    assert story.options() == ("card:leadership", "card:temple", "done")
    assert story.match.refusals(0)["town-1"] == "@imperium-why-barbarian"


@rule("imperium:NATION-ATLANTEANS-1", "imperium:RESHUFFLE-9")
def test_atlanteans_may_develop_from_their_first_reshuffle_on() -> None:
    story = resolve(Draw(1), decks=[""], discards=["oasis"], pools=[(0, 2, 0)])
    assert story.asked == (0, "imperium-ask-develop-reshuffle", "imperium:RESHUFFLE-9")
    assert story.options() == (f"card:{MOUNTAIN}", "card:atlanteans-themiscyra", "done")
    story.choose(f"card:{MOUNTAIN}")
    assert story.counter("exhausted:development:0") == 1
    assert story.counter("population:0") == 0
    assert MOUNTAIN in (*story.cards("hand:0"), *map(index.KEY.__getitem__, story.state.deck[0]))


@rule("imperium:NATION-ATLANTEANS-2", "imperium:KW-NATIONDECK-3")
@pytest.mark.parametrize("effect", [NationToDiscard(), LookAtNation(), ShuffleNation(), NationToBottom()])
def test_effects_on_the_nation_deck_do_nothing(effect: Effect) -> None:
    story = resolve(effect)
    assert (story.count("nation:0"), story.cards("discard:0")) == (0, ())
    assert not story.has("nation-known:0")
    assert not any("nation deck" in line for line in story.log(0))


@rule("imperium:NATION-ATLANTEANS-3", "imperium:KW-HISTORY-4", "imperium:KW-HISTORY-5", "imperium:S-32")
@pytest.mark.parametrize("sides", ["ABBB", "BBBB"])
def test_atlanteans_have_no_history(sides: str) -> None:
    story = atlanteans(sides=sides, hands=["hittites"])
    with story.changes() as changed:
        story.choose("card:hittites", "card:woodland")
    assert changed["discard:0"] == "+hittites"
    assert "history:0" not in changed
    assert "flooded:0" not in changed
    paid = resolve(To(IntoHistory(("hand",)), Gain(progress=1)), sides=sides, hands=["hills"])
    assert (paid.cards("discard:0"), paid.counter("progress:0")) == (("hills",), 1), "the cost is paid by it"


@rule("imperium:S-32", "imperium:NATION-ATLANTEANS-4", "imperium:KW-SINK-1", "imperium:KW-GARRISON-5")
@rule("imperium:KW-FLOODED-2")
@pytest.mark.parametrize("sides", ["ABBB", "BBBB"])
def test_a_flood_takes_an_island_and_what_is_garrisoned_there(sides: str) -> None:
    story = atlanteans(
        sides=sides,
        hands=["flood-1"],
        decks=["", ""],
        plays=["hesperides"],
        garrisons={"atlanteans-hesperides": "praiseworthy"},
        exhaustion=0,
    )
    story.choose("card:atlanteans-flood-1")
    assert set(story.cards("flooded:0")) == {"atlanteans-flood-1", "atlanteans-hesperides", "praiseworthy"}
    story.choose("card:woodland")
    assert story.cards("hand:0") == ("woodland",)
    assert (story.cards("play:0"), story.cards("discard:0")) == ((), ())
    assert score(sides=sides, flooded=["praiseworthy"]) == 3
    assert score(sides=sides, histories=["praiseworthy"]) == 7


@rule("imperium:NATION-ATLANTEANS-4", "imperium:KW-FLOODED-1", "imperium:TIME-25")
def test_what_was_sunk_is_seen_as_it_goes_and_lies_hidden() -> None:
    story = resolve(Sink(("hand",)), hands=["hills, coast"], decks=["marsh, cape"]).choose("card:hills")
    assert story.zone("flooded:0", seat=0).cards == ("hills",)
    for seat in (1, None):
        seen = {zone.key: zone for zone in story.view(seat).zones}["flooded:0"]
        assert (seen.cards, seen.count) == (None, 1)
    assert "sinks Hills." in " ".join(story.log(1))
    assert {index.keys(world.state.flooded[0]) for world in story.worlds(1)} == {("hills",)}
    assert len({world.state.hand[0] for world in story.worlds(1)}) > 1


def test_nothing_reaches_a_flooded_card() -> None:
    for effect in (Recall(), Abandon(), ReturnUnrest(("hand", "discard"))):
        assert resolve(effect, flooded=["hills, unrest-1"]).count("flooded:0") == 2


# --- the power card ---------------------------------------------------------------------------------------


@rule("imperium:KW-EXHAUST-2", "imperium:TIME-10")
def test_side_a_puts_a_discarded_card_on_the_deck_when_something_sinks() -> None:
    position = {"hands": ["flood-1"], "plays": ["thule"], "discards": ["oasis, marsh"], "decks": ["cape"]}
    story = atlanteans(sides="ABBB", **position).choose("card:atlanteans-flood-1")
    assert story.options() == ("card:atlanteans-a", "done")
    story.choose("card:atlanteans-a")
    assert story.options() == ("card:oasis", "card:marsh"), "it must be done"
    with story.changes() as changed:
        story.choose("card:marsh")
    assert changed == {
        "discard:0": "-marsh",
        "deck:0": "+1",
        "deck-top:0": "+marsh",
        "play:0": "-atlanteans-thule",
        "flooded:0": "+atlanteans-thule",
    }
    assert story.counter("exhausted:atlanteans-a") == 1
    assert story.asked.text == "imperium-ask-acquire", "not twice"
    story = atlanteans(sides="ABBB", **position).choose("card:atlanteans-flood-1", "done")
    assert story.options() == ("card:atlanteans-a", "done"), "but for the second card, if not for the first"
    story = atlanteans(sides="BBBB", **position).choose("card:atlanteans-flood-1")
    assert story.asked.text == "imperium-ask-acquire", "side B has no such ability"


@rule("imperium:ACTIVATE-16")
def test_side_a_answers_only_while_it_activates() -> None:
    story = scene_of_an_attack("ABBB").choose("card:cataphract")
    assert story.cards("flooded:0") == (PALACE,)
    assert story.asked.seat == 1, "nobody else was asked"


def scene_of_an_attack(sides: str) -> Story:
    """Seat 1, an empire, is about to make the Atlanteans abandon the mountain under their palace."""
    return scene(
        nations=NATIONS,
        sides=sides,
        empires=[0, 1],
        turn=1,
        hands=["", "cataphract"],
        plays=["mountain-of-atlantis, palace-of-poseidon"],
        discards=["oasis"],
        market=MARKET,
    )


# --- developments -----------------------------------------------------------------------------------------


def test_advanced_culture_acquires() -> None:
    story = atlanteans(hands=["advanced-culture"]).choose("card:atlanteans-advanced-culture")
    assert story.options() == ("card:boats", "card:exports"), "not from exile, and it must be done"
    with story.changes() as changed:
        story.choose("card:exports")
    assert "+exports" in changed["hand:0"]
    assert changed["discard:0"] == "+atlanteans-advanced-culture"
    assert not numbers(changed)


@rule("imperium:ACTIVATE-5", "imperium:KW-FREEPLAY-1")
def test_the_palace_stands_on_the_mountain() -> None:
    story = atlanteans(hands=["palace-of-poseidon"])
    assert not story.offers(f"card:{PALACE}")
    assert story.match.refusals(0)[PALACE] == "@imperium-why-needs"
    story = atlanteans(hands=["palace-of-poseidon"], plays=["mountain-of-atlantis"], actions=0)
    with story.changes() as changed:
        story.choose(f"card:{PALACE}")
    assert changed == {"hand:0": f"-{PALACE}", "play:0": f"+{PALACE}", "hand-size:0": "5 to 6"}


@rule("imperium:KW-PASSIVE-2")
@pytest.mark.parametrize("leaving", [Abandon, Recall])
def test_the_palace_sinks_when_the_mountain_is_given_up(leaving: type[Abandon] | type[Recall]) -> None:
    leave(leaving(named("Mountain of Atlantis")), leaving(named("Thule")))


@pytest.mark.parametrize("leaving", [Exile, Sink, IntoHistory])
def test_the_palace_sinks_wherever_the_mountain_goes(leaving: type[Exile | Sink | IntoHistory]) -> None:
    leave(leaving(("play",), named("Mountain of Atlantis")), leaving(("play",), named("Thule")))


def leave(mountain: Effect, other: Effect) -> None:
    """The palace sinks with the mountain, but not with another island."""
    position = {
        "plays": ["mountain-of-atlantis, palace-of-poseidon, thule"],
        "garrisons": {PALACE: "hills"},
    }
    story = resolve(mountain, **position)
    assert set(story.cards("flooded:0")) >= {PALACE, "hills"}, "with what lies under it"
    assert story.cards("play:0") == ("atlanteans-thule",)
    assert story.counter("hand-size:0") == 5
    story = resolve(other, **position)
    assert set(story.cards("play:0")) == {MOUNTAIN, PALACE}


@rule("imperium:KW-PASSIVE-2")
def test_the_palace_sinks_on_the_turns_of_others_as_well() -> None:
    story = scene_of_an_attack("BBBB").choose("card:cataphract")
    assert (story.cards("flooded:0"), story.cards("play:0")) == ((PALACE,), ())
    assert set(story.cards("discard:0")) == {"oasis", MOUNTAIN}


def test_atlantis_spreads_over_the_regions_of_others() -> None:
    story = atlanteans(
        seats=3, hands=["spread-of-atlantis"], plays=["thule", "hills, marsh, city-1", "city-2"]
    )
    story.choose("card:atlanteans-spread-of-atlantis")
    assert story.asked.seat == 1
    assert set(story.options()) == {"card:hills", "card:marsh"}
    with story.changes() as changed:
        story.choose("card:hills")
    assert changed == {"play:1": "-hills", "hand:1": "+hills"}, "who has none recalls nothing"
    assert story.asked == (0, "imperium-ask-declare", "imperium:KW-BREAKTHROUGH-1")
    assert story.options() == ("choice:region", "choice:tributary")
    story.choose("choice:tributary")
    assert story.options() == ("card:ionians", "card:aksumites", "choice:from-deck"), "not from exile"
    with story.changes() as changed:
        story.choose("card:ionians")
    assert changed["hand:0"] == "+ionians"
    assert not numbers(changed)
    assert changed["discard:0"] == "+atlanteans-spread-of-atlantis"


def test_development_develops_or_acquires() -> None:
    position = {"hands": ["development"], "developments": ["vast-wealth, themiscyra"]}
    story = atlanteans(**position, pools=[(5, 1, 0)]).choose("card:atlanteans-development")
    assert story.options() == ("choice:develop", "choice:acquire-civilised")
    with story.changes() as changed:
        story.choose("choice:develop")
    assert numbers(changed) == {"materials:0": "5 to 0"}, "paid as usual; Themiscyra was too dear"
    assert changed["discard:0"] == "+atlanteans-development +atlanteans-vast-wealth"
    story = atlanteans(**position, pools=[(4, 1, 0)])
    with story.changes() as changed:
        story.choose("card:atlanteans-development")
    assert "+exports" in changed["hand:0"], "nothing is affordable, and only Exports is civilised"
    assert numbers(changed) == {"actions:0": "3 to 2"}


@rule("imperium:KW-FREEPLAY-3", "imperium:KW-FREEPLAY-4")
def test_moats_and_walls_play_unrest_freely() -> None:
    story = atlanteans(
        plays=["moats-and-walls"], hands=["unrest-11, unrest-12, leadership"], actions=0, exile=""
    )
    story.choose("card:atlanteans-moats-and-walls")
    assert story.options() == ("card:unrest-11", "card:unrest-12"), "unrest only, and it must be done"
    story.choose("card:unrest-12")
    with story.changes() as changed:
        story.choose("choice:pay-1-population")
    assert changed == {"population:0": "6 to 5", "play:0": "-unrest-12", "unrest": "+unrest-12"}
    assert story.counter("exhausted:atlanteans-moats-and-walls") == 1


def test_myths_and_legends_sink_a_region_for_fame() -> None:
    story = atlanteans(hands=["myths-and-legends, cape"], plays=["city-1"], discards=["oasis"])
    assert not story.offers("card:atlanteans-myths-and-legends")
    assert story.match.refusals(0)["atlanteans-myths-and-legends"] == "@imperium-why-cost"
    story = atlanteans(
        hands=["myths-and-legends"], plays=["hills, thule, city-1"], fame="great, notorious, marvellous"
    )
    story.choose("card:atlanteans-myths-and-legends")
    assert set(story.options()) == {"card:hills", "card:atlanteans-thule"}
    story.choose("card:hills")
    assert story.cards("flooded:0") == ("hills",)
    assert set(story.options()) == {"card:great", "card:notorious"}
    with story.changes() as changed:
        story.choose("card:notorious")
    assert changed["hand:0"] == "+notorious"
    assert changed["discard:0"] == "+atlanteans-myths-and-legends"
    assert numbers(changed) == {"progress:0": "0 to 1"}


@rule("imperium:KW-DEVELOP-5")
def test_vast_wealth_makes_developing_cheaper_but_never_pays_for_it() -> None:
    position = {"decks": [""], "discards": ["oasis"], "plays": ["vast-wealth"]}
    area = {"developments": ["moats-and-walls, development, kleito, mountain-of-atlantis"]}
    story = resolve(Draw(1), **position, **area, pools=[(2, 2, 1)])
    cheap = ("development", "moats-and-walls", "mountain-of-atlantis")
    assert set(story.options()) == {*(f"card:atlanteans-{name}" for name in cheap), "done"}
    story.choose("card:atlanteans-moats-and-walls")
    assert story.state.pools[0] == (2, 1, 0), "its 2 materials are taken off, and nothing else"
    story = resolve(Draw(1), **position, **area, pools=[(2, 2, 1)])
    story.choose("card:atlanteans-development", "number:0")
    assert story.state.pools[0] == (0, 2, 1)


def test_vast_wealth_comes_with_returned_unrest() -> None:
    story = atlanteans(plays=["vast-wealth"], hands=["unrest-12"], pools=[(0, 1, 0)])
    story.choose("card:unrest-12")
    assert story.options() == ("card:atlanteans-vast-wealth", "done")
    with story.changes() as changed:
        story.choose("card:atlanteans-vast-wealth")
    tokens = {"materials:0": "0 to 3", "exhaustion:0": "5 to 4"}
    assert changed == {**tokens, "exhausted:atlanteans-vast-wealth": "0 to 1"}


def test_kleito_acquires_and_sinks() -> None:
    story = atlanteans(hands=["kleito"], plays=["mountain-of-atlantis"])
    story.choose("card:atlanteans-kleito")
    assert set(story.options()) == {f"card:{card}" for card in MARKET}, "without the palace no other choice"
    with story.changes() as changed:
        story.choose("card:woodland")
    assert changed["hand:0"] == "+woodland"
    assert changed["flooded:0"] == "+atlanteans-kleito"
    assert "discard:0" not in changed
    assert not numbers(changed)


def test_kleito_breaks_through_twice_for_poseidon() -> None:
    story = atlanteans(hands=["kleito"], plays=["mountain-of-atlantis, palace-of-poseidon"])
    story.choose("card:atlanteans-kleito")
    acquire, twice = story.options()
    assert acquire == "choice:acquire-region-uncivilised-civilised-tributary"
    story.choose(twice)
    assert story.asked.text == "imperium-ask-declare"
    suits = ("choice:uncivilised", "choice:civilised", "choice:region", "choice:tributary")
    assert set(story.options()) == set(suits)
    story.choose("choice:region", "card:woodland")
    assert set(story.options()) == set(suits), "and again, for any suit"
    with story.changes() as changed:
        story.choose("choice:civilised", "card:exports")
    assert changed["hand:0"] == "+exports"
    assert changed["flooded:0"] == "+atlanteans-kleito"
    assert unrest(story)[0] == 0
    assert story.asked.text == "imperium-ask-activate"
    story = atlanteans(hands=["kleito"], plays=["mountain-of-atlantis, palace-of-poseidon"])
    story.choose("card:atlanteans-kleito", acquire, "card:boats")
    assert unrest(story)[0] == 1


GAINS = {
    "mountain-of-atlantis": {"progress:0": "0 to 1"},
    "themiscyra": {"progress:0": "0 to 1"},
    "thule": {"population:0": "6 to 7"},
    "hesperides": {"materials:0": "6 to 7"},
    "elysian-fields": {},
}


@rule("imperium:KW-GARRISON-1", "imperium:KW-EXILE-2")
@pytest.mark.parametrize(("card", "gain"), GAINS.items())
def test_islands(card: str, gain: dict[str, str]) -> None:
    story = atlanteans(hands=[f"{card}, unrest-12"], exile="")
    with story.changes() as changed:
        story.choose(f"card:atlanteans-{card}")
    played = {"hand:0": f"-atlanteans-{card}", "play:0": f"+atlanteans-{card}", "actions:0": "3 to 2"}
    assert changed == {**played, **gain}
    if card != "mountain-of-atlantis":
        assert set(story.options()) == {f"card:{name}" for name in MARKET}, "it must be done"
        story.choose("card:woodland")
        assert story.cards("exile") == ("woodland",)
    assert story.options() == ("card:unrest-12", "done")
    with story.changes() as changed:
        story.choose("card:unrest-12")
    assert changed == {"hand:0": "-unrest-12", f"garrison:0:atlanteans-{card}": "+unrest-12"}


# --- the draw deck ----------------------------------------------------------------------------------------


@rule("imperium:KW-PAY-9")
@pytest.mark.parametrize("copy", [1, 2, 3])
def test_a_flood_needs_an_island_and_acquires_anything(copy: int) -> None:
    key = f"atlanteans-flood-{copy}"
    story = atlanteans(hands=[f"flood-{copy}, thule"], plays=["city-1"], discards=["hills"])
    assert not story.offers(f"card:{key}")
    assert story.match.refusals(0)[key] == "@imperium-why-cost"
    story = atlanteans(hands=[f"flood-{copy}"], plays=["city-1, thule, hills"], pools=[NOTHING])
    story.choose(f"card:{key}")
    assert story.cards("flooded:0") == (key,)
    assert set(story.options()) == {"card:hills", "card:atlanteans-thule"}
    story.choose("card:hills")
    assert set(story.options()) == {f"card:{card}" for card in MARKET}, "not from exile, and it must be done"
    with story.changes() as changed:
        story.choose("card:boats")
    assert "+boats" in changed["hand:0"]
    assert unrest(story)[0] == 1, "it is acquired"
    assert not numbers(changed)
    assert set(story.cards("flooded:0")) == {key, "hills"}


def test_the_prosperity_of_atlantis_is_that_of_an_empire() -> None:
    assert (
        index.PLAY[index.NUMBER["atlanteans-prosperity"]] == index.PLAY[index.NUMBER["romans-prosperity-1"]]
    )
    story = atlanteans(
        hands=["prosperity"], plays=["elysian-fields, themiscyra, thule"], decks=["cape", "oasis"]
    )
    story.choose("card:atlanteans-prosperity", "done", "choice:yes")
    assert story.cards("hand:1") == ("oasis",)
    with story.changes() as changed:
        story.choose("choice:gain-1-materials-in-play-production")
    assert numbers(changed) == {"materials:0": "6 to 9"}


@rule("imperium:KW-STEAL-4")
def test_the_fleet_steals_progress_from_each_other_player() -> None:
    story = atlanteans(
        hands=["atlantean-fleet"],
        discards=["oasis, marsh"],
        pools=[(0, 0, 1), (0, 0, 3), (9, 9, 0)],
        actions=0,
    )
    story.choose("card:atlanteans-atlantean-fleet", "choice:to-sink-discard-steal-1-progress")
    assert story.options() == ("card:oasis", "card:marsh"), "it must be done"
    with story.changes() as changed:
        story.choose("card:marsh")
    assert changed == {
        "discard:0": "-marsh +atlanteans-atlantean-fleet",
        "flooded:0": "+marsh",
        "play:0": "-atlanteans-atlantean-fleet",
        "progress:0": "1 to 2",
        "progress:1": "3 to 2",
    }, "who has none gives none"
    assert unrest(story) == [0, 0, 0]


def test_the_fleet_breaks_through_and_sinks() -> None:
    story = atlanteans(hands=["atlantean-fleet"], actions=0)
    story.choose("card:atlanteans-atlantean-fleet")
    suits = ("choice:uncivilised", "choice:civilised", "choice:region", "choice:tributary")
    assert set(story.options()) == set(suits), "with nothing to sink there is no other choice"
    with story.changes() as changed:
        story.choose("choice:tributary", "card:ionians")
    assert changed["hand:0"] == "+ionians"
    assert changed["flooded:0"] == "+atlanteans-atlantean-fleet"
    assert "discard:0" not in changed
    assert unrest(story)[0] == 0


# --- points -----------------------------------------------------------------------------------------------


def score(sides: str = "BBBB", **position: object) -> int:
    """The points of the Atlanteans in a game that ends here."""
    position = {"decks": ["", ""], "pools": [NOTHING, NOTHING], **position}
    return atlanteans(phase="final", sides=sides, **position).result.points[0]


@rule("imperium:KW-FLOODED-2", "imperium:SCORE-4")
def test_points_of_the_atlanteans() -> None:
    lands = {"plays": ["thule"], "hands": ["cape"], "flooded": ["hesperides"]}
    assert (score("ABBB", **lands), score("BBBB", **lands)) == (1, 3), "flooded regions count"
    assert score(flooded=["unrest-1"]) == -2
    assert score(hands=["advanced-culture, cape, coast"]) == 2 + 2
    fixed = {"palace-of-poseidon": 5, "spread-of-atlantis": 4, "development": 2, "moats-and-walls": 2}
    fixed |= {"myths-and-legends": 2, "vast-wealth": 1, "kleito": 3}
    for card, worth in fixed.items():
        assert score(flooded=[card]) == worth
    assert score(developments=[", ".join(fixed)]) == 0


def test_what_many_nations_have_is_the_same_for_atlanteans() -> None:
    kinds = {index.KIND[index.NUMBER[f"atlanteans-unrest-{number}"]] for number in (1, 2, 3)}
    assert kinds == {index.KIND[index.NUMBER["unrest-1"]]}
