"""The laws bite: each finds a game that breaks it."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from regnum import games
from regnum.engine.decision import Decision, Unit
from regnum.engine.events import Event
from regnum.engine.game import Game
from regnum.engine.gaze import Counters
from regnum.engine.view import CounterView
from regnum.games.civ.state import CivState
from regnum.testing import suite

CIV = games.get("civ")


def check(game: Game) -> None:
    """Two close looks and a few passing ones."""
    for seed in range(4):
        suite.play(game, 3, {}, seed, closely=0.3)


def test_an_honest_game_passes() -> None:
    check(CIV)


LEAK = Counters(("deck",), lambda state: [CounterView("leak", "@civ-counter-coin", None, state.deck[0])])
LEAKY = replace(CIV, counters=(*CIV.counters, LEAK))


def forgetful_sample(state: CivState, seat: int, rng: Any, now: Any = None) -> CivState:
    world = CIV.sample(state, seat, rng, now)
    world.hand[seat] = world.hand[seat][1:]
    return world


def cheating_sample(state: CivState, seat: int, rng: Any, now: Any = None) -> CivState:
    return state.copy()


def wrapped(change: Callable[[CivState], None]) -> Callable[[CivState], Unit | None]:
    """CIV with something odd at the start of each unit."""

    def unit(state: CivState) -> Unit | None:
        change(state)
        return CIV.unit(state)

    return unit


def lose_a_card(state: CivState) -> None:
    state.discard = state.discard[1:]


def gossip(state: CivState) -> None:
    if state.events is not None:
        state.events.append(
            Event(kind="said", text="civ-turn", public={"seat": state.hand[0][0] if state.hand[0] else 0})
        )


def unsorted(state: CivState) -> Unit | None:
    unit = CIV.unit(state)
    if unit is None:
        return None

    def turned() -> Unit:
        asked = next(unit, None)
        while asked is not None:
            assert isinstance(asked, Decision)
            asked.offered = tuple(reversed(asked.options))
            answer = yield asked
            try:
                asked = unit.send(answer)
            except StopIteration:
                return

    return turned()


@pytest.mark.parametrize(
    ("game", "complaint"),
    [
        (LEAKY, "sees what it may not know"),
        (replace(CIV, sample=forgetful_sample), "lost or made cards|asks|may not know"),
        (replace(CIV, sample=cheating_sample), "imagines only the truth"),
        (replace(CIV, unit=wrapped(lose_a_card)), "lost or made"),
        (replace(CIV, unit=wrapped(gossip)), "events tell"),
        (replace(CIV, unit=unsorted), "not sorted"),
        (replace(CIV, result=lambda state: None), "no result"),
        (replace(CIV, actions=CIV.actions[:-3]), "which `actions` does not list"),
    ],
    ids=[
        *(
            "leaky view",
            "forgetful sample",
            "cheating sample",
            "lost card",
            "gossip",
            "unsorted",
            "no result",
        ),
        "unlisted action",
    ],
)
def test_a_broken_game_is_found(game: Game, complaint: str) -> None:
    with pytest.raises(AssertionError, match=complaint):
        check(game)


def test_a_failure_says_how_to_reproduce_it() -> None:
    case = suite.Case(LEAKY, 3, {"start": "draft"}, range(3, 4), closely=1.0)
    with pytest.raises(AssertionError) as failure:
        suite.check(case)
    assert "seed=3, closely=1.0" in failure.value.__notes__[0]
