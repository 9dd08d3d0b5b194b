"""Goods from the supply: fixed amounts, and amounts that are counted."""

from dataclasses import dataclass, field

from regnum.engine.decision import Arg, Unit
from regnum.engine.fields import NO_CARD
from regnum.engine.game import Goods
from regnum.engine.text import Text
from regnum.games.settlers.effects import tasks
from regnum.games.settlers.effects.base import Effect
from regnum.games.settlers.effects.features import WhenScoring, listening
from regnum.games.settlers.effects.words import amounts, colour
from regnum.games.settlers.state import SettlersState
from regnum.games.settlers.terms import CARD, GOODS, SUPPLY, Amounts, slug
from regnum.games.settlers.verbs import goods

SAMURAI = "samurai"


class Gains(Effect):
    """Goods from the supply, without any asking."""

    def amounts(self, state: SettlersState, seat: int) -> Amounts:
        raise NotImplementedError

    def resolve(self, state: SettlersState, seat: int, card: int) -> Unit:
        receive(state, seat, self.amounts(state, seat), goods.BY_CARD, card)
        return
        yield


@dataclass(frozen=True, kw_only=True, repr=False)
class Gain(Gains):
    """Fixed goods from the supply."""

    wood: int = 0
    stone: int = 0
    food: int = 0
    gold: int = 0
    worker: int = 0
    raze: int = 0
    defense: int = 0
    vp: int = 0
    card: int = 0
    common_card: int = 0
    faction_card: int = 0
    goods: tuple[tuple[int, int], ...] = field(init=False)
    """(good, amount), as printed."""

    def __post_init__(self) -> None:
        amounts = tuple((good, getattr(self, name)) for good, name in enumerate(GOODS))
        object.__setattr__(self, "goods", tuple(pair for pair in amounts if pair[1]))

    def __repr__(self) -> str:
        return f"gain({', '.join(f'{GOODS[good]}={amount}' for good, amount in self.goods)})"

    def quiet(self) -> bool:
        return not (self.card or self.common_card or self.faction_card)

    @property
    def marks(self) -> Goods:
        """The goods by the names of their marks."""
        return tuple((slug(good), amount) for good, amount in self.goods)

    @property
    def each(self) -> tuple[int, ...]:
        """Every single good: (wood, wood) of 2 wood."""
        return tuple(good for good, amount in self.goods for _ in range(amount))

    def amounts(self, state: SettlersState, seat: int) -> Amounts:
        return self.goods

    def say(self, text: Text) -> str:
        return amounts(text, self.goods)


gain = Gain


@dataclass(frozen=True)
class GainPer(Gains):
    """A good for each location of a colour, or for each samurai, up to a limit (PRODUCTION-5)."""

    good: int
    counted: str
    """A colour, or `samurai`."""
    most: int

    def __repr__(self) -> str:
        return f"GainPer({GOODS[self.good]}, {self.counted}, most={self.most})"

    def quiet(self) -> bool:
        return True

    def amounts(self, state: SettlersState, seat: int) -> Amounts:
        if self.counted == SAMURAI:
            number = state.samurai_of(seat)
        else:
            number = state.of_colour(seat, self.counted)
        return ((self.good, min(number, self.most)),) if number else ()

    def say(self, text: Text) -> str:
        words: dict[str, Arg] = {"goods": amounts(text, ((self.good, 1),)), "most": self.most}
        words |= {"limit": amounts(text, ((self.good, self.most),))}
        if self.counted == SAMURAI:
            return text("settlers-say-per-samurai", **words)
        return text("settlers-say-per-colour", colour=colour(self.counted), **words)


def receive(
    state: SettlersState, seat: int, amounts: Amounts, by: int, card: int = NO_CARD, noted: bool = False
) -> None:
    """What one source gives, told as one line: `by` says what kind of source it is, `card` which. Cards are
    drawn next, and told when it is known from which deck. `noted` goods may be exchanged afterwards."""
    if state.events is not None:
        goods.tell_gained(state, seat, [pair for pair in amounts if pair[0] < CARD], by, card)
    for good, amount in amounts:
        if good < CARD:
            give(state, seat, good, amount, noted)
        else:
            draw_later(state, seat, good, amount, by, card, noted)


def give(state: SettlersState, seat: int, good: int, amount: int, noted: bool) -> None:
    """One kind of goods to a seat, or victory points."""
    if good < SUPPLY:
        goods.gain(state, seat, good, amount)
    else:
        score(state, seat, amount)
    if noted:
        state.noted += (good,) * amount


def draw_later(
    state: SettlersState, seat: int, deck: int, count: int, by: int, card: int, noted: bool
) -> None:
    """Cards to be drawn next. A plain one may come from either deck (GENERAL-7, GENERAL-8)."""
    for _ in range(count):
        tasks.later(state, tasks.DRAW, seat, deck, noted, by, card)


def score(state: SettlersState, seat: int, amount: int) -> None:
    """One gain of victory points. Sphinx looks at it; what it adds is no gain (CARD-SPHINX-2)."""
    goods.score(state, seat, amount)
    for card, feature in listening(state, seat, WhenScoring):
        if amount >= feature.at_least:
            goods.score_more(state, seat, card, feature.vp)
