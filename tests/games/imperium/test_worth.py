"""What cards can do, in points."""

import pytest

from regnum.games.imperium.cards import index
from regnum.games.imperium.effects import (
    Choose,
    Discard,
    Draw,
    EachOther,
    Gain,
    May,
    Pay,
    TakeUnrest,
    Then,
    To,
)
from regnum.games.imperium.worth import ABILITY, DEED, FEAST, LEAST, MOST, PROGRESS, worth


def test_what_is_gained_is_worth_what_is_paid_for_it() -> None:
    assert worth(Gain(progress=2)) == 2 * PROGRESS
    assert worth(Then(Gain(progress=2, materials=1), Pay(progress=2, materials=1))) == 0


def test_of_options_the_best_counts() -> None:
    assert worth(Choose(Draw(1), Draw(3))) == worth(Draw(3))


@pytest.mark.parametrize("bad", [May(TakeUnrest()), To(Discard(5), Draw(1))])
def test_nobody_does_of_their_own_will_what_does_harm(bad: May | To) -> None:
    assert worth(bad) == 0


def test_others_are_not_to_gain() -> None:
    assert worth(EachOther(TakeUnrest())) > 0 > worth(EachOther(Gain(materials=2)))


def test_only_cards_with_an_ability_are_worth_something_in_play() -> None:
    for card, printed in enumerate(index.CARD):
        assert bool(ABILITY[card]) == bool(printed.exhaust)
        assert bool(FEAST[card]) == bool(printed.solstice)
        assert 0 <= DEED[card] <= 2 * MOST
        assert not printed.play or DEED[card] >= LEAST
