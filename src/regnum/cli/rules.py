"""`regnum rules`: read the clauses of the rulebooks, find them by words, see which of them are tested."""

import argparse
import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from regnum import rulebook
from regnum.engine.errors import RegnumError
from regnum.rulebook import KINDS, Clause, Coverage

HELP = "Read and search the rules of the games, and see which clauses have tests."

PACKAGE = Path(__file__).resolve().parents[1]
EXCERPT = 240  # letters of a clause that a search shows: three lines of a small window
COLOURS = {"clause": "bold cyan", "ruling": "bold yellow", "scenario": "bold green"}


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare `show`, `search` and `coverage`."""
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)

    show = actions.add_parser("show", help="print clauses", description="Print clauses.")
    show.add_argument("ids", nargs="+", metavar="ID", help="civ:MIL-3, or MIL-3 if only one book has it")

    search = actions.add_parser("search", help="find clauses by words", description="Find clauses by words.")
    search.add_argument("words", nargs="+", metavar="WORD", help="all must occur; accents do not matter")
    search.add_argument("--book", help="look only in this rulebook")
    search.add_argument(
        "--limit", type=_number, default=10, metavar="N", help="at most N clauses (default 10)"
    )

    coverage = actions.add_parser(
        "coverage", help="which clauses have a test", description="Show which clauses are named by a test."
    )
    coverage.add_argument("books", nargs="*", metavar="BOOK", help="only these rulebooks")
    form = coverage.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="for programs: all clauses and their tests")
    form.add_argument("--missing", action="store_true", help="also print the clauses that have no test")
    coverage.add_argument("--tests", type=Path, metavar="FOLDER", help="where the tests are")


def run(args: argparse.Namespace) -> int:
    """Do what was asked; 0 if all is well, 1 if tests name clauses that do not exist."""
    match args.action:
        case "show":
            return _show(args.ids)
        case "search":
            return _search(" ".join(args.words), args.book, args.limit)
        case _:
            return _coverage(args)


def _number(text: str) -> int:
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of clauses")
    return int(text)


# ---------------------------------------------------------------- show


def _show(ids: Sequence[str]) -> int:
    found = [_find(id) for id in ids]
    console = _console()
    for number, one in enumerate(found):
        if number:
            console.print()
        console.print(_headline(one))
        console.print(_indented(Text(one.text)))
        shown_by = [other.id for other in rulebook.clauses(one.book) if one.id in other.refs]
        for label, others in (("Shows", one.refs), ("Shown by", shown_by)):
            if others:
                console.print(_indented(Text(f"{label} {', '.join(others)}", style="dim")))
    return 0


def _find(id: str) -> Clause:
    """The clause a person means: any case, and without a book where only one book has the name."""
    book, _, name = id.rpartition(":")
    if book:
        return rulebook.clause(f"{book.lower()}:{name.upper()}")
    found = rulebook.named(name.upper())
    if len(found) > 1:
        books = " and ".join(one.book for one in found)
        raise RegnumError(f"{name.upper()} is in {books}: write {' or '.join(one.id for one in found)}.")
    return found[0]


def _headline(one: Clause) -> Text:
    return Text.assemble((one.id, COLOURS[one.kind]), "  ", (f"{one.kind} · {one.section}", "dim"))


# ---------------------------------------------------------------- search


def _search(words: str, book: str | None, limit: int) -> int:
    found, console = rulebook.search(words, book), _console()
    for one in found[:limit]:
        console.print(_headline(one))
        console.print(_indented(_excerpt(one.text, words)))
    if len(found) > limit:
        console.print(f"… and {len(found) - limit} more; --limit {len(found)} shows them all.", style="dim")
    if not found:
        console.print(f"No clause has all of: {words}", markup=False)
    return 0


def _excerpt(text: str, words: str) -> Text:
    """The part of a long text around the first word found, with all words found marked."""
    spans = list(_spans(text, words))
    first = spans[0][0] if spans else 0
    start = _cut(text, first - EXCERPT // 3) if min(first, len(text) - EXCERPT) > EXCERPT // 2 else 0
    end = len(text) if len(text) - start <= EXCERPT else _cut(text, start + EXCERPT)
    excerpt = Text(text)
    for span in spans:
        excerpt.stylize("bold reverse", *span)
    before, after = "… " if start else "", "…" if end < len(text) else ""
    return Text.assemble(before, excerpt[start:end], after)


def _spans(text: str, words: str) -> Iterator[tuple[int, int]]:
    any_word = "|".join(re.escape(word) for word in rulebook.terms(words))
    return (match.span() for match in re.finditer(any_word, rulebook.fold(text)))


def _cut(text: str, near: int) -> int:
    """The beginning of the word at a position, so that no word is cut in two."""
    return text.rfind(" ", 0, near) + 1 if near > 0 else 0


# ---------------------------------------------------------------- coverage


def _coverage(args: argparse.Namespace) -> int:
    books = args.books or rulebook.books()
    for book in books:
        rulebook.clauses(book)  # a misspelt book is told before anything is read
    found = rulebook.coverage(args.tests or _tests(), books)
    if args.json:
        print(json.dumps(_report(found, books), indent=2))
    else:
        in_full = [book for book in books if book in args.books or _has_game(book)]
        _print_coverage(found, books, in_full, args.missing)
    return 1 if found.unknown else 0


def _tests() -> Path:
    """The tests of the checkout; an installed package has none, so there it is the folder one stands in."""
    checkout = PACKAGE.parents[1] / "tests"
    return checkout if checkout.is_dir() else Path("tests")


def _has_game(book: str) -> bool:
    """`imperium-solo` is a further book of the game `imperium`."""
    return (PACKAGE / "games" / book.partition("-")[0] / "__init__.py").is_file()


def _report(found: Coverage, books: Sequence[str]) -> dict[str, object]:
    # A book that exists only in a test's misspelling gets an entry too: its ids are all unknown.
    named = {id: id.partition(":")[0] for id in found.unknown}
    report: dict[str, object] = {}
    for book in dict.fromkeys((*books, *named.values())):
        entries = rulebook.clauses(book) if book in books else ()
        report[book] = {
            "totals": {kind: _counts(entries, found, kind) for kind in KINDS},
            "covered": {one.id: list(found.tests[one.id]) for one in entries if one.id in found.tests},
            "missing": [one.id for one in found.missing(book)] if entries else [],
            "waiting": rulebook.waiting(book),
            "unknown": [id for id, its_book in named.items() if its_book == book],
        }
    return report


def _counts(entries: Sequence[Clause], found: Coverage, kind: str) -> dict[str, int]:
    of_kind = [one for one in entries if one.kind == kind]
    return {"clauses": len(of_kind), "covered": sum(one.id in found.tests for one in of_kind)}


def _print_coverage(found: Coverage, books: Sequence[str], in_full: Sequence[str], each: bool) -> None:
    console = _console()
    for book in in_full:
        _print_book(console, book, found, each)
    for book in books:
        if book not in in_full:
            rules = sum(one.kind == "clause" for one in rulebook.clauses(book))
            console.print(f"[bold]{book}[/]  no game yet: {rules} clauses")
    for id, tests in found.unknown.items():
        console.print(Text.assemble((id, "bold red"), "  is in no rulebook, but a test names it:"))
        for test in tests:
            console.print(_indented(Text(test, overflow="fold")))


def _print_book(console: Console, book: str, found: Coverage, each: bool) -> None:
    entries, missing = rulebook.clauses(book), found.missing(book)
    table = Table("kind", box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("number", justify="right")
    table.add_column("tested", justify="right")
    table.add_column("without a test")
    for kind in KINDS:
        counts = _counts(entries, found, kind)
        names = [one.name for one in missing if one.kind == kind]
        listed = Text(", ".join(_ranges(names))) if names else Text("none", style="green")
        table.add_row(Text(kind, style=COLOURS[kind]), str(counts["clauses"]), str(counts["covered"]), listed)
    tested = sum(one.id in found.tests for one in entries)
    console.print(f"[bold]{book}[/]  {tested} of {len(entries)} have a test")
    console.print(_indented(table))
    put_off = rulebook.waiting(book)
    for what in dict.fromkeys(put_off.values()):
        names = [one.name for one in entries if put_off.get(one.id) == what]
        words = f"waiting for {what} ({len(names)}): {', '.join(_ranges(names))}"
        console.print(_indented(Text(words, style="dim")))
    for one in missing if each else ():
        line = Text.assemble((one.id, COLOURS[one.kind]), "  ", one.text)
        console.print(line, no_wrap=True, overflow="ellipsis")
    console.print()


def _ranges(names: Sequence[str]) -> Iterator[str]:
    """MIL-1, MIL-2, MIL-3, REL-1 → MIL-1..3, REL-1."""
    runs: list[list[str]] = []
    for name in names:
        if runs and _follows(runs[-1][-1], name):
            runs[-1].append(name)
        else:
            runs.append([name])
    return (run[0] if len(run) == 1 else f"{run[0]}..{run[-1].rpartition('-')[2]}" for run in runs)


def _follows(name: str, following: str) -> bool:
    (stem, _, number), (next_stem, _, next_number) = name.rpartition("-"), following.rpartition("-")
    numbered = number.isdecimal() and next_number.isdecimal()
    return numbered and stem == next_stem and int(next_number) == int(number) + 1


# ---------------------------------------------------------------- the look


def _console() -> Console:
    return Console(highlight=False)


def _indented(content: Text | Table) -> Padding:
    return Padding(content, (0, 0, 0, 2), expand=False)
