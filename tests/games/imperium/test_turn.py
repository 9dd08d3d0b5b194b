"""Rounds, turns and their modes: TURN, ACTIVATE, INNOVATE, CLEANUP."""

import pytest

from regnum.engine.match import WrongSeat
from regnum.games.imperium.effects import IntoHistory, SpendAction, To
from regnum.testing import Story, rule

from .scene import resolving, scene

ROMANS = ("romans",) * 4
MARKET = ("hills", "elders", "coinage", "armenians", "ionians")


@rule("imperium:TURN-2", "imperium:TURN-3", "imperium:TURN-4", "imperium:TURN-5", "imperium:Q-27")
def test_a_turn_is_one_mode_and_a_clean_up() -> None:
    story = scene(phase="turn", hands=["", "5 unrest"], decks=[""], market=MARKET)
    assert story.options() == ("choice:activate", "choice:innovate", "choice:revolt")
    story.choose("choice:activate")
    assert story.options() == ("done",), "nothing to do is no reason to forbid a mode"
    story.choose("done")
    assert story.asked.clause == "imperium:CLEANUP-2"
    story.refuses("choice:innovate")
    story.refuses("card:hills", seat=1, error=WrongSeat)
    story.choose("card:hills")
    assert story.asked == (1, "imperium-ask-mode", "imperium:TURN-2")


@rule("imperium:TURN-7", "imperium:SOLSTICE-10", "imperium:TURN-1")
def test_the_same_player_starts_every_round() -> None:
    story = scene(3, phase="refill", turn=0, start=1, hands=["5 unrest"])
    assert story.asked == (1, "imperium-ask-mode", "imperium:TURN-2")
    assert story.counter("round") == 2


@rule(
    "imperium:ACTIVATE-1",
    "imperium:ACTIVATE-2",
    "imperium:ACTIVATE-3",
    "imperium:ACTIVATE-17",
    "imperium:KW-EXHAUST-1",
)
def test_actions_and_abilities_mix_freely() -> None:
    story = scene(hands=["aksumites, hills"], plays=["coinage, shrine"], decks=["oasis, marsh"])
    with story.changes() as changed:
        story.choose("card:coinage", "card:aksumites")
    assert (changed["actions:0"], changed["exhaustion:0"]) == ("3 to 2", "5 to 4")
    assert story.offers("card:shrine")
    assert story.offers("card:hills")
    assert story.offers("card:oasis"), "a card drawn in this turn may be played (ACTIVATE-18)"


@rule(
    "imperium:S-5",
    "imperium:KW-FREEPLAY-1",
    "imperium:KW-FREEPLAY-2",
    "imperium:KW-FREEPLAY-4",
    "imperium:ACTIVATE-18",
)
def test_without_action_tokens_only_free_plays_are_left() -> None:
    story = scene(hands=["leadership, education, diplomacy, moneylenders"], actions=0)
    assert story.options() == ("card:leadership", "done")
    story = scene(hands=["moneylenders"], actions=0, empires=[0], pools=[(2, 0, 0)])
    assert story.options() == ("done",), "a cost is due all the same"


@rule(
    "imperium:S-6",
    "imperium:ACTIVATE-11",
    "imperium:ACTIVATE-12",
    "imperium:ACTIVATE-14",
    "imperium:ACTIVATE-15",
)
@rule("imperium:KW-BARBARIAN-1", "imperium:KW-BARBARIAN-2", "imperium:Q-41")
def test_an_empire_uses_a_barbarian_card_in_play_but_plays_none() -> None:
    story = scene(hands=["town-2"], plays=["town-1"], exhaustion=2, empires=[0], actions=0)
    assert story.options() == ("card:town-1", "done")
    story.choose("card:town-1", "choice:yes", "done")
    assert story.counter("exhaustion:0") == 1
    assert story.options() == ("done",)


