"""The uncivilised commons, card by card."""

import pytest

from regnum.games.imperium.effects import Gain, InPlay
from regnum.games.imperium.terms import RIVER
from regnum.testing import rule

from .scene import resolving, scene

ROMANS = ("romans",) * 4
"""Where the Vikings would look at their nation deck."""
MARKET = ("hills", "elders", "coinage", "armenians", "ionians")


@rule(
    "imperium:CARD-STANDINGARMY-1",
    "imperium:KW-ATTACK-3",
    "imperium:KW-ATTACK-4",
    "imperium:Q-22",
    "imperium:Q-23",
)
def test_standing_army_makes_attackers_pay_or_be_ignored() -> None:
    story = scene(
        nations=ROMANS,
        hands=["corruption"],
        plays=["", "standing-army"],
        pools=[(0, 0, 1), (0, 0, 0)],
        empires=[0],
    )
    story.choose("card:corruption")
    assert story.asked == (0, "imperium-ask-tribute", "imperium:CARD-STANDINGARMY-1")
    with story.changes() as changed:
        story.choose("choice:yes")
    assert changed["progress:1"] == "0 to 1"
    assert changed["hand:1"].startswith("+unrest")
    assert "progress:0" not in changed, "one given, one gained"

    story = scene(
        nations=ROMANS,
        hands=["corruption"],
        plays=["", "standing-army"],
        pools=[(0, 0, 1), (0, 0, 0)],
        empires=[0],
    )
    story.choose("card:corruption", "done")
    assert story.asked == (1, "imperium-ask-ignore", "imperium:KW-ATTACK-3")
    with story.changes() as changed:
        story.choose("choice:yes")
    assert changed["progress:0"] == "1 to 2"
    assert story.count("hand:1") == 0
    assert story.counter("materials:1") == 2, "the helpful part is kept"


@rule("imperium:CARD-STANDINGARMY-1")
def test_an_attacker_without_progress_is_ignored() -> None:
    story = scene(hands=["corruption"], plays=["", "standing-army"], pools=[(0, 0, 0)], empires=[0])
    story.choose("card:corruption")
    assert story.asked.text == "imperium-ask-ignore"


@rule("imperium:KW-DRAW-3", "imperium:KW-RETURN-5", "imperium:RESHUFFLE-13")
def test_jade_mask_draws_without_reshuffling_and_puts_a_card_back() -> None:
    story = scene(hands=["jade-mask"], decks=["hills, oasis"], discards=["marsh"])
    story.choose("card:jade-mask", "choice:draw-on", "choice:draw-on")
    assert story.asked.text == "imperium-ask-hand-to-top", "no third card without a reshuffle"
    with story.changes() as changed:
        story.choose("card:hills")
    assert changed == {
        "hand:0": "-hills",
        "deck:0": "+1",
        "deck-top:0": "+hills",
        "play:0": "-jade-mask",
        "discard:0": "+jade-mask",
    }


def test_jade_mask_draws_up_to_three_cards() -> None:
    story = scene(hands=["jade-mask"], decks=["hills, oasis, marsh, forest"])
    with story.changes() as changed:
        story.choose("card:jade-mask", "choice:draw-on", "choice:draw-on", "choice:draw-on")
    assert set(changed["hand:0"].split()) == {"-jade-mask", "+hills", "+oasis", "+marsh"}
    assert story.asked.text == "imperium-ask-hand-to-top", "no fourth card"
    story = scene(hands=["jade-mask"], decks=["hills, oasis"])
    story.choose("card:jade-mask", "choice:draw-on", "done")
    assert story.cards("deck-top:0") == ("hills",), "whoever stops early puts back what there is"


def test_elders_acquire_or_break_through_for_progress_to_the_others() -> None:
    story = scene(hands=["elders"], market=("hills", "town-1", "coinage", "armenians", "ionians"))
    with story.changes() as changed:
        story.choose("card:elders", "choice:acquire-uncivilised")
    assert changed["hand:0"].startswith("-elders +town-1 +unrest")
    assert changed["discard:0"] == "+elders"
    assert "progress:1" not in changed

    story = scene(3, hands=["elders"], market=("hills", "town-1", "coinage", "armenians", "ionians"))
    story.choose("card:elders", "choice:then-break-through-uncivilised-each-other-gain-1-progress")
    with story.changes() as changed:
        story.choose("card:town-1")
    assert changed["hand:0"] == "+town-1"
    tokens = {key: change for key, change in changed.items() if " to " in change}
    assert tokens == {"progress:1": "0 to 1", "progress:2": "0 to 1"}, "nothing for yourself"


