"""The Vikings, card by card."""

import pytest

from regnum.games.imperium.cards import index
from regnum.testing import Story, rule

from .scene import scene

MARKET = ("hills", "elders", "coinage", "armenians", "ionians")


def vikings(**position: object) -> Story:
    """Seat 0 is the Viking."""
    nations = ("vikings", "romans", "romans", "romans")
    return scene(nations=nations, **{"market": MARKET, **position})  # type: ignore[arg-type]


@rule("imperium:NATION-VIKINGS-4", "imperium:KW-NATIONDECK-2", "imperium:Q-13")
@pytest.mark.parametrize("sides", ["ABBB", "BBBB"])
def test_each_unrest_taken_lets_them_look_ahead(sides: str) -> None:
    story = vikings(
        sides=sides,
        plays=["mysticism"],
        hands=["", "5 unrest"],
        nation_decks=["sagas, skis, combs"],
        phase="refill",
        turn=1,
    )
    story.choose("choice:take-unrest")
    assert story.asked.seat == 0
    assert story.zone("nation-known:0", seat=0).cards == ("vikings-sagas",)
    assert story.options() == ("choice:yes", "done")
    assert story.counter("exhaustion:0") == 5
    story.choose("choice:yes")
    assert [story.state.nation[0].index(card) for card in story.state.pins[0]] == [0], "just above Harald"
    story = vikings(sides=sides, hands=["advance"], nation_decks=["sagas, skis"])
    story.choose(
        "card:vikings-advance", "choice:to-pay-3-materials-acquire-uncivilised-civilised", "card:elders"
    )
    assert not story.has("nation-known:0"), "the unrest under a card is not taken"


@rule(
    "imperium:NATION-VIKINGS-2",
    "imperium:KW-HISTORY-4",
    "imperium:KW-HISTORY-5",
    "imperium:Q-40",
    "imperium:TIME-9",
)
@pytest.mark.parametrize("sides", ["ABBB", "BBBB"])
def test_vikings_have_no_history(sides: str) -> None:
    story = vikings(sides=sides, hands=["hittites"])
    with story.changes() as changed:
        story.choose("card:hittites", "card:hills")
    assert changed["discard:0"] == "+hittites"
    assert "history:0" not in changed


def test_side_a_draws_when_unrest_is_returned() -> None:
    story = vikings(sides="ABBB", hands=["unrest-12"], decks=["oasis, marsh, cape"])
    story.choose("card:unrest-12", "choice:pay-1-population")
    assert story.options() == ("card:vikings-a", "done")
    with story.changes() as changed:
        story.choose("card:vikings-a")
    assert changed["hand:0"] == "+marsh +oasis"
    assert changed["exhausted:vikings-a"] == "0 to 1"
    story = vikings(sides="BBBB", hands=["unrest-12"])
    story.choose("card:unrest-12", "choice:pay-1-population")
    assert story.asked.text == "imperium-ask-activate"


@rule("imperium:ACTIVATE-16")
def test_side_a_draws_only_while_it_activates() -> None:
    story = vikings(
        sides="ABBB",
        plays=["temple"],
        hands=["", "5 unrest"],
        discards=["unrest-12"],
        phase="refill",
        turn=1,
    )
    assert story.cards("discard:0") == (), "the Temple has returned it"
    assert story.asked.text == "imperium-ask-mode", "the next turn has begun"


@rule(
    "imperium:S-11",
    "imperium:END-5",
    "imperium:RESHUFFLE-7",
    "imperium:NATION-VIKINGS-3",
    "imperium:TURN-1",
    "imperium:TURN-6",
)
def test_the_zenith_card_triggers_scoring() -> None:
    story = scene(
        3,
        nations=("romans", "vikings", "romans"),
        decks=["", "", ""],
        discards=["", "hills, oasis", ""],
        nation_decks=[None, ""],
        turn=1,
        phase="refill",
        round=9,
    )
    assert "vikings-harald-hardrada" in (*story.cards("hand:1"),)
    assert story.counter("empire:1") == 0
    assert story.counter("last-round") == 10
    assert story.asked.seat == 2, "round 9 goes on"
    assert not story.has("accession:1")


def test_harald_takes_fame_and_breaks_through() -> None:
    story = vikings(hands=["harald-hardrada"], fame="great, notorious", accessions=[False], exile="oasis")
    with story.changes() as changed:
        story.choose("card:vikings-harald-hardrada")
    assert changed["hand:0"] == "-vikings-harald-hardrada +great"
    assert story.options() == ("card:hills", "choice:from-deck", "done"), "not from exile"
    with story.changes() as changed:
        story.choose("card:hills")
    assert changed["hand:0"] == "+hills"
    assert not any(" to " in change for change in changed.values()), "playing it triggers nothing"


