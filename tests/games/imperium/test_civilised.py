"""The civilised commons, card by card. All of them are for empires."""

import pytest

from regnum.testing import Story, rule

from .scene import scene

ROMANS = ("romans",) * 4
MARKET = ("hills", "elders", "coinage", "armenians", "ionians")


def empire(**position: object) -> Story:
    """Seat 0 is an empire; nobody looks at a nation deck."""
    return scene(nations=ROMANS, empires=[0], **position)  # type: ignore[arg-type]


def solstice(play: str, hand: str = "", **position: object) -> Story:
    """The solstice of seat 0, an empire with these cards in play."""
    return empire(plays=[play], hands=[hand, "5 unrest"], phase="refill", turn=1, **position)


@rule("imperium:KW-EMPIRE-1", "imperium:ACTIVATE-4")
@pytest.mark.parametrize("card", ["education", "coinage", "corruption", "metropolis-1"])
def test_barbarians_cannot_play_civilised_cards(card: str) -> None:
    assert not scene(hands=[card]).offers(f"card:{card}")
    assert empire(hands=[card]).offers(f"card:{card}")


@rule("imperium:KW-STEAL-1", "imperium:KW-STEAL-2", "imperium:KW-STEAL-4", "imperium:Q-21")
def test_drama_and_poetry_steals_and_lets_all_return_unrest() -> None:
    story = empire(
        hands=["drama-and-poetry, oasis, unrest-10, unrest-12", "hills, unrest-11", ""],
        discards=["unrest-9"],
        pools=[(0, 0, 0), (9, 9, 2), (9, 9, 0)],
    )
    story.choose("card:drama-and-poetry")
    assert [story.counter(f"progress:{seat}") for seat in range(3)] == [1, 1, 0]
    story.choose("card:oasis")
    assert story.options() == ("card:unrest-10", "card:unrest-12"), "not from the discard pile"
    story.choose("card:unrest-12")
    assert story.asked.seat == 1, "only one"
    with story.changes() as changed:
        story.choose("card:hills", "card:unrest-11")
    assert changed["discard:1"] == "+hills"
    assert "+unrest-11" in changed["unrest"]
    assert story.asked == (0, "imperium-ask-activate", "imperium:ACTIVATE-1"), "seat 2 has nothing to discard"
    assert story.counter("actions:0") == 3
    assert story.cards("discard:0") == ("drama-and-poetry", "oasis", "unrest-9")
    story = empire(hands=["drama-and-poetry, oasis, unrest-12", "hills, unrest-11"])
    with story.changes() as changed:
        story.choose("card:drama-and-poetry", "done", "done")
    assert changed == {"hand:0": "-drama-and-poetry", "discard:0": "+drama-and-poetry"}, "nobody has to"


def test_education_puts_a_card_from_hand_and_one_from_the_discard_pile_into_history() -> None:
    story = empire(hands=["education, hills, forest"], discards=["oasis, marsh"])
    story.choose("card:education")
    assert set(story.options()) == {"card:forest", "card:hills", "done"}
    story.choose("card:hills")
    assert set(story.options()) == {"card:oasis", "card:marsh", "done"}
    with story.changes() as changed:
        story.choose("card:marsh")
    assert changed == {"play:0": "-education", "discard:0": "-marsh +education", "history:0": "+marsh"}
    assert story.cards("history:0") == ("hills", "marsh")
    assert story.cards("hand:0") == ("forest",)
    story = empire(hands=["education, hills"], discards=["oasis"])
    story.choose("card:education", "done", "done")
    assert story.cards("history:0") == ()


def test_moneylenders_sell_an_action() -> None:
    assert not empire(hands=["moneylenders"], pools=[(2, 9, 0)]).offers("card:moneylenders")
    story = empire(hands=["moneylenders"], pools=[(3, 0, 0)])
    with story.changes() as changed:
        story.choose("card:moneylenders")
    played = {"hand:0": "-moneylenders", "discard:0": "+moneylenders"}
    assert changed == {**played, "materials:0": "3 to 0", "actions:0": "3 to 4"}


