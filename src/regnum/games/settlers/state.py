"""A game of Imperial Settlers as data."""

from regnum.engine.fields import Cards, counter, note
from regnum.games.settlers.cards import index
from regnum.games.settlers.terms import GOODS, SUPPLY
from regnum.games.settlers.zones import SettlersZones

ROUNDS = 5

# The phases of a round; each is one kind of unit (see `rules`).
LOOKOUT, PRODUCTION, ACTION, CLEANUP, ATTACK, OVER = range(6)
PHASES = ("lookout", "production", "action", "cleanup", "attack", "over")

# What a feature reacts to: the index of `listeners`.
BUILT, RAZED, DEALT, SCORED, TRADED, STORED, PRODUCED, OWN_TURN = range(8)
NOBODY: tuple[tuple[int, ...], ...] = ((),) * 8

Task = tuple[int, ...]
"""Something begun that is still to be done: its kind (see `effects.tasks`), the seat, and what it needs."""


class SettlersState(SettlersZones):
    """Where cards lie, goods and markers, and what is going on."""

    lookout: int = note(0)
    """Which lookout is played (see `rules.lookout`)."""
    peaceful: bool = note(False)
    reshuffle: bool = note(False)
    """Are discarded faction cards shuffled back (Q-1)?"""

    round: int = counter(1)
    phase: int = note(LOOKOUT)
    first: int = counter()
    """Who holds the first-player marker."""
    turn: int = counter()
    acted: bool = note(False)
    """Has the turn had its action? Free moves may follow (ACTION-4)."""
    passed: int = note(0)
    """Who has passed, as bits."""
    queue: tuple[int, ...] = note(())
    """What is left of the phase: seats in order, and the steps of a lookout."""
    pending: tuple[Task, ...] = note(())
    """What is left of an action, the next at the end."""

    goods: list[list[int]] = counter(lambda seats: [[0] * SUPPLY for _ in range(seats)], GOODS[:SUPPLY])
    """The own supplies, by seat and good."""
    vp: list[int] = counter(lambda seats: [0] * seats)

    used: tuple[int, ...] = note(())
    """Each action location once for each activation in this round."""
    on: tuple[tuple[int, int], ...] = note(())
    """(location, good): what was paid for activations lies there till cleanup (ACTION-ACT-3)."""
    defended: tuple[int, ...] = note(())
    samurai: tuple[int, ...] = note(())
    blocked: tuple[int, ...] = note(())
    """Action locations marked by Scorpion Breeder."""
    taken: tuple[tuple[int, int], ...] = note(())
    """(location, by whom) for each Egypt token that lies on a location."""
    shrines: tuple[tuple[int, int], ...] = note(())
    """(Shrine, resource or gold on it)."""
    reacted: tuple[int, ...] = note(())
    """Features with a limit per round, once for each reward in this round."""
    listeners: list[tuple[tuple[int, ...], ...]] = note(lambda seats: [NOBODY] * seats)
    """By seat and event: the features that react. An index of what lies in the empires."""

    noted: tuple[int, ...] = note(())
    """Goods just received that may be exchanged: Dark Chapel, School of Diplomacy."""
    drawn: tuple[int, ...] = note(())
    """Cards just drawn that may be exchanged, or of which one is kept."""
    reshuffled: tuple[tuple[int, ...], ...] = note(())
    """The piles that were shuffled into new decks: everybody saw what was in them."""
    known: tuple[tuple[int, int, int], ...] = note(())
    """(card in a hand, who knows as bits, number of cards under Gates at that time): see `knowledge`."""

    @property
    def over(self) -> bool:
        return self.phase == OVER

    @property
    def stage(self) -> str:
        return PHASES[self.phase]

    @property
    def whose_turn(self) -> int | None:
        return None if self.over or (self.phase == LOOKOUT and self.packs) else self.turn

    # --- players -------------------------------------------------------------------------------------

    @property
    def solo(self) -> bool:
        """Is it the game against the virtual player (SOLO-1)?"""
        return self.seats == 1

    def order(self) -> tuple[int, ...]:
        """The seats, clockwise from the first player (GENERAL-26)."""
        return self.clockwise(self.first)

    def has_passed(self, seat: int) -> bool:
        """Has the seat passed in this round?"""
        return bool(self.passed >> seat & 1)

    def rivals(self, seat: int) -> list[int]:
        """The opponents who may be targeted: those who have not passed (ACTION-PASS-2)."""
        return [other for other in self.others(seat) if not self.passed >> other & 1]

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

    def deals_of(self, seat: int) -> Cards:
        """The cards whose deal fields produce for the seat: board deals and route deals."""
        if not self.routes:
            return self.deals[seat]
        return (*self.deals[seat], *[target for whose, target, _ in self.routes if whose == seat])

    def has_common(self) -> bool:
        """Can a common card be drawn (GENERAL-10)?"""
        return bool(self.deck or self.discard)

    def has_faction(self, seat: int) -> bool:
        """Can the seat draw a card of its faction (GENERAL-11)?"""
        return bool(self.decks[seat] or (self.reshuffle and self.discards[seat]))

    def commons_in_hand(self, seat: int) -> list[int]:
        """The common cards of a hand."""
        return [card for card in self.hand[seat] if index.COMMON[card]]
