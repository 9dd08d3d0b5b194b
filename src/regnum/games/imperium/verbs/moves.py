"""Discard, abandon, recall, exile, garrison, history, unrest: cards that leave one place for another."""

from regnum.engine.decision import Arg
from regnum.engine.fields import Cards
from regnum.engine.telling import tell, tell_move, tell_secret
from regnum.games.imperium import knowledge
from regnum.games.imperium.cards import index
from regnum.games.imperium.state import ImperiumState
from regnum.games.imperium.terms import ON_LEAVE, ON_RETURN_UNREST, ON_SINK, ON_TAKE_UNREST, UNREST
from regnum.games.imperium.verbs.ctx import Happened, Steps
from regnum.games.imperium.verbs.react import fire
from regnum.games.imperium.verbs.tell import tell_all
from regnum.games.imperium.verbs.zones import (
    draw_unrest,
    enter_hand,
    lay,
    leave_hand,
    lift,
    put_on_deck,
    watch_unrest,
)
from regnum.games.imperium.zones import DECK, DISCARD, GARRISON, HAND, HISTORY, NATION, PLACES
from regnum.games.imperium.zones import UNREST as UNREST_PILE


def move(state: ImperiumState, seat: int, card: int, source: str, target: str, text: str) -> Steps:
    """A card goes openly from one place to another, with what is garrisoned under it (KW-GARRISON-5)."""
    followers: Cards = ()
    if source == "play":
        followers = tuple([under for host, under in state.garrison[seat] if host == card])
    for one, where in ((card, source), *[(under, "garrison") for under in followers]):
        lift(state, seat, one, where)
        came = lay(state, seat, one, target)
        if state.events is not None:
            if came == "discard" != target:
                said = f"imperium-no-{target}"
            else:
                said = text if one == card else "imperium-followed"
            tell_move(state, said, seat, one, PLACES[where][seat], PLACES[came][seat])
        if came == "unrest":
            yield from fire(state, seat, ON_RETURN_UNREST, Happened(card=one))
        elif target == "flooded":
            yield from fire(state, seat, ON_SINK, Happened(card=one))
    if source == "play":
        yield from fire(state, seat, ON_LEAVE, Happened(card=card))
    return 1


def discard(state: ImperiumState, seat: int, card: int) -> None:
    """From hand into the own discard pile (KW-DISCARD-1)."""
    leave_hand(state, seat, card)
    lay(state, seat, card, "discard")
    if state.events is not None:
        tell_move(state, "imperium-discarded", seat, card, HAND[seat], DISCARD[seat])


def discard_hand(state: ImperiumState, seat: int) -> None:
    """All cards of the hand at once (INNOVATE-1): random players do it more often than anything else."""
    hand = state.hand[seat]
    state.hand[seat] = ()
    state.discard[seat] += hand
    state.seen += hand
    knowledge.emptied(state, seat, hand)
    if state.events is not None and hand:
        about: dict[str, Arg] = {"cards": index.keys(hand), "source": HAND[seat], "target": DISCARD[seat]}
        tell(state, "moved", "imperium-discarded-hand", seat=seat, **about)


def abandon(state: ImperiumState, seat: int, card: int) -> Steps:
    """A pinned card in play, or a garrisoned one, into the discard pile (KW-ABANDON)."""
    source = state.zone_of(card, seat)
    return (yield from move(state, seat, card, source, "discard", "imperium-abandoned"))


def recall(state: ImperiumState, seat: int, card: int) -> Steps:
    """A pinned card in play, or a garrisoned one, back to hand (KW-RECALL)."""
    source = state.zone_of(card, seat)
    return (yield from move(state, seat, card, source, "hand", "imperium-recalled"))


def exile(state: ImperiumState, seat: int, card: int) -> Steps:
    """Any card of the seat into the exile pile (KW-EXILE-1)."""
    return (yield from move(state, seat, card, state.zone_of(card, seat), "exile", "imperium-exiled"))


def into_history(state: ImperiumState, seat: int, card: int) -> Steps:
    """Under the power card; whoever has no history discards it (KW-HISTORY-1, KW-HISTORY-4)."""
    source = state.zone_of(card, seat)
    return (yield from move(state, seat, card, source, "history", "imperium-into-history"))


def sink(state: ImperiumState, seat: int, card: int) -> Steps:
    """Into the flooded pile; whoever has none discards it (KW-SINK-1, KW-SINK-2)."""
    return (yield from move(state, seat, card, state.zone_of(card, seat), "flooded", "imperium-sunk"))


def garrison(
    state: ImperiumState, seat: int, card: int, host: int, text: str = "imperium-garrisoned"
) -> None:
    """From hand, or from play for a card that garrisons itself, under a card in play (KW-GARRISON-1)."""
    source = state.zone_of(card, seat)
    lift(state, seat, card, source)
    knowledge.reveal(state, card)
    state.garrison[seat] = (*state.garrison[seat], (host, card))
    tell_move(state, text, seat, card, PLACES[source][seat], GARRISON[seat], under=index.KEY[host])


def to_hand(state: ImperiumState, seat: int, card: int) -> Steps:
    """From the discard pile or another open place of one's own to hand (KW-DRAW-5)."""
    source = state.zone_of(card, seat)
    return (yield from move(state, seat, card, source, "hand", "imperium-took-back"))


