"""Campaigns, and what solo games came to."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from regnum.engine.campaign import Stage
from regnum.server.messages.base import Message, Name, Number, Part

Value: TypeAlias = Annotated[str, Meta(max_length=40)]
CardKey: TypeAlias = Annotated[str, Meta(max_length=80)]


class NewCampaign(Message, forbid_unknown_fields=True):
    """A campaign to begin."""

    game: Value
    nation: Value
    name: Name = ""
    """What I am called in it."""
    grand: bool = False
    """At the highest level throughout."""
    options: Annotated[dict[Value, Value], Meta(max_length=10)] = msgspec.field(default_factory=dict)
    """What all its games have in common: the boxes."""


class NewGame(Message, forbid_unknown_fields=True):
    """The next game of a campaign."""

    bot: Value
    """One of `CampaignInfo.opponents`."""
    seed: Number | None = None


class NewDeck(Message, forbid_unknown_fields=True):
    """What a win changes: one card is added, or one removed."""

    added: CardKey = ""
    removed: CardKey = ""


class Named(Part):
    """A nation, a level or a card, and what it is called."""

    key: str
    label: str


class CampaignGame(Part):
    """A game of a campaign that is over."""

    date: str
    """The day on which it ended: `2026-11-17`."""
    bot: Named
    level: Named
    won: bool
    points: list[int]
    """Mine, and the bot's."""
    ending: str
    """How it ended, in words."""
    added: Named | None
    removed: Named | None
    table: str
    """The id of its table; empty where that is gone, or was somewhere else."""


class PlayingInfo(Part):
    """The game in progress."""

    table: str
    bot: Named
    status: Literal["playing", "stopped"]
    """`stopped`: its table was closed, is gone, or cannot go on. Nothing was entered; it is begun anew."""


class CampaignInfo(Message):
    """A campaign of mine: its log, and what is next."""

    id: str
    game: str
    name: str
    nation: Named
    grand: bool
    options: dict[str, str]
    created: float
    """Seconds since 1970."""
    stage: Stage
    """What is next: an opponent, a change of the deck, or nothing any more."""
    wins: int
    losses: int
    to_win: int
    to_lose: int
    level: Named
    """Of the next game."""
    doubled: bool
    """The next game begins with twice the tokens, because the last one was lost."""
    chapters: list[CampaignGame]
    opponents: list[Named]
    """Who may be met next."""
    gained: list[Named]
    """What may be added to the deck now."""
    deck: list[Named]
    """The starting deck as it is now: what may be removed."""
    playing: PlayingInfo | None


class Campaigns(Message):
    """My campaigns, the newest first, and how many I may keep."""

    campaigns: list[CampaignInfo]
    most: int


class SoloInfo(Part):
    """My solo games that are alike, added up."""

    game: str
    side: str
    """What I have played, in words."""
    bot: str
    level: str
    """As values of the options of these names."""
    games: int
    wins: int
    best: int
    """The most points."""


class Solo(Message):
    """What my solo games against bots came to."""

    results: list[SoloInfo]