@rule("imperium:ACTIVATE-12", "imperium:ACTIVATE-16", "imperium:SOLSTICE-9")
def test_exhaust_abilities_need_a_token_and_ones_own_turn() -> None:
    assert not scene(plays=["coinage"], exhaustion=0).offers("card:coinage")
    story = scene(
        nations=ROMANS, hands=["drama-and-poetry", "hills, unrest-12"], plays=["", "wonder"], empires=[0]
    )
    story.choose("card:drama-and-poetry", "card:hills")
    story.choose("card:unrest-12")
    assert story.asked.text == "imperium-ask-activate", "Wonder waits for its owner's turn"


@rule("imperium:ACTIVATE-8", "imperium:Q-10", "imperium:ACTIVATE-7")
def test_a_card_without_a_cost_may_be_played_for_nothing() -> None:
    story = scene(hands=["urban-development"], empires=[0])
    with story.changes() as changed:
        story.choose("card:urban-development")
    assert changed == {
        "hand:0": "-urban-development",
        "discard:0": "+urban-development",
        "actions:0": "3 to 2",
    }


@rule("imperium:KW-ACTION-2", "imperium:KW-ACTION-3")
def test_spent_actions_come_on_top_of_the_one_for_playing() -> None:
    effect = To(SpendAction(2), IntoHistory(("discard",)))
    story = resolving(effect, "hills", actions=2, discards=["oasis"])
    assert story.counter("actions:0") == 0
    assert story.cards("history:0") == ("oasis",)
    story = resolving(effect, "hills", actions=1, discards=["oasis"])
    assert story.counter("actions:0") == 1
    assert story.cards("history:0") == ()


# --- innovating -------------------------------------------------------------------------------------------


@rule("imperium:INNOVATE-1", "imperium:INNOVATE-2", "imperium:INNOVATE-3", "imperium:INNOVATE-4")
@rule("imperium:KW-BREAKTHROUGH-3", "imperium:KW-BREAKTHROUGH-6", "imperium:Q-53")
def test_innovating_discards_the_hand_and_breaks_through() -> None:
    story = scene(
        hands=["oasis, marsh, cape, unrest-12"],
        phase="turn",
        market=MARKET,
        small={"uncivilised": "oracle, shrine"},
    )
    story.choose("choice:innovate")
    assert story.cards("discard:0") == ("oasis", "marsh", "cape", "unrest-12")
    assert story.options() == ("choice:uncivilised", "choice:civilised", "choice:region", "choice:tributary")
    story.choose("choice:uncivilised")
    assert story.options() == ("card:elders", "choice:from-deck")
    with story.changes() as changed:
        story.choose("choice:from-deck")
    assert changed == {"hand:0": "+oracle", "uncivilised-deck": "-1"}
    assert "Oracle" not in str(story.log(1))
    assert story.asked.clause == "imperium:CLEANUP-2"
    story.choose("card:hills")
    assert story.options() == ("card:oracle", "done")


# --- clean-up ---------------------------------------------------------------------------------------------


@rule(
    "imperium:CLEANUP-1",
    "imperium:CLEANUP-2",
    "imperium:CLEANUP-5",
    "imperium:CLEANUP-6",
    "imperium:CLEANUP-7",
)
@rule("imperium:CLEANUP-8", "imperium:MARKET-6")
def test_clean_up() -> None:
    story = scene(
        hands=["oasis, marsh", "5 unrest"],
        decks=["cape, river, steppe, forest, coast"],
        plays=["qin, shrine"],
        exhausted="shrine",
        actions=2,
        exhaustion=3,
        market=MARKET,
        tokens={"elders": (1, 0, 1)},
    )
    story.choose("done")
    assert len(story.options()) == 5, "compulsory"
    with story.changes() as changed:
        story.choose("card:elders")
    assert changed == {
        "progress:market:1": "1 to 2",
        "actions:0": "2 to 3",
        "exhaustion:0": "3 to 5",
        "exhausted:shrine": "1 to 0",
    }
    assert story.asked.clause == "imperium:CLEANUP-7"
    with story.changes() as changed:
        story.choose("card:marsh", "done")
    assert changed["hand:0"] == "-marsh +cape +coast +forest +river +steppe", "six with Qin"


