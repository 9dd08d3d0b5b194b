"""The rules as numbered clauses, read from the rulebooks (`docs/rules/*.md`), and the tests that name them.

The rulebooks stay plain documents for people: a clause may be a list item, a row of a table or a
paragraph. Everything else in them (glossaries, sources, tables of numbers) is passed over.
"""

import ast
import difflib
import re
import tomllib
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Literal, get_args

from regnum.engine.errors import RegnumError

Kind = Literal["clause", "ruling", "scenario"]
KINDS: tuple[Kind, ...] = get_args(Kind)
# Hungarian words end in many ways: `lapokat` should find `lapok`, `zavargással` `zavargás`.
LONGEST_ENDING = 5
SHORTEST = 4  # letters that a word keeps: fewer would be found everywhere


class UnknownClause(RegnumError):
    """No rulebook has a clause of this id, or there is no such rulebook."""


@dataclass(frozen=True, slots=True)
class Clause:
    """One rule, one ruling on an open question, or one scenario that shows rules at work."""

    id: str  # "civ:MIL-3"
    book: str  # "civ"
    name: str  # "MIL-3"
    text: str  # without Markdown
    kind: Kind
    section: str  # the heading it stands under
    refs: tuple[str, ...]  # the ids a scenario says it shows
    line: int  # in the rulebook's file


# ---------------------------------------------------------------- looking things up


def folder() -> Path:
    """Where the rulebooks are: inside an installed package, else in `docs/rules` of the checkout."""
    package = Path(__file__).resolve().parent
    places = (package / "rulebooks", package.parents[1] / "docs" / "rules")
    for place in places:
        if place.is_dir():
            return place
    raise RegnumError(f"The rulebooks are missing: there is neither {places[0]} nor {places[1]}.")


def books() -> tuple[str, ...]:
    """The rulebooks: every Markdown file of the folder that holds clauses."""
    return tuple(_library(folder()))


def clauses(book: str) -> tuple[Clause, ...]:
    """All clauses, rulings and scenarios of a book, in its order."""
    return tuple(_shelf(book).values())


def clause(id: str) -> Clause:
    """The clause of an id such as `civ:MIL-3`."""
    book, colon, name = id.partition(":")
    if not colon:
        raise UnknownClause(f"{id} does not say its book: {' or '.join(one.id for one in named(id))}?")
    shelf = _shelf(book)
    if name not in shelf:
        near = _suggestion(id, (known.id for known in shelf.values()))
        raise UnknownClause(f"There is no clause {id}.{near}")
    return shelf[name]


def named(name: str) -> list[Clause]:
    """The clauses called `name`, one for each book that has it."""
    shelves = _library(folder()).values()
    found = [shelf[name] for shelf in shelves if name in shelf]
    if not found:
        near = _suggestion(name, sorted(set().union(*shelves)))
        raise UnknownClause(f"No rulebook has a clause {name}.{near}")
    return found


def search(words: str, book: str | None = None) -> list[Clause]:
    """The clauses in which every word occurs, best first."""
    return among(words, [one for title in ([book] if book else books()) for one in clauses(title)])


def among(words: str, candidates: Sequence[Clause]) -> list[Clause]:
    """Those in which every word occurs, best first; where there is none, every word but for its ending."""
    for cut in range(LONGEST_ENDING + 1):
        wanted = [word[: max(len(word) - cut, SHORTEST)] for word in terms(words)]
        if found := _ranked(wanted, candidates):
            return found
    return []


def _ranked(wanted: Sequence[str], candidates: Sequence[Clause]) -> list[Clause]:
    """Those that are named by a word come first, then those with most occurrences."""
    ranked = []
    for candidate in candidates:
        text, id = _folded(candidate.text), _folded(candidate.id)
        if wanted and all(word in text or word in id for word in wanted):
            naming = sum(_naming(word, candidate) for word in wanted)
            ranked.append((naming, sum(text.count(word) for word in wanted), candidate))
    # The sort is stable, also in reverse: clauses of equal rank stay in the order of their book.
    ranked.sort(key=lambda entry: entry[:2], reverse=True)
    return [candidate for *_, candidate in ranked]


def terms(words: str) -> list[str]:
    """The words of a search as they are compared with folded texts."""
    return fold(unicodedata.normalize("NFC", words)).split()


