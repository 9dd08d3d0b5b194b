"""The Mauryans: what their cards do."""

from typing import Any

import pytest

from regnum.games.imperium.cards import index
from regnum.games.imperium.effects import Abandon, Discard, Done, Gain, May, Recall, TakeBack, Then, To, a
from regnum.games.imperium.scoring import value_of
from regnum.games.imperium.terms import REGION
from regnum.testing import Story, rule

from .scene import EXILED, MARKET, SMALL, resolving, scene

ROAD = "mauryans-grand-trunk-road"
EITHER_STATE = pytest.mark.parametrize("empires", [[], [0]], ids=["barbarian", "empire"])
SOLSTICE = {"phase": "refill", "turn": 1}
FULL = "5 unrest"
"""The hand of a seat that draws nothing more before the solstice."""
RETURN = "choice:return-unrest-discard"
BOTH = "choice:then-draw-return-unrest-discard"
ACQUIRE_BOTH = "choice:then-acquire-uncivilised-acquire-civilised"
FIND = "choice:find-which-arthashastra-discard"


def mauryans(**position: Any) -> Story:
    """The Mauryans in seat 0 at a table whose market is known."""
    laid: dict[str, Any] = {
        "nations": ("mauryans", "romans", "romans", "romans"),
        "market": MARKET,
        "small": SMALL,
        "main": "qin, ionians, jungle",
        "exile": EXILED,
    }
    story: Story = scene(**{**laid, **position})
    return story


def empire(**position: Any) -> Story:
    """The Mauryans as an empire."""
    return mauryans(empires=[0], **position)


def keys(cards: tuple[int, ...]) -> tuple[str, ...]:
    return index.keys(cards)


# --- the power card ------------------------------------------------------------------------------------


@rule("imperium:CARD-GRANDTRUNKROAD-1", "imperium:NATION-MAURYANS-1", "imperium:SCORE-9")
def test_what_is_worth_points() -> None:
    position: dict[str, Any] = {
        "hands": ["gandhara"],
        "plays": ["magadha, indus-valley, grand-trunk-road, arthashastra, mathematics, city-of-pataliputra"],
        "discards": ["oasis"],
        "histories": ["chanakya, chandragupta, ashoka"],
        "developments": [""],
    }
    worth = {"a": 4, "b": 6, "mathematics": 3, "buddhism": 3}
    state = mauryans(**position).state
    for key, value in worth.items():
        assert value_of(state, 0, index.NUMBER[f"mauryans-{key}"], "play") == value
    many = mauryans(histories=["chanakya, chandragupta, ashoka, oasis, jungle, steppe"], main="qin").state
    assert value_of(many, 0, index.NUMBER["mauryans-b"], "play") == 10


@rule("imperium:S-29", "imperium:CARD-GRANDTRUNKROAD-1", "imperium:SCORE-13")
def test_grand_trunk_road_is_two_regions_for_whoever_owns_it() -> None:
    story = scene(
        nations=("macedonians", "romans"),
        hands=["hills"],
        decks=["marsh"],
        plays=["orestis"],
        discards=[ROAD],
    )
    assert value_of(story.state, 0, index.NUMBER["macedonians-b"], "play") == 5


def test_side_a_gains_progress_for_regions() -> None:
    story = mauryans(sides="AB", hands=["indus-valley, gandhara, chanakya"])
    story.choose("card:mauryans-indus-valley")
    assert story.options() == ("card:mauryans-a", "done")
    with story.changes() as changed:
        story.choose("card:mauryans-a")
    assert changed == {
        "progress:0": "0 to 1",
        "exhaustion:0": "5 to 4",
        "exhausted:mauryans-a": "0 to 1",
    }
    story.choose("done", "card:mauryans-gandhara")
    assert story.asked.text == "imperium-ask-garrison", "exhausted"
    story = mauryans(sides="AB", hands=["indus-valley"]).choose("card:mauryans-indus-valley", "done")
    assert story.counter("progress:0") == 0
    story = mauryans(sides="BB", hands=["indus-valley, glory"]).choose("card:mauryans-indus-valley")
    assert story.asked.text == "imperium-ask-garrison", "side B does nothing"
    for other in ("mauryans-arthashastra", "port", "assyrians"):
        story = mauryans(sides="AB", hands=[f"{other}, glory"], pools=[(6, 6, 0)]).choose(f"card:{other}")
        assert story.asked.text == "imperium-ask-activate", "no region"


@rule("imperium:CARD-GRANDTRUNKROAD-2")
def test_side_a_gains_one_progress_for_grand_trunk_road() -> None:
    story = empire(sides="AB", hands=["grand-trunk-road, glory"]).choose(f"card:{ROAD}")
    with story.changes() as changed:
        story.choose("card:mauryans-a")
    assert changed["progress:0"] == "0 to 1", "one card was played"


