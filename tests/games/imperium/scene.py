"""A scene of Imperium: the table in a given position, in few words.

    scene(hands=["conquer, 2 unrest"], plays=["hills, romans-legions"], pools=[(3, 2, 1)])

A word is a card: its key (`romans-legions`, `town-2`), its key without the nation if the seat has that
nation (`legions`), or without the number (`town`, `2 unrest`): then the first that is free. Lists go by seat,
and what is not named is empty, but for these:

- a draw deck, nation deck, development area or accession card that is not given holds the nation's own cards;
- the market, the small decks, the main deck and the fame deck are filled with commons that nobody has;
- everybody is a barbarian with 6 materials, 6 population and no progress, so that nobody is asked how to pay;
- seat 0 is activating, with all tokens.

With `box="legends"` the commons are those of Legends, and a word is looked for among them first: `mining` is
`legends-mining`. What begins beside a power card lies there; `journey` says how far a journey has come.

Decks are written from the top. In a market `None` is an empty slot and `""` any card of the slot's suit;
slots are region, uncivilised, civilised, main, main.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from regnum.engine.decision import Unit
from regnum.games.imperium import GAME
from regnum.games.imperium.cards import index
from regnum.games.imperium.cards.card import Commons
from regnum.games.imperium.effects import Effect
from regnum.games.imperium.rules import guarded
from regnum.games.imperium.state import PHASES, ImperiumState
from regnum.games.imperium.terms import (
    CIVILISED,
    FAME,
    NONE,
    REGION,
    TRIBUTARY,
    UNCIVILISED,
    UNREST,
    WITH_UNREST,
    Cost,
)
from regnum.games.imperium.verbs.ctx import Ctx
from regnum.games.imperium.verbs.zones import look_anew
from regnum.testing import Story

SLOT_NAMES = ("region", "uncivilised", "civilised")
SLOT_SUITS = (REGION, UNCIVILISED, CIVILISED, TRIBUTARY, TRIBUTARY)


class Box:
    """All cards; what is taken from it cannot be taken again."""

    def __init__(self, name: str) -> None:
        self.used: set[int] = set()
        self.commons = index.COMMONS[name]
        self.prefix = next(one.prefix for one in index.SETS if isinstance(one, Commons) and one.box == name)

    def take(self, words: str, nation: str = "") -> tuple[int, ...]:
        """The cards of `conquer, 2 unrest`, in this order."""
        return tuple(
            number for word in words.split(",") if word.strip() for number in self._word(word.strip(), nation)
        )

    def _word(self, word: str, nation: str) -> list[int]:
        count, _, name = word.partition(" ") if word[:1].isdigit() else ("1", "", word)
        keys = dict.fromkeys((f"{self.prefix}{name}", name, f"{nation}-{name}"))
        found = [number for key in keys for number in self._free(key)][: int(count)]
        if len(found) < int(count):
            raise ValueError(f"{word!r}: there is no such card, or not so many are left.")
        self.used.update(found)
        return found

    def _free(self, name: str) -> list[int]:
        """The free cards with this key, or with this key and a number."""
        return [
            number
            for number, key in enumerate(index.KEY)
            if number not in self.used
            and (key == name or (key.startswith(f"{name}-") and key[len(name) + 1 :].isdigit()))
        ]

    def rest(self, numbers: Sequence[int]) -> list[int]:
        """Those that nobody has, and now somebody has."""
        left = [number for number in numbers if number not in self.used]
        self.used.update(left)
        return left

    def any_of(self, suit: int) -> int:
        """The first free common card of a suit."""
        number = next(n for n in self.commons if n not in self.used and index.ICONS[n] & suit)
        self.used.add(number)
        return number


def scene(
    seats: int | None = None,
    box: str = "classics",
    nations: Sequence[str] = ("romans", "vikings", "romans", "romans"),
    sides: str = "BBBB",
    hands: Sequence[str] = (),
    decks: Sequence[str | None] = (),
    discards: Sequence[str] = (),
    plays: Sequence[str] = (),
    garrisons: Mapping[str, str] | None = None,
    histories: Sequence[str] = (),
    flooded: Sequence[str] = (),
    journey: int = 0,
    nation_decks: Sequence[str | None] = (),
    accessions: Sequence[bool] = (),
    developments: Sequence[str | None] = (),
    pools: Sequence[tuple[int, int, int]] = (),
    empires: Sequence[int] = (),
    exhausted: str = "",
    actions: int = 3,
    exhaustion: int = 5,
    market: Sequence[str | None] = (),
    tokens: Mapping[str, tuple[int, int, int]] | None = None,
    small: Mapping[str, str] | None = None,
    main: str | None = None,
    fame: str | None = None,
    exile: str = "",
    unrest: int | None = None,
    phase: str = "activate",
    turn: int = 0,
    start: int = 0,
    round: int = 1,
    last_round: int = 0,
    king: int = 0,
    limit: int = 0,
) -> Story:
    """See the top of this module. `garrisons` is cards by host, `tokens` materials, population, progress by
    market card, `exhausted` the cards in play with a token, `unrest` the number of cards in the pile."""
    given = (hands, discards, plays, histories, pools)
    seats = seats or max(2, *(len(one) for one in given))
    state = ImperiumState(seats)
    cards = Box(box)
    numbers = {nation.name: number for number, nation in enumerate(index.NATIONS)}
    state.nations = tuple(numbers[nations[seat]] for seat in range(seats))
    state.start, state.turn, state.round, state.last_round, state.king = start, turn, round, last_round, king
    state.phase, state.limit = PHASES.index(phase), limit
    state.exile = cards.take(exile)

    def of(lists: Sequence[str | None], seat: int) -> tuple[int, ...]:
        words = lists[seat] if seat < len(lists) else ""
        return cards.take(words or "", nations[seat])

    for seat in range(seats):
        state.power[seat] = index.POWERS[state.nations[seat]]["AB".index(sides[seat])]
        state.hand[seat] = tuple(sorted(of(hands, seat)))
        state.discard[seat], state.play[seat] = of(discards, seat), of(plays, seat)
        state.history[seat], state.flooded[seat] = of(histories, seat), of(flooded, seat)
        state.deck[seat] = of(decks, seat)[::-1]
        state.nation[seat] = of(nation_decks, seat)[::-1]
        state.development[seat] = of(developments, seat)
        state.pools[seat] = Cost(*(pools[seat] if seat < len(pools) else (6, 6, 0)))
        state.empire[seat] = seat in empires
        state.actions[seat] = actions
        state.exhaustion[seat] = exhaustion
        lay_extra(state, seat, journey)
    lay_garrisons(state, cards, garrisons or {})
    lay_market(state, cards, market, tokens or {})
    lay_decks(state, cards, small or {}, main, fame)
    for seat in range(seats):
        fill_seat(state, cards, seat, decks, nation_decks, accessions, developments)
        state.used[seat] = tuple(
            [index.NUMBER[key] for key in exhausted.split(", ") if key and owns(state, seat, key)]
        )
        look_anew(state, seat)
    pile = cards.rest([n for n in cards.commons if index.ICONS[n] & UNREST])
    state.unrest = tuple(pile if unrest is None else pile[:unrest])
    return Story.at(GAME, state)


def owns(state: ImperiumState, seat: int, key: str) -> bool:
    """Is it one of the seat's cards in play?"""
    return index.NUMBER[key] in state.in_play(seat)


