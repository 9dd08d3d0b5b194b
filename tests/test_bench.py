"""The bench: what it reports, and that its arithmetic is right. How fast anything is, no test says."""

import json
from collections.abc import Callable
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from regnum.cli import bench as command
from regnum.cli.main import main
from regnum.engine.errors import RegnumError
from regnum.lab.tournament import Plan, Report, Standing, play

measure = command.load("measure")
speed = command.load("speed")
peers = command.load("peers")
Slice = measure.Slice


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """No peer is installed, wherever the tests run."""

    def missing(name: str) -> ModuleType:
        raise ModuleNotFoundError(f"No module named {name!r}")

    monkeypatch.setattr(peers, "import_module", missing)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """One game, of which few positions are cloned."""
    ours = command.load("ours")
    monkeypatch.setattr(ours.games, "names", lambda: ("civ",))
    monkeypatch.setattr(ours, "CLONED_GAMES", 1)


@pytest.mark.usefixtures("alone", "quick")
def test_without_peers_our_own_side_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--json", "--seconds", "0.01"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["rounds"] >= 1
    assert report["ratios"] == []
    civ = report["games"]["civ"]
    assert set(civ) == {
        *("decisions_per_second", "games_per_second", "copy_microseconds", "steps_per_second"),
    }
    for spread in civ.values():
        assert 0 < spread["low"] <= spread["median"] <= spread["high"]
    for name in ("rlcard", "catanatron"):
        assert report["peers"][name]["missing"] == f"{name} is not installed: ./regnum bench installs it"


