"""From options and a seed to the first state."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from regnum.engine.fields import NO_CARD, Cards
from regnum.engine.game import About, BadSetup, GameOption, Only
from regnum.engine.rng import Rng
from regnum.games.imperium.bot.dealing import set_up_bot
from regnum.games.imperium.bot.levels import NAMES
from regnum.games.imperium.cards import index
from regnum.games.imperium.cards.card import Nation
from regnum.games.imperium.state import SIDES, TURN, ImperiumState
from regnum.games.imperium.terms import (
    ACTIONS,
    CIVILISED,
    FAME,
    REGION,
    SLOTS,
    TRIBUTARY,
    UNCIVILISED,
    UNREST,
    Cost,
)
from regnum.games.imperium.verbs.dealing import Beginnings, deal_commons, deal_fame, deal_nation, take_side
from regnum.games.imperium.verbs.market import refill

SEATS = range(1, 5)
BOXES = {
    "classics": ("classics",),
    "legends": ("legends",),
    "both-classics": ("classics", "legends"),
    "both-legends": ("legends", "classics"),
}
"""By what was chosen: the boxes that nations come from, first the one whose commons are used (SETUP-2)."""
MOST_ROUNDS = 99
LOTS = 8
"""So many nations were once drawn by lot from the stream that deals the cards. The numbers that this took are
still passed over, however many nations there are: stored games go on from there."""
ALONE = (1,)
"""With one seat a bot plays the other side."""
# By number of sides (0 and 1 never occur): SETUP-23 to SETUP-26, SOLO-SETUP-1.
FAME_REMOVED = (0, 0, 2, 1, 0)
SMALL_DECK = (0, 0, 6, 7, 8)
POOL = Cost(3, 2, 1)
"""SETUP-16."""


def options() -> tuple[GameOption, ...]:
    """What may be chosen before a game."""
    return (
        GameOption("boxes", tuple(BOXES), "classics", later=True),
        GameOption(
            "nations",
            tuple(nation.name for nation in index.NATIONS),
            "seed",
            per_seat=True,
            by_lot=True,
            unlike="bot",
            only={nation.name: Only("boxes", with_box(nation.box)) for nation in index.NATIONS},
            about={nation.name: about(nation) for nation in index.NATIONS},
        ),
        GameOption(
            "bot",
            tuple(nation.name for nation in index.NATIONS),
            "seed",
            by_lot=True,
            later=True,
            seats=ALONE,
            unlike="nations",
            only={nation.name: Only("boxes", with_box(nation.box)) for nation in index.NATIONS},
            about={nation.name: about(nation) for nation in index.NATIONS},
        ),
        GameOption("level", NAMES, NAMES[0], later=True, seats=ALONE),
        GameOption("added", (), "none", later=True, seats=ALONE, offered=False),
        GameOption("removed", (), "none", later=True, seats=ALONE, offered=False),
        GameOption("tokens", ("usual", "double"), "usual", later=True, seats=ALONE, offered=False),
        GameOption("calm", tuple(map(str, range(5))), "0", later=True, seats=ALONE, offered=False),
        GameOption("sides", ("A", "B", "choose"), "choose", per_seat=True),
        GameOption("rounds", (), "off"),
    )


def with_box(box: str) -> tuple[str, ...]:
    """The choices of boxes that have this one."""
    return tuple(choice for choice, boxes in BOXES.items() if box in boxes)


def about(nation: Nation) -> About:
    """What is told of a nation before it is chosen."""
    return About(nation.difficulty, tuple(f"imperium:{clause}" for clause in nation.read), "nation")


def setup(seats: int, options: Mapping[str, str], seed: int) -> ImperiumState:
    """SETUP-6 to SETUP-31, SOLO-SETUP."""
    names = options["nations"].split(",") + ([options["bot"]] if seats == 1 else [])
    state = ImperiumState(len(names), people=seats)
    state.limit, state.level = round_limit(options["rounds"]), NAMES.index(options["level"])
    rng = Rng(seed)
    rng.shuffle(list(range(LOTS)))
    state.nations = numbers_of(names)
    supply: list[int] = []
    boxes = BOXES[options["boxes"]]
    deck = Changes.of(options, boxes, state.nations[0]) if seats == 1 else UNCHANGED
    for seat in range(state.seats):
        if state.is_bot(seat):
            supply += set_up_bot(state, seat, rng)
        else:
            supply += set_up_nation(state, seat, rng, deck)
    commons = [card for card in commons_of(state, boxes, rng) if card not in deck.added]
    state.exchanged = tuple(sorted(set(commons).difference(index.COMMONS[boxes[0]])))
    set_up_commons(state, [*without_calmed(commons, deck.calm), *supply], rng)
    state.start = state.turn = rng.below(seats)  # alone, the player begins (SOLO-SETUP-5)
    state.rng = rng.state
    lay_market(state)
    set_up_sides(state, options["sides"])
    return state


def round_limit(given: str) -> int:
    """After so many rounds the game is scored; 0 where it ends by itself."""
    if given == "off":
        return 0
    if not (given.isascii() and given.isdigit() and 1 <= int(given) <= MOST_ROUNDS):
        raise BadSetup(
            f"imperium: rounds cannot be {given!r}. It is off, or a number from 1 to {MOST_ROUNDS}."
        )
    return int(given)


def numbers_of(names: list[str]) -> tuple[int, ...]:
    """The nations as they were asked for or drawn; none twice (SETUP-6)."""
    for name in names:
        if names.count(name) > 1:
            raise BadSetup(
                f"imperium: the {name} are there only once, but {names.count(name)} seats ask for them."
            )
    numbers = {nation.name: number for number, nation in enumerate(index.NATIONS)}
    return tuple(numbers[name] for name in names)


class Changes(NamedTuple):
    """What a campaign has changed (CAMPAIGN-6, CAMPAIGN-8, CAMPAIGN-9, CAMPAIGN-13)."""

    added: Cards = ()
    """Common cards that belong to the starting deck."""
    removed: Cards = ()
    """Cards of the starting deck that are not used."""
    pool: Cost = POOL
    calm: int = 0
    """So many unrest cards are left out of the commons."""

    @classmethod
    def of(cls, options: Mapping[str, str], boxes: tuple[str, ...], nation: int) -> "Changes":
        """As the options say; what cannot be is refused in words."""
        commons = {card for box in boxes for card in index.COMMONS[box]}
        may_add = [card for card in commons if not index.ICONS[card] & (FAME | UNREST)]
        added = cards_named(options["added"], "added", may_add)
        own = [card for card in index.NATION_CARDS[nation] if index.CARD[card].starts == "deck"]
        removed = cards_named(options["removed"], "removed", [*own, *added])
        pool = POOL if options["tokens"] == "usual" else Cost(*(2 * amount for amount in POOL))
        return cls(added, removed, pool, int(options["calm"]))


def cards_named(given: str, option: str, allowed: Iterable[int]) -> Cards:
    """The cards that an option lists by their keys."""
    keys = [] if given == "none" else given.split(",")
    fitting = {index.KEY[card] for card in allowed}
    for key in keys:
        if key not in fitting or keys.count(key) > 1:
            raise BadSetup(f"imperium: {key!r} cannot be {option}. It is for cards of a campaign, each once.")
    return tuple(index.NUMBER[key] for key in keys)


UNCHANGED = Changes()


def set_up_nation(state: ImperiumState, seat: int, rng: Rng, deck: Changes = UNCHANGED) -> list[int]:
    """A nation's cards to their places (SETUP-7 to SETUP-17). Returns its supply cards."""
    number = state.nations[seat]
    nation = index.NATIONS[number]
    places: dict[str, list[int]] = {"deck": list(deck.added)}
    for card in index.NATION_CARDS[number]:
        places.setdefault(index.CARD[card].starts, []).append(card)
    places["deck"] = [card for card in places["deck"] if card not in deck.removed]
    begins = Beginnings(
        power=index.POWERS[number][0],
        extra=(*places.get("in-play", ()), *index.JOURNEYS[number][:1]),
        nation=shuffle(places.get("nation", []), rng),
        accession=next(iter(places.get("accession", ())), NO_CARD),
        development=tuple(places.get("development", ())),
        deck=shuffle(places.get("deck", []), rng),
    )
    deal_nation(state, seat, begins)
    state.empire[seat] = nation.empire
    state.pools[seat] = deck.pool
    state.actions[seat], state.exhaustion[seat] = ACTIONS, nation.exhaustion
    return places.get("supply", [])


