"""Steps with cards: its deck, what it gains, what leaves, and the card that is resolved."""

from dataclasses import dataclass

from regnum.engine.telling import tell
from regnum.engine.text import Text
from regnum.games.imperium.bot import choices
from regnum.games.imperium.bot.act import Act
from regnum.games.imperium.bot.levels import LEVELS
from regnum.games.imperium.bot.step import Step
from regnum.games.imperium.cards import index
from regnum.games.imperium.cards.which import Which
from regnum.games.imperium.terms import (
    NONE,
    RESOURCES,
    Cost,
    article,
    say_icons,
)
from regnum.games.imperium.verbs import bot as verbs
from regnum.games.imperium.verbs import market, moves, tokens
from regnum.games.imperium.verbs.ctx import Steps
from regnum.games.imperium.verbs.deck import discard_top, trigger_scoring
from regnum.games.imperium.verbs.fame import take_fame, turn_king

# --- its deck and the dynasty deck -----------------------------------------------------------------------


@dataclass(frozen=True)
class DiscardTop(Step):
    """The top cards of the bot deck into the bot discard (SOLO-EFFECT-DECK)."""

    count: int

    def able(self, act: Act) -> bool:
        return bool(act.state.deck[act.bot])

    def do(self, act: Act) -> Steps:
        discard_top(act.state, act.bot, self.count)
        return 1
        yield

    def say(self, text: Text) -> str:
        return text("imperium-bot-say-discard-top", count=self.count)


