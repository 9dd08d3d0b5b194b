"""The fame cards and King of Kings, card by card."""

import pytest

from regnum.games.imperium import GAME
from regnum.games.imperium.cards import index
from regnum.games.imperium.effects import Gain
from regnum.testing import Story, rule

from .scene import scene

ROMANS = ("romans",) * 4
MARKET = ("hills", "elders", "coinage", "armenians", "ionians")


def test_praiseworthy_goes_into_history_or_breaks_through() -> None:
    story = scene(hands=["praiseworthy"])
    with story.changes() as changed:
        story.choose("card:praiseworthy", "choice:this-into-history")
    assert changed == {"hand:0": "-praiseworthy", "history:0": "+praiseworthy", "actions:0": "3 to 2"}
    story = scene(hands=["praiseworthy"], market=MARKET)
    with story.changes() as changed:
        story.choose(
            "card:praiseworthy",
            "choice:break-through-region-uncivilised-civilised-tributary",
            "choice:civilised",
            "card:coinage",
        )
    assert changed["hand:0"] == "-praiseworthy +coinage"
    assert changed["discard:0"] == "+praiseworthy"


def test_great_gives_an_action() -> None:
    story = scene(hands=["great"])
    with story.changes() as changed:
        story.choose("card:great", "choice:yes")
    assert changed == {"hand:0": "-great", "history:0": "+great", "actions:0": "3 to 4"}
    story = scene(hands=["great"])
    story.choose("card:great")
    assert story.counter("actions:0") == 4, "the action comes first"
    with story.changes() as changed:
        story.choose("done")
    assert changed["discard:0"] == "+great"


@rule("imperium:KW-STEAL-3")
def test_notorious_steals_or_brings_unrest() -> None:
    story = scene(nations=ROMANS, hands=["notorious", "", ""], pools=[(0, 0, 0), (9, 9, 0), (0, 0, 1)])
    with story.changes() as changed:
        story.choose("card:notorious")
    tokens = {key: change for key, change in changed.items() if " to " in change}
    assert tokens == {"progress:0": "0 to 1", "progress:2": "1 to 0"}
    assert changed["hand:0"] == "-notorious"
    assert changed["hand:1"].startswith("+unrest")
    assert "hand:2" not in changed
    assert changed["discard:0"] == "+notorious"


@pytest.mark.parametrize(
    ("choice", "place"),
    [("discard-it", "discard:0"), ("back-on-top", "deck-top:0"), ("into-history", "history:0")],
)
def test_marvellous_sorts_the_top_card(choice: str, place: str) -> None:
    story = scene(hands=["marvellous"], decks=["hills, oasis"])
    with story.changes() as changed:
        story.choose("card:marvellous", f"choice:{choice}")
    assert "+hills" in changed[place]
    assert "+marvellous" in changed["discard:0"]
    story = scene(hands=["marvellous"], decks=[""], discards=["oasis"])
    with story.changes() as changed:
        story.choose("card:marvellous")
    assert changed == {"hand:0": "-marvellous", "discard:0": "+marvellous"}, "an empty deck is not renewed"


@rule(
    "imperium:KW-DRAW-4", "imperium:KW-DEVELOP-4", "imperium:KW-DEVELOP-7", "imperium:END-3", "imperium:Q-4"
)
def test_glorious_draws_for_barbarians_and_develops_for_empires() -> None:
    story = scene(hands=["glorious"], decks=["hills, oasis, marsh"])
    with story.changes() as changed:
        story.choose("card:glorious", "choice:draw-on", "choice:draw-on", "done")
    drawn = {"hand:0": "-glorious +hills +oasis", "deck:0": "-2"}
    assert changed == {**drawn, "history:0": "+glorious"}
    story = scene(
        hands=["glorious"], decks=["hills, oasis, marsh"], discards=["forest, steppe"], exhaustion=0
    )
    with story.changes() as changed:
        story.choose("card:glorious", *["choice:draw-on"] * 3)
        assert story.cards("history:0") == ()
        story.choose("choice:draw-on")
    assert story.count("hand:0") == 4, "four, though the deck is renewed for the last"
    assert changed["history:0"] == "+glorious"
    assert story.asked.text == "imperium-ask-activate"
    story = scene(hands=["glorious"], empires=[0], pools=[(0, 0, 0)], developments=["the-senate"])
    with story.changes() as changed:
        story.choose("card:glorious")
    assert changed["discard:0"] == "+romans-the-senate"
    assert changed["last-round"] == "0 to 2", "the last development triggers scoring"


