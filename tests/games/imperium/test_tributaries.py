"""The tributary commons, card by card."""

import pytest

from regnum.testing import Story, rule

from .scene import scene

MARKET = ("hills", "elders", "coinage", "ionians", "hittites")


def test_armenians_acquire_and_go_into_history() -> None:
    story = scene(hands=["armenians"], market=MARKET, exile="town-1")
    with story.changes() as changed:
        story.choose("card:armenians")
    assert changed["hand:0"].startswith("-armenians +elders +unrest")
    assert changed["hand:0"].count("+") == 2
    assert changed["history:0"] == "+armenians"
    assert {key: change for key, change in changed.items() if " to " in change} == {"actions:0": "3 to 2"}
    story = scene(hands=["armenians"], market=("hills", "elders", "coinage", "city-1", "hittites"))
    story.choose("card:armenians")
    assert story.options() == ("card:elders", "card:city-1")
    assert story.cards("history:0") == (), "at the end"


def test_assyrians_bring_population_for_free() -> None:
    story = scene(hands=["assyrians"], pools=[(0, 0, 0)])
    with story.changes() as changed:
        story.choose("card:assyrians")
    assert changed == {"hand:0": "-assyrians", "discard:0": "+assyrians", "population:0": "0 to 1"}


@rule(
    "imperium:S-37",
    "imperium:RESHUFFLE-15",
    "imperium:KW-NATIONDECK-3",
    "imperium:KW-EMPIRE-4",
    "imperium:Q-11",
)
@rule("imperium:TIME-17", "imperium:RESHUFFLE-5", "imperium:KW-BARBARIAN-3")
def test_egyptians_reach_accession_and_do_not_develop_as_well() -> None:
    story = scene(hands=["egyptians"], nation_decks=[""], pools=[(9, 9, 9)])
    with story.changes() as changed:
        story.choose("card:egyptians")
    assert changed["discard:0"] == "+romans-julius-caesar"
    assert changed["empire:0"] == "0 to 1"
    assert changed["history:0"] == "+egyptians"
    assert "exhaustion:0" not in changed
    assert "development:0" not in changed


def test_egyptians_bring_a_nation_card_to_barbarians() -> None:
    story = scene(hands=["egyptians"], nation_decks=["raetia, gallia-aquitania"])
    with story.changes() as changed:
        story.choose("card:egyptians")
    assert changed == {
        "hand:0": "-egyptians",
        "history:0": "+egyptians",
        "discard:0": "+romans-raetia",
        "nation:0": "-1",
        "actions:0": "3 to 2",
    }


@rule("imperium:KW-DEVELOP-1", "imperium:KW-DEVELOP-2", "imperium:KW-EMPIRE-3")
def test_egyptians_develop_for_empires() -> None:
    story = scene(hands=["egyptians"], empires=[0], pools=[(9, 9, 9)], developments=["legions, the-senate"])
    story.choose("card:egyptians")
    assert set(story.options()) == {"card:romans-legions", "card:romans-the-senate"}
    assert story.cards("history:0") == (), "at the end"
    story = scene(hands=["egyptians"], empires=[0], pools=[(4, 0, 0)], developments=["legions, the-senate"])
    with story.changes() as changed:
        story.choose("card:egyptians")
    assert changed["development:0"] == "-romans-the-senate", "the only one that can be paid for"
    assert changed["materials:0"] == "4 to 0"
    assert changed["discard:0"] == "+romans-the-senate"
    assert "exhausted:development:0" not in changed


@rule("imperium:Q-56", "imperium:KW-DEVELOP-6", "imperium:NATION-VIKINGS-1")
def test_egyptians_may_be_played_though_nothing_can_be_developed() -> None:
    story = scene(hands=["egyptians"], empires=[0], pools=[(0, 0, 0)])
    with story.changes() as changed:
        story.choose("card:egyptians")
    assert changed["history:0"] == "+egyptians"
    assert "development:0" not in changed


@rule("imperium:KW-RETURN-2", "imperium:TIME-7")
def test_ionians_return_up_to_two_unrest_from_hand_or_discard_pile() -> None:
    story = scene(hands=["ionians, unrest-11, hills"], discards=["unrest-12, unrest-10"])
    story.choose("card:ionians")
    assert story.options() == ("card:unrest-11", "card:unrest-12", "done")
    story.choose("card:unrest-11")
    with story.changes() as changed:
        story.choose("card:unrest-12")
    assert changed == {
        "unrest": "+unrest-12",
        "discard:0": "-unrest-12",
        "play:0": "-ionians",
        "history:0": "+ionians",
    }, "no third"
    story = scene(hands=["ionians, unrest-11"])
    story.choose("card:ionians", "done")
    assert story.cards("hand:0") == ("unrest-11",)


@rule("imperium:KW-PASSIVE-1", "imperium:KW-PASSIVE-3", "imperium:CLEANUP-8")
def test_qin_and_awe_inspiring_enlarge_the_hand() -> None:
    story = scene(plays=["qin, awe-inspiring"], decks=["7 unrest"], phase="refill")
    assert story.count("hand:0") == 7
    story = scene(hands=["qin, awe-inspiring"], decks=["7 unrest"], phase="refill")
    assert story.count("hand:0") == 5, "only in play"


def test_olmecs_return_an_exhaustion_token() -> None:
    story = scene(hands=["olmecs"], plays=["coinage, shrine"], exhausted="coinage, shrine", exhaustion=3)
    story.choose("card:olmecs")
    assert story.options() == ("card:shrine", "card:coinage"), "compulsory"
    with story.changes() as changed:
        story.choose("card:shrine")
    returned = {"exhaustion:0": "3 to 4", "exhausted:shrine": "1 to 0"}
    assert changed == {"play:0": "-olmecs", "discard:0": "+olmecs", **returned}


