"""The words of a game, put together once and used for all tables.

Fluent takes its time, and the same line is said at many tables with other names in it. So each event and each
option is made once with signs in the place of names, and the names of a table are put in last, into the bytes
of the whole message.
"""

from collections.abc import Hashable, Mapping, Sequence
from functools import cache, lru_cache
from typing import TypeVar

import msgspec

from regnum import games
from regnum.bests import Best
from regnum.engine.decision import Ask, Decision, Option
from regnum.engine.events import SeenEvent, Turn
from regnum.engine.foresight import Question
from regnum.engine.game import Bargain, Forewarning
from regnum.engine.labels import Marks, labels
from regnum.engine.result import Result
from regnum.engine.text import ACCUSATIVE, ONE, bundle
from regnum.engine.view import SeenOption
from regnum.server.messages import (
    BestInfo,
    DecisionView,
    EventInfo,
    OptionView,
    PointsView,
    ResultView,
    TurnInfo,
)

T = TypeVar("T")
encode = msgspec.json.Encoder().encode

NO_BARGAIN = Bargain()
MOST = 20_000
"""So many events, and as many options and lines, are kept for a game and a language."""
SIGNS = tuple(chr(0xE000 + seat) for seat in range(8))
"""Private signs: `guests.clean` lets nobody have one in a name."""
RAW_SIGNS = tuple(sign.encode() for sign in SIGNS)


