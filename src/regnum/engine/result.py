"""How a game ended."""

import msgspec

from regnum.engine.decision import Phrase


class ScoreLine(msgspec.Struct, frozen=True):
    """One source of points: a message reference such as `@civ-domain-science`, and who got how many."""

    seat: int
    source: str
    points: int
    category: str = ""
    """Under which heading it is added up, as a message reference; empty where the source is one itself."""

    @property
    def heading(self) -> str:
        """The category, or the source where that is one."""
        return self.category or self.source


class Result(msgspec.Struct, frozen=True):
    """Who won, why the game ended, and how each point came about."""

    winners: tuple[int, ...]
    points: tuple[int, ...]
    reason: str
    """A word such as `hegemony`; its text is the message `<game>-end-<reason>`."""
    lines: tuple[ScoreLine, ...] = ()
    sides: tuple[str, ...] = ()
    """What each seat has played, as a message reference: a nation, a faction. Empty where all are alike."""
    because: Phrase | None = None
    """What decided, where the points alone do not show it: a tie-break, or what a solo game asks for."""
