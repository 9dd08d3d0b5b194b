"""A bot's set-up (SOLO-SETUP, SOLO-DYNASTY)."""

from regnum.engine.fields import Cards
from regnum.engine.rng import Rng
from regnum.games.imperium.bot.levels import LEVELS
from regnum.games.imperium.cards import index
from regnum.games.imperium.state import ImperiumState
from regnum.games.imperium.terms import REGION
from regnum.games.imperium.verbs.dealing import BotBeginnings, deal_bot


def set_up_bot(state: ImperiumState, seat: int, rng: Rng) -> list[int]:
    """All cards of the bot's nation to their places. Returns its supply cards (SOLO-SETUP-7)."""
    number = state.nations[seat]
    nation, level = index.NATIONS[number], LEVELS[state.level]
    places: dict[str, list[int]] = {}
    for card in index.NATION_CARDS[number]:
        places.setdefault(index.CARD[card].starts, []).append(card)
    developments = places.get("development", [])
    begins = BotBeginnings(
        power=index.POWERS[number][0],
        journey=index.JOURNEYS[number][:1],
        dynasty=(
            *(() if nation.quests else sorted_developments(developments, rng, nation.empire)),
            *places.get("accession", ()),
            *shuffled(places.get("nation", []), rng),
        ),
        impending=quests(developments, rng) if nation.quests else (),
        deck=shuffled(places.get("deck", []), rng),
        slots=level.slots,
    )
    deal_bot(state, seat, begins)
    state.empire[seat], state.pools[seat] = nation.empire, level.starts
    return places.get("supply", [])


def sorted_developments(cards: list[int], rng: Rng, regions_first: bool) -> Cards:
    """From the bottom up: lowest value first, equals in random order (SOLO-DYNASTY-1, SOLO-DYNASTY-3). Where
    regions come first, they lie on top, shuffled (SOLO-NATION-ATL-1)."""
    order = shuffled(cards, rng)
    above = [card for card in order if regions_first and index.ICONS[card] & REGION]
    return (*sorted([card for card in order if card not in above], key=index.BOT_VALUE.__getitem__), *above)


def quests(cards: list[int], rng: Rng) -> Cards:
    """The last quest at the bottom, the others shuffled on it (SOLO-NATION-ART-1)."""
    last = [card for card in cards if index.CARD[card].last_quest]
    return (*last, *shuffled([card for card in cards if card not in last], rng))


def shuffled(cards: list[int], rng: Rng) -> Cards:
    """In random order."""
    order = sorted(cards)
    rng.shuffle(order)
    return tuple(order)