def test_town_offers_materials_to_all() -> None:
    story = scene(plays=["town-1"], pools=[(0, 0, 0), (0, 0, 0)])
    story.choose("card:town-1", "choice:yes")
    assert story.asked.seat == 1
    with story.changes() as changed:
        story.choose("done")
    assert changed == {}
    assert (story.counter("materials:0"), story.counter("materials:1")) == (2, 0)


@rule("imperium:SOLSTICE-2", "imperium:TIME-7", "imperium:TIME-8")
def test_town_gives_progress_at_the_solstice_if_it_leaves() -> None:
    story = solstice("town-1")
    story.choose("choice:yes")
    assert story.counter("progress:0") == 2
    assert set(story.options()) == {"choice:abandon-this", "choice:this-into-history"}
    with story.changes() as changed:
        story.choose("choice:this-into-history")
    assert changed == {"play:0": "-town-1", "history:0": "+town-1", "round": "1 to 2"}
    declined = solstice("town-1")
    with declined.changes() as changed:
        declined.choose("done")
    assert changed == {"round": "1 to 2"}


def solstice(play: str, **more: object):  # type: ignore[no-untyped-def]
    """The solstice of seat 0 with these cards in play."""
    return scene(plays=[play], phase="refill", turn=1, hands=[str(more.pop("hand", "")), "5 unrest"], **more)  # type: ignore[arg-type]


def test_shrine_draws_for_materials_and_returns_unrest_for_a_card() -> None:
    story = scene(plays=["shrine"], decks=["hills"], pools=[(1, 0, 0)])
    with story.changes() as changed:
        story.choose("card:shrine")
    exhausted = {"exhaustion:0": "5 to 4", "exhausted:shrine": "0 to 1"}
    assert changed == {"hand:0": "+hills", "deck:0": "-1", "materials:0": "1 to 0", **exhausted}
    assert not scene(plays=["shrine"], pools=[(0, 0, 0)]).offers("card:shrine")

    story = solstice("shrine", hand="hills, unrest-11", discards=["unrest-12, unrest-10"])
    assert story.options() == ("card:hills", "card:unrest-11", "done")
    with story.changes() as changed:
        story.choose("card:hills")
    assert changed == {
        "hand:0": "-hills",
        "discard:0": "-unrest-12 +hills",
        "unrest": "+unrest-12",
        "round": "1 to 2",
    }, "one, and not from hand"


@rule("imperium:ACTIVATE-6", "imperium:KW-PAY-2", "imperium:TIME-4")
def test_invasion_costs_materials_and_hits_everybody() -> None:
    assert not scene(hands=["invasion"], pools=[(2, 9, 0)]).offers("card:invasion")
    story = scene(
        nations=ROMANS,
        hands=["invasion"],
        plays=["forest", "oasis, city-1", "marsh"],
        pools=[(3, 0, 0)],
        market=MARKET,
    )
    with story.changes() as changed:
        story.choose("card:invasion")
    assert changed["materials:0"] == "3 to 0"
    assert changed["hand:0"] == "-invasion", "no unrest for yourself"
    assert [story.count(f"hand:{seat}") for seat in range(3)] == [0, 1, 1]
    assert changed["hand:1"].startswith("+unrest")
    assert changed["hand:2"].startswith("+unrest")
    with story.changes() as changed:
        story.choose("choice:then-break-through-region-each-other-recall-which-region", "card:hills")
    assert changed["hand:0"] == "+hills"
    assert changed["hand:1"] == "+oasis"
    assert changed["hand:2"] == "+marsh"
    assert changed["play:0"] == "-invasion", "your own regions stay"
    assert changed["discard:0"] == "+invasion"
    assert not any(" to " in change for change in changed.values()), "no tokens"


