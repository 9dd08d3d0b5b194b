"""A hill is found again in what came of duels on it."""

from collections.abc import Callable, Sequence
from random import Random
from statistics import mean

import pytest

from regnum.lab.duels import STRAY, Duel, Place
from regnum.lab.fit import REACH, STRIDE, climbed, solved, uphill

TOP: Place = (0.5, -0.3, 0.0, 2.0)
BENDS = (0.1, 0.05, 0.05, 0.02)
START: Place = (0.0,) * len(TOP)
LITTLE = 0.15
"""How nearly the top is found."""


def hill(place: Place) -> float:
    """A hill with its top where it should be."""
    return -sum(bend * (at - top) ** 2 for bend, at, top in zip(BENDS, place, TOP, strict=True))


def fought(
    height: Callable[[Place], float], centre: Place = START, count: int = 3000, noise: float = 0.1
) -> list[Duel]:
    """Duels around a centre, which are won by whoever stands higher, with luck."""
    chance = Random(1)

    def stray() -> Place:
        return tuple(at + chance.gauss(0, STRAY) for at in centre)

    pairs = [(stray(), stray()) for _ in range(count)]
    return [Duel(one, two, height(one) - height(two) + chance.gauss(0, noise)) for one, two in pairs]


def test_a_system_of_equations_is_solved() -> None:
    assert solved([[2.0, 1.0], [1.0, 3.0]], [3.0, 5.0]) == pytest.approx([0.8, 1.4])
    assert solved([[4.0, 1.0, 0.5], [1.0, 3.0, 0.2], [0.5, 0.2, 2.0]], [5.5, 4.2, 2.7]) == pytest.approx(
        [1.0, 1.0, 1.0]
    )


def test_round_by_round_the_top_is_reached_and_not_left_again() -> None:
    centre, duels = START, list[Duel]()
    for _ in range(6):
        duels += fought(hill, centre, count=1000)
        centre = climbed(duels, centre).place
        assert max(map(abs, centre)) <= max(TOP) + LITTLE
    assert centre == pytest.approx(TOP, abs=LITTLE)
    assert hill(centre) > hill(START) / 20


def test_no_weight_is_moved_further_than_was_played() -> None:
    far = climbed(fought(lambda place: 0.3 * place[1] + 0.01 * place[0]), START).place
    assert far[1] == pytest.approx(REACH, abs=0.01)
    assert max(map(abs, far)) <= REACH + 1e-9


def test_what_hardly_matters_hardly_moves() -> None:
    """However little speaks against it: what speaks for it is luck."""
    place = climbed(fought(lambda place: 0.3 * place[1], count=200, noise=0.3), START).place
    others = [abs(at) for number, at in enumerate(place) if number != 1]
    assert max(others) < place[1] / 2


def test_uphill_ends_at_the_top() -> None:
    assert uphill((0.0, 0.0), (0.2, 0.02), (0.5, 0.0)) == pytest.approx((0.2, STRIDE / 10))
    assert uphill((0.2, 0.0), (0.2, 0.02), (0.5, 0.0))[0] == pytest.approx(0.2)


def test_on_a_hill_without_a_top_all_move_in_proportion_as_far_as_was_played() -> None:
    slopes = 0.1, 0.05, -0.01, 0.0
    assert uphill(START, slopes, (0.0,) * 4) == pytest.approx((REACH, REACH, -STRIDE / 10, 0.0))


@pytest.mark.parametrize("duels", [[], [Duel(START, (1.0,) * 4, 0.0)] * 7])
def test_where_nothing_was_seen_nothing_moves(duels: Sequence[Duel]) -> None:
    assert climbed(duels, TOP) == (TOP, 0.0)


def test_what_is_foretold_is_told_honestly() -> None:
    """By duels that the fit did not know."""
    chance = Random(2)
    assert climbed(fought(hill, noise=0.0), START).explained > 0.95
    told = []
    for _ in range(40):
        luck = [one._replace(came=chance.gauss(0, 0.3)) for one in fought(hill, count=30)]
        told.append(climbed(luck, START).explained)
    assert mean(told) < 0.1