@rule("imperium:CLEANUP-8", "imperium:KW-DRAW-6")
def test_nobody_discards_down() -> None:
    story = scene(hands=["oasis, marsh, cape, river, steppe, forest, coast"], phase="refill")
    assert story.count("hand:0") == 7
    assert story.asked.seat == 1


@rule("imperium:CLEANUP-9", "imperium:S-9", "imperium:RESHUFFLE-3", "imperium:RESHUFFLE-5")
def test_accession_in_clean_up() -> None:
    story = scene(
        hands=["", "5 unrest"],
        decks=[""],
        discards=["oasis, marsh, cape, river, steppe"],
        nation_decks=[""],
        pools=[(9, 9, 9)],
        phase="refill",
    )
    assert story.count("hand:0") == 5
    assert not story.has("accession:0")
    assert story.counter("empire:0") == 1
    assert story.counter("exhausted:nation:0") == 1
    assert story.counter("exhaustion:0") == 4
    assert story.asked.text == "imperium-ask-mode", "no development in this reshuffle"


# --- reshuffling ------------------------------------------------------------------------------------------


@rule("imperium:S-12", "imperium:RESHUFFLE-9", "imperium:RESHUFFLE-10", "imperium:RESHUFFLE-14")
def test_an_empire_may_decline_to_develop_and_is_asked_again() -> None:
    story = scene(
        plays=["coinage, shrine"],
        decks=[""],
        discards=["oasis"],
        empires=[0],
        exhaustion=3,
        pools=[(9, 9, 0)],
    )
    story.choose("card:coinage")
    assert story.asked.clause == "imperium:RESHUFFLE-9"
    story.choose("done")
    assert "exhausted:development:0" not in [counter.key for counter in story.view(0).counters]
    again = scene(
        plays=["coinage, shrine"],
        decks=[""],
        discards=["oasis"],
        empires=[0],
        exhaustion=3,
        pools=[(9, 9, 0)],
    )
    with again.changes() as changed:
        again.choose("card:coinage", "card:romans-the-senate")
    assert changed["materials:0"] == "9 to 5"
    assert changed["exhausted:development:0"] == "0 to 1"
    assert changed["exhaustion:0"] == "3 to 1"
    assert again.count("hand:0") == 1
    assert again.count("deck:0") == 1, "The Senate or Oasis is left"
    again.choose("card:shrine")
    assert again.asked.text == "imperium-ask-activate"


@rule("imperium:RESHUFFLE-2", "imperium:TIME-16", "imperium:S-10")
def test_a_reshuffle_on_anothers_turn_uses_the_drawers_own_tokens() -> None:
    story = scene(
        nations=ROMANS,
        hands=["prosperity-1"],
        decks=[None, ""],
        discards=["", "oasis"],
        nation_decks=[None, "romans-raetia"],
        exhaustion=2,
    )
    with story.changes() as changed:
        story.choose("card:romans-prosperity-1", "done", "choice:yes")
    assert changed["exhausted:nation:1"] == "0 to 1"
    assert changed["exhaustion:1"] == "2 to 1"
    assert "exhaustion:0" not in changed
    assert story.count("hand:1") == 1


@rule("imperium:RESHUFFLE-12", "imperium:KW-DRAW-2", "imperium:TIME-14", "imperium:KW-DRAW-1")
def test_a_draw_ends_where_no_card_is_left() -> None:
    story = scene(hands=["oracle"], decks=["oasis"], nation_decks=[""], accessions=[False])
    story.choose("card:oracle")
    assert set(story.cards("discard:0")) == {"oasis", "oracle"}, "one card was drawn, and one is discarded"


# --- solstice ---------------------------------------------------------------------------------------------


def solstice(*plays: str, **position: object) -> Story:
    """The solstice, with these cards in play; hands are full, so that nobody draws."""
    seats = len(plays)
    position["hands"] = ["", *["5 unrest"] * (seats - 1)]
    return scene(seats, plays=plays, phase="refill", turn=seats - 1, **position)  # type: ignore[arg-type]


