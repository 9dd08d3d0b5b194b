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


def test_an_option_may_be_for_some_numbers_of_seats_and_unlike_another(game: Game[State]) -> None:
    rival = GameOption(
        "rival", ("red", "green", "blue"), "seed", by_lot=True, later=True, seats=(2,), unlike="colours"
    )
    colours = replace(NEEDY, unlike="rival")
    game = replace(CIV, options=(*CIV.options, colours, rival))
    with pytest.raises(BadSetup, match="rival is chosen with 2 seats, not with 3"):
        game.complete(3, {"rival": "red"})
    with pytest.raises(BadSetup, match="colours cannot be 'red': rival has it already"):
        game.complete(2, {"colours": "red,green", "rival": "red"})
    assert "rival" not in game.settled(3, {"start": "draft"}, 1)
    for seed in range(20):
        drawn = game.settled(2, {"start": "draft"}, seed)
        assert drawn["rival"] not in drawn["colours"].split(",")
        given = game.settled(2, {"rival": "green", "start": "draft"}, seed)
        assert "green" not in given["colours"]


def test_what_comes_from_a_campaign_is_not_offered() -> None:
    names = {option.name for option in games.get("imperium").options if not option.offered}
    assert names == {"added", "removed", "tokens", "calm"}
