"""Effects of CIV that can be done only in part: PART-1 to PART-3."""

import pytest

from regnum.testing import rule

from .scene import area, effects, hand, scene

# --- PART-1: as much as possible ---------------------------------------------------------------------


@rule("civ:PART-1")
def test_purge_with_one_card_discards_it() -> None:
    story = scene(hands=["culture-1"], areas=["5 military"], phase="effects")
    story.choose("choice:purge", "card:culture-1")
    assert story.cards("discard") == ("culture-1",)
    assert story.asked == (0, "civ-ask-effect", "civ:TURN-2")


@rule("civ:PART-1")
def test_monopoly_plays_the_one_card_there_is() -> None:
    story = scene(hands=["culture-1"], areas=["5 economy, 3 science-1"], phase="effects")
    story.choose("choice:monopoly", "card:science-1", "card:science-1", "card:culture-1")
    assert area(story, 0) == {"economy": 5, "science": 1, "culture": 1}
    assert story.asked.text == "civ-ask-effect"


@rule("civ:PART-1")
def test_development_with_an_empty_hand_only_discards() -> None:
    story = scene(areas=["3 economy, 2 science-1"], phase="effects")
    story.choose("choice:development", "card:science-1")
    assert story.cards("discard") == ("science-1",)
    assert story.asked.text == "civ-ask-effect"


@rule("civ:PART-1", "civ:SCI-1")
def test_experiment_with_an_empty_hand_plays_the_card_it_took() -> None:
    story = scene(areas=["3 science, culture-1"], phase="effects")
    story.choose("choice:experiment", "card:culture-1")
    assert story.options() == ("card:culture-1",)


@rule("civ:PART-1", "civ:CUL-1")
def test_a_copied_monopoly_discards_the_only_card_of_the_area_and_plays_two() -> None:
    story = scene(hands=["3 science-1"], areas=["culture-1", "5 economy"], phase="effects")
    story.choose("choice:copy-monopoly", "card:science-1", "card:science-1")
    assert story.cards("discard") == ("culture-1",)
    assert area(story, 0) == {"science": 2}
    assert hand(story, 0) == ("science-1",)


@rule("civ:PART-1", "civ:CUL-1")
def test_a_copied_research_takes_the_only_card_of_the_area_and_plays_two() -> None:
    story = scene(hands=["2 science-1"], areas=["culture-1", "5 science-2"], phase="effects")
    story.choose("choice:copy-research", "card:science-1", "card:culture-1")
    assert area(story, 0) == {"science": 1, "culture": 1}
    assert hand(story, 0) == ("science-1",)


@rule("civ:PART-1", "civ:UTO-2")
def test_republic_takes_the_one_card_of_the_discard_pile() -> None:
    story = scene(hands=["science-1"], areas=["5 utopia, science"], discard="culture-1", phase="effects")
    story.choose("choice:republic")
    assert hand(story, 0) == ("science-1", "culture-1")
    assert story.count("discard") == 0
    assert story.asked.text == "civ-ask-effect"


@rule("civ:PART-1")
def test_an_empty_hand_offers_no_assassination_and_no_purge() -> None:
    story = scene(areas=["5 military, culture", "5 military"], phase="effects")
    assert effects(story) == {"attack"}


@rule("civ:PART-1")
def test_an_empty_discard_pile_offers_no_oligarchy_and_no_republic() -> None:
    story = scene(hands=["science"], areas=["5 utopia, culture, science", "5 utopia"], phase="effects")
    assert effects(story) == {"breakthrough", "democracy"}


@rule("civ:PART-1", "civ:ECO-3", "civ:Q-9")
@pytest.mark.parametrize(("effect", "given"), [("development", 1), ("monopoly", 2)])
def test_development_discards_even_if_nothing_may_be_played(effect: str, given: int) -> None:
    story = scene(
        hands=["2 culture-1"], areas=["5 economy, 3 science-1"], embargoes=[(0, "culture")], phase="effects"
    )
    story.choose(f"choice:{effect}", *["card:science-1"] * given)
    assert story.options() == ("done",), "asked once, and not for every card"
    story.choose("done")
    assert story.asked.text == "civ-ask-effect"
    assert area(story, 0) == {"economy": 5, "science": 3 - given}
    assert hand(story, 0) == ("culture-1", "culture-1")