def test_triumphant_can_be_neither_played_nor_garrisoned() -> None:
    assert not scene(hands=["triumphant-1"]).offers("card:triumphant-1")
    story = scene(
        hands=["triumphant-1, oasis"], market=("hills", "elders", "coinage", "armenians", "ionians")
    )
    story.choose("card:oasis", "card:armenians")
    assert story.options() == ("done",)


@rule("imperium:SCORE-1", "imperium:SCORE-8", "imperium:KW-HISTORY-2", "imperium:CARD-PROUD-1")
@pytest.mark.parametrize(
    ("card", "elsewhere", "in_history"),
    [
        ("praiseworthy", 3, 7),
        ("great", 2, 6),
        ("marvellous", 9, 9),
        ("glorious", 6, 6),
        ("triumphant-2", 11, 11),
        ("awe-inspiring", 7, 7),
    ],
)
def test_points_of_fame(card: str, elsewhere: int, in_history: int) -> None:
    assert score(hands=[card]) == elsewhere
    assert score(histories=[card]) == in_history


def score(**position: object) -> int:
    """The points of seat 0 in a game that ends here."""
    position = {"decks": ["", ""], "pools": [(0, 0, 0), (0, 0, 0)], **position}
    return scene(nations=ROMANS, phase="final", **position).result.points[0]  # type: ignore[arg-type]


def test_notorious_counts_the_unrest_of_others() -> None:
    assert score(hands=["notorious", "unrest-10"], discards=["unrest-9", "unrest-11, unrest-12"]) == 3 - 2
    assert score(hands=["notorious", "12 unrest"], market=(None,) * 5) == 10


# --- King of Kings ----------------------------------------------------------------------------------------


def glory(**position: object) -> Story:
    """A table where Glory can be played."""
    position = {"hands": ["romans-glory"], "plays": ["hills, oasis, marsh"], **position}
    return scene(nations=("romans", "romans"), **position)  # type: ignore[arg-type]


def play_glory(story: Story) -> Story:
    return story.choose("card:romans-glory", "card:oasis", "card:hills")


@rule("imperium:CARD-GLORY-1", "imperium:KW-LOOK-3", "imperium:KW-GAIN-4", "imperium:Q-38")
def test_glory_abandons_three_regions_and_takes_a_fame_card() -> None:
    assert not glory(plays=["hills, oasis, city-1"]).offers("card:romans-glory")
    story = glory(fame="great, marvellous, glorious", sides="BB")
    play_glory(story)
    assert story.options() == ("card:great", "card:marvellous")
    with story.changes() as changed:
        story.choose("card:marvellous")
    assert changed["hand:0"] == "+marvellous"
    assert not any(" to " in change for change in changed.values()), "no tokens"
    assert story.zone("fame-known", seat=0).cards == ("great",)
    assert not any(zone.key == "fame-known" for zone in story.view(1).zones)
    assert "Marvellous" not in str(story.log(1))
    assert set(story.cards("discard:0")) == {"oasis", "hills", "marsh", "romans-glory"}