@rule("imperium:KW-DRAW-5")
def test_side_a_brings_a_region_back_at_the_solstice() -> None:
    position: dict[str, Any] = {
        "sides": "AB",
        "hands": ["glory", FULL],
        "discards": ["magadha, indus-valley, chanakya, port, sumerians"],
        **SOLSTICE,
    }
    story = mauryans(**position)
    assert story.options() == ("choice:yes", "done")
    story.choose("choice:yes")
    assert story.state.pools[0] == (5, 6, 0)
    assert story.options() == ("card:mauryans-magadha", "card:mauryans-indus-valley")
    with story.changes() as changed:
        story.choose("card:mauryans-magadha")
    assert changed == {
        "discard:0": "-mauryans-magadha",
        "hand:0": "+mauryans-magadha",
        "round": "1 to 2",
    }
    with (story := mauryans(**position)).changes() as changed:
        story.choose("done")
    assert changed == {"round": "1 to 2"}
    poor = mauryans(**position, pools=[(0, 9, 0)])
    assert poor.asked.text == "imperium-ask-mode", "it cannot be paid"
    story = mauryans(**{**position, "sides": "BB"})
    assert story.asked.text == "imperium-ask-mode", "side B does nothing"


# --- Grand Trunk Road ----------------------------------------------------------------------------------


@rule("imperium:CARD-GRANDTRUNKROAD-1", "imperium:CARD-GLORY-1", "imperium:KW-PAY-9")
def test_grand_trunk_road_and_another_region_pay_for_glory() -> None:
    hand: dict[str, Any] = {"hands": ["glory, chanakya"], "fame": "great, marvellous, glorious"}
    for plays in ("grand-trunk-road", "indus-valley, magadha", "grand-trunk-road, arthashastra"):
        assert not mauryans(**hand, plays=[plays]).offers("card:mauryans-glory")
    story = mauryans(**hand, plays=["grand-trunk-road, indus-valley"])
    with story.changes() as changed:
        story.choose("card:mauryans-glory", f"card:{ROAD}")
    assert changed["play:0"] == f"-{ROAD} -mauryans-indus-valley +mauryans-glory"
    assert changed["discard:0"] == f"+{ROAD} +mauryans-indus-valley"
    assert story.options() == ("card:great", "card:marvellous"), "it is paid"


@rule("imperium:CARD-GRANDTRUNKROAD-2", "imperium:Q-74")
def test_the_double_count_may_be_more_than_needed() -> None:
    position: dict[str, Any] = {
        "hands": ["glory, chanakya"],
        "plays": ["grand-trunk-road, indus-valley, magadha, gandhara"],
        "fame": "great, marvellous, glorious",
    }
    story = mauryans(**position).choose("card:mauryans-glory")
    assert story.match.decisions[0].picks == (2, 2), "two cards could be enough"
    story.choose("card:mauryans-indus-valley")
    assert story.match.decisions[0].picks == (1, 1)
    story.choose("card:mauryans-magadha")
    assert story.options() == (f"card:{ROAD}", "card:mauryans-gandhara")
    story.choose(f"card:{ROAD}")
    assert story.cards("play:0") == ("mauryans-gandhara", "mauryans-glory")
    assert story.asked.text == "imperium-ask-take-fame"
    story = mauryans(**position).choose("card:mauryans-glory", f"card:{ROAD}")
    assert story.asked == (0, "imperium-ask-abandon", "imperium:KW-ABANDON-1")
    story.choose("card:mauryans-magadha")
    assert story.cards("play:0") == ("mauryans-indus-valley", "mauryans-gandhara", "mauryans-glory")


def test_several_picks_may_be_sent_as_one_answer() -> None:
    plays = ["grand-trunk-road, indus-valley, magadha, gandhara"]
    for chosen, left in (
        ((f"card:{ROAD}", "card:mauryans-magadha"), "imperium-ask-take-fame"),
        (("card:mauryans-gandhara", "card:mauryans-magadha"), "imperium-ask-abandon"),
    ):
        story = mauryans(hands=["glory, chanakya"], plays=plays, fame="great, marvellous")
        story.choose("card:mauryans-glory")
        assert tuple(story.match.series(0, chosen)) == chosen
        assert story.asked.text == left


@rule("imperium:CARD-GRANDTRUNKROAD-2", "imperium:KW-ABANDON-5")
@pytest.mark.parametrize(
    ("effect", "zone"), [(Abandon(a(REGION)), "discard:0"), (Recall(a(REGION)), "hand:0")]
)
def test_grand_trunk_road_moves_as_a_whole(effect: Abandon | Recall, zone: str) -> None:
    position: dict[str, Any] = {"nations": ("mauryans", "romans"), "plays": ["grand-trunk-road, magadha"]}
    story = resolving(effect, "oasis", **position).choose(f"card:{ROAD}")
    assert story.cards(zone) == (ROAD,)
    assert story.cards("play:0") == ("mauryans-magadha",)