def beginning(word: str, text: str) -> str:
    """As much of a word as occurs in a text, or all of it where that is too little to be the same word."""
    beginnings = (word[:end] for end in range(len(word), SHORTEST - 1, -1))
    return next((one for one in beginnings if one in text), word)


def fold(text: str) -> str:
    """Lower case without accents, letter for letter: positions in the result are positions in the text."""
    return "".join(unicodedata.normalize("NFD", letter)[0].lower()[0] for letter in text)


_folded = cache(fold)  # the same texts are searched again and again


def _naming(word: str, candidate: Clause) -> int:
    """How well a word names a clause: `mil-3` fully, `mil` in part."""
    if word in (fold(candidate.id), fold(candidate.name)):
        return 2
    return int(word in fold(candidate.name).split("-"))


def _suggestion(wanted: str, known: Iterable[str]) -> str:
    def likeness(name: str) -> float:
        return difflib.SequenceMatcher(None, wanted, name).ratio()

    # Of equally near names the earlier one comes first, so S-1 suggests S-01 before S-31.
    near = [name for name in sorted(known, key=likeness, reverse=True)[:3] if likeness(name) > 0.7]
    return f" Did you mean {' or '.join(near)}?" if near else ""


def _shelf(book: str) -> Mapping[str, Clause]:
    library = _library(folder())
    if book not in library:
        raise UnknownClause(f"There is no rulebook {book!r}; the rulebooks are {', '.join(library)}.")
    return library[book]


@cache
def _library(place: Path) -> Mapping[str, Mapping[str, Clause]]:
    """Book → name → clause, for all books of a folder."""
    library = {}
    for path in sorted(place.glob("*.md"), key=lambda path: path.stem):
        if found := parse(path.stem, path.read_text(encoding="utf-8")):
            library[path.stem] = {one.name: one for one in found}
    return library


# ---------------------------------------------------------------- reading a rulebook

NAME = r"[A-Z]+(?:-[A-Z0-9]+)+"  # MIL-3, ACTION-RAZE-HAND-1, SOLO-EFFECT-DRAW
REF = rf"{NAME}(?:\.\.[0-9]+)?"  # MIL-3, or a range: PRODUCTION-2..5

# Only at the very left: `  2. [SOLO-…]` is the end of a sentence that was broken before its last number.
BLOCK_START = re.compile(r"#+ |[-*] |[0-9]+\. |\|")
# `- MIL-3 Attack …`, `1. S-01 Setup hand …`, or a paragraph `S-1 Deck sizes …` (all without their ** marks)
ENTRY = re.compile(rf"(?P<mark>- |[0-9]+\. )?(?P<name>{NAME}) (?P<text>.+)")
# `1. (TURN-1, TURN-6) 3 players …`: a scenario that has a number but no name
NUMBERED = re.compile(rf"(?P<number>[0-9]+)\. (?P<text>\({REF}.+)")
# `(PRODUCTION-2..5, GENERAL-16)` after a scenario's title, or `[SOLO-TURN-3, SOLO-TURN-4]` at its end
REFS = re.compile(rf"[(\[]({REF}(?:, {REF})*)[)\]]")


def parse(book: str, source: str) -> tuple[Clause, ...]:
    """Every clause of a rulebook's Markdown; a name that stands there twice is an error."""
    found: dict[str, Clause] = {}
    section, header = "", list[str]()
    unfinished: Clause | None = None  # it ends in a colon, and the table below it says the rest
    for line, block in blocks(source):
        entries: Iterable[tuple[str, str]] = ()
        if block.startswith("#"):
            section = block.lstrip("# ")
        cells = _cells(block)
        if not block.startswith("|"):
            header, entries = [], _entries(block)
        elif not header:
            header, last = cells, next(reversed(found.values()), None)
            unfinished = last if last and last.text.endswith(":") and last.section == section else None
        elif len(cells) != len(header):
            raise RegnumError(f"{book}.md:{line}: {len(cells)} cells in a table of {len(header)} columns.")
        elif unfinished:
            unfinished = found[unfinished.name] = _with_row(unfinished, cells)
        else:
            entries = _row(header, cells)
        for name, text in entries:
            if name in found:
                raise RegnumError(f"{book}.md:{line}: {name} was already given in line {found[name].line}.")
            found[name] = _clause(book, name, text, section, line)
    return tuple(found.values())


