"""What a seat knows of cards it does not see: the worlds it thinks possible must keep that, and no more.

The cards of these tables are as old as the deck says, because everybody knows the order of its ages.
"""

import random
from collections import Counter
from itertools import combinations

import pytest

from regnum.games.civ import GAME
from regnum.games.civ.cards.index import KEY
from regnum.testing import Story, rule

from .scene import hand, scene


def always(story: Story, viewer: int, *cards: str, hands: tuple[int, ...]) -> bool:
    """Are these cards in these hands together, in every world that the viewer thinks possible?"""
    needed = Counter(cards)
    return all(
        needed <= Counter(card for seat in hands for card in hand(world, seat))
        for world in story.worlds(viewer)
    )


def hands_of(story: Story, viewer: int, seat: int) -> set[tuple[str, ...]]:
    """What a seat may hold, for all that the viewer knows."""
    return {hand(world, seat) for world in story.worlds(viewer)}


# --- what is known and what is not at the beginning --------------------------------------------------


@rule("civ:SETUP-4", "civ:Q-1")
def test_hidden_cards_are_dealt_anew_and_the_rest_stays() -> None:
    story = scene(
        hands=["3 science-1", "3 military-1", "3 religion-1"],
        areas=["culture-1", "economy-1"],
        discard="religion-1",
    )
    worlds = story.worlds(0)
    for world in worlds:
        assert world.state.everything() == story.state.everything()
        assert world.view(0) == story.view(0)
        assert world.options() == story.options()
    assert len({hand(world, 1) for world in worlds}) > 10
    assert len({hand(world, 2) for world in worlds}) > 10
    assert len({tuple(sorted(world.state.aside)) for world in worlds}) > 10
    assert len({world.state.deck for world in worlds}) == len(worlds)


@rule("civ:SETUP-2", "civ:SETUP-3")
def test_what_is_aside_is_three_of_each_age_in_every_world() -> None:
    for world in Story.start(GAME, 3).worlds(0):
        assert Counter(KEY[card][-1] for card in world.state.aside) == {"1": 3, "2": 3, "3": 3}
        assert [KEY[card][-1] for card in world.state.deck] == sorted(
            (KEY[card][-1] for card in world.state.deck), reverse=True
        )


@rule("civ:ECO-3", "civ:UTO-3")
def test_cards_that_were_laid_face_down_are_known() -> None:
    story = scene(
        2, hands=["science-1", "science-1"], areas=["military-1, economy-1", "culture-1"], phase="effects"
    )
    story.choose("choice:embargo")
    assert {world.cards("embargo:1:culture") for world in story.worlds(1)} == {("economy-1",)}


@rule("civ:Q-3")
def test_the_age_of_a_drawn_card_can_be_deduced() -> None:
    """Whoever draws first in age II holds one card of age II, in every world."""
    story = Story.start(GAME, 2, seed=3, first="1")
    chance = random.Random(3)
    while not any(card.endswith("-2") for seat in story.seats for card in hand(story, seat)):
        story.choose(chance.choice([key for key in story.options() if key != "choice:inquisition"]))
    for viewer, other in ((0, 1), (1, 0)):
        ages = sorted(card[-1] for card in hand(story, other))
        assert all(sorted(card[-1] for card in hand(world, other)) == ages for world in story.worlds(viewer))


# --- cards that enter a hand openly ------------------------------------------------------------------


def took_back(
    *played: str, area: str = "3 science-1, culture-1", hand: str = "military-1, economy-1"
) -> Story:
    """Seat 0 takes a Culture card back by Experiment and goes on as told."""
    story = scene(hands=[hand, "3 religion-1", "3 religion-1"], areas=[area], phase="effects")
    return story.choose("choice:experiment", "card:culture-1", *played)


@rule("civ:SCI-1")
@pytest.mark.parametrize("viewer", [1, 2])
def test_a_card_taken_back_is_known_to_be_in_that_hand(viewer: int) -> None:
    story = took_back("card:economy-1")
    assert always(story, viewer, "culture-1", hands=(0,))
    assert len(hands_of(story, viewer, 0)) > 3, "the other card of the hand is not known"


