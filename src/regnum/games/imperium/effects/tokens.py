"""Effects on tokens: gain, pay, spend, steal."""

from dataclasses import dataclass
from typing import ClassVar

from regnum.engine.decision import DONE, NUMBERS, Decision, Option
from regnum.engine.fields import Cards
from regnum.engine.text import Text
from regnum.games.imperium.asks import ask, choice
from regnum.games.imperium.cards import index
from regnum.games.imperium.effects.base import Condition, Count, Effect, part_of, pick
from regnum.games.imperium.effects.combine import spared
from regnum.games.imperium.terms import (
    ICONS,
    NONE,
    ON_DEVELOPMENT,
    ON_MATERIALS_FROM,
    ON_NATION_DECK,
    RESOURCES,
    THEY,
    TREATED_AS,
    Cost,
    article,
    one_kind,
    say_icons,
    say_tokens,
)
from regnum.games.imperium.verbs import moves, tokens
from regnum.games.imperium.verbs.ctx import Ctx, Steps
from regnum.games.imperium.verbs.market import market_tokens, put_token, slot_of


@dataclass(frozen=True)
class Gain(Effect):
    """Tokens from the supply (KW-GAIN-1), as often as something is counted."""

    materials: int = 0
    population: int = 0
    progress: int = 0
    per: Count | None = None
    from_cost: bool = False
    """The tokens come from the card that was recalled or abandoned for them (CARD-SHADUF-2)."""

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        times = 1 if self.per is None else self.per.count(ctx)
        if times <= 0:
            return 0
        sources = self._sources(ctx)
        gained = Cost(self.materials * times, self.population * times, self.progress * times)
        tokens.gain(ctx.state, ctx.seat, gained)
        if sources:
            yield from tokens.gained_from(ctx.state, ctx.seat, sources)
        return 1

    def _sources(self, ctx: Ctx) -> Cards:
        """The cards in play that materials come from, if anybody cares (CARD-DOMESTICATION-2)."""
        if not self.materials or not ctx.state.watch[ctx.seat] & ON_MATERIALS_FROM:
            return ()
        sources = [ctx.card] if ctx.card in ctx.state.play[ctx.seat] else []
        if self.per is not None:
            sources += self.per.sources(ctx)
        if self.from_cost:
            sources += ctx.cards
        return tuple(sources)

    def say(self, text: Text) -> str:
        said = text(
            "imperium-say-gain", tokens=say_tokens(text, Cost(self.materials, self.population, self.progress))
        )
        return said if self.per is None else text("imperium-say-per", does=said, per=self.per.say(text))


@dataclass(frozen=True)
class GainAgain(Effect):
    """As many tokens of the kind again as came with the card just gained (NATION-CARTHAGINIANS-2)."""

    resource: int

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        amounts = [0, 0, 0]
        amounts[self.resource] = ctx.happened.tokens[self.resource]
        tokens.gain(ctx.state, ctx.seat, Cost(*amounts))
        return 1
        yield

    def say(self, text: Text) -> str:
        return text("imperium-say-gain-again", what=f"[{RESOURCES[self.resource]}]")


@dataclass(frozen=True)
class GainAction(Effect):
    """Action tokens onto your state card (KW-ACTION-1)."""

    count: int = 1

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        tokens.gain_actions(ctx.state, ctx.seat, self.count)
        return 1
        yield

    def say(self, text: Text) -> str:
        return text("imperium-say-gain-action", count=self.count)


@dataclass(frozen=True)
class SpendAction(Effect):
    """Action tokens as a cost, beside the one for playing a card (KW-ACTION-2, KW-ACTION-3)."""

    count: int = 1
    lacks: ClassVar[str] = "cost"

    def sure(self) -> bool:
        return False

    def possible(self, ctx: Ctx) -> bool:
        return ctx.state.actions[ctx.seat] - ctx.reserved >= self.count

    def useful(self, ctx: Ctx) -> bool:
        return self.possible(ctx)

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        tokens.spend_actions(ctx.state, ctx.seat, self.count)
        return 1
        yield

    def say(self, text: Text) -> str:
        return text("imperium-say-spend-action", count=self.count)


