"""A turn of CIV: TURN-1 to TURN-8."""

import pytest

from regnum.engine.match import StaleChoice, WrongSeat
from regnum.testing import rule

from .scene import area, effects, hand, scene

PERMANENT = {
    "military": ("assassination", "purge"),
    "economy": ("development", "monopoly"),
    "science": ("experiment", "research"),
    "utopia": ("oligarchy", "republic"),
}

# --- TURN-1: one card --------------------------------------------------------------------------------


@rule("civ:TURN-1")
def test_a_turn_begins_with_a_card_from_hand() -> None:
    story = scene(hands=["science-1, military-2, military-2"], areas=["culture"])
    assert story.asked == (0, "civ-ask-play", "civ:TURN-1")
    assert story.options() == ("card:military-2", "card:science-1")


@rule("civ:TURN-1")
def test_the_card_goes_into_the_own_area() -> None:
    story = scene(hands=["science-1, military-2"], areas=["religion"])
    with story.changes() as changed:
        story.choose("card:science-1")
    assert changed == {"hand:0": "-science-1", "area:0:science": "+science-1"}


@rule("civ:TURN-1")
def test_playing_is_a_duty() -> None:
    story = scene(hands=["science-1"], areas=["3 military"])
    assert not story.offers("done")
    assert not story.offers("choice:attack")


@rule("civ:TURN-1")
def test_only_one_card_is_played() -> None:
    story = scene(hands=["science-1, military-2"], areas=["religion"])
    story.choose("card:science-1")
    story.refuses("card:military-2")
    story.choose("done")
    assert area(story, 0) == {"religion": 1, "science": 1}


@rule("civ:TURN-1")
def test_a_card_that_is_not_in_the_hand_is_refused() -> None:
    story = scene(hands=["science-1, military-2", "religion-1"])
    said = story.refuses("card:religion-1")
    assert "card:military-2, card:science-1" in said
    story.refuses("card:science-2")
    story.refuses("nonsense")


@rule("civ:TURN-1")
def test_another_seat_cannot_play_out_of_turn() -> None:
    story = scene(hands=["science-1", "science-1"])
    assert "seat 0 is" in story.refuses("card:science-1", seat=1, error=WrongSeat)


@rule("civ:TURN-1")
def test_an_answer_to_an_earlier_question_is_refused() -> None:
    story = scene(hands=["2 science-1", "2 science-1"], areas=["", "military"])
    number = story.match.number
    story.choose("card:science-1", "done")
    assert story.asked.seat == 1
    story.refuses("card:science-1", seat=1, number=number, error=StaleChoice)
    story.match.choose(1, "card:science-1", story.match.number)
    assert area(story, 1) == {"military": 1, "science": 1}


# --- TURN-2: effects in any order --------------------------------------------------------------------


ASSASSINATION = ("choice:assassination", "card:science-1")
OLIGARCHY = ("choice:oligarchy", "card:culture-1")


@rule("civ:TURN-2")
@pytest.mark.parametrize(("one", "other"), [(ASSASSINATION, OLIGARCHY), (OLIGARCHY, ASSASSINATION)])
def test_effects_are_used_in_any_order(one: tuple[str, ...], other: tuple[str, ...]) -> None:
    story = scene(
        hands=["2 science-1"],
        areas=["3 military, 3 utopia"],
        discard="culture-1, religion-1",
        phase="effects",
    )
    story.choose(*one, *other)
    assert hand(story, 0) == ("science-1", "culture-1")
    assert story.cards("discard") == ("religion-1", "science-1")


@rule("civ:TURN-2")
def test_an_effect_is_finished_before_the_next_one() -> None:
    story = scene(hands=["2 science-1, culture-1"], areas=["5 military, 3 economy"], phase="effects")
    story.choose("choice:purge")
    assert story.options() == ("card:science-1", "card:culture-1")
    story.choose("card:science-1")
    assert story.options() == ("card:science-1", "card:culture-1")
    story.choose("card:culture-1")
    assert {"development", "attack"} <= effects(story)


@rule("civ:TURN-2")
def test_no_effect_needs_to_be_used() -> None:
    story = scene(hands=["3 science-1", "science-1"], areas=["5 military, 5 science"], phase="effects")
    with story.changes() as changed:
        story.choose("done")
    assert changed == {}
    assert story.asked.seat == 1


@rule("civ:TURN-2")
def test_the_card_played_comes_before_the_effects() -> None:
    story = scene(hands=["science-1"], areas=["2 science"])
    story.choose("card:science-1")
    assert "experiment" in effects(story)


# --- TURN-3: once for each domain --------------------------------------------------------------------


