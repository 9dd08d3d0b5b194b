"""What the domains can do: each effect is a value that can be resolved, checked and put into words."""

from collections.abc import Generator
from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar, Protocol

from regnum.engine.decision import DONE, SEATS, Ask, Decision, Gather, Option, Unit, option
from regnum.engine.text import Text
from regnum.games.civ import verbs
from regnum.games.civ.cards import (
    DOMAIN,
    DOMAINS,
    ECONOMY,
    MILITARY,
    RELIGION,
    SCIENCE,
    UTOPIA,
    options,
)
from regnum.games.civ.state import (
    DIVINE_RIGHT_HAND,
    GIVE_BACK,
    SCRIPTURE_HAND,
    SHED,
    CivState,
)

DOMAIN_OPTIONS = tuple(option("choice", domain, name) for domain, name in enumerate(DOMAINS))
BREAKTHROUGH_CARDS = 5


class Effect(Protocol):
    """Something a turn can be used for."""

    @property
    def name(self) -> str:
        """As in `choice:<name>`."""

    def possible(self, state: CivState, seat: int) -> bool:
        """Could any of it be done? Its cost, and the number of cards it needs, are checked elsewhere."""

    def resolve(self, state: CivState, seat: int) -> Unit:
        """Do it, as much as possible (PART-1)."""

    def say(self, text: Text) -> str:
        """What it does, in words."""


@cache
def ask_for(text: str, clause: str, count: int) -> Ask:
    """A question for the next of `count` cards."""
    return Ask(text, clause, (("count", count),))


# --- the steps that effects are made of --------------------------------------------------------------


def play_one(state: CivState, seat: int, ask: Ask) -> Generator[Decision | Gather, Any, bool]:
    """Play a card from hand, of a domain that is not under embargo. Was there one?"""
    return bool(state.hands[seat]) and played(state, seat, (yield playable(state, seat, ask)))


def playable(state: CivState, seat: int, ask: Ask) -> Decision:
    """Which card of the hand to play: one of a domain that is not under embargo."""
    hand = state.hands[seat]
    if state.embargoes:
        barred = state.barred(seat)
        hand = tuple([card for card in hand if DOMAIN[card] not in barred])
    return Decision(seat, ask, options(hand) or (DONE,), verbs.HAND[seat], True)


def played(state: CivState, seat: int, card: int) -> bool:
    """Play the chosen card, if there was one to choose."""
    if card == DONE.value:
        verbs.tell(state, "said", "civ-cannot-play", seat=seat)
        return False
    verbs.play(state, seat, card)
    return True


def discard_one(state: CivState, seat: int, ask: Ask) -> Unit:
    """Discard a card from hand."""
    hand = state.hands[seat]
    if hand:
        card = yield Decision(seat, ask, options(hand), verbs.HAND[seat], True)
        verbs.discard_from_hand(state, seat, card)


def area_options(state: CivState, seat: int) -> tuple[Option, ...]:
    """Every different card of an area."""
    return options(tuple([card for cards in state.areas[seat] for card in cards]))


def pick_of_domain(
    state: CivState, seat: int, domain: int, ask: Ask
) -> Generator[Decision | Gather, Any, int]:
    """A card of one's own area: a choice only where ages differ (Q-2)."""
    cards = state.areas[seat][domain]
    if cards[0] == cards[-1]:
        return cards[0]
    return (yield Decision(seat, ask, options(cards), verbs.AREA[seat][domain]))  # type: ignore[no-any-return]


def pick_target(
    state: CivState, seat: int, name: str, clause: str
) -> Generator[Decision | Gather, Any, tuple[int, int]]:
    """Another player, and a domain in which that player has a card."""
    others = [SEATS[other] for other in sorted(state.others(seat)) if any(state.areas[other])]
    other = yield Decision(seat, Ask(f"civ-ask-{name}-seat", clause), others)
    domains = [DOMAIN_OPTIONS[domain] for domain in range(6) if state.areas[other][domain]]
    domain = yield Decision(seat, Ask(f"civ-ask-{name}-domain", clause, (("other", other),)), domains)
    return other, domain


# --- permanent effects -------------------------------------------------------------------------------


