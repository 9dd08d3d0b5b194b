"""All that the rows of the bots' tables are made of."""

from dataclasses import dataclass

from regnum.engine.telling import tell
from regnum.engine.text import Text
from regnum.games.imperium.bot import choices
from regnum.games.imperium.bot.act import PLAYER, Act
from regnum.games.imperium.bot.levels import LEVELS
from regnum.games.imperium.bot.step import Circumstance, Step
from regnum.games.imperium.cards import index
from regnum.games.imperium.cards.which import Which, a
from regnum.games.imperium.effects import Abandon as AbandonEffect
from regnum.games.imperium.effects import Discard, Draw, Effect, May, Recall, TakeUnrest
from regnum.games.imperium.effects import Gain as GainEffect
from regnum.games.imperium.effects import ReturnUnrest as ReturnUnrestEffect
from regnum.games.imperium.terms import (
    MATERIALS,
    NONE,
    POPULATION,
    PROGRESS,
    REGION,
    RESOURCES,
    Cost,
    say_icons,
    say_tokens,
)
from regnum.games.imperium.verbs import bot as verbs
from regnum.games.imperium.verbs import market, moves, tokens
from regnum.games.imperium.verbs.ctx import Ctx, Steps
from regnum.games.imperium.verbs.deck import can_draw, discard_top, trigger_scoring
from regnum.games.imperium.verbs.fame import take_fame, turn_king
from regnum.games.imperium.verbs.journey import travel_on

# --- tokens ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class TokenStep(Step):
    """Something done with tokens."""

    materials: int = 0
    population: int = 0
    progress: int = 0

    @property
    def tokens(self) -> Cost:
        return Cost(self.materials, self.population, self.progress)

    def _said(self, text: Text, id: str) -> str:
        return text(id, what=say_tokens(text, self.tokens))


@dataclass(frozen=True)
class Gain(TokenStep):
    """From the supply."""

    def do(self, act: Act) -> Steps:
        tokens.gain(act.state, act.bot, self.tokens)
        return 1
        yield

    def say(self, text: Text) -> str:
        return self._said(text, "imperium-bot-say-gain")


@dataclass(frozen=True)
class GainPer(TokenStep):
    """From the supply, once for each region in its play area (SOLO-RESOLVE-14)."""

    def able(self, act: Act) -> bool:
        return regions_in_play(act, act.bot) > 0

    def do(self, act: Act) -> Steps:
        times = regions_in_play(act, act.bot)
        tokens.gain(act.state, act.bot, Cost(*(amount * times for amount in self.tokens)))
        return 1
        yield

    def say(self, text: Text) -> str:
        return self._said(text, "imperium-bot-say-gain-per")


def regions_in_play(act: Act, seat: int) -> int:
    """The regions of a side (SOLO-RESOLVE-14, SOLO-Q-19)."""
    return sum(index.COUNT[REGION][card] for card in act.state.play[seat])


@dataclass(frozen=True)
class Spend(TokenStep):
    """Exactly these tokens, in full (SOLO-RESOLVE-12)."""

    is_cost = True

    def able(self, act: Act) -> bool:
        return all(has >= wants for has, wants in zip(act.state.pools[act.bot], self.tokens, strict=True))

    def do(self, act: Act) -> Steps:
        tokens.spend(act.state, act.bot, self.tokens)
        act.spent = sum(self.tokens)
        return 1
        yield

    def say(self, text: Text) -> str:
        return self._said(text, "imperium-bot-say-spend")


@dataclass(frozen=True)
class SpendAll(Step):
    """All tokens of a kind, at least one (SOLO-Q-7)."""

    resource: int
    is_cost = True

    def able(self, act: Act) -> bool:
        return act.state.pools[act.bot][self.resource] > 0

    def do(self, act: Act) -> Steps:
        act.spent = act.state.pools[act.bot][self.resource]
        tokens.spend(act.state, act.bot, of_kind(self.resource, act.spent))
        return 1
        yield

    def say(self, text: Text) -> str:
        return text("imperium-bot-say-spend-all", what=f"[{RESOURCES[self.resource]}]")


