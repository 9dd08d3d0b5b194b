"""The Utopians, card by card, and their journey."""

import pytest

from regnum.engine.rng import Rng
from regnum.games.imperium.cards import index
from regnum.games.imperium.effects import (
    Abandon,
    Choose,
    Develop,
    Draw,
    DrawUpTo,
    Effect,
    Exile,
    Find,
    Gain,
    IntoHistory,
    Recall,
    Sink,
    Steal,
    a,
)
from regnum.games.imperium.setup import set_up_commons, set_up_nation
from regnum.games.imperium.state import ImperiumState
from regnum.games.imperium.terms import NONE, REGION, Cost
from regnum.testing import Story, rule

from .scene import resolving, scene, unrest

NATIONS = ("utopians", "romans", "romans", "romans")
MARKET = ("woodland", "boats", "exports", "aksumites", "ionians")
NOTHING = (0, 0, 0)

VISIONS, PATH, GATES, SHANGRI_LA = (
    f"utopians-{name}"
    for name in ("visions-of-shangri-la", "path-to-shangri-la", "gates-of-shangri-la", "shangri-la")
)
TO_THE_PATH, TO_THE_GATES, TO_SHANGRI_LA = (
    f"choice:to-pay-all-2-5-travel-on-{place}"
    for place in ("path-to-shangri-la", "gates-of-shangri-la", "shangri-la")
)
FULL_HAND = "city-1, city-2, city-3, town-1, town-2"
"""Whoever holds it draws nothing."""
ON_THE_PATH = 1
"""Its own solstice ability asks nothing while there is neither progress nor a region among the discards."""


def utopians(**position: object) -> Story:
    """Seat 0 is Utopian."""
    return scene(nations=NATIONS, **{"market": MARKET, **position})  # type: ignore[arg-type]


def solstice(hand: str = "", /, **position: object) -> Story:
    """The last turn of the round ends."""
    position = {"hands": [hand, FULL_HAND], "journey": ON_THE_PATH, **position}
    return utopians(phase="refill", turn=1, **position)


def numbers(changed: dict[str, str]) -> dict[str, str]:
    """What has changed of tokens."""
    return {key: change for key, change in changed.items() if " to " in change}


# --- set-up -----------------------------------------------------------------------------------------------


@rule("imperium:SETUP-8", "imperium:SETUP-17", "imperium:NATION-UTOPIANS-1", "imperium:NATION-UTOPIANS-2")
@rule("imperium:NATION-UTOPIANS-3", "imperium:SETUP-13", "imperium:S-3", "imperium:Q-44")
@pytest.mark.parametrize(("seats", "pile"), [(2, 8 + 3), (3, 10 + 4), (4, 12 + 5)])
def test_how_utopians_begin(seats: int, pile: int) -> None:
    state = ImperiumState(seats)
    state.nations = (next(at for at, one in enumerate(index.NATIONS) if one.name == "utopians"),) * seats
    supply = set_up_nation(state, 0, Rng(1))
    set_up_commons(state, [*index.COMMONS["classics"], *supply], Rng(1))
    assert len(state.unrest) == pile, "theirs is added to that of the commons"
    assert index.keys(state.extra[0]) == (VISIONS,)
    assert (state.nation[0], state.accession[0], state.development[0]) == ((), NONE, ())
    assert (state.actions[0], state.exhaustion[0], state.empire[0]) == (3, 3, False)
    assert (len(state.hand[0]), len(state.deck[0])) == (5, 8)


@rule("imperium:CLEANUP-6", "imperium:NATION-UTOPIANS-2")
def test_utopians_put_back_three_exhaustion_tokens() -> None:
    story = utopians(exhaustion=0, exhausted=VISIONS)
    story.choose("done", "card:woodland")
    assert story.counter("exhaustion:0") == 3
    assert story.state.used[0] == ()


@rule("imperium:NATION-UTOPIANS-3", "imperium:NATION-UTOPIANS-4")
def test_everybody_sees_the_face_of_the_journey_that_lies_up() -> None:
    for journey, face in enumerate((VISIONS, PATH, GATES, SHANGRI_LA)):
        story = utopians(journey=journey)
        for seat in (0, 1, None):
            shown = {zone.key: zone.cards for zone in story.view(seat).zones}
            assert shown["extra:0"] == (face,)
            assert "extra:1" not in shown


# --- the draw deck ----------------------------------------------------------------------------------------


