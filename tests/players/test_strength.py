"""The thinking players see what is in front of them. How strong they are is measured by `regnum bench`."""

import pytest

from regnum import games, players
from regnum.engine.match import Match
from regnum.engine.position import Position
from regnum.games.civ.cards.index import card
from regnum.games.civ.state import CivState
from regnum.games.civ.terms import CULTURE, MILITARY, SCIENCE, UTOPIA

from .matches import at, position

THINKERS = ["greedy", "search:150"]


def duel() -> CivState:
    """Two seats; seat 0 has the first turn."""
    state: CivState = games.get("civ").start(2, {"first": "1"}, 6)
    return state


@pytest.mark.parametrize("spec", THINKERS)
def test_the_winning_card_is_played(spec: str) -> None:
    state = duel()
    state.areas[0][SCIENCE] = (card(SCIENCE, 1),) * 7
    state.hand[0] = (card(MILITARY, 0), card(SCIENCE, 0), card(CULTURE, 0))
    match = at(state)
    player = players.make(spec, 1)
    while not match.over and match.decisions[0].seat == 0:
        match.choose(0, player.choose(position(match)).key)
    assert match.result is not None
    assert match.result.winners == (0,)


def test_search_stops_who_is_about_to_win() -> None:
    state = duel()
    state.areas[1][SCIENCE] = (card(SCIENCE, 2),) * 7
    state.areas[0][UTOPIA] = (card(UTOPIA, 2),)
    state.hand[0] = (card(MILITARY, 0), card(CULTURE, 1), card(CULTURE, 0))
    state.known = ((0, 1 << 1, card(SCIENCE, 0)),)
    state.hand[1] = (card(MILITARY, 0), card(SCIENCE, 0), card(CULTURE, 0))
    match = at(state)
    player = players.make("search:300", 1)
    while match.decisions[0].seat == 0:
        match.choose(0, player.choose(position(match)).key)
    assert isinstance(match.state, CivState)
    assert match.state.needed(1, SCIENCE) == 9


def test_greedy_beats_random() -> None:
    wins = lost = 0
    while wins < 15:  # of 20
        won = greedy_wins(seed=wins + lost, seat=(wins + lost) % 2)
        wins, lost = wins + won, lost + (not won)
        assert lost <= 5


def greedy_wins(seed: int, seat: int) -> bool:
    match = Match(games.get("civ"), 2, {}, seed)
    table = [players.make("greedy" if at == seat else "random", seed) for at in range(2)]
    while not match.over:
        asked = match.decisions[0].seat
        match.choose(asked, table[asked].choose(Position(match, asked)).key)
    assert match.result is not None
    return match.result.winners == (seat,)
