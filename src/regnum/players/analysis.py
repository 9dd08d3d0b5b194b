"""A game looked at afterwards: how likely each seat was to win, and where most was lost.

The chances after every choice are those of the game's evaluation. Where somebody's turn took most from their
chances, search looks at what they were asked there, knowing no more than they did, and tells what it would
have done. The cost is bounded: so many turns, each with so much thought.
"""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from regnum.engine.decision import Option
from regnum.engine.match import Match
from regnum.engine.position import Position
from regnum.players.player import stream
from regnum.players.search import Budget, SearchPlayer, Weighed

LOOKS = 12
"""So many turns are looked at, those with the largest losses by the evaluation alone."""
TOLD = 5
"""So many of them are told of at most."""
LEAST = 0.02
"""What costs less than so much of a chance is no mistake: search itself is not surer than that,"""
DOUBT = 0.6
"""nor where so much speaks for it, beside what speaks for the best."""


class Moment(NamedTuple):
    """After so many choices."""

    number: int
    chances: tuple[float, ...]
    """Of each seat."""


class Mistake(NamedTuple):
    """A choice after which a better one was left undone."""

    number: int
    """That of the question."""
    seat: int
    lost: float
    """By how much the best option looked better."""
    chosen: Option
    best: Weighed
    """With the line that it begins."""


class Analysis(NamedTuple):
    """What was found."""

    moments: tuple[Moment, ...]
    mistakes: tuple[Mistake, ...]
    """The worst first."""


def analyse(
    match: Match, budget: Budget, looks: int = LOOKS, tick: Callable[[], None] = lambda: None
) -> Analysis:
    """Of a match that is over, or as far as it has come."""
    moments = chances_of(match)
    mistakes = []
    for number in suspects(match, moments, looks):
        mistakes.append(looked_at(match, number, budget))
        tick()
    return told(moments, mistakes)


def told(moments: tuple[Moment, ...], looked: Iterable[Mistake | None]) -> Analysis:
    """What is worth telling of all that was looked at."""
    mistakes = sorted((one for one in looked if one is not None), key=lambda one: (-one.lost, one.number))
    return Analysis(moments, tuple(mistakes[:TOLD]))


def replayed(match: Match) -> Match:
    """The same game from its start."""
    return Match(match.game, match.seats, match.options, match.seed)


def chances_of(match: Match) -> tuple[Moment, ...]:
    """From the start to where the match stands."""
    going = replayed(match)
    moments = [moment(going)]
    for choice in match.choices:
        going.play([choice])
        moments.append(moment(going))
    return tuple(moments)


def moment(match: Match) -> Moment:
    return Moment(len(match.choices), tuple(match.game.chances(match.state)))


def suspects(match: Match, moments: tuple[Moment, ...], looks: int = LOOKS) -> list[int]:
    """The questions after which the chances of whoever answered fell most, until their next one."""
    seats = [int(choice.split()[0]) for choice in match.choices]
    upcoming: dict[int, int] = {}
    drops: dict[int, float] = {}
    for number in reversed(range(len(seats))):
        seat = seats[number]
        then = upcoming.get(seat, len(seats))
        drops[number] = moments[number].chances[seat] - moments[then].chances[seat]
        upcoming[seat] = number
    return sorted(drops, key=lambda number: -drops[number])[:looks]


def looked_at(match: Match, number: int, budget: Budget) -> Mistake | None:
    """What search makes of a question that was answered; None where the answer was as good as any."""
    going = replayed(match).play(match.choices[:number])
    seat, chosen = match.choices[number].split(" ", 1)
    position = Position(going, int(seat))
    if len(position.decision.options) < 2:
        return None
    options = {option.key: option for option in position.decision.options}
    thoughts = SearchPlayer(stream(number), budget).explain(position, (options[chosen],), lines=1)
    best, taken = thoughts[0], next(one for one in thoughts if one.option.key == chosen)
    lost = best.value - taken.value
    surely = taken.share <= best.share * DOUBT
    return Mistake(number, int(seat), lost, taken.option, best) if surely and lost >= LEAST else None
