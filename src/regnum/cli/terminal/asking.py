"""A question to a person: shown, explained, and answered at last."""

from collections.abc import Callable
from pathlib import Path

from rich.padding import Padding
from rich.text import Text as Styled

from regnum import handbook
from regnum.cli.cards import alike, find_cards
from regnum.cli.files import may_be_replaced
from regnum.cli.terminal.advice import Advice, advise
from regnum.cli.terminal.answers import Listing
from regnum.cli.terminal.board import Painter
from regnum.cli.terminal.display import Display
from regnum.cli.terminal.table import Table
from regnum.engine.errors import RegnumError
from regnum.engine.game import CardFace, Forewarning
from regnum.engine.match import CannotUndo

CARDS_AT_ONCE = 5


class Asking:
    """One question to the person in a seat, until something has been decided or taken back."""

    def __init__(self, table: Table, display: Display, painter: Painter, seat: int) -> None:
        self.table = table
        self.display = display
        self.painter = painter
        self.seat = seat
        self.decision = table.match.asked(seat)
        self.view = table.match.view(seat)
        self.labels = table.match.labels(seat, table.text)
        self.listing = Listing(painter, self.decision, self.view, self.labels)
        self.commands: dict[str, Callable[[str], bool]] = {
            "u": self.undo,
            "?": self.rule,
            "c": self.card,
            "l": self.log,
            "b": self.board,
            "h": self.hint,
            "s": self.save,
            "q": self.quit,
        }

    def run(self) -> None:
        """Ask until the game goes on, forwards or backwards. EOFError when the person leaves."""
        self.ask()
        while not self.answer(self.display.read("> ")):
            pass

    def draw_board(self) -> None:
        """The board as the person sees it."""
        self.display.show("", self.painter.board(self.view, self.display.width))

    def ask(self) -> None:
        """The question, the options, and what else can be typed."""
        asked = Styled(f"{self.table.text.seat(self.seat)}: ", style="bold")
        asked.append(self.table.text.ask(self.decision))
        asked.append(f"  ({self.decision.ask.clause})", style="dim")
        self.display.show("", asked, self.listing.draw())
        for key, warning in self.table.match.warnings(self.seat).items():
            self._warn_of(key, warning)
        self.display.dim(self.table.say("terminal-commands"))

    def answer(self, line: str) -> bool:
        """Do what was typed; True when that was a choice or an undo."""
        typed = line.strip()
        options = self.decision.options
        only = options[0] if not typed and len(options) == 1 else None
        option = only or self.listing.labels.get(typed) or self.decision.find(typed)
        if option is not None:
            self.table.match.choose(self.seat, option.key)
            return True
        if not typed:
            self.ask()
            return False
        word, _, rest = typed.partition(" ")
        command = self.commands.get(word.lower())
        if command is None:
            self.display.warn(self.table.say("terminal-not-understood", count=len(options)))
            self.display.dim(self.table.say("terminal-commands"))
            return False
        return command(rest.strip())

    # --- the commands: each gets what was typed behind its letter -------------------------------------

    def undo(self, _: str) -> bool:
        """u: the person's own last choice."""
        try:
            self.table.match.undo(self.seat)
        except CannotUndo as refused:
            why = self.table.say(refused.text, **refused.about)
            self.display.warn(self.table.say("terminal-undo-refused", why=why))
            return False
        self.display.dim(self.table.say("terminal-undone"))
        return True

    def rule(self, _: str) -> bool:
        """?: the clause that the question comes from."""
        try:
            clause = handbook.clause(self.decision.ask.clause, self.table.text.lang)
        except RegnumError as missing:
            self.display.warn(str(missing))
            return False
        self.display.show(Styled.assemble((clause.id, "bold"), "  ", (clause.section, "dim")))
        self.display.show(Padding(Styled(clause.text), (0, 0, 0, 2), expand=False))
        return False

    def card(self, wanted: str) -> bool:
        """c: the text of a card, by the number of an option or by its name; and why it cannot be chosen."""
        faces = self._cards(wanted)
        texts = list(alike(faces, self.table.text))
        if not texts:
            self.display.warn(self.table.say("terminal-no-card"))
        for titles, body in texts[:CARDS_AT_ONCE]:
            self.display.show(Styled(titles, style="bold"), Padding(Styled(body), (0, 0, 0, 2), expand=False))
        if rest := texts[CARDS_AT_ONCE:]:
            names = "; ".join(titles for titles, _ in rest)
            self.display.dim(self.table.say("terminal-more-cards", names=names))
        refused = self.table.match.refusals(self.seat)
        for why in dict.fromkeys(refused[face.key] for face in faces if face.key in refused):
            self.display.warn(self.table.say("terminal-refused", why=self.table.text.refer(why)))
        return False

    def log(self, _: str) -> bool:
        """l: everything that has happened."""
        self.display.log(self.table.log(self.seat))
        return False

    def board(self, _: str) -> bool:
        """b: the board and the question once more."""
        self.draw_board()
        self.ask()
        return False

    def hint(self, _: str) -> bool:
        """h: what a searching computer player would do."""
        with self.display.thinking(self.table.say("terminal-hint-thinking")):
            advice = advise(self.table, self.seat)
        for number, one in enumerate(advice):
            self.display.show(self._advice_words(one, first=not number))
        return False

    def save(self, file: str) -> bool:
        """s: the record into a file."""
        path = Path(file).expanduser() if file else self.table.path
        if path is None:
            self.display.warn(self.table.say("terminal-save-where"))
        elif not may_be_replaced(path):
            self.display.warn(self.table.say("terminal-save-other", file=f"'{path}'"), whole=True)
        else:
            self._save_to(path)
        return False

    def quit(self, _: str) -> bool:
        """q: leave, as if there were nothing more to read."""
        raise EOFError

    def _warn_of(self, key: str, warning: Forewarning) -> None:
        """What a choice leads to without further asking."""
        self.display.warn(f"{self.labels[key]}: {self.table.text(warning.text, **dict(warning.args))}")

    # --- what the commands need ---------------------------------------------------------------------

    def _cards(self, wanted: str) -> list[CardFace]:
        """The cards that a person means by a number or a name."""
        game, option = self.table.match.game, self.listing.labels.get(wanted)
        if option and option.name in game.faces:
            return [game.faces[option.name]]
        return find_cards(game, self.table.text, wanted) if wanted else []

    def _save_to(self, path: Path) -> None:
        try:
            self.table.save(path)
        except RegnumError as refused:
            self.display.warn(str(refused), whole=True)
        else:
            self.display.dim(self.table.say("terminal-saved", file=f"'{path}'"), whole=True)

    def _advice_words(self, one: Advice, first: bool) -> str:
        return self.table.say(
            "terminal-hint" if first else "terminal-hint-other",
            option=self.labels[one.option.key],
            share=one.share,
            chance=one.chance,
        )
