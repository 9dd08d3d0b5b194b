"""Setting up tables, finding and joining them."""

from collections.abc import Callable, Sequence
from secrets import randbelow, token_urlsafe
from time import time
from typing import Annotated, Any, TypeAlias, TypeVar

import msgspec
from litestar import Request, get, post
from litestar.params import Parameter
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from regnum import games
from regnum.bests import best_of
from regnum.engine.errors import RegnumError
from regnum.engine.record import FORMAT
from regnum.engine.rng import SEEDS
from regnum.server import lines, render, rows, solo_rows
from regnum.server.guests import clean, token
from regnum.server.house import House
from regnum.server.levels import nearest, offered
from regnum.server.messages import (
    Advice,
    Analysis,
    Bests,
    Carry,
    Hint,
    Invitation,
    Join,
    Lang,
    NewTable,
    Progress,
    TableInfo,
    Tables,
)
from regnum.server.pool import J, NoThought
from regnum.server.problems import Refusal
from regnum.server.rows import SeatRow, TableRow
from regnum.server.table import LiveTable
from regnum.server.turns import Crowded, Who
from regnum.server.words import with_names, words

T = TypeVar("T")
Asked: TypeAlias = Request[Any, Any, Any]
Id: TypeAlias = Annotated[str, Parameter(max_length=22, pattern="^[A-Za-z0-9_-]+$")]

CARRY_SECONDS = 3600.0


class Guest:
    """Who asks, from where, and in which language they want to be answered."""

    def __init__(self, request: Asked) -> None:
        self.house: House = request.app.state.house
        self.id: str = request.scope["state"]["guest"]
        self._known: bool = request.scope["state"]["known"]
        self.lang: Lang = request.scope["state"]["lang"]
        self._address = request.client.host if request.client else ""
        self.who = Who(self._address, self.id)

    def admit(self, kind: str, cost: int = 1) -> None:
        """Refuse whoever asks too often, or for too much."""
        self.house.limiter.take(kind, self.id if self._known else "", self._address, cost)

    async def table(self, id: str, cost: int = 1) -> LiveTable:
        """A table that this guest may look at."""
        self.admit("reads", cost)
        return await self.house.table_for(id, self.id)

    async def back_there(self, work: Callable[[J], T], job: J) -> T:
        """Have something done where it keeps nobody waiting: the process for replays."""
        try:
            return await self.house.replays.run(work, job, self.who)
        except (NoThought, Crowded):
            raise Refusal("refused", "error-busy") from None

    async def info(self, table: LiveTable) -> TableInfo:
        """The table as this guest sees it."""
        async with table.lock:
            return render.info(table, self.id, self.lang)


# --- tables -------------------------------------------------------------------------------------------


@get("/api/tables")
async def my_tables(request: Asked) -> Tables:
    """My tables, the newest first, with whose turn it is."""
    guest = Guest(request)
    guest.admit("reads")
    tables = guest.house.tables
    ids = await tables.read(lambda connection: rows.mine(connection, guest.id))
    return Tables(tables=[await guest.info(await tables.get(id)) for id in ids])


@get("/api/bests")
async def my_bests(request: Asked, lang: Lang | None = None) -> Bests:
    """My personal bests in solo games."""
    guest = Guest(request)
    guest.admit("reads")
    await guest.house.ledger.catch_up(guest.id)
    won = await guest.house.tables.read(lambda connection: solo_rows.bests(connection, guest.id))
    tables = dict(reversed(won))  # of equal games, the first
    bests = best_of(best for best, _ in won)
    return Bests(bests=[words(best.game, guest.lang).best(best, tables[best]) for best in bests])


@post("/api/tables")
async def new_table(request: Asked, data: NewTable) -> TableInfo:
    """Set up a table."""
    guest = Guest(request)
    guest.admit("tables")
    try:
        game = games.get(data.game)
    except games.UnknownGame:
        raise Refusal("missing", "error-missing-game") from None
    try:
        options = game.complete(len(data.seats), data.options)
        seed = seed_of(guest, data)
        game.start(len(data.seats), options, seed)
        seats = [seat_row(guest, seat, wish, data.name) for seat, wish in enumerate(data.seats)]
    except Refusal:
        raise
    except RegnumError as wrong:
        raise Refusal("illegal", "error-setup", reason=str(wrong)) from None
    if data.seats.count("me") > 1:
        raise Refusal("illegal", "error-one-me")
    row = table_row(guest.id, "game", game.name, options, seed, seats)
    await guest.house.writer.run(lambda connection: rows.add_table(connection, row))
    return await guest.info(await guest.house.tables.get(row.id))


