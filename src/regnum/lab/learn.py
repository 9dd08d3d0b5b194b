"""How a game's evaluation is learnt: weights that strayed fight duels, a hill is climbed, and games decide.

New weights stand only when whoever judges by them beats whoever judges by those that the run began with, in
games with seeds that nothing was fitted to. A run lies in a folder: duels that were fought are kept line by
line, so that a run which was cut off goes on where it was.
"""

import json
import shutil
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

from regnum import games
from regnum.engine.errors import RegnumError
from regnum.engine.weights import Learning, Weights
from regnum.lab.crews import Crew, Done, Piece
from regnum.lab.duels import PLAYER, Duel, Ground, Place, duel
from regnum.lab.fit import Climb, climbed
from regnum.lab.stats import wilson
from regnum.lab.tournament import Plan, hold
from regnum.players import judging

BEGUN = "begun.txt"
Tick: TypeAlias = Callable[[], None]


class CannotLearn(RegnumError):
    """A game that is not judged by weights."""


def learning_of(game: str) -> Learning[Any]:
    learning = games.get(game).learning
    if learning is None:
        raise CannotLearn(f"{game} has no signs to learn the weights of.")
    return learning


@dataclass(frozen=True)
class Run:
    """What is learnt, and where it is kept."""

    game: str
    folder: Path
    seed: int = 1

    @property
    def begun(self) -> Path:
        """The weights that it began with."""
        return self.folder / BEGUN

    @cached_property
    def ground(self) -> Ground:
        learning = learning_of(self.game)
        return Ground(Weights.read(self.begun, learning.names), learning.given)

    def candidate(self, number: int) -> Path:
        """The file with the weights of a round; the duels it is learnt from lie beside it."""
        return self.folder / f"round-{number}.txt"


def begin(game: str, folder: Path, seed: int = 1) -> Run:
    """A new run; or the one that lies in the folder, even if its weights are no longer those in use."""
    run = Run(game, folder, seed)
    if not run.begun.exists():
        folder.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(learning_of(game).weights, run.begun)
    return run


# --- fight and climb -----------------------------------------------------------------------------------


def fight(
    run: Run, number: int, centre: Place, count: int, crew: Crew, tick: Tick = lambda: None
) -> list[Duel]:
    """The duels of a round. Those that were kept already are not fought again."""
    kept = run.candidate(number).with_suffix(".jsonl")
    done = {line["number"]: read(*line["duel"]) for line in lines_of(kept)}
    for _ in done:
        tick()
    missing = [one for one in range(count) if one not in done]
    with kept.open("a", encoding="utf-8") as file:
        do = partial(fought, run.game, run.ground, centre, f"{run.seed} {number}")
        for one, found in crew(do, missing):
            file.write(json.dumps({"number": one, "duel": found}, separators=(",", ":")) + "\n")
            file.flush()
            done[one] = found
            tick()
    return [done[one] for one in sorted(done)]


def read(one: list[float], other: list[float], came: float) -> Duel:
    """What a line holds."""
    return Duel(tuple(one), tuple(other), came)


def fought(game: str, ground: Ground, centre: Place, seed: str, number: int) -> Duel:
    """One duel, from its number alone."""
    return duel(games.get(game), ground, centre, Random(f"{seed} {number}"))


def lines_of(kept: Path) -> list[dict[str, Any]]:
    """What was kept; a last line that was cut off is no line."""
    lines = kept.read_text(encoding="utf-8").splitlines(keepends=True) if kept.exists() else []
    whole = [line for line in lines if line.endswith("\n")]
    if whole != lines:
        kept.write_text("".join(whole), encoding="utf-8")
    return [json.loads(line) for line in whole]


def climb(run: Run, number: int, duels: Sequence[Duel], centre: Place, told: Sequence[str]) -> Climb:
    """Write the weights to which all duels so far lead from a centre."""
    found = climbed(duels, centre)
    run.ground.weights(found.place).write(run.candidate(number), told)
    return found


# --- gate ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Verdict:
    """How whoever judges by new weights did."""

    wins: float
    games: int

    @property
    def interval(self) -> tuple[float, float]:
        """Of its share of the wins, at 95 %."""
        return wilson(self.wins, self.games)

    @property
    def stands(self) -> bool:
        """Does the new player surely win more than half?"""
        return self.interval[0] > 0.5


def gate(run: Run, candidate: Path, number: int, seed: int, crew: Crew, tick: Tick = lambda: None) -> Verdict:
    """Let the candidate play against what the run began with: half of the games with two seats, half with as
    many as the game has, new and old in turn; every deal is played with all of them in every seat."""
    pair, options = (f"{PLAYER}@{candidate}", f"{PLAYER}@{run.begun}"), widest(run.game)
    crew, wins = taught(crew, run.game, candidate, run.begun), 0.0
    for pairs, played in ((1, number - number // 2), (max(games.get(run.game).seats) // 2, number // 2)):
        if played:
            plan = Plan(run.game, pair * pairs, played, seed, options)
            report = hold(plan, progress=lambda one: tick(), crew=crew)
            wins += sum(one.wins for one in report.standings[::2])
    return Verdict(wins, number)


def taught(crew: Crew, game: str, *files: Path) -> Crew:
    """The crew, with the weights of some files told to whoever works: the files lie only on this machine."""
    weights = {str(file): Weights.read(file, learning_of(game).names) for file in files}

    def do_all(do: Callable[[Piece], Done], pieces: Iterable[Piece]) -> Iterator[tuple[Piece, Done]]:
        return crew(partial(knowing, game, weights, do), pieces)

    return do_all


def knowing(game: str, weights: Mapping[str, Weights], do: Callable[[Piece], Done], piece: Piece) -> Done:
    """Do it, by these weights."""
    for file, found in weights.items():
        judging.know(games.get(game), file, found)
    return do(piece)


def widest(name: str) -> Mapping[str, str]:
    """The options with which most can take part: all boxes, so that lots are drawn among all nations."""
    game = games.get(name)
    needs = [need for option in game.options if option.by_lot for need in option.only.values()]
    asked = {need.option for need in needs}
    return {
        option.name: max(option.values, key=lambda value: sum(value in need.values for need in needs))
        for option in game.options
        if option.name in asked
    }
