"""A toy game of scripted units: what is chosen is written down, and nothing else happens."""

from pathlib import Path
from typing import Any

from regnum.engine.decision import NUMBERS, Ask, Decision, Gather, Option, Unit
from regnum.engine.events import Event
from regnum.engine.fields import note
from regnum.engine.game import Game
from regnum.engine.match import Match
from regnum.engine.result import Result
from regnum.engine.rng import Rng
from regnum.engine.state import State

ASK = Ask("toy-ask", "toy:ASK-1")
VERB = Ask("toy-ask-verb", "toy:ASK-3")
CARD = Ask("toy-ask-card", "toy:ASK-4")
PRICE = Ask("toy-ask-price", "toy:ASK-5")
TOLD = Ask("toy-ask-all", "toy:ASK-2", (("count", 3),), told=True)


class Toy(State):
    """A list of the numbers chosen; what is asked next is scripted."""

    game = "toy"
    chosen: list[Any] = note(lambda seats: [])
    script: tuple[str, ...] = note(())
    hidden: int = note(0)
    """What no seat may know."""

    @property
    def over(self) -> bool:
        return not self.script


def unit(state: Toy) -> Unit | None:
    if not state.script:
        return None
    return UNITS[state.script[0]](state)


def ask_twice(state: Toy) -> Unit:
    for _ in range(2):
        state.chosen.append((yield Decision(0, ASK, NUMBERS[:3])))
    state.script = state.script[1:]


def ask_other(state: Toy) -> Unit:
    state.chosen.append((yield Decision(1, ASK, NUMBERS[:2])))
    state.script = state.script[1:]


def ask_forced(state: Toy) -> Unit:
    state.chosen.append((yield Decision(0, ASK, NUMBERS[:1])))
    state.script = state.script[1:]


def ask_forced_secretly(state: Toy) -> Unit:
    state.chosen.append((yield Decision(0, ASK, NUMBERS[:1], secret=True)))
    state.script = state.script[1:]


def ask_all(state: Toy) -> Unit:
    state.chosen.append((yield Gather([Decision(seat, ASK, NUMBERS[:3]) for seat in range(3)])))
    state.script = state.script[1:]


def reveal(state: Toy) -> Unit:
    state.chosen.append((yield Decision(0, ASK, NUMBERS[:2])))
    state.script = state.script[1:]
    disclose(state)


def disclose(state: Toy) -> None:
    if state.events is not None:
        state.events.append(Event(kind="revealed", text="toy-revealed", reveals=True))


def roll(state: Toy) -> Unit:
    state.chosen.append((yield Decision(0, ASK, NUMBERS[:2])))
    state.script = state.script[1:]
    throw(state)


def throw(state: Toy) -> None:
    rng = Rng(state.rng)
    rng.next()
    state.rng = rng.state


LOOKED: list[tuple[Any, ...]] = []
"""What had been chosen whenever somebody looked at options that are made only then."""


def look(state: Toy) -> tuple[Option, ...]:
    LOOKED.append(tuple(state.chosen))
    return NUMBERS[:2]


def ask_lazily(state: Toy) -> Unit:
    for _ in range(2):
        state.chosen.append((yield Decision(0, ASK, look, secret=True, given=(state,))))
    state.script = state.script[1:]


def ask_three_of_three(state: Toy) -> Unit:
    left = list(NUMBERS[:3])
    while left:
        count = len(left)
        picked = yield Decision(0, TOLD, tuple(left), picks=(count, count))
        left.remove(NUMBERS[picked])
        state.chosen.append(picked)
    state.script = state.script[1:]


def act(state: Toy) -> Unit:
    """A verb, a card, a price. The verbs 1 and 2 reveal something and ask chance before the card."""
    verb = yield Decision(0, VERB, NUMBERS[:3])
    if verb == 1:
        disclose(state)
    if verb == 2:
        throw(state)
    card = yield Decision(0, CARD, NUMBERS[:2])
    price = yield Decision(0, PRICE, NUMBERS[: card + 1])
    state.chosen += [verb, card, price]
    state.script = state.script[1:]


def peek(state: Toy) -> Unit:
    """A rule that lets a question rest on what is hidden, and tells nobody."""
    state.chosen.append((yield Decision(0, VERB, NUMBERS[:2])))
    state.chosen.append((yield Decision(0, CARD, NUMBERS[: 2 + state.hidden])))
    state.script = state.script[1:]


def silent(state: Toy) -> Unit:
    state.chosen.append("silent")
    state.script = state.script[1:]
    return
    yield


def broken(state: Toy) -> Unit:
    picked = yield Decision(0, ASK, NUMBERS[:2])
    state.chosen.append("half done")
    if picked == 1:
        raise ZeroDivisionError("a bug in a rule")
    state.script = state.script[1:]


UNITS = {
    rule.__name__: rule
    for rule in (
        ask_twice,
        ask_other,
        ask_forced,
        ask_forced_secretly,
        ask_all,
        reveal,
        roll,
        ask_lazily,
        ask_three_of_three,
        act,
        peek,
        silent,
        broken,
    )
}


def scripted(script: tuple[str, ...], hidden: int) -> Toy:
    state = Toy(3)
    state.script = script
    state.hidden = hidden
    return state


def sampled(state: Toy, seat: int, rng: Rng, now: Toy | None = None) -> Toy:
    world = state.copy()
    world.hidden = rng.below(3)
    return world


def toy(*script: str, hidden: int = 0, begins: frozenset[str] = frozenset()) -> Match:
    """A match of the toy game."""
    game = Game(
        name="toy",
        version="1",
        seats=range(3, 4),
        options=(),
        setup=lambda seats, options, seed: scripted(script, hidden),
        unit=unit,
        sample=sampled,
        result=lambda state: Result((0,), (0, 0, 0), "toy") if not state.script else None,
        chances=lambda state: [0.5] * state.seats,
        facts=str,
        cards=(),
        locale=Path(),
        begins=begins,
    )
    return Match(game, 3, {}, 0)
