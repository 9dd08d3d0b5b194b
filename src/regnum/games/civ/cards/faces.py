"""The cards as people see them. Their text is made from the effects of their domain."""

from collections.abc import Callable

from regnum.engine.game import CardFace
from regnum.engine.text import Text
from regnum.games.civ.cards.index import COPIES, DOMAIN, KEY, NUMBERS, age_of
from regnum.games.civ.effects.domains import DOMAIN_EFFECTS
from regnum.games.civ.terms import AGES, CULTURE, DOMAINS

EFFECTS = {domain: effects for domain, *effects in DOMAIN_EFFECTS}


def title(card: int) -> Callable[[Text], str]:
    """`Science II`."""
    domain, age = f"@civ-domain-{DOMAINS[DOMAIN[card]]}", AGES[age_of(card)]
    return lambda text: text("civ-card", domain=domain, age=age)


def body(card: int) -> Callable[[Text], str]:
    """The effects of the card's domain, a line each."""
    domain = DOMAIN[card]
    if domain == CULTURE:
        return lambda text: text("civ-card-culture", effect="@civ-effect-inspiration")

    def lines(text: Text) -> str:
        said = [
            text(f"civ-card-{kind}", effect=f"@civ-effect-{effect.name}", does=effect.say(text))
            for kind, effect in zip(("level-1", "level-2", "sacrifice"), EFFECTS[domain], strict=True)
        ]
        return "\n".join(said)

    return lines


def facts(card: int) -> object:
    """All that a card is: its domain's effects. Culture has none of its own."""
    return DOMAINS[DOMAIN[card]], AGES[age_of(card)], EFFECTS.get(DOMAIN[card], ())


FACES = tuple(
    CardFace(
        KEY[card],
        (DOMAINS[DOMAIN[card]],),
        COPIES[age_of(card)][DOMAIN[card]],
        title(card),
        body(card),
        facets={"domain": (DOMAINS[DOMAIN[card]],), "age": (AGES[age_of(card)],)},
    )
    for card in NUMBERS
    if COPIES[age_of(card)][DOMAIN[card]]
)
