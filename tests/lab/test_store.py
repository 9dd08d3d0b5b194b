"""Runs that are kept: nothing lost, nothing twice, and plain words where something is wrong."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import process
from pathlib import Path

import duckdb
import polars as pl
import pytest

from regnum.lab import crews, store, tournament
from regnum.lab.crews import ALONE, Crew, Done, LostWorkers, Piece
from regnum.lab.details import fate_of
from regnum.lab.ratings import Finish, ratings
from regnum.lab.report.analysis import findings, points_by_round
from regnum.lab.stats import difference, spread, z_for
from regnum.lab.store import COLUMNS, BadRun, Run
from regnum.lab.tournament import Batch, Plan, Played

PLAN = Plan("civ", ("random", "random"), games=12, seed=4, closely=True)


@pytest.fixture(autouse=True)
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Four games a part, so that there are several."""
    monkeypatch.setattr(store, "PART", 4)


def planned(folder: Path, plan: Plan = PLAN) -> Run:
    """The run of a plan."""
    return Run.planned(folder, plan)


def kept(folder: Path) -> dict[str, list[tuple[object, ...]]]:
    """All that a run holds."""
    return {name: Run(folder).table(name).rows() for name in COLUMNS}


def test_a_kept_run_shows_what_the_same_run_shows_unkept(tmp_path: Path) -> None:
    for plan in (PLAN, Plan("settlers", ("greedy", "random"), 2), Plan("imperium", ("random",) * 3, 2)):
        told = store.hold(planned(tmp_path / plan.game, plan), ALONE)
        plain = tournament.hold(plan, workers=1)
        assert (told.standings, told.seats, told.reasons) == (plain.standings, plain.seats, plain.reasons)
        assert (told.decisions, told.turns, told.rounds) == (plain.decisions, plain.turns, plain.rounds)


def test_duckdb_and_polars_read_the_tables(tmp_path: Path) -> None:
    store.hold(planned(tmp_path / "run"), ALONE)
    for name, columns in COLUMNS.items():
        files = f"{tmp_path}/run/{name}/*.parquet"
        (count,) = duckdb.sql(f"select count(*) from '{files}'").fetchall()[0]
        frame = pl.read_parquet(files)
        assert len(frame) == count > 0
        assert frame.columns == list(columns)
    decisions = Run(tmp_path / "run").table("decisions")
    assert decisions.group_by("game").len().sort("game")["len"].to_list() == (
        Run(tmp_path / "run").table("games")["decisions"].to_list()
    )


class Stopped(Exception):
    """Somebody has pulled the plug."""


def stopping(after: int) -> Crew:
    """A crew that is stopped after so many parts."""

    def do_all(do: Callable[[Piece], Done], pieces: Iterable[Piece]) -> Iterator[tuple[Piece, Done]]:
        for number, piece in enumerate(pieces):
            if number == after:
                raise Stopped
            yield piece, do(piece)

    return do_all


def test_a_stopped_run_goes_on_where_it_was(tmp_path: Path) -> None:
    store.hold(planned(tmp_path / "whole"), ALONE)
    with pytest.raises(Stopped):
        store.hold(planned(tmp_path / "run"), stopping(after=1))
    heard: list[int] = []
    store.hold(planned(tmp_path / "run"), ALONE, lambda one: heard.append(one.number))
    assert len(heard) < PLAN.games
    assert kept(tmp_path / "run") == kept(tmp_path / "whole")


def test_more_games_are_added_to_those_that_are_there(tmp_path: Path) -> None:
    store.hold(planned(tmp_path / "run", Plan("civ", ("random", "random"), 6, 4)), ALONE)
    store.hold(planned(tmp_path / "run"), ALONE)
    store.hold(planned(tmp_path / "whole"), ALONE)
    assert kept(tmp_path / "run") == kept(tmp_path / "whole")


def test_a_half_written_file_is_played_again(tmp_path: Path) -> None:
    store.hold(planned(tmp_path / "whole"), ALONE)
    run = planned(tmp_path / "run")
    store.hold(run, ALONE)
    file = sorted((tmp_path / "run" / "cards").iterdir())[-1]
    file.write_bytes(file.read_bytes()[:-100])
    (tmp_path / "run" / "games" / "part-00009.half").write_bytes(b"PAR1")
    with pytest.raises(BadRun, match=r"is damaged. Run the same `regnum simulate"):
        run.table("cards")
    store.hold(planned(tmp_path / "run"), ALONE)
    assert kept(tmp_path / "run") == kept(tmp_path / "whole")
    assert not list((tmp_path / "run").glob("*/*.half"))


def test_a_part_counts_only_once_all_of_its_tables_are_there(tmp_path: Path) -> None:
    run = planned(tmp_path / "run")
    store.hold(run, ALONE)
    run.file("games", run.parts()[0]).unlink()
    assert run.missing() == run.parts()[:1]


