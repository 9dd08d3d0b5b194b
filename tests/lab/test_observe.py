"""Observations: everything of the view, nothing else, and under names."""

import random
from array import array
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from regnum import games
from regnum.engine.decision import Decision
from regnum.engine.match import Match
from regnum.engine.rng import Rng
from regnum.engine.state import State
from regnum.engine.view import View, ZoneView
from regnum.lab.eye import Eye
from regnum.lab.observe import NotObservable, Observer, Spot
from regnum.lab.options import option_table
from regnum.testing import suite

SETUPS = [
    ("civ", 2, {}),
    ("civ", 3, {"start": "draft"}),
    ("civ", 4, {"start": "draft", "teams": "on"}),
    ("settlers", 1, {}),
    ("settlers", 3, {"lookout": "alternative"}),
    ("settlers", 2, {"lookout": "advanced"}),
    ("settlers", 4, {"peaceful": "on", "reshuffle_faction": "on"}),
    ("imperium", 1, {"bot": "romans", "level": "overlord"}),
    ("imperium", 2, {}),
    ("imperium", 3, {"boxes": "legends"}),
    ("imperium", 4, {"boxes": "both-legends", "rounds": "3"}),
]
set_ups = pytest.mark.parametrize(("name", "seats", "options"), SETUPS)


def observer_of(match: Match) -> Observer:
    """What observes a match, its bots included."""
    return Observer(match.game, match.state.seats)


def asked(match: Match, seat: int) -> Decision | None:
    """What the seat is asked."""
    return next((one for one in match.decisions if one.seat == seat), None)


def numbers(observer: Observer, match: Match, seat: int) -> dict[str, float]:
    """A seat's vector by name."""
    vector = array("f", bytes(observer.vector(match.view(seat), asked(match, seat))))
    return dict(zip(observer.names, vector, strict=True))


def plainly(observer: Observer, view: View, decision: Decision | None) -> list[float]:
    """The same, read from the view field by field, without anything that makes it quick."""
    viewer, turn = view.seat, None if view.turn is None else (view.turn - (view.seat or 0)) % view.seats
    assert viewer is not None
    told: list[float] = []
    for at, spot in enumerate(observer.spots):
        lying = [zone for zone in view.zones if observer.spot_at(zone, viewer) == at]
        told += told_of(observer, spot, lying)
    for at in range(len(observer.spots), len(observer.spots) + len(observer.counters)):
        told += [sum(one.value for one in view.counters if observer.counter_at(one, viewer) == at)]
    told += [view.stage == f"@{view.game}-stage-{stage}" for stage in observer.features.stages]
    told += [seat == turn for seat in range(view.seats)]
    told += [decision is not None and decision.ask.text == ask for ask in observer.features.asks]
    return [*told, *((0, 0) if decision is None else decision.picks)]


def told_of(observer: Observer, spot: Spot, zones: list[ZoneView]) -> list[float]:
    """What is told of a place: how many cards, how many of each, and the sums of what they are."""
    features, cards = observer.features, [card for zone in zones for card in zone.cards or ()]
    pile = next(
        one for one in features.piles if (one.name, one.others is None) == (spot.name, spot.owner is None)
    )
    how, numbers = pile.how(viewer=not spot.owner), [sum(zone.count for zone in zones)]
    rows = [features.known[f"card:{card}"] for card in cards] if how in ("traits", "full") else []
    kinds = [cards.count(kind) for kind in observer.kinds(spot)] if how in ("kinds", "full") else []
    traits = [sum(row[at] for row in rows) for at in range(len(features.traits))]
    return [*numbers, *kinds, *(traits if how in ("traits", "full") else ())]


def played(name: str, seats: int, options: dict[str, str], seed: int = 1) -> Iterator[Match]:
    """A random game, position by position."""
    chance, match = random.Random(seed), Match(games.get(name), seats, options, seed)
    while not match.over:
        yield match
        decision = chance.choice(match.decisions)
        match.choose(decision.seat, chance.choice(decision.options).key)
    yield match


