"""What verbs report besides what the verbs of all games do (`engine.telling`)."""

from regnum.engine.decision import Arg
from regnum.engine.fields import Cards
from regnum.engine.telling import tell, tell_revealed
from regnum.games.imperium.cards import index
from regnum.games.imperium.state import ImperiumState
from regnum.games.imperium.terms import RESOURCES, Cost


def tell_end(state: ImperiumState, text: str) -> None:
    """Report the end: all zones are revealed (SCORE-1)."""
    tell_revealed(state, "scored", text)


def tell_reveal(state: ImperiumState, text: str, card: int, source: str, target: str, **public: Arg) -> None:
    """Report that a card nobody knew lies open now."""
    if state.events is not None:
        key = index.KEY[card]
        tell_revealed(state, "revealed", text, card=key, source=source, target=target, **public)


def tell_all(state: ImperiumState, text: str, seat: int, cards: Cards, place: str) -> None:
    """Report that everybody has seen all cards of a place, where there are any."""
    if state.events is not None and cards:
        tell_revealed(state, "revealed", text, seat=seat, cards=index.keys(cards), source=place, target=place)


def tell_tokens(
    state: ImperiumState, text: str, seat: int, tokens: Cost, sign: int = 0, **public: Arg
) -> None:
    """Report that resources changed hands, all kinds in one line. With a sign, they came into the seat's pool
    or left it; or that of `other` where there is one, and the seat's the other way."""
    if state.events is not None and any(tokens):
        kinds = zip(RESOURCES, tokens, strict=True)
        words = tuple([f"@imperium-{kind} {amount}" for kind, amount in kinds if amount])
        about: dict[str, Arg] = {"seat": seat, "tokens": words, **public}
        if sign:
            about["change"] = sign
        tell(state, "counted", text, **about)