@rule("civ:UTO-1")
@pytest.mark.parametrize("viewer", [1, 2])
def test_a_card_taken_from_the_discard_pile_is_known_to_be_in_that_hand(viewer: int) -> None:
    story = scene(hands=["2 science-3", "3 utopia"], areas=["3 utopia, science-3"], age=3, phase="effects")
    story.choose("choice:oligarchy", "card:culture-1")
    assert always(story, viewer, "culture-1", hands=(0,))
    assert len(hands_of(story, viewer, 0)) > 3


@rule("civ:UTO-2")
def test_two_cards_alike_are_known_as_two() -> None:
    story = scene(hands=["2 science-3", "3 utopia"], areas=["5 utopia"], age=3, phase="effects")
    story.choose("choice:republic", "card:culture-1", "card:culture-1")
    assert always(story, 1, "culture-1", "culture-1", hands=(0,))


@rule("civ:SCI-1")
def test_a_card_that_was_played_again_is_not_in_the_hand_any_more() -> None:
    story = took_back("card:culture-1")
    assert not always(story, 1, "culture-1", hands=(0,))


@rule("civ:MIL-1")
def test_a_card_that_was_discarded_is_not_in_the_hand_any_more() -> None:
    story = took_back("card:economy-1", area="3 science-1, culture-1, 3 military-1")
    assert always(story, 1, "culture-1", hands=(0,))
    story.choose("choice:assassination", "card:culture-1")
    assert not always(story, 1, "culture-1", hands=(0,))


@rule("civ:SCI-1")
def test_a_card_alike_may_be_the_one_that_was_played() -> None:
    """Seat 0 had a Culture card, took one more and played one: to the others it had only that one."""
    story = took_back("card:culture-1", hand="culture-1, military-1")
    assert "culture-1" in hand(story, 0)
    assert not always(story, 1, "culture-1", hands=(0,))


@rule("civ:TURN-6")
def test_what_is_known_of_a_hand_stays_known_when_it_draws() -> None:
    story = took_back("card:economy-1", "done")
    assert story.asked.seat == 1
    assert story.count("hand:0") == 3
    assert always(story, 1, "culture-1", hands=(0,))
    assert len(hands_of(story, 1, 0)) > 5


# --- Inquisition -------------------------------------------------------------------------------------


def inquisition(*given: str) -> Story:
    """Seat 0 joins a Military and a Science card with Religion and Economy of seat 1, and gives two back."""
    story = scene(
        hands=["military-1, science-1", "religion-1, economy-1", "3 military-1"],
        areas=["religion-1, science-1"],
        phase="effects",
    )
    return story.choose("choice:inquisition", "seat:1", *given)


@rule("civ:REL-4")
def test_the_inquisitor_knows_the_other_hand() -> None:
    story = inquisition("card:military-1", "card:religion-1")
    assert hands_of(story, 0, 1) == {("military-1", "religion-1")}
    assert len(hands_of(story, 0, 2)) > 5


@rule("civ:REL-4")
def test_the_other_knows_which_of_the_own_cards_did_not_come_back() -> None:
    story = inquisition("card:military-1", "card:religion-1")
    assert always(story, 1, "economy-1", hands=(0,))
    assert len(hands_of(story, 1, 0)) > 3, "what else seat 0 has is not known"


@rule("civ:REL-4")
def test_the_other_knows_nothing_when_all_its_cards_come_back() -> None:
    story = inquisition("card:economy-1", "card:religion-1")
    assert not always(story, 1, "economy-1", hands=(0,))
    assert not always(story, 1, "religion-1", hands=(0,))


@rule("civ:REL-4")
def test_while_the_inquisitor_ponders_the_other_knows_where_its_cards_are() -> None:
    story = inquisition()
    assert story.asked.text == "civ-ask-give-back"
    assert always(story, 1, "religion-1", "economy-1", hands=(0,))


@rule("civ:REL-4")
def test_a_third_player_learns_no_card() -> None:
    story = inquisition("card:military-1", "card:religion-1")
    for seat in (0, 1):
        assert len(hands_of(story, 2, seat)) > 5


