"""The words of a game, put together once and used for all tables.

Fluent takes its time, and the same line is said at many tables with other names in it. So each message is
made once with signs in the place of names, and the names of a table are put in afterwards.
"""

from collections.abc import Callable, Mapping
from functools import cache

from regnum import games
from regnum.engine.decision import Arg, Decision, Option
from regnum.engine.events import SeenEvent
from regnum.engine.result import Result
from regnum.engine.text import bundle
from regnum.engine.view import SeenDecision
from regnum.lab.bests import Best
from regnum.server.messages import BestInfo, DecisionView, EventInfo, OptionView, PointsView, ResultView

MOST = 50_000
SIGNS = tuple(chr(0xE000 + seat) for seat in range(8))
"""Private signs: `guests.clean` lets nobody have one in a name."""


class Words:
    """The words of one game in one language."""

    def __init__(self, game: str, lang: str) -> None:
        self._game = games.get(game)
        self._text = self._game.text(lang, SIGNS)
        self._plain = self._game.text(lang)
        self._made: dict[tuple[object, ...], str] = {}
        self.lang = lang

    def seat(self, seat: int) -> str:
        """What a seat is called while nobody in it has a name."""
        return self._plain.seat(seat)

    def event(self, event: SeenEvent, names: tuple[str, ...]) -> EventInfo:
        """A line of the log, and what the client plays as motion."""
        said = self._say(event.text, tuple(event.args.items()))
        return EventInfo(kind=event.kind, id=event.text, text=put(said, names), args=event.args)  # type: ignore[arg-type]

    def decision(
        self, seen: SeenDecision, asked: Decision, names: tuple[str, ...], refused: Mapping[str, str]
    ) -> DecisionView:
        """A question as a viewer sees it."""
        options = None
        if seen.options is not None:
            options = [self._option(asked, option, names) for option in seen.options]
        text = put(self._say(seen.text, tuple(seen.args.items())), names)
        return DecisionView(
            seat=seen.seat,
            id=seen.text,
            text=text,
            args=seen.args,
            clause=seen.clause,
            zone=seen.zone,
            options=options,
            refused={card: self._plain.refer(why) for card, why in refused.items()},
        )

    def label(self, asked: Decision, option: Option, names: tuple[str, ...]) -> str:
        """What a button with this option says."""
        key = (asked.ask.text, option.key)
        said = self._made.get(key)
        if said is None:
            said = self._keep(key, lambda: self._text.option(self._game.name, asked, option))
        return put(said, names)

    def result(self, result: Result) -> ResultView:
        """How the game ended."""
        refer = self._plain.refer
        lines = [
            PointsView(seat=one.seat, source=one.source, label=refer(one.source), points=one.points)
            for one in result.lines
        ]
        return ResultView(
            winners=list(result.winners),
            points=list(result.points),
            reason=result.reason,
            text=self._plain(f"{self._game.name}-end-{result.reason}"),
            lines=lines,
        )

    def best(self, best: Best, table: str) -> BestInfo:
        """A personal best."""
        return BestInfo(
            game=best.game,
            side=self._plain.refer(best.side or f"@{best.game}-name"),
            points=best.points,
            title=self._plain(f"{best.game}-end-{best.reason}"),
            table=table,
        )

    def references(self) -> dict[str, str]:
        """All messages that need no arguments, as views refer to them."""
        fluent = bundle(self.lang, self._game.locale)
        # There is no public list of a bundle's messages.
        values = {id: fluent.get_message(id).value for id in fluent._messages}
        said = {id: fluent.format_pattern(value, {}) for id, value in values.items() if value}
        return {f"@{id}": str(text) for id, (text, errors) in sorted(said.items()) if not errors}

    def _option(self, asked: Decision, option: Option, names: tuple[str, ...]) -> OptionView:
        label = self.label(asked, option, names)
        return OptionView(key=option.key, kind=option.kind, value=option.value, label=label)

    def _say(self, text: str, args: tuple[tuple[str, Arg], ...]) -> str:
        said = self._made.get((text, args))
        return said if said is not None else self._keep((text, args), lambda: self._text(text, **dict(args)))

    def _keep(self, key: tuple[object, ...], make: Callable[[], str]) -> str:
        if len(self._made) >= MOST:
            self._made.clear()
        said = self._made[key] = make()
        return said


def put(said: str, names: tuple[str, ...]) -> str:
    """The names in their places."""
    if said.isascii():
        return said
    for sign, name in zip(SIGNS, names, strict=False):
        said = said.replace(sign, name)
    return said


@cache
def words(game: str, lang: str) -> Words:
    """The words of a game in a language."""
    return Words(game, lang)
