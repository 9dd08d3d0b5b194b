"""Questions in words. Made once each: the same question is asked many thousand times."""

from collections.abc import Callable
from functools import cache
from typing import Protocol

from regnum.engine.decision import Arg, Ask, Option, option
from regnum.engine.text import Text
from regnum.games.imperium.cards import index
from regnum.games.imperium.terms import NONE

FIRST_CHOICE = 10_000
"""Choices have values from here on, cards below."""

PHRASES: dict[str, Callable[[Text], str]] = {}
"""The words of the choices that are made from effects, by message id."""
CHOICES: dict[str, Option] = {}


@cache
def ask(text: str, clause: str, card: int = NONE, count: int = 0, what: str = "", **args: Arg) -> Ask:
    """`imperium-ask-<text>`; the card is the one whose text asks, and always public. `count` and `what` are
    given by their places: with a name, looking up what was made would take twice as long."""
    about = dict(args)
    if count:
        about["count"] = count
    if what:
        about["what"] = what
    if card != NONE:
        about["card"] = index.KEY[card]
    return Ask(f"imperium-ask-{text}", f"imperium:{clause}", tuple(sorted(about.items())))


def choice(name: str) -> Option:
    """The option `choice:<name>`; its words are the message `imperium-choice-<name>`."""
    if name not in CHOICES:
        CHOICES[name] = option("choice", FIRST_CHOICE + len(CHOICES), name)
    return CHOICES[name]


class Said(Protocol):
    """What can be put into words."""

    def say(self, text: Text) -> str: ...


SAID: dict[str, Said] = {}


def phrase(name: str, effect: Said) -> Option:
    """An option whose words are made from an effect."""
    if SAID.setdefault(name, effect) != effect:
        raise ValueError(f"two effects would be the option {name!r}: {SAID[name]} and {effect}")

    words(f"imperium-choice-{name}", lambda text: capital(effect.say(text)))
    return choice(name)


def words(id: str, say: Callable[[Text], str]) -> str:
    """A reference to words that are made rather than written. Cards have theirs ready when they are
    registered, so that whoever reads a question finds them."""
    PHRASES.setdefault(id, say)
    return f"@{id}"


def capital(said: str) -> str:
    """As at the beginning of a sentence."""
    return said[:1].upper() + said[1:]


YES = choice("yes")
