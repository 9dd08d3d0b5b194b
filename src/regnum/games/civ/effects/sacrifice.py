"""The effects that are paid for with a card of their own domain."""

from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from regnum.engine.decision import SEATS, Ask, Decision, Unit
from regnum.engine.telling import tell
from regnum.engine.text import Text
from regnum.games.civ.effects.base import DOMAIN_OPTIONS, effect_word, pick_of_domain, pick_target
from regnum.games.civ.state import GIVE_BACK, SHED, CivState
from regnum.games.civ.terms import ECONOMY, MILITARY, RELIGION, SCIENCE, UTOPIA
from regnum.games.civ.verbs import deck, laid, moves
from regnum.games.civ.zones import DOMAIN_NAMES

BREAKTHROUGH_CARDS = 5
ATTACK_ASK = Ask("civ-ask-attack-domain", "civ:MIL-3", told=True)
INQUISITION_ASK = Ask("civ-ask-inquisition-seat", "civ:REL-4")


@dataclass(frozen=True)
class Attack:
    """Everybody loses a card of a domain, the attacker first (MIL-3)."""

    name: str = "attack"
    clause: str = "civ:MIL-3"

    def possible(self, state: CivState, seat: int) -> bool:
        area = state.areas[seat]
        return len(area[MILITARY]) > 1 or any(area[1:])

    def resolve(self, state: CivState, seat: int) -> Unit:
        yield from pay(state, seat, MILITARY, self)
        domains = [DOMAIN_OPTIONS[domain] for domain in range(6) if state.areas[seat][domain]]
        domain = yield Decision(seat, ATTACK_ASK, domains)
        tell(state, "said", "civ-attacks", seat=seat, domain=DOMAIN_NAMES[domain])
        lose = ask_to_lose(seat, domain)
        for victim in (seat, *state.others(seat)):
            if state.areas[victim][domain]:
                card = yield from pick_of_domain(state, victim, domain, lose)
                moves.discard_from_area(state, victim, card)

    def say(self, text: Text) -> str:
        return text("civ-say-attack")


@cache
def ask_to_lose(attacker: int, domain: int) -> Ask:
    """Which card of the domain the attack takes."""
    return Ask("civ-ask-lose", "civ:MIL-3", (("other", attacker), ("domain", DOMAIN_NAMES[domain])))


@dataclass(frozen=True)
class Inquisition:
    """Take a hand, then give back as many (REL-4). The giving is a unit of its own: the seat has
    seen cards since this one began."""

    name: str = "inquisition"
    clause: str = "civ:REL-4"

    def possible(self, state: CivState, seat: int) -> bool:
        for other in state.others(seat):  # noqa: SIM110  # asked each turn: a generator would be slower
            if state.hand[other]:
                return True
        return False

    def resolve(self, state: CivState, seat: int) -> Unit:
        yield from pay(state, seat, RELIGION, self)
        others = [SEATS[other] for other in sorted(state.others(seat)) if state.hand[other]]
        other = yield Decision(seat, INQUISITION_ASK, others)
        state.owed = (other, moves.take_hand(state, seat, other))
        state.phase = GIVE_BACK

    def say(self, text: Text) -> str:
        return text("civ-say-inquisition")


@dataclass(frozen=True)
class Embargo:
    """Bar a domain of another player for that player's next turn (ECO-3)."""

    name: str = "embargo"
    clause: str = "civ:ECO-3"

    def possible(self, state: CivState, seat: int) -> bool:
        return has_target(state, seat)

    def resolve(self, state: CivState, seat: int) -> Unit:
        ask = ask_of_domain("lay", ECONOMY, self.name, self.clause)
        card = yield from pick_of_domain(state, seat, ECONOMY, ask)
        other, domain = yield from pick_target(state, seat, "embargo", self.clause)
        laid.lay_embargo(state, seat, card, other, domain)

    def say(self, text: Text) -> str:
        return text("civ-say-embargo")


@dataclass(frozen=True)
class Breakthrough:
    """Draw five, then discard as many (SCI-3). The discarding is a unit of its own: the seat has seen
    cards since this one began."""

    name: str = "breakthrough"
    clause: str = "civ:SCI-3"

    def possible(self, state: CivState, seat: int) -> bool:
        return True

    def resolve(self, state: CivState, seat: int) -> Unit:
        yield from pay(state, seat, SCIENCE, self)
        drawn = deck.draw(state, seat, BREAKTHROUGH_CARDS)
        if drawn:
            state.owed = (drawn,)
            state.phase = SHED

    def say(self, text: Text) -> str:
        return text("civ-say-breakthrough", count=BREAKTHROUGH_CARDS)


@dataclass(frozen=True)
class Democracy:
    """Make hegemony harder for another player, for good (UTO-3)."""

    name: str = "democracy"
    clause: str = "civ:UTO-3"

    def possible(self, state: CivState, seat: int) -> bool:
        return has_target(state, seat)

    def resolve(self, state: CivState, seat: int) -> Unit:
        ask = ask_of_domain("lay", UTOPIA, self.name, self.clause)
        card = yield from pick_of_domain(state, seat, UTOPIA, ask)
        other, domain = yield from pick_target(state, seat, "democracy", self.clause)
        laid.lay_hidden(state, seat, card, other, domain)

    def say(self, text: Text) -> str:
        return text("civ-say-democracy")


Sacrifice: TypeAlias = Attack | Inquisition | Embargo | Breakthrough | Democracy


def pay(state: CivState, seat: int, domain: int, effect: Sacrifice) -> Unit:
    """The cost of a sacrifice effect: a card of its domain, discarded from the area."""
    ask = ask_of_domain("pay", domain, effect.name, effect.clause)
    card = yield from pick_of_domain(state, seat, domain, ask)
    moves.discard_from_area(state, seat, card, "civ-sacrificed")


@cache
def ask_of_domain(what: str, domain: int, effect: str, clause: str) -> Ask:
    """Which card of its domain a sacrifice effect takes."""
    words = (("effect", effect_word(effect)), ("domain", DOMAIN_NAMES[domain]))
    return Ask(f"civ-ask-{what}", clause, words)


def has_target(state: CivState, seat: int) -> bool:
    """Has any other player a card in the area?"""
    for other in state.others(seat):  # noqa: SIM110  # asked each turn: a generator would be slower
        if any(state.areas[other]):
            return True
    return False
