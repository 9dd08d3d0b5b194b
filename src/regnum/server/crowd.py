"""How many connections there are, so that nobody takes them all."""

from collections import Counter

from regnum.server.problems import Refusal
from regnum.server.settings import Limits
from regnum.server.table import LiveTable

SOON = 10
"""Seconds after which it is worth to try again."""


class Crowd:
    """The open WebSockets of this process, by guest and by address."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._guests: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()

    def come(self, guest: str, address: str) -> None:
        """Somebody opens a connection, and is counted until they `go`. Raises a Refusal."""
        self._guests[guest] += 1
        self._addresses[address] += 1
        too_many = guest and self._guests[guest] > self._limits.sockets
        if too_many or self._addresses[address] > self._limits.sockets * self._limits.crowd:
            raise Refusal("flooding", "error-crowded", wait=SOON)

    def go(self, guest: str, address: str) -> None:
        """They have gone."""
        for counted, who in ((self._guests, guest), (self._addresses, address)):
            counted[who] -= 1
            if not counted[who]:
                del counted[who]

    def look_on(self, table: LiveTable, seat: int | None) -> None:
        """Somebody comes to a table. Whoever sits there always finds room. Raises a Refusal."""
        watching = sum(viewer.seat is None for viewer in table.viewers)
        if seat is None and watching >= self._limits.watchers:
            raise Refusal("flooding", "error-crowded", wait=SOON)
