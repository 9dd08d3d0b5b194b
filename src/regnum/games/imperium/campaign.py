"""The campaign: five wins before the fourth loss, with a deck that grows or shrinks (CAMPAIGN)."""

import re
from dataclasses import dataclass
from datetime import date

from msgspec.structs import replace

from regnum.engine.campaign import Campaign, CampaignError, Change, Chapter, Stage
from regnum.engine.game import BadSetup
from regnum.engine.match import Match
from regnum.games.imperium.bot.levels import NAMES
from regnum.games.imperium.cards import index
from regnum.games.imperium.setup import BOXES, round_limit
from regnum.games.imperium.state import ImperiumState
from regnum.games.imperium.terms import FAME, UNREST

WINS, LOSSES = 5, 4
"""So many wins win a campaign, so many losses lose it (CAMPAIGN-1)."""
SUPREME = NAMES[-1]
PLAYER = 0
SIDES = 2
COMMON = ("boxes", "rounds")
"""What all games of a campaign may have in common."""
MOST_POINTS = 9999
REASON = re.compile("[a-z-]{1,40}")


@dataclass(frozen=True)
class ImperiumCampaign:
    """The rules of Imperium's campaign, as the engine asks for them."""

    to_win: int = WINS
    to_lose: int = LOSSES

    def begin(self, name: str, nation: str, grand: bool, options: dict[str, str]) -> Campaign:
        """The player picks a nation and keeps it (CAMPAIGN-1)."""
        campaign = Campaign(game="imperium", name=name, nation=nation, grand=grand, options=options)
        self.check(campaign)
        return campaign

    def check(self, campaign: Campaign) -> None:
        """Every game of the log must have been allowed when it was played."""
        if campaign.game != "imperium":
            raise CampaignError(
                f"This is a campaign of {campaign.game}, not of imperium.", "campaign-other-game"
            )
        refuse_options(campaign.options)
        boxes = campaign.options.get("boxes", "classics")
        if campaign.nation not in nations_of(boxes):
            raise CampaignError(
                f"The nation {campaign.nation!r} is not in the boxes {boxes!r}. "
                f"There are: {', '.join(nations_of(boxes))}.",
                "campaign-nation",
                nations=tuple(map(called, nations_of(boxes))),
            )
        for number, chapter in enumerate(campaign.chapters):
            self._check_chapter(replace(campaign, chapters=campaign.chapters[:number]), chapter, number + 1)

    def _check_chapter(self, before: Campaign, chapter: Chapter, number: int) -> None:
        """One game of a log, given those before it."""
        if why := self._doubt(before, chapter):
            line = f"Game {number} of the log cannot be: {why}."
            raise CampaignError(line, "campaign-impossible", number=number)
        if chapter.change is not None:
            after = replace(before, chapters=(*before.chapters, replace(chapter, change=None)))
            self.changed(after, chapter.change)

    def _doubt(self, before: Campaign, chapter: Chapter) -> str:
        """Why a game of a log cannot have been played; nothing where it can."""
        if self.stage(before) != "choose-bot":
            return f"the campaign was at {self.stage(before)!r}"
        if chapter.bot not in self.opponents(before):
            return f"{chapter.bot!r} was no possible opponent"
        if chapter.level != self.level(before):
            return f"its level was {self.level(before)}, not {chapter.level}"
        if not is_day(chapter.date):
            return f"{chapter.date!r} is no day"
        if len(chapter.points) != SIDES or max(map(abs, chapter.points)) > MOST_POINTS:
            return "its points are not those of two sides"
        if not REASON.fullmatch(chapter.reason):
            return f"no game ends by {chapter.reason!r}"
        fitting = may_be_gained(before)
        strange = [key for key in chapter.gained if key not in fitting]
        if strange or len(set(chapter.gained)) != len(chapter.gained):
            return f"{(*strange, *chapter.gained)[0]!r} cannot have been gained, or not so often"
        return ""

    # --- where a campaign stands -------------------------------------------------------------------------

    def stage(self, campaign: Campaign) -> Stage:
        """CAMPAIGN-1, CAMPAIGN-5, CAMPAIGN-7, CAMPAIGN-11."""
        if campaign.losses >= LOSSES:
            return "lost"
        if campaign.wins >= WINS:
            return "won"
        last = campaign.chapters[-1] if campaign.chapters else None
        return "change-deck" if last and last.won and last.change is None else "choose-bot"

    def level(self, campaign: Campaign) -> str:
        """One higher with each win (CAMPAIGN-10); in a grand campaign always the highest (CAMPAIGN-12)."""
        return SUPREME if campaign.grand else NAMES[min(campaign.wins, WINS - 1)]

    def opponents(self, campaign: Campaign) -> tuple[str, ...]:
        """Those not beaten yet, and not the own nation (CAMPAIGN-4)."""
        beaten = {chapter.bot for chapter in campaign.chapters if chapter.won}
        known = nations_of(campaign.options.get("boxes", "classics"))
        return tuple(name for name in known if name != campaign.nation and name not in beaten)

    def deck(self, campaign: Campaign) -> tuple[str, ...]:
        """The nation's own starting cards, and what was added and removed since (CAMPAIGN-8, CAMPAIGN-9)."""
        number = next(at for at, nation in enumerate(index.NATIONS) if nation.name == campaign.nation)
        own = [index.KEY[card] for card in index.NATION_CARDS[number] if index.CARD[card].starts == "deck"]
        changes = [chapter.change for chapter in campaign.chapters if chapter.change]
        gone = {change.removed for change in changes}
        return tuple(key for key in (*own, *added(campaign)) if key not in gone)

    # --- the next game -----------------------------------------------------------------------------------

    def next_game(self, campaign: Campaign, bot: str) -> dict[str, str]:
        """The options of the next game (CAMPAIGN-4, CAMPAIGN-6, CAMPAIGN-8, CAMPAIGN-9, CAMPAIGN-13)."""
        if (stage := self.stage(campaign)) != "choose-bot":
            raise CampaignError(
                f"No game can be begun: the campaign is at {stage!r}.", f"campaign-at-{stage}"
            )
        if bot not in self.opponents(campaign):
            raise self._not_met(campaign, bot)
        changes = [chapter.change for chapter in campaign.chapters if chapter.change]
        lost = bool(campaign.chapters) and not campaign.chapters[-1].won
        return {
            **campaign.options,
            "nations": campaign.nation,
            "bot": bot,
            "level": self.level(campaign),
            "added": listed(added(campaign)),
            "removed": listed([change.removed for change in changes if change.removed]),
            "tokens": "double" if lost else "usual",
            "calm": str(campaign.wins if campaign.grand else 0),
        }

    def _not_met(self, campaign: Campaign, bot: str) -> CampaignError:
        """Why a bot is no opponent (CAMPAIGN-4)."""
        met = self.opponents(campaign)
        line = f"{bot!r} cannot be met. There are: {', '.join(met)}."
        if bot == campaign.nation:
            return CampaignError(line, "campaign-own-nation", nation=called(bot))
        if bot in (chapter.bot for chapter in campaign.chapters):
            return CampaignError(line, "campaign-beaten", nation=called(bot))
        return CampaignError(line, "campaign-no-bot", nations=tuple(map(called, met)))

    # --- after a game ------------------------------------------------------------------------------------

    def finished(self, campaign: Campaign, match: Match, date: str) -> Campaign:
        """Log a game (CAMPAIGN-2, CAMPAIGN-5, CAMPAIGN-7)."""
        result = match.result
        if result is None:
            raise CampaignError("The game is not over yet.", "campaign-not-over")
        played = match.game.complete(match.seats, match.options)
        wanted = self.next_game(campaign, played["bot"])
        if any(played[name] != value for name, value in wanted.items()):
            raise CampaignError("This is not the next game of the campaign.", "campaign-not-next")
        assert isinstance(match.state, ImperiumState)
        won = PLAYER in result.winners
        chapter = Chapter(
            date=date,
            bot=wanted["bot"],
            level=wanted["level"],
            won=won,
            points=result.points,
            reason=result.reason,
            gained=gained(match.state, self.deck(campaign)) if won else (),
        )
        return replace(campaign, chapters=(*campaign.chapters, chapter))

    def changed(self, campaign: Campaign, change: Change) -> Campaign:
        """After a win one card is added or one removed: exactly one of both (CAMPAIGN-7)."""
        if self.stage(campaign) != "change-deck":
            raise CampaignError("The deck changes only after a win, once.", "campaign-no-change")
        last, deck = campaign.chapters[-1], self.deck(campaign)
        if bool(change.added) == bool(change.removed):
            raise CampaignError("Either one card is added or one is removed.", "campaign-one-change")
        if change.added and change.added not in last.gained:
            raise CampaignError(
                f"{change.added!r} was not gained in this game: {listed(last.gained)}.",
                "campaign-not-gained",
                cards=last.gained,
            )
        if change.removed and change.removed not in deck:
            raise CampaignError(
                f"{change.removed!r} is not in the deck: {listed(deck)}.", "campaign-not-in-deck", cards=deck
            )
        return replace(campaign, chapters=(*campaign.chapters[:-1], replace(last, change=change)))


