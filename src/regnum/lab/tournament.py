"""Many games at once, on all cores, with the same result on one.

Games come in blocks: each block has one seed, and in it every player sits in every seat once, so that
nobody profits from turn order or from the cards.
"""

import os
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from time import perf_counter, process_time
from typing import TypeAlias

from regnum import games, players
from regnum.engine.errors import RegnumError
from regnum.engine.match import Match
from regnum.engine.position import Position
from regnum.engine.record import Record
from regnum.engine.result import Result
from regnum.engine.rng import SEEDS
from regnum.lab.crews import Crew, processes
from regnum.lab.details import Details, Witness
from regnum.lab.stats import mean, wilson
from regnum.lab.transcript import player_entry

MANY_BATCHES = 500
LARGE_BATCH = 20


class BadPlan(RegnumError):
    """A tournament that cannot be held."""


@dataclass(frozen=True)
class Plan:
    """What shall be played."""

    game: str
    players: tuple[str, ...]
    """Who takes part, one for each seat."""
    games: int
    seed: int = 1
    options: Mapping[str, str] = field(default_factory=dict)
    records: bool = False
    """Whether the records are wanted too."""
    closely: bool = False
    """Whether every decision, card and point is wanted too."""

    def check(self) -> None:
        """Refuse in words what cannot be played, before anything is."""
        if self.games < 1:
            raise BadPlan(f"A tournament has at least 1 game, not {self.games}.")
        for spec in self.players:
            players.make(spec, 0)
        games.get(self.game).start(len(self.players), self.options, self.seed_of(0))
        self.seed_of(self.games - 1)

    def labels(self) -> tuple[str, ...]:
        """The players by name; those of one name are told apart by a number."""
        often = Counter(self.players)
        return tuple(
            f"{spec} ({self.players[: at + 1].count(spec)})" if often[spec] > 1 else spec
            for at, spec in enumerate(self.players)
        )

    def seat_labels(self, word: Callable[[str, str], str] = lambda option, value: value) -> tuple[str, ...]:
        """The seats by number, and by what was chosen for each: `1 romans`; `word` says values of options."""
        by_seat = {option.name for option in games.get(self.game).options if option.per_seat}
        chosen = {name: value.split(",") for name, value in self.options.items() if name in by_seat}
        rows = {name: values for name, values in chosen.items() if len(values) == len(self.players)}
        return tuple(
            " ".join((str(seat + 1), *(word(name, values[seat]) for name, values in rows.items())))
            for seat in range(len(self.players))
        )

    def seed_of(self, number: int) -> int:
        """The seed of a game: all games of a block share it."""
        seed = self.seed + number // len(self.players)
        if not 0 <= seed < SEEDS:
            raise BadPlan(f"Seeds are whole numbers from 0 to {SEEDS - 1}; this plan needs {seed}.")
        return seed

    def seated(self, number: int) -> tuple[int, ...]:
        """Which player sits in each seat of a game."""
        count = len(self.players)
        return tuple((seat + number) % count for seat in range(count))


@dataclass(frozen=True)
class Played:
    """One game of a tournament, by player and not by seat."""

    number: int
    seats: tuple[int, ...]
    """Where each of them sat."""
    shares: tuple[float, ...]
    """1 for who won alone; a win is shared by those who won."""
    points: tuple[int, ...]
    sources: tuple[Mapping[str, int], ...]
    """Where the points of each came from, by name."""
    reason: str
    rounds: int | None
    """None where a game does not count them."""
    decisions: int
    turns: int
    seconds: float
    record: Record | None
    first: int = 0
    """The seat that had the first turn."""
    sides: tuple[str, ...] = ()
    """What was played in each seat: a nation, a faction. Empty where all are alike."""
    bots: tuple[int, ...] = ()
    """The points of the sides that nobody sat at; what they played comes last in `sides`."""
    details: Details | None = None


@dataclass(frozen=True)
class Standing:
    """How a player did, or a seat."""

    player: str
    wins: float
    share: float
    low: float
    high: float
    points: float
    sources: Mapping[str, float]
    """Where the points came from, as message references, a game on average, the richest source first."""


@dataclass(frozen=True)
class Report:
    """What a tournament has shown."""

    games: int
    standings: tuple[Standing, ...]
    seats: tuple[Standing, ...]
    """The same games by seat: by nation, where each seat has a nation of its own."""
    reasons: Mapping[str, int]
    decisions: float
    turns: float
    rounds: float | None
    """A game, on average."""
    seconds: float
    rate: float
    """Decisions a second, all cores together; 0 where nothing had to be played."""


Batch: TypeAlias = tuple[int, ...]
"""The numbers of some games, which are played one after the other in one place."""


