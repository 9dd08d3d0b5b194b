"""What may be chosen before a game, and what goes with what."""

from dataclasses import replace

import pytest

from regnum import games
from regnum.engine.game import BadSetup, Game, GameOption, Only
from regnum.engine.match import Match
from regnum.engine.state import State

CIV = games.get("civ")
NEEDY = GameOption(
    "colours",
    ("red", "green", "blue", "gold"),
    "seed",
    per_seat=True,
    by_lot=True,
    only={"gold": Only("start", ("draft",)), "blue": Only("start", ("draft",))},
)
LATER = GameOption("weather", ("fair", "foul"), "fair", later=True)


@pytest.fixture
def game() -> Game[State]:
    """CIV with two options more, which nothing looks at."""
    return replace(CIV, options=(*CIV.options, NEEDY, LATER))


def test_a_value_may_need_another_option(game: Game[State]) -> None:
    words = "colours cannot be 'gold' where start is 'classic'. It needs start: draft."
    with pytest.raises(BadSetup, match=words):
        game.complete(2, {"colours": "red,gold"})
    assert game.complete(2, {"colours": "red,gold", "start": "draft"})["colours"] == "red,gold"


def test_lots_are_drawn_from_what_is_open(game: Game[State]) -> None:
    def drawn(start: str) -> set[str]:
        settled = [game.settled(2, {"start": start}, seed)["colours"] for seed in range(40)]
        return {value for colours in settled for value in colours.split(",")}

    assert drawn("classic") == {"red", "green"}
    assert drawn("draft") == {"red", "green", "blue", "gold"}


def test_an_option_that_came_later_is_in_no_record_where_it_is_as_usual(game: Game[State]) -> None:
    assert "weather" not in Match(game, 2, {}, 1).record(("", "")).options
    assert "weather" not in Match(game, 2, {"weather": "fair"}, 1).record(("", "")).options
    assert Match(game, 2, {"weather": "foul"}, 1).record(("", "")).options["weather"] == "foul"
    assert game.complete(2, {})["weather"] == "fair", "set-up is told all the same"
