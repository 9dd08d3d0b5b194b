"""What is kept of solo games and campaigns, as plain data. None of it needs the tables to be there still."""

from collections.abc import Iterable
from time import time
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, and_, case, delete, func, insert, select, update

from regnum.bests import Best, SoloGame
from regnum.engine.campaign import Campaign
from regnum.server.problems import Refusal
from regnum.server.storage import CAMPAIGN_CARRIES, CAMPAIGN_GAMES, CAMPAIGNS, RESULTS, SEATS, TABLES


class CampaignRow(msgspec.Struct):
    """A campaign, and the tables of its games by their number in the log, from 0."""

    id: str
    guest: str
    log: Campaign
    created: float
    tables: dict[int, str] = {}

    @property
    def playing(self) -> str:
        """The table of the game in progress; empty where there is none."""
        return self.tables.get(len(self.log.chapters), "")


class Tally(msgspec.Struct):
    """Solo games that are alike, added up."""

    game: str
    side: str
    bot: str
    level: str
    games: int
    wins: int
    best: int


# --- campaigns ----------------------------------------------------------------------------------------


def campaign(connection: Connection, id: str, alone: bool = False) -> CampaignRow | None:
    """The campaign of an id; `alone`, whoever else wants to change it waits for our transaction."""
    query = select(CAMPAIGNS).where(CAMPAIGNS.c.id == id)
    found = connection.execute(query.with_for_update() if alone else query).mappings().first()
    return None if found is None else with_tables(connection, found)


def campaigns(connection: Connection, guest: str) -> list[CampaignRow]:
    """The campaigns of a guest, the newest first."""
    query = select(CAMPAIGNS).where(CAMPAIGNS.c.guest == guest)
    found = connection.execute(query.order_by(CAMPAIGNS.c.created.desc(), CAMPAIGNS.c.id)).mappings()
    return [with_tables(connection, one) for one in found.all()]


def with_tables(connection: Connection, found: Any) -> CampaignRow:
    query = select(CAMPAIGN_GAMES.c.number, CAMPAIGN_GAMES.c.table_id)
    games = connection.execute(query.where(CAMPAIGN_GAMES.c.campaign_id == found["id"]))
    tables = {row.number: row.table_id for row in games}
    return CampaignRow(**dict(found, log=Campaign.from_json(found["log"])), tables=tables)


def campaign_of(connection: Connection, table: str) -> str | None:
    """The campaign that a table is a game of."""
    query = select(CAMPAIGN_GAMES.c.campaign_id).where(CAMPAIGN_GAMES.c.table_id == table)
    found: str | None = connection.scalar(query)
    return found


def add_campaign(connection: Connection, row: CampaignRow, most: int) -> None:
    """A new campaign, unless its guest has too many."""
    refuse_more(connection, row.guest, most)
    facts = {"id": row.id, "guest": row.guest, "log": row.log.to_json(), "created": row.created}
    connection.execute(insert(CAMPAIGNS), facts)


def refuse_more(connection: Connection, guest: str, most: int) -> None:
    """A guest keeps so many campaigns and no more."""
    count = select(func.count()).select_from(CAMPAIGNS).where(CAMPAIGNS.c.guest == guest)
    if (connection.scalar(count) or 0) >= most:
        raise Refusal("refused", "error-campaigns", most=most)


def write_log(connection: Connection, id: str, log: Campaign) -> None:
    """The log as it is now."""
    connection.execute(update(CAMPAIGNS).where(CAMPAIGNS.c.id == id).values(log=log.to_json()))


def begin_game(connection: Connection, row: CampaignRow, table: str) -> None:
    """The next game is played at a table; one that was broken off makes room for it."""
    number = len(row.log.chapters)
    same = and_(CAMPAIGN_GAMES.c.campaign_id == row.id, CAMPAIGN_GAMES.c.number == number)
    connection.execute(delete(CAMPAIGN_GAMES).where(same))
    touch(connection, [row.playing])
    connection.execute(insert(CAMPAIGN_GAMES), {"campaign_id": row.id, "number": number, "table_id": table})


def remove_campaign(connection: Connection, row: CampaignRow) -> None:
    """Forget a campaign. Its tables stay, as tables like any other."""
    for part in (CAMPAIGN_CARRIES, CAMPAIGN_GAMES):
        connection.execute(delete(part).where(part.c.campaign_id == row.id))
    connection.execute(delete(CAMPAIGNS).where(CAMPAIGNS.c.id == row.id))
    touch(connection, row.tables.values())


def touch(connection: Connection, tables: Iterable[str]) -> None:
    """Let everybody see that something has changed at tables."""
    there = TABLES.c.id.in_(list(tables))
    connection.execute(update(TABLES).where(there).values(touched=TABLES.c.touched + 1))


# --- to another device --------------------------------------------------------------------------------


