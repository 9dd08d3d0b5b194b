"""A scene: CIV in a given position, in few words.

    scene(hands=["science-1, 2 military"], areas=["3 religion", "5 science, culture"])

A word is a domain, or a domain and an age: `science`, `science-2`, `3 science`. Without an age the lowest
age is taken that still has enough cards, so that the cards are alike and nobody is asked which one.
"""

import re
from collections import Counter
from collections.abc import Iterable, Sequence

from regnum.games.civ import GAME
from regnum.games.civ.cards.index import DOMAIN, KEY, age_of, card, cards_of
from regnum.games.civ.state import PHASES, CivState
from regnum.games.civ.terms import AGES, DOMAINS, REMOVED_PER_AGE
from regnum.testing import Story

WORD = re.compile(rf"(?:(?P<count>\d+) )?(?P<domain>{'|'.join(DOMAINS)})(?:-(?P<age>[123]))?")


class Box:
    """All 104 cards; what is taken from it cannot be taken again."""

    def __init__(self) -> None:
        self.left = Counter(number for age in range(len(AGES)) for number in cards_of(age))

    def take(self, words: str) -> tuple[int, ...]:
        """The cards of `3 science, military-2`, in this order."""
        return tuple(
            number for word in words.split(",") if word.strip() for number in self._word(word.strip())
        )

    def _word(self, word: str) -> list[int]:
        match = WORD.fullmatch(word)
        if match is None:
            raise ValueError(f"{word!r} is no card of CIV. Write 'science', 'science-2' or '3 science-2'.")
        domain, count = DOMAINS.index(match["domain"]), int(match["count"] or 1)
        ages = [int(match["age"]) - 1] if match["age"] else list(range(len(AGES)))
        alike = [card(domain, age) for age in ages]
        enough = [number for number in alike if self.left[number] >= count]
        chosen = enough[:1] * count or [number for number in alike for _ in range(self.left[number])][:count]
        if len(chosen) < count:
            left = ", ".join(f"{self.left[number]} {KEY[number]}" for number in alike)
            raise ValueError(f"{word!r}: there are not so many; the box has {left} left.")
        self.left.subtract(chosen)
        return chosen

    def rest(self, seats: int, age: int) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
        """What goes aside, of each age as many as there should; cards older than `age`; and the deck."""
        aside: list[int] = []
        older: list[int] = []
        deck: list[int] = []
        for place in reversed(range(len(AGES))):
            cards = [number for number in sorted(self.left.elements()) if age_of(number) == place]
            aside += cards[: REMOVED_PER_AGE[seats]]
            (deck if place + 1 >= age else older).extend(cards[REMOVED_PER_AGE[seats] :])
        return tuple(aside), tuple(older), tuple(deck)


def scene(
    seats: int = 3,
    *,
    hands: Sequence[str] = (),
    areas: Sequence[str] = (),
    deck: int | str | None = None,
    discard: str = "",
    age: int = 1,
    turn: int = 0,
    start: int = 0,
    phase: str = "play",
    hidden: Iterable[tuple[int, str]] = (),
    embargoes: Iterable[tuple[int, str]] = (),
    teams: bool = False,
) -> Story:
    """A game of CIV in this position. Every card that is not named lies in the deck or aside.

    `deck` is how many cards are left there, or the cards themselves from the top. `hidden` and
    `embargoes` are seats and domains with a card of Democracy or Embargo lying on them. What a player can
    deduce from ages makes sense only if no card is younger than `age`, the age that is being drawn: cards
    older than that, if not named, are in the discard pile.
    """
    if len(hands) > seats or len(areas) > seats or max(turn, start) >= seats:
        raise ValueError(f"The table has {seats} seats: {len(hands)} hands, {len(areas)} areas, turn {turn}.")
    box = Box()
    state = CivState(seats)
    state.start, state.teams = start, teams
    state.turn, state.phase = turn, PHASES.index(phase)
    for seat, words in enumerate(hands):
        state.hand[seat] = tuple(sorted(box.take(words)))
    for seat, words in enumerate(areas):
        cards = sorted(box.take(words))
        state.areas[seat] = [tuple(c for c in cards if DOMAIN[c] == domain) for domain in range(6)]
    state.discard = box.take(discard)
    state.hidden = tuple((seat, DOMAINS.index(name), box.take("utopia")[0]) for seat, name in hidden)
    state.embargoes = tuple((seat, DOMAINS.index(name), box.take("economy")[0]) for seat, name in embargoes)
    if isinstance(deck, str):
        state.deck = box.take(deck)[::-1]
        state.aside = tuple(sorted(box.left.elements()))
    else:
        state.aside, older, state.deck = box.rest(seats, age)
        state.discard += older
        if deck is not None:
            under = len(state.deck) - deck
            if under < 0:
                raise ValueError(
                    f"{deck} cards cannot be left in the deck; {len(state.deck)} are not in use."
                )
            state.aside, state.deck = state.aside + state.deck[:under], state.deck[under:]
    state.left = len(state.deck)
    return Story.at(GAME, state)


def area(story: Story, seat: int) -> dict[str, int]:
    """How many cards of each domain lie before a seat."""
    counts = {name: story.count(f"area:{seat}:{name}") for name in DOMAINS}
    return {name: count for name, count in counts.items() if count}


def hand(story: Story, seat: int) -> tuple[str, ...]:
    """The cards in a hand."""
    return story.cards(f"hand:{seat}")


def effects(story: Story) -> set[str]:
    """The effects that may be used now, without `choice:`."""
    assert story.asked.text == "civ-ask-effect", f"effects are not asked for: {story.asked}"
    return {key.removeprefix("choice:") for key in story.options() if key != "done"}
