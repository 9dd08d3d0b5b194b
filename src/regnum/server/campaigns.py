"""Campaigns: begun, played game after game, taken home and brought back, carried to another device."""

from collections.abc import Iterable
from secrets import randbelow, token_urlsafe
from time import time

from litestar import Response, get, post
from msgspec.structs import replace
from sqlalchemy import Connection

from regnum.engine.campaign import Campaign, CampaignError, Change
from regnum.engine.rng import SEEDS
from regnum.server import chain, rows, solo_rows
from regnum.server.guests import clean, token
from regnum.server.lobby import CARRY_SECONDS, Asked, Guest, Id, table_row
from regnum.server.messages import (
    CampaignInfo,
    Campaigns,
    Carry,
    Lang,
    NewCampaign,
    NewDeck,
    NewGame,
    Solo,
    SoloInfo,
    TableInfo,
)
from regnum.server.problems import Refusal
from regnum.server.rows import SeatRow, TableRow
from regnum.server.solo_rows import CampaignRow
from regnum.server.table import LiveTable
from regnum.server.words import words

NAME = 40
"""The longest name."""


# --- looking ------------------------------------------------------------------------------------------


@get("/api/campaigns")
async def my_campaigns(request: Asked, lang: Lang | None = None) -> Campaigns:
    """My campaigns, the newest first."""
    guest = Guest(request)
    guest.admit("reads")
    return await all_of(guest)


async def all_of(guest: Guest) -> Campaigns:
    """The campaigns of this guest."""
    found = await guest.house.tables.read(lambda connection: solo_rows.campaigns(connection, guest.id))
    most = guest.house.settings.limits.campaigns
    return Campaigns(campaigns=[await told(guest, row.id) for row in found], most=most)


@get("/api/campaigns/{campaign_id:str}")
async def one_campaign(request: Asked, campaign_id: Id, lang: Lang | None = None) -> CampaignInfo:
    """One campaign: its log, and what is next."""
    guest = Guest(request)
    guest.admit("reads")
    return await told(guest, campaign_id)


async def told(guest: Guest, id: str) -> CampaignInfo:
    """A campaign of this guest, with the game that has just ended."""
    row, table = await settled(guest, id)
    there = await guest.house.tables.read(
        lambda connection: set(rows.standing(connection, list(row.tables.values())))
    )
    return chain.info(row, table, there, guest.lang)


async def settled(guest: Guest, id: str) -> tuple[CampaignRow, LiveTable | None]:
    """A campaign of this guest, and the table of its game in progress. One that is over is entered first."""
    row = await mine(guest, id)
    table = await table_of(guest, row)
    if table is not None and table.match is not None and table.match.over:
        await guest.house.ledger.enter(table)
        row = await mine(guest, id)
        table = None
    return row, table


async def mine(guest: Guest, id: str) -> CampaignRow:
    """A campaign as it is on disk, if it is this guest's."""
    row = await guest.house.tables.read(lambda connection: solo_rows.campaign(connection, id))
    return owned(row, guest)


def owned(row: CampaignRow | None, guest: Guest) -> CampaignRow:
    """A campaign, if it is there and this guest's. Raises a Refusal."""
    if row is None:
        raise Refusal("missing", "error-missing-campaign")
    if row.guest != guest.id:
        raise Refusal("foreign", "error-campaign-foreign")
    return row


async def table_of(guest: Guest, row: CampaignRow) -> LiveTable | None:
    """The table of the game in progress; None where there is none any more."""
    if not row.playing:
        return None
    try:
        return await guest.house.tables.get(row.playing)
    except Refusal as refused:
        if refused.type != "missing":
            raise
        return None


# --- going on -----------------------------------------------------------------------------------------


@post("/api/campaigns")
async def begin(request: Asked, data: NewCampaign) -> CampaignInfo:
    """Begin a campaign."""
    guest = Guest(request)
    guest.admit("tables")
    rules = chain.rules_of(data.game)
    try:
        log = rules.begin(clean(data.name), data.nation, data.grand, data.options)
    except CampaignError as wrong:
        raise chain.refusal(wrong, data.game, guest.lang) from None
    return await keep(guest, log)


async def keep(guest: Guest, log: Campaign) -> CampaignInfo:
    """A new campaign of this guest."""
    row = CampaignRow(token_urlsafe(9), guest.id, log, time())
    most = guest.house.settings.limits.campaigns
    await guest.house.writer.run(lambda connection: solo_rows.add_campaign(connection, row, most))
    return await told(guest, row.id)


@post("/api/campaigns/{campaign_id:str}/game")
async def next_game(request: Asked, campaign_id: Id, data: NewGame) -> TableInfo:
    """Sit down to the next game. Asked twice for the same one, the same table."""
    guest = Guest(request)
    guest.admit("tables")
    row, table = await settled(guest, campaign_id)
    if table is not None and chain.goes_on(table):
        return await guest.info(running(table, data.bot))
    began = new_table(guest, row, data)

    def begin(connection: Connection) -> str:
        now = owned(solo_rows.campaign(connection, row.id, alone=True), guest)
        if (now.log, now.playing) != (row.log, row.playing):
            return now.playing  # somebody was quicker: another window of the same guest
        rows.add_table(connection, began)
        solo_rows.begin_game(connection, now, began.id)
        return began.id

    id = await guest.house.writer.run(begin)
    if not id:
        raise Refusal("stale", "error-campaign-moved")
    await show(guest, [row.playing])
    return await guest.info(running(await guest.house.tables.get(id), data.bot))