class Words:
    """The words of one game in one language."""

    def __init__(self, game: str, lang: str) -> None:
        self._game = games.get(game)
        self._text = self._game.text(lang, SIGNS)
        self._plain = self._game.text(lang)
        self._events: dict[Hashable, EventInfo] = {}
        self._options: dict[Hashable, OptionView] = {}
        self._offers: dict[Hashable, OptionView] = {}
        self._lines: dict[Hashable, str] = {}
        self._waits: dict[Hashable, DecisionView] = {}
        self.lang = lang

    def seat(self, seat: int) -> str:
        """What a seat is called while nobody in it has a name."""
        return self._plain.seat(seat)

    def refer(self, word: str) -> str:
        """The text of a reference, as views and bots have them."""
        return self._plain.refer(word)

    def events(self, events: Sequence[SeenEvent], turn: Turn | None = None) -> list[EventInfo]:
        """Lines of the log, each turn named where it begins; `turn` is that of the line before them."""
        said = []
        for event in events:
            line = self.event(event)
            if event.turn != turn:
                turn = event.turn
                line = msgspec.structs.replace(line, turn=TurnInfo(number=turn.number, seat=turn.seat))
            said.append(line)
        return said

    def event(self, event: SeenEvent) -> EventInfo:
        """A line of the log, with signs for names, and what the client plays as motion."""
        key = (event.kind, event.text, event.clauses, event.beat, *event.args.items())
        return self._events.get(key) or keep(self._events, key, self._event(event))

    def question(self, question: Question) -> DecisionView:
        """A question as a viewer sees it, and those that would follow, with signs for names."""
        if question.seen.options is not None:
            return self._question(question)
        # Who is not asked sees who is asked what, and nothing else.
        key = (question.seen.seat, question.asked.ask)
        return self._waits.get(key) or keep(self._waits, key, self._question(question))

    def _question(self, question: Question) -> DecisionView:
        seen = question.seen
        least, most = seen.picks
        return DecisionView(
            seat=seen.seat,
            id=seen.text,
            text=self.line(question.asked.ask),
            args=seen.args,
            clause=seen.clause,
            least=least,
            most=most,
            options=self._answers(question),
            waiting=self._waiting(question.asked) if seen.options is None else "",
            refused={card: self._refer(why) for card, why in question.refusals.items()},
            then={key: self.question(then) for key, then in question.then.items()},
            begins=question.begins,
            still=question.still,
        )

    def line(self, ask: Ask) -> str:
        """What is asked, with signs for names."""
        return self._lines.get(ask) or keep(self._lines, ask, self._text(ask.text, **dict(ask.args)))

    def _answers(self, question: Question) -> list[OptionView] | None:
        """All answers, where the viewer is the one who is asked."""
        offered = question.seen.options
        if offered is None:
            return None
        said = [self.option(question.asked, one.option) for one in offered]
        labels = [one.label for one in said]
        if len(set(labels)) < len(labels):
            called = self.labels(question.asked, question.apart)
            labels = [called[one.key] for one in said]
        return [self._offered(question, *one) for one in zip(offered, said, labels, strict=True)]

    def _offered(self, question: Question, seen: SeenOption, said: OptionView, label: str) -> OptionView:
        """An answer, where its card lies, and what it leads to."""
        warning, bargain = question.warnings.get(said.key), question.bargains.get(said.key, NO_BARGAIN)
        if not seen.zone and warning is None and bargain is NO_BARGAIN and label == said.label:
            return said
        key = (said.key, label, seen.zone, warning, bargain)
        return self._offers.get(key) or keep(self._offers, key, self._offer(said, *key[1:]))

    def _offer(
        self, said: OptionView, label: str, zone: str, warning: Forewarning | None, bargain: Bargain
    ) -> OptionView:
        words = self._plain(warning.text, **dict(warning.args)) if warning else ""
        pays, gains = map(dict, bargain)
        return msgspec.structs.replace(said, label=label, zone=zone, warning=words, pays=pays, gains=gains)

    def labels(self, asked: Decision, apart: Mapping[str, Marks]) -> dict[str, str]:
        """What the options of a question are called, with signs for names."""

        def name(option: Option) -> str:
            return self.option(asked, option).label

        return labels(asked, apart, name, self._text.say)

    def option(self, asked: Decision, option: Option) -> OptionView:
        """An answer, with signs for names."""
        key = (asked.ask.text, option)
        return self._options.get(key) or keep(self._options, key, self._option(asked, option))

    def result(self, result: Result) -> ResultView:
        """How the game ended."""
        refer = self._plain.refer
        lines = [
            PointsView(
                seat=one.seat,
                source=one.source,
                label=refer(one.source),
                points=one.points,
                category=one.heading,
                heading=refer(one.heading),
            )
            for one in result.lines
        ]
        return ResultView(
            winners=list(result.winners),
            points=list(result.points),
            reason=result.reason,
            text=self._plain(f"{self._game.name}-end-{result.reason}"),
            because=self._plain.say(result.because) if result.because else "",
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
        """All messages that need no arguments, as views refer to them, and other forms of their words: so
        clients find them again in a line."""
        fluent = bundle(self.lang, self._game.locale)
        # There is no public list of a bundle's messages.
        messages = {id: fluent.get_message(id) for id in fluent._messages}
        values = {id: message.value for id, message in messages.items()}
        values |= {
            f"{id}.{form}": message.attributes[form]
            for id, message in messages.items()
            for form in (ACCUSATIVE, ONE)
            if form in message.attributes
        }
        said = {id: fluent.format_pattern(value, {}) for id, value in values.items() if value}
        return {f"@{id}": str(text) for id, (text, errors) in sorted(said.items()) if not errors}

    def _event(self, event: SeenEvent) -> EventInfo:
        text = self._text(event.text, **event.args)
        args, clauses = dict(event.args), list(event.clauses)
        return EventInfo(
            kind=event.kind, id=event.text, text=text, args=args, clauses=clauses, beat=event.beat
        )

    def _option(self, asked: Decision, option: Option) -> OptionView:
        label = self._text.option(self._game.name, asked, option)
        return OptionView(key=option.key, kind=option.kind, value=option.value, label=label)

    def _refer(self, word: str) -> str:
        return self._lines.get(word) or keep(self._lines, word, self._plain.refer(word))

    def _waiting(self, asked: Decision) -> str:
        key = (asked.seat, asked.ask)
        return self._lines.get(key) or keep(self._lines, key, self._text.waiting(asked))


def keep(made: dict[Hashable, T], key: Hashable, one: T) -> T:
    """Remember what was made, and forget the rest where that has become too much."""
    if len(made) >= MOST:
        made.clear()
    made[key] = one
    return one


def with_names(said: str, names: tuple[str, ...]) -> str:
    """The names in their places, in a line."""
    for sign, name in zip(SIGNS, names, strict=False):
        said = said.replace(sign, name)
    return said


def put_names(raw: bytes, names: tuple[str, ...]) -> bytes:
    """The names in their places, in a message that is JSON already."""
    for sign, name in zip(RAW_SIGNS, raw_names(names), strict=False):
        raw = raw.replace(sign, name)
    return raw


@lru_cache(MOST)
def raw_names(names: tuple[str, ...]) -> tuple[bytes, ...]:
    """Names as they stand within JSON."""
    return tuple([encode(name)[1:-1] for name in names])


@cache
def words(game: str, lang: str) -> Words:
    """The words of a game in a language."""
    return Words(game, lang)
