"""The board, drawn from a view alone: it knows zones and counters, but no game."""

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from rich import box
from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.measure import Measurement
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text as Styled

from regnum.engine.game import Game
from regnum.engine.state import State
from regnum.engine.text import Text
from regnum.engine.view import View, ZoneView
from regnum.lab.summary import counter_name, counter_value, places, shown, times, title_in, zone_name

COLOURS = ("red", "yellow", "green", "cyan", "magenta", "bright_blue", "bright_red", "bright_green")
"""One for each suit, in the order of the cards. They only help: the words tell suits apart without them."""
EMPTY = "·"
LABEL = 16
"""Letters of a row's name before it is broken into lines, where there is no room for more."""
GAP = 2
LINES = 2
"""A cell may take so many lines; where one needs more, the seats are drawn below each other."""

Rows = dict[tuple[str, str], dict[int, Styled]]
"""What lies before the seats: zone or counter, and its name → seat → cell."""


class Painter:
    """Draws the views of one game in the words of one table."""

    def __init__(self, game: Game[State], text: Text) -> None:
        self.game = game
        self.text = text
        suits = dict.fromkeys(face.suit for face in game.cards)
        self._colours = {suit: COLOURS[number % len(COLOURS)] for number, suit in enumerate(suits)}

    def board(self, view: View, width: int) -> Group:
        """The whole board."""
        return Group(
            self._headline(view),
            *self._common(view),
            self._seats(view, width),
            *(self._open_hand(zone, view) for zone in view.zones if _is_open_hand(zone)),
        )

    def card(self, key: str, title: str | None = None) -> Styled:
        """The title of a card, in the colour of its suit."""
        return Styled(title or self.text.card(key), style=self._colours.get(self.suit(key), ""))

    def suit(self, key: str) -> str:
        """The suit of a card; empty for a card that people never see as one."""
        face = self.game.faces.get(key)
        return face.suit if face else ""

    # --- the parts of the board -----------------------------------------------------------------------

    def _headline(self, view: View) -> Rule:
        title = Styled(self.text(f"{view.game}-name"), style="bold")
        title.append(f" · {self.text.refer(view.stage)}", style="not bold")
        return Rule(title, align="left", style="dim")

    def _common(self, view: View) -> Iterator[RenderableType]:
        """What belongs to nobody: open cards a line each, numbers side by side."""
        zones = list(places(view, None))
        counters = [counter for counter in view.counters if counter.owner is None]
        numbers = [f"{zone_name(self.text, zone)}: {zone.count}" for zone in zones if not shown(zone)]
        if numbers:
            yield Styled(" · ".join(numbers))
        if counters:
            words = (
                f"{counter_name(self.text, view, counter)}: {counter_value(self.text, counter)}"
                for counter in counters
            )
            yield Styled(" · ".join(words), style="dim")
        for zone in zones:
            if shown(zone):
                yield self._named(f"{zone_name(self.text, zone)} ({zone.count})", _listed(self._cards(zone)))

    def _seats(self, view: View, width: int) -> RenderableType:
        rows = self._rows(view)
        longest = max((cell_len(name) for _, name in rows), default=0)
        label = min(longest, max(LABEL, width // (view.seats + 1)))
        room = (width - label) // view.seats - GAP
        widest = max((cell.cell_len for cells in rows.values() for cell in cells.values()), default=0)
        return self._matrix(view, rows, label) if widest <= room * LINES else self._sections(view, rows)

    def _rows(self, view: View) -> Rows:
        rows: Rows = {}
        for seat in range(view.seats):
            for zone in places(view, seat):
                rows.setdefault(("zone", zone_name(self.text, zone)), {})[seat] = self._cell(zone)
        for counter in view.counters:
            if counter.owner is not None:
                row = rows.setdefault(("counter", counter_name(self.text, view, counter)), {})
                row[counter.owner] = Styled(counter_value(self.text, counter))
        return rows

    def _matrix(self, view: View, rows: Rows, label: int) -> Grid:
        """A column for each seat: easy to compare."""
        grid = Grid(box=box.SIMPLE_HEAD, show_edge=False, padding=(0, GAP, 0, 0), pad_edge=False)
        grid.add_column(width=label)
        for seat in range(view.seats):
            grid.add_column(self._name(view, seat), header_style="")
        for (_, name), cells in rows.items():
            grid.add_row(name, *(cells.get(seat, Styled("")) for seat in range(view.seats)))
        return grid

    def _sections(self, view: View, rows: Rows) -> Group:
        """The seats below each other, for boards with long rows. What is empty is left out."""
        parts: list[RenderableType] = []
        for seat in range(view.seats):
            parts.append(self._name(view, seat))
            cells = ((name, row[seat]) for (_, name), row in rows.items() if seat in row)
            full = [(name, cell) for name, cell in cells if cell.plain != EMPTY]
            parts += [Padding(self._named(name, cell), (0, 0, 0, 2), expand=False) for name, cell in full]
        return Group(*parts)

    def _open_hand(self, zone: ZoneView, view: View) -> RenderableType:
        name = self.text.refer(zone.name)
        if zone.owner is not None and zone.owner != view.seat:
            name = f"{self.text.seat(zone.owner)}, {name}"
        return self._named(f"{name} ({zone.count})", _listed(self._cards(zone)))

    # --- words and cards ------------------------------------------------------------------------------

    def _name(self, view: View, seat: int) -> Styled:
        """The name over a seat's things, with a mark where it is the seat's turn."""
        mark = "▶ " if view.turn == seat else ""
        return Styled(mark + self.text.seat(seat), style="bold reverse" if seat == view.seat else "bold")

    def _named(self, name: str, content: RenderableType) -> Grid:
        """`Hand (3): …`, the content beside the name in all of its lines."""
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column()
        grid.add_row(Styled(f"{name}:", style="bold"), content)
        return grid

    def _cell(self, zone: ZoneView) -> Styled:
        if not zone.count:
            return Styled(EMPTY, style="dim")
        count = Styled(str(zone.count), style="bold")
        # An open hand gets a line of its own below, where there is room for it.
        if _is_open_hand(zone) or not shown(zone):
            return count
        return count.append("  ").append_text(Styled(", ").join(self._cards(zone)))

    def _cards(self, zone: ZoneView) -> list[Styled]:
        return [self.card(key, times(title_in(self.text, zone, key), count)) for key, count in shown(zone)]


class Flow:
    """Pieces one after another, with line breaks between them but never inside of one."""

    def __init__(self, pieces: Sequence[Styled], gap: str = " ") -> None:
        self.pieces = pieces
        self.gap = gap

    def __rich_console__(self, _: Console, options: ConsoleOptions) -> Iterator[Styled]:
        line = Styled()
        for piece in self.pieces:
            if line and line.cell_len + len(self.gap) + piece.cell_len > options.max_width:
                yield line
                line = Styled()
            line.append(self.gap if line else "").append_text(piece)
        yield line

    def __rich_measure__(self, _: Console, options: ConsoleOptions) -> Measurement:
        widths = [piece.cell_len for piece in self.pieces] or [0]
        in_one_line = sum(widths) + len(self.gap) * len(widths)
        return Measurement(max(widths), in_one_line).with_maximum(options.max_width)


def _listed(cards: Sequence[Styled]) -> Flow:
    """Cards with commas between them."""
    commas = [Styled(",") for _ in cards[1:]]
    return Flow([card + comma for card, comma in zip_longest(cards, commas, fillvalue=Styled())])


def _is_open_hand(zone: ZoneView) -> bool:
    return zone.layout == "hand" and bool(zone.cards)