def shuffle(cards: list[int], rng: Rng) -> tuple[int, ...]:
    """Cards in random order, drawn from the set-up's own stream."""
    order = sorted(cards)
    rng.shuffle(order)
    return tuple(order)


def commons_of(state: ImperiumState, boxes: tuple[str, ...], rng: Rng) -> list[int]:
    """The commons of the first box. A tributary called like a nation in play is exchanged for one of another
    box, as far as there are any (SETUP-3 to SETUP-5)."""
    playing = {index.CARD[index.POWERS[nation][0]].name for nation in state.nations}
    first, *others = [fit_for(state.seats, index.COMMONS[box]) for box in boxes]
    clashing = [card for card in tributaries(first) if index.CARD[card].name in playing]
    kept = [card for card in first if card not in clashing]
    if not clashing:
        return kept
    offered = [card for box in others for card in tributaries(box) if index.CARD[card].name not in playing]
    return [*kept, *shuffle(offered, rng)[: len(clashing)]]


def tributaries(cards: Iterable[int]) -> list[int]:
    """Those among them."""
    return [card for card in cards if index.ICONS[card] & TRIBUTARY]


def without_calmed(commons: list[int], calm: int) -> list[int]:
    """The commons less so many unrest cards (CAMPAIGN-13)."""
    unrest = [card for card in commons if index.ICONS[card] & UNREST][:calm]
    return [card for card in commons if card not in unrest]