def refuse_options(options: dict[str, str]) -> None:
    """What all games of a campaign have in common is little; the rest is the campaign's own to say."""
    if unknown := [name for name in options if name not in COMMON]:
        raise CampaignError(
            f"A campaign has no option {unknown[0]!r}. There are: {', '.join(COMMON)}.", "campaign-option"
        )
    if (boxes := options.get("boxes", "classics")) not in BOXES:
        raise CampaignError(f"There are no boxes {boxes!r}. They are: {', '.join(BOXES)}.", "campaign-boxes")
    try:
        round_limit(options.get("rounds", "off"))
    except BadSetup as wrong:
        raise CampaignError(str(wrong), "campaign-rounds") from None


def is_day(text: str) -> bool:
    """Is it a day as logs have it, such as `2026-11-17`?"""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def called(nation: str) -> str:
    """What a nation is called: a message reference."""
    return f"@imperium-option-nations-{nation}"


def may_be_gained(campaign: Campaign) -> set[str]:
    """Common cards of its boxes, neither fame nor unrest, that no earlier win has added (CAMPAIGN-8)."""
    boxes = BOXES[campaign.options.get("boxes", "classics")]
    commons = {card for box in boxes for card in index.COMMONS[box]}
    return {index.KEY[card] for card in commons if is_reward(card)}.difference(added(campaign))


