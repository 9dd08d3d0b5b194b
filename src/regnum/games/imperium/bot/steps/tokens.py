"""Steps with tokens."""

from dataclasses import dataclass

from regnum.engine.text import Text
from regnum.games.imperium.bot import choices
from regnum.games.imperium.bot.act import PLAYER, Act
from regnum.games.imperium.bot.step import Step
from regnum.games.imperium.cards import index
from regnum.games.imperium.terms import (
    MATERIALS,
    NONE,
    POPULATION,
    PROGRESS,
    REGION,
    RESOURCES,
    Cost,
    say_tokens,
)
from regnum.games.imperium.verbs import market, tokens
from regnum.games.imperium.verbs.ctx import Steps


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
