"""A campaign: a chain of games by one person, kept as a log. How it goes, the rules of a game say."""

from typing import Literal, Protocol, TypeAlias

import msgspec

from regnum.engine.decision import Arg
from regnum.engine.errors import RegnumError
from regnum.engine.match import Match

FORMAT = 1

Stage: TypeAlias = Literal["choose-bot", "change-deck", "won", "lost"]
"""What is next: pick an opponent, change the deck after a win, or nothing any more."""


class CampaignError(RegnumError):
    """What cannot be done in a campaign now, or a log that cannot be read. `text` and `about` say the same in
    the reader's language."""

    def __init__(self, line: str, text: str, **about: Arg) -> None:
        super().__init__(line)
        self.text = text
        self.about = about


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """What a win has done to the starting deck: one card more or one less."""

    added: str = ""
    removed: str = ""


class Chapter(msgspec.Struct, frozen=True, kw_only=True):
    """One game of a campaign."""

    date: str
    """The day on which it ended: `2026-11-17`."""
    bot: str
    level: str
    won: bool
    points: tuple[int, ...]
    reason: str
    gained: tuple[str, ...] = ()
    """The cards that may be added to the deck for it."""
    change: Change | None = None


class Campaign(msgspec.Struct, frozen=True, kw_only=True):
    """The log of a campaign."""

    format: int = FORMAT
    game: str
    name: str
    """Of the player."""
    nation: str
    grand: bool = False
    options: dict[str, str] = {}
    """What all its games have in common, such as the boxes."""
    chapters: tuple[Chapter, ...] = ()

    def to_json(self) -> str:
        """As a file, to be read by people too."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1).decode() + "\n"

    @classmethod
    def from_json(cls, text: str) -> "Campaign":
        """Read a file; says in words what is wrong with it."""
        try:
            read = msgspec.json.decode(text.encode(), type=cls)
        except (msgspec.MsgspecError, UnicodeEncodeError) as wrong:
            raise CampaignError(f"This is not the log of a campaign: {wrong}.", "campaign-unread") from None
        read.refuse_format()
        return read

    def refuse_format(self) -> None:
        """Refuse the log of another version."""
        if self.format != FORMAT:
            raise CampaignError(
                f"The log has format {self.format}; this program reads format {FORMAT}.",
                "campaign-format",
                format=self.format,
                known=FORMAT,
            )

    @property
    def wins(self) -> int:
        return sum(chapter.won for chapter in self.chapters)

    @property
    def losses(self) -> int:
        return len(self.chapters) - self.wins


class CampaignRules(Protocol):
    """How campaigns of a game go."""

    @property
    def to_win(self) -> int:
        """So many wins win a campaign."""

    @property
    def to_lose(self) -> int:
        """So many losses lose it."""

    def begin(self, name: str, nation: str, grand: bool, options: dict[str, str]) -> Campaign:
        """A new campaign. Refuses in words what cannot be."""

    def check(self, campaign: Campaign) -> None:
        """Is a log that comes from a file one that could have been? Refuses in words."""

    def stage(self, campaign: Campaign) -> Stage:
        """What is next."""

    def level(self, campaign: Campaign) -> str:
        """The level of the next game."""

    def opponents(self, campaign: Campaign) -> tuple[str, ...]:
        """The bots that may be met next."""

    def deck(self, campaign: Campaign) -> tuple[str, ...]:
        """The starting deck as it is now: what may be removed from it."""

    def next_game(self, campaign: Campaign, bot: str) -> dict[str, str]:
        """The options of the next game."""

    def finished(self, campaign: Campaign, match: Match, date: str) -> Campaign:
        """The log with a game that has just ended."""

    def changed(self, campaign: Campaign, change: Change) -> Campaign:
        """The log with the change that the last win allows."""
