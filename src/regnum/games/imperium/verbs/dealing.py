"""Set-up: cards go to the places where they begin."""

from typing import NamedTuple

from regnum.engine.fields import Cards
from regnum.games.imperium.cards import index
from regnum.games.imperium.state import ImperiumState
from regnum.games.imperium.terms import HAND
from regnum.games.imperium.verbs.zones import look_anew


class Beginnings(NamedTuple):
    """Where the cards of a nation begin; decks are shuffled."""

    power: int
    extra: Cards
    nation: Cards
    accession: int
    development: Cards
    deck: Cards


def deal_nation(state: ImperiumState, seat: int, begins: Beginnings) -> None:
    """A nation's cards; the top cards of its draw deck are the first hand (SETUP-7 to SETUP-15)."""
    state.power[seat], state.extra[seat] = begins.power, begins.extra
    state.nation[seat], state.accession[seat] = begins.nation, begins.accession
    state.development[seat] = begins.development
    state.hand[seat] = tuple(sorted(begins.deck[-HAND:]))
    state.deck[seat] = begins.deck[:-HAND]
    look_anew(state, seat)


class BotBeginnings(NamedTuple):
    """Where the cards of a bot's nation begin; the top of a deck is its last card."""

    power: int
    journey: Cards
    dynasty: Cards
    impending: Cards
    deck: Cards
    slots: int


def deal_bot(state: ImperiumState, seat: int, begins: BotBeginnings) -> None:
    """A bot's cards; from the top of its deck one goes into each slot (SOLO-SETUP-6 to SOLO-SETUP-10)."""
    state.power[seat], state.extra[seat] = begins.power, begins.journey
    state.dynasty, state.impending = begins.dynasty, begins.impending
    state.slots = begins.deck[: -begins.slots - 1 : -1]
    state.deck[seat] = begins.deck[: -begins.slots]


def take_side(state: ImperiumState, seat: int, side: int) -> None:
    """The power card lies with this side up for the whole game (SETUP-7)."""
    state.power[seat] = index.POWERS[state.nations[seat]][side]
    look_anew(state, seat)


def deal_commons(state: ImperiumState, unrest: Cards, small: list[Cards], main: Cards) -> None:
    """The unrest pile, the small decks and the main deck (SETUP-18 to SETUP-27)."""
    state.unrest, state.small, state.main = unrest, small, main


def deal_fame(state: ImperiumState, fame: Cards, removed: int) -> None:
    """The fame deck; so many cards leave the game unseen (SETUP-23)."""
    state.fame, state.removed = fame[: len(fame) - removed], fame[len(fame) - removed :]
