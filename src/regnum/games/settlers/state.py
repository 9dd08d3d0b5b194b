"""A game of Imperial Settlers as data."""

from typing import Self

from regnum.engine.state import State
from regnum.games.settlers.cards import index
from regnum.games.settlers.cards.card import Faction
from regnum.games.settlers.terms import SUPPLY

ROUNDS = 5

# The phases of a round; each is one kind of unit (see `rules`).
LOOKOUT, PRODUCTION, ACTION, CLEANUP, ATTACK, OVER = range(6)
PHASES = ("lookout", "production", "action", "cleanup", "attack", "over")

# What a feature reacts to: the index of `listeners`.
BUILT, RAZED, DEALT, SCORED, TRADED, STORED, PRODUCED, OWN_TURN = range(8)
NOBODY: tuple[tuple[int, ...], ...] = ((),) * 8

VIRTUAL = -1
"""Stands where a seat stands, for the virtual player of the solo game."""
NO_CARD = -1

Task = tuple[int, ...]
"""Something begun that is still to be done: its kind (see `effects.tasks`), the seat, and what it needs."""


class SettlersState(State):
    """Zones whose order means nothing are kept sorted, so that equal positions are equal data."""

    __slots__ = (
        "acted",
        "attack_deck",
        "blocked",
        "collection",
        "deals",
        "deck",
        "decks",
        "defended",
        "discard",
        "discards",
        "drawn",
        "empires",
        "factions",
        "first",
        "foundations",
        "gates",
        "goods",
        "hands",
        "known",
        "line",
        "listeners",
        "looked",
        "lookout",
        "noted",
        "on",
        "packs",
        "passed",
        "peaceful",
        "pending",
        "phase",
        "queue",
        "reacted",
        "removed",
        "reshuffle",
        "reshuffled",
        "revealed",
        "round",
        "routes",
        "samurai",
        "seats",
        "shrines",
        "site",
        "taken",
        "turn",
        "used",
        "virtual",
        "vp",
    )

    def __init__(self, factions: tuple[Faction, ...], first: int) -> None:
        seats = len(factions)
        self.again = self.events = None
        self.rng = 0
        self.seats = seats
        self.factions = tuple(int(faction) for faction in factions)
        self.lookout = 0
        """Which lookout is played (see `rules.lookout`)."""
        self.peaceful = False
        self.reshuffle = False
        """Are discarded faction cards shuffled back (Q-1)?"""

        self.round = 1
        self.phase = LOOKOUT
        self.first = first
        """Who holds the first-player marker."""
        self.turn = first
        self.acted = False
        """Has the turn had its action? Free moves may follow (ACTION-4)."""
        self.passed = 0
        """Who has passed, as bits."""
        self.queue: tuple[int, ...] = ()
        """What is left of the phase: seats in order, and the steps of a lookout."""
        self.pending: tuple[Task, ...] = ()
        """What is left of an action, the next at the end."""

        self.goods: list[list[int]] = [[0] * SUPPLY for _ in range(seats)]
        """The own supplies, by seat and good."""
        self.vp: list[int] = [0] * seats
        self.hands: list[tuple[int, ...]] = [()] * seats
        self.empires: list[tuple[int, ...]] = [()] * seats
        """The locations that belong to each seat."""
        self.foundations: list[tuple[int, ...]] = [()] * seats
        self.deals: list[tuple[int, ...]] = [()] * seats
        """The cards under each board."""
        self.routes: tuple[tuple[int, int, int], ...] = ()
        """Deals made through Trade Route: (seat, location of an opponent, card that marks it)."""

        self.deck: tuple[int, ...] = ()
        """The common deck; the last card is on top."""
        self.discard: tuple[int, ...] = ()
        self.decks: list[tuple[int, ...]] = [()] * seats
        """The faction decks, by seat."""
        self.discards: list[tuple[int, ...]] = [()] * seats
        """The faction discard piles, by the seat that plays the faction."""
        self.reshuffled: tuple[tuple[int, ...], ...] = ()
        """The piles that were shuffled into new decks: everybody saw what was in them."""
        self.revealed: tuple[int, ...] = ()
        self.packs: list[tuple[int, ...]] = []
        """What lies before each seat in the alternative lookout."""

        self.used: tuple[int, ...] = ()
        """Each action location once for each activation in this round."""
        self.on: tuple[tuple[int, int], ...] = ()
        """(location, good): what was paid for activations lies there till cleanup (ACTION-ACT-3)."""
        self.defended: tuple[int, ...] = ()
        self.samurai: tuple[int, ...] = ()
        self.blocked: tuple[int, ...] = ()
        """Action locations marked by Scorpion Breeder."""
        self.taken: tuple[tuple[int, int], ...] = ()
        """(location, by whom) for each Egypt token that lies on a location."""
        self.gates: tuple[tuple[int, int, int], ...] = ()
        """(Gate, card under it, who put it there)."""
        self.shrines: tuple[tuple[int, int], ...] = ()
        """(Shrine, resource or gold on it)."""
        self.reacted: tuple[int, ...] = ()
        """Features with a limit per round, once for each reward in this round."""
        self.listeners: list[tuple[tuple[int, ...], ...]] = [NOBODY] * seats
        """By seat and event: the features that react. An index of what lies in the empires."""

        self.site = NO_CARD
        """The card that is being built, made a deal or razed: shown, and on its way."""
        self.looked: tuple[int, ...] = ()
        """(seat, cards …) taken from the faction deck to be looked at: Architect, Buddha's Temple."""
        self.noted: tuple[int, ...] = ()
        """Goods just received that may be exchanged: Dark Chapel, School of Diplomacy."""
        self.drawn: tuple[int, ...] = ()
        """Cards just drawn that may be exchanged, or of which one is kept."""
        self.known: tuple[tuple[int, int, int], ...] = ()
        """(card in a hand, who knows as bits, number of cards under Gates at that time). Others cannot
        tell which card goes under a Gate, so a known card is in the hand or among the later ones there."""

        self.virtual: tuple[int, ...] = ()
        """The locations of the virtual player (SOLO-7)."""
        self.collection: tuple[int, ...] = ()
        self.attack_deck: tuple[int, ...] = ()
        self.line: tuple[int, ...] = ()
        """The target line, the newest attack card first (SOLO-3)."""
        self.removed: tuple[int, ...] = ()
        """Attack cards that were discarded as deals (Q-16)."""

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.again = twin.events = None
        twin.rng = self.rng
        twin.seats = self.seats
        twin.factions = self.factions
        twin.lookout = self.lookout
        twin.peaceful = self.peaceful
        twin.reshuffle = self.reshuffle
        twin.round = self.round
        twin.phase = self.phase
        twin.first = self.first
        twin.turn = self.turn
        twin.acted = self.acted
        twin.passed = self.passed
        twin.queue = self.queue
        twin.pending = self.pending
        twin.goods = [supply[:] for supply in self.goods]
        twin.vp = self.vp[:]
        twin.hands = self.hands[:]
        twin.empires = self.empires[:]
        twin.foundations = self.foundations[:]
        twin.deals = self.deals[:]
        twin.routes = self.routes
        twin.deck = self.deck
        twin.discard = self.discard
        twin.decks = self.decks[:]
        twin.discards = self.discards[:]
        twin.reshuffled = self.reshuffled
        twin.revealed = self.revealed
        twin.packs = self.packs[:]
        twin.used = self.used
        twin.on = self.on
        twin.defended = self.defended
        twin.samurai = self.samurai
        twin.blocked = self.blocked
        twin.taken = self.taken
        twin.gates = self.gates
        twin.shrines = self.shrines
        twin.reacted = self.reacted
        twin.listeners = self.listeners[:]
        twin.site = self.site
        twin.looked = self.looked
        twin.noted = self.noted
        twin.drawn = self.drawn
        twin.known = self.known
        twin.virtual = self.virtual
        twin.collection = self.collection
        twin.attack_deck = self.attack_deck
        twin.line = self.line
        twin.removed = self.removed
        return twin

    # --- players -------------------------------------------------------------------------------------

    @property
    def solo(self) -> bool:
        """Is it the game against the virtual player (SOLO-1)?"""
        return self.seats == 1

    def order(self) -> tuple[int, ...]:
        """The seats, clockwise from the first player (GENERAL-26)."""
        return CLOCKWISE[self.seats][self.first]

    def has_passed(self, seat: int) -> bool:
        """Has the seat passed in this round?"""
        return bool(self.passed >> seat & 1)

    def rivals(self, seat: int) -> list[int]:
        """The opponents who may be targeted: those who have not passed (ACTION-PASS-2)."""
        return [other for other in CLOCKWISE[self.seats][seat][1:] if not self.passed >> other & 1]

    # --- locations -----------------------------------------------------------------------------------

    def locations(self, seat: int) -> tuple[int, ...]:
        """The locations that count as the seat's: its empire, and what Temple of Ra gives and takes."""
        if not self.taken:
            return self.empires[seat]
        return (*self.own(seat), *[card for card, by in self.taken if by == seat])

    def own(self, seat: int) -> tuple[int, ...]:
        """The locations of its empire that a seat may discard: none that is taken over
        (CARD-TEMPLE-OF-RA-3)."""
        if not self.taken:
            return self.empires[seat]
        return tuple([card for card in self.empires[seat] if not self.is_taken(card)])

    def targets(self, seat: int) -> list[int]:
        """The locations of opponents who may be targeted, the virtual player's among them (SOLO-8)."""
        found = [card for other in self.rivals(seat) for card in self.locations(other)]
        if self.virtual:
            found += [card for card in self.virtual if not self.is_taken(card)]
        return found

    def owner(self, card: int) -> int:
        """To whom a location really belongs."""
        return next((seat for seat, empire in enumerate(self.empires) if card in empire), VIRTUAL)

    def controller(self, card: int) -> int:
        """Whose location it counts as."""
        return next((by for location, by in self.taken if location == card), self.owner(card))

    def is_taken(self, card: int) -> bool:
        """Does an Egypt token lie on the location?"""
        return any(location == card for location, _ in self.taken)

    def of_colour(self, seat: int, colour: str) -> int:
        """How many locations of a colour count as the seat's (GENERAL-16, GENERAL-17)."""
        return sum([colour in index.CARD[card].colours for card in self.locations(seat)])

    def samurai_of(self, seat: int) -> int:
        """How many samurai stand on locations that count as the seat's (Q-30)."""
        own = self.locations(seat)
        return sum([card in own for card in self.samurai])

    # --- cards ---------------------------------------------------------------------------------------

    def deals_of(self, seat: int) -> list[int]:
        """The cards whose deal fields produce for the seat: board deals and route deals."""
        return [*self.deals[seat], *(target for whose, target, _ in self.routes if whose == seat)]

    def has_common(self) -> bool:
        """Can a common card be drawn (GENERAL-10)?"""
        return bool(self.deck or self.discard)

    def has_faction(self, seat: int) -> bool:
        """Can the seat draw a card of its faction (GENERAL-11)?"""
        return bool(self.decks[seat] or (self.reshuffle and self.discards[seat]))

    def commons_in_hand(self, seat: int) -> list[int]:
        """The common cards of a hand."""
        return [card for card in self.hands[seat] if index.COMMON[card]]


CLOCKWISE = tuple(
    tuple(tuple((seat + step) % seats for step in range(seats)) for seat in range(seats))
    for seats in range(5)
)


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards less one; a card that is not there is not missed."""
    if card not in cards:
        return cards
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