def lay_extra(state: ImperiumState, seat: int, journey: int) -> None:
    """What begins beside the power card."""
    nation = state.nations[seat]
    beside = [card for card in index.NATION_CARDS[nation] if index.CARD[card].starts == "in-play"]
    state.extra[seat] = (*beside, *index.JOURNEYS[nation][journey : journey + 1])


def lay_garrisons(state: ImperiumState, box: Box, garrisons: Mapping[str, str]) -> None:
    for host, words in garrisons.items():
        number = index.NUMBER[host]
        seat = next(seat for seat in range(state.seats) if number in state.in_play(seat))
        under = box.take(words, state.nation_of(seat))
        state.garrison[seat] += tuple((number, card) for card in under)


def lay_market(
    state: ImperiumState, box: Box, market: Sequence[str | None], tokens: Mapping[str, tuple[int, int, int]]
) -> None:
    named = [box.take(word) if word else () for word in market]
    for slot, suit in enumerate(SLOT_SUITS):
        if slot < len(market) and market[slot] is None:
            continue
        chosen = named[slot] if slot < len(named) else ()
        card = chosen[0] if chosen else box.any_of(suit)
        state.market[slot] = card
        state.laid[slot] = Cost(*tokens.get(index.KEY[card], (0, 0, 0)))
        if index.ICONS[card] & WITH_UNREST:
            (state.tucked[slot],) = box.take("unrest")


