"""Imperial Settlers under the laws of every game, and under its own."""

import random

import pytest

from regnum import games
from regnum.engine.match import Match
from regnum.games.settlers.cards import index
from regnum.games.settlers.state import SettlersState
from regnum.testing import suite

SETTLERS = games.get("settlers")
ALTERNATIVE = {"lookout": "alternative"}
ADVANCED = {"lookout": "advanced", "peaceful": "on"}
RESHUFFLED = {"reshuffle_faction": "on"}
CASES = suite.cases(SETTLERS, 24, (2, 3, 4), ({}, ALTERNATIVE, ADVANCED), closely=0.03, batch=12)
CASES += suite.cases(SETTLERS, 24, (1,), ({}, RESHUFFLED), closely=0.05, batch=12)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_settlers_keeps_the_laws_of_every_game(case: suite.Case) -> None:
    suite.check(case)


@pytest.mark.parametrize("seed", range(24))
def test_long_rounds_keep_them_too(seed: int) -> None:
    """Blind players pass early. Here nobody passes as long as there is something to do."""
    chance = random.Random(seed)
    seats = 1 + seed % 4
    match = Match(SETTLERS, seats, RESHUFFLED if seed % 3 == 0 else {}, seed)
    texts = [SETTLERS.text(lang) for lang in ("en", "hu")]
    everything = match.state.everything()
    while not match.over:
        decision = chance.choice(match.decisions)
        suite.options_law(decision)
        assert match.state.everything() == everything
        sound(match.state)
        busy = [option for option in decision.options if option.key != "choice:pass"] or decision.options
        choice = chance.choice(busy)
        if chance.random() < 0.01:
            suite.close_laws(match, decision, chance, texts)
            suite.undo_law(match, decision, choice.key)
        else:
            match.choose(decision.seat, choice.key)
    suite.record_law(match)


def sound(state: SettlersState) -> None:
    """Supplies are never below nothing, markers lie on locations, and the index of features is right."""
    lying = {card for empire in state.empires for card in empire} | set(state.virtual)
    marked = {*state.used, *state.defended, *state.samurai, *state.blocked}
    marked |= {card for card, _ in (*state.taken, *state.on, *state.shrines)}
    marked |= {gate for gate, _, _ in state.gates}
    assert marked <= lying
    assert set(state.defended) <= {card for card in lying if index.COMMON[card]}
    assert len(set(state.samurai)) == len(state.samurai)
    for seat in range(state.seats):
        assert min(state.goods[seat]) >= 0
        reacting: list[list[int]] = [[] for _ in state.listeners[seat]]
        for card in sorted(state.locations(seat)):
            feature = index.CARD[card].feature
            if feature is not None:
                reacting[feature.on].append(card)
        assert [list(cards) for cards in state.listeners[seat]] == reacting
