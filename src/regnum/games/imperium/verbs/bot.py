"""What is done with a bot's cards: the die, its slots, the dynasty deck, and the card that is resolved."""

from regnum.engine.fields import NO_CARD, without
from regnum.engine.rng import Rng
from regnum.engine.telling import tell, tell_move, tell_secret
from regnum.games.imperium import knowledge
from regnum.games.imperium.cards import index
from regnum.games.imperium.state import ImperiumState
from regnum.games.imperium.terms import Cost
from regnum.games.imperium.verbs.ctx import Steps
from regnum.games.imperium.verbs.deck import renew_deck, trigger_scoring
from regnum.games.imperium.verbs.moves import move
from regnum.games.imperium.verbs.tell import tell_reveal
from regnum.games.imperium.verbs.tokens import gain
from regnum.games.imperium.verbs.zones import draw_unrest, enter_hand, lay, lift_top, watch_unrest
from regnum.games.imperium.zones import DECK, DISCARD, PLACES, UNREST, slot_key

DIE = 6

# --- the turn --------------------------------------------------------------------------------------------


def roll(state: ImperiumState) -> None:
    """One six-sided die (SOLO-TURN-3)."""
    rng = Rng(state.rng)
    state.die = 1 + rng.below(DIE)
    state.rng = rng.state
    tell(state, "counted", "imperium-bot-rolled", seat=state.people, count=state.die, counter="die")


def set_aside(state: ImperiumState) -> None:
    """The card of the slot that the die shows, unseen (SOLO-TURN-3)."""
    at = state.die - 1
    if at >= len(state.slots) or state.slots[at] == NO_CARD:
        return
    state.aside = (state.slots[at],)
    empty(state, at)
    source, target = slot_key(at), PLACES["aside"][0]
    tell(
        state,
        "moved",
        "imperium-bot-set-aside",
        seat=state.people,
        slot=at + 1,
        source=source,
        target=target,
    )


def reveal(state: ImperiumState, at: int) -> int:
    """The card of a slot is turned face up, to be resolved (SOLO-RESOLVE-1)."""
    card = state.slots[at]
    empty(state, at)
    forget(state, card)
    lay(state, state.people, card, "resolving")
    tell_reveal(state, "imperium-bot-revealed", card, slot_key(at), PLACES["resolving"][0], slot=at + 1)
    return card


def take_back(state: ImperiumState) -> None:
    """The card that was set aside goes into slot 1 (SOLO-CLEANUP-3)."""
    if state.aside:
        state.slots = (*state.aside, *state.slots[1:])
        state.aside = ()
        bot, source, target = state.people, PLACES["aside"][0], slot_key(0)
        tell(state, "moved", "imperium-bot-took-back", seat=bot, source=source, target=target)


def fill(state: ImperiumState, at: int) -> None:
    """The top card of the bot deck into a slot, face down (SOLO-CLEANUP-4)."""
    bot = state.people
    (card,), known = lift_top(state, bot)
    state.slots = (*state.slots[:at], card, *state.slots[at + 1 :])
    if known:
        state.bot_known = (*state.bot_known, card)
    tell(state, "moved", "imperium-bot-filled", seat=bot, slot=at + 1, source=DECK[bot], target=slot_key(at))


def empty(state: ImperiumState, at: int) -> None:
    """Nothing lies in a slot."""
    state.slots = (*state.slots[:at], NO_CARD, *state.slots[at + 1 :])


def forget(state: ImperiumState, card: int) -> None:
    """A card that was known in its slot lies open now."""
    if card in state.bot_known:
        state.bot_known = without(state.bot_known, card)


def shuffle_discards(state: ImperiumState) -> None:
    """The bot discard becomes the bot deck, below what the journey has just brought (SOLO-CLEANUP-5,
    SOLO-NATION-UTO-5)."""
    bot = state.people
    gained, tops, opened = state.deck[bot], state.tops[bot], state.open_top[bot]
    renew_deck(state, bot)
    state.deck[bot] = (*state.deck[bot], *gained)
    state.tops[bot], state.open_top[bot] = tops, opened


# --- the card that is resolved, and others of its own ----------------------------------------------------


