"""A world that could be: the cards whose places a seat does not know, dealt anew.

Nothing is read here that the seat may not know: hidden cards are gathered from all places where they may
lie, sorted, shuffled, and laid into those places again. `knowledge` says what is kept of them.
"""

import random

from regnum.engine.fields import NO_CARD, Cards
from regnum.engine.rng import Rng
from regnum.games.imperium.cards import index
from regnum.games.imperium.state import ImperiumState
from regnum.games.imperium.terms import CIVILISED, NONE, REGION, UNCIVILISED
from regnum.games.imperium.verbs.bot import dynasty_group


def sample(state: ImperiumState, seat: int, rng: Rng, now: ImperiumState | None = None) -> ImperiumState:
    """A state equally likely for the seat, which has seen since what `now` shows."""
    return Deal(state, seat, rng, now or state).world


class Deal:
    """One dealing: the true state, the world in the making, and what the seat knows."""

    def __init__(self, state: ImperiumState, seat: int, rng: Rng, now: ImperiumState) -> None:
        self.state, self.seat = state, seat
        self.known = visible(now, seat) | set(now.seen) | set(state.pins[seat])
        unknown = {card for card, _, knows in now.strays if not knows >> seat & 1}
        for before, after in zip(state.shown, now.shown, strict=True):
            # Shown since: somebody's deck was renewed, and everybody knows what was left in hand.
            self.known.update(card for card in after if card not in before and card not in unknown)
        self.strays = [
            (card, group)
            for card, group, knows in state.strays
            if not knows >> seat & 1 and card not in self.known
        ]
        self.stands_for: dict[int, int] = {}
        """What lies in the world where a stray truly lies."""
        self.world = state.copy()
        self.world.rng = rng.next()
        # Samples are no part of a record: the quick generator will do.
        self.chance = random.Random(rng.next()).random
        self.deal()
        self.settle(now)

    def deal(self) -> None:
        """All hidden places, group by group."""
        world, state = self.world, self.state
        others = state.others(self.seat)
        self.deal_fame()
        self.deal_commons()
        for other in others:
            self.deal_gifts(other)
        for other in others:
            world.nation[other] = self.deal_group(f"nation:{other}", state.nation[other])
            if any(group == f"history:{other}" for _, group in self.strays):
                world.history[other] = self.deal_group(f"history:{other}", state.history[other])
        for other in others:
            if state.is_bot(other):
                self.deal_bot(other)
            else:
                self.deal_seat(other)
            world.pins[other] = ()
        self.deal_own()
        world.strays = tuple(
            [(self.stands_for.get(card, card), group, knows) for card, group, knows in state.strays]
        )

    def shuffle(self, cards: list[int]) -> list[int]:
        """Cards in an order that depends only on which they are."""
        cards.sort()
        chance = self.chance
        cards.sort(key=lambda _: chance())
        return cards

    # --- groups that cards have strayed from -----------------------------------------------------------

    def strays_of(self, group: str) -> list[int]:
        """The cards of a group that have gone the seat knows not which."""
        return [card for card, of in self.strays if of == group]

    def deal_group(self, group: str, places: Cards) -> Cards:
        """Deal the hidden cards of a group anew: into its own places, and where its strays lie."""
        gone = self.strays_of(group)
        foreign = [card for card, of in self.strays if of != group]
        hidden = [card for card in places if card not in self.known and card not in foreign]
        cards = self.shuffle([*hidden, *gone])
        for stray in gone:
            self.stands_for[stray] = cards.pop()
        return self.fill(places, cards, foreign)

    def fill(self, places: Cards, cards: list[int], foreign: list[int]) -> Cards:
        """Cards into the hidden places; a stray from elsewhere is what it stands for, once that is known."""
        filled = []
        for card in places:
            if card in self.known:
                filled.append(card)
            elif card in foreign:
                filled.append(self.stands_for.get(card, card))
            else:
                filled.append(cards.pop())
        return tuple(filled)

    def deal_fame(self) -> None:
        """The fame deck and the cards that left the game unseen are one group."""
        state = self.state
        both = self.deal_group("fame", (*state.fame, *state.removed))
        self.world.fame, self.world.removed = both[: len(state.fame)], both[len(state.fame) :]

    def deal_commons(self) -> None:
        """A card of a small deck could as well be one of the same suit in the main deck."""
        state, world = self.state, self.world
        rest: list[int] = []
        alike: list[list[int]] = [[], [], []]
        for card in state.main:
            if card not in self.known:
                slot = NONE if card in state.known_main else deck_of(card)
                (rest if slot == NONE else alike[slot]).append(card)
        for slot in range(3):
            gone = self.strays_of(f"small:{slot}") if self.strays else []
            small = [card for card in state.small[slot] if card not in self.known]
            cards = self.shuffle([*small, *alike[slot], *gone])
            for stray in gone:
                self.stands_for[stray] = cards.pop()
            world.small[slot] = self.fill(state.small[slot], cards, [])
            rest += cards
        world.main = self.fill(state.main, self.shuffle(rest), [])

    def deal_gifts(self, giver: int) -> None:
        """A card given away unseen, or put into the nation deck, could be any that its giver has held."""
        gone = self.strays_of(f"hand:{giver}")
        if not gone:
            return
        held = self.held(giver)
        cards = self.shuffle([*held, *gone])
        for stray in gone:
            self.stands_for[stray] = cards.pop()
        self.stands_for.update(zip(held, cards, strict=True))

    def held(self, owner: int) -> list[int]:
        """The cards in an owner's hand and deck that could have been others."""
        state = self.state
        sure = {*self.known, *state.shown[owner], *[card for card, _ in self.strays]}
        return [card for card in (*state.hand[owner], *state.deck[owner]) if card not in sure]

    # --- what a player owns ----------------------------------------------------------------------------

    def deal_seat(self, owner: int) -> None:
        """Another player's hand and deck: what is shown lies in hand or on top, the rest anywhere."""
        state, known = self.state, self.known
        hand, deck = state.hand[owner], state.deck[owner]
        opened = state.open_top[owner]
        first_top = len(deck) - state.tops[owner]
        shown = [self.named(card) for card in state.shown[owner] if card not in known]
        free_top = [at for at in range(first_top, len(deck)) if self.is_free(deck[at], opened)]
        free_low = [at for at in range(first_top) if deck[at] not in known]
        in_hand = [card for card in hand if card not in known]
        hidden = [*in_hand, *[deck[at] for at in free_top], *[deck[at] for at in free_low]]
        pool = [self.named(card) for card in hidden]
        loose = self.shuffle([card for card in pool if card not in shown])
        near = len(in_hand) + len(free_top)
        cards = self.shuffle(shown + [loose.pop() for _ in range(near - len(shown))])
        laid = list(deck)
        for at in free_top:
            laid[at] = cards.pop()
        for at in free_low:
            laid[at] = loose.pop()
        self.world.deck[owner] = tuple(laid)
        self.world.hand[owner] = tuple(sorted([*[card for card in hand if card in known], *cards]))
        self.world.shown[owner] = tuple(sorted(self.named(card) for card in state.shown[owner]))

    # --- what a bot owns -------------------------------------------------------------------------------

    def deal_bot(self, bot: int) -> None:
        """A bot's slots and deck hold what everybody knows to be there; which card lies where is unknown, but
        for those that were seen on their way. What came face down from elsewhere lies where it was laid."""
        state, world = self.state, self.world
        self.deal_piles()
        deck, slots = state.deck[bot], state.slots
        gained = [card for card, _, _ in state.strays]  # lie where they were laid, whatever they are
        sure = {*self.known, *state.open_top[bot], *state.bot_known, *gained, NO_CARD}
        places = (*deck, *slots, *state.aside)
        cards = self.shuffle([card for card in places if card not in sure])
        dealt = tuple([self.named(card) if card in sure else cards.pop() for card in places])
        world.deck[bot], rest = dealt[: len(deck)], dealt[len(deck) :]
        world.slots, world.aside = rest[: len(slots)], rest[len(slots) :]

    def deal_piles(self) -> None:
        """The dynasty deck, where equals lie in any order, and the impending quests (SOLO-DYNASTY-3)."""
        state, world = self.state, self.world
        for group in dict.fromkeys(dynasty_group(card) for card in state.dynasty):
            places = tuple([card for card in state.dynasty if dynasty_group(card) == group])
            dealt = dict(zip(places, self.deal_group(group, places), strict=True))
            world.dynasty = tuple([dealt.get(card, card) for card in world.dynasty])
        last, quests = state.impending[:1], state.impending[1:]
        world.impending = (*last, *self.deal_group("impending", quests))

    def is_free(self, card: int, opened: Cards) -> bool:
        """May another card lie here?"""
        return card not in self.known and card not in opened

    def named(self, card: int) -> int:
        """What lies in the world where this card truly lies, if the seat does not know it."""
        return card if card in self.known else self.stands_for.get(card, card)

    def deal_own(self) -> None:
        """The seat knows what is in its decks, and in order only what it has put or seen there."""
        state, world, seat = self.state, self.world, self.seat
        deck = state.deck[seat]
        sure = len(deck) - state.tops[seat]
        low = self.shuffle([card for card in deck[:sure] if card not in self.known])
        world.deck[seat] = (*self.fill(deck[:sure], low, []), *deck[sure:])
        nation = state.nation[seat]
        cards = self.shuffle([card for card in nation if card not in self.known])
        world.nation[seat] = self.fill(nation, cards, [])
        world.shown[seat] = tuple(sorted(state.shown[seat]))
        world.pins[seat] = tuple(sorted(state.pins[seat]))

    # --- shuffles since --------------------------------------------------------------------------------

    def settle(self, now: ImperiumState) -> None:
        """Shuffles of this unit come out as the seat has seen them, and otherwise in another way."""
        if not now.shuffles:
            return
        names = self.names()
        fate = []
        for result in now.shuffles:
            hidden = self.shuffle([names.get(card, card) for card in result if card not in self.known])
            fate.append(self.fill(result, hidden, []))
        self.world.fate = tuple(fate)

    def names(self) -> dict[int, int]:
        """Which card of the world lies where each card of the truth lies: only sets of them are used."""
        names: dict[int, int] = {}
        state, world = self.state, self.world
        for truth, made in (
            (state.hand, world.hand),
            (state.deck, world.deck),
            (state.nation, world.nation),
            (state.history, world.history),
            (state.small, world.small),
        ):
            for old, new in zip(truth, made, strict=True):
                names.update(zip(old, new, strict=True))
        names.update(zip(state.main, world.main, strict=True))
        names.update(zip(state.fame, world.fame, strict=True))
        return names