def hold(
    plan: Plan,
    workers: int | None = None,
    progress: Callable[[Played], None] = lambda played: None,
    crew: Crew | None = None,
) -> Report:
    """Play all games of a plan. `progress` hears of each as it ends, in no certain order."""
    plan.check()
    begun = perf_counter()
    played: list[Played] = []
    crew = crew or processes(workers or os.cpu_count() or 1)
    for _, done in crew(partial(play_batch, plan), batches_of(plan.games)):
        for one in done:
            progress(one)
            played.append(one)
    played.sort(key=lambda one: one.number)
    return report(plan, played, perf_counter() - begun)


def batches_of(count: int) -> list[Batch]:
    """Few games go one by one: they may be long ones. Of many, several go together: sending takes time."""
    size = min(max(1, count // MANY_BATCHES), LARGE_BATCH)
    return [tuple(range(begun, min(begun + size, count))) for begun in range(0, count, size)]


def play_batch(plan: Plan, batch: Batch) -> list[Played]:
    """Some games, one after the other."""
    return [play(plan, number) for number in batch]


def play(plan: Plan, number: int) -> Played:
    """One game, from its number alone."""
    begun = perf_counter()
    seated, seed = plan.seated(number), plan.seed_of(number)
    match = Match(games.get(plan.game), len(seated), plan.options, seed)
    # A player has the same luck in every seat of a block, and another in every block.
    # Nobody waits for them here, so they are given the processor's time: other work makes no player weaker.
    minds = [players.make(plan.players[who], seed * len(seated) + who, process_time) for who in seated]
    witness = Witness(match) if plan.closely else None
    while not match.over:
        seat = match.decisions[0].seat
        key = minds[seat].choose(Position(match, seat)).key
        if witness is not None:
            witness.hears(seat, key)
        match.choose(seat, key)
    result = match.result
    assert result is not None
    seats = [seated.index(who) for who in range(len(seated))]
    turns = turns_of(match)
    names = tuple(player_entry(plan.players[who], plan.players[who]) for who in seated)
    return Played(
        number=number,
        seats=tuple(seats),
        # A solo game may be lost by everybody.
        shares=tuple((seat in result.winners) / max(1, len(result.winners)) for seat in seats),
        points=tuple(result.points[seat] for seat in seats),
        sources=tuple(sources_of(result, seat) for seat in seats),
        reason=result.reason,
        rounds=rounds_of(match),
        decisions=len(match.choices),
        turns=len(turns),
        seconds=perf_counter() - begun,
        record=match.record(names) if plan.records else None,
        first=turns[0] if turns else 0,
        sides=tuple(side.removeprefix("@") for side in result.sides),
        bots=tuple(result.points[len(seated) :]),
        details=witness.tells() if witness is not None else None,
    )


def sources_of(result: Result, seat: int) -> Mapping[str, int]:
    """The points of a seat by where they came from."""
    sources: Counter[str] = Counter()
    for line in result.lines:
        if line.seat == seat:
            sources[line.source] += line.points
    return dict(sources)


def turns_of(match: Match) -> list[int]:
    """Whose turns there were: every game says `<game>-turn` when one begins."""
    begun = [event.public["seat"] for event in match.events if event.text == f"{match.game.name}-turn"]
    return [seat for seat in begun if isinstance(seat, int)]


def rounds_of(match: Match) -> int | None:
    """The round that a game ended in, if it counts rounds."""
    counters = match.view(None).counters
    return next((counter.value for counter in counters if counter.key == "round"), None)


def report(plan: Plan, played: Sequence[Played], seconds: float) -> Report:
    """What the games have shown."""
    count = len(played)
    indices = range(len(plan.players))
    decisions = sum(one.decisions for one in played)
    reasons = Counter(one.reason for one in played)
    rounds = [one.rounds for one in played if one.rounds is not None]
    return Report(
        games=count,
        standings=tuple(
            standing(label, [(one, who) for one in played])
            for who, label in zip(indices, plan.labels(), strict=True)
        ),
        seats=tuple(
            standing(label, [(one, one.seats.index(seat)) for one in played])
            for seat, label in zip(indices, plan.seat_labels(), strict=True)
        ),
        reasons=dict(sorted(reasons.items(), key=lambda reason: (-reason[1], reason[0]))),
        decisions=decisions / count,
        turns=mean([one.turns for one in played]),
        rounds=mean(rounds) if rounds else None,
        seconds=seconds,
        rate=decisions / seconds if seconds else 0.0,
    )


def standing(label: str, played: Sequence[tuple[Played, int]]) -> Standing:
    """How somebody did in these games, in each of which they were a certain player."""
    count = len(played)
    wins = sum(one.shares[who] for one, who in played)
    low, high = wilson(wins, count)
    totals: Counter[str] = Counter()
    for one, who in played:
        totals.update(one.sources[who])
    sources = {source: total / count for source, total in totals.most_common()}
    points = mean([one.points[who] for one, who in played])
    return Standing(label, wins, wins / count, low, high, points, sources)
