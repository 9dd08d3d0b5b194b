"""Effects made of others: one of two, one after the other, goods for goods."""

from dataclasses import dataclass

from regnum.engine.decision import DONE, Arg, Decision, Unit
from regnum.engine.text import Text
from regnum.games.settlers.effects.base import Effect, ask_about
from regnum.games.settlers.effects.gains import Gain, receive
from regnum.games.settlers.effects.payment import pay
from regnum.games.settlers.effects.words import said_cost
from regnum.games.settlers.state import SettlersState
from regnum.games.settlers.terms import GOOD_OPTIONS, GOODS, Amounts, Cost, good_of, so_many
from regnum.games.settlers.verbs.goods import BY_CARD


@dataclass(frozen=True)
class OneOf(Effect):
    """One of two gains, each of one kind of goods, chosen each time."""

    first: Gain
    second: Gain

    def resolve(self, state: SettlersState, seat: int, card: int) -> Unit:
        gains = {gain.goods[0][0]: gain for gain in (self.first, self.second)}
        first, second = [so_many(*gain.goods[0]) for gain in (self.first, self.second)]
        ask = ask_about("one-of", "GENERAL-20", card, first=first, second=second)
        chosen = yield Decision(seat, ask, [GOOD_OPTIONS[good] for good in sorted(gains)])
        receive(state, seat, gains[good_of(chosen)].goods, BY_CARD, card)

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

    def amounts(self, state: SettlersState, seat: int) -> Amounts | None:
        first, second = self.first.amounts(state, seat), self.second.amounts(state, seat)
        return None if first is None or second is None else (*first, *second)

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
        supply = state.goods[seat]
        payable = {cost.kind: (cost, gain) for cost, gain in self.exchanges if cost.payable(supply)}
        if not payable:
            return
        ask = ask_about("may-pay", "CARD-SLAVER-1", card, **self.offered(list(payable.values())))
        chosen = yield Decision(seat, ask, [DONE, *[GOOD_OPTIONS[good] for good in sorted(payable)]])
        if chosen != DONE.value:
            cost, reward = payable[good_of(chosen)]
            yield from pay(state, seat, cost, card)
            receive(state, seat, reward.goods, BY_CARD, card)

    @property
    def exchanges(self) -> tuple[tuple[Cost, Gain], ...]:
        """Both of them."""
        return self.first, self.second

    def offered(self, exchanges: list[tuple[Cost, Gain]]) -> dict[str, Arg]:
        """What can be paid and what it gives, as the question says it."""
        words: dict[str, Arg] = {"count": len(exchanges)}
        for name, (cost, gain) in zip(("first", "second"), exchanges, strict=False):
            words |= {name: so_many(cost.kind, getattr(cost, GOODS[cost.kind]))}
            words |= {f"{name}-gain": so_many(*gain.goods[0])}
        return words

    def say(self, text: Text) -> str:
        said = [
            text("settlers-say-for", cost=said_cost(text, cost), gain=reward.say(text))
            for cost, reward in self.exchanges
        ]
        return text("settlers-say-may", does=text("settlers-say-or", first=said[0], second=said[1]))
