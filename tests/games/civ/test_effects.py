"""What the domains of CIV do: MIL-*, REL-*, ECO-*, SCI-*, UTO-*, CUL-*."""

import pytest

from regnum.testing import Story, rule

from .scene import area, effects, hand, scene

# --- Military ----------------------------------------------------------------------------------------


@rule("civ:MIL-1")
def test_assassination_discards_one_card_from_hand() -> None:
    story = scene(hands=["2 culture-1, religion-1"], areas=["3 military"], phase="effects")
    story.choose("choice:assassination")
    assert story.asked.clause == "civ:MIL-1"
    with story.changes() as changed:
        story.choose("card:culture-1")
    assert changed == {"hand:0": "-culture-1", "discard": "+culture-1"}
    assert story.asked.text == "civ-ask-effect"


@rule("civ:MIL-2")
def test_purge_discards_two_cards_from_hand() -> None:
    story = scene(hands=["2 culture-1, 2 religion-1"], areas=["5 military"], phase="effects")
    with story.changes() as changed:
        story.choose("choice:purge", "card:religion-1", "card:culture-1")
    assert changed == {"hand:0": "-culture-1 -religion-1", "discard": "+culture-1 +religion-1"}
    assert story.asked.text == "civ-ask-effect"


@rule("civ:MIL-3")
def test_attack_costs_military_and_a_card_of_the_domain_and_hits_everyone() -> None:
    story = scene(
        hands=["culture"],
        areas=["2 military-1, 2 science-1", "science-2, military-2", "2 science-3"],
        phase="effects",
    )
    with story.changes() as changed:
        story.choose("choice:attack", "choice:science")
    assert changed == {
        "area:0:military": "-military-1",
        "area:0:science": "-science-1",
        "area:1:science": "-science-2",
        "area:2:science": "-science-3",
        "discard": "+military-1 +science-1 +science-2 +science-3",
    }


@rule("civ:MIL-3")
def test_who_has_no_card_of_the_domain_loses_nothing() -> None:
    story = scene(hands=["culture"], areas=["2 military, science", "culture", "religion"], phase="effects")
    story.choose("choice:attack", "choice:science")
    assert area(story, 1) == {"culture": 1}
    assert area(story, 2) == {"religion": 1}


@rule("civ:MIL-3")
def test_the_attacker_must_own_a_card_of_the_domain() -> None:
    story = scene(areas=["2 military, science, culture", "religion, economy, utopia"], phase="effects")
    story.choose("choice:attack")
    assert story.asked == (0, "civ-ask-attack-domain", "civ:MIL-3")
    assert story.options() == ("choice:military", "choice:science", "choice:culture")


@rule("civ:MIL-3")
def test_the_last_military_card_pays_and_cannot_be_lost_again() -> None:
    story = scene(areas=["military, science, culture", "military"], phase="effects")
    story.choose("choice:attack")
    assert story.options() == ("choice:science", "choice:culture")


@rule("civ:MIL-3")
def test_attack_on_military_costs_two_of_them() -> None:
    story = scene(areas=["2 military, culture", "3 military", "military"], phase="effects")
    story.choose("choice:attack", "choice:military")
    assert [area(story, seat) for seat in story.seats] == [{"culture": 1}, {"military": 2}, {}]
    assert story.count("discard") == 4


@rule("civ:MIL-3", "civ:PART-3")
def test_a_single_military_card_cannot_attack() -> None:
    story = scene(hands=["", "culture"], areas=["military", "2 military"], phase="effects")
    assert story.asked.seat == 1, "there was nothing to do in the turn of seat 0"


@rule("civ:MIL-3", "civ:Q-2")
def test_everybody_chooses_which_age_to_lose_clockwise_from_the_attacker() -> None:
    mixed = "science-1, science-2"
    story = scene(areas=[mixed, f"military, {mixed}, culture", mixed], turn=1, phase="effects")
    story.choose("choice:attack", "choice:science")
    asked = []
    for _ in range(3):
        assert story.options() == ("card:science-1", "card:science-2")
        assert story.asked.clause == "civ:MIL-3"
        asked.append(story.asked.seat)
        story.choose("card:science-2")
    assert asked == [1, 2, 0]
    assert story.cards("discard") == ("military-1", "science-2", "science-2", "science-2")


