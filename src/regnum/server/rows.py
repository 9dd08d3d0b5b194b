"""What is read from the database and written to it, as plain data."""

from collections.abc import Mapping, Sequence
from time import time
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, delete, func, insert, or_, select, update

from regnum.server import solo_rows
from regnum.server.problems import Refusal
from regnum.server.storage import CARRIES, CHOICES, REMARKS, SEATS, SEEN, TABLES, WATCHERS

MINE_AT_MOST = 60


class Conflict(Exception):
    """Another process has written the line of that number."""


class SeatRow(msgspec.Struct):
    """Who sits in a seat."""

    seat: int
    kind: str
    spec: str
    name: str
    guest: str | None


class ChoiceRow(msgspec.Struct, gc=False):
    """One line of a table's log: a choice, or an undo."""

    table_id: str
    number: int
    seat: int
    key: str
    request: str | None
    fingerprint: str | None


class RemarkRow(msgspec.Struct, gc=False):
    """Something said or noted at a table."""

    number: int
    kind: str
    seat: int | None
    name: str
    text: str
    request: str | None
    at: float
    count: int = 1
    """How often a note came in a row."""


class TableRow(msgspec.Struct):
    """A table with its seats, and nothing of what was decided at it."""

    id: str
    kind: str
    game: str
    rules: str
    cards: str
    format: int
    """Of the fingerprints of its choices, as records have it."""
    options: dict[str, str]
    """As they were wished for."""
    dealt: dict[str, str]
    """The same with nothing left to chance: what the match is made from."""
    tried: str | None
    """The version that it could not be carried over to."""
    seed: int
    owner: str
    join_token: str
    watch_token: str
    created: float
    closed: float | None
    rematch_of: str | None
    touched: int
    seats: list[SeatRow]
    rematch: str = ""
    """The table where it goes on."""
    campaign: str = ""
    """The campaign that it is a game of."""

    def seat_of(self, guest: str) -> int | None:
        """Where a guest sits."""
        return next((row.seat for row in self.seats if row.guest == guest), None)


# --- reading ------------------------------------------------------------------------------------------


def table(connection: Connection, id: str) -> TableRow | None:
    """The table of an id."""
    return one_table(connection, select(TABLES).where(TABLES.c.id == id))


def table_of_link(connection: Connection, column: str, token: str) -> TableRow | None:
    """The table of a link: `join_token` or `watch_token`."""
    return one_table(connection, select(TABLES).where(TABLES.c[column] == token))


def one_table(connection: Connection, query: Select[Any]) -> TableRow | None:
    found = connection.execute(query).mappings().first()
    if found is None:
        return None
    facts = dict(found, **{name: read_options(found[name]) for name in ("options", "dealt")})
    facts["dealt"] = facts["dealt"] or facts["options"]
    seats = connection.execute(
        select(SEATS).where(SEATS.c.table_id == facts["id"]).order_by(SEATS.c.seat)
    ).mappings()
    rows = [SeatRow(row["seat"], row["kind"], row["spec"], row["name"], row["guest"]) for row in seats]
    after = connection.scalar(select(TABLES.c.id).where(TABLES.c.rematch_of == facts["id"]))
    campaign = solo_rows.campaign_of(connection, facts["id"])
    return TableRow(**facts, seats=rows, rematch=after or "", campaign=campaign or "")


def read_options(raw: str | None) -> dict[str, str]:
    """Options as a column holds them; none where the column is younger than the table."""
    return msgspec.json.decode(raw, type=dict[str, str]) if raw else {}


def write_options(options: Mapping[str, str]) -> str:
    """Options for a column."""
    return msgspec.json.encode(options).decode()


def tables_of(connection: Connection, outdated: ColumnElement[bool]) -> list[str]:
    """The ids of the tables for which something holds, the oldest first."""
    query = select(TABLES.c.id).where(outdated).order_by(TABLES.c.created, TABLES.c.id)
    return list(connection.scalars(query))


def choices(connection: Connection, id: str, start: int = 0) -> list[ChoiceRow]:
    """The log of a table from a number on."""
    query = select(CHOICES).where(CHOICES.c.table_id == id, CHOICES.c.number >= start)
    return [ChoiceRow(*row) for row in connection.execute(query.order_by(CHOICES.c.number))]


