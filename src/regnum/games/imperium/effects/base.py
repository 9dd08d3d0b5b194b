"""What effects, conditions and counts are, and how a card is asked for.

An effect is an immutable value. `resolve` carries it out as far as possible; `possible` says whether its
costs could be paid; `full` whether all of it could be done, which is asked where it is itself a cost, and
`pay` then meets it; `useful` whether, by what everybody can see, any of it could be done; `say` puts it into
words.
"""

import re
from collections.abc import Sequence
from dataclasses import fields
from functools import cache, cached_property
from typing import Any, ClassVar

from regnum.engine.decision import DONE, ONE, Decision, Option
from regnum.engine.text import Text
from regnum.games.imperium.asks import ask, capital, words
from regnum.games.imperium.cards import index
from regnum.games.imperium.cards.which import Which
from regnum.games.imperium.terms import ICONS, NONE, RESOURCES, Cost, icons_in
from regnum.games.imperium.verbs.ctx import Ctx, Steps


class Effect:
    """Something a card text does."""

    picks: ClassVar[bool] = False
    """It begins with the choice of a card, so that "you may" needs no question of its own."""
    harms: ClassVar[bool] = False
    """Done to a player by an attack, a protection may be used against it."""
    lacks: ClassVar[str] = "nothing"
    """What is missing where it is not possible (see `lacking`)."""

    def sure(self) -> bool:
        """Is it always possible? Then nobody needs to check."""
        return True

    def possible(self, ctx: Ctx) -> bool:
        """Could its costs be paid (TIME-4)?"""
        return True

    def lacking(self, ctx: Ctx) -> str:
        """Where it is not possible, what is missing: `cost`, `needs`, or `nothing` that could be done."""
        missing = next((part for part in self.parts() if not part.possible(ctx)), None)
        return missing.lacking(ctx) if missing is not None else self.lacks

    def full(self, ctx: Ctx) -> bool:
        """Could all of it be done? Asked of what stands before "to" (KW-PAY-9)."""
        return self.possible(ctx)

    def useful(self, ctx: Ctx) -> bool:
        """Could any of it be done, as far as everybody can see? If not, nobody is asked whether to do it."""
        return True

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        """Do it as far as possible (TIME-3), and return how much was done."""
        raise NotImplementedError

    def pay(self, ctx: Ctx, optional: bool = False) -> Steps:
        """Do it as a cost that can be met in full: within it, nothing less may be chosen (KW-PAY-9)."""
        return self.resolve(ctx, optional)

    def say(self, text: Text) -> str:
        """In words, as a clause without a capital or a full stop; about whom, `text.who` says."""
        raise NotImplementedError

    def say_cost(self, text: Text) -> str:
        """The same before an arrow, where the order of its parts makes no difference."""
        return self.say(text)

    def say_for(self, text: Text, price: str) -> str:
        """The same behind an arrow, with a price before it."""
        return text("imperium-say-to", cost=price, does=self.say(text))

    def parts(self) -> Sequence["Effect"]:
        """The effects that it is made of."""
        return ()

    def ready_words(self) -> None:
        """Have the words ready that its questions and options need: once, when its card is registered."""

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

    in_play: ClassVar[bool] = False
    """Is it counted in your play area only? For points, a brief must say so (SCORE-11)."""

    def count(self, ctx: Ctx) -> int:
        raise NotImplementedError

    def sources(self, ctx: Ctx) -> list[int]:
        """The cards in play that were counted."""
        return []

    def say(self, text: Text) -> str:
        """What comes after "per"."""
        raise NotImplementedError

    def say_many(self, text: Text) -> str:
        """The same after a number: "per 2 cards"."""
        return self.say(text)

    def say_at_least(self, text: Text, least: int) -> str:
        """`there are at least 2 cards garrisoned here`."""
        per = self.say_many(text) if least > 1 else self.say(text)
        return text("imperium-if-at-least", count=least, per=per)

    def say_each(self, text: Text, does: str) -> str:
        """Something done as often as this is counted."""
        return text("imperium-say-for-each", per=self.say(text), does=does)


# --- words for questions --------------------------------------------------------------------------------


@cache
def kind(which: Which, count: int = 1, up_to: bool = False) -> str:
    """So many cards of a kind, for a question: `2 [region] cards`."""
    limit = "up-to-" if up_to else ""
    id = f"imperium-kind-{limit}{count}-{slug_of(which)}"
    return words(id, lambda text: which.say(text, count, up_to=up_to))


def part_of(effect: Effect) -> str:
    """What an attack does to others, for the question whether somebody ignores it."""
    return words(f"imperium-part-{effect.slug}", lambda text: sentence(effect.say(text)))


def sentence(said: str) -> str:
    """With a capital and a full stop."""
    return capital(said) + ("" if said.endswith((".", ":")) else ".")


# --- asking for a card ---------------------------------------------------------------------------------


def pick(
    ctx: Ctx,
    text: str,
    clause: str,
    cards: Sequence[int],
    zone: str = "",
    optional: bool = False,
    secret: bool = False,
    picks: tuple[int, int] = ONE,
    count: int = 0,
    what: str = "",
    **args: int,
) -> Steps:
    """One of the cards, or NONE. A choice among hidden cards is asked even when there is none to be made."""
    if not cards and not secret:
        return NONE
    if args:
        question = ask(text, clause, ctx.card, count, what, **args)
    else:
        question = ask(text, clause, ctx.card, count, what)
    given = (ctx, cards, optional)
    value: int = yield Decision(ctx.seat, question, offered, zone, secret, picks, given)
    return value


def offered(ctx: Ctx, cards: Sequence[int], optional: bool) -> list[Option]:
    """The cards to choose from, and the choice to take none, where that is allowed or all that is left."""
    if len(cards) > 1:
        cards = index.distinct(cards, ctx.state.discard[ctx.seat])
    options = index.options(cards)
    if optional or not options:
        options.append(DONE)
    return options
