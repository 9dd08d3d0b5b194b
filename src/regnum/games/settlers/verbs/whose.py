"""Whose a card is that somebody does something to, as the log says it."""

from regnum.engine.decision import Arg
from regnum.games.settlers.zones import VIRTUAL


def of_owner(text: str, seat: int, owner: int) -> tuple[str, dict[str, Arg]]:
    """The message, and its argument `other`, where the card is another player's: two may have the same."""
    if owner == seat:
        return text, {}
    return f"{text}-of", {"other": "@settlers-virtual-player" if owner == VIRTUAL else owner}
