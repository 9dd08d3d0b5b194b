"""The words of the rulebook as numbers, and icons and resources in words again."""

from typing import Literal, NamedTuple, TypeAlias

from regnum.engine.game import Goods
from regnum.engine.text import Text

# --- icons: a card's icons are one mask ----------------------------------------------------------------
REGION = 1
UNCIVILISED = 1 << 1
CIVILISED = 1 << 2
TRIBUTARY = 1 << 3
FAME = 1 << 4
UNREST = 1 << 5
POWER = 1 << 6
PINNED = 1 << 7
ATTACK = 1 << 8
BARBARIAN = 1 << 9
EMPIRE = 1 << 10
CITY = 1 << 11
METROPOLIS = 1 << 12
KNIGHT = 1 << 13
MASK = 1 << 14
SCROLL = 1 << 15
PRODUCTION = 1 << 16
FERTILE = 1 << 17
RIVER = 1 << 18
VARIABLE = 1 << 19
"""The victory-point icon of a formula; set by the index, never written on a card."""

ICONS = {
    REGION: "region",
    UNCIVILISED: "uncivilised",
    CIVILISED: "civilised",
    TRIBUTARY: "tributary",
    FAME: "fame",
    UNREST: "unrest",
    POWER: "power",
    PINNED: "pinned",
    ATTACK: "attack",
    BARBARIAN: "barbarian",
    EMPIRE: "empire",
    CITY: "city",
    METROPOLIS: "metropolis",
    KNIGHT: "knight",
    MASK: "mask",
    SCROLL: "scroll",
    PRODUCTION: "production",
    FERTILE: "fertile",
    RIVER: "river",
    VARIABLE: "variable",
}
ALL_SUITS = UNCIVILISED | CIVILISED | REGION | TRIBUTARY
"""The suits that lie in the market."""
WITH_UNREST = UNCIVILISED | CIVILISED | TRIBUTARY
"""In the market, unrest is tucked under these (SETUP-29)."""
TERRAIN = (PRODUCTION, FERTILE, RIVER)
SUIT_ORDER = (UNCIVILISED, CIVILISED, REGION, TRIBUTARY, FAME, UNREST, POWER)
TREATED_AS = 3
"""An icon that is treated as production counts as so many of it (Q-60)."""
LAND = REGION | PINNED
"""What most regions show."""
EITHER = UNCIVILISED | CIVILISED


def icons_in(mask: int) -> list[int]:
    """The single icons of a mask."""
    return [icon for icon in ICONS if mask & icon]


def say_icons(mask: int) -> str:
    """`[fertile]/[river]`."""
    return "/".join(f"[{ICONS[icon]}]" for icon in icons_in(mask))


def article(icons: str) -> str:
    """`an` before `[unrest]`, for the languages that need it."""
    return "an" if icons[1] in "aeiou" else "a"


# --- of whom a text speaks, beside `do`, which tells the reader what to do -----------------------------
THEY, THEY_MAY, YOU = "they", "may", "you"
"""What they do, what they may do, and what you do, told of in a sentence about somebody else."""


def suit_of(mask: int) -> str:
    """The first suit, or `nation` where there is none."""
    return next((ICONS[suit] for suit in SUIT_ORDER if mask & suit), "nation")


# --- resources -----------------------------------------------------------------------------------------
MATERIALS, POPULATION, PROGRESS = range(3)
RESOURCES = ("materials", "population", "progress")


MARKS = {
    **{icon: f"imperium-mark-{icon}" for icon in (*ICONS.values(), "exhaust")},
    **{resource: f"imperium-{resource}" for resource in RESOURCES},
}
"""The marks of all texts, and what they are read as."""


class Cost(NamedTuple):
    """Resources to be paid, or lying somewhere."""

    materials: int = 0
    population: int = 0
    progress: int = 0


NOTHING = Cost()


def one_kind(tokens: Cost) -> tuple[int, str]:
    """How many, and the word for them, of tokens that are all of one kind."""
    amounts = {f"@imperium-{what}": amount for what, amount in zip(RESOURCES, tokens, strict=True) if amount}
    ((what, amount),) = amounts.items()
    return amount, what


def tokens(cost: Cost) -> Goods:
    """Tokens by their names."""
    return tuple((name, amount) for name, amount in zip(RESOURCES, cost, strict=True) if amount)


def say_tokens(text: Text, cost: Cost, sign: str = "") -> str:
    """`3 [materials] and 1 [population]`."""
    amounts = zip(RESOURCES, cost, strict=True)
    return text.list([f"{sign}{amount} [{what}]" for what, amount in amounts if amount])


# --- places --------------------------------------------------------------------------------------------
Start: TypeAlias = Literal["commons", "deck", "nation", "accession", "development", "supply", "in-play"]
"""Where a card begins; `deck` is the draw deck."""

REGION_SLOT, UNCIVILISED_SLOT, CIVILISED_SLOT = range(3)
SLOTS = range(5)
"""The market: a slot opposite each small deck, and two opposite the main deck (MARKET-1)."""
SMALL_DECK_OF = {REGION: REGION_SLOT, UNCIVILISED: UNCIVILISED_SLOT, CIVILISED: CIVILISED_SLOT}

NONE = -1
"""No card: an empty slot, a nation deck without its last card. Also the value of `done`."""
ON_NATION_DECK, ON_DEVELOPMENT = -2, -3
"""Where an exhaustion token lies that is not on a card."""

ACTIONS, EXHAUSTION, HAND = 3, 5, 5
"""Tokens on the state card at the start of a turn, and the basic hand size."""

# --- what passives and reactions are about: one bit each, so that a seat's interests are one mask ------
HAND_SIZE = 1
LOSES_BARBARIAN = 1 << 1
ACQUIRES_EXILED = 1 << 2
FREE_PLAYS = 1 << 3
CHEAPER_UNREST = 1 << 4
CHEAPER_DEVELOPMENT = 1 << 5
NO_HISTORY = 1 << 6
FLOODS = 1 << 7
MARKET_TOKEN_KIND = 1 << 8
LOOKS_AT_MORE = 1 << 9
SHIELDS = 1 << 10
TRIBUTE = 1 << 11
ON_PLAY = 1 << 12
ON_RETURN_UNREST = 1 << 13
ON_TAKE_UNREST = 1 << 14
ON_GAIN_CARD = 1 << 15
"""A card was acquired or broken through for."""
ON_MATERIALS_FROM = 1 << 16
ON_PAY_POPULATION = 1 << 17
ON_SINK = 1 << 18
ON_LEAVE = 1 << 19
ON_DECK_EMPTY = 1 << 20
INSTEAD_OF_MATERIALS = 1 << 21
FEWER_MASKS = 1 << 22
GARRISON_FOR_MASKS = 1 << 23
REACTIONS = (
    ON_PLAY
    | ON_RETURN_UNREST
    | ON_TAKE_UNREST
    | ON_GAIN_CARD
    | ON_MATERIALS_FROM
    | ON_PAY_POPULATION
    | ON_SINK
    | ON_LEAVE
    | ON_DECK_EMPTY
)
