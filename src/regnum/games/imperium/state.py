"""A game of Imperium as data."""

from collections.abc import Iterator

from regnum.engine.fields import Cards, counter, note
from regnum.games.imperium.cards import index
from regnum.games.imperium.terms import NONE, NOTHING, PRODUCTION, RESOURCES, SLOTS, TREATED_AS, Cost
from regnum.games.imperium.zones import ImperiumZones

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
    BOT_TURN,
    BOT_SLOT,
    BOT_CLEANUP,
) = range(15)
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
    "bot-turn",
    "bot-slot",
    "bot-clean-up",
)


class ImperiumState(ImperiumZones):
    """Where cards lie, tokens, whose turn it is, and what seats know."""

    start: int = counter()
    """The starting player: the solstice card lies at their right hand."""
    turn: int = counter()
    round: int = counter(1)
    phase: int = note(TURN)
    limit: int = note(0)
    """The game is scored after so many rounds; 0 if it ends by itself."""
    last_round: int = counter()
    """Set when scoring is triggered: the round after whose solstice everybody scores (TIME-20)."""
    collapsed: bool = note(False)
    reason: str = note("")
    """What ended the game."""
    todo: Cards = note(())
    """SOLSTICE, ABILITY: the cards whose abilities are still to be resolved. FINAL: see `rules.end`."""

    # --- tokens ----------------------------------------------------------------------------------------
    pools: list[Cost] = counter(lambda seats: [NOTHING] * seats, RESOURCES)
    actions: list[int] = counter(lambda seats: [0] * seats)
    exhaustion: list[int] = counter(lambda seats: [0] * seats)
    """Tokens on the state card."""
    used: list[Cards] = note(lambda seats: [()] * seats)
    """What carries an exhaustion token: cards, ON_NATION_DECK, ON_DEVELOPMENT."""
    empire: list[bool] = counter(lambda seats: [False] * seats)
    laid: list[Cost] = counter(lambda seats: [NOTHING for _ in SLOTS], RESOURCES)
    """The tokens on the market cards."""
    stored: tuple[tuple[int, Cost], ...] = note(())
    """Tokens on cards in play."""
    level: int = note(0)
    """Of a bot, as in `bot.levels`."""
    die: int = counter()
    """What a bot has rolled this turn."""
    kinged: int = note(0)
    """Who has resolved King of Kings, as bits (CARD-KINGOFKINGS-5)."""

    # --- this turn -------------------------------------------------------------------------------------
    treated: tuple[tuple[int, int], ...] = note(())
    """(card, icon): one such icon counts as production for the rest of the turn."""
    ignore_empire: bool = note(False)
    """The next card may be played whatever its state icon (CARD-COMBS-1)."""

    # --- what follows from the rest, and what seats know -----------------------------------------------
    watch: list[int] = note(lambda seats: [0] * seats)
    """The kinds of passives and reactions in play, as bits: most events interest nobody."""
    strays: tuple[tuple[int, str, int], ...] = note(())
    known_main: Cards = note(())
    seen: Cards = note(())
    """The cards that were laid or revealed openly in this unit."""
    shuffles: tuple[Cards, ...] = note(())
    """The results of the shuffles of this unit, in order."""
    fate: tuple[Cards, ...] = note(())
    """The results that the next shuffles will have; only sampled worlds have a fate."""

    @property
    def over(self) -> bool:
        return self.phase == OVER

    @property
    def stage(self) -> str:
        return PHASES[self.phase]

    @property
    def whose_turn(self) -> int | None:
        return None if self.over or self.phase == SIDES else self.turn

    def taking_part(self) -> list[int]:
        """All cards, all faces of those that have several, and King of Kings."""
        beside = {card for cards in self.extra for card in cards}
        faces = {face for nation in self.nations for face in (*index.POWERS[nation], *index.JOURNEYS[nation])}
        return sorted([*self.everything(), *beside | faces, *index.KINGS])

    # --- what the table shows --------------------------------------------------------------------------

    def in_play(self, seat: int) -> Cards:
        """Everything of a seat whose abilities work: play area, power card, and what lies beside it. Nothing
        that a bot has works by itself (SOLO-RESOLVE-2)."""
        if seat >= self.people:
            return ()
        return (self.power[seat], *self.extra[seat], *self.play[seat])

    def garrisoned(self, seat: int) -> Cards:
        """The cards that lie under others."""
        return tuple([card for _, card in self.garrison[seat]])

    def active_quest(self, seat: int) -> Cards:
        """What is garrisoned under King Arthur's Court, the only card beside a power card that has a garrison
        (NATION-ARTHURIANS-2)."""
        beside = self.extra[seat]
        return tuple([card for host, card in self.garrison[seat] if host in beside]) if beside else ()

    def scored(self, seat: int) -> Iterator[tuple[str, Cards]]:
        """The cards that count for a seat at the end, by zone. The active quest does not (SCORE-15)."""
        if self.is_bot(seat):
            return self._scored_by_bot(seat)
        quest, scored = self.active_quest(seat), super().scored(seat)
        if not quest:
            return scored
        return iter(
            [(place, tuple([card for card in cards if card not in quest])) for place, cards in scored]
        )

    def owned(self, seat: int) -> Cards:
        """All cards that count for a seat at the end: what formulas go through, so it is written out. The
        order is that of `scored`."""
        if self.extra[seat] or self.is_bot(seat):
            return super().owned(seat)
        power = self.power[seat]
        return (
            *((power,) if power != NONE else ()),
            *self.play[seat],
            *[card for _, card in self.garrison[seat]],
            *self.hand[seat],
            *self.deck[seat],
            *self.discard[seat],
            *self.history[seat],
            *self.flooded[seat],
        )

    def _scored_by_bot(self, seat: int) -> Iterator[tuple[str, Cards]]:
        """All that it goes through, and neither its power card nor the dynasty deck (SOLO-SCORE-3)."""
        yield "slots", tuple([card for card in self.slots if card != NONE])
        yield "aside", self.aside
        yield "resolving", self.resolving
        yield "play", self.play[seat]
        yield "deck", self.deck[seat]
        yield "discard", self.discard[seat]
        yield "history", self.history[seat]

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