@pytest.mark.usefixtures("alone", "quick")
def test_in_words(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    assert main(["bench", "speed", "--seconds", "0.01"]) == 0
    out = capsys.readouterr().out
    assert "Regnum civ" in out
    assert "catanatron is not installed" in out
    assert "no aim can be judged" in out


def test_a_ratio_is_that_of_the_medians_with_the_spread_of_the_rounds() -> None:
    ratio = measure.ratio([10.0, 20.0, 60.0], [5.0, 5.0, 10.0])
    assert ratio == measure.Spread(median=4.0, low=3.0, high=5.0)  # by rounds: 2, 4, 6


def test_one_round_has_no_spread() -> None:
    assert measure.Spread.of([3.0]) == measure.Spread(3.0, 3.0, 3.0)


def made_up(rates: list[int]) -> list[Any]:
    return [Slice(count=rate, pieces=1, seconds=1.0, processor=1.0) for rate in rates]


def test_a_machine_that_is_busy_with_others_makes_nobody_slow() -> None:
    waiting = [Slice(count=100, pieces=1, seconds=4.0, processor=1.0)]
    measured = {("civ", "steps"): waiting, ("rlcard", "steps"): made_up([50])}
    (row,) = speed.ratios_of(measured, ("civ",), ("rlcard",))
    assert (row["ratio"]["median"], row["processor"]["median"], row["met"]) == (0.5, 2.0, True)


def test_aims_are_judged_by_the_ratio_of_medians() -> None:
    measured = {
        ("civ", "decisions"): made_up([90, 100, 110]),
        ("civ", "copies"): made_up([80, 80, 80]),
        ("rlcard", "decisions"): made_up([50, 50, 50]),
        ("catanatron", "decisions"): made_up([26, 26, 26]),
        ("catanatron", "copies"): made_up([10, 10, 10]),
    }
    rows = speed.ratios_of(measured, ("civ",), ("rlcard", "catanatron"))
    assert [(row["peer"], row["what"], row["ratio"]["median"], row["met"]) for row in rows] == [
        ("rlcard", "decisions", 2.0, True),
        ("catanatron", "decisions", pytest.approx(100 / 26), False),
        ("catanatron", "copies", 8.0, True),
    ]
    assert speed.aims_line(rows) == "2 of 3 aims are met; not yet: civ decisions beside catanatron."
    assert speed.aims_line([row for row in rows if row["met"]]) == "All 2 aims are met."


def test_what_a_game_has_no_aim_for_is_compared_all_the_same() -> None:
    measured = {("other", "copies"): made_up([5]), ("peer", "copies"): made_up([10])}
    (row,) = speed.ratios_of(measured, ("other",), ("peer",), {("civ", "copies", "peer"): 8.0})
    assert (row["ratio"]["median"], row["wanted"], row["met"]) == (0.5, None, None)


def test_a_slice_ends_with_the_piece_that_is_in_progress() -> None:
    done = []
    result = measure.measure_slice(lambda: done.append(1) or 7, seconds=0.001)
    assert result.count == 7 * len(done)
    assert result.pieces == len(done) >= 1
    assert result.seconds >= 0.001


def test_all_subjects_have_a_turn_in_each_round() -> None:
    turns: list[str] = []

    def work(name: str) -> Callable[[], int]:
        return lambda: turns.append(name) or 1

    subjects = [measure.Subject(name, "decisions", work(name)) for name in "ab"]
    rounds = list(measure.rounds(subjects, seconds=0.01))
    assert all(len(slices) == 2 for slices in rounds)
    changes = [name for name, before in zip(turns, ["", *turns], strict=False) if name != before]
    assert changes == ["a", "b"] * (len(rounds) + 1)  # one round to warm up


def test_every_pair_of_players_meets(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    plans: list[Plan] = []

    def hold(plan: Plan, workers: int | None, progress: Callable[[Any], None]) -> Report:
        plans.append(plan)
        for ahead in (30, 20, 10):
            progress(SimpleNamespace(points=(40 + ahead, 40), seconds=1.5))
        winner = Standing(plan.players[0], wins=7.5, share=0.75, low=0.5, high=0.9, points=3.0, sources={})
        return Report(
            10, (winner,), (), {}, decisions=120.4, turns=40.0, rounds=None, seconds=2.0, rate=600.0
        )

    monkeypatch.setattr(command.load("players").tournament, "hold", hold)
    monkeypatch.setenv("COLUMNS", "140")
    assert main(["bench", "players", "--games", "10", "--game", "settlers,imperium", "--seed", "4"]) == 0
    met = {(plan.game, plan.players) for plan in plans}
    for game in ("settlers", "imperium"):
        assert (game, ("greedy", "greedy-1")) in met
        assert (game, ("search:400", "search-1:400")) in met
    assert {(plan.games, plan.seed) for plan in plans} == {(10, 4)}
    out = capsys.readouterr().out
    assert "7.5 of 10" in out
    assert "50.0% to 90.0%" in out
    assert "+20.0" in out


@pytest.mark.parametrize(
    "words", [["--seconds", "0"], ["players", "--games", "0"], ["speed", "--games", "3"]]
)
def test_nonsense_is_refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", *words]) == 2
    assert capsys.readouterr().err.startswith("regnum: ")


def test_outside_a_checkout_it_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    monkeypatch.setattr(command, "project_root", lambda: tmp_path)
    with pytest.raises(RegnumError, match=r"there is no bench/speed\.py"):
        command.load("speed")


def test_a_player_alone_meets_the_same_bots_at_every_level(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    plans: list[Plan] = []

    def hold(plan: Plan, workers: int | None) -> tuple[None, list[Any]]:
        plans.append(plan)
        won = plan.options["level"] == "chieftain"
        game = SimpleNamespace(shares=(float(won),), points=(90,), bots=(70 if won else 110,), rounds=15)
        bots = ("imperium-option-nations-celts", "imperium-option-nations-romans")
        return None, [SimpleNamespace(**vars(game), sides=("…", bot)) for bot in bots]

    monkeypatch.setattr(command.load("solo"), "hold", hold)
    monkeypatch.setenv("COLUMNS", "140")
    assert main(["bench", "solo", "--games", "2", "--player", "random", "--seed", "4"]) == 0
    levels = [plan.options["level"] for plan in plans]
    assert levels == ["chieftain", "warlord", "imperator", "sovereign", "overlord", "supreme"]
    assert len({(plan.players, plan.games, plan.seed, plan.options["boxes"]) for plan in plans}) == 1
    by_level, by_bot = capsys.readouterr().out.split("The same games by bot")
    assert "chieftain │ 2 of 2 │ 100.0%" in by_level
    assert "supreme   │ 0 of 2 │   0.0%" in by_level
    assert "Celts  │ 1 of 6 │ 16.7%" in by_bot


def test_what_bots_score_is_kept_beside_what_players_do() -> None:
    options = {"nations": "romans", "bot": "celts", "level": "warlord", "rounds": "1"}
    game = play(Plan("imperium", ("random",), 1, 4, options), 0)
    assert (len(game.points), len(game.bots)) == (1, 1)
    assert game.sides == ("imperium-option-nations-romans", "imperium-option-nations-celts")