@rule("imperium:S-3", "imperium:NATION-UTOPIANS-8", "imperium:TIME-14", "imperium:TIME-15")
@rule("imperium:RESHUFFLE-8", "imperium:NATION-UTOPIANS-1")
@pytest.mark.parametrize("sides", ["ABBB", "BBBB"])
@pytest.mark.parametrize("empires", [[], [0]])
def test_a_draw_deck_that_runs_out_in_mid_draw_brings_unrest(sides: str, empires: list[int]) -> None:
    story = resolving(
        Draw(2),
        "oasis",
        nations=NATIONS,
        sides=sides,
        empires=empires,
        decks=["hills"],
        discards=["marsh, cape, coast, river"],
        exhaustion=3,
        pools=[(9, 9, 9)],
    )
    assert story.asked.text == "imperium-ask-activate", "no step 1, as barbarians or as an empire"
    assert (story.count("hand:0"), unrest(story)[0], story.count("deck:0")) == (3, 1, 3)
    assert "hills" in story.cards("hand:0")
    assert story.counter("exhaustion:0") == 3
    assert story.state.used[0] == ()


@rule("imperium:NATION-UTOPIANS-8", "imperium:RESHUFFLE-1", "imperium:KW-DRAW-3")
@pytest.mark.parametrize("draw", [Draw(1), DrawUpTo(3, if_able=True)])
def test_it_brings_unrest_even_if_no_reshuffle_follows(draw: Effect) -> None:
    story = resolving(draw, "oasis", nations=NATIONS, decks=["hills"], discards=["marsh"])
    if story.asked.text == "imperium-ask-draw-on":
        story.choose("choice:draw-on")
    assert unrest(story)[0] == 1
    assert story.cards("discard:0") == ("marsh",)


@rule("imperium:NATION-UTOPIANS-9", "imperium:Q-44")
def test_it_brings_unrest_again_whenever_it_runs_out_again_but_not_while_it_stays_empty() -> None:
    story = resolving(Draw(3), "oasis", nations=NATIONS, decks=["hills"], discards=["marsh"])
    assert unrest(story)[0] == 2, "once for Hills, once for Marsh; the third draw is lost"
    empty = resolving(Draw(1), "oasis", nations=NATIONS, decks=[""])
    assert unrest(empty)[0] == 0
    story = utopians(hands=["meditation, sacred-scroll-1"], decks=[""], discards=["hills"])
    story.choose("card:utopians-meditation", "done", "card:utopians-sacred-scroll-1", "choice:yes", "done")
    assert unrest(story)[0] == 1, "a card that was put on the deck was drawn"


@rule("imperium:NATION-UTOPIANS-8", "imperium:KW-FIND-5")
@pytest.mark.parametrize("to", ["hand", "discard", "history"])
def test_a_search_that_takes_the_last_card_empties_the_deck_as_well(to: str) -> None:
    story = resolving(Find(a(REGION), to), "oasis", nations=NATIONS, decks=["hills"]).choose("card:hills")
    assert unrest(story)[0] == 1
    story = resolving(Find(a(REGION), to), "oasis", nations=NATIONS, decks=["hills, elders"])
    assert unrest(story.choose("card:hills"))[0] == 0


@rule("imperium:NATION-UTOPIANS-8", "imperium:COLLAPSE-1")
def test_the_last_unrest_collapses_the_game_before_the_next_card_is_drawn() -> None:
    story = resolving(Draw(2), "oasis", nations=NATIONS, decks=["hills"], discards=["marsh"], unrest=1)
    assert story.over
    assert story.result.reason == "collapse"
    assert story.cards("discard:0") == ("marsh",)


@rule("imperium:NATION-UTOPIANS-8", "imperium:TIME-16")
def test_it_works_on_the_turns_of_others() -> None:
    story = utopians(turn=1, hands=["", "prosperity-1"], decks=["hills", "oasis"])
    story.choose("card:romans-prosperity-1", "done", "choice:yes")
    assert unrest(story)[0] == 1


@rule("imperium:Q-66", "imperium:CLEANUP-8", "imperium:TIME-12")
def test_unrest_that_comes_while_the_hand_is_refilled_counts_towards_its_size() -> None:
    story = utopians(
        phase="refill",
        hands=["oasis, steppe"],
        decks=["hills"],
        discards=["marsh, cape, coast, river"],
    )
    assert (story.count("hand:0"), unrest(story)[0], story.count("deck:0")) == (5, 1, 3)
    assert story.asked.seat == 1
    story = utopians(phase="refill", hands=["oasis, steppe, marsh, cape"], decks=["hills"])
    assert (story.count("hand:0"), unrest(story)[0]) == (6, 1), "and nothing is given back"


# --- the power card ---------------------------------------------------------------------------------------


def test_side_a_thanks_for_unrest_that_the_others_return() -> None:
    story = scene(
        3,
        nations=NATIONS,
        sides="ABB",
        hands=["unrest-9", "unrest-10, unrest-11", f"unrest-8, {FULL_HAND}"],
        discards=["", "unrest-12", ""],
        journey=ON_THE_PATH,
        turn=2,
        phase="refill",
    )
    story.choose("card:utopians-a")
    assert story.asked.seat == 1
    assert story.options() == ("card:unrest-10", "card:unrest-11", "done"), "one, from hand, if they like"
    story.choose("card:unrest-10")
    assert story.asked.seat == 2
    with story.changes() as changed:
        story.choose("card:unrest-8")
    assert changed["population:0"] == "6 to 8"
    assert unrest(story) == [1, 1, 0]


