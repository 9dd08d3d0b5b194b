"""What the games of a run have shown, as plain values: no words, no pictures."""

from collections.abc import Sequence
from typing import Any

import msgspec
import polars as pl

from regnum.lab.details import ACQUIRED, HISTORY, PLAYED
from regnum.lab.ratings import Finish, Rating, ratings
from regnum.lab.stats import difference, mean, spread, wilson, z_for
from regnum.lab.store import BadRun, Run

GROUPS = ("player", "side", "seat", "order")
FATES = (PLAYED, ACQUIRED, HISTORY)
FEWEST = 10
"""A card of which fewer seats had it, or fewer went without, says nothing."""
SOURCES = 8
"""So many sources of points are told apart; the others are one."""
OTHER = "other"


class Group(msgspec.Struct, frozen=True):
    """How seats of one kind did: all that had the same nation, say."""

    name: str
    games: int
    share: float
    low: float
    high: float
    margin: float
    margin_low: float
    margin_high: float


class Card(msgspec.Struct, frozen=True):
    """By how much seats to which something happened with a card won more often than the others."""

    card: str
    fate: str
    games: int
    share: float
    without: float
    gain: float
    low: float
    high: float
    """Of the gain; corrected for the number of cards that are compared."""

    @property
    def sure(self) -> bool:
        """Is it no accident?"""
        return self.low > 0 or self.high < 0


class Wanted(msgspec.Struct, frozen=True):
    """In how many of the games in which a card was met somebody played it."""

    card: str
    met: int
    played: int
    share: float
    low: float
    high: float


class Findings(msgspec.Struct, frozen=True):
    """Everything that a report tells."""

    game: str
    games: int
    groups: dict[str, list[Group]]
    ratings: dict[str, list[Rating]]
    cards: list[Card]
    compared: int
    """How many comparisons of cards there were."""
    wanted: list[Wanted]
    endings: dict[str, int]
    lengths: dict[str, dict[int, int]]
    """How many games had so many rounds, turns and decisions."""
    points: list[tuple[int, str, float]]
    """Round, source, and points of a seat on average."""


def findings(run: Run, by: Sequence[str] = GROUPS) -> Findings:
    """What a run has shown."""
    for column in by:
        if column not in GROUPS:
            raise BadRun(f"Seats cannot be told apart by {column!r}. Columns: {', '.join(GROUPS)}.")
    seats, played = run.table("seats"), run.table("games")
    cards, compared = card_effects(run.table("cards", "game", "seat", "card", "fate"), seats)
    told = [column for column in by if seats[column].n_unique() > 1]
    return Findings(
        game=run.manifest.game,
        games=len(played),
        groups={column: groups(seats, column) for column in told},
        ratings={column: rated(seats, column) for column in ("player", "side") if column in told},
        cards=cards,
        compared=compared,
        wanted=wanted(run.table("cards", "game", "card", "fate")),
        endings=counted(played["reason"]),
        lengths={name: counted(played[name].drop_nulls()) for name in ("rounds", "turns", "decisions")},
        points=points_by_round(run.table("scores"), len(seats)),
    )


def counted(column: pl.Series) -> dict[Any, int]:
    """How often each value occurs, the smallest first."""
    rows = column.value_counts(sort=True).rows()
    return dict(sorted(rows)) if column.dtype.is_numeric() else dict(rows)


# --- seats -------------------------------------------------------------------------------------------------


def groups(seats: pl.DataFrame, column: str) -> list[Group]:
    """How seats did by what they have in a column, the best first."""
    found = [
        group(str(name), rows["share"].to_list(), rows["margin"].to_list())
        for (name,), rows in seats.partition_by(column, as_dict=True).items()
    ]
    return sorted(found, key=lambda one: (-one.share, one.name))


def group(name: str, shares: Sequence[float], margins: Sequence[float]) -> Group:
    """How some seats did."""
    wins, count = sum(shares), len(shares)
    return Group(name, count, wins / count, *wilson(wins, count), mean(margins), *spread(margins))


def rated(seats: pl.DataFrame, column: str) -> list[Rating]:
    """The ratings of players or nations, by the order in which games were played."""
    games = seats.select("game", column, "share", "points").partition_by("game", maintain_order=True)
    return ratings(
        [Finish(str(name), share, points) for _, name, share, points in one.rows()] for one in games
    )


# --- cards -------------------------------------------------------------------------------------------------


def card_effects(cards: pl.DataFrame, seats: pl.DataFrame) -> tuple[list[Card], int]:
    """What playing, acquiring or keeping each card goes with, the most telling first."""
    happened = cards.filter(pl.col("fate").is_in(FATES)).unique(["game", "seat", "card", "fate"])
    joined = happened.join(seats.select("game", "seat", "share"), on=["game", "seat"])
    totals = joined.group_by("card", "fate").agg(pl.len().alias("games"), pl.col("share").sum().alias("wins"))
    all_games, all_wins = len(seats), float(seats["share"].sum())
    rows = [
        (card, fate, count, wins)
        for card, fate, count, wins in totals.sort("card", "fate").rows()
        if min(count, all_games - count) >= FEWEST
    ]
    z = z_for(len(rows))
    found = [effect(card, fate, wins, count, all_wins, all_games, z) for card, fate, count, wins in rows]
    return sorted(found, key=lambda one: (not one.sure, -abs(one.gain), one.card)), len(rows)


def effect(card: str, fate: str, wins: float, count: int, all_wins: float, games: int, z: float) -> Card:
    """Seats with a card against all others."""
    others, other_wins = games - count, all_wins - wins
    gain = difference(wins, count, other_wins, others, z)
    return Card(card, fate, count, wins / count, other_wins / others, *gain)


def wanted(cards: pl.DataFrame) -> list[Wanted]:
    """Which cards are met and not played, the least wanted first."""
    met = cards.group_by("card").agg(
        pl.col("game").n_unique().alias("met"),
        pl.col("game").filter(pl.col("fate") == PLAYED).n_unique().alias("played"),
    )
    found = [
        Wanted(card, count, played, played / count, *wilson(played, count))
        for card, count, played in met.sort("card").rows()
        if count >= FEWEST
    ]
    return sorted(found, key=lambda one: (one.high, one.card))


# --- points ------------------------------------------------------------------------------------------------


def points_by_round(scores: pl.DataFrame, seats: int) -> list[tuple[int, str, float]]:
    """Where the points of a seat came from when each round had ended, on average over all seats of all games.
    Games that have ended before keep what they ended with."""
    if scores.is_empty():
        return []
    totals = scores.filter("final").group_by("source").agg(pl.col("points").sum())
    large = totals.sort(["points", "source"], descending=[True, False])["source"].head(SOURCES).to_list()
    named = scores.with_columns(
        pl.when(pl.col("source").is_in(large)).then("source").otherwise(pl.lit(OTHER)).alias("source")
    )
    by_round = named.group_by("round", "final", "source").agg(pl.col("points").sum()).rows()
    last = int(scores["round"].max())  # type: ignore[arg-type]
    standing = {(round, source): points for round, final, source, points in by_round if not final}
    ended = {(round, source): points for round, final, source, points in by_round if final}
    found, kept = [], dict.fromkeys([*large, *([OTHER] if len(totals) > SOURCES else [])], 0)
    for round in range(1, last + 1):
        for source in kept:
            kept[source] += ended.get((round, source), 0)
            found.append((round, source, (standing.get((round, source), 0) + kept[source]) / seats))
    return found
