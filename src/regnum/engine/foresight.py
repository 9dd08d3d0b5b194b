"""What a seat would be asked next, for each of its options: clients gather several questions into one gesture.

Foresight is worked out in a world that the seat holds for possible, never in the true one. So it cannot tell what
is hidden, whatever the rules do; and it ends where something is revealed, chance is asked or another seat has to
decide, so that it comes true. A law of the suite holds games to that.
"""

from collections import deque
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from regnum.engine.decision import Ask, Decision
from regnum.engine.game import Forewarning
from regnum.engine.match import Match
from regnum.engine.rng import Rng
from regnum.engine.view import SeenDecision

DEPTH = 2
"""So many questions ahead: after what to do, with which card, and how to pay for it."""
WIDTH = 200
"""So many options in all. Nearer questions come first, and one that would be too much is left out whole."""
WORLD = 0
"""Any world will do, but the same question must always show the same one."""


class Foreseen(NamedTuple):
    """What is asked after an option was taken, with all that its reader is told of it."""

    asked: Decision
    seen: SeenDecision
    warnings: Mapping[str, Forewarning]
    refusals: Mapping[str, str]
    then: "dict[str, Foreseen]"
    """What is asked after that, by option key."""


class Ahead(NamedTuple):
    """A question on the way."""

    match: Match
    then: dict[str, Foreseen]
    way: tuple[Ask, ...]
    """What was asked before it, and itself."""


def foresee(match: Match, seat: int, depth: int = DEPTH, width: int = WIDTH) -> dict[str, Foreseen]:
    """By option key, what the seat is asked next; options that lead to what nobody can know are left out."""
    asked = match.asked(seat)
    if match.gathers:
        return {}
    foreseen: dict[str, Foreseen] = {}
    ahead = deque([Ahead(possible(match, seat), foreseen, (asked.ask,))])
    while ahead:
        question = ahead.popleft()
        for key, twin in plain_steps(question, seat):
            decision = twin.asked(seat)
            width -= len(decision.options)
            if width < 0:
                return foreseen
            question.then[key] = seen = look(twin, decision)
            if len(question.way) < depth:
                ahead.append(Ahead(twin, seen.then, (*question.way, decision.ask)))
    return foreseen


def possible(match: Match, seat: int) -> Match:
    """The match as it could be for all that the seat knows."""
    return match.elsewhere(match.game.sample(match.base, seat, Rng(WORLD), match.state))


def plain_steps(question: Ahead, seat: int) -> Iterator[tuple[str, Match]]:
    """The options of a question whose next question can be known, each with a match where it was taken."""
    asked = question.match.asked(seat)
    for option in asked.options:
        twin = question.match.clone()
        twin.choose(seat, option.key)
        if is_plain(question.match, twin, seat) and is_another(asked, twin.asked(seat), question.way):
            yield option.key, twin


def is_plain(before: Match, after: Match, seat: int) -> bool:
    """Is the same seat asked again, alone, and was nothing revealed and no chance asked in between?"""
    return (
        not after.gathers
        and [one.seat for one in after.decisions] == [seat]
        and after.state.rng == before.state.rng
        and not any(event.reveals for event in after.events)
    )


def is_another(asked: Decision, following: Decision, way: tuple[Ask, ...]) -> bool:
    """Not the next pick of a series, which is one answer anyway, nor where the way began: the next action of a
    turn is another thought."""
    _, most = asked.picks
    series = most > 1 and following.ask.text == asked.ask.text
    return not series and following.ask not in way


def look(match: Match, asked: Decision) -> Foreseen:
    """The open question, as its seat sees it."""
    seat = asked.seat
    seen = SeenDecision.of(asked, match.state, seat)
    return Foreseen(asked, seen, match.warnings(seat), match.refusals(seat), {})
