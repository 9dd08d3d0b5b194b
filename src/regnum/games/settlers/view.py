"""The numbers that are seen in a game of Imperial Settlers. Zones say by themselves who sees them (see
`zones`)."""

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from regnum.engine.gaze import Counted, Counters, SeatCounter
from regnum.engine.view import CounterView
from regnum.games.settlers.cards import index
from regnum.games.settlers.rules.cleanup import storable
from regnum.games.settlers.rules.production import expected
from regnum.games.settlers.rules.solo import threats
from regnum.games.settlers.scoring import score
from regnum.games.settlers.state import PRODUCTION, ROUNDS, SettlersState
from regnum.games.settlers.terms import GOOD_WORDS, SUPPLY, slug

MARKERS = ("used", "defended", "samurai", "blocked")


def common_counters(state: SettlersState) -> Iterator[CounterView]:
    """Round and first player."""
    yield CounterView("round", "@settlers-counter-round", None, state.round)
    yield CounterView("first", "@settlers-counter-first", None, state.first + 1, who=True)


def score_counters(state: SettlersState) -> Iterator[CounterView]:
    """What each seat would have, were the game to end now."""
    for owner in range(state.seats):
        yield CounterView(f"score:{owner}", "@settlers-counter-score", owner, score(state, owner))


def supply(good: int) -> SeatCounter:
    """How much of a good each seat has."""
    name = slug(good)
    return SeatCounter(name, f"@settlers-good-{name}", lambda state, seat: state.goods[seat][good])


def passed_counters(state: SettlersState) -> Iterator[CounterView]:
    """Who has passed."""
    for owner in range(state.seats):
        if state.has_passed(owner):
            yield CounterView(f"passed:{owner}", "@settlers-counter-passed", owner, 1)


def next_counters(state: SettlersState) -> Iterator[CounterView]:
    """What the next production gives."""
    for owner in range(state.seats) if another_round(state) else ():
        for good, amount in expected(state, owner):
            key, group = f"next-{slug(good)}:{owner}", "@settlers-counter-next"
            yield CounterView(key, GOOD_WORDS[good], owner, amount, group)


def store_counters(state: SettlersState) -> Iterator[CounterView]:
    """Which goods can be stored."""
    for owner in range(state.seats) if another_round(state) else ():
        for good in storable(state, owner):
            key, group = f"stores-{slug(good)}:{owner}", "@settlers-counter-stores"
            yield CounterView(key, GOOD_WORDS[good], owner, state.goods[owner][good], group)


def another_round(state: SettlersState) -> bool:
    """Will anything be produced and stored again?"""
    return state.round < ROUNDS or state.phase <= PRODUCTION


def threat_counters(state: SettlersState) -> Iterator[CounterView]:
    """In the solo game: what a card of the target line may hit, and by how many attacks."""
    for (attack, location), count in sorted(threats(state).items()) if state.solo else ():
        yield marker(state, f"threat:{index.KEY[attack]}", "@settlers-counter-threat", location, count)


def marker_counters(state: SettlersState) -> Iterator[CounterView]:
    """What lies on locations: uses, protection, blocks, goods."""
    for name in MARKERS:
        for card, count in sorted(Counter(getattr(state, name)).items()):
            yield marker(state, name, f"@settlers-counter-{name}", card, count)
    for card, by in state.taken:
        yield replace(marker(state, "taken", "@settlers-counter-taken", card, by + 1), who=True)
    for (card, good), count in sorted(Counter((*state.on, *state.shrines)).items()):
        yield marker(state, f"on-{slug(good)}", f"@settlers-good-{slug(good)}", card, count)


def marker(state: SettlersState, kind: str, name: str, card: int, value: int) -> CounterView:
    """A marker on a location, grouped under the name of the card."""
    owner = state.owner(card)
    group = f"@settlers-card-{index.CARD[card].name}"
    return CounterView(f"{kind}:{index.KEY[card]}", name, owner if owner >= 0 else None, value, group)


COUNTERS: Counted = (
    Counters(("round", "first"), common_counters),
    SeatCounter("vp", "@settlers-good-vp", lambda state, seat: state.vp[seat]),
    Counters(("vp", "empires", "gates", "shrines"), score_counters),
    *map(supply, range(SUPPLY)),
    Counters(("passed",), passed_counters),
    Counters(("round", "phase", "factions", "deals", "routes", "empires", "taken", "samurai"), next_counters),
    Counters(("round", "phase", "factions", "listeners", "goods"), store_counters),
    Counters((*MARKERS, "taken", "on", "shrines", "empires"), marker_counters),
    Counters(("attack_deck", "line", "factions", "empires"), threat_counters),
)
