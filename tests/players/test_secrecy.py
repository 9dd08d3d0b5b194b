"""Nobody decides by what their seat may not know."""

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import NoReturn

import pytest

from regnum import games, players
from regnum.engine.match import Match
from regnum.engine.rng import Rng
from regnum.games.civ.state import CivState
from regnum.testing.suite import imagine

from .matches import MODES, crossroads, position, wander

THINKERS = ["greedy", "search:25"]


class Poison:
    """A hidden card. Its age can be worked out by everybody; who looks at anything else has cheated."""

    def __init__(self, card: int) -> None:
        self._age = card % 3

    def __mod__(self, ages: int) -> int:
        assert ages == 3
        return self._age

    def _refuse(self, *_: object) -> NoReturn:
        raise AssertionError("somebody looked at a hidden card")

    __eq__ = __ne__ = __lt__ = __le__ = __gt__ = __ge__ = __hash__ = _refuse  # type: ignore[assignment]
    __index__ = __int__ = __add__ = __radd__ = __floordiv__ = __bool__ = __repr__ = _refuse  # type: ignore[assignment]


def poison(cards: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(Poison(card) for card in cards)  # type: ignore[misc]


def poisoned(match: Match) -> Match:
    """The same match, with poison for all that the asked seat may not look at."""
    seat, twin = match.decisions[0].seat, match.clone()
    for state in (twin.state, twin.base):
        assert isinstance(state, CivState)
        state.hand = [hand if owner == seat else poison(hand) for owner, hand in enumerate(state.hand)]
        state.deck, state.aside = poison(state.deck), poison(state.aside)
    return twin


def midgame(seats: int, options: Mapping[str, str], seed: int) -> Iterator[Match]:
    """Positions of a game with something to think about."""
    return islice((match for match in wander(seats, options, seed) if crossroads(match, 3)), 6, 70, 8)


@pytest.mark.parametrize("spec", THINKERS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hidden_cards_are_not_looked_at(spec: str, seats: int) -> None:
    for match in midgame(seats, {}, seed=seats):
        chosen = players.make(spec, 7).choose(position(match))
        assert players.make(spec, 7).choose(position(poisoned(match))) == chosen


def test_the_poison_works() -> None:
    match = poisoned(next(midgame(2, {}, seed=1)))
    other = 1 - match.decisions[0].seat
    with pytest.raises(AssertionError, match="hidden card"):
        match.view(other)


@pytest.mark.parametrize("spec", THINKERS)
@pytest.mark.parametrize(("seats", "options"), MODES)
def test_who_cannot_tell_two_games_apart_plays_them_alike(
    spec: str, seats: int, options: Mapping[str, str]
) -> None:
    for match in islice(wander(seats, options, seed=9), 1, 80, 13):
        seat = match.decisions[0].seat
        other = imagine(match, seat, Rng(match.number))
        chosen = players.make(spec, 7).choose(position(match))
        assert players.make(spec, 7).choose(position(other)) == chosen


GAMES = [(game, seats) for game in games.names() for seats in (2, 3)]


@pytest.mark.parametrize("spec", ["greedy", "greedy-1", "search:25", "search-1:25"])
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_in_every_game_two_that_look_alike_are_played_alike(spec: str, game: str, seats: int) -> None:
    """All that a seat may not know is dealt anew: whoever reads it would choose otherwise now and then."""
    crossed = (match for match in wander(seats, {}, seed=7, game=game) if crossroads(match, 3))
    for match in islice(crossed, 5, 90, 17):
        other = imagine(match, match.decisions[0].seat, Rng(match.number))
        chosen = players.make(spec, 7).choose(position(match))
        assert players.make(spec, 7).choose(position(other)) == chosen
