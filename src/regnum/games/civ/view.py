"""What a seat sees of a game of CIV."""

from collections.abc import Iterator

from regnum.engine.view import CounterView, Gaze, View
from regnum.games.civ.state import PHASES, CivState
from regnum.games.civ.terms import DOMAINS, HEGEMONY, LEVEL_1, LEVEL_2


def view(state: CivState, gaze: Gaze) -> View:
    """Everything that lies open, the seat's own hand, and of the rest the numbers."""
    owners = range(state.seats)
    return View(
        game="civ",
        seat=gaze.viewer,
        seats=state.seats,
        turn=state.whose_turn,
        stage=f"@civ-stage-{PHASES[state.phase]}",
        zones=gaze.zones(state),
        counters=(
            *COMMON_COUNTERS[state.seats],
            *(c for owner in owners for c in seat_counters(state, owner)),
        ),
    )


def common_counters(seats: int) -> Iterator[CounterView]:
    """The numbers that this many players play with."""
    yield CounterView("level-1", "@civ-counter-level-1", None, LEVEL_1[seats])
    yield CounterView("level-2", "@civ-counter-level-2", None, LEVEL_2[seats])
    yield CounterView("hegemony", "@civ-counter-hegemony", None, HEGEMONY[seats])


COMMON_COUNTERS = tuple(tuple(common_counters(seats)) for seats in range(len(HEGEMONY)))


def seat_counters(state: CivState, owner: int) -> Iterator[CounterView]:
    """The numbers of one seat."""
    yield CounterView(f"hand-size:{owner}", "@civ-counter-hand-size", owner, state.hand_size(owner))
    if state.coin and state.coin[0] == owner:
        yield CounterView(f"coin:{owner}", "@civ-counter-coin", owner, state.coin[1])
    for domain, name in enumerate(DOMAINS) if state.hidden else ():
        needed = state.needed(owner, domain)
        if needed > HEGEMONY[state.seats]:
            key = f"needed:{owner}:{name}"
            yield CounterView(key, "@civ-counter-needed", owner, needed, f"@civ-domain-{name}")