@dataclass(frozen=True)
class DiscardCards:
    """Assassination, Purge."""

    name: str
    clause: str
    count: int

    def possible(self, state: CivState, seat: int) -> bool:
        return bool(state.hands[seat])

    def resolve(self, state: CivState, seat: int) -> Unit:
        for left in range(self.count, 0, -1):
            yield from discard_one(state, seat, ask_for("civ-ask-discard", self.clause, left))

    def say(self, text: Text) -> str:
        return text("civ-say-discard", count=self.count)


@dataclass(frozen=True)
class RaiseHandSize:
    """Scripture, Divine Right. In force by itself where the cards lie; here it is copied (CUL-3)."""

    name: str
    clause: str
    size: int

    def possible(self, state: CivState, seat: int) -> bool:
        return True

    def resolve(self, state: CivState, seat: int) -> Unit:
        verbs.raise_hand_size(state, seat, self.size)
        return
        yield

    def say(self, text: Text) -> str:
        return text("civ-say-hand-size", count=self.size)


@dataclass(frozen=True)
class RebuildArea:
    """Cards leave the area, then as many are played. The subclass says where they go."""

    name: str
    clause: str
    count: int

    ask: ClassVar[str]
    words: ClassVar[str]

    def possible(self, state: CivState, seat: int) -> bool:
        return any(state.areas[seat]) or bool(state.hands[seat])

    def resolve(self, state: CivState, seat: int) -> Unit:
        for left in range(self.count, 0, -1):
            cards = area_options(state, seat)
            if not cards:
                break
            ask = ask_for(self.ask, self.clause, left)
            card = yield Decision(seat, ask, cards, verbs.WHOLE_AREA[seat])
            self.remove(state, seat, card)
        yield from play_some(state, seat, self.count, self.clause)

    def remove(self, state: CivState, seat: int, card: int) -> None:
        """Where a card of the area goes."""
        raise NotImplementedError

    def say(self, text: Text) -> str:
        return text(self.words, count=self.count)


class DiscardThenPlay(RebuildArea):
    """Development, Monopoly."""

    ask, words = "civ-ask-give-up", "civ-say-discard-play"

    def remove(self, state: CivState, seat: int, card: int) -> None:
        verbs.discard_from_area(state, seat, card)


class TakeThenPlay(RebuildArea):
    """Experiment, Research."""

    ask, words = "civ-ask-take-back", "civ-say-take-play"

    def remove(self, state: CivState, seat: int, card: int) -> None:
        verbs.take_from_area(state, seat, card)


def play_some(state: CivState, seat: int, count: int, clause: str) -> Unit:
    """Play as many of `count` cards as can be played."""
    for left in range(count, 0, -1):
        played = yield from play_one(state, seat, ask_for("civ-ask-play-more", clause, left))
        if not played:
            return


@dataclass(frozen=True)
class TakeDiscarded:
    """Oligarchy, Republic."""

    name: str
    clause: str
    count: int

    def possible(self, state: CivState, seat: int) -> bool:
        return bool(state.discard)

    def resolve(self, state: CivState, seat: int) -> Unit:
        for left in range(min(self.count, len(state.discard)), 0, -1):
            ask = ask_for("civ-ask-take-discarded", self.clause, left)
            card = yield Decision(seat, ask, options(state.discard), verbs.DISCARD)
            verbs.take_from_discard(state, seat, card)

    def say(self, text: Text) -> str:
        return text("civ-say-take-discarded", count=self.count)


# --- sacrifice effects: each pays a card of its own domain first -------------------------------------


@dataclass(frozen=True)
class Attack:
    """Everybody loses a card of a domain, the attacker first (MIL-3)."""

    name: str = "attack"
    clause: str = "civ:MIL-3"

    def possible(self, state: CivState, seat: int) -> bool:
        area = state.areas[seat]
        return len(area[MILITARY]) > 1 or any(area[1:])

    def resolve(self, state: CivState, seat: int) -> Unit:
        yield from pay(state, seat, MILITARY, self.clause)
        domains = [DOMAIN_OPTIONS[domain] for domain in range(6) if state.areas[seat][domain]]
        domain = yield Decision(seat, Ask("civ-ask-attack-domain", self.clause), domains)
        lose = Ask("civ-ask-lose", self.clause, (("domain", f"@civ-domain-{DOMAINS[domain]}"),))
        for victim in (seat, *state.others(seat)):
            if state.areas[victim][domain]:
                card = yield from pick_of_domain(state, victim, domain, lose)
                verbs.discard_from_area(state, victim, card)

    def say(self, text: Text) -> str:
        return text("civ-say-attack")