@rule("imperium:KW-ATTACK-1", "imperium:KW-TAKE-1")
def test_corruption_pays_all_and_burdens_the_others() -> None:
    story = empire(hands=["corruption", "", ""], pools=[(0, 0, 0)] * 3)
    with story.changes() as changed:
        story.choose("card:corruption")
    assert {key: change for key, change in changed.items() if " to " in change} == {
        **{f"materials:{seat}": "0 to 2" for seat in range(3)},
        "progress:0": "0 to 1",
        "actions:0": "3 to 2",
    }
    assert [story.count(f"hand:{seat}") for seat in range(3)] == [0, 1, 1]
    assert changed["discard:0"] == "+corruption"


@rule(
    "imperium:KW-ABANDON-1",
    "imperium:KW-ABANDON-4",
    "imperium:KW-ABANDON-5",
    "imperium:KW-ATTACK-2",
    "imperium:Q-3",
)
def test_onager_destroys_cities_and_pays_for_each() -> None:
    story = empire(
        hands=["onager"],
        plays=["romans-city-of-rome", "city-1, city-2, metropolis-1", "metropolis-2", "city-3"],
        pools=[(0, 0, 0)] * 4,
        market=MARKET,
        exile="hittites",
    )
    story.choose("card:onager")
    assert story.asked.seat == 1
    assert story.cards("play:0") == ("romans-city-of-rome", "onager"), "your own cities stand"
    assert story.options() == ("card:city-1", "card:city-2"), "a metropolis is no city"
    with story.changes() as changed:
        story.choose("card:city-2")
    assert changed["discard:1"] == "+city-2"
    assert changed["discard:3"] == "+city-3"
    assert "play:2" not in changed
    assert story.counter("materials:0") == 4
    assert story.options() == ("card:hills", "card:armenians", "card:ionians", "done"), "not from exile"
    with story.changes() as changed:
        story.choose("done")
    assert changed == {"play:0": "-onager", "discard:0": "+onager"}


@rule("imperium:KW-SOLSTICE-1")
def test_metropolis_gives_one_of_three_for_nothing() -> None:
    story = solstice("metropolis-1", decks=["marsh"])
    assert set(story.options()) == {"choice:gain-1-population", "choice:gain-1-materials", "choice:draw"}
    with story.changes() as changed:
        story.choose("choice:draw")
    assert changed == {"hand:0": "+marsh", "deck:0": "-1", "round": "1 to 2"}


@rule("imperium:SOLSTICE-5", "imperium:KW-CHOOSE-2")
def test_pharmacy_grows_the_population_or_turns_it_into_progress() -> None:
    story = solstice("pharmacy", pools=[(0, 2, 0)])
    with story.changes() as changed:
        story.choose("choice:to-pay-2-population-gain-1-progress")
    assert changed == {"population:0": "2 to 0", "progress:0": "0 to 1", "round": "1 to 2"}
    assert solstice("pharmacy", pools=[(9, 1, 0)]).counter("population:0") == 2, "nothing else is possible"


@rule("imperium:KW-RETURN-1", "imperium:KW-RETURN-3")
def test_wonder_answers_returned_unrest() -> None:
    story = empire(hands=["unrest-12"], plays=["wonder"])
    story.choose("card:unrest-12", "choice:pay-1-population")
    assert story.options() == ("card:wonder", "done")
    with story.changes() as changed:
        story.choose("card:wonder")
    assert changed["progress:0"] == "0 to 2"
    assert changed["exhausted:wonder"] == "0 to 1"


