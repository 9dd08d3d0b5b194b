"""How computer players weigh a position."""

from typing import Any

import pytest

from regnum.engine.rng import Rng
from regnum.games.imperium import GAME
from regnum.games.imperium.evaluate import NEAR_COLLAPSE
from regnum.games.imperium.signs import SIGNS, signs

from .scene import scene
from .solo import solo_state

ALIKE: dict[str, Any] = {"nations": ("romans", "celts"), "decks": ["", ""]}


def value(seat: int = 0, **position: Any) -> float:
    """Of a position in the first seat's turn."""
    return GAME.evaluate(scene(**ALIKE | position).state, seat)


def test_a_lead_is_a_lead() -> None:
    behind, ahead = [(6, 6, 0), (6, 6, 20)], [(6, 6, 20), (6, 6, 0)]
    assert 0 < value(pools=behind) < value() < value(pools=ahead) < 1
    assert value(1, pools=ahead) == pytest.approx(1 - value(pools=ahead))


def test_near_a_collapse_the_fewest_unrest_decide() -> None:
    """Whoever has more of it wants the pile to grow again, however far ahead (COLLAPSE-6)."""
    ahead = [(6, 6, 40), (6, 6, 0)]
    piles = (1, 3, NEAR_COLLAPSE)
    near, nearer, far = (value(pools=ahead, discards=["3 unrest"], unrest=pile) for pile in piles)
    assert near < 0.5 < far
    assert near < nearer < far
    calm = [value(pools=ahead[::-1], discards=["", "3 unrest"], unrest=pile) for pile in piles]
    assert calm[0] > 0.5 > calm[2]
    assert calm[0] > calm[1] > calm[2]


def test_a_full_pile_of_unrest_is_no_concern() -> None:
    pools = [(6, 6, 10), (6, 6, 0)]
    assert value(pools=pools, unrest=NEAR_COLLAPSE) == value(pools=pools, unrest=NEAR_COLLAPSE + 3)


def test_alone_a_collapse_is_a_defeat() -> None:
    """Even for a player without unrest (SOLO-END-10)."""
    state = solo_state()
    calm = GAME.evaluate(state, 0)
    state.unrest = state.unrest[:1]
    assert GAME.evaluate(state, 0) < min(calm, 0.5)


def test_an_action_needs_a_card_that_the_state_allows() -> None:
    """Cards in hand are worth more than the same cards in the discard pile if they could be played
    (ACTIVATE-4)."""
    early, late = "shrine, town", "onager, coinage"
    for empires, playable, other in (([], early, late), ([0], late, early)):
        assert value(hands=[playable], empires=empires) > value(discards=[playable], empires=empires)
        assert value(hands=[other], empires=empires) == value(discards=[other], empires=empires)


def test_a_reshuffle_draws_nearer_with_each_card_that_is_drawn() -> None:
    """It brings a nation card or a development (RESHUFFLE-4, RESHUFFLE-9)."""
    drawn = value(decks=["", ""], discards=["onager, coinage"])
    assert drawn > value(decks=["onager, coinage", ""])


def test_of_two_cards_worth_as_much_that_is_better_which_does_more() -> None:
    """Hittites and Sumerians: tributaries of 3 points, but only one of them is worth playing."""
    assert value(discards=["hittites"]) > value(discards=["sumerians"])


def test_few_cards_do_not_fill_a_hand() -> None:
    few, more, many = (
        signs(scene(**ALIKE, discards=[f"{count} unrest, {cards}"]).state, 0)[SIGNS.index("scant")]
        for count, cards in ((3, "shrine"), (3, "shrine, onager, coinage"), (0, SEVEN))
    )
    assert few == more + 2
    assert more > many == 0


SEVEN = "shrine, onager, coinage, town-1, town-2, exports, temple"


def test_quests_are_worth_beginning() -> None:
    """An active quest outweighs the unrest that was taken for it."""
    arthurians: dict[str, Any] = {"box": "legends", "nations": ("arthurians", "qin"), "decks": ["", ""]}
    waiting = value(**arthurians, developments=["excalibur, graal"])
    court = {"arthurians-king-arthurs-court": "excalibur"}
    begun = value(**arthurians, developments=["graal"], garrisons=court, discards=["unrest"])
    assert begun > waiting


UTOPIANS: dict[str, Any] = {"box": "legends", "nations": ("utopians", "qin"), "decks": ["", ""]}


def test_a_journey_is_worth_the_progress_that_it_costs() -> None:
    before = value(**UTOPIANS, pools=[(6, 6, 5), (6, 6, 0)])
    after = value(**UTOPIANS, pools=[(6, 6, 0), (6, 6, 0)], journey=1)
    assert after > before


def test_the_journeys_end_is_sought_by_who_leads_and_shunned_by_who_is_behind() -> None:
    """With 24 people there all is scored (NATION-UTOPIANS-7)."""
    for progress, better in (((30, 0), True), ((0, 30), False)):
        few, many = (
            value(**UTOPIANS, pools=[(6, people, progress[0]), (6, 6, progress[1])], journey=3, empires=[0])
            for people in (12, 21)
        )
        assert (many > few) is better, progress


def test_a_thick_deck_spares_the_utopians_unrest() -> None:
    thin, thick = (value(**UTOPIANS | {"decks": [deck, ""]}) for deck in ("", "4 sacred-scroll"))
    assert thick > thin


def test_the_end_is_certain() -> None:
    story = scene(**ALIKE, phase="final", pools=[(0, 0, 9), (0, 0, 1)])
    assert [GAME.evaluate(story.state, seat) for seat in (0, 1)] == [1, 0]


def test_only_what_is_open_counts() -> None:
    story = scene(hands=["conquer, hills", "town, prosperity"], discards=["unrest", "2 unrest"], unrest=2)
    worlds = [story.game.sample(story.state, 0, Rng(number)) for number in range(5)]
    assert {GAME.evaluate(world, 0) for world in worlds} == {GAME.evaluate(story.state, 0)}