@rule("imperium:SOLSTICE-1", "imperium:SOLSTICE-3", "imperium:SOLSTICE-4", "imperium:TIME-19")
def test_each_player_orders_the_own_abilities() -> None:
    story = solstice("coinage, pharmacy", "metropolis-1")
    assert story.asked == (0, "imperium-ask-solstice", "imperium:SOLSTICE-3")
    assert story.options() == ("card:pharmacy", "card:coinage")
    with story.changes() as changed:
        story.choose("card:pharmacy", "choice:gain-1-population")
    assert (changed["population:0"], changed["materials:0"]) == ("6 to 7", "6 to 8")
    assert story.asked.seat == 1
    story.choose("choice:gain-1-materials")
    assert story.asked == (0, "imperium-ask-mode", "imperium:TURN-2")


@rule("imperium:SOLSTICE-6", "imperium:SOLSTICE-8", "imperium:KW-GARRISON-3")
def test_garrisoned_cards_have_no_solstice_and_state_icons_do_not_matter() -> None:
    story = solstice("hills, town-1", "", garrisons={"hills": "coinage"}, empires=[0])
    assert story.asked.text == "imperium-ask-may", "only Town asks"
    story.choose("done")
    assert story.counter("materials:0") == 6


@rule("imperium:SOLSTICE-7", "imperium:Q-25", "imperium:KW-PASSIVE-2")
def test_a_card_that_left_play_is_not_resolved() -> None:
    story = solstice("town-1, town-2", "")
    story.choose("card:town-1", "choice:yes", "choice:abandon-this")
    assert story.asked.text == "imperium-ask-may", "the second Town"
    story.choose("done")
    assert story.asked.text == "imperium-ask-mode"


@rule("imperium:KW-CHOOSE-4")
@pytest.mark.parametrize("population", [0, 1])
def test_a_choice_that_cannot_be_paid_is_not_offered(population: int) -> None:
    story = solstice("pharmacy", "", pools=[(0, population, 0)])
    assert story.counter("population:0") == population + 1


def why(story: Story) -> dict[str, str]:
    """Why cards cannot be played or exhausted, in words."""
    text = story.match.game.text("en")
    return {card: text.refer(reason) for card, reason in story.match.refusals(0).items()}


@rule(
    "imperium:ACTIVATE-2", "imperium:ACTIVATE-4", "imperium:ACTIVATE-5", "imperium:ACTIVATE-6", "imperium:Q-8"
)
def test_a_card_that_cannot_be_played_says_why() -> None:
    story = scene(hands=["moneylenders, town-2, leadership"], empires=[0], pools=[(0, 0, 0)], nations=ROMANS)
    assert why(story) == {
        "moneylenders": "You cannot meet its cost in full.",
        "town-2": "Only barbarians may play it, and you are an empire.",
    }
    story = scene(hands=["moneylenders, diplomacy"], nations=ROMANS)
    assert why(story)["moneylenders"] == "Only empires may play it, and you are still barbarians."
    story = scene(hands=["hills, leadership"], actions=0)
    assert why(story) == {"hills": "You have no action token left."}


@rule("imperium:ACTIVATE-12", "imperium:ACTIVATE-13", "imperium:ACTIVATE-14")
def test_an_ability_that_cannot_be_used_says_why() -> None:
    story = scene(plays=["town-1"], exhaustion=1)
    story.choose("card:town-1", "choice:yes", "done")
    assert why(story)["town-1"] == "It carries an exhaustion token already."
    assert why(scene(plays=["town-1"], exhaustion=0))["town-1"] == "You have no exhaustion token left."


def test_nobody_else_is_told_what_a_hand_lacks() -> None:
    story = scene(hands=["education"], actions=0, phase="market-token", market=MARKET)
    assert story.match.refusals(0) == {}
    with pytest.raises(WrongSeat):
        story.match.refusals(1)
