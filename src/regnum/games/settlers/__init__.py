"""Imperial Settlers: four factions, five rounds, and a solo game."""

from pathlib import Path

from regnum.engine.game import Game, Judgement
from regnum.games.settlers import first_evaluate
from regnum.games.settlers.actions import actions
from regnum.games.settlers.apart import apart
from regnum.games.settlers.bargains import bargains
from regnum.games.settlers.cards import index
from regnum.games.settlers.cards.faces import FACES
from regnum.games.settlers.evaluate import LEARNING, chances, end_of_round
from regnum.games.settlers.features import features
from regnum.games.settlers.rules import unit
from regnum.games.settlers.rules.turn import TURN_ASK
from regnum.games.settlers.sample import sample
from regnum.games.settlers.scoring import result, tally
from regnum.games.settlers.setup import OPTIONS, SEATS, setup
from regnum.games.settlers.terms import CARD, slug
from regnum.games.settlers.view import COUNTERS
from regnum.games.settlers.warnings import warnings

GAME = Game(
    name="settlers",
    version="2",
    seats=SEATS,
    options=OPTIONS,
    setup=setup,
    unit=unit,
    counters=COUNTERS,
    sample=sample,
    result=result,
    chances=chances,
    first=Judgement(first_evaluate.evaluate),
    facts=index.CARD.__getitem__,
    cards=FACES,
    locale=Path(__file__).parent / "locale",
    marks={slug(good): f"settlers-good-{slug(good)}" for good in range(CARD)},
    warnings=warnings,
    apart=apart,
    bargains=bargains,
    tally=tally,
    begins=frozenset({TURN_ASK.text}),
    actions=actions(),
    spread=0.02,
    horizon=end_of_round,
    first_share=0.5,
    learning=LEARNING,
    features=features(),
)
