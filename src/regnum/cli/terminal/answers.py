"""The options of a question as a person types them."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import count

from rich.console import Group
from rich.padding import Padding
from rich.text import Text as Styled

from regnum.cli.terminal.board import Flow, Painter
from regnum.engine.decision import Decision, Option
from regnum.engine.view import View

BETWEEN = "   "


def labels(options: Sequence[Option]) -> dict[str, Option]:
    """What is typed for each option: 1, 2, 3 … An option that is a number is called by that number."""
    own = {option.name: option for option in options if option.kind == "number"}
    free = (str(number) for number in count(1) if str(number) not in own)
    return {(option.name if option.kind == "number" else next(free)): option for option in options}


class Listing:
    """The numbered options of a decision. Cards of one suit share a line, everything else has its own."""

    def __init__(self, painter: Painter, decision: Decision, view: View, called: Mapping[str, str]) -> None:
        self.called = called
        self.labels = labels(decision.options)
        self._painter = painter
        zones = (zone.cards for zone in view.zones if zone.key == decision.zone and zone.cards)
        self._held = Counter(next(zones, ()))

    def draw(self) -> Group:
        """All options."""
        return Group(*(Padding(line, (0, 0, 0, 1), expand=False) for line in self._lines()))

    def words(self, option: Option) -> Styled:
        """An option as a person reads it; of several equal cards, with their number."""
        said = self.called[option.key]
        if option.kind != "card":
            return Styled(said)
        held = self._held[option.name]
        return self._painter.card(option.name, said).append(f" ×{held}" if held > 1 else "", style="dim")

    def _lines(self) -> Iterator[Flow]:
        row, last = list[Styled](), ""
        for label, option in self.labels.items():
            group = self._group(option)
            if row and group != last:
                yield Flow(row, BETWEEN)
                row = []
            row.append(Styled(f"{label:>2} ", style="bold") + self.words(option))
            last = group
        yield Flow(row, BETWEEN)

    def _group(self, option: Option) -> str:
        """Options of one group share a line."""
        if option.kind == "card":
            return f"card {self._painter.suit(option.name)}"
        return "number" if option.kind == "number" else option.key
