"""The random numbers are part of the record format."""

from collections import Counter

import pytest

from regnum.engine.rng import STEP, Rng


def test_the_stream_is_the_published_one() -> None:
    rng = Rng(1234567)
    published = [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]
    assert [rng.next() for _ in published] == published


def test_the_stream_from_zero_is_the_published_one() -> None:
    rng = Rng(0)
    assert [rng.next() for _ in range(3)] == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]


def test_a_stream_goes_on_from_its_state() -> None:
    rng = Rng(7)
    rng.next()
    assert Rng(rng.state).next() == rng.next()


def test_small_numbers_are_all_drawn_and_evenly() -> None:
    rng = Rng(3)
    counts = Counter(rng.below(5) for _ in range(5000))
    assert set(counts) == set(range(5))
    assert max(counts.values()) - min(counts.values()) < 200


def test_the_uneven_rest_of_the_range_is_drawn_again() -> None:
    class Scripted(Rng):
        __slots__ = ("given",)

        def next(self) -> int:
            return self.given.pop(0)

    rng = Scripted(0)
    rng.given = [2**64 - 1, 4]  # 2**64 is one more than a multiple of 3
    assert rng.below(3) == 1
    assert rng.given == []


def test_a_shuffle_keeps_the_cards_and_is_golden() -> None:
    cards = list(range(10))
    Rng(42).shuffle(cards)
    assert sorted(cards) == list(range(10))
    assert cards == GOLDEN_SHUFFLE


def shuffled_by_the_book(rng: Rng, cards: list[int]) -> list[int]:
    for last in range(len(cards) - 1, 0, -1):
        other = rng.below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return cards


@pytest.mark.parametrize("count", [0, 1, 2, 3, 40, 200])
def test_a_shuffle_draws_a_number_below_each_place(count: int) -> None:
    rng, plain = Rng(count), Rng(count)
    cards = list(range(count))
    rng.shuffle(cards)
    assert cards == shuffled_by_the_book(plain, list(range(count)))
    assert rng.state == plain.state


def before(drawn: int) -> int:
    """The state from which this number is drawn next: every step of the algorithm, the other way round."""
    z = drawn
    for shift, factor in ((31, 0x94D0_49BB_1331_11EB), (27, 0xBF58_476D_1CE4_E5B9), (30, 1)):
        z ^= (z >> shift) ^ (z >> 2 * shift)
        z = z * pow(factor, -1, 2**64) % 2**64
    return (z - STEP) % 2**64


@pytest.mark.parametrize("drawn", range(2**64 - 12, 2**64))
def test_a_shuffle_draws_again_where_the_rest_is_uneven(drawn: int) -> None:
    assert Rng(before(drawn)).next() == drawn
    rng, plain = Rng(before(drawn)), Rng(before(drawn))
    cards = list(range(11))
    rng.shuffle(cards)
    assert cards == shuffled_by_the_book(plain, list(range(11)))
    assert rng.state == plain.state


def test_every_order_of_three_cards_is_as_likely() -> None:
    rng, orders = Rng(1), Counter[tuple[int, ...]]()
    for _ in range(6000):
        cards = [0, 1, 2]
        rng.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())


def test_a_fork_does_not_follow_its_parent() -> None:
    parent = Rng(5)
    child = parent.fork()
    assert [child.next() for _ in range(3)] != [parent.next() for _ in range(3)]


GOLDEN_SHUFFLE = [0, 9, 5, 8, 6, 4, 7, 2, 1, 3]
