"""The scenarios at the end of CIV's rules, one test each. A, B and C sit in seats 0, 1 and 2."""

import pytest

from regnum.testing import rule

from .scene import area, effects, hand, scene

A, B, C = 0, 1, 2


@rule("civ:S-1")
def test_play_one_draw_one() -> None:
    story = scene(hands=["culture-1, religion-1, military-1", "culture-1"], deck=20)
    story.choose("card:culture-1")
    assert story.asked.seat == B
    assert story.count("hand:0") == 3
    assert story.count("deck") == 19


@rule("civ:S-2")
@pytest.mark.parametrize(
    ("seats", "cards", "offered"), [(3, 3, True), (3, 2, False), (4, 2, True), (4, 1, False)]
)
def test_science_gives_experiment_from_three_cards_with_four_players_from_two(
    seats: int, cards: int, offered: bool
) -> None:
    story = scene(seats, hands=["culture"], areas=[f"{cards} science"], phase="effects")
    assert ("experiment" in effects(story)) is offered


@rule("civ:S-3")
@pytest.mark.parametrize("used", ["research", "experiment"])
def test_five_science_give_research_or_experiment(used: str) -> None:
    story = scene(hands=["2 culture-1"], areas=["5 science, 2 military-1"], phase="effects")
    assert {"research", "experiment"} <= effects(story)
    times = 2 if used == "research" else 1
    story.choose(f"choice:{used}", *["card:military-1"] * times, *["card:culture-1"] * times)
    assert not {"research", "experiment"} & effects(story)


@rule("civ:S-4")
def test_three_religion_draw_up_to_five() -> None:
    story = scene(hands=["3 culture-1", "culture-1"], areas=["3 religion, science"])
    story.choose("card:culture-1")
    assert story.count("hand:0") == 2
    story.choose("done")
    assert story.count("hand:0") == 5


@rule("civ:S-4")
def test_two_religion_that_were_three_draw_up_to_three() -> None:
    story = scene(hands=["3 culture-1", "culture-1"], areas=["3 religion, military"])
    story.choose("card:culture-1", "choice:attack", "choice:religion", "done")
    assert story.count("hand:0") == 3


@rule("civ:S-5")
def test_development_replaces_economy_by_economy() -> None:
    story = scene(hands=["economy-2"], areas=["3 economy-1", "culture"], phase="effects")
    story.choose("choice:development", "card:economy-2")
    assert story.cards("area:0:economy") == ("economy-1", "economy-1", "economy-2")
    assert story.cards("discard") == ("economy-1",)


@rule("civ:S-6")
def test_attack_on_science() -> None:
    story = scene(areas=["2 military, science", "2 science, culture", "military"], phase="effects")
    story.choose("choice:attack", "choice:science")
    assert area(story, A) == {"military": 1}
    assert area(story, B) == {"science": 1, "culture": 1}
    assert area(story, C) == {"military": 1}
    assert story.cards("discard") == ("military-1", "science-1", "science-1")


@rule("civ:S-7")
def test_attack_with_the_only_military_card() -> None:
    story = scene(areas=["military, science, utopia", "military, culture"], phase="effects")
    story.choose("choice:attack")
    assert story.options() == ("choice:science", "choice:utopia")
    story.refuses("choice:military")
    story.refuses("choice:culture")


@rule("civ:S-8")
def test_inquisition_looks_at_five_cards_and_gives_back_three() -> None:
    story = scene(
        hands=["military-1, culture-1", "religion-1, science-1, economy-1", "2 culture-1"],
        areas=["religion, science"],
        phase="effects",
    )
    story.choose("choice:inquisition", "seat:1")
    assert story.count("hand:0") == 5
    assert len(story.options()) == 5
    assert story.count("hand:1") == 0
    story.choose("card:culture-1", "card:military-1", "card:religion-1")
    assert hand(story, A) == ("economy-1", "science-1")
    assert hand(story, B) == ("military-1", "religion-1", "culture-1")
    seen = [event.args for event in story.events(C)]
    assert not any("cards" in args for args in seen)
    assert [args["count"] for args in seen if "count" in args] == [3, 3]


