"""Many games at once."""

from itertools import count

import pytest

import regnum
from regnum.engine.game import BadSetup
from regnum.lab import tournament
from regnum.lab.stats import wilson
from regnum.lab.tournament import BadPlan, Plan, Played, batches_of, hold
from regnum.players import UnknownPlayer


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # From the literature: Newcombe 1998, table I, method 3.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_the_interval_is_the_published_one(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_nothing_is_known_without_games() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_in_a_block_everybody_sits_everywhere_with_the_same_seed() -> None:
    plan = Plan("civ", ("greedy", "random", "search"), games=6, seed=9)
    assert [plan.seed_of(number) for number in range(6)] == [9, 9, 9, 10, 10, 10]
    for seat in range(3):
        assert {plan.seated(number)[seat] for number in range(3)} == {0, 1, 2}


def test_players_of_one_name_are_told_apart() -> None:
    assert Plan("civ", ("greedy", "random", "greedy"), 1).labels() == ("greedy (1)", "random", "greedy (2)")


def test_one_process_and_two_find_the_same() -> None:
    plan = Plan("civ", ("random", "random", "greedy"), games=6, seed=3)
    one, two = hold(plan, workers=1), hold(plan, workers=2)
    assert one.standings == two.standings
    assert one.reasons == two.reasons
    assert (one.decisions, one.turns) == (two.decisions, two.turns)


@pytest.mark.parametrize(("count", "largest"), [(1, 1), (999, 1), (1_001, 2), (10_000, 20), (100_003, 20)])
def test_batches_have_every_game_once(count: int, largest: int) -> None:
    batches = batches_of(count)
    assert [number for batch in batches for number in batch] == list(range(count))
    assert max(map(len, batches)) == largest


def test_wins_add_up_and_every_game_is_reported() -> None:
    heard: list[Played] = []
    report = hold(Plan("civ", ("random", "random"), games=8, seed=1), workers=1, progress=heard.append)
    assert sum(one.wins for one in report.standings) == pytest.approx(8)
    assert sum(report.reasons.values()) == 8
    assert sorted(one.number for one in heard) == list(range(8))


def test_partners_win_together() -> None:
    plan = Plan("civ", ("random",) * 4, games=4, seed=1, options={"teams": "on"})
    played: list[Played] = []
    hold(plan, workers=1, progress=played.append)
    assert all(sorted(one.shares) in ([0, 0, 0.5, 0.5], [0.25] * 4) for one in played)


def test_whoever_thinks_for_some_time_has_the_processors(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a machine that does other things as well a player would think less by the clock on the wall."""
    ticks = count()
    monkeypatch.setattr(tournament, "process_time", lambda: float(next(ticks)))
    tournament.play(Plan("civ", ("search:3000ms", "random"), 1), 0)
    assert next(ticks) > 100, "it is read before every look"


def test_records_lead_to_what_was_reported() -> None:
    played: list[Played] = []
    hold(Plan("civ", ("random", "greedy"), games=2, seed=5, records=True), workers=1, progress=played.append)
    for one in played:
        assert one.record is not None
        result = regnum.load(one.record).result
        assert result is not None
        assert result.reason == one.reason
        winner = one.record.players[result.winners[0]]
        assert one.shares[("random (random)", "greedy (greedy)").index(winner)] > 0


@pytest.mark.parametrize(
    ("plan", "error"),
    [
        (Plan("civ", ("random", "random"), games=0), BadPlan),
        (Plan("civ", ("random", "wizard"), games=1), UnknownPlayer),
        (Plan("civ", ("random",), games=1), BadSetup),
        (Plan("civ", ("random", "random"), games=1, options={"start": "never"}), BadSetup),
        (Plan("civ", ("random", "random"), games=4, seed=2**53 - 1), BadPlan),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(plan: Plan, error: type[Exception]) -> None:
    with pytest.raises(error):
        hold(plan)
