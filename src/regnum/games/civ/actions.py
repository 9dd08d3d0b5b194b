"""Every option that a game of CIV may offer, once, in an order that stays."""

from regnum.engine.decision import DONE, SEATS
from regnum.games.civ.cards.faces import FACES
from regnum.games.civ.cards.index import KEY, OPTION
from regnum.games.civ.effects.base import DOMAIN_OPTIONS
from regnum.games.civ.rules.offers import COPIES, OWN
from regnum.games.civ.setup import SEATS as PLAYERS


def actions() -> tuple[str, ...]:
    """Ending, seats, domains, effects, copied effects, cards."""
    offers = [one for offer in (*OWN, *COPIES) for one in (offer.level_1, offer.level_2, offer.sacrifice)]
    cards = [OPTION[KEY.index(face.key)] for face in FACES]
    return tuple(one.key for one in (DONE, *SEATS[: PLAYERS[-1]], *DOMAIN_OPTIONS, *offers, *cards))