@dataclass(frozen=True)
class Pay(Effect):
    """One payment, met in full or not at all (KW-PAY)."""

    materials: int = 0
    population: int = 0
    progress: int = 0
    lacks: ClassVar[str] = "cost"

    @property
    def cost(self) -> Cost:
        """What is to be paid."""
        return Cost(self.materials, self.population, self.progress)

    def sure(self) -> bool:
        return False

    def possible(self, ctx: Ctx) -> bool:
        return tokens.can_pay(ctx.state.pools[ctx.seat], (self.materials, self.population, self.progress))  # type: ignore[arg-type]

    def useful(self, ctx: Ctx) -> bool:
        return self.possible(ctx)

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        return (yield from tokens.pay(ctx.state, ctx.seat, self.cost, ctx.card))

    def say(self, text: Text) -> str:
        return text("imperium-say-pay", tokens=say_tokens(text, self.cost, "−" if text.brief else ""))


@dataclass(frozen=True)
class PayAll(Effect):
    """All your tokens of a kind, at least so many (KW-PAY-8)."""

    resource: int
    least: int
    lacks: ClassVar[str] = "cost"

    def sure(self) -> bool:
        return False

    def possible(self, ctx: Ctx) -> bool:
        return ctx.state.pools[ctx.seat][self.resource] >= self.least

    def useful(self, ctx: Ctx) -> bool:
        return self.possible(ctx)

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        amounts = [0, 0, 0]
        amounts[self.resource] = ctx.state.pools[ctx.seat][self.resource]
        tokens.spend(ctx.state, ctx.seat, Cost(*amounts))
        return 1
        yield

    def say(self, text: Text) -> str:
        return text("imperium-say-pay-all", what=f"[{RESOURCES[self.resource]}]", count=self.least)


@dataclass(frozen=True)
class PayUpTo(Effect):
    """Any number of tokens of a kind up to a limit; what follows counts them with `Done`."""

    resource: int
    most: int

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        most = min(self.most, ctx.state.pools[ctx.seat][self.resource])
        question = ask("pay-up-to", "TIME-7", ctx.card, what=f"@imperium-{RESOURCES[self.resource]}")
        paid: int = yield Decision(ctx.seat, question, NUMBERS[: most + 1])
        amounts = [0, 0, 0]
        amounts[self.resource] = paid
        tokens.spend(ctx.state, ctx.seat, Cost(*amounts))
        ctx.count = paid
        return paid

    def say(self, text: Text) -> str:
        return text("imperium-say-pay-up-to", what=f"[{RESOURCES[self.resource]}]", count=self.most)


@dataclass(frozen=True)
class Steal(Effect):
    """Tokens from the pool of each other player, of those only for whom a condition holds (KW-STEAL)."""

    materials: int = 0
    population: int = 0
    progress: int = 0
    of: Condition | None = None
    """`EMPIRES`, or `AtLeast(1, InPlay(REGION))`."""
    or_unrest: bool = False
    """Whoever cannot pay in full takes unrest as well."""

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        state, wanted = ctx.state, Cost(self.materials, self.population, self.progress)
        short: list[int] = []
        for victim in state.others(ctx.seat):
            if self.of is not None and not self.of.holds(ctx.of(victim)):
                continue
            if (yield from spared(ctx, victim, True, self)):
                continue
            if not tokens.steal(state, ctx.seat, victim, wanted):
                short.append(victim)
        if self.or_unrest:
            for victim in short:
                yield from moves.take_unrest(state, victim)
        return 1

    def ready_words(self) -> None:
        part_of(self)

    def say(self, text: Text) -> str:
        stolen = say_tokens(text, Cost(self.materials, self.population, self.progress))
        said = text("imperium-say-steal", tokens=stolen)
        if self.of is not None:
            said = text("imperium-say-steal-of", tokens=stolen, whom=self.of.say(text.speaking_of(THEY)))
        return text("imperium-say-or-unrest", does=said) if self.or_unrest else said


