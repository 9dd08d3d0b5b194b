"""Gain, pay, steal, actions, exhaustion: everything made of cardboard that is no card."""

from regnum.engine.decision import NUMBERS, Decision
from regnum.engine.fields import without
from regnum.engine.telling import tell
from regnum.games.imperium.asks import ask
from regnum.games.imperium.cards import index
from regnum.games.imperium.cards.passives import InsteadOfMaterials
from regnum.games.imperium.state import ImperiumState
from regnum.games.imperium.terms import (
    ICONS,
    INSTEAD_OF_MATERIALS,
    NONE,
    NOTHING,
    ON_DEVELOPMENT,
    ON_MATERIALS_FROM,
    ON_NATION_DECK,
    ON_PAY_POPULATION,
    TREATED_AS,
    Cost,
)
from regnum.games.imperium.verbs.ctx import Happened, Steps
from regnum.games.imperium.verbs.passives import passives
from regnum.games.imperium.verbs.react import fire
from regnum.games.imperium.verbs.tell import tell_tokens
from regnum.games.imperium.verbs.zones import add_tokens


def gain(state: ImperiumState, seat: int, tokens: Cost, lay_on: int = NONE) -> None:
    """From the supply into the pool (KW-GAIN-1), or from the card that they lay on."""
    if tokens.materials and state.watch[seat] & INSTEAD_OF_MATERIALS:
        for _, passive in passives(state, seat, InsteadOfMaterials):
            tokens = _instead(state, seat, tokens, passive)
    if any(tokens):
        add_tokens(state, seat, tokens)
        if lay_on == NONE:
            tell_tokens(state, "imperium-gained", seat, tokens, sign=1)
        else:
            tell_tokens(state, "imperium-gained-from", seat, tokens, sign=1, card=index.KEY[lay_on])


def _instead(state: ImperiumState, seat: int, tokens: Cost, passive: InsteadOfMaterials) -> Cost:
    """What is gained where materials would have been (TIME-9)."""
    for other in state.others(seat):
        gain(state, other, passive.theirs)
    _, population, progress = passive.yours
    return Cost(0, tokens.population + population, tokens.progress + progress)


def gained_from(state: ImperiumState, seat: int, cards: tuple[int, ...]) -> Steps:
    """Materials came from these cards in play (CARD-SHADUF-1, CARD-DOMESTICATION-1), if any came (TIME-9)."""
    if state.watch[seat] & INSTEAD_OF_MATERIALS:
        return 0
    return (yield from fire(state, seat, ON_MATERIALS_FROM, Happened(cards=cards)))


def least_progress(pool: Cost, cost: Cost) -> tuple[int, int]:
    """How much progress must stand in for materials and for population (KW-PAY-3, KW-PAY-4)."""
    materials = (cost[0] - pool[0] + 1) // 2 if cost[0] > pool[0] else 0
    population = cost[1] - pool[1] if cost[1] > pool[1] else 0
    return materials, population


def can_pay(pool: Cost, cost: Cost) -> bool:
    """Could the cost be met in full (KW-PAY-2, KW-PAY-7)?"""
    if pool[0] >= cost[0] and pool[1] >= cost[1]:
        return pool[2] >= cost[2]
    materials, population = least_progress(pool, cost)
    return pool[2] >= cost[2] + materials + population


