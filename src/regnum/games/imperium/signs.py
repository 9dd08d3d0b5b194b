"""The signs by which a position is judged: a few numbers of each seat, whose weights are learnt from games.

Few, so that some hundred games are enough to learn them; capped where more of a thing is no longer better, so
that nobody hoards.
"""

from typing import TypeAlias, TypeVar

from regnum.engine.fields import Cards
from regnum.games.imperium import scoring
from regnum.games.imperium.bot.scoring import bot_lines
from regnum.games.imperium.cards import index
from regnum.games.imperium.effects.counts import Exiled, PoorerPlayers, UnrestOfOthers
from regnum.games.imperium.effects.points import Per
from regnum.games.imperium.state import ACTIVATE, TURN, ImperiumState
from regnum.games.imperium.terms import (
    ACTIONS,
    BARBARIAN,
    CIVILISED,
    EMPIRE,
    HAND,
    KNIGHT,
    REGION,
    TRIBUTARY,
    UNCIVILISED,
    UNREST,
    Cost,
)
from regnum.games.imperium.worth import ABILITY, DEED, FEAST

K = TypeVar("K")
V = TypeVar("V")

SIGNS = (
    "points",  # as they stand, were the game to end now
    "materials",  # as far as a turn or two can spend them
    "hoard",  # more than that
    "population",
    "crowd",
    "land",  # regions in play: what materials come from, and where cards are garrisoned
    "abilities",  # cards in play that can be exhausted turn by turn, by what they do (see `worth`)
    "feasts",  # cards in play that bring something at every solstice, by what it is
    "customs",  # cards in play with a lasting effect
    "garrison",  # cards out of the way that still score
    "history",  # cards that score and no longer fill the hand
    "uncivilised",  # what comes to hand again and again, by suit
    "civilised",
    "tributaries",
    "regions",
    "deeds",  # what an average hand can do, in points (see `worth`)
    "scant",  # cards that are missing for a full hand turn by turn, without unrest
    "unrest",  # what clogs the hand, beside the points it costs
    "empire",  # may develop, and plays the stronger cards
    "nation",  # cards still to come before the empire, or steps of a journey that stand for them
    "development",  # cards still to be developed, or steps and people
    "saved",  # how nearly the best of them is paid for, in points
    "quests",  # of the Arthurians, in points (see `quests`)
    "thick",  # cards in the deck, hand and discard pile of the Utopians, whom each empty deck costs an unrest
    "undrawn",  # cards before the next reshuffle, which brings a nation card or a development
    "actions",  # still to be taken this turn, as far as there are cards for them in hand
    "ready",  # abilities that could still be used this turn
    "bot",  # what a bot will still gain
    "bot-points",
)
UNREST_AT = SIGNS.index("unrest")
ABUNDANCE, CROWD, MOST = 8, 5, 20
"""So many materials and people are soon spent; what goes beyond the last counts nothing."""
PLENTY = 7
"""With so many cards to draw, a hand is full nearly always."""
FULL = {2: 32, 3: 35, 4: 36}
"""Cards in the main deck of a new game, by sides."""

QUEST_BARS = 5.5
"""What each quest that is not done yet takes off: it bars the way to Graal, the last and best of them. More
than an active quest and its knights give back, or else it would look better to stay ready than to be done."""
QUEST_BEGUN = 3.25
"""What an active quest gives back, besides half of its points: more than the unrest that was taken for it,
even if the quest is one that is better hunted down than brought home."""
KNIGHT_READY = 0.75
KNIGHTS_FOR_A_QUEST = 3
"""So many garrisoned knights bring a quest home (Myrddin Wyllt)."""

STEP_AS_NATION, STEP_AS_DEVELOPMENT = 2.0, 2.5
"""For how many nation cards a step before the empire stands, and any step for how many developments: a
journey is as long as the way of other nations."""
ARRIVED_WITH = 24
"""The people with whom Shangri-La is scored (NATION-UTOPIANS-7)."""
THICK = 36
"""A deck of more cards hardly runs out more seldom."""


def course(state: ImperiumState) -> float:
    """How much of the game is over: by the main deck, by whoever has developed most, or by the bot."""
    if state.last_round:
        return 1.0
    left = len(state.main) / FULL[state.seats]
    if state.limit:
        left = min(left, 1 - state.round / state.limit)
    return 1.0 - min([left, *[until_own_end(state, seat) for seat in range(state.people)]])


def until_own_end(state: ImperiumState, seat: int) -> float:
    """How much is left until a seat ends the game by itself: its last development, or its journey's end."""
    return still_to_come(state, seat)[1] / 8 + 0.1 if state.empire[seat] else 1.0


def signs(state: ImperiumState, seat: int) -> tuple[float, ...]:
    """In the order of SIGNS."""
    if state.is_bot(seat):
        return (*NO_SIGNS, 1.0, sum([line.points for line in bot_lines(state, seat)]))
    # All that lasting signs are made of. Most looks find a seat as some look before has found it.
    key = (
        state.power[seat],
        state.extra[seat],
        state.play[seat],
        state.garrison[seat],
        tuple(sorted(state.hand[seat] + state.deck[seat] + state.discard[seat])),
        state.history[seat],
        state.flooded[seat],
        state.pools[seat],
        state.development[seat],
        state.nation_deck_size(seat),
        state.empire[seat],
        state.treated,
    )
    lasting = _lasting.get(key)
    if lasting is None:
        lasting = lasting_signs(state, seat, key[4])
        remember(_lasting, key, lasting)
    own, others, rest = lasting
    if others:
        own += sum([scoring.value_of(state, seat, card, place) for card, place in others])
    return (own, *rest, len(state.deck[seat]), *this_turn(state, seat), 0.0, 0.0)