@rule("civ:REL-4")
def test_a_third_player_thinks_the_same_whatever_was_given_back() -> None:
    one = inquisition("card:military-1", "card:religion-1")
    other = inquisition("card:economy-1", "card:science-1")
    assert one.state != other.state
    assert [world.state for world in one.worlds(2)] == [world.state for world in other.worlds(2)]


def known_before(*given: str) -> Story:
    """Everybody knows of a Culture card in the hand of seat 2; then seat 0 takes it. Seat 1 looks on."""
    story = scene(
        hands=["3 economy-1", "3 military-1", "2 religion-1, economy-1"],
        areas=["religion-1, 5 military-1", "", "3 science-1, culture-1"],
        turn=2,
        phase="effects",
    )
    story.choose("choice:experiment", "card:culture-1", "card:economy-1", "done")
    assert always(story, 1, "culture-1", hands=(2,))
    story.choose("card:economy-1", "choice:inquisition", "seat:2", *given)
    assert story.asked.seat == 0
    return story


KEPT = ("card:economy-1", "card:economy-1", "card:religion-1")
RETURNED = ("card:culture-1", "card:economy-1", "card:religion-1")


@rule("civ:REL-4")
@pytest.mark.parametrize("given", [KEPT, RETURNED], ids=["kept", "returned"])
def test_a_third_player_knows_that_one_of_the_two_has_the_card(given: tuple[str, ...]) -> None:
    story = known_before(*given)
    assert always(story, 1, "culture-1", hands=(0, 2))
    assert not always(story, 1, "culture-1", hands=(0,))
    assert not always(story, 1, "culture-1", hands=(2,))


@rule("civ:REL-4")
@pytest.mark.parametrize("given", [KEPT, RETURNED], ids=["kept", "returned"])
def test_the_inquisitor_does_not_count_a_known_card_twice(given: tuple[str, ...]) -> None:
    story = known_before(*given)
    assert hands_of(story, 0, 2) == {hand(story, 2)}


@rule("civ:REL-4", "civ:MIL-1")
def test_the_card_of_one_of_the_two_is_used_up_when_either_discards_it() -> None:
    story = known_before(*KEPT)
    story.choose("choice:assassination", "card:culture-1")
    assert not always(story, 1, "culture-1", hands=(0, 2))


@rule("civ:REL-4", "civ:MIL-2")
def test_a_third_player_knows_who_has_the_card_when_the_other_hand_is_empty() -> None:
    story = known_before(*RETURNED)
    story.choose("choice:purge", *[f"card:{card}" for card in hand(story, 0)])
    assert story.count("hand:0") == 0
    assert always(story, 1, "culture-1", hands=(2,))


@rule("civ:REL-4", "civ:Q-3")
def test_a_third_player_cannot_tell_how_the_ages_were_shared_out() -> None:
    hands = ["military-2", "military-1", "3 religion-2"]
    story = scene(hands=hands, areas=["2 religion-1, science-1"], age=2, phase="effects")

    def ages(viewer: int) -> set[str]:
        return {card[-1] for (card,) in hands_of(story, viewer, 0)}

    assert ages(2) == {"2"}, "before, everybody knows the age of every card"
    story.choose("choice:inquisition", "seat:1", "card:military-2")
    assert ages(2) == {"1", "2"}
    assert ages(1) == {"1"}, "seat 1 knows that it got another card for its own"


# --- the draft ---------------------------------------------------------------------------------------


def draft(picks: int, seats: int = 3) -> Story:
    """A draft in which everybody has picked the first card so many times."""
    story = Story.start(GAME, seats, seed=2, start="draft", first="1")
    for _ in range(picks):
        for seat in story.seats:
            story.choose(story.options(seat)[0], seat=seat)
    return story


@rule("civ:SETUP-5")
def test_before_the_first_pick_only_the_own_pack_is_known() -> None:
    story = draft(0)
    worlds = story.worlds(0)
    assert {world.cards("pack:0") for world in worlds} == {story.cards("pack:0")}
    assert len({world.cards("pack:1") for world in worlds}) > 10


