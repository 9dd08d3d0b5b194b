"""Whose a card is that somebody does something to, as the log says it."""

from regnum.engine.decision import Arg
from regnum.games.settlers.zones import VIRTUAL


def of_owner(text: str, seat: int, owner: int) -> tuple[str, dict[str, Arg]]:
    """The message, and its argument `other`, where the card is another player's: two may have the same."""
    return (text, {}) if owner in (seat, VIRTUAL) else (f"{text}-of", {"other": owner})
