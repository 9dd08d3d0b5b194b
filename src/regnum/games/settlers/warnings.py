"""What a choice leads to without further asking, where that costs a location or a deal."""

from collections.abc import Iterable, Iterator, Mapping

from regnum.engine.decision import Decision
from regnum.engine.game import Forewarning
from regnum.games.settlers.cards import index
from regnum.games.settlers.effects.base import Effect, Targeted
from regnum.games.settlers.effects.building import ground
from regnum.games.settlers.effects.combine import Steps
from regnum.games.settlers.rules.actions import ACTIVATE_ASK, BUILD_ASK
from regnum.games.settlers.rules.cleanup import storable
from regnum.games.settlers.rules.turn import MOVES, PASS, TURN_ASK
from regnum.games.settlers.state import ROUNDS, SettlersState
from regnum.games.settlers.terms import so_many


def warnings(state: SettlersState, decision: Decision) -> Mapping[str, Forewarning]:
    """By option: what would be lost for it, because there is nothing else to choose."""
    if decision.ask == TURN_ASK:
        return lost_by_passing(state, decision.seat)
    if decision.ask == BUILD_ASK:
        lost = dict(lost_for_building(state, decision))
    elif decision.ask == ACTIVATE_ASK:
        lost = dict(lost_for_activating(state, decision))
    else:
        return {}
    return {
        f"card:{index.KEY[card]}": Forewarning("settlers-warn-only", (("cards", (index.KEY[gone],)),))
        for card, gone in lost.items()
    }


def lost_by_passing(state: SettlersState, seat: int) -> Mapping[str, Forewarning]:
    """The goods that cannot be stored go back in cleanup (CLEANUP-3); the last round has none (CLEANUP-6)."""
    if state.round == ROUNDS:
        return {}
    kept = storable(state, seat)
    gone = [(good, amount) for good, amount in enumerate(state.goods[seat]) if amount and good not in kept]
    if not gone:
        return {}
    words = tuple(so_many(good, amount) for good, amount in gone)
    return {MOVES[PASS].option.key: Forewarning("settlers-warn-pass", (("goods", words),))}


def lost_for_building(state: SettlersState, decision: Decision) -> Iterator[tuple[int, int]]:
    """The only location or foundation goes for whatever is built on one (ACTION-BUILD-3)."""
    only = single(ground(state, decision.seat))
    for option in decision.options:
        if only is not None and index.COST[option.value].location:
            yield option.value, only


def lost_for_activating(state: SettlersState, decision: Decision) -> Iterator[tuple[int, int]]:
    """The only target of an operation on what is one's own."""
    for option in decision.options:
        action = index.ACTION[option.value]
        assert action is not None
        for effect in parts(action.effect):
            if isinstance(effect, Targeted) and effect.costs_own:
                only = single(effect.targets(state, decision.seat, option.value))
                if only is not None:
                    yield option.value, only


def parts(effect: Effect) -> Iterator[Effect]:
    """An effect and what it is made of."""
    yield effect
    if isinstance(effect, Steps):
        yield from parts(effect.first)
        yield from parts(effect.second)


def single(cards: Iterable[int]) -> int | None:
    """The only card of some, if there is but one."""
    found = list(cards)
    return found[0] if len(found) == 1 else None
