"""What tells a card from another of the same name: where it lies, what differs in print, what lies on it."""

from regnum.engine.decision import Phrase
from regnum.games.settlers.cards import index
from regnum.games.settlers.effects.gains import Gain
from regnum.games.settlers.state import SettlersState
from regnum.games.settlers.terms import Cost, so_many


def apart(state: SettlersState, card: int) -> tuple[Phrase | None, ...]:
    """All that could be said of it."""
    design = index.CARD[card]
    return (
        place(state, card),
        field("cost", price(design.cost)),
        field("raze", design.raze),
        field("deal", design.deal),
        marker("used", state.used.count(card)),
        marker("blocked", state.blocked.count(card)),
        marker("defended", state.defended.count(card)),
        marker("samurai", state.samurai.count(card)),
        marker("under", sum(gate == card for gate, _, _ in state.gates)),
        marker("on", sum(shrine == card for shrine, _ in state.shrines)),
    )


def place(state: SettlersState, card: int) -> Phrase | None:
    """In a hand, among the deals, the foundations or the locations, and whose."""
    for seat in range(state.seats):
        for name, cards in (
            ("deals", state.deals),
            ("foundations", state.foundations),
            ("empire", state.empires),
        ):
            if card in cards[seat]:
                return Phrase(f"settlers-apart-{name}", (("seat", seat),))
        if card in state.hand[seat]:
            return Phrase("settlers-apart-hand")
    return Phrase("settlers-apart-virtual") if card in state.virtual else None


def field(name: str, goods: Gain | None) -> Phrase | None:
    """A field of a card, where copies may differ."""
    if goods is None:
        return None
    return Phrase(
        f"settlers-apart-{name}", (("goods", tuple([so_many(good, amount) for good, amount in goods.goods])),)
    )


def price(cost: Cost) -> Gain:
    """The goods of a building cost."""
    return Gain(wood=cost.wood, stone=cost.stone, food=cost.food, gold=cost.gold)


def marker(name: str, count: int) -> Phrase | None:
    """Something that lies on a location, or under it."""
    return Phrase(f"settlers-apart-{name}", (("count", count),)) if count else None