def running(table: LiveTable, bot: str) -> LiveTable:
    """The game in progress, if it is the one that was asked for."""
    if table.row.dealt["bot"] != bot:
        raise Refusal("refused", "error-campaign-playing")
    return table


def new_table(guest: Guest, row: CampaignRow, data: NewGame) -> TableRow:
    """The table of the next game. Raises a Refusal."""
    log = row.log
    try:
        options = chain.rules_of(log.game).next_game(log, data.bot)
    except CampaignError as wrong:
        raise chain.refusal(wrong, log.game, guest.lang) from None
    seed = randbelow(SEEDS) if data.seed is None else data.seed
    seat = SeatRow(0, "person", "", log.name, guest.id)
    return table_row(guest.id, "game", log.game, options, seed, [seat])


@post("/api/campaigns/{campaign_id:str}/deck")
async def change_deck(request: Asked, campaign_id: Id, data: NewDeck) -> CampaignInfo:
    """After a win: a card more, or a card less. Asked twice for the same, it is done once."""
    guest = Guest(request)
    guest.admit("choices")
    await settled(guest, campaign_id)
    change = Change(added=data.added, removed=data.removed)

    def write(connection: Connection) -> None:
        row = owned(solo_rows.campaign(connection, campaign_id, alone=True), guest)
        if not (row.log.chapters and row.log.chapters[-1].change == change):
            solo_rows.write_log(connection, row.id, chain.rules_of(row.log.game).changed(row.log, change))

    try:
        await guest.house.writer.run(write)
    except CampaignError as wrong:
        raise chain.refusal(wrong, (await mine(guest, campaign_id)).log.game, guest.lang) from None
    return await told(guest, campaign_id)


@post("/api/campaigns/{campaign_id:str}/remove")
async def remove(request: Asked, campaign_id: Id) -> Campaigns:
    """Forget a campaign. The tables of its games stay."""
    guest = Guest(request)
    guest.admit("choices")

    def forget(connection: Connection) -> CampaignRow:
        row = owned(solo_rows.campaign(connection, campaign_id, alone=True), guest)
        solo_rows.remove_campaign(connection, row)
        return row

    row = await guest.house.writer.run(forget)
    await show(guest, row.tables.values())
    return await all_of(guest)


async def show(guest: Guest, tables: Iterable[str]) -> None:
    """Whoever is at these tables sees what has become of their campaign."""
    for id in filter(None, tables):
        await guest.house.tables.refresh(id)
        guest.house.tables.changed(id)


# --- as a file ----------------------------------------------------------------------------------------


@get("/api/campaigns/{campaign_id:str}/file", media_type="application/json")
async def file(request: Asked, campaign_id: Id) -> Response[bytes]:
    """The log as a file: `regnum campaign` reads it too."""
    guest = Guest(request)
    guest.admit("reads")
    row, _ = await settled(guest, campaign_id)
    name = f"campaign-{row.log.nation}-{row.id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(row.log.to_json().encode(), media_type="application/json", headers=headers)


@post("/api/campaigns/file")
async def take_up(request: Asked, data: Campaign) -> CampaignInfo:
    """Go on with a campaign from its file, written here or by `regnum campaign`."""
    guest = Guest(request)
    guest.admit("tables")
    rules = chain.rules_of(data.game)
    try:
        data.refuse_format()
        rules.check(data)
    except CampaignError as wrong:
        raise chain.refusal(wrong, data.game, guest.lang) from None
    return await keep(guest, replace(data, name=clean(data.name)[:NAME]))


# --- to another device --------------------------------------------------------------------------------


@post("/api/campaigns/{campaign_id:str}/carry")
async def carry_link(request: Asked, campaign_id: Id) -> Carry:
    """A path that moves my campaign, with all its games, to the device that opens it, once."""
    guest = Guest(request)
    guest.admit("joins")
    row = await mine(guest, campaign_id)
    link, expires = token(), time() + CARRY_SECONDS
    await guest.house.writer.run(lambda connection: solo_rows.add_carry(connection, link, row, expires))
    return Carry(path=f"/carry-campaign/{link}", expires=expires)


@post("/api/carry-campaign/{link:str}")
async def carry(request: Asked, link: Id) -> CampaignInfo:
    """Take over the campaign of a link."""
    guest = Guest(request)
    guest.admit("joins")
    most = guest.house.settings.limits.campaigns
    row = await guest.house.writer.run(lambda connection: solo_rows.carry(connection, link, guest.id, most))
    if row is None:
        raise Refusal("missing", "error-missing-link")
    await show(guest, row.tables.values())
    return await told(guest, row.id)


# --- what solo games came to --------------------------------------------------------------------------


@get("/api/solo")
async def my_solo_games(request: Asked, lang: Lang | None = None) -> Solo:
    """My solo games against bots, added up by nation, bot and level."""
    guest = Guest(request)
    guest.admit("reads")
    await guest.house.ledger.catch_up(guest.id)
    found = await guest.house.tables.read(lambda connection: solo_rows.tallies(connection, guest.id))
    return Solo(results=[solo_info(one, guest.lang) for one in found])


def solo_info(one: solo_rows.Tally, lang: Lang) -> SoloInfo:
    """Games that are alike, in words."""
    return SoloInfo(
        game=one.game,
        side=words(one.game, lang).refer(one.side),
        bot=one.bot,
        level=one.level,
        games=one.games,
        wins=one.wins,
        best=one.best,
    )


ROUTES = [
    my_campaigns,
    one_campaign,
    begin,
    next_game,
    change_deck,
    remove,
    file,
    take_up,
    carry_link,
    carry,
    my_solo_games,
]
