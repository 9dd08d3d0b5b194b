"""What each option is called. Those that would read alike say what tells them apart."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from regnum.engine.decision import Decision, Option, Phrase
from regnum.engine.game import Game

Marks = Sequence[Phrase | None]


def apart(game: Game[Any], state: Any, decision: Decision) -> dict[str, Marks]:
    """What may tell the cards among the options apart, by option key."""
    return {one.key: game.apart(state, one.value) for one in decision.options if one.kind == "card"}


def labels(
    decision: Decision,
    apart: Mapping[str, Marks],
    name: Callable[[Option], str],
    say: Callable[[Phrase], str],
) -> dict[str, str]:
    """By option key: its name, and behind it, where another option has the same, what is unlike."""
    named = {option: name(option) for option in decision.options}
    said = {option.key: title for option, title in named.items()}
    often = Counter(title for option, title in named.items() if option.kind == "card")
    for title in [title for title, count in often.items() if count > 1]:
        alike = {
            option.key: apart[option.key]
            for option, other in named.items()
            if option.kind == "card" and other == title
        }
        for key, marks in unlike(alike).items():
            said[key] = f"{title} ({', '.join(map(say, marks))})" if marks else title
    return said


def unlike(alike: Mapping[str, Marks]) -> dict[str, list[Phrase]]:
    """Of the marks of several things those that not all of them have in common."""
    telling = [len(set(column)) > 1 for column in zip(*alike.values(), strict=True)]
    return {
        key: [mark for mark, tells in zip(marks, telling, strict=True) if tells and mark is not None]
        for key, marks in alike.items()
    }
