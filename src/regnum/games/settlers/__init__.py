"""Imperial Settlers: four factions, five rounds, and a solo game."""

from pathlib import Path

from regnum.engine.game import Game
from regnum.games.settlers.cards.faces import FACES
from regnum.games.settlers.evaluate import evaluate
from regnum.games.settlers.rules import unit
from regnum.games.settlers.sample import hidden_cards, sample
from regnum.games.settlers.scoring import result
from regnum.games.settlers.setup import OPTIONS, SEATS, setup
from regnum.games.settlers.state import NO_CARD, SettlersState
from regnum.games.settlers.view import view


def count(state: SettlersState) -> list[int]:
    """Every card, wherever it lies. Goods come from a supply without limit (GENERAL-4)."""
    cards = hidden_cards(state)
    cards += [*state.discard, *state.revealed, *state.line, *state.removed, *state.virtual, *state.collection]
    for zones in (state.discards, state.deals, state.empires, state.foundations):
        for zone in zones:
            cards += zone
    if state.site != NO_CARD:
        cards.append(state.site)
    return sorted(cards)


GAME = Game(
    name="settlers",
    version="1",
    seats=SEATS,
    options=OPTIONS,
    setup=setup,
    unit=unit,
    view=view,
    sample=sample,
    result=result,
    evaluate=evaluate,
    count=count,
    cards=FACES,
    locale=Path(__file__).parent / "locale",
)
