"""Campaigns as their guest sees them: the log in words, and what is next."""

from collections.abc import Iterable
from functools import cache

from regnum import games
from regnum.engine.campaign import Campaign, CampaignError, CampaignRules, Chapter
from regnum.engine.text import Text
from regnum.server.messages import CampaignGame, CampaignInfo, Lang, Named, PlayingInfo
from regnum.server.problems import Refusal
from regnum.server.solo_rows import CampaignRow
from regnum.server.table import LiveTable


def rules_of(game: str) -> CampaignRules:
    """How the campaigns of a game go. Raises a Refusal."""
    rules = games.get(game).campaign if game in games.names() else None
    if rules is None:
        raise Refusal("missing", "error-no-campaign")
    return rules


def refusal(error: CampaignError, game: str, lang: Lang) -> Refusal:
    """What the rules of a game refuse, in the reader's language."""
    return Refusal("illegal", "error-campaign", reason=text_of(game, lang)(error.text, **error.about))


@cache
def text_of(game: str, lang: Lang) -> Text:
    """The words of a game, put together once."""
    return games.get(game).text(lang)


def info(row: CampaignRow, table: LiveTable | None, there: set[str], lang: Lang) -> CampaignInfo:
    """A campaign; `table` is that of its game in progress, `there` are its tables that still are."""
    return Telling(row.log, lang).info(row, table, there)


class Telling:
    """A log in the words of a language."""

    def __init__(self, log: Campaign, lang: Lang) -> None:
        self._log = log
        self._rules = rules_of(log.game)
        self._text = text_of(log.game, lang)

    def info(self, row: CampaignRow, table: LiveTable | None, there: set[str]) -> CampaignInfo:
        """The campaign of the log."""
        log, rules = self._log, self._rules
        stage = rules.stage(log)
        opponents = rules.opponents(log) if stage == "choose-bot" else ()
        gained = log.chapters[-1].gained if stage == "change-deck" else ()
        return CampaignInfo(
            id=row.id,
            game=log.game,
            name=log.name,
            nation=self._value("nations", log.nation),
            grand=log.grand,
            options=log.options,
            created=row.created,
            stage=stage,
            wins=log.wins,
            losses=log.losses,
            to_win=rules.to_win,
            to_lose=rules.to_lose,
            level=self._value("level", rules.level(log)),
            doubled=bool(log.chapters) and not log.chapters[-1].won,
            chapters=[
                self._chapter(chapter, row.tables.get(number, ""), there)
                for number, chapter in enumerate(log.chapters)
            ],
            opponents=[self._value("nations", bot) for bot in opponents],
            gained=self._cards(gained),
            deck=self._cards(rules.deck(log)),
            playing=self._playing(row.playing, table),
        )

    def _chapter(self, chapter: Chapter, table: str, there: set[str]) -> CampaignGame:
        ending = f"{self._log.game}-end-{chapter.reason}"
        change = chapter.change
        return CampaignGame(
            date=chapter.date,
            bot=self._value("nations", chapter.bot),
            level=self._value("level", chapter.level),
            won=chapter.won,
            points=list(chapter.points),
            ending=self._text(ending) if self._text.has(ending) else "",
            added=self._card(change.added) if change and change.added else None,
            removed=self._card(change.removed) if change and change.removed else None,
            table=table if table in there else "",
        )

    def _playing(self, id: str, table: LiveTable | None) -> PlayingInfo | None:
        """The game in progress. Of a table that is gone nobody knows the bot any more."""
        if not id or table is None:
            return None
        bot = self._value("nations", table.row.dealt["bot"])
        return PlayingInfo(table=id, bot=bot, status="playing" if goes_on(table) else "stopped")

    def _value(self, option: str, value: str) -> Named:
        return Named(key=value, label=self._text(f"{self._log.game}-option-{option}-{value}"))

    def _card(self, key: str) -> Named:
        return Named(key=key, label=self._text.card(key))

    def _cards(self, keys: Iterable[str]) -> list[Named]:
        return [self._card(key) for key in keys]


def goes_on(table: LiveTable | None) -> bool:
    """Can the game in progress be played to its end?"""
    return table is not None and table.status in ("playing", "over")
