"""`regnum rules`: read the rules of the games, find them by words, see which clauses are tested."""

import argparse
import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from regnum import handbook, rulebook
from regnum.cli import screen
from regnum.engine.errors import RegnumError
from regnum.handbook import Chapter
from regnum.rulebook import KINDS, Clause, Coverage

HELP = "Read and search the rules of the games, and see which clauses have tests."

PACKAGE = Path(__file__).resolve().parents[1]
EXCERPT = 240  # letters of a clause that a search shows: three lines of a small window
COLOURS = {"clause": "bold cyan", "ruling": "bold yellow", "scenario": "bold green"}


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare `read`, `show`, `search` and `coverage`."""
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)

    read = actions.add_parser("read", help="read a book", description="Print a book from its beginning.")
    read.add_argument("book", metavar="BOOK", help=", ".join(rulebook.books()))
    _in_a_language(read)

    show = actions.add_parser("show", help="print clauses", description="Print clauses.")
    show.add_argument("ids", nargs="+", metavar="ID", help="civ:MIL-3, or MIL-3 if only one book has it")
    _in_words(show)

    search = actions.add_parser("search", help="find clauses by words", description="Find clauses by words.")
    search.add_argument("words", nargs="+", metavar="WORD", help="all must occur; accents do not matter")
    search.add_argument("--book", help="look only in this rulebook")
    _in_words(search)
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


def _in_words(parser: argparse.ArgumentParser) -> None:
    _in_a_language(parser)
    parser.add_argument("--clause", action="store_true", help="the clauses themselves, as tests check them")


def _in_a_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", metavar="LANG", help="en or hu (default: the system's)")


def run(args: argparse.Namespace) -> int:
    """Do what was asked; 0 if all is well, 1 if tests name clauses that do not exist."""
    match args.action:
        case "read":
            return _read(args.book, args.lang or screen.usual_language())
        case "show":
            return _show(args.ids, Words.asked(args))
        case "search":
            return _search(" ".join(args.words), args.book, args.limit, Words.asked(args))
        case _:
            return _coverage(args)


class Words(NamedTuple):
    """The words in which rules are shown: those for players, or the clauses themselves."""

    lang: str
    clause: bool

    @classmethod
    def asked(cls, args: argparse.Namespace) -> "Words":
        """As the command line says."""
        return cls(args.lang or screen.usual_language(), args.clause)

    def of(self, one: Clause) -> Clause:
        """A clause in these words."""
        return one if self.clause else handbook.clause(one.id, self.lang)

    def headline(self, one: Clause) -> Text:
        """Its id, and where it stands."""
        where = f"{one.kind} · {one.section}" if self.clause else one.section
        return Text.assemble((one.id, COLOURS[one.kind]), "  ", (where, "dim"))


# ---------------------------------------------------------------- read


def _read(book: str, lang: str) -> int:
    found, console = handbook.handbook(book, lang), _console()
    console.print(Text(found.title, style="bold"))
    for chapter in found.chapters:
        console.print()
        _print_chapter(console, chapter, screen.words(lang)("rules-example"))
    return 0


def _print_chapter(console: Console, chapter: Chapter, example: str) -> None:
    console.print(Text(chapter.title, style="bold underline"))
    for paragraph in chapter.about:
        console.print(Text(paragraph))
    for one in chapter.clauses:
        label = f"{example}, {one.name}" if one.kind == "scenario" else one.name
        console.print(_indented(Text.assemble((label, COLOURS[one.kind]), "  ", one.text)))
    for told in chapter.examples:
        console.print(_indented(Text.assemble((example, COLOURS["scenario"]), "  ", told)))


def _number(text: str) -> int:
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of clauses")
    return int(text)


# ---------------------------------------------------------------- show


def _show(ids: Sequence[str], words: Words) -> int:
    found = [words.of(_find(id)) for id in ids]
    console, say = _console(), screen.words(words.lang)
    for number, one in enumerate(found):
        if number:
            console.print()
        console.print(words.headline(one))
        console.print(_indented(Text(one.text)))
        shown_by = [other.id for other in rulebook.clauses(one.book) if one.id in other.refs]
        for label, others in (("rules-shows", one.refs), ("rules-shown-by", shown_by)):
            if others:
                console.print(_indented(Text(say(label, clauses=", ".join(others)), style="dim")))
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


# ---------------------------------------------------------------- search


def _search(sought: str, book: str | None, limit: int, words: Words) -> int:
    found = rulebook.search(sought, book) if words.clause else handbook.search(sought, book, words.lang)
    console, say = _console(), screen.words(words.lang)
    for one in found[:limit]:
        console.print(words.headline(one))
        console.print(_indented(_excerpt(one.text, sought)))
    if len(found) > limit:
        more = say("rules-more", count=len(found) - limit, limit=len(found))
        console.print(more, style="dim", markup=False)
    if not found:
        console.print(say("rules-none", words=sought), markup=False)
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
    folded = rulebook.fold(text)
    any_word = "|".join(re.escape(rulebook.beginning(word, folded)) for word in rulebook.terms(words))
    return (match.span() for match in re.finditer(any_word, folded))


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