@rule("civ:TURN-3")
@pytest.mark.parametrize(
    ("domain", "answers"),
    [
        ("military", ("card:religion-1",)),
        ("economy", ("card:culture-1", "card:religion-1")),
        ("science", ("card:culture-1", "card:religion-1")),
        ("utopia", ("card:economy-2",)),
    ],
)
def test_a_permanent_effect_is_used_once_a_turn(domain: str, answers: tuple[str, ...]) -> None:
    first, second = PERMANENT[domain]
    story = scene(
        hands=["4 religion-1"],
        areas=[f"6 {domain}, culture-1, science-3"],
        discard="economy-2, religion-2",
        phase="effects",
    )
    assert {first, second} <= effects(story)
    story.choose(f"choice:{first}", *answers)
    assert not {first, second} & effects(story)


@rule("civ:TURN-3")
def test_one_domain_gives_a_permanent_effect_and_a_sacrifice_in_one_turn() -> None:
    story = scene(hands=["2 religion-1"], areas=["4 military, science"], phase="effects")
    story.choose("choice:assassination", "card:religion-1", "choice:attack", "choice:science")
    assert area(story, 0) == {"military": 3}
    assert not story.over


@rule("civ:TURN-3")
def test_one_domain_gives_a_sacrifice_and_then_a_permanent_effect() -> None:
    story = scene(hands=["2 religion-1"], areas=["4 military, science"], phase="effects")
    story.choose("choice:attack", "choice:science", "choice:assassination", "card:religion-1")
    assert story.cards("discard") == ("military-1", "religion-1", "science-1")


@rule("civ:TURN-3")
@pytest.mark.parametrize(
    ("sacrifice", "own", "answers"),
    [
        ("attack", "4 military, science", ("choice:military",)),
        ("inquisition", "4 religion, science", ("card:culture-1",)),
        ("embargo", "4 economy, science", ()),
        ("breakthrough", "4 science, military", ("card:religion-2",) * 5),
        ("democracy", "4 utopia, science", ()),
    ],
)
def test_a_sacrifice_is_used_once_a_turn(sacrifice: str, own: str, answers: tuple[str, ...]) -> None:
    story = scene(
        hands=["3 culture-1", "culture-1"], areas=[own, "religion-1"], deck="7 religion-2", phase="effects"
    )
    assert sacrifice in effects(story)
    story.choose(f"choice:{sacrifice}", *answers)
    assert story.asked.seat == 0
    assert sacrifice not in effects(story)


@rule("civ:TURN-3")
def test_two_domains_give_a_sacrifice_each() -> None:
    story = scene(hands=["", "culture"], areas=["military, religion, 2 science"], phase="effects")
    story.choose("choice:attack", "choice:science", "choice:inquisition", "card:culture-1")
    assert area(story, 0) == {"science": 1}


@rule("civ:TURN-3")
def test_the_next_turn_gives_every_effect_again() -> None:
    story = scene(2, hands=["2 religion-1", "religion-1"], areas=["3 military"], phase="effects")
    story.choose("choice:assassination", "card:religion-1")
    assert "assassination" not in effects(story)
    story.choose("done")
    story.choose("card:religion-1", "done", seat=1)
    story.choose("card:religion-1")
    assert story.asked.seat == 0
    assert "assassination" in effects(story)


@rule("civ:TURN-3")
def test_culture_has_no_sacrifice() -> None:
    story = scene(hands=["2 religion-1"], areas=["5 culture, science", "2 economy"], phase="effects")
    assert effects(story) == {"breakthrough"}


# --- TURN-4, TURN-5: levels --------------------------------------------------------------------------


@rule("civ:TURN-4")
@pytest.mark.parametrize(("seats", "level_1", "level_2"), [(2, 3, 5), (3, 3, 5), (4, 2, 4)])
@pytest.mark.parametrize("domain", PERMANENT)
def test_the_levels_need_their_number_of_cards(seats: int, level_1: int, level_2: int, domain: str) -> None:
    first, second = PERMANENT[domain]
    for cards in range(1, level_2 + 2):
        story = scene(
            seats,
            hands=["3 religion-1"],
            areas=[f"{cards} {domain}, religion", "religion"],
            discard="culture-1",
            phase="effects",
        )
        expected = {first} if cards >= level_1 else set()
        expected |= {second} if cards >= level_2 else set()
        assert effects(story) & {first, second} == expected, f"{cards} {domain} with {seats} seats"


@rule("civ:TURN-4")
def test_cards_that_have_gone_give_nothing() -> None:
    story = scene(hands=["religion-1"], areas=["3 science, military"], phase="effects")
    assert "experiment" in effects(story)
    story.choose("choice:attack")  # Science is all that is left to lose
    assert area(story, 0) == {"science": 2}
    assert effects(story) == {"breakthrough"}


