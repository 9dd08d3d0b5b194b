"""Values as lines that are the same on every machine."""

from dataclasses import dataclass, field
from enum import IntEnum

import pytest

from regnum.engine.canon import canonical


class Suit(IntEnum):
    RED = 1


@dataclass(frozen=True)
class Gain:
    wood: int = 0
    stone: int = 0
    total: int = field(init=False, default=0)

    def __post_init__(self) -> None:
        object.__setattr__(self, "total", self.wood + self.stone)


@dataclass(frozen=True)
class Card:
    name: str
    suit: Suit
    does: tuple[Gain, ...] = ()
    copies: dict[int, str] = field(default_factory=dict)


def test_a_value_is_told_without_what_is_as_usual() -> None:
    card = Card("Mill", Suit.RED, (Gain(wood=2), Gain()), {2: "b", 1: "a"})
    assert canonical(card) == ("Card(name='Mill' suit=RED does=(Gain(wood=2) Gain()) copies={1:'a' 2:'b'})")
    assert canonical(Card("Mill", Suit.RED)) == "Card(name='Mill' suit=RED)"


def test_what_differs_is_told_differently() -> None:
    assert canonical(Gain(wood=1)) != canonical(Gain(stone=1))
    assert canonical((1, (2,))) != canonical((1, 2))
    assert canonical(1) != canonical(True)
    assert canonical("1") != canonical(1)


def test_what_is_no_plain_value_is_refused() -> None:
    with pytest.raises(TypeError, match="is no plain value"):
        canonical(Card("Mill", lambda: None))  # type: ignore[arg-type]
