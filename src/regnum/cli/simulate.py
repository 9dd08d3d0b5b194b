"""`regnum simulate`: many games between computer players."""

import argparse
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

import msgspec
from babel.numbers import format_decimal, format_percent
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from regnum import games
from regnum.cli import options, screen
from regnum.cli.crew import add_crew, crew_of
from regnum.cli.extras import needing
from regnum.engine.decision import Arg
from regnum.engine.errors import RegnumError
from regnum.lab.tournament import Plan, Played, Report, Standing, hold

USUAL_SEATS = 2
HELP = "Let computer players play many games, on all cores, and see who wins."


def configure(parser: argparse.ArgumentParser) -> None:
    """The game, the players, how many games; and the options of all games."""
    parser.add_argument("game", metavar="GAME", help=f"one of: {', '.join(games.names())}")
    parser.add_argument(
        "--players",
        default="greedy,random",
        metavar="WHO,WHO",
        help="one for each seat, or one for all of them (default greedy,random)",
    )
    parser.add_argument(
        "--seats",
        type=int,
        metavar="N",
        help="how many seats, where one player takes all of them (default 2)",
    )
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many (default 100)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of the first games (default 1)")
    parser.add_argument("--records", type=Path, metavar="DIR", help="keep the record of every game there")
    parser.add_argument(
        "--out",
        type=Path,
        metavar="DIR",
        help="keep every decision, card and point as Parquet there; a stopped run goes on where it was",
    )
    add_crew(parser)
    parser.add_argument("--lang", metavar="LANG", help="en or hu (default: the system's)")
    parser.add_argument("--json", action="store_true", help="the result for programs")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game, as `regnum games` lists them; --NAME VALUE means the same",
    )
    options.add_flags(parser)


def run(args: argparse.Namespace) -> int:
    """Play, and tell."""
    chosen = given_options(args)
    plan = Plan(
        game=args.game,
        players=seated(args, chosen),
        games=args.games,
        seed=args.seed,
        options=chosen,
        records=args.records is not None,
    )
    plan.check()
    words = Words(plan.game, args.lang or screen.usual_language())
    keep = keeper(args.records)
    with progress_bar(plan.games, words) as advance:

        def note(played: Played) -> None:
            keep(played)
            advance()

        report = held(plan, args, note)
    if args.json:
        print(as_json(plan, report))
    else:
        tell(screen.console(), plan, report, words)
    return 0


def held(plan: Plan, args: argparse.Namespace, note: Callable[[Played], None]) -> Report:
    """Play where it was asked for, and keep what was asked for."""
    crew = crew_of(args)
    if args.out is None:
        return hold(plan, progress=note, crew=crew)
    if args.records is not None:
        raise RegnumError("--records and --out do not go together: --out keeps every decision already.")
    store = needing("lab", "regnum.lab.store")
    report: Report = store.hold(store.Run.planned(args.out, plan), crew, note)
    return report


def seated(args: argparse.Namespace, chosen: Mapping[str, str]) -> tuple[str, ...]:
    """Who plays. A single player takes all seats: as many as were asked for, or as something was chosen for
    (a nation each; a bot for one alone), or two."""
    players = tuple(args.players.split(","))
    if len(players) > 1:
        if args.seats not in (None, len(players)):
            raise RegnumError(
                f"--seats {args.seats} and {len(players)} players do not fit: name one for each."
            )
        return players
    game = games.get(args.game)
    by_seat = {option.name for option in game.options if option.per_seat}
    named = [len(value.split(",")) for name, value in chosen.items() if name in by_seat and "," in value]
    named += [option.seats[0] for option in game.options if option.seats and option.name in chosen]
    return players * (args.seats or max(named, default=max(USUAL_SEATS, game.seats[0])))


def given_options(args: argparse.Namespace) -> dict[str, str]:
    """The options of the game that were given as flags."""
    given = options.given(args)
    for pair in args.option:
        name, equals, value = pair.partition("=")
        if not (name and equals):
            raise RegnumError(f"--option {pair} is no option. One looks like this: start=draft.")
        if given.setdefault(name, value) != value:
            raise RegnumError(f"{name} is given twice, as {given[name]} and as {value}.")
    return given


def keeper(folder: Path | None) -> Callable[[Played], None]:
    """What saves the record of a game, if records are wanted."""
    if folder is None:
        return lambda played: None
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as refused:
        raise RegnumError(f"{folder} cannot be made: {refused.strerror}.") from None

    def keep(played: Played) -> None:
        assert played.record is not None
        played.record.save(folder / f"{played.record.game}-{played.number + 1:05}.json")

    return keep


