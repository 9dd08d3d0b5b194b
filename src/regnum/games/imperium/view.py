"""What a seat sees of a game of Imperium."""

from collections.abc import Iterator

from regnum.engine.view import CounterView, Gaze, View
from regnum.games.imperium.cards import index
from regnum.games.imperium.rules.cleanup import hand_size
from regnum.games.imperium.state import PHASES, ImperiumState
from regnum.games.imperium.terms import ON_DEVELOPMENT, ON_NATION_DECK, RESOURCES, SLOTS, Cost
from regnum.games.imperium.zones import DEVELOPMENT, NATION


def view(state: ImperiumState, gaze: Gaze) -> View:
    """Everything that lies open, the seat's own hand and history, and of the rest the numbers."""
    owners = range(state.seats)
    return View(
        game="imperium",
        seat=gaze.viewer,
        seats=state.seats,
        turn=state.whose_turn,
        stage=f"@imperium-stage-{PHASES[state.phase]}",
        zones=gaze.zones(state),
        counters=(*common_counters(state), *(c for owner in owners for c in seat_counters(state, owner))),
    )


def common_counters(state: ImperiumState) -> Iterator[CounterView]:
    """The round, and the tokens in the market."""
    yield CounterView("round", "@imperium-counter-round", None, state.round)
    if state.last_round:
        yield CounterView("last-round", "@imperium-counter-last-round", None, state.last_round)
    for slot in SLOTS:
        yield from tokens(f"market:{slot}", None, state.laid[slot], "market")


def tokens(key: str, owner: int | None, lying: Cost, group: str) -> Iterator[CounterView]:
    """The tokens on a card, those that are there."""
    for resource, amount in zip(RESOURCES, lying, strict=True):
        if amount:
            yield CounterView(f"{resource}:{key}", f"@imperium-{resource}", owner, amount, group and key)


def seat_counters(state: ImperiumState, owner: int) -> Iterator[CounterView]:
    """The tokens and the state of one seat; a bot has neither actions nor exhaustion (SOLO-TURN-2)."""
    for resource, amount in zip(RESOURCES, state.pools[owner], strict=True):
        yield CounterView(f"{resource}:{owner}", f"@imperium-{resource}", owner, amount, "pool")
    is_empire = int(state.empire[owner])
    empire = CounterView(f"empire:{owner}", "@imperium-counter-empire", owner, is_empire, "state")
    if state.is_bot(owner):
        yield empire
        yield CounterView("die", "@imperium-counter-die", owner, state.die, "state")
        return
    yield CounterView(f"actions:{owner}", "@imperium-counter-actions", owner, state.actions[owner], "state")
    yield CounterView(
        f"exhaustion:{owner}", "@imperium-counter-exhaustion", owner, state.exhaustion[owner], "state"
    )
    yield empire
    yield CounterView(f"hand-size:{owner}", "@imperium-counter-hand-size", owner, hand_size(state, owner))
    for where in state.used[owner]:
        if where == ON_NATION_DECK:
            key, group = f"exhausted:nation:{owner}", NATION[owner]
        elif where == ON_DEVELOPMENT:
            key, group = f"exhausted:development:{owner}", DEVELOPMENT[owner]
        else:
            key = group = f"exhausted:{index.KEY[where]}"
        yield CounterView(key, "@imperium-counter-exhausted", owner, 1, group)
    for card, lying in state.stored:
        if card in state.play[owner]:
            yield from tokens(f"stored:{index.KEY[card]}", owner, lying, "play")
