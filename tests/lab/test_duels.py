"""Weights stray, and the same deal is played from both sides."""

from collections.abc import Sequence
from random import Random
from statistics import mean, stdev

import pytest

from regnum import games
from regnum.engine.result import Result
from regnum.engine.weights import Weights
from regnum.lab import duels
from regnum.lab.duels import Ground, Place, arranged, duel, stands
from regnum.lab.learn import learning_of
from regnum.players import greedy

NAMES = ("points", "land", "unrest", "luck")
KNOWN = Weights(NAMES, ((1.0, 2.0, -3.0, 0.0), (1.0, 0.0, -0.6, 0.0)), (10.0, 5.0))
GROUND = Ground(KNOWN, ("points",))
LEARNT = [name for name in games.names() if games.get(name).learning is not None]


def ground_of(game: str) -> Ground:
    learning = learning_of(game)
    return Ground(Weights.read(learning.weights, learning.names), learning.given)


def test_at_the_beginning_lie_the_weights_that_are_known() -> None:
    assert GROUND.weights(GROUND.beginning).stages == KNOWN.stages


def test_a_weight_is_measured_by_its_size_and_what_is_nothing_by_more() -> None:
    """By what the sign weighs at another stage, or by the margin."""
    assert GROUND.learnt == [(1, 0), (1, 1), (2, 0), (2, 1), (3, 0), (3, 1)]
    assert GROUND.measures == pytest.approx([2.0, 0.6, 3.0, 0.9, 1.0, 0.5])


def test_what_is_given_and_the_margins_stay() -> None:
    found = GROUND.weights((1.0, 1.0, 1.0, -1.0, 0.0, 2.0))
    assert [[*stage] for stage in found.stages] == [
        pytest.approx([1.0, 4.0, 0.0, 0.0]),
        pytest.approx([1.0, 0.6, -1.5, 1.0]),
    ]
    assert found.margins == KNOWN.margins


def test_weights_stray_around_a_centre_and_a_sign_partly_as_one() -> None:
    chance, centre = Random(1), (0.0, 2.0, 0.0, 0.0, 0.0, 0.0)
    strays = [GROUND.stray(centre, chance) for _ in range(4000)]
    columns = [*zip(*strays, strict=True)]
    assert [mean(column) for column in columns] == pytest.approx(centre, abs=0.05)
    assert [stdev(column) for column in columns] == pytest.approx([duels.STRAY] * 6, rel=0.1)
    alike = mean(one * (other - 2) for one, other in zip(columns[0], columns[1], strict=True))
    apart = mean(one * other for one, other in zip(columns[0], columns[2], strict=True))
    assert alike == pytest.approx((duels.STRAY * duels.TOGETHER) ** 2, rel=0.2)
    assert apart == pytest.approx(0, abs=0.02)


@pytest.mark.parametrize("game", LEARNT)
def test_who_judges_alike_draws_at_any_table(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the deal, the seats and the luck are worth, both sides have as much of it."""
    monkeypatch.setattr(duels, "STRAY", 0.0)
    monkeypatch.setattr(greedy, "LEAVES", 4)  # in less time
    ground = ground_of(game)
    for number in range(4):
        found = duel(games.get(game), ground, ground.beginning, Random(f"alike {number}"))
        assert found.one == found.other == ground.beginning
        assert found.came == pytest.approx(0)


def test_a_duel_is_the_same_again() -> None:
    ground = ground_of("settlers")
    first, again = (duel(games.get("settlers"), ground, ground.beginning, Random(3)) for _ in range(2))
    assert first == again
    assert first.one != first.other


def test_who_judges_nonsense_loses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever thinks that everything is worth the opposite, on whichever side."""
    ground = ground_of("settlers")
    nonsense: Place = (-2.0,) * len(ground.learnt)

    def straying(places: Sequence[Place]) -> None:
        sides = iter(places)
        monkeypatch.setattr(Ground, "stray", lambda self, centre, chance: next(sides))

    straying([ground.beginning, nonsense])
    assert duel(games.get("settlers"), ground, ground.beginning, Random(4)).came > 0.2
    straying([nonsense, ground.beginning])
    assert duel(games.get("settlers"), ground, ground.beginning, Random(4)).came < -0.2


@pytest.mark.parametrize("game", LEARNT)
def test_tables_of_every_size_are_arranged_and_can_be_played_again(game: str) -> None:
    chance = Random(5)
    deals = [arranged(games.get(game), chance) for _ in range(60)]
    assert {deal.seats for deal in deals} == set(games.get(game).seats)
    assert sum(deal.seats == 2 for deal in deals) > len(deals) / 3
    one, again = (deals[0].match(games.get(game)) for _ in range(2))
    assert one.record(("a",) * deals[0].seats) == again.record(("a",) * deals[0].seats)


@pytest.mark.parametrize(
    ("result", "stood"),
    [
        (Result((0,), (33, 30), "points"), [0.62, 0.38]),
        (Result((0, 1), (30, 30, 24), "points"), [0.5, 0.5, 0.27]),
        (Result((1,), (9, 2), "hegemony"), [0, 1]),
        (Result((0, 2), (1, 4, 1, 4), "hegemony"), [0.5, 0, 0.5, 0]),
        (Result((), (40,), "alone"), [0]),
    ],
)
def test_how_well_a_seat_did(result: Result, stood: list[float]) -> None:
    """By its lead over the best of the others, unless something else decided."""
    found = [stands(result, seat, clear=6) for seat in range(len(result.points))]
    assert found == pytest.approx(stood, abs=0.01)


def test_in_a_game_of_wide_leads_a_lead_says_less() -> None:
    won = Result((0,), (33, 30), "points")
    assert 0.5 < stands(won, 0, clear=14) < stands(won, 0, clear=6) < 1
    assert GROUND.clear == KNOWN.margins[0]
