"""How players of CIV see their chances."""

from collections.abc import Mapping
from itertools import islice
from math import exp
from operator import mul

import pytest

from regnum.engine.weights import Weights
from regnum.games.civ import GAME
from regnum.games.civ.cards.index import DOMAIN, card
from regnum.games.civ.evaluate import WEIGHTS
from regnum.games.civ.signs import NEARNESS, SIGNS, course, plays_left, signs
from regnum.games.civ.state import OVER, CivState
from regnum.games.civ.terms import ECONOMY, RELIGION, SCIENCE, UTOPIA

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


def summed_up(state: CivState) -> list[float]:
    """The chances by all signs, one by one: `chances` asks for fewer, and looks most of them up."""
    worth, margin = Weights.read(WEIGHTS, SIGNS).at(course(state))
    shares = [exp(sum(map(mul, worth, signs(state, seat))) / margin) for seat in range(state.seats)]
    sides = [share + shares[seat - 2] * state.teams for seat, share in enumerate(shares)]
    return [side / sum(shares) for side in sides]


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_chances_are_what_all_signs_add_up_to(seats: int, options: Mapping[str, str]) -> None:
    for match in islice(wander(seats, options, seed=7), 0, None, 3):
        assert GAME.chances(match.state) == pytest.approx(summed_up(match.state))


@pytest.mark.parametrize("held", range(2, 10))
@pytest.mark.parametrize("ready", range(5))
@pytest.mark.parametrize("turn", range(2))
def test_a_hegemony_within_reach_adds_to_chances(held: int, ready: int, turn: int) -> None:
    """So it does with cards of Economy that let more than one be played."""
    state = duel()
    state.turn = turn
    state.areas[0][ECONOMY] = (card(ECONOMY, 1),) * 5
    state.areas[0][SCIENCE] = (card(SCIENCE, 1),) * held
    state.hand[0] = (card(SCIENCE, 0),) * ready
    assert GAME.chances(state) == pytest.approx(summed_up(state))


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


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_how_near_hegemony_is_counts_as_the_table_says(seats: int, options: Mapping[str, str]) -> None:
    for match in islice(wander(seats, options, seed=8), 0, None, 3):
        state = match.state
        for seat, area in enumerate(state.areas):
            held = [len(cards) for cards in area]
            barred = state.barred(seat)
            hand = [
                0 if domain in barred else sum(DOMAIN[one] == domain for one in state.hand[seat])
                for domain in range(6)
            ]
            missing = [max(0, state.needed(seat, domain) - own) for domain, own in enumerate(held)]
            nearest = max(
                NEARNESS[min(far, len(NEARNESS) - 1)][min(ready, 2)]
                for far, ready in zip(missing, hand, strict=True)
            )
            plays = plays_left(state, held) if state.turn == seat else 0
            wins = any(far <= min(plays, ready) for far, ready in zip(missing, hand, strict=True))
            found = dict(zip(SIGNS, signs(state, seat), strict=True))
            assert (found["hegemony"], found["victory"]) == (nearest, wins)


def test_a_hegemony_that_the_turn_can_complete_is_a_sign_of_its_own() -> None:
    state = duel()
    state.areas[0][SCIENCE] = (card(SCIENCE, 1),) * 7
    state.hand[0] = (card(SCIENCE, 0),)
    assert signs(state, 0)[SIGNS.index("victory")]
    state.turn = 1
    assert not signs(state, 0)[SIGNS.index("victory")]


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_points_are_signs_as_they_stand(seats: int, options: Mapping[str, str]) -> None:
    """Those of a seat by itself, as in END-4."""
    for match in islice(wander(seats, options, seed=9), 0, None, 5):
        state = match.state
        areas = [[len(cards) for cards in area] for area in state.areas]
        for seat in range(seats):
            found = dict(zip(SIGNS, signs(state, seat), strict=True))
            tops = [max(counts) for counts in zip(*areas, strict=True)]
            most = [own == top > 0 for own, top in zip(areas[seat], tops, strict=True)]
            often = [[area[domain] for area in areas].count(tops[domain]) for domain in range(6)]
            assert found["sole"] == sum(has and number == 1 for has, number in zip(most, often, strict=True))
            assert found["sole"] + found["shared"] == sum(most)
