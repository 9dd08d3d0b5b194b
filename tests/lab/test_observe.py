"""Observations: everything of the view, nothing else, and under names."""

import random
from array import array
from dataclasses import replace

import pytest

from regnum import games
from regnum.engine.match import Match
from regnum.engine.rng import Rng
from regnum.lab.observe import NotObservable, Observer
from regnum.lab.options import option_table
from regnum.testing import suite

SETUPS = [
    ("civ", 2, {}),
    ("civ", 4, {"start": "draft", "teams": "on"}),
    ("settlers", 1, {}),
    ("settlers", 3, {"lookout": "alternative"}),
    ("settlers", 2, {"lookout": "advanced"}),
    ("imperium", 2, {}),
    ("imperium", 4, {"boxes": "both-legends"}),
]
set_ups = pytest.mark.parametrize(("name", "seats", "options"), SETUPS)


def numbers(observer: Observer, match: Match, seat: int) -> dict[str, float]:
    """A seat's vector by name."""
    decision = next((one for one in match.decisions if one.seat == seat), None)
    vector = array("f", bytes(observer.vector(match.view(seat), decision)))
    return dict(zip(observer.names, vector, strict=True))


def positions(name: str, seats: int, options: dict[str, str], every: int, seed: int = 1) -> list[Match]:
    """Positions spread over a random game."""
    chance, match, kept = random.Random(seed), Match(games.get(name), seats, options, seed), []
    while not match.over:
        if len(match.choices) % every == 0:
            kept.append(match.clone())
        decision = chance.choice(match.decisions)
        match.choose(decision.seat, chance.choice(decision.options).key)
    return [*kept, match]


@set_ups
def test_what_differs_only_in_what_is_hidden_is_observed_alike(
    name: str, seats: int, options: dict[str, str]
) -> None:
    observer, differed = Observer(games.get(name), seats), 0
    for match in positions(name, seats, options, every=7)[:-1]:
        seat = match.decisions[0].seat
        world = suite.imagine(match, seat, Rng(len(match.choices)))
        differed += world.state.fingerprint() != match.state.fingerprint()
        assert numbers(observer, world, seat) == numbers(observer, match, seat)
    assert differed > 3, "the worlds do not differ: nothing was tested"


@set_ups
def test_what_was_kept_from_earlier_views_is_as_good_as_new(
    name: str, seats: int, options: dict[str, str]
) -> None:
    kept = Observer(games.get(name), seats)
    for match in positions(name, seats, options, every=23):
        for seat in range(seats):
            assert numbers(kept, match, seat) == numbers(Observer(games.get(name), seats), match, seat)


@set_ups
def test_everything_that_is_seen_is_told(name: str, seats: int, options: dict[str, str]) -> None:
    observer = Observer(games.get(name), seats)
    for match in positions(name, seats, options, every=31):
        view = match.view(0)
        told = numbers(observer, match, 0)
        assert sum(n for field, n in told.items() if field.endswith(":count")) == sum(
            zone.count for zone in view.zones
        )
        counted = [told[f"{spot}:value"] for spot in observer.counters]
        assert sum(counted) == sum(counter.value for counter in view.counters)
        assert sum(n for field, n in told.items() if field.startswith("stage:")) == 1
        assert sum(n for field, n in told.items() if field.startswith("ask:")) == len(
            [one for one in match.decisions if one.seat == 0]
        )


def test_names_say_what_the_numbers_are() -> None:
    match = Match(games.get("civ"), 2, {"first": "1"}, 5)
    observer = Observer(match.game, 2)
    told = numbers(observer, match, 0)
    hand = next(zone for zone in match.view(0).zones if zone.key == "hand:0")
    assert hand.cards is not None
    assert {f"hand+0:{card}": hand.cards.count(card) for card in hand.cards}.items() <= told.items()
    assert (told["hand+0:count"], told["hand+1:count"]) == (3, 3)
    assert (told["turn:+0"], told["ask:civ-ask-play"]) == (1, 1)
    assert "hand+1:science-1" not in told
    assert len(set(observer.names)) == len(observer.names)


def test_seats_are_told_as_the_viewer_sees_them() -> None:
    match = Match(games.get("civ"), 3, {"first": "2"}, 5)
    match.choose(1, match.decisions[0].options[0].key)
    laid = [numbers(Observer(match.game, 3), match, seat) for seat in range(3)]
    areas = [[cards_in(told, f"area+{at}.") for at in range(3)] for told in laid]
    assert areas == [[0, 1, 0], [1, 0, 0], [0, 0, 1]]


def cards_in(told: dict[str, float], where: str) -> float:
    """How many cards lie in places of that name."""
    return sum(n for field, n in told.items() if field.startswith(where) and field.endswith(":count"))


def test_a_zone_that_no_field_is_for_is_an_error_and_no_silence() -> None:
    civ = games.get("civ")
    assert civ.features is not None
    fewer = replace(civ, features=replace(civ.features, piles=civ.features.piles[1:]))
    match = Match(fewer, 2, {}, 1)
    with pytest.raises(NotObservable, match="no field for 'deck'"):
        Observer(fewer, 2).vector(match.view(0), None)
    with pytest.raises(NotObservable, match="give it `features`"):
        Observer(replace(civ, features=None), 2)


@pytest.mark.parametrize("name", games.names())
def test_options_have_meaning(name: str) -> None:
    game = games.get(name)
    table = option_table(game)
    assert len(table.rows) == len(game.actions)
    assert {len(row) for row in table.rows} == {len(table.names)}
    choices = {row for key, row in zip(game.actions, table.rows, strict=True) if key.startswith("choice:")}
    assert len(choices) > 8, "choices cannot be told apart"


def test_what_is_alike_in_words_is_alike_in_numbers() -> None:
    game = games.get("imperium")
    table = option_table(game)
    two, three = (
        dict(zip(table.names, table.rows[game.action_numbers[key]], strict=True))
        for key in ("choice:pay-2-materials", "choice:pay-3-materials")
    )
    assert {name for name in two if two[name] != three[name]} == {"number"}
    assert (two["number"], three["number"], two["word:pay"], two["kind:choice"]) == (2, 3, 1, 1)
