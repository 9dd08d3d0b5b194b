"""The rules as players read them, in their language: the handbooks `docs/rules/<language>/<book>.md`.

A clause of a rulebook is the rule itself, with marks that only those who keep it need. A handbook tells the
same clauses to players: in chapters in the order in which a game is learnt, each with an introduction
before its clauses and with examples. It is a plain document too:

    # CIV                                       the title
    ## A turn                                   a chapter
    What you do, one after another.             its introduction: paragraphs and items without a name
    - TURN-1 Play one card.                     a clause in words for players
    - TURN-2                                    a clause whose own words are fit for players (in English)
    > Anna plays a Science card.                an example; a scenario is one too

No clause is left out and none is added. The tables of the bots are written from the program in this form,
and fit for players: in English their rulebook is their handbook.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from regnum import rulebook
from regnum.engine.errors import RegnumError
from regnum.engine.text import LANGUAGES
from regnum.rulebook import NAME, Clause, UnknownClause

CLAUSES_LANGUAGE = "en"
"""In which the rulebooks are written."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """A part of a handbook under one heading."""

    title: str
    about: tuple[str, ...] = ()
    """The introduction, in paragraphs; one that is an item of a list begins with `- `."""
    clauses: tuple[Clause, ...] = ()
    """In the words for players, with the chapter as their section."""
    examples: tuple[str, ...] = ()
    """Besides the scenarios among the clauses."""


@dataclass(frozen=True, slots=True)
class Handbook:
    """A rulebook as players read it."""

    title: str
    chapters: tuple[Chapter, ...]


# ---------------------------------------------------------------- looking things up


def handbook(book: str, lang: str) -> Handbook:
    """A book in a language."""
    return _handbook(rulebook.folder(), book, lang)


def clauses(book: str, lang: str) -> tuple[Clause, ...]:
    """All clauses of a book in words for players, in the order in which they are learnt."""
    return tuple(one for chapter in handbook(book, lang).chapters for one in chapter.clauses)


def clause(id: str, lang: str) -> Clause:
    """The clause of an id such as `civ:MIL-3` in words for players."""
    known = rulebook.clause(id)
    return next(one for one in clauses(known.book, lang) if one.id == known.id)


def search(words: str, book: str | None, lang: str) -> list[Clause]:
    """The clauses in which every word occurs, best first."""
    return rulebook.among(words, [one for each in _these(book) for one in clauses(each, lang)])


def books_of(book: str) -> tuple[str, ...]:
    """The books of the same game: `imperium-solo` is a further book of `imperium`."""
    game = book.partition("-")[0]
    return tuple(one for one in rulebook.books() if one.partition("-")[0] == game)


def links(book: str, lang: str) -> dict[str, str]:
    """The clauses that a handbook's texts name, with their ids: those of its own book, else of its game."""
    found = {}
    for name in dict.fromkeys(re.findall(NAME, " ".join(_texts(handbook(book, lang))))):
        if (id := _meant(name, book)) is not None:
            found[name] = id
    return found


def _these(book: str | None) -> tuple[str, ...]:
    return (book,) if book else rulebook.books()


def _texts(read: Handbook) -> Iterator[str]:
    for chapter in read.chapters:
        yield from (*chapter.about, *chapter.examples)
        yield from (f"{one.text} {' '.join(one.refs)}" for one in chapter.clauses)


def _meant(name: str, book: str) -> str | None:
    for each in (book, *books_of(book)):
        if (id := f"{each}:{name}") in _ids(rulebook.folder(), each):
            return id
    return None


@cache
def _ids(_: Path, book: str) -> frozenset[str]:
    return frozenset(one.id for one in rulebook.clauses(book))


@cache
def _handbook(place: Path, book: str, lang: str) -> Handbook:
    if lang not in LANGUAGES:
        raise RegnumError(f"There are no rules in {lang!r}. Languages: {', '.join(LANGUAGES)}.")
    known = {one.name: one for one in rulebook.clauses(book)}
    own = place / lang / f"{book}.md"
    path = own if own.exists() else place / f"{book}.md"
    return parse(path.read_text(encoding="utf-8"), lang, known, path.relative_to(place).as_posix())


# ---------------------------------------------------------------- reading a handbook

ENTRY = re.compile(rf"- (?P<name>{NAME})(?: (?P<text>.+))?")
# What a rulebook's table adds to a rule, where it comes from, and the ruling that it rests on.
MARKS = re.compile(r" (?:Decides|If short|Info): .*| \[(?:inf|card)\]| \((?:SOLO-)?Q-[0-9]+[^)]*\)")

SENTENCE = re.compile(r"(?:^|(?<!\.[eg])\. )[a-z]")


def parse(source: str, lang: str, known: Mapping[str, Clause], place: str) -> Handbook:
    """A handbook's Markdown; a clause that the rulebook has not, or that stands there twice, is an error."""
    title, chapters, told = "", list[Chapter](), dict[str, int]()
    for line, block in rulebook.blocks(source):
        if block.startswith("# "):
            title = block.removeprefix("# ")
        elif block.startswith("## "):
            chapters.append(Chapter(block.removeprefix("## ")))
        elif not chapters:
            raise RegnumError(f"{place}:{line}: Before the first chapter there is only the title.")
        elif match := ENTRY.fullmatch(block):
            if match["name"] in told:
                raise RegnumError(f"{place}:{line}: {match['name']} was told in line {told[match['name']]}.")
            told[match["name"]] = line
            own = _clause(match["name"], match["text"], lang, known, f"{place}:{line}")
            chapters[-1] = _with_clause(chapters[-1], own)
        else:
            chapters[-1] = _with_words(chapters[-1], block, f"{place}:{line}")
    return Handbook(title, tuple(chapters))


def _clause(name: str, text: str | None, lang: str, known: Mapping[str, Clause], place: str) -> Clause:
    if name not in known:
        raise UnknownClause(f"{place}: The rulebook has no clause {name}.")
    if text is None and lang != CLAUSES_LANGUAGE:
        raise RegnumError(f"{place}: {name} has no text.")
    return replace(known[name], text=text or own_words(known[name]))


def own_words(clause: Clause) -> str:
    """What a clause says, without the marks that are not for players. Terms that are marked as such stand in
    small letters; at the beginning of a sentence they become words like any other."""
    return SENTENCE.sub(lambda start: start[0].upper(), MARKS.sub("", clause.text))


def _with_clause(chapter: Chapter, clause: Clause) -> Chapter:
    return replace(chapter, clauses=(*chapter.clauses, replace(clause, section=chapter.title)))


def _with_words(chapter: Chapter, block: str, place: str) -> Chapter:
    if block.startswith("> "):
        return replace(chapter, examples=(*chapter.examples, block.removeprefix("> ")))
    if chapter.clauses:
        raise RegnumError(f"{place}: An introduction stands before the clauses of its chapter.")
    return replace(chapter, about=(*chapter.about, block))