def discard_to_top(state: ImperiumState, seat: int, card: int) -> None:
    """From the discard pile onto the draw deck, for everybody to see."""
    lift(state, seat, card, "discard")
    lay(state, seat, card, "deck")
    tell_move(state, "imperium-put-on-deck-open", seat, card, DISCARD[seat], DECK[seat])


def show_in_hand(state: ImperiumState, seat: int, card: int) -> None:
    """A card of the hand is shown to everybody, and stays there (KW-FIND-2)."""
    state.seen = (*state.seen, card)
    knowledge.reveal(state, card)
    if card not in state.shown[seat]:
        knowledge.show(state, seat, card)


def reveal_hand_and_deck(state: ImperiumState, seat: int) -> None:
    """Everybody sees the hand and the draw deck, which keeps its order (Q-75)."""
    hand, deck = state.hand[seat], state.deck[seat]
    state.seen = (*state.seen, *hand, *deck)
    for card in (*hand, *deck):
        knowledge.reveal(state, card)
    knowledge.opened(state, seat)
    tell_all(state, "imperium-revealed-hand", seat, hand, HAND[seat])
    tell_all(state, "imperium-revealed-deck", seat, deck[::-1], DECK[seat])


def hand_to_top(state: ImperiumState, seat: int, card: int) -> None:
    """From hand onto the draw deck, face down (KW-RETURN-5). Still known to be in hand or up there."""
    hand = state.hand[seat]
    at = hand.index(card)
    state.hand[seat] = hand[:at] + hand[at + 1 :]
    put_on_deck(state, seat, card, openly=False)
    tell_secret(
        state,
        "imperium-put-on-deck",
        (card,),
        (seat,),
        reveals=False,
        seat=seat,
        source=HAND[seat],
        target=DECK[seat],
    )


def swap_with_nation(state: ImperiumState, seat: int, card: int) -> None:
    """A hand card changes places with the top nation card, unseen by the others (CARD-SACREDPASS-1)."""
    top = state.nation[seat][-1]
    leave_hand(state, seat, card)
    state.nation[seat] = (*state.nation[seat][:-1], card)
    knowledge.doubt(state, seat)
    enter_hand(state, seat, top)
    knowledge.unpin(state, seat, (top,))
    knowledge.pin(state, seat, (card,))
    knowledge.stray(state, top, f"nation:{seat}", seat)
    knowledge.stray(state, card, f"hand:{seat}", seat)
    cards, source, target = (card, top), HAND[seat], NATION[seat]
    tell_secret(state, "imperium-swapped-nation", cards, (seat,), seat=seat, source=source, target=target)


def history_to_hand(state: ImperiumState, seat: int, card: int) -> None:
    """From one's history to hand, unseen by the others (KW-DRAW-5)."""
    lift(state, seat, card, "history")
    enter_hand(state, seat, card)
    knowledge.stray(state, card, f"history:{seat}", seat)
    tell_secret(
        state,
        "imperium-drew-history",
        (card,),
        (seat,),
        reveals=False,
        seat=seat,
        source=HISTORY[seat],
        target=HAND[seat],
    )


def give(state: ImperiumState, seat: int, other: int, card: int, openly: bool = False) -> None:
    """A card from hand or discard pile into another player's hand (KW-GIVE-1)."""
    source = state.zone_of(card, seat)
    lift(state, seat, card, source)
    if openly or source == "discard" or state.is_bot(other):
        came = lay(state, other, card, "hand")
        tell_move(
            state, "imperium-gave-open", seat, card, PLACES[source][seat], PLACES[came][other], other=other
        )
        return
    enter_hand(state, other, card)
    if state.seats > 2:
        knowledge.doubt(state, seat)
    knowledge.stray(state, card, f"hand:{seat}", seat, other)
    cards, source, target = (card,), HAND[seat], HAND[other]
    tell_secret(
        state, "imperium-gave", cards, (seat, other), seat=seat, other=other, source=source, target=target
    )


def take_unrest(state: ImperiumState, seat: int) -> Steps:
    """From the unrest pile to hand; the last card ends the game before anything else (KW-TAKE)."""
    card = draw_unrest(state)
    came = lay(state, seat, card, "hand")
    tell_move(state, "imperium-took-unrest", seat, card, UNREST_PILE, PLACES[came][seat])
    watch_unrest(state)
    yield from fire(state, seat, ON_TAKE_UNREST, Happened(card=card))
    return 1


def return_unrest(state: ImperiumState, seat: int, card: int) -> Steps:
    """From hand, discard pile or play area onto the unrest pile (KW-RETURN)."""
    source = state.zone_of(card, seat)
    return (yield from move(state, seat, card, source, "unrest", "imperium-returned-unrest"))


def return_before_scoring(state: ImperiumState, seat: int, card: int) -> None:
    """Onto the unrest pile from wherever it lies. From where is not told: not everybody may know it."""
    lift(state, seat, card, state.zone_of(card, seat))
    lay(state, seat, card, "unrest")
    tell(state, "moved", "imperium-returned-unrest", seat=seat, card=index.KEY[card])


def unrest_in(cards: Cards) -> Cards:
    """The unrest cards among these."""
    icons = index.ICONS
    return tuple([card for card in cards if icons[card] & UNREST])
