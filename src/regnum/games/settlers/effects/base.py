"""What effects are, and how a card asks for a target."""

from collections.abc import Generator, Iterable
from functools import cache
from typing import Any, ClassVar, TypeAlias

from regnum.engine.decision import Arg, Ask, Decision, Gather, Unit
from regnum.engine.text import Text
from regnum.games.settlers.cards import index
from regnum.games.settlers.state import SettlersState
from regnum.games.settlers.terms import Amounts

Pick: TypeAlias = Generator[Decision | Gather, Any, int]


class Effect:
    """Something a card does. `card` is the location that carries it."""

    def quiet(self) -> bool:
        """Does it ask nothing and draw nothing? Then its place among simultaneous effects cannot matter."""
        return False

    def possible(self, state: SettlersState, seat: int, card: int) -> bool:
        """Could it be carried out? What cannot fail can always be."""
        return True

    def amounts(self, state: SettlersState, seat: int) -> Amounts | None:
        """What it gives now, where it does nothing else and nobody is asked; None of all other effects."""
        return None

    def resolve(self, state: SettlersState, seat: int, card: int) -> Unit:
        """Carry it out. Cards are drawn afterwards, in units of their own."""
        raise NotImplementedError

    def say(self, text: Text) -> str:
        """What it does, in words."""
        raise NotImplementedError


class Targeted(Effect):
    """An operation on one card that the actor picks."""

    name: ClassVar[str]
    """As in the messages `settlers-ask-<name>` and `settlers-say-<name>`."""
    clause: ClassVar[str]
    costs_own: ClassVar[bool] = False
    """The actor loses the target: where it is the only one, that is told before and after."""

    def targets(self, state: SettlersState, seat: int, card: int) -> Iterable[int]:
        """What may be picked. With nothing to pick the activation is rejected (ACTION-ACT-6)."""
        raise NotImplementedError

    def act(self, state: SettlersState, seat: int, target: int) -> None:
        """Do it to the card picked."""
        raise NotImplementedError

    def possible(self, state: SettlersState, seat: int, card: int) -> bool:
        return bool(self.targets(state, seat, card))

    def resolve(self, state: SettlersState, seat: int, card: int) -> Unit:
        target = yield from self.pick(state, seat, card)
        self.act(state, seat, target)

    def pick(self, state: SettlersState, seat: int, card: int) -> Pick:
        """Ask for the target."""
        ask = ask_about(self.name, self.clause, card)._replace(told=self.costs_own)
        return (yield Decision(seat, ask, index.options(self.targets(state, seat, card))))  # type: ignore[no-any-return]

    def say(self, text: Text) -> str:
        return text(f"settlers-say-{self.name}")


@cache
def ask_about(text: str, clause: str, card: int, **words: Arg) -> Ask:
    """A question that a card asks, and what else it says. Made once: games ask the same again and again."""
    return Ask(f"settlers-ask-{text}", f"settlers:{clause}", (("card", index.KEY[card]), *words.items()))
