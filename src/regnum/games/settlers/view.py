"""What a seat sees of a game of Imperial Settlers."""

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from regnum.engine.view import CounterView, Gaze, View
from regnum.games.settlers.cards import index
from regnum.games.settlers.rules.cleanup import storable
from regnum.games.settlers.rules.production import expected
from regnum.games.settlers.rules.solo import threats
from regnum.games.settlers.scoring import score
from regnum.games.settlers.state import PHASES, PRODUCTION, ROUNDS, SettlersState
from regnum.games.settlers.terms import GOOD_WORDS, SUPPLY, slug

MARKERS = ("used", "defended", "samurai", "blocked")


def view(state: SettlersState, gaze: Gaze) -> View:
    """Everything that lies open, what the seat holds, and of the rest the numbers."""
    owners = range(state.seats)
    return View(
        game="settlers",
        seat=gaze.viewer,
        seats=state.seats,
        turn=state.whose_turn,
        stage=f"@settlers-stage-{PHASES[state.phase]}",
        zones=gaze.zones(state),
        counters=(
            *common_counters(state),
            *(counter for owner in owners for counter in seat_counters(state, owner)),
            *(counter for owner in owners for counter in outlook(state, owner)),
            *marker_counters(state),
            *threat_counters(state),
        ),
    )


def common_counters(state: SettlersState) -> Iterator[CounterView]:
    """Round and first player."""
    yield CounterView("round", "@settlers-counter-round", None, state.round)
    yield CounterView("first", "@settlers-counter-first", None, state.first + 1, who=True)


def seat_counters(state: SettlersState, owner: int) -> Iterator[CounterView]:
    """The goods of one seat at a glance."""
    yield CounterView(f"vp:{owner}", "@settlers-good-vp", owner, state.vp[owner])
    yield CounterView(f"score:{owner}", "@settlers-counter-score", owner, score(state, owner))
    for good in range(SUPPLY):
        name = slug(good)
        yield CounterView(f"{name}:{owner}", f"@settlers-good-{name}", owner, state.goods[owner][good])
    if state.has_passed(owner):
        yield CounterView(f"passed:{owner}", "@settlers-counter-passed", owner, 1)


def outlook(state: SettlersState, owner: int) -> Iterator[CounterView]:
    """What the next production gives, and which goods can be stored: as long as there is another round."""
    if state.round == ROUNDS and state.phase > PRODUCTION:
        return
    for good, amount in expected(state, owner):
        name = slug(good)
        yield CounterView(f"next-{name}:{owner}", GOOD_WORDS[good], owner, amount, "@settlers-counter-next")
    for good in storable(state, owner):
        held = state.goods[owner][good]
        name = slug(good)
        yield CounterView(f"stores-{name}:{owner}", GOOD_WORDS[good], owner, held, "@settlers-counter-stores")


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