Formulas: TypeAlias = tuple[tuple[int, str], ...]
"""Cards and where they lie."""
Lasting: TypeAlias = tuple[int, Formulas, tuple[float, ...]]
"""Points, the cards whose points depend on other seats, and the signs between points and actions."""
_lasting: dict[object, Lasting] = {}
REMEMBERED = 30_000


def lasting_signs(state: ImperiumState, seat: int, cycle: Cards) -> Lasting:
    """What does not depend on whose turn it is."""
    own, others = points(state, seat)
    in_play = (state.power[seat], *state.extra[seat], *state.play[seat])
    materials, population, _ = state.pools[seat]
    nation = index.NATIONS[state.nations[seat]]
    useful = [card for card in cycle if not index.ICONS[card] & UNREST]
    return (
        own,
        others,
        (
            min(materials, ABUNDANCE),
            min(max(0, materials - ABUNDANCE), MOST),
            min(population, CROWD),
            min(max(0, population - CROWD), MOST),
            sum([index.COUNT[REGION][card] for card in in_play]),
            sum([ABILITY[card] for card in in_play]),
            sum([FEAST[card] for card in in_play]),
            sum([bool(index.PASSIVES[card]) for card in in_play]),
            len(state.garrison[seat]),
            len(state.history[seat]),
            *[len([card for card in cycle if index.ICONS[card] & suit]) for suit in CYCLE],
            HAND * sum([DEED[card] for card in useful]) / max(HAND, len(useful)),
            max(0, PLENTY - len(useful)),
            scoring.unrest_of(state, seat),
            state.empire[seat],
            *still_to_come(state, seat),
            saved(state.pools[seat], state.development[seat]),
            quests(state, seat) if nation.quests else 0.0,
            min(len(cycle), THICK) if nation.journey else 0.0,
        ),
    )


CYCLE = (UNCIVILISED, CIVILISED, TRIBUTARY, REGION)
"""The suits of the cards that come to hand again and again, as in SIGNS."""
NO_SIGNS = (0.0,) * (len(SIGNS) - 2)


def this_turn(state: ImperiumState, seat: int) -> tuple[int, int]:
    """What the seat could still do in its turn: actions, abilities."""
    if state.turn != seat or state.phase not in (TURN, ACTIVATE):
        return 0, 0
    actions = ACTIONS if state.phase == TURN else state.actions[seat]
    useless = UNREST | (BARBARIAN if state.empire[seat] else EMPIRE)
    useful = len([card for card in state.hand[seat] if not index.ICONS[card] & useless])
    used, abilities = state.used[seat], index.EXHAUST
    ready = len([card for card in state.in_play(seat) if abilities[card] is not None and card not in used])
    return min(useful, actions), min(ready, state.exhaustion[seat])


def still_to_come(state: ImperiumState, seat: int) -> tuple[float, float]:
    """What lies between a seat and its empire, and what between it and its own end of the game."""
    faces = index.JOURNEYS[state.nations[seat]]
    if not faces:
        return state.nation_deck_size(seat), len(state.development[seat])
    steps = len(faces) - 1 - faces.index(state.extra[seat][0])
    people = 1.0 - min(state.pools[seat].population / ARRIVED_WITH, 1.0)
    before = 0.0 if state.empire[seat] else STEP_AS_NATION * (steps - 1)
    return before, STEP_AS_DEVELOPMENT * (steps + people)


def saved(pool: Cost, development: Cards) -> float:
    """The points of the development card that is nearest to being paid for, as far as it is."""
    found = 0.0
    for card in development:
        cost = index.COST[card]
        if total := sum(cost):
            covered = sum([min(have, price) for have, price in zip(pool, cost, strict=True)])
            found = max(found, index.BOT_VALUE[card] * covered / total)
    return found


def quests(state: ImperiumState, seat: int) -> float:
    """How far the quests of a seat have come: what still lies in its area bars the way to the last."""
    active = state.active_quest(seat)
    total = -QUEST_BARS * (len(state.development[seat]) + len(active))
    for card in active:
        total += QUEST_BEGUN + 0.5 * scoring.value_of(state, seat, card, "garrison")
    knights = sum([index.COUNT[KNIGHT][card] for card in state.garrisoned(seat) if card not in active])
    return total + KNIGHT_READY * min(KNIGHTS_FOR_A_QUEST, knights)


def points(state: ImperiumState, seat: int) -> tuple[int, Formulas]:
    """As they stand by what is the seat's own, and the cards whose points depend on other seats too."""
    total, others = state.pools[seat].progress, []
    for place, cards in state.scored(seat):
        fixed, formulas = printed(place, cards)
        total += fixed
        for card in formulas:
            rule = index.CARD[card].points
            if isinstance(rule, Per) and isinstance(rule.per, OF_OTHERS):
                others.append((card, place))
            else:
                total += scoring.value_of(state, seat, card, place)
    return total, tuple(others)


OF_OTHERS = (UnrestOfOthers, PoorerPlayers, Exiled)
"""What formulas count that is not the seat's own."""
_printed: dict[tuple[str, Cards], tuple[int, Cards]] = {}


def printed(place: str, cards: Cards) -> tuple[int, Cards]:
    """The points that are plain numbers, and the cards that have a formula instead."""
    found = _printed.get((place, cards))
    if found is None:
        rules = [(card, index.CARD[card].points) for card in cards]
        formulas = tuple([card for card, rule in rules if not isinstance(rule, int)])
        found = sum([rule for _, rule in rules if isinstance(rule, int)]), formulas
        remember(_printed, (place, cards), found)
    return found


def remember(found: dict[K, V], key: K, value: V) -> None:
    """Keep what was worked out; now and then all is forgotten, so that it never fills the memory."""
    if len(found) >= REMEMBERED:
        found.clear()
    found[key] = value
