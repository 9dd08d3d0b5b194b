"""How players of CIV see their chances."""

from collections.abc import Mapping
from itertools import islice

import pytest

from regnum.games.civ import GAME
from regnum.games.civ.cards.index import card
from regnum.games.civ.state import OVER, CivState
from regnum.games.civ.terms import RELIGION, SCIENCE, UTOPIA

from .matches import MODES, wander


def duel() -> CivState:
    state: CivState = GAME.start(2, {"first": "1"}, 6)
    state.left = 40
    return state


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_chances_are_shared_among_all(seats: int, options: Mapping[str, str]) -> None:
    teams = options["teams"] == "on"
    for match in islice(wander(seats, options), 0, None, 7):
        chances = [GAME.evaluate(match.state, seat) for seat in range(seats)]
        assert all(0 < chance < 1 for chance in chances)
        assert sum(chances) == pytest.approx(2 if teams else 1)
        if teams:
            assert chances[:2] == chances[2:]


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_the_end_is_certain(seats: int, options: Mapping[str, str]) -> None:
    *_, match = wander(seats, options)
    assert match.result is not None
    won = [GAME.evaluate(match.state, seat) for seat in range(seats)]
    assert {seat for seat in range(seats) if won[seat]} == set(match.result.winners)
    assert sum(won) == pytest.approx(2 if options["teams"] == "on" else 1)


def test_a_shared_win_is_half_a_win() -> None:
    state = duel()
    state.phase, state.outcome = OVER, "majority"
    assert [GAME.evaluate(state, seat) for seat in range(2)] == [0.5, 0.5]


def test_nearer_to_hegemony_is_better() -> None:
    state = duel()
    chances = []
    for cards in range(9):
        state.areas[0][SCIENCE] = (card(SCIENCE, 1),) * cards
        chances.append(GAME.evaluate(state, 0))
    assert chances == sorted(chances)
    assert chances[8] > 0.9


def test_a_hidden_card_makes_hegemony_farther() -> None:
    state = duel()
    state.areas[0][SCIENCE] = (card(SCIENCE, 1),) * 7
    before = GAME.evaluate(state, 0)
    state.hidden = ((0, SCIENCE, card(UTOPIA, 2)),)
    assert GAME.evaluate(state, 0) < before


def test_an_embargo_bars_the_winning_card() -> None:
    state = duel()
    state.areas[0][SCIENCE] = (card(SCIENCE, 1),) * 7
    state.hand[0] = (card(SCIENCE, 0),)
    before = GAME.evaluate(state, 0)
    state.embargoes = ((0, SCIENCE, card(2, 0)),)
    assert GAME.evaluate(state, 0) < before


def test_points_matter_more_when_few_cards_are_left() -> None:
    state = duel()
    state.areas[0][RELIGION] = (card(RELIGION, 1),)
    early = GAME.evaluate(state, 0)
    state.left = 2
    assert GAME.evaluate(state, 0) > early
