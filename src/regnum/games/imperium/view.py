"""The numbers that are seen in a game of Imperium. Zones say by themselves who sees them (see `zones`)."""

from collections.abc import Iterator

from regnum.engine.gaze import Counters
from regnum.engine.view import CounterView
from regnum.games.imperium.cards import index
from regnum.games.imperium.rules.cleanup import hand_size
from regnum.games.imperium.state import ImperiumState
from regnum.games.imperium.terms import ON_DEVELOPMENT, ON_NATION_DECK, RESOURCES, SLOTS, Cost
from regnum.games.imperium.zones import DEVELOPMENT, NATION


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


def pool_counters(state: ImperiumState) -> Iterator[CounterView]:
    """The tokens of each seat."""
    for owner, pool in enumerate(state.pools):
        for resource, amount in zip(RESOURCES, pool, strict=True):
            yield CounterView(f"{resource}:{owner}", f"@imperium-{resource}", owner, amount, "pool")


def state_counters(state: ImperiumState) -> Iterator[CounterView]:
    """What lies on the state cards; a bot has neither actions nor exhaustion (SOLO-TURN-2)."""
    for owner in range(state.people):
        actions, exhaustion = state.actions[owner], state.exhaustion[owner]
        yield CounterView(f"actions:{owner}", "@imperium-counter-actions", owner, actions, "state")
        yield CounterView(f"exhaustion:{owner}", "@imperium-counter-exhaustion", owner, exhaustion, "state")
        yield empire_counter(state, owner)
    for bot in range(state.people, state.seats):
        yield empire_counter(state, bot)
        yield CounterView("die", "@imperium-counter-die", bot, state.die, "state")


def empire_counter(state: ImperiumState, owner: int) -> CounterView:
    """Has the seat become an empire?"""
    return CounterView(
        f"empire:{owner}", "@imperium-counter-empire", owner, int(state.empire[owner]), "state"
    )


def hand_counters(state: ImperiumState) -> Iterator[CounterView]:
    """Up to how many cards each seat draws."""
    for owner in range(state.people):
        yield CounterView(f"hand-size:{owner}", "@imperium-counter-hand-size", owner, hand_size(state, owner))


def exhausted_counters(state: ImperiumState) -> Iterator[CounterView]:
    """What is exhausted."""
    for owner in range(state.people):
        for where in state.used[owner]:
            if where == ON_NATION_DECK:
                key, group = f"exhausted:nation:{owner}", NATION[owner]
            elif where == ON_DEVELOPMENT:
                key, group = f"exhausted:development:{owner}", DEVELOPMENT[owner]
            else:
                key = group = f"exhausted:{index.KEY[where]}"
            yield CounterView(key, "@imperium-counter-exhausted", owner, 1, group)


def stored_counters(state: ImperiumState) -> Iterator[CounterView]:
    """The tokens on cards in play."""
    for owner in range(state.people) if state.stored else ():
        for card, lying in state.stored:
            if card in state.play[owner]:
                yield from tokens(f"stored:{index.KEY[card]}", owner, lying, "play")


COUNTERS = (
    Counters(("round", "last_round", "laid"), common_counters),
    Counters(("pools",), pool_counters),
    Counters(("actions", "exhaustion", "empire", "die"), state_counters),
    Counters(("watch", "power", "extra", "play"), hand_counters),
    Counters(("used",), exhausted_counters),
    Counters(("stored", "play"), stored_counters),
)
