"""Records: taken home, brought back, and played again step by step."""

import gzip
from typing import Annotated, Any

from litestar import Response, get, post
from litestar.params import Parameter

from regnum.engine.migration import StoredRecord
from regnum.engine.record import Record, split
from regnum.server import render, replaying, rows
from regnum.server.guests import clean
from regnum.server.lobby import Asked, Guest, Id, table_row
from regnum.server.messages import Frames, Growth, Lang, TableInfo, Turns
from regnum.server.packed import JSON
from regnum.server.problems import Refusal
from regnum.server.rows import ChoiceRow, SeatRow
from regnum.server.table import LiveTable

FRAMES = 50
COST = 10
"""So many other looks does it cost to have frames made."""
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
    verdict = await guest.back_there(replaying.judge, replaying.Claim(guest.id, data))
    if verdict.wrong:
        raise Refusal("illegal", "error-record", reason=verdict.wrong)
    names = [clean(name)[:40] for name in data.players] + [""] * data.seats
    seats = [SeatRow(seat, "person", "", names[seat], None) for seat in range(data.seats)]
    row = table_row(guest.id, "replay", data.game, verdict.options, data.seed, seats)
    lines = [
        ChoiceRow(row.id, number, *split(choice), None, verdict.fingerprints.get(number + 1))
        for number, choice in enumerate(verdict.choices)
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
) -> Response[Frames]:
    """Frames of a game that is over, as a seat saw it."""
    guest = Guest(request)
    look = await look_back(guest, table_id, seat, step, count)
    return as_asked(request, await guest.back_there(replaying.frames, look))


@get("/api/tables/{table_id:str}/growth")
async def growth(request: Asked, table_id: Id) -> Response[Growth]:
    """How the points grew in a game that is over."""
    guest = Guest(request)
    return as_asked(request, await guest.back_there(replaying.growth, await look_back(guest, table_id)))


@get("/api/tables/{table_id:str}/turns")
async def turns(request: Asked, table_id: Id) -> Response[Turns]:
    """Where the turns begin in a game that is over."""
    guest = Guest(request)
    return as_asked(request, await guest.back_there(replaying.turns, await look_back(guest, table_id)))


async def look_back(
    guest: Guest, table_id: str, seat: int | None = None, step: int = 0, count: int = 0
) -> replaying.Look:
    """A look at a game that is over, for whoever may see it."""
    table = await guest.table(table_id, COST)
    async with table.lock:
        match = table.match
        if match is None:
            assert table.trouble is not None
            raise table.trouble.refusal()
        if table.status == "playing" and table.row.kind == "game":
            raise Refusal("refused", "error-not-over")
        if seat is not None and seat >= match.seats:
            raise Refusal("missing", "error-missing-page")
        return replaying.Look(
            table=table.row.id,
            game=table.row.game,
            seats=match.seats,
            options=dict(match.options),
            seed=match.seed,
            choices=match.choices[:],
            seat=seat,
            lang=guest.lang,
            names=render.called(table, guest.lang),
            step=step,
            frames=count,
        )


def as_asked(request: Asked, packed: bytes) -> Response[Any]:
    """Packed JSON, for whoever takes it, and else as it was."""
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type=JSON, headers={"Content-Encoding": "gzip"})
    return Response(gzip.decompress(packed), media_type=JSON)


ROUTES = [record, upload, replay, growth, turns]
