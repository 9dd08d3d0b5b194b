"""`regnum campaign`: a chain of solo games in the terminal, kept in a file after every step."""

import argparse
import secrets
from collections.abc import Sequence
from datetime import date
from pathlib import Path

from rich import box
from rich.table import Table as Grid

from regnum import games, players
from regnum.cli import files, screen
from regnum.cli.terminal.display import Display
from regnum.cli.terminal.loop import play
from regnum.cli.terminal.questions import pick
from regnum.cli.terminal.setup import SHORT_SEEDS, language
from regnum.cli.terminal.table import HUMAN, Table
from regnum.engine.campaign import Campaign, CampaignError, CampaignRules, Change, Chapter
from regnum.engine.errors import RegnumError
from regnum.engine.match import Match
from regnum.lab.transcript import clean

HELP = "Play a campaign: game after game against bots, with a deck that each win changes."


def configure(parser: argparse.ArgumentParser) -> None:
    """The file, and what a new campaign needs."""
    parser.add_argument(
        "file", type=Path, metavar="FILE", help="the log: begun if it is not there, else taken up"
    )
    parser.add_argument("--game", default="imperium", help="whose campaign (default imperium)")
    parser.add_argument("--nation", help="a new campaign: the nation that you keep")
    parser.add_argument("--name", default="", help="a new campaign: your name")
    parser.add_argument("--boxes", help="a new campaign: which boxes are used (default classics)")
    parser.add_argument(
        "--grand", action="store_true", help="a new campaign: at the highest level throughout"
    )
    parser.add_argument("--log", action="store_true", help="only show the log")
    parser.add_argument("--lang", metavar="LANG", help="en or hu (default: the system's)")


def run(args: argparse.Namespace) -> int:
    """Show where the campaign stands, and go on with it."""
    display = Display(screen.console(), screen.read_line)
    chain = Chain(args.file, opened(args), language(args), display)
    chain.show_log()
    return 0 if args.log else chain.go_on()


def opened(args: argparse.Namespace) -> Campaign:
    """The campaign of the file, or a new one."""
    path: Path = args.file
    if path.exists():
        if args.nation:
            raise RegnumError(f"{path} is there already. Leave out --nation to go on with it.")
        return read(path)
    if not args.nation:
        raise RegnumError(f"{path} is not there. Name the nation of a new campaign: --nation romans.")
    options = {"boxes": args.boxes} if args.boxes else {}
    campaign = rules_of(args.game).begin(clean(args.name), args.nation, args.grand, options)
    write(path, campaign)
    return campaign


def read(path: Path) -> Campaign:
    """A log from its file, checked."""
    try:
        campaign = Campaign.from_json(path.read_text("utf-8"))
        rules_of(campaign.game).check(campaign)
    except (OSError, UnicodeDecodeError, CampaignError) as wrong:
        why = wrong.strerror if isinstance(wrong, OSError) else wrong
        raise RegnumError(f"{path} cannot be read: {why}") from None
    return campaign


def write(path: Path, campaign: Campaign) -> None:
    """In one go: whoever is interrupted finds the old log or the new one."""
    draft = path.with_name(f"{path.name}.draft")
    try:
        draft.write_text(campaign.to_json(), "utf-8")
        draft.replace(path)
    except OSError as refused:
        raise RegnumError(f"{path} cannot be written: {refused.strerror}.") from None


def rules_of(game: str) -> CampaignRules:
    """How the campaigns of a game go."""
    rules = games.get(game).campaign
    if rules is None:
        raise RegnumError(f"{game} has no campaign.")
    return rules


