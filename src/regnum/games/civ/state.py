"""A game of CIV as data."""

from typing import Self

from regnum.engine.state import State
from regnum.games.civ.cards import CULTURE, RELIGION

# The phases of a game; each is one kind of unit (see `rules`).
DRAFT, MIDDLE, PLAY, EFFECTS, GIVE_BACK, SHED, OVER = range(7)
PHASES = ("draft", "middle", "play", "effects", "give-back", "shed", "over")

# By number of seats (0 and 1 never occur): TURN-4, END-1, SETUP-2.
LEVEL_1 = (0, 0, 3, 3, 2)
LEVEL_2 = (0, 0, 5, 5, 4)
HEGEMONY = (0, 0, 8, 7, 7)
REMOVED_PER_AGE = (0, 0, 3, 3, 0)

BASIC_HAND, SCRIPTURE_HAND, DIVINE_RIGHT_HAND = 3, 5, 7


class CivState(State):
    """Cards are kept sorted where their order means nothing, so that equal positions are equal data."""

    __slots__ = (
        "areas",
        "aside",
        "coin",
        "deck",
        "discard",
        "draft",
        "embargoes",
        "hands",
        "hidden",
        "idle",
        "known",
        "left",
        "middle",
        "mixed",
        "outcome",
        "owed",
        "pairs",
        "phase",
        "seats",
        "start",
        "teams",
        "turn",
        "used",
    )

    def __init__(self, seats: int, start: int, teams: bool) -> None:
        self.again = self.events = None
        self.rng = 0
        self.seats = seats
        self.start = start
        """The seat that has the first turn."""
        self.teams = teams
        self.turn = start
        self.phase = PLAY

        self.deck: tuple[int, ...] = ()
        self.left = 0
        """How many cards of `deck` are still there: its first ones, the last of them on top."""
        self.aside: tuple[int, ...] = ()
        self.discard: tuple[int, ...] = ()
        self.hands: list[tuple[int, ...]] = [()] * seats
        self.areas: list[list[tuple[int, ...]]] = [[()] * 6 for _ in range(seats)]
        """By seat and domain."""
        self.hidden: tuple[tuple[int, int, int], ...] = ()
        """Democracy: (seat, domain, Utopia card)."""
        self.embargoes: tuple[tuple[int, int, int], ...] = ()
        """(seat, domain, Economy card)."""

        self.used = 0
        """What the seat has used in this turn, as bits (see `rules`)."""
        self.coin: tuple[int, ...] = ()
        """(seat, hand size) while a copied Scripture or Divine Right lasts (CUL-3)."""
        self.owed: tuple[int, ...] = ()
        """GIVE_BACK: (to whom, how many). SHED: (how many)."""
        self.idle = 1
        """Turns since a card was drawn from the age deck, this one included (Q-6)."""
        self.outcome = ""

        self.draft: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...] = ()
        """A pack a seat, while the draft lasts: (its cards as dealt, those kept so far in order)."""
        self.middle: tuple[int, ...] = ()

        self.known: tuple[tuple[int, int, int], ...] = ()
        """(who, in whose hands, what): seat `who` knows that a card is in one of the hands of a bit mask."""
        self.pairs: tuple[tuple[int, int, int, int], ...] = ()
        """(who, in whose hands, a card, another): of two known cards each of these two hands has one."""
        self.mixed: tuple[tuple[int, int], ...] = ()
        """(who, whose): to seat `who` an Inquisition has mixed the hands of a bit mask."""

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.again = twin.events = None
        twin.rng = self.rng
        twin.seats = self.seats
        twin.start = self.start
        twin.teams = self.teams
        twin.turn = self.turn
        twin.phase = self.phase
        twin.deck = self.deck
        twin.left = self.left
        twin.aside = self.aside
        twin.discard = self.discard
        twin.hands = self.hands[:]
        twin.areas = [*map(list.copy, self.areas)]
        twin.hidden = self.hidden
        twin.embargoes = self.embargoes
        twin.used = self.used
        twin.coin = self.coin
        twin.owed = self.owed
        twin.idle = self.idle
        twin.outcome = self.outcome
        twin.draft = self.draft
        twin.middle = self.middle
        twin.known = self.known
        twin.pairs = self.pairs
        twin.mixed = self.mixed
        return twin

    # --- what the table shows ------------------------------------------------------------------------

    def others(self, seat: int) -> tuple[int, ...]:
        """The other seats, clockwise from the next one."""
        return CLOCKWISE[self.seats][seat]

    def inspired(self, seat: int) -> bool:
        """Has the seat strictly more Culture than every other (CUL-1)?"""
        areas = self.areas
        own = len(areas[seat][CULTURE])
        for other in self.others(seat):
            if len(areas[other][CULTURE]) >= own:
                return False
        return own > 0

    def hand_size(self, seat: int) -> int:
        """What the area, or a copied effect, gives at this moment (REL-1 to REL-3, CUL-3)."""
        religion = len(self.areas[seat][RELIGION])
        size = BASIC_HAND
        if religion >= LEVEL_1[self.seats]:
            size = DIVINE_RIGHT_HAND if religion >= LEVEL_2[self.seats] else SCRIPTURE_HAND
        if self.coin and self.coin[0] == seat:
            size = max(size, self.coin[1])
        return size

    def needed(self, seat: int, domain: int) -> int:
        """How many cards of the domain the seat needs for hegemony (END-1, UTO-3)."""
        needed = HEGEMONY[self.seats]
        if self.hidden:
            needed += sum(1 for whose, where, _ in self.hidden if whose == seat and where == domain)
        return needed

    def barred(self, seat: int) -> tuple[int, ...]:
        """The domains in which the seat is under embargo."""
        return tuple(domain for whose, domain, _ in self.embargoes if whose == seat)

    def pack(self, seat: int) -> tuple[int, ...]:
        """The cards that lie before the seat in the draft."""
        if not self.draft:
            return ()
        dealt, kept = self.draft[(seat - len(self.draft[0][1])) % self.seats]
        return without(dealt, kept)


CLOCKWISE = tuple(
    tuple(tuple((seat + step) % seats for step in range(1, seats)) for seat in range(seats))
    for seats in range(5)
)


def without(cards: tuple[int, ...], gone: tuple[int, ...]) -> tuple[int, ...]:
    """The cards less one of each that is gone."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)
