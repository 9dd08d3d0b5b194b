"""What cards give: each effect is a value that can be carried out and put into words."""

from dataclasses import dataclass, field

from regnum.engine.decision import DONE, Ask, Decision, Unit
from regnum.engine.text import Text
from regnum.games.settlers import tasks
from regnum.games.settlers.cards import index
from regnum.games.settlers.features import WhenScoring
from regnum.games.settlers.payment import pay
from regnum.games.settlers.state import SCORED, SettlersState
from regnum.games.settlers.terms import (
    GOOD_OPTIONS,
    GOODS,
    SUPPLY,
    VP,
    Cost,
    good_of,
)
from regnum.games.settlers.verbs import goods, markers, piles
from regnum.games.settlers.words import amounts, colour, said_cost

SAMURAI = "samurai"


class Effect:
    """Something a card does. `card` is the location that carries it."""

    def quiet(self) -> bool:
        """Does it ask nothing and draw nothing? Then its place among simultaneous effects cannot matter."""
        return False

    def possible(self, state: SettlersState, seat: int, card: int) -> bool:
        """Could it be carried out? What cannot fail can always be."""
        return True

    def resolve(self, state: SettlersState, seat: int, card: int) -> Unit:
        """Carry it out. Cards are drawn afterwards, in units of their own."""
        raise NotImplementedError

    def say(self, text: Text) -> str:
        """What it does, in words."""
        raise NotImplementedError


@dataclass(frozen=True, kw_only=True, repr=False)
class Gain(Effect):
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
    def each(self) -> tuple[int, ...]:
        """Every single good: (wood, wood) of 2 wood."""
        return tuple(good for good, amount in self.goods for _ in range(amount))

    def apply(self, state: SettlersState, seat: int, noted: bool = False) -> None:
        """Take the goods; cards are drawn next. `noted` goods may be exchanged afterwards."""
        for good, amount in self.goods:
            give(state, seat, good, amount, noted)

    def resolve(self, state: SettlersState, seat: int, card: int) -> Unit:
        self.apply(state, seat)
        return
        yield

    def say(self, text: Text) -> str:
        return amounts(text, self.goods)


def give(state: SettlersState, seat: int, good: int, amount: int, noted: bool = False) -> None:
    """One kind of goods to a seat. A plain card may come from either deck (GENERAL-7, GENERAL-8)."""
    if good < SUPPLY:
        goods.gain(state, seat, good, amount)
    elif good == VP:
        score(state, seat, amount)
    else:
        for _ in range(amount):
            tasks.later(state, tasks.DRAW, seat, good, noted)
        return
    if noted:
        state.noted += (good,) * amount


gain = Gain


def score(state: SettlersState, seat: int, amount: int) -> None:
    """One gain of victory points. Sphinx looks at it; what it adds is no gain (CARD-SPHINX-2)."""
    goods.score(state, seat, amount)
    for card in state.listeners[seat][SCORED]:
        feature = index.CARD[card].feature
        assert isinstance(feature, WhenScoring)
        if amount >= feature.at_least:
            goods.score_more(state, seat, card, feature.vp)


@dataclass(frozen=True)
class GainPer(Effect):
    """A good for each location of a colour, or for each samurai, up to a limit (PRODUCTION-5)."""

    good: int
    counted: str
    """A colour, or `samurai`."""
    most: int

    def __repr__(self) -> str:
        return f"GainPer({GOODS[self.good]}, {self.counted}, most={self.most})"

    def quiet(self) -> bool:
        return True

    def apply(self, state: SettlersState, seat: int) -> None:
        """Count now, and gain."""
        if self.counted == SAMURAI:
            number = state.samurai_of(seat)
        else:
            number = state.of_colour(seat, self.counted)
        if number:
            give(state, seat, self.good, min(number, self.most))

    def resolve(self, state: SettlersState, seat: int, card: int) -> Unit:
        self.apply(state, seat)
        return
        yield

    def say(self, text: Text) -> str:
        goods = amounts(text, ((self.good, 1),))
        if self.counted == SAMURAI:
            return text("settlers-say-per-samurai", goods=goods, most=self.most)
        return text("settlers-say-per-colour", goods=goods, colour=colour(self.counted), most=self.most)