def blocks(source: str) -> Iterator[tuple[int, str]]:
    """Line and text of each heading, list item, table row and paragraph, without Markdown's marks."""
    block: list[str] = []
    start = 0
    for number, line in enumerate(unicodedata.normalize("NFC", source).splitlines(), 1):
        after_heading = bool(block) and block[0].startswith("#")
        if block and (after_heading or not line.strip() or BLOCK_START.match(line)):
            yield start, " ".join(block)
            block = []
        if line.strip():
            start = start if block else number
            block.append(re.sub(r"[*`]", "", line).strip())
    if block:
        yield start, " ".join(block)


def _entries(block: str) -> Iterator[tuple[str, str]]:
    """Name and text of the clauses in a list item or paragraph."""
    if match := NUMBERED.fullmatch(block):
        yield f"S-{match['number']}", match["text"]
    # A paragraph that happens to begin with a clause's name is prose, unless it is a scenario.
    elif (match := ENTRY.fullmatch(block)) and (match["mark"] or _kind(match["name"]) == "scenario"):
        yield from _several(match["name"], match["text"])


def _several(name: str, text: str) -> Iterator[tuple[str, str]]:
    """`MIL-1 Assassination: … MIL-2 Purge: …` is two clauses: the next number begins a new sentence."""
    stem, _, number = name.rpartition("-")
    following = f"{stem}-{int(number) + 1}" if number.isdigit() else ""
    first, _, rest = text.partition(f". {following} ")
    if following and rest[:1].isupper():
        yield name, f"{first}."
        yield from _several(following, rest)
    else:
        yield name, text


def _cells(block: str) -> list[str]:
    """The cells of `| SETUP-1 | The game takes … | table | n/a | public |`."""
    return [cell.strip() for cell in block.removeprefix("|").removesuffix("|").split("|")]


def _row(header: Sequence[str], cells: Sequence[str]) -> Iterator[tuple[str, str]]:
    """The rule of a table row, and after it what the other columns say: `Decides: table. Info: public.`"""
    if header[0].lower() not in ("id", "q") or not re.fullmatch(NAME, cells[0]):
        return
    sentences = [cells[1]]
    for title, cell in zip(header[2:], cells[2:], strict=True):
        # "n/a" says that a column has nothing to say about this rule, so it is as good as empty.
        if cell not in ("", "n/a"):
            sentences.append(f"{title[0].upper()}{title[1:]}: {cell}{'' if cell[-1] in '.?!' else '.'}")
    yield cells[0], " ".join(sentences)


def _with_row(unfinished: Clause, cells: Sequence[str]) -> Clause:
    """`… gives a title:` and a row of titles below it; the line of dashes under a header adds nothing."""
    text = ", ".join(cell for cell in cells if cell.strip("-: "))
    joint = " " if unfinished.text.endswith(":") else "; "
    return replace(unfinished, text=f"{unfinished.text}{joint}{text}") if text else unfinished


def _clause(book: str, name: str, text: str, section: str, line: int) -> Clause:
    kind, refs = _kind(name), tuple[str, ...]()
    if kind == "scenario" and (match := REFS.search(text)):
        refs = tuple(f"{book}:{ref}" for ref in dict.fromkeys(_expand(match[1])))
        title, body = text[: match.start()].strip(), text[match.end() :].strip().removeprefix("– ")
        text = " – ".join(filter(None, (title, body)))
    return Clause(f"{book}:{name}", book, name, text, kind, section, refs, line)


def _kind(name: str) -> Kind:
    """`Q-3` and `SOLO-Q-3` are rulings, `S-3` and `SOLO-SC-3` scenarios."""
    match name.split("-")[-2:]:
        case ["Q", _]:
            return "ruling"
        case ["S" | "SC", _]:
            return "scenario"
    return "clause"


def _expand(refs: str) -> Iterator[str]:
    """`PRODUCTION-2..5, GENERAL-16` → PRODUCTION-2, -3, -4, -5 and GENERAL-16."""
    for ref in refs.split(", "):
        first, _, last = ref.partition("..")
        stem, _, number = first.rpartition("-")
        yield from [f"{stem}-{n}" for n in range(int(number), int(last) + 1)] if last else [first]


# ---------------------------------------------------------------- which tests name which clause


