"""A world that could be: the cards a seat cannot see, dealt anew.

Nothing is read here that the seat may not know. Of cards in other hands only the age is: all draw from
the same deck, whose ages lie in a known order, and every card that leaves a hand shows its age.
"""

from collections import Counter
from typing import Self

from regnum.engine.rng import Rng
from regnum.games.civ.cards import AGES, age_of, cards_of
from regnum.games.civ.setup import deck_ages
from regnum.games.civ.state import CivState, without


class Unseen:
    """The cards whose place the seat does not know, shuffled, by age."""

    def __init__(self, rng: Rng, seen: Counter[int]) -> None:
        self._piles: list[list[int]] = []
        for age in range(len(AGES)):
            pile = list((Counter(cards_of(age)) - seen).elements())
            rng.shuffle(pile)
            self._piles.append(pile)

    def take(self, age: int) -> int:
        """One of them, of an age."""
        return self._piles[age].pop()

    def rest(self) -> tuple[int, ...]:
        """All that are left, the oldest age last, as they are put aside."""
        return tuple(card for pile in reversed(self._piles) for card in pile)


def sample(state: CivState, seat: int, rng: Rng, now: CivState | None = None) -> CivState:
    """A state equally likely for the seat. Units end where something is revealed: `now` tells no more."""
    world = state.copy()
    world.rng = rng.next()
    facts = sorted((mask.bit_count(), mask, card) for who, mask, card in state.known if who == seat)
    seen = visible(state, seat)
    if state.draft:
        deal_draft(world, seat, seen, rng)
        unseen = Unseen(rng, seen)
        complete_draft(world, unseen)
    else:
        seen.update(card for _, _, card in facts)
        unseen = Unseen(rng, seen)
        deal_hands(world, seat, [(mask, card) for _, mask, card in facts], unseen, rng)
    world.deck = tuple(unseen.take(age) for age in deck_ages(state.seats)[: state.left])
    world.aside = unseen.rest()
    return world


def visible(state: CivState, seat: int) -> Counter[int]:
    """The cards that lie open for the seat. Laid face down, Economy and Utopia came from open areas."""
    seen = Counter(state.hands[seat])
    seen.update(state.discard)
    seen.update(state.middle)
    for area in state.areas:
        for cards in area:
            seen.update(cards)
    seen.update(card for _, _, card in (*state.hidden, *state.embargoes))
    return seen


# --- hands -------------------------------------------------------------------------------------------


def deal_hands(world: CivState, seat: int, facts: list[tuple[int, int]], unseen: Unseen, rng: Rng) -> None:
    """The hands of the others: what the seat knows of them, then cards of the ages they must have."""
    pools = mixed_hands(world, seat)
    hands = None
    while hands is None:
        hands = Hands(world, pools).with_facts(facts, rng)
    hands.fill(unseen, rng)
    for other, cards in hands.cards.items():
        world.hands[other] = tuple(sorted(cards))


class Hands:
    """The hands of the others while they are dealt. `pools` are as of `mixed_hands`."""

    def __init__(self, world: CivState, pools: dict[int, int]) -> None:
        self.pools = pools
        self.cards: dict[int, list[int]] = {other: [] for other in pools}
        self.sizes = {other: len(world.hands[other]) for other in pools}
        self.ages: dict[int, Counter[int]] = {pool: Counter() for pool in pools.values()}
        for other, pool in pools.items():
            self.ages[pool].update(age_of(card) for card in world.hands[other])

    def with_facts(self, facts: list[tuple[int, int]], rng: Rng) -> Self | None:
        """Lay the known cards; None where an earlier guess has taken the place of a later card."""
        for mask, card in facts:
            fits = [other for other in self.cards if mask >> other & 1 and self._fits(other, card)]
            if not fits:
                return None
            other = fits[rng.below(len(fits))] if len(fits) > 1 else fits[0]
            self.cards[other].append(card)
            self.ages[self.pools[other]][age_of(card)] -= 1
        return self

    def _fits(self, other: int, card: int) -> bool:
        return len(self.cards[other]) < self.sizes[other] and self.ages[self.pools[other]][age_of(card)] > 0

    def fill(self, unseen: Unseen, rng: Rng) -> None:
        """Complete the hands with unseen cards of the ages that are left."""
        for pool, left in self.ages.items():
            ages = sorted(left.elements())
            rng.shuffle(ages)
            for other in seats_in(pool):
                while len(self.cards[other]) < self.sizes[other]:
                    self.cards[other].append(unseen.take(ages.pop()))


def mixed_hands(world: CivState, seat: int) -> dict[int, int]:
    """By other seat, the mask of hands whose ages the seat can only tell together."""
    masks = {other: 1 << other for other in world.others(seat)}
    for who, mask in world.mixed:
        if who == seat:
            masks.update((other, mask) for other in seats_in(mask))
    return masks


def seats_in(mask: int) -> list[int]:
    """The seats of a bit mask."""
    return [seat for seat in range(4) if mask >> seat & 1]


# --- drafts ------------------------------------------------------------------------------------------

UNKNOWN = -1


def deal_draft(world: CivState, seat: int, seen: Counter[int], rng: Rng) -> None:
    """Mix what was kept by others since the seat last saw each pack; mark as unknown what it never saw."""
    made = len(world.draft[0][1])
    packs = []
    for first, (dealt, kept) in enumerate(world.draft):
        sights = range((seat - first) % world.seats, made + 1, world.seats)
        if not sights:
            packs.append(((UNKNOWN,) * len(dealt), (UNKNOWN,) * made))
            continue
        before = kept[: sights[0]]
        left = list(without(dealt, kept[: sights[-1] + 1]))
        seen.update(without(without(dealt, before), kept_by(seat, first, kept, world.seats)))
        rng.shuffle(left)
        later = tuple(left[: max(0, made - sights[-1] - 1)])
        early = (UNKNOWN,) * len(before)
        known = kept[sights[0] : sights[-1] + 1]
        packs.append((early + without(dealt, before), early + known + later))
    world.draft = tuple(packs)


def kept_by(seat: int, first: int, kept: tuple[int, ...], seats: int) -> tuple[int, ...]:
    """The cards of a pack that the seat itself kept; they are in its hand."""
    return tuple(card for turn, card in enumerate(kept) if (first + turn) % seats == seat)


def complete_draft(world: CivState, unseen: Unseen) -> None:
    """Put cards where the seat knows nothing, and the kept ones into the hands."""
    packs = []
    for dealt, kept in world.draft:
        early = tuple(unseen.take(0) for card in kept if card == UNKNOWN)
        rest = tuple(unseen.take(0) if card == UNKNOWN else card for card in dealt[len(early) :])
        packs.append((tuple(sorted(early + rest)), early + kept[len(early) :]))
    world.draft = tuple(packs)
    for seat in range(world.seats):
        hands = [kept_by(seat, first, kept, world.seats) for first, (_, kept) in enumerate(packs)]
        world.hands[seat] = tuple(sorted(card for hand in hands for card in hand))
