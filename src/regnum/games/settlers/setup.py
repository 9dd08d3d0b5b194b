"""From options and a seed to the first state (SETUP-1 to SETUP-7, SOLO-3)."""

from collections.abc import Mapping

from regnum.engine.game import About, BadSetup, GameOption
from regnum.engine.rng import Rng
from regnum.games.settlers.cards import decks
from regnum.games.settlers.cards.card import FACTIONS, Faction
from regnum.games.settlers.rules.lookout import LOOKOUTS, begin_round
from regnum.games.settlers.state import SettlersState
from regnum.games.settlers.verbs import piles
from regnum.games.settlers.verbs.virtual import lay_attacks

SEATS = range(1, 5)
OPTIONS = (
    GameOption(
        "factions",
        tuple(faction.slug for faction in FACTIONS),
        "seed",
        per_seat=True,
        by_lot=True,
        about={faction.slug: About(facet="faction") for faction in FACTIONS},
    ),
    GameOption("lookout", LOOKOUTS, LOOKOUTS[0]),
    GameOption("peaceful", ("off", "on"), "off"),
    GameOption("reshuffle_faction", ("off", "on"), "off"),
    GameOption("deck", (), decks.STANDARD, from_file=True),
)
LOTS = 4
"""So many factions were once drawn by lot from the stream that deals the cards. The numbers that this took
are still passed over, however many factions there are: stored games go on from there."""
START_COMMONS = START_FACTION_CARDS = 2


def setup(seats: int, options: Mapping[str, str], seed: int) -> SettlersState:
    """The table before the first decision."""
    rng = Rng(seed)
    rng.shuffle(list(range(LOTS)))
    factions = chosen(options["factions"])
    listed = decks.read(options["deck"], factions)
    state = SettlersState(seats)
    state.factions = tuple(int(faction) for faction in factions)
    state.first = state.turn = rng.below(seats)
    state.lookout = LOOKOUTS.index(options["lookout"])
    if state.solo and state.lookout:
        raise BadSetup("settlers: the solo game has a lookout of its own; leave the option at standard.")
    state.peaceful = options["peaceful"] == "on"
    state.reshuffle = options["reshuffle_faction"] == "on"
    state.rng = rng.state
    piles.lay_decks(state, listed)
    for seat in state.order():
        piles.draw_commons(state, seat, START_COMMONS)
        piles.draw_faction_cards(state, seat, START_FACTION_CARDS)
    if state.solo:
        lay_attacks(state)
    begin_round(state)
    return state


def chosen(names: str) -> tuple[Faction, ...]:
    """The factions that the players chose, each at most once (SETUP-3)."""
    picked = names.split(",")
    for name in picked:
        if picked.count(name) > 1:
            raise BadSetup(f"settlers: {name} is taken already; every seat plays a different faction.")
    return tuple(Faction[name.upper()] for name in picked)