@rule("civ:TURN-4")
def test_a_level_counts_each_domain_by_itself() -> None:
    story = scene(hands=["religion-1"], areas=["2 science, 2 military, 2 culture"], phase="effects")
    assert effects(story) == {"attack", "breakthrough"}


@rule("civ:TURN-4", "civ:Q-3")
def test_cards_of_all_ages_count_for_a_level() -> None:
    story = scene(hands=["religion-1"], areas=["science-1, science-2, science-3"], phase="effects")
    assert "experiment" in effects(story)


@rule("civ:TURN-5")
@pytest.mark.parametrize(("used", "cards"), [("experiment", 1), ("research", 2)])
def test_at_level_2_either_level_may_be_used_but_not_both(used: str, cards: int) -> None:
    story = scene(hands=["3 religion-1"], areas=["5 science, 3 culture"], phase="effects")
    assert {"experiment", "research"} <= effects(story)
    story.choose(f"choice:{used}", *["card:culture-1"] * cards, *["card:culture-1"] * cards)
    assert area(story, 0) == {"science": 5, "culture": 3}
    assert not {"experiment", "research"} & effects(story)


# --- TURN-6, TURN-7: the end of a turn ---------------------------------------------------------------


@rule("civ:TURN-6")
@pytest.mark.parametrize("held", [0, 1, 2, 3])
def test_the_hand_is_filled_up_from_the_deck(held: int) -> None:
    cards = f"{held} religion-1" if held else ""
    story = scene(hands=[cards, "culture"], areas=["military, culture"], deck=10, phase="effects")
    story.choose("done")
    assert story.count("hand:0") == 3
    assert story.count("deck") == 10 - (3 - held)


@rule("civ:TURN-6")
def test_the_top_cards_of_the_deck_are_drawn() -> None:
    story = scene(
        hands=["religion-1"],
        areas=["military, culture", "military, culture"],
        deck="science-3, utopia, 5 economy",
        phase="effects",
    )
    story.choose("done")
    assert hand(story, 0) == ("religion-1", "science-3", "utopia-3")
    assert story.count("deck") == 5


@rule("civ:TURN-6")
@pytest.mark.parametrize("held", [4, 6])
def test_a_larger_hand_is_kept(held: int) -> None:
    story = scene(hands=[f"{held} religion-1", "culture"], areas=["military, culture"], phase="effects")
    with story.changes() as changed:
        story.choose("done")
    assert changed == {}
    assert story.asked.seat == 1


@rule("civ:TURN-6", "civ:END-3")
def test_a_short_deck_gives_what_it_has() -> None:
    story = scene(hands=["", "culture"], areas=["military, culture"], deck="science-3", phase="effects")
    story.choose("done")
    assert hand(story, 0) == ("science-3",)
    assert story.count("deck") == 0


@rule("civ:TURN-7")
@pytest.mark.parametrize(("seats", "order"), [(2, [0, 1, 0]), (3, [1, 2, 0, 1]), (4, [2, 3, 0, 1, 2])])
def test_turns_go_clockwise(seats: int, order: list[int]) -> None:
    story = scene(seats, hands=["culture"] * seats, turn=order[0])
    for seat in order:
        assert story.asked.seat == seat
        story.choose(story.options()[0])
        while story.asked.seat == seat:
            story.choose("done")


@rule("civ:TURN-7", "civ:END-1")
def test_hegemony_is_looked_for_after_drawing() -> None:
    story = scene(hands=["science-1"], areas=["6 science"])
    story.choose("card:science-1", "done")
    assert story.result.reason == "hegemony"
    assert story.count("hand:0") == 3


# --- TURN-8: nothing to play -------------------------------------------------------------------------


@rule("civ:TURN-8")
def test_an_empty_hand_goes_straight_to_the_effects() -> None:
    story = scene(hands=[""], areas=["3 science"])
    assert story.asked == (0, "civ-ask-effect", "civ:TURN-2")
    assert "experiment" in effects(story)


@rule("civ:TURN-8", "civ:Q-9")
def test_a_hand_under_embargo_is_asked_and_then_goes_on_to_the_effects() -> None:
    story = scene(hands=["2 science-1"], areas=["3 science"], embargoes=[(0, "science")])
    assert story.asked == (0, "civ-ask-play", "civ:TURN-1")
    assert story.options() == ("done",)
    story.choose("done")
    assert "breakthrough" in effects(story)
    assert area(story, 0) == {"science": 3}


@rule("civ:TURN-8", "civ:TURN-1")
def test_one_legal_card_in_hand_must_be_played() -> None:
    story = scene(hands=["2 science-1, culture-1"], areas=["3 science"], embargoes=[(0, "science")])
    assert story.options() == ("card:culture-1",)
