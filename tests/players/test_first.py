"""The first players stay as they were: what came since is measured against them."""

from dataclasses import replace
from hashlib import blake2b

import pytest

from regnum import games, players
from regnum.engine.match import Match

from .matches import position

CHOSEN = {"civ": "b0c328d6", "settlers": "b8454ade", "imperium": "255aa07e"}


@pytest.mark.parametrize("game", CHOSEN)
def test_the_first_players_choose_as_they_always_did(game: str) -> None:
    """A change of rules or cards may change what they choose; nothing else may."""
    match = Match(games.get(game), 2, {}, seed=9)
    table = [players.make(spec, 4) for spec in ("greedy-1", "search-1:15")]
    for _ in range(60):
        seat = match.decisions[0].seat
        match.choose(seat, table[seat].choose(position(match)).key)
    told = "\n".join(match.choices).encode()
    assert blake2b(told, digest_size=4).hexdigest() == CHOSEN[game]


def test_a_game_that_came_later_is_judged_as_it_is_today() -> None:
    match = Match(replace(games.get("civ"), first=None), 2, {}, seed=1)
    assert players.make("greedy-1", 1).choose(position(match)) in match.decisions[0].options
