"""A game of Imperium as data."""

from typing import Self

from regnum.engine.state import State
from regnum.games.imperium.cards import index
from regnum.games.imperium.terms import NONE, PRODUCTION, SLOTS, TREATED_AS, Cost

# What the game is doing; each is one kind of unit (see `rules`).
(
    SIDES,
    TURN,
    ACTIVATE,
    INNOVATE,
    REVOLT,
    MARKET_TOKEN,
    DISCARD,
    REFILL,
    SOLSTICE,
    ABILITY,
    FINAL,
    OVER,
) = range(12)
PHASES = (
    "sides",
    "turn",
    "activate",
    "innovate",
    "revolt",
    "market-token",
    "discard",
    "refill",
    "solstice",
    "ability",
    "final",
    "over",
)

Cards = tuple[int, ...]


class ImperiumState(State):
    """Every card has a number of its own. The last card of a deck is its top."""

    __slots__ = (
        "accession",
        "actions",
        "collapsed",
        "deck",
        "development",
        "discard",
        "empire",
        "exhaustion",
        "exile",
        "extra",
        "fame",
        "fate",
        "flooded",
        "garrison",
        "hand",
        "history",
        "ignore_empire",
        "king",
        "kinged",
        "known_main",
        "laid",
        "last_round",
        "limit",
        "looking",
        "main",
        "market",
        "nation",
        "nations",
        "open_top",
        "phase",
        "pins",
        "play",
        "pools",
        "power",
        "reason",
        "removed",
        "round",
        "seats",
        "seen",
        "shown",
        "shuffles",
        "small",
        "start",
        "stored",
        "strays",
        "todo",
        "tops",
        "treated",
        "tucked",
        "turn",
        "unrest",
        "used",
        "watch",
    )

    def __init__(self, seats: int) -> None:
        self.again = self.events = None
        self.rng = 0
        self.seats = seats
        self.nations: tuple[int, ...] = ()
        """By seat, as in `index.NATIONS`."""
        self.start = 0
        """The starting player: the solstice card lies at their right hand."""
        self.turn = 0
        self.round = 1
        self.phase = TURN
        self.limit = 0
        """The game is scored after so many rounds; 0 if it ends by itself."""
        self.last_round = 0
        """Set when scoring is triggered: the round after whose solstice everybody scores (TIME-20)."""
        self.collapsed = False
        self.reason = ""
        """What ended the game."""
        self.todo: Cards = ()
        """SOLSTICE, ABILITY: the cards whose abilities are still to be resolved. FINAL: see `rules.end`."""

        # --- by seat ---------------------------------------------------------------------------------
        self.hand: list[Cards] = [()] * seats
        self.deck: list[Cards] = [()] * seats
        self.discard: list[Cards] = [()] * seats
        self.play: list[Cards] = [()] * seats
        self.garrison: list[tuple[tuple[int, int], ...]] = [()] * seats
        """(host, card)"""
        self.power = [NONE] * seats
        self.extra: list[Cards] = [()] * seats
        """What else is in play all game long: King Arthur's Court, the current journey card."""
        self.nation: list[Cards] = [()] * seats
        self.accession = [NONE] * seats
        """The face-up last card of the nation deck while it is there."""
        self.development: list[Cards] = [()] * seats
        self.history: list[Cards] = [()] * seats
        self.flooded: list[Cards] = [()] * seats
        self.pools: list[Cost] = [Cost()] * seats
        self.actions = [0] * seats
        self.exhaustion = [0] * seats
        """Tokens on the state card."""
        self.used: list[Cards] = [()] * seats
        """What carries an exhaustion token: cards, ON_NATION_DECK, ON_DEVELOPMENT."""
        self.empire = [False] * seats
        self.watch = [0] * seats
        """The kinds of passives and reactions in play, as bits: most events interest nobody."""

        # --- common ----------------------------------------------------------------------------------
        self.market = [NONE for _ in SLOTS]
        self.tucked = [NONE for _ in SLOTS]
        self.laid: list[Cost] = [Cost() for _ in SLOTS]
        """The tokens on the market cards."""
        self.small: list[Cards] = [()] * 3
        self.main: Cards = ()
        self.fame: Cards = ()
        self.removed: Cards = ()
        """Fame cards that left the game unseen."""
        self.unrest: Cards = ()
        self.exile: Cards = ()
        self.stored: tuple[tuple[int, Cost], ...] = ()
        """Tokens on cards in play."""
        self.king = 0
        """The side of King of Kings: 0 is A."""
        self.kinged = 0
        """Who has resolved it, as bits (CARD-KINGOFKINGS-5)."""

        # --- this turn -------------------------------------------------------------------------------
        self.treated: tuple[tuple[int, int], ...] = ()
        """(card, icon): one such icon counts as production for the rest of the turn."""
        self.ignore_empire = False
        """The next card may be played whatever its state icon (CARD-COMBS-1)."""

        # --- what seats know (see `knowledge`) ---------------------------------------------------------
        self.looking: tuple[int, Cards] = (NONE, ())
        """(who, what): cards that a seat is looking at just now."""
        self.shown: list[Cards] = [()] * seats
        self.tops = [0] * seats
        self.open_top: list[Cards] = [()] * seats
        self.pins: list[Cards] = [()] * seats
        self.strays: tuple[tuple[int, str, int], ...] = ()
        self.known_main: Cards = ()
        self.seen: Cards = ()
        """The cards that were laid or revealed openly in this unit."""
        self.shuffles: tuple[Cards, ...] = ()
        """The results of the shuffles of this unit, in order."""
        self.fate: tuple[Cards, ...] = ()
        """The results that the next shuffles will have; only sampled worlds have a fate."""

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.again = twin.events = None
        twin.rng = self.rng
        twin.seats = self.seats
        twin.nations = self.nations
        twin.start = self.start
        twin.turn = self.turn
        twin.round = self.round
        twin.phase = self.phase
        twin.limit = self.limit
        twin.last_round = self.last_round
        twin.collapsed = self.collapsed
        twin.reason = self.reason
        twin.todo = self.todo
        twin.hand = self.hand[:]
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.play = self.play[:]
        twin.garrison = self.garrison[:]
        twin.power = self.power[:]
        twin.extra = self.extra[:]
        twin.nation = self.nation[:]
        twin.accession = self.accession[:]
        twin.development = self.development[:]
        twin.history = self.history[:]
        twin.flooded = self.flooded[:]
        twin.pools = self.pools[:]
        twin.actions = self.actions[:]
        twin.exhaustion = self.exhaustion[:]
        twin.used = self.used[:]
        twin.empire = self.empire[:]
        twin.watch = self.watch[:]
        twin.market = self.market[:]
        twin.tucked = self.tucked[:]
        twin.laid = self.laid[:]
        twin.small = self.small[:]
        twin.main = self.main
        twin.fame = self.fame
        twin.removed = self.removed
        twin.unrest = self.unrest
        twin.exile = self.exile
        twin.stored = self.stored
        twin.king = self.king
        twin.kinged = self.kinged
        twin.treated = self.treated
        twin.ignore_empire = self.ignore_empire
        twin.looking = self.looking
        twin.shown = self.shown[:]
        twin.tops = self.tops[:]
        twin.open_top = self.open_top[:]
        twin.pins = self.pins[:]
        twin.strays = self.strays
        twin.known_main = self.known_main
        twin.seen = self.seen
        twin.shuffles = self.shuffles
        twin.fate = self.fate
        return twin

    # --- what the table shows --------------------------------------------------------------------------

    def others(self, seat: int) -> tuple[int, ...]:
        """The other seats, clockwise from the next one."""
        return CLOCKWISE[self.seats][seat]

    def in_play(self, seat: int) -> Cards:
        """Everything of a seat whose abilities work: play area, power card, and what lies beside it."""
        return (self.power[seat], *self.extra[seat], *self.play[seat])

    def garrisoned(self, seat: int) -> Cards:
        """The cards that lie under others."""
        return tuple([card for _, card in self.garrison[seat]])

    def icons_in_play(self, card: int, mask: int) -> int:
        """How often a card in play shows these icons, this turn (see `treated`)."""
        count = index.icon_count(card, mask)
        if self.treated:
            for treated, icon in self.treated:
                if treated == card:
                    count += TREATED_AS * bool(mask & PRODUCTION) - bool(mask & icon)
        return count

    def nation_deck_size(self, seat: int) -> int:
        """The cards of the nation deck, its last one included."""
        return len(self.nation[seat]) + (self.accession[seat] != NONE)

    def nation_of(self, seat: int) -> str:
        """The name of the seat's nation."""
        return index.NATIONS[self.nations[seat]].name

    def owned(self, seat: int) -> Cards:
        """All cards that score for a seat (SCORE-4, SCORE-5)."""
        return (
            *self.in_play(seat),
            *self.hand[seat],
            *self.deck[seat],
            *self.discard[seat],
            *self.garrisoned(seat),
            *self.history[seat],
            *self.flooded[seat],
        )


CLOCKWISE = tuple(
    tuple(tuple((seat + step) % seats for step in range(1, seats)) for seat in range(seats))
    for seats in range(5)
)


def without(cards: Cards, gone: int) -> Cards:
    """The cards without one of them."""
    at = cards.index(gone)
    return cards[:at] + cards[at + 1 :]
