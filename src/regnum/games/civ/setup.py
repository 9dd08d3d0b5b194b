"""From options and a seed to the first state."""

from collections.abc import Mapping
from functools import cache

from regnum.engine.game import BadSetup, GameOption
from regnum.engine.rng import Rng
from regnum.engine.telling import tell_turn
from regnum.games.civ.cards.index import cards_of
from regnum.games.civ.state import DRAFT, CivState
from regnum.games.civ.terms import AGES, BASIC_HAND, REMOVED_PER_AGE
from regnum.games.civ.verbs import deck

SEATS = range(2, 5)
OPTIONS = (
    GameOption("start", ("classic", "draft"), "classic"),
    GameOption("teams", ("off", "on"), "off"),
    GameOption("first", ("seed", "1", "2", "3", "4"), "seed"),
)


def setup(seats: int, options: Mapping[str, str], seed: int) -> CivState:
    """SETUP-1 to SETUP-6."""
    teams = options["teams"] == "on"
    if teams and seats != 4:
        raise BadSetup(f"civ: teams are for 4 seats, not {seats}.")
    rng = Rng(seed)
    state = CivState(seats)
    state.teams = teams
    state.start = state.turn = starting_seat(seats, options["first"], rng)
    stack_ages(state, rng)
    state.rng = rng.state
    state.events = []
    if options["start"] == "draft":
        state.phase = DRAFT
        deck.deal_packs(state)
    else:
        deal_hands(state)
    return state


def starting_seat(seats: int, first: str, rng: Rng) -> int:
    """Chosen by the seed or by the host (SETUP-1). The seed speaks either way, so that the same seed
    deals the same cards."""
    drawn = rng.below(seats)
    if first == "seed":
        return drawn
    if int(first) > seats:
        raise BadSetup(f"civ: with {seats} seats, seat {first} cannot have the first turn.")
    return int(first) - 1


def stack_ages(state: CivState, rng: Rng) -> None:
    """Each age is shuffled on its own; age III lies at the bottom (SETUP-2, SETUP-3)."""
    aside: list[int] = []
    stacked: list[int] = []
    removed = REMOVED_PER_AGE[state.seats]
    for age in reversed(range(len(AGES))):
        cards = list(cards_of(age))
        rng.shuffle(cards)
        aside += cards[:removed]
        stacked += cards[removed:]
    deck.stack(state, tuple(stacked), tuple(aside))


@cache
def age_sizes(seats: int) -> tuple[int, ...]:
    """How many cards of each age the full deck holds: known to everybody."""
    return tuple(len(cards_of(age)) - REMOVED_PER_AGE[seats] for age in range(len(AGES)))


def deal_hands(state: CivState) -> None:
    """Classic start (SETUP-4)."""
    for seat in state.clockwise(state.start):
        deck.draw(state, seat, BASIC_HAND)
    tell_turn(state, "civ-turn", state.start)