def test_invasion_for_a_tributary_recalls_nothing() -> None:
    story = scene(nations=ROMANS, hands=["invasion"], plays=["", "oasis"], market=MARKET)
    story.choose("card:invasion", "choice:break-through-tributary")
    with story.changes() as changed:
        story.choose("card:armenians")
    assert changed["hand:0"] == "+armenians"
    assert "play:1" not in changed


@rule("imperium:KW-ACTION-1", "imperium:KW-CHOOSE-1", "imperium:KW-CHOOSE-3", "imperium:Q-9")
def test_mysticism_gives_an_action_and_asks_its_price_at_the_solstice() -> None:
    story = scene(plays=["mysticism"])
    with story.changes() as changed:
        story.choose("card:mysticism")
    exhausted = {"exhaustion:0": "5 to 4", "exhausted:mysticism": "0 to 1"}
    assert changed == {"actions:0": "3 to 4", **exhausted}
    story = solstice("mysticism")
    assert set(story.options()) == {"choice:discard-2", "choice:take-unrest"}
    with story.changes() as changed:
        story.choose("choice:discard-2")
    assert changed == {"round": "1 to 2"}, "an option without a cost may do nothing"
    story = solstice("mysticism", hand="hills, oasis, marsh")
    story.choose("choice:discard-2", "card:hills")
    with story.changes() as changed:
        story.choose("card:marsh")
    assert changed["discard:0"] == "+marsh"
    story = solstice("mysticism")
    with story.changes() as changed:
        story.choose("choice:take-unrest")
    assert changed["hand:0"].startswith("+unrest")


@rule(
    "imperium:KW-FREEPLAY-1",
    "imperium:S-7",
    "imperium:ACTIVATE-9",
    "imperium:ACTIVATE-10",
    "imperium:RESHUFFLE-1",
)
@rule(
    "imperium:RESHUFFLE-4",
    "imperium:RESHUFFLE-11",
    "imperium:RESHUFFLE-12",
    "imperium:TIME-15",
    "imperium:KW-DRAW-2",
)
def test_oracle_reshuffles_without_itself() -> None:
    story = scene(
        hands=["oracle"],
        decks=[""],
        discards=["hills"],
        nation_decks=["raetia, gallia-aquitania"],
        exhaustion=3,
    )
    story.choose("card:oracle")
    assert set(story.options()) == {"card:hills", "card:romans-raetia"}
    assert story.counter("exhaustion:0") == 2
    assert story.counter("exhausted:nation:0") == 1
    with story.changes() as changed:
        story.choose("card:hills")
    assert story.cards("discard:0") == ("oracle", "hills")
    assert changed["hand:0"] == "-hills"
    assert story.counter("actions:0") == 3, "free play"


def test_oracle_keeps_one_of_two_drawn_cards() -> None:
    story = scene(hands=["oracle, forest"], decks=["hills, oasis, marsh"])
    story.choose("card:oracle")
    assert story.options() == ("card:oasis", "card:hills"), "neither Forest nor a third card"
    with story.changes() as changed:
        story.choose("card:oasis")
    assert changed == {"hand:0": "-oasis", "play:0": "-oracle", "discard:0": "+oasis +oracle"}
    assert story.cards("hand:0") == ("forest", "hills")


@rule("imperium:S-8", "imperium:RESHUFFLE-14")
def test_a_second_reshuffle_in_a_turn_gains_no_nation_card() -> None:
    story = scene(
        hands=["oracle, leadership"],
        decks=[""],
        discards=["hills"],
        nation_decks=["raetia, dalmatia"],
        exhaustion=3,
    )
    story.choose("card:oracle", "card:hills")
    with story.changes() as changed:
        story.choose("card:leadership", "choice:draw")
    assert "nation:0" not in changed
    assert story.count("hand:0") == 2


def test_agriculture_makes_a_fertile_card_produce_for_the_turn() -> None:
    story = scene(hands=["prosperity-2"], plays=["agriculture, forest, hills, oasis"], pools=[(0, 0, 0)])
    with story.changes() as changed:
        story.choose("card:agriculture")
        assert story.options() == ("card:forest", "card:hills"), "Oasis has a river"
        story.choose("card:forest")
    assert changed == {"exhaustion:0": "5 to 4", "exhausted:agriculture": "0 to 1"}
    story.choose("card:romans-prosperity-2", "done", "done")
    with story.changes() as changed:
        story.choose("choice:gain-1-materials-in-play-production")
    assert changed["materials:0"] == "0 to 8", "2, 1 and 2, and 3 for the fertile icon of Forest"
    story.choose("done", "card:armenians")
    assert story.state.treated == ()