@rule("civ:Q-2")
def test_cards_alike_are_lost_without_a_question() -> None:
    story = scene(areas=["military, 2 science-1, culture", "3 science-2"], phase="effects")
    story.choose("choice:attack", "choice:science")
    assert story.asked == (0, "civ-ask-effect", "civ:TURN-2")
    assert area(story, 1) == {"science": 2}


@rule("civ:MIL-3", "civ:Q-2")
def test_the_attacker_chooses_which_military_card_pays() -> None:
    story = scene(areas=["military-1, military-3, science"], phase="effects")
    story.choose("choice:attack", "card:military-3", "choice:science")
    assert story.cards("discard") == ("military-3", "science-1")


# --- Religion ----------------------------------------------------------------------------------------


@rule("civ:REL-1", "civ:REL-2")
@pytest.mark.parametrize(("seats", "level_1", "level_2"), [(2, 3, 5), (3, 3, 5), (4, 2, 4)])
def test_religion_raises_the_hand_size(seats: int, level_1: int, level_2: int) -> None:
    for cards in range(1, level_2 + 2):
        story = scene(
            seats, hands=["culture", "culture"], areas=[f"{cards} religion, science"], phase="effects"
        )
        story.choose("done")
        expected = 7 if cards >= level_2 else 5 if cards >= level_1 else 3
        assert story.count("hand:0") == expected, f"{cards} Religion with {seats} seats"


@rule("civ:REL-1", "civ:REL-2")
def test_the_hand_size_needs_no_choice() -> None:
    story = scene(hands=["culture"], areas=["5 religion, science"], phase="effects")
    assert effects(story) == {"breakthrough"}
    assert story.counter("hand-size:0") == 7


@rule("civ:REL-3")
def test_religion_that_was_lost_before_drawing_does_not_count() -> None:
    story = scene(hands=["culture", "culture"], areas=["3 religion, 2 military"], phase="effects")
    story.choose("choice:attack", "choice:religion", "done")
    assert story.count("hand:0") == 3


@rule("civ:REL-3")
def test_religion_that_is_played_in_the_turn_counts() -> None:
    story = scene(hands=["religion-1, culture", "culture"], areas=["4 religion-1, science"])
    story.choose("card:religion-1", "done")
    assert story.count("hand:0") == 7


@rule("civ:REL-3", "civ:TURN-6")
def test_religion_that_is_lost_later_takes_no_cards_from_the_hand() -> None:
    story = scene(hands=["5 culture", "culture-3"], areas=["3 religion", "2 religion, military"], turn=1)
    story.choose("card:culture-3", "choice:attack", "choice:religion")
    assert story.counter("hand-size:0") == 3
    assert story.count("hand:0") == 5


@rule("civ:REL-4")
def test_inquisition_joins_the_hands_and_gives_back_as_many() -> None:
    story = scene(
        hands=["2 culture-1", "religion-1, science-1, economy-1"],
        areas=["religion-2, science-2"],
        phase="effects",
    )
    with story.changes() as changed:
        story.choose("choice:inquisition")
    assert changed == {
        "area:0:religion": "-religion-2",
        "discard": "+religion-2",
        "hand:0": "+economy-1 +religion-1 +science-1",
        "hand:1": "-economy-1 -religion-1 -science-1",
    }
    story.choose("card:culture-1", "card:religion-1", "card:culture-1")
    assert hand(story, 0) == ("economy-1", "science-1")
    assert hand(story, 1) == ("religion-1", "culture-1", "culture-1")


@rule("civ:REL-4")
def test_any_card_of_the_joint_hand_may_be_given_back() -> None:
    story = scene(hands=["culture-1", "religion-1, science-1"], areas=["religion"], phase="effects")
    story.choose("choice:inquisition")
    assert story.asked == (0, "civ-ask-give-back", "civ:REL-4")
    assert story.options() == ("card:religion-1", "card:science-1", "card:culture-1")
    story.choose("card:religion-1")
    assert story.options() == ("card:science-1", "card:culture-1")
    story.refuses("done")


@rule("civ:REL-4")
def test_inquisition_chooses_another_player_with_cards() -> None:
    story = scene(4, hands=["culture", "culture", "", "culture"], areas=["religion"], phase="effects")
    story.choose("choice:inquisition")
    assert story.asked == (0, "civ-ask-inquisition-seat", "civ:REL-4")
    assert story.options() == ("seat:1", "seat:3")


