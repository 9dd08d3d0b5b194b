"""The whole of learning in miniature: play, fit, let games decide; cut off, and go on."""

import shutil
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from regnum import games
from regnum.cli.main import main
from regnum.engine.match import Match
from regnum.engine.result import Result
from regnum.engine.weights import Weights, softmax, weighed
from regnum.games.civ import GAME
from regnum.lab import learn
from regnum.lab.crews import ALONE, Done, Piece
from regnum.lab.learn import CannotLearn, Course
from regnum.players import judging

LEARNT = [name for name in games.names() if games.get(name).learning is not None]


def test_a_round_is_played_fitted_and_judged_by_games(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given = f"learn settlers --games 2 --rounds 1 --gate 2 --workers 1 --out {tmp_path}"
    assert main(given.split()) == 0
    told = capsys.readouterr().out
    assert "round 1:" in told
    assert "stands" in told or "thrown away" in told
    learning = Course("settlers", 1).learning
    written = tmp_path / "round-1.txt"
    assert Weights.read(written, learning.names).names == learning.names
    assert "regnum learn settlers --games 2 --rounds 1" in written.read_text()


def test_what_was_played_is_not_played_again(tmp_path: Path) -> None:
    kept, whole = tmp_path / "kept.jsonl", tmp_path / "whole.jsonl"
    learn.generate(Course("settlers", 1, seed=5), kept)
    with kept.open("a") as file:
        file.write('{"number":1,"ro')  # cut off in mid-line
    begun: list[int] = []
    rows = learn.generate(Course("settlers", 2, seed=5), kept, tick=lambda: begun.append(1))
    assert rows == learn.generate(Course("settlers", 2, seed=5), whole)
    assert kept.read_text() == whole.read_text()
    assert len(begun) == 2


def test_weights_are_known_where_their_file_does_not_lie(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on another machine of a cluster, where nothing was read before."""
    candidate = tmp_path / "candidate.txt"
    shutil.copyfile(Course("settlers", 1).learning.weights, candidate)
    course = Course("settlers", 1, seed=5, weights=str(candidate))
    expected = learn.generate(course, tmp_path / "here.jsonl")

    def elsewhere(do: Callable[[Piece], Done], pieces: Iterable[Piece]) -> Iterator[tuple[Piece, Done]]:
        monkeypatch.setattr(judging, "_known", {})
        candidate.unlink(missing_ok=True)
        yield from ALONE(do, pieces)

    assert learn.generate(course, tmp_path / "elsewhere.jsonl", elsewhere) == expected
    shutil.copyfile(Course("settlers", 1).learning.weights, candidate)
    assert learn.gate(course, candidate, 2, 9, elsewhere).games == 2


@pytest.mark.parametrize("game", LEARNT)
def test_the_weights_in_use_fit_the_signs_and_say_how_they_were_made(game: str) -> None:
    course = Course(game, 1)
    assert course.in_use().names == course.learning.names
    assert f"regnum learn {game}" in course.learning.weights.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", LEARNT)
def test_every_seat_count_has_signs(game: str) -> None:
    learning = Course(game, 1).learning
    for seats in games.get(game).seats:
        state = games.get(game).start(seats, {}, seed=2)
        assert 0 <= learning.course(state) <= 1
        for seat in range(state.seats):
            assert len(learning.signs(state, seat)) == len(learning.names)


def test_a_game_without_signs_cannot_be_learnt(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "get", lambda name: replace(GAME, learning=None))
    with pytest.raises(CannotLearn, match="no signs"):
        _ = Course("civ", 1).learning


def test_where_only_whole_turns_compare_positions_between_turns_are_learnt_from() -> None:
    civ, settlers = games.get("civ"), games.get("settlers")
    assert learn.worth_a_look(civ, begins=False) == 0
    assert learn.worth_a_look(civ, begins=True) > learn.worth_a_look(settlers, begins=True) > 0
    assert learn.worth_a_look(settlers, begins=True) == learn.worth_a_look(settlers, begins=False)


@pytest.mark.parametrize(
    ("result", "ends"),
    [
        (Result((1,), (3, 4, 2), "majority"), [3, 4, 2]),
        (Result((0,), (3, 4, 2), "hegemony"), [1, 0, 0]),
        (Result((0, 2), (1, 4, 1, 4), "hegemony"), [0.5, 0, 0.5, 0]),
    ],
)
def test_what_decided_is_learnt(result: Result, ends: list[float]) -> None:
    assert [*learn.came_to(result)] == ends


def test_of_two_that_come_to_the_same_nothing_is_learnt() -> None:
    """Partners win together, and the others have lost alike."""
    rows = [*learn.rows_of((0.5, [[1.0], [2.0], [3.0], [5.0]]), ["", "", "", ""], [0.5, 0, 0.5, 0])]
    assert [(row.apart, row.lead) for row in rows] == [
        ([-1.0], 0.5),
        ([-4.0], 0.5),
        ([-1.0], -0.5),
        ([-2.0], 0.5),
    ]


@pytest.mark.parametrize("game", ["civ", "settlers"])
def test_chances_are_those_of_the_signs_by_their_weights(game: str) -> None:
    """However quickly a game works them out. Imperium also thinks of a collapse."""
    learning = Course(game, 1).learning
    names = learning.names
    chance = Random(7)
    columns = tuple(tuple(chance.uniform(-1, 1) for _ in names) for _ in range(3))
    weights = Weights(names, columns, (1.5, 1.5, 1.5))
    judge = learning.judge(weights)
    compared = 0
    for seats in (2, max(games.get(game).seats)):
        match = Match(games.get(game), seats, {}, seed=3)
        while not match.over and compared < 400 * seats:
            state = match.state
            worth, margin = weights.at(learning.course(state))
            hopes = [weighed(worth, learning.signs(state, seat)) / margin for seat in range(state.seats)]
            assert [*judge(state)] == pytest.approx(softmax(hopes))
            compared += 1
            decision = match.decisions[0]
            match.choose(decision.seat, chance.choice(decision.options).key)