UP_TO_THREE = Then(Abandon(a(REGION), 3, up_to=True), Gain(progress=1, per=Done(a(REGION))))


@rule("imperium:Q-74", "imperium:CARD-GRANDTRUNKROAD-1", "imperium:TIME-7")
@pytest.mark.parametrize(
    ("chosen", "regions"),
    [
        ((), 0),
        ((ROAD,), 2),
        (("mauryans-magadha", "mauryans-gandhara"), 2),
        ((ROAD, "mauryans-magadha"), 3),
        (("mauryans-magadha", "mauryans-gandhara", ROAD), 3),
    ],
)
def test_grand_trunk_road_is_two_of_up_to_three(chosen: tuple[str, ...], regions: int) -> None:
    plays = ["grand-trunk-road, indus-valley, magadha, gandhara"]
    story = resolving(UP_TO_THREE, "oasis", nations=("mauryans", "romans"), plays=plays)
    assert story.match.decisions[0].picks == (0, 2)
    story.choose(*[f"card:{key}" for key in chosen])
    if regions < 3:
        story.choose("done")
    assert story.counter("progress:0") == regions
    assert set(story.cards("discard:0")) == set(chosen)


@rule("imperium:Q-74", "imperium:CARD-GRANDTRUNKROAD-1")
def test_grand_trunk_road_is_two_regions_wherever_it_lies() -> None:
    nations = ("mauryans", "romans")
    discard = To(Discard(2, a(REGION)), Gain(progress=1))
    story = resolving(discard, "oasis", nations=nations, hands=["grand-trunk-road, chanakya"])
    story.choose(f"card:{ROAD}")
    assert story.counter("progress:0") == 1
    poor = resolving(discard, "oasis", nations=nations, hands=["magadha, chanakya"])
    assert poor.counter("progress:0") == 0
    back = resolving(TakeBack(a(REGION), 2), "oasis", nations=nations, discards=["grand-trunk-road, magadha"])
    assert back.choose(f"card:{ROAD}").cards("discard:0") == ("mauryans-magadha",)
    cost = To(Abandon(a(REGION), 3), Gain(progress=1))
    story = resolving(May(cost), "oasis", nations=nations, plays=["grand-trunk-road, arthashastra"])
    assert story.cards("play:0") == (ROAD, "mauryans-arthashastra"), "a cost that cannot be met is not begun"


@rule("imperium:CARD-GRANDTRUNKROAD-1", "imperium:CARD-PROSPERITY-1")
def test_grand_trunk_road_counts_twice_for_prosperity() -> None:
    story = mauryans(hands=["prosperity, glory"], plays=["grand-trunk-road, magadha"], decks=["", ""])
    story.choose("card:mauryans-prosperity", "done", "done")
    with story.changes() as changed:
        story.choose("choice:gain-1-population-in-play-region")
    assert changed["population:0"] == "6 to 9"


@rule("imperium:NATION-MAURYANS-1")
def test_grand_trunk_road_serves_everybody_and_is_for_an_empire() -> None:
    assert not mauryans(hands=["grand-trunk-road"]).offers(f"card:{ROAD}")
    story = empire(hands=["grand-trunk-road, glory"], seats=3)
    with story.changes() as changed:
        story.choose(f"card:{ROAD}")
    assert changed == {"hand:0": f"-{ROAD}", "play:0": f"+{ROAD}", "actions:0": "3 to 2"}
    assert story.asked.text == "imperium-ask-activate", "it takes no garrison"
    with story.changes() as changed:
        story.choose(f"card:{ROAD}")
    assert changed == {
        "materials:0": "6 to 7",
        "materials:1": "6 to 7",
        "materials:2": "6 to 7",
        "progress:0": "0 to 1",
        "exhaustion:0": "5 to 4",
        f"exhausted:{ROAD}": "0 to 1",
    }
    assert story.log(0)[-2:] == ["Seat 3 gains 1 material.", "Seat 1 gains 1 progress."], "in this order"


# --- the other developments ----------------------------------------------------------------------------


@rule("imperium:KW-PASSIVE-4")
def test_mathematics_let_an_empire_advance_and_hold_more_cards() -> None:
    assert not mauryans(hands=["mathematics"]).offers("card:mauryans-mathematics")
    hand = "advance, chandragupta"
    assert not empire(hands=[hand]).offers("card:mauryans-advance")
    story = empire(hands=[hand], plays=["mathematics"])
    assert story.options() == ("card:mauryans-advance", "done")
    assert story.counter("hand-size:0") == 6


ASHOKA: dict[str, Any] = {
    "hands": ["ashoka, glory, indian-elephants-1"],
    "decks": ["chanakya, indian-elephants-2, magadha, prosperity"],
    "discards": ["corruption, nanda-dynasty"],
    "plays": ["indus-valley"],
    "garrisons": {"mauryans-indus-valley": "cataphract"},
    "fame": "great, marvellous",
}


