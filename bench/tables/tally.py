"""The smallest game for two: in turn they add one or two to a number, without an end.

It is here to measure what a server does around a game. `peer/server.cjs` has the same game for boardgame.io.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from regnum.engine.decision import NUMBERS, Ask, Decision, Unit
from regnum.engine.events import Event
from regnum.engine.fields import counter
from regnum.engine.game import Game
from regnum.engine.gaze import Counters
from regnum.engine.rng import Rng
from regnum.engine.state import State
from regnum.engine.view import CounterView

ASK = Ask("tally-ask-add", "tally:ADD-1")
ONE_OR_TWO = NUMBERS[1:3]


class Tally(State):
    """The number, and whose turn it is."""

    game = "tally"
    key = ()
    count: int = counter()
    turn: int = counter()

    @property
    def over(self) -> bool:
        return False

    @property
    def whose_turn(self) -> int:
        return self.turn

    @property
    def stage(self) -> str:
        return "turn"


def setup(seats: int, options: Mapping[str, str], seed: int) -> Tally:
    return Tally(seats)


def unit(state: Tally) -> Unit:
    """One turn."""
    number = yield Decision(state.turn, ASK, ONE_OR_TWO)
    state.count += number
    if state.events is not None:
        told = {"seat": state.turn, "number": number}
        state.events.append(Event(kind="counted", text="tally-added", public=told))
    state.turn = 1 - state.turn


def counted(state: Tally) -> tuple[CounterView]:
    """Everything lies open."""
    return (CounterView("count", "@tally-counter-count", None, state.count),)


def sample(state: Tally, seat: int, rng: Rng, now: Tally | None = None) -> Tally:
    return state.copy()


GAME = Game(
    name="tally",
    version="1",
    seats=range(2, 3),
    options=(),
    setup=setup,
    unit=unit,
    counters=(Counters(("count",), counted),),
    sample=sample,
    result=lambda state: None,
    chances=lambda state: [0.5] * state.seats,
    facts=str,
    cards=(),
    locale=Path(__file__).parent / "locale",
)
