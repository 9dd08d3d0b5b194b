"""How strong players, or nations, are, for any number of seats: openskill's Plackett-Luce model."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

from regnum.lab.stats import Z_95


class Rating(NamedTuple):
    """A strength, and between which two values it lies with 95 %."""

    name: str
    strength: float
    low: float
    high: float
    games: int


class Finish(NamedTuple):
    """One seat of a game, in the end."""

    name: str
    share: float
    """Of the win."""
    points: int


def ratings(played: Iterable[Sequence[Finish]]) -> list[Rating]:
    """The ratings after these games, the strongest first. They are taken in order: each changes the next."""
    model = PlackettLuce()
    held: dict[str, PlackettLuceRating] = {}
    count: dict[str, int] = {}
    for seats in played:
        names = [seat.name for seat in seats]
        if len(set(names)) < len(names) or len(names) < 2:
            continue  # nobody can be rated against themselves
        teams = [[held.setdefault(name, model.rating(name=name))] for name in names]
        rated = model.rate(teams, ranks=ranks([(seat.share, seat.points) for seat in seats]))
        for name, (after,) in zip(names, rated, strict=True):
            held[name] = after
            count[name] = count.get(name, 0) + 1
    found = [rating_of(name, rating, count[name]) for name, rating in held.items()]
    return sorted(found, key=lambda one: (-one.strength, one.name))


def rating_of(name: str, rating: PlackettLuceRating, games: int) -> Rating:
    """A rating with its interval."""
    spread = Z_95 * rating.sigma
    return Rating(name, rating.mu, rating.mu - spread, rating.mu + spread, games)


def ranks(finishes: Sequence[tuple[float, int]]) -> list[float]:
    """Places from 0: who won before who lost, then by points; equals share a place."""
    return [float(sum(other > one for other in finishes)) for one in finishes]