def test_a_lost_process_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pool breaks after three batches, in the middle of others, as it does when a process is killed."""
    plan = Plan("civ", ("random", "random"), games=8, seed=2)
    pools: list[int] = []

    def breaking(
        do: Callable[[Batch], list[Played]], batches: Sequence[Batch], workers: int
    ) -> Iterator[tuple[Batch, list[Played]]]:
        pools.append(len(batches))
        for number, batch in enumerate(batches[::-1]):
            if number == 3 and len(pools) == 1:
                raise process.BrokenProcessPool
            yield batch, do(batch)

    monkeypatch.setattr(crews, "in_pool", breaking)
    heard: list[int] = []
    found = tournament.hold(plan, workers=2, progress=lambda one: heard.append(one.number))
    assert pools == [8, 5]
    assert sorted(heard) == list(range(8)), "every game once"
    expected = tournament.hold(plan, workers=1)
    assert (found.standings, found.reasons) == (expected.standings, expected.reasons)


def test_processes_that_are_always_lost_are_given_up_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*args: object) -> Iterator[object]:
        raise process.BrokenProcessPool
        yield

    monkeypatch.setattr(crews, "in_pool", broken)
    with pytest.raises(LostWorkers, match=r"Fewer --workers need less"):
        tournament.hold(Plan("civ", ("random", "random"), games=3), workers=2)


# --- what cannot be read -----------------------------------------------------------------------------------


def test_bad_folders_are_refused_in_words(tmp_path: Path) -> None:
    with pytest.raises(BadRun, match=r"is no run: it has no run.json"):
        Run(tmp_path)
    (tmp_path / "notes.txt").write_text("mine")
    with pytest.raises(BadRun, match=r"holds something else than a run"):
        planned(tmp_path)
    run = planned(tmp_path / "run")
    with pytest.raises(BadRun, match=r"holds no games yet"):
        run.table("games")
    with pytest.raises(BadRun, match=r"holds another run: its seed is 4 and not 5"):
        planned(tmp_path / "run", Plan("civ", ("random", "random"), 12, 5))


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (('"format": 1', '"format": 7'), "was written by another Regnum, in format 7"),
        (('"rules": "', '"rules": "0.'), "of its rules, and this is version"),
        (('"seed": 4', '"seed": "four"'), "is not the description of a run"),
        (("{", ""), "is not the description of a run"),
    ],
)
def test_a_run_of_another_version_is_refused(tmp_path: Path, change: tuple[str, str], words: str) -> None:
    planned(tmp_path)
    file = tmp_path / "run.json"
    file.write_text(file.read_text().replace(*change, 1))
    with pytest.raises(BadRun, match=words):
        Run(tmp_path)


def test_unknown_tables_and_columns_are_named(tmp_path: Path) -> None:
    run = planned(tmp_path)
    store.hold(run, ALONE)
    with pytest.raises(BadRun, match=r"no table 'wins'. Its tables: games, seats"):
        run.table("wins")
    with pytest.raises(BadRun, match=r"games has no column 'nation'. Its columns: game, seed"):
        run.table("games", "nation")
    with pytest.raises(BadRun, match=r"told apart by 'colour'. Columns: player, side, seat, order"):
        findings(run, ["colour"])


# --- numbers ---------------------------------------------------------------------------------------------


def test_the_interval_of_a_difference_is_the_published_one() -> None:
    # Newcombe 1998 (Interval estimation for the difference), table II, example (a), method 10.
    assert difference(56, 70, 48, 80) == pytest.approx((0.2, 0.0524, 0.3339), abs=5e-5)
    assert difference(9, 10, 3, 10) == pytest.approx((0.6, 0.1705, 0.8090), abs=5e-5)


def test_many_comparisons_need_wider_intervals() -> None:
    assert z_for(1) == pytest.approx(1.96, abs=1e-3)
    assert z_for(100) == pytest.approx(3.4808, abs=1e-4)
    assert spread([1.0, 3.0]) == pytest.approx((2 - 1.96, 2 + 1.96), abs=1e-3)


def test_ratings_follow_the_wins_for_any_number_of_seats() -> None:
    games = [[Finish("a", 1, 9), Finish("b", 0, 5), Finish("c", 0, 3)] for _ in range(20)]
    first, second, third = ratings(games)
    assert (first.name, second.name, third.name) == ("a", "b", "c")
    assert first.low > third.high
    assert first.games == 20
    few = ratings(games[:2])
    assert few[0].high - few[0].low > first.high - first.low, "fewer games, less certainty"
    assert ratings([[Finish("a", 1, 1), Finish("a", 0, 0)]]) == []


def test_a_cards_fate_is_told_from_where_it_goes() -> None:
    assert fate_of("hand:1", "play:1", 1) == "played"
    assert fate_of("hand:1", "discard:1", 1) == ""
    assert fate_of("market:1", "hand:1", 1) == "acquired"
    assert fate_of("hand:0", "hand:1", 1) == ""
    assert fate_of("discard:1", "history:1", 1) == "history"
    assert fate_of("hand:0", "embargo:1:culture", 0) == ""
    assert fate_of("main-deck", "market:0", 0) == ""


def test_points_of_games_that_ended_early_stay() -> None:
    columns = ["game", "round", "final", "seat", "source", "points"]
    rows = [(0, 1, False, 0, "a", 2), (0, 2, True, 0, "a", 6), (1, 1, True, 0, "a", 4)]
    scores = pl.DataFrame(rows, schema=columns, orient="row")
    assert points_by_round(scores, seats=2) == [(1, "a", 3.0), (2, "a", 5.0)]


def test_findings_tell_what_happened(tmp_path: Path) -> None:
    run = planned(tmp_path, Plan("settlers", ("greedy", "random"), 12, 1))
    store.hold(run, ALONE)
    found = findings(run)
    assert found.games == 12
    greedy, random = found.groups["player"]
    assert (greedy.name, greedy.share, random.share) == ("greedy", 1.0, 0.0)
    assert greedy.margin == pytest.approx(-random.margin)
    assert {one.name for one in found.groups["order"]} == {"1", "2"}
    assert sum(found.endings.values()) == sum(found.lengths["rounds"].values()) == 12
    assert found.ratings["player"][0].name == "greedy"
    assert found.compared == len(found.cards)
    for card in found.cards:
        assert card.low <= card.gain <= card.high
        assert card.gain == pytest.approx(card.share - card.without)
    last = max(round for round, _, _ in found.points)
    mean = sum(points for round, _, points in found.points if round == last)
    assert mean == pytest.approx(run.table("seats")["points"].mean())