@dataclass(frozen=True)
class DiscardHalfSpent(Step):
    """As many top cards as half of what was just spent, rounded up."""

    def able(self, act: Act) -> bool:
        return bool(act.state.deck[act.bot])

    def do(self, act: Act) -> Steps:
        discard_top(act.state, act.bot, (act.spent + 1) // 2)
        return 1
        yield

    def say(self, text: Text) -> str:
        return text("imperium-bot-say-discard-half")


@dataclass(frozen=True)
class DynastyToDiscard(Step):
    """The top card of the dynasty deck into the bot discard."""

    def able(self, act: Act) -> bool:
        return bool(act.state.dynasty)

    def do(self, act: Act) -> Steps:
        verbs.dynasty_to_discard(act.state)
        return 1
        yield

    def say(self, text: Text) -> str:
        return text("imperium-bot-say-dynasty")


@dataclass(frozen=True)
class ToDeckTop(Step):
    """The latest such card of the bot discard onto the bot deck."""

    which: Which
    is_cost = True

    def able(self, act: Act) -> bool:
        return choices.latest(act.state.discard[act.bot], self.which) != NONE

    def do(self, act: Act) -> Steps:
        card = choices.latest(act.state.discard[act.bot], self.which)
        moves.discard_to_top(act.state, act.bot, card)
        return 1
        yield

    def say(self, text: Text) -> str:
        return text("imperium-bot-say-to-deck-top", what=self.which.say(text))


# --- gaining cards ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Acquire(Step):
    """The best card of some suits (SOLO-EFFECT-ACQUIRE)."""

    suits: int
    exiled: bool = False
    token: int | None = None
    """Only cards that hold such a token."""

    def _card(self, act: Act) -> int:
        if self.exiled:
            return choices.best_in_exile(act.state, self.suits)
        return choices.best_in_market(act.state, self.suits, self.token)

    def able(self, act: Act) -> bool:
        if self.exiled:
            return any(index.ICONS[card] & self.suits for card in act.state.exile)
        return self._card(act) != NONE

    def do(self, act: Act) -> Steps:
        return (yield from market.acquire(act.state, act.bot, self._card(act)))

    def say(self, text: Text) -> str:
        icons = say_icons(self.suits)
        shown = {"icons": icons, "article": article(icons)}
        if self.exiled:
            return text("imperium-bot-say-acquire-exiled", **shown)
        if self.token is not None:
            return text("imperium-bot-say-acquire-token", what=f"[{RESOURCES[self.token]}]", **shown)
        return text("imperium-bot-say-acquire", **shown)


@dataclass(frozen=True)
class BreakThrough(Step):
    """For one suit: from the market, or else from the decks (SOLO-EFFECT-BREAK)."""

    suit: int

    def do(self, act: Act) -> Steps:
        card = choices.best_in_market(act.state, self.suit)
        if card != NONE:
            return (yield from market.break_through_market(act.state, act.bot, card, self.suit))
        return (yield from market.break_through_deck(act.state, act.bot, self.suit))

    def say(self, text: Text) -> str:
        icons = say_icons(self.suit)
        return text("imperium-bot-say-break-through", icons=icons, article=article(icons))


@dataclass(frozen=True)
class GainFame(Step):
    """The top fame card, or King of Kings, which a bot resolves once (SOLO-EFFECT-FAME, SOLO-EFFECT-KOK)."""

    def able(self, act: Act) -> bool:
        return bool(act.state.fame) or not act.state.kinged >> act.bot & 1

    def do(self, act: Act) -> Steps:
        if act.state.fame:
            return (yield from take_fame(act.state, act.bot))
        self._become_king(act)
        return 1

    def _become_king(self, act: Act) -> None:
        """Whatever side of King of Kings lies up (SOLO-EFFECT-KOK-1, SOLO-EFFECT-KOK-2, SOLO-Q-9)."""
        state, bot = act.state, act.bot
        state.kinged |= 1 << bot
        tell(state, "used", "imperium-king", seat=bot)
        if not state.empire[bot]:
            tokens.gain(state, bot, Cost(progress=6))
        else:
            tokens.gain(state, bot, Cost(progress=3))
            if state.dynasty:
                verbs.dynasty_to_deck(state)
        if state.king == 0:
            turn_king(state)
        trigger_scoring(state, "king-of-kings")

    def say(self, text: Text) -> str:
        return text("imperium-bot-say-fame")


@dataclass(frozen=True)
class GainQuest(Step):
    """The top impending quest onto the bot deck (SOLO-NATION-ART-2)."""

    def able(self, act: Act) -> bool:
        return bool(act.state.impending)

    def do(self, act: Act) -> Steps:
        verbs.gain_quest(act.state)
        return 1
        yield

    def say(self, text: Text) -> str:
        return text("imperium-bot-say-gain-quest")


# --- cards that leave ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Abandon(Step):
    """Its latest played cards into the bot discard (SOLO-EFFECT-ABANDON-1)."""

    count: int
    which: Which
    is_cost = True

    def able(self, act: Act) -> bool:
        return bool(choices.latest_regions(act.state.play[act.bot], self.which, self.count))

    def do(self, act: Act) -> Steps:
        for card in choices.latest_regions(act.state.play[act.bot], self.which, self.count):
            yield from moves.abandon(act.state, act.bot, card)
        return 1

    def say(self, text: Text) -> str:
        return text("imperium-bot-say-abandon", what=self.which.say(text, self.count))


@dataclass(frozen=True)
class HistoryFrom(Step):
    """The latest such card of the bot discard or play area into its history."""

    place: str
    which: Which
    is_cost = True

    def _card(self, act: Act) -> int:
        cards = act.state.play if self.place == "play" else act.state.discard
        return choices.latest(cards[act.bot], self.which)

    def able(self, act: Act) -> bool:
        return self._card(act) != NONE

    def do(self, act: Act) -> Steps:
        return (yield from moves.into_history(act.state, act.bot, self._card(act)))

    def say(self, text: Text) -> str:
        return text(f"imperium-bot-say-history-from-{self.place}", what=self.which.say(text))


@dataclass(frozen=True)
class PlayFromDiscard(Step):
    """The latest such card of the bot discard into its play area."""

    which: Which

    def able(self, act: Act) -> bool:
        return choices.latest(act.state.discard[act.bot], self.which) != NONE

    def do(self, act: Act) -> Steps:
        card = choices.latest(act.state.discard[act.bot], self.which)
        return (yield from moves.move(act.state, act.bot, card, "discard", "play", "imperium-played"))

    def say(self, text: Text) -> str:
        return text("imperium-bot-say-play-from-discard", what=self.which.say(text))


@dataclass(frozen=True)
class ReturnUnrest(Step):
    """The latest unrest card of the bot discard to its pile (SOLO-EFFECT-RETURN-1)."""

    def able(self, act: Act) -> bool:
        return bool(moves.unrest_in(act.state.discard[act.bot]))

    def do(self, act: Act) -> Steps:
        card = moves.unrest_in(act.state.discard[act.bot])[-1]
        calms = LEVELS[act.state.level].calms
        return (yield from verbs.return_unrest(act.state, card, calms))

    def say(self, text: Text) -> str:
        return text("imperium-bot-say-return-unrest")


@dataclass(frozen=True)
class TakesUnrest(Step):
    """The bot takes unrest onto its deck (SOLO-EFFECT-TAKE-1)."""

    def do(self, act: Act) -> Steps:
        return (yield from moves.take_unrest(act.state, act.bot))

    def say(self, text: Text) -> str:
        return text("imperium-bot-say-take-unrest")


@dataclass(frozen=True)
class ExileMarket(Step):
    """The first market card without tokens (SOLO-EFFECT-EXILE)."""

    def able(self, act: Act) -> bool:
        return choices.first_to_exile(act.state) != NONE

    def do(self, act: Act) -> Steps:
        market.exile_from_market(act.state, act.bot, choices.first_to_exile(act.state))
        return 1
        yield

    def say(self, text: Text) -> str:
        return text("imperium-bot-say-exile-market")


@dataclass(frozen=True)
class ExileQuest(Step):
    """The top impending quest into exile, unless it is that card."""

    never: Which

    def able(self, act: Act) -> bool:
        quests = act.state.impending
        return bool(quests) and not self.never.matches(quests[-1])

    def do(self, act: Act) -> Steps:
        verbs.exile_quest(act.state)
        return 1
        yield

    def say(self, text: Text) -> str:
        return text("imperium-bot-say-exile-quest", what=self.never.say(text, subject=True))


# --- this card -------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class PutThis(Step):
    """The resolved card goes somewhere else than into the bot discard."""

    to: str

    def do(self, act: Act) -> Steps:
        act.here = False
        return (yield from verbs.put_this(act.state, act.card, self.to, f"imperium-bot-this-{self.to}"))

    def say(self, text: Text) -> str:
        return text(f"imperium-bot-say-this-{self.to}")


PLAY_THIS, HISTORY_THIS, EXILE_THIS, DECK_THIS = map(PutThis, ("play", "history", "exile", "deck"))