def add_carry(connection: Connection, token: str, row: CampaignRow, expires: float) -> None:
    """A link that moves a campaign once. An earlier one is no longer good."""
    connection.execute(delete(CAMPAIGN_CARRIES).where(CAMPAIGN_CARRIES.c.campaign_id == row.id))
    facts = {"token": token, "campaign_id": row.id, "guest": row.guest, "expires": expires}
    connection.execute(insert(CAMPAIGN_CARRIES), facts)


def carry(connection: Connection, token: str, guest: str, most: int) -> CampaignRow | None:
    """Move the campaign of a link to a guest; None if the link is no longer good."""
    query = select(CAMPAIGN_CARRIES).where(CAMPAIGN_CARRIES.c.token == token)
    found = connection.execute(query).mappings().first()
    if found is None:
        return None
    row = campaign(connection, found["campaign_id"], alone=True)
    if row is not None and row.guest != guest:
        refuse_more(connection, guest, most)
    used = connection.execute(delete(CAMPAIGN_CARRIES).where(CAMPAIGN_CARRIES.c.token == token))
    if used.rowcount != 1 or found["expires"] < time() or row is None or row.guest != found["guest"]:
        return None
    return move(connection, row, guest)


def move(connection: Connection, row: CampaignRow, guest: str) -> CampaignRow:
    """A campaign belongs to another guest now, with its seats, tables and results."""
    ids = list(row.tables.values())
    seats = and_(SEATS.c.table_id.in_(ids), SEATS.c.guest == row.guest)
    connection.execute(update(SEATS).where(seats).values(guest=guest))
    tables = and_(TABLES.c.id.in_(ids), TABLES.c.owner == row.guest)
    connection.execute(update(TABLES).where(tables).values(owner=guest))
    connection.execute(update(RESULTS).where(RESULTS.c.table_id.in_(ids)).values(guest=guest))
    connection.execute(update(CAMPAIGNS).where(CAMPAIGNS.c.id == row.id).values(guest=guest))
    touch(connection, row.tables.values())
    return msgspec.structs.replace(row, guest=guest)


def follow_seat(connection: Connection, table: str, guest: str) -> None:
    """A seat was carried to another guest: what was played in it goes along, and so does its campaign."""
    connection.execute(update(RESULTS).where(RESULTS.c.table_id == table).values(guest=guest))
    id = campaign_of(connection, table)
    row = campaign(connection, id, alone=True) if id else None
    if row is not None:
        move(connection, row, guest)


# --- what games came to -------------------------------------------------------------------------------


def add_result(connection: Connection, table: str, guest: str, played: SoloGame) -> None:
    """What a game came to. Raises IntegrityError where that was entered before."""
    facts = {"table_id": table, "guest": guest, "ended": time(), **msgspec.structs.asdict(played)}
    connection.execute(insert(RESULTS), facts)


def unentered(connection: Connection, guest: str) -> list[str]:
    """The tables at which a guest sits alone and of which nothing is entered yet, the newest first."""
    sitting = select(SEATS.c.table_id).where(SEATS.c.guest == guest)
    alone = select(SEATS.c.table_id).where(SEATS.c.table_id.in_(sitting)).group_by(SEATS.c.table_id)
    query = select(TABLES.c.id).where(
        TABLES.c.kind == "game",
        TABLES.c.id.in_(alone.having(func.count() == 1)),
        TABLES.c.id.not_in(select(RESULTS.c.table_id).where(RESULTS.c.guest == guest)),
    )
    return list(connection.scalars(query.order_by(TABLES.c.created.desc(), TABLES.c.id)))


def bests(connection: Connection, guest: str) -> list[tuple[Best, str]]:
    """A guest's solo games that were won, the oldest first, and their tables; empty where one is gone."""
    query = select(RESULTS, TABLES.c.id.label("there")).join_from(
        RESULTS, TABLES, TABLES.c.id == RESULTS.c.table_id, isouter=True
    )
    won = query.where(RESULTS.c.guest == guest, RESULTS.c.won.is_(True))
    return [
        (Best(row.game, row.side, row.points, row.reason), row.there or "")
        for row in connection.execute(won.order_by(RESULTS.c.ended, RESULTS.c.table_id))
    ]


def tallies(connection: Connection, guest: str) -> list[Tally]:
    """A guest's solo games against bots, added up by side, bot and level."""
    alike = (RESULTS.c.game, RESULTS.c.side, RESULTS.c.bot, RESULTS.c.level)
    query: Select[Any] = select(
        *alike,
        func.count(),
        func.sum(case((RESULTS.c.won.is_(True), 1), else_=0)),
        func.max(RESULTS.c.points),
    )
    mine = query.where(RESULTS.c.guest == guest, RESULTS.c.bot != "").group_by(*alike).order_by(*alike)
    return [Tally(*row) for row in connection.execute(mine)]
