"""What the steps of a bot's row are, and how they are put together."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from regnum.engine.text import Text
from regnum.games.imperium.bot.act import Act
from regnum.games.imperium.verbs.ctx import Steps


class Step:
    """Something that a bot does, or makes the player do. A value, as the effects of cards are."""

    is_cost: ClassVar[bool] = False
    """At the head of an option, it must be met in full for what follows (SOLO-RESOLVE-13)."""

    def able(self, act: Act) -> bool:
        """Would it do anything? Of a cost: can it be met in full?"""
        return True

    def do(self, act: Act) -> Steps:
        """Do it as far as possible."""
        raise NotImplementedError

    def say(self, text: Text) -> str:
        """In words, with the bot as its subject: `gains 1 [progress]`."""
        raise NotImplementedError

    def parts(self) -> "Sequence[Step]":
        """The steps that it is made of."""
        return ()

    def ready_words(self) -> None:
        """Have the words ready that the player is asked in."""


Option = tuple[Step, ...]
"""Steps of which the first may be costs."""


def walk(steps: Sequence[Step]) -> Iterator[Step]:
    """Steps and all their parts."""
    for step in steps:
        yield step
        yield from walk(step.parts())


def option_able(option: Option, act: Act) -> bool:
    """Can its whole cost be met, and would what follows do something (SOLO-RESOLVE-13)?"""
    head = next((at for at, step in enumerate(option) if not step.is_cost), len(option))
    if not all(cost.able(act) for cost in option[:head]):
        return False
    if head:
        return head == len(option) or option[head].able(act)
    return any(step.able(act) for step in option)


def do_all(steps: Sequence[Step], act: Act) -> Steps:
    """One after the other, those that would do something."""
    for step in steps:
        if step.able(act):
            yield from step.do(act)
    return 1


def say_steps(steps: Sequence[Step], text: Text) -> str:
    """`gains 1 [progress], then puts this card into its history`."""
    return text("imperium-bot-say-then").join(step.say(text) for step in steps)


def say_option(option: Option, text: Text) -> str:
    """`pays 3 [population] to break through …`: what it costs, and what that buys."""
    head = next((at for at, step in enumerate(option) if not step.is_cost), len(option))
    if not head or head == len(option):
        return say_steps(option, text)
    return text(
        "imperium-bot-say-to", cost=say_steps(option[:head], text), does=say_steps(option[head:], text)
    )


@dataclass(frozen=True, init=False)
class FirstOf(Step):
    """The first of several options that is able, and no other."""

    options: tuple[Option, ...]

    def __init__(self, *options: Option) -> None:
        object.__setattr__(self, "options", options)

    def _first(self, act: Act) -> Option | None:
        return next((option for option in self.options if option_able(option, act)), None)

    def able(self, act: Act) -> bool:
        return self._first(act) is not None

    def do(self, act: Act) -> Steps:
        option = self._first(act)
        return (yield from do_all(option, act)) if option else 0

    def say(self, text: Text) -> str:
        said = [f"({say_option(option, text)})" for option in self.options]
        return text("imperium-bot-say-first-of", options=text("imperium-bot-say-else").join(said))

    def parts(self) -> Sequence[Step]:
        return tuple(step for option in self.options for step in option)


@dataclass(frozen=True, init=False)
class IfAble(Step):
    """All of it or nothing."""

    steps: Option

    def __init__(self, *steps: Step) -> None:
        object.__setattr__(self, "steps", steps)

    def able(self, act: Act) -> bool:
        return option_able(self.steps, act)

    def do(self, act: Act) -> Steps:
        return (yield from do_all(self.steps, act))

    def say(self, text: Text) -> str:
        return text("imperium-bot-say-if-able", does=f"({say_option(self.steps, text)})")

    def parts(self) -> Sequence[Step]:
        return self.steps


class Circumstance:
    """Something that holds or does not, looked at when its step comes."""

    def holds(self, act: Act) -> bool:
        raise NotImplementedError

    def say(self, text: Text) -> str:
        """`the player is an [empire]`."""
        raise NotImplementedError


@dataclass(frozen=True)
class If(Step):
    """One thing if something holds, and perhaps another if not."""

    circumstance: Circumstance
    then: Option
    otherwise: Option = ()

    def _now(self, act: Act) -> Option:
        return self.then if self.circumstance.holds(act) else self.otherwise

    def able(self, act: Act) -> bool:
        return any(step.able(act) for step in self._now(act))

    def do(self, act: Act) -> Steps:
        return (yield from do_all(self._now(act), act))

    def say(self, text: Text) -> str:
        id = "imperium-bot-say-if-otherwise" if self.otherwise else "imperium-bot-say-if"
        then, otherwise = (f"({say_option(option, text)})" for option in (self.then, self.otherwise))
        return text(id, condition=self.circumstance.say(text), then=then, otherwise=otherwise)

    def parts(self) -> Sequence[Step]:
        return (*self.then, *self.otherwise)