@pytest.mark.parametrize(
    ("card", "choice", "gain"),
    [
        ("iceland", "gain-2-materials", ("materials:0", "6 to 8")),
        ("graenland", "gain-1-population", ("population:0", "6 to 7")),
        ("foroyar", "gain-1-population", ("population:0", "6 to 7")),
    ],
)
def test_regions_with_a_choice(card: str, choice: str, gain: tuple[str, str]) -> None:
    story = vikings(hands=[f"{card}, unrest-12"])
    story.choose(f"card:vikings-{card}")
    assert story.options() == ("card:unrest-12", "done")
    story.choose("card:unrest-12")
    with story.changes() as changed:
        story.choose(f"choice:{choice}")
    assert changed == {gain[0]: gain[1]}
    assert story.cards(f"garrison:0:vikings-{card}") == ("unrest-12",)


@pytest.mark.parametrize("card", ["iceland", "graenland"])
def test_regions_that_look_and_shuffle(card: str) -> None:
    story = vikings(hands=[card], nation_decks=["sagas, skis, combs"])
    story.choose(f"card:vikings-{card}", "choice:then-look-at-nation-may-shuffle-nation")
    assert story.zone("nation-known:0", seat=0).cards == ("vikings-sagas",)
    story.choose("choice:yes")
    assert not story.has("nation-known:0")
    assert story.count("nation:0") == 3


def test_foroyar_may_exile() -> None:
    story = vikings(hands=["foroyar"])
    with story.changes() as changed:
        story.choose("card:vikings-foroyar", "choice:exile-from-market", "card:hills")
    assert changed["exile"] == "+hills"


@rule("imperium:CARD-COMBS-1", "imperium:KW-EMPIRE-5")
def test_combs_lets_vikings_play_a_card_of_an_empire() -> None:
    story = vikings(hands=["temple, metropolis-1"], plays=["combs"])
    assert not story.offers("card:temple")
    with story.changes() as changed:
        story.choose("card:vikings-combs")
    assert changed == {"exhaustion:0": "5 to 4", "exhausted:vikings-combs": "0 to 1"}
    assert story.offers("card:temple")
    with story.changes() as changed:
        story.choose("card:temple")
    assert changed["play:0"] == "+temple"
    assert not story.offers("card:metropolis-1"), "only the next card"


@rule("imperium:CARD-COMBS-1")
def test_combs_lapses_with_the_turn_and_with_any_card() -> None:
    story = vikings(hands=["temple, althing"], plays=["combs"])
    story.choose("card:vikings-combs", "card:vikings-althing", "choice:gain-1-progress")
    assert not story.offers("card:temple")
    story = vikings(hands=["temple"], plays=["combs"])
    story.choose("card:vikings-combs", "done", "card:hills")
    assert not story.state.ignore_empire


def test_vinland_needs_longships_and_graenland() -> None:
    for plays, playable in (("longships", False), ("graenland", False), ("longships, graenland", True)):
        assert vikings(hands=["vinland"], plays=[plays]).offers("card:vikings-vinland") is playable
    story = vikings(hands=["vinland, unrest-12"], plays=["longships, graenland"])
    with story.changes() as changed:
        story.choose("card:vikings-vinland", "choice:return-unrest", "card:unrest-12")
    assert changed == {
        "hand:0": "-unrest-12 -vikings-vinland",
        "play:0": "+vikings-vinland",
        "unrest": "+unrest-12",
        "actions:0": "3 to 2",
    }
    story = vikings(hands=["vinland, unrest-12"], plays=["longships, graenland"])
    story.choose("card:vikings-vinland", "choice:may-garrison", "card:unrest-12")
    assert story.cards("garrison:0:vikings-vinland") == ("unrest-12",)


@rule("imperium:KW-GARRISON-2", "imperium:KW-GARRISON-4", "imperium:KW-GARRISON-8", "imperium:SCORE-5")
def test_sagas_gather_cards_at_the_solstice() -> None:
    story = vikings(
        plays=["sagas"],
        hands=["oasis, glory", "5 unrest"],
        garrisons={"vikings-sagas": "marsh"},
        phase="refill",
        turn=1,
    )
    assert story.options() == ("card:oasis", "done"), "Glory cannot be garrisoned"
    with story.changes() as changed:
        story.choose("card:oasis")
    assert changed == {"hand:0": "-oasis", "garrison:0:vikings-sagas": "+oasis", "round": "1 to 2"}


def test_city_of_dubh_linn() -> None:
    story = vikings(plays=["city-of-dubh-linn"], hands=["oasis", "5 unrest"], phase="refill", turn=1)
    assert story.options() == ("card:oasis", "done")
    story.choose("card:oasis")
    assert set(story.options()) == {"choice:gain-1-materials", "choice:gain-1-population", "choice:draw"}
    with story.changes() as changed:
        story.choose("choice:gain-1-population")
    assert changed["population:0"] == "6 to 7"


