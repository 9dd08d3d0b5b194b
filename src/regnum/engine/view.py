"""What a seat sees: zones, piles and counters, described so that any client can draw them."""

from typing import Literal, TypeAlias

import msgspec

from regnum.engine.decision import Arg, Decision, Option

Layout: TypeAlias = Literal["hand", "row", "pile", "stack"]
"""How a zone lies: a fan of cards, side by side, only the top showing, or all below each other."""


class ZoneView(msgspec.Struct, frozen=True):
    """A place with cards. `cards` is None where the viewer may know only their number."""

    key: str
    name: str
    owner: int | None
    layout: Layout
    count: int
    cards: tuple[str, ...] | None
    group: str = ""
    """Zones of one owner and one group are drawn together: the domains of an area. A reference such as
    `@civ-domain-science` says in words what they lie on."""


class CounterView(msgspec.Struct, frozen=True):
    """A number that matters, such as points or the hand size."""

    key: str
    name: str
    owner: int | None
    value: int
    group: str = ""


class View(msgspec.Struct, frozen=True):
    """A game as one viewer sees it. Names are message references such as `@civ-zone-hand`."""

    game: str
    seat: int | None
    seats: int
    turn: int | None
    stage: str
    zones: tuple[ZoneView, ...]
    counters: tuple[CounterView, ...]


class SeenDecision(msgspec.Struct, frozen=True):
    """A decision as one viewer sees it: everybody sees who is asked what, only the asked the options."""

    seat: int
    text: str
    clause: str
    args: dict[str, Arg]
    zone: str
    options: tuple[Option, ...] | None

    @classmethod
    def of(cls, decision: Decision, viewer: int | None) -> "SeenDecision":
        """What `viewer` sees of a decision."""
        mine = decision.seat == viewer
        ask = decision.ask
        options = tuple(decision.options) if mine else None
        return cls(decision.seat, ask.text, ask.clause, dict(ask.args), decision.zone, options)