def deck_of(card: int) -> int:
    """The small deck that a commons card could have begun in; NONE for a tributary."""
    icons = index.ICONS[card]
    if icons & REGION:
        return 0
    if icons & UNCIVILISED:
        return 1
    return 2 if icons & CIVILISED else NONE


def visible(state: ImperiumState, seat: int) -> set[int]:
    """The cards that the seat sees, or knows the exact place of."""
    seen: set[int] = {*state.market, *state.tucked, *state.exile, *state.unrest}
    seen.update(state.resolving, state.bot_known)
    for owner in range(state.seats):
        seen.update(state.extra[owner], state.play[owner])
        seen.add(state.power[owner])
        seen.update(state.discard[owner], state.development[owner], state.garrisoned(owner))
        seen.update(state.open_top[owner])
        seen.add(state.accession[owner])
    blurred = {f"history:{owner}" for owner in range(state.seats)} & {group for _, group, _ in state.strays}
    for owner in range(state.seats):
        if owner == seat or f"history:{owner}" not in blurred:
            seen.update(state.history[owner])
        seen.update(state.flooded[owner])  # whatever sinks is seen as it goes (KW-SINK-1)
    seen.update(state.hand[seat], state.pins[seat])
    seen.update(state.deck[seat][len(state.deck[seat]) - state.tops[seat] :] if state.tops[seat] else ())
    if state.looking[0] == seat:
        seen.update(state.looking[1])
    return seen
