"""What a choice costs and gives, where that is known beforehand: by effects, printed prices and markers."""

from collections.abc import Iterator, Mapping
from functools import cache

from regnum.engine.decision import Decision, Option
from regnum.engine.game import Bargain, added
from regnum.games.imperium.asks import SAID
from regnum.games.imperium.cards import index
from regnum.games.imperium.cards.passives import InsteadOfMaterials
from regnum.games.imperium.effects.base import Effect
from regnum.games.imperium.effects.combine import Then, To, walk
from regnum.games.imperium.effects.deeds import Develop, Draw
from regnum.games.imperium.effects.tokens import Gain, GainAction, Pay, SpendAction
from regnum.games.imperium.rules.activate import ASK
from regnum.games.imperium.state import ImperiumState
from regnum.games.imperium.terms import Cost, tokens
from regnum.games.imperium.verbs.deck import development_cost
from regnum.games.imperium.verbs.passives import passives
from regnum.games.imperium.verbs.play import is_free

ACTION, EXHAUST = ("action", 1), ("exhaust", 1)
NOTHING = Bargain()


def bargains(state: ImperiumState, decision: Decision) -> Mapping[str, Bargain]:
    """By option: what it takes, and the tokens and cards that it gives for sure."""
    text = decision.ask.text.removeprefix("imperium-ask-")
    found = [(option.key, bargain(state, decision, text, option)) for option in decision.options]
    return {key: one for key, one in found if one != NOTHING}


def bargain(state: ImperiumState, decision: Decision, text: str, option: Option) -> Bargain:
    """The bargain of one option; an empty one where there is none, or nobody can know it."""
    seat = decision.seat
    if option.kind == "choice":
        return of_effect(state, seat, SAID.get(option.name))
    if option.kind == "number":
        return in_progress(decision, text, option.value)
    if option.kind != "card":
        return NOTHING
    if decision.ask == ASK:
        return activating(state, seat, option.value)
    if text == "develop-reshuffle" or (text == "develop" and not is_for_free(decision)):
        return Bargain(tokens(development_cost(state, seat, option.value)))
    return NOTHING


def activating(state: ImperiumState, seat: int, card: int) -> Bargain:
    """An action token for a card that is played, an exhaustion token for one in play, and what its text does
    for sure."""
    if card in state.hand[seat]:
        effect, marker = index.PLAY[card], () if is_free(state, seat, card) else (ACTION,)
    else:
        effect, marker = index.EXHAUST[card], (EXHAUST,)
    pays, gains = of_effect(state, seat, effect)
    return Bargain(added(marker, pays), gains)


def is_for_free(decision: Decision) -> bool:
    """Does the card whose text asks let its player develop without paying?"""
    asking = dict(decision.ask.args).get("card")
    card = index.CARD[index.NUMBER[str(asking)]] if asking is not None else None
    texts = (card.play, card.exhaust, card.solstice) if card is not None else ()
    return any(isinstance(part, Develop) and part.free for text in texts for part in parts(text))


def parts(text: Effect | tuple[Effect, ...] | None) -> Iterator[Effect]:
    """Everything that a text is made of."""
    for effect in text if isinstance(text, tuple) else (text,):
        yield from walk(effect)


def in_progress(decision: Decision, text: str, progress: int) -> Bargain:
    """How much progress stands in for materials, two for one, or for population (KW-PAY-6)."""
    if text not in ("pay-materials", "pay-population"):
        return NOTHING
    amount, what = dict(decision.ask.args)["count"], text.removeprefix("pay-")
    assert isinstance(amount, int)
    left = max(0, amount - progress * (2 if what == "materials" else 1))
    return Bargain(tuple(pair for pair in (("progress", progress), (what, left)) if pair[1]))


# --- effects -------------------------------------------------------------------------------------------


def of_effect(state: ImperiumState, seat: int, effect: object) -> Bargain:
    """What an effect is sure to take and to give. Who gets something else instead of materials is told
    nothing of them."""
    plain = plainly(effect)
    if plain.gains and passives(state, seat, InsteadOfMaterials):
        return plain._replace(gains=tuple(pair for pair in plain.gains if pair[0] != "materials"))
    return plain


@cache
def plainly(effect: object) -> Bargain:
    """The same for everybody: of choices, conditions and what is counted, nothing is sure."""
    if isinstance(effect, Pay):
        return Bargain(tokens(effect.cost))
    if isinstance(effect, SpendAction):
        return Bargain((("action", effect.count),))
    if isinstance(effect, GainAction):
        return Bargain((), (("action", effect.count),))
    if isinstance(effect, Draw) and effect.per is None:
        return Bargain((), (("card", effect.count),))
    if isinstance(effect, Gain) and effect.per is None:
        return Bargain((), tokens(Cost(effect.materials, effect.population, effect.progress)))
    if isinstance(effect, Then | To):
        bargains = [plainly(part) for part in effect.parts()]
        return Bargain(added(*(one.pays for one in bargains)), added(*(one.gains for one in bargains)))
    return NOTHING