@dataclass(frozen=True)
class OneOf(Effect):
    """One of two gains, each of one kind of goods, chosen each time."""

    first: Gain
    second: Gain

    def resolve(self, state: SettlersState, seat: int, card: int) -> Unit:
        gains = {gain.goods[0][0]: gain for gain in (self.first, self.second)}
        ask = Ask("settlers-ask-one-of", "settlers:GENERAL-20", (("card", index.KEY[card]),))
        chosen = yield Decision(seat, ask, [GOOD_OPTIONS[good] for good in sorted(gains)])
        gains[good_of(chosen)].apply(state, seat)

    def say(self, text: Text) -> str:
        return text("settlers-say-or", first=self.first.say(text), second=self.second.say(text))


@dataclass(frozen=True)
class Steps(Effect):
    """One after the other. Only the last may draw cards."""

    first: Effect
    second: Effect

    def quiet(self) -> bool:
        return self.first.quiet() and self.second.quiet()

    def possible(self, state: SettlersState, seat: int, card: int) -> bool:
        return self.first.possible(state, seat, card)

    def resolve(self, state: SettlersState, seat: int, card: int) -> Unit:
        yield from self.first.resolve(state, seat, card)
        yield from self.second.resolve(state, seat, card)

    def say(self, text: Text) -> str:
        return text("settlers-say-then", first=self.first.say(text), second=self.second.say(text))


@dataclass(frozen=True)
class MayPay(Effect):
    """One of two exchanges, each for one kind of goods, or none (CARD-SLAVER-1)."""

    first: tuple[Cost, Gain]
    second: tuple[Cost, Gain]

    def resolve(self, state: SettlersState, seat: int, card: int) -> Unit:
        exchanges = {exchange[0].kind: exchange for exchange in (self.first, self.second)}
        supply = state.goods[seat]
        offers = [GOOD_OPTIONS[good] for good in sorted(exchanges) if exchanges[good][0].payable(supply)]
        if not offers:
            return
        ask = Ask("settlers-ask-may-pay", "settlers:CARD-SLAVER-1", (("card", index.KEY[card]),))
        chosen = yield Decision(seat, ask, [DONE, *offers])
        if chosen != DONE.value:
            cost, reward = exchanges[good_of(chosen)]
            yield from pay(state, seat, cost)
            reward.apply(state, seat)

    def say(self, text: Text) -> str:
        said = [
            text("settlers-say-for", cost=said_cost(text, cost), gain=reward.say(text))
            for cost, reward in (self.first, self.second)
        ]
        return text("settlers-say-may", does=text("settlers-say-or", first=said[0], second=said[1]))


# --- productions that ask ----------------------------------------------------------------------------


@dataclass(frozen=True)
class LookAndKeep(Effect):
    """Look at cards of the own faction deck and keep one (CARD-ARCHITECT-1)."""

    count: int

    def resolve(self, state: SettlersState, seat: int, card: int) -> Unit:
        tasks.later(state, tasks.LOOKED, seat)
        piles.look(state, seat, self.count)
        return
        yield

    def say(self, text: Text) -> str:
        return text("settlers-say-look-keep", count=self.count)


@dataclass(frozen=True)
class CopyProduction(Effect):
    """Produce what another own production location gives (CARD-WORKING-PEASANTS-1)."""

    def resolve(self, state: SettlersState, seat: int, card: int) -> Unit:
        others = [other for other in state.locations(seat) if index.PRODUCES[other] and other != card]
        if others:
            ask = Ask("settlers-ask-copy", "settlers:CARD-WORKING-PEASANTS-1", (("card", index.KEY[card]),))
            chosen = yield Decision(seat, ask, index.options(others))
            yield from produce(state, seat, chosen)

    def say(self, text: Text) -> str:
        return text("settlers-say-copy")


def produce(state: SettlersState, seat: int, card: int) -> Unit:
    """A production location gives what it gives at this moment (PRODUCTION-5)."""
    effect = index.CARD[card].production
    assert effect is not None
    yield from effect.resolve(state, seat, card)


@dataclass(frozen=True)
class PlaceSamurai(Effect):
    """Samurai of the supply stand at once on own faction locations (CARD-NINJAS-1)."""

    count: int

    def resolve(self, state: SettlersState, seat: int, card: int) -> Unit:
        for left in range(self.count, 0, -1):
            free = free_for_samurai(state, seat)
            if not free:
                return
            ask = Ask("settlers-ask-samurai", "settlers:CARD-NINJAS-1", (("count", left),))
            markers.add_samurai(state, seat, (yield Decision(seat, ask, index.options(free))))

    def say(self, text: Text) -> str:
        return text("settlers-say-samurai", count=self.count)


def free_for_samurai(state: SettlersState, seat: int) -> list[int]:
    """Own faction locations without a samurai (JAPAN-5, JAPAN-6)."""
    return [card for card in state.locations(seat) if not index.COMMON[card] and card not in state.samurai]