def test_side_a_gains_only_for_what_is_returned() -> None:
    story = solstice(sides="ABBB", hands=["", "5 unrest"])
    assert unrest(story)[1] == 5
    with story.changes() as changed:
        story.choose("card:utopians-a", "done")
    assert changed == {"round": "1 to 2"}
    story = solstice(sides="ABBB")
    story.choose("card:utopians-a")
    assert story.asked.seat == 1
    assert story.options() == ("done",), "asked all the same, so that nobody learns of it"
    story = solstice(sides="BBBB", hands=["", "5 unrest"])
    assert story.asked.text == "imperium-ask-mode", "side B has no such ability"


# --- the journey ------------------------------------------------------------------------------------------


@rule("imperium:S-35", "imperium:NATION-UTOPIANS-3", "imperium:NATION-UTOPIANS-4", "imperium:KW-PAY-8")
@rule("imperium:NATION-UTOPIANS-6", "imperium:SOLSTICE-5")
def test_from_the_path_to_the_gates() -> None:
    story = solstice(pools=[(6, 6, 7)], discards=["oasis"])
    assert story.options() == (TO_THE_GATES, "choice:may-take-back-which-region")
    with story.changes() as changed:
        story.choose(TO_THE_GATES)
    assert changed == {
        "progress:0": "7 to 0",
        "extra:0": f"-{PATH} +{GATES}",
        "journey:0": f"-{GATES} +{PATH}",
        "empire:0": "0 to 1",
        "round": "1 to 2",
    }
    assert "travels on: Gates of Shangri-La." in " ".join(story.log(1))
    poor = solstice(pools=[(6, 6, 4)], discards=["oasis"])
    assert poor.options() == ("card:oasis", "done"), "with 4 there is no choice"


@rule("imperium:NATION-UTOPIANS-4", "imperium:SOLSTICE-7")
@pytest.mark.parametrize(
    ("journey", "way", "face"),
    [(0, TO_THE_PATH, PATH), (1, TO_THE_GATES, GATES), (2, TO_SHANGRI_LA, SHANGRI_LA)],
)
def test_each_step_leads_to_the_next_face_which_waits_for_the_next_solstice(
    journey: int, way: str, face: str
) -> None:
    story = solstice(pools=[(6, 30, 5)], journey=journey, discards=["oasis"])
    with story.changes() as changed:
        story.choose(way)
    assert story.cards("extra:0") == (face,)
    assert story.counter("progress:0") == 0
    assert changed.get("empire:0") == ("0 to 1" if face == GATES else None)
    assert story.asked == (0, "imperium-ask-mode", "imperium:TURN-2"), "the next round has begun"
    assert "last-round" not in changed, "Shangri-La waits as well"
    poor = solstice("marsh, cape", pools=[(6, 30, 4)], journey=journey)
    assert not any(option.startswith("choice:to-pay-all") for option in poor.options())


@rule("imperium:Q-32", "imperium:KW-EXHAUST-4")
def test_the_token_on_a_face_that_is_left_goes_to_the_supply() -> None:
    story = solstice(pools=[(6, 6, 5)], exhausted=f"utopians-b, {PATH}", exhaustion=1)
    story.choose(TO_THE_GATES)
    assert index.keys(story.state.used[0]) == ("utopians-b",)
    assert story.counter("exhaustion:0") == 1


@rule("imperium:NATION-UTOPIANS-3", "imperium:KW-PASSIVE-1")
def test_only_the_face_that_lies_up_works() -> None:
    story = solstice(pools=[(0, 0, 5), NOTHING], journey=2, empires=[0])
    story.choose(TO_SHANGRI_LA, "choice:activate")
    assert story.offers(f"card:{SHANGRI_LA}")
    assert not story.offers(f"card:{GATES}")
    story.choose(f"card:{SHANGRI_LA}")
    assert story.state.pools == [Cost(0, 2, 0), Cost(0, 0, 1)], "its passive has begun to work"


@rule("imperium:NATION-UTOPIANS-5")
@pytest.mark.parametrize(
    "effect", [Abandon(), Recall(), Exile(("play",)), Sink(("play",)), IntoHistory(("play",))]
)
def test_nothing_else_moves_a_journey_card(effect: Effect) -> None:
    story = resolving(effect, "oasis", nations=NATIONS, plays=["hills"])
    assert story.cards("extra:0") == (VISIONS,)
    assert not story.has("play:0") or story.cards("play:0") == (), "it was Hills that moved, unasked"


