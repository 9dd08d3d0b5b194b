"""Records: taken home, brought back, and played again step by step."""

import asyncio
from collections.abc import Iterator
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import Parameter

from regnum import games
from regnum.engine.errors import RegnumError
from regnum.engine.match import Match
from regnum.engine.migration import StoredRecord
from regnum.engine.record import Record, split
from regnum.server import render, rows
from regnum.server.guests import clean
from regnum.server.lobby import Asked, Guest, Id, table_row
from regnum.server.messages import Frame, Frames, Lang, TableInfo
from regnum.server.problems import Refusal
from regnum.server.rows import ChoiceRow, SeatRow
from regnum.server.table import LiveTable
from regnum.server.words import put_names, words

FRAMES = 50
LONGEST = 20_000
"""Choices of a record that we take; the longest game known is far shorter."""


@get("/api/tables/{table_id:str}/record", media_type="application/json")
async def record(request: Asked, table_id: Id) -> Response[bytes]:
    """The record file."""
    guest = Guest(request)
    table = await guest.table(table_id)
    async with table.lock:
        if not render.may_have_record(table, guest.id):
            raise Refusal("refused", "error-running")
        raw = record_of(table, guest.lang).to_json()
    name = f"{table.row.game}-{table.row.id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(raw, media_type="application/json", headers=headers)


def record_of(table: LiveTable, lang: str) -> Record | StoredRecord:
    """The record of a table; of one that cannot go on, what is on disk."""
    names = render.called(table, lang)
    if table.match is not None:
        return table.match.record(names)
    row = table.row
    return StoredRecord(
        format=row.format,  # type: ignore[arg-type]  # the database has no other
        game=row.game,
        rules=row.rules,
        cards=row.cards,
        seats=len(row.seats),
        options=row.dealt,
        seed=row.seed,
        players=names,
        choices=tuple(table.log.choices),
        fingerprints=table.log.fingerprints,
    )


@post("/api/records")
async def upload(request: Asked, data: StoredRecord) -> TableInfo:
    """A table at which a record can be looked at, step by step. One of an earlier version is carried over."""
    guest = Guest(request)
    guest.admit("tables")
    if len(data.choices) > LONGEST:
        raise Refusal("oversized", "error-oversized", limit=LONGEST)
    try:
        game = games.get(data.game)
        if data.seats not in game.seats:
            game.complete(data.seats, data.options)
        match = await asyncio.to_thread(lambda: Match.replay(game, data.of_today(game)))
    except RegnumError as wrong:
        raise Refusal("illegal", "error-record", reason=str(wrong)) from None
    names = [clean(name)[:40] for name in data.players] + [""] * data.seats
    seats = [SeatRow(seat, "person", "", names[seat], None) for seat in range(data.seats)]
    row = table_row(guest.id, "replay", data.game, dict(match.options), data.seed, seats)
    lines = [
        ChoiceRow(row.id, number, *split(choice), None, match.fingerprints.get(number + 1))
        for number, choice in enumerate(match.choices)
    ]
    await guest.house.writer.run(lambda connection: rows.add_table(connection, row, lines))
    return await guest.info(await guest.house.tables.get(row.id))


@get("/api/tables/{table_id:str}/replay")
async def replay(
    request: Asked,
    table_id: Id,
    step: Annotated[int, Parameter(ge=0, le=LONGEST)] = 0,
    count: Annotated[int, Parameter(ge=1, le=FRAMES)] = FRAMES,
    seat: Annotated[int | None, Parameter(ge=0, le=7)] = None,
    lang: Lang | None = None,
) -> Frames:
    """Frames of a game that is over, as a seat saw it."""
    guest = Guest(request)
    table = await guest.table(table_id)
    async with table.lock:
        if table.match is None:
            assert table.trouble is not None
            raise table.trouble.refusal()
        if table.status == "playing" and table.row.kind == "game":
            raise Refusal("refused", "error-not-over")
        if seat is not None and seat >= table.match.seats:
            raise Refusal("missing", "error-missing-page")
        names, choices = render.called(table, guest.lang), table.match.choices[:]
        recorded = table.match
    viewer = Replayer(recorded, choices, seat, guest.lang, names)
    return await asyncio.to_thread(viewer.frames, step, count)


class Replayer:
    """Plays a match again, and looks at it after each choice."""

    def __init__(
        self, match: Match, choices: list[str], seat: int | None, lang: str, names: tuple[str, ...]
    ) -> None:
        self._choices = choices
        self._seat = seat
        self._names = names
        self._said = words(match.game.name, lang)
        self._match = Match(match.game, match.seats, match.options, match.seed)

    def frames(self, step: int, count: int) -> Frames:
        """Some frames from a step on."""
        return Frames(steps=len(self._choices), frames=list(self._frames(step, count)))

    def _frames(self, step: int, count: int) -> Iterator[Frame]:
        seen = 0
        for made, choice in enumerate(["", *self._choices[: step + count - 1]]):
            if choice:
                seen = len(self._match.events)
                self._match.play([choice])
            if made >= step:
                yield self._frame(made, choice, seen)

    def _frame(self, made: int, choice: str, seen: int) -> Frame:
        match, result = self._match, self._match.result
        frame = Frame(
            step=made,
            choice=choice,
            events=[self._said.event(one) for one in match.events_for(self._seat, seen)],
            view=match.view(self._seat),
            decisions=render.decisions(match, self._seat, self._said),
            result=self._said.result(result) if result else None,
        )
        return msgspec.json.decode(put_names(render.encode(frame), self._names), type=Frame)


ROUTES = [record, upload, replay]
