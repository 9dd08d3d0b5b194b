"""The whole of learning in miniature: fight, climb, let games decide; cut off, and go on."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from regnum import games
from regnum.cli.main import main
from regnum.engine.match import Match
from regnum.engine.weights import Weights, softmax, weighed
from regnum.games.civ import GAME
from regnum.lab import duels, learn
from regnum.lab.crews import ALONE, Done, Piece
from regnum.lab.learn import CannotLearn, Run, Verdict, learning_of
from regnum.players import judging

LEARNT = [name for name in games.names() if games.get(name).learning is not None]


def test_rounds_are_fought_climbed_and_judged_by_games(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given = f"learn civ --duels 5 --rounds 2 --gate 2 --workers 1 --out {tmp_path}"
    assert main(given.split()) == 0
    told = capsys.readouterr().out
    assert "of 5 duels foretold" in told
    assert "of 10 duels foretold" in told
    assert "stands" in told or "thrown away" in told
    learning, written = learning_of("civ"), tmp_path / "round-2.txt"
    assert Weights.read(written, learning.names).margins == learn.begin("civ", tmp_path).ground.known.margins
    assert "Round 2 of: regnum learn civ --duels 5 --rounds 2" in written.read_text()
    assert (tmp_path / "begun.txt").read_text() == learning.weights.read_text()


@pytest.mark.parametrize("keep", ["--keep", ""])
def test_the_last_weights_that_stood_are_where_the_next_round_begins_and_are_kept_if_asked(
    keep: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    in_use = tmp_path / "weights.txt"
    in_use.write_bytes(learning_of("civ").weights.read_bytes())
    learning = replace(learning_of("civ"), weights=in_use)
    monkeypatch.setattr(learn, "learning_of", lambda game: learning)
    centres = []

    def fight(run: Run, number: int, centre: duels.Place, *rest: object) -> list[duels.Duel]:
        centres.append(centre)
        far = tuple(at + 1 for at in centre)
        return [duels.Duel(far, centre, 0.3)] * 10

    verdicts = iter([Verdict(190, 200), Verdict(199, 200), Verdict(100, 200)])
    monkeypatch.setattr(learn, "fight", fight)
    monkeypatch.setattr(learn, "gate", lambda *given: next(verdicts))
    out = tmp_path / "run"
    assert main(f"learn civ --rounds 3 --out {out} {keep}".split()) == 0
    assert len(set(centres)) == 3, "round 2 and 3 begin where round 1 and 2 have led"
    assert in_use.read_text() == (out / ("round-2.txt" if keep else "begun.txt")).read_text()


def test_who_surely_wins_more_than_half_stands() -> None:
    assert Verdict(120, 200).stands
    assert not Verdict(110, 200).stands
    assert not Verdict(60, 200).stands


def test_what_was_fought_is_not_fought_again(tmp_path: Path) -> None:
    run, whole = learn.begin("civ", tmp_path / "cut", seed=5), learn.begin("civ", tmp_path / "whole", seed=5)
    centre = run.ground.beginning
    learn.fight(run, 1, centre, 1, ALONE)
    kept = run.candidate(1).with_suffix(".jsonl")
    with kept.open("a") as file:
        file.write('{"number":1,"du')  # cut off in mid-line
    begun: list[int] = []
    found = learn.fight(run, 1, centre, 2, ALONE, lambda: begun.append(1))
    assert found == learn.fight(whole, 1, centre, 2, ALONE)
    assert kept.read_text() == whole.candidate(1).with_suffix(".jsonl").read_text()
    assert len(begun) == 2


def test_a_run_goes_on_from_what_it_began_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if what it has found is in use meanwhile: its duels were fought around the weights of old."""
    begun = learn.begin("civ", tmp_path / "run").ground
    other = tmp_path / "other.txt"
    begun.weights(tuple(at + 1 for at in begun.beginning)).write(other, [])
    learning = replace(learning_of("civ"), weights=other)
    monkeypatch.setattr(learn, "learning_of", lambda game: learning)
    assert learn.begin("civ", tmp_path / "run").ground.known.stages == begun.known.stages
    assert learn.begin("civ", tmp_path / "new").ground.known.stages != begun.known.stages


def test_weights_are_known_where_their_file_does_not_lie(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on another machine of a cluster, where nothing was read before."""
    run = learn.begin("civ", tmp_path, seed=5)
    candidate = tmp_path / "candidate.txt"
    candidate.write_bytes(run.begun.read_bytes())

    def elsewhere(do: Callable[[Piece], Done], pieces: Iterable[Piece]) -> Iterator[tuple[Piece, Done]]:
        monkeypatch.setattr(judging, "_known", {})
        candidate.unlink(missing_ok=True)
        yield from ALONE(do, pieces)

    assert learn.gate(run, candidate, 2, 9, elsewhere).games == 2


@pytest.mark.parametrize("game", LEARNT)
def test_the_weights_in_use_fit_the_signs_and_say_how_they_were_made(game: str) -> None:
    learning = learning_of(game)
    assert Weights.read(learning.weights, learning.names).names == learning.names
    assert f"regnum learn {game}" in learning.weights.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", LEARNT)
def test_every_seat_count_has_signs(game: str) -> None:
    learning = learning_of(game)
    for seats in games.get(game).seats:
        state = games.get(game).start(seats, {}, seed=2)
        assert 0 <= learning.course(state) <= 1
        for seat in range(state.seats):
            assert len(learning.signs(state, seat)) == len(learning.names)


@pytest.mark.parametrize("game", LEARNT)
def test_what_is_given_is_a_sign(game: str) -> None:
    learning = learning_of(game)
    assert set(learning.given) < set(learning.names)


def test_a_game_without_signs_cannot_be_learnt(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "get", lambda name: replace(GAME, learning=None))
    with pytest.raises(CannotLearn, match="no signs"):
        learning_of("civ")


@pytest.mark.parametrize("game", ["civ", "settlers"])
def test_chances_are_those_of_the_signs_by_their_weights(game: str) -> None:
    """However quickly a game works them out. Imperium also thinks of a collapse."""
    learning = learning_of(game)
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