@rule("imperium:NATION-UTOPIANS-1", "imperium:KW-DEVELOP-6")
def test_utopians_never_develop() -> None:
    effect = Choose(Develop(), Gain(progress=1))
    story = resolving(effect, "oasis", nations=NATIONS, empires=[0], pools=[(9, 9, 0)])
    assert story.counter("progress:0") == 1, "an option that they cannot choose"
    assert not story.state.last_round


@rule("imperium:KW-EXHAUST-2", "imperium:KW-ACTION-2")
def test_visions_turn_returned_unrest_into_progress_for_an_action() -> None:
    position = {"hands": ["unrest-11, unrest-12"], "pools": [(0, 2, 0)]}
    story = utopians(actions=2, **position)
    story.choose("card:unrest-12")
    assert story.options() == (f"card:{VISIONS}", "done")
    with story.changes() as changed:
        story.choose(f"card:{VISIONS}")
    tokens = {"actions:0": "1 to 0", "progress:0": "0 to 1", "exhaustion:0": "5 to 4"}
    assert changed == {**tokens, f"exhausted:{VISIONS}": "0 to 1"}
    story = utopians(actions=1, **position).choose("card:unrest-12")
    assert story.asked.text == "imperium-ask-activate", "no action is left for it"
    story = utopians(actions=3, journey=ON_THE_PATH, **position).choose("card:unrest-12")
    assert story.asked.text == "imperium-ask-activate", "the Path does not have it"


def test_visions_exchange_a_card_at_the_solstice() -> None:
    story = solstice("oasis, marsh", journey=0, decks=["cape, coast"])
    assert story.options() == ("card:oasis", "card:marsh"), "it must be done"
    with story.changes() as changed:
        story.choose("card:marsh")
    assert changed == {
        "hand:0": "-marsh +cape",
        "deck:0": "-1",
        "discard:0": "+marsh",
        "round": "1 to 2",
    }
    story = solstice(journey=0, decks=["cape, coast"])
    assert story.cards("hand:0") == ("cape",), "with an empty hand a card is drawn all the same"
    story = solstice("oasis", journey=0, pools=[(6, 6, 5)])
    assert story.options() == (TO_THE_PATH, "choice:then-discard-draw")


def test_the_path_gives_up_a_region_for_population_and_progress() -> None:
    story = utopians(journey=1, plays=["hills, city-1, marsh"])
    story.choose(f"card:{PATH}")
    assert set(story.options()) == {"card:hills", "card:marsh"}
    with story.changes() as changed:
        story.choose("card:marsh")
    tokens = {"population:0": "6 to 7", "progress:0": "0 to 1"}
    assert changed == {"play:0": "-marsh", "discard:0": "+marsh", **tokens}
    story = utopians(journey=1, plays=["city-1"], hands=["hills"])
    assert not story.offers(f"card:{PATH}"), "a region in play is the cost"
    assert story.match.refusals(0)[PATH] == "@imperium-why-cost"


def test_the_path_brings_a_region_back_at_the_solstice() -> None:
    story = solstice(discards=["oasis, elders, marsh"])
    assert story.options() == ("card:oasis", "card:marsh", "done")
    with story.changes() as changed:
        story.choose("card:marsh")
    assert changed == {"discard:0": "-marsh", "hand:0": "+marsh", "round": "1 to 2"}


@rule("imperium:Q-67")
def test_the_gates_make_history_from_the_hand() -> None:
    story = utopians(journey=2, hands=["oasis, marsh"], plays=["hills"], discards=["cape"])
    story.choose(f"card:{GATES}")
    assert story.options() == ("card:oasis", "card:marsh")
    with story.changes() as changed:
        story.choose("card:marsh")
    assert changed == {"hand:0": "-marsh", "history:0": "+marsh", "progress:0": "0 to 1"}
    assert not utopians(journey=2, discards=["cape"], plays=["hills"]).offers(f"card:{GATES}")


def test_the_gates_draw_a_card_at_the_solstice() -> None:
    story = solstice(journey=2, decks=["oasis, marsh"])
    assert story.cards("hand:0") == ("oasis",), "without enough progress nobody is asked"
    story = solstice(journey=2, decks=["oasis, marsh"], pools=[(6, 6, 5)])
    assert story.options() == ("choice:draw", TO_SHANGRI_LA)
    assert story.choose("choice:draw").cards("hand:0") == ("oasis",)


@rule("imperium:TIME-9", "imperium:Q-68")
def test_in_shangri_la_materials_become_population_and_progress_of_the_others() -> None:
    story = scene(
        3, nations=NATIONS, journey=3, pools=[NOTHING] * 3, plays=["port, shaduf, river"], empires=[0]
    )
    story.choose(f"card:{SHANGRI_LA}")
    assert story.state.pools == [Cost(0, 2, 0), Cost(0, 0, 1), Cost(0, 0, 1)]
    story.choose("card:port")
    assert story.state.pools == [Cost(0, 4, 0), Cost(0, 0, 2), Cost(0, 0, 2)]
    assert story.asked.text == "imperium-ask-activate", "no materials came from River: Shaduf has no answer"