@dataclass(frozen=True)
class Inquisition:
    """Take a hand, then give back as many (REL-4). The giving is a unit of its own: the seat has
    seen cards since this one began."""

    name: str = "inquisition"
    clause: str = "civ:REL-4"

    def possible(self, state: CivState, seat: int) -> bool:
        for other in state.others(seat):  # noqa: SIM110  # asked each turn: a generator would be slower
            if state.hands[other]:
                return True
        return False

    def resolve(self, state: CivState, seat: int) -> Unit:
        yield from pay(state, seat, RELIGION, self.clause)
        others = [SEATS[other] for other in sorted(state.others(seat)) if state.hands[other]]
        other = yield Decision(seat, Ask("civ-ask-inquisition-seat", self.clause), others)
        state.owed = (other, verbs.take_hand(state, seat, other))
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
        paid = Ask("civ-ask-lay", self.clause, (("domain", "@civ-domain-economy"),))
        card = yield from pick_of_domain(state, seat, ECONOMY, paid)
        other, domain = yield from pick_target(state, seat, "embargo", self.clause)
        verbs.lay_embargo(state, seat, card, other, domain)

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
        yield from pay(state, seat, SCIENCE, self.clause)
        drawn = verbs.draw(state, seat, BREAKTHROUGH_CARDS)
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
        paid = Ask("civ-ask-lay", self.clause, (("domain", "@civ-domain-utopia"),))
        card = yield from pick_of_domain(state, seat, UTOPIA, paid)
        other, domain = yield from pick_target(state, seat, "democracy", self.clause)
        verbs.lay_hidden(state, seat, card, other, domain)

    def say(self, text: Text) -> str:
        return text("civ-say-democracy")


def pay(state: CivState, seat: int, domain: int, clause: str) -> Unit:
    """The cost of a sacrifice effect: a card of its domain, discarded from the area."""
    ask = Ask("civ-ask-pay", clause, (("domain", f"@civ-domain-{DOMAINS[domain]}"),))
    card = yield from pick_of_domain(state, seat, domain, ask)
    verbs.discard_from_area(state, seat, card)


def has_target(state: CivState, seat: int) -> bool:
    """Has any other player a card in the area?"""
    for other in state.others(seat):  # noqa: SIM110  # asked each turn: a generator would be slower
        if any(state.areas[other]):
            return True
    return False


# --- the table of effects ----------------------------------------------------------------------------

DOMAIN_EFFECTS: tuple[tuple[int, Effect, Effect, Effect], ...] = (
    (
        MILITARY,
        DiscardCards("assassination", "civ:MIL-1", 1),
        DiscardCards("purge", "civ:MIL-2", 2),
        Attack(),
    ),
    (
        RELIGION,
        RaiseHandSize("scripture", "civ:REL-1", SCRIPTURE_HAND),
        RaiseHandSize("divine-right", "civ:REL-2", DIVINE_RIGHT_HAND),
        Inquisition(),
    ),
    (
        ECONOMY,
        DiscardThenPlay("development", "civ:ECO-1", 1),
        DiscardThenPlay("monopoly", "civ:ECO-2", 2),
        Embargo(),
    ),
    (
        SCIENCE,
        TakeThenPlay("experiment", "civ:SCI-1", 1),
        TakeThenPlay("research", "civ:SCI-2", 2),
        Breakthrough(),
    ),
    (
        UTOPIA,
        TakeDiscarded("oligarchy", "civ:UTO-1", 1),
        TakeDiscarded("republic", "civ:UTO-2", 2),
        Democracy(),
    ),
)
"""Domain, level 1, level 2, sacrifice. Culture has none of its own: it copies (CUL-1)."""
