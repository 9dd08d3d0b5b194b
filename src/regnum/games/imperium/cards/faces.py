"""The cards as people see them: with a title in their language, and texts that are made from the effects."""

from collections.abc import Callable

from regnum.engine.game import CardFace, Goods
from regnum.engine.text import Text, at_a_glance
from regnum.games.imperium.cards import index
from regnum.games.imperium.cards.card import Bottom, Nation
from regnum.games.imperium.cards.titles import title_of
from regnum.games.imperium.effects.base import sentence
from regnum.games.imperium.effects.combine import sentences
from regnum.games.imperium.effects.points import LIMIT, say_points
from regnum.games.imperium.terms import (
    ICONS,
    NOTHING,
    SUIT_ORDER,
    TERRAIN,
    VARIABLE,
    icons_in,
    say_tokens,
    tokens,
)


def faces() -> tuple[CardFace, ...]:
    """All cards, in the order of their numbers."""
    return tuple(
        CardFace(
            key,
            suits_or_nation(number),
            1,
            title(number),
            body(number),
            brief(number),
            facets(number),
            printed=index.CARD[number].name,
            points=corner(number),
            fields=fields(number),
        )
        for number, key in enumerate(index.KEY)
    )


def title(number: int) -> Callable[[Text], str]:
    """The name in the reader's language; of a card with two sides, with the letter of the side."""
    name = index.CARD[number].name
    side = side_of(number)
    if side is None:
        return lambda text: title_of(text, name)
    return lambda text: text("imperium-side-of", title=title_of(text, name), side="AB"[side])


def side_of(number: int) -> int | None:
    """Which side of a card with two sides it is: 0 is A."""
    pairs = (*index.POWERS, tuple(index.KINGS))
    return next((pair.index(number) for pair in pairs if number in pair), None)


def suits_or_nation(number: int) -> tuple[str, ...]:
    """All suits, or `nation` for a card without any."""
    return suits(number) or ("nation",)


def suits(number: int) -> tuple[str, ...]:
    """All suits of a card."""
    return tuple(ICONS[one] for one in SUIT_ORDER if index.ICONS[number] & one)


def facets(number: int) -> dict[str, tuple[str, ...]]:
    """Suits, icons, whose card it is, and the box that it comes in."""
    nation = nation_of(number)
    whose = "commons" if nation is None else nation.name
    boxes = boxes_of(number) if nation is None else (nation.box,)
    icons = tuple(ICONS[icon] for icon in icons_in(index.ICONS[number]))
    return {"suit": suits_or_nation(number), "nation": (whose,), "box": boxes, "icon": icons}


def corner(number: int) -> str:
    """What it is worth, or the mark of a number that depends on something."""
    points = index.CARD[number].points
    if isinstance(points, int):
        return say_points(points) if points else ""
    return f"[{ICONS[VARIABLE]}]"


def fields(number: int) -> dict[str, Goods]:
    """What it costs to develop it."""
    cost = tokens(index.CARD[number].cost)
    return {"cost": cost} if cost else {}


def boxes_of(number: int) -> tuple[str, ...]:
    """The boxes that have a common card: King of Kings is in all of them."""
    return tuple(box for box, cards in index.COMMONS.items() if number in cards or number in index.KINGS)


def nation_of(number: int) -> Nation | None:
    """The nation that the card belongs to, if it is not one of the commons."""
    for nation, *cards in zip(index.NATIONS, index.POWERS, index.JOURNEYS, index.NATION_CARDS, strict=True):
        if any(number in some for some in cards):
            return nation
    return None


def body(number: int) -> Callable[[Text], str]:
    """Icons, cost, points and texts, a line each."""
    return lambda text: "\n".join(lines(number, text))


def brief(number: int) -> Callable[[Text], str]:
    """What it does and what it is worth, in one line."""
    return lambda text: at_a_glance([*does(number, text.briefly), *worth(number, text.briefly)])


def lines(number: int, text: Text) -> list[str]:
    """What is on the card, from top to bottom."""
    card = index.CARD[number]
    said = []
    icons = [icon for icon in icons_in(index.ICONS[number]) if icon not in (*TERRAIN, VARIABLE)]
    if shown := [ICONS[icon] for icon in (*icons, *card.terrain)]:
        said.append(text.icons(shown))
    if card.players > 2:
        said.append(text("imperium-card-players", count=card.players))
    if card.cost != NOTHING:
        said.append(text("imperium-card-cost", tokens=say_tokens(text, card.cost)))
    return said + rules_of(number, text) + does(number, text, sentence) + worth(number, text)


def does(number: int, text: Text, put: Callable[[str], str] = str) -> list[str]:
    """What it does, text by text."""
    card, said = index.CARD[number], []
    texts = {"play": card.play, "exhaust": card.exhaust, "solstice": card.solstice, "final": card.final}
    for keyword, effect in texts.items():
        whole = sentences(effect)
        if whole is not None:
            said.append(text(f"imperium-card-{keyword}", does=put(whole.say(text))))
    for passive in card.passives:
        keyword = "answer" if passive.exhaust else "passive"
        said.append(text(f"imperium-card-{keyword}", does=put(passive.say(text))))
    return said


def worth(number: int, text: Text) -> list[str]:
    """Its points, if it has any."""
    points = index.CARD[number].points
    if isinstance(points, int):
        said = text("imperium-points", count=say_points(points))
        return [text("imperium-card-points", points=said)] if points else []
    if points.variable:
        return [text("imperium-card-formula", points=points.say(text), most=LIMIT)]
    return [text("imperium-card-points", points=points.say(text))]


def rules_of(number: int, text: Text) -> list[str]:
    """Free play, and what the card may not."""
    card = index.CARD[number]
    said = []
    if card.free:
        said.append(text("imperium-card-free"))
    if number in index.KINGS:
        said.append(text("imperium-card-king"))
    if is_bottom(number, "ends"):
        said.append(text("imperium-card-ends"))
    if is_bottom(number, "enters"):
        said.append(text("imperium-card-enters"))
    if not card.playable and number not in index.KINGS:
        said.append(text("imperium-card-unplayable"))
    if card.needs is not None:
        said.append(text("imperium-card-needs", condition=card.needs.say(text)))
    if not card.garrisonable:
        said.append(text("imperium-card-no-garrison"))
    if not card.movable:
        said.append(text("imperium-card-unmovable"))
    if card.last_quest:
        said.append(text("imperium-card-last-quest"))
    if card.regions > 1:
        said.append(text("imperium-card-regions", count=card.regions))
    return said


def is_bottom(number: int, bottom: Bottom) -> bool:
    """Is it the last card of a nation deck, and does it do this: trigger the end (END-5), enter play?"""
    nation = nation_of(number)
    return nation is not None and nation.bottom == bottom and index.CARD[number].starts == "accession"
