"""How effects are put together: then, choose, may, to, if, each player, for each."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

from regnum.engine.decision import DONE, Decision, Option
from regnum.engine.text import Text
from regnum.games.imperium.asks import YES, ask, phrase
from regnum.games.imperium.cards.sayings import joined, say_all, say_either
from regnum.games.imperium.effects.base import Condition, Count, Effect, part_of, sentence
from regnum.games.imperium.terms import THEY, THEY_MAY
from regnum.games.imperium.verbs.ctx import Ctx, Steps


@dataclass(frozen=True, init=False)
class Then(Effect):
    """One sentence after the other (TIME-2); also "X and Y", done independently (TIME-7)."""

    effects: tuple[Effect, ...]

    def __init__(self, *effects: Effect) -> None:
        object.__setattr__(self, "effects", effects)

    @property
    def harms(self) -> bool:  # type: ignore[override]
        return any(effect.harms for effect in self.effects)

    def sure(self) -> bool:
        return all(effect.sure() for effect in self.effects)

    def possible(self, ctx: Ctx) -> bool:
        return all(effect.possible(ctx) for effect in self.effects)

    def full(self, ctx: Ctx) -> bool:
        return all(effect.full(ctx) for effect in self.effects)

    def useful(self, ctx: Ctx) -> bool:
        return any(effect.useful(ctx) for effect in self.effects)

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        done = 0
        for effect in self.effects:
            if effect.possible(ctx):  # it may have become unpayable meanwhile (TIME-6)
                done = (yield from effect.resolve(ctx)) or done
        return done

    def pay(self, ctx: Ctx, optional: bool = False) -> Steps:
        done = 0
        for effect in self.effects:
            if effect.possible(ctx):
                done = (yield from effect.pay(ctx)) or done
        return done

    def say(self, text: Text) -> str:
        said = [effect.say(text) for effect in self.effects]
        if text.brief:
            return self._between().join(said)
        if not said[1:]:
            return said[0]
        return text(
            "imperium-say-and", words=said[0], more=say_all(text, said[1:]), next=mood(self.effects[1])
        )

    def _between(self) -> str:
        """What stands between the parts in a brief, where a comma binds closer than an "or"."""
        return "; " if any(isinstance(effect, Choose) for effect in self.effects) else ", "

    def say_cost(self, text: Text) -> str:
        return say_all(text, [effect.say(text) for effect in self.effects])

    def parts(self) -> Sequence[Effect]:
        return self.effects


def mood(effect: Effect) -> str:
    """Is it done, or may it be? A language may want a comma before what may be done."""
    return "may" if isinstance(effect, May) else "do"


Ways: TypeAlias = tuple[tuple[Option, Effect], ...]
"""What may be chosen, each with what it does."""


def ways(effects: Sequence[Effect]) -> Ways:
    """Effects as options. They are named when the cards are registered, and keep that order."""
    return tuple((phrase(effect.slug, effect), effect) for effect in effects)


@dataclass(frozen=True, init=False)
class Choose(Effect):
    """Exactly one of the options; one whose cost cannot be met may not be chosen (KW-CHOOSE).

    Where it is a cost itself, only what can be done in full may be chosen (KW-PAY-9).
    """

    effects: tuple[Effect, ...]

    def __init__(self, *effects: Effect) -> None:
        object.__setattr__(self, "effects", effects)

    @cached_property
    def _ways(self) -> Ways:
        return ways(self.effects)

    def ways(self, ctx: Ctx) -> Ways:
        """The options as they are for this player."""
        return self._ways

    def sure(self) -> bool:
        return any(effect.sure() for effect in self.effects)

    def possible(self, ctx: Ctx) -> bool:
        return any(effect.possible(ctx) for effect in self.effects)

    def full(self, ctx: Ctx) -> bool:
        return any(effect.full(ctx) for _, effect in self.ways(ctx))

    def useful(self, ctx: Ctx) -> bool:
        return any(effect.useful(ctx) for effect in self.effects)

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        return (yield from self._one(ctx, optional, as_cost=False))

    def pay(self, ctx: Ctx, optional: bool = False) -> Steps:
        return (yield from self._one(ctx, optional, as_cost=True))

    def _one(self, ctx: Ctx, optional: bool, as_cost: bool) -> Steps:
        """Ask which, and do it."""
        offered = self.ways(ctx)
        question = ask("choose", "KW-CHOOSE-1", ctx.card)
        given = (ctx, offered, optional, as_cost)
        # Where it rests on a hand, the question is asked even if one option is left.
        chosen = yield Decision(ctx.seat, question, self._open, secret=self.secret(), given=given)
        for option, effect in offered:
            if option.value == chosen:
                yield from (effect.pay(ctx) if as_cost else effect.resolve(ctx))
                return 1
        return 0

    def _open(self, ctx: Ctx, offered: Ways, optional: bool, as_cost: bool) -> list[Option]:
        """What may be chosen now."""
        open_to = [
            option for option, effect in offered if (effect.full(ctx) if as_cost else effect.possible(ctx))
        ]
        if optional or not open_to:
            open_to.append(DONE)
        if len(open_to) > 1:
            open_to.sort(key=_order)
        return open_to

    def say(self, text: Text) -> str:
        return text("imperium-say-choose", options=say_options(text, self.effects))

    def parts(self) -> Sequence[Effect]:
        return self.effects

    def ready_words(self) -> None:
        ways(self.effects)


def say_options(text: Text, effects: Sequence[Effect]) -> str:
    """`A; B; or C`. In a brief, an "or" without a semicolon binds closer than an arrow."""
    said = [effect.say(text) for effect in effects]
    if effects[-1] == Then(*effects[:-1]):
        said[-1] = text("imperium-say-both")
    priced = any(isinstance(part, To) for effect in effects for part in walk(effect))
    if text.brief and not priced:
        return say_either(text, said)
    return joined(said, text("imperium-say-comma"), text("imperium-say-or"))


def _order(option: Option) -> tuple[bool, int]:
    return option.kind == "done", option.value


@dataclass(frozen=True)
class May(Effect):
    """You may do it, or not (TIME-7)."""

    effect: Effect

    @cached_property
    def _does(self) -> str:
        return f"@imperium-choice-{self.effect.slug}"

    def useful(self, ctx: Ctx) -> bool:
        return self.effect.useful(ctx)

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        effect = self.effect
        if not effect.useful(ctx):
            return 0
        if effect.picks:
            return (yield from effect.resolve(ctx, optional=True))
        options = (YES, DONE) if effect.possible(ctx) else (DONE,)
        question = ask("may", "TIME-7", ctx.card, does=self._does)
        if (yield Decision(ctx.seat, question, options, secret=effect.secret())) == DONE.value:
            return 0
        return (yield from effect.resolve(ctx)) or 1

    def say(self, text: Text) -> str:
        theirs = text.speaking_of(THEY_MAY) if text.who == THEY else text
        return text("imperium-say-may", does=self.effect.say(theirs))

    def parts(self) -> Sequence[Effect]:
        return (self.effect,)

    def ready_words(self) -> None:
        ways((self.effect,))


@dataclass(frozen=True)
class To(Effect):
    """Pay a cost in full to get an effect (TIME-4, KW-PAY-9). The cost is any effect; several are `Then`."""

    cost: Effect
    effect: Effect

    @property
    def picks(self) -> bool:  # type: ignore[override]
        return self.cost.picks

    def sure(self) -> bool:
        return False

    def possible(self, ctx: Ctx) -> bool:
        return self.cost.full(ctx)

    def lacking(self, ctx: Ctx) -> str:
        return "cost"

    def useful(self, ctx: Ctx) -> bool:
        return self.cost.useful(ctx)

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        if not self.cost.full(ctx) and not (optional and self.cost.picks):
            return 0
        if not (yield from self.cost.pay(ctx, optional)):
            return 0
        yield from self.effect.resolve(ctx)
        return 1

    def say(self, text: Text) -> str:
        return self.effect.say_for(text, self.cost.say_cost(text))

    def say_for(self, text: Text, price: str) -> str:
        return self.effect.say_for(text, say_all(text, [price, self.cost.say_cost(text)]))

    def parts(self) -> Sequence[Effect]:
        return (self.cost, self.effect)


@dataclass(frozen=True)
class If(Effect):
    """Only if something holds."""

    condition: Condition
    effect: Effect

    def possible(self, ctx: Ctx) -> bool:
        return not self.condition.holds(ctx) or self.effect.possible(ctx)

    def full(self, ctx: Ctx) -> bool:
        return self.condition.holds(ctx) and self.effect.full(ctx)

    def sure(self) -> bool:
        return self.effect.sure()

    def useful(self, ctx: Ctx) -> bool:
        return self.condition.holds(ctx) and self.effect.useful(ctx)

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        if self.condition.holds(ctx):
            return (yield from self.effect.resolve(ctx))
        return 0

    def say(self, text: Text) -> str:
        condition, does = self.condition.say(text), self.effect.say(text)
        return text("imperium-say-if", condition=condition, does=does, next=mood(self.effect))

    def parts(self) -> Sequence[Effect]:
        return (self.effect,)


@dataclass(frozen=True)
class OnlyIf(If):
    """As `If`, but an option, or a card, that may not be chosen or played unless the condition holds."""

    def possible(self, ctx: Ctx) -> bool:
        return self.condition.holds(ctx) and self.effect.possible(ctx)

    def lacking(self, ctx: Ctx) -> str:
        return self.effect.lacking(ctx) if self.condition.holds(ctx) else "needs"

    def sure(self) -> bool:
        return False


@dataclass(frozen=True)
class ByState(Effect):
    """One text for barbarians, another for empires: read once (KW-EMPIRE-4)."""

    barbarian: Effect
    empire: Effect

    def _now(self, ctx: Ctx) -> Effect:
        return self.empire if ctx.state.empire[ctx.seat] else self.barbarian

    def sure(self) -> bool:
        return self.barbarian.sure() and self.empire.sure()

    def possible(self, ctx: Ctx) -> bool:
        return self._now(ctx).possible(ctx)

    def useful(self, ctx: Ctx) -> bool:
        return self._now(ctx).useful(ctx)

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        return (yield from self._now(ctx).resolve(ctx))

    def say(self, text: Text) -> str:
        may = isinstance(self.barbarian, May) or isinstance(self.empire, May)
        said = "imperium-say-by-state-may" if may else "imperium-say-by-state"
        return text(said, barbarian=self.barbarian.say(text), empire=self.empire.say(text))

    def parts(self) -> Sequence[Effect]:
        return (self.barbarian, self.empire)


@dataclass(frozen=True)
class EachOther(Effect):
    """Every other player, clockwise, decides and suffers for themselves (KW-ALLPLAYERS-2)."""

    effect: Effect

    def _seats(self, ctx: Ctx) -> Sequence[int]:
        return ctx.state.others(ctx.owner)

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        total = 0
        for seat in self._seats(ctx):
            theirs = ctx.of(seat) if seat != ctx.seat else ctx
            if (yield from spared(ctx, seat, self.effect.harms, self)):
                continue
            if self.effect.possible(theirs):
                total += yield from self.effect.resolve(theirs)
        ctx.count = total
        return total

    def ready_words(self) -> None:
        part_of(self)

    def say(self, text: Text) -> str:
        return text("imperium-say-each-other", does=self.effect.say(text.speaking_of(THEY)))

    def parts(self) -> Sequence[Effect]:
        return (self.effect,)


@dataclass(frozen=True)
class EachPlayer(EachOther):
    """The same with the owner, who is first (KW-ALLPLAYERS-1)."""

    def _seats(self, ctx: Ctx) -> Sequence[int]:
        return (ctx.owner, *ctx.state.others(ctx.owner))

    def say(self, text: Text) -> str:
        return text("imperium-say-each-player", does=self.effect.say(text.speaking_of(THEY)))


def spared(ctx: Ctx, seat: int, harms: bool, part: Effect) -> Steps:
    """Does a protected player ignore this part of the attack (KW-ATTACK-3)?"""
    if not harms or not ctx.shields >> seat & 1:
        return 0
    question = ask("ignore", "KW-ATTACK-3", ctx.card, 0, part_of(part))
    return int((yield Decision(seat, question, (YES, DONE))) == YES.value)


@dataclass(frozen=True)
class ForEach(Effect):
    """As often as something is counted, each time anew."""

    per: Count
    effect: Effect

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        done = 0
        for _ in range(self.per.count(ctx)):
            if self.effect.possible(ctx):
                done += yield from self.effect.resolve(ctx)
        return done

    def say(self, text: Text) -> str:
        return self.per.say_each(text, self.effect.say(text))

    def parts(self) -> Sequence[Effect]:
        return (self.effect,)


def sentences(text: "Effect | tuple[Effect, ...] | None") -> Effect | None:
    """A card text as one effect."""
    if isinstance(text, tuple):
        return Sentences(*text)
    return text


class Sentences(Then):
    """The sentences of a card: said with capitals and full stops, in a brief with semicolons between them."""

    def say(self, text: Text) -> str:
        if text.brief:
            return super().say(text)
        return " ".join(sentence(effect.say(text)) for effect in self.effects)

    def _between(self) -> str:
        return "; "


def walk(effect: Effect | None) -> Iterator[Effect]:
    """An effect and all its parts."""
    if effect is not None:
        yield effect
        for part in effect.parts():
            yield from walk(part)