@rule("imperium:KW-ACQUIRE-7", "imperium:Q-19")
def test_longships_reach_exiled_regions_and_pay_for_attacks() -> None:
    story = vikings(hands=["jomsviking, althing"], plays=["longships"], exile="oasis, town-1")
    story.choose("card:vikings-jomsviking", "done")
    assert story.options() == ("card:oasis", "card:hills", "card:armenians", "card:ionians")
    with story.changes() as changed:
        story.choose("card:oasis")
    assert changed["hand:0"] == "+oasis"
    assert changed["population:0"] == "5 to 6"
    assert changed["exile"] == "-oasis"
    with story.changes() as changed:
        story.choose("card:vikings-althing", "card:vikings-longships")
    assert changed["materials:0"] == "4 to 7", "2 for the attack, 1 stolen"
    story = vikings(hands=["jomsviking"], plays=["longships"], exile="oasis")
    with story.changes() as changed:
        story.choose("card:vikings-jomsviking", "done", "card:hills")
    assert changed["population:0"] == "6 to 5", "nothing for a region of the market"


@rule("imperium:Q-55")
def test_skis_answer_a_region() -> None:
    story = vikings(hands=["scandinavia"], plays=["skis"], decks=["oasis"])
    story.choose("card:vikings-scandinavia", "card:vikings-skis")
    assert set(story.options()) == {"choice:draw", "choice:gain-2-materials"}
    story.choose("choice:draw")
    assert story.options() == ("card:oasis", "done"), "the drawn card may be garrisoned"
    story = vikings(hands=["scandinavia"], plays=["skis"])
    with story.changes() as changed:
        story.choose("card:vikings-scandinavia", "card:vikings-skis", "choice:gain-2-materials")
    assert changed["materials:0"] == "6 to 8"
    story = vikings(hands=["sagas"], plays=["skis"])
    story.choose("card:vikings-sagas")
    assert story.asked.text == "imperium-ask-activate", "Sagas is no region"


@rule("imperium:KW-EXILE-1")
def test_rollo_takes_fame_and_leaves() -> None:
    story = vikings(hands=["rollo-the-walker"], fame="great")
    with story.changes() as changed:
        story.choose("card:vikings-rollo-the-walker")
    assert changed == {
        "hand:0": "-vikings-rollo-the-walker +great",
        "fame-deck": "-1",
        "exile": "+vikings-rollo-the-walker",
        "actions:0": "3 to 2",
    }


@rule("imperium:S-23")
def test_go_a_viking_steals_in_part() -> None:
    story = vikings(hands=["go-aviking", "", ""], pools=[(0, 0, 0), (1, 3, 5), (4, 0, 0)])
    with story.changes() as changed:
        story.choose("card:vikings-go-aviking")
    stolen = {"materials:0": "0 to 3", "materials:1": "1 to 0", "materials:2": "4 to 2"}
    assert {key: change for key, change in changed.items() if " to " in change} == stolen, "and no action"
    assert changed["hand:0"] == "-vikings-go-aviking"
    assert changed["hand:1"].startswith("+unrest")
    assert "hand:2" not in changed
    told = [line for line in story.log(None) if "material" in line]
    assert told == ["Seat 1 steals 1 material from Seat 2.", "Seat 1 steals 2 materials from Seat 3."], "once"


def test_gothja_looks_and_chooses() -> None:
    story = vikings(hands=["gothja, unrest-12"], nation_decks=["sagas, skis"])
    story.choose("card:vikings-gothja")
    assert story.zone("nation-known:0", seat=0).cards == ("vikings-sagas",)
    with story.changes() as changed:
        story.choose("done", "choice:then-return-unrest-gain-1-population", "card:unrest-12")
    assert "+unrest-12" in changed["unrest"]
    assert changed["population:0"] == "6 to 7"
    story = vikings(hands=["gothja"], nation_decks=["sagas, skis"], decks=["oasis, marsh"])
    with story.changes() as changed:
        story.choose("card:vikings-gothja", "choice:yes", "choice:draw-2")
    assert "Seat 1 draws 2 cards." in story.log(1), "in one line"
    drawn = {"hand:0": "-vikings-gothja +marsh +oasis", "deck:0": "-2"}
    assert changed == {**drawn, "discard:0": "+vikings-gothja", "actions:0": "3 to 2"}
    assert not story.has("nation-known:0")


def test_scandinavia_may_hold_a_garrison() -> None:
    story = vikings(hands=["scandinavia, unrest-12"])
    story.choose("card:vikings-scandinavia")
    assert story.options() == ("card:unrest-12", "done")
    with story.changes() as changed:
        story.choose("card:unrest-12")
    assert changed == {"hand:0": "-unrest-12", "garrison:0:vikings-scandinavia": "+unrest-12"}


