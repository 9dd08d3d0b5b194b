"""CIV: Carta Impera Victoria."""

from pathlib import Path

from regnum.engine.game import Game, Judgement
from regnum.games.civ import first_evaluate
from regnum.games.civ.actions import actions
from regnum.games.civ.cards.faces import FACES, facts
from regnum.games.civ.evaluate import LEARNING, chances
from regnum.games.civ.features import features
from regnum.games.civ.rules import unit
from regnum.games.civ.rules.turn import EFFECT_ASK
from regnum.games.civ.sample import sample
from regnum.games.civ.scoring import majorities, result
from regnum.games.civ.setup import OPTIONS, SEATS, setup
from regnum.games.civ.view import COUNTERS
from regnum.games.civ.warnings import warnings

GAME = Game(
    name="civ",
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
    whole_turns=True,
    facts=facts,
    cards=FACES,
    locale=Path(__file__).parent / "locale",
    warnings=warnings,
    tally=majorities,
    begins=frozenset({EFFECT_ASK.text}),
    actions=actions(),
    learning=LEARNING,
    features=features(),
)