def fit_for(seats: int, cards: Iterable[int]) -> list[int]:
    """Those that are used with so many players (SETUP-19)."""
    return [card for card in cards if index.CARD[card].players <= seats]


def set_up_commons(state: ImperiumState, commons: Iterable[int], rng: Rng) -> None:
    """The decks and piles of the table (SETUP-18 to SETUP-27)."""
    used = fit_for(state.seats, commons)

    def of(suit: int, without: int = 0) -> list[int]:
        return [card for card in used if index.ICONS[card] & suit and not index.ICONS[card] & without]

    fame, removed = shuffle(of(FAME), rng), FAME_REMOVED[state.seats]
    left = of(TRIBUTARY)
    size = SMALL_DECK[state.seats]
    small: list[Cards] = []
    for suit in (of(REGION), of(UNCIVILISED), of(CIVILISED, UNCIVILISED)):
        cards = shuffle(suit, rng)
        small.append(cards[:size])
        left += cards[size:]
    deal_commons(state, tuple(of(UNREST)), small, shuffle(left, rng))
    deal_fame(state, fame, removed)


def lay_market(state: ImperiumState) -> None:
    """Five cards, unrest under some, progress on some (SETUP-28 to SETUP-30)."""
    for slot in SLOTS:
        refill(state, slot, keep=1)
    for slot in SLOTS:
        icons = index.ICONS[state.market[slot]]
        if icons & CIVILISED and not icons & UNCIVILISED:
            state.laid[slot] = Cost(progress=1)


def set_up_sides(state: ImperiumState, given: str) -> None:
    """Sides that were asked for; the others are chosen by their owners (SETUP-7)."""
    sides = given.split(",") if "," in given else [given] * state.people
    for seat, side in enumerate(sides):
        if side != "choose":
            take_side(state, seat, "AB".index(side))
    order = [seat for seat in state.clockwise(state.start) if not state.is_bot(seat)]
    state.choosing_side = tuple(seat for seat in order if sides[seat] == "choose")
    state.phase = SIDES if state.choosing_side else TURN