@rule("imperium:S-25", "imperium:REVOLT-1", "imperium:REVOLT-2", "imperium:REVOLT-3", "imperium:Q-51")
def test_revolt_returns_unrest_from_hand_without_reactions() -> None:
    story = empire(
        hands=["unrest-10, unrest-11, unrest-12"], plays=["wonder"], discards=["unrest-9"], phase="turn"
    )
    story.choose("choice:revolt")
    with story.changes() as changed:
        story.choose("card:unrest-10", "card:unrest-12", "done")
    assert changed["hand:0"] == "-unrest-10 -unrest-12"
    assert changed["unrest"] == "+unrest-10 +unrest-12"
    assert story.asked.clause == "imperium:CLEANUP-2"
    assert story.counter("progress:0") == 0
    assert story.cards("discard:0") == ("unrest-9",)


def test_coinage_draws_and_pays_at_the_solstice() -> None:
    story = empire(plays=["coinage"], decks=["marsh, hills"])
    with story.changes() as changed:
        story.choose("card:coinage")
    exhausted = {"exhaustion:0": "5 to 4", "exhausted:coinage": "0 to 1"}
    assert changed == {"hand:0": "+marsh", "deck:0": "-1", **exhausted}
    story = solstice("coinage", pools=[(1, 0, 0)])
    assert story.state.pools[0] == (3, 0, 0)
    assert (story.count("hand:0"), story.counter("actions:0")) == (0, 3)


@rule("imperium:KW-GIVE-1", "imperium:KW-GIVE-2", "imperium:Q-20")
def test_exports_give_everybody_a_card() -> None:
    story = empire(hands=["exports, hills", "", ""], discards=["unrest-12"], pools=[(0, 0, 0)] * 3)
    story.choose("card:exports")
    assert [story.counter(f"materials:{seat}") for seat in range(3)] == [2, 2, 2]
    assert story.options() == ("card:hills", "card:unrest-12")
    with story.changes() as changed:
        story.choose("card:unrest-12", "card:hills")
    assert changed == {
        "play:0": "-exports",
        "hand:0": "-hills",
        "discard:0": "-unrest-12 +exports",
        "hand:1": "+unrest-12",
        "hand:2": "+hills",
    }
    assert "hills" not in str(story.log(1))
    assert "Hills" in str(story.log(2))


@rule("imperium:KW-GIVE-1")
def test_exports_give_as_many_as_there_are() -> None:
    story = empire(hands=["exports, hills", "", ""])
    story.choose("card:exports")
    with story.changes() as changed:
        story.choose("card:hills")
    assert changed["hand:1"] == "+hills"
    assert "hand:2" not in changed


def test_urban_development_counts_cities_and_metropoleis() -> None:
    story = empire(hands=["urban-development"], plays=["city-1, metropolis-1, hills"], pools=[(0, 0, 0)])
    with story.changes() as changed:
        story.choose("card:urban-development")
    assert changed == {
        "hand:0": "-urban-development",
        "discard:0": "+urban-development",
        "materials:0": "0 to 2",
        "population:0": "0 to 2",
        "actions:0": "3 to 2",
    }


def test_mercenaries_sell_an_action() -> None:
    assert not empire(hands=["mercenaries"], pools=[(9, 0, 0)]).offers("card:mercenaries")
    story = empire(hands=["mercenaries"], pools=[(0, 1, 0)])
    with story.changes() as changed:
        story.choose("card:mercenaries")
    played = {"hand:0": "-mercenaries", "discard:0": "+mercenaries"}
    assert changed == {**played, "population:0": "1 to 0", "actions:0": "3 to 4"}