def test_ashoka_takes_fame_and_renounces_war() -> None:
    assert not mauryans(hands=["ashoka"]).offers("card:mauryans-ashoka"), "for an empire"
    story = empire(**{**ASHOKA, "discards": ["corruption, nanda-dynasty, buddhism"]})
    with story.changes() as changed:
        story.choose("card:mauryans-ashoka")
    shown = changed.pop("deck-top:0")
    assert changed == {
        "hand:0": "-mauryans-ashoka -mauryans-indian-elephants-1 +great",
        "deck:0": "-1",
        "discard:0": "-corruption",
        "history:0": "+corruption +mauryans-ashoka +mauryans-indian-elephants-1 +mauryans-indian-elephants-2",
        "fame-deck": "-1",
        "actions:0": "3 to 2",
    }
    assert set(shown.split()) == {"+mauryans-chanakya", "+mauryans-magadha", "+mauryans-prosperity"}


def test_ashoka_renounces_a_fame_card_that_attacks() -> None:
    story = empire(**{**ASHOKA, "fame": "notorious, great"}).choose("card:mauryans-ashoka")
    assert "notorious" in story.cards("history:0")


@rule("imperium:Q-75")
def test_everybody_has_seen_what_ashoka_reveals_and_the_deck_keeps_its_order() -> None:
    story = empire(**ASHOKA, seats=3).choose("card:mauryans-ashoka")
    order = ("mauryans-prosperity", "mauryans-magadha", "mauryans-chanakya")
    assert keys(story.state.deck[0]) == order, "the top card is the last"
    for seat in (0, 1, 2):
        assert story.zone("deck-top:0", seat=seat).cards == order
        for world in story.worlds(seat):
            assert world.state.hand[0] == story.state.hand[0]
            assert world.state.deck[0] == story.state.deck[0]
            assert world.state.history[0] == story.state.history[0]
    assert story.log(1) == [
        "Seat 1 plays Ashoka.",
        "Seat 1 takes a fame card.",
        "Seat 1 shows the hand: Great, Glory, and Indian Elephants.",
        "Seat 1 shows the draw deck, from the top: Chanakya, Indian Elephants, Magadha, and Prosperity.",
        "Seat 1 moves Indian Elephants to the history.",
        "Seat 1 moves Indian Elephants to the history.",
        "Seat 1 moves Corruption to the history.",
        "Seat 1 moves Ashoka to the history.",
    ]


@rule("imperium:Q-75")
def test_what_was_revealed_is_known_until_the_deck_is_renewed() -> None:
    story = empire(**{**ASHOKA, "plays": ["punch-marked-coins"], "garrisons": {}, "developments": [""]})
    story.choose("card:mauryans-ashoka", "card:mauryans-punch-marked-coins")
    assert "mauryans-chanakya" in story.cards("hand:0")
    hand, deck = story.state.hand[0], story.state.deck[0]
    assert {world.state.hand[0] for world in story.worlds(1)} == {hand}, "everybody knows what was drawn"
    assert {world.state.deck[0] for world in story.worlds(1)} == {deck}
    story.choose("done", "card:hills", "card:mauryans-chanakya", "done")
    assert story.count("deck:0") == 1, "renewed of two cards, of which one was drawn"
    drawn = {keys(world.state.deck[0]) for world in story.worlds(1)}
    assert drawn == {("mauryans-chanakya",), ("mauryans-nanda-dynasty",)}
    assert not story.has("deck-top:0")


@rule("imperium:Q-75")
def test_ashoka_reveals_what_moved_unseen_before() -> None:
    """A fame card that was taken unseen is a secret until then."""
    story = empire(
        hands=["ashoka, glory"],
        plays=["indus-valley, magadha, gandhara"],
        decks=["chanakya"],
        fame="great, marvellous, glorious, notorious",
    )
    story.choose("card:mauryans-glory", "card:mauryans-gandhara", "card:mauryans-magadha", "card:marvellous")
    assert len({world.state.hand[0] for world in story.worlds(1)}) > 1
    story.choose("card:mauryans-ashoka")
    assert {world.state.hand[0] for world in story.worlds(1)} == {story.state.hand[0]}
    assert story.state.strays == ()


@rule("imperium:KW-HISTORY-4")
def test_who_has_no_history_discards_what_ashoka_renounces() -> None:
    story = scene(
        nations=("vikings", "romans"),
        empires=[0],
        hands=["mauryans-ashoka, corruption"],
        decks=["go-aviking, scandinavia"],
    )
    story.choose("card:mauryans-ashoka")
    discarded = {"corruption", "mauryans-ashoka", "vikings-go-aviking"}
    assert set(story.cards("discard:0")) == discarded
    assert story.cards("history:0") == ()