@rule(
    "imperium:NATION-ROMANS-1",
    "imperium:KW-LOOK-1",
    "imperium:CARD-KINGOFKINGS-1",
    "imperium:CARD-KINGOFKINGS-2",
)
@rule("imperium:KW-LOOK-2")
def test_romans_look_at_one_more_and_put_the_others_back_in_any_order() -> None:
    story = glory(fame="great, marvellous, glorious, notorious", sides="AA")
    play_glory(story)
    assert story.options() == ("card:great", "card:marvellous", "card:glorious")
    story.choose("card:great")
    assert story.asked.text == "imperium-ask-put-back"
    with story.changes() as changed:
        story.choose("card:glorious")
    assert changed["progress:0"] == "0 to 1"
    assert story.zone("fame-known", seat=0).cards == ("marvellous", "glorious"), "the top card last"
    story = play_glory(glory(fame="great", sides="AA"))
    assert story.options() == ("card:great",), "fewer cards: those that are there"


@rule(
    "imperium:S-28",
    "imperium:CARD-KINGOFKINGS-3",
    "imperium:CARD-KINGOFKINGS-4",
    "imperium:CARD-KINGOFKINGS-5",
)
@rule(
    "imperium:END-4",
    "imperium:END-8",
    "imperium:CARD-KINGOFKINGS-7",
    "imperium:Q-5",
    "imperium:Q-6",
    "imperium:Q-7",
)
def test_king_of_kings_is_resolved_instead() -> None:
    story = glory(fame="", sides="AA", round=6)
    with story.changes() as changed:
        play_glory(story)
    assert changed["progress:0"] == "0 to 6", "and nothing for looking"
    assert changed["king-of-kings"] == "-king-of-kings-a +king-of-kings-b"
    assert changed["last-round"] == "0 to 7"

    twice = story.state.copy()
    twice.hand[0], twice.discard[0] = (*twice.discard[0][3:],), ()
    twice.play[0] = story.state.discard[0][:3]
    again = Story.at(story.game, twice)
    with again.changes() as changed:
        again.choose("card:romans-glory", "card:oasis", "card:hills")
    assert "progress:0" not in changed, "once for each player"


@rule("imperium:CARD-KINGOFKINGS-3", "imperium:KW-DEVELOP-4")
def test_king_of_kings_develops_for_empires() -> None:
    story = glory(fame="", empires=[0], pools=[(0, 0, 0)])
    play_glory(story)
    assert story.asked.text == "imperium-ask-develop-free"
    with story.changes() as changed:
        story.choose("card:romans-legions")
    assert "+romans-legions" in changed["discard:0"]
    assert changed["king-of-kings"] == "-king-of-kings-a +king-of-kings-b"
    assert changed["last-round"] == "0 to 2"
    assert story.counter("progress:0") == 3


@rule("imperium:CARD-KINGOFKINGS-4", "imperium:CARD-KINGOFKINGS-6")
def test_side_b_gives_less_and_stays() -> None:
    story = glory(fame="", king=1)
    with story.changes() as changed:
        play_glory(story)
    assert changed["progress:0"] == "0 to 4"
    assert "king-of-kings" not in changed
    assert "last-round" not in changed
    story = glory(fame="", king=1, empires=[0], pools=[(0, 0, 0)])
    play_glory(story).choose("card:romans-legions")
    assert story.counter("progress:0") == 0


@rule("imperium:CARD-KINGOFKINGS-3")
def test_what_is_printed_on_king_of_kings_is_what_it_does(monkeypatch: pytest.MonkeyPatch) -> None:
    text = GAME.text("en")
    assert "gain 6 [progress]" in GAME.faces["king-of-kings-a"].body(text)
    king = index.KINGS[0]
    monkeypatch.setattr(index, "PLAY", [*index.PLAY[:king], Gain(progress=9), *index.PLAY[king + 1 :]])
    story = glory(fame="")
    with story.changes() as changed:
        play_glory(story)
    assert changed["progress:0"] == "0 to 9"
    assert "king-of-kings" not in changed, "another text would turn nothing over"
    assert "last-round" not in changed
