"""Deck building: a faction deck as a list, and everything that can be wrong with it (DECK-1 to DECK-3).

    romans
    3 administration
    2 builder
    1 spies

A line is a faction or a number of copies with a card; `;` and `,` end a line too, `#` begins a remark.
A faction without a list plays with its printed deck.
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from regnum.engine.game import BadSetup
from regnum.games.settlers.cards import index
from regnum.games.settlers.cards.card import FACTIONS, Card, Faction

STANDARD = "printed"
SIZE = 30
STRUCTURE = {3: 3, 2: 6, 1: 9}
"""So many different cards with so many copies: 3 with three, 6 with two, 9 with one."""

Listing = list[tuple[int, str]]
"""(copies, name of the card), as written."""


def read(listed: str, factions: Sequence[Faction]) -> dict[Faction, tuple[int, ...]]:
    """The cards of each faction at the table. Refuses what is not legal with every reason."""
    decks = {faction: index.PRINTED[faction] for faction in factions}
    if listed.strip() in ("", STANDARD):
        return decks
    listings, problems = parse(listed)
    for faction, listing in listings.items():
        if faction not in factions:
            problems.append(f"{faction.slug} are not at this table")
        problems += [f"{faction.slug}: {problem}" for problem in check(faction, listing, index.CARD)]
        decks[faction] = numbers(faction, listing)
    if problems:
        raise BadSetup(f"settlers: these decks cannot be played: {'; '.join(problems)}.")
    return decks


def parse(listed: str) -> tuple[dict[Faction, Listing], list[str]]:
    """Read the lists. Returns them, and what could not be read."""
    listings: dict[Faction, Listing] = {}
    problems: list[str] = []
    current: Listing | None = None
    names = {faction.slug: faction for faction in FACTIONS}
    lines = [line.partition("#")[0].strip() for line in re.split(r"[\n;,]", listed)]
    for line in filter(None, lines):
        entry = re.fullmatch(r"(\d+)\s*[x×]?\s+([a-z-]+)", line)
        if line in names:
            if names[line] in listings:
                problems.append(f"{line} has two lists")
            current = listings.setdefault(names[line], [])
        elif entry is None:
            problems.append(f"{line!r} is neither a faction nor a number of copies with a card")
        elif current is None:
            problems.append(f"{line!r} stands before the first faction")
        else:
            current.append((int(entry[1]), entry[2]))
    return listings, problems


def check(faction: Faction, listing: Listing, cards: Iterable[Card]) -> list[str]:
    """Everything that is wrong with one deck; nothing where it is legal."""
    known = {card.name: card for card in cards}
    problems = []
    for name, times in Counter(name for _, name in listing).items():
        if times > 1:
            problems.append(f"{name} is listed {times} times")
    for copies, name in listing:
        if name not in known:
            problems.append(f"there is no card {name!r}")
        elif known[name].faction is not faction:
            problems.append(f"{name} belongs to {known[name].faction.slug}")
        elif copies != known[name].copies:
            problems.append(f"{name} goes in with all of its {known[name].copies} copies, not with {copies}")
    total = sum(copies for copies, _ in listing)
    if total != SIZE:
        problems.append(f"a deck has {SIZE} cards, not {total}")
    return problems + structure(Counter(copies for copies, _ in listing))


def structure(found: Mapping[int, int]) -> list[str]:
    """How the numbers of copies differ from what a deck needs."""
    counts = [
        (copies, STRUCTURE.get(copies, 0), found.get(copies, 0))
        for copies in sorted({*STRUCTURE, *found}, reverse=True)
    ]
    return [
        f"a deck has {needed} different cards with {copies} cop{'y' if copies == 1 else 'ies'}, not {there}"
        for copies, needed, there in counts
        if needed != there
    ]


def numbers(faction: Faction, listing: Listing) -> tuple[int, ...]:
    """The physical cards of a deck."""

    names = {name for _, name in listing}
    return tuple(card for card in index.cards_of(faction) if index.CARD[card].name in names)
