"""The course of a game at the terminal: whose turn it is to decide, and the end."""

from collections import Counter

from rich import box
from rich.table import Table as Grid
from rich.text import Text as Styled

from regnum import bests
from regnum.cli.main import INTERRUPTED
from regnum.cli.terminal.asking import Asking
from regnum.cli.terminal.board import Painter
from regnum.cli.terminal.display import Display
from regnum.cli.terminal.table import Table
from regnum.engine.record import RecordError
from regnum.engine.result import Result
from regnum.engine.view import View
from regnum.home import user_data
from regnum.lab.transcript import outcome


def play(table: Table, display: Display) -> int:
    """Play on until the game is over or the person leaves; the exit code."""
    try:
        Evening(table, display).play()
    except EOFError:
        leave(table, display)
    except KeyboardInterrupt:
        leave(table, display)
        return INTERRUPTED
    return 0


def leave(table: Table, display: Display) -> None:
    """Say what becomes of the game."""
    display.show("")
    if table.path:
        keep_record(table, display)  # The last choice may have been interrupted before it was saved.
        display.dim(table.say("terminal-kept", file=f"'{table.path}'"), whole=True)
    else:
        display.dim(table.say("terminal-not-kept", seed=str(table.match.seed)))


def keep_record(table: Table, display: Display) -> None:
    """After every choice. A full disk is told, but ends no game."""
    try:
        table.save()
    except RecordError as refused:
        display.warn(str(refused), whole=True)


def same_board(view: View, other: View) -> bool:
    """Does the same lie in the same places?"""
    return (view.zones, view.counters, view.turn) == (other.zones, other.counters, other.turn)


class Evening:
    """A game from here to its end."""

    def __init__(self, table: Table, display: Display) -> None:
        self.table = table
        self.display = display
        self.painter = Painter(table.match.game, table.text)
        self.at_keyboard = table.humans[0] if len(table.humans) == 1 else None
        """The person whose hand may be on the screen."""
        self.on_screen: View | None = None
        """The board that was drawn last."""
        self.watched = 0
        """How many events have been shown where only computers play."""

    def play(self) -> None:
        """Everybody decides in turn, until there is nothing left to decide."""
        while not self.table.match.over:
            seat = self.next_seat()
            if seat in self.table.players:
                self.let_think(seat)
            else:
                self.hand_over(seat)
                self.ask(seat)
            keep_record(self.table, self.display)
        self.show_end()

    def next_seat(self) -> int:
        """Of several who are asked at once: computers first, then whoever is at the keyboard."""
        asked = [decision.seat for decision in self.table.match.decisions]
        return min(asked, key=lambda seat: (seat not in self.table.players, seat != self.at_keyboard))

    def let_think(self, seat: int) -> None:
        """A computer player decides."""
        with self.display.thinking(self.table.say("terminal-thinks", seat=seat)):
            option = self.table.computer_choice(seat)
        self.table.match.choose(seat, option.key)
        if not self.table.humans:
            self.display.log(self.table.log(None, self.watched))
            self.watched = len(self.table.match.events)

    def ask(self, seat: int) -> None:
        """A person decides, looking at a board that is drawn anew where it has changed."""
        asking = Asking(self.table, self.display, self.painter, seat)
        self.display.log(self.table.news(seat, [seat]))
        if self.on_screen is None or not same_board(asking.view, self.on_screen):
            asking.draw_board()
            self.on_screen = asking.view
        asking.run()

    def hand_over(self, seat: int) -> None:
        """Where people share the keyboard, nobody sees the hand of another."""
        if seat == self.at_keyboard:
            return
        self.display.forget()
        self.display.show(Styled(self.table.say("terminal-hand-over", seat=seat), style="bold"))
        if self.display.read("").strip().lower() == "q":
            raise EOFError
        self.at_keyboard, self.on_screen = seat, None

    # --- the end --------------------------------------------------------------------------------------

    def show_end(self) -> None:
        """The last things that happened, the final board, and the result."""
        table, result = self.table, self.table.match.result
        assert result is not None
        alone = table.humans[0] if len(table.humans) == 1 else None
        if table.humans:
            self.display.log(table.news(alone, table.humans))
        self.display.show("", self.painter.board(table.match.view(alone), self.display.width))
        self.display.show("", Styled(outcome(table.text, table.match.game, result), style="bold"))
        self.display.show(self.score(result))
        self.compare_with_best()
        self.display.dim(table.say("terminal-seed", seed=str(table.match.seed)))
        if table.path:
            self.display.dim(table.say("terminal-saved", file=f"'{table.path}'"), whole=True)

    def compare_with_best(self) -> None:
        """After a solo game that a person has won: is it their best with this side?"""
        game = bests.of_match(self.table.match) if self.table.humans else None
        if game is None:
            return
        try:
            before = bests.note(user_data() / "bests.json", game)
        except bests.BestsError as refused:
            self.display.warn(str(refused), whole=True)
            return
        side = self.table.text.refer(game.side or f"@{game.game}-name")
        if before is None or game.points > before.points:
            self.display.show(self.table.say("terminal-new-best", side=side, points=game.points))
        else:
            self.display.show(self.table.say("terminal-best", side=side, points=before.points))

    def score(self, result: Result) -> Grid:
        """Where the points come from, a column for each seat."""
        seats = range(len(result.points))
        points: Counter[tuple[str, int]] = Counter()
        for line in result.lines:
            points[line.source, line.seat] += line.points
        grid = Grid(box=box.SIMPLE_HEAD, show_edge=False, show_footer=True, pad_edge=False)
        grid.add_column("", footer=self.table.say("terminal-points"))
        for seat in seats:
            grid.add_column(self.table.text.seat(seat), footer=str(result.points[seat]), justify="right")
        for source in dict.fromkeys(line.source for line in result.lines):
            row = (str(points[source, seat] or "·") for seat in seats)
            grid.add_row(self.table.text.refer(source), *row)
        return grid
