"""Price and gain of options: what is told before a choice is what is then paid and had."""

from regnum.engine.game import Bargain
from regnum.games.imperium.effects import Choose, Develop, Draw, Gain, May, Pay, Then, To
from regnum.testing import Story, rule

from .scene import resolving, scene

DEVELOPMENTS = ["legions, the-senate"]


def told(story: Story, key: str) -> Bargain:
    """What is said of an option; nothing where nothing is."""
    return story.match.bargains(story.asked.seat).get(key, Bargain())


@rule("imperium:ACTIVATE-2", "imperium:KW-FREEPLAY-1")
def test_a_card_costs_an_action_unless_it_is_played_free() -> None:
    story = scene(hands=["mercenaries, leadership, aksumites"], empires=[0])
    assert told(story, "card:mercenaries") == Bargain((("population", 1),), (("action", 1),))
    assert told(story, "card:aksumites").pays[0] == ("action", 1)
    assert told(story, "card:leadership") == Bargain(), "what is chosen later is not known"
    with story.changes() as changed:
        story.choose("card:mercenaries")
    assert (changed["actions:0"], changed["population:0"]) == ("3 to 4", "6 to 5")


@rule("imperium:ACTIVATE-12")
def test_an_ability_costs_an_exhaustion_token() -> None:
    story = scene(plays=["coinage"], hands=["hills, oasis"])
    assert told(story, "card:coinage") == Bargain((("exhaust", 1),), (("card", 1),))
    with story.changes() as changed:
        story.choose("card:coinage")
    assert changed["exhaustion:0"] == "5 to 4"


@rule("imperium:KW-DEVELOP-1")
def test_a_development_costs_what_is_printed() -> None:
    story = resolving(Develop(), "oasis", developments=DEVELOPMENTS)
    assert told(story, "card:romans-legions") == Bargain((("population", 3),))
    assert told(story, "card:romans-the-senate") == Bargain((("materials", 4),))
    with story.changes() as changed:
        story.choose("card:romans-legions")
    assert changed["population:0"] == "6 to 3"


@rule("imperium:KW-DEVELOP-5")
def test_what_passives_take_off_is_taken_off_the_price() -> None:
    story = resolving(Develop(), "oasis", plays=["egyptians-medicine"], developments=DEVELOPMENTS)
    assert told(story, "card:romans-legions") == Bargain((("population", 2),))


@rule("imperium:KW-DEVELOP-1")
def test_a_card_that_lets_develop_for_nothing_names_no_price() -> None:
    story = resolving(Develop(free=True), "glorious", developments=DEVELOPMENTS)
    assert story.offers("card:romans-legions")
    assert told(story, "card:romans-legions") == Bargain()


@rule("imperium:KW-CHOOSE-1")
def test_a_choice_between_effects_has_their_prices_and_gains() -> None:
    bought, had, perhaps = (
        To(Pay(population=1), Gain(progress=2)),
        Then(Gain(materials=1), Draw()),
        May(Draw()),
    )
    story = resolving(Choose(bought, had, perhaps), "oasis")
    assert {told(story, key) for key in story.options()} == {
        Bargain((("population", 1),), (("progress", 2),)),
        Bargain((), (("materials", 1), ("card", 1))),
        Bargain(),
    }


@rule("imperium:KW-PAY-6")
def test_progress_that_stands_in_leaves_less_to_pay() -> None:
    story = resolving(Pay(materials=3), "oasis", pools=[(6, 6, 2)])
    prices = [dict(told(story, key).pays) for key in story.options()]
    assert prices == [{"materials": 3}, {"progress": 1, "materials": 1}, {"progress": 2}]
