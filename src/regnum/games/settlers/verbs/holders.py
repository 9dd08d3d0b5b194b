"""What can happen to the cards under Gates and the resources on Shrines."""

from regnum.engine.decision import Arg
from regnum.engine.events import Event
from regnum.engine.fields import without
from regnum.engine.telling import tell_revealed, turn_of
from regnum.games.settlers import knowledge
from regnum.games.settlers.cards import index
from regnum.games.settlers.state import SettlersState
from regnum.games.settlers.verbs.goods import tell_goods
from regnum.games.settlers.verbs.piles import discard
from regnum.games.settlers.zones import HAND, under


def put_under_gate(state: SettlersState, seat: int, gate: int, card: int) -> None:
    """A hand card goes under Gate; the others see that, but not which (CARD-GATE-1). What they knew of
    the hand they still know of hand and Gate together."""
    state.hand[seat] = without(state.hand[seat], card)
    state.gates = (*state.gates, (gate, card, seat))
    if state.events is not None:
        secret = {"cards": (index.KEY[card],)}
        public: dict[str, Arg] = {
            "seat": seat,
            "card": index.KEY[gate],
            "source": HAND[seat],
            "target": under(gate),
        }
        state.events.append(
            Event(
                kind="moved",
                text="settlers-under-gate",
                public=public,
                secret=secret,
                knows=(seat,),
                turn=turn_of(state),
            )
        )


def put_on_shrine(state: SettlersState, seat: int, shrine: int, good: int) -> None:
    """A resource is put on Shrine for good (CARD-SHRINE-1)."""
    state.goods[seat][good] -= 1
    state.shrines = tuple(sorted((*state.shrines, (shrine, good))))
    tell_goods(state, "settlers-on-shrine", seat, ((good, 1),), card=index.KEY[shrine])


def empty(state: SettlersState, card: int, owner: int) -> None:
    """What lies under a Gate or on a Shrine is lost with it (Q-3)."""
    held = [hidden for gate, hidden, _ in state.gates if gate == card]
    if held:
        knowledge.gate_lost(state, card)
        state.gates = tuple([entry for entry in state.gates if entry[0] != card])
        for hidden in held:
            discard(state, hidden)
        shown = index.keys(held)
        tell_revealed(state, "moved", "settlers-gate-lost", card=index.KEY[card], cards=shown, seat=owner)
    state.shrines = tuple([entry for entry in state.shrines if entry[0] != card])
