"""A bot's turn in units: the die, slot by slot, clean-up (SOLO-TURN, SOLO-RESOLVE, SOLO-CLEANUP)."""

from regnum.engine.decision import Unit
from regnum.engine.fields import NO_CARD
from regnum.engine.telling import tell
from regnum.games.imperium.bot.act import Act
from regnum.games.imperium.bot.levels import LEVELS
from regnum.games.imperium.bot.row import JOURNEY, Bot, Row, Table, row_text
from regnum.games.imperium.bot.steps import token_place
from regnum.games.imperium.bot.tables import BOTS
from regnum.games.imperium.cards import index
from regnum.games.imperium.rules.end import end_turn
from regnum.games.imperium.state import BOT_CLEANUP, BOT_SLOT, ImperiumState
from regnum.games.imperium.terms import NONE, UNREST
from regnum.games.imperium.verbs import bot as verbs
from regnum.games.imperium.verbs.ctx import Steps
from regnum.games.imperium.verbs.deck import discard_top
from regnum.games.imperium.verbs.market import put_token


def bot_of(state: ImperiumState) -> Bot:
    """The bot of a solo game."""
    return BOTS[state.nation_of(state.people)]


def begin_turn(state: ImperiumState) -> Unit:
    """Roll, and set aside the card that the die shows (SOLO-TURN-2, SOLO-TURN-3)."""
    verbs.roll(state)
    verbs.set_aside(state)
    state.phase = BOT_SLOT
    return
    yield


def resolve_next(state: ImperiumState) -> Unit:
    """The card of the lowest slot that holds one; none is left: clean-up (SOLO-TURN-4)."""
    at = next((at for at, card in enumerate(state.slots) if card != NO_CARD), NONE)
    if at == NONE:
        state.phase = BOT_CLEANUP
        return
    yield from resolve(state, verbs.reveal(state, at))


def resolve(state: ImperiumState, card: int) -> Steps:
    """Unrest goes home; any other card does what the first row that can do something says, and is then
    discarded unless the row has sent it elsewhere (SOLO-RESOLVE-7 to SOLO-RESOLVE-11)."""
    if index.ICONS[card] & UNREST:
        return (yield from verbs.return_unrest(state, card, LEVELS[state.level].calms))
    act = Act(state, card)
    bot = bot_of(state)
    letter, table = bot.table(state.empire[act.bot])
    at = first_row(table, act)
    if at != NONE:
        tell_row(state, bot, letter, at)
        yield from table[at].do(act)
    if act.here:
        yield from verbs.put_this(state, card, "discard", "imperium-bot-this-discard")
    return 1


def first_row(table: Table, act: Act) -> int:
    """The topmost row that fits the card and can do something (SOLO-RESOLVE-3, SOLO-RESOLVE-7)."""
    fitting = (at for at, row in enumerate(table) if row.which.matches(act.card) and row.able(act))
    return next(fitting, NONE)


def tell_row(state: ImperiumState, bot: Bot, letter: str, at: int) -> None:
    """Say which row of its table the bot uses, and what stands there."""
    if state.events is not None:
        name = bot.name(letter, at)
        tell(state, "said", "imperium-bot-row", seat=state.people, row=name, does=f"@{row_text(name)}")


# --- clean-up --------------------------------------------------------------------------------------------


def clean_up(state: ImperiumState) -> Unit:
    """A market token, the card set aside, and the slots filled again (SOLO-CLEANUP)."""
    place = token_place(Act(state, NONE))
    if place != NONE:
        put_token(state, state.people, place, bot_of(state).token)
    verbs.take_back(state)
    for at, card in enumerate(state.slots):
        if card == NO_CARD:
            yield from fill(state, at)
    if LEVELS[state.level].hurries:
        discard_top(state, state.people, 1)
    end_turn(state, state.people)


def fill(state: ImperiumState, at: int) -> Steps:
    """A slot from the bot deck, which is renewed where it is empty (SOLO-CLEANUP-4 to SOLO-CLEANUP-7)."""
    bot = state.people
    if not state.deck[bot]:
        yield from renew(state)
    if state.deck[bot]:
        verbs.fill(state, at)
    return 1


def renew(state: ImperiumState) -> Steps:
    """The next dynasty card, or a step of the journey; then the discards are shuffled."""
    owed = 0
    if bot_of(state).journey:
        owed = yield from journey(state)
    elif state.dynasty:
        verbs.dynasty_to_discard(state)
    verbs.shuffle_discards(state)
    for _ in range(owed):
        verbs.unrest_to_discard(state)
    return 1


def journey(state: ImperiumState) -> Steps:
    """The row of the journey's face that lies up; how much unrest is due after it (SOLO-NATION-UTO-3)."""
    bot = bot_of(state)
    (face,) = state.extra[state.people]
    act = Act(state, face)
    at = next(at for at, row in enumerate(bot.journey) if row.which.matches(face))
    row: Row = bot.journey[at]
    tell_row(state, bot, JOURNEY, at)
    yield from row.do(act)
    return act.owed
