"""A world that could be: the cards a seat cannot see, dealt anew.

Nothing is read here that the seat may not know. Of cards in other hands only the age is: all draw from
the same deck, whose ages lie in a known order, and every card that leaves a hand shows its age.
"""

import random
from collections.abc import Callable, Iterable
from typing import Self

from regnum.engine.rng import Rng
from regnum.games.civ.cards.index import COPIES, NUMBERS, age_of, card
from regnum.games.civ.setup import age_sizes
from regnum.games.civ.state import CivState
from regnum.games.civ.terms import AGES, DOMAINS
from regnum.games.civ.zones import less

Chance = Callable[[], float]
"""Numbers from 0 to 1: the quickest stream there is, because search deals a great many worlds."""


def sample(state: CivState, seat: int, rng: Rng, now: CivState | None = None) -> CivState:
    """A state equally likely for the seat. Units end where something is revealed: `now` tells no more."""
    assert not state.forgetful, "nobody knows any more what seats have seen"
    world = state.copy()
    world.rng = rng.next()
    # What others have seen of hands is theirs to know, and would not fit hands dealt anew.
    world.known = tuple([fact for fact in state.known if fact[0] == seat])
    world.pairs = tuple([pair for pair in state.pairs if pair[0] == seat])
    chance = random.Random(rng.next()).random
    seen = visible(state, seat)
    if state.packs:
        deal_draft(world, seat, seen, chance)
        unseen = Unseen(seen, chance)
        complete_draft(world, unseen)
    else:
        facts = known_to(state, seat)
        note(seen, [fact[1] for fact in facts])
        unseen = Unseen(seen, chance)
        deal_hands(world, seat, facts, unseen, chance)
    unseen.deal_deck(world)
    return world


def visible(state: CivState, seat: int) -> list[int]:
    """How many of each card lie open for the seat. What is laid face down came from open areas."""
    seen = [0] * len(NUMBERS)
    note(seen, state.hand[seat])
    note(seen, state.discard)
    note(seen, state.middle)
    for area in state.areas:
        for cards in area:
            note(seen, cards)
    note(seen, [laid[2] for laid in (*state.hidden, *state.embargoes)])
    return seen


def note(seen: list[int], cards: Iterable[int]) -> None:
    """Count cards as seen."""
    for number in cards:
        seen[number] += 1


def known_to(state: CivState, seat: int) -> list[tuple[int, int]]:
    """What the seat knows of other hands: (in whose hands, what), the surest first."""
    facts = [(where, what) for who, where, what in state.known if who == seat]
    return sorted(facts, key=lambda fact: (fact[0].bit_count(), fact))


class Unseen:
    """The cards whose place the seat does not know, shuffled, by age."""

    def __init__(self, seen: list[int], chance: Chance) -> None:
        self._piles = [shuffled(unseen_of(age, seen), chance) for age in range(len(AGES))]

    def take(self, age: int) -> int:
        """One of them, of an age."""
        return self._piles[age].pop()

    def deal_deck(self, world: CivState) -> None:
        """The age deck, the youngest age at its bottom; what is then left was put aside."""
        deck: list[int] = []
        aside: list[int] = []
        left = world.left
        for age in reversed(range(len(AGES))):
            size = min(left, age_sizes(world.seats)[age])
            left -= size
            deck += self._piles[age][:size]
            aside += self._piles[age][size:]
        world.deck, world.aside = tuple(deck), tuple(aside)


def unseen_of(age: int, seen: list[int]) -> list[int]:
    """The cards of an age that are not seen, in order."""
    cards: list[int] = []
    for domain in range(len(DOMAINS)):
        number = card(domain, age)
        cards += [number] * (COPIES[age][domain] - seen[number])
    return cards


def shuffled(cards: list[int], chance: Chance) -> list[int]:
    """The cards in random order."""
    return sorted(cards, key=lambda _: chance())


# --- hands -------------------------------------------------------------------------------------------


def deal_hands(
    world: CivState, seat: int, facts: list[tuple[int, int]], unseen: Unseen, chance: Chance
) -> None:
    """The hands of the others: what the seat knows of them, then cards of the ages they must have."""
    pools = mixed_hands(world, seat)
    hands = None
    for _ in range(GUESSES):
        hands = Hands(world, pools).with_facts(settled(world, facts, chance), chance)
        if hands is not None:
            break
    assert hands is not None, "what a seat knows of other hands contradicts itself"
    hands.fill(unseen, chance)
    for other, cards in hands.cards.items():
        world.hand[other] = tuple(sorted(cards))


