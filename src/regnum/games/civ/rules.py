"""The course of a game: units in the order of the rulebook. The phase of a state says which is next."""

from collections.abc import Callable

from regnum.engine.decision import DONE, Ask, Decision, Option, Unit, option
from regnum.games.civ import verbs
from regnum.games.civ.cards import RELIGION, options
from regnum.games.civ.draft import draft_pick, take_from_middle
from regnum.games.civ.effects import DOMAIN_EFFECTS, Effect, discard_one, play_one
from regnum.games.civ.state import (
    DRAFT,
    EFFECTS,
    GIVE_BACK,
    HEGEMONY,
    LEVEL_1,
    LEVEL_2,
    MIDDLE,
    OVER,
    PLAY,
    SHED,
    CivState,
    without,
)

IDLE_ROUNDS = 20
"""A game in which the age deck is left untouched for so long is scored (Q-6)."""

PLAY_ASK = Ask("civ-ask-play", "civ:TURN-1")
EFFECT_ASK = Ask("civ-ask-effect", "civ:TURN-2")


class Use:
    """An effect as an option of a turn: with one's own cards, or copied by Inspiration."""

    __slots__ = ("copied", "effect", "mark", "option")

    def __init__(self, value: int, effect: Effect, mark: int, copied: bool) -> None:
        self.effect = effect
        self.mark = mark
        """The bits of `used` that this use sets (TURN-3, CUL-1)."""
        self.copied = copied
        self.option: Option = option("choice", value, f"copy-{effect.name}" if copied else effect.name)


INSPIRATION = 1 << 12


def _permanent(domain: int) -> int:
    return 1 << domain


def _sacrifice(domain: int) -> int:
    return 1 << 6 + domain


def _uses() -> tuple[Use, ...]:
    own = [
        (effect, mark)
        for domain, level_1, level_2, sacrifice in DOMAIN_EFFECTS
        for effect, mark in (
            (level_1, _permanent(domain)),
            (level_2, _permanent(domain)),
            (sacrifice, _sacrifice(domain)),
        )
    ]
    uses = [Use(value, effect, mark, copied=False) for value, (effect, mark) in enumerate(own)]
    return (*uses, *(Use(len(own) + u.option.value, u.effect, u.mark | INSPIRATION, True) for u in uses))


USES = _uses()
OWN = tuple(
    (row[0], USES[3 * at], USES[3 * at + 1], USES[3 * at + 2]) for at, row in enumerate(DOMAIN_EFFECTS)
)
COPIED = tuple(
    (domain, USES[15 + level_1.option.value], USES[15 + level_2.option.value])
    for domain, level_1, level_2, _ in OWN
)


def unit(state: CivState) -> Unit | None:
    """The next small piece of the game."""
    return None if state.phase == OVER else UNITS[state.phase](state)


def play_card(state: CivState) -> Unit:
    """The card that a turn begins with (TURN-1, TURN-8)."""
    yield from play_one(state, state.turn, PLAY_ASK)
    state.phase = EFFECTS


def use_effect(state: CivState) -> Unit:
    """One effect, or the end of the turn (TURN-2)."""
    value = yield Decision(state.turn, EFFECT_ASK, available(state))
    if value == DONE.value:
        end_turn(state)
        return
    use = USES[value]
    state.used |= use.mark
    if state.events is not None:
        text = "civ-copied" if use.copied else "civ-used"
        verbs.tell(state, "used", text, seat=state.turn, effect=f"@civ-effect-{use.effect.name}")
    yield from use.effect.resolve(state, state.turn)