@rule("civ:REL-4")
def test_inquisition_works_with_an_empty_hand_of_ones_own() -> None:
    story = scene(hands=["", "2 science-1"], areas=["religion, science"], phase="effects")
    story.choose("choice:inquisition", "card:science-1", "card:science-1")
    assert hand(story, 0) == ()
    assert hand(story, 1) == ("science-1", "science-1")


# --- Economy -----------------------------------------------------------------------------------------


@rule("civ:ECO-1")
def test_development_discards_from_the_area_then_plays_from_hand() -> None:
    story = scene(
        hands=["culture-1, religion-1"], areas=["3 economy-1, science-1, military"], phase="effects"
    )
    with story.changes() as changed:
        story.choose("choice:development", "card:military-1", "card:culture-1")
    assert changed == {
        "area:0:military": "-military-1",
        "discard": "+military-1",
        "hand:0": "-culture-1",
        "area:0:culture": "+culture-1",
    }


@rule("civ:ECO-2")
def test_monopoly_discards_two_then_plays_two() -> None:
    story = scene(hands=["2 culture-1, religion-1"], areas=["5 economy, 2 science-1"], phase="effects")
    story.choose("choice:monopoly", "card:science-1", "card:economy-3", "card:culture-1", "card:religion-1")
    assert area(story, 0) == {"economy": 4, "science": 1, "culture": 1, "religion": 1}
    assert hand(story, 0) == ("culture-1",)
    assert story.cards("discard") == ("economy-3", "science-1")


@rule("civ:ECO-1", "civ:ECO-2")
def test_both_halves_are_a_duty() -> None:
    story = scene(hands=["2 culture-1"], areas=["5 economy, 2 science-1"], phase="effects")
    story.choose("choice:monopoly")
    for answer in ("card:science-1", "card:economy-3", "card:culture-1", "card:culture-1"):
        assert not story.offers("done")
        story.choose(answer)


@rule("civ:ECO-3")
def test_embargo_lays_an_economy_card_on_a_domain_of_another_player() -> None:
    story = scene(areas=["economy-1, science", "culture, religion"], phase="effects")
    with story.changes() as changed:
        story.choose("choice:embargo", "choice:religion")
    assert changed == {"area:0:economy": "-economy-1", "embargo:1:religion": "+economy-1"}


@rule("civ:ECO-3")
def test_embargo_needs_a_card_of_the_other_player_there() -> None:
    story = scene(areas=["economy, science", "culture, religion", "utopia"], phase="effects")
    story.choose("choice:embargo")
    assert story.asked == (0, "civ-ask-embargo-seat", "civ:ECO-3")
    assert story.options() == ("seat:1", "seat:2")
    story.choose("seat:1")
    assert story.options() == ("choice:religion", "choice:culture")


@rule("civ:ECO-3")
def test_embargo_bars_the_domain_in_the_next_turn_of_that_player_only() -> None:
    story = scene(
        hands=["3 culture-1", "religion-1, culture-2", "religion-1, culture-2"],
        areas=["economy", "religion", "religion"],
        phase="effects",
    )
    story.choose("choice:embargo", "seat:2")
    assert story.asked.seat == 1
    assert story.options() == ("card:religion-1", "card:culture-2"), "nothing lies on seat 1"
    story.choose("card:culture-2", "done")
    assert story.asked.seat == 2
    assert story.options() == ("card:culture-2",)


@rule("civ:ECO-3")
def test_embargo_ends_with_the_turn_it_lay_in() -> None:
    story = scene(
        2,
        hands=["3 culture-1", "2 religion-1, culture-2"],
        areas=["", "religion-2"],
        embargoes=[(1, "religion")],
    )
    story.choose("card:culture-1")
    assert story.has("embargo:1:religion"), "it stays while others have their turns"
    with story.changes() as changed:
        story.choose("card:culture-2", "done")
    assert changed["embargo:1:religion"] == "-economy-1"
    assert changed["discard"] == "+economy-1"
    story.choose("card:culture-1")
    assert story.asked.seat == 1
    assert story.offers("card:religion-1")


