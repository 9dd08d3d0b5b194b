"""What each viewer is sent. Viewers of the same seat and language share the same bytes."""

from collections.abc import Mapping, Sequence

import msgspec

from regnum import games
from regnum.engine.foresight import Question, look
from regnum.engine.match import Match
from regnum.engine.view import View
from regnum.server import problems
from regnum.server.changes import changes
from regnum.server.levels import computer_name
from regnum.server.messages import (
    PROTOCOL,
    DecisionView,
    EventInfo,
    Links,
    Remarks,
    RemarkView,
    ResultView,
    SeatInfo,
    TableInfo,
)
from regnum.server.rows import RemarkRow
from regnum.server.table import LiveTable
from regnum.server.words import Words, put_names, words

encode = msgspec.json.Encoder().encode


class RawUpdate(msgspec.Struct, tag="update", omit_defaults=True, gc=False):
    """As `messages.Update`, with what is bytes already: views, which viewers of all languages share, and of a
    game that cannot go on the result."""

    v: int
    version: int
    number: int
    first: int
    events: list[EventInfo]
    decisions: list[DecisionView]
    undo: bool
    back: int | None = None
    view: msgspec.Raw | None = None
    changes: msgspec.Raw | None = None
    result: ResultView | msgspec.Raw | None = None


class Rendering:
    """The table at one moment, put into bytes for whoever asks. Made anew for each moment."""

    def __init__(self, table: LiveTable) -> None:
        assert table.match is not None
        self._table = table
        self._match = table.match
        self._views: dict[int | None, View] = {}
        self._shown: dict[tuple[int | None, int], tuple[msgspec.Raw | None, msgspec.Raw | None]] = {}
        self._updates: dict[tuple[int | None, str, int, int, bool], bytes] = {}

    def view(self, seat: int | None) -> View:
        """What a seat sees."""
        made = self._views.get(seat)
        if made is None:
            made = self._views[seat] = self._match.view(seat)
        return made

    def update(
        self, seat: int | None, lang: str, first: int, had: View | None, foresight: bool = False
    ) -> bytes:
        """The `update` for a seat in a language, with the events from `first` on, for who has had a view, and
        perhaps wants to look ahead."""
        key = (seat, lang, first, id(had), foresight)
        made = self._updates.get(key)
        if made is None:
            made = self._updates[key] = self._update(*key[:3], had, foresight)
        return made

    def _update(self, seat: int | None, lang: str, first: int, had: View | None, foresight: bool) -> bytes:
        match, table = self._match, self._table
        said = words(table.row.game, lang)
        closed = table.status not in ("playing", "over")
        view, changed = self._since(seat, had)
        then = table.foresight(seat) if foresight and seat is not None else {}
        undo, back = (False, None) if closed or seat is None else undoing(match, seat)
        raw = encode(
            RawUpdate(
                v=PROTOCOL,
                version=table.version,
                number=match.number,
                first=first,
                events=said.events(
                    match.events_for(seat, first), match.events[first - 1].turn if first else None
                ),
                decisions=[] if closed else decisions(match, seat, said, then),
                undo=undo,
                back=back,
                view=view,
                changes=changed,
                result=said.result(match.result) if match.result else None,
            )
        )
        return put_names(raw, called(table, lang))

    def _since(self, seat: int | None, had: View | None) -> tuple[msgspec.Raw | None, msgspec.Raw | None]:
        """The whole view, or what has changed since the one that was had."""
        key = (seat, id(had))
        if key not in self._shown:
            now = self.view(seat)
            changed = None if had is None else changes(had, now)
            if changed is None:
                self._shown[key] = (msgspec.Raw(encode(now)), None)
            else:
                self._shown[key] = (None, msgspec.Raw(encode(changed)))
        return self._shown[key]


def undoing(match: Match, seat: int) -> tuple[bool, int | None]:
    """May a seat take back a choice, and which is the first question that it could go back to?"""
    back = match.back_to(seat)
    if back < match.number or match.has_answered(seat):
        return True, back
    return False, None


def decisions(
    match: Match, seat: int | None, said: Words, then: Mapping[str, Question] | None = None
) -> list[DecisionView]:
    """The open questions as a viewer sees them, with signs for names; `then` is what may follow its own."""
    seen = [look(match, asked, seat) for asked in match.decisions]
    if then:
        seen = [one._replace(then=then) if one.asked.seat == seat else one for one in seen]
    return [said.question(one) for one in seen]


def remarks(table: LiveTable, first: int, lang: str) -> bytes:
    """What was said and noted, from a number on."""
    return encode(told(table, [row for row in table.remarks if row.number >= first], first, lang))


