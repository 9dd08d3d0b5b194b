"""CIV: Carta Impera Victoria."""

from pathlib import Path

from regnum.engine.game import Game
from regnum.games.civ.catalogue import CARDS
from regnum.games.civ.evaluate import evaluate
from regnum.games.civ.rules import unit
from regnum.games.civ.sample import sample
from regnum.games.civ.scoring import result
from regnum.games.civ.setup import OPTIONS, SEATS, setup
from regnum.games.civ.state import CivState
from regnum.games.civ.view import view


def count(state: CivState) -> list[int]:
    """Every card, wherever it lies."""
    cards = [*state.deck[: state.left], *state.aside, *state.discard, *state.middle]
    cards += [card for hand in state.hands for card in hand]
    cards += [card for area in state.areas for domain in area for card in domain]
    cards += [card for _, _, card in (*state.hidden, *state.embargoes)]
    cards += [card for seat in range(state.seats) for card in state.pack(seat)]
    return sorted(cards)


GAME = Game(
    name="civ",
    version="2",
    seats=SEATS,
    options=OPTIONS,
    setup=setup,
    unit=unit,
    view=view,
    sample=sample,
    result=result,
    evaluate=evaluate,
    count=count,
    cards=CARDS,
    locale=Path(__file__).parent / "locale",
)
