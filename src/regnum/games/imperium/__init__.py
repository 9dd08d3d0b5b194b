"""Imperium: Classics."""

from pathlib import Path

from regnum.engine.game import Game
from regnum.games.imperium.asks import PHRASES
from regnum.games.imperium.cards import index
from regnum.games.imperium.cards.faces import faces
from regnum.games.imperium.cards.register import fill_index
from regnum.games.imperium.evaluate import evaluate
from regnum.games.imperium.refusals import refusals
from regnum.games.imperium.rules import unit
from regnum.games.imperium.sample import sample
from regnum.games.imperium.scoring import result
from regnum.games.imperium.setup import SEATS, options, setup
from regnum.games.imperium.state import ImperiumState
from regnum.games.imperium.terms import NONE
from regnum.games.imperium.view import view


def count(state: ImperiumState) -> list[int]:
    """Every card, wherever it lies. Tokens are without number (KW-GAIN-2)."""
    cards = [*state.main, *state.fame, *state.removed, *state.unrest, *state.exile]
    cards += [card for card in (*state.market, *state.tucked, *state.accession) if card != NONE]
    cards += [card for deck in state.small for card in deck]
    for seat in range(state.seats):
        cards += state.owned(seat)[1:]
        cards += [index.POWERS[state.nations[seat]][0], *state.nation[seat], *state.development[seat]]
    return sorted(cards)


fill_index()  # whatever follows looks cards up in it
GAME = Game(
    name="imperium",
    version="2",
    seats=SEATS,
    options=options(),
    setup=setup,
    unit=unit,
    view=view,
    sample=sample,
    result=result,
    evaluate=evaluate,
    count=count,
    cards=faces(),
    locale=Path(__file__).parent / "locale",
    phrases=PHRASES,
    spread=0.03,
    refusals=refusals,
)