def told(table: LiveTable, said: Sequence[RemarkRow], first: int, lang: str) -> Remarks:
    """Remarks in a language."""
    return Remarks(first=first, remarks=[remark(row, table, lang) for row in said])


def remark(row: RemarkRow, table: LiveTable, lang: str) -> RemarkView:
    """One remark; a note is told in the reader's language."""
    name = row.name if row.seat is None else called(table, lang)[row.seat]
    text = (
        problems.say(lang, row.text, {"name": name, "count": row.count}) if row.kind == "note" else row.text
    )
    return RemarkView(kind=row.kind, seat=row.seat, name=name, text=text, at=row.at)  # type: ignore[arg-type]


def info(table: LiveTable, guest: str, lang: str) -> TableInfo:
    """A table as one guest sees it."""
    row, you = table.row, table.row.seat_of(guest)
    online, watchers = present(table)
    has_open = any(seat.kind == "open" for seat in row.seats)
    inside = you is not None or row.owner == guest
    return TableInfo(
        id=row.id,
        game=row.game,
        kind=row.kind,  # type: ignore[arg-type]
        status="closed" if row.closed is not None else table.settled[0],
        options=row.options,
        seats=[
            SeatInfo(
                seat=seat.seat,
                kind=seat.kind,  # type: ignore[arg-type]
                name=called(table, lang)[seat.seat],
                spec=seat.spec,
                online=seat.kind == "computer" or seat.seat in online,
            )
            for seat in row.seats
        ]
        + bot_seats(table, lang),
        you=you,
        owner=row.owner == guest,
        asked=[] if row.closed is not None else table.settled[1],
        version=table.version,
        touched=row.touched,
        watchers=watchers,
        links=Links(
            join=f"/join/{row.join_token}" if inside and has_open else "",
            watch=f"/watch/{row.watch_token}" if inside else "",
        ),
        record=may_have_record(table, guest),
        rematch=row.rematch,
        campaign="" if you is None else row.campaign,
        created=row.created,
        trouble=trouble(table, lang),
    )


def trouble(table: LiveTable, lang: str) -> str:
    """Why a game cannot go on, and what is shown of it instead; nothing of one that can."""
    if table.trouble is None:
        return ""
    why = table.trouble.told(lang, called(table, lang))
    missed = table.version - table.seen_version
    if table.seen:
        shown = problems.say(lang, "shown-earlier" if missed else "shown-last", {"missed": missed})
    elif table.reached:
        shown = problems.say(lang, "shown-reached", {})
    else:
        shown = problems.say(lang, "shown-nothing", {})
    return f"{why} {shown}"


def present(table: LiveTable) -> tuple[set[int], int]:
    """Which seats have the table open, here or at another process, and how many watch."""
    seats, watchers = here(table)
    for others, watching in table.elsewhere.values():
        seats = seats | set(others)
        watchers += watching
    return seats, watchers


def here(table: LiveTable) -> tuple[set[int], int]:
    """As `present`, of this process only."""
    seats = [viewer.seat for viewer in table.viewers]
    return {seat for seat in seats if seat is not None}, seats.count(None)


def may_have_record(table: LiveTable, guest: str) -> bool:
    """The record holds the seed: while people play against each other, it would tell them all cards."""
    if table.row.kind == "replay" or table.status != "playing":
        return True
    people = [seat for seat in table.row.seats if seat.kind != "computer"]
    return all(seat.guest == guest for seat in people)


def bots(table: LiveTable) -> tuple[str, ...]:
    """The sides that nobody sits at, as message references."""
    return games.get(table.row.game).bots(table.row.dealt)


def bot_seats(table: LiveTable, lang: str) -> list[SeatInfo]:
    """The sides that nobody sits at, after the people."""
    first = len(table.row.seats)
    names = called(table, lang)[first:]
    return [
        SeatInfo(seat=seat, kind="bot", name=name, spec="", online=True)
        for seat, name in enumerate(names, first)
    ]


def called(table: LiveTable, lang: str) -> tuple[str, ...]:
    """What everybody at the table is called: the name given, a computer's level, or the seat's number."""
    made = table.called.get(lang)
    if made is None:
        said = words(table.row.game, lang)
        names = [
            seat.name or (computer_name(seat.spec, lang) if seat.spec else said.seat(seat.seat))
            for seat in table.row.seats
        ]
        names += [said.refer(bot) for bot in bots(table)]
        # Two of one name are told apart by their seats.
        made = table.called[lang] = tuple(
            f"{name} ({said.seat(seat)})" if names.count(name) > 1 else name
            for seat, name in enumerate(names)
        )
    return made


def frame(*messages: bytes) -> bytes:
    """Messages as one frame."""
    return b"[" + b",".join(messages) + b"]"