@rule("civ:S-9")
def test_an_embargo_lasts_one_turn_of_the_other_player() -> None:
    story = scene(
        hands=["3 culture-3", "2 religion-1, 2 culture-1", "culture-3"],
        areas=["economy", "3 science, religion-2", "military"],
        phase="effects",
    )
    story.choose("choice:embargo", "seat:1", "choice:religion")
    assert story.asked.seat == B
    assert story.options() == ("card:culture-1",)
    story.choose("card:culture-1", "choice:experiment", "card:religion-2")
    assert story.options() == ("card:culture-1",), "not by Experiment either"
    story.choose("card:culture-1")
    assert story.count("discard") == 0
    story.choose("done")
    assert story.cards("discard") == ("economy-1",)
    story.choose("card:culture-3", seat=C)
    while story.asked.seat == C:
        story.choose("done")
    story.choose("card:culture-3", seat=A)
    while story.asked.seat == A:
        story.choose("done")
    assert story.asked.seat == B
    assert story.offers("card:religion-1")


@rule("civ:S-10")
def test_breakthrough_with_four_cards_left() -> None:
    story = scene(
        hands=["culture-1", "culture-1", "culture-1"],
        areas=["2 science, military"],
        deck="4 economy-3",
        phase="effects",
    )
    story.choose("choice:breakthrough")
    assert story.count("hand:0") == 5
    story.choose(*["card:economy-3"] * 4)
    assert story.count("deck") == 0
    assert story.asked.text == "civ-ask-effect", "four were discarded, and no fifth"
    story.choose("done")
    for seat in (B, C):
        story.choose("card:culture-1", seat=seat)
    assert story.result.reason == "majority"


@rule("civ:S-11")
@pytest.mark.parametrize(("cards", "wins"), [(7, False), (8, True)])
def test_a_hidden_card_asks_for_an_eighth(cards: int, wins: bool) -> None:
    story = scene(
        hands=["", "culture-1", "culture-1"],
        areas=["", f"{cards} science"],
        hidden=[(B, "science")],
        turn=B,
    )
    story.choose("card:culture-1", "done")
    assert story.over is wins


@rule("civ:S-12")
def test_as_much_culture_is_not_enough_to_copy() -> None:
    story = scene(
        hands=["2 religion-1"], areas=["3 culture, science", "3 culture, 5 military"], phase="effects"
    )
    assert effects(story) == {"breakthrough"}


@rule("civ:S-12")
def test_more_culture_copies_purge_without_military() -> None:
    story = scene(
        hands=["2 religion-1"], areas=["4 culture, science", "3 culture, 5 military"], phase="effects"
    )
    story.choose("choice:copy-purge", "card:religion-1", "card:religion-1")
    assert story.cards("discard") == ("religion-1", "religion-1")


@rule("civ:S-13")
def test_a_copied_research_uses_up_the_own_experiment() -> None:
    story = scene(
        hands=["2 religion-1"], areas=["culture, 3 science, 2 military-1", "5 science"], phase="effects"
    )
    assert {"experiment", "copy-research"} <= effects(story)
    story.choose("choice:copy-research", *["card:military-1"] * 2, *["card:religion-1"] * 2)
    assert effects(story) == {"breakthrough"}


@rule("civ:S-14")
def test_seven_in_mid_turn_are_nothing() -> None:
    story = scene(hands=["science-2, culture-1", "culture-1"], areas=["6 science-2"])
    story.choose("card:science-2")
    assert area(story, A) == {"science": 7}
    story.choose("choice:experiment", "card:culture-1", "done")
    assert area(story, A) == {"science": 6, "culture": 1}
    assert story.asked.seat == B


@rule("civ:S-15")
def test_the_third_player_has_a_last_turn() -> None:
    story = scene(hands=["3 culture-3", "3 religion-1", "3 military-1"], deck=1, turn=B)
    story.choose("card:religion-1")
    while story.asked.seat == B:
        story.choose("done")
    assert story.count("deck") == 0
    assert story.asked.seat == C
    story.choose("card:military-1")
    assert story.result.reason == "majority"


@rule("civ:S-16")
def test_utopia_breaks_the_tie() -> None:
    story = scene(
        areas=["2 utopia, 2 military, 2 religion", "utopia, 2 culture, 2 science, 2 economy", ""],
        deck=0,
        turn=C,
        phase="effects",
    )
    assert story.result.points == (3, 3, 0)
    assert story.result.winners == (A,)


@rule("civ:S-17")
def test_tied_partners_give_one_point() -> None:
    story = scene(4, areas=["2 culture", "", "2 culture", ""], deck=0, turn=3, phase="effects", teams=True)
    assert story.result.points == (1, 0, 1, 0)
    assert story.result.winners == (0, 2)