@rule("civ:ECO-3", "civ:SCI-1")
def test_embargo_bars_experiment_too() -> None:
    story = scene(
        hands=["culture-1"], areas=["3 science, religion-1"], embargoes=[(0, "religion")], phase="effects"
    )
    story.choose("choice:experiment", "card:religion-1")
    assert hand(story, 0) == ("religion-1", "culture-1")
    assert story.options() == ("card:culture-1",)


@rule("civ:ECO-3", "civ:ECO-1")
def test_embargo_bars_development_too() -> None:
    story = scene(
        hands=["culture-1, religion-1"],
        areas=["3 economy, science-1"],
        embargoes=[(0, "religion")],
        phase="effects",
    )
    story.choose("choice:development", "card:science-1")
    assert story.options() == ("card:culture-1",)


@rule("civ:ECO-3")
def test_embargo_bars_playing_only() -> None:
    story = scene(
        hands=["2 military-1"], areas=["3 military, science"], embargoes=[(0, "military")], phase="effects"
    )
    assert {"assassination", "attack"} <= effects(story)
    story.choose("choice:assassination", "card:military-1")
    assert story.cards("discard") == ("military-1",)


@rule("civ:ECO-3")
def test_several_embargoes_may_lie_on_one_player() -> None:
    story = scene(
        hands=["religion-1, culture-1, science-1"],
        areas=["military"],
        embargoes=[(0, "religion"), (0, "culture")],
    )
    assert story.options() == ("card:science-1",)


@rule("civ:ECO-3", "civ:Q-5")
def test_embargoes_of_two_players_end_together() -> None:
    story = scene(
        hands=["3 culture-1", "3 culture-2", "religion-1, science-1, military-1"],
        areas=["economy", "economy", "religion, science"],
        phase="effects",
    )
    story.choose("choice:embargo", "seat:2", "choice:religion")
    story.choose("card:culture-2", "choice:embargo", "choice:science", seat=1)
    assert story.options(2) == ("card:military-1",)
    with story.changes() as changed:
        story.choose("card:military-1", "done", seat=2)
    assert changed["discard"] == "+economy-1 +economy-1"
    assert not story.has("embargo:2:religion")
    assert not story.has("embargo:2:science")


@rule("civ:Q-5")
def test_an_embargo_on_another_player_does_not_end_early() -> None:
    story = scene(
        hands=["3 culture-1", "religion-1, culture-2"],
        areas=["", "religion"],
        embargoes=[(0, "science"), (1, "religion")],
    )
    with story.changes() as changed:
        story.choose("card:culture-1")
    assert changed["embargo:0:science"] == "-economy-1"
    assert changed["discard"] == "+economy-1"
    assert story.asked.seat == 1
    assert story.options() == ("card:culture-2",)


@rule("civ:ECO-3")
def test_the_embargo_card_is_gone_from_economy() -> None:
    story = scene(hands=["culture"], areas=["3 economy, science", "culture"], phase="effects")
    assert "development" in effects(story)
    story.choose("choice:embargo")
    assert "development" not in effects(story)


# --- Science -----------------------------------------------------------------------------------------


@rule("civ:SCI-1")
def test_experiment_takes_one_card_back_then_plays_one() -> None:
    story = scene(hands=["culture-1"], areas=["3 science, religion-1"], phase="effects")
    with story.changes() as changed:
        story.choose("choice:experiment", "card:religion-1", "card:culture-1")
    assert changed == {
        "area:0:religion": "-religion-1",
        "hand:0": "-culture-1 +religion-1",
        "area:0:culture": "+culture-1",
    }


@rule("civ:SCI-1")
def test_the_card_taken_back_may_be_played_again() -> None:
    story = scene(hands=["culture-1"], areas=["3 science, religion-1"], phase="effects")
    with story.changes() as changed:
        story.choose("choice:experiment", "card:religion-1", "card:religion-1")
    assert changed == {}


@rule("civ:SCI-2")
def test_research_takes_two_cards_back_then_plays_two() -> None:
    story = scene(
        hands=["culture-1, economy-1"], areas=["5 science, religion-1, military-1"], phase="effects"
    )
    story.choose("choice:research", "card:religion-1", "card:military-1", "card:culture-1", "card:military-1")
    assert area(story, 0) == {"science": 5, "culture": 1, "military": 1}
    assert hand(story, 0) == ("religion-1", "economy-1")
    assert story.count("discard") == 0