def available(state: CivState) -> list[Option]:
    """What the turn can be used for now, and the end of the turn."""
    seat, used = state.turn, state.used
    area = state.areas[seat]
    first, second = LEVEL_1[state.seats], LEVEL_2[state.seats]
    offers: list[Option] = []
    for domain, level_1, level_2, sacrifice in OWN:
        cards = len(area[domain])
        if not cards:
            continue
        # The hand sizes of Religion are in force by themselves: they are chosen only when copied.
        free = cards >= first and domain != RELIGION and not used & level_1.mark
        if free and level_1.effect.possible(state, seat):
            offers.append(level_1.option)
            if cards >= second:
                offers.append(level_2.option)
        if not used & sacrifice.mark and sacrifice.effect.possible(state, seat):
            offers.append(sacrifice.option)
    if not used & INSPIRATION and state.inspired(seat):
        offers += copies(state, seat)
    offers.append(DONE)
    return offers


def copies(state: CivState, seat: int) -> list[Option]:
    """The permanent effects that the areas of others give (CUL-1, CUL-2, CUL-4)."""
    offers: list[Option] = []
    others = [state.areas[other] for other in state.others(seat)]
    for domain, level_1, level_2 in COPIED:
        cards = max(len(area[domain]) for area in others)
        if cards < LEVEL_1[state.seats] or state.used & _permanent(domain):
            continue
        if level_1.effect.possible(state, seat):
            offers.append(level_1.option)
            if cards >= LEVEL_2[state.seats]:
                offers.append(level_2.option)
    return offers


def give_back(state: CivState) -> Unit:
    """The second half of Inquisition (REL-4)."""
    seat, (other, count) = state.turn, state.owed
    given: tuple[int, ...] = ()
    for left in range(count, 0, -1):
        ask = Ask("civ-ask-give-back", "civ:REL-4", (("count", left), ("other", other)))
        hand = without(state.hands[seat], given)
        card = yield Decision(seat, ask, options(hand), verbs.HAND[seat], secret=True)
        given = (*given, card)
    verbs.give_back(state, seat, other, given)
    state.owed, state.phase = (), EFFECTS


def shed(state: CivState) -> Unit:
    """The second half of Breakthrough, a card at a time (SCI-3)."""
    (left,) = state.owed
    yield from discard_one(state, state.turn, Ask("civ-ask-discard", "civ:SCI-3", (("count", left),)))
    state.owed, state.phase = ((left - 1,), SHED) if left > 1 else ((), EFFECTS)


def end_turn(state: CivState) -> None:
    """Draw, look for hegemony, and hand on the turn (TURN-6, TURN-7)."""
    seat = state.turn
    verbs.draw(state, seat, state.hand_size(seat) - len(state.hands[seat]))
    if state.embargoes:
        verbs.end_embargoes(state, seat)
    following = (seat + 1) % state.seats
    if has_hegemony(state, seat):
        end_game(state, "hegemony")
    elif following == state.start and not state.left:
        end_game(state, "majority")
    elif following == state.start and state.idle >= IDLE_ROUNDS * state.seats:
        end_game(state, "stalemate")
    else:
        begin_turn(state, following)


def has_hegemony(state: CivState, seat: int) -> bool:
    """Does a domain of the area hold the required number of cards (END-1)?"""
    area = state.areas[seat]
    if max(map(len, area)) < HEGEMONY[state.seats]:
        return False
    return any(len(cards) >= state.needed(seat, domain) for domain, cards in enumerate(area))


def begin_turn(state: CivState, seat: int) -> None:
    """A turn begins; what was copied for the last one ends (CUL-3)."""
    state.turn, state.phase, state.used = seat, PLAY, 0
    state.idle += 1
    if state.coin and state.coin[0] == seat:
        verbs.lift_coin(state)
    verbs.tell(state, "turned", "civ-turn", seat=seat)


def end_game(state: CivState, outcome: str) -> None:
    """The game is over; `scoring` says who has won."""
    state.outcome, state.phase = outcome, OVER
    verbs.tell(state, "scored", f"civ-ended-{outcome}", seat=state.turn)


UNITS: dict[int, Callable[[CivState], Unit]] = {
    DRAFT: draft_pick,
    MIDDLE: take_from_middle,
    PLAY: play_card,
    EFFECTS: use_effect,
    GIVE_BACK: give_back,
    SHED: shed,
}
