"""What a card is: a value that a player could proof-read against the printed card."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, TypeAlias

from regnum.games.imperium.terms import EXHAUSTION, NOTHING, Cost, Start

if TYPE_CHECKING:
    from regnum.games.imperium.cards.passives import Passive
    from regnum.games.imperium.effects.base import Condition, Effect
    from regnum.games.imperium.effects.points import Points

Text: TypeAlias = "Effect | tuple[Effect, ...]"
"""One sentence, or several in printed order."""


@dataclass(frozen=True, kw_only=True)
class Card:
    """A printed card, or several that are alike in everything but their number."""

    name: str = field(kw_only=False)
    icons: int = field(kw_only=False, default=0)
    """Suits, state, banner and type icons together: `REGION | PINNED`."""
    terrain: tuple[int, ...] = ()
    """Region type icons, each as often as printed."""
    copies: int = 1
    starts: Start = "commons"
    players: int = 2
    """3 for a card marked 3+, 4 for one marked 4."""
    cost: Cost = NOTHING
    """Of development."""
    points: "int | Points" = 0
    free: bool = False
    """Free play."""
    playable: bool = True
    garrisonable: bool = True
    movable: bool = True
    """False if it can be neither abandoned nor recalled."""
    last_quest: bool = False
    """In the quest area nothing can be done to it unless it is the last card there (NATION-ARTHURIANS-4)."""
    regions: int = 1
    """As how many regions a region counts."""
    needs: "Condition | None" = None
    """What must hold for the card to be played (ACTIVATE-5)."""
    play: "Text | None" = None
    exhaust: "Text | None" = None
    """An exhaust ability that its owner uses while activating. Reactions are among the passives."""
    solstice: "Text | None" = None
    final: "Text | None" = None
    """What its owner does before the winner is found, wherever it scores (SCORE-2)."""
    passives: "tuple[Passive, ...]" = ()


@dataclass(frozen=True, kw_only=True)
class Commons:
    """The cards of a box that belong to no nation."""

    number: int
    """Its place among all commons and nations, for ever: a new one takes the next number that is free."""
    box: str
    cards: Sequence[Card]
    """In the order of their printed numbers."""
    prefix: str = ""
    """What the keys of its cards begin with, so that two boxes may have cards of the same name."""
    kings: tuple[Card, Card] | None = None
    """The two sides of King of Kings, A and B. One box has it for all."""

    @property
    def name(self) -> str:
        """It is called like its box."""
        return self.box


Bottom: TypeAlias = Literal["flips", "ends", "enters"]


@dataclass(frozen=True, kw_only=True)
class Nation:
    """All cards of a nation, and what is special about its set-up."""

    name: str = field(kw_only=False)
    code: str = field(kw_only=False)
    """The three letters of its card numbers."""
    number: int
    """Its place among all commons and nations, for ever: a new one takes the next number that is free."""
    box: str
    """The box that it is sold in: `classics`."""
    sides: tuple[Card, Card]
    """The two sides of the power card, A and B."""
    cards: Sequence[Card]
    """The other cards in the order of their numbers, from 2 on."""
    journey: Sequence[Card] = ()
    """The faces of its journey cards in the order in which they are reached, front and back of each: only one
    of them lies up, beside the power card (NATION-UTOPIANS-3)."""
    bottom: Bottom = "flips"
    """What the last card of the nation deck does when it is put into the discard pile: the accession card
    flips the state card, the zenith card ends the game, the nadir card enters play."""
    empire: bool = False
    """Begins with the empire side up."""
    exhaustion: int = EXHAUSTION
    quests: bool = False
    """The development area is a quest area: nothing there is ever developed."""
    difficulty: int = 3
    """How much there is to learn, from 1 star to 5."""
    read: tuple[str, ...] = ()
    """The clauses that somebody who plays it for the first time should read."""


CardSet: TypeAlias = Commons | Nation
"""Cards that are added together."""