def lay_decks(
    state: ImperiumState, box: Box, small: Mapping[str, str], main: str | None, fame: str | None
) -> None:
    given_small = {name: box.take(words)[::-1] for name, words in small.items()}
    given_main = None if main is None else box.take(main)[::-1]
    given_fame = None if fame is None else box.take(fame)[::-1]

    def left(suit: int, without: int = 0) -> list[int]:
        return [n for n in box.commons if index.ICONS[n] & suit and not index.ICONS[n] & without]

    suits = (left(REGION), left(UNCIVILISED), left(CIVILISED, UNCIVILISED))
    for slot, numbers in enumerate(suits):
        if SLOT_NAMES[slot] in given_small:
            state.small[slot] = given_small[SLOT_NAMES[slot]]
        else:
            state.small[slot] = tuple(box.rest([n for n in numbers if n not in box.used][:5]))
    rest = box.rest(left(REGION | UNCIVILISED | CIVILISED | TRIBUTARY)) if given_main is None else []
    state.main = tuple(rest) if given_main is None else given_main
    state.fame = tuple(box.rest(left(FAME))) if given_fame is None else given_fame


def fill_seat(
    state: ImperiumState,
    box: Box,
    seat: int,
    decks: Sequence[str | None],
    nation_decks: Sequence[str | None],
    accessions: Sequence[bool],
    developments: Sequence[str | None],
) -> None:
    """What was not given is the nation's own."""
    own: dict[str, list[int]] = {}
    for card in index.NATION_CARDS[state.nations[seat]]:
        own.setdefault(index.CARD[card].starts, []).append(card)

    def is_given(lists: Sequence[str | None], at: int) -> bool:
        return at < len(lists) and lists[at] is not None

    if not is_given(decks, seat):
        state.deck[seat] = tuple(box.rest(own.get("deck", [])))
    if not is_given(nation_decks, seat):
        state.nation[seat] = tuple(box.rest(own.get("nation", [])))
    if not is_given(developments, seat):
        state.development[seat] = tuple(box.rest(own.get("development", [])))
    if seat >= len(accessions) or accessions[seat]:
        state.accession[seat] = next(iter(box.rest(own.get("accession", []))), NONE)


RESOLVING = (NONE, NONE)


def resolving(effect: Effect, card: str, phase: str = "activate", **position: Any) -> Story:
    """Seat 0 resolves an effect as if it stood on this card; then the game goes on."""
    state = scene(**position).state.copy()
    state.todo, state.phase = RESOLVING, PHASES.index(phase)

    def unit(state: ImperiumState) -> Unit | None:
        return guarded(state, staged(state)) if state.todo == RESOLVING else GAME.unit(state)

    def staged(state: ImperiumState) -> Unit:
        state.todo = ()
        yield from effect.resolve(Ctx(state, 0, index.NUMBER[card]))

    return Story.at(replace(GAME, unit=unit), state)


# --- what the tables of the nations have in common -----------------------------------------------------

MARKET = ("hills", "boats", "temple", "armenians", "city-1")
SMALL = {"region": "coast, marsh", "uncivilised": "elders", "civilised": "wonder"}
EXILED = "river, leadership, moneylenders, minoans"
"""One card of each suit: almost nobody may take them."""


def unrest(story: Story) -> list[int]:
    """How many unrest cards are in each hand."""
    return [sum(1 for card in hand if index.ICONS[card] & UNREST) for hand in story.state.hand]