def seed_of(guest: Guest, data: NewTable) -> int:
    """The seed that was wished for, else one that nobody can know: with it, all cards are known."""
    if data.seed is None:
        return randbelow(SEEDS)
    if "open" in data.seats and not guest.house.settings.named_seeds:
        raise Refusal("illegal", "error-seed")
    return data.seed


def seat_row(guest: Guest, seat: int, wish: str, name: str) -> SeatRow:
    """A seat as it was wished for."""
    if wish == "me":
        return SeatRow(seat, "person", "", clean(name), guest.id)
    if wish == "open":
        return SeatRow(seat, "open", "", "", None)
    return SeatRow(seat, "computer", offered(wish, guest.house.settings.levels), "", None)


def table_row(
    owner: str, kind: str, name: str, options: dict[str, str], seed: int, seats: list[SeatRow]
) -> TableRow:
    """A new table's row."""
    game = games.get(name)
    dealt = game.settled(len(seats), options, seed)
    return TableRow(
        id=token_urlsafe(9),
        kind=kind,
        game=name,
        rules=game.version,
        cards=game.card_hash(game.start(len(seats), dealt, seed)),
        format=FORMAT,
        options=options,
        dealt=dealt,
        tried=None,
        seed=seed,
        owner=owner,
        join_token=token(),
        watch_token=token(),
        created=time(),
        closed=None,
        rematch_of=None,
        touched=0,
        seats=seats,
    )


@get("/api/tables/{table_id:str}")
async def one_table(request: Asked, table_id: Id) -> TableInfo:
    """One table."""
    guest = Guest(request)
    return await guest.info(await guest.table(table_id))


@post("/api/tables/{table_id:str}/close")
async def close(request: Asked, table_id: Id) -> TableInfo:
    """End a table for good. What was played stays readable."""
    guest = Guest(request)
    table = await guest.table(table_id)
    seated = table.row.seat_of(guest.id) is not None
    if not (table.row.owner == guest.id or (seated and table.status != "playing")):
        raise Refusal("foreign", "error-owner")
    await guest.house.tables.change(table.row.id, lambda connection: rows.close(connection, table.row.id))
    await guest.house.tables.note(table, "note-closed", None)
    return await guest.info(table)


@post("/api/tables/{table_id:str}/rematch")
async def rematch(request: Asked, table_id: Id) -> TableInfo:
    """The same people and options with a new seed. The first who asks makes the table, the others find it."""
    guest = Guest(request)
    guest.admit("tables")
    table = await guest.table(table_id)
    if table.row.seat_of(guest.id) is None and table.row.owner != guest.id:
        raise Refusal("foreign", "error-owner")
    if table.status == "playing" or table.row.kind == "replay":
        raise Refusal("refused", "error-not-over")
    if not table.row.rematch:
        await begin_rematch(guest, table)
    return await guest.info(await guest.house.tables.get(table.row.rematch))


async def begin_rematch(guest: Guest, table: LiveTable) -> None:
    """Add the table where it goes on, unless somebody else is doing so at this moment."""
    old = table.row
    seats = [again(seat, guest.house.settings.levels) for seat in old.seats]
    row = table_row(old.owner, "game", old.game, old.options, randbelow(SEEDS), seats)
    row = msgspec.structs.replace(row, rematch_of=old.id)

    def add(connection: Connection) -> None:
        rows.add_table(connection, row)
        rows.touch(connection, old.id)

    try:
        await guest.house.tables.change(old.id, add)
    except IntegrityError:
        await guest.house.tables.refresh(old.id)
    else:
        await guest.house.tables.note(table, "note-rematch", None)


def again(seat: SeatRow, levels: Sequence[str]) -> SeatRow:
    """Who sits there in a rematch: the same, but of computers one that is on offer."""
    return msgspec.structs.replace(seat, spec=nearest(seat.spec, levels)) if seat.spec else seat


# --- links --------------------------------------------------------------------------------------------


async def by_link(guest: Guest, column: str, token: str) -> LiveTable:
    """The table of a link."""
    guest.admit("joins")
    tables = guest.house.tables
    row = await tables.read(lambda connection: rows.table_of_link(connection, column, token))
    if row is None:
        raise Refusal("missing", "error-missing-link")
    return await tables.get(row.id)


@get("/api/join/{link:str}")
async def invitation(request: Asked, link: Id) -> Invitation:
    """What a join link leads to. Whoever comes too late to sit down may look on."""
    guest = Guest(request)
    table = await by_link(guest, "join_token", link)
    free = any(seat.kind == "open" for seat in table.row.seats)
    return Invitation(table=await guest.info(table), watch="" if free else f"/watch/{table.row.watch_token}")


