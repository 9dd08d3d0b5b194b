"""The rules as they are sent. To search them takes too long for the event loop."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from regnum import games, rulebook
from regnum.rulebook import Clause
from regnum.server.messages import ClauseInfo, Clauses, Lang
from regnum.server.packed import JSON, Packed, pack
from regnum.server.render import encode

FOUND_AT_MOST = 200


class Search(NamedTuple):
    """What is looked for."""

    table: str
    """None: it is the same for all."""
    book: str
    words: str
    lang: Lang = "en"


@lru_cache(maxsize=256)
def packed(search: Search) -> Packed | None:
    """Clauses of a book, or of all, with the words looked for; None where there is no such book."""
    book, lang = search.book, search.lang
    try:
        found = sought(book, search.words)
    except rulebook.UnknownClause:
        return None
    written = () if search.words else written_in(book, lang)
    info = [clause_info(one) for one in written or found]
    return pack(encode(Clauses(clauses=info, books=beside(book), lang=lang if written else "en")), JSON)


def written_in(book: str, lang: Lang) -> Sequence[Clause]:
    """A book that a game writes from its code, in a language; nothing of one that people have written."""
    for game in map(games.get, games.names()):
        if book in game.books:
            return rulebook.parse(book, game.books[book](game.text(lang)))
    return ()


def beside(book: str) -> list[str]:
    """The books of the same game, this one among them."""
    game = book.partition("-")[0]
    return [one for one in rulebook.books() if one.partition("-")[0] == game]


def sought(book: str, words: str) -> list[Clause]:
    """The best first, where words are looked for; else as they stand in the books."""
    if words:
        return list(rulebook.search(words, book or None)[:FOUND_AT_MOST])
    return [one for title in ([book] if book else rulebook.books()) for one in rulebook.clauses(title)]


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