# --- exhaustion tokens ---------------------------------------------------------------------------------

NATION_DECK_TOKEN: Option = choice("token-nation-deck")
DEVELOPMENT_TOKEN: Option = choice("token-development")


@dataclass(frozen=True)
class ReturnExhaustion(Effect):
    """An exhaustion token, wherever it lies, back to your state card (KW-EXHAUST-3, Q-54)."""

    picks: ClassVar[bool] = True

    def useful(self, ctx: Ctx) -> bool:
        return bool(self._used(ctx))

    def _used(self, ctx: Ctx) -> list[int]:
        """Where tokens lie, but for the one that this very ability has taken (Q-73)."""
        return [where for where in ctx.state.used[ctx.seat] if where != ctx.card]

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        used = self._used(ctx)
        if not used:
            return 0
        options = index.options([card for card in used if card >= 0])
        options += [NATION_DECK_TOKEN] if ON_NATION_DECK in used else []
        options += [DEVELOPMENT_TOKEN] if ON_DEVELOPMENT in used else []
        options += [DONE] if optional else []
        where: int = yield Decision(ctx.seat, ask("return-exhaustion", "KW-EXHAUST-3", ctx.card), options)
        if where == DONE.value:
            return 0
        places = {NATION_DECK_TOKEN.value: ON_NATION_DECK, DEVELOPMENT_TOKEN.value: ON_DEVELOPMENT}
        tokens.return_exhaustion(ctx.state, ctx.seat, places.get(where) or where)
        return 1

    def say(self, text: Text) -> str:
        return text("imperium-say-return-exhaustion")


# --- tokens on cards -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class PutOnMarket(Effect):
    """Tokens from the supply onto a market card of your choice (CLEANUP-2)."""

    materials: int = 0
    population: int = 0
    progress: int = 0

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        cards = [card for card in ctx.state.market if card != NONE]
        laid = Cost(self.materials, self.population, self.progress)
        count, what = one_kind(market_tokens(ctx.state, ctx.seat, laid))
        card = yield from pick(ctx, "market-token", "CLEANUP-2", cards, "market", count=count, what=what)
        if card == NONE:
            return 0
        put_token(ctx.state, ctx.seat, slot_of(ctx.state, card), laid)
        return 1

    def say(self, text: Text) -> str:
        return text(
            "imperium-say-put-on-market",
            tokens=say_tokens(text, Cost(self.materials, self.population, self.progress)),
        )


@dataclass(frozen=True)
class Store(Effect):
    """Tokens from the supply onto this card."""

    materials: int = 0
    population: int = 0
    progress: int = 0

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        if ctx.card not in ctx.state.play[ctx.seat]:
            return 0
        tokens.store(ctx.state, ctx.seat, ctx.card, Cost(self.materials, self.population, self.progress))
        return 1
        yield

    def say(self, text: Text) -> str:
        stored = say_tokens(text, Cost(self.materials, self.population, self.progress))
        return text("imperium-say-store", tokens=stored)


@dataclass(frozen=True)
class TreatAsProduction(Effect):
    """One icon of a card in play counts as several production for the rest of the turn (Q-60)."""

    icon: int
    picks: ClassVar[bool] = True

    def _cards(self, ctx: Ctx) -> list[int]:
        state = ctx.state
        return [card for card in state.play[ctx.seat] if state.icons_in_play(card, self.icon) > 0]

    def useful(self, ctx: Ctx) -> bool:
        return bool(self._cards(ctx))

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        cards, what = self._cards(ctx), f"@imperium-mark-{ICONS[self.icon]}"
        card = yield from pick(
            ctx, "treat", "KW-REGIONTYPE-1", cards, optional=optional, count=TREATED_AS, what=what
        )
        if card == NONE:
            return 0
        tokens.treat(ctx.state, ctx.seat, card, self.icon)
        return 1

    def say(self, text: Text) -> str:
        icons = say_icons(self.icon)
        return text("imperium-say-treat", icons=icons, article=article(icons), count=TREATED_AS)