def settled(world: CivState, facts: list[tuple[int, int]], chance: Chance) -> list[tuple[int, int]]:
    """The facts, with those of each pair laid in one hand each."""
    if not world.pairs:
        return facts
    left = list(facts)
    sure = []
    for _, mask, *cards in world.pairs:
        for other, kept in zip(shuffled(seats_in(mask), chance), cards, strict=True):
            left.remove((mask, kept))
            sure.append((1 << other, kept))
    return sure + left


GUESSES = 1000
"""Known cards nearly always fit at once; a first guess fails only where hands were mixed."""


class Hands:
    """The hands of the others while they are dealt. `pools` are as of `mixed_hands`."""

    def __init__(self, world: CivState, pools: dict[int, int]) -> None:
        self.pools = pools
        self.cards: dict[int, list[int]] = {other: [] for other in pools}
        self.sizes = {other: len(world.hand[other]) for other in pools}
        self.ages: dict[int, list[int]] = {pool: [0] * len(AGES) for pool in pools.values()}
        for other, pool in pools.items():
            for held in world.hand[other]:
                self.ages[pool][age_of(held)] += 1

    def with_facts(self, facts: list[tuple[int, int]], chance: Chance) -> Self | None:
        """Lay the known cards; None where an earlier guess has taken the place of a later card."""
        for where, what in facts:
            fits = [other for other in self.cards if where >> other & 1 and self._fits(other, what)]
            if not fits:
                return None
            other = fits[int(chance() * len(fits))]
            self.cards[other].append(what)
            self.ages[self.pools[other]][age_of(what)] -= 1
        return self

    def _fits(self, other: int, what: int) -> bool:
        return len(self.cards[other]) < self.sizes[other] and self.ages[self.pools[other]][age_of(what)] > 0

    def fill(self, unseen: Unseen, chance: Chance) -> None:
        """Complete the hands with unseen cards of the ages that are left."""
        for pool, left in self.ages.items():
            ages = [age for age, count in enumerate(left) for _ in range(count)]
            if pool.bit_count() > 1:
                ages = shuffled(ages, chance)
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


def deal_draft(world: CivState, seat: int, seen: list[int], chance: Chance) -> None:
    """Mix what was kept by others since the seat last saw each pack; mark as unknown what it never saw."""
    made = len(world.packs[0][1])
    packs = []
    for first, (dealt, kept) in enumerate(world.packs):
        sights = range((seat - first) % world.seats, made + 1, world.seats)
        if not sights:
            packs.append(((UNKNOWN,) * len(dealt), (UNKNOWN,) * made))
            continue
        before = kept[: sights[0]]
        left = shuffled(sorted(less(dealt, kept[: sights[-1] + 1])), chance)
        note(seen, less(less(dealt, before), kept_by(seat, first, kept, world.seats)))
        later = tuple(left[: max(0, made - sights[-1] - 1)])
        early = (UNKNOWN,) * len(before)
        known = kept[sights[0] : sights[-1] + 1]
        packs.append((early + less(dealt, before), early + known + later))
    world.packs = tuple(packs)


def kept_by(seat: int, first: int, kept: tuple[int, ...], seats: int) -> tuple[int, ...]:
    """The cards of a pack that the seat itself kept; they are in its hand."""
    return tuple(number for turn, number in enumerate(kept) if (first + turn) % seats == seat)


def complete_draft(world: CivState, unseen: Unseen) -> None:
    """Put cards where the seat knows nothing, and the kept ones into the hands."""
    packs = []
    for dealt, kept in world.packs:
        early = tuple(unseen.take(0) for number in kept if number == UNKNOWN)
        rest = tuple(unseen.take(0) if number == UNKNOWN else number for number in dealt[len(early) :])
        packs.append((tuple(sorted(early + rest)), early + kept[len(early) :]))
    world.packs = tuple(packs)
    for seat in range(world.seats):
        hands = [kept_by(seat, first, kept, world.seats) for first, (_, kept) in enumerate(packs)]
        world.hand[seat] = tuple(sorted(number for hand in hands for number in hand))