def put_this(state: ImperiumState, card: int, target: str, text: str) -> Steps:
    """The resolved card goes where its row, or the end of its turn, sends it (SOLO-RESOLVE-9)."""
    return (yield from move(state, state.people, card, "resolving", target, text))


def dynasty_to_discard(state: ImperiumState) -> None:
    """The top card of the dynasty deck into the bot discard."""
    bot = state.people
    card = state.dynasty[-1]
    state.dynasty = state.dynasty[:-1]
    tell_reveal(state, "imperium-bot-dynasty", card, PLACES["dynasty"][0], DISCARD[bot], seat=bot)
    lay(state, bot, card, "discard")
    watch_dynasty(state)


def dynasty_to_deck(state: ImperiumState) -> None:
    """The top card of the dynasty deck onto the bot deck, as it lies: face down, or the accession card up."""
    card = state.dynasty[-1]
    state.dynasty = state.dynasty[:-1]
    gain_unseen(state, card, dynasty_group(card), "dynasty", "imperium-bot-dynasty-gained")
    watch_dynasty(state)


def gain_quest(state: ImperiumState) -> None:
    """The top impending quest onto the bot deck (SOLO-NATION-ART-2)."""
    card = state.impending[-1]
    state.impending = state.impending[:-1]
    gain_unseen(state, card, "impending", "impending", "imperium-bot-quest-gained")
    show_last_quest(state)


def gain_unseen(state: ImperiumState, card: int, group: str, source: str, text: str) -> None:
    """A card of the bot's own onto its deck. Face down it could be any of its group."""
    bot, place = state.people, PLACES[source][0]
    if is_face_up(state, card):
        forget(state, card)
        lay(state, bot, card, "deck")
        tell(state, "moved", f"{text}-open", seat=bot, card=index.KEY[card], source=place, target=DECK[bot])
        return
    enter_hand(state, bot, card)
    knowledge.stray(state, card, group, bot)
    tell_secret(state, text, (card,), (bot,), seat=bot, source=place, target=DECK[bot])


def is_face_up(state: ImperiumState, card: int) -> bool:
    """Does it lie open in its pile: the accession card, or the last quest?"""
    return index.CARD[card].starts == "accession" or card in state.bot_known


def dynasty_group(card: int) -> str:
    """Among which cards of the dynasty deck nobody knows the order (SOLO-DYNASTY-3, SOLO-DYNASTY-5)."""
    starts = index.CARD[card].starts
    return f"dynasty:{index.BOT_VALUE[card] if starts == 'development' else starts}"


def exile_quest(state: ImperiumState) -> None:
    """The top impending quest into exile."""
    card = state.impending[-1]
    state.impending = state.impending[:-1]
    forget(state, card)
    tell_reveal(
        state,
        "imperium-bot-quest-exiled",
        card,
        PLACES["impending"][0],
        PLACES["exile"][0],
        seat=state.people,
    )
    lay(state, state.people, card, "exile")
    show_last_quest(state)


def show_last_quest(state: ImperiumState) -> None:
    """The Graal lies face up at the bottom: alone, everybody sees it (SOLO-NATION-ART-1)."""
    if len(state.impending) == 1:
        state.bot_known = (*state.bot_known, *state.impending)


def watch_dynasty(state: ImperiumState) -> None:
    """An empty dynasty deck triggers scoring (SOLO-DYNASTY-7)."""
    if not state.dynasty:
        trigger_scoring(state, "dynasty")


def unrest_to_discard(state: ImperiumState) -> None:
    """Unrest from the pile straight into the bot discard (SOLO-NATION-UTO-5)."""
    bot, card = state.people, draw_unrest(state)
    lay(state, bot, card, "discard")
    tell_move(state, "imperium-took-unrest", bot, card, UNREST, DISCARD[bot])
    watch_unrest(state)


def return_unrest(state: ImperiumState, card: int, calms: bool) -> Steps:
    """Unrest of the bot goes back to its pile; at the highest level that pays (SOLO-LEVEL-SUPREME-2)."""
    bot = state.people
    source = "resolving" if card in state.resolving else "discard"
    yield from move(state, bot, card, source, "unrest", "imperium-returned-unrest")
    if calms:
        gain(state, bot, Cost(progress=1))
    return 1
