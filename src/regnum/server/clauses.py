"""The rules as they are sent. To search them takes too long for the event loop."""

from functools import lru_cache
from typing import NamedTuple

from regnum import rulebook
from regnum.rulebook import Clause
from regnum.server.messages import ClauseInfo, Clauses
from regnum.server.packed import JSON, Packed, pack
from regnum.server.render import encode

FOUND_AT_MOST = 200


class Search(NamedTuple):
    """What is looked for."""

    table: str
    """None: it is the same for all."""
    book: str
    words: str


@lru_cache(maxsize=256)
def packed(search: Search) -> Packed | None:
    """Clauses of a book, or of all, with the words looked for; None where there is no such book."""
    try:
        found = sought(search.book, search.words)
    except rulebook.UnknownClause:
        return None
    return pack(encode(Clauses(clauses=[clause_info(one) for one in found])), JSON)


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