@rule(
    "imperium:KW-FIND-1",
    "imperium:KW-FIND-2",
    "imperium:KW-FIND-4",
    "imperium:KW-FIND-5",
    "imperium:KW-FIND-6",
)
def test_erik_finds_a_region_anywhere() -> None:
    assert not vikings(hands=["erik-the-red"]).offers("card:vikings-erik-the-red")
    assert not vikings(hands=["erik-the-red"], plays=["scandinavia"], pools=[(9, 0, 0)]).offers(
        "card:vikings-erik-the-red"
    )
    story = vikings(
        hands=["erik-the-red, oasis"],
        plays=["scandinavia, river"],
        decks=["marsh, shrine"],
        nation_decks=["iceland, skis"],
        discards=["cape"],
        histories=["coast"],
    )
    story.choose("card:vikings-erik-the-red")
    found = {"card:oasis", "card:marsh", "card:cape", "card:vikings-iceland", "card:vikings-scandinavia"}
    assert set(story.options()) == found
    with story.changes() as changed:
        story.choose("card:vikings-iceland")
    assert changed == {
        "hand:0": "+vikings-iceland",
        "nation:0": "-1",
        "play:0": "-vikings-erik-the-red",
        "exile": "+vikings-erik-the-red",
    }
    assert story.counter("population:0") == 5
    assert "Iceland" in str(story.log(1))


def test_jomsviking_pays_acquires_and_makes_the_others_discard() -> None:
    assert not vikings(hands=["jomsviking"], pools=[(2, 0, 0)]).offers("card:vikings-jomsviking")
    story = vikings(hands=["jomsviking", "oasis, marsh", ""], pools=[(2, 1, 0)], exile="hittites")
    with story.changes() as changed:
        story.choose("card:vikings-jomsviking")
        assert story.options() == ("card:hills", "card:armenians", "card:ionians"), "not from exile"
        story.choose("card:hills")
        assert set(story.options()) == {"card:marsh", "card:oasis"}
        story.choose("card:marsh")
    assert changed["hand:0"] == "-vikings-jomsviking +hills"
    assert changed["discard:1"] == "+marsh"
    paid = {"materials:0": "2 to 0", "population:0": "1 to 0", "actions:0": "3 to 2"}
    assert {key: change for key, change in changed.items() if " to " in change} == paid


def test_althing_steals_and_chooses() -> None:
    story = vikings(hands=["althing, unrest-12", "", ""], pools=[(0, 0, 0), (2, 0, 0), (0, 9, 9)])
    with story.changes() as changed:
        story.choose("card:vikings-althing", "choice:gain-1-progress")
    assert changed == {
        "hand:0": "-vikings-althing",
        "discard:0": "+vikings-althing",
        "actions:0": "3 to 2",
        "materials:0": "0 to 1",
        "materials:1": "2 to 1",
        "progress:0": "0 to 1",
    }, "no unrest for who has none"
    story = vikings(hands=["althing, unrest-12"])
    with story.changes() as changed:
        story.choose("card:vikings-althing", "choice:return-unrest", "card:unrest-12")
    assert "+unrest-12" in changed["unrest"]


def score(sides: str = "BBBB", **position: object) -> int:
    """The points of seat 0 in a game that ends here."""
    position = {"decks": ["", ""], "pools": [(0, 0, 0), (0, 0, 0)], "accessions": [False], **position}
    return vikings(phase="final", sides=sides, **position).result.points[0]


def test_points_of_the_vikings() -> None:
    assert score("ABBB") == 1, "the power card counts itself"
    assert score("BBBB") == 2
    assert score("ABBB", hands=["combs"], pools=[(0, 8, 0), (0, 0, 0)]) == 2 + 2
    assert score("ABBB", hands=["harald-hardrada"]) == 2 + 4
    assert score("ABBB", hands=["city-of-dubh-linn"], pools=[(17, 0, 0), (0, 0, 0)]) == 2 + 2
    assert score("ABBB", plays=["vinland"]) == 1 + 6
    assert score("ABBB", hands=["vinland"]) == 1
    assert score("ABBB", plays=["sagas"], garrisons={"vikings-sagas": "oasis, marsh"}) == 2 + 2
    assert score("ABBB", hands=["skis"]) == 1 + 2


def test_what_many_nations_have_is_the_same_for_vikings() -> None:
    shared = {"advance": ("advance",), "glory": ("glory",), "prosperity-1": ("prosperity",)}
    shared["unrest-1"] = tuple(f"unrest-{number}" for number in range(1, 6))
    for roman, own in shared.items():
        assert {index.KIND[index.NUMBER[f"vikings-{key}"]] for key in own} == {
            index.KIND[index.NUMBER[f"romans-{roman}"]]
        }