@rule("imperium:CARD-UNREST-2")
def test_buddhism_makes_unrest_cheaper() -> None:
    assert not mauryans(hands=["buddhism"]).offers("card:mauryans-buddhism")
    story = empire(hands=["unrest-1, glory"], plays=["buddhism"], pools=[(2, 0, 0)])
    story.choose("card:unrest-1")
    assert set(story.options()) == {"choice:discard", "choice:pay-2-materials"}
    story = empire(hands=["unrest-1, glory"], plays=["buddhism"], pools=[(1, 1, 0)])
    story.choose("card:unrest-1")
    assert set(story.options()) == {"choice:discard", "choice:pay-1-population"}


def test_buddhism_brings_progress_or_calm_at_the_solstice() -> None:
    position: dict[str, Any] = {
        "plays": ["buddhism"],
        "hands": ["unrest-1, glory", "5 unrest"],
        "discards": ["mauryans-unrest-1, chanakya"],
        **SOLSTICE,
    }
    story = mauryans(**position)
    assert set(story.options()) == {"choice:gain-1-progress", RETURN}, "compulsory"
    with story.changes() as changed:
        story.choose("choice:gain-1-progress")
    assert changed == {"progress:0": "0 to 1", "round": "1 to 2"}
    with (story := mauryans(**position)).changes() as changed:
        story.choose(RETURN)
    assert changed == {
        "discard:0": "-mauryans-unrest-1",
        "unrest": "+mauryans-unrest-1",
        "round": "1 to 2",
    }


@rule("imperium:ACTIVATE-5")
def test_edicts_need_ashoka_in_the_history() -> None:
    key = "card:mauryans-edicts-of-ashoka"
    elsewhere: list[dict[str, list[str]]] = [
        {},
        {"plays": ["ashoka"]},
        {"discards": ["ashoka"]},
        {"histories": ["", "mauryans-ashoka"]},
    ]
    for position in elsewhere:
        story = empire(hands=["edicts-of-ashoka, glory"], **position)
        assert not story.offers(key)
        assert story.match.refusals(0)["mauryans-edicts-of-ashoka"] == "@imperium-why-needs"
    assert empire(hands=["edicts-of-ashoka, glory"], histories=["ashoka"]).offers(key)
    assert not mauryans(hands=["edicts-of-ashoka, glory"], histories=["ashoka"]).offers(key), "for an empire"


EDICTS: dict[str, Any] = {
    "plays": ["edicts-of-ashoka"],
    "hands": ["glory, chanakya"],
    "decks": ["magadha, advance"],
    "discards": ["mauryans-unrest-1, prosperity"],
}
DRAWN = {"hand:0": "+mauryans-magadha", "deck:0": "-1"}
RETURNED = {"discard:0": "-mauryans-unrest-1", "unrest": "+mauryans-unrest-1"}


@pytest.mark.parametrize(
    ("choice", "change"),
    [("choice:draw", DRAWN), (RETURN, RETURNED), (BOTH, {**DRAWN, **RETURNED})],
)
def test_edicts_draw_or_calm_or_both(choice: str, change: dict[str, str]) -> None:
    story = empire(**EDICTS).choose("card:mauryans-edicts-of-ashoka")
    assert story.options() == ("card:mauryans-glory", "card:mauryans-chanakya"), "from hand only"
    with story.changes() as changed:
        story.choose("card:mauryans-chanakya")
    assert changed == {"hand:0": "-mauryans-chanakya", "history:0": "+mauryans-chanakya"}
    assert set(story.options()) == {"choice:draw", RETURN, BOTH}
    with story.changes() as changed:
        story.choose(choice)
    assert changed == change
    assert story.counter("exhausted:mauryans-edicts-of-ashoka") == 1


@rule("imperium:Q-76", "imperium:TIME-2", "imperium:KW-PAY-9")
def test_edicts_do_both_in_printed_order_and_cost_a_card() -> None:
    story = empire(**{**EDICTS, "decks": [""], "hands": ["glory"], "developments": [""]})
    story.choose("card:mauryans-edicts-of-ashoka", BOTH)
    assert story.cards("discard:0") == (), "the unrest was shuffled into the deck before"
    assert "mauryans-unrest-1" not in story.cards("unrest")
    story = empire(**{**EDICTS, "hands": [""]})
    assert not story.offers("card:mauryans-edicts-of-ashoka"), "no card, no edict"


def test_punch_marked_coins() -> None:
    assert not mauryans(hands=["punch-marked-coins"]).offers("card:mauryans-punch-marked-coins")
    story = empire(plays=["punch-marked-coins"], hands=["glory"], decks=["magadha, advance"])
    with story.changes() as changed:
        story.choose("card:mauryans-punch-marked-coins")
    assert changed == {
        **DRAWN,
        "progress:0": "0 to 1",
        "exhaustion:0": "5 to 4",
        "exhausted:mauryans-punch-marked-coins": "0 to 1",
    }
    assert story.log(0)[1:] == ["Seat 1 draws Magadha.", "Seat 1 gains 1 progress."], "in this order"


