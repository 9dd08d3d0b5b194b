"""What a seat would be asked next, for each of its options: clients gather several questions into a gesture.

Foresight is worked out in a world that the seat holds for possible, never in the true one. So it cannot tell
what is hidden, whatever the rules do; and it ends where something is revealed, chance is asked or another
seat has to decide, so that it comes true. A law of the suite holds games to that.
"""

from collections import deque
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import combinations
from math import comb
from typing import NamedTuple

from regnum.engine.decision import Ask, Decision
from regnum.engine.game import Bargain, Forewarning
from regnum.engine.gaze import Gaze
from regnum.engine.labels import Marks, apart
from regnum.engine.match import IllegalChoice, Match, StaleChoice
from regnum.engine.rng import Rng
from regnum.engine.view import SeenDecision, View

DEPTH = 4
"""So many questions ahead: what to do, with which card, which of its effects, how to pay for it, and with or
against which other card."""
WIDTH = 200
"""So many options in all: nearer questions come first, and foresight ends before the one that is too much."""
SETS = 40
"""So many ways to pick some of several cards are tried, where so many must be picked."""
WORLD = 0
"""Any world will do, but the same question must always show the same one."""


class Question(NamedTuple):
    """An open question, or one that would follow, with all that a viewer is told of it."""

    asked: Decision
    seen: SeenDecision
    warnings: Mapping[str, Forewarning]
    refusals: Mapping[str, str]
    bargains: Mapping[str, Bargain]
    apart: Mapping[str, Marks]
    """What may tell cards of one name apart."""
    then: "Mapping[str, Question]"
    """What the viewer is asked next, by option key; where several must be picked, by all their keys in the
    order of the options, with spaces between. What follows answers that are not here is not known."""
    begins: bool = False
    """Does it begin another action of a turn? Then it is another thought."""
    still: bool = False
    """Of a question that would follow: was at most something said on the way to it? Then the option that
    leads to it only opens a menu, and everything lies as it did."""


class Ahead(NamedTuple):
    """A question on the way."""

    match: Match
    then: dict[str, Question]
    """What follows, as far as it is known."""
    way: tuple[Ask, ...]
    """What was asked before it, and itself."""


def foresee(match: Match, seat: int, depth: int = DEPTH, width: int = WIDTH) -> dict[str, Question]:
    """By option key, what the seat is asked next; options that lead to what nobody can know are left out."""
    asked = match.asked(seat)
    if match.gathers:
        return {}
    first = Ahead(possible(match, seat), {}, (asked.ask,))
    ahead, lies = deque([first]), views(match.game.gaze(seat))
    while ahead:
        here = ahead.popleft()
        for key, twin in plain_steps(here, seat):
            decision = twin.asked(seat)
            width -= len(decision.options)
            if width < 0:
                return first.then
            there = Ahead(twin, {}, (*here.way, decision.ask))
            seen = look(twin, decision, seat)._replace(
                then=there.then, still=is_still(here.match, twin, lies)
            )
            here.then[key] = seen
            # No gesture goes on into the next action, or through the same question for a third time.
            again = decision.ask in here.way
            if len(here.way) < depth and not again and (seen.still or not seen.begins):
                ahead.append(there)
    return first.then


def possible(match: Match, seat: int) -> Match:
    """The match as it could be for all that the seat knows."""
    return match.elsewhere(match.game.sample(match.base, seat, Rng(WORLD), match.state))


def plain_steps(here: Ahead, seat: int) -> Iterator[tuple[str, Match]]:
    """The answers to a question whose next question can be known, each with a match where it was given."""
    asked = here.match.asked(seat)
    for keys in answers(asked, whole=len(here.way) == 1):
        twin = here.match.clone()
        if not takes(twin, seat, keys) or not is_plain(here.match, twin, seat):
            continue
        following = twin.asked(seat)
        again = following.ask in here.way and following.ask.text in twin.game.begins
        if not again and not goes_on(asked, following):
            yield " ".join(keys), twin


def answers(asked: Decision, whole: bool) -> Iterator[tuple[str, ...]]:
    """Each option; and the picks of a whole series that wants so many and no others. These are for the
    question that is open: whoever knows what comes after them can take them back, and need not confirm."""
    keys = [option.key for option in asked.options]
    yield from ((key,) for key in keys)
    least, most = asked.picks
    if whole and 1 < most == least and comb(len(keys), most) <= SETS:
        yield from combinations(keys, most)


def takes(twin: Match, seat: int, keys: tuple[str, ...]) -> bool:
    """Give an answer; not where its picks do not go together, or something else is asked between them."""
    try:
        for _ in twin.series(seat, keys):
            pass
    except (IllegalChoice, StaleChoice):
        return False
    return True


def is_plain(before: Match, after: Match, seat: int) -> bool:
    """Is the same seat asked again, alone, and was nothing revealed and no chance asked in between?"""
    return (
        not after.gathers
        and [one.seat for one in after.decisions] == [seat]
        and after.state.rng == before.state.rng
        and not any(event.reveals for event in after.events)
    )


def views(gaze: Gaze) -> Callable[[Match], View]:
    """How things lie in a match: one gaze for all looks anew only at what differs."""
    return cache(lambda match: gaze.view(match.state))


def is_still(before: Match, after: Match, lies: Callable[[Match], View]) -> bool:
    """Does everything lie as it did? Views are compared only where nothing but words was told: few are, and
    passing, which is said as well, leaves a mark."""
    if any(event.kind != "said" for event in after.events):
        return False
    then, now = lies(before), lies(after)
    return then.zones == now.zones and then.counters == now.counters


def goes_on(asked: Decision, following: Decision) -> bool:
    """Is it the next pick of a series, which is one answer anyway?"""
    _, most = asked.picks
    return most > 1 and following.ask.text == asked.ask.text


def look(match: Match, asked: Decision, viewer: int | None) -> Question:
    """A question of a match as somebody sees it: only who is asked is told more than who is asked what."""
    seen = SeenDecision.of(asked, match.state, viewer)
    if asked.seat != viewer:
        return Question(asked, seen, {}, {}, {}, {}, {})
    game, state = match.game, match.state
    return Question(
        asked,
        seen,
        game.warnings(state, asked),
        game.refusals(state, asked),
        game.bargains(state, asked),
        apart(game, state, asked),
        {},
        begins=asked.ask.text in game.begins,
    )
