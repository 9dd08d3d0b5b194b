"""The set-up of CIV: SETUP-1 to SETUP-6, and the cards."""

from collections import Counter

import pytest

from regnum.engine.game import BadSetup
from regnum.engine.match import Match
from regnum.games.civ import GAME
from regnum.games.civ.cards.index import KEY
from regnum.games.civ.terms import AGES
from regnum.testing import Story, rule

from .scene import area, hand, scene

CARDS = {
    "I": {"military": 8, "religion": 8, "economy": 4, "science": 4, "culture": 4, "utopia": 0},
    "II": {"military": 8, "religion": 8, "economy": 4, "science": 8, "culture": 4, "utopia": 0},
    "III": {"military": 4, "religion": 0, "economy": 8, "science": 8, "culture": 8, "utopia": 16},
}
TOTALS = {"military": 20, "religion": 16, "economy": 16, "science": 20, "culture": 16, "utopia": 16}


def ages(cards: tuple[int, ...]) -> list[str]:
    return [AGES[int(KEY[card][-1]) - 1] for card in cards]


# --- the cards ---------------------------------------------------------------------------------------


@rule("civ:SETUP-2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_box_holds_104_cards_at_every_number_of_seats(seats: int) -> None:
    box = Counter(KEY[card] for card in Story.start(GAME, seats).state.everything())
    expected = {
        f"{domain}-{AGES.index(age) + 1}": count for age in CARDS for domain, count in CARDS[age].items()
    }
    assert box == {key: count for key, count in expected.items() if count}
    assert box.total() == 104


def test_the_catalogue_shows_the_same_cards() -> None:
    totals: Counter[str] = Counter()
    for face in GAME.cards:
        domain, _, age = face.key.partition("-")
        assert face.count == CARDS[AGES[int(age) - 1]][domain]
        totals[face.suit] += face.count
    assert totals == TOTALS


# --- who begins --------------------------------------------------------------------------------------


@rule("civ:SETUP-1")
@pytest.mark.parametrize("seats", [1, 5])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(BadSetup, match="2 to 4"):
        Match(GAME, seats, {}, 0)


@rule("civ:SETUP-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_seed_lets_everybody_begin_sometimes(seats: int) -> None:
    beginners = [Story.start(GAME, seats, seed).asked.seat for seed in range(40)]
    assert set(beginners) == set(range(seats))
    assert beginners == [Story.start(GAME, seats, seed).asked.seat for seed in range(40)]


@rule("civ:SETUP-1")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_the_host_may_say_who_begins(first: int) -> None:
    assert {Story.start(GAME, 3, seed, first=str(first)).asked.seat for seed in range(10)} == {first - 1}


@rule("civ:SETUP-1")
def test_a_seat_that_is_not_there_cannot_begin() -> None:
    with pytest.raises(BadSetup, match="seat 4"):
        Match(GAME, 3, {"first": "4"}, 0)


# --- the deck ----------------------------------------------------------------------------------------


@rule("civ:SETUP-2")
@pytest.mark.parametrize("seats", [2, 3])
def test_three_cards_of_each_age_are_put_aside(seats: int) -> None:
    story = Story.start(GAME, seats)
    assert Counter(ages(story.state.aside)) == {"I": 3, "II": 3, "III": 3}
    assert story.count("aside") == 9


@rule("civ:SETUP-2")
def test_four_players_put_nothing_aside() -> None:
    story = Story.start(GAME, 4)
    assert not story.has("aside")
    assert story.count("deck") == 104 - 4 * 3


@rule("civ:SETUP-2")
def test_what_is_put_aside_is_chance() -> None:
    assert len({Story.start(GAME, 3, seed).state.aside for seed in range(10)}) > 5


@rule("civ:SETUP-2")
def test_each_age_is_shuffled() -> None:
    decks = [Story.start(GAME, 4, seed).state.deck for seed in range(10)]
    for age in AGES:
        orders = {tuple(card for card in deck if ages((card,)) == [age]) for deck in decks}
        assert len(orders) == len(decks), f"age {age}"


@rule("civ:SETUP-3")
@pytest.mark.parametrize(
    ("seats", "expected"), [(2, (25, 29, 41)), (3, (25, 29, 41)), (4, (28, 32, 44))], ids=str
)
def test_age_i_lies_on_top_and_age_iii_at_the_bottom(seats: int, expected: tuple[int, ...]) -> None:
    story = Story.start(GAME, seats)
    from_top = ages(story.state.deck)[::-1]
    assert from_top == [age for age, count in zip(AGES, expected, strict=True) for _ in range(count)]
    assert all(card.endswith("-1") for seat in story.seats for card in hand(story, seat))


# --- the classic start -------------------------------------------------------------------------------


@rule("civ:SETUP-4", "civ:SETUP-6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_three_cards_and_a_hand_size_of_three(seats: int) -> None:
    story = Story.start(GAME, seats)
    assert [story.count(f"hand:{seat}") for seat in story.seats] == [3] * seats
    assert [story.counter(f"hand-size:{seat}") for seat in story.seats] == [3] * seats
    assert story.count("deck") == 104 - 3 * seats - (9 if seats < 4 else 0)
    assert all(area(story, seat) == {} for seat in story.seats)
    assert story.count("discard") == 0


@rule("civ:SETUP-6")
def test_a_player_without_religion_draws_up_to_three() -> None:
    story = scene(hands=["culture-1"])
    story.choose("card:culture-1")
    assert story.count("hand:0") == 3


# --- the draft start ---------------------------------------------------------------------------------


def draft(seats: int = 3, seed: int = 1, first: str = "1") -> Story:
    return Story.start(GAME, seats, seed, start="draft", first=first)


def pick_all(story: Story) -> dict[int, str]:
    """Everybody keeps a card, not all of them the first."""
    picks = {seat: story.options(seat)[seat % len(story.options(seat))] for seat in story.seats}
    for seat, key in picks.items():
        story.choose(key, seat=seat)
    return picks


@rule("civ:SETUP-5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_draft_begins_with_four_cards_each_and_empty_hands(seats: int) -> None:
    story = draft(seats)
    assert [story.count(f"pack:{seat}") for seat in story.seats] == [4] * seats
    assert [story.count(f"hand:{seat}") for seat in story.seats] == [0] * seats
    assert {decision.seat for decision in story.match.decisions} == set(story.seats), "all are asked at once"


@rule("civ:SETUP-5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_rest_of_a_pack_goes_to_the_left_twice(seats: int) -> None:
    story = draft(seats)
    for left in (3, 2):
        packs = {seat: Counter(story.cards(f"pack:{seat}")) for seat in story.seats}
        picks = pick_all(story)
        for seat in story.seats:
            kept = Counter([picks[seat].removeprefix("card:")])
            passed = Counter(story.cards(f"pack:{(seat + 1) % seats}"))
            assert passed == packs[seat] - kept
            assert passed.total() == left


@rule("civ:SETUP-5")
def test_a_kept_card_goes_to_hand() -> None:
    story = draft()
    picks = [pick_all(story) for _ in range(3)]
    for seat in story.seats:
        assert Counter(hand(story, seat)) == Counter(pick[seat].removeprefix("card:") for pick in picks)


@rule("civ:SETUP-5")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1)])
def test_nobody_learns_of_a_pick_before_all_have_picked(order: tuple[int, ...]) -> None:
    story = draft()
    *early, last = order
    unaware = {seat: (story.view(seat), story.match.decisions_for(seat)) for seat in story.seats}
    dealt = [story.events(seat) for seat in story.seats]
    for seat in early:
        story.choose(story.options(seat)[0], seat=seat)
    assert story.view(last) == unaware[last][0]
    assert [story.events(seat) for seat in story.seats] == dealt
    assert [one for one in story.match.decisions_for(last) if one.seat == last] == [
        one for one in unaware[last][1] if one.seat == last
    ]


@rule("civ:SETUP-5")
def test_the_picks_count_by_seat_whatever_order_they_come_in() -> None:
    forwards, backwards = draft(), draft()
    picks = {seat: forwards.options(seat)[-1] for seat in forwards.seats}
    for seat in (0, 1, 2):
        forwards.choose(picks[seat], seat=seat)
    for seat in (2, 1, 0):
        backwards.choose(picks[seat], seat=seat)
    assert forwards.state == backwards.state


@rule("civ:SETUP-5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_card_of_each_pack_is_laid_open_in_the_middle(seats: int) -> None:
    story = draft(seats)
    pick_all(story)
    pick_all(story)
    packs = {seat: Counter(story.cards(f"pack:{seat}")) for seat in story.seats}
    picks = pick_all(story)
    last = {seat: packs[seat] - Counter([picks[seat].removeprefix("card:")]) for seat in story.seats}
    assert Counter(story.cards("middle")) == sum(last.values(), Counter())
    assert all(story.zone("middle", seat).cards == story.cards("middle") for seat in story.seats)
    laid = [event.args for event in story.events(None) if event.text == "civ-laid-middle"]
    assert {one["seat"]: one["card"] for one in laid} == {
        seat: next(iter(last[seat])) for seat in story.seats
    }


@rule("civ:SETUP-5")
@pytest.mark.parametrize(
    ("seats", "first", "order"),
    [(2, "1", [1]), (3, "1", [2, 1]), (3, "2", [0, 2]), (3, "3", [1, 0]), (4, "3", [1, 0, 3])],
)
def test_the_last_in_turn_order_takes_from_the_middle_first(seats: int, first: str, order: list[int]) -> None:
    story = draft(seats, first=first)
    for _ in range(3):
        pick_all(story)
    assert len(set(story.cards("middle"))) == seats, "choose a seed that lays different cards"
    asked = []
    while story.asked.text == "civ-ask-middle":
        taken = story.options()[-1].removeprefix("card:")
        asked.append(seat := story.asked.seat)
        story.choose(f"card:{taken}")
        assert area(story, seat) == {taken.partition("-")[0]: 1}
    assert asked == order, "the last card is taken without a question"


@rule("civ:SETUP-5")
@pytest.mark.parametrize("first", ["1", "2", "3"])
def test_after_the_draft_everybody_has_three_in_hand_and_one_in_the_area(first: str) -> None:
    story = draft(first=first)
    for _ in range(3):
        pick_all(story)
    while story.asked.text == "civ-ask-middle":
        story.choose(story.options()[0])
    assert [story.count(f"hand:{seat}") for seat in story.seats] == [3, 3, 3]
    assert [sum(area(story, seat).values()) for seat in story.seats] == [1, 1, 1]
    assert not story.has("middle")
    assert story.count("deck") == 95 - 12
    assert story.asked[:2] == (int(first) - 1, "civ-ask-play")