@rule("civ:PART-1", "civ:ECO-3")
def test_research_plays_what_the_embargo_leaves() -> None:
    story = scene(
        hands=["culture-1"],
        areas=["5 science, military-1, culture-1"],
        embargoes=[(0, "culture")],
        phase="effects",
    )
    story.choose("choice:research", "card:military-1", "card:culture-1")
    assert story.options() == ("card:military-1",)
    story.choose("card:military-1")
    assert story.options() == ("done",)
    story.choose("done")
    assert hand(story, 0) == ("culture-1", "culture-1")


# --- PART-2: cards played by effects -----------------------------------------------------------------


@rule("civ:PART-2")
@pytest.mark.parametrize(
    "card", ["military-1", "religion-1", "economy-1", "science-1", "culture-1", "utopia-3"]
)
def test_an_effect_plays_a_card_of_any_domain(card: str) -> None:
    story = scene(hands=[card], areas=["3 economy-3, military-3, science-3"], phase="effects")
    story.choose("choice:development", "card:military-3")
    assert story.options() == (f"card:{card}",)
    story.choose(f"card:{card}")
    assert area(story, 0)[card[:-2]] >= 1


@rule("civ:PART-2", "civ:TURN-4")
def test_a_card_played_by_development_counts_at_once() -> None:
    story = scene(
        hands=["science-1, religion-1"], areas=["3 economy, 2 science, military-1"], phase="effects"
    )
    assert "experiment" not in effects(story)
    story.choose("choice:development", "card:military-1", "card:science-1")
    assert "experiment" in effects(story)


@rule("civ:PART-2", "civ:TURN-4")
def test_a_card_played_by_experiment_counts_at_once() -> None:
    story = scene(hands=["military-1"], areas=["3 science, culture-1, 2 military-1"], phase="effects")
    story.choose("choice:experiment", "card:culture-1", "card:military-1")
    assert "assassination" in effects(story)


# --- PART-3: sacrifices that change nothing, and targets ---------------------------------------------


@rule("civ:PART-3", "civ:SCI-3")
def test_breakthrough_with_an_empty_deck_may_still_be_paid() -> None:
    story = scene(hands=["culture-1"], areas=["2 science, military"], deck=0, phase="effects")
    with story.changes() as changed:
        story.choose("choice:breakthrough")
    assert changed == {"area:0:science": "-science-1", "discard": "+science-1"}
    assert story.asked.text == "civ-ask-effect"


@rule("civ:PART-3", "civ:MIL-3")
def test_an_attack_that_hits_nobody_else_may_still_be_made() -> None:
    story = scene(areas=["2 military, science, culture"], phase="effects")
    story.choose("choice:attack", "choice:culture")
    assert area(story, 0) == {"military": 1, "science": 1}


@rule("civ:PART-3", "civ:REL-4")
def test_inquisition_needs_another_hand_with_cards() -> None:
    story = scene(hands=["3 culture"], areas=["religion, science", "religion"], phase="effects")
    assert effects(story) == {"breakthrough"}


@rule("civ:PART-3", "civ:ECO-3", "civ:UTO-3")
def test_embargo_and_democracy_need_another_area_with_cards() -> None:
    story = scene(hands=["culture", "culture"], areas=["economy, utopia, science"], phase="effects")
    assert effects(story) == {"breakthrough"}


@rule("civ:PART-3", "civ:ECO-3", "civ:UTO-3")
def test_one_card_of_another_player_is_target_enough() -> None:
    story = scene(areas=["economy, utopia, science", "", "culture"], phase="effects")
    assert effects(story) == {"breakthrough", "embargo", "democracy"}


@rule("civ:PART-3")
def test_a_sacrifice_needs_a_card_to_pay_with() -> None:
    story = scene(hands=["3 religion", "culture"], areas=["science", "3 culture"], phase="effects")
    assert effects(story) == {"breakthrough"}