def is_reward(card: int) -> bool:
    """Fame and unrest join no deck (CAMPAIGN-8, SOLO-Q-23)."""
    return not index.ICONS[card] & (FAME | UNREST)


def nations_of(boxes: str) -> list[str]:
    """The nations of what is on the table."""
    return [nation.name for nation in index.NATIONS if nation.box in BOXES[boxes]]


def added(campaign: Campaign) -> list[str]:
    """The cards that wins have added; one that was removed again does not come back."""
    changes = [chapter.change for chapter in campaign.chapters if chapter.change]
    return [change.added for change in changes if change.added]


def gained(state: ImperiumState, deck: tuple[str, ...]) -> tuple[str, ...]:
    """Common cards, neither fame nor unrest, that were gained and lie in history, draw deck, discard pile or
    hand (CAMPAIGN-8, SOLO-Q-23)."""
    commons = {card for cards in index.COMMONS.values() for card in cards}
    places = (state.history, state.deck, state.discard, state.hand)
    cards = sorted({card for place in places for card in place[PLAYER]} & commons)
    return tuple(index.KEY[card] for card in cards if is_reward(card) and index.KEY[card] not in deck)


def listed(keys: list[str] | tuple[str, ...]) -> str:
    """Keys as an option holds them."""
    return ",".join(keys) or "none"


CAMPAIGN = ImperiumCampaign()
