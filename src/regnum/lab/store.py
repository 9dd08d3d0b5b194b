"""A run that is kept: a folder of Parquet tables which DuckDB, Polars and others read.

    runs/x/run.json                      what was planned
    runs/x/games/part-00000.parquet      a row for each game
    runs/x/seats/…                       … for each seat of each game
    runs/x/decisions/…, scores/…, cards/…   every choice, how points stood, where cards went

Games come in parts. All tables of a part are written before the one that says that it is done, `games`, and
each file has its name only once it is whole: so a run can be stopped at any time and goes on where it was.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec
import polars as pl

from regnum import games
from regnum.engine.errors import RegnumError
from regnum.engine.text import Text
from regnum.lab.crews import Crew
from regnum.lab.tournament import Batch, Plan, Played, Report, play_batch, report

FORMAT = 1
PART = 50
"""So many games are kept together."""
MANIFEST = "run.json"
HALF = ".half"
"""What a file is called by until it is whole."""

NUMBER = {"game": pl.Int64}
COLUMNS: dict[str, dict[str, Any]] = {
    "games": {
        **NUMBER,
        "seed": pl.Int64,
        "reason": pl.String,
        "rounds": pl.Int32,
        "turns": pl.Int32,
        "decisions": pl.Int32,
        "first": pl.Int8,
    },
    "seats": {
        **NUMBER,
        "seat": pl.Int8,
        "order": pl.Int8,
        "player": pl.String,
        "who": pl.Int8,
        "side": pl.String,
        "points": pl.Int32,
        "margin": pl.Int32,
        "share": pl.Float64,
    },
    "decisions": {
        **NUMBER,
        "step": pl.Int32,
        "round": pl.Int32,
        "seat": pl.Int8,
        "ask": pl.String,
        "clause": pl.String,
        "options": pl.Int16,
        "key": pl.String,
    },
    "scores": {
        **NUMBER,
        "round": pl.Int32,
        "final": pl.Boolean,
        "seat": pl.Int8,
        "source": pl.String,
        "points": pl.Int32,
    },
    "cards": {
        **NUMBER,
        "step": pl.Int32,
        "round": pl.Int32,
        "seat": pl.Int8,
        "card": pl.String,
        "event": pl.String,
        "source": pl.String,
        "target": pl.String,
        "fate": pl.String,
    },
}
"""The tables and what is in them. `games` stands first and is written last."""


class BadRun(RegnumError):
    """A folder that cannot be read or gone on with."""


class Manifest(msgspec.Struct, frozen=True, kw_only=True):
    """What a run is."""

    format: int = FORMAT
    game: str
    rules: str
    players: tuple[str, ...]
    seed: int
    options: dict[str, str]
    part: int
    games: int

    def differs(self, other: "Manifest") -> str | None:
        """The first thing that is not the same; how many games there are may change."""
        mine, theirs = msgspec.structs.asdict(self), msgspec.structs.asdict(other)
        return next((name for name in mine if name != "games" and mine[name] != theirs[name]), None)


class Format(msgspec.Struct, frozen=True):
    """What all versions of a manifest have."""

    format: int


class Run:
    """The folder of a run."""

    def __init__(self, folder: str | Path) -> None:
        """Open a run that is there."""
        self.folder = Path(folder)
        self.manifest = read_manifest(self.folder / MANIFEST)
        known = games.get(self.manifest.game).version
        if self.manifest.rules != known:
            raise BadRun(
                f"{self.folder} holds games of {self.manifest.game} by version {self.manifest.rules} of its "
                f"rules, and this is version {known}: their numbers do not belong together. "
                "Take a new folder, or read this one with the Regnum that wrote it."
            )

    @classmethod
    def planned(cls, folder: str | Path, plan: Plan) -> "Run":
        """The run of a plan: begun, or gone on with if the folder holds the same plan already."""
        folder, wanted = Path(folder), manifest_of(plan)
        file = folder / MANIFEST
        if file.exists():
            held = cls(folder).manifest
            if unlike := held.differs(wanted):
                raise BadRun(
                    f"{folder} holds another run: its {unlike} is {shown(getattr(held, unlike))} and not "
                    f"{shown(getattr(wanted, unlike))}. Take another folder, or delete this one."
                )
            wanted = msgspec.structs.replace(wanted, games=max(held.games, wanted.games))
        elif folder.exists() and any(folder.iterdir()):
            raise BadRun(
                f"{folder} holds something else than a run, and stays as it is. Take another folder."
            )
        try:
            for table in COLUMNS:
                (folder / table).mkdir(parents=True, exist_ok=True)
            whole(file, msgspec.json.format(msgspec.json.encode(wanted), indent=1))
        except OSError as refused:
            raise BadRun(f"{folder} cannot be written: {refused.strerror}.") from None
        return cls(folder)

    @property
    def plan(self) -> Plan:
        """What is played in it."""
        held = self.manifest
        return Plan(held.game, held.players, held.games, held.seed, held.options, closely=True)

    # --- writing -----------------------------------------------------------------------------------------

    def parts(self) -> list[Batch]:
        """The games of each part."""
        size, count = self.manifest.part, self.manifest.games
        return [tuple(range(first, min(first + size, count))) for first in range(0, count, size)]

    def missing(self) -> list[Batch]:
        """The parts that are still to be played: not there, not whole, or damaged."""
        for half in self.folder.glob(f"*/*{HALF}"):
            half.unlink()
        return [part for part in self.parts() if not self._is_kept(part)]

    def _is_kept(self, part: Batch) -> bool:
        files = [self.file(table, part) for table in COLUMNS]
        return all(map(is_whole, files)) and rows_in(files[0]) == len(part)

    def keep(self, played: Sequence[Played]) -> None:
        """Write the tables of a part."""
        plan, part = self.plan, tuple(one.number for one in played)
        tables = {name: list(rows) for name, rows in tables_of(plan, played).items()}
        for name in reversed(COLUMNS):
            frame = pl.DataFrame(tables[name], schema=COLUMNS[name], orient="row")
            file = self.file(name, part)
            half = file.with_suffix(HALF)
            frame.write_parquet(half, compression="zstd")
            half.replace(file)

    def file(self, table: str, part: Batch) -> Path:
        """Where a table of a part lies."""
        return self.folder / table / f"part-{part[0] // self.manifest.part:05}.parquet"

    # --- reading -----------------------------------------------------------------------------------------

    def table(self, name: str, *columns: str) -> pl.DataFrame:
        """A table, whole or only some columns of it."""
        if name not in COLUMNS:
            raise BadRun(f"A run has no table {name!r}. Its tables: {', '.join(COLUMNS)}.")
        for column in columns:
            if column not in COLUMNS[name]:
                raise BadRun(
                    f"The table {name} has no column {column!r}. Its columns: {', '.join(COLUMNS[name])}."
                )
        files = sorted((self.folder / name).glob("*.parquet"))
        for file in files:
            if not is_whole(file):
                raise BadRun(
                    f"{file} is damaged. Run the same `regnum simulate … --out {self.folder}` again: "
                    "it plays what is missing."
                )
        if not files:
            raise BadRun(
                f"{self.folder} holds no games yet. `regnum simulate … --out {self.folder}` goes on."
            )
        return pl.read_parquet(files, columns=list(columns) or None).sort("game", maintain_order=True)

    def played(self) -> list[Played]:
        """All games that are kept, in short."""
        sources = final_sources(self.table("scores"), games.get(self.manifest.game).text("en"))
        seats = self.table("seats").partition_by("game", as_dict=True, maintain_order=True)
        return [
            played_of(row, seats[row["game"],].to_dicts(), sources) for row in self.table("games").to_dicts()
        ]


def hold(run: Run, crew: Crew, progress: Any = lambda played: None) -> Report:
    """Play what is missing of a run, keep it, and say what all of its games have shown."""
    plan, begun, fresh = run.plan, perf_counter(), 0
    plan.check()
    for _, played in crew(partial(play_batch, plan), run.missing()):
        run.keep(played)
        for one in played:
            fresh += one.decisions
            progress(one)
    seconds = perf_counter() - begun
    return replace(report(plan, run.played(), seconds), rate=fresh / seconds)


# --- the manifest ----------------------------------------------------------------------------------------


def manifest_of(plan: Plan) -> Manifest:
    """What is written down of a plan."""
    return Manifest(
        game=plan.game,
        rules=games.get(plan.game).version,
        players=plan.players,
        seed=plan.seed,
        options=dict(plan.options),
        part=PART,
        games=plan.games,
    )


def read_manifest(file: Path) -> Manifest:
    """What is written down of a run."""
    try:
        raw = file.read_bytes()
        found = msgspec.json.decode(raw, type=Format).format
        if found != FORMAT:
            raise BadRun(
                f"{file.parent} was written by another Regnum, in format {found}; this one reads {FORMAT}."
            )
        return msgspec.json.decode(raw, type=Manifest)
    except FileNotFoundError:
        raise BadRun(
            f"{file.parent} is no run: it has no {file.name}. `regnum simulate … --out` makes one."
        ) from None
    except OSError as refused:
        raise BadRun(f"{file} cannot be read: {refused.strerror}.") from None
    except msgspec.DecodeError as broken:
        raise BadRun(f"{file} is not the description of a run: {broken}.") from None


def shown(value: Any) -> str:
    """A value of a manifest as people would write it."""
    if isinstance(value, tuple):
        return ",".join(value)
    if isinstance(value, dict):
        return " ".join(f"{name}={one}" for name, one in value.items()) or "nothing"
    return str(value)


# --- files -------------------------------------------------------------------------------------------------


def whole(file: Path, content: bytes) -> None:
    """Write a file whole or not at all."""
    half = file.with_suffix(HALF)
    half.write_bytes(content)
    half.replace(file)


def is_whole(file: Path) -> bool:
    """Is it there, and can it be read?"""
    try:
        pl.read_parquet_schema(file)
    except (OSError, pl.exceptions.PolarsError):
        return False
    return True


def rows_in(file: Path) -> int:
    """How many rows a table has."""
    return int(pl.scan_parquet(file).select(pl.len()).collect().item())


# --- rows --------------------------------------------------------------------------------------------------


def tables_of(plan: Plan, played: Iterable[Played]) -> dict[str, list[tuple[Any, ...]]]:
    """The rows of some games."""
    tables: dict[str, list[tuple[Any, ...]]] = {name: [] for name in COLUMNS}
    for one in played:
        assert one.details is not None, "a run is played closely"
        facts = (one.reason, one.rounds, one.turns, one.decisions, one.first)
        tables["games"].append((one.number, plan.seed_of(one.number), *facts))
        tables["seats"] += seat_rows(plan, one)
        for name, rows in one.details._asdict().items():
            tables[name] += [(one.number, *row) for row in rows]
    return tables


def seat_rows(plan: Plan, one: Played) -> Iterator[tuple[Any, ...]]:
    """Who sat where, and how it came out for each."""
    labels, seats = plan.labels(), len(one.seats)
    for seat in range(seats):
        who = one.seats.index(seat)
        others = [points for at, points in enumerate(one.points) if at != who]
        margin = one.points[who] - max(others, default=0)
        side = one.sides[seat] if one.sides else ""
        order = (seat - one.first) % seats + 1
        yield one.number, seat, order, labels[who], who, side, one.points[who], margin, one.shares[who]


def final_sources(scores: pl.DataFrame, text: Text) -> dict[tuple[int, int], dict[str, int]]:
    """Where points came from in the end, by game and seat."""
    found: dict[tuple[int, int], dict[str, int]] = {}
    for row in scores.filter("final").iter_rows(named=True):
        source = row["source"]
        name = f"@{source}" if text.has(source) else source
        found.setdefault((row["game"], row["seat"]), {})[name] = row["points"]
    return found


def played_of(
    row: dict[str, Any], seats: list[dict[str, Any]], sources: dict[tuple[int, int], dict[str, int]]
) -> Played:
    """A game as it was, in short."""
    number = row["game"]
    by_player = sorted(seats, key=lambda seat: int(seat["who"]))
    return Played(
        number=number,
        seats=tuple(seat["seat"] for seat in by_player),
        shares=tuple(seat["share"] for seat in by_player),
        points=tuple(seat["points"] for seat in by_player),
        sources=tuple(sources.get((number, seat["seat"]), {}) for seat in by_player),
        reason=row["reason"],
        rounds=row["rounds"],
        decisions=row["decisions"],
        turns=row["turns"],
        seconds=0.0,
        record=None,
        first=row["first"],
        sides=tuple(seat["side"] for seat in seats) if seats[0]["side"] else (),
    )