@rule("imperium:CARD-SUMERIANS-2", "imperium:ACTIVATE-5")
def test_sumerians_cannot_be_played() -> None:
    assert not scene(hands=["sumerians"]).offers("card:sumerians")


def last_round(**position: object) -> Story:
    """A game that ends here, with Sumerians in the draw deck of seat 0 and two cards of unrest elsewhere."""
    return scene(
        hands=["unrest-10"],
        discards=["unrest-11"],
        phase="refill",
        turn=1,
        round=9,
        last_round=9,
        pools=[(0, 0, 0), (0, 0, 0)],
        **{"decks": ["sumerians, unrest-12", ""], **position},  # type: ignore[arg-type]
    )


@rule("imperium:CARD-SUMERIANS-1", "imperium:SCORE-2", "imperium:Q-49")
def test_sumerians_return_two_unrest_before_scoring() -> None:
    story = last_round()
    assert story.asked == (0, "imperium-ask-sumerians", "imperium:CARD-SUMERIANS-1")
    story.choose("card:unrest-12")
    with story.changes() as changed:
        story.choose("card:unrest-11")
    assert "+unrest-11" in changed["unrest"]
    assert story.over
    assert story.result.points[0] == 3 - 2


@rule("imperium:CARD-SUMERIANS-1")
def test_sumerians_may_return_fewer() -> None:
    story = last_round()
    story.choose("done")
    assert story.over
    assert story.result.points[0] == 3 - 6
    story = last_round()
    story.choose("card:unrest-10", "done")
    assert story.over
    assert story.result.points[0] == 3 - 4


@rule("imperium:CARD-SUMERIANS-1")
def test_sumerians_find_unrest_in_the_play_area_and_in_history_too() -> None:
    story = last_round(plays=["unrest-8"], histories=["unrest-9"])
    assert story.options() == (*(f"card:unrest-{number}" for number in range(8, 13)), "done")
    story.choose("card:unrest-9")
    with story.changes() as changed:
        story.choose("card:unrest-8")
    assert changed["play:0"] == "-unrest-8"
    assert "+unrest-8" in changed["unrest"]
    assert story.cards("history:0") == ()
    assert story.result.points[0] == 3 - 6


def test_aksumites_bring_materials() -> None:
    story = scene(hands=["aksumites"], pools=[(0, 0, 0)])
    with story.changes() as changed:
        story.choose("card:aksumites")
    played = {"hand:0": "-aksumites", "discard:0": "+aksumites", "actions:0": "3 to 2"}
    assert changed == {**played, "materials:0": "0 to 4"}


def test_minoans_put_a_card_on_the_deck_and_gain_progress() -> None:
    story = scene(hands=["minoans, hills, oasis"])
    story.choose("card:minoans")
    assert set(story.options()) == {"card:hills", "card:oasis"}
    assert story.counter("progress:0") == 0, "first the card"
    with story.changes() as changed:
        story.choose("card:hills")
    assert changed["hand:0"] == "-hills"
    assert changed["deck-top:0"] == "+hills"
    assert changed["progress:0"] == "0 to 2"
    assert changed["discard:0"] == "+minoans"
    story = scene(hands=["minoans"])
    with story.changes() as changed:
        story.choose("card:minoans")
    played = {"hand:0": "-minoans", "discard:0": "+minoans"}
    assert changed == {**played, "progress:0": "0 to 2"}, "X and Y is no cost"


def test_mauryans_choose_at_the_solstice() -> None:
    story = scene(
        plays=["mauryans"], hands=["", "5 unrest"], discards=["hills, elders"], phase="refill", turn=1
    )
    with story.changes() as changed:
        story.choose("choice:take-back-which-region")
    assert changed == {"hand:0": "+hills", "discard:0": "-hills", "round": "1 to 2"}
    story = scene(plays=["mauryans"], hands=["", "5 unrest"], phase="refill", turn=1)
    with story.changes() as changed:
        story.choose("choice:gain-2-materials")
    assert changed["materials:0"] == "6 to 8"


def test_hittites_break_through_for_a_region() -> None:
    market = ("hills", "elders", "coinage", "ionians", "armenians")
    story = scene(hands=["hittites"], market=market, exile="oasis")
    with story.changes() as changed:
        story.choose("card:hittites")
        assert story.options() == ("card:hills", "choice:from-deck")
        assert story.cards("history:0") == (), "at the end"
        story.choose("card:hills")
    assert changed["hand:0"] == "-hittites +hills"
    assert changed["history:0"] == "+hittites"
    assert {key: change for key, change in changed.items() if " to " in change} == {"actions:0": "3 to 2"}


@rule("imperium:SCORE-6", "imperium:SCORE-11")
@pytest.mark.parametrize(
    ("position", "worth"),
    [
        ({"hands": ["egyptians, coinage, city-1"]}, 2 + 2 + 1),
        ({"hands": ["qin"], "plays": ["city-1, city-2, hills"]}, 2 + 0),
        ({"plays": ["qin, city-1, city-2, hills"]}, 2 + 1),
        ({"hands": ["aksumites, armenians"]}, 2 + 3),
        ({"hands": ["mauryans"], "histories": ["hills, oasis, marsh"]}, 1),
    ],
)
def test_formulas_of_tributaries(position: dict[str, list[str]], worth: int) -> None:
    story = scene(phase="final", decks=["", ""], pools=[(0, 0, 0), (0, 0, 0)], **position)  # type: ignore[arg-type]
    assert story.result.points[0] == worth


def test_minoans_count_progress() -> None:
    story = scene(phase="final", hands=["minoans"], decks=["", ""], pools=[(0, 0, 9), (0, 0, 0)])
    assert story.result.points[0] == 9 + 2