@rule("imperium:KW-RECALL-1")
def test_boats_recall_a_river_or_a_fertile_card() -> None:
    story = scene(plays=["boats, oasis, hills"], pools=[(0, 0, 0)])
    story.choose("card:boats")
    with story.changes() as changed:
        story.choose("choice:to-recall-which-river-gain-2-materials-1-population-from_cost")
    gained = {"materials:0": "0 to 2", "population:0": "0 to 1"}
    assert changed == {"play:0": "-oasis", "hand:0": "+oasis", **gained}
    story = scene(plays=["boats, oasis, hills"])
    with story.changes() as changed:
        story.choose("card:boats", "choice:to-recall-which-fertile-gain-action")
    assert changed["hand:0"] == "+hills"
    assert changed["actions:0"] == "3 to 4"
    assert not scene(plays=["boats, jungle"]).offers("card:boats")


@rule("imperium:S-33", "imperium:CARD-SHADUF-1", "imperium:CARD-SHADUF-2", "imperium:CARD-PROSPERITY-1")
@rule("imperium:KW-EXHAUST-2", "imperium:TIME-10", "imperium:TIME-11")
def test_shaduf_answers_materials_from_a_river_card() -> None:
    story = scene(hands=["prosperity-1"], plays=["oasis, forest, shaduf"], exhaustion=1, pools=[(0, 0, 0)])
    story.choose("card:romans-prosperity-1", "done", "done", "choice:gain-1-materials-in-play-production")
    assert story.counter("materials:0") == 4
    assert story.asked == (0, "imperium-ask-react", "imperium:TIME-10")
    with story.changes() as changed:
        story.choose("card:shaduf")
    assert changed["progress:0"] == "0 to 1"
    assert changed["exhaustion:0"] == "1 to 0"


def test_shaduf_does_not_answer_forests() -> None:
    story = scene(hands=["prosperity-1"], plays=["forest, shaduf"])
    story.choose("card:romans-prosperity-1", "done", "done", "choice:gain-1-materials-in-play-production")
    assert story.asked.text == "imperium-ask-activate"


@rule("imperium:ACTIVATE-16", "imperium:TIME-11")
def test_shaduf_answers_only_while_its_owner_activates() -> None:
    rivers = Gain(materials=1, per=InPlay(RIVER))
    position = {"plays": ["port, oasis, shaduf"], "pools": [(0, 0, 0)]}
    assert resolving(rivers, "port", **position).options() == ("card:shaduf", "done")
    for elsewhere in (
        resolving(rivers, "port", turn=1, **position),
        resolving(rivers, "port", phase="solstice", **position),
    ):
        assert elsewhere.counter("materials:0") == 1
        assert not elsewhere.offers("card:shaduf"), "nobody is asked"


@rule("imperium:CARD-SHADUF-2")
def test_shaduf_answers_boats_and_marsh() -> None:
    story = scene(plays=["boats, shaduf, oasis"])
    story.choose("card:boats")
    assert story.offers("card:shaduf")
    story = scene(hands=["marsh"], plays=["shaduf"])
    story.choose("card:marsh")
    assert story.offers("card:shaduf")


@rule("imperium:KW-EXHAUST-3", "imperium:Q-54")
def test_rituals_return_unrest_or_refresh() -> None:
    story = scene(hands=["rituals-and-ceremonies, unrest-9"])
    with story.changes() as changed:
        story.choose("card:rituals-and-ceremonies", "choice:return-unrest", "card:unrest-9")
    assert changed == {
        "hand:0": "-rituals-and-ceremonies -unrest-9",
        "discard:0": "+rituals-and-ceremonies",
        "unrest": "+unrest-9",
    }
    story = scene(hands=["rituals-and-ceremonies"], plays=["coinage"], exhausted="coinage", exhaustion=2)
    story.choose("card:rituals-and-ceremonies", "choice:then-gain-1-progress-may-return-exhaustion")
    with story.changes() as changed:
        story.choose("card:coinage")
    assert changed["exhaustion:0"] == "2 to 3"
    assert changed["exhausted:coinage"] == "1 to 0"
    assert story.counter("progress:0") == 1
    assert story.offers("card:coinage"), "it may be used again"


