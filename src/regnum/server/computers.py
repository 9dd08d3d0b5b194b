"""Computer players at their seats: when asked, one thinks, and its choice is made like anybody's."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from secrets import randbelow, token_hex
from typing import TypeAlias

from regnum.engine.errors import RegnumError
from regnum.engine.rng import SEEDS
from regnum.players.analysis import Analysis, Mistake, told
from regnum.server import worker
from regnum.server.levels import nearest
from regnum.server.messages import Choose
from regnum.server.pool import NoThought, Pool
from regnum.server.problems import Refusal
from regnum.server.settings import PLAYERS, Settings
from regnum.server.table import LiveTable
from regnum.server.tables import Tables
from regnum.server.turns import NOBODY, Crowded, Who
from regnum.server.worker import Job, Look, Thought

log = logging.getLogger("regnum.server")
KEPT = 100
"""So many games that were looked back at are remembered."""
Game: TypeAlias = tuple[str, int]
"""A table and its version: after an undo it is another game."""
Looked: TypeAlias = tuple[int, int]
"""So many choices of a game were looked at, of so many."""
NOT_BEGUN: Looked = (0, 0)
QUICK = "greedy"
"""Who chooses for a player that has failed: it takes a few milliseconds."""


class LookingBack:
    """At a game that is over, one choice after the other; whoever else wants to know waits for the same."""

    def __init__(self, pool: Pool, job: Job, who: Who, tell: Callable[[Looked], None]) -> None:
        self.looked = NOT_BEGUN
        self._tell = tell
        self.found = asyncio.create_task(self._look(pool, job, who))

    async def _look(self, pool: Pool, job: Job, who: Who) -> Analysis:
        moments, numbers = await pool.run(worker.chances, job, who)
        mistakes: list[Mistake | None] = []
        for number in numbers:
            self._come_to(len(mistakes), len(numbers))
            mistakes.append(await pool.run(worker.look, Look(job, number), who))
        self._come_to(len(mistakes), len(numbers))
        return told(moments, mistakes)

    def _come_to(self, done: int, all: int) -> None:
        self.looked = done, all
        self._tell(self.looked)


class Computers:
    """Plays for all computer seats of the tables in this process."""

    def __init__(self, settings: Settings, tables: Tables) -> None:
        self._settings = settings
        self._tables = tables
        self._looking: dict[Game, LookingBack] = {}
        self._found: OrderedDict[Game, Analysis] = OrderedDict()
        self._elsewhere: OrderedDict[Game, Looked] = OrderedDict()
        """How far other processes have come."""
        self.tell: Callable[[Game, Looked], None] = lambda game, looked: None
        """Told how far this one has come, so that whoever asks another hears of it."""
        self.pool = Pool(settings.thinking, settings.think_seconds)
        tables.moved = self.wake

    def wake(self, table: LiveTable) -> None:
        """Begin to think if a computer is asked, somebody cares, and none is thinking yet."""
        if table.thinking is None and must_think(table):
            table.thinking = asyncio.create_task(self._play(table))

    async def hint(self, table: LiveTable, seat: int, who: Who) -> tuple[int, list[Thought]]:
        """What search makes of the question that a seat is asked, and the question's number."""
        async with table.lock:
            match = table.playing()
            match.asked(seat)
            number, job = match.number, self._job(table, seat, self._settings.hint)
        try:
            return number, await self.pool.run(worker.explain, job, who)
        except NoThought:
            raise Refusal("refused", "error-hint") from None
        except Crowded:
            raise Refusal("refused", "error-busy") from None

    async def look_back(self, table: LiveTable, who: Who) -> Analysis:
        """What search makes of a game that is over. Everybody is told the same, and it is thought of once."""
        async with table.lock:
            game, job = game_at(table), self._job(table, 0, self._settings.hint)
        if game in self._found:
            return self._found[game]
        if game not in self._looking:
            self._looking[game] = LookingBack(self.pool, job, who, partial(self.tell, game))
            self._looking[game].found.add_done_callback(partial(self._looked_back, game))
        try:
            # Should this guest leave, others may be waiting for the same.
            found = self._found[game] = await asyncio.shield(self._looking[game].found)
        except (NoThought, Crowded):
            raise Refusal("refused", "error-busy") from None
        while len(self._found) > KEPT:
            self._found.popitem(last=False)
        return found

    def _looked_back(self, game: Game, _: asyncio.Task[Analysis]) -> None:
        del self._looking[game]
        self.tell(game, NOT_BEGUN)

    def looked(self, table: LiveTable) -> Looked:
        """How many choices of a game were looked at, and how many will be; none where nobody has asked."""
        looking = self._looking.get(game_at(table))
        return looking.looked if looking else self._elsewhere.get(game_at(table), NOT_BEGUN)

    def hear(self, game: Game, looked: Looked) -> None:
        """Another process tells how far it has come; one that is killed never tells that it has ended."""
        self._elsewhere.pop(game, None)
        if looked != NOT_BEGUN:
            self._elsewhere[game] = looked
        while len(self._elsewhere) > KEPT:
            self._elsewhere.popitem(last=False)

    async def _play(self, table: LiveTable) -> None:
        """Choose for computers until a person is asked."""
        try:
            while (seat := asked_computer(table)) is not None and must_think(table):
                await self._turn(table, seat)
        except Crowded:
            log.info("table %s waits until somebody looks at it", table.row.id)
        except Refusal as refused:
            log.warning("computer at table %s: %s", table.row.id, refused)
        finally:
            table.thinking = None

    async def _turn(self, table: LiveTable, seat: int) -> None:
        async with table.lock:
            if asked_computer(table) != seat or table.match is None:
                return
            job = self._job(table, seat, nearest(table.row.seats[seat].spec, self._settings.levels))
            version, number = table.version, table.match.number
            keys = [option.key for option in table.match.asked(seat).options]
        request = f"computer {token_hex(8)}"
        key = await self._thought(job, table)
        lost = key not in keys
        if lost:
            quick = await self._thought(job._replace(spec=QUICK, players=PLAYERS), table)
            key = quick if quick in keys else keys[0]
        wish = Choose(id=request, version=version, number=number, keys=[key])
        try:
            await self._tables.choose(table, seat, wish)
        except RegnumError as refused:
            # Another process was quicker, or an undo came in between: the next round looks anew.
            log.info("a computer's choice at table %s came too late: %s", table.row.id, refused)
            await asyncio.sleep(0.1)
            return
        if lost:
            await self._tables.note(table, "note-fallback", seat, f"fallback {request}"[:40])

    async def _thought(self, job: Job, table: LiveTable) -> str:
        """The key that a player chooses; nothing where it fails."""
        try:
            return await self.pool.run(worker.choose, job, for_whom(table))
        except NoThought as failure:
            log.warning("seat %s of table %s has not decided: %s", job.seat, table.row.id, failure)
            return ""

    def _job(self, table: LiveTable, seat: int, spec: str) -> Job:
        match = table.match
        assert match is not None
        return Job(
            table=table.row.id,
            game=table.row.game,
            seats=match.seats,
            options=dict(match.options),
            game_seed=match.seed,
            choices=match.choices[:],
            seat=seat,
            spec=spec,
            seed=randbelow(SEEDS),
            players=self._settings.players,
        )


def must_think(table: LiveTable) -> bool:
    """Is a computer asked where a person sits or watches? Computers among themselves do not think unseen."""
    if table.gone or asked_computer(table) is None:
        return False
    return bool(table.viewers) or any(seat.kind == "person" for seat in table.row.seats)


def game_at(table: LiveTable) -> Game:
    """What is played or was played at a table."""
    return table.row.id, table.version


def for_whom(table: LiveTable) -> Who:
    """Who waits for a computer: somebody who sits there, or else looks on. Nobody's turn comes last."""
    waiting = sorted(table.viewers, key=lambda viewer: viewer.seat is None)
    return Who(waiting[0].address, waiting[0].guest) if waiting else NOBODY


def asked_computer(table: LiveTable) -> int | None:
    """The first computer that is asked something, at a table that goes on."""
    row = table.row
    if row.kind == "replay":
        return None
    for seat in table.asked:
        if row.seats[seat].kind == "computer":
            return seat
    return None
