"""Cards that are drawn, and choices about what was just received: each a unit of its own."""

from regnum.engine.decision import DONE, Ask, Decision, Unit, option
from regnum.games.settlers.cards import index
from regnum.games.settlers.effects.gains import receive
from regnum.games.settlers.state import SettlersState
from regnum.games.settlers.terms import CARD, COMMON_CARD, FACTION_CARD, GOOD_OPTIONS, VP, good_of
from regnum.games.settlers.verbs import piles
from regnum.games.settlers.verbs.goods import BY_EXCHANGE, give_back
from regnum.games.settlers.zones import HAND, LOOKED

COMMON_OPTION = option("choice", COMMON_CARD, "common")
FACTION_OPTION = option("choice", FACTION_CARD, "faction")
KEEP_ASK = Ask("settlers-ask-keep", "settlers:CARD-MISSION-1")
LOOKED_ASK = Ask("settlers-ask-keep-looked", "settlers:CARD-ARCHITECT-1")


def draw(state: SettlersState, seat: int, deck: int, noted: int, by: int, card: int) -> Unit:
    """One card, from either deck or from the one that is named (GENERAL-7, GENERAL-8)."""
    given = piles.Given(by, card)
    if deck == CARD:
        offers = [COMMON_OPTION] if state.has_common() else []
        if state.has_faction(seat):
            offers.append(FACTION_OPTION)
        if not offers:
            return
        ask = Ask("settlers-ask-deck", "settlers:GENERAL-7", tuple(given.words.items()))
        deck = yield Decision(seat, ask, offers)
    from_deck = piles.draw_commons if deck == COMMON_CARD else piles.draw_faction_cards
    cards = from_deck(state, seat, given=given)
    if noted:
        state.drawn += cards


def keep(state: SettlersState, seat: int) -> Unit:
    """One of the cards drawn is kept, the others are discarded (CARD-MISSION-1)."""
    drawn, state.drawn = state.drawn, ()
    if len(drawn) > 1:
        kept = yield Decision(seat, KEEP_ASK, index.options(drawn), HAND[seat], secret=True)
        for card in drawn:
            if card != kept:
                piles.discard_from_hand(state, seat, card)


def keep_looked(state: SettlersState, seat: int) -> Unit:
    """One of the cards looked at is kept (CARD-ARCHITECT-1)."""
    if state.looked:
        cards = state.looked[1:]
        kept = cards[0]
        if len(cards) > 1:
            kept = yield Decision(seat, LOOKED_ASK, index.options(cards), LOOKED, secret=True)
        piles.keep_looked(state, kept)


def exchange(state: SettlersState, seat: int, vp: int, points_too: int) -> Unit:
    """Any number of the goods just received for points, all in one gain (CARD-DARK-CHAPEL-2,
    CARD-SCHOOL-OF-DIPLOMACY-1). A point for a point would change nothing and is not offered."""
    goods, cards, given = list(state.noted), list(state.drawn), 0
    state.noted = state.drawn = ()
    clause = "settlers:CARD-DARK-CHAPEL-2" if points_too else "settlers:CARD-SCHOOL-OF-DIPLOMACY-1"
    how = "razed" if points_too else "produced"
    if not points_too:
        goods = [good for good in goods if good != VP]
    while goods or cards:
        ask = Ask("settlers-ask-exchange", clause, (("how", how), ("vp", vp), ("count", given)))
        offers = [*index.options(cards), DONE, *[GOOD_OPTIONS[good] for good in sorted(set(goods))]]
        chosen = yield Decision(seat, ask, offers, secret=True)
        if chosen == DONE.value:
            break
        if chosen in cards:
            cards.remove(chosen)
            piles.discard_from_hand(state, seat, chosen)
        else:
            goods.remove(good_of(chosen))
            give_back(state, seat, good_of(chosen))
        given += 1
    if given:
        receive(state, seat, ((VP, given * vp),), BY_EXCHANGE)