# --- the nation deck -----------------------------------------------------------------------------------

STUDY: dict[str, Any] = {
    "plays": ["arthashastra"],
    "hands": ["mauryans-unrest-1, mauryans-unrest-2, glory, gandhara", FULL],
    "decks": ["magadha, advance"],
    "discards": ["mauryans-unrest-3"],
    **SOLSTICE,
}


@rule("imperium:KW-DISCARD-1", "imperium:KW-CHOOSE-1")
def test_arthashastra_turns_unrest_into_cards_or_progress() -> None:
    story = mauryans(**STUDY)
    assert story.options() == ("card:mauryans-unrest-1", "card:mauryans-unrest-2", "done"), "from hand"
    assert story.match.decisions[0].picks == (0, 2)
    assert dict(story.match.decisions[0].ask.args) == {"card": "mauryans-arthashastra"}, "nothing is told"
    with story.changes() as changed:
        story.choose("card:mauryans-unrest-1", "card:mauryans-unrest-2")
    assert changed == {
        "hand:0": "-mauryans-unrest-1 -mauryans-unrest-2",
        "discard:0": "+mauryans-unrest-1 +mauryans-unrest-2",
    }
    assert story.options() == ("done",), "asked all the same: nobody learns what is left in hand"
    story.choose("done")
    assert set(story.options()) == {"choice:draw", "choice:gain-1-progress"}
    with story.changes() as changed:
        story.choose("choice:gain-1-progress")
    assert changed == {"progress:0": "0 to 1"}
    with story.changes() as changed:
        story.choose("choice:draw")
    assert changed == {**DRAWN, "round": "1 to 2"}, "once for each"


def test_arthashastra_takes_as_much_unrest_as_one_likes() -> None:
    with (story := mauryans(**STUDY)).changes() as changed:
        story.choose("done")
    assert changed == {"round": "1 to 2"}
    story = mauryans(**STUDY).choose("card:mauryans-unrest-1", "done")
    with story.changes() as changed:
        story.choose("choice:draw")
    assert changed == {**DRAWN, "round": "1 to 2"}
    story = mauryans(**{**STUDY, "hands": ["glory", FULL]})
    assert story.options() == ("done",), "without unrest, too"
    assert story.match.decisions[0].picks == (0, 1)
    story = mauryans(**{**STUDY, "hands": ["", FULL]})
    assert story.asked.text == "imperium-ask-mode", "an empty hand hides nothing"


@EITHER_STATE
def test_the_nanda_dynasty_needs_arthashastra(empires: list[int]) -> None:
    key = "card:mauryans-nanda-dynasty"
    assert not mauryans(hands=["nanda-dynasty, arthashastra"], empires=empires).offers(key)
    assert not mauryans(hands=["nanda-dynasty"], histories=["arthashastra"], empires=empires).offers(key)
    story = mauryans(hands=["nanda-dynasty, glory"], plays=["arthashastra"], empires=empires)
    with story.changes() as changed:
        story.choose(key)
    assert changed == {
        "hand:0": "-mauryans-nanda-dynasty",
        "discard:0": "+mauryans-nanda-dynasty",
        "population:0": "6 to 8",
        "actions:0": "3 to 2",
    }


CITY = {
    "choice:gain-1-materials": {"materials:0": "6 to 7"},
    "choice:gain-1-population": {"population:0": "6 to 7"},
    "choice:draw": DRAWN,
}


@pytest.mark.parametrize("choice", CITY)
def test_the_city_of_pataliputra_wants_a_card(choice: str) -> None:
    position: dict[str, Any] = {
        "plays": ["city-of-pataliputra"],
        "hands": ["glory, chanakya", FULL],
        "decks": ["magadha, advance"],
        **SOLSTICE,
    }
    story = mauryans(**position)
    assert story.options() == ("card:mauryans-glory", "card:mauryans-chanakya", "done")
    with story.changes() as changed:
        story.choose("card:mauryans-chanakya")
    assert changed == {"hand:0": "-mauryans-chanakya", "discard:0": "+mauryans-chanakya"}
    assert set(story.options()) == set(CITY)
    with story.changes() as changed:
        story.choose(choice)
    assert changed == {**CITY[choice], "round": "1 to 2"}
    with (story := mauryans(**position)).changes() as changed:
        story.choose("done")
    assert changed == {"round": "1 to 2"}


@EITHER_STATE
@pytest.mark.parametrize("card", ["arthashastra", "city-of-pataliputra"])
def test_cards_that_stay_in_either_state(card: str, empires: list[int]) -> None:
    story = mauryans(hands=[f"{card}, glory"], empires=empires)
    with story.changes() as changed:
        story.choose(f"card:mauryans-{card}")
    assert changed == {
        "hand:0": f"-mauryans-{card}",
        "play:0": f"+mauryans-{card}",
        "actions:0": "3 to 2",
    }