def positions(name: str, seats: int, options: dict[str, str], every: int) -> list[Match]:
    """Positions spread over a random game, and its end."""
    kept = []
    for match in played(name, seats, options):
        if match.over or len(match.choices) % every == 0:
            kept.append(match.clone())
    return kept


@set_ups
def test_an_eye_that_follows_a_game_sees_what_the_view_shows(
    name: str, seats: int, options: dict[str, str]
) -> None:
    eyes: list[Eye] = []
    for seed in (1, 2):  # the same eyes go on to another game
        for match in played(name, seats, options, seed):
            eyes = eyes or [Eye(observer_of(match), seat) for seat in range(seats)]
            for eye in eyes:
                view, decision = match.game.gaze(eye.seat).view(match.state), asked(match, eye.seat)
                assert eye.vector(match.state, decision) == eye.observer.vector(view, decision)


@set_ups
def test_what_is_told_can_be_read_from_the_view(name: str, seats: int, options: dict[str, str]) -> None:
    for match in positions(name, seats, options, every=9):
        observer = observer_of(match)
        for seat in range(seats):
            view, decision = match.view(seat), asked(match, seat)
            vector = array("f", bytes(observer.vector(view, decision)))
            assert vector.tolist() == plainly(observer, view, decision)


@set_ups
def test_what_differs_only_in_what_is_hidden_is_observed_alike(
    name: str, seats: int, options: dict[str, str]
) -> None:
    observer = observer_of(Match(games.get(name), seats, options, 1))
    differed, eyes = 0, [Eye(observer, seat) for seat in range(seats)]
    for match in positions(name, seats, options, every=7)[:-1]:
        seat = match.decisions[0].seat
        world = suite.imagine(match, seat, Rng(len(match.choices)))
        differed += world.state.fingerprint() != match.state.fingerprint()
        seen = eyes[seat].vector(match.state, asked(match, seat))
        assert eyes[seat].vector(world.state, asked(world, seat)) == seen
        assert numbers(observer, world, seat) == numbers(observer, match, seat)
    assert differed > 3, "the worlds do not differ: nothing was tested"


class Sealed(tuple[int, ...]):
    """Cards that one may count and nothing else."""

    def refuse(self, *_: object) -> Any:
        raise AssertionError("cards were looked at that are hidden")

    __iter__ = __getitem__ = __contains__ = __hash__ = __eq__ = __ne__ = refuse


def seal(state: State) -> int:
    """Hide cards from seat 0 that are hidden from it anyway. Where it knows some of them, they are left."""
    glimpsed = {name for zone in state.zones.values() if zone.glimpsed is not None for name in zone.made_of}
    count = 0
    for name, zone in state.zones.items():
        if zone.stays and zone.plain and name not in glimpsed and zone.seen in ("count", "owner"):
            held = getattr(state, name)
            if zone.per_seat and held:
                held[1] = Sealed(held[1])
            elif not zone.per_seat:
                setattr(state, name, Sealed(held))
            count += 1
    return count


@pytest.mark.parametrize("name", games.names())
def test_cards_that_are_hidden_are_counted_and_not_looked_at(name: str) -> None:
    match = positions(name, 2, {}, every=31)[2]
    eye, state = Eye(observer_of(match), 0), match.state.copy()
    before = eye.vector(state, None)
    assert seal(state) > 1, "nothing is hidden"
    assert eye.vector(state, None) == Eye(eye.observer, 0).vector(state, None) == before


@set_ups
def test_what_was_kept_from_earlier_views_is_as_good_as_new(
    name: str, seats: int, options: dict[str, str]
) -> None:
    kept: Observer | None = None
    for match in positions(name, seats, options, every=23):
        kept = kept or observer_of(match)
        for seat in range(seats):
            assert numbers(kept, match, seat) == numbers(observer_of(match), match, seat)


@set_ups
def test_everything_that_is_seen_is_told(name: str, seats: int, options: dict[str, str]) -> None:
    for match in positions(name, seats, options, every=31):
        observer, view = observer_of(match), match.view(0)
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
    with pytest.raises(NotObservable, match="no field for 'deck'"):
        Eye(Observer(fewer, 2), 0).vector(match.state, None)
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
