"""What seats know of other hands, so that `sample` keeps it: cards seen by Inquisition, in a draft, or
taken to hand for everybody to see.

Cards alike are the same number, so knowledge counts cards: "at least two Science II in B's hand". When
one leaves B's hand, at least one is left. After an Inquisition between A and B everybody else knows of
the cards they knew of only that A or B has them: a mask of both.
"""

from regnum.games.civ.state import CivState

Fact = tuple[int, int, int]
"""(who, in whose hands, what)"""


def shown(state: CivState, seat: int, card: int) -> None:
    """A card has entered a hand openly: all others know it is there."""
    if state.forgetful:
        return
    state.known += tuple((other, 1 << seat, card) for other in state.others(seat))


def gone(state: CivState, seat: int, card: int) -> None:
    """A card has left a hand openly: whoever knew of one such card there knows of one less."""
    for fact in state.known:
        if fact[2] == card:
            break
    else:
        return
    facts = list(state.known)
    for other in state.others(seat):
        _spend(facts, other, seat, card)
    state.known = tuple(facts)
    if state.pairs:
        state.pairs = tuple(pair for pair in state.pairs if not (pair[1] >> seat & 1 and card in pair[2:]))


def _spend(facts: list[Fact], who: int, seat: int, card: int) -> None:
    """Drop the narrowest fact of `who` that may have been about this card."""
    about = [fact for fact in facts if fact[0] == who and fact[2] == card and fact[1] >> seat & 1]
    if about:
        facts.remove(min(about, key=_width) if len(about) > 1 else about[0])


def _width(fact: Fact) -> int:
    """In how many hands the card may be. The narrowest facts are the first to be used up."""
    return fact[1].bit_count()


def hand_taken(state: CivState, seat: int, other: int, taken: tuple[int, ...]) -> None:
    """The seat has seen the other's hand; what third seats know is now of both hands together."""
    if state.forgetful:
        return
    both = 1 << seat | 1 << other
    facts: list[Fact] = []
    unmatched = list(taken)
    for who, where, card in sorted(state.known, key=_width):
        if who == seat and where >> other & 1:
            if card in unmatched:
                unmatched.remove(card)  # it was this one, and it is in the seat's own hand now
            else:
                facts.append((who, where & ~(1 << other), card))
        elif who not in (seat, other) and where & both:
            facts.append((who, where | both, card))
        else:
            facts.append((who, where, card))
    facts += [(other, 1 << seat, card) for card in taken]
    state.known = tuple(facts)
    state.pairs = tuple(pair for pair in state.pairs if not pair[1] & both)
    state.mixed = tuple(
        (who, _merged(state, who, both)) for who in range(state.seats) if who not in (seat, other)
    ) + tuple(mix for mix in state.mixed if mix[0] in (seat, other) or not mix[1] & both)


def _merged(state: CivState, who: int, mask: int) -> int:
    """The mask joined with every mixture of `who` that touches it."""
    for whose, mixed in state.mixed:
        if whose == who and mixed & mask:
            mask |= mixed
    return mask


def hand_returned(state: CivState, seat: int, other: int, given: tuple[int, ...]) -> None:
    """The seat knows all that it gave; the other knows which of its own cards did not come back."""
    if state.forgetful:
        return
    facts = list(state.known)
    for card in given:
        _spend(facts, other, seat, card)
    facts += [(seat, 1 << other, card) for card in given]
    state.known = tuple(facts)


def drafted(state: CivState) -> None:
    """After a draft each seat knows who may have kept what it has passed on; two who have, have one each."""
    if state.forgetful:
        return
    facts: list[Fact] = []
    pairs: list[tuple[int, int, int, int]] = []
    for first, (_, kept) in enumerate(state.packs):
        for who in range(state.seats):
            seen = (who - first) % state.seats
            later = kept[seen + 1 :]
            holders = [(first + seen + 1 + step) % state.seats for step in range(len(later))]
            mask = sum(1 << holder for holder in holders if holder != who)
            passed = [card for card, holder in zip(later, holders, strict=True) if holder != who]
            facts += [(who, mask, card) for card in passed]
            if mask.bit_count() == len(passed) == 2:
                pairs.append((who, mask, passed[0], passed[1]))
    state.known, state.pairs = tuple(facts), tuple(pairs)