@rule("civ:SCI-3")
def test_breakthrough_draws_five_then_discards_five() -> None:
    story = scene(
        hands=["2 religion-1, culture-1"],
        areas=["science-1, military, culture-2"],
        deck="4 economy-3, utopia-3, 3 military-2",
        phase="effects",
    )
    with story.changes() as changed:
        story.choose("choice:breakthrough")
    assert changed == {
        "area:0:science": "-science-1",
        "discard": "+science-1",
        "hand:0": "+economy-3 +economy-3 +economy-3 +economy-3 +utopia-3",
        "deck": "-5",
    }
    with story.changes() as changed:
        story.choose("card:economy-3", "card:economy-3", "card:religion-1", "card:utopia-3", "card:culture-1")
    assert hand(story, 0) == ("religion-1", "economy-3", "economy-3")
    assert changed["discard"] == "+culture-1 +economy-3 +economy-3 +religion-1 +utopia-3"
    assert story.asked.text == "civ-ask-effect"


@rule("civ:SCI-3")
@pytest.mark.parametrize("left", [1, 2, 3, 4])
def test_breakthrough_with_few_cards_left_discards_as_many_as_it_drew(left: int) -> None:
    story = scene(
        hands=["2 religion-1"],
        areas=["science, military, culture"],
        deck=f"{left} economy-3",
        phase="effects",
    )
    story.choose("choice:breakthrough", *["card:economy-3"] * left)
    assert hand(story, 0) == ("religion-1", "religion-1")
    assert story.asked.text == "civ-ask-effect"
    assert story.count("deck") == 0


# --- Utopia ------------------------------------------------------------------------------------------


@rule("civ:UTO-1")
def test_oligarchy_takes_any_card_of_the_discard_pile() -> None:
    story = scene(
        hands=["culture"],
        areas=["3 utopia, science"],
        discard="science-1, military-2, 2 economy-3",
        phase="effects",
    )
    story.choose("choice:oligarchy")
    assert story.options() == ("card:military-2", "card:economy-3", "card:science-1")
    with story.changes() as changed:
        story.choose("card:military-2")
    assert changed == {"discard": "-military-2", "hand:0": "+military-2"}
    assert story.asked.text == "civ-ask-effect"


@rule("civ:UTO-2")
def test_republic_takes_any_two() -> None:
    story = scene(
        hands=["culture-1"], areas=["5 utopia, science"], discard="science-1, 2 economy-3", phase="effects"
    )
    with story.changes() as changed:
        story.choose("choice:republic", "card:economy-3", "card:economy-3")
    assert changed == {"discard": "-economy-3 -economy-3", "hand:0": "+economy-3 +economy-3"}


@rule("civ:UTO-3")
def test_democracy_hides_a_utopia_card_in_a_domain_of_another_player() -> None:
    story = scene(areas=["utopia, science", "culture, religion"], phase="effects")
    with story.changes() as changed:
        story.choose("choice:democracy", "choice:religion")
    assert changed == {
        "area:0:utopia": "-utopia-3",
        "hidden:1:religion": "+utopia-3",
        "needed:1:religion": "0 to 8",
    }


@rule("civ:UTO-3")
def test_democracy_needs_a_card_of_the_other_player_there() -> None:
    story = scene(areas=["utopia, science", "culture, religion", ""], phase="effects")
    story.choose("choice:democracy")
    assert story.asked == (0, "civ-ask-democracy-domain", "civ:UTO-3"), "seat 2 has no card"
    assert story.options() == ("choice:religion", "choice:culture")


@rule("civ:UTO-3")
def test_a_hidden_card_is_no_card_of_the_domain() -> None:
    story = scene(
        hands=["culture"],
        areas=["2 science, military", "military, science"],
        hidden=[(0, "science")],
        phase="effects",
    )
    assert "experiment" not in effects(story)
    assert area(story, 0) == {"science": 2, "military": 1}


@rule("civ:UTO-3")
def test_an_attack_does_not_take_a_hidden_card() -> None:
    story = scene(areas=["2 military, science", "culture"], hidden=[(1, "science")], phase="effects")
    with story.changes() as changed:
        story.choose("choice:attack", "choice:science")
    assert "hidden:1:science" not in changed
    assert area(story, 1) == {"culture": 1}