class Chain:
    """A campaign at the terminal."""

    def __init__(self, path: Path, campaign: Campaign, lang: str, display: Display) -> None:
        self.path = path
        self.campaign = campaign
        self.display = display
        self.lang = lang
        self.rules = rules_of(campaign.game)
        self.text = games.get(campaign.game).text(lang)
        self.say = screen.words(lang)

    def go_on(self) -> int:
        """Whatever is next, until the campaign is over or the person leaves."""
        try:
            while (stage := self.rules.stage(self.campaign)) not in ("won", "lost"):
                if stage == "change-deck":
                    self.change_deck()
                elif code := self.next_game():
                    return code
                elif self.running.exists():
                    return 0  # left in the middle of a game
        except EOFError:
            self.display.show("")
            return 0
        self.display.show(self.say(f"campaign-{stage}"))
        return 0

    @property
    def running(self) -> Path:
        """Where the record of the game in progress is kept."""
        return self.path.with_name(f"{self.path.name}.game")

    # --- a game ------------------------------------------------------------------------------------------

    def next_game(self) -> int:
        """Play the next game, or go on with the one that was left."""
        match = files.read(self.running)[1] if self.running.exists() else self.new_match()
        names = (self.campaign.name or self.say("campaign-you"),)
        table = Table(match, (HUMAN,), names, self.lang, players.make, self.running)
        table.save()
        code = play(table, self.display)
        if match.over:
            self.keep(self.rules.finished(self.campaign, match, date.today().isoformat()))
            number = len(self.campaign.chapters)
            self.running.replace(self.path.with_name(f"{self.path.name}.{number}"))
            self.show_log()
        return code

    def new_match(self) -> Match:
        """A game against an opponent of the player's choice."""
        level = self.words("level", self.rules.level(self.campaign))
        self.display.show(self.say("campaign-level", level=level))
        bots = {bot: self.words("nations", bot) for bot in self.rules.opponents(self.campaign)}
        bot = pick(self.display, self.say, "campaign-against", bots, next(iter(bots)))
        options = self.rules.next_game(self.campaign, bot)
        return Match(games.get(self.campaign.game), 1, options, secrets.randbelow(SHORT_SEEDS))

    def change_deck(self) -> None:
        """After a win: a card more, or a card less."""
        gained, deck = self.campaign.chapters[-1].gained, self.rules.deck(self.campaign)
        ways = {"add": self.say("campaign-add")} if gained else {}
        ways["remove"] = self.say("campaign-remove")
        way = pick(self.display, self.say, "campaign-change", ways, next(iter(ways)))
        cards = self.titles(gained if way == "add" else deck)
        card = pick(self.display, self.say, f"campaign-{way}-which", cards, next(iter(cards)))
        change = Change(added=card) if way == "add" else Change(removed=card)
        self.keep(self.rules.changed(self.campaign, change))

    def keep(self, campaign: Campaign) -> None:
        """The log as it is now."""
        write(self.path, campaign)
        self.campaign = campaign

    # --- the log -----------------------------------------------------------------------------------------

    def show_log(self) -> None:
        """Who plays, every game, and what it has changed (CAMPAIGN-2)."""
        campaign = self.campaign
        kind = self.say("campaign-grand" if campaign.grand else "campaign-usual")
        nation = self.words("nations", campaign.nation)
        self.display.show(
            self.say("campaign-log", kind=kind, name=campaign.name, nation=nation),
            self.say("campaign-standing", wins=campaign.wins, losses=campaign.losses),
        )
        if campaign.chapters:
            grid = Grid(box=box.SIMPLE)
            for column in ("number", "date", "bot", "level", "result", "points", "change"):
                grid.add_column(self.say(f"campaign-column-{column}"))
            for number, chapter in enumerate(campaign.chapters, 1):
                grid.add_row(str(number), *self.cells(chapter))
            self.display.show(grid)

    def cells(self, chapter: Chapter) -> Sequence[str]:
        """One game in words."""
        return (
            chapter.date,
            self.words("nations", chapter.bot),
            self.words("level", chapter.level),
            self.say("campaign-game-won" if chapter.won else "campaign-game-lost"),
            " : ".join(map(str, chapter.points)),
            self.change_words(chapter.change),
        )

    def change_words(self, change: Change | None) -> str:
        """`+ Town`, or a removed card in brackets (CAMPAIGN-2)."""
        if change is None:
            return ""
        if change.added:
            return f"+ {self.text.card(change.added)}"
        return f"({self.text.card(change.removed)})"

    def words(self, option: str, value: str) -> str:
        """A value of an option in words."""
        return self.text(f"{self.campaign.game}-option-{option}-{value}")

    def titles(self, keys: Sequence[str]) -> dict[str, str]:
        """The titles of cards, by key."""
        return {key: self.text.card(key) for key in keys}