@rule("imperium:TIME-9", "imperium:Q-68")
def test_each_gain_is_replaced_once_whatever_its_amount_and_source() -> None:
    position = {"journey": 3, "pools": [NOTHING, (5, 0, 0)]}
    story = resolving(Gain(materials=5, progress=1), "oasis", nations=NATIONS, **position)
    assert story.state.pools == [Cost(0, 2, 1), Cost(5, 0, 1)]
    story = utopians(**position, tokens={"woodland": (3, 1, 0)}, hands=["sacred-scroll-1"], plays=["portals"])
    story.choose("card:utopians-portals", "card:utopians-sacred-scroll-1")
    assert story.state.pools == [Cost(0, 3, 0), Cost(5, 0, 1)], "tokens on a market card are gained too"
    story = resolving(Steal(materials=2), "oasis", nations=NATIONS, **position)
    assert story.state.pools == [Cost(0, 2, 0), Cost(3, 0, 1)], "and stolen tokens"
    story = resolving(Gain(population=3), "oasis", nations=NATIONS, **position)
    assert story.state.pools == [Cost(0, 3, 0), Cost(5, 0, 0)]


@rule("imperium:END-7", "imperium:NATION-UTOPIANS-7", "imperium:END-10")
def test_twenty_four_population_in_shangri_la_end_the_game() -> None:
    story = solstice(journey=3, pools=[(0, 24, 0)], round=5)
    assert story.counter("last-round") == 6
    assert story.state.reason == "shangri-la"
    assert "Shangri-La triggers the end: one more round after this one." in story.log(0)
    assert not story.over
    story = solstice(journey=3, pools=[(0, 23, 9)], round=5)
    assert not story.state.last_round, "progress does not stand in for it"
    story = solstice(journey=3, pools=[(0, 24, 0)], round=6, last_round=6)
    assert story.over
    last = solstice(journey=3, pools=[(0, 24, 0)], round=6, last_round=7)
    assert last.counter("last-round") == 7


# --- pinned cards -----------------------------------------------------------------------------------------

USES = {
    "monastery": "sacred-scroll-1",
    "portals": "sacred-scroll-1",
    "daochang": "sacred-scroll-1",
    "lost-tomes": "sacred-scroll-1",
    "tree-of-knowledge": "sacred-scroll-1",
    "mountain-retreat": "unrest-12",
}
"""What must be garrisoned for the abilities."""


@rule("imperium:KW-PAY-9")
@pytest.mark.parametrize(("card", "fuel"), USES.items())
def test_an_ability_needs_a_card_of_the_right_kind_to_garrison(card: str, fuel: str) -> None:
    wrong = "hills, elders, corruption, " + ("unrest-12" if "scroll" in fuel else "sacred-scroll-1")
    story = utopians(plays=[card], hands=[wrong], discards=["sacred-scroll-2"])
    assert not story.offers(f"card:utopians-{card}")
    assert story.match.refusals(0)[f"utopians-{card}"] == "@imperium-why-cost"
    story = utopians(plays=[card], hands=[f"{wrong}, {fuel}"], discards=["sacred-scroll-2"])
    story.choose(f"card:utopians-{card}")
    key = f"utopians-{fuel}" if "scroll" in fuel else fuel
    assert story.options() == (f"card:{key}",), "and it is paid"
    story.choose(f"card:{key}")
    assert story.cards(f"garrison:0:utopians-{card}") == (key,)


def test_any_scroll_will_do() -> None:
    story = utopians(plays=["portals"], hands=["lost-scroll, sacred-scroll-1"])
    story.choose("card:utopians-portals")
    assert story.options() == ("card:lost-scroll", "card:utopians-sacred-scroll-1")


def used(card: str, hand: str, **position: object) -> Story:
    """The ability of a card in play, paid for with a scroll."""
    story = utopians(plays=[card], hands=[f"sacred-scroll-1, {hand}"], **position)
    return story.choose(f"card:utopians-{card}", "card:utopians-sacred-scroll-1")


@rule("imperium:KW-EXILE-1")
def test_the_monastery_exiles_a_card_for_population() -> None:
    story = used("monastery", "hills, corruption, unrest-12", discards=["oasis"])
    assert story.options() == ("card:corruption", "card:hills"), "no unrest, only from hand, and it must be"
    with story.changes() as changed:
        story.choose("card:hills")
    assert changed == {"hand:0": "-hills", "exile": "+hills", "population:0": "6 to 8"}
    story = used("monastery", "hills, corruption")
    with story.changes() as changed:
        story.choose("card:corruption")
    attacked = {"population:0": "6 to 8", "progress:0": "0 to 1"}
    assert changed == {"hand:0": "-corruption", "exile": "+corruption", **attacked}


