"""Free moves of the own turn: defense token, samurai, Gate, Shrine (ACTION-4)."""

from regnum.engine.decision import Ask, Decision, Unit
from regnum.games.settlers.cards import index
from regnum.games.settlers.cards.card import Faction
from regnum.games.settlers.effects.features import HoldsCards, HoldsResources, listening
from regnum.games.settlers.effects.gains import receive
from regnum.games.settlers.effects.payment import held
from regnum.games.settlers.effects.samurai import free_for_samurai
from regnum.games.settlers.state import OWN_TURN, SettlersState
from regnum.games.settlers.terms import DEFENSE, VP, WORKER, good_of
from regnum.games.settlers.verbs import holders, markers
from regnum.games.settlers.verbs.goods import BY_CARD
from regnum.games.settlers.zones import HAND

DEFEND_ASK = Ask("settlers-ask-defend", "settlers:DEFENSE-2")
DEPLOY_ASK = Ask("settlers-ask-deploy", "settlers:JAPAN-5")
GATE_ASK = Ask("settlers-ask-gate", "settlers:CARD-GATE-1")
GATE_CARD_ASK = Ask("settlers-ask-gate-card", "settlers:CARD-GATE-1")
JAPANESE = Faction.JAPANESE.value
SHRINE_ASK = Ask("settlers-ask-shrine", "settlers:CARD-SHRINE-1")
SHRINE_GOOD_ASK = Ask("settlers-ask-shrine-good", "settlers:CARD-SHRINE-1")


def undefended(state: SettlersState, seat: int) -> list[int]:
    """Common locations of the own empire without a defense token (DEFENSE-2)."""
    return [card for card in state.locations(seat) if index.COMMON[card] and card not in state.defended]


def can_defend(state: SettlersState, seat: int) -> bool:
    """Is there a defense token, and a place for it?"""
    return state.goods[seat][DEFENSE] > 0 and bool(undefended(state, seat))


def defend(state: SettlersState, seat: int) -> Unit:
    """Put the defense token on a location (DEFENSE-2)."""
    card = yield Decision(seat, DEFEND_ASK, index.options(undefended(state, seat)))
    markers.defend(state, seat, card)


def can_deploy(state: SettlersState, seat: int) -> bool:
    """Only the Japanese have samurai (JAPAN-5)."""
    if not state.goods[seat][WORKER] or state.factions[seat] != JAPANESE:
        return False
    return bool(free_for_samurai(state, seat))


def deploy(state: SettlersState, seat: int) -> Unit:
    """A worker becomes a samurai (JAPAN-5 to JAPAN-7)."""
    card = yield Decision(seat, DEPLOY_ASK, index.options(free_for_samurai(state, seat)))
    markers.deploy(state, seat, card)


def can_use_gate(state: SettlersState, seat: int) -> bool:
    """A Gate, and a hand card?"""
    if not state.listeners[seat][OWN_TURN] or not state.hand[seat]:
        return False
    return bool(listening(state, seat, HoldsCards))


def use_gate(state: SettlersState, seat: int) -> Unit:
    """Put a hand card under a Gate (CARD-GATE-1)."""
    gates = dict(listening(state, seat, HoldsCards))
    gate = yield Decision(seat, GATE_ASK, index.options(gates))
    cards = index.options(state.hand[seat])
    card = yield Decision(seat, GATE_CARD_ASK, cards, HAND[seat], secret=True)
    holders.put_under_gate(state, seat, gate, card)
    receive(state, seat, ((VP, gates[gate].vp),), BY_CARD, gate)


def can_use_shrine(state: SettlersState, seat: int) -> bool:
    """A Shrine, and a resource or gold (Q-18)?"""
    if not state.listeners[seat][OWN_TURN]:
        return False
    return bool(listening(state, seat, HoldsResources) and held(state.goods[seat]))


def use_shrine(state: SettlersState, seat: int) -> Unit:
    """Put a resource on Shrine (CARD-SHRINE-1)."""
    shrines = dict(listening(state, seat, HoldsResources))
    shrine = yield Decision(seat, SHRINE_ASK, index.options(shrines))
    good = yield Decision(seat, SHRINE_GOOD_ASK, held(state.goods[seat]))
    holders.put_on_shrine(state, seat, shrine, good_of(good))
