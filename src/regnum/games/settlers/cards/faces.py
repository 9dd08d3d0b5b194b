"""The cards as people see them. Their text is made from their effects."""

from collections.abc import Callable

from regnum.engine.game import CardFace, Goods
from regnum.engine.text import Text, at_a_glance
from regnum.games.settlers.cards.card import Card, Faction
from regnum.games.settlers.cards.register import DECKS
from regnum.games.settlers.effects.words import colour, said_cost
from regnum.games.settlers.terms import FREE, price


def title(card: Card) -> Callable[[Text], str]:
    """The name."""
    return lambda text: text(f"settlers-card-{card.name}")


def body(card: Card) -> Callable[[Text], str]:
    """Category and colours, cost, fields, and what it does, a line each."""
    return lambda text: "\n".join(lines(card, text))


def brief(card: Card) -> Callable[[Text], str]:
    """What it does, in one line."""
    return lambda text: at_a_glance(said_briefly(card, text.briefly))


def said_briefly(card: Card, text: Text) -> list[str]:
    """The parts of a brief."""
    if card.faction is Faction.ATTACK:
        return lines(card, text)
    return does(card, text)


def lines(card: Card, text: Text) -> list[str]:
    """The lines of a card."""
    if card.faction is Faction.ATTACK:
        assert card.deal is not None
        return [text("settlers-line-attack", good=card.deal.say(text))]
    what = [text(f"settlers-category-{card.category.slug}")]
    if card.colours:
        what.append(text.list([text.refer(colour(name)) for name in card.colours]))
    said = [text("settlers-line-kind", what=", ".join(what), vp=card.vp)]
    said.append(text("settlers-line-cost", cost=said_cost(text, card.cost)))
    if card.raze is not None:
        said.append(text("settlers-line-raze", goods=card.raze.say(text)))
    if card.deal is not None:
        said.append(text("settlers-line-deal", good=card.deal.say(text)))
    return said + does(card, text)


def does(card: Card, text: Text) -> list[str]:
    """What the location does."""
    said = []
    if card.production is not None:
        said.append(text("settlers-line-production", does=card.production.say(text)))
    if card.feature is not None:
        said.append(text("settlers-line-feature", does=card.feature.say(text)))
    if card.action is not None:
        cost, times = card.action.cost, card.action.times
        line = "settlers-line-action" if cost != FREE else "settlers-line-action-free"
        said.append(text(line, cost=said_cost(text, cost), does=card.action.effect.say(text), times=times))
    if card.bonus is not None:
        said.append(text("settlers-line-bonus", does=card.bonus.say(text)))
    return said


def face(key: str, card: Card) -> CardFace:
    """One physical card."""
    facets = {"faction": (card.faction.slug,), "category": (card.category.slug,), "colour": (*card.colours,)}
    if card.faction is Faction.ATTACK:
        facets = {"faction": facets["faction"]}
    return CardFace(
        key,
        (card.faction.slug,),
        1,
        title(card),
        body(card),
        brief(card),
        facets,
        points="" if card.faction is Faction.ATTACK else str(card.vp),
        fields=fields(card),
    )


def fields(card: Card) -> dict[str, Goods]:
    """Its cost, and what its raze and deal fields give."""
    gains = {"raze": card.raze, "deal": card.deal}
    printed = {"cost": price(card.cost)} | {
        name: gain.marks for name, gain in gains.items() if gain is not None
    }
    return {name: goods for name, goods in printed.items() if goods}


FACES = tuple(face(key, card) for deck in DECKS for key, card in deck.copies())
