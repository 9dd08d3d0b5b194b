"""Imperium: Classics and Legends."""

from pathlib import Path

from regnum.engine.game import Game, Judgement
from regnum.engine.horizon import all_had_a_turn
from regnum.games.imperium import first_evaluate
from regnum.games.imperium.actions import actions
from regnum.games.imperium.asks import PHRASES
from regnum.games.imperium.bargains import bargains
from regnum.games.imperium.bot.tables import bots, ready_words, tables
from regnum.games.imperium.campaign import CAMPAIGN
from regnum.games.imperium.cards import index
from regnum.games.imperium.cards.faces import faces
from regnum.games.imperium.cards.register import fill_index
from regnum.games.imperium.evaluate import LEARNING, chances
from regnum.games.imperium.features import features
from regnum.games.imperium.refusals import refusals
from regnum.games.imperium.rules import unit
from regnum.games.imperium.rules.activate import ASK as ACTIVATE_ASK
from regnum.games.imperium.rules.turn import MODE_ASK
from regnum.games.imperium.sample import sample
from regnum.games.imperium.scoring import result, tally
from regnum.games.imperium.setup import SEATS, options, setup
from regnum.games.imperium.terms import MARKS
from regnum.games.imperium.view import COUNTERS

fill_index()  # whatever follows looks cards up in it
ready_words()
GAME = Game(
    name="imperium",
    version="2",
    seats=SEATS,
    options=options(),
    setup=setup,
    unit=unit,
    counters=COUNTERS,
    sample=sample,
    result=result,
    chances=chances,
    first=Judgement(first_evaluate.evaluate, spread=0.03),
    facts=index.CARD.__getitem__,
    cards=faces(),
    locale=Path(__file__).parent / "locale",
    phrases=PHRASES,
    marks=MARKS,
    spread=0.02,
    horizon=all_had_a_turn,
    first_share=0.15,
    refusals=refusals,
    bargains=bargains,
    bots=bots,
    campaign=CAMPAIGN,
    also=tables,
    tally=tally,
    begins=frozenset({MODE_ASK.text, ACTIVATE_ASK.text}),
    actions=actions(),
    learning=LEARNING,
    features=features(),
)