@contextmanager
def progress_bar(total: int, words: "Words") -> Iterator[Callable[[], None]]:
    """A bar on the error stream, where results do not go; none where nobody watches."""
    console = Console(stderr=True)
    columns = (
        TextColumn(words.say("simulate-games")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("games", total=total)
        yield lambda: bar.advance(task)


def as_json(plan: Plan, report: Report) -> str:
    """The result for programs: names and sources in English, whoever asks."""
    words = Words(plan.game, "en")
    facts = {"game": plan.game, "seed": plan.seed, "options": dict(plan.options)} | msgspec.to_builtins(
        report
    )
    for one in (*facts["standings"], *facts["seats"]):
        one["sources"] = {words.refer(source): points for source, points in one["sources"].items()}
    return msgspec.json.format(msgspec.json.encode(facts), indent=1).decode()


# --- for people ----------------------------------------------------------------------------------------

RICHEST = 6
DIGITS = ("#,##0", "#,##0.0", "#,##0.00")


class Words:
    """The words of this command, and those of the game."""

    def __init__(self, game: str, lang: str) -> None:
        self._own, self._game, self._text = screen.words(lang), game, games.get(game).text(lang)
        self.refer = self._text.refer

    def say(self, id: str, /, **args: Arg) -> str:
        """A message of this command; what a round and a turn are called, the game says."""
        time = {name: self._text(f"{self._game}-word-{name}") for name in ("round", "turn")}
        return self._own(id, **time, **args)

    def number(self, value: float, digits: int = 1) -> str:
        """A number as the language writes it: 4,751.2 or 4 751,2."""
        return format_decimal(round(value, digits), DIGITS[digits], self._text.lang)

    def share(self, value: float) -> str:
        """A part of all, in per cent."""
        return format_percent(value, "0.0%", self._text.lang)

    def ending(self, reason: str) -> str:
        """How games end."""
        return self._text(f"{self._game}-end-{reason}")

    def chosen(self, option: str, value: str) -> str:
        """A value of an option."""
        id = f"{self._game}-option-{option}-{value}"
        return self._text(id) if self._text.has(id) else value


def tell(console: Console, plan: Plan, report: Report, words: Words) -> None:
    """Print the result."""
    players = [one.player for one in report.standings]
    title = words.say("simulate-title", count=report.games)
    console.print(table_of("player", players, report.standings, title, words))
    if any(option.per_seat and option.name in plan.options for option in games.get(plan.game).options):
        seats = plan.seat_labels(words.chosen)
        console.print(table_of("seat", seats, report.seats, words.say("simulate-by-seat"), words))
    endings = ", ".join(f"{words.ending(reason)} {count}" for reason, count in report.reasons.items())
    console.print(words.say("simulate-endings", endings=endings))
    for one in report.standings:
        console.print(words.say("simulate-sources", player=one.player, sources=richest(one, words)))
    console.print(length(report, words))


def length(report: Report, words: Words) -> str:
    """How long games took, and the machine."""
    numbers: dict[str, Arg] = {
        "turns": words.number(report.turns, 0),
        "decisions": words.number(report.decisions, 0),
        "rate": words.number(report.rate, 0),
    }
    if report.rounds is None:
        return words.say("simulate-length", **numbers)
    return words.say("simulate-length-rounds", rounds=words.number(report.rounds), **numbers)


def richest(one: Standing, words: Words) -> str:
    """Where most of the points of a game came from."""
    found = [f"{words.refer(source)} {words.number(points)}" for source, points in one.sources.items()]
    return ", ".join(found[:RICHEST]) or words.say("nothing")


def table_of(who: str, names: Sequence[str], rows: Sequence[Standing], title: str, words: Words) -> Table:
    """Who won how often."""
    table = Table(title=title)
    table.add_column(words.say(f"simulate-{who}"))
    for name in ("wins", "share", "interval", "points"):
        table.add_column(words.say(f"simulate-{name}"), justify="right")
    for name, one in zip(names, rows, strict=True):
        wins = words.number(one.wins, 0 if one.wins == int(one.wins) else 2)
        interval = f"{words.share(one.low)} – {words.share(one.high)}"
        table.add_row(name, wins, words.share(one.share), interval, words.number(one.points, 2))
    return table
