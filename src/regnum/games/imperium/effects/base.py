"""What effects are, and how they are put together: then, choose, may, to, if, each player, for each.

An effect is an immutable value. `resolve` carries it out as far as possible; `possible` says whether its
costs could be paid; `full` whether all of it could be done, which is asked where it is itself a cost;
`useful` whether, by what everybody can see, any of it could be done; `say` puts it into words.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from functools import cached_property
from typing import Any, ClassVar

from regnum.engine.decision import DONE, Decision, Option
from regnum.engine.text import Text
from regnum.games.imperium import table
from regnum.games.imperium.asks import YES, ask, phrase
from regnum.games.imperium.ctx import Ctx, Steps
from regnum.games.imperium.terms import ICONS, NONE, RESOURCES, Cost, icons_in


class Effect:
    """Something a card text does."""

    picks: ClassVar[bool] = False
    """It begins with the choice of a card, so that "you may" needs no question of its own."""
    harms: ClassVar[bool] = False
    """Done to a player by an attack, a protection may be used against it."""

    def sure(self) -> bool:
        """Is it always possible? Then nobody needs to check."""
        return True

    def possible(self, ctx: Ctx) -> bool:
        """Could its costs be paid (TIME-4)?"""
        return True

    def full(self, ctx: Ctx) -> bool:
        """Could all of it be done? Asked of what stands before "to" (KW-PAY-9)."""
        return self.possible(ctx)

    def useful(self, ctx: Ctx) -> bool:
        """Could any of it be done, as far as everybody can see? If not, nobody is asked whether to do it."""
        return True

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        """Do it as far as possible (TIME-3), and return how much was done."""
        raise NotImplementedError

    def say(self, text: Text) -> str:
        """In words, as a clause without a capital or a full stop."""
        raise NotImplementedError

    def parts(self) -> Sequence["Effect"]:
        """The effects that it is made of."""
        return ()

    def secret(self) -> bool:
        """Does it rest on which cards are in a hand? Then asking must not tell whether there is a choice."""
        return self._has_secret_parts

    @cached_property
    def _has_secret_parts(self) -> bool:
        return any(part.secret() for part in self.parts())

    @cached_property
    def slug(self) -> str:
        """A name made from the tree, for the keys of options: `gain-1-population`."""
        return slug_of(self)


def slug_of(value: Any) -> str:
    """The kebab-case name of a tree, without what is as usual."""
    words = [re.sub(r"(?<!^)(?=[A-Z])", "-", type(value).__name__).lower()]
    for one in fields(value):
        held = getattr(value, one.name)
        if held != one.default:
            words += _words(one.name, held)
    return "-".join(words)


def _words(name: str, held: Any) -> list[str]:
    if isinstance(held, bool):
        return [name]
    if isinstance(held, Cost):
        return [f"{amount}-{what}" for what, amount in zip(RESOURCES, held, strict=True) if amount]
    if isinstance(held, int) and name in RESOURCES:
        return [f"{held}-{name}"]
    if isinstance(held, int):
        return [ICONS[icon] for icon in icons_in(held)] if name in ("suits", "icons", "icon") else [str(held)]
    if isinstance(held, str):
        return [re.sub(r"[^a-z0-9]+", "-", held.lower()).strip("-")]
    if isinstance(held, tuple):
        return [word for part in held for word in _words(name, part)]
    return [slug_of(held)]


# --- which cards ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Which:
    """Cards that a text speaks of: with any of these icons, without those, or of a name."""

    icons: int = 0
    without: int = 0
    named: str = ""

    @cached_property
    def _table(self) -> list[bool]:
        return [self._fits(card) for card in range(len(table.CARD))]

    def _fits(self, card: int) -> bool:
        icons = table.ICONS[card]
        if (self.icons and not icons & self.icons) or icons & self.without:
            return False
        return not self.named or table.CARD[card].name == self.named

    def matches(self, card: int) -> bool:
        """Is it one of those?"""
        return self._table[card]

    def among(self, cards: Sequence[int]) -> list[int]:
        """Those of the cards that it speaks of."""
        if not (self.icons or self.without or self.named):
            return list(cards)
        fits = self._table
        return [card for card in cards if fits[card]]

    @property
    def any_card(self) -> bool:
        """Does it speak of every card?"""
        return not (self.icons or self.without or self.named)

    def say(self, text: Text, count: int = 1, subject: bool = False) -> str:
        """`a [region] card`, `2 cards`, `City of Rome`: as the object of the sentence, or as its subject."""
        case = "-subject" if subject else ""
        if self.named:
            return text(f"imperium-say-named{case}", name=self.named)
        if self.icons:
            said = text(f"imperium-say-cards-of{case}", count=count, icons=say_icons(self.icons))
        else:
            said = text(f"imperium-say-cards{case}", count=count)
        return text("imperium-say-not", what=said, icons=say_icons(self.without)) if self.without else said


def say_icons(mask: int) -> str:
    """`[fertile]/[river]`."""
    return "/".join(f"[{ICONS[icon]}]" for icon in icons_in(mask))


ANY = Which()


def a(icons: int, without: int = 0) -> Which:
    """A card with any of these icons."""
    return Which(icons, without)


def named(name: str) -> Which:
    """The card, or the cards, of that name."""
    return Which(named=name)


# --- conditions and amounts ----------------------------------------------------------------------------


class Condition:
    """Something that holds or does not."""

    def holds(self, ctx: Ctx) -> bool:
        raise NotImplementedError

    def say(self, text: Text) -> str:
        """`City of Rome is in play`."""
        raise NotImplementedError


class Count:
    """Something to be counted, for amounts and for victory points."""

    def count(self, ctx: Ctx) -> int:
        raise NotImplementedError

    def sources(self, ctx: Ctx) -> list[int]:
        """The cards in play that were counted."""
        return []

    def say(self, text: Text) -> str:
        """What comes after "per"."""
        raise NotImplementedError


# --- combinators ---------------------------------------------------------------------------------------


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

    def say(self, text: Text) -> str:
        said = [effect.say(text) for effect in self.effects]
        return text("imperium-say-and", words=said[0], more=text.list(said[1:])) if len(said) > 1 else said[0]

    def parts(self) -> Sequence[Effect]:
        return self.effects


@dataclass(frozen=True, init=False)
class Choose(Effect):
    """Exactly one of the options; one whose cost cannot be met may not be chosen (KW-CHOOSE)."""

    effects: tuple[Effect, ...]

    def __init__(self, *effects: Effect) -> None:
        object.__setattr__(self, "effects", effects)

    @cached_property
    def options(self) -> list[Option]:
        """The options in printed order: they are registered with the table, so the order never changes."""
        return [phrase(effect.slug, effect) for effect in self.effects]

    def sure(self) -> bool:
        return any(effect.sure() for effect in self.effects)

    def possible(self, ctx: Ctx) -> bool:
        return any(effect.possible(ctx) for effect in self.effects)

    def full(self, ctx: Ctx) -> bool:
        return any(effect.full(ctx) for effect in self.effects)

    def useful(self, ctx: Ctx) -> bool:
        return any(effect.useful(ctx) for effect in self.effects)

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        return (yield from self.pick_one(ctx, self.effects, self.options, optional))

    def pick_one(
        self, ctx: Ctx, effects: Sequence[Effect], options: Sequence[Option], optional: bool
    ) -> Steps:
        """Ask which; where that rests on a hand, the question is asked even if one option is left."""
        chosen = yield ctx.state.again or self._question(ctx, effects, options, optional)
        if chosen == DONE.value:
            return 0
        for one, effect in zip(options, effects, strict=True):
            if one.value == chosen:
                yield from effect.resolve(ctx)
        return 1

    def _question(
        self, ctx: Ctx, effects: Sequence[Effect], options: Sequence[Option], optional: bool
    ) -> Decision:
        open_to = [one for one, effect in zip(options, effects, strict=True) if effect.possible(ctx)]
        if optional or not open_to:
            open_to.append(DONE)
        if len(open_to) > 1:
            open_to.sort(key=_order)
        return Decision(ctx.seat, ask("choose", "KW-CHOOSE-1", ctx.card), open_to, "", self.secret())

    def say(self, text: Text) -> str:
        said = [effect.say(text) for effect in self.effects]
        return text("imperium-say-choose", options=text("imperium-say-or").join(said))

    def parts(self) -> Sequence[Effect]:
        return self.effects


def _order(option: Option) -> tuple[bool, int]:
    return option.kind == "done", option.value


@dataclass(frozen=True)
class May(Effect):
    """You may do it, or not (TIME-7)."""

    effect: Effect

    @cached_property
    def _does(self) -> str:
        return f"@{does(self.effect)}"

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
        return text("imperium-say-may", does=self.effect.say(text))

    def parts(self) -> Sequence[Effect]:
        return (self.effect,)


def does(effect: Effect) -> str:
    """The message id under which an effect is put into words within a question."""
    return f"imperium-does-{effect.slug}"


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

    def useful(self, ctx: Ctx) -> bool:
        return self.cost.useful(ctx)

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        if not self.cost.full(ctx) and not (optional and self.cost.picks):
            return 0
        if not (yield from self.cost.resolve(ctx, optional)):
            return 0
        yield from self.effect.resolve(ctx)
        return 1

    def say(self, text: Text) -> str:
        return text("imperium-say-to", cost=self.cost.say(text), does=self.effect.say(text))

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
        return text("imperium-say-if", condition=self.condition.say(text), does=self.effect.say(text))

    def parts(self) -> Sequence[Effect]:
        return (self.effect,)


@dataclass(frozen=True)
class OnlyIf(If):
    """As `If`, but an option, or a card, that may not be chosen or played unless the condition holds."""

    def possible(self, ctx: Ctx) -> bool:
        return self.condition.holds(ctx) and self.effect.possible(ctx)

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
        return text("imperium-say-by-state", barbarian=self.barbarian.say(text), empire=self.empire.say(text))

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
            if (yield from spared(ctx, seat, self.effect.harms)):
                continue
            if self.effect.possible(theirs):
                total += yield from self.effect.resolve(theirs)
        ctx.count = total
        return total

    def say(self, text: Text) -> str:
        return text("imperium-say-each-other", does=self.effect.say(text))

    def parts(self) -> Sequence[Effect]:
        return (self.effect,)


@dataclass(frozen=True)
class EachPlayer(EachOther):
    """The same with the owner, who is first (KW-ALLPLAYERS-1)."""

    def _seats(self, ctx: Ctx) -> Sequence[int]:
        return (ctx.owner, *ctx.state.others(ctx.owner))

    def say(self, text: Text) -> str:
        return text("imperium-say-each-player", does=self.effect.say(text))


def spared(ctx: Ctx, seat: int, harms: bool) -> Steps:
    """Does a protected player ignore this part of the attack (KW-ATTACK-3)?"""
    if not harms or not ctx.shields >> seat & 1:
        return 0
    question = ask("ignore", "KW-ATTACK-3", ctx.card)
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
        return text("imperium-say-for-each", per=self.per.say(text), does=self.effect.say(text))

    def parts(self) -> Sequence[Effect]:
        return (self.effect,)


def sentences(text: "Effect | tuple[Effect, ...] | None") -> Effect | None:
    """A card text as one effect."""
    if isinstance(text, tuple):
        return Sentences(*text)
    return text


class Sentences(Then):
    """The sentences of a card: said with capitals and full stops."""

    def say(self, text: Text) -> str:
        return " ".join(sentence(effect.say(text)) for effect in self.effects)


def sentence(words: str) -> str:
    """With a capital and a full stop."""
    return words[:1].upper() + words[1:] + ("" if words.endswith((".", ":")) else ".")


def walk(effect: Effect | None) -> Iterator[Effect]:
    """An effect and all its parts."""
    if effect is not None:
        yield effect
        for part in effect.parts():
            yield from walk(part)


# --- asking for a card ---------------------------------------------------------------------------------


def pick(
    ctx: Ctx,
    text: str,
    clause: str,
    cards: Sequence[int],
    zone: str = "",
    optional: bool = False,
    secret: bool = False,
    **args: int,
) -> Steps:
    """One of the cards, or NONE. A choice among hidden cards is asked even when there is none to be made."""
    if not cards and not secret:
        return NONE
    value: int
    if ctx.state.again is not None:
        value = yield ctx.state.again
        return value
    if len(cards) > 1:
        cards = table.distinct(cards, ctx.state.discard[ctx.seat])
    options = table.options(cards)
    if optional or not options:
        options.append(DONE)
    question = ask(text, clause, ctx.card, **args)
    value = yield Decision(ctx.seat, question, options, zone, secret)
    return value
