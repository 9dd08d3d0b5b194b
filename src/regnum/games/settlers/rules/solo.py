"""The virtual player's attacks (SOLO-11 to SOLO-21, SOLO-JAPAN-1 to SOLO-JAPAN-5)."""

from collections import Counter

from regnum.engine.decision import Ask, Decision, Unit
from regnum.engine.fields import Cards
from regnum.engine.telling import tell
from regnum.games.settlers.cards import index
from regnum.games.settlers.cards.card import Faction
from regnum.games.settlers.rules.end import next_round
from regnum.games.settlers.rules.phases import begin_phase
from regnum.games.settlers.state import ATTACK, SettlersState
from regnum.games.settlers.terms import CARD, FOOD, GOLD, RAZE, STONE, VP, WOOD, WORKER
from regnum.games.settlers.verbs import virtual

ATTACKS_A_ROUND = 2
REVEAL, RESOLVE = range(2)
"""The steps of an attack: units of their own, because the player may be asked after a card was revealed."""

ATTACK_ASK = Ask("settlers-ask-attacked", "settlers:SOLO-17")
DEAL_ORDER = (CARD, RAZE, GOLD, VP, STONE, WORKER, FOOD, WOOD)
"""Which Japanese location is attacked first, by its deal field (SOLO-JAPAN-2)."""


def begin_attacks(state: SettlersState) -> None:
    """What is left of the virtual player's locations is collected; two attacks follow (SOLO-11, SOLO-12)."""
    begin_phase(state, ATTACK)
    for card in state.virtual:
        virtual.collect(state, card)
    state.queue = (REVEAL, RESOLVE) * ATTACKS_A_ROUND


def attack(state: SettlersState) -> Unit:
    """The next step of the virtual player's attacks."""
    if state.queue:
        yield from step(state)
    else:
        next_round(state)


def step(state: SettlersState) -> Unit:
    """The next step of an attack."""
    now = state.queue[0]
    if now == REVEAL:
        virtual.reveal_attack(state)
    else:
        yield from resolve(state)
    state.queue = state.queue[1:]


def resolve(state: SettlersState) -> Unit:
    """Find the location that is lost, if there is one (SOLO-14 to SOLO-18)."""
    second, found = search_japanese(state, state.line) or search(state, state.line)
    if not found:
        missed = "second" if first_matches(state, state.line[0]) else "first"
        tell(state, "said", f"settlers-attack-missed-{missed}", seat=0)
        return
    lost = found[0]
    if len(found) > 1:
        lost = yield Decision(0, ATTACK_ASK, index.options(found))
    virtual.collect(state, lost)
    virtual.put_below(state, second)


def target(card: int) -> int:
    """The good that an attack card shows."""
    deal = index.CARD[card].deal
    assert deal is not None
    return deal.each[0]


def threats(state: SettlersState) -> Counter[tuple[int, int]]:
    """(attack card of the line, location): for how many of the attack cards that may come next the two make a
    pair. Which are still to come everybody can work out; in which order, nobody."""
    found: Counter[tuple[int, int]] = Counter()
    for card in state.attack_deck:
        line = (card, *state.line)
        second, lost = search_japanese(state, line) or search(state, line)
        found.update((second, location) for location in lost)
    return found


def search(state: SettlersState, line: Cards) -> tuple[int, list[int]]:
    """The first card further down the line that makes a pair with the newest one (SOLO-14 to SOLO-16).
    Returns that card, and the locations among which the tie-breaks do not decide."""
    newest, *others = line
    matching = first_matches(state, newest)
    for other in others:
        found = [card for card, rest in matching.items() if target(other) in rest]
        if found:
            return other, weakest(found)
    return newest, []


def first_matches(state: SettlersState, newest: int) -> dict[int, list[int]]:
    """The common locations with the good of the newest attack card in the raze field, each with the rest of
    that field (SOLO-14, SOLO-16)."""
    good = target(newest)
    found = {}
    for card in state.empires[0]:
        raze = index.CARD[card].raze
        if index.COMMON[card] and raze is not None and good in raze.each:
            found[card] = list(raze.each)
            found[card].remove(good)
    return found


def search_japanese(state: SettlersState, line: Cards) -> tuple[int, list[int]] | None:
    """Two attack cards with victory points strike a Japanese location (SOLO-JAPAN-1 to SOLO-JAPAN-4)."""
    newest, *others = line
    second = next((card for card in others if target(card) == VP), None)
    if state.factions[0] != Faction.JAPANESE or target(newest) != VP or second is None:
        return None
    found = [
        card for card in state.empires[0] if not index.COMMON[card] and index.CARD[card].raze is not None
    ]
    if not found:
        return None
    first = min(DEAL_ORDER.index(target(card)) for card in found)
    return second, weakest([card for card in found if DEAL_ORDER.index(target(card)) == first])


def weakest(cards: list[int]) -> list[int]:
    """Action before feature before production, then more resources, then more stone in the building cost
    (SOLO-17)."""

    def rank(card: int) -> tuple[int, int, int]:
        cost = index.CARD[card].cost
        return index.CARD[card].category, -sum(cost.in_resources), -cost.stone

    best = min(rank(card) for card in cards)
    return [card for card in cards if rank(card) == best]
