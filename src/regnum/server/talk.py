"""What was said at a table before what everybody is sent."""

from typing import Annotated

from litestar import get
from litestar.params import Parameter

from regnum.server import render, rows
from regnum.server.lobby import Asked, Guest, Id
from regnum.server.messages import Lang, Remarks
from regnum.server.table import REMARKS_AT_HAND

LAST = 2**31 - 1


@get("/api/tables/{table_id:str}/remarks")
async def remarks(
    request: Asked,
    table_id: Id,
    before: Annotated[int, Parameter(ge=0, le=LAST)] = LAST,
    lang: Lang | None = None,
) -> Remarks:
    """The last remarks before a number, a page of them."""
    guest = Guest(request)
    table = await guest.table(table_id)
    id = table.row.id
    said = await guest.house.tables.read(lambda c: rows.last_remarks(c, id, REMARKS_AT_HAND, before))
    return render.told(table, said, said[0].number if said else 0, guest.lang)


ROUTES = [remarks]