def remarks(connection: Connection, id: str, start: int = 0) -> list[RemarkRow]:
    """What was said and noted at a table, from a number on."""
    query = remarks_of(id).where(REMARKS.c.number >= start).order_by(REMARKS.c.number)
    return [RemarkRow(*row) for row in connection.execute(query)]


def last_remarks(connection: Connection, id: str, count: int, before: int | None = None) -> list[RemarkRow]:
    """The last remarks at a table, or the last ones before a number."""
    query = remarks_of(id).order_by(REMARKS.c.number.desc()).limit(count)
    if before is not None:
        query = query.where(REMARKS.c.number < before)
    return [RemarkRow(*row) for row in connection.execute(query)][::-1]


def remarks_of(id: str) -> Select[Any]:
    """Everything that was said and noted at a table."""
    return select(*list(REMARKS.c)[1:]).where(REMARKS.c.table_id == id)


def mine(connection: Connection, guest: str) -> list[str]:
    """The ids of a guest's tables, the newest first."""
    sitting = select(SEATS.c.table_id).where(SEATS.c.guest == guest)
    mine = or_(TABLES.c.owner == guest, TABLES.c.id.in_(sitting))
    query = select(TABLES.c.id).where(mine).order_by(TABLES.c.created.desc(), TABLES.c.id)
    return list(connection.scalars(query.limit(MINE_AT_MOST)))


def guest_of(connection: Connection, id: str) -> str | None:
    """Who sits at a table for one."""
    found: str | None = connection.scalar(select(SEATS.c.guest).where(SEATS.c.table_id == id))
    return found


def may_watch(connection: Connection, id: str, guest: str) -> bool:
    """Has the guest opened a link for watching?"""
    query = select(WATCHERS.c.guest).where(WATCHERS.c.table_id == id, WATCHERS.c.guest == guest)
    return connection.scalar(query) is not None


def standing(connection: Connection, ids: Sequence[str]) -> dict[str, tuple[int, int]]:
    """By table: how many lines its log has, and how often it was touched."""
    last = select(func.max(CHOICES.c.number)).where(CHOICES.c.table_id == TABLES.c.id).scalar_subquery()
    lines = func.coalesce(last + 1, 0)
    query = select(TABLES.c.id, lines, TABLES.c.touched).where(TABLES.c.id.in_(ids))
    return {id: (version, touched) for id, version, touched in connection.execute(query)}


# --- writing ------------------------------------------------------------------------------------------


def add_table(connection: Connection, row: TableRow, log: Sequence[ChoiceRow] = ()) -> None:
    """A new table with its seats, and of a replay the choices as well."""
    facts = {name: getattr(row, name) for name in TABLES.c.keys()}  # noqa: SIM118
    facts |= {name: write_options(facts[name]) for name in ("options", "dealt")}
    connection.execute(insert(TABLES), facts)
    seats = [{"table_id": row.id, **msgspec.structs.asdict(seat)} for seat in row.seats]
    connection.execute(insert(SEATS), seats)
    if log:
        connection.execute(insert(CHOICES), [msgspec.structs.asdict(line) for line in log])


def carry_over(
    connection: Connection,
    id: str,
    rules: str,
    cards: str,
    format: int,
    dealt: Mapping[str, str],
    fingerprints: Mapping[int, str],
) -> None:
    """A table is of today's version now: its header, and the fingerprints of its lines by number."""
    header = {"rules": rules, "cards": cards, "format": format, "dealt": write_options(dealt), "tried": None}
    connection.execute(update(TABLES).where(TABLES.c.id == id).values(header))
    connection.execute(update(CHOICES).where(CHOICES.c.table_id == id).values(fingerprint=None))
    for number, fingerprint in fingerprints.items():
        line = (CHOICES.c.table_id == id, CHOICES.c.number == number)
        connection.execute(update(CHOICES).where(*line).values(fingerprint=fingerprint))


def leave_behind(connection: Connection, id: str, version: str) -> None:
    """A table cannot be carried over to a version: do not try again."""
    connection.execute(update(TABLES).where(TABLES.c.id == id).values(tried=version))


def keep_seen(connection: Connection, id: str, version: int, bodies: Mapping[int, bytes]) -> None:
    """How a table was last seen, by seat; unless another process has kept a later sight."""
    if seen_version(connection, id) > version:
        return
    connection.execute(delete(SEEN).where(SEEN.c.table_id == id))
    rows = [{"table_id": id, "seat": seat, "version": version, "body": body} for seat, body in bodies.items()]
    connection.execute(insert(SEEN), rows)


