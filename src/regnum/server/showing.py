"""What the viewers of a table are sent, and when. What is in memory must be on disk before any of it."""

import msgspec

from regnum.server import render, seen
from regnum.server.messages import Error, Present, Same, Seats, Since
from regnum.server.problems import Refusal
from regnum.server.table import LiveTable
from regnum.server.viewer import CARRIED, RESTART, Viewer


def show(table: LiveTable) -> None:
    """Make ready the table as it is now, for everybody; `send` sends it."""
    if table.match is None:
        for viewer in table.viewers:
            send_all(table, viewer)
        return
    rendering = render.Rendering(table)
    events = len(table.match.events)
    for viewer in table.viewers:
        first = table.events_kept(viewer.version, viewer.events)
        viewer.lay_by(rendering.update(viewer.seat, viewer.lang, first, viewer.view, viewer.foresight))
        viewer.events, viewer.version, viewer.view = events, table.version, rendering.view(viewer.seat)
    if table.match.over:
        show_seats(table)


def send(table: LiveTable) -> None:
    """Send everybody what is ready."""
    for viewer in [*table.viewers]:
        viewer.flush()


def show_seats(table: LiveTable) -> None:
    """Send everybody who sits there and how the table stands."""
    made: dict[tuple[int | None, bool, str], bytes] = {}
    for viewer in table.viewers:
        # A crowd of spectators reads the same: it is put into bytes once.
        same = (viewer.seat, viewer.guest == table.row.owner, viewer.lang)
        if same not in made:
            made[same] = render.encode(Seats(table=render.info(table, viewer.guest, viewer.lang)))
        viewer.post(made[same])
        viewer.present = render.present(table)


def show_presence(table: LiveTable) -> None:
    """Send everybody who is there, unless they know."""
    seats, watchers = present = render.present(table)
    raw = render.encode(Present(online=sorted(seats), watchers=watchers))
    for viewer in table.viewers:
        if viewer.present != present:
            viewer.post(raw)
            viewer.present = present


def reseat(table: LiveTable) -> None:
    """Who has lost a seat is told so; who has won one comes again, and is seated."""
    for viewer in [*table.viewers]:
        if table.row.seat_of(viewer.guest) != viewer.seat:
            viewer.close(RESTART if viewer.seat is None else CARRIED)
            table.viewers.discard(viewer)


def show_remarks(table: LiveTable) -> None:
    """Send everybody the remarks that they have not heard."""
    for viewer in table.viewers:
        send_remarks(table, viewer)


def send_remarks(table: LiveTable, viewer: Viewer) -> None:
    """Send a viewer the remarks that it has not heard, of the last ones."""
    if viewer.remarks < table.remarked:
        first = max(viewer.remarks, table.remarked - len(table.remarks))
        viewer.post(render.remarks(table, first, viewer.lang))
        viewer.remarks = table.remarked


def welcome(table: LiveTable, viewer: Viewer, since: Since | None) -> None:
    """Send a viewer what it has not got: everything, what is new, or that nothing is."""
    seats, watchers = viewer.present = render.present(table)
    if since is not None and table.match is not None and since.version <= table.version:
        viewer.events = table.events_kept(since.version, since.events)
        # The last remark may count more by now than when it was sent.
        viewer.remarks = max(0, min(since.remarks, table.remarked) - (since.touched != table.row.touched))
        if since == standing(table):
            viewer.version, viewer.remarks = table.version, table.remarked
            viewer.post(Same(**msgspec.structs.asdict(since), online=sorted(seats), watchers=watchers))
            return
    send_all(table, viewer)


def standing(table: LiveTable) -> Since:
    """What a viewer that has everything would say it has."""
    assert table.match is not None
    return Since(
        version=table.version,
        events=len(table.match.events),
        remarks=table.remarked,
        touched=table.row.touched,
    )


def send_all(table: LiveTable, viewer: Viewer) -> None:
    """Send a viewer the table, from the events and remarks on that it has."""
    viewer.post(Seats(table=render.info(table, viewer.guest, viewer.lang)))
    if table.match is None and (update := seen.last_seen(table, viewer.seat, viewer.lang)) is not None:
        viewer.post(update)
    if table.match is not None and table.row.kind == "game":
        rendering = render.Rendering(table)
        viewer.post(rendering.update(viewer.seat, viewer.lang, viewer.events, None, viewer.foresight))
        viewer.events, viewer.version = len(table.match.events), table.version
        viewer.view = rendering.view(viewer.seat)
    send_remarks(table, viewer)


def refuse(viewer: Viewer, refused: Refusal, request: str | None) -> None:
    """Tell a viewer what is refused."""
    problem = refused.told(viewer.lang, render.called(viewer.table, viewer.lang))
    viewer.post(Error(id=request, error=problem))
