"""What an effect is, and the steps that effects are made of."""

from collections.abc import Generator, Sequence
from functools import cache
from typing import Any, Protocol

from regnum.engine.decision import DONE, ONE, SEATS, Ask, Decision, Gather, Options, Unit, option
from regnum.engine.fields import Cards
from regnum.engine.telling import tell
from regnum.engine.text import Text
from regnum.games.civ.cards.index import DOMAIN, options
from regnum.games.civ.state import CivState
from regnum.games.civ.terms import DOMAINS
from regnum.games.civ.verbs import moves
from regnum.games.civ.zones import AREA, HAND

DOMAIN_OPTIONS = tuple(option("choice", domain, name) for domain, name in enumerate(DOMAINS))


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
def ask_for(text: str, clause: str, effect: str, count: int) -> Ask:
    """A question of an effect for the next of `count` cards."""
    return Ask(text, clause, (("effect", effect_word(effect)), ("count", count)))


def effect_word(name: str) -> str:
    """A reference to the name of an effect."""
    return f"@civ-effect-{name}"


def so_many(wanted: int, cards: Sequence[int]) -> tuple[int, int]:
    """The picks of a question for so many cards, as far as there are that many."""
    there = len(cards) or 1
    return (wanted, wanted) if wanted < there else (there, there)


def play_one(state: CivState, seat: int, ask: Ask, left: int) -> Generator[Decision | Gather, Any, bool]:
    """Play a card from hand, the next of so many. Was there one?"""
    if not state.hand[seat]:
        return False
    picks = so_many(left, playable(state, seat))
    return played(state, seat, (yield which_to_play(state, seat, ask, picks)))


def which_to_play(state: CivState, seat: int, ask: Ask, picks: tuple[int, int] = ONE) -> Decision:
    """Which card of the hand to play?"""
    return Decision(seat, ask, play_options, HAND[seat], True, picks, (state, seat))


def play_options(state: CivState, seat: int) -> Options:
    """Each different card that may be played; nothing else may be done while there is one."""
    return options(playable(state, seat)) or (DONE,)


def playable(state: CivState, seat: int) -> Cards:
    """The cards of the hand whose domain is not under embargo."""
    hand = state.hand[seat]
    if not state.embargoes:
        return hand
    barred = state.barred(seat)
    return tuple([card for card in hand if DOMAIN[card] not in barred])


def played(state: CivState, seat: int, card: int) -> bool:
    """Play the chosen card, if there was one to choose."""
    if card == DONE.value:
        tell(state, "said", "civ-cannot-play", seat=seat)
        return False
    moves.play(state, seat, card)
    return True


def which_to_discard(state: CivState, seat: int, clause: str, effect: str, left: int) -> Decision:
    """Which card of the hand to discard for an effect, the next of so many?"""
    hand = state.hand[seat]
    ask = ask_for("civ-ask-discard", clause, effect, left)
    return Decision(seat, ask, options(hand), HAND[seat], True, so_many(left, hand))


def area_cards(state: CivState, seat: int) -> Cards:
    """Every card of an area."""
    return tuple([card for cards in state.areas[seat] for card in cards])


def pick_of_domain(
    state: CivState, seat: int, domain: int, ask: Ask
) -> Generator[Decision | Gather, Any, int]:
    """A card of one's own area: a choice only where ages differ (Q-2)."""
    cards = state.areas[seat][domain]
    if cards[0] == cards[-1]:
        return cards[0]
    return (yield Decision(seat, ask, options(cards), AREA[seat][domain]))  # type: ignore[no-any-return]


def pick_target(
    state: CivState, seat: int, name: str, clause: str
) -> Generator[Decision | Gather, Any, tuple[int, int]]:
    """Another player, and a domain in which that player has a card."""
    others = [SEATS[other] for other in sorted(state.others(seat)) if any(state.areas[other])]
    other = yield Decision(seat, ask_seat(name, clause), others)
    domains = [DOMAIN_OPTIONS[domain] for domain in range(6) if state.areas[other][domain]]
    domain = yield Decision(seat, ask_domain(name, clause, other), domains)
    return other, domain


@cache
def ask_seat(name: str, clause: str) -> Ask:
    """At whom an effect is aimed."""
    return Ask(f"civ-ask-{name}-seat", clause)


@cache
def ask_domain(name: str, clause: str, other: int) -> Ask:
    """At which of the other's domains."""
    return Ask(f"civ-ask-{name}-domain", clause, (("other", other),))
