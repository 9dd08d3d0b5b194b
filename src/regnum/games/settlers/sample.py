"""A world that could be: the cards a seat cannot see, dealt anew.

The backs of cards are seen by all: how many of the cards in a hand are common is no secret, nor how many were
drawn since a pile was made into a new deck. All cards are different, so whatever the seat can see at the open
question stays in its true place.
"""

import random

from regnum.engine.fields import NO_CARD
from regnum.engine.rng import Rng
from regnum.games.settlers.cards import index
from regnum.games.settlers.cards.card import Faction
from regnum.games.settlers.knowledge import packs_passed, remembered
from regnum.games.settlers.state import SettlersState


def sample(state: SettlersState, seat: int, rng: Rng, now: SettlersState | None = None) -> SettlersState:
    """A state equally likely for the seat."""
    seen = visible(now or state, seat)
    world = state.copy()
    world.rng = rng.next()
    facts = {card: since for card, since in remembered(state, seat).items() if card not in seen}
    unseen = Unseen(state, seen | facts.keys(), rng)
    for other in range(state.seats):
        if other != seat:
            deal_private(world, other, seen, facts, unseen, rng)
    if state.packs:
        world.packs = [fill(pack, seen, unseen, in_order=False) for pack in state.packs]
    if state.looked and state.looked[0] != seat:
        world.looked = (state.looked[0], *fill(state.looked[1:], seen, unseen, in_order=False))
    world.routes = tuple(
        (whose, card, marker if marker == NO_CARD else fill((marker,), seen, unseen)[0])
        for whose, card, marker in state.routes
    )
    world.deck = fill(state.deck, seen, unseen)
    world.decks = [fill(deck, seen, unseen) for deck in state.decks]
    world.attack_deck = fill(state.attack_deck, seen, unseen)
    return world


class Unseen:
    """The cards whose place the seat does not know, shuffled, by the deck they were drawn from."""

    def __init__(self, state: SettlersState, known: set[int], rng: Rng) -> None:
        self.origin = origins(state.reshuffled)
        self.piles: dict[int, list[int]] = {}
        for card in sorted(hidden_cards(state)):
            if card not in known:
                self.piles.setdefault(self.origin[card], []).append(card)
        # Search deals a great many worlds: the quickest stream there is, begun by the seat's own luck.
        chance = random.Random(rng.next()).random
        for origin in sorted(self.piles):
            self.piles[origin].sort(key=lambda _: chance())

    def like(self, card: int) -> int:
        """One of them, from the same deck."""
        return self.piles[self.origin[card]].pop()


def origins(reshuffled: tuple[tuple[int, ...], ...]) -> list[int]:
    """By card: whose deck, and how often it had been made anew when the card was last in it."""
    if not reshuffled:
        return index.FACTION
    found = index.FACTION[:]
    for number, pile in enumerate(reshuffled, 1):
        for card in pile:
            found[card] = index.FACTION[card] + number * len(Faction)
    return found


def hidden_cards(state: SettlersState) -> list[int]:
    """Every card that lies where somebody cannot see it."""
    cards = [*state.deck, *state.attack_deck, *state.looked[1:]]
    for zones in (state.decks, state.hand, state.packs):
        for zone in zones:
            cards += zone
    cards += [card for _, card, _ in state.gates]
    cards += [marker for _, _, marker in state.routes if marker != NO_CARD]
    return cards


def visible(state: SettlersState, seat: int) -> set[int]:
    """The cards that the seat can see, but for those it merely remembers."""
    seen = {*state.hand[seat], *state.discard, *state.revealed, *state.line, *state.removed, state.site}
    for zones in (state.discards, state.deals, state.empires, state.foundations):
        for zone in zones:
            seen.update(zone)
    seen.update(state.virtual, state.collection)
    seen.update(card for _, card, by in state.gates if by == seat)
    if state.looked and state.looked[0] == seat:
        seen.update(state.looked[1:])
    if state.packs:
        seen.update(state.packs[seat])
        if packs_passed(state):
            seen.update(state.packs[(seat + 1) % state.seats])
    return seen


def fill(zone: tuple[int, ...], seen: set[int], unseen: Unseen, in_order: bool = True) -> tuple[int, ...]:
    """The zone with other cards where the seat does not see them."""
    piles, origin = unseen.piles, unseen.origin
    cards = [card if card in seen else piles[origin[card]].pop() for card in zone]
    return tuple(cards if in_order else sorted(cards))


def deal_private(
    world: SettlersState, other: int, seen: set[int], facts: dict[int, int], unseen: Unseen, rng: Rng
) -> None:
    """The hand of another seat, and what it has put under Gates. Of a card that the seat has seen come to
    that hand, it knows that it is still there or was put under a Gate since."""
    hand = [card for card in world.hand[other] if card not in seen]
    under = [
        (at, entry[1]) for at, entry in enumerate(world.gates) if entry[2] == other and entry[1] not in seen
    ]
    slots = [(len(world.gates), card) for card in hand] + under
    dealt: dict[int, int] = {}
    remembered = [card for card in facts if card in hand or any(card == hidden for _, hidden in under)]
    for card in sorted(remembered, key=lambda card: (-facts[card], card)):
        free = [
            at
            for at, (place, back) in enumerate(slots)
            if at not in dealt and place >= facts[card] and unseen.origin[back] == unseen.origin[card]
        ]
        dealt[free[rng.below(len(free))]] = card
    filled = [dealt[at] if at in dealt else unseen.like(back) for at, (_, back) in enumerate(slots)]
    kept = [card for card in world.hand[other] if card in seen]
    world.hand[other] = tuple(sorted(kept + filled[: len(hand)]))
    gates = list(world.gates)
    for (at, _), card in zip(under, filled[len(hand) :], strict=True):
        gates[at] = (gates[at][0], card, other)
    world.gates = tuple(gates)