@post("/api/join/{link:str}")
async def join(request: Asked, link: Id, data: Join) -> TableInfo:
    """Take an open seat."""
    guest = Guest(request)
    table = await by_link(guest, "join_token", link)
    if table.row.closed is not None:
        raise Refusal("refused", "error-closed")
    if table.row.seat_of(guest.id) is not None:
        raise Refusal("refused", "error-seated")
    try:
        sat = await guest.house.tables.change(
            table.row.id,
            lambda connection: rows.sit(connection, table.row.id, data.seat, guest.id, clean(data.name)),
        )
    except IntegrityError:  # the guest has sat down elsewhere at this moment
        raise Refusal("refused", "error-seated") from None
    if not sat:
        raise Refusal("refused", "error-taken")
    await guest.house.tables.note(table, "note-joined", data.seat)
    return await guest.info(table)


@post("/api/watch/{link:str}")
async def watch(request: Asked, link: Id) -> TableInfo:
    """Be allowed to watch from now on."""
    guest = Guest(request)
    table = await by_link(guest, "watch_token", link)
    await guest.house.writer.run(lambda connection: rows.watch(connection, table.row.id, guest.id))
    return await guest.info(table)


@post("/api/tables/{table_id:str}/carry")
async def carry_link(request: Asked, table_id: Id) -> Carry:
    """A path that moves my seat to the device that opens it, once."""
    guest = Guest(request)
    guest.admit("joins")
    table = await guest.table(table_id)
    seat = table.row.seat_of(guest.id)
    if seat is None:
        raise Refusal("foreign", "error-spectator")
    link, expires, id = token(), time() + CARRY_SECONDS, table.row.id
    await guest.house.writer.run(
        lambda connection: rows.add_carry(connection, link, id, seat, guest.id, expires)
    )
    return Carry(path=f"/carry/{link}", expires=expires)


@post("/api/carry/{link:str}")
async def carry(request: Asked, link: Id) -> TableInfo:
    """Take over the seat of a carry link."""
    guest = Guest(request)
    guest.admit("joins")
    try:
        id = await guest.house.writer.run(lambda connection: rows.carry(connection, link, guest.id))
    except IntegrityError:  # as in `join`
        raise Refusal("refused", "error-seated") from None
    if id is None:
        raise Refusal("missing", "error-missing-link")
    await guest.house.tables.refresh(id)
    guest.house.tables.changed(id)
    return await guest.info(await guest.house.tables.get(id))


# --- hints --------------------------------------------------------------------------------------------


@post("/api/tables/{table_id:str}/hint")
async def hint(request: Asked, table_id: Id, lang: Lang | None = None) -> Hint:
    """What search would do in my place."""
    guest = Guest(request)
    guest.admit("hints")
    table = await guest.table(table_id)
    seat = table.row.seat_of(guest.id)
    if seat is None:
        raise Refusal("foreign", "error-spectator")
    number, thoughts = await guest.house.computers.hint(table, seat, guest.who)
    async with table.lock:
        match = table.match
        if match is None or match.number != number or seat not in table.asked:
            raise Refusal("stale", "error-stale")
        called = labels(table, seat, guest.lang)
        told = lines.Told(table, guest.lang)
        advice = [
            Advice(
                key=one.key,
                label=called.get(one.key, ""),
                share=one.share,
                value=one.value,
                line=told.steps(seat, one.line),
                leads=told.leads(one.line),
            )
            for one in thoughts
        ]
    return Hint(number=number, advice=advice)


@post("/api/tables/{table_id:str}/analysis")
async def analysis(request: Asked, table_id: Id, lang: Lang | None = None) -> Analysis:
    """How likely everybody was to win, and where most was lost, in a game that is over."""
    guest = Guest(request)
    guest.admit("hints")
    table = await guest.table(table_id)
    async with table.lock:
        if table.match is None:
            assert table.trouble is not None
            raise table.trouble.refusal()
        if table.status == "playing" and table.row.kind == "game":
            raise Refusal("refused", "error-not-over")
    found = await guest.house.computers.look_back(table, guest.who)
    async with table.lock:
        return lines.Told(table, guest.lang).analysis(found)


@get("/api/tables/{table_id:str}/analysis")
async def progress(request: Asked, table_id: Id) -> Progress:
    """How far that has come."""
    guest = Guest(request)
    done, all = guest.house.computers.looked(await guest.table(table_id))
    return Progress(done=done, all=all)


def labels(table: LiveTable, seat: int, lang: Lang) -> dict[str, str]:
    """What the options of a seat's question are called, by their keys."""
    match = table.match
    assert match is not None
    said, names = words(table.row.game, lang), render.called(table, lang)
    called = said.labels(match.asked(seat), match.apart(seat))
    return {key: with_names(label, names) for key, label in called.items()}


ROUTES = [
    my_tables,
    my_bests,
    new_table,
    one_table,
    close,
    rematch,
    invitation,
    join,
    watch,
    carry_link,
    carry,
    hint,
    analysis,
    progress,
]