def test_the_monastery_gives_population_even_if_there_is_nothing_to_exile() -> None:
    story = used("monastery", "unrest-12")
    assert story.options() == ("done",), "asked all the same"
    with story.changes() as changed:
        story.choose("done")
    assert changed == {"population:0": "6 to 8"}
    assert numbers_of(used("monastery", "")) == {"population:0": 8, "progress:0": 0}


def numbers_of(story: Story) -> dict[str, int]:
    """Population and progress of the Utopians."""
    return {key: story.counter(key) for key in ("population:0", "progress:0")}


def test_the_monastery_draws_or_is_left_at_the_solstice() -> None:
    position = {
        "plays": ["monastery"],
        "garrisons": {"utopians-monastery": "sacred-scroll-1"},
        "decks": ["marsh, cape"],
        "discards": ["unrest-12"],
    }
    story = solstice("unrest-11", **position).choose("card:utopians-monastery")
    assert story.options() == ("choice:draw", "choice:then-abandon-this-return-unrest")
    with story.changes() as changed:
        story.choose("choice:draw")
    assert changed == {"hand:0": "+marsh", "deck:0": "-1", "round": "1 to 2"}
    story = solstice("unrest-11", **position).choose("card:utopians-monastery")
    with story.changes() as changed:
        story.choose("choice:then-abandon-this-return-unrest", "card:unrest-11")
    assert changed == {
        "play:0": "-utopians-monastery",
        "garrison:0:utopians-monastery": "-utopians-sacred-scroll-1",
        "discard:0": "+utopians-monastery +utopians-sacred-scroll-1",
        "hand:0": "-unrest-11",
        "unrest": "+unrest-11",
        "round": "1 to 2",
    }


def test_portals_acquire_regions() -> None:
    story = used("portals", "", market=("hills", "boats", "exports", "marsh", "ionians"), exile="oasis")
    assert story.options() == ("card:hills", "card:marsh"), "not from exile, and it must be done"
    with story.changes() as changed:
        story.choose("card:marsh")
    assert changed["hand:0"] == "+marsh"
    assert not numbers(changed)


def test_portals_recall_a_region_or_are_left_at_the_solstice() -> None:
    position = {"plays": ["portals, hills, marsh, shrine"]}
    story = solstice(**position).choose("card:utopians-portals")
    assert story.options() == ("choice:recall-which-region", "choice:then-abandon-this-gain-1-population")
    story.choose("choice:recall-which-region")
    assert set(story.options()) == {"card:hills", "card:marsh"}
    with story.changes() as changed:
        story.choose("card:marsh")
    assert {key: changed[key] for key in ("play:0", "hand:0")} == {"play:0": "-marsh", "hand:0": "+marsh"}
    story = solstice(plays=["portals"]).choose("card:utopians-portals")
    with story.changes() as changed:
        story.choose("choice:then-abandon-this-gain-1-population")
    left = {"play:0": "-utopians-portals", "discard:0": "+utopians-portals"}
    assert changed == {**left, "population:0": "6 to 7", "round": "1 to 2"}


def test_daochang_acquires_tributaries() -> None:
    story = used("daochang", "", exile="hittites")
    assert story.options() == ("card:ionians", "card:aksumites")
    with story.changes() as changed:
        story.choose("card:ionians")
    assert "+ionians" in changed["hand:0"]
    assert not numbers(changed)


@rule("imperium:KW-ATTACK-3", "imperium:KW-ATTACK-4")
def test_daochang_wards_off_an_attack_for_population() -> None:
    position = {"plays": ["daochang"], "hands": ["", "corruption"], "turn": 1, "empires": [1]}
    story = utopians(**position).choose("card:corruption")
    assert story.asked == (0, "imperium-ask-shield", "imperium:KW-ATTACK-4")
    assert story.options() == ("card:utopians-daochang", "done")
    with story.changes() as changed:
        story.choose("card:utopians-daochang", "choice:yes")
    assert changed["population:0"] == "6 to 5"
    assert "exhaustion:0" not in changed
    assert unrest(story)[0] == 0
    story = utopians(**position).choose("card:corruption", "done")
    assert unrest(story)[0] == 1
    poor = utopians(**position, pools=[(9, 0, 0)]).choose("card:corruption")
    assert unrest(poor)[0] == 1, "who cannot pay is not asked"


def test_daochang_brings_unrest_or_is_left_at_the_solstice() -> None:
    story = solstice(plays=["daochang"]).choose("card:utopians-daochang")
    assert story.options() == ("choice:take-unrest", "choice:then-abandon-this-gain-1-materials")
    with story.changes() as changed:
        story.choose("choice:take-unrest")
    assert unrest(story)[0] == 1
    assert set(changed) == {"hand:0", "unrest", "round"}
    story = solstice(plays=["daochang"]).choose("card:utopians-daochang")
    with story.changes() as changed:
        story.choose("choice:then-abandon-this-gain-1-materials")
    left = {"play:0": "-utopians-daochang", "discard:0": "+utopians-daochang"}
    assert changed == {**left, "materials:0": "6 to 7", "round": "1 to 2"}


