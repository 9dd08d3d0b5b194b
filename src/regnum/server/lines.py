"""Lines that search has in mind, in the words of a reader."""

from regnum.engine.decision import Ask, Decision, Option
from regnum.players import analysis
from regnum.players.analysis import Mistake
from regnum.players.lines import Line, Step
from regnum.server import render
from regnum.server.messages import Analysis, Lang, Leads, LineStep, MistakeInfo
from regnum.server.problems import say
from regnum.server.table import LiveTable
from regnum.server.words import with_names, words


class Told:
    """How choices at a table are told to somebody."""

    def __init__(self, table: LiveTable, lang: Lang) -> None:
        self._lang = lang
        self._words = words(table.row.game, lang)
        self._names = render.called(table, lang)

    def steps(self, seat: int, line: Line | None) -> list[LineStep]:
        """The choices of a line, one after the other."""
        return [self._step(seat, step) for step in line.steps] if line is not None else []

    def leads(self, line: Line | None) -> Leads | None:
        """What a line leads to."""
        if line is None:
            return None
        points, cards, theirs, chance = line.outcome
        text = say(
            self._lang,
            "hint-leads",
            {"points": signed(points), "hand": signed(cards), "theirs": signed(theirs)},
        )
        return Leads(points=points, cards=cards, theirs=theirs, chance=chance, text=text)

    def analysis(self, found: analysis.Analysis) -> Analysis:
        """A game looked back at. Whoever plays alone may have chances against nobody: they have no seat."""
        sides = len(self._names)
        return Analysis(
            chances=[[round(chance, 4) for chance in moment.chances[:sides]] for moment in found.moments],
            mistakes=[self._mistake(one) for one in found.mistakes],
        )

    def _mistake(self, mistake: Mistake) -> MistakeInfo:
        line, seat = mistake.best.line, mistake.seat
        assert line is not None, "the best option always has a line"
        chosen, better = self._step(seat, Step(line.steps[0].ask, mistake.chosen)), self.steps(seat, line)
        about: dict[str, int | str] = {
            "name": self._names[seat],
            "chosen": chosen.label,
            "lost": round(100 * mistake.lost),
            "line": ", ".join(step.label for step in better),
        }
        return MistakeInfo(
            number=mistake.number,
            seat=seat,
            lost=mistake.lost,
            asked=with_names(self._words.line(line.steps[0].ask), self._names),
            chosen=chosen,
            line=better,
            text=say(self._lang, "mistake-line", about),
        )

    def _step(self, seat: int, step: Step) -> LineStep:
        label = self._words.option(asked(seat, step.ask, step.option), step.option).label
        return LineStep(key=step.option.key, label=with_names(label, self._names))


def asked(seat: int, ask: Ask, option: Option) -> Decision:
    """A question of which only one answer is spoken."""
    return Decision(seat, ask, (option,))


def signed(number: int) -> str:
    """With a plus, or a true minus sign."""
    return f"+{number}" if number > 0 else str(number).replace("-", "−")