@rule("imperium:Q-57")
def test_ambassador_uses_the_ability_of_another_player() -> None:
    story = scene(plays=["ambassador", "coinage, shaduf"], decks=["hills"])
    with story.changes() as changed:
        story.choose("card:ambassador")
    assert changed["hand:0"] == "+hills"
    assert "exhausted:coinage" not in changed
    assert changed["exhausted:ambassador"] == "0 to 1"
    assert not scene(plays=["ambassador", "shaduf"]).offers("card:ambassador"), "reactions cannot be borrowed"


@rule("imperium:Q-57", "imperium:ACTIVATE-13")
def test_ambassador_borrows_what_can_be_paid_from_others_only() -> None:
    position = {"plays": ["ambassador, coinage", "mysticism, shrine, town-1"]}
    assert not scene(plays=["ambassador, coinage", "hills"]).offers("card:ambassador"), "not your own"
    story = scene(pools=[(1, 0, 0)], **position)
    assert story.choose("card:ambassador").options() == ("card:town-1", "card:shrine", "card:mysticism")
    story = scene(pools=[(0, 0, 0)], **position)
    assert story.choose("card:ambassador").options() == ("card:town-1", "card:mysticism")
    with story.changes() as changed:
        story.choose("card:mysticism")
    assert changed["actions:0"] == "3 to 4"


@rule("imperium:Q-57")
def test_ambassador_borrows_from_a_card_that_is_exhausted_already() -> None:
    story = scene(plays=["ambassador", "coinage"], decks=["hills"], exhausted="coinage")
    with story.changes() as changed:
        story.choose("card:ambassador")
    assert changed["hand:0"] == "+hills"
    assert set(changed) == {"hand:0", "deck:0", "exhaustion:0", "exhausted:ambassador"}


@rule("imperium:Q-57")
def test_ambassador_is_this_card_of_a_borrowed_ability() -> None:
    story = scene(hands=["hills"], plays=["ambassador", "sacred-pass"], nation_decks=["raetia"])
    story.choose("card:ambassador", "choice:yes")
    with story.changes() as changed:
        story.choose("card:hills")
    assert changed["discard:0"] == "+ambassador"
    assert changed["play:0"] == "-ambassador"
    assert changed["hand:0"] == "-hills +romans-raetia"
    assert story.cards("play:1") == ("sacred-pass",)


def test_city_gives_one_of_three_for_a_card() -> None:
    story = solstice("city-1", hand="hills, oasis", decks=["marsh"])
    story.choose("card:hills")
    assert set(story.options()) == {"choice:gain-1-population", "choice:gain-1-materials", "choice:draw"}
    with story.changes() as changed:
        story.choose("choice:gain-1-population")
    assert changed == {"population:0": "6 to 7", "round": "1 to 2"}
    declined = solstice("city-1", hand="hills")
    with declined.changes() as changed:
        declined.choose("done")
    assert changed == {"round": "1 to 2"}


def test_gambling_wins_or_exiles() -> None:
    assert not scene(hands=["gambling"], pools=[(0, 9, 0)]).offers("card:gambling")
    story = scene(hands=["gambling"], main="hittites, hills", pools=[(1, 0, 0)])
    with story.changes() as changed:
        story.choose("card:gambling", "choice:tributary")
    assert changed == {
        "hand:0": "-gambling +hittites",
        "discard:0": "+gambling",
        "materials:0": "1 to 0",
        "main-deck": "-1",
    }
    story = scene(hands=["gambling"], main="hittites, hills")
    with story.changes() as changed:
        story.choose("card:gambling", "choice:region")
    assert changed["exile"] == "+hittites"