def test_lost_tomes_put_a_card_into_the_history() -> None:
    story = used("lost-tomes", "hills", discards=["oasis"])
    assert set(story.options()) == {"card:hills", "card:oasis"}, "it must be done"
    with story.changes() as changed:
        story.choose("card:oasis")
    assert changed == {"discard:0": "-oasis", "history:0": "+oasis"}
    story = used("lost-tomes", "hills, marsh").choose("card:hills")
    assert story.cards("history:0") == ("hills",)


@rule("imperium:Q-67", "imperium:KW-GAIN-4")
@pytest.mark.parametrize(
    ("under", "may"),
    [
        ("sacred-scroll-1", False),
        ("sacred-scroll-1, hills", False),
        ("sacred-scroll-1, lost-scroll", True),
        ("3 sacred-scroll", True),
    ],
)
def test_lost_tomes_with_two_scrolls_may_be_given_for_fame(under: str, may: bool) -> None:
    position = {
        "plays": ["lost-tomes"],
        "garrisons": {"utopians-lost-tomes": under},
        "fame": "great, notorious",
    }
    story = solstice(**position).choose("card:utopians-lost-tomes")
    if not may:
        assert story.asked.text == "imperium-ask-mode"
        assert story.cards("play:0") == ("utopians-lost-tomes",)
        return
    assert story.options() == ("choice:yes", "done")
    with story.changes() as changed:
        story.choose("choice:yes")
    assert changed["hand:0"] == "+great"
    assert changed["play:0"] == "-utopians-lost-tomes"
    assert set(story.cards("discard:0")) >= {"utopians-lost-tomes", "utopians-sacred-scroll-1"}
    story = solstice(**position).choose("card:utopians-lost-tomes", "done")
    assert story.cards("play:0") == ("utopians-lost-tomes",)


def test_the_scrolls_of_lost_tomes_lie_under_it() -> None:
    story = solstice(
        plays=["lost-tomes, portals"],
        garrisons={"utopians-lost-tomes": "sacred-scroll-1", "utopians-portals": "sacred-scroll-2"},
    )
    story.choose("card:utopians-lost-tomes")
    assert story.asked.text == "imperium-ask-solstice", "nothing was asked: one lies elsewhere"


def test_the_tree_of_knowledge_acquires_what_the_civilised_and_the_uncivilised_know() -> None:
    story = used("tree-of-knowledge", "", exile="wonder")
    assert story.options() == ("card:boats", "card:exports")
    with story.changes() as changed:
        story.choose("card:exports")
    assert "+exports" in changed["hand:0"]
    assert not numbers(changed)


def test_the_tree_of_knowledge_costs_a_card_or_is_left_at_the_solstice() -> None:
    position = {"plays": ["tree-of-knowledge"], "decks": ["cape, coast"]}
    story = solstice("hills, oasis", **position).choose("card:utopians-tree-of-knowledge")
    assert story.options() == ("choice:discard", "choice:then-abandon-this-draw")
    story.choose("choice:discard")
    assert set(story.options()) == {"card:hills", "card:oasis"}
    story = solstice("hills, oasis", **position).choose("card:utopians-tree-of-knowledge")
    with story.changes() as changed:
        story.choose("choice:then-abandon-this-draw")
    left = {"play:0": "-utopians-tree-of-knowledge", "discard:0": "+utopians-tree-of-knowledge"}
    assert changed == {**left, "hand:0": "+cape", "deck:0": "-1", "round": "1 to 2"}


def test_mountain_retreat_hides_unrest_and_finds_scrolls() -> None:
    story = utopians(
        plays=["mountain-retreat"],
        hands=["unrest-12"],
        discards=["sacred-scroll-1, lost-scroll, hills"],
        decks=["sacred-scroll-2"],
    )
    story.choose("card:utopians-mountain-retreat", "card:unrest-12")
    assert story.options() == ("card:lost-scroll", "card:utopians-sacred-scroll-1"), "it must be done"
    with story.changes() as changed:
        story.choose("card:lost-scroll")
    assert changed == {"hand:0": "+lost-scroll", "discard:0": "-lost-scroll"}