@rule("civ:UTO-3")
@pytest.mark.parametrize("laid", [1, 2, 3])
def test_each_hidden_card_asks_for_one_more(laid: int) -> None:
    needed = 7 + laid
    story = scene(hands=["science-1"], areas=[f"{needed - 2} science"], hidden=[(0, "science")] * laid)
    story.choose("card:science-1", "done")
    assert not story.over
    story = scene(hands=["science-1"], areas=[f"{needed - 1} science"], hidden=[(0, "science")] * laid)
    story.choose("card:science-1", "done")
    assert story.result.winners == (0,)


@rule("civ:UTO-3")
def test_a_hidden_card_stays() -> None:
    story = scene(
        2, hands=["culture-1", "culture-2"], areas=["", "military"], hidden=[(0, "science"), (1, "military")]
    )
    story.choose("card:culture-1")
    story.choose("card:culture-2", seat=1)
    while story.asked.seat == 1:
        story.choose("done")
    assert story.has("hidden:0:science")
    assert story.has("hidden:1:military")


# --- Culture -----------------------------------------------------------------------------------------


@rule("civ:CUL-1")
@pytest.mark.parametrize(
    ("own", "others", "inspired"),
    [(1, (0, 0), True), (2, (1, 1), True), (2, (1, 2), False), (2, (2, 1), False), (2, (3, 0), False)],
)
def test_inspiration_needs_more_culture_than_every_other_player(
    own: int, others: tuple[int, int], inspired: bool
) -> None:
    left, right = (f"3 military, {count} culture" if count else "3 military" for count in others)
    story = scene(hands=["2 religion"], areas=[f"{own} culture, science", left, right], phase="effects")
    assert ("copy-assassination" in effects(story)) is inspired


@rule("civ:CUL-1")
def test_a_player_without_culture_cannot_copy() -> None:
    story = scene(hands=["2 religion"], areas=["science", "3 military", "3 military"], phase="effects")
    assert effects(story) == {"breakthrough"}


@rule("civ:CUL-1")
def test_everything_permanent_that_others_have_may_be_copied_and_no_sacrifice() -> None:
    story = scene(
        hands=["2 religion-1"],
        areas=["culture-1", "5 military, 3 economy, 2 utopia", "3 religion, 5 science, 2 utopia"],
        discard="religion-2",
        phase="effects",
    )
    assert effects(story) == {
        "copy-assassination",
        "copy-purge",
        "copy-development",
        "copy-scripture",
        "copy-experiment",
        "copy-research",
    }


@rule("civ:CUL-1")
def test_the_four_player_levels_hold_for_copies() -> None:
    story = scene(
        4, hands=["2 religion"], areas=["culture, science", "2 military", "4 utopia"], discard="economy",
        phase="effects",
    )  # fmt: skip
    assert effects(story) == {"breakthrough", "copy-assassination", "copy-oligarchy", "copy-republic"}


@rule("civ:CUL-1")
def test_a_copied_effect_needs_no_cards_of_ones_own() -> None:
    story = scene(hands=["2 religion-1"], areas=["culture, science", "5 military"], phase="effects")
    story.choose("choice:copy-purge", "card:religion-1", "card:religion-1")
    assert hand(story, 0) == ()
    assert area(story, 1) == {"military": 5}, "nothing is taken from the other"


@rule("civ:CUL-1")
def test_inspiration_works_once_a_turn() -> None:
    story = scene(
        hands=["2 religion-1"], areas=["culture, science", "3 military, 3 science"], phase="effects"
    )
    story.choose("choice:copy-assassination", "card:religion-1")
    assert effects(story) == {"breakthrough"}


@rule("civ:CUL-1")
def test_only_what_an_area_gives_now_may_be_copied() -> None:
    story = scene(
        hands=["2 religion-1"], areas=["culture, 2 military, economy", "3 economy"], phase="effects"
    )
    assert "copy-development" in effects(story)
    story.choose("choice:attack", "choice:economy")
    assert "copy-development" not in effects(story)


@rule("civ:CUL-1")
def test_two_areas_do_not_add_up_for_a_copy() -> None:
    story = scene(hands=["religion"], areas=["culture, science", "2 military", "2 military"], phase="effects")
    assert effects(story) == {"breakthrough"}