@rule("imperium:CARD-INDIANELEPHANTS-1", "imperium:NATION-MAURYANS-1")
@pytest.mark.parametrize("copy", [1, 2])
def test_indian_elephants_drive_back_and_break_through(copy: int) -> None:
    key = f"card:mauryans-indian-elephants-{copy}"
    assert empire(hands=[f"indian-elephants-{copy}"]).offers(key) is (copy == 1), "the second is barbarian"
    story = mauryans(
        hands=[f"indian-elephants-{copy}, glory"],
        plays=["magadha", "oasis, forest, city-2, mauryans", "city-of-rome"],
        seats=3,
    )
    story.choose(key)
    assert story.asked.seat == 1
    assert set(story.options()) == {"card:forest", "card:oasis"}
    with story.changes() as changed:
        story.choose("card:forest")
    assert changed == {"play:1": "-forest", "hand:1": "+forest"}
    assert set(story.options()) == {"choice:region", "choice:tributary", "done"}
    story.choose("choice:tributary")
    assert story.options() == ("card:armenians", "choice:from-deck"), "not from exile"
    with story.changes() as changed:
        story.choose("card:armenians")
    assert changed["hand:0"] == "+armenians"
    assert changed["discard:0"] == f"+mauryans-indian-elephants-{copy}"
    assert story.cards("play:0") == ("mauryans-magadha",)
    story = mauryans(hands=[f"indian-elephants-{copy}, glory"])
    with story.changes() as changed:
        story.choose(key, "done")
    assert changed == {
        "hand:0": f"-mauryans-indian-elephants-{copy}",
        "discard:0": f"+mauryans-indian-elephants-{copy}",
        "actions:0": "3 to 2",
    }
    story = mauryans(hands=[f"indian-elephants-{copy}, glory"], plays=["", "cape"])
    story.choose(key)
    assert story.asked.text == "imperium-ask-shield", "an attack"


@EITHER_STATE
@pytest.mark.parametrize(
    ("region", "gained"),
    [("gandhara", {"population:0": "6 to 7"}), ("magadha", {}), ("indus-valley", {})],
)
def test_regions_take_a_garrison(region: str, gained: dict[str, str], empires: list[int]) -> None:
    story = mauryans(hands=[f"{region}, unrest, advance, glory"], empires=empires)
    if region == "magadha" and empires:
        assert not story.offers("card:mauryans-magadha"), "for barbarians"
        return
    with story.changes() as changed:
        story.choose(f"card:mauryans-{region}")
    played = {"hand:0": f"-mauryans-{region}", "play:0": f"+mauryans-{region}", "actions:0": "3 to 2"}
    assert changed == {**played, **gained}
    assert story.options() == ("card:unrest-1", "card:mauryans-advance", "done"), "Glory cannot"
    with story.changes() as changed:
        story.choose("card:mauryans-advance")
    assert changed == {
        "hand:0": "-mauryans-advance",
        f"garrison:0:mauryans-{region}": "+mauryans-advance",
    }


# --- the first cards -----------------------------------------------------------------------------------


def chandragupta(**position: Any) -> Story:
    """Chandragupta has acquired his region, and looks for elephants."""
    story = mauryans(**{"hands": ["chandragupta, glory"], "nation_decks": ["gandhara"], **position})
    return story.choose("card:mauryans-chandragupta")


@rule("imperium:KW-ACQUIRE-9", "imperium:KW-FIND-2", "imperium:KW-FIND-3")
def test_chandragupta_acquires_a_region_and_finds_elephants() -> None:
    assert not empire(hands=["chandragupta"]).offers("card:mauryans-chandragupta"), "for barbarians"
    story = mauryans(hands=["chandragupta, glory"], nation_decks=["gandhara, indian-elephants-1"])
    with story.changes() as changed:
        story.choose("card:mauryans-chandragupta")
    assert changed["hand:0"] == "-mauryans-chandragupta +hills", "the only region, and compulsory"
    assert story.asked == (0, "imperium-ask-find", "imperium:KW-FIND-4")
    with story.changes() as changed:
        story.choose("card:mauryans-indian-elephants-1")
    assert changed == {
        "nation:0": "-1",
        "discard:0": "+mauryans-indian-elephants-1",
        "play:0": "-mauryans-chandragupta",
        "history:0": "+mauryans-chandragupta",
    }
    assert "Seat 1 finds Indian Elephants." in story.log(1)
    story = chandragupta()
    assert story.options() == ("done",), "none is left"
    story.choose("done")
    assert story.cards("history:0") == ("mauryans-chandragupta",)
    story = chandragupta(market=("hills", "boats", "temple", "armenians", "oasis"))
    assert story.options() == ("card:oasis", "card:hills"), "only regions, and not from exile"