def pay(state: ImperiumState, seat: int, cost: Cost, card: int = NONE) -> Steps:
    """Back to the supply. The owner chooses how much progress stands in for the rest (KW-PAY-6)."""
    pool = state.pools[seat]
    if not can_pay(pool, cost):
        return 0
    for_materials, for_population = least_progress(pool, cost)
    spare = pool.progress - cost.progress - for_materials - for_population
    if cost.materials and spare:
        most = min((cost.materials + 1) // 2, for_materials + spare)
        chosen = yield from _progress_for(seat, "materials", for_materials, most, cost.materials, card)
        spare -= chosen - for_materials
        for_materials = chosen
    if cost.population and spare:
        most = min(cost.population, for_population + spare)
        for_population = yield from _progress_for(
            seat, "population", for_population, most, cost.population, card
        )
    paid = Cost(
        max(0, cost.materials - 2 * for_materials),
        cost.population - for_population,
        cost.progress + for_materials + for_population,
    )
    spend(state, seat, paid)
    if paid.population:
        yield from fire(state, seat, ON_PAY_POPULATION, Happened())
    return 1


def _progress_for(seat: int, what: str, least: int, most: int, amount: int, card: int) -> Steps:
    """How many progress tokens are used as materials or as population."""
    if least == most:
        return least
    question = ask(f"pay-{what}", "KW-PAY-6", card, count=amount)
    value: int = yield Decision(seat, question, NUMBERS[least : most + 1])
    return value


def spend(state: ImperiumState, seat: int, tokens: Cost) -> None:
    """Tokens leave the pool for the supply."""
    add_tokens(state, seat, Cost(-tokens[0], -tokens[1], -tokens[2]))
    tell_tokens(state, "imperium-paid", seat, tokens, sign=-1)


def steal(state: ImperiumState, seat: int, victim: int, wanted: Cost) -> bool:
    """From one pool to another, what there is. Could all of it be taken (KW-STEAL-1 to KW-STEAL-3)?"""
    pool = state.pools[victim]
    taken = Cost(min(pool[0], wanted[0]), min(pool[1], wanted[1]), min(pool[2], wanted[2]))
    if taken != NOTHING:
        add_tokens(state, victim, Cost(-taken[0], -taken[1], -taken[2]))
        if taken.materials and state.watch[seat] & INSTEAD_OF_MATERIALS:
            tell_tokens(state, "imperium-lost", victim, taken, sign=-1)
            gain(state, seat, taken)
        else:
            add_tokens(state, seat, taken)
            tell_tokens(state, "imperium-stole", seat, taken, sign=-1, other=victim)
    return taken == wanted


def gain_actions(state: ImperiumState, seat: int, count: int) -> None:
    """Onto the state card (KW-ACTION-1)."""
    state.actions[seat] += count
    tell(state, "counted", "imperium-gained-actions", seat=seat, count=count)


def spend_actions(state: ImperiumState, seat: int, count: int) -> None:
    """From the state card to the supply (KW-ACTION-2)."""
    state.actions[seat] -= count
    tell(state, "counted", "imperium-spent-actions", seat=seat, count=count)


def place_exhaustion(state: ImperiumState, seat: int, where: int) -> None:
    """From the state card onto the nation deck or into the development area."""
    state.exhaustion[seat] -= 1
    state.used[seat] = (*state.used[seat], where)


def return_exhaustion(state: ImperiumState, seat: int, where: int) -> None:
    """Back to the state card: what it lay on may be used again (KW-EXHAUST-3)."""
    state.used[seat] = without(state.used[seat], where)
    state.exhaustion[seat] += 1
    if state.events is not None:
        if where in (ON_NATION_DECK, ON_DEVELOPMENT):
            text = (
                "imperium-refreshed-nation" if where == ON_NATION_DECK else "imperium-refreshed-development"
            )
            tell(state, "counted", text, seat=seat)
        else:
            tell(state, "counted", "imperium-refreshed", seat=seat, card=index.KEY[where])


def reset_tokens(state: ImperiumState, seat: int, actions: int, exhaustion: int) -> None:
    """Clean-up takes all tokens home and puts the usual number on the state card (CLEANUP-5)."""
    state.actions[seat], state.exhaustion[seat], state.used[seat] = actions, exhaustion, ()


def treat(state: ImperiumState, seat: int, card: int, icon: int) -> None:
    """An icon of a card in play counts as production until the turn ends (Q-60)."""
    state.treated = (*state.treated, (card, icon))
    if state.events is not None:
        what = f"@imperium-mark-{ICONS[icon]}"
        tell(
            state, "counted", "imperium-treated", seat=seat, card=index.KEY[card], what=what, count=TREATED_AS
        )


def store(state: ImperiumState, seat: int, card: int, tokens: Cost) -> None:
    """Tokens from the supply onto a card in play."""
    held = dict(state.stored)
    before = held.get(card, NOTHING)
    held[card] = Cost(before[0] + tokens[0], before[1] + tokens[1], before[2] + tokens[2])
    state.stored = tuple(sorted(held.items()))
    if state.events is not None:
        tell_tokens(state, "imperium-stored", seat, tokens, card=index.KEY[card])
