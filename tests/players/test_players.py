"""What all computer players have in common."""

from collections.abc import Mapping
from dataclasses import replace
from itertools import islice

import pytest

from regnum import games, players
from regnum.engine.position import Position
from regnum.engine.rng import Rng
from regnum.players.player import stream

from .matches import MODES, crossroads, position, wander

THINKERS = ["greedy", "greedy-1", "search:12", "search-1:12"]
ALL = ["random", "novice", "novice:8", *THINKERS]


@pytest.mark.parametrize(("seats", "options"), MODES)
@pytest.mark.parametrize("spec", ALL)
def test_every_choice_is_legal(spec: str, seats: int, options: Mapping[str, str]) -> None:
    player = players.make(spec, 3)
    for match in islice(wander(seats, options, seed=seats), 0, 60, 4):
        for decision in match.decisions:
            assert player.choose(Position(match, decision.seat)) in decision.options


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("spec", ALL)
def test_players_know_no_game_by_name(game: str, spec: str) -> None:
    player = players.make(spec, 3)
    seats = max(2, games.get(game).seats[0])
    for match in islice(wander(seats, game=game), 0, 30, 10):
        assert player.choose(position(match)) in match.decisions[0].options


@pytest.mark.parametrize("spec", ALL)
def test_the_same_seed_chooses_the_same(spec: str) -> None:
    def game(seed: int) -> list[str]:
        player = players.make(spec, seed)
        return [player.choose(position(match)).key for match in islice(wander(3), 0, 100, 5)]

    assert game(1) == game(1)


def test_another_seed_has_another_luck() -> None:
    def game(seed: int) -> list[str]:
        player = players.make("random", seed)
        return [player.choose(position(match)).key for match in islice(wander(3), 40)]

    assert game(1) != game(2)


def test_a_player_does_not_shuffle_as_its_game_does() -> None:
    assert stream(5).next() != Rng(5).next()


@pytest.mark.parametrize("spec", THINKERS)
def test_a_single_option_is_taken_without_thought(spec: str) -> None:
    match = next(match for match in wander(2, seed=2) if not crossroads(match))
    asked = position(match)
    asked.game = replace(asked.game, sample=None)  # type: ignore[arg-type]  # whoever thinks now, fails
    assert players.make(spec, 1).choose(asked) == match.decisions[0].options[0]


@pytest.mark.parametrize(
    "spec",
    [
        "",
        "wizard",
        "search:",
        "search:0",
        "search:-5",
        "search:ms",
        "search:1.5",
        "Greedy",
        "search:٣",
        "novice:8ms",
        "novice:0",
    ],
)
def test_an_unknown_player_is_refused_with_the_known_ones(spec: str) -> None:
    with pytest.raises(players.UnknownPlayer) as refused:
        players.make(spec, 1)
    assert all(name in str(refused.value) for name in (*players.names(), "search:300", "search:500ms"))


@pytest.mark.parametrize("spec", [*players.names(), "search:300", "search:500ms"])
def test_all_that_are_named_exist(spec: str) -> None:
    assert players.make(spec, 1)


def test_a_novice_sees_less_the_more_it_chooses_blindly() -> None:
    """One choice of so many is blind: all of them, or hardly any."""
    here = [position(match) for match in islice(wander(3, seed=2), 0, 120, 3)]

    def choices(spec: str) -> list[str]:
        return [players.make(spec, number).choose(one).key for number, one in enumerate(here)]

    greedy = choices("greedy")

    def alike(spec: str) -> int:
        return sum(one == other for one, other in zip(choices(spec), greedy, strict=True))

    assert alike("novice:1") < alike("novice") < alike("novice:999999")