@rule("imperium:CARD-INDIANELEPHANTS-1", "imperium:KW-FIND-4", "imperium:KW-FIND-5")
@pytest.mark.parametrize(
    "places",
    [
        {"nation_decks": ["indian-elephants-1, indian-elephants-2, gandhara"]},
        {"nation_decks": ["indian-elephants-1, gandhara"], "decks": ["indian-elephants-2, magadha"]},
        {"nation_decks": ["indian-elephants-2, gandhara"], "discards": ["indian-elephants-1"]},
        {"hands": ["chandragupta, indian-elephants-2"], "decks": ["indian-elephants-1"]},
    ],
    ids=["nation", "deck", "discard", "hand"],
)
@pytest.mark.parametrize("copy", [1, 2])
def test_there_is_a_choice_between_the_elephants_wherever_they_are(
    places: dict[str, list[str]], copy: int
) -> None:
    story = chandragupta(**places)
    assert story.options() == ("card:mauryans-indian-elephants-1", "card:mauryans-indian-elephants-2")
    story.choose(f"card:mauryans-indian-elephants-{copy}")
    assert f"mauryans-indian-elephants-{copy}" in story.cards("discard:0")
    assert "Seat 1 finds Indian Elephants." in story.log(1)
    log = story.log(1)
    assert "Seat 1 shuffles the nation deck." in log, "all places were searched"
    assert ("Seat 1 shuffles the draw deck." in log) is bool(story.state.deck[0])
    assert index.NUMBER[f"mauryans-indian-elephants-{copy}"] not in story.state.shown[0], "it is in no hand"


@rule("imperium:S-31", "imperium:KW-FIND-1", "imperium:KW-FIND-5", "imperium:KW-NATIONDECK-1")
def test_chanakya_finds_arthashastra_in_the_nation_deck() -> None:
    assert not empire(hands=["chanakya"]).offers("card:mauryans-chanakya"), "for barbarians"
    story = mauryans(
        hands=["chanakya, advance"],
        decks=["magadha, indus-valley, prosperity, chandragupta"],
        nation_decks=["gandhara, nanda-dynasty, arthashastra, city-of-pataliputra, 2 indian-elephants"],
    )
    story.choose("card:mauryans-chanakya")
    assert set(story.options()) == {ACQUIRE_BOTH, FIND}
    story.choose(FIND)
    with story.changes() as changed:
        story.choose("card:mauryans-arthashastra")
    assert changed == {
        "nation:0": "-1",
        "discard:0": "+mauryans-arthashastra",
        "play:0": "-mauryans-chanakya",
        "history:0": "+mauryans-chanakya",
    }
    assert story.log(1)[-4:] == [
        "Seat 1 finds Arthashastra.",
        "Seat 1 shuffles the draw deck.",
        "Seat 1 shuffles the nation deck.",
        "Seat 1 moves Chanakya to the history.",
    ]
    assert story.count("nation:0") == 5
    assert story.cards("accession:0") == ("mauryans-glory",)


@rule("imperium:KW-FIND-1", "imperium:KW-FIND-3")
def test_chanakya_looks_no_further_than_he_must() -> None:
    story = mauryans(hands=["chanakya, advance"], discards=["arthashastra"], decks=["magadha"])
    story.choose("card:mauryans-chanakya", FIND, "card:mauryans-arthashastra")
    assert story.cards("discard:0") == ("mauryans-arthashastra",)
    assert not [line for line in story.log(1) if "shuffles" in line]
    story = mauryans(hands=["chanakya, advance"], plays=["arthashastra"])
    story.choose("card:mauryans-chanakya", FIND)
    assert story.options() == ("done",), "it is in play"


@rule("imperium:KW-ACQUIRE-5", "imperium:KW-ACQUIRE-6")
def test_chanakya_acquires_one_card_of_each_suit() -> None:
    story = mauryans(hands=["chanakya, advance"])
    story.choose("card:mauryans-chanakya", ACQUIRE_BOTH)
    assert story.options() == ("card:boats", "card:city-1"), "uncivilised, compulsory, not from exile"
    story.choose("card:city-1")
    assert {"city-1", "temple"} <= set(story.cards("hand:0")), "Temple was the only civilised card left"
    assert story.cards("history:0") == ("mauryans-chanakya",)
    story = mauryans(hands=["chanakya, advance"])
    story.choose("card:mauryans-chanakya", ACQUIRE_BOTH, "card:boats")
    assert story.options() == ("card:city-1", "card:temple"), "civilised"


def test_what_many_nations_have_is_the_same_for_mauryans() -> None:
    shared: dict[str, tuple[str, ...]] = {
        "advance": ("advance",),
        "glory": ("glory",),
        "prosperity-1": ("prosperity",),
        "unrest-1": tuple(f"unrest-{number}" for number in range(1, 5)),
    }
    for roman, own in shared.items():
        assert {index.KIND[index.NUMBER[f"mauryans-{key}"]] for key in own} == {
            index.KIND[index.NUMBER[f"romans-{roman}"]]
        }
