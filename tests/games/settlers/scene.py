"""A scene of Imperial Settlers: a position, in few words.

    scene("romans, barbarians", hands=["mill, builder"], empires=["ruins"], goods=["2 wood, stone"])

A card is a name, `castle`, or the key of one copy, `castle-2`; a name takes the first copy that is left.
Lists hold a string for each seat, the first seat first. What is not named lies in its deck.
"""

import re
from collections.abc import Sequence
from typing import Any

from regnum import games
from regnum.games.settlers.cards import index
from regnum.games.settlers.cards.card import Faction
from regnum.games.settlers.rules import lookout
from regnum.games.settlers.state import PHASES, SettlersState
from regnum.games.settlers.terms import GOODS, SUPPLY
from regnum.games.settlers.verbs import empire
from regnum.testing import Story

GAME = games.get("settlers")


def listed(words: str) -> list[str]:
    """The words between commas."""
    return [word.strip() for word in words.split(",") if word.strip()]


class Box:
    """All cards; what is taken from it cannot be taken again."""

    def __init__(self) -> None:
        self.left = list(range(len(index.CARD)))

    def take(self, words: str) -> tuple[int, ...]:
        """The cards of `mill, castle-2`, in this order."""
        return tuple(self._word(word) for word in listed(words))

    def _word(self, word: str) -> int:
        fits = [card for card in self.left if word in (index.KEY[card], index.CARD[card].name)]
        if not fits:
            raise ValueError(f"There is no {word!r} left in the box.")
        self.left.remove(fits[0])
        return fits[0]

    def rest(self, faction: Faction) -> tuple[int, ...]:
        """What is left of a faction's cards."""
        return tuple(card for card in self.left if index.FACTION[card] == faction)


def supply(words: str) -> list[int]:
    """The goods of `2 wood, gold`."""
    goods = [0] * SUPPLY
    for word in listed(words):
        match = re.fullmatch(r"(?:(\d+) )?(\w+)", word)
        assert match is not None, word
        goods[GOODS.index(match[2])] += int(match[1] or 1)
    return goods


def scene(
    factions: str = "romans, barbarians",
    *,
    hands: Sequence[str] = (),
    empires: Sequence[str] = (),
    foundations: Sequence[str] = (),
    deals: Sequence[str] = (),
    goods: Sequence[str] = (),
    discard: str = "",
    top: str = "",
    faction_tops: Sequence[str] = (),
    phase: str = "action",
    taken: str = "",
    first: int = 0,
    turn: int | None = None,
    lookout_name: str = "standard",
    **more: Any,
) -> Story:
    """A story that begins in this position. `top` is the top of the common deck, its uppermost card first;
    `taken` are the locations that the Egyptians have taken over; without a `turn` it is the first player's;
    `more` are attributes of the state, with cards as numbers."""
    names = [name.strip() for name in factions.split(",")]
    state = SettlersState(len(names))
    state.factions = tuple(int(Faction[name.upper()]) for name in names)
    state.first = first
    whole = Box()
    for zones, lists in (
        (state.hand, hands),
        (state.empires, empires),
        (state.foundations, foundations),
        (state.deals, deals),
    ):
        for seat, words in enumerate(lists):
            zones[seat] = tuple(sorted(whole.take(words)))
    state.discard = whole.take(discard)
    for name in ("virtual", "collection", "line"):
        if name in more:
            setattr(state, name, whole.take(more.pop(name)))
    above = whole.take(top)
    tops = [whole.take(words) for words in (*faction_tops, *[""] * (len(names) - len(faction_tops)))]
    state.deck = (*whole.rest(Faction.COMMON), *reversed(above))
    state.decks = [
        (*whole.rest(Faction(faction)), *reversed(tops[seat])) for seat, faction in enumerate(state.factions)
    ]
    if state.solo:
        next_attacks = whole.take(more.pop("attacks", ""))
        state.attack_deck = (*whole.rest(Faction.ATTACK), *reversed(next_attacks))
    for seat, words in enumerate(goods):
        state.goods[seat] = supply(words)
    for seat, cards in enumerate(state.empires):
        for location in cards:
            empire.listen(state, seat, location)
    for key in listed(taken):
        empire.take_over(state, state.factions.index(Faction.EGYPTIANS), card(key))
    state.phase, state.turn = PHASES.index(phase), first if turn is None else turn
    state.lookout = lookout.LOOKOUTS.index(lookout_name)
    if phase == "lookout":
        state.queue = (lookout.BEGIN,)
    elif phase in ("production", "cleanup"):
        state.queue = state.order()
    for name, value in more.items():
        assert hasattr(state, name), name
        setattr(state, name, value)
    return Story.at(GAME, state)


def card(key: str) -> int:
    """The number of a card, by its key or by the name of its first copy."""
    return next(number for number, other in enumerate(index.KEY) if key in (other, index.CARD[number].name))


SUMS = ("score:", "next-", "stores-", "threat:")


def did(story: Story, *keys: str, seat: int | None = None) -> dict[str, str]:
    """What the choices changed. The running score and the outlook are left out: they only sum up the rest."""
    with story.changes() as changed:
        story.choose(*keys, seat=seat)
    return {key: change for key, change in changed.items() if not key.startswith(SUMS)}


def goods(story: Story, seat: int = 0) -> str:
    """The supply of a seat, in words: `2 wood, 1 gold`."""
    held = story.state.goods[seat]
    return ", ".join(f"{amount} {GOODS[good]}" for good, amount in enumerate(held) if amount)


def vp(story: Story, seat: int = 0) -> int:
    """Victory points gained in play."""
    return story.counter(f"vp:{seat}")


def hand(story: Story, seat: int = 0) -> tuple[str, ...]:
    """The hand of a seat."""
    return story.cards(f"hand:{seat}")


def locations(story: Story, seat: int = 0) -> tuple[str, ...]:
    """The empire of a seat, whatever the row."""
    return index.keys(story.state.empires[seat])