@rule("imperium:KW-DRAW-5", "imperium:Q-46")
def test_port_counts_rivers_and_buys_back_a_card() -> None:
    story = scene(plays=["port, oasis, marsh, forest"], discards=["jungle, hills"], pools=[(1, 0, 0)])
    story.choose("card:port")
    assert story.counter("materials:0") == 3
    story.choose("choice:yes")
    assert story.options() == ("card:jungle", "card:hills"), "what is paid for must be taken"
    with story.changes() as changed:
        story.choose("card:hills")
    assert changed == {"hand:0": "+hills", "discard:0": "-hills"}
    assert story.counter("materials:0") == 0


def test_diplomacy_breaks_through_for_a_tributary() -> None:
    assert not scene(hands=["diplomacy"], pools=[(2, 9, 0)]).offers("card:diplomacy")
    story = scene(hands=["diplomacy"], market=MARKET, exile="hittites")
    story.choose("card:diplomacy")
    assert story.options() == ("card:armenians", "card:ionians", "choice:from-deck"), "not from exile"
    story = scene(hands=["diplomacy"], market=MARKET)
    with story.changes() as changed:
        story.choose("card:diplomacy", "card:ionians")
    assert changed["hand:0"] == "-diplomacy +ionians"
    assert changed["discard:0"] == "+diplomacy"
    tokens = {key: change for key, change in changed.items() if " to " in change}
    assert tokens == {"materials:0": "6 to 3", "actions:0": "3 to 2"}


@rule("imperium:KW-HISTORY-1", "imperium:KW-HISTORY-6")
def test_leadership_draws_or_makes_history() -> None:
    story = scene(hands=["leadership, hills"], decks=["marsh"], discards=["oasis"])
    story.choose("card:leadership", "choice:into-history-hand-discard")
    assert story.options() == ("card:oasis", "card:hills")
    with story.changes() as changed:
        story.choose("card:oasis")
    assert changed == {"play:0": "-leadership", "discard:0": "-oasis +leadership", "history:0": "+oasis"}
    assert story.zone("history:0", seat=0).cards == ("oasis",)
    assert story.zone("history:0", seat=1).cards is None
    assert story.counter("actions:0") == 3


@rule("imperium:KW-ALLPLAYERS-1", "imperium:KW-ALLPLAYERS-2", "imperium:TIME-13", "imperium:Q-24")
def test_lost_scroll_puts_a_card_back_and_all_may_draw() -> None:
    story = scene(hands=["lost-scroll"], discards=["oasis"], decks=["hills", "marsh"])
    story.choose("card:lost-scroll", "card:oasis")
    assert story.cards("deck-top:0") == ("oasis",)
    assert story.zone("deck-top:0", seat=1).cards == ("oasis",), "everybody has seen it"
    assert story.asked.seat == 0
    story.choose("choice:yes")
    assert story.asked.seat == 1
    with story.changes() as changed:
        story.choose("choice:yes")
    left = {"play:0": "-lost-scroll", "discard:0": "+lost-scroll"}
    assert changed == {"hand:1": "+marsh", "deck:1": "-1", **left}
    assert story.cards("hand:0") == ("oasis",)


@pytest.mark.parametrize("card", ["jade-mask", "town-1", "lost-scroll"])
def test_some_cards_count_only_in_history(card: str) -> None:
    worth = 2 if card == "town-1" else 1
    assert score(histories=[card]) - score() == worth
    assert score(discards=[card]) - score() == 0


def score(**position: object) -> int:
    """The points of seat 0 in a game that ends here."""
    story = scene(phase="final", decks=["", ""], pools=[(0, 0, 0), (0, 0, 0)], **position)  # type: ignore[arg-type]
    return story.result.points[0]


@rule(
    "imperium:SCORE-9",
    "imperium:SCORE-10",
    "imperium:SCORE-11",
    "imperium:SCORE-12",
    "imperium:SCORE-13",
    "imperium:Q-37",
)
def test_formulas_count_icons_and_end_at_ten() -> None:
    assert score(discards=["agriculture, forest, hills"]) == 4
    assert score(discards=["boats, forest, oasis"]) == 2
    assert score(discards=["shaduf, oasis, marsh, cape"]) == 6
    assert score(discards=["shaduf, oasis, marsh, cape, river, floodplain"]) == 10
    assert score(discards=["oracle, great"], histories=["praiseworthy"]) == 4 + 2 + 7