@rule("imperium:Q-67", "imperium:KW-RETURN-1")
def test_mountain_retreat_returns_its_unrest_when_it_is_left() -> None:
    position = {
        "plays": ["mountain-retreat, hills"],
        "garrisons": {"utopians-mountain-retreat": "unrest-10, unrest-11", "hills": "unrest-9"},
        "decks": ["cape, coast"],
    }
    story = solstice("unrest-12", **position).choose("card:utopians-mountain-retreat")
    assert story.options() == ("choice:draw", "choice:abandon-returning-unrest")
    with story.changes() as changed:
        story.choose("choice:abandon-returning-unrest")
    assert changed == {
        "play:0": "-utopians-mountain-retreat",
        "discard:0": "+utopians-mountain-retreat",
        "garrison:0:utopians-mountain-retreat": "-unrest-10 -unrest-11",
        "unrest": "+unrest-10 +unrest-11",
        "round": "1 to 2",
    }
    story = solstice("unrest-12", **position).choose("card:utopians-mountain-retreat")
    with story.changes() as changed:
        story.choose("choice:draw")
    assert changed == {"hand:0": "+cape", "deck:0": "-1", "round": "1 to 2"}


# --- cards that are played --------------------------------------------------------------------------------


def test_charity_helps_the_others() -> None:
    story = scene(3, nations=NATIONS, hands=["charity"], pools=[NOTHING] * 3)
    with story.changes() as changed:
        story.choose("card:utopians-charity")
        assert story.asked.seat == 1
        story.choose("choice:yes")
        assert story.asked.seat == 2
        story.choose("done")
    assert changed == {
        "hand:0": "-utopians-charity",
        "discard:0": "+utopians-charity",
        "actions:0": "3 to 2",
        "progress:0": "0 to 1",
        "materials:1": "0 to 2",
    }


def test_meditation_puts_a_card_on_the_deck_and_lets_the_others_draw() -> None:
    story = scene(
        3,
        nations=NATIONS,
        hands=["meditation"],
        discards=["oasis, marsh"],
        decks=["cape", "coast", "hills"],
        actions=0,
    )
    story.choose("card:utopians-meditation")
    assert story.options() == ("card:oasis", "card:marsh"), "it must be done"
    story.choose("card:marsh")
    assert story.zone("deck-top:0", seat=1).cards == ("marsh",)
    assert story.asked.seat == 1
    with story.changes() as changed:
        story.choose("choice:yes", "done")
    left = {"play:0": "-utopians-meditation", "discard:0": "+utopians-meditation"}
    assert changed == {"hand:1": "+coast", "deck:1": "-1", **left}


def test_a_sacred_scroll_lets_everybody_draw() -> None:
    story = utopians(hands=["sacred-scroll-1"], decks=["cape, marsh", "coast"], actions=0)
    story.choose("card:utopians-sacred-scroll-1")
    assert (story.asked.seat, story.options()) == (0, ("choice:yes", "done"))
    story.choose("choice:yes")
    assert (story.asked.seat, story.options()) == (1, ("choice:yes", "done"))
    story.choose("choice:yes")
    assert (story.cards("hand:0"), story.cards("hand:1")) == (("cape",), ("coast",))
    assert story.cards("discard:0") == ("utopians-sacred-scroll-1",)


# --- points -----------------------------------------------------------------------------------------------


def score(population: int = 0, **position: object) -> int:
    """The points of the Utopians in a game that ends here."""
    position = {"decks": ["", ""], "pools": [(0, population, 0), NOTHING], **position}
    return utopians(phase="final", **position).result.points[0]


def test_points_of_the_utopians() -> None:
    assert [score(count, sides="ABBB") for count in (3, 4, 11, 99)] == [0, 1, 2, 10]
    assert [score(count, sides="BBBB") for count in (2, 3, 11, 99)] == [0, 1, 3, 10]
    assert score(hands=["monastery"], exile="hills, oasis, marsh") == 0
    assert score(hands=["monastery"], exile="hills, oasis, marsh, cape, coast, unrest-1, elders, river") == 2
    assert score(hands=["portals, cape, coast"], histories=["oasis"]) == 3
    assert score(hands=["daochang"]) + score(hands=["armenians"]) + 1 == score(hands=["daochang, armenians"])
    assert score(hands=["lost-tomes"]) + score(hands=["great"]) + 2 == score(hands=["lost-tomes, great"])
    tree = score(hands=["temple"]) + 1
    assert score(hands=["tree-of-knowledge, temple"]) == tree
    assert score(hands=["mountain-retreat, elders"]) == score(hands=["elders"]) + 1
    assert score(histories=["sacred-scroll-1, sacred-scroll-2"], hands=["sacred-scroll-3"]) == 2


@rule("imperium:Q-69", "imperium:SCORE-4")
def test_the_journey_is_one_card_and_worth_nothing_by_itself() -> None:
    for journey in range(4):
        assert score(journey=journey) == 0
        eight = "exports, cape, coast, river, steppe, oasis, forest, marsh"
        assert score(journey=journey, market=(), hands=[eight]) == 1, "with the power card they are ten"
        assert score(journey=journey, market=(), hands=[eight.removesuffix(", marsh")]) == 0
