"""The cards as people see them. Names stay as printed; texts are made from the effects."""

from collections.abc import Callable

from regnum.engine.game import CardFace
from regnum.engine.text import Text
from regnum.games.imperium import cards, table
from regnum.games.imperium.cards.tributaries import SUMERIANS
from regnum.games.imperium.effects.base import Effect
from regnum.games.imperium.effects.combine import sentence, sentences
from regnum.games.imperium.effects.tokens import say_tokens
from regnum.games.imperium.terms import ICONS, NOTHING, SUIT_ORDER, TERRAIN, VARIABLE, icons_in

assert cards.KINGS  # importing the cards fills the table


LAST_CARDS = {
    next(card for card in cards if table.CARD[card].starts == "accession")
    for nation, cards in zip(table.NATIONS, table.NATION_CARDS, strict=True)
    if nation.bottom == "ends"
}
"""The cards at the bottom of nation decks that end the game (END-5)."""


def title(number: int) -> Callable[[Text], str]:
    """The printed name."""
    name = table.CARD[number].name
    return lambda text: name


def suit(number: int) -> str:
    """The first suit, or `nation` for a card without any."""
    return next(iter(suits(number)), "nation")


def suits(number: int) -> tuple[str, ...]:
    """All suits of a card."""
    return tuple(ICONS[one] for one in SUIT_ORDER if table.ICONS[number] & one)


def facets(number: int) -> dict[str, tuple[str, ...]]:
    """Suits, icons, and whose card it is."""
    nations = zip(table.NATIONS, table.POWERS, table.NATION_CARDS, strict=True)
    whose = tuple(nation.name for nation, sides, cards in nations if number in (*sides, *cards))
    icons = tuple(ICONS[icon] for icon in icons_in(table.ICONS[number]))
    return {"suit": suits(number) or ("nation",), "nation": whose or ("commons",), "icon": icons}


def body(number: int) -> Callable[[Text], str]:
    """Icons, cost, points and texts, a line each."""
    return lambda text: "\n".join(lines(number, text))


def lines(number: int, text: Text) -> list[str]:
    """What is on the card, from top to bottom."""
    card = table.CARD[number]
    said = []
    icons = [icon for icon in icons_in(table.ICONS[number]) if icon not in (*TERRAIN, VARIABLE)]
    marks = [f"[{ICONS[icon]}]" for icon in (*icons, *card.terrain)]
    if marks:
        said.append(" ".join(marks))
    if card.players > 2:
        said.append(text("imperium-card-players", count=card.players))
    if card.cost != NOTHING:
        said.append(text("imperium-card-cost", tokens=say_tokens(text, card.cost)))
    said += rules_of(number, text)
    for keyword, effect in (("play", card.play), ("exhaust", card.exhaust), ("solstice", card.solstice)):
        whole = sentences(effect)
        if whole is not None:
            said.append(text(f"imperium-card-{keyword}", does=capital(whole, text)))
    for passive in card.passives:
        keyword = "answer" if getattr(passive, "exhaust", False) else "passive"
        said.append(text(f"imperium-card-{keyword}", does=sentence(passive.say(text))))
    if isinstance(card.points, int):
        if card.points:
            said.append(text("imperium-card-points", points=card.points))
    else:
        said.append(text("imperium-card-formula", points=card.points.say(text)))
    return said


def rules_of(number: int, text: Text) -> list[str]:
    """Free play, and what the card may not."""
    card = table.CARD[number]
    said = []
    if card.free:
        said.append(text("imperium-card-free"))
    if number in cards.KINGS:
        said.append(text("imperium-card-king"))
    if number in LAST_CARDS:
        said.append(text("imperium-card-ends"))
    if card.name == SUMERIANS:
        said.append(text("imperium-card-sumerians"))
    if not card.playable and number not in cards.KINGS:
        said.append(text("imperium-card-unplayable"))
    if card.needs is not None:
        said.append(text("imperium-card-needs", condition=card.needs.say(text)))
    if not card.garrisonable:
        said.append(text("imperium-card-no-garrison"))
    if not card.movable:
        said.append(text("imperium-card-unmovable"))
    if card.regions > 1:
        said.append(text("imperium-card-regions", count=card.regions))
    return said


def capital(effect: Effect, text: Text) -> str:
    """A text as sentences."""
    return sentence(effect.say(text))


CARDS = tuple(
    CardFace(table.KEY[number], suit(number), 1, title(number), body(number), facets(number))
    for number in range(len(table.CARD))
)