@rule("civ:SETUP-5")
def test_a_pack_that_was_passed_on_is_known() -> None:
    story = draft(1)
    worlds = story.worlds(0)
    assert {world.cards("pack:1") for world in worlds} == {story.cards("pack:1")}, "seat 0 has passed it"
    assert {world.cards("pack:0") for world in worlds} == {story.cards("pack:0")}
    assert {hand(world, 0) for world in worlds} == {hand(story, 0)}
    assert len({world.cards("pack:2") for world in worlds}) > 10
    assert len({hand(world, 1) for world in worlds}) > 3


@rule("civ:SETUP-5")
def test_of_a_pack_passed_on_twice_one_card_is_in_the_next_hand() -> None:
    passed = Counter(draft(1).cards("pack:1"))
    story = draft(2)
    worlds = story.worlds(0)
    for world in worlds:
        kept = passed - Counter(world.cards("pack:2"))
        assert kept.total() == 1, "seat 2 has what seat 1 left of it"
        assert kept <= Counter(hand(world, 1))
    assert len({world.cards("pack:2") for world in worlds}) == len(passed), "whichever it was"


@rule("civ:SETUP-5")
def test_after_the_draft_the_cards_passed_on_are_in_the_hands_that_kept_them() -> None:
    first, second, story = draft(1), draft(2), draft(3)
    kept_by_1 = {seat: hand(story, seat) for seat in story.seats}
    assert kept_by_1
    passed_first = Counter(first.cards("pack:1"))
    passed_second = Counter(second.cards("pack:1"))
    laid = {
        event.args["seat"]: str(event.args["card"]) for event in story.events(None) if "laid" in event.text
    }
    in_both = passed_first - Counter([laid[2]])
    in_next = passed_second - Counter([laid[1]])
    assert always(story, 0, *in_both.elements(), hands=(1, 2))
    for world in story.worlds(0):
        assert shared_out(sorted(in_both.elements()), world), "each of them has kept one of the two"
    assert always(story, 0, *in_next.elements(), hands=(1,))
    assert len(hands_of(story, 0, 1)) > 1
    assert len(hands_of(story, 0, 2)) > 1


def shared_out(cards: list[str], world: Story) -> bool:
    """Has one of seats 1 and 2 the first card, and the other the second?"""
    hands = hand(world, 1), hand(world, 2)
    return any(cards[0] in mine and cards[1] in yours for mine, yours in (hands, hands[::-1]))


@rule("civ:SETUP-5")
def test_two_players_see_every_pack_again() -> None:
    """Of its own first pack seat 0 misses one card when it comes back: seat 1 has it for sure."""
    before, story = draft(1, seats=2), draft(2, seats=2)
    missing = Counter(before.cards("pack:1")) - Counter(story.cards("pack:0"))
    assert always(story, 0, *missing.elements(), hands=(1,))


# --- never wrong -------------------------------------------------------------------------------------


@rule("civ:REL-4", "civ:SCI-1", "civ:UTO-1", "civ:SETUP-5")
@pytest.mark.parametrize("start", ["classic", "draft"])
@pytest.mark.parametrize("seats", [3, 4])
def test_what_seats_know_is_true_at_every_moment(seats: int, start: str) -> None:
    """For every group of hands: it holds at least the cards that are known to be somewhere in it."""
    for seed in range(8):
        story = Story.start(GAME, seats, seed, start=start)
        chance = random.Random(seed)
        while not story.over:
            decision = chance.choice(story.match.decisions)
            story.choose(chance.choice(decision.options).key, seat=decision.seat)
            check_facts(story)


def check_facts(story: Story) -> None:
    state = story.state
    for who in story.seats:
        others = [seat for seat in story.seats if seat != who]
        facts = [(mask, card) for knows, mask, card in state.known if knows == who]
        for size in range(1, len(others) + 1):
            for group in combinations(others, size):
                inside = sum(1 << seat for seat in group)
                known = Counter(card for mask, card in facts if mask & ~inside == 0)
                held = Counter(card for seat in group for card in state.hand[seat])
                assert known <= held, f"seat {who} thinks {known} of {group}, who hold {held}"
    for who, mask, one, other in state.pairs:
        first, second = (state.hand[seat] for seat in story.seats if mask >> seat & 1)
        apart = (one in first and other in second) or (other in first and one in second)
        assert apart, f"seat {who} thinks that {one} and {other} are in different hands"