def seen_version(connection: Connection, id: str) -> int:
    """At which version a table's sight was last kept; -1 for never."""
    found: int | None = connection.scalar(select(SEEN.c.version).where(SEEN.c.table_id == id).limit(1))
    return -1 if found is None else found


def seen(connection: Connection, id: str) -> dict[int, bytes]:
    """How a table was last seen, by seat; nothing where nobody has kept it."""
    query = select(SEEN.c.seat, SEEN.c.body).where(SEEN.c.table_id == id)
    return {row.seat: row.body for row in connection.execute(query)}


def touch(connection: Connection, id: str) -> None:
    """Let the other processes see that something but a choice has changed."""
    connection.execute(update(TABLES).where(TABLES.c.id == id).values(touched=TABLES.c.touched + 1))


def sit(connection: Connection, id: str, seat: int, guest: str, name: str) -> bool:
    """Take an open seat; False if somebody was quicker."""
    free = (SEATS.c.table_id == id, SEATS.c.seat == seat, SEATS.c.kind == "open")
    done = connection.execute(update(SEATS).where(*free).values(kind="person", guest=guest, name=name))
    touch(connection, id)
    return done.rowcount == 1


def watch(connection: Connection, id: str, guest: str) -> None:
    """Remember that a guest may watch."""
    if not may_watch(connection, id, guest):
        connection.execute(insert(WATCHERS), {"table_id": id, "guest": guest})


def close(connection: Connection, id: str) -> None:
    """No more choices at this table."""
    connection.execute(
        update(TABLES).where(TABLES.c.id == id, TABLES.c.closed.is_(None)).values(closed=time())
    )
    touch(connection, id)


def add_carry(connection: Connection, token: str, id: str, seat: int, guest: str, expires: float) -> None:
    """A link that moves a seat once. An earlier one of the same seat is no longer good."""
    connection.execute(delete(CARRIES).where(CARRIES.c.table_id == id, CARRIES.c.seat == seat))
    facts = {"token": token, "table_id": id, "seat": seat, "guest": guest, "expires": expires}
    connection.execute(insert(CARRIES), facts)


def carry(connection: Connection, token: str, guest: str) -> str | None:
    """Move the seat of a carry link to a guest; the table's id, or None if the link is no longer good."""
    found = connection.execute(select(CARRIES).where(CARRIES.c.token == token)).mappings().first()
    if found is None:
        return None
    here = select(SEATS.c.seat).where(SEATS.c.table_id == found["table_id"], SEATS.c.guest == guest)
    if connection.scalar(here) not in (None, found["seat"]):
        raise Refusal("refused", "error-seated")
    used = connection.execute(delete(CARRIES).where(CARRIES.c.token == token))
    if used.rowcount != 1 or found["expires"] < time():
        return None
    seat = (SEATS.c.table_id == found["table_id"], SEATS.c.seat == found["seat"])
    moved = connection.execute(
        update(SEATS).where(*seat, SEATS.c.guest == found["guest"]).values(guest=guest)
    )
    if moved.rowcount == 1:
        solo_rows.follow_seat(connection, found["table_id"], guest)
    touch(connection, found["table_id"])
    return str(found["table_id"])


def add_remark(connection: Connection, id: str, remark: RemarkRow) -> None:
    """Add a remark under the next number, unless the same request has added it."""
    same = remarks_of(id).where(REMARKS.c.request == remark.request, REMARKS.c.seat == remark.seat)
    if remark.request is not None and connection.execute(same).first() is not None:
        return
    last = next(iter(last_remarks(connection, id, 1)), None)
    if last is not None and counts_with(last, remark):
        counted = {"count": last.count + remark.count, "request": remark.request, "at": remark.at}
        row = (REMARKS.c.table_id == id, REMARKS.c.number == last.number)
        connection.execute(update(REMARKS).where(*row).values(counted))
    else:
        numbered = msgspec.structs.replace(remark, number=0 if last is None else last.number + 1)
        connection.execute(insert(REMARKS), {"table_id": id, **msgspec.structs.asdict(numbered)})
    touch(connection, id)


def counts_with(last: RemarkRow, remark: RemarkRow) -> bool:
    """Is it the same note once more? Then the last one counts it, and the table's remarks grow no longer."""
    return remark.kind == "note" and (last.kind, last.seat, last.text) == ("note", remark.seat, remark.text)