@dataclass(frozen=True)
class ConvertAll(Step):
    """All tokens of a kind for as many of another."""

    give: int
    get: int

    def able(self, act: Act) -> bool:
        return act.state.pools[act.bot][self.give] > 0

    def do(self, act: Act) -> Steps:
        amount = act.state.pools[act.bot][self.give]
        tokens.spend(act.state, act.bot, of_kind(self.give, amount))
        tokens.gain(act.state, act.bot, of_kind(self.get, amount))
        return 1
        yield

    def say(self, text: Text) -> str:
        give, get = (f"[{RESOURCES[kind]}]" for kind in (self.give, self.get))
        return text("imperium-bot-say-convert-all", give=give, get=get)


@dataclass(frozen=True)
class Convert(Step):
    """A trade, as often as it can be paid."""

    give: Cost
    get: Cost

    def _times(self, act: Act) -> int:
        pool = act.state.pools[act.bot]
        return min(has // wants for has, wants in zip(pool, self.give, strict=True) if wants)

    def able(self, act: Act) -> bool:
        return self._times(act) > 0

    def do(self, act: Act) -> Steps:
        times = self._times(act)
        tokens.spend(act.state, act.bot, Cost(*(amount * times for amount in self.give)))
        tokens.gain(act.state, act.bot, Cost(*(amount * times for amount in self.get)))
        return 1
        yield

    def say(self, text: Text) -> str:
        give, get = say_tokens(text, self.give), say_tokens(text, self.get)
        return text("imperium-bot-say-convert", give=give, get=get)


def of_kind(resource: int, amount: int) -> Cost:
    """So many tokens of one kind."""
    return Cost(*(amount if kind == resource else 0 for kind in (MATERIALS, POPULATION, PROGRESS)))


@dataclass(frozen=True)
class Steal(TokenStep):
    """From the player, what there is: an attack (SOLO-EFFECT-STEAL-1)."""

    def able(self, act: Act) -> bool:
        pool = act.state.pools[PLAYER]
        return any(has and wants for has, wants in zip(pool, self.tokens, strict=True))

    def do(self, act: Act) -> Steps:
        if not (yield from act.shielded()):
            tokens.steal(act.state, act.bot, PLAYER, self.tokens)
        return 1

    def say(self, text: Text) -> str:
        return self._said(text, "imperium-bot-say-steal")


@dataclass(frozen=True)
class PlaceAtDie(TokenStep):
    """Onto the market card at the die; nothing on a 6 (SOLO-NATION-QIN-1)."""

    def able(self, act: Act) -> bool:
        return token_place(act) != NONE

    def do(self, act: Act) -> Steps:
        market.put_token(act.state, act.bot, token_place(act), self.tokens)
        return 1
        yield

    def say(self, text: Text) -> str:
        return self._said(text, "imperium-bot-say-place")


def token_place(act: Act) -> int:
    """The place of the market card at the die; NONE where there is no card."""
    place = choices.market_place(act.state.die)
    return place if place != NONE and act.state.market[place] != NONE else NONE


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
        if self.exiled:
            return text("imperium-bot-say-acquire-exiled", icons=icons)
        if self.token is not None:
            return text("imperium-bot-say-acquire-token", icons=icons, what=f"[{RESOURCES[self.token]}]")
        return text("imperium-bot-say-acquire", icons=icons)


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
        return text("imperium-bot-say-break-through", icons=say_icons(self.suit))


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
        return text("imperium-bot-say-exile-quest", what=self.never.say(text))


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

# --- the player ------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class You(Step):
    """What the player does, as if a card of their own said so (SOLO-RESOLVE-5)."""

    effect: Effect
    attacks: bool = False
    """It can be warded off as an attack (SOLO-EFFECT-ATTACK-1, SOLO-Q-16)."""

    def able(self, act: Act) -> bool:
        return self.effect.useful(Ctx(act.state, PLAYER, act.card))

    def do(self, act: Act) -> Steps:
        if self.attacks and (yield from act.shielded()):
            return 0
        return (yield from self.effect.resolve(Ctx(act.state, PLAYER, act.card)))

    def say(self, text: Text) -> str:
        return text("imperium-bot-say-you", does=self.effect.say(text))


MAY_DRAW = May(Draw())


@dataclass(frozen=True)
class YouMayDraw(You):
    """A card for the player, if there is one to be drawn."""

    effect: Effect = MAY_DRAW

    def able(self, act: Act) -> bool:
        return can_draw(act.state, PLAYER)


YOU_TAKE_UNREST = You(TakeUnrest())
YOU_MAY_DRAW = YouMayDraw()
YOU_MAY_RETURN_UNREST = You(May(ReturnUnrestEffect()))


def you_discard(count: int) -> You:
    """Cards of the player's choice."""
    return You(Discard(count), attacks=True)


def you_recall(icons: int) -> You:
    """A card in play of the player's choice."""
    return You(Recall(a(icons)), attacks=True)


def you_abandon(icons: int) -> You:
    """A card in play of the player's choice."""
    return You(AbandonEffect(a(icons)), attacks=True)


def you_gain(materials: int = 0, population: int = 0, progress: int = 0) -> You:
    """Tokens for the player."""
    return You(GainEffect(materials=materials, population=population, progress=progress))


# --- circumstances ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class YouAreEmpire(Circumstance):
    """The player's state card shows `empire`."""

    def holds(self, act: Act) -> bool:
        return act.state.empire[PLAYER]

    def say(self, text: Text) -> str:
        return text("imperium-bot-if-empire")


@dataclass(frozen=True)
class RegionInPlay(Circumstance):
    """The bot has a region in play, or the player has (SOLO-RESOLVE-14)."""

    yours: bool = False

    def holds(self, act: Act) -> bool:
        return regions_in_play(act, PLAYER if self.yours else act.bot) > 0

    def say(self, text: Text) -> str:
        return text("imperium-bot-if-your-region" if self.yours else "imperium-bot-if-region")


@dataclass(frozen=True)
class NoneDiscarded(Circumstance):
    """No such card lies in the bot discard."""

    which: Which

    def holds(self, act: Act) -> bool:
        return not self.which.among(act.state.discard[act.bot])

    def say(self, text: Text) -> str:
        return text("imperium-bot-if-none-discarded", what=self.which.say(text, subject=True))


@dataclass(frozen=True)
class HasTokens(Circumstance):
    """The bot has at least so many tokens of a kind."""

    least: int
    resource: int

    def holds(self, act: Act) -> bool:
        return act.state.pools[act.bot][self.resource] >= self.least

    def say(self, text: Text) -> str:
        return text("imperium-bot-if-tokens", count=self.least, what=f"[{RESOURCES[self.resource]}]")


# --- the journey -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class TravelOn(Step):
    """The journey goes on to its next face, whose own text is ignored (SOLO-NATION-UTO-4)."""

    def do(self, act: Act) -> Steps:
        state, bot = act.state, act.bot
        journey = index.JOURNEYS[state.nations[bot]]
        at = next(at for at, face in enumerate(journey) if face in state.extra[bot])
        travel_on(state, bot, journey[at + 1])
        return 1
        yield

    def say(self, text: Text) -> str:
        return text("imperium-bot-say-travel-on")


@dataclass(frozen=True)
class UnrestToDiscard(Step):
    """After the shuffle, unrest from the pile into the bot discard (SOLO-NATION-UTO-5)."""

    def do(self, act: Act) -> Steps:
        act.owed += 1
        return 1
        yield

    def say(self, text: Text) -> str:
        return text("imperium-bot-say-unrest-to-discard")


@dataclass(frozen=True)
class TriggerScoring(Step):
    """The end of the game is triggered (SOLO-END-8)."""

    def do(self, act: Act) -> Steps:
        trigger_scoring(act.state, "shangri-la")
        return 1
        yield

    def say(self, text: Text) -> str:
        return text("imperium-bot-say-trigger")
