"""The effects that a domain gives as long as enough cards of it lie in an area."""

from dataclasses import dataclass
from typing import ClassVar

from regnum.engine.decision import Decision, Unit
from regnum.engine.text import Text
from regnum.games.civ.cards.index import options
from regnum.games.civ.effects.base import area_cards, ask_for, play_one, so_many, which_to_discard
from regnum.games.civ.state import CivState
from regnum.games.civ.verbs import coin, moves
from regnum.games.civ.zones import DISCARD, WHOLE_AREA


@dataclass(frozen=True)
class DiscardCards:
    """Assassination, Purge."""

    name: str
    clause: str
    count: int

    def possible(self, state: CivState, seat: int) -> bool:
        return bool(state.hand[seat])

    def resolve(self, state: CivState, seat: int) -> Unit:
        for left in range(self.count, 0, -1):
            if not state.hand[seat]:
                return
            card = yield which_to_discard(state, seat, self.clause, self.name, left)
            moves.discard_from_hand(state, seat, card)

    def say(self, text: Text) -> str:
        return text("civ-say-discard", count=self.count)


@dataclass(frozen=True)
class RaiseHandSize:
    """Scripture, Divine Right. In force by itself where the cards lie; here it is copied (CUL-3)."""

    name: str
    clause: str
    size: int

    def possible(self, state: CivState, seat: int) -> bool:
        return True

    def resolve(self, state: CivState, seat: int) -> Unit:
        coin.raise_hand_size(state, seat, self.size)
        return
        yield

    def say(self, text: Text) -> str:
        return text("civ-say-hand-size", count=self.size)


@dataclass(frozen=True)
class RebuildArea:
    """Cards leave the area, then as many are played. The subclass says where they go."""

    name: str
    clause: str
    count: int

    ask: ClassVar[str]
    words: ClassVar[str]

    def possible(self, state: CivState, seat: int) -> bool:
        return any(state.areas[seat]) or bool(state.hand[seat])

    def resolve(self, state: CivState, seat: int) -> Unit:
        for left in range(self.count, 0, -1):
            cards = area_cards(state, seat)
            if not cards:
                break
            ask, picks = ask_for(self.ask, self.clause, self.name, left), so_many(left, cards)
            card = yield Decision(seat, ask, options(cards), WHOLE_AREA[seat], picks=picks)
            self.remove(state, seat, card)
        yield from self.play_some(state, seat)

    def remove(self, state: CivState, seat: int, card: int) -> None:
        """Where a card of the area goes."""
        raise NotImplementedError

    def play_some(self, state: CivState, seat: int) -> Unit:
        """Play as many of the cards as can be played."""
        for left in range(self.count, 0, -1):
            ask = ask_for("civ-ask-play-more", self.clause, self.name, left)
            played = yield from play_one(state, seat, ask, left)
            if not played:
                return

    def say(self, text: Text) -> str:
        return text(self.words, count=self.count)


class DiscardThenPlay(RebuildArea):
    """Development, Monopoly."""

    ask, words = "civ-ask-give-up", "civ-say-discard-play"

    def remove(self, state: CivState, seat: int, card: int) -> None:
        moves.discard_from_area(state, seat, card)


class TakeThenPlay(RebuildArea):
    """Experiment, Research."""

    ask, words = "civ-ask-take-back", "civ-say-take-play"

    def remove(self, state: CivState, seat: int, card: int) -> None:
        moves.take_from_area(state, seat, card)


@dataclass(frozen=True)
class TakeDiscarded:
    """Oligarchy, Republic."""

    name: str
    clause: str
    count: int

    def possible(self, state: CivState, seat: int) -> bool:
        return bool(state.discard)

    def resolve(self, state: CivState, seat: int) -> Unit:
        for left in range(min(self.count, len(state.discard)), 0, -1):
            ask = ask_for("civ-ask-take-discarded", self.clause, self.name, left)
            card = yield Decision(seat, ask, options(state.discard), DISCARD, picks=(left, left))
            moves.take_from_discard(state, seat, card)

    def say(self, text: Text) -> str:
        return text("civ-say-take-discarded", count=self.count)
