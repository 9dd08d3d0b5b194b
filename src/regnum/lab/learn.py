"""How a game's evaluation is learnt: play games, fit the weights of the signs, and let games decide.

What a position foretells better does not always play better, so new weights stand only when whoever judges by
them beats whoever judges by the old ones, in games with seeds that nothing was fitted to. A run lies in a
folder: games that were played are kept line by line, so that a run which was cut off goes on where it was.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

from regnum import games, players
from regnum.engine.errors import RegnumError
from regnum.engine.game import BadSetup, Game
from regnum.engine.match import Match
from regnum.engine.position import Position
from regnum.engine.result import Result
from regnum.engine.weights import Learning, Weights
from regnum.lab.crews import ALONE, Crew, Done, Piece
from regnum.lab.fit import Row, fitted
from regnum.lab.stats import wilson
from regnum.lab.tournament import Plan, hold
from regnum.players import judging
from regnum.players.prospects import by_points

EXPLORES = 0.06
"""How often a player picks blindly: positions off the beaten track must be known, too."""
LOOKS = 0.08
"""How many of the positions of a game are learnt from; neighbours tell nearly the same."""
LOOKS_BETWEEN = 0.35
"""The same of those between two turns, where only these compare."""
PLAYER = "greedy"
Tick: TypeAlias = Callable[[], None]
Look: TypeAlias = tuple[float, list[Sequence[float]]]
"""How much of the game was over, and the signs of all sides."""


class CannotLearn(RegnumError):
    """A game that is not judged by weights."""


@dataclass(frozen=True)
class Course:
    """What shall be learnt from."""

    game: str
    games: int
    seed: int = 1
    weights: str = ""
    """The file that its players judge by; those in use, where none is named."""

    @property
    def learning(self) -> Learning[Any]:
        learning = games.get(self.game).learning
        if learning is None:
            raise CannotLearn(f"{self.game} has no signs to learn the weights of.")
        return learning

    @property
    def player(self) -> str:
        return f"{PLAYER}@{self.weights}" if self.weights else PLAYER

    def in_use(self) -> Weights:
        """What its players judge by."""
        learning = self.learning
        return Weights.read(Path(self.weights) if self.weights else learning.weights, learning.names)


# --- generate ------------------------------------------------------------------------------------------


def generate(course: Course, kept: Path, crew: Crew = ALONE, tick: Tick = lambda: None) -> list[Row]:
    """The rows of all games of a course. Those that a file has kept already are not played again."""
    done = {game["number"]: game["rows"] for game in lines_of(kept)}
    for _ in done:
        tick()
    missing = [number for number in range(course.games) if number not in done]
    with kept.open("a", encoding="utf-8") as file:
        for number, rows in taught(crew, course, course.weights)(partial(lesson, course), missing):
            file.write(json.dumps({"number": number, "rows": rows}, separators=(",", ":")) + "\n")
            file.flush()
            done[number] = rows
            tick()
    return [
        Row(at, apart, lead, (one, other), 1 / len(done[number]))
        for number in sorted(done)
        for at, apart, lead, (one, other), _ in done[number]
    ]


def lines_of(kept: Path) -> list[dict[str, Any]]:
    """What was kept; a last line that was cut off is no line."""
    lines = kept.read_text(encoding="utf-8").splitlines(keepends=True) if kept.exists() else []
    whole = [line for line in lines if line.endswith("\n")]
    if whole != lines:
        kept.write_text("".join(whole), encoding="utf-8")
    return [json.loads(line) for line in whole]


def taught(crew: Crew, course: Course, *files: str) -> Crew:
    """The crew, with the weights of some files told to whoever works: the files lie only on this machine."""
    names = course.learning.names
    weights = {file: Weights.read(Path(file), names) for file in files if file}

    def do_all(do: Callable[[Piece], Done], pieces: Iterable[Piece]) -> Iterator[tuple[Piece, Done]]:
        return crew(partial(knowing, course.game, weights, do), pieces)

    return do_all


def knowing(game: str, weights: Mapping[str, Weights], do: Callable[[Piece], Done], piece: Piece) -> Done:
    """Do it, by these weights."""
    for file, found in weights.items():
        judging.know(games.get(game), file, found)
    return do(piece)


def lesson(course: Course, number: int) -> list[Row]:
    """One game, from its number alone: what its positions showed, and what came of them."""
    game, chance = games.get(course.game), Random(f"{course.seed} {number}")
    match = arranged(game, chance)
    minds = [players.make(course.player, chance.getrandbits(40)) for _ in range(match.seats)]
    looks: list[Look] = []
    kinds = [course.learning.kind(match.state, seat) for seat in range(match.state.seats)]
    turn = -1
    while not match.over:
        decision, before = match.decisions[0], turn
        turn = match.state.bracket.number
        if chance.random() < worth_a_look(game, turn != before):
            looks.append(look(course.learning, match))
        if chance.random() < EXPLORES:
            key = chance.choice(decision.options).key
        else:
            key = minds[decision.seat].choose(Position(match, decision.seat)).key
        match.choose(decision.seat, key)
    result = match.result
    assert result is not None
    return [row for one in looks for row in rows_of(one, kinds, came_to(result))]


def worth_a_look(game: Game[Any], begins: bool) -> float:
    """How likely a position is looked at, which may be one where a turn begins."""
    if not game.whole_turns:
        return LOOKS
    return LOOKS_BETWEEN if begins else 0.0


def came_to(result: Result) -> Sequence[float]:
    """What each side has in the end: points, or its share of a win that something else decided."""
    if by_points(result):
        return result.points
    return [(seat in result.winners) / max(1, len(result.winners)) for seat in range(len(result.points))]


def look(learning: Learning[Any], match: Match) -> Look:
    state = match.state
    return learning.course(state), [learning.signs(state, seat) for seat in range(state.seats)]


def rows_of(look: Look, kinds: Sequence[str], ends: Sequence[float]) -> Iterator[Row]:
    """By pair of sides: how their signs differ, and by how much what they come to. Those that come to the
    same, as partners do and who has lost to a third, teach nothing."""
    course, sides = look
    for one, other in combinations(range(len(sides)), 2):
        if ends[one] != ends[other]:
            apart = [round(a - b, 2) for a, b in zip(sides[one], sides[other], strict=True)]
            yield Row(round(course, 3), apart, ends[one] - ends[other], (kinds[one], kinds[other]))


def arranged(game: Game[Any], chance: Random) -> Match:
    """A game as people might play it: mostly two seats, whatever options there are."""
    while True:
        seats = 2 if 2 in game.seats and chance.random() < 0.5 else chance.choice(game.seats)
        options = {
            option.name: chance.choice(option.values)
            for option in game.options
            if option.values and option.offered and option.is_for(seats) and not option.per_seat
        }
        try:
            return Match(game, seats, options, chance.getrandbits(40))
        except BadSetup:
            continue  # options that do not go together


# --- fit and gate --------------------------------------------------------------------------------------


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


def gate(
    course: Course, candidate: Path, number: int, seed: int, crew: Crew, tick: Tick = lambda: None
) -> Verdict:
    """Let the candidate play against those in use: half of the games with two seats, half with as many as the
    game has, new and old in turn; every deal is played with all of them in every seat."""
    crew = taught(crew, course, course.weights, str(candidate))
    pair, options = (f"{PLAYER}@{candidate}", course.player), widest(course.game)
    wins = 0.0
    for pairs, played in ((1, number - number // 2), (max(games.get(course.game).seats) // 2, number // 2)):
        if played:
            plan = Plan(course.game, pair * pairs, played, seed, options)
            report = hold(plan, progress=lambda one: tick(), crew=crew)
            wins += sum(one.wins for one in report.standings[::2])
    return Verdict(wins, number)


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


def write(course: Course, rows: Sequence[Row], path: Path, told: Sequence[str]) -> float:
    """Fit the rows and write the weights. Returns how much of what was uncertain they explain."""
    learning = course.learning
    weights, explained = fitted(rows, course.in_use())
    weights.write(
        path, [*told, f"They explain {explained:.0%} of what is uncertain about who will have more."]
    )
    assert weights.names == learning.names
    return explained