@rule("civ:CUL-1")
def test_the_lead_may_come_with_the_card_of_the_turn() -> None:
    story = scene(hands=["culture-1, religion-1"], areas=["culture", "3 military, culture"])
    story.choose("card:culture-1")
    assert effects(story) == {"copy-assassination"}


@rule("civ:Q-7")
def test_an_area_at_level_2_gives_level_1_to_copy() -> None:
    story = scene(hands=["2 religion-1"], areas=["culture, science", "5 military"], phase="effects")
    story.choose("choice:copy-assassination", "card:religion-1")
    assert hand(story, 0) == ("religion-1",)
    assert effects(story) == {"breakthrough"}


@rule("civ:CUL-2")
def test_after_the_own_effect_the_domain_cannot_be_copied() -> None:
    story = scene(
        hands=["2 religion-1"], areas=["culture, 3 military", "5 military, 3 science"], phase="effects"
    )
    assert {"assassination", "copy-purge", "copy-experiment"} <= effects(story)
    story.choose("choice:assassination", "card:religion-1")
    assert effects(story) == {"attack", "copy-experiment"}


@rule("civ:CUL-2")
def test_after_a_copy_the_own_effect_of_the_domain_is_used_up() -> None:
    story = scene(
        hands=["4 religion-1"], areas=["culture, 3 military, 3 science", "5 military"], phase="effects"
    )
    story.choose("choice:copy-purge", "card:religion-1", "card:religion-1")
    assert effects(story) == {"attack", "experiment", "breakthrough"}


@rule("civ:CUL-2", "civ:TURN-3")
def test_a_copy_leaves_the_sacrifice_of_the_domain() -> None:
    story = scene(hands=["religion-1"], areas=["culture, science", "3 science"], phase="effects")
    story.choose("choice:copy-experiment", "card:culture-1", "card:culture-1")
    assert effects(story) == {"breakthrough"}


@rule("civ:CUL-3")
@pytest.mark.parametrize(("religion", "copy", "size"), [(3, "scripture", 5), (5, "divine-right", 7)])
def test_a_copied_hand_size_is_drawn_up_to(religion: int, copy: str, size: int) -> None:
    story = scene(hands=["", "military"], areas=["culture, science", f"{religion} religion"], phase="effects")
    story.choose(f"choice:copy-{copy}")
    assert story.counter("coin:0") == size, "the coin shows what was copied"
    story.choose("done")
    assert story.count("hand:0") == size


@rule("civ:CUL-3")
def test_a_copied_hand_size_lasts_until_the_next_own_turn() -> None:
    story = scene(
        2, hands=["military-1", "military-2"], areas=["culture, science", "3 religion"], phase="effects"
    )
    story.choose("choice:copy-scripture", "done")
    assert story.asked.seat == 1
    assert story.counter("hand-size:0") == 5
    story.choose("card:military-2", "done")
    assert story.asked.seat == 0
    assert story.counter("hand-size:0") == 3


@rule("civ:CUL-3")
def test_a_copied_hand_size_ends_when_another_player_has_as_much_culture() -> None:
    story = scene(
        hands=["3 military", "culture-1"], areas=["culture, science", "3 religion"], phase="effects"
    )
    story.choose("choice:copy-scripture", "done")
    with story.changes() as changed:
        story.choose("card:culture-1")
    assert changed["hand-size:0"] == "5 to 3"
    assert changed["coin:0"] == "5 to 0"


@rule("civ:CUL-3")
def test_a_copied_hand_size_lasts_while_others_have_less_culture() -> None:
    story = scene(
        hands=["3 military", "culture-1"], areas=["2 culture, science", "3 religion"], phase="effects"
    )
    story.choose("choice:copy-scripture", "done")
    story.choose("card:culture-1")
    assert story.counter("hand-size:0") == 5


@rule("civ:CUL-3")
def test_culture_given_up_in_the_same_turn_ends_the_copied_hand_size() -> None:
    story = scene(
        hands=["military-2", "military-1"],
        areas=["2 culture-1, 3 science", "culture-2, 3 religion"],
        phase="effects",
    )
    story.choose("choice:copy-scripture", "choice:experiment", "card:culture-1", "card:military-2", "done")
    assert story.count("hand:0") == 3