@rule("imperium:ACTIVATE-13", "imperium:KW-PAY-9", "imperium:Q-8")
def test_temple_turns_cards_into_progress_and_returns_discarded_unrest() -> None:
    assert not empire(plays=["temple"]).offers("card:temple")
    story = empire(hands=["hills"], plays=["temple"])
    with story.changes() as changed:
        story.choose("card:temple")
    exhausted = {"exhaustion:0": "5 to 4", "exhausted:temple": "0 to 1"}
    assert changed == {"hand:0": "-hills", "discard:0": "+hills", "progress:0": "0 to 1", **exhausted}
    story = solstice("temple", hand="unrest-11", discards=["unrest-12, unrest-10, hills"])
    assert story.cards("discard:0") == ("hills", "unrest-10"), "compulsory, and only one"
    assert story.cards("hand:0") == ("unrest-11",)
    assert (story.state.pools[0], story.counter("actions:0")) == ((6, 6, 0), 3)
    assert "unrest-12" in story.cards("unrest")


@rule("imperium:S-22", "imperium:KW-ATTACK-5", "imperium:CARD-RECALLSHIELD-1", "imperium:KW-GARRISON-7")
@rule("imperium:KW-GARRISON-5", "imperium:KW-ABANDON-2")
def test_cataphract_against_protections() -> None:
    story = empire(
        hands=["cataphract"],
        plays=["marsh", "wilderness", "standing-army, hills, oasis", ""],
        pools=[(0, 0, 1), (0, 0, 0), (0, 0, 0), (0, 0, 0)],
        garrisons={"hills": "unrest-12"},
        market=("steppe", "elders", "coinage", "armenians", "ionians"),
    )
    story.choose("card:cataphract")
    assert story.asked == (1, "imperium-ask-shield", "imperium:KW-ATTACK-4")
    story.choose("card:wilderness")
    assert story.cards("hand:1") == ("wilderness",)
    story.choose("choice:yes")
    assert story.counter("progress:2") == 1
    story.choose("choice:yes")
    assert story.asked.seat == 2
    assert set(story.options()) == {"card:hills", "card:oasis"}
    with story.changes() as changed:
        story.choose("card:hills")
    assert changed["discard:2"] == "+hills +unrest-12", "the garrison follows"
    story.choose("done")
    assert story.asked.text == "imperium-ask-garrison-this"
    with story.changes() as changed:
        story.choose("card:marsh")
    assert changed["garrison:0:marsh"] == "+cataphract"
    assert changed["materials:0"] == "0 to 2", "the play text of Marsh is resolved again"
    assert story.asked.text == "imperium-ask-exile-market"


def test_cataphract_may_acquire_and_stay_out_of_garrisons() -> None:
    story = empire(hands=["cataphract"], plays=["marsh, temple"], market=MARKET, exile="hittites")
    story.choose("card:cataphract")
    assert story.options() == ("card:hills", "card:armenians", "card:ionians", "done")
    with story.changes() as changed:
        story.choose("card:hills")
    assert changed["hand:0"] == "+hills"
    assert story.options() == ("card:marsh", "done")
    with story.changes() as changed:
        story.choose("done")
    assert changed == {"play:0": "-cataphract", "discard:0": "+cataphract"}


def score(pools: tuple[int, int, int], **position: object) -> int:
    """The points of seat 0 in a game that ends here."""
    story = empire(phase="final", decks=["", ""], pools=[pools, (0, 0, 0)], **position)
    return story.result.points[0]


@rule("imperium:SCORE-3", "imperium:SCORE-9", "imperium:SCORE-10")
def test_formulas_of_civilised_cards() -> None:
    assert score((29, 0, 0), hands=["moneylenders"]) == 2
    assert score((0, 7, 0), sides="AAAA", hands=["mercenaries"]) == 1 + 1, "and the Romans"
    assert score((0, 0, 9), hands=["temple"]) == 9 + 1
    assert score((0, 0, 0), hands=["urban-development, city-1, metropolis-1"]) == 4 + 1 + 2
    ten = "exports, hills, oasis, marsh, cape, forest, river, steppe, coast"
    assert score((0, 0, 0), hands=[ten]) == 1, "nine cards and the power card"
    assert score((0, 0, 0), hands=[ten.removesuffix(", coast")]) == 0
