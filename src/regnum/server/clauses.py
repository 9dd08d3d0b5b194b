"""The rules as they are sent. To search them takes too long for the event loop."""

from functools import lru_cache
from typing import NamedTuple

from regnum import handbook, rulebook
from regnum.handbook import Chapter
from regnum.rulebook import Clause
from regnum.server.messages import BookInfo, ChapterInfo, ClauseInfo, Clauses, Lang
from regnum.server.packed import JSON, Packed, pack
from regnum.server.render import encode

FOUND_AT_MOST = 200


class Search(NamedTuple):
    """What is looked for."""

    table: str
    """None: it is the same for all."""
    book: str
    words: str
    lang: Lang


@lru_cache(maxsize=256)
def packed(search: Search) -> Packed | None:
    """Clauses of a book, or of all, with the words looked for; None where there is no such book."""
    try:
        found = sought(search)
    except rulebook.UnknownClause:
        return None
    return pack(encode(found), JSON)


def sought(search: Search) -> Clauses:
    """The best first, where words are looked for; else as they stand in the books."""
    if search.book and not search.words:
        return whole(search.book, search.lang)
    if search.words:
        found = handbook.search(search.words, search.book or None, search.lang)[:FOUND_AT_MOST]
    else:
        found = [one for book in rulebook.books() for one in handbook.clauses(book, search.lang)]
    return Clauses(books=[], chapters=[], clauses=[clause_info(one) for one in found], links={})


def whole(book: str, lang: Lang) -> Clauses:
    """A book to be read from its beginning."""
    return Clauses(
        books=[book_info(one, lang) for one in handbook.books_of(book)],
        chapters=[chapter_info(one) for one in handbook.handbook(book, lang).chapters],
        clauses=[clause_info(one) for one in handbook.clauses(book, lang)],
        links=handbook.links(book, lang),
    )


def book_info(book: str, lang: Lang) -> BookInfo:
    """A book as it is offered."""
    return BookInfo(book=book, title=handbook.handbook(book, lang).title)


def chapter_info(chapter: Chapter) -> ChapterInfo:
    """A chapter as it is sent; its clauses are sent beside it."""
    return ChapterInfo(title=chapter.title, about=list(chapter.about), examples=list(chapter.examples))


def clause_info(clause: Clause) -> ClauseInfo:
    """A clause as it is sent."""
    return ClauseInfo(
        id=clause.id,
        book=clause.book,
        text=clause.text,
        kind=clause.kind,
        section=clause.section,
        refs=list(clause.refs),
    )