@rule("civ:CUL-3")
def test_the_copied_hand_size_does_not_come_back_with_the_lead() -> None:
    story = scene(
        hands=["military-2", "military-1"],
        areas=["2 culture-1, 3 science", "culture-2, 3 religion"],
        phase="effects",
    )
    story.choose("choice:copy-scripture", "choice:experiment", "card:culture-1", "card:culture-1", "done")
    assert area(story, 0)["culture"] == 2
    assert story.count("hand:0") == 3


@rule("civ:CUL-3")
def test_the_copied_hand_size_stays_when_the_copied_area_loses_cards() -> None:
    story = scene(
        hands=["military-2", "military-1"],
        areas=["culture, military, religion, science", "3 religion"],
        phase="effects",
    )
    story.choose("choice:copy-scripture", "choice:attack", "choice:religion", "done")
    assert area(story, 1) == {"religion": 2}
    assert story.count("hand:0") == 5


@rule("civ:Q-8")
@pytest.mark.parametrize(
    ("own", "other", "copy", "size"),
    [(3, 3, "scripture", 5), (3, 5, "divine-right", 7), (5, 3, "scripture", 7), (5, 5, "divine-right", 7)],
)
def test_a_copied_hand_size_does_not_add_to_the_own_one(own: int, other: int, copy: str, size: int) -> None:
    story = scene(
        hands=["", "military"],
        areas=[f"{own} religion, culture, science", f"{other} religion"],
        phase="effects",
    )
    story.choose(f"choice:copy-{copy}", "done")
    assert story.count("hand:0") == size


@rule("civ:CUL-4")
def test_a_partner_can_be_copied() -> None:
    story = scene(4, hands=["2 religion-1"], areas=["culture", "", "4 military"], teams=True, phase="effects")
    assert effects(story) == {"copy-assassination", "copy-purge"}
    story.choose("choice:copy-purge", "card:religion-1", "card:religion-1")
    assert story.count("discard") == 2


@rule("civ:CUL-4")
def test_a_partner_with_as_much_culture_stands_in_the_way() -> None:
    story = scene(
        4,
        hands=["2 religion"],
        areas=["culture, science", "", "4 military, culture"],
        teams=True,
        phase="effects",
    )
    assert effects(story) == {"breakthrough"}


# --- what needs no asking, and how many picks a question wants -----------------------------------------


@rule("civ:MIL-3")
def test_an_attack_with_one_domain_left_is_announced_and_told() -> None:
    story = scene(areas=["military, science", "science"], phase="effects")
    warned = story.match.warnings(0)["choice:attack"]
    assert story.game.text("en")(warned.text, **dict(warned.args)).startswith("Only Science would be left")
    story.choose("choice:attack")
    assert "Seat 1 has only Science left to attack." in story.log(None)


@rule("civ:MIL-3")
@pytest.mark.parametrize("area", ["military, science, culture", "2 military, science"])
def test_an_attack_with_a_choice_of_domains_is_not_announced(area: str) -> None:
    story = scene(areas=[area, "science"], phase="effects")
    assert story.match.warnings(0) == {}
    story.choose("choice:attack")
    assert story.asked.text == "civ-ask-attack-domain"


def picks(story: Story) -> tuple[int, int]:
    """How many picks the open question wants."""
    return story.match.decisions[0].picks


@rule("civ:MIL-2", "civ:PART-1")
def test_a_question_says_how_many_cards_it_wants() -> None:
    story = scene(hands=["3 culture-1"], areas=["5 military"], phase="effects").choose("choice:purge")
    assert picks(story) == (2, 2)
    assert picks(story.choose("card:culture-1")) == (1, 1)
    short = scene(hands=["culture-1"], areas=["5 military"], phase="effects").choose("choice:purge")
    assert picks(short) == (1, 1)


@rule("civ:ECO-2")
def test_a_rebuilding_wants_as_many_cards_as_there_are() -> None:
    story = scene(areas=["5 economy, culture"], phase="effects").choose("choice:monopoly")
    assert picks(story) == (2, 2)


@rule("civ:REL-4")
def test_an_inquisition_gives_back_in_one_answer() -> None:
    story = scene(hands=["culture-1", "2 science-1"], areas=["religion"], phase="effects")
    story.choose("choice:inquisition")
    assert picks(story) == (2, 2)
    taken = list(story.match.series(0, ["card:science-1", "card:science-1"]))
    assert len(taken) == 2
    assert hand(story, 1) == ("science-1", "science-1")
