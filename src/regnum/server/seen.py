"""How a table was last seen: kept, so that a game that the rules have left behind stays readable.

What is kept must be readable to code that does not exist yet. So views and results are passed on as the bytes
that they were, and the log is kept in words.
"""

import zlib

import msgspec

from regnum.engine.match import Match
from regnum.engine.text import LANGUAGES
from regnum.server import render
from regnum.server.messages import PROTOCOL, EventInfo
from regnum.server.table import LiveTable
from regnum.server.words import put_names, words

WATCHING = -1
"""Stands for a seat where somebody only watches."""


class Line(msgspec.Struct, array_like=True):
    """A line of the log."""

    kind: str
    text: str


class Told(msgspec.Struct):
    """A game in one language: its log, and how it ended (null while it went on)."""

    log: list[Line]
    result: msgspec.Raw


class Sight(msgspec.Struct):
    """A table as one seat saw it."""

    view: msgspec.Raw
    told: dict[str, Told]
    """By language."""


def sights(table: LiveTable, match: Match) -> dict[int, bytes]:
    """The table as every seat sees it, and whoever watches."""
    return {seat: sight(table, match, seat) for seat in (WATCHING, *range(match.seats))}


def sight(table: LiveTable, match: Match, seat: int) -> bytes:
    """The table as one seat sees it."""
    viewer = None if seat == WATCHING else seat
    told = {lang: tell(table, match, viewer, lang) for lang in LANGUAGES}
    return zlib.compress(render.encode(Sight(msgspec.Raw(render.encode(match.view(viewer))), told)))


def tell(table: LiveTable, match: Match, seat: int | None, lang: str) -> Told:
    """The game in words."""
    said = words(table.row.game, lang)
    log = [Line(event.kind, said.event(event).text) for event in match.events_for(seat)]
    result = msgspec.Raw(render.encode(said.result(match.result) if match.result else None))
    named = put_names(render.encode(Told(log, result)), render.called(table, lang))
    return msgspec.json.decode(named, type=Told)


def last_seen(table: LiveTable, seat: int | None, lang: str) -> bytes | None:
    """A table that cannot go on, as it was last seen: an `update`. Where nobody has kept that, as far as
    today's rules can follow it, and None where they cannot even begin."""
    bodies = table.seen or (sights(table, table.reached) if table.reached else {})
    body = bodies.get(WATCHING if seat is None else seat)
    if body is None:
        return None
    kept = msgspec.json.decode(zlib.decompress(body), type=Sight)
    told = kept.told[lang]
    events = [EventInfo(kind=line.kind, id="", text=line.text, args={}) for line in told.log]  # type: ignore[arg-type]
    return render.encode(
        render.RawUpdate(
            v=PROTOCOL,
            version=table.version,
            number=len(table.log.choices),
            first=0,
            events=events,
            view=kept.view,
            decisions=[],
            result=told.result,
            undo=False,
        )
    )
