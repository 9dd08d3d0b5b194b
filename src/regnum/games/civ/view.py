"""The numbers that are seen in a game of CIV. Zones say by themselves who sees them (see `zones`)."""

from collections.abc import Iterator

from regnum.engine.gaze import Counters, SeatCounter
from regnum.engine.view import CounterView
from regnum.games.civ.state import CivState
from regnum.games.civ.terms import DOMAINS, HEGEMONY, LEVEL_1, LEVEL_2
from regnum.games.civ.zones import DOMAIN_NAMES


def common_counters(state: CivState) -> Iterator[CounterView]:
    """The numbers that this many players play with."""
    seats = state.seats
    yield CounterView("level-1", "@civ-counter-level-1", None, LEVEL_1[seats])
    yield CounterView("level-2", "@civ-counter-level-2", None, LEVEL_2[seats])
    yield CounterView("hegemony", "@civ-counter-hegemony", None, HEGEMONY[seats])


def coin_counters(state: CivState) -> Iterator[CounterView]:
    """The hand size that a copied effect gives."""
    if state.coin:
        owner, size = state.coin
        yield CounterView(f"coin:{owner}", "@civ-counter-coin", owner, size)


def needed_counters(state: CivState) -> Iterator[CounterView]:
    """What a seat needs for hegemony, where that is more than usual."""
    for owner, domain in sorted({(whose, where) for whose, where, _ in state.hidden}):
        key, needed = f"needed:{owner}:{DOMAINS[domain]}", state.needed(owner, domain)
        yield CounterView(key, "@civ-counter-needed", owner, needed, DOMAIN_NAMES[domain])


COUNTERS = (
    Counters(("seats",), common_counters),
    SeatCounter("hand-size", "@civ-counter-hand-size", CivState.hand_size),
    Counters(("coin",), coin_counters),
    Counters(("hidden",), needed_counters),
)
