"""A game of CIV as data."""

from regnum.engine.fields import counter, note
from regnum.games.civ.terms import (
    BASIC_HAND,
    CULTURE,
    DIVINE_RIGHT_HAND,
    HEGEMONY,
    LEVEL_1,
    LEVEL_2,
    RELIGION,
    SCRIPTURE_HAND,
)
from regnum.games.civ.zones import CivZones

# The phases of a game; each is one kind of unit (see `rules`).
DRAFT, MIDDLE, PLAY, EFFECTS, GIVE_BACK, SHED, OVER = range(7)
PHASES = ("draft", "middle", "play", "effects", "give-back", "shed", "over")


class CivState(CivZones):
    """Where cards lie, whose turn it is, and what seats know."""

    start: int = counter()
    """The seat that has the first turn."""
    teams: bool = note(False)
    turn: int = counter()
    phase: int = note(PLAY)

    used: int = note(0)
    """What the seat has used in this turn, as bits (see `rules.offers`)."""
    coin: tuple[int, ...] = note(())
    """(seat, hand size) while a copied Scripture or Divine Right lasts (CUL-3)."""
    owed: tuple[int, ...] = note(())
    """GIVE_BACK: (to whom, how many). SHED: (how many)."""
    idle: int = counter(1)
    """Turns since a card was drawn from the age deck, this one included (Q-6)."""
    outcome: str = note("")

    known: tuple[tuple[int, int, int], ...] = note(())
    """(who, in whose hands, what): seat `who` knows that a card is in one of the hands of a bit mask."""
    pairs: tuple[tuple[int, int, int, int], ...] = note(())
    """(who, in whose hands, a card, another): of two known cards each of these two hands has one."""
    mixed: tuple[tuple[int, int], ...] = note(())
    """(who, whose): to seat `who` an Inquisition has mixed the hands of a bit mask."""
    forgetful: bool = note(False)
    """Nothing of these three is kept: nobody will deal anew from this state."""

    def forget(self) -> None:
        """Keep nothing in mind of what seats see of hands, now and later."""
        self.known, self.pairs, self.mixed, self.forgetful = (), (), (), True

    @property
    def over(self) -> bool:
        return self.phase == OVER

    @property
    def stage(self) -> str:
        return PHASES[self.phase]

    @property
    def whose_turn(self) -> int | None:
        return None if self.over or self.packs else self.turn

    # --- what the table shows ------------------------------------------------------------------------

    def inspired(self, seat: int) -> bool:
        """Has the seat strictly more Culture than every other (CUL-1)?"""
        areas = self.areas
        own = len(areas[seat][CULTURE])
        if not own:
            return False
        for other in self.others(seat):  # noqa: SIM110  # asked each turn: a generator would be slower
            if len(areas[other][CULTURE]) >= own:
                return False
        return True

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