@dataclass(frozen=True, slots=True)
class Coverage:
    """Clause id → the tests that name it, and the same for ids that no rulebook has."""

    tests: Mapping[str, tuple[str, ...]]
    unknown: Mapping[str, tuple[str, ...]]

    def covered(self, book: str) -> tuple[Clause, ...]:
        """The clauses of a book that a test names."""
        return tuple(one for one in clauses(book) if one.id in self.tests)

    def missing(self, book: str) -> tuple[Clause, ...]:
        """The clauses of a book that no test names, though one could."""
        put_off = waiting(book)
        return tuple(one for one in clauses(book) if one.id not in self.tests and one.id not in put_off)


def waiting(book: str) -> dict[str, str]:
    """The ids of a book that no test can name yet, and what each waits for: `waiting.toml` lists them."""
    path = folder() / "waiting.toml"
    listed = tomllib.loads(path.read_text(encoding="utf-8")).get(book, {}) if path.exists() else {}
    return {f"{book}:{name}": what for what, names in listed.items() for name in names}


def coverage(tests: Path, books: Iterable[str] | None = None) -> Coverage:
    """Read every `test_*.py` below a folder, without running it, for the clauses its tests name by `rule`."""
    if not tests.is_dir():
        raise RegnumError(f"There is no folder of tests at {tests}.")
    library = _library(folder())
    ids = {one.id for shelf in library.values() for one in shelf.values()}
    # A book that does not exist is nobody's to leave out: ids of it are always reported as unknown.
    left_out = set() if books is None else set(library).difference(books)
    naming: dict[str, dict[str, None]] = {}  # the inner dict is a set that keeps its order
    for path in sorted(tests.resolve().rglob("test_*.py")):
        for test, id in _TestFile(path, path.relative_to(tests.resolve().parent).as_posix()).marked():
            if id.partition(":")[0] not in left_out:
                naming.setdefault(id, {})[test] = None
    return Coverage(
        tests={id: tuple(found) for id, found in naming.items() if id in ids},
        unknown={id: tuple(found) for id, found in naming.items() if id not in ids},
    )


class _TestFile:
    """One file of tests, as far as it can be read without running it."""

    def __init__(self, path: Path, place: str) -> None:
        self.place = place
        try:
            self.body = ast.parse(path.read_text(encoding="utf-8")).body
        except SyntaxError as problem:
            raise RegnumError(f"{place}:{problem.lineno}: {problem.msg}.") from problem
        # `CASES = [pytest.param(…, marks=rule("…"))]` may stand above the test that uses CASES.
        self.values = dict(_assignments(self.body))

    def marked(self) -> Iterator[tuple[str, str]]:
        """Each test with each id it names: `tests/test_x.py::TestY::test_z`, `civ:MIL-3`."""
        return self._marked(self.body, self.place, ())

    def _marked(
        self, body: Sequence[ast.stmt], place: str, inherited: tuple[str, ...]
    ) -> Iterator[tuple[str, str]]:
        for name, value in _assignments(body):
            inherited += tuple(self._ids(value)) if name == "pytestmark" else ()
        for node in body:
            if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                continue
            ids = inherited + tuple(id for decorator in node.decorator_list for id in self._ids(decorator))
            if isinstance(node, ast.ClassDef):
                if node.name.startswith("Test"):
                    yield from self._marked(node.body, f"{place}::{node.name}", ids)
            elif node.name.startswith("test"):
                yield from ((f"{place}::{node.name}", id) for id in ids)

    def _ids(self, expression: ast.expr, seen: frozenset[str] = frozenset()) -> Iterator[str]:
        """The ids of every `rule(…)` in an expression, however deep: in a list, in `pytest.param(…)`."""
        for node in ast.walk(expression):
            match node:
                case ast.Call(func=ast.Name("rule") | ast.Attribute(attr="rule")):
                    yield from self._arguments(node)
                case ast.Name(name) if name in self.values and name not in seen:
                    yield from self._ids(self.values[name], seen | {name})

    def _arguments(self, call: ast.Call) -> Iterator[str]:
        for argument in (*call.args, *(keyword.value for keyword in call.keywords)):
            if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                where = f"{self.place}:{argument.lineno}"
                raise RegnumError(f"{where}: rule() takes ids as plain strings, not {ast.unparse(argument)}.")
            yield argument.value


def _assignments(body: Sequence[ast.stmt]) -> Iterator[tuple[str, ast.expr]]:
    """`name = value` and `name: type = value`."""
    for node in body:
        match node:
            case ast.Assign([ast.Name(name)], value) | ast.AnnAssign(ast.Name(name), _, ast.expr() as value):
                yield name, value
